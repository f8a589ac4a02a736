"""Pairings, byes, ties and finals of tournaments, and their place in the store."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from gin.session.tournament import (
    FIELD,
    TARGETS,
    YOU,
    Form,
    Game,
    GameScore,
    Tournament,
    by_lot,
    circle,
    final_number,
    game_ids,
    games_of_yours,
    played_to,
    rounds,
    table,
)
from gin.variants.lengths import hands_of

FIELDS = st.integers(2, 12).map(lambda count: tuple(range(count)))
SEEDS = st.integers(0, 2**44 - 1)


def made(form: Form, seed: int = 5, field: tuple[int, ...] = FIELD) -> Tournament:
    return Tournament(1, form, played_to("gin", 50), field, seed, 60.0, 0.0)


def scored(game: Game, winner: int) -> GameScore:
    """Return a score of 50 to 20; `winner` is an index of the pair."""
    match = 100 + game.number if game.yours else None
    if game.pair[1] == YOU:
        winner = 1 - winner
    return GameScore((50, 20) if winner == 0 else (20, 50), winner, 4, match)


def finish(tournament: Tournament, winner_of: dict[int, int] | None = None) -> Tournament:
    """Play all matches; without `winner_of`, the first of each pair wins."""
    while not tournament.over:
        game = next(one for one in tournament.games if one.known and one.score is None)
        winner = (winner_of or {}).get(game.number, 0)
        scores = {**tournament.scores, game.number: scored(game, winner)}
        tournament = replace(tournament, scores=scores)
    return tournament


# Round robin.


@given(FIELDS)
def test_everyone_meets_everyone_once(field: tuple[int, ...]) -> None:
    pairs = [frozenset(pair) for one in circle(field) for pair in one]
    assert Counter(pairs) == Counter(map(frozenset, combinations(field, 2)))


@given(FIELDS)
def test_each_round_has_everyone_once_but_one_who_rests(field: tuple[int, ...]) -> None:
    resting = Counter[int]()
    for one in circle(field):
        playing = [entrant for pair in one for entrant in pair]
        assert len(set(playing)) == len(playing) == len(field) // 2 * 2
        resting.update(set(field) - set(playing))
    assert len(circle(field)) == (len(field) if len(field) % 2 else len(field) - 1)
    assert resting == Counter(field if len(field) % 2 else ())


@given(FIELDS, SEEDS)
def test_the_final_is_between_the_first_two_of_the_table(field: tuple[int, ...], seed: int) -> None:
    over = finish(made(Form.ROUND_ROBIN, seed, field))
    assert set(over.final.pair) == {row.entrant for row in over.table[:2]}
    assert over.final.number == final_number(Form.ROUND_ROBIN, len(field)) == len(over.games)
    assert all(row.played == len(field) - 1 for row in over.table)
    assert sum(row.won for row in over.table) == len(over.games) - 1
    assert sum(row.difference for row in over.table) == 0


def test_the_final_is_unknown_until_the_last_match_of_the_table() -> None:
    over = finish(made(Form.ROUND_ROBIN))
    last = final_number(Form.ROUND_ROBIN, len(FIELD)) - 1
    scores = {number: score for number, score in over.scores.items() if number != last}
    before = replace(over, scores=scores)
    assert before.final.pair == (None, None) and before.final.score is None
    assert not before.over and before.still_in


# Knock-out.


@given(FIELDS, SEEDS)
def test_each_loser_is_out_and_one_remains(field: tuple[int, ...], seed: int) -> None:
    over = finish(made(Form.KNOCKOUT, seed, field))
    losers = [game.loser for game in over.games]
    assert Counter(losers) == Counter(set(field) - {over.champion})
    assert over.final.number == final_number(Form.KNOCKOUT, len(field)) == len(field) - 1
    for one in over.rounds:
        names = [name for game in one.games for name in game.pair] + list(one.resting)
        assert len(set(names)) == len(names)


@given(FIELDS, SEEDS)
def test_byes_leave_a_power_of_two_and_are_all_in_the_first_round(
    field: tuple[int, ...], seed: int
) -> None:
    first, *later = finish(made(Form.KNOCKOUT, seed, field)).rounds
    left = len(first.games) + len(first.resting)
    assert left & (left - 1) == 0
    assert 2 * len(first.games) + len(first.resting) == len(field)
    assert not any(one.resting for one in later)
    assert all(not set(first.resting) & set(game.pair) for game in first.games)


def test_byes_are_drawn_fairly() -> None:
    byes, counts = Counter[int](), Counter[int]()
    for seed in range(2100):
        drawn = rounds(Form.KNOCKOUT, FIELD, seed, {})
        byes.update(drawn[0].resting)
        counts[len(drawn[0].resting)] += 1
    assert counts == {1: 2100}
    # Each has 300 byes on average, with a standard deviation of 16.
    assert all(240 < byes[entrant] < 360 for entrant in FIELD), byes


@given(SEEDS)
def test_the_draw_does_not_depend_on_the_order_of_the_field(seed: int) -> None:
    assert by_lot(FIELD, seed) == by_lot(tuple(reversed(FIELD)), seed)


# The table.


def row_order(*games: tuple[tuple[int, int], tuple[int, int], int]) -> list[int]:
    played = [
        Game(number, pair, GameScore(totals, winner, 4))
        for number, (pair, totals, winner) in enumerate(games, start=1)
    ]
    return [row.entrant for row in table((1, 2, 3, 4), 9, played)]


def test_won_matches_come_before_points() -> None:
    assert row_order(((1, 2), (50, 49), 0), ((3, 4), (200, 0), 0), ((1, 3), (50, 0), 0))[0] == 1


def test_equal_wins_are_separated_by_the_difference_then_by_the_points() -> None:
    assert row_order(((1, 2), (50, 40), 0), ((3, 4), (60, 0), 0)) == [3, 1, 2, 4]
    assert row_order(((1, 2), (50, 40), 0), ((3, 4), (60, 50), 0))[:2] == [3, 1]


def test_full_equality_is_separated_by_lot() -> None:
    order = row_order(((1, 2), (50, 40), 0), ((3, 4), (50, 40), 0))
    lots = by_lot((1, 2, 3, 4), 9)
    assert order == [
        *(one for one in lots if one in (1, 3)),
        *(one for one in lots if one in (2, 4)),
    ]


@given(SEEDS, st.lists(st.booleans(), min_size=21, max_size=21))
def test_the_table_is_sorted_by_its_own_rule(seed: int, winners: list[bool]) -> None:
    over = finish(
        made(Form.ROUND_ROBIN, seed), {number: int(one) for number, one in enumerate(winners, 1)}
    )
    keys = [(-row.won, -row.difference, -row.scored) for row in over.table]
    assert keys == sorted(keys)
    assert sorted(row.entrant for row in over.table) == sorted(FIELD)


# The player's part.


@given(SEEDS, st.sampled_from(Form))
def test_the_others_play_no_round_ahead_of_you(seed: int, form: Form) -> None:
    tournament = made(form, seed)
    while not tournament.over:
        yours, due = tournament.your_next, tournament.due
        assert not any(game.yours for game in due)
        assert yours is not None or due, "the tournament is stuck"
        if yours is not None:
            numbers = [one.number for one in tournament.rounds if yours in one.games]
            assert all(
                one.number <= numbers[0]
                for one in tournament.rounds
                for game in one.games
                if game in due
            )
        game = due[0] if due else yours
        assert game is not None
        scores = {**tournament.scores, game.number: scored(game, game.number % 2)}
        tournament = replace(tournament, scores=scores)
    least, most = games_of_yours(form, len(FIELD))
    assert least <= sum(game.yours for game in tournament.games) <= most


@given(SEEDS)
def test_your_totals_come_first_in_your_own_matches(seed: int) -> None:
    tournament = made(Form.ROUND_ROBIN, seed)
    game = tournament.your_next
    assert game is not None
    won = replace(tournament, scores={game.number: GameScore((50, 3), 0, 5, 7)}).game(game.number)
    assert won is not None and won.score is not None and won.winner == YOU
    assert won.score.totals[won.pair.index(YOU)] == 50


def test_a_score_that_is_not_of_its_match_does_not_count() -> None:
    tournament = made(Form.KNOCKOUT)
    yours = tournament.your_next or tournament.final
    other = next(game for game in tournament.rounds[0].games if not game.yours)
    final = tournament.final.number
    scores = {
        yours.number: GameScore((50, 0), 0, 3),
        other.number: GameScore((50, 0), 0, 3, match=4),
        final: GameScore((50, 0), 0, 3),
    }
    assert not any(game.score for game in replace(tournament, scores=scores).games)


def test_you_are_out_of_a_knock_out_after_a_defeat_and_of_a_round_robin_at_the_final() -> None:
    lost = {
        game.number: 1 - game.pair.index(YOU)
        for game in finish(made(Form.ROUND_ROBIN)).games
        if game.yours
    }
    over = finish(made(Form.ROUND_ROBIN), lost)
    last = over.final.number
    assert not replace(over, scores={n: s for n, s in over.scores.items() if n != last}).still_in
    out = made(Form.KNOCKOUT, 7)
    game = out.your_next
    assert game is not None and out.still_in
    beaten = replace(out, scores={game.number: GameScore((0, 50), 1, 3, 9)})
    assert not beaten.still_in and beaten.your_next is None and beaten.due


# The games.


def test_all_games_of_tournaments_can_be_played_to_all_targets() -> None:
    assert len(game_ids()) >= 10 and game_ids()[0] == "gin"
    for id in game_ids():
        hands = [hands_of(played_to(id, target)) or 0 for target in TARGETS]
        assert hands == sorted(hands) and 0 < hands[0] <= 6, id
        for target in TARGETS:
            assert played_to(id, target).rules.format.target == target


@pytest.mark.parametrize("form", Form)
def test_an_evening_is_enough_by_default(form: Form) -> None:
    _, most = games_of_yours(form, len(FIELD))
    hands = hands_of(played_to("gin", TARGETS[0]))
    assert hands is not None and most * hands <= 45
