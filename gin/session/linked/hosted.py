"""The host's end of a linked table: it sends what seat 1 sees and takes its moves."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from enum import StrEnum

from gin.ai.protocol.lines import ObservationWriter
from gin.core import chain
from gin.core.errors import BadCut, GinError, IllegalAction, SaveError
from gin.rules import engine
from gin.rules.model.actions import parse_action
from gin.session.linked.lines import (
    Agreed,
    Cause,
    Greeting,
    Record,
    Snapshot,
    agreed_lines,
    fact_lines,
    record_lines,
    result_line,
)
from gin.session.linked.link import Link
from gin.session.linked.listener import Refusal
from gin.session.shared_match import SharedMatch, Side

SEAT = 1
"""The seat of the person at the other front end."""


LONGEST_PART = 10
"""Maximum characters of the part of the cut that comes from the other front end."""


class Received(StrEnum):
    """Something that the person at the other front end did."""

    MOVED = "moved"
    CUT = "cut"
    TOOK_BACK = "took-back"
    SAVED = "saved"
    LEFT = "left"


class HostedSeat:
    """Seat 1 of a shared match, played from another front end. `host` is the person in seat 0."""

    def __init__(self, shared: SharedMatch, host: Greeting) -> None:
        self.shared = shared
        self._host = host
        self._link: Link | None = None
        self._side: Side = shared.sides[SEAT]
        self._writer = ObservationWriter(self._side.setup)
        self._number = self._results = 0
        self._recorded = False
        self._sent = "", 0
        """The cut, and the number of events of the hand, that the other front end knows."""
        self.saved = False
        """Whether the other front end has saved the finished match."""

    def connect(self, link: Link) -> None:
        """Send the whole table to a front end that has just joined."""
        self._link = link
        self._writer = ObservationWriter(self._side.setup)
        self._number = self._results = 0
        self._recorded = False
        agreed = Agreed(self._side.setup, self._host, self._side.match.cut)
        self._say(*agreed_lines(agreed), "agreed")
        while self._side.opponent_to_move:
            self._side.let_opponent_move()
        self._show(Cause.JOINED)

    @property
    def unsent(self) -> bool:
        """Whether the host has done something that `sync` would send."""
        side = self._side
        return side.opponent_to_move or self._sent != (side.match.own_cut, side.happened)

    def sync(self) -> None:
        """Send what the host has done since the last line: a cut, moves taken back, or moves."""
        side, (cut, _) = self._side, self._sent
        if cut != side.match.own_cut:
            self._show(Cause.CUT)
        elif self.unsent and not side.opponent_to_move:
            self._show(Cause.TAKEN_BACK)
        while side.opponent_to_move:
            side.let_opponent_move()
            self._show(Cause.OTHER)

    def receive(self, line: str) -> Received | None:
        """Carry out a line of the other front end, and answer it.

        Raises:
          SaveError: the record cannot be saved; the other front end has the answer.
        """
        word, _, rest = line.partition(" ")
        if word in ("saved", "bye"):
            self.saved = self.saved or word == "saved"
            return Received.SAVED if word == "saved" else Received.LEFT
        if word == "hint":
            self._side.count_hint()
            return None
        if word == "part":
            self._take_part(rest)
            return None
        number, _, text = rest.partition(" ")
        if number != str(self._number):
            self._say(f"refused {number} {Refusal.LATE}")
            return None
        try:
            return self._carry_out(word, text)
        except SaveError:
            self._say(f"refused {number} {Refusal.SAVE}")
            raise
        except GinError:
            self._say(f"refused {number} {Refusal.RULES}")
            return None

    def _take_part(self, text: str) -> None:
        with contextlib.suppress(BadCut):
            if len(text) <= LONGEST_PART and self._side.to_be_cut:
                self.shared.part = chain.parse_cut(text)

    def _carry_out(self, word: str, text: str) -> Received | None:
        side = self._side
        match word:
            case "move":
                action = parse_action(text)
                if engine.why_not(side.observation, action) is not None:
                    raise IllegalAction
                side.submit(action)
                self._show(Cause.OWN)
                self.sync()
                return Received.MOVED
            case "next" if side.hand_over and not side.over:
                side.next_hand()
                self._show(Cause.DEALT)
                self.sync()
                return Received.MOVED
            case "cut" if side.to_be_cut:
                side.cut(text)
                self._show(Cause.CUT)
                return Received.CUT
            case "take-back" if side.can_undo:
                side.take_back()
                self._show(Cause.TAKEN_BACK)
                return Received.TOOK_BACK
        raise IllegalAction

    def _say(self, *lines: str) -> None:
        if self._link is not None:
            self._link.send(*lines)

    def _show(self, cause: Cause) -> None:
        self._number += 1
        self._say(*self._lines(cause))
        self._sent = self._side.match.own_cut, self._side.happened
        if self._side.over and not self._recorded:
            self._recorded = True
            self._say(*record_lines(self._record()))

    def _lines(self, cause: Cause) -> Iterator[str]:
        side, dealt = self._side, self._side.dealt
        yield from self._writer.lines(side.observation)
        results = side.match.results
        if len(results) < self._results:
            self._results = len(results)
            yield f"results {self._results}"
        yield from map(result_line, results[self._results :])
        self._results = len(results)
        yield from fact_lines(
            Snapshot(
                self._number, cause, side.observation, results, side.hand_number,
                side.match.dealer, dealt.seal, dealt.next_seal, dealt.code, dealt.revealed,
                tuple(dealt.written().splitlines()) if side.hand_over else (),
                side.match.own_cut, side.to_be_cut, side.practice,
            )
        )  # fmt: skip
        yield f"now {cause}"

    def _record(self) -> Record:
        side = self._side
        row = side.store.match(side.id)
        moves = tuple((one.hand, one.seat, one.text) for one in side.store.actions(side.id))
        return Record(
            row.seed, row.dealer, row.secret, row.salt, row.cut, side.practice, side.aids, moves
        )
