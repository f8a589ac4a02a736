"""Files of hands: their content, and the reasons why a check rejects one."""

from __future__ import annotations

import errno
import io
import json
import os
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gin.core.cards import Card
from gin.core.errors import BadRecord, SaveError
from gin.core.shuffle import shuffled
from gin.rules.model.rules import SheetKind
from gin.session import seal as seals
from gin.session.game import Session
from gin.session.record_check import MOST_POINTS, check
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.places import TOP
from tests.support.play import IDS, SETUPS
from tests.support.raising import raising
from tests.support.sealing import drawn_from_secret, play_hand, played

OLDER_FILE: str = json.loads((TOP / "tests/data/matches-4.json").read_text())[0]["files"][0]


@pytest.mark.parametrize("make", [drawn_from_secret, played])
@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_a_saved_hand_is_found_in_order(
    which: tuple[str, tuple[str, ...]], make: Callable[..., Session]
) -> None:
    session = make(which)
    found = check(session.dealt.written())
    assert session.result is not None and not found.older
    assert found.moves == len(session._record)
    assert found.outcome is session.result.outcome
    assert found.points == tuple(session.result.points(seat) for seat in range(len(found.points)))
    assert (found.hand, found.dealer) == (1, session._dealt.dealer)


def test_a_later_hand_is_found_in_order_in_every_game() -> None:
    for game in GAMES:
        session = drawn_from_secret((game.id, ()))
        marks = {check(session.dealt.written()).match}
        for _ in range(2):
            if not session.sheet.over:
                session.next_hand()
                play_hand(session)
                found = check(session.dealt.written())
                assert found.hand == session.hand_number
                assert found.scores == session._dealt.scores
                marks.add(found.match)
        assert len(marks) == 1
    assert any(setup(one.id).rules.format.sheet is SheetKind.RACE for one in GAMES)


def test_no_hand_writes_more_than_the_limit() -> None:
    """Color Gin can write a hand's points in four columns, one for each suit."""
    most = max(
        abs(points) * 4
        for which in SETUPS
        for points in check(drawn_from_secret(which, cut="2").dealt.written()).points
    )
    assert 0 < most < MOST_POINTS / 4


def test_saving_never_overwrites(tmp_path: Path) -> None:
    first, second = drawn_from_secret(), drawn_from_secret(cut="another")
    assert first.id == second.id
    path = first.dealt.save(tmp_path)
    text = path.read_bytes()
    other = second.dealt.save(tmp_path)
    assert (path.name, other.name) == ("hand-1-1.ginparlour", "hand-1-1-2.ginparlour")
    assert path.read_bytes() == text == first.dealt.written().encode()
    assert other.read_bytes() == second.dealt.written().encode()
    # Saving a hand again finds the existing file.
    assert first.dealt.save(tmp_path) == path and second.dealt.save(tmp_path) == other
    assert len(list(path.parent.iterdir())) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="links and modes of other systems")
def test_saving_follows_no_link_and_is_private(tmp_path: Path) -> None:
    session = drawn_from_secret()
    folder = tmp_path / "hands"
    folder.mkdir()
    target = tmp_path / "target"
    (folder / "hand-1-1.ginparlour").symlink_to(target)
    os.mkfifo(folder / "hand-1-1-2.ginparlour")
    path = session.dealt.save(tmp_path)
    assert path.name == "hand-1-1-3.ginparlour" and not target.exists()
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_half_written_file_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.BytesIO):
        def write(self, data: Any, /) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    def full(handle: int, *_: object) -> Full:
        os.close(handle)
        return Full()

    session = drawn_from_secret()
    monkeypatch.setattr(os, "fdopen", full)
    with raising(SaveError, r"hand-1-1\.ginparlour: No space left"):
        session.dealt.save(tmp_path)
    assert not list((tmp_path / "hands").iterdir())


Change = Callable[[str], str]


def replaced(pattern: str, by: str) -> Change:
    return lambda text: re.sub(pattern, by, text, count=1, flags=re.MULTILINE)


def resealed(change: Change) -> Change:
    def changed(text: str) -> str:
        line = re.search(r"^sealed: (.*)$", text, re.MULTILINE)
        assert line is not None
        new = change(line[1])
        text = text.replace(line[1], new)
        return re.sub(r"^seal: .*$", f"seal: {seals.seal_of(new)}", text, flags=re.MULTILINE)

    return changed


def claimed(name: str, value: str) -> Change:
    return resealed(replaced(rf"; {name} [^;]*", f"; {name} {value}"))


BAD: list[tuple[str, Change, str]] = [
    ("another seal", replaced(r"^seal: ....", "seal: 0000"), r"line 2, seal: it does not fit"),
    ("another secret", replaced(r"secret ........", "secret 01234567"),
     r"line 2, seal: it does not fit"),
    ("another hand", replaced(r"; hand 1;", "; hand 2;"), r"line 2, seal: it does not fit"),
    ("other scores", replaced(r"; scores 0 0;", "; scores 9 0;"), r"line 2, seal: it does not fit"),
    ("another dealer", replaced(r"; dealer (.);", r"; dealer 7;"),
     r"line 2, seal: it does not fit"),
    ("other rules", replaced(r"; game gin ", "; game gin target=50 "),
     r"line 2, seal: it does not fit"),
    ("a secret sealed anew", resealed(replaced(r"secret ........", "secret 01234567")),
     r"line 4, match: '\w+' is written, but what was sealed gives '\w+'"),
    ("a hand sealed anew", claimed("hand", "2"), r"line 4, match: "),
    ("a hand below the first", claimed("hand", "-999"), r"line 3, hand: there is no hand -999"),
    ("another cut", replaced(r"^cut: .*$", "cut: WINDOW 8"), r"line 6, digits: "),
    ("no cut", replaced(r"^cut: .*$", "cut: none"), r"line 6, digits: "),
    ("a cut in small letters", replaced(r"^cut: .*$", "cut: Window 9"),
     r"line 5, cut: 'Window 9' differs from what was mixed in, 'WINDOW 9'"),
    ("signs in the cut", replaced(r"^cut: .*$", "cut: \x1b[2J"), r"line 5, cut: a cut has letters"),
    ("other digits", replaced(r"^digits: .", "digits: x"), r"line 6, digits: "),
    ("another code", replaced(r"^code: ...", "code: 000"), r"line 7, code: '000"),
    ("another card", replaced(r"^deal: (\w\w) (\w\w)", r"deal: \2 \1"), r"line 8, deal: "),
    ("another mark", replaced(r"^match: ..", "match: zz"), r"line 4, match: "),
    ("half a secret", resealed(replaced(r"secret ........", "secret ")),
     r"line 3, sealed: '\w{56}' is not a secret of 64 digits"),
    ("no secret", resealed(replaced(r"; secret .*$", "")), r"line 3, sealed: it is not 'Gin Par"),
    ("another form", resealed(replaced(r"deal 2;", "deal 3;")), r"line 3, sealed: it is not"),
    ("a part too few", resealed(replaced(r"; closed none", "")), r"line 3, sealed: it is not"),
    ("another game sealed", claimed("game", "whist"), r"line 3, game: no game is called"),
    ("a dealer sealed", claimed("dealer", "7"), r"line 3, dealer: there is no seat 7"),
    ("no dealer", claimed("dealer", "me"), r"line 3, dealer: 'me' is not a number"),
    ("a score too few", claimed("scores", "0"), r"line 3, scores: 1 number where 2"),
    ("scores before the first hand", claimed("scores", "0 7"),
     r"line 3, scores: no match stands at 7 before hand 1, played to 100"),
    ("absurd scores", claimed("scores", "999999999 999999999"),
     r"line 3, scores: no match stands at 999999999 before hand 1"),
    ("a die in a game without", claimed("die", "2 0"), r"line 3, die: Gin Rummy has no stake die"),
    ("half a die", claimed("die", "2"), r"line 3, die: '2' is neither"),
    ("a die of nine", claimed("die", "9 0"), r"line 3, die: no die shows 9"),
    ("a suit", claimed("closed", "cups"), r"line 3, closed: 'cups' is not a suit"),
    ("a closed suit", claimed("closed", "clubs"), r"line 3, closed: 'clubs' before the first hand"),
    ("no move", replaced(r"^move: .*$", "move: 0 fly"), r"line 9, move: no action 'fly'"),
    ("a card not held", replaced(r"^move: (\d) discard \w\w$", r"move: \1 knock - -"),
     r"line \d+, move: 'knock - -' is not legal"),
    ("the other seat", replaced(r"^move: (\d)", "move: 5"), r"line 9, move: it is the turn of"),
    ("a move too few", replaced(r"^move: .*\n(?=outcome)", ""), r"outcome: the moves do not lead"),
    ("a move too many", replaced(r"^outcome", "move: 0 draw\noutcome"),
     r"move: '0 draw' comes after the end of the hand"),
    ("another count", replaced(r"^points: .*$", "points: 99 0"), r"points: '99 0' is written, but"),
    ("another outcome", replaced(r"^outcome: .*$", "outcome: luck"), r"outcome: 'luck' is written"),
    ("a line twice", replaced(r"^cut: (.*)", r"cut: \1\ncut: \1"), r"line 6: cut appears twice"),
    ("a line too few", replaced(r"^code: .*\n", ""), r"there is no line 'code'"),
    ("a line nobody knows", replaced(r"^match", "weather"), r"line 4: 'weather: \w+\.*' is not"),
    ("a line of the older form", replaced(r"^match:", "hand: 7\nmatch:"),
     r"line 4: 'hand: 7' is not"),
    ("another file", lambda text: "hello", r"line 1: 'hello' where 'Gin Parlour hand 2' should be"),
    ("nothing", lambda text: "", r"line 1: '' where"),
    ("too much", lambda text: text + " " * 300_000, r"characters, more than any hand"),
]  # fmt: skip
NAMED: list[tuple[str, Change, str]] = [
    ("another code", claimed("code", "4K7-M2Q-X9T"), r"line 3, sealed: in deal|line 7, code: "),
    ("the other dealer", claimed("dealer", "5"), r"line 3, dealer: there is no seat 5"),
    ("the dealer of another deal", resealed(
        lambda line: re.sub("dealer (.)", lambda m: f"dealer {1 - int(m[1])}", line)),
     r"line 3, sealed: in deal \S+ seat . deals, not ."),
    ("half a code", claimed("code", "4K7"), r"line 3, sealed: deal code '4K7' has 3 letters"),
    ("a cut", replaced(r"^cut: none", "cut: HELLO"), r"line 5, cut: 'HELLO', but a deal that was"),
    ("a mark", replaced(r"^match: none", "match: 00"), r"line 4, match: '00' is written"),
    ("a secret", claimed("code", "4K7; secret 00"), r"line 3, sealed: it is not"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "error"), [one[1:] for one in NAMED], ids=[o[0] for o in NAMED])
def test_conflicts_with_a_named_deal_are_named(change: Change, error: str) -> None:
    text = played().dealt.written()
    changed = change(text)
    assert changed != text
    with raising(BadRecord, error):
        check(changed)


OLDER_BAD: list[tuple[str, Change, str]] = [
    ("another card", replaced(r"deal (\w\w) (\w\w)", r"deal \2 \1"),
     r"line 8, seal: it does not fit"),
    ("another salt", replaced(r"salt .", "salt x"), r"line 8, seal: it does not fit"),
    ("another deal", resealed(replaced(r"deal (\w\w) (\w\w)", r"deal \2 \1")),
     r"line \d+, (move|outcome|points): "),
    ("a card twice", resealed(replaced(r"deal (\w\w) (\w\w)", r"deal \1 \1")),
     r"line 9, sealed: 51 different cards are dealt, not 52"),
    ("no card", resealed(replaced(r"deal \w\w", "deal XX")), r"line 9, sealed: no card 'XX'"),
    ("no deal", resealed(lambda line: "salt 00"), r"line 9, sealed: it is not 'deal"),
    ("another game", replaced(r"^game: gin", "game: whist"), r"line 2, game: no game is called"),
    ("another dealer", replaced(r"^dealer: \d", "dealer: 7"),
     r"line 4, dealer: there is no seat 7"),
    ("a die", replaced(r"^die: none", "die: 2 0"), r"line 7, die: it shows 2, the sealed one none"),
    ("half a die", replaced(r"^die: none", "die: 2"), r"line 7, die: '2' is neither"),
    ("a line of the later form", replaced(r"^die", "cut: none\ndie"),
     r"line 7: 'cut: none' is not"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "error"), [one[1:] for one in OLDER_BAD], ids=[one[0] for one in OLDER_BAD]
)
def test_conflicts_in_the_older_form_are_named(change: Change, error: str) -> None:
    text = OLDER_FILE
    changed = change(text)
    assert changed != text
    with raising(BadRecord, error):
        check(changed)


@pytest.mark.parametrize(("change", "error"), [one[1:] for one in BAD], ids=[one[0] for one in BAD])
def test_conflicts_are_named(change: Change, error: str) -> None:
    text = drawn_from_secret().dealt.written()
    changed = change(text)
    assert changed != text
    with raising(BadRecord, error):
        check(changed)


def test_garbage_is_refused_without_a_traceback() -> None:
    text, rng = drawn_from_secret().dealt.written(), random.Random(3)
    refused = 0
    for _ in range(150):
        letters = list(text)
        for _ in range(rng.randrange(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice("0 :;\nZ9\u00e9-")
        try:
            check("".join(letters))
        except BadRecord:
            refused += 1
    assert refused > 100


def test_the_cards_of_the_file_are_those_of_the_hand() -> None:
    session = drawn_from_secret()
    line = next(one for one in session.dealt.written().splitlines() if one.startswith("deal: "))
    codes = line.removeprefix("deal: ").split()
    assert tuple(map(Card.parse, codes)) == shuffled(session.match.seed_of(0))
