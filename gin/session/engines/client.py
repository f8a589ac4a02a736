"""Opponents in a process of their own: ours, or an outside program that speaks the protocol.

Nothing here waits for an answer unless it is asked to. When the move is there, `wake` is called,
and whoever plays takes it up. An engine that is gone, late or wrong costs nothing but strength: a
quick player moves in its place, the reason is noted, and the engine is started again for the next
move.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gin.ai.player import Player
from gin.ai.players import levels
from gin.core.errors import EngineError, GinError
from gin.core.external_text import harmless, quoted
from gin.core.message import NOTHING, Text, Verbatim, by_id
from gin.messages import engines as messages
from gin.rules import engine as rules_engine
from gin.rules.match import deal, start_match
from gin.rules.model.actions import Action, notation, parse_action
from gin.rules.model.observation import Observation
from gin.rules.model.refusal import ActionRefused
from gin.rules.model.table import observe
from gin.session.engines.log import engine_log
from gin.session.engines.programs import command_of, own_command
from gin.variants.setups import Setup, setup

if TYPE_CHECKING:
    from gin.ai.protocol.lines import ObservationWriter
    from gin.session.engines.process import MoveRequest, Process

# What only a running engine needs is imported where one is started: most starts need none.

MOVE_TIME = 1.0
"""Seconds that an engine is given for a move."""
GRACE = 2.0
"""Seconds after which an answer that was due is not waited for any more."""
START_TIME = 15.0
"""Seconds that an engine may take besides when it has just been started."""
FAILURES = 3
"""Failures in a row after which an engine is not started any more."""

Wake = Callable[[], None]


class Engines:
    """The engine of this program: at most one runs at a time, started when one is needed.

    `folder` is where its troubles are noted, in the words of `told`. `own` starts ours.
    """

    def __init__(
        self,
        folder: Path | None = None,
        own: Sequence[str] | None = None,
        wake: Wake = lambda: None,
        told: Callable[[Text], str] = by_id,
    ) -> None:
        self._told = told
        self._log = engine_log(folder)
        self._own = tuple(own) if own is not None else None
        self._running: tuple[tuple[str, ...], Process] | None = None
        self._failures: dict[tuple[str, ...], tuple[int, Text]] = {}
        self._serial = 0
        self.wake = wake

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
        from gin.session.engines.process import Process

        if self._running is not None:
            running, process = self._running
            if running == command and process.alive:
                return process, False
            self.close()
        count, reason = self._failures.get(command, (0, NOTHING))
        if count >= FAILURES:
            raise EngineError(messages.given_up(why=reason))
        outside = command != self.command("")
        process = Process(command, lambda: self.wake(), self._log, outside=outside)
        self._running = command, process
        return process, True

    def succeeded(self, command: tuple[str, ...]) -> None:
        """Note that an engine gave a good move."""
        self._failures.pop(command, None)

    def failed(self, command: tuple[str, ...], error: GinError) -> None:
        """Note that it did not, and end it: the next move is asked of a new one.

        One that was refused is not started again.
        """
        refused = self.process is not None and self.process.refused
        count = FAILURES if refused else self._failures.get(command, (0, NOTHING))[0] + 1
        self._failures[command] = count, error.text
        what = "refused" if refused else f"failure {count}"
        self._log.note(f"{harmless(' '.join(command))}: {self._told(error.text)} ({what})")
        self.close(at_once=True)

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

    def take_trouble(self) -> Text:
        """Why somebody else had to move in its place, if that was not told yet."""


class BuiltInOpponent:
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

    def take_trouble(self) -> Text:
        """It has none."""
        return NOTHING


class EngineOpponent:
    """An opponent in an engine. `stand_in` moves when the engine does not.

    It is sent lines that describe one seat's observation and nothing else, apart from `seed`: a
    number unrelated to the cards, for its own random choices. None leaves it to its own.
    """

    def __init__(
        self,
        engines: Engines,
        agreed: Setup,
        stand_in: Player,
        seed: int | None,
        level: int | None = None,
        program: str = "",
        move_time: float | None = None,
    ) -> None:
        self._engines = engines
        self._agreed = agreed
        self._stand_in = stand_in
        options = {"seed": seed, "level": level}
        self._options = {name: value for name, value in options.items() if value is not None}
        self._program = program
        self._move_time = MOVE_TIME if move_time is None else move_time
        self._teller: ObservationWriter | None = None
        self._told: Process | None = None
        self._ply = ""
        self._seen: Observation | None = None
        self._asked: MoveRequest | None = None
        self._process: Process | None = None
        self._command: tuple[str, ...] = ()
        self._trouble: Text = NOTHING

    def think(self, ply: str, seen: Observation) -> None:
        """Ask the engine, unless it has been asked."""
        if ply == self._ply and seen == self._seen:
            return
        from gin.session.engines.process import MoveRequest

        self._ply, self._seen = ply, seen
        self._process = None
        self._asked = MoveRequest(f"{ply}.{self._engines.serial()}", time.monotonic())
        try:
            self._command = self._engines.command(self._program)
        except EngineError:
            self._asked.failed = messages.gone(program=Verbatim(quoted(self._program)))
            return
        try:
            self._process, fresh = self._engines.process_for(self._command)
        except EngineError as error:
            self._asked.failed = error.text
            return
        slack = GRACE + (START_TIME if fresh else 0.0)
        asked = MoveRequest(self._asked.name, time.monotonic() + self._move_time + slack)
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
            from gin.ai.protocol.lines import ObservationWriter

            self._teller = ObservationWriter(
                self._agreed, rules="rules" in wants, legal="legal" in wants
            )
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
        try:
            action = _judged(asked, seen)
        except GinError as error:
            if self._process is not None:
                self._engines.failed(self._command, error)
            self._trouble = error.text
            return self._stand_in.choose(seen)
        self._engines.succeeded(self._command)
        return action

    def take_trouble(self) -> Text:
        """Why the quick player had to move, if that was not told yet."""
        trouble, self._trouble = self._trouble, NOTHING
        return trouble


def _judged(asked: MoveRequest, seen: Observation) -> Action:
    """The move that was answered. Raises EngineError, BadAction or Refused if there is none."""
    if asked.answer is None:
        raise EngineError(asked.failed or messages.LATE)
    if not asked.answer:
        raise EngineError(messages.WITHOUT_MOVE)
    action = parse_action(asked.answer)
    refusal = rules_engine.why_not(seen, action)
    if refusal is not None:
        raise ActionRefused(asked.answer, refusal)
    return action


def needs_process(level: int) -> bool:
    """Does a level think for longer than the program itself can wait?"""
    return levels.LEVELS[level].think is not None


def tried(engines: Engines, program: str = "") -> str:
    """What an engine does with a hand: asked for its first move, it "answered with pass".

    Raises EngineError, which says why, if it gives no good answer.
    """
    agreed = setup("gin")
    seen = observe(deal(start_match(agreed.rules, 1, 0)).table, 1)
    seated = EngineOpponent(engines, agreed, levels.player(1, 1), 0, 1, program)
    action = seated.choose("1.0.0", seen)
    trouble = seated.take_trouble()
    if trouble:
        raise EngineError(messages.no_good_answer(why=trouble))
    return f"answered with {notation(action)}"
