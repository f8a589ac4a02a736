"""The seals of one match's hands, and the origin of their cards."""

from __future__ import annotations

from msgspec import Struct

from gin.core import chain
from gin.core.shuffle import deal_code, shuffled
from gin.rules.match import Match
from gin.rules.model.table import Table
from gin.rules.swapping import swapped_die
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
from gin.variants.setups import Setup, swapped_setup, with_drawn_roles


class Sealing(Struct, frozen=True):
    """The parts of a match that its seals depend on. Hands are numbered from 0.

    `salt` is empty unless the match was begun before format 5.
    """

    agreed: Setup
    match: Match
    salt: str

    @property
    def named(self) -> bool:
        """Whether the player named the match's seed, and so could work out the cards."""
        return not self.match.secret and self.salt in ("", salt_from(self.match.seed))

    @property
    def chance(self) -> int:
        """The seed of an opponent's random choices.

        It is the match's seed if that was named, because the cards are known anyway. Otherwise it
        reveals nothing about the cards.
        """
        return self.match.seed if self.named else self.engine_chance

    @property
    def engine_chance(self) -> int:
        """The seed for an engine process, which must not learn even a named seed."""
        if self.match.secret:
            return chain.opponent_seed(self.match.secret)
        return seed_from(self.salt or salt_from(self.match.seed))

    @property
    def guest_chance(self) -> int | None:
        """The seed for an outside program; None if the match's seed was named.

        Given a number derived from a named seed, a program could find the seed by trying all seeds.
        """
        return None if self.named else self.engine_chance

    def code(self, hand: int, dealer: int) -> str:
        return deal_code(self.match.seed_of(hand), dealer)

    def code_gives_all(self, hand: int) -> bool:
        """Return whether a hand's code reveals later hands to a player who did not name the seed.

        In matches begun before format 5, the code of the first hand does.
        """
        return hand == 0 and not self.match.secret and not self.named

    def chatter(self, hand: int, dealer: int) -> str:
        """Return the seed of an opponent's remarks, unrelated to the cards if there is a secret."""
        return f"{self.match.seed}:{hand}" if self.match.secret else self.code(hand, dealer)

    def origin(self, hand: int) -> Origin:
        match, seed = self.match, self.match.seed_of(hand)
        if match.secret:
            return SecretDeal(chain.hand_secret(match.secret, hand), match.own_cut)
        return (
            OlderDeal(shuffled(seed), hand_salt(self.salt, hand)) if self.salt else NamedDeal(seed)
        )

    def start(self, dealt: Table, hand: int) -> HandStart:
        agreed = with_drawn_roles(self.agreed, self.match.rules)
        die = dealt.stake.die if dealt.stake is not None else None
        if self.match.swapped:
            # Both players of a match have the same seals.
            agreed = swapped_setup(agreed)
            return HandStart(
                agreed, hand + 1, 1 - dealt.dealer, dealt.scores[::-1], dealt.closed,
                swapped_die(die),
            )  # fmt: skip
        return HandStart(agreed, hand + 1, dealt.dealer, dealt.scores, dealt.closed, die)

    def line(self, dealt: Table, hand: int) -> str:
        return sealed_line(self.start(dealt, hand), self.origin(hand))
