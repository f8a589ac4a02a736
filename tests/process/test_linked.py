"""Two real programs at one table: windows, terminals, and programs that are killed at random."""

from __future__ import annotations

import os
import pty
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from gin.core.cards import DECK
from gin.session.linked.channel import socket_path
from gin.session.linked.lines import Snapshot, TableReader
from gin.session.storage.store import Store
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.linked import CARD
from tests.support.linked_processes import Front, check_saved, play_match, two_players
from tests.support.patience import until
from tests.support.places import TOP

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Unix sockets")

TWO = [game.id for game in GAMES if setup(game.id).rules.seats == 2]


def test_a_match_is_played_by_programs_that_are_killed(tmp_path: Path) -> None:
    ben = two_players(tmp_path)
    play_match(tmp_path, "gin", ["target=50"], random.Random(1), kills=2)
    check_saved(tmp_path, ben, 1)


@pytest.mark.soak
def test_a_thousand_hands_in_all_games(tmp_path: Path) -> None:
    rng, hands, matches = random.Random(5), 0, 0
    root = tmp_path
    ben = two_players(root)
    while hands < 1_000:
        game = TWO[matches % len(TWO)]
        hands += play_match(root, game, [], rng, kills=rng.randint(1, 6))
        matches += 1
    check_saved(root, ben, matches)


# What goes over the socket.


class Tap(threading.Thread):
    """Passes bytes on between a program that joins and the table, and keeps them."""

    def __init__(self, root: Path, code: str) -> None:
        super().__init__(daemon=True)
        self.code = ("TA0" if code[:3] != "TA0" else "TA1") + code[3:].replace("-", "")
        self._real = code.replace("-", "")
        self._root = root
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(socket_path(root, self.code[:3])))
        self._door.listen()
        self.from_host, self.to_host = bytearray(), bytearray()

    def run(self) -> None:
        near, _ = self._door.accept()
        far = socket.socket(socket.AF_UNIX)
        far.connect(str(socket_path(self._root, self._real[:3])))
        first = near.recv(200)
        far.sendall(first.replace(self.code.encode(), self._real.encode()))
        back = threading.Thread(target=self._pass, args=(far, near, self.from_host), daemon=True)
        back.start()
        self._pass(near, far, self.to_host)
        back.join()

    def _pass(self, source: socket.socket, target: socket.socket, kept: bytearray) -> None:
        # A front that ends may reset its connection.
        with suppress(OSError):
            while part := source.recv(65_536):
                kept += part
                target.sendall(part)


@pytest.mark.parametrize("game", ["gin", "colonel", "dice"])
def test_no_byte_names_a_card_that_its_reader_may_not_see(tmp_path: Path, game: str) -> None:
    two_players(tmp_path)
    host = Front("host", str(tmp_path), "1", game)
    code = until(lambda: host.word("code"))
    tap = Tap(tmp_path, code)
    tap.start()
    other = Front("join", str(tmp_path), "2", tap.code, "ben")
    until(lambda: int(host.word("hand") or 0) >= 2 or host.ended)
    for front in (host, other):
        front.kill()
    tap.join(10)
    store = Store.open(tmp_path)
    (row,) = store.matches("open") or store.matches("finished")
    store.close()
    assert len(row.secret) > 20
    sent = bytes(tap.from_host).decode().partition("\nrecord ")[0]
    assert row.secret not in sent
    assert row.secret not in bytes(tap.to_host).decode()
    reader, since, snapshots = TableReader(), "", 0
    for line in sent.splitlines()[1:-1]:
        if line == "here" or line.startswith("refused"):
            continue
        since += "" if line.startswith("draws ") else f"{line}\n"
        shown = reader.take(line)
        if isinstance(shown, Snapshot):
            snapshots += 1
            hidden = shown.seen.unseen if shown.seen.result is None else 0
            unseen = {card.code for card in DECK if hidden & card.bit}
            assert not unseen.intersection(CARD.findall(since)), since
            since = ""
    assert snapshots > 20


# Terminals and windows.


class Terminal:
    """The program in a terminal, through pipes or, with `tty`, a real one."""

    def __init__(self, root: Path, *words: str, tty: bool = False) -> None:
        command = [sys.executable, "main.py", "--text", "--data", str(root), *words]
        environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
        self._text = ""
        if tty:
            self._near, far = pty.openpty()
            self.process = subprocess.Popen(
                command, cwd=TOP, env=environment, stdin=far, stdout=far, stderr=far
            )
            os.close(far)
            self._from = self._near
        else:
            self.process = subprocess.Popen(
                command, cwd=TOP, env=environment, stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            )  # fmt: skip
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self._near, self._from = self.process.stdin.fileno(), self.process.stdout.fileno()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            while part := os.read(self._from, 65_536):
                self._text += part.decode(errors="replace").replace("\r\n", "\n")
        except OSError:
            return

    def type(self, line: str) -> None:
        os.write(self._near, f"{line}\n".encode())

    def saw(self, pattern: str, after: int = 0) -> re.Match[str]:
        """Wait for a line, and return the match."""
        found = until(
            lambda: re.search(pattern, self._text[after:]), failure=lambda: self._text[-2_000:]
        )
        assert isinstance(found, re.Match)
        return found

    @property
    def length(self) -> int:
        return len(self._text)

    def end(self) -> int:
        """End the program by `quit`, and return its exit code."""
        self.type("quit")
        return self.process.wait(60)


@contextmanager
def terminal(root: Path, *words: str, tty: bool = False) -> Iterator[Terminal]:
    made = Terminal(root, *words, tty=tty)
    try:
        yield made
    finally:
        made.process.kill()
        made.process.wait()


def hosted(host: Terminal) -> str:
    """Let a host wait for the other player, and return the code."""
    host.type("two players")
    host.type("wait")
    return host.saw(r"The code is (\w{3}-\w{3})").group(1)


@pytest.mark.parametrize("tty", [False, True])
def test_two_terminals(tmp_path: Path, tty: bool) -> None:
    with terminal(tmp_path, tty=tty) as host:
        code = hosted(host)
        with terminal(tmp_path, "--join", code.lower(), tty=tty) as other:
            other.saw("You sit down with")
            host.saw("sits down")
            host.type("deal")
            other.saw("has cut the cards")
            other.type("deal")
            for one in (host, other):
                one.saw("The upcard is")
            # Questions are answered while the other thinks.
            for one in (host, other):
                before = one.length
                one.type("history")
                one.saw("The upcard is", before)
                before = one.length
                one.type("sheet")
                one.saw("Score sheet", before)
                one.type("back")
            before = host.length
            other.process.send_signal(signal.SIGKILL)
            host.saw("has left the table", before)
        before = host.length
        with terminal(tmp_path, "--join", code, tty=tty) as again:
            again.saw("The upcard is")
            host.saw("is back", before)
            before = again.length
            assert host.end() == 0
            again.saw("has left the table", before)
            assert again.end() == 0


def test_braille_and_another_language_at_the_other_end(tmp_path: Path) -> None:
    with terminal(tmp_path) as host:
        code = hosted(host)
        words = ("--join", code, "--braille", "--language", "de", "--width", "40")
        with terminal(tmp_path, *words) as other:
            host.saw("sits down")
            host.type("deal")
            other.saw("hat abgehoben")
            other.type("1")
            other.type("1")
            other.saw("[\u2801-\u28ff]{2} ")
            assert other.end() == 0
        host.saw("has left the table")
        assert host.end() == 0


def test_wrong_codes_and_a_third_one(tmp_path: Path) -> None:
    with terminal(tmp_path) as host:
        code = hosted(host)
        wrong = code[:4] + ("000" if code[4:] != "000" else "111")
        for bad, sentence in ((wrong, "is not the code of this table"),
                              ("ZZZ-ZZZ", "no table is waiting|No table is waiting")):  # fmt: skip
            with terminal(tmp_path, "--join", bad) as other:
                other.saw(sentence)
                assert other.end() == 0
        with terminal(tmp_path, "--join", code) as other, terminal(tmp_path, "--join") as third:
            other.saw("You sit down with")
            third.saw("Type the code")
            third.type(code)
            third.type("done")
            third.saw("(?i)two players are already at this table")
            assert third.end() == 0
        assert host.end() == 0


def test_a_code_that_is_none_is_an_error_of_the_command_line(tmp_path: Path) -> None:
    words = [sys.executable, "main.py", "--text", "--data", str(tmp_path), "--join", "hello"]
    ran = subprocess.run(words, cwd=TOP, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert "'hello' is not the code of a table" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_window_joins_a_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path) as host:
        code = hosted(host)
        window = subprocess.Popen(
            [sys.executable, "main.py", "--data", str(tmp_path), "--speech", "off", "--join", code],
            cwd=TOP,
            env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        )
        try:
            host.saw("sits down")
            host.type("deal")
            before = host.length
            window.kill()
            host.saw("has left the table", before)
        finally:
            window.kill()
            window.wait()
        assert host.end() == 0


@pytest.mark.soak
def test_a_frozen_program_counts_as_away(tmp_path: Path) -> None:
    with terminal(tmp_path) as host:
        code = hosted(host)
        with terminal(tmp_path, "--join", code) as other:
            other.saw("You sit down with")
            for still, moving in ((other, host), (host, other)):
                before = moving.length
                still.process.send_signal(signal.SIGSTOP)
                moving.saw("is away", before)
                before = moving.length
                still.process.send_signal(signal.SIGCONT)
                moving.saw("is back", before)
            time.sleep(0.2)
            assert other.end() == 0
        assert host.end() == 0
