"""A hand of a match from its deal on: its seal, its code, and the file that proves it."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from gin.rules import engine
from gin.rules.match import deal
from gin.rules.model.actions import Action
from gin.rules.model.table import Table
from gin.rules.swapping import swapped_action, swapped_result
from gin.session.seal import SecretDeal, seal_of
from gin.session.sealing import Sealing

HANDS = "hands"


class DealtHand(Struct, frozen=True):
    """A hand from its deal up to now.

    Attributes:
      match: id in the store.
      sealing: the source of the match's deals.
      number: index in the match, from 0.
      dealt: the table just after the deal.
      now: the current table.
      actions: the actions between the two.
      single: whether no other hand follows, as in a daily deal.
    """

    match: int
    sealing: Sealing
    number: int
    dealt: Table
    now: Table
    actions: tuple[Action, ...]
    single: bool = False

    @property
    def over(self) -> bool:
        return self.now.result is not None

    @property
    def seal(self) -> str:
        return seal_of(self.sealing.line(self.dealt, self.number))

    @property
    def next_seal(self) -> str:
        """The seal of the next hand once this one is over; empty if there is none."""
        match = self.sealing.match
        if not self.over or match.sheet.over or self.single:
            return ""
        return seal_of(self.sealing.line(deal(match).table, self.number + 1))

    @property
    def revealed(self) -> str:
        """The sealed line, once the hand is over; empty until then."""
        return self.sealing.line(self.dealt, self.number) if self.over else ""

    @property
    def drawn(self) -> SecretDeal | None:
        origin = self.sealing.origin(self.number) if self.over else None
        return origin if isinstance(origin, SecretDeal) else None

    @property
    def code(self) -> str:
        """The deal code; empty until the hand is over, or the match if it reveals other hands."""
        all_given = self.sealing.code_gives_all(self.number)
        known = self.sealing.match.sheet.over if all_given else self.over
        dealer = self.sealing.start(self.dealt, self.number).dealer
        return self.sealing.code(self.number, dealer) if known else ""

    @property
    def chatter(self) -> str:
        return self.sealing.chatter(self.number, self.dealt.dealer)

    def written(self) -> str:
        """Return the text of this finished hand's file, which anyone can check."""
        from gin.session.record import Hand, record_of

        result = self.now.result
        assert result is not None
        table, moves = self.dealt, []
        for action in self.actions:
            moves.append((table.turn, action))
            table = engine.apply(table, action).table
        start = self.sealing.start(self.dealt, self.number)
        if self.sealing.match.swapped:
            moves = [(1 - seat, swapped_action(action)) for seat, action in moves]
            result = swapped_result(result)
        return record_of(Hand(start, self.sealing.origin(self.number), tuple(moves), result))

    def save(self, folder: Path) -> Path:
        from gin.session.record import save_record

        return save_record(folder / HANDS, f"hand-{self.match}-{self.number + 1}", self.written())
