"""The engine: reads lines of the protocol, answers with moves. `main.py --engine` runs it.

It knows only what it reads (see docs/engine-protocol.md). It answers a bad line with an error and
otherwise ignores it. Each move is computed in its own thread. The reading thread answers `stop`,
and a timer's thread answers when time is up.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import NoReturn, TextIO

from msgspec import Struct

from gin import __version__
from gin.ai.player import Thinker, ThinkingTime
from gin.ai.players import levels
from gin.ai.protocol.lines import VERSION, ObservationReader
from gin.core.errors import LONGEST_MESSAGE, BadLine, GinError
from gin.core.external_text import LONGEST_QUOTED, cut_between, harmless, quoted
from gin.core.message import Text
from gin.rules.model.actions import Action, notation
from gin.rules.model.observation import Observation
from gin.variants.registry import GAMES

LONGEST_LINE = 100_000
"""Maximum characters of a line, without its end; a longer line is an error."""
LONGEST_TIME = 3_600_000
"""Maximum milliseconds for a move."""
LONGEST_NAME = 100
"""Maximum characters in the name of a request, which the answer repeats."""

Maker = Callable[[int, int, ThinkingTime], Thinker]
"""Makes a thinker from a level, a seed and a thinking time."""


class _Request(Struct):
    name: str
    seen: Observation
    answered: bool = False


class Engine:
    """An engine that writes to `target`. `make` makes its players; `render` renders messages."""

    def __init__(
        self, target: TextIO, render: Callable[[Text], str], make: Maker = levels.thinker
    ) -> None:
        self._target = target
        self._render = render
        self._make = make
        self._reader = ObservationReader()
        self._level = levels.STRONGEST
        self._setting = ThinkingTime.FULL
        self._seed = 0
        self._request: _Request | None = None
        self._lock = threading.Lock()
        self._lines_read = 0

    def run(self, source: TextIO) -> int:
        """Answer line by line until `quit` or the end of the input; return 0."""
        while line := source.readline(LONGEST_LINE + 1):
            self._lines_read += 1
            if len(line) > LONGEST_LINE and not line.endswith("\n"):
                while (rest := source.readline(LONGEST_LINE)) and not rest.endswith("\n"):
                    pass
                self._say(f"error line {self._lines_read}: longer than {LONGEST_LINE} characters")
                continue
            if line.strip() == "quit":
                break
            self._obey(line.split())
        return 0

    def _say(self, line: str) -> None:
        with self._lock:
            self._write(line)

    def _write(self, line: str) -> None:
        # A host that has closed the output closes the input too.
        with contextlib.suppress(BrokenPipeError):
            print(line, file=self._target, flush=True)

    def _reply(self, request: _Request, line: str) -> None:
        with self._lock:
            if not request.answered:
                request.answered = True
                self._write(line)

    def _obey(self, words: list[str]) -> None:
        if not words:
            return
        command, rest = words[0], words[1:]
        try:
            match command:
                case "gin":
                    self._greet(rest)
                case "games":
                    self._list(rest)
                case "isready":
                    self._no_more(rest)
                    self._say("readyok")
                case "setoption":
                    self._set(rest)
                case "newgame":
                    self._reader.newgame(rest)
                case "newhand":
                    self._reader.newhand(rest)
                case "event":
                    self._reader.event(rest)
                case "state":
                    self._reader.state(rest)
                case "rule" | "legal":
                    # Only engines that do not know the rules need these lines.
                    pass
                case "go":
                    self._go(rest)
                case "stop":
                    self._no_more(rest)
                    self._answer_immediately(self._request)
                case _:
                    raise BadLine("no such command")
        except BadLine as error:
            self._refuse(command, str(error))
        except GinError as error:
            self._refuse(command, cut_between(self._render(error.text), LONGEST_MESSAGE))

    def _refuse(self, command: str, why: str) -> None:
        shown = harmless(command, LONGEST_QUOTED)
        self._say(f"error line {self._lines_read}: {shown}: {why}")

    def _no_more(self, rest: list[str]) -> None:
        if rest:
            raise BadLine(f"{quoted(rest[0])} is too much")

    def _greet(self, rest: list[str]) -> None:
        self._no_more(rest)
        self._say(f"id name Gin Parlour {__version__}")
        self._say("id author Gin Parlour contributors")
        self._say(f"protocol {VERSION}")
        known = " ".join(str(number) for number in sorted(levels.LEVELS))
        self._say(f"option level {self._level} of {known}")
        self._say(f"option setting {self._setting} of {' '.join(ThinkingTime)}")
        self._say(f"option seed {self._seed} of number")
        self._say("ginok")

    def _list(self, rest: list[str]) -> None:
        self._no_more(rest)
        for game in GAMES:
            self._say(f"game {game.id} {self._render(game.title)}")
        self._say("gamesok")

    def _set(self, rest: list[str]) -> None:
        if len(rest) != 2:
            raise BadLine("an option and a value are needed, such as 'level 3'")
        name, value = rest
        try:
            match name:
                case "level":
                    level = _whole_number(value, 99)
                    if level not in levels.LEVELS:
                        known = ", ".join(map(str, sorted(levels.LEVELS)))
                        raise BadLine(f"level: {level} is none of {known}")
                    self._level = level
                case "setting":
                    self._setting = ThinkingTime(value)
                case "seed":
                    self._seed = _whole_number(value, 1 << 64)
                case _:
                    raise BadLine(f"{quoted(name)} is none of level, setting, seed")
        except BadLine:
            raise
        except ValueError as error:
            raise BadLine(
                f"{name}: {quoted(value)} is none of {', '.join(ThinkingTime)}"
            ) from error

    def _go(self, rest: list[str]) -> None:
        if len(rest) not in (1, 3) or (len(rest) == 3 and rest[1] != "movetime"):
            raise BadLine("a name and perhaps a time are needed, such as 'go 7.12 movetime 1000'")
        if rest[0] != harmless(rest[0], LONGEST_NAME):
            raise BadLine(f"{quoted(rest[0])} is no name: at most {LONGEST_NAME} plain letters")
        seconds = _whole_number(rest[2], LONGEST_TIME) / 1000 if len(rest) == 3 else None
        if self._request is not None and not self._request.answered:
            raise BadLine(f"{quoted(self._request.name)} is not answered yet: stop it first")
        request = _Request(rest[0], self._reader.observation())
        self._request = request
        thinker = self._make(self._level, self._seed, self._setting)
        until = None if seconds is None else time.monotonic() + seconds
        threading.Thread(target=self._think, args=(request, thinker, until), daemon=True).start()
        if seconds is not None:
            watch = threading.Timer(seconds, self._answer_immediately, (request,))
            watch.daemon = True
            watch.start()

    def _think(self, request: _Request, thinker: Thinker, until: float | None) -> None:
        try:
            action = thinker.choose(request.seen, until)
        except Exception as error:
            # No position, however absurd, may end the engine or print a traceback.
            self._report_failure(request, error)
            return
        self._answer(request, action)

    def _answer_immediately(self, request: _Request | None) -> None:
        if request is None or request.answered:
            return
        try:
            quick = self._make(self._level, self._seed, ThinkingTime.FAST)
            self._answer(request, quick.choose(request.seen, time.monotonic()))
        except Exception as error:
            self._report_failure(request, error)

    def _answer(self, request: _Request, action: Action) -> None:
        self._reply(request, f"bestmove {request.name} {notation(action)}")

    def _report_failure(self, request: _Request, error: Exception) -> None:
        reason = harmless(" ".join(f"{type(error).__name__} {error}".split()), LONGEST_MESSAGE)
        self._reply(request, f"error go: {request.name}: level {self._level}: {reason}")


def _whole_number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > 20 or int(word) > most:
        raise BadLine(f"{quoted(word)} is no number from 0 to {most}")
    return int(word)


def serve(render: Callable[[Text], str], make: Maker = levels.thinker) -> NoReturn:
    """Run an engine on the standard streams until `quit` or the end of input; end the process."""
    Engine(sys.stdout, render, make).run(sys.stdin)
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    # A thread may still be thinking; don't wait for it or for Python's cleanup.
    os._exit(0)
