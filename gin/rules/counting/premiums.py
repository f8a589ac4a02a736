"""Extra points in the count of a hand: for the stock, for runs and for a spade upcard."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gin.core.cards import Card, Hand, Rank, Suit, cards_of, mask_of
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import Melds
from gin.rules.model.meld_kinds import MeldKind, MeldRules
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine
from gin.rules.model.rules import Rules, RunBonus, Rush

LONG = 6
"""Minimum length of a long run (rules 8, Sequence Gin)."""
_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_RUSHED = {
    Rush.OFF: (),
    Rush.KNOCK: (Outcome.KNOCK,),
    Rush.GIN_TOO: (Outcome.KNOCK, Outcome.GIN, Outcome.BIG_GIN, Outcome.SHOT),
}


def multiplier(rules: Rules, upcard: Card | None) -> int:
    """Return 2 for a spade upcard in games where it doubles the hand, otherwise 1 (rules 6, 7)."""
    spade = upcard is not None and upcard.suit is Suit.SPADES
    return 2 if rules.bonuses.spades_double and spade else 1


def long_cards(melds: Melds, rules: MeldRules) -> Hand:
    """Return the cards of all long runs; each card scores a point (rules 8)."""
    return _union(meld for meld in _sequences(melds, rules) if meld.bit_count() >= LONG)


def court_cards(melds: Melds, rules: MeldRules) -> Hand:
    """Return the court cards in melds other than sets; each card scores a point (rules 8)."""
    cards = cards_of(_union(_sequences(melds, rules)))
    return mask_of(card for card in cards if card.rank in _COURTS)


def run_points(melds: Melds, rules: Rules) -> int:
    """Return the extra points for runs in these melds."""
    if rules.bonuses.runs is RunBonus.OFF:
        return 0
    long, courts = long_cards(melds, rules.melds), court_cards(melds, rules.melds)
    return long.bit_count() + courts.bit_count()


def _sequences(melds: Melds, rules: MeldRules) -> list[Hand]:
    return [meld for meld in melds if meld_kind(meld, rules) is not MeldKind.SET]


def _union(masks: Iterable[Hand]) -> Hand:
    union: Hand = 0
    for mask in masks:
        union |= mask
    return union


def with_premiums(rules: Rules, result: HandResult, stock: int, upcard: Card | None) -> HandResult:
    """Add points for stock and runs to a count, and double it for a spade upcard (rules 6 to 8)."""
    lines = [*result.lines]
    winner = result.winner
    if winner is not None:
        if result.outcome in _RUSHED[rules.bonuses.rush] and stock:
            lines.append(ScoreLine(LineKind.RUSH, winner, stock))
        paid = {RunBonus.OFF: (), RunBonus.WINNER: (winner,), RunBonus.BOTH: (winner, 1 - winner)}
        for seat in paid[rules.bonuses.runs]:
            melds = result.sides[seat].melds
            for kind, cards in (
                (LineKind.LONG_RUN, long_cards(melds, rules.melds)),
                (LineKind.COURTS, court_cards(melds, rules.melds)),
            ):
                if cards:
                    lines.append(ScoreLine(kind, seat, cards.bit_count(), cards))
    factor = multiplier(rules, upcard)
    for seat in range(len(result.sides)):
        total = sum(line.points for line in lines if line.seat == seat)
        if total and factor > 1:
            lines.append(ScoreLine(LineKind.DOUBLED, seat, total * (factor - 1)))
    return replace(result, lines=tuple(lines), multiplier=factor)
