"""A match: the cut, the dealer, the hands played, and the sheet that follows from them."""

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
from gin.rules.swapping import swapped_deck, swapped_rules


class Match(Struct, frozen=True):
    """A match, with the results of its finished hands.

    `cut` has the cards that the seats drew for the first deal, one pair per try; after equal ranks
    they draw again. It is empty if no cards were cut. Random roles in `rules` are already drawn.
    `dealer` deals the next hand.

    Hands are dealt from `secret` and the player's cut `own_cut`, or without a secret from `seed`.
    With `swapped`, each hand goes to the other seat: this is the same match as the player opposite
    sees it. `past` caches the records that `finish_hand` makes of `results`.
    """

    rules: Rules
    seed: int
    cut: tuple[tuple[Card, Card], ...]
    dealer: int
    results: tuple[HandResult, ...] = ()
    secret: str = ""
    own_cut: str = ""
    past: tuple[PastHand, ...] = ()
    swapped: bool = False

    @property
    def sheet(self) -> Sheet:
        return sheet_after(self.rules, self.results)

    @property
    def earlier(self) -> tuple[PastHand, ...]:
        """Past hands that players remember; empty in a solitary game."""
        return remembered(self._past) if self.rules.seats > 1 else ()

    @property
    def _past(self) -> tuple[PastHand, ...]:
        if len(self.past) == len(self.results):
            return self.past
        return tuple(map(past_hand, self.results))

    @property
    def carried(self) -> Sheet:
        """Sheet for dealing the next hand: running scores, closed suits and the die.

        Earlier hands without a winner or points are skipped, which keeps dealing fast in long
        matches.
        """
        counted = [one for one in self.results[:-1] if one.winner is not None or one.lines]
        return sheet_after(self.rules, (*counted, *self.results[-1:]))

    @property
    def deal_seed(self) -> int:
        return self.seed_of(len(self.results))

    def seed_of(self, hand: int) -> int:
        """Return the seed of one hand, counted from 0."""
        if self.secret:
            return chain.deal_seed(chain.hand_secret(self.secret, hand), self.own_cut)
        return hand_seed(self.seed, hand)


def first_dealer(draws: tuple[Card, Card]) -> int | None:
    """Return the dealer: the seat that cut the lower rank; None if ranks are equal (rules 0.11)."""
    first, second = (card.rank for card in draws)
    return None if first == second else 0 if first < second else 1


def start_match(
    rules: Rules,
    seed: int,
    dealer: int | None = None,
    secret: str = "",
    own_cut: str = "",
    *,
    swapped: bool = False,
) -> Match:
    """Start a match; without `dealer`, two-player games cut for the first deal.

    Random roles are drawn here. The roles and the cut for the deal depend on `seed`. Without a
    `secret`, the hands do too. With `swapped`, everything that is drawn or dealt goes to the other
    seat; `rules` and `dealer` are not swapped.
    """
    rules = _with_roles(rules, seed, swapped=swapped)
    bare = Match(rules, seed, (), dealer or 0, secret=secret, own_cut=own_cut, swapped=swapped)
    if rules.dealers.first is FirstDealer.NONE:
        return replace(bare, dealer=0)
    if dealer is not None:
        return bare
    cut: list[tuple[Card, Card]] = []
    for attempt in itertools.count():
        first, second, *_ = shuffled(derived_seed(seed, f"cut {attempt}"))
        if swapped:
            first, second = second, first
        cut.append((first, second))
        lower = first_dealer((first, second))
        if lower is not None:
            return replace(bare, cut=tuple(cut), dealer=lower)
    raise AssertionError("itertools.count has no end")


def _with_roles(rules: Rules, seed: int, *, swapped: bool) -> Rules:
    if rules.format.sheet is not SheetKind.RACE or rules.format.roles is not Roles.LOT:
        return rules
    roles = (Roles.POINTS, Roles.DEALS)[derived_seed(seed, "roles") & 1]
    drawn = patched(rules, [Patch(set={"format.roles": roles})])
    return swapped_rules(drawn) if swapped else drawn


def deal(match: Match) -> Step:
    """Deal the next hand of the match."""
    sheet = match.carried
    deck = shuffled(match.deal_seed)
    if match.swapped:
        deck = swapped_deck(match.rules, deck)
    return start(
        match.rules, deck, match.dealer, sheet.running, sheet.closed, sheet.die, match.earlier
    )


def next_dealer(rules: Rules, dealer: int, winner: int | None) -> int:
    """Return the next dealer (rules 0.11).

    After a hand without a winner the same dealer deals, unless dealers alternate.
    """
    match rules.dealers.next:
        case NextDealer.ALTERNATE:
            return 1 - dealer
        case NextDealer.WINNER:
            return dealer if winner is None else winner
        case NextDealer.LOSER:
            return dealer if winner is None else 1 - winner


def finish_hand(match: Match, result: HandResult) -> Match:
    """Return the match with a finished hand added and the next dealer set."""
    dealer = match.dealer
    if match.rules.seats == 2:
        dealer = next_dealer(match.rules, match.dealer, result.winner)
    past = (*match._past, past_hand(result))
    return replace(match, dealer=dealer, results=(*match.results, result), past=past)
