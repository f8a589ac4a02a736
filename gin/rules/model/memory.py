"""Strict memory: limits on the information that messages to a seat may use.

Messages may use only the cards in sight and the events since the seat's last turn. Other cards
count as unseen: cards below the top discard, and cards that the other player took earlier and may
hold.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.cards import Card, Hand, cards_of, mask_of
from gin.rules.model.events import Dealt, Discarded, EndedTurn, Event, HeldUp, Took
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import LimitFrom, Rules


def without_hidden_memory(seen: Observation) -> Observation:
    """Return the observation that messages to the seat may use.

    With strict memory, it lacks all that the player must remember. After the hand there are no
    limits.
    """
    if not is_strict(seen):
        return seen
    log = tuple(_since_own_turn(seen))
    ending = seen.ending
    laid_open = ending is not None and ending.seat != seen.seat
    return replace(
        seen,
        known=seen.known if laid_open else seen.known & _came_in_sight(log),
        discards=seen.discards[-1:],
        upcard=seen.upcard if _rules_use_upcard(seen.rules) else _upcard_if_on_top(seen),
        log=log,
    )


def is_strict(seen: Observation) -> bool:
    """Check whether a hand with strict memory is being played."""
    return seen.rules.strict_memory and seen.phase is not Phase.OVER


def unmentionable_cards(seen: Observation) -> tuple[Card, ...]:
    """Return the cards that messages must not name.

    These are the cards below the top discard, unless players may look through the pile. With strict
    memory they are all unseen cards, because messages must not reveal which are in the pile.
    """
    if is_strict(seen):
        return cards_of(without_hidden_memory(seen).unseen)
    return () if seen.rules.discards_open else seen.discards[:-1]


def _since_own_turn(seen: Observation) -> Iterator[Event]:
    ends = (Discarded, HeldUp, EndedTurn)
    own = (at for at, event in enumerate(seen.log)
           if isinstance(event, ends) and event.seat == seen.seat)  # fmt: skip
    buried = mask_of(seen.discards[:-1])
    for event in seen.log[max(own, default=0) :]:
        card = getattr(event, "card", None)
        match event:
            case Dealt(dealer, upcard) if upcard is not None and buried & upcard.bit:
                yield Dealt(dealer, None)
            case _ if card is None or not buried & card.bit:
                yield event


def _came_in_sight(log: tuple[Event, ...]) -> Hand:
    return mask_of(event.card for event in log if isinstance(event, Took | HeldUp))


def _rules_use_upcard(rules: Rules) -> bool:
    return rules.knock.limit_from is LimitFrom.UPCARD or rules.bonuses.spades_double


def _upcard_if_on_top(seen: Observation) -> Card | None:
    return seen.upcard if seen.upcard in seen.discards[-1:] else None
