"""Opponents in a process of their own: ours, or an outside program that speaks the protocol.

Nothing here waits for an answer unless it is asked to. A thread reads what the engine says; when
the move is there, `wake` is called, and whoever plays takes it up. An engine that is gone, late or
wrong costs nothing but strength: a quick player moves in its place, the reason is noted, and the
engine is started again for the next move. It lives no longer than the program: it reads a pipe
that ends with it.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Protocol

import gin
from gin.ai import levels
from gin.ai.player import Player
from gin.core.errors import BadAction, EngineError
from gin.rules import engine as rules_engine
from gin.rules.actions import Action, notation, parse_action
from gin.rules.match import deal, start_match
from gin.rules.observe import Observation, observe
from gin.variants.registry import Setup, setup

if TYPE_CHECKING:
    from gin.ai.protocol import Teller

# What only a running engine needs is imported where one is started: most starts need none.

MOVE_TIME = 1.0
"""Seconds that an engine is given for a move."""
GRACE = 2.0
"""Seconds after which an answer that was due is not waited for any more."""
START_TIME = 15.0
"""Seconds that an engine may take besides when it has just been started."""
FAILURES = 3
"""Failures in a row after which an engine is not started any more."""
CONSOLE = "gin-parlour-console"
LOG = "engine.log"
_LONGEST_LOG = 200_000

Wake = Callable[[], None]


def own_command(word: str = "--engine") -> tuple[str, ...]:
    """The command that starts this program, as an engine or as another word has it."""
    if getattr(sys, "frozen", False):
        here = Path(sys.executable)
        # The windowed program of Windows has no standard output.
        console = here.with_name(CONSOLE + here.suffix)
        return (str(console if console.exists() else here), word)
    main = Path(gin.__file__).resolve().parents[1] / "main.py"
    return (sys.executable, str(main), word)


def program_at(path: str) -> str:
    """The whole path of an outside program. Raises EngineError, naming it, if it isn't there."""
    if not path.strip():
        raise EngineError("the name of the program is empty")
    try:
        found = Path(path.strip()).expanduser().resolve()
        there = found.is_file()
    except (OSError, RuntimeError, ValueError):
        there = False
    if not there:
        raise EngineError(f"there is no program {path.strip()!r}")
    return str(found)


def command_of(program: str) -> tuple[str, ...]:
    """The command that starts an outside program: itself, or Python with it if it is a script."""
    path = program_at(program)
    if path.endswith(".py") and not getattr(sys, "frozen", False):
        return (sys.executable, path)
    return (path,)


@dataclass(slots=True)
class Asked:
    """A move that an engine was asked for. `due` is a moment of `time.monotonic()`."""

    name: str
    due: float
    answer: str | None = None
    failed: str = ""

    @property
    def done(self) -> bool:
        """Is there an answer, or will there never be one?"""
        return self.answer is not None or bool(self.failed)


class Process:
    """A running engine. Whoever listens is woken once a move is there, or none will come."""

    def __init__(self, command: Sequence[str], wake: Wake, errors: IO[str] | None = None) -> None:
        self._wake = wake
        self._changed = threading.Condition()
        self._asked: Asked | None = None
        self._waiting: Callable[[frozenset[str]], list[str]] | None = None
        self._wants: set[str] = set()
        self._greeted = False
        self._ended = ""
        self.options: set[str] = set()
        import subprocess

        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors if errors is not None else subprocess.DEVNULL,
                encoding="ascii",
                errors="replace",
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise EngineError(f"{command[0]!r} could not be started: {reason}") from error
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        self._send(["gin"])

    @property
    def number(self) -> int:
        """The number of the process, as the system counts them."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Does it run?"""
        return self._process.poll() is None

    def ask(self, asked: Asked, lines: Callable[[frozenset[str]], list[str]]) -> None:
        """Ask for a move. `lines` gives what has to be said, told what the engine wants."""
        with self._changed:
            old, self._asked = self._asked, asked
            if self._ended:
                asked.failed = self._ended
            elif self._greeted:
                stop = ["stop"] if old is not None and not old.done else []
                self._send([*stop, *lines(frozenset(self._wants))])
            else:
                self._waiting = lines

    def _listen(self) -> None:
        assert self._process.stdout is not None
        # An answer without an end may not fill the memory.
        while line := self._process.stdout.readline(100_000):
            self._hear(line.split())
        code = self._process.wait()
        with self._changed:
            self._ended = f"it has ended, with code {code}"
        self._fail(self._ended)

    def _hear(self, words: list[str]) -> None:
        match words:
            case ["wants", what]:
                self._wants.add(what)
            case ["option", name, *_]:
                self.options.add(name)
            case ["ginok"]:
                with self._changed:
                    self._greeted = True
                    if self._waiting is not None:
                        self._send(self._waiting(frozenset(self._wants)))
                        self._waiting = None
            case ["bestmove", name, *action]:
                self._settle(name, " ".join(action))
            case ["error", "go:", name, *reason]:
                self._settle(name.rstrip(":"), None, " ".join(reason))
            case ["error", *reason]:
                # What was told was not understood, so no good move can follow.
                self._fail(" ".join(reason))
            case _:
                pass

    def _settle(self, name: str, answer: str | None, failed: str = "") -> None:
        with self._changed:
            asked = self._asked
            if asked is None or asked.name != name or asked.done:
                return
            asked.answer, asked.failed = answer, failed
            self._changed.notify_all()
        self._wake()

    def _fail(self, reason: str) -> None:
        with self._changed:
            asked = self._asked
            if asked is None or asked.done:
                return
            asked.failed = reason
            self._changed.notify_all()
        self._wake()

    def wait(self, asked: Asked) -> None:
        """Wait until a move is there, or none will come any more."""
        with self._changed:
            while not asked.done and time.monotonic() < asked.due:
                self._changed.wait(max(0.0, asked.due - time.monotonic()))

    def _send(self, lines: list[str]) -> None:
        stream = self._process.stdin
        assert stream is not None
        # That it is gone is noticed by who listens to it.
        with contextlib.suppress(OSError, ValueError):
            stream.write("".join(f"{line}\n" for line in lines))
            stream.flush()

    def close(self, *, at_once: bool = False) -> None:
        """End it; `at_once` gives it no time for a farewell."""
        with self._changed:
            self._asked = None
        if at_once:
            self._process.kill()
        self._send(["quit"])
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        import subprocess

        try:
            self._process.wait(0.3)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._thread.join(1.0)
        if self._process.stdout is not None:
            self._process.stdout.close()


class Engines:
    """The engine of this program: at most one runs at a time, started when one is needed.

    `folder` is where its troubles are noted. `own` starts ours.
    """

    def __init__(self, folder: Path | None = None, own: Sequence[str] | None = None) -> None:
        self._log = folder / LOG if folder is not None else None
        self._own = tuple(own) if own is not None else None
        self._running: tuple[tuple[str, ...], Process] | None = None
        self._failures: dict[tuple[str, ...], int] = {}
        self._serial = 0
        self.wake: Wake = lambda: None

    @property
    def process(self) -> Process | None:
        """The engine that runs, if one does."""
        return self._running[1] if self._running is not None else None

    def serial(self) -> int:
        """The next number that no request had yet."""
        self._serial += 1
        return self._serial

    def command(self, program: str) -> tuple[str, ...]:
        """How an engine is started: an outside program, or ours for an empty name."""
        return command_of(program) if program else self._own or own_command()

    def process_for(self, command: tuple[str, ...]) -> tuple[Process, bool]:
        """A running engine, and whether it has just been started.

        Raises EngineError if it cannot be, or has failed too often.
        """
        if self._running is not None:
            running, process = self._running
            if running == command and process.alive:
                return process, False
            self.close()
        if self._failures.get(command, 0) >= FAILURES:
            raise EngineError(f"{command[0]!r} failed {FAILURES} times in a row")
        errors = self._opened_log()
        try:
            process = Process(command, lambda: self.wake(), errors)
        finally:
            if errors is not None:
                errors.close()
        self._running = command, process
        return process, True

    def succeeded(self, command: tuple[str, ...]) -> None:
        """Note that an engine gave a good move."""
        self._failures.pop(command, None)

    def failed(self, command: tuple[str, ...], reason: str) -> None:
        """Note that it did not, and end it: the next move is asked of a new one."""
        count = self._failures.get(command, 0) + 1
        self._failures[command] = count
        self._note(f"{' '.join(command)}: {reason} (failure {count})")
        self.close(at_once=True)

    def _note(self, text: str) -> None:
        log = self._opened_log()
        if log is not None:
            with log, contextlib.suppress(OSError):
                log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")

    def _opened_log(self) -> IO[str] | None:
        if self._log is None:
            return None
        try:
            large = self._log.exists() and self._log.stat().st_size > _LONGEST_LOG
            return self._log.open("w" if large else "a", encoding="utf-8")
        except OSError:
            return None

    def close(self, *, at_once: bool = False) -> None:
        """End the engine that runs."""
        if self._running is not None:
            self._running[1].close(at_once=at_once)
            self._running = None


class Opponent(Protocol):
    """Who sits in the other seat of a match: asked, and then taken at its word."""

    def think(self, ply: str, seen: Observation) -> None:
        """Begin to think about the move numbered `ply`; nothing if that has begun already."""

    @property
    def due(self) -> float | None:
        """The moment of `time.monotonic()` by which `choose` need not wait; None if that is now."""

    def choose(self, ply: str, seen: Observation) -> Action:
        """The move, waited for if need be."""

    def take_trouble(self) -> str:
        """Why somebody else had to move in its place, if that was not told yet."""


class Inside:
    """An opponent that answers in milliseconds, in the program itself."""

    def __init__(self, player: Player) -> None:
        self._player = player

    @property
    def due(self) -> None:
        """It never keeps anybody waiting."""

    def think(self, ply: str, seen: Observation) -> None:
        """Nothing: it takes no time."""

    def choose(self, ply: str, seen: Observation) -> Action:
        """The player's move."""
        return self._player.choose(seen)

    def take_trouble(self) -> str:
        """It has none."""
        return ""


class Outside:
    """An opponent in an engine. `stand_in` moves when the engine does not.

    It is sent lines that tell one seat's observation, and never more: the only thing it takes
    besides is a `seed` that has nothing to do with the cards.
    """

    def __init__(
        self,
        engines: Engines,
        agreed: Setup,
        stand_in: Player,
        seed: int,
        level: int | None = None,
        program: str = "",
        move_time: float = MOVE_TIME,
    ) -> None:
        self._engines = engines
        self._agreed = agreed
        self._stand_in = stand_in
        self._options = {"seed": seed} | ({"level": level} if level is not None else {})
        self._program = program
        self._move_time = move_time
        self._teller: Teller | None = None
        self._told: Process | None = None
        self._ply = ""
        self._seen: Observation | None = None
        self._asked: Asked | None = None
        self._process: Process | None = None
        self._command: tuple[str, ...] = ()
        self._trouble = ""

    def think(self, ply: str, seen: Observation) -> None:
        """Ask the engine, unless it has been asked."""
        if ply == self._ply and seen == self._seen:
            return
        self._ply, self._seen = ply, seen
        self._process = None
        self._asked = Asked(f"{ply}.{self._engines.serial()}", time.monotonic())
        try:
            self._command = self._engines.command(self._program)
            self._process, fresh = self._engines.process_for(self._command)
        except EngineError as error:
            self._asked.failed = str(error)
            return
        slack = GRACE + (START_TIME if fresh else 0.0)
        asked = Asked(self._asked.name, time.monotonic() + self._move_time + slack)
        self._asked = asked
        process = self._process

        def lines(wants: frozenset[str]) -> list[str]:
            return self._lines(process, wants, seen, asked.name)

        process.ask(asked, lines)

    def _lines(
        self, process: Process, wants: frozenset[str], seen: Observation, name: str
    ) -> list[str]:
        """All that has to be said so that this process knows what the seat knows."""
        options = []
        if self._teller is None or self._told is not process:
            from gin.ai.protocol import Teller

            self._teller = Teller(self._agreed, rules="rules" in wants, legal="legal" in wants)
            self._told = process
            options = [
                f"setoption {option} {value}"
                for option, value in self._options.items()
                if option in process.options
            ]
        told = self._teller.lines(seen)
        return [*options, *told, f"go {name} movetime {round(self._move_time * 1000)}"]

    @property
    def due(self) -> float | None:
        """When the answer is given up; None once there is one, or that moment is past."""
        asked = self._asked
        if asked is None or asked.done or time.monotonic() >= asked.due:
            return None
        return asked.due

    def choose(self, ply: str, seen: Observation) -> Action:
        """The engine's move; if there is none, or it is not legal, the quick player's."""
        self.think(ply, seen)
        asked = self._asked
        assert asked is not None
        if self._process is not None:
            self._process.wait(asked)
        self._ply, self._seen = "", None
        action, reason = self._judged(asked, seen)
        if action is not None:
            self._engines.succeeded(self._command)
            return action
        if self._process is not None:
            self._engines.failed(self._command, reason)
        self._trouble = reason
        return self._stand_in.choose(seen)

    def _judged(self, asked: Asked, seen: Observation) -> tuple[Action | None, str]:
        """The move that was answered, or why there is none."""
        if asked.answer is None:
            return None, asked.failed or f"no answer to {asked.name} in time"
        try:
            action = parse_action(asked.answer)
        except BadAction as error:
            return None, str(error)
        refusal = rules_engine.why_not(seen, action)
        if refusal is not None:
            return None, f"{asked.answer!r} is not legal: {refusal}"
        return action, ""

    def take_trouble(self) -> str:
        """Why the quick player had to move, if that was not told yet."""
        trouble, self._trouble = self._trouble, ""
        return trouble


def needs_process(level: int) -> bool:
    """Does a level think for longer than the program itself can wait?"""
    return levels.LEVELS[level].think is not None


def tried(engines: Engines, program: str = "") -> str:
    """What an engine does with a hand: asked for its first move, it "answered with pass".

    Raises EngineError, which says why, if it gives no good answer.
    """
    agreed = setup("gin")
    seen = observe(deal(start_match(agreed.rules, 1, 0)).table, 1)
    seated = Outside(engines, agreed, levels.player(1, 1), 1, 1, program)
    action = seated.choose("1.0.0", seen)
    trouble = seated.take_trouble()
    if trouble:
        raise EngineError(f"the engine gave no good answer: {trouble}")
    return f"answered with {notation(action)}"
