"""Opponents of a match: players in this process, and engines in a separate one.

An engine is our own, or an outside program that speaks the protocol. Only `choose` waits for its
answer. When an answer arrives, `wake` is called so that the caller can fetch the move. An engine
that crashes, is late or answers wrongly only costs playing strength: a quick player moves instead,
and the reason is logged. The next move restarts the engine, except after `FAILURES` failures in a
row or a refused protocol version.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gin.ai.player import Player, ThinkingTime
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

# Modules that only a running engine needs are imported when one starts.

MOVE_TIME = 1.0
"""Seconds that an engine gets for a move."""
GRACE = 2.0
"""Seconds to wait after the move time for a late answer."""
START_TIME = 15.0
"""Extra seconds for an engine that has just been started."""
FAILURES = 3
"""Failures in a row after which an engine is not restarted."""

Wake = Callable[[], None]


class Engines:
    """The engine processes of this program: at most one at a time, started on demand.

    Failures are logged in `folder`, translated by `translate`. `own` is the command for our engine.
    """

    def __init__(
        self,
        folder: Path | None = None,
        own: Sequence[str] | None = None,
        wake: Wake = lambda: None,
        translate: Callable[[Text], str] = by_id,
    ) -> None:
        self._translate = translate
        self._log = engine_log(folder)
        self._own = tuple(own) if own is not None else None
        self._running: tuple[tuple[str, ...], Process] | None = None
        self._failures: dict[tuple[str, ...], tuple[int, Text]] = {}
        self._serial = 0
        self.wake = wake

    @property
    def process(self) -> Process | None:
        return self._running[1] if self._running is not None else None

    def serial(self) -> int:
        self._serial += 1
        return self._serial

    def command(self, program: str) -> tuple[str, ...]:
        """Return the command that starts an outside program, or our engine for an empty name."""
        return command_of(program) if program else self._own or own_command()

    def process_for(self, command: tuple[str, ...]) -> tuple[Process, bool]:
        """Return a running engine, and whether it has just been started."""
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
        self._failures.pop(command, None)

    def failed(self, command: tuple[str, ...], error: GinError) -> None:
        """Log a failure and end the engine."""
        refused = self.process is not None and self.process.refused
        count = FAILURES if refused else self._failures.get(command, (0, NOTHING))[0] + 1
        self._failures[command] = count, error.text
        what = "refused" if refused else f"failure {count}"
        self._log.note(f"{harmless(' '.join(command))}: {self._translate(error.text)} ({what})")
        self.close(at_once=True)

    def close(self, *, at_once: bool = False) -> None:
        if self._running is not None:
            self._running[1].close(at_once=at_once)
            self._running = None


class Opponent(Protocol):
    """A player for the opposite seat of a match."""

    def think(self, ply: str, seen: Observation) -> None:
        """Start thinking about the move numbered `ply`, unless already started."""

    @property
    def due(self) -> float | None:
        """The `time.monotonic()` until which `choose` may block after `think`; None if never."""

    def choose(self, ply: str, seen: Observation) -> Action:
        """Return the move, waiting for it if necessary."""

    def take_trouble(self) -> Text:
        """Return why another player had to move instead, if one had to, and forget it."""


class BuiltInOpponent:
    """An opponent that answers quickly, in this process."""

    def __init__(self, player: Player) -> None:
        self._player = player

    @property
    def due(self) -> None: ...

    def think(self, ply: str, seen: Observation) -> None: ...

    def choose(self, ply: str, seen: Observation) -> Action:
        return self._player.choose(seen)

    def take_trouble(self) -> Text:
        return NOTHING


class EngineOpponent:
    """An opponent in an engine process. `stand_in` moves when the engine fails.

    The engine receives the observation of its seat. If it has these options, it also receives its
    `level`, a `seed` for its random choices that is unrelated to the cards, and the setting of its
    `thinking` time.
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
        thinking: ThinkingTime | None = None,
    ) -> None:
        self._engines = engines
        self._agreed = agreed
        self._stand_in = stand_in
        options = {"seed": seed, "level": level, "setting": thinking}
        self._options = {name: value for name, value in options.items() if value is not None}
        self._program = program
        self._move_time = MOVE_TIME if move_time is None else move_time
        self._writer: ObservationWriter | None = None
        self._writer_process: Process | None = None
        self._ply = ""
        self._seen: Observation | None = None
        self._asked: MoveRequest | None = None
        self._process: Process | None = None
        self._command: tuple[str, ...] = ()
        self._trouble: Text = NOTHING

    def think(self, ply: str, seen: Observation) -> None:
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
        options = []
        if self._writer is None or self._writer_process is not process:
            from gin.ai.protocol.lines import ObservationWriter

            self._writer = ObservationWriter(
                self._agreed, rules="rules" in wants, legal="legal" in wants
            )
            self._writer_process = process
            options = [
                f"setoption {option} {value}"
                for option, value in self._options.items()
                if option in process.options
            ]
        observed = self._writer.lines(seen)
        return [*options, *observed, f"go {name} movetime {round(self._move_time * 1000)}"]

    @property
    def due(self) -> float | None:
        asked = self._asked
        if asked is None or asked.done or time.monotonic() >= asked.due:
            return None
        return asked.due

    def choose(self, ply: str, seen: Observation) -> Action:
        self.think(ply, seen)
        asked = self._asked
        assert asked is not None
        if self._process is not None:
            self._process.wait(asked)
        self._ply, self._seen = "", None
        try:
            action = _legal_answer(asked, seen)
        except GinError as error:
            if self._process is not None:
                self._engines.failed(self._command, error)
            self._trouble = error.text
            return self._stand_in.choose(seen)
        self._engines.succeeded(self._command)
        return action

    def take_trouble(self) -> Text:
        trouble, self._trouble = self._trouble, NOTHING
        return trouble


def _legal_answer(asked: MoveRequest, seen: Observation) -> Action:
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
    """Return whether a level thinks for longer than this process may block."""
    return levels.LEVELS[level].think is not None


def first_answer(engines: Engines, program: str = "") -> str:
    """Ask an engine for its first move of a hand; return, for instance, "answered with pass".

    Raises:
      EngineError: it gave no valid answer; the error says why.
    """
    agreed = setup("gin")
    seen = observe(deal(start_match(agreed.rules, 1, 0)).table, 1)
    seated = EngineOpponent(engines, agreed, levels.player(1, 1), 0, 1, program)
    action = seated.choose("1.0.0", seen)
    trouble = seated.take_trouble()
    if trouble:
        raise EngineError(messages.no_good_answer(why=trouble))
    return f"answered with {notation(action)}"
