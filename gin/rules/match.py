"""A match: the cut, who deals, the hands played so far and the sheet that follows from them."""

from __future__ import annotations

import itertools

from msgspec import Struct
from msgspec.structs import replace

from gin.core import chain
from gin.core.cards import Card
from gin.core.shuffle import derived_seed, hand_seed, shuffled
from gin.rules.engine import Step, start
from gin.rules.model.history import PastHand, past_hand, remembered
from gin.rules.model.patches import Patch, patched
from gin.rules.model.result import HandResult
from gin.rules.model.rules import FirstDealer, NextDealer, Roles, Rules, SheetKind
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Sheet


class Match(Struct, frozen=True):
    """The record of a match between hands.

    `cut` holds the cards each seat drew for the first deal, a pair for each try (equal ranks draw
    again); it is empty where the dealer was given. In `rules` nothing is left to chance any more:
    who plays for what is settled. `dealer` deals the hand numbered `len(results)`.

    `secret` is what hands are dealt from, with the cut that the player made, `own_cut`; without a
    secret they are dealt from the seed alone. `past` is what `finish_hand` has made of `results`.
    """

    rules: Rules
    seed: int
    cut: tuple[tuple[Card, Card], ...]
    dealer: int
    results: tuple[HandResult, ...] = ()
    secret: str = ""
    own_cut: str = ""
    past: tuple[PastHand, ...] = ()

    @property
    def sheet(self) -> Sheet:
        """The score sheet after the hands played."""
        return sheet_after(self.rules, self.results)

    @property
    def earlier(self) -> tuple[PastHand, ...]:
        """What is remembered of the hands played; nothing where nobody else plays."""
        return remembered(self._past) if self.rules.seats > 1 else ()

    @property
    def _past(self) -> tuple[PastHand, ...]:
        """All hands played; they are made again where a match was given other results."""
        if len(self.past) == len(self.results):
            return self.past
        return tuple(map(past_hand, self.results))

    @property
    def carried(self) -> Sheet:
        """A sheet with what the next hand begins with: scores, closed suits and the die.

        Void hands but the last are left out, which leaves a match of any length as cheap to deal
        for as a short one. They write nothing.
        """
        counted = [one for one in self.results[:-1] if one.winner is not None or one.lines]
        return sheet_after(self.rules, (*counted, *self.results[-1:]))

    @property
    def deal_seed(self) -> int:
        """The seed of the hand about to be dealt, or being played."""
        return self.seed_of(len(self.results))

    def seed_of(self, hand: int) -> int:
        """The seed that the hand numbered `hand` (from 0) is dealt from."""
        if self.secret:
            return chain.deal_seed(chain.hand_secret(self.secret, hand), self.own_cut)
        return hand_seed(self.seed, hand)


def first_dealer(draws: tuple[Card, Card]) -> int | None:
    """Who deals after this cut: the lower rank, None when the ranks are equal (rules 0.11)."""
    first, second = (card.rank for card in draws)
    return None if first == second else 0 if first < second else 1


def start_match(
    rules: Rules, seed: int, dealer: int | None = None, secret: str = "", own_cut: str = ""
) -> Match:
    """A match about to begin; without `dealer` the cards are cut for the deal.

    Where players have different goals and leave them to chance, the lot is drawn here. With a
    `secret` only lots follow from the seed, else all hands too.
    """
    rules = _with_roles(rules, seed)
    bare = Match(rules, seed, (), dealer or 0, secret=secret, own_cut=own_cut)
    if rules.dealers.first is FirstDealer.NONE:
        return replace(bare, dealer=0)
    if dealer is not None:
        return bare
    cut: list[tuple[Card, Card]] = []
    for attempt in itertools.count():
        first, second, *_ = shuffled(derived_seed(seed, f"cut {attempt}"))
        cut.append((first, second))
        lower = first_dealer((first, second))
        if lower is not None:
            return replace(bare, cut=tuple(cut), dealer=lower)
    raise AssertionError("itertools.count has no end")


def _with_roles(rules: Rules, seed: int) -> Rules:
    """The rules with the lot drawn for who plays for what, where that matters."""
    if rules.format.sheet is not SheetKind.RACE or rules.format.roles is not Roles.LOT:
        return rules
    roles = (Roles.POINTS, Roles.DEALS)[derived_seed(seed, "roles") & 1]
    return patched(rules, [Patch(set={"format.roles": roles})])


def deal(match: Match) -> Step:
    """The next hand of the match, just dealt."""
    sheet = match.carried
    deck = shuffled(match.deal_seed)
    return start(
        match.rules, deck, match.dealer, sheet.running, sheet.closed, sheet.die, match.earlier
    )


def next_dealer(rules: Rules, dealer: int, winner: int | None) -> int:
    """Who deals after a hand; a hand nobody won is dealt again, or passes on if dealers alternate.

    Rules 0.11.
    """
    match rules.dealers.next:
        case NextDealer.ALTERNATE:
            return 1 - dealer
        case NextDealer.WINNER:
            return dealer if winner is None else winner
        case NextDealer.LOSER:
            return dealer if winner is None else 1 - winner


def finish_hand(match: Match, result: HandResult) -> Match:
    """The match with a finished hand written down and the next dealer named."""
    dealer = match.dealer
    if match.rules.seats == 2:
        dealer = next_dealer(match.rules, match.dealer, result.winner)
    past = (*match._past, past_hand(result))
    return replace(match, dealer=dealer, results=(*match.results, result), past=past)
