"""Goals and best results, computed from kept hands."""

from __future__ import annotations

import pytest

from gin.session.goals import (
    Goal,
    GoalState,
    best_results,
    goal_steps,
    goals,
    goals_of,
    goals_of_hand,
    spans_of,
)
from gin.session.ladder import Place
from gin.session.partner import PERSON_LEVEL
from gin.session.storage.store import Store
from gin.variants.registry import ids
from tests.present.test_statistics import LOST, WON, Hand, keep
from tests.support.ladder import keep_match

GIN: Hand = ("gin", 0, 0, 55, 0, 0, 30)
SLOW_KNOCK: Hand = ("knock", 0, 0, 9, 0, 6, 15)


def state(store: Store, goal: Goal) -> GoalState:
    """Return the state of a goal, which must be the same if matches are read one by one."""
    found = goals(store)
    steps = list(goal_steps(store, spans_of(store, 1)))
    by_goal = {one.goal: one for one in steps if one is not None}
    assert found == tuple(by_goal.get(one, GoalState(one)) for one in Goal)
    matches = len(store.matches())
    assert steps.count(None) > matches
    return next(one for one in found if one.goal is goal)


def with_turns(store: Store, match: int, hand: int, turns: int) -> None:
    """Give a hand that many turns of the player."""
    store._link.execute("DELETE FROM action WHERE match = ? AND hand = ?", (match, hand))
    for turn in range(turns):
        for step, text in enumerate(("draw", "discard 2C")):
            store._link.execute(
                "INSERT INTO action VALUES (?, ?, ?, 0, ?)", (match, hand, 2 * turn + step, text)
            )


HANDS: list[tuple[Goal, Hand, str, int]] = [
    (Goal.FIRST_HAND, WON, "gin", 1),
    (Goal.GIN, GIN, "gin", 1),
    (Goal.UNDERCUT, ("undercut", 1, 0, 14, 0, 5, 9), "gin", 1),
    (Goal.UNDERCUT_MASTER, ("undercut", 1, 0, 14, 0, 5, 9), "gin", 5),
    (Goal.KNOCK_ONE, ("knock", 0, 0, 20, 0, 1, 21), "gin", 2),
    (Goal.CAUGHT, ("knock", 0, 0, 58, 0, 2, 60), "gin", 2),
    (Goal.BIG_GIN, ("big_gin", 0, 0, 60, 0, 0, 29), "gin", 2),
    (Goal.REFUSED, ("refused", 1, 0, 4, 0, 0, 0), "dice", 2),
    (Goal.CHALLENGE, ("challenge", 0, 0, 9, 0, 2, 9), "colonel", 3),
    (Goal.OUT, ("out", 0, 0, 30, 0, 0, 30), "skarney", 3),
]


@pytest.mark.parametrize(("goal", "hand", "game", "level"), HANDS, ids=lambda one: str(one))
def test_a_hand_reaches_its_goal_and_keeps_it(
    goal: Goal, hand: Hand, game: str, level: int
) -> None:
    store = Store.in_memory()
    keep(store, [LOST, LOST], 1)
    assert state(store, goal) == GoalState(goal)
    keep(store, [LOST, hand], 1, game, level)
    found = state(store, goal)
    assert (found.match, found.hand) == (2, 2)
    assert goal in goals_of(store, 2) and goal not in goals_of(store, 1)
    keep(store, [hand], 0, game, level)
    assert state(store, goal) == found


def test_a_hand_that_the_opponent_won_or_ended_reaches_no_goal() -> None:
    store = Store.in_memory()
    for _, (outcome, ender, _, _, _, _, _), game, level in HANDS:
        theirs: Hand = (outcome, 1 - (ender or 0), 1, 0, 60, 60, 1)
        keep(store, [theirs], 1, game, level)
    assert all(state(store, goal).match is None for goal, *_ in HANDS)


def test_practice_guests_and_damaged_matches_reach_no_goal() -> None:
    store = Store.in_memory()
    keep(store, [GIN, GIN], 0, practice=True)
    keep(store, [GIN, GIN], 0)
    store._link.execute("UPDATE match SET program = 'bot' WHERE id = 2")
    keep(store, [GIN, GIN], 0)
    store._link.execute("UPDATE match SET state = 'damaged' WHERE id = 3")
    assert [one.goal for one in goals(store) if one.match is not None or one.done] == []
    assert best_results(store) == ()


@pytest.mark.parametrize(
    ("goal", "hand", "most"), [(Goal.GIN_EARLY, GIN, 5), (Goal.QUICK_KNOCK, SLOW_KNOCK, 3)]
)
def test_early_endings_count_turns(goal: Goal, hand: Hand, most: int) -> None:
    store = Store.in_memory()
    keep(store, [hand, hand], 0)
    with_turns(store, 1, 0, most + 1)
    with_turns(store, 1, 1, most)
    found = state(store, goal)
    assert (found.match, found.hand) == (1, 2)


def test_matches_reach_goals() -> None:
    store = Store.in_memory()
    keep(store, [LOST, LOST, LOST, WON], 0, level=2)
    assert state(store, Goal.COMEBACK).match == state(store, Goal.FIRST_MATCH).match == 1
    assert state(store, Goal.SHUTOUT).match is None
    keep(store, [WON], 0, level=2)
    assert state(store, Goal.SHUTOUT).match is None, "one hand is no shutout"
    keep(store, [WON, WON], 0, level=2)
    assert state(store, Goal.SHUTOUT).match == state(store, Goal.SHORT_STREAK).match == 3
    keep(store, [WON, LOST], 0, level=5)
    store._link.execute("INSERT INTO note VALUES ('hints:4', '1')")
    assert state(store, Goal.MASTER).match == 4
    assert state(store, Goal.NO_HINTS).match is None
    keep(store, [WON, LOST], 0, level=3)
    assert state(store, Goal.NO_HINTS).match == state(store, Goal.LONG_STREAK).match == 5
    assert state(store, Goal.MIXTURE).match is None
    keep(store, [WON, LOST], 0, "rush", 1, agreed=("rainbow=on",))
    assert state(store, Goal.MIXTURE).match == 6


def test_people_who_agree_on_no_hints_put_no_game_together() -> None:
    store = Store.in_memory()
    keep(store, [WON, LOST], 0, "gin", PERSON_LEVEL, agreed=("no-hints=on",))
    assert state(store, Goal.FIRST_MATCH).match is not None
    assert state(store, Goal.MIXTURE).match is None
    keep(store, [WON, LOST], 0, "gin", PERSON_LEVEL, agreed=("rainbow=on", "no-hints=on"))
    assert state(store, Goal.MIXTURE).match == 2


def test_a_game_of_the_ladder_is_not_put_together_by_the_player() -> None:
    store = Store.in_memory()
    keep_match(store, Place(2, 3))
    assert state(store, Goal.FIRST_MATCH).match is not None
    assert state(store, Goal.MIXTURE).match is None


def test_a_lost_match_breaks_a_streak() -> None:
    store = Store.in_memory()
    for won in (True, True, False, True, True):
        keep(store, [WON, LOST], 0 if won else 1)
    assert state(store, Goal.SHORT_STREAK) == GoalState(Goal.SHORT_STREAK, done=2, whole=3)


def test_goals_that_count_have_progress() -> None:
    store = Store.in_memory()
    for level in (1, 1, 2, 3):
        keep(store, [WON, LOST], 0, level=level)
    assert state(store, Goal.EVERYBODY).done == 3
    assert state(store, Goal.SOME_WINS) == GoalState(Goal.SOME_WINS, done=4, whole=10)
    assert state(store, Goal.SOME_HANDS).done == 8
    for game in ids()[:5]:
        keep(store, [WON], None, game, None if game == "solitary" else 1, finished=False)
    assert state(store, Goal.SOME_GAMES).match is not None
    assert state(store, Goal.EVERY_GAME).done >= 5
    for _ in range(46):
        keep(store, [WON, LOST], 0)
    assert state(store, Goal.SOME_HANDS).match is not None
    assert state(store, Goal.MANY_WINS).match == 4 + 5 + 46


def test_solitary_goals() -> None:
    store = Store.in_memory()
    loose: Hand = ("solo_loose", 0, None, 9, 0, 9, 0)
    gin: Hand = ("solo_gin", 0, 0, 0, 0, 0, 0)
    keep(store, [loose, loose], 1, "solitary", None)
    assert state(store, Goal.SOLITARY).match is None
    keep(store, [loose, gin], 0, "solitary", None)
    assert state(store, Goal.SOLITARY).match == state(store, Goal.SOLO_GIN).match == 2


def test_best_results_by_game() -> None:
    store = Store.in_memory()
    keep(store, [WON, GIN, GIN], 0)
    with_turns(store, 1, 1, 9)
    with_turns(store, 1, 2, 7)
    keep(store, [("knock", 0, 0, 71, 0, 2, 73)], 0)
    keep(store, [GIN], 0, "house", 3)
    with_turns(store, 3, 0, 12)
    keep(store, [GIN], 0, "race", 3)
    with_turns(store, 4, 0, 3)
    by_game = {one.game: one for one in best_results(store)}
    gin, house, race = by_game["gin"], by_game["house"], by_game["race"]
    assert (gin.points, gin.points_match, gin.turns, gin.turns_match) == (71, 2, 7, 1)
    assert (house.points, house.turns) == (55, 12)
    assert (race.points, race.turns) == (None, 3), "a hand of a race has no points to compare"


def test_matches_of_unknown_games_are_ignored() -> None:
    store = Store.in_memory()
    keep(store, [WON], 0)
    store._link.execute("UPDATE match SET game = 'whist' WHERE id = 1")
    assert best_results(store) == ()
    assert state(store, Goal.SOME_GAMES).done == 0


def test_a_hand_is_asked_for_the_goals_that_it_was_the_first_to_reach() -> None:
    store = Store.in_memory()
    keep(store, [GIN, GIN], 0)
    keep(store, [("big_gin", 0, 0, 60, 0, 0, 29)], None, finished=False)
    (first,), (second,) = (
        [row.id for row in store.matches(state)] for state in ("finished", "open")
    )
    assert goals_of_hand(store, first, 1) == (Goal.FIRST_HAND, Goal.GIN, Goal.GIN_EARLY)
    assert goals_of_hand(store, first, 2) == ()
    assert goals_of_hand(store, second, 1) == (Goal.BIG_GIN,)
