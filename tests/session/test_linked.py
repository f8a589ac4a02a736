"""A second front end at the same table: its lines, and both ends of the connection."""

from __future__ import annotations

import contextlib
import os
import random
import socket
import threading
import time
from pathlib import Path

import pytest

from gin.core.errors import BadLine, JoinError
from gin.rules.model.actions import Take
from gin.session.linked import link as links
from gin.session.linked import listener
from gin.session.linked.channel import connect, remove_stale, socket_path
from gin.session.linked.codes import new_code, parse_code, place_of, shown_code
from gin.session.linked.hosted import HostedSeat
from gin.session.linked.joining import join
from gin.session.linked.lines import Greeting, TableReader
from gin.session.linked.link import Link, LinkState
from gin.session.linked.listener import TRIES, TableListener
from gin.session.partner import Partner
from gin.session.shared_match import SharedMatch
from gin.session.storage.store import Store
from gin.variants.registry import GAMES
from gin.variants.setups import Setup, setup
from tests.support.linked import CARD, hosting, joined, play_on, quiet, two_ends
from tests.support.patience import until

pytestmark = pytest.mark.skipif(not hasattr(os, "getuid"), reason="Unix sockets")

SHORT = {
    "gin": ["target=20"], "dice": ["round=3"], "color": ["target=20"], "colonel": ["target=20"],
}  # fmt: skip
TWO = [game.id for game in GAMES if setup(game.id).rules.seats == 2]


def short(game: str) -> Setup:
    try:
        return setup(game, SHORT.get(game, ["target=20"]))
    except Exception:
        return setup(game)


@pytest.mark.parametrize("game", ["gin", "dice", "colonel", "skarney", "race"])
def test_a_match_is_played_through_the_socket_and_saved_at_both_ends(
    tmp_path: Path, game: str
) -> None:
    (tmp_path / "own").mkdir()
    own = Store.open(tmp_path / "own")
    with hosting(tmp_path, short(game)) as host:
        session = joined(host, tmp_path, own)
        play_on(session, random.Random(game))
        until(lambda: host.hosted.saved)
        assert session.recorded is not None
        assert session.recorded.sheet.totals == host.shared.record.sheet.totals[::-1]
        assert session.sheet == session.recorded.sheet
        (row,) = own.matches("finished")
        assert row.partner and "Anna" in row.partner
        session.leave()
    own.close()


@pytest.mark.parametrize("game", TWO)
def test_nothing_hidden_is_sent(tmp_path: Path, game: str) -> None:
    with hosting(tmp_path, short(game)) as host:
        session = joined(host, tmp_path)
        play_on(session, random.Random(game), most=150)
        session.leave()
    row = host.shared.record.store.match(host.shared.record.id)
    ended = False
    for line, unseen in host.sent:
        ended = ended or line.startswith("record ")
        if ended or line.startswith("draws "):
            continue
        assert not unseen.intersection(CARD.findall(line)), line
        assert row.secret not in line
        assert str(row.seed) not in line
    assert sum(bool(CARD.search(line)) for line, _ in host.sent) > 20


def test_the_cut_has_a_part_of_each(tmp_path: Path) -> None:
    with hosting(tmp_path, setup("gin")) as host:
        session = joined(host, tmp_path)
        assert session.to_be_cut
        until(lambda: host.shared.part)
        session.cut("HALF")
        assert session.match.own_cut == f"HALF {host.shared.part}"
        assert not session.to_be_cut
        session.leave()


def test_a_front_end_that_ends_can_come_back(tmp_path: Path) -> None:
    with hosting(tmp_path, short("gin")) as host:
        rng = random.Random(3)
        for _ in range(6):
            session = joined(host, tmp_path)
            play_on(session, rng, most=30)
            session._link.drop()
        session = joined(host, tmp_path)
        play_on(session, rng)
        assert session.recorded is not None
        session.leave()


def test_moves_out_of_turn_or_against_the_rules_are_refused(tmp_path: Path) -> None:
    with hosting(tmp_path, setup("gin")) as host:
        session = joined(host, tmp_path)
        play_on(session, random.Random(1), most=20)
        before = host.shared.record.hand_number, len(host.shared.record.actions)
        link = session._link
        for line in ("move 9999 draw", "move x", "move", "next 1", "cut 1 X", "take-back", "hand",
                     "\x00\x07", "move \N{SNOWMAN}"):  # fmt: skip
            link.send(line)
        play_on(session, random.Random(2), most=20)
        link.send(f"move {session._latest} discard 7H 7H", f"move {session._latest} knock")
        play_on(session, random.Random(3), most=20)
        assert host.is_alive()
        assert host.failure is None
        # A hand may end and the next begin.
        assert (host.shared.record.hand_number, len(host.shared.record.actions)) > before
        session.leave()


def test_moves_are_taken_back_by_either(tmp_path: Path) -> None:
    with hosting(tmp_path, setup("gin")) as host:
        session = joined(host, tmp_path)
        while not session.can_undo:
            play_on(session, random.Random(1), most=1)
        before = len(session.seen.log)
        session.take_back()
        assert session.turn == 0
        assert len(session.seen.log) < before
        assert host.shared.aids[1] == (0, 1)
        session.count_hint()
        until(lambda: host.shared.aids[1] == (1, 1))
        session.leave()


def test_the_other_end_sees_that_moves_were_taken_back() -> None:
    shared = SharedMatch.begin(
        Store.in_memory(), setup("gin"), Partner("Ben"), seed=1, dealer=1, take_back=True
    )
    hosted = HostedSeat(shared, Greeting("Anna"))
    near, far = two_ends()
    link, other = Link(near, quiet), Link(far, quiet)
    hosted.connect(link)
    anna = shared.sides[0]
    anna.submit(Take())
    assert hosted.unsent
    hosted.sync()
    anna.take_back()
    assert hosted.unsent
    hosted.sync()
    assert not hosted.unsent
    lines: list[str] = []

    def causes() -> list[str]:
        lines.extend(other.take())
        return [line for line in lines if line.startswith("now ")]

    until(lambda: causes() == ["now joined", "now other", "now taken-back"], failure=causes)
    link.close()
    other.close()


def test_the_host_moves_for_nobody_else(tmp_path: Path) -> None:
    shared = SharedMatch.begin(Store.in_memory(), setup("gin"), Partner("Ben"), seed=1, dealer=1)
    hosted = HostedSeat(shared, Greeting("Anna"))
    near, far = two_ends()
    link, other = Link(near, quiet), Link(far, quiet)
    hosted.connect(link)
    assert shared.turn == 0
    for move in ("draw", "pass", "take"):
        assert hosted.receive(f"move 1 {move}") is None
    assert shared.record.actions == ()
    until(lambda: other.news)
    time.sleep(0.1)
    refusals = [line for line in other.take() if line.startswith("refused")]
    assert refusals == ["refused 1 rules"] * 3
    link.close()
    other.close()


# Joining.


def listening(tmp_path: Path, *, full: bool = False) -> TableListener:
    return TableListener(tmp_path, quiet, lambda: full)


def first_answer(tmp_path: Path, code: str, sent: bytes) -> bytes:
    channel = connect(tmp_path, place_of(code))
    assert channel is not None
    got = b""
    try:
        channel.send(sent)
        while (part := channel.receive(3.0)) not in (b"", None):
            got += part or b""
    except OSError:
        pass
    channel.hang_up()
    channel.release()
    return got


def why(tmp_path: Path, code: str) -> str:
    with pytest.raises(JoinError) as caught:
        join(tmp_path, code, Greeting("Ben"), Store.in_memory(), quiet)
    return str(caught.value)


def test_no_table_and_wrong_codes(tmp_path: Path) -> None:
    assert "linked-no-table" in why(tmp_path, "ABC123")
    table = listening(tmp_path)
    wrong = place_of(table.code) + ("000" if table.code[3:] != "000" else "111")
    assert "linked-wrong-code" in why(tmp_path, wrong)
    table.close()
    assert not list(tmp_path.glob("table-*"))


def test_many_wrong_codes_change_the_code(tmp_path: Path) -> None:
    table = listening(tmp_path)
    first = table.code
    wrong = place_of(first) + ("000" if first[3:] != "000" else "111")
    for _ in range(TRIES):
        why(tmp_path, wrong)
    until(lambda: table.changed)
    assert table.code != first
    assert "linked-wrong-code" in why(tmp_path, first)
    table.close()


def test_a_third_one_is_turned_away(tmp_path: Path) -> None:
    table = listening(tmp_path, full=True)
    assert "linked-full" in why(tmp_path, table.code)
    table.close()


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"gin-table 2 join %s\n", b"gin-table 1 refused version\n"),
        (b"gin-table 1 hello\n", b"gin-table 1 refused version\n"),
        (b"GET / HTTP/1.1\r\n\r\n", b""),
        (b"\x00\xff\xfe\n", b""),
        (b"x" * 5_000 + b"\n", b""),
        (b"\n\n\n", b""),
    ],
)
def test_greetings_that_are_none(tmp_path: Path, sent: bytes, answer: bytes) -> None:
    table = listening(tmp_path)
    code = table.code
    assert first_answer(tmp_path, code, sent.replace(b"%s", code.encode())) == answer
    assert table.code == code
    assert table.take() is None
    table.close()


def test_a_half_line_is_not_waited_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "HURRY", 0.2)
    table = listening(tmp_path)
    channel = connect(tmp_path, place_of(table.code))
    assert channel is not None
    channel.send(b"gin-table 1 jo")
    assert channel.receive(5.0) == b""
    table.close()


def test_a_stale_socket_is_removed(tmp_path: Path) -> None:
    stale = socket_path(tmp_path, "AB2")
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(stale))
    server.close()
    other = tmp_path / "table-notes.sock"
    other.touch()
    assert "linked-no-table" in why(tmp_path, "AB2CDE")
    remove_stale(tmp_path)
    assert not stale.exists()
    assert other.exists()


def test_the_socket_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = listening(tmp_path)
    path = socket_path(tmp_path, place_of(table.code))
    assert path.stat().st_mode & 0o777 == 0o600
    monkeypatch.setattr(os, "getuid", lambda: path.stat().st_uid + 1)
    assert "linked-other-user" in why(tmp_path, table.code)
    table.close()


def test_another_program_behind_the_socket(tmp_path: Path) -> None:
    code = new_code()
    for answer, sentence in (
        (b"HTTP/1.1 400 Bad Request\r\n", "linked-nonsense"),
        (b"gin-table 2 welcome\n", "linked-version"),
        (b"gin-table 1 refused 42\n", "linked-nonsense"),
        (b"gin-table 1 welcome\nstate hand 7X\n", "linked-nonsense"),
        (b"gin-table 1 welcome\nnow joined\n", "linked-nonsense"),
        (b"", "linked-silent"),
    ):
        path = socket_path(tmp_path, place_of(code))
        server = socket.socket(socket.AF_UNIX)
        server.bind(str(path))
        server.listen()

        def serve(server: socket.socket = server, answer: bytes = answer) -> None:
            there, _ = server.accept()
            with there, contextlib.suppress(OSError):
                there.recv(100)
                there.sendall(answer)
                # The program that joins hangs up first.
                there.settimeout(20)
                while there.recv(100) if answer else b"":
                    pass

        thread = threading.Thread(target=serve)
        thread.start()
        assert sentence in why(tmp_path, code), answer
        thread.join()
        server.close()
        path.unlink()


# The link.


def test_floods_and_long_lines_end_a_link() -> None:
    for data in (b"x" * 5_000, b"hello\n" * 200):
        near, far = two_ends()
        link = Link(near, quiet, longest=4_000, most=100)
        far.send(data)
        until(lambda link=link: link.state is LinkState.GONE)
        assert link.flooded
        far.hang_up()
        far.release()


def test_one_that_does_not_read_ends_the_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MOST_UNSENT", 1_000_000)
    near, far = two_ends()
    link = Link(near, quiet)
    for _ in range(200):
        link.send("x" * 10_000)
    until(lambda: link.state is LinkState.GONE)
    far.hang_up()
    far.release()


def test_silence_counts_as_away_until_the_next_line() -> None:
    near, far = two_ends()
    link = Link(near, quiet, patience=0.2)
    until(lambda: link.state is LinkState.AWAY)
    far.send(b"here\n")
    until(lambda: link.state is LinkState.HERE)
    assert link.take() == ()
    far.hang_up()
    until(lambda: link.state is LinkState.GONE)
    far.release()


def test_half_lines_wait_for_their_end() -> None:
    near, far = two_ends()
    link = Link(near, quiet)
    far.send(b"mo")
    far.send(b"ve 1 draw\nmov")
    until(lambda: link.news)
    assert link.take() == ("move 1 draw",)
    far.send(b"e 2 pass\n")
    until(lambda: link.news)
    assert link.take() == ("move 2 pass",)
    link.close()
    far.release()


# Codes and lines.


def test_codes_are_typed_in_many_ways() -> None:
    code = new_code()
    shown = shown_code(code)
    assert len(code) == 6
    assert (
        parse_code(shown) == parse_code(f" {shown.lower()} ") == parse_code(" ".join(code)) == code
    )
    for bad in ("", "ABC", "ABC1234", "AB*123", "\N{SNOWMAN}" * 6):
        with pytest.raises(JoinError, match="linked-no-code"):
            parse_code(bad)


@pytest.mark.parametrize(
    "line",
    [
        "hello", "now", "now joined", "now nothing", "agreed", "result x", "state hand 7X",
        "event took", "newgame chess 0", "action x", "action 1 1", "record", "record {}\nrecorded",
        "record [1]", "recorded", "results x", "seal " + "x" * 20_000,
        "game gin\ndraws [[AS]]\nagreed",
    ],
)  # fmt: skip
def test_bad_lines_of_a_host_are_errors(line: str) -> None:
    with pytest.raises(BadLine):
        reader = TableReader()
        for one in line.splitlines():
            reader.take(one)
