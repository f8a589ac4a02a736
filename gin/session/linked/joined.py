"""A match whose record is in another program, as the person who joined it plays it."""

from __future__ import annotations

import secrets
import time
from collections import deque
from datetime import date

from gin.core.errors import BadLine, GinError, JoinError, SaveError
from gin.core.message import NOTHING, Text, Verbatim
from gin.messages import linked as messages
from gin.messages.people import PERSON
from gin.rules import engine
from gin.rules.match import Match
from gin.rules.model.actions import Action, notation
from gin.rules.model.events import Event
from gin.rules.model.memory import without_hidden_memory
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import ActionRefused
from gin.rules.model.rules import Rules
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Sheet
from gin.session.game import HUMAN
from gin.session.hint_count import NOTE, count_hint
from gin.session.linked.finished import FinishedMatch, ToldHand, replayed
from gin.session.linked.lines import Agreed, Cause, Record, Snapshot, TableReader
from gin.session.linked.link import Link, LinkState
from gin.session.linked.listener import Refusal
from gin.session.mixtures import title_of
from gin.session.partner import PERSON_LEVEL, Partner
from gin.session.storage.store import Store
from gin.variants.setups import aided

PATIENCE = 5.0
"""Seconds to wait for the host's answer to a move; later answers are shown when they come."""
SLICE = 0.05
_PART = 10
"""Digits of this person's part of the cut."""


class JoinedSession:
    """A match of another program, with this person in seat 0 of this view.

    The host's moves wait until a front end shows them. `own` is the person's store, in which the
    finished match is saved.
    """

    def __init__(self, link: Link, reader: TableReader, agreed: Agreed, own: Store) -> None:
        self._link, self._reader, self._own = link, reader, own
        host = agreed.host
        self.partner: Partner | None = Partner(
            host.name, host.player, host.portrait, swapped=True, linked=True
        )
        self._agreed = agreed
        self.setup = agreed.setup
        self.title: Text = title_of(own, aided(agreed.setup))
        self.store = Store.in_memory()
        self.id = 1
        self.level: int | None = PERSON_LEVEL
        self.daily: date | None = None
        self.event = ""
        self.stages_moved = 0
        self.recorded: FinishedMatch | None = None
        self.kept = False
        """Whether the finished match is saved for this person."""
        self._record: Record | None = None
        self._shown: Snapshot | None = None
        self._latest = 0
        self._early: tuple[str, ...] = ()
        self._next: Agreed | None = None
        """The agreement of the next match, once the host has begun it."""
        self._waiting: deque[Snapshot] = deque()
        self._seals: dict[int, str] = {}
        self._refused: Refusal | None = None
        self._asked: int | None = None
        """The number of the snapshot that the unanswered line is about."""
        self.ended = False
        """Whether the host has left the table."""

    # The link.

    def start(self, first: Snapshot, lines: tuple[str, ...] = ()) -> None:
        """Begin with the first snapshot of the host; `lines` have arrived after it."""
        self._early = lines
        self._keep(first)
        self._show()
        if first.to_cut:
            # Each person has a part in the cut, so that neither knows the cards before it.
            self._link.send(f"part {secrets.randbelow(10**_PART):0{_PART}}")

    def receive(self) -> bool:
        """Read the lines that have arrived; return whether there was one.

        Raises:
          JoinError: the host sends lines that make no sense; the link is closed.
        """
        lines, self._early = (*self._early, *self._link.take()), ()
        for place, line in enumerate(lines):
            if self._next is not None:
                # The other lines are about the next match.
                self._early = lines[place:]
                break
            if line == "bye":
                self.ended = True
            elif line.startswith("refused "):
                self._take_refusal(*line.removeprefix("refused ").partition(" ")[::2])
            else:
                self._read(line)
        if self._record is not None and self.recorded is None:
            self._save(self._record)
        return bool(lines)

    def _take_refusal(self, number: str, word: str) -> None:
        if self._asked is not None and number == str(self._asked):
            self._refused = Refusal(word) if word in tuple(Refusal) else Refusal.RULES
            self._asked = None

    def _read(self, line: str) -> None:
        try:
            found = self._reader.take(line)
        except BadLine as error:
            self._link.close()
            raise JoinError(messages.nonsense(why=Verbatim(str(error)))) from error
        if isinstance(found, Agreed):
            self._next = found
        elif isinstance(found, Snapshot):
            self._keep(found)
        elif isinstance(found, Record):
            self._record = found

    def _keep(self, shown: Snapshot) -> None:
        self._latest = shown.number
        self._seals[shown.hand] = shown.seal
        if shown.cause is not Cause.OTHER:
            self._asked = None
        if shown.cause is Cause.TAKEN_BACK:
            self._waiting.clear()
        self._waiting.append(shown)

    def _show(self) -> tuple[Event, ...]:
        """Show the next snapshot, and return its new events."""
        before, shown = self._shown, self._waiting.popleft()
        self._shown = shown
        known = 0
        if before is not None and before.hand == shown.hand:
            known = len(before.seen.log)
        return shown.seen.log[known:]

    def succeed(self) -> JoinedSession | None:
        """Return the session of the next match that the host has begun, if there is one.

        Raises:
          JoinError: the host sends lines that make no sense.
        """
        if self._next is None:
            return None
        following = JoinedSession(self._link, self._reader, self._next, self._own)
        lines, self._early = (*self._early, *self._link.take()), ()
        for place, line in enumerate(lines):
            following._read(line)
            if following._waiting:
                following.start(following._waiting.popleft(), lines[place + 1 :])
                return following
        return None

    @property
    def late(self) -> Cause | None:
        """The cause of the next snapshot, unless it is a move of the host, which the table shows.

        `take_late` shows it.
        """
        waits = self._waiting[0].cause if self._waiting else None
        return None if waits is Cause.OTHER else waits

    def take_late(self) -> tuple[Event, ...]:
        return self._show()

    @property
    def state(self) -> LinkState:
        return self._link.state

    @property
    def gone(self) -> bool:
        """Whether the host has left, or its program has ended."""
        return self.ended or self.state is LinkState.GONE

    @property
    def news(self) -> bool:
        return self._link.news or bool(self._early) or self.late is not None

    def wait(self, seconds: float) -> None:
        """Wait until something arrives."""
        self._link.wait(seconds)

    def leave(self) -> None:
        """Leave the table; the match waits for this person."""
        self._link.close("bye")

    def _ask(self, line: str) -> tuple[Event, ...]:
        """Send a line, and return the events of the answer.

        Raises:
          JoinError: there is no answer yet, or the host refuses.
        """
        if self.state is not LinkState.HERE or self.ended:
            raise JoinError(messages.host_away(name=self.name))
        if self._asked is not None or self._waiting:
            raise JoinError(messages.TOO_EARLY)
        word, _, rest = line.partition(" ")
        self._asked, self._refused = self._latest, None
        self._link.send(f"{word} {self._latest} {rest}".strip())
        end = time.monotonic() + PATIENCE
        while self._asked is not None and not self.gone:
            left = end - time.monotonic()
            if left <= 0:
                raise JoinError(messages.no_answer(name=self.name))
            self._link.wait(min(left, SLICE))
            self.receive()
        if self._refused is not None:
            raise JoinError(messages.refused(why=self._refused))
        if self.late is None:
            raise JoinError(messages.host_away(name=self.name))
        return self._show()

    @property
    def name(self) -> Text:
        """The host's name."""
        name = self._agreed.host.name
        return Verbatim(name) if name else PERSON

    # The match.

    @property
    def _now(self) -> Snapshot:
        assert self._shown is not None, "nothing is shown before the first snapshot"
        return self._shown

    @property
    def match(self) -> Match:
        shown = self._now
        return Match(
            shown.seen.rules, 0, self._agreed.draws, shown.dealer, shown.results,
            own_cut=shown.own_cut,
        )  # fmt: skip

    @property
    def practice(self) -> bool:
        return self._now.practice

    @property
    def rules(self) -> Rules:
        return self._now.seen.rules

    @property
    def seen(self) -> Observation:
        return without_hidden_memory(self._now.seen)

    @property
    def happened(self) -> int:
        return len(self._now.seen.log)

    @property
    def hand_over(self) -> bool:
        return self._now.seen.phase is Phase.OVER

    @property
    def over(self) -> bool:
        return self.hand_over and self.sheet.over

    @property
    def hand_number(self) -> int:
        return self._now.hand

    @property
    def untouched(self) -> bool:
        return self.hand_number == 1 and len(self._now.seen.log) <= 1

    @property
    def sheet(self) -> Sheet:
        return self.match.sheet

    def sheet_after(self, hands: int) -> Sheet:
        return sheet_after(self.rules, self.match.results[:hands])

    @property
    def to_be_cut(self) -> bool:
        return self._now.to_cut

    @property
    def dealt(self) -> ToldHand:
        return ToldHand(self._now)

    def cut(self, text: str = "") -> None:
        try:
            self._ask(f"cut {text}")
        except JoinError:
            # The host may have cut the cards meanwhile.
            if self.late is not Cause.CUT:
                raise
            self._show()

    @property
    def opponent_to_move(self) -> bool:
        return bool(self._waiting) and self._waiting[0].cause is Cause.OTHER

    @property
    def awaited(self) -> bool:
        """Whether the person is to act once everything that waits has been shown."""
        latest = self._waiting[-1] if self._waiting else self._now
        return latest.seen.turn == HUMAN or latest.seen.phase is Phase.OVER

    @property
    def turn(self) -> int | None:
        """The seat to move; None when the hand is over."""
        return None if self.hand_over else self._now.seen.turn

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Send a move to the host, and return its events.

        Raises:
          ActionRefused: the rules forbid it.
          JoinError: the host refuses it, or does not answer.
        """
        refusal = engine.why_not(self._now.seen, action)
        if refusal is not None:
            raise ActionRefused(notation(action), refusal)
        return self._ask(f"move {notation(action)}")

    def think(self) -> None:
        return

    @property
    def due(self) -> float | None:
        return None

    def let_opponent_move(self) -> tuple[Event, ...]:
        return self._show()

    def take_trouble(self) -> Text:
        return NOTHING

    def next_hand(self) -> tuple[Event, ...]:
        return self._ask("next")

    @property
    def can_take_back(self) -> bool:
        seen = self._now.seen
        moved = any(getattr(event, "seat", None) == HUMAN for event in seen.log)
        own_turn = self.turn == HUMAN and not self._waiting
        return own_turn and moved

    @property
    def can_undo(self) -> bool:
        return self.practice and self.can_take_back

    def count_hint(self) -> None:
        self._link.send("hint")
        count_hint(self.store, self.id)

    def take_back(self) -> None:
        self._ask("take-back")

    # The record.

    def _save(self, record: Record) -> None:
        """Replay the finished match, compare it with the seals, and save it.

        Raises:
          JoinError: the record does not fit the seals.
          SaveError: it cannot be saved.
        """
        self._record = None
        try:
            played, seals = replayed(record, self._agreed, self.partner)
        except (GinError, ValueError, AssertionError) as error:
            raise JoinError(messages.WRONG_RECORD) from error
        if any(seals.get(hand) != seal for hand, seal in self._seals.items()) or not played.over:
            raise JoinError(messages.WRONG_RECORD)
        given = self.store.note(f"{NOTE}{self.id}")
        if given:
            played.store.set_note(f"{NOTE}{played.id}", given)
        try:
            id = self._own.copy_match(played.store, played.id)
            if given:
                self._own.set_note(f"{NOTE}{id}", given)
            self._end(self._own, id, record)
        except SaveError:
            # Until the program ends, the match can still be reviewed.
            self._end(played.store, played.id, record)
            raise
        self.kept = self._own.saves
        self._link.send("saved")

    def _end(self, store: Store, id: int, record: Record) -> None:
        finished = FinishedMatch.resume(store, id)
        assert isinstance(finished, FinishedMatch)
        finished.told_aids = record.aids
        self.recorded = finished
