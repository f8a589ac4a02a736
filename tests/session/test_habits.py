"""Figures from which a player can learn, and the hands and moves that each counts."""

from __future__ import annotations

from datetime import date

from gin.session.habits import (
    Habit,
    HabitFigure,
    can_judge,
    count_entries,
    entries,
    figure,
    hands_seen,
    moves_seen,
    unjudged,
)
from gin.session.judged import JudgedMove, Slip, save_judgement
from gin.session.periods import Span
from gin.session.storage.store import ActionRow, Store

ALWAYS = Span(date.min, date.max, -1e12, 1e12)
Hand = tuple[str, int | None, int | None, int, int, int, int]
KNOCKED: Hand = ("knock", 0, 0, 20, 0, 5, 25)
CAUGHT: Hand = ("gin", 1, 1, 0, 30, 31, 0)
UNDERCUT: Hand = ("undercut", 0, 1, 0, 14, 9, 5)
VOID: Hand = ("void", None, None, 0, 0, 12, 20)


def keep(
    store: Store,
    *hands: tuple[Hand, str],
    game: str = "gin",
    level: int | None = 1,
    practice: bool = False,
    touched: float = 0.0,
) -> int:
    """Save a match of hands, each a result and its moves such as "0draw 0discard:2C 1take"."""
    match = store.begin_match(game, (), level, 1, None, practice=practice)
    for number, (hand, moves) in enumerate(hands):
        *before, last = [
            ActionRow(number, ply, int(word[0]), word[1:].replace(":", " "))
            for ply, word in enumerate((moves or "0draw").split())
        ]
        for row in before:
            store.add_action(match, row)
        store.end_hand(match, last, hand, (0, 0), 0, over=number == len(hands) - 1)
    with store._writing(match) as link:
        link.execute("UPDATE match SET touched = ? WHERE id = ?", (touched, match))
    return match


def figures(store: Store, span: Span = ALWAYS) -> dict[Habit, HabitFigure]:
    hands, moves = hands_seen(store, span), moves_seen(store, span)
    return {habit: figure(habit, hands, moves) for habit in Habit}


def test_deadwood_counts_in_hands_that_the_opponent_ended() -> None:
    store = Store.in_memory()
    keep(store, (KNOCKED, ""), (CAUGHT, ""), (UNDERCUT, ""), (VOID, ""))
    found = figures(store)
    assert found[Habit.HANDS] == HabitFigure(4, 4)
    assert found[Habit.CAUGHT] == HabitFigure(1, 4, 31.0)
    assert hands_seen(store, ALWAYS).won == 1
    (entry,) = entries(store, ALWAYS, Habit.CAUGHT, 0, 20)
    assert (entry.hand, entry.ply, entry.amount) == (1, None, 31.0)


def test_a_discard_helped_if_the_opponent_took_it_in_the_next_move() -> None:
    store = Store.in_memory()
    moves = "0draw 0discard:2C 1take 1discard:3C 0take 0discard:4C 1draw 1discard:5C 0discard:6C"
    keep(store, (KNOCKED, moves))
    keep(store, (KNOCKED, "0discard:7C 1take"), practice=True)
    assert figures(store)[Habit.HELPED] == HabitFigure(1, 3)
    (entry,) = entries(store, ALWAYS, Habit.HELPED, 0, 20)
    assert (entry.ply, entry.action) == (1, "discard 2C")


def test_judged_moves_are_counted_by_kind_the_costliest_first() -> None:
    store = Store.in_memory()
    moves = "1draw 1discard:3C 0take 0discard:2C 0knock:KS:-"
    first, second = (keep(store, (hand, moves)) for hand in (KNOCKED, UNDERCUT))
    slips = JudgedMove(2, Slip.DRAW, 2.5), JudgedMove(4, Slip.EARLY, 4.0)
    save_judgement(store, first, 1, slips)
    assert moves_seen(store, ALWAYS).hands == 1
    save_judgement(store, second, 1, [JudgedMove(3, Slip.LATE, 3.0)])
    found = figures(store)
    assert found[Habit.EARLY] == HabitFigure(1, 2, 4.0, 4.0)
    assert found[Habit.LATE] == HabitFigure(1, 0, 3.0, 3.0)
    assert found[Habit.COSTLY] == HabitFigure(3, 0, 9.5, 4.0)
    listed = entries(store, ALWAYS, Habit.COSTLY, 0, 20)
    assert [(one.match, one.ply, one.amount) for one in listed] == [
        (first, 4, 4.0), (second, 3, 3.0), (first, 2, 2.5),
    ]  # fmt: skip
    assert (listed[2].action, listed[2].discard) == ("take", "discard 3C")
    assert [one.amount for one in entries(store, ALWAYS, Habit.COSTLY, 1, 1)] == [3.0]


def test_each_figure_counts_what_its_list_shows() -> None:
    store = Store.in_memory()
    match = keep(store, (KNOCKED, "0discard:2C 1take 0draw"), (CAUGHT, ""))
    save_judgement(store, match, 1, [JudgedMove(0, Slip.EARLY, 3.0), JudgedMove(2, Slip.LATE, 2.0)])
    found = figures(store)
    for habit in Habit:
        listed = entries(store, ALWAYS, habit, 0, 99)
        assert len(listed) == count_entries(store, ALWAYS, habit) == found[habit].count > 0


def test_only_the_hands_of_the_time_count() -> None:
    store = Store.in_memory()
    keep(store, (KNOCKED, ""), touched=99.9)
    inside = keep(store, (CAUGHT, ""), touched=100.0)
    keep(store, (KNOCKED, ""), touched=200.0)
    span = Span(date.min, date.max, 100.0, 200.0)
    assert figures(store, span)[Habit.HANDS].count == 1
    assert [one.match for one in entries(store, span, Habit.HANDS, 0, 9)] == [inside]
    assert unjudged(store, span) == ((inside, 1),)


def test_practice_solitary_and_damaged_matches_do_not_count() -> None:
    store = Store.in_memory()
    keep(store, (KNOCKED, ""), practice=True)
    keep(store, (("solo_gin", 0, 0, 5, 0, 0, 0), ""), game="solitary", level=None)
    for state in ("damaged", "broken"):
        store.set_state(keep(store, (KNOCKED, "")), state)
    assert figures(store)[Habit.HANDS].count == 0
    assert unjudged(store, ALWAYS) == ()


def test_games_that_the_coach_cannot_judge_are_counted_but_do_not_wait() -> None:
    store = Store.in_memory()
    keep(store, (KNOCKED, ""), game="colonel")
    later = keep(store, (KNOCKED, ""), (CAUGHT, ""))
    keep(store, (KNOCKED, ""), game="a game of a newer version")
    seen = hands_seen(store, ALWAYS)
    assert (seen.hands, seen.judgeable) == (4, 2)
    assert unjudged(store, ALWAYS) == ((later, 1), (later, 2))
    assert can_judge("gin", "") and not can_judge("colonel", "") and not can_judge("gin", "x=y")


def test_rows_with_damaged_values_are_left_out() -> None:
    store = Store.in_memory()
    match = keep(store, (KNOCKED, "0draw 0discard:2C"))
    save_judgement(store, match, 1, [JudgedMove(1, Slip.DISCARD, 2.0)])
    store._link.execute("UPDATE judged SET cost = 'much' WHERE ply = 1")
    assert entries(store, ALWAYS, Habit.COSTLY, 0, 9) == ()
    store._link.execute("UPDATE match SET touched = 0.0, level = 'high'")
    assert entries(store, ALWAYS, Habit.HANDS, 0, 9) == ()


def test_small_losses_of_an_earlier_version_do_not_count() -> None:
    store = Store.in_memory()
    match = keep(store, (KNOCKED, "0discard:2C 1take 0draw"))
    save_judgement(store, match, 1, [JudgedMove(0, Slip.DISCARD, 1.5)])
    assert figures(store)[Habit.COSTLY] == HabitFigure()
    assert not entries(store, ALWAYS, Habit.COSTLY, 0, 9)
