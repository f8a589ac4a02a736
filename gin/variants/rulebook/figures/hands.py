"""The hands that figures show, chosen by the rules: legal to end with, and with the right count."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from gin.core.cards import Card, mask_of
from gin.rules.counting.scoring import count_ending, knock_limit, points_of
from gin.rules.counting.suits import scoring_suits
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.ending import Ending
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.result import HandResult, Side
from gin.rules.model.rules import LimitFrom, Rules, SheetKind
from gin.variants.rulebook.figures.parts import Cards, cards, mask, suited

UPCARD = Card.parse("8D")
"""The upcard where it sets the limit."""
SPADE = Card.parse("8S")
"""The upcard where a spade doubles the hand."""

_RUN = cards("9S TS JS QS")
_MIDDLE_RUN = cards("8S 9S TS JS QS")
_FOUR_KINGS = cards("KC KD KH KS")
_FOUR_CLUBS = cards("8C 9C TC JC")
_BY_LIMIT = {10: "63A", 9: "53A", 8: "52A", 7: "42A", 6: "32A", 5: "3AA", 4: "2AA"}
"""Ranks of three loose cards that count as much as the limit."""
OTHERS = cards("KD 9H 5C")
"""The other player's deadwood after a knock or gin; no card fits a meld shown."""


class ShownHand(Struct, frozen=True):
    """A hand that ends: its melds, and its loose cards."""

    melds: tuple[Cards, ...]
    loose: Cards

    @property
    def masks(self) -> tuple[int, ...]:
        return tuple(map(mask_of, self.melds))


def has_sets(rules: Rules) -> bool:
    """Return whether sets are melds."""
    return MeldKind.SET in rules.melds.kinds


def _first(rules: Rules) -> Cards:
    return cards("7C 7D 7H") if has_sets(rules) else cards("4H 5H 6H")


def _more(rules: Rules) -> tuple[Cards, ...]:
    """Return the meld that a hand of fourteen cards has in addition."""
    if rules.deal.cards <= 10:
        return ()
    return (_FOUR_KINGS if has_sets(rules) else _FOUR_CLUBS,)


def some_deadwood(rules: Rules) -> ShownHand:
    """Return a hand with much deadwood."""
    return ShownHand((_first(rules), _RUN, *_more(rules)), cards("QD 8H 6C"))


def limit(rules: Rules) -> int | None:
    """Return the knock limit, by the upcard shown if the upcard sets it."""
    return knock_limit(rules, UPCARD)


@cache
def knock(rules: Rules) -> ShownHand | None:
    """Return a hand to knock with, at the limit if possible; None if no hand fits the figure."""
    most = limit(rules)
    suits = "SSS" if rules.format.sheet is SheetKind.SUITS else "DCH"
    melded = (_first(rules), _RUN, *_more(rules))
    if most is None:
        ranks = "952"
        suits = "SSS" if suits == "SSS" else "DCH"
        shown = ShownHand(melded, _loose("652" if suits == "SSS" else ranks, suits))
    elif most >= 4:
        found = max(least for least in _BY_LIMIT if least <= most)
        shown = ShownHand(melded, _loose(_BY_LIMIT[found], suits))
    elif most >= 1:
        long = cards("8S 9S TS JS QS KS")
        if rules.deal.cards > 10 and has_sets(rules):
            long = cards("7S 8S 9S TS JS QS")
        loose = cards({1: "AC", 2: "2C", 3: "3C"}[most])
        shown = ShownHand((_first(rules), long, *_more(rules)), loose)
    else:
        return None
    return shown if _may_end(rules, shown) else None


def _loose(ranks: str, suits: str) -> Cards:
    return suited(ranks, suits)


def lower_cards(points: int) -> Cards:
    """Return loose cards that undercut a knock with this much deadwood; none if it is very low."""
    return cards("5S 2S") if points > 7 else cards("3S") if points > 3 else ()


def gin(rules: Rules) -> ShownHand | None:
    """Return a hand with every card melded; None if it may not end the hand."""
    shown = ShownHand((_first(rules), _RUN, _third(rules), *_more(rules)), ())
    return shown if _may_end(rules, shown) else None


def big_gin(rules: Rules) -> ShownHand | None:
    """Return a hand with one more card melded."""
    shown = ShownHand((_first(rules), _MIDDLE_RUN, _third(rules), *_more(rules)), ())
    return shown if _may_end(rules, shown) else None


def _third(rules: Rules) -> Cards:
    return cards("4H 5H 6H") if has_sets(rules) else cards("2D 3D 4D")


def with_eleven(rules: Rules) -> ShownHand | None:
    """Return a hand that knocks with all its cards, without a discard."""
    shown = knock(rules)
    if shown is None or len(shown.loose) < 3:
        return None
    longer = (shown.melds[0], _MIDDLE_RUN, *shown.melds[2:])
    return ShownHand(longer, shown.loose)


def shot(rules: Rules) -> ShownHand:
    """Return a hand whose loose cards are a 3 and an 8."""
    return ShownHand((_first(rules), _MIDDLE_RUN, *_more(rules)), cards("3C 8D"))


def _may_end(rules: Rules, shown: ShownHand) -> bool:
    """Return whether the split is legal: every meld is one, and it scores in a suit if it must."""
    if any(meld_kind(meld, rules.melds) is None for meld in shown.masks):
        return False
    suits = rules.format.sheet is SheetKind.SUITS
    return not suits or bool(scoring_suits(shown.masks, mask(shown.loose)))


def ending(rules: Rules, shown: ShownHand, *, is_gin: bool = False) -> Ending:
    """Return the declaration of a hand by seat 0."""
    loose = mask(shown.loose)
    return Ending(
        0, shown.masks, loose, points_of(loose, rules.values.own), None, gin=is_gin
    )  # fmt: skip


def result(
    rules: Rules, shown: ShownHand, others: Cards, *, is_gin: bool = False, stock: int = 0,
    upcard: Card | None = None,
) -> HandResult:  # fmt: skip
    """Return the count of a hand that seat 0 ends, against the other player's loose cards."""
    loose = mask(others)
    defender = Side((), loose, points_of(loose, rules.values.caught))
    declared = ending(rules, shown, is_gin=is_gin)
    return count_ending(rules, declared, defender, stock, upcard or UPCARD)


def limit_comes_from_upcard(rules: Rules) -> bool:
    """Return whether the upcard sets the knock limit."""
    return rules.knock.limit_from is LimitFrom.UPCARD
