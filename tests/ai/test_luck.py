"""Luck and play of a finished hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from bench.arena import make
from gin.ai.advice import luck
from gin.ai.advice.luck import Account, LuckMeter, can_measure
from gin.ai.search.match_equity import after, chance_to_win, gain
from gin.core.cards import Card, cards_of
from gin.core.kernel import playout
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import Step
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.model.actions import Action, Discard
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.rules import Flow
from gin.rules.model.table import Table, observe
from gin.variants.setups import setup
from tests.support.covering import taking_turns
from tests.support.play import IDS, SETUPS, rules_of, several, some_action

MEASURED = [which for which in SETUPS if can_measure(rules_of(which))]
MEASURED_IDS = [name for name, which in zip(IDS, SETUPS, strict=True) if which in MEASURED]

Chooser = Callable[[Table], Action]


def levels(*names: str) -> Chooser:
    players = [make(name, 5) for name in names]
    return lambda table: players[table.turn].choose(observe(table, table.turn))


def played(match: Match, choose: Chooser) -> tuple[list[Action], Table]:
    table, actions = deal(match).table, list[Action]()
    while table.result is None:
        actions.append(choose(table))
        table = engine.apply(table, actions[-1]).table
    return actions, table


def hands(which: tuple[str, tuple[str, ...]], number: int) -> Iterator[tuple[Match, list[Action]]]:
    """Yield hands of level 2 against level 1, and of random players."""
    rng = random.Random(9)
    for choose in (levels("2", "1"), lambda table: some_action(table, rng)):
        match = start_match(rules_of(which), 3)
        for _ in range(number):
            actions, table = played(match, choose)
            yield match, actions
            assert table.result is not None
            match = finish_hand(match, table.result)
            if match.sheet.over:
                break


def measured(match: Match, actions: list[Action], orders: int = 2) -> Account:
    meter = LuckMeter(match, actions)
    while meter.orders < orders:
        meter.step()
    return meter.account()


def result_of(match: Match, actions: list[Action]) -> tuple[float, float]:
    """Return the hand's points, and the change of the chance to win the match."""
    table = deal(match).table
    for action in actions:
        table = engine.apply(table, action).table
    assert table.result is not None
    chance = after(match, 0)(table.result) - chance_to_win(match.sheet, match.rules, 0)
    return gain(table.result, 0), chance


@pytest.mark.parametrize("which", taking_turns(MEASURED, MEASURED_IDS))
def test_luck_and_play_add_up_to_the_result(which: tuple[str, tuple[str, ...]]) -> None:
    moved = 0.0
    for match, actions in hands(which, several(1, 3)):
        account = measured(match, actions)
        points, chance = result_of(match, actions)
        assert account.points.luck + account.points.skill == pytest.approx(points)
        assert account.chance.luck + account.chance.skill == pytest.approx(chance)
        moved += abs(account.points.luck) + account.error[0]
    assert moved > 0


def test_luck_is_measured_in_every_game_of_draws_and_knocks() -> None:
    for which in SETUPS:
        assert can_measure(rules_of(which)) is (rules_of(which).flow is Flow.CLASSIC), which


def clumsy(seen: Observation) -> Action:
    """Discard the lowest card, which breaks melds, and never end a hand."""
    chosen = make("3", 1).choose(seen)
    if seen.phase is not Phase.DISCARD:
        return chosen
    return Discard(min((c for c in cards_of(seen.hand) if c != seen.drawn), key=lambda c: c.rank))


def test_good_cards_badly_played_are_good_luck_and_bad_play() -> None:
    other = make("3", 2)

    def choose(table: Table) -> Action:
        seen = observe(table, table.turn)
        return clumsy(seen) if table.turn == 0 else other.choose(seen)

    rules = setup("modern").rules
    count = own_solver(rules).deadwood
    tables = {seed: deal(start_match(rules, seed, 1)).table for seed in range(60)}
    seed = min(tables, key=lambda one: count(tables[one].hands[0]) - count(tables[one].hands[1]))
    match = start_match(rules, seed, 1)
    account = measured(match, played(match, choose)[0], 150)
    assert account.points.deal > 5 and account.points.play[0] < -15
    assert account.chance.deal > 0 > account.chance.play[0]
    assert 0 < account.error[0] < 20 and 0 < account.error[1] < 0.2


def dealt(match: Match, deck: list[Card], dealer: int) -> Callable[[Match], Step]:
    step = engine.start(match.rules, tuple(deck), dealer)
    return lambda _: step


def finished(step: Step, choose: Chooser) -> list[Action]:
    table, actions = step.table, list[Action]()
    while table.result is None:
        actions.append(choose(table))
        table = engine.apply(table, actions[-1]).table
    return actions


def test_the_order_of_the_stock_does_not_change_the_luck_of_the_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = start_match(setup("modern").rules, 8, 1)
    deck = list(shuffled(match.deal_seed))
    found = []
    for stock in (deck[21:], deck[:20:-1]):
        start = dealt(match, deck[:21] + stock, 1)
        monkeypatch.setattr(luck, "deal", start)
        actions = finished(start(match), levels("2", "3"))
        found.append((measured(match, actions, 20), len(actions)))
    (one, _), (other, _) = found
    assert one.points.deal == other.points.deal and one.chance.deal == other.chance.deal
    assert one.points.draws != other.points.draws


def test_both_players_are_measured_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the seats exchanged, every part of the result has the other sign."""
    for which in (("modern", ()), ("oklahoma", ()), ("rush", ())):
        match = start_match(rules_of(which), 21, 0)
        deck = list(shuffled(match.deal_seed))
        swapped = [deck[place ^ 1] if place < 20 else deck[place] for place in range(52)]
        accounts = []
        for cards, dealer, names in ((deck, 0, ("2", "3")), (swapped, 1, ("3", "2"))):
            start = dealt(match, cards, dealer)
            monkeypatch.setattr(luck, "deal", start)
            accounts.append(measured(match, finished(start(match), levels(*names)), 8))
        one, other = accounts
        for mine, theirs in ((one.points, other.points), (one.chance, other.chance)):
            assert mine.deal == pytest.approx(-theirs.deal)
            assert mine.draws == pytest.approx([-part for part in theirs.draws[::-1]])
            assert mine.play == pytest.approx([-part for part in theirs.play[::-1]])


def test_a_void_hand_adds_up_to_nothing() -> None:
    def waits(table: Table) -> Action:
        options = engine.legal(observe(table, table.turn))
        return options[-1] if table.phase is Phase.UPCARD else options[0]

    for seed in range(20):
        match = start_match(setup("modern").rules, seed)
        actions, table = played(match, waits)
        if table.result is not None and table.result.outcome is Outcome.VOID:
            account = measured(match, actions)
            assert account.points.result == pytest.approx(0.0)
            assert account.points.luck == pytest.approx(-account.points.skill) != 0
            return
    raise AssertionError("no hand was void")


def test_an_unfinished_hand_is_refused() -> None:
    match = start_match(setup("modern").rules, 4)
    actions, _ = played(match, levels("2", "2"))
    with pytest.raises(ValueError, match="the hand is not finished"):
        LuckMeter(match, actions[:-1])
    with pytest.raises(ValueError, match="luck cannot be measured in this game"):
        LuckMeter(start_match(setup("solitary").rules, 4), actions)


def test_luck_does_not_depend_on_earlier_measurements() -> None:
    match = start_match(setup("modern").rules, 4)
    actions, _ = played(match, levels("2", "2"))
    assert measured(match, actions, 3) == measured(match, actions, 3)
    more = measured(replace(match, seed=5), played(replace(match, seed=5), levels("2", "2"))[0], 3)
    assert more != measured(match, actions, 3)


def test_the_first_moves_are_those_of_the_kernel() -> None:
    moves = (luck.TAKE, luck.DRAW, luck.OFFERED)
    assert moves == (playout.TAKE, playout.DRAW, playout.OFFERED)
