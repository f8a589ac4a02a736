"""A full table that a seat cannot tell from the real one: its hidden cards are dealt anew."""

from __future__ import annotations

import random
from dataclasses import replace

from gin.core.cards import Card, Hand, cards_of, mask_of
from gin.rules.events import Discarded, Drew, Event, Knocked, Took, WentGin
from gin.rules.log import log_of
from gin.rules.observe import Observation
from gin.rules.table import Ending, Phase, Table


def sample(seen: Observation, rng: random.Random) -> Table:
    """A table with `observe(sample(seen, rng), seen.seat) == seen`.

    The other hand and the stock are drawn from the unseen cards, and the other player's draws are
    filled in with cards that can have come then.
    """
    pool = list(cards_of(seen.unseen))
    rng.shuffle(pool)
    if _hides_card(seen):
        # A card taken in sight that is neither shown nor discarded can only lie face down.
        taken = _taken(seen)
        pool.sort(key=lambda card: not taken & card.bit)
    hand = seen.hand
    face_down = seen.counts[seen.seat] - hand.bit_count()
    hand |= mask_of(pool[:face_down])
    pool = pool[face_down:]
    other = seen.known
    laid_down: Card | None = None
    if len(seen.counts) == 2:
        hidden = seen.counts[seen.other] - seen.known.bit_count()
        other |= mask_of(pool[:hidden])
        pool = pool[hidden:]
    if _hides_card(seen):
        laid_down, pool = pool[0], pool[1:]
    hands = _seated(seen, hand, other)
    drawn = seen.drawn
    log = seen.log
    if len(seen.counts) == 2:
        log, last = _filled(seen, other, laid_down, rng)
        if seen.turn != seen.seat and seen.phase is Phase.DISCARD and not seen.taken:
            drawn = last
    return Table(
        rules=seen.rules,
        dealer=seen.dealer,
        scores=seen.scores,
        phase=seen.phase,
        turn=seen.turn,
        hands=hands,
        stock=tuple(pool),
        discards=seen.discards,
        upcard=seen.upcard,
        passes=seen.passes,
        drawn=drawn,
        taken=seen.taken,
        stock_only=seen.stock_only,
        last_turn=seen.last_turn,
        turns=seen.turns,
        closed=seen.closed,
        stake=seen.stake,
        ending=_with_card(seen.ending, laid_down),
        result=seen.result,
        log=log_of(len(hands), *log),
    )


def _hides_card(seen: Observation) -> bool:
    """Did the other player lay a card face down to end the hand?"""
    ending = seen.ending
    return ending is not None and ending.seat != seen.seat and not ending.bare


def _with_card(ending: Ending | None, card: Card | None) -> Ending | None:
    return replace(ending, card=card) if ending is not None and card is not None else ending


def _seated(seen: Observation, hand: Hand, other: Hand) -> tuple[Hand, ...]:
    if len(seen.counts) == 1:
        return (hand,)
    return (hand, other) if seen.seat == 0 else (other, hand)


def _filled(
    seen: Observation, other: Hand, laid_down: Card | None, rng: random.Random
) -> tuple[tuple[Event, ...], Card | None]:
    """The log with the other player's blank draws filled in, and the last card so drawn.

    From the last draw back to the first, each may be any card that leaves the hand at that moment
    or later, or never, and was not taken in sight.
    """
    log = list(seen.log)
    last: Card | None = None
    taken = _taken(seen)
    free = list(cards_of(other & ~taken))
    if laid_down is not None and not taken & laid_down.bit:
        free.append(laid_down)
    for index in range(len(log) - 1, -1, -1):
        event = log[index]
        match event:
            case Discarded(seat=seat, card=card) if seat != seen.seat:
                if not _came_in_sight(log[:index], seat, card):
                    free.append(card)
            case Knocked(seat=seat) | WentGin(seat=seat) if seat != seen.seat:
                log[index] = replace(event, card=laid_down)
            case Drew(seat=seat, card=None) if seat != seen.seat:
                free.sort()
                card = free.pop(rng.randrange(len(free)))
                log[index] = Drew(seat, card)
                last = last if last is not None else card
            case _:
                pass
    return tuple(log), last


def _taken(seen: Observation) -> Hand:
    """Cards the other player took in sight and still holds."""
    taken: Hand = 0
    for event in seen.log:
        match event:
            case Took(seat=seat, card=card) if seat != seen.seat:
                taken |= card.bit
            case Discarded(seat=seat, card=card) if seat != seen.seat:
                taken &= ~card.bit
            case _:
                pass
    return taken


def _came_in_sight(log: list[Event], seat: int, card: Card) -> bool:
    """Had this player taken the card from the discard pile, so that it was no blank draw?"""
    return any(isinstance(e, Took) and e.seat == seat and e.card == card for e in log)
