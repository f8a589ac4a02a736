"""A hand of a match as it was dealt: its seal, its code, and the file that proves it."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from gin.rules import engine
from gin.rules.match import deal
from gin.rules.model.actions import Action
from gin.rules.model.table import Table
from gin.session.seal import SecretDeal, seal_of
from gin.session.sealing import Sealing

HANDS = "hands"
"""The folder for hands that were saved to files."""


class DealtHand(Struct, frozen=True):
    """A hand from its deal to where it is now. It gives nothing away before the hand is over.

    Attributes:
        match: the number of the match in the store.
        sealing: what the match is dealt from.
        number: the number of the hand, from 0.
        dealt: the table as it was dealt.
        now: the table as it is.
        actions: what was done in between.
    """

    match: int
    sealing: Sealing
    number: int
    dealt: Table
    now: Table
    actions: tuple[Action, ...]

    @property
    def over(self) -> bool:
        """Whether the hand is counted."""
        return self.now.result is not None

    @property
    def seal(self) -> str:
        """The seal of the hand, which may be known before the hand."""
        return seal_of(self.sealing.line(self.dealt, self.number))

    @property
    def next_seal(self) -> str:
        """The seal of the next hand, once this one is over; empty if there will be none."""
        match = self.sealing.match
        if not self.over or match.sheet.over:
            return ""
        return seal_of(self.sealing.line(deal(match).table, self.number + 1))

    @property
    def revealed(self) -> str:
        """The line that was sealed, once the hand is over; empty until then."""
        return self.sealing.line(self.dealt, self.number) if self.over else ""

    @property
    def drawn(self) -> SecretDeal | None:
        """The secret and the cut that the cards were dealt from, once the hand is over."""
        origin = self.sealing.origin(self.number) if self.over else None
        return origin if isinstance(origin, SecretDeal) else None

    @property
    def code(self) -> str:
        """The deal code, once it may be known; empty until then.

        That is when the hand is over, or the match if the code gives its other hands away.
        """
        all_given = self.sealing.code_gives_all(self.number)
        known = self.sealing.match.sheet.over if all_given else self.over
        return self.sealing.code(self.number, self.dealt.dealer) if known else ""

    @property
    def chatter(self) -> str:
        """The seed of an opponent's remarks in this hand."""
        return self.sealing.chatter(self.number, self.dealt.dealer)

    def written(self) -> str:
        """Return this hand, which is over, as a file that can be checked."""
        from gin.session.record import Hand, record_of

        result = self.now.result
        assert result is not None
        table, moves = self.dealt, []
        for action in self.actions:
            moves.append((table.turn, action))
            table = engine.apply(table, action).table
        start = self.sealing.start(self.dealt, self.number)
        return record_of(Hand(start, self.sealing.origin(self.number), tuple(moves), result))

    def save(self, folder: Path) -> Path:
        """Write this hand, which is over, to a file in a data folder, and return the file.

        Raises:
            SaveError: the file, which it names, cannot be written.
        """
        from gin.session.record import saved

        return saved(folder / HANDS, f"hand-{self.match}-{self.number + 1}", self.written())
