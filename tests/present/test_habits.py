"""The page of habits, and the lists of the hands and moves that its figures count."""

from __future__ import annotations

import io
from datetime import date, datetime, timedelta

import pytest

from gin.ai.players.levels import player
from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.interface import destinations
from gin.interface.view import Role, Scene, View
from gin.language.translation import printed, spoken
from gin.present.screens.habits import LINES
from gin.present.shell.parlour import Parlour
from gin.present.words import habits as words
from gin.session.game import Session
from gin.session.habits import Habit, HabitFigure
from gin.session.judged import JudgedMove, Slip, save_judgement
from gin.session.moments import seconds
from gin.session.periods import Period, before, span_of
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text import terminal
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.access.test_access import check
from tests.present.test_review import played
from tests.session.test_habits import CAUGHT, KNOCKED, keep
from tests.support.by_name import choice_named, choose, find_choice, item_named
from tests.support.user import User

NOW = seconds(datetime.combine(date.today(), datetime.min.time()) + timedelta(hours=12))


def opened(store: Store, language: str = "en") -> Parlour:
    made = Parlour(store, None, Settings(language=language))
    made.open(destinations.ToHabits())
    return made


def lines(view: View) -> str:
    items = [item for zone in view.zones for item in zone.items]
    return "\n".join(printed(part) for one in items for part in (one.name, one.value, one.note))


def test_an_empty_page_invites_to_play() -> None:
    made = opened(Store.in_memory())
    view = made.view()
    assert "No hands in this period" in lines(view) and "Finish one" in lines(view)
    assert find_choice(view, "figure:hands") is None
    assert view.focus == choice_named(view, "play").item
    assert not made.working
    choose(made, "play")
    assert made.view().scene is not Scene.HELP


def test_the_statistics_open_the_page_once_a_hand_is_finished() -> None:
    store = Store.in_memory()
    made = Parlour(store, None, Settings())
    choose(made, "statistics")
    assert find_choice(made.view(), "habits") is None
    keep(store, (KNOCKED, ""), touched=NOW)
    choose(made, "habits")
    assert printed(made.view().title) == "Your habits"


def test_the_coach_judges_while_the_page_is_open_and_says_so_at_the_end() -> None:
    store = Store.in_memory()
    played(store, hands=2)
    made = opened(store)
    assert "Checked 0 of 2 hands" in lines(made.view())
    assert printed(item_named(made.view(), "figure:early").name).startswith(
        "Knocked too early: none"
    )
    made.take_said()
    assert made.leisurely
    while made.working:
        made.work(1.0)
    assert "The coach has checked all 2 hands." in lines(made.view())
    assert [printed(one) for one in made.take_said()] == ["The coach has checked all 2 hands."]
    assert printed(item_named(made.view(), "figure:costly").value).endswith(" points")


def test_a_judgement_that_cannot_be_saved_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    played(store)
    made = opened(store)

    def full(*_: object) -> None:
        raise SaveError(Verbatim("the disk is full"))

    monkeypatch.setattr(store, "judge", full)
    while made.working:
        made.work(5.0)
    said = [printed(one) for one in made.take_said()]
    assert sum("disk is full" in one for one in said) == 1


def test_each_figure_opens_its_list_and_keeps_the_focus() -> None:
    store = Store.in_memory()
    match = keep(store, (KNOCKED, "0discard:2C 1take 0draw 0discard:KS"), (CAUGHT, ""), touched=NOW)
    slips = [JudgedMove(0, Slip.LATE, 3.0), JudgedMove(3, Slip.EARLY, 2.5)]
    save_judgement(store, match, 1, slips)
    made = opened(store)
    for habit in ("hands", "caught", "helped", "early", "late", "costly"):
        item = item_named(made.view(), f"figure:{habit}")
        assert item.role is Role.BUTTON
        choose(made, f"figure:{habit}")
        assert printed(made.view().title) == printed(item.name)
        choose(made, "back")
        assert made.view().focus == item.ref
    choose(made, "figure:costly")
    names = [printed(one.name) for one in made.view().zones[0].items[1:]]
    assert names == ["You discarded the 2♣.", "You discarded the K♠."]


def test_a_move_opens_the_review_there() -> None:
    store = Store.in_memory()
    session = played(store)
    rows = store.rows("SELECT max(ply) FROM action WHERE seat = 0 AND text LIKE 'discard %'")
    ply = int(str(rows[0][0]))
    save_judgement(store, session.id, 1, [JudgedMove(ply, Slip.DISCARD, 3.0)])
    made = opened(store)
    choose(made, "figure:costly")
    row = choice_named(made.view(), f"move:1:0:{ply}")
    made.choose(row.intent)
    view = made.view()
    assert view.scene is Scene.REVIEW
    screen = made.front
    assert screen._review.decisions[screen.chosen].ply == ply  # type: ignore[attr-defined]
    made.work(0.0)
    while screen._review.verdicts[screen.chosen] is None:  # type: ignore[attr-defined]
        made.work(5.0)
    assert screen._review.verdicts.count(None) == len(screen._review.verdicts) - 1  # type: ignore[attr-defined]
    choose(made, "back")
    assert made.view().focus == row.item


def test_a_hand_of_a_game_without_reviews_opens_the_score_sheet() -> None:
    store = Store.in_memory()
    session, me = Session.begin(store, setup("colonel"), 1, 4), player(1, 1)
    while not session.hand_over:
        if session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(me.choose(session.seen))
    made = opened(store)
    view = made.view()
    assert "1 hand is of a game that the coach can't judge." in lines(view)
    assert find_choice(view, "figure:early") is None
    choose(made, "figure:hands")
    choose(made, "move:1:0")
    assert made.view().scene is Scene.SHEET


def test_a_damaged_match_gives_a_sentence() -> None:
    store = Store.in_memory()
    keep(store, (KNOCKED, "0draw"), touched=NOW)  # Its actions do not lead to this result.
    made = opened(store)
    choose(made, "figure:hands")
    made.take_said()
    choose(made, "move:1:0")
    assert made.take_said()
    assert made.view().scene is Scene.HELP


def test_a_long_list_has_pages() -> None:
    store = Store.in_memory()
    keep(store, *[(CAUGHT, "")] * (2 * LINES + 1), touched=NOW)
    made = opened(store)
    choose(made, "figure:caught")
    seen = []
    for where in ("1 to 20 of 41", "21 to 40 of 41", "41 to 41 of 41"):
        view = made.view()
        assert printed(view.subtitle) == where
        seen += [one.ref for one in view.zones[0].items if one.role is Role.BUTTON]
        if where.startswith("41"):
            assert printed(choice_named(view, "older").why) == "This is the last page."
        else:
            choose(made, "older")
    assert len(set(seen)) == 41
    choose(made, "newer")
    assert printed(made.view().subtitle) == "21 to 40 of 41"


def test_another_time_can_be_chosen() -> None:
    store = Store.in_memory()
    keep(store, (KNOCKED, ""), touched=NOW)
    long_ago = seconds(datetime(2001, 1, 1))
    keep(store, (KNOCKED, ""), touched=long_ago)
    made = opened(store)
    assert printed(made.view().subtitle).endswith(": 2 hands")
    choose(made, "value:week")
    assert printed(made.view().subtitle) == "This week: 1 hand"
    assert "From Monday, " in lines(made.view())
    choose(made, "value:month")
    assert printed(made.view().subtitle) == "This month: 1 hand"
    said = [printed(one) for one in made.take_said()]
    assert said[-1].startswith("This month: 1 hand.")


@pytest.mark.parametrize(("size", "text_size"), [((1280, 800), 100), ((800, 600), 200)])
def test_the_pages_work_in_the_window_by_mouse_and_keys(
    size: tuple[int, int], text_size: int
) -> None:
    store = Store.in_memory()
    match = keep(store, (KNOCKED, "0discard:2C 1take 0draw"), (CAUGHT, ""), touched=NOW)
    for hand in (1, 2):
        save_judgement(store, match, hand, [JudgedMove(0, Slip.LATE, 3.0)] if hand == 1 else [])
    made = Parlour(store, None, Settings())
    made.open(destinations.ToStatistics())
    user = User(size=size, parlour=made, text_size=text_size)
    user.click("filter:habits")
    check(user.app)
    assert user.focused == "figure:hands"
    for _ in range(2):
        user.press("Down")
    assert user.focused == "figure:helped"
    user.press("Enter")
    check(user.app)
    assert user.focused == "move:1:0:0"
    user.press("Esc")
    assert user.focused == "figure:helped"
    user.click("button:value:week")
    assert printed(user.app.view.subtitle).startswith("This week")
    check(user.app)


@pytest.mark.parametrize("today", [date(1970, 1, 1), date(2100, 2, 28), date.min, date.max])
def test_an_odd_clock_breaks_nothing(today: date, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    keep(store, (KNOCKED, ""), touched=NOW)
    monkeypatch.setattr(Parlour, "today", today)
    made = opened(store)
    for period in ("week", "month", "last-time"):
        choose(made, f"value:{period}")
        assert spoken(made.view().status)


def test_the_terminal_does_not_wait_for_the_last_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    store, out = Store.in_memory(), io.StringIO()
    played(store)
    monkeypatch.setattr(terminal, "LEISURE", 0.0)
    made = Parlour(store, None, Settings())
    Terminal(made, io.StringIO("statistics\nhabits\n"), out).run()
    assert "Checked 0 of 1 hand." in out.getvalue()


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        (
            "en",
            "statistics\nhabits\ncaught\nline 1\n",
            ("Average deadwood: 31.0.", "31 points of deadwood"),
        ),
        (
            "de",
            "statistik\ngewohnheiten\nerwischt\nzeile 1\n",
            ("Fehlpunkte im Schnitt: 31,0.", "31 Fehlpunkte"),
        ),
    ],
)
def test_in_the_terminal(language: str, typed: str, found: tuple[str, ...]) -> None:
    store, out = Store.in_memory(), io.StringIO()
    keep(store, (CAUGHT, ""), game="colonel", touched=NOW)
    made = Parlour(store, None, Settings(language=language))
    Terminal(made, io.StringIO(typed), out).run()
    for line in found:
        assert line in out.getvalue()


@pytest.mark.parametrize(
    ("habit", "now", "earlier", "expected"),
    [
        (Habit.HANDS, 0.5, 0.47, "50%, up from 47%."),
        (Habit.CAUGHT, 12.04, 18.2, "12.0, down from 18.2."),
        (Habit.LATE, 0.7, 0.7, "0.7 a hand, same as before."),
        (Habit.COSTLY, 4.7, 2.0, "4.7 points a hand, up from 2.0 points a hand."),
    ],
)
def test_a_figure_is_compared_with_the_days_before(
    habit: Habit, now: float, earlier: float, expected: str
) -> None:
    def of(rate: float, cases: int) -> HabitFigure:
        return HabitFigure(1, cases, rate)

    assert printed(words.trend(habit, of(now, 3), of(earlier, words.ENOUGH))) == expected
    assert not words.trend(habit, of(now, 3), of(earlier, words.ENOUGH - 1))


def test_the_days_before_end_where_a_time_begins() -> None:
    span = span_of(Store.in_memory(), Period.WEEK, date(2026, 11, 27))
    earlier = before(span)
    assert earlier.end == span.begin and earlier.last == date(2026, 11, 22)
