"""Hands and matches played by the engine, to check the sentences of the rules pages."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from gin.ai.players.simple import least_discards
from gin.core.cards import Card, Rank, Suit, mask_of
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOut,
    NoOffer,
    Pass,
    Refuse,
    Shot,
    Take,
)
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table, observe
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Sheet
from gin.variants.setups import Setup
from tests.support.play import several, some_action

Chooser = Callable[[Table, random.Random], Action]
ENDS = (Knock, Gin, Shot, BigGin)
LONGEST = 600


@dataclass(frozen=True)
class PlayedHand:
    steps: tuple[tuple[Table, Action | None], ...]

    @property
    def first(self) -> Table:
        return self.steps[0][0]

    @property
    def last(self) -> Table:
        return self.steps[-1][0]

    @property
    def result(self) -> HandResult:
        assert self.last.result is not None
        return self.last.result


@dataclass(frozen=True)
class Evidence:
    agreed: Setup
    match: Match
    dealers: tuple[int, ...]
    hands: tuple[PlayedHand, ...]
    rigged: tuple[PlayedHand, ...]

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @cached_property
    def all_hands(self) -> tuple[PlayedHand, ...]:
        return (*self.hands, *self.rigged)

    @cached_property
    def results(self) -> tuple[HandResult, ...]:
        return tuple(hand.result for hand in self.all_hands)

    @cached_property
    def seen(self) -> tuple[Observation, ...]:
        tables = (table for hand in self.all_hands for table, _ in hand.steps)
        return tuple(
            observe(table, table.turn) for table in tables if table.phase is not Phase.OVER
        )

    def at(self, *phases: Phase) -> Iterator[Observation]:
        return (seen for seen in self.seen if seen.phase in phases)

    @cached_property
    def finals(self) -> tuple[tuple[tuple[HandResult, ...], Sheet], ...]:
        found = []
        for won in (None, 0, 1):
            some = [one for one in self.results if won is None or one.winner in (None, won)]
            results = _until_over(self.rules, some)
            if results:
                found.append((results, sheet_after(self.rules, results)))
        return tuple(found)


def _until_over(rules: Rules, results: Sequence[HandResult]) -> tuple[HandResult, ...]:
    if not results:
        return ()
    most = next((n for n in (8, 40, LONGEST) if sheet_after(rules, _first(results, n)).over), None)
    if most is None:
        return ()
    least = 0
    while most - least > 1:
        middle = (least + most) // 2
        over = sheet_after(rules, _first(results, middle)).over
        least, most = (least, middle) if over else (middle, most)
    return _first(results, most)


def _first(results: Sequence[HandResult], count: int) -> tuple[HandResult, ...]:
    return tuple(results[place % len(results)] for place in range(count))


def played(agreed: Setup, seed: int = 0) -> Evidence:
    rng = random.Random(seed)
    match = start_match(agreed.rules, seed)
    dealers, hands = [], []
    for number in range(several(4, 8)):
        dealers.append(match.dealer)
        table = deal(replace(match, results=match.results if not match.sheet.over else ())).table
        hands.append(_hand(table, rng, CHOOSERS[number % len(CHOOSERS)]))
        match = finish_hand(match, hands[-1].result)
    dealers.append(match.dealer)
    rigged = tuple(_rigged(match.rules, rng, WITH_GOOD_CARDS[number % 5]) for number in range(10))
    return Evidence(agreed, match, tuple(dealers), tuple(hands), rigged)


def _hand(table: Table, rng: random.Random, choose: Chooser) -> PlayedHand:
    steps: list[tuple[Table, Action | None]] = []
    while table.phase is not Phase.OVER:
        # `leaves_the_stock` alone would never end the hand.
        action = (choose if len(steps) < 150 else uses_up_the_stock)(table, rng)
        steps.append((table, action))
        table = engine.apply(table, action).table
    return PlayedHand((*steps, (table, None)))


# Players.


def _legal(table: Table) -> tuple[Action, ...]:
    return engine.legal(observe(table, table.turn))


def ends_at_once(table: Table, rng: random.Random) -> Action:
    actions = _legal(table)
    wanted = [one for one in actions if isinstance(one, (*ENDS, LayOut))]
    return rng.choice(wanted) if wanted else some_action(table, rng)


def uses_up_the_stock(table: Table, rng: random.Random) -> Action:
    if table.phase is Phase.LAST_DISCARD and Take() in _legal(table):
        return Take()
    return _prefer(table, rng, (Draw, Pass, NoOffer, Refuse))


def leaves_the_stock(table: Table, rng: random.Random) -> Action:
    if table.rules.whole_hands and sum(table.turns) > 14:
        return ends_at_once(table, rng)
    return _prefer(table, rng, (Take, Accept, NoOffer))


def _prefer(table: Table, rng: random.Random, kinds: tuple[type, ...]) -> Action:
    actions = _legal(table)
    wanted = [one for one in actions if isinstance(one, kinds)]
    quiet = [one for one in actions if not isinstance(one, (*ENDS, LayOut))]
    discards = [one for one in quiet if isinstance(one, Discard)]
    return rng.choice(wanted or discards or quiet or actions)


def waits_for_gin(table: Table, rng: random.Random) -> Action:
    actions = _legal(table)
    wanted = [one for one in actions if isinstance(one, (Gin, Shot, BigGin))]
    if wanted:
        return rng.choice(wanted)
    if table.phase is Phase.DISCARD and any(isinstance(one, Discard) for one in actions):
        quiet = [one for one in actions if isinstance(one, Discard)]
        return rng.choice(least_discards(observe(table, table.turn), tuple(quiet)))
    return some_action(table, rng)


CHOOSERS: tuple[Chooser, ...] = (
    some_action, ends_at_once, uses_up_the_stock, leaves_the_stock,
)  # fmt: skip
WITH_GOOD_CARDS = (some_action, ends_at_once, uses_up_the_stock, waits_for_gin, waits_for_gin)


def _rigged(rules: Rules, rng: random.Random, choose: Chooser) -> PlayedHand:
    each, seats = rules.deal.cards, rules.seats
    digit = rng.randrange(2, 10)
    deck = list(shuffled(rng.randrange(10**6)))
    first = _melds(rules, rng, each // 3, mask_of(()))
    other = _melds(rules, rng, each // 3, mask_of(first))
    low = [card for card in deck if card not in {*first, *other}]
    low.sort(key=lambda card: card.rank is not Rank(digit - 1))
    hands = [first, other][:seats]
    for hand in hands:
        while len(hand) < each:
            hand.append(low.pop(0))
    rest = [card for card in deck if not any(card in hand for hand in hands)]
    dealt = [card for cards in zip(*hands, strict=True) for card in cards]
    scores = (10 * digit,) * seats
    step = engine.start(rules, (*dealt, *rest), rng.randrange(seats), scores)
    return _hand(step.table, rng, choose)


def _melds(rules: Rules, rng: random.Random, count: int, taken: int) -> list[Card]:
    found: list[Card] = []

    def free(cards: Iterable[Card]) -> bool:
        return not any(card in found or taken & card.bit for card in cards)

    if MeldKind.RAINBOW in rules.melds.kinds and MeldKind.POKER not in rules.melds.kinds:
        suits = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
        start = rng.randrange(4, 8)
        rainbow = [Card.of(Rank(start + step), suit) for step, suit in enumerate(suits)]
        if free(rainbow):
            found += rainbow
            count -= 1
    while count:
        rank = rng.randrange(1, 10)
        if MeldKind.SET in rules.melds.kinds and rng.random() < 0.5:
            cards = [Card.of(Rank(rank), suit) for suit in rng.sample(list(Suit), 3)]
        else:
            suit = rng.choice(list(Suit))
            cards = [Card.of(Rank(rank + step), suit) for step in range(3)]
        if free(cards):
            found += cards
            count -= 1
    return found
