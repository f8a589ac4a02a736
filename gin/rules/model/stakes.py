"""The stake die: who may raise it and when, and what an answer leads to (rules 6, Gin Dice).

It stands beside the cards: the flow asks it whose word it is, and goes on where it was.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.rules.model.actions import Accept, NoOffer, Offer
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules

HIGHEST = 6


class Die(Struct, frozen=True):
    """What the die shows and who owns it; None while it lies in the middle."""

    value: int = 1
    owner: int | None = None


class Stake(Struct, frozen=True):
    """The die during a hand.

    `offer` is a value offered and not answered yet. `looked` says that both have seen their cards.
    `resume` is the phase that the hand goes on with once all is said.
    """

    die: Die
    resume: Phase
    offer: int | None = None
    looked: bool = False


def looked(stake: Stake | None) -> bool:
    """Have the players looked at their cards? Without a die they always have."""
    return stake is None or stake.looked


State = tuple[Stake, Phase, int]
"""The stake, the phase and the seat whose word it is."""


def opened(rules: Rules, die: Die, starter: int, phase: Phase) -> State:
    """The stake of a hand just dealt, whose first phase would be `phase`."""
    return _asked(rules, Stake(die, phase), starter, (starter, 1 - starter))


def _asked(rules: Rules, stake: Stake, starter: int, seats: tuple[int, ...]) -> State:
    """The first of these seats that may offer before anybody looks, or the hand itself."""
    for seat in seats:
        if may_offer(rules, stake, seat):
            return stake, Phase.STAKE, seat
    return replace(stake, looked=True), stake.resume, starter


def may_offer(rules: Rules, stake: Stake, seat: int) -> bool:
    """May this seat raise the die, if it is asked or begins its turn now?

    The owner may. While nobody owns the die either player may: before the cards are looked at
    always, afterwards only with `centre_offers`.
    """
    if stake.die.value >= HIGHEST:
        return False
    if stake.die.owner is None:
        return rules.stakes.centre_offers or not stake.looked
    return stake.die.owner == seat


def refused_pays(rules: Rules, stake: Stake) -> int:
    """What a refusal is worth to who offered."""
    assert stake.offer is not None
    return stake.offer if rules.stakes.refusal_pays_offer else stake.die.value


def after(
    rules: Rules,
    stake: Stake,
    action: Offer | Accept | NoOffer,
    seat: int,
    starter: int,
    phase: Phase,
) -> State:
    """What an offer, an acceptance or a word of no offer by `seat` leads to.

    Before anybody has looked the non-dealer, who is `starter`, is asked first, then the dealer;
    once somebody owns the die only that player is, until nothing more is offered. (A refusal ends
    the hand: `gin.rules.flows.offers`.)
    """
    match action:
        case Offer(value):
            resume = stake.resume if phase is Phase.STAKE else phase
            return replace(stake, offer=value, resume=resume), Phase.ANSWER, 1 - seat
        case Accept():
            assert stake.offer is not None
            stake = replace(stake, die=Die(stake.offer, seat), offer=None)
            if stake.looked:
                return stake, stake.resume, 1 - seat
            return _asked(rules, stake, starter, (seat,))
        case NoOffer():
            return _asked(rules, stake, starter, (1 - starter,) if seat == starter else ())
