"""What the coach says: a move and the reason for it, counted from what the player knows.

A card buried in the discard pile is not named: only that it is gone.
"""

from __future__ import annotations

from gin.ai.advice.reasons import (
    Hint,
    WhyAlone,
    WhyDiscard,
    WhyEnd,
    WhyLayOff,
    WhyLeave,
    WhyStake,
    WhyTake,
)
from gin.core.cards import Card, Hand, cards_of
from gin.present.words import coach_laying
from gin.present.words.cards import RANKS, mark, meld_name, plural
from gin.present.words.phrases import count, listed, points, share_of
from gin.rules.model.actions import Discard, Draw, Gin
from gin.session.coach import Odds

THINKING = "The coach is looking at your cards."
ADVISED = "advised"
OFF = "Hints are switched off in the settings."
AGREED = "You agreed to play without hints."
NOT_NOW = "There is nothing to decide just now."
NO_COACH = "There is no coach for this game."
CLEAR = 1.0
"""Points from which on a move is said to be better than another."""
FEW = 3
"""Cards that are named one by one; of more the number is told."""


def told(hint: Hint, other: str) -> str:
    """The hint in a sentence or two."""
    match hint.reason:
        case WhyDiscard() as why:
            text = _discard(why, other)
        case WhyTake() as why:
            text = _take(why)
        case WhyLeave() as why:
            text = _leave(why)
        case WhyEnd() as why:
            return _end(why, other)
        case WhyLayOff() as why:
            return _lay_off(why)
        case WhyStake() as why:
            return _stake(why)
        case WhyAlone() as why:
            return _alone(why)
        case _:
            return coach_laying.told(hint.reason, other)
    return f"{text}{_ahead(hint.ahead)}"


def _ahead(ahead: float | None) -> str:
    if ahead is None or ahead < CLEAR:
        return ""
    return f" About {points(round(ahead))} better than the rest."


def _named(cards: Hand) -> str:
    """Cards one by one, or the first few and how many more there are."""
    found = cards_of(cards)
    names = [f"the {mark(card)}" for card in found[:FEW]]
    more = len(found) - FEW
    return listed([*names, f"{more} more"] if more > 0 else names)


def _discard(why: WhyDiscard, other: str) -> str:
    reasons = [points(why.points), _use(why)]
    if why.useless:
        reasons.append(f"{other} can hardly use it")
    elif why.refused:
        reasons.append(f"{other} has let {_a(why.card)} go by")
    text = f"Discard the {mark(why.card)}: {listed(reasons)}."
    rest = f"{why.left} deadwood left" if why.left else "no deadwood left"
    if why.waits and why.gin:
        text += f" Don't end the hand yet: {_would(why.gin)} make gin."
    elif why.helping:
        text += f" {_begun(rest)}, and {_would(why.helping)} help."
    else:
        text += f" {_begun(rest)}."
    return text


def _a(card: Card) -> str:
    name = RANKS[card.rank]
    return f"an {name}" if name[0] in "ae" else f"a {name}"


def _use(why: WhyDiscard) -> str:
    """What the card is good for in the hand."""
    if not why.paired:
        return "nothing goes with it"
    if not why.needed:
        return "it is not needed for a meld"
    still = why.needed & ~why.gone
    if still:
        return f"only {_named(still)} would meld it" if _few(still) else "it is the least help"
    gone = cards_of(why.gone)
    ranks = {card.rank for card in gone}
    if len(ranks) == 1:
        (rank,) = ranks
        names = plural(rank) if len(gone) > 1 else RANKS[rank]
        return f"{'both' if len(gone) == 2 else 'the'} {names} it needs are gone".replace(
            "are gone", "is gone" if len(gone) == 1 else "are gone"
        )
    return "the cards it needs are gone"


def _few(cards: Hand) -> bool:
    return cards.bit_count() <= 2


def _would(cards: Hand) -> str:
    """Which unseen cards would do something, or how many."""
    number = cards.bit_count()
    if number <= FEW:
        return f"{_named(cards)} would"
    return f"{number} cards would"


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _take(why: WhyTake) -> str:
    melds = (
        f"it makes a {meld_name(why.meld)}" if why.meld else "it counts less than what you throw"
    )
    if why.ends:
        return f"Take the {mark(why.card)}: {melds}, and every other card is melded."
    return (
        f"Take the {mark(why.card)}: {melds}, and deadwood falls from {why.before} to {why.after}."
    )


def _leave(why: WhyLeave) -> str:
    act = "Draw from the stock" if why.draws else "Pass"
    if why.helping:
        number = why.helping.bit_count()
        hope = f"{number} of {why.unseen} unseen cards would help you"
    else:
        hope = "no single card would help you yet"
    if why.top is None:
        return f"{act}: {hope}."
    if why.meld:
        return f"{act}: the {mark(why.top)} would meld, but you do better without it, and {hope}."
    return f"{act}: the {mark(why.top)} makes no meld, and {hope}."


def _end(why: WhyEnd, other: str) -> str:
    down = "" if why.card is None else f", with the {mark(why.card)} face down"
    match why.how:
        case "gin" | "big gin":
            return f"Go {why.how}{down}: every card is melded."
        case "shot":
            return f"Make a shot{down}: it counts like gin."
    drawn = f"{other} has had {count(why.turns, 'turn')}"
    share = f"you win against {share_of(why.won)} of the hands {other} may hold"
    return f"Knock with {why.deadwood}{down}: {drawn}, and {share}."


def _lay_off(why: WhyLayOff) -> str:
    if not why.cards:
        return f"Lay nothing off: you are left with {why.left}."
    names = listed([f"the {mark(card)}" for card in why.cards])
    return f"Lay off {names}: {points(why.saved)} less, and you are left with {why.left}."


def _stake(why: WhyStake) -> str:
    chance = f"you win about {share_of(why.chance)} of such hands"
    match why.word:
        case "offer":
            return f"Offer {why.value}: {chance}."
        case "accept":
            return f"Accept {why.value}: {chance}, and giving up costs the hand."
        case "refuse":
            return f"Refuse {why.value}: at that stake the hand costs more than giving up."
    return "Leave the die as it is: a higher stake would not help you."


def _alone(why: WhyAlone) -> str:
    advice = why.advice
    helping = cards_of(advice.helping)
    match advice.action:
        case Gin():
            return "Go gin: every card is melded."
        case Draw():
            help_you = f"{count(len(helping), 'card')} would help you"
            return f"Draw: {help_you}. The deal stands at {advice.penalty}."
        case Discard(card):
            text = f"it leaves {advice.penalty}"
            if helping:
                named = ", ".join(mark(card) for card in helping[:3])
                more = f" and {len(helping) - 3} more" if len(helping) > 3 else ""
                text += f", and {named}{more} would help"
            return f"Discard the {mark(card)}: {text}."
        case _:
            return f"Stop: the deal stands at {advice.penalty}, and no turn is left."


ODDS_OFF = "Odds and outs are off. You can turn them on in the settings."
NO_ODDS = "You are not about to draw, so there are no odds."
LINED_UP = 4
"""Cards that the status names; of more it tells the number."""


def odds_in_short(found: Odds) -> str:
    """The odds at the end of the status."""
    number = found.helping.bit_count()
    if not number:
        return f"None of {found.unseen} unseen cards would help."
    text = f"{number} of {found.unseen} unseen would help, {100 * found.chance:.0f} %"
    if number <= LINED_UP:
        text += f": {', '.join(mark(card) for card in cards_of(found.helping))}"
    return f"{text}."


def odds(found: Odds | None) -> str:
    """The odds of the next draw, with every card that would help."""
    if found is None:
        return NO_ODDS
    number = found.helping.bit_count()
    if not number:
        return f"None of the {found.unseen} cards that you have not seen would help you."
    names = listed([f"the {mark(card)}" for card in cards_of(found.helping)])
    return (
        f"{number} of {found.unseen} cards that you have not seen would help you, "
        f"{100 * found.chance:.0f} % on the next draw: {names}."
    )
