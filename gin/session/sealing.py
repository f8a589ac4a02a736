"""What the hands of one match are dealt from and sealed with."""

from __future__ import annotations

from msgspec import Struct

from gin.core import chain
from gin.core.shuffle import deal_code, shuffled
from gin.rules.match import Match
from gin.rules.model.table import Table
from gin.session.seal import (
    HandStart,
    NamedDeal,
    OlderDeal,
    Origin,
    SecretDeal,
    hand_salt,
    salt_from,
    sealed_line,
    seed_from,
)
from gin.variants.setups import Setup, settled


class Sealing(Struct, frozen=True):
    """A match as far as its seals go. `salt` is that of a match begun before format 5, else empty.

    Hands are numbered from 0.
    """

    agreed: Setup
    match: Match
    salt: str

    @property
    def named(self) -> bool:
        """Has somebody named the match's seed, and so could work out the cards?"""
        return not self.match.secret and self.salt in ("", salt_from(self.match.seed))

    @property
    def chance(self) -> int:
        """The seed of an opponent's own chance: nothing that the cards follow from.

        Only where somebody has named the match's seed, and knows the cards by it, it is that one.
        """
        return self.match.seed if self.named else self.engine_chance

    @property
    def engine_chance(self) -> int:
        """The seed for a process of its own, which is not told even a seed that was named."""
        if self.match.secret:
            return chain.opponent_seed(self.match.secret)
        return seed_from(self.salt or salt_from(self.match.seed))

    @property
    def guest_chance(self) -> int | None:
        """The seed for an outside program's own chance, or None where the match's seed was named.

        A program could search for a named seed with any number derived from it.
        """
        return None if self.named else self.engine_chance

    def code(self, hand: int, dealer: int) -> str:
        """The deal code of a hand."""
        return deal_code(self.match.seed_of(hand), dealer)

    def code_gives_all(self, hand: int) -> bool:
        """Does the code of a hand give later ones away, to somebody who has not named the seed?

        So it is with the first hand of a match begun before format 5.
        """
        return hand == 0 and not self.match.secret and not self.named

    def chatter(self, hand: int, dealer: int) -> str:
        """What an opponent's remarks follow from: with a secret nothing that the cards do; in older
        matches, and with a named seed, the deal code as ever."""
        return f"{self.match.seed}:{hand}" if self.match.secret else self.code(hand, dealer)

    def origin(self, hand: int) -> Origin:
        """What the cards of a hand come from."""
        match, seed = self.match, self.match.seed_of(hand)
        if match.secret:
            return SecretDeal(chain.hand_secret(match.secret, hand), match.own_cut)
        return (
            OlderDeal(shuffled(seed), hand_salt(self.salt, hand)) if self.salt else NamedDeal(seed)
        )

    def start(self, dealt: Table, hand: int) -> HandStart:
        """What a hand just dealt begins with."""
        return HandStart(
            settled(self.agreed, self.match.rules),
            hand + 1,
            dealt.dealer,
            dealt.scores,
            dealt.closed,
            dealt.stake.die if dealt.stake is not None else None,
        )

    def line(self, dealt: Table, hand: int) -> str:
        """The line that the seal of a hand is made from."""
        return sealed_line(self.start(dealt, hand), self.origin(hand))
