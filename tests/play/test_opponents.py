"""The opponents: legal, honest, and reproducible after a pause."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bench.arena import RandomLegal
from gin.ai.player import Player
from gin.ai.players.levels import LEVELS, player
from gin.ai.players.simple import least_discards
from gin.ai.players.solitary import Advice, advise
from gin.ai.simulator.classic_sim import first_hand, play_hand
from gin.ai.tactics.endings import safest_knock
from gin.core.cards import Card, cards_of, parse_hand
from gin.core.errors import GinError
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.counting.scoring import own_solver
from gin.rules.melds.layoffs import best_layoff
from gin.rules.model.actions import Action, Discard, Draw, Gin, Knock
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow, Rules
from gin.rules.model.table import Table, observe
from gin.rules.sample import sample
from gin.variants.setups import setup
from tests.support.play import SETUPS, rules_of, several
from tests.support.raising import raising

MORE_SETUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("gin", ("knock=1", "stock-end=compare", "last-discard=one_more_turn")),
    ("house", ("last-discard=to_end", "big-gin=off", "opening=eleven_card")),
    ("modern", ("big-gin=0", "stock-floor=10", "rediscard=on")),
)
CLASSIC = [which for which in SETUPS if rules_of(which).flow is Flow.CLASSIC] + list(MORE_SETUPS)
CLASSIC_IDS = ["+".join([game, *agreed]) for game, agreed in CLASSIC]


def levels_at_tables() -> list[object]:
    # Level 5 takes a second for each hand, so it plays every fourth set-up in usual runs, and the
    # others every second one.
    played = {1: (2, 0), 2: (2, 1), 3: (2, 0), 4: (2, 1), 5: (4, 2)}
    found: list[object] = []
    for level in LEVELS:
        for number, (which, name) in enumerate(zip(CLASSIC, CLASSIC_IDS, strict=True)):
            every, first = played.get(level, (2, 0))
            marks = () if number % every == first else (pytest.mark.soak,)
            found.append(pytest.param(level, which, marks=marks, id=f"{level}-{name}"))
    return found


@pytest.mark.parametrize(("level", "which"), levels_at_tables())
def test_no_choice_is_ever_illegal(level: int, which: tuple[str, tuple[str, ...]]) -> None:
    rules = rules_of(which)
    for seed in range(several(1, 6) if level < 4 else 1):
        foes: list[Player] = [RandomLegal(seed), player(level, seed + 1)]
        pairs = [(foe, dealer) for foe in foes for dealer in (0, 1)]
        # Levels above 3 are slow, so they play only some of the pairs.
        for foe, dealer in pairs if level < 4 else pairs[:: several(4, 3)]:
            result = play_hand(
                first_hand(rules, shuffled(seed), dealer), [player(level, seed), foe]
            )
            assert len(result.sides) == 2


def decisions(
    level: int, seed: int, rules: Rules, foe: int | None = None
) -> list[tuple[Table, Observation, Action]]:
    found = []
    levels = (level, level if foe is None else foe)
    table = engine.start(rules, shuffled(seed), seed % 2).table
    while table.phase is not Phase.OVER:
        seen = observe(table, table.turn)
        action = player(levels[table.turn], 1).choose(seen)
        found.append((table, seen, action))
        table = engine.apply(table, action).table
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_change_a_decision(level: int) -> None:
    rng = random.Random(4)
    # Levels above 3 are slow.
    for which in CLASSIC[: 4 if level < 4 else several(2, 4)]:
        for table, seen, action in decisions(level, 3, rules_of(which)):
            again = sample(seen, rng)
            assert observe(again, seen.seat) == seen
            assert player(level, 1).choose(observe(again, seen.seat)) == action
            assert table.turn == seen.seat


class Listener:
    def __init__(self, level: int) -> None:
        self._player = player(level, 1)
        self.heard: list[tuple[Any, ...]] = []

    def choose(self, *given: Any) -> Action:
        self.heard.append(given)
        return self._player.choose(*given)


def reachable(value: Any) -> list[Any]:
    found = [value]
    if isinstance(value, Struct) and not isinstance(value, type):
        for name in value.__struct_fields__:
            found += reachable(getattr(value, name))
    elif isinstance(value, tuple | list | frozenset):
        for item in value:
            found += reachable(item)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_gets_only_an_observation(level: int) -> None:
    table = engine.start(setup("modern").rules, shuffled(11), 0).table
    listeners = (Listener(level), Listener(level))
    while table.phase is not Phase.OVER:
        seat = table.turn
        hidden = table.stock, table.hands[1 - seat]
        table = engine.apply(table, listeners[seat].choose(observe(table, seat))).table
        ((seen,), *_) = listeners[seat].heard[::-1]
        assert isinstance(seen, Observation)
        assert not hasattr(seen, "__dict__")
        values = reachable(seen)
        assert not any(isinstance(value, Table) for value in values)
        stock, other = hidden
        assert stock not in values or len(stock) < 2
        # While laying off, a seat sees the knocker's hand.
        assert (other in values) == (seen.phase is Phase.LAY_OFF)
    assert all(len(listener.heard) > 2 for listener in listeners)


@pytest.mark.parametrize("level", LEVELS)
def test_a_new_player_continues_as_the_old_one_would(level: int) -> None:
    for seed in range(4 if level < 4 else 2):
        kept = player(level, 1)
        for _, seen, action in decisions(level, seed, setup("modern").rules):
            assert kept.choose(seen) == action


@pytest.mark.parametrize("level", (1, 3))
def test_the_answer_to_a_knock_is_the_joint_optimum(level: int) -> None:
    rules = setup("modern").rules
    answers = 0
    for seed in range(60):
        for table, seen, action in decisions(level, seed, rules, foe=1):
            if table.phase is not Phase.LAY_OFF or seen.seat:
                continue
            answers += 1
            assert seen.ending is not None
            best = best_layoff(seen.hand, seen.ending.melds, rules.melds, rules.values.caught)
            after = engine.apply(table, action).table
            assert after.result is not None
            assert after.result.sides[seen.seat].deadwood == best.deadwood
    assert answers > 15


def test_an_unknown_level_is_refused_with_a_list_of_levels() -> None:
    with raising(GinError, "no level 7: the levels are 1, 2, 3, 4, 5 and 6"):
        player(7, 0)
    assert [level.number for level in LEVELS.values()] == list(LEVELS)
    assert len({level.name for level in LEVELS.values()}) == len(LEVELS)


def test_the_better_level_wins_more_points_over_common_deals() -> None:
    rules = setup("modern").rules
    gained = 0
    for number in range(100):
        for seat in (0, 1):
            players = [player(1, number), player(1, number)]
            players[seat] = player(3, number)
            result = play_hand(first_hand(rules, shuffled(number), number % 2), players)
            gained += result.points(seat) - result.points(1 - seat)
    assert gained > 0


def test_on_the_last_turn_level_three_leaves_the_least_deadwood() -> None:
    rules = setup("house", ("last-discard=one_more_turn",)).rules
    count = own_solver(rules).deadwood
    for seed in range(20):
        table = engine.start(rules, shuffled(seed), 0).table
        seen = observe(table, table.turn)
        draw = cards_of(seen.unseen)[seed]
        hand = seen.hand | draw.bit
        last = replace(seen, phase=Phase.DISCARD, hand=hand, drawn=draw, last_turn=True)
        choice = player(3, 0).choose(last)
        assert isinstance(choice, Discard)
        assert count(hand & ~choice.card.bit) == min(count(hand & ~c.bit) for c in cards_of(hand))


def solitary_deal(seed: int) -> tuple[list[tuple[Observation, Advice]], int]:
    table = engine.start(setup("solitary").rules, shuffled(seed), 0, (0,)).table
    found = []
    while table.phase is not Phase.OVER:
        seen = observe(table, 0)
        found.append((seen, advise(seen)))
        table = engine.apply(table, found[-1][1].action).table
    assert table.result is not None
    return found, table.result.points(0)


def test_advice_is_legal_repeatable_and_draws_to_the_last_turn() -> None:
    advised, _ = solitary_deal(0)
    for seen, advice in advised[:4]:
        assert advise(seen) == advice
    seen, advice = advised[-1]
    assert isinstance(advice.action, Gin) or seen.turns[0] + 1 == seen.rules.solo.turns
    assert all(isinstance(advice.action, Draw | Discard | Gin) for _, advice in advised)


def test_advice_says_the_current_penalty_and_what_would_help() -> None:
    rules = setup("solitary").rules
    for seen, advice in solitary_deal(1)[0]:
        if not isinstance(advice.action, Discard):
            continue
        kept = seen.hand & ~advice.action.card.bit
        solver = own_solver(rules)
        assert advice.penalty == solver.deadwood(kept)
        assert advice.helping & ~seen.unseen == 0
        for card in cards_of(advice.helping):
            assert solver.best_discards(kept | card.bit)[0] < advice.penalty


def test_advice_considers_the_next_draw() -> None:
    rules = setup("solitary").rules
    count, changed = own_solver(rules).deadwood, 0

    def expected(seen: Observation, discard: Action) -> float:
        assert isinstance(discard, Discard)
        kept, draws = seen.hand & ~discard.card.bit, cards_of(seen.unseen)
        ends = [
            min(count((kept | draw.bit) & ~card.bit) for card in cards_of(kept | draw.bit))
            for draw in draws
        ]
        return sum(end or rules.solo.gin for end in ends) / len(ends)

    for seed in range(12):
        for seen, advice in solitary_deal(seed)[0]:
            if isinstance(advice.action, Discard):
                quick = advise(seen, ahead=False).action
                changed += quick != advice.action
                if seen.turns[0] + 2 == rules.solo.turns:
                    assert expected(seen, advice.action) <= expected(seen, quick)
    assert changed > 12


def test_advice_beats_keeping_the_lowest_cards() -> None:
    rules = setup("solitary").rules
    ours = theirs = 0
    for seed in range(5):
        ours += solitary_deal(seed)[1]
        table = engine.start(rules, shuffled(seed), 0, (0,)).table
        while table.phase is not Phase.OVER:
            seen = observe(table, 0)
            options = engine.legal(seen)
            gins = [option for option in options if isinstance(option, Gin)]
            least = least_discards(seen, options)[0] if seen.phase is Phase.DISCARD else Draw()
            table = engine.apply(table, gins[0] if gins else least).table
        assert table.result is not None
        theirs += table.result.points(0)
    assert ours < theirs


def test_a_knock_declares_the_split_that_unseen_cards_fit_least() -> None:
    """With the seven of spades in the run, the eight could be laid off."""
    rules = setup("modern").rules
    seen = observe(engine.start(rules, shuffled(3), 1).table, 0)
    hand = parse_hand("4S 5S 6S 7S 7C 7D 7H AC 2D 4H KD")
    seen = replace(seen, phase=Phase.DISCARD, hand=hand, drawn=Card.parse("KD"), discards=())
    options = engine.legal(seen)
    chosen = safest_knock(seen, options, 7)
    assert chosen.card == Card.parse("KD")
    assert set(chosen.melds) == {parse_hand("4S 5S 6S"), parse_hand("7S 7C 7D 7H")}
    other = {parse_hand("4S 5S 6S 7S"), parse_hand("7C 7D 7H")}
    assert any(isinstance(option, Knock) and set(option.melds) == other for option in options)
