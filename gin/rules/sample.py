"""Random tables that agree with a seat's observation: the hidden cards are dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from gin.core.cards import Card, Hand, cards_of, mask_of, mask_union
from gin.rules.model.ending import Ending
from gin.rules.model.events import (
    Discarded,
    Drew,
    Event,
    HeldUp,
    Knocked,
    LaidOut,
    Took,
    TookOffered,
    WentGin,
)
from gin.rules.model.laid_melds import mover
from gin.rules.model.log import log_of
from gin.rules.model.memory import is_strict
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.table import Table


def sample(seen: Observation, rng: random.Random) -> Table:
    """Return a random table that agrees with the observation.

    `observe` of this table returns `seen`; if `seen` comes from `without_hidden_memory`, that
    function must be applied too. Unseen cards replace the discards that it removed. The other
    player's hidden draws become cards that they could have drawn then.
    """
    pool = list(cards_of(seen.unseen))
    rng.shuffle(pool)
    if _hides_card(seen):
        # A card taken in sight and neither shown nor discarded must be the face-down one.
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
    left_out = seen.pile - len(seen.discards) if is_strict(seen) else 0
    buried, pool = pool[:left_out], pool[left_out:]
    hands = _seated(seen, hand, other)
    drawn = seen.drawn
    log = seen.log
    if len(seen.counts) == 2:
        log, last = _with_draws(seen, other, laid_down, rng)
        if _drawn_hidden(seen):
            drawn = last
    return Table(
        rules=seen.rules,
        dealer=seen.dealer,
        scores=seen.scores,
        phase=seen.phase,
        turn=seen.turn,
        hands=hands,
        stock=tuple(pool),
        discards=(*buried, *seen.discards),
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
        spread=seen.spread,
        earlier=seen.earlier,
        untouched=seen.untouched,
    )


def _drawn_hidden(seen: Observation) -> bool:
    asked = seen.spread.asked
    phase = seen.phase if asked is None else asked.phase
    turn = mover(seen.spread, seen.turn)
    if turn == seen.seat or seen.taken or phase not in (Phase.DISCARD, Phase.MELD):
        return False
    # An accepted ace replaces the draw.
    return not any(isinstance(event, TookOffered) for event in _since_their_draw(seen))


def _since_their_draw(seen: Observation) -> Iterator[Event]:
    for event in reversed(seen.log):
        if isinstance(event, Drew) and event.seat != seen.seat:
            return
        yield event


def _hides_card(seen: Observation) -> bool:
    ending = seen.ending
    return ending is not None and ending.seat != seen.seat and not ending.bare


def _with_card(ending: Ending | None, card: Card | None) -> Ending | None:
    return replace(ending, card=card) if ending is not None and card is not None else ending


def _seated(seen: Observation, hand: Hand, other: Hand) -> tuple[Hand, ...]:
    if len(seen.counts) == 1:
        return (hand,)
    return (hand, other) if seen.seat == 0 else (other, hand)


def _with_draws(
    seen: Observation, other: Hand, laid_down: Card | None, rng: random.Random
) -> tuple[tuple[Event, ...], Card | None]:
    """Return the log with the other player's hidden draws filled in, and the last card they drew.

    The draws are filled in from the last to the first. Each may be any card that was in the hand
    afterwards and did not enter it openly.
    """
    log = list(seen.log)
    last: Card | None = None
    whole = other if laid_down is None else other | laid_down.bit
    free = [card for card in cards_of(whole) if not _in_sight(log, card, seen.other)]
    for index in range(len(log) - 1, -1, -1):
        event = log[index]
        match event:
            case Knocked(seat=seat) | WentGin(seat=seat) if seat != seen.seat:
                log[index] = replace(event, card=laid_down)
            case Drew(seat=seat, card=None) if seat != seen.seat:
                free.sort()
                card = free.pop(rng.randrange(len(free)))
                log[index] = Drew(seat, card)
                last = last if last is not None else card
            case _:
                # The hand held these cards before: an earlier draw may have brought them.
                shown = cards_of(_shown_by(event, seen.other))
                free += [card for card in shown if not _in_sight(log[:index], card, seen.other)]
    return tuple(log), last


def _shown_by(event: Event, seat: int) -> Hand:
    match event:
        case Discarded(seat=mover, card=card) | HeldUp(seat=mover, card=card) if mover == seat:
            return card.bit
        case LaidOut(seat=mover, melds=melds, added=added) if mover == seat:
            return mask_union(melds) | mask_union(tuple(cards for cards, _ in added))
        case _:
            return 0


def _in_sight(log: Sequence[Event], card: Card, seat: int) -> bool:
    """Return whether this player got the card openly, and so not by a hidden draw.

    They took or accepted it, or held it up and got it back.
    """
    for event in reversed(log):
        match event:
            case Took(seat=mover, card=seen) | TookOffered(seat=mover, card=seen) if seen == card:
                return mover == seat
            case HeldUp(seat=mover, card=seen) if seen == card:
                return mover == seat
            case _:
                pass
    return False


def _taken(seen: Observation) -> Hand:
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
