"""Level 3, a thoughtful player: outs, danger, and a table of when to knock.

A hand is worth little deadwood and much hope: the mean deadwood after the next draw, over the cards
still unseen. Against that stands the danger that the discard is what the other player waits for.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from gin.core.cards import DECK, Card, Hand, cards_of, mask_of
from gin.rules.actions import Action, BigGin, Discard, Draw, Gin, Knock, LayOff, Pass, Take
from gin.rules.engine import legal
from gin.rules.events import Discarded, Drew, Passed, Took
from gin.rules.observe import Observation
from gin.rules.rules import StockEnd
from gin.rules.scoring import knock_limit, own_solver
from gin.rules.table import Phase

HOPE = 1.2
"""Weight of the mean deadwood after the next draw, beside the deadwood now."""
DANGER = 9.0
"""Points a discard costs if the other player is sure to meld it."""
REFUSED = 0.35
"""How likely a pair next to a refused card still is, compared with any other."""
KNOCK_TABLE = ((3, 10), (6, 9), (9, 6), (12, 4))
"""Up to this many own turns, knock with at most this much; afterwards with `LATE_KNOCK`."""
LATE_KNOCK = 3


@dataclass(frozen=True, slots=True)
class _Reading:
    """What the log tells of the other player: cards refused, and the chance of an unseen card."""

    refused: Hand
    known: Hand
    unseen: Hand
    chance: float


class Heuristic:
    """A player of fixed strength that looks one draw ahead; it has no chance in it."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, seen: Observation) -> Action:
        """The action of level 3."""
        options = legal(seen)
        match seen.phase:
            case Phase.DISCARD:
                return _end(seen, options) or _discard(seen, options)
            case Phase.LAY_OFF:
                return next(option for option in options if isinstance(option, LayOff))
            case _:
                if Take() in options and _wants(seen):
                    return Take()
                return Draw() if Draw() in options else Pass() if Pass() in options else Take()


def _wants(seen: Observation) -> bool:
    """Is the face-up card worth taking: does it meld, or end the hand at once?"""
    solver = own_solver(seen.rules)
    card = seen.discards[-1]
    now = solver.deadwood(seen.hand)
    after, _ = solver.best_discards(seen.hand | card.bit, barred=card)
    if seen.phase is Phase.LAST_DISCARD and seen.rules.exhaustion.ending is StockEnd.VOID:
        return True
    value = seen.rules.values.own[card.rank]
    melds = solver.deadwood(seen.hand | card.bit) < now + value
    return melds and after < now


def _end(seen: Observation, options: tuple[Action, ...]) -> Action | None:
    """Gin of either kind, or the knock that the table of turns allows."""
    for option in options:
        if isinstance(option, BigGin | Gin):
            return option
    knock = next((option for option in options if isinstance(option, Knock)), None)
    if knock is None:
        return None
    count = own_solver(seen.rules).deadwood(seen.hand & ~knock.card.bit)
    must = not any(isinstance(option, Discard) for option in options)
    return knock if must or count <= _ceiling(seen) else None


def _ceiling(seen: Observation) -> int:
    """The most deadwood worth knocking with now."""
    turns = seen.turns[seen.seat]
    limit = knock_limit(seen.rules, seen.upcard)
    scale = 1.0 if limit is None else limit / 10
    for until, ceiling in KNOCK_TABLE:
        if turns < until:
            return math.ceil(ceiling * scale)
    return math.ceil(LATE_KNOCK * scale)


def _discard(seen: Observation, options: tuple[Action, ...]) -> Discard:
    """The discard that leaves the best hand for the least danger."""
    reading = _read(seen)
    discards = [option for option in options if isinstance(option, Discard)]
    least = min(_least(seen, option.card) for option in discards)
    near = [option for option in discards if _least(seen, option.card) <= least + 8]
    return max(near, key=lambda option: (_worth(seen, option.card, reading), option.card))


def _least(seen: Observation, card: Card) -> int:
    return own_solver(seen.rules).deadwood(seen.hand & ~card.bit)


def _worth(seen: Observation, card: Card, reading: _Reading) -> float:
    """The value of discarding a card, in points; more is better."""
    solver = own_solver(seen.rules)
    values = seen.rules.values.own
    kept = seen.hand & ~card.bit
    now = solver.deadwood(kept)
    unseen = cards_of(seen.unseen)
    hoped = 0
    for draw in unseen:
        with_draw = kept | draw.bit
        if solver.deadwood(with_draw) < now + values[draw.rank]:
            after, _ = solver.best_discards(with_draw)
            hoped += min(now, after)
        else:
            hoped += min(now, _swapped(solver.best(kept).loose, now, draw, values))
    mean = hoped / len(unseen) if unseen else now
    return -now - HOPE * mean - DANGER * _danger(card, reading)


def _swapped(loose: Hand, now: int, draw: Card, values: tuple[int, ...]) -> int:
    """The deadwood when the draw only replaces the dearest loose card."""
    dearest = max((values[card.rank] for card in cards_of(loose)), default=0)
    return now - dearest + values[draw.rank]


def _read(seen: Observation) -> _Reading:
    """What the other player has refused, and how likely an unseen card is in that hand."""
    refused: Hand = 0
    top: Card | None = seen.upcard
    for event in seen.log:
        match event:
            case Passed(seat=seat, card=card) if seat != seen.seat:
                refused |= card.bit
            case Drew(seat=seat) if seat != seen.seat and top is not None:
                refused |= top.bit
            case Discarded(seat=seat, card=card):
                top = card
                if seat != seen.seat:
                    refused |= card.bit
            case Took():
                top = None
            case _:
                pass
    unseen = seen.unseen
    hidden = seen.counts[seen.other] - seen.known.bit_count()
    chance = hidden / max(1, unseen.bit_count())
    return _Reading(refused, seen.known, unseen, chance)


def _pairs(card: Card) -> tuple[tuple[Hand, Hand], ...]:
    """The pairs of cards that a card would complete to a set or run, aces low."""
    same = [DECK[suit * 13 + card.rank] for suit in range(4) if suit != card.suit]
    pairs = [(a.bit, b.bit) for i, a in enumerate(same) for b in same[i + 1 :]]
    for low in (card.rank - 2, card.rank - 1, card.rank):
        ranks = [rank for rank in range(low, low + 3) if rank != card.rank]
        if low >= 0 and low + 2 <= 12:
            a, b = (DECK[card.suit * 13 + rank] for rank in ranks)
            pairs.append((a.bit, b.bit))
    return tuple(pairs)


_PAIRS = tuple(_pairs(card) for card in DECK)


def _danger(card: Card, reading: _Reading) -> float:
    """The chance that the other player can meld the card at once."""
    safe = 1.0
    for first, second in _PAIRS[card]:
        chance = _held(first, reading) * _held(second, reading)
        if (first | second) & reading.refused:
            chance *= REFUSED
        safe *= 1 - chance
    near = mask_of(other for other in DECK if other.rank is card.rank and other != card)
    return (1 - safe) * (REFUSED if near & reading.refused else 1.0)


def _held(bit: Hand, reading: _Reading) -> float:
    """The chance that the other player holds a card."""
    if bit & reading.known:
        return 1.0
    return reading.chance if bit & reading.unseen else 0.0
