"""The stake die: who may raise it and when, and the results of answers (rules 6, Gin Dice)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.rules.model.actions import Accept, NoOffer, Offer
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules

HIGHEST = 6


class Die(Struct, frozen=True):
    """The stake die; `owner` is None while it lies in the middle."""

    value: int = 1
    owner: int | None = None


class Stake(Struct, frozen=True):
    """The die during a hand.

    `offer` is an offered value without an answer yet. `looked` means that both players have seen
    their cards. `resume` is the phase to continue with.
    """

    die: Die
    resume: Phase
    offer: int | None = None
    looked: bool = False


def looked(stake: Stake | None) -> bool:
    """Return whether the players have seen their cards; without a die they always have."""
    return stake is None or stake.looked


State = tuple[Stake, Phase, int]
"""The stake, the phase, and the seat that decides next."""


def opening_state(rules: Rules, die: Die, starter: int, phase: Phase) -> State:
    """Return the state at the start of a hand; `phase` follows when the offers are over."""
    return _asked(rules, Stake(die, phase), starter, (starter, 1 - starter))


def _asked(rules: Rules, stake: Stake, starter: int, seats: tuple[int, ...]) -> State:
    for seat in seats:
        if may_offer(rules, stake, seat):
            return stake, Phase.STAKE, seat
    return replace(stake, looked=True), stake.resume, starter


def may_offer(rules: Rules, stake: Stake, seat: int) -> bool:
    """Check whether this seat may offer to raise the die when asked, or at the start of its turn.

    At the highest value, neither seat may. Otherwise the owner may. Without an owner, either player
    may before they look, and later only with `centre_offers`.
    """
    if stake.die.value >= HIGHEST:
        return False
    if stake.die.owner is None:
        return rules.stakes.centre_offers or not stake.looked
    return stake.die.owner == seat


def refused_pays(rules: Rules, stake: Stake) -> int:
    """Return the stake that a refusal pays to the player who offered."""
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
    """Return the state after `seat` makes an offer, accepts one, or makes none.

    Before the players look, the non-dealer (`starter`) is asked first, then the dealer. Once the
    die has an owner, only the owner is asked, until they make no offer. `gin.rules.flows.offers`
    handles refusals, which end the hand.
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
