"""Ratings of decisions, and the chance of winning a match."""

from __future__ import annotations

import random

from msgspec.structs import replace

from gin.ai.advice.evaluation import (
    Judge,
    Judgement,
    Worth,
    candidate_moves,
    same,
    with_sure_knock,
)
from gin.ai.advice.rollout import PLAYED_OUT
from gin.ai.advice.trials import likely_table
from gin.ai.search.match_equity import after, chance_to_win, gain
from gin.core.cards import Card, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.model.actions import BigGin, Discard, Draw, Gin, Knock, Take
from gin.rules.model.phase import Phase
from gin.rules.model.table import Table, observe
from gin.rules.sample import sample
from gin.rules.sheets import sheet_after
from tests.support.judging import play_worlds
from tests.support.play import rules_of, some_action
from tests.support.results import won


def judged(match: Match, table: Table, worlds: int = 4, seed: int = 1) -> Judgement:
    seat = table.turn
    judge = Judge(observe(table, seat), after(match, seat), seed=seed)
    play_worlds(judge, worlds)
    return judge.judgement()


def with_hand(table: Table, cards: str) -> Table:
    hand, seat = parse_hand(cards), table.turn
    other = table.hands[1 - seat]
    free = [card for card in shuffled(3) if not (hand | other) & card.bit]
    hands = (hand, other) if seat == 0 else (other, hand)
    (*stock, top) = free
    return replace(table, hands=hands, stock=tuple(stock[: len(table.stock)]), discards=(top,),
                   phase=Phase.DISCARD, drawn=None, upcard=top)  # fmt: skip


def test_a_judgement_is_the_same_for_the_same_seed_and_cards() -> None:
    match = start_match(rules_of(("gin", ())), 7)
    table = deal(match).table
    assert judged(match, table) == judged(match, table)
    other = judged(match, table, seed=2)
    assert other != judged(match, table)


def test_a_judgement_does_not_hang_on_cards_that_cannot_be_seen() -> None:
    match = start_match(rules_of(("gin", ())), 7)
    table = deal(match).table
    hidden = sample(observe(table, table.turn), random.Random(4))
    assert hidden.hands != table.hands
    assert judged(match, hidden) == judged(match, table)


def test_a_move_at_a_time_comes_to_the_same_as_whole_worlds() -> None:
    match = start_match(rules_of(("gin", ())), 7)
    table = deal(match).table
    seen = observe(table, table.turn)
    slow, fast = (Judge(seen, after(match, seen.seat), seed=3) for _ in range(2))
    play_worlds(fast, 3)
    while slow.worlds < 3:
        slow.step()
    assert slow.judgement() == fast.judgement()


def discarding(cards: str) -> tuple[Match, Table]:
    match = start_match(rules_of(("gin", ())), 7)
    return match, with_hand(deal(match).table, cards)


def test_gin_is_found_and_worth_more_than_going_on() -> None:
    match, table = discarding("AC 2C 3C 5D 6D 7D 9H 9S 9C 9D KH")
    best = judged(match, table).best
    assert isinstance(best.action, Gin) and best.action.card == Card.parse("KH")
    assert best.won == 1.0 and best.points >= 20


def test_big_gin_is_found() -> None:
    match, table = discarding("AC 2C 3C 5D 6D 7D 8D 9H 9S 9C 9D")
    assert isinstance(judged(match, table).best.action, BigGin)


def test_a_meld_is_not_broken_for_a_card_that_only_counts_much() -> None:
    match, table = discarding("KC KD KH QS QC 2D 4H 6S 8C 9D AS")
    moves = judged(match, table, worlds=12)
    thrown = [one.action.card.code for one in moves.moves if isinstance(one.action, Discard)]
    assert thrown[0] in ("QS", "QC", "9D", "8C") and not {"KC", "KD", "KH"} & {*thrown}


def test_the_move_that_was_made_is_judged_however_bad_it_is() -> None:
    match, table = discarding("KC KD KH QS QC 2D 4H 6S 8C 9D AS")
    seen = observe(table, table.turn)
    made = Discard(Card.parse("KC"))
    judge = Judge(seen, after(match, seen.seat), made=made)
    play_worlds(judge, 24)
    found = judge.judgement()
    worth = found.of(made)
    assert worth is not None and worth.points < found.best.points - 3


def test_a_split_makes_no_other_move() -> None:
    first, second = Knock(None, (7,)), Knock(None, (14,))
    assert same(first, second) and not same(first, Draw())


def test_a_card_that_makes_nothing_is_not_worth_taking() -> None:
    match = start_match(rules_of(("gin", ())), 7)
    table = deal(match).table
    seen = observe(table, table.turn)
    for seed in range(40):
        table = deal(start_match(rules_of(("gin", ())), seed)).table
        seen = observe(table, table.turn)
        card = seen.discards[-1]
        if card.rank == 12 and not any(
            held.rank == 12 for held in shuffled(1) if seen.hand & held.bit
        ):
            assert Take() not in candidate_moves(seen)
            return
    raise AssertionError("no such deal")


def test_what_the_other_player_refused_makes_hands_that_wanted_it_unlikely() -> None:
    match = start_match(rules_of(("gin", ())), 9)
    table = deal(match).table
    rng = random.Random(0)
    for _ in range(8):
        table = engine.apply(table, some_action(table, rng)).table
    seen = observe(table, 1 - table.turn)
    found = likely_table(seen, random.Random(1))
    assert observe(found, seen.seat) == seen


def test_points_count_against_who_books_a_penalty() -> None:
    rules = rules_of(("straight", ()))
    table = deal(start_match(rules, 3)).table
    result = PLAYED_OUT[rules.flow](
        table, engine.legal(observe(table, table.turn))[0], random.Random(1)
    )
    if result.winner is not None:
        assert gain(result, result.winner) >= 0 >= gain(result, 1 - result.winner)


def test_who_leads_is_likelier_to_win_and_the_more_the_nearer_the_goal() -> None:
    rules = rules_of(("gin", ()))
    match = start_match(rules, 5)
    chances = [chance_to_win(match.sheet, rules, 0)]
    rng = random.Random(8)
    while not match.sheet.over:
        table = deal(match).table
        result = PLAYED_OUT[rules.flow](table, engine.legal(observe(table, table.turn))[0], rng)
        match = finish_hand(match, result)
        now = chance_to_win(sheet_after(rules, match.results), rules, 0)
        gained = result.points(0) - result.points(1)
        if gained:
            assert (now > chances[-1]) == (gained > 0)
        chances.append(now)


def test_boxes_count_where_the_higher_total_wins() -> None:
    results = [won(1, 30), *(won(0, 10) for _ in range(3))]
    for winner, better in (("target", False), ("total", True)):
        rules = rules_of(("gin", (f"winner={winner}", "box=25", "game-bonus=0")))
        chance = chance_to_win(sheet_after(rules, results), rules, 0)
        assert (round(chance, 6) > 0.5) is better, winner


def test_where_three_games_are_played_out_the_total_and_the_bonuses_count() -> None:
    hollywood = ("all-games=on", "game-bonus=100")
    rules = rules_of(("hollywood", hollywood))
    two_games = [won(0, 50), won(0, 50), won(0, 50)]
    ahead = chance_to_win(sheet_after(rules, two_games), rules, 0)
    level = chance_to_win(sheet_after(rules, []), rules, 0)
    assert round(level, 6) == 0.5 and 0.9 < ahead < 1
    bare = rules_of(("hollywood", hollywood[:1]))
    first = [won(0, 90), won(1, 90)]
    assert round(chance_to_win(sheet_after(bare, first), bare, 0), 6) == 0.5


def worth(action: object, points: float, won: float, doubt: float = 1.0) -> Worth:
    return Worth(action, points, 0.5, won, doubt)  # type: ignore[arg-type]


def test_a_knock_that_wins_seldom_is_advised_only_if_continuing_is_clearly_worse() -> None:
    knock, discard = Knock(Card.parse("KS"), ()), Discard(Card.parse("KS"))
    for points, share, best in ((5.0, 0.2, discard), (-9.0, 0.2, knock), (5.0, 0.4, knock)):
        ranked = [worth(knock, 6.0, share, 0.0), worth(discard, points, 0.5)]
        assert with_sure_knock(ranked)[0].action == best
        assert {one.action for one in with_sure_knock(ranked)} == {knock, discard}
