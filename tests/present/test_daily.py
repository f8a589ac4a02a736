"""The daily deals in the menu, on their page and at the table, by every means of input."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from gin.ai.players.by_flow import baseline
from gin.core.message import Text, Verbatim
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, PageAction, Pick
from gin.interface.paper import CalendarView, SheetView
from gin.interface.pictures import Icon
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.result import ResultView
from gin.interface.review import ReviewView
from gin.interface.view import ButtonSpot, Scene, View
from gin.language import translation
from gin.language.translation import printed
from gin.messages import daily as messages
from gin.present.input import focus_order
from gin.present.shell.parlour import Parlour
from gin.session.daily import DailyDeal, DailyRecord, deal_of, record_of
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.pages.in_short import summary_lines
from gin.variants.setups import setup
from tests.access.test_access import check
from tests.support.by_name import choice_named, choose, find_choice, item_named
from tests.support.daily import let_master_play, play_deal
from tests.support.user import User
from tools.steady import next_choice

DAY = date(2026, 11, 27)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Parlour:
    set_clock(monkeypatch, DAY)
    return Parlour(Store.in_memory(), None, Settings())


def set_clock(monkeypatch: pytest.MonkeyPatch, day: date) -> None:
    monkeypatch.setattr(Parlour, "today", property(lambda self: day))


def play(made: Parlour) -> None:
    """Play the daily deal on the table to its end."""
    for _ in range(4000):
        session = made.session()
        assert session is not None
        if session.over:
            return
        if made.waiting:
            made.advance()
        else:
            made.choose(next_choice(made, baseline(3)))
    raise AssertionError("the deal did not end")


def record(made: Parlour, day: date = DAY) -> DailyRecord:
    found = record_of(made.store, day)
    assert found is not None
    return found


def note(made: Parlour) -> str:
    return printed(item_named(made.view(), "button:daily").note)


def about(view: View) -> str:
    zone = view.zone(AreaRef(Area.ABOUT))
    assert zone is not None
    return " ".join(f"{printed(item.name)} {printed(item.value)}" for item in zone.items)


def said(made: Parlour) -> str:
    return " ".join(printed(one.text) for one in made.take_announcements())


# The menu.


def test_the_daily_deal_follows_play_in_the_menu_and_shows_when_it_is_done(made: Parlour) -> None:
    assert [item.id for item in made.view().zones[0].items][1] == "button:daily"
    assert note(made) == "Gin Rummy against Ada"
    choose(made, "daily")
    choose(made, "play")
    made.home()
    assert [item.id for item in made.view().zones[0].items][:3] == [
        "button:continue", "button:play", "button:daily",
    ]  # fmt: skip
    # Two buttons never say the same.
    assert note(made) == "In progress"
    assert printed(item_named(made.view(), "button:continue").note) == (
        "Daily deal: Gin Rummy against Ada"
    )
    made.matches.daily(DAY)
    play(made)
    made.home()
    item = item_named(made.view(), "button:daily")
    assert item.done and printed(item.note).startswith("Done: ")
    assert not item.selected, "a reader would say that it is selected"
    assert find_choice(made.view(), "continue") is None


def test_continue_means_the_ordinary_match_while_a_daily_deal_is_begun(made: Parlour) -> None:
    made.matches.start(setup("gin"), 7)
    match = made.session()
    assert match is not None
    made.home()
    made.matches.daily(DAY)
    made.home()
    go_on = item_named(made.view(), "button:continue")
    assert printed(go_on.note) == "Gin Rummy against Ada: 0 to 0"
    assert note(made) == "In progress: Gin Rummy against Ada"
    made.open(destinations.ToStatistics())
    choose(made, "continue")
    from_page = made.session()
    made.home()
    choose(made, "continue")
    again = made.session()
    assert from_page is not None and again is not None
    assert from_page.id == again.id == match.id


def test_the_menu_works_if_the_matches_cannot_be_read(
    made: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gin.core.errors import SaveError
    from gin.session.storage.database import Database

    def fail(self: Database, query: str, values: object = ()) -> None:
        raise SaveError(Verbatim("broken"))

    monkeypatch.setattr(Database, "rows", fail)
    assert find_choice(made.view(), "daily") is None
    assert find_choice(made.view(), "settings") is not None


# The play that counts.


def test_a_deal_counts_once_and_is_then_practice(made: Parlour) -> None:
    choose(made, "daily")
    choose(made, "play")
    session = made.session()
    assert session is not None and not session.practice and session.daily == DAY
    assert printed(session.title) == "Daily deal: Gin Rummy"
    play(made)
    let_master_play(made)
    first = record(made)
    assert first.score is not None and first.master is not None
    choose(made, "practise")
    again = made.session()
    assert again is not None and again.practice and again.id != session.id
    assert again.dealt.dealt == session.dealt.dealt
    made.home()
    choose(made, "daily")
    choose(made, "play")
    resumed = made.session()
    assert resumed is not None and resumed.id == again.id
    play(made)
    assert "Practice" in printed(made.view().status)
    assert record(made).score == first.score and record(made).practice == 1


def test_practice_in_the_settings_does_not_make_the_first_play_practice(made: Parlour) -> None:
    made.change("take_back", True)
    made.matches.daily(DAY)
    session = made.session()
    assert session is not None and not session.practice


def test_the_masters_result_comes_after_the_players(made: Parlour) -> None:
    made.matches.daily(DAY)
    assert not made.working
    play(made)
    view = made.view()
    assert view.scene is Scene.RESULT and made.working
    assert "Anselm is playing your cards now." in printed(view.status)
    made.take_announcements()
    steps = 0
    while made.working:
        made.work(0.0)
        steps += 1
    assert steps > 20, "the master's play is one long step"
    assert "Anselm won by 2 with your cards." in printed(made.view().status)
    assert "Anselm won by 2 with your cards." in said(made)
    choose(made, "calendar")
    assert made.view().scene is Scene.DAILY and made.depth == 2
    assert "Anselm, with your cards won by 2" in about(made.view())
    assert not made.working


def test_a_play_that_was_interrupted_gets_the_masters_result_on_the_calendar(made: Parlour) -> None:
    play_deal(made.store, DAY)
    assert record(made).master is None
    choose(made, "daily")
    assert made.working
    let_master_play(made)
    assert record(made).master is not None
    assert find_choice(made.view(), "play") is not None


def test_the_result_offers_the_calendar_and_no_next_hand(made: Parlour) -> None:
    made.matches.daily(DAY)
    play(made)
    view = made.view()
    names = {choice.id for choice in view.choices}
    assert {"calendar", "practise", "review"} <= names
    assert not {"next", "final", "again"} & names
    choose(made, "review")
    assert made.view().scene is Scene.REVIEW


# A single hand has no goal and no race.


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    translation.follow(request.param)
    yield request.param
    translation.follow("en")


RACE = re.compile(r"\b(the race|to 100|first to \d|needs?|zuerst \d|bis 100|fehlen|brauchst)\b")
SAID = {
    "en": (
        "One hand",
        "Only this hand is played.",
        "One hand. Win by",
        "As a daily deal, only one hand",
    ),
    "de": (
        "Eine Runde",
        "Nur diese Runde wird gespielt.",
        "Eine Runde. Gewinn sie",
        "Als Tagesrunde wird nur eine Runde",
    ),
}


def shown_text(view: View) -> str:
    return " ".join(
        f"{printed(item.name)} {printed(item.value)} {printed(item.note)}"
        for zone in view.zones
        for item in zone.items
    )


@pytest.mark.parametrize("game", ["gin", "hollywood", "race", "gin500"])
def test_a_single_hand_has_no_race_anywhere(
    made: Parlour, language: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = deal_of(made.store, DAY)
    other = DailyDeal(DAY, setup(game), deal.level, deal.seed, deal.dealer)
    monkeypatch.setattr("gin.present.shell.match_starter.deal_of", lambda *_: other)
    one_hand, only_this, _, top = SAID[language]
    made.matches.daily(DAY)
    table = made.view().table
    assert table is not None and len(table.pad) == 1
    assert (printed(table.pad_title), printed(table.pad_aim)) == (one_hand, one_hand)
    assert printed(made.ask(Command.SCORE)) == only_this
    choose(made, "sheet")
    assert not RACE.search(shown_text(made.view())), shown_text(made.view())
    choose(made, "back")
    made.choose(Do(PageAction.RULES))
    assert printed(made.view().zones[0].items[0].name).startswith(top)
    choose(made, "back")
    play(made)
    result = made.view().content
    assert isinstance(result, ResultView) and result.race == ()
    assert not RACE.search(shown_text(made.view())), shown_text(made.view())
    score = printed(made.ask(Command.SCORE))
    assert ("die Runde" if language == "de" else "the hand") in score
    choose(made, "sheet")
    view = made.view()
    assert isinstance(view.content, SheetView)
    assert view.content.race is None and view.content.pegs is None and not view.content.groups
    assert score.rstrip(".") in shown_text(view)
    choose(made, "hand:1")
    assert not RACE.search(shown_text(made.view())), shown_text(made.view())


@pytest.mark.parametrize("game", ["gin", "colonel"])
def test_the_introduction_to_a_single_hand_names_no_goal(language: str, game: str) -> None:
    lines = tuple(summary_lines(setup(game), single=True))
    words = " ".join(printed(text) for _, text in lines)
    assert SAID[language][2] in words and not RACE.search(words)


def test_the_menu_says_that_a_single_hand_is_begun(made: Parlour, language: str) -> None:
    made.matches.daily(DAY)
    made.home()
    begun = {"en": "in progress", "de": "begonnen"}[language]
    assert printed(item_named(made.view(), "button:daily").note).lower() == begun
    made.open(destinations.ToMatches())
    row = made.view().zones[0].items[0]
    assert printed(row.value) == begun


# The calendar.


def test_a_finished_deal_can_be_reviewed_from_the_calendar(made: Parlour) -> None:
    made.matches.daily(DAY)
    play(made)
    let_master_play(made)
    first = made.session()
    assert first is not None
    made.home()
    choose(made, "daily")
    assert find_choice(made.view(), "play") is not None
    choose(made, "review")
    view = made.view()
    assert view.scene is Scene.REVIEW
    reviewed = made.front.played()
    assert reviewed is not None and reviewed.dealt is not None
    assert reviewed.dealt.dealt == first.dealt.dealt
    choose(made, "back")
    assert made.view().scene is Scene.DAILY
    choose(made, "day:2026-11-03")
    assert find_choice(made.view(), "review") is None


@pytest.mark.parametrize("game", ["solitary", "colonel"])
def test_a_deal_without_a_review_opens_its_score_sheet(
    made: Parlour, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = deal_of(made.store, DAY)
    level = None if game == "solitary" else deal.level
    other = DailyDeal(DAY, setup(game), level, deal.seed, deal.dealer)
    monkeypatch.setattr("gin.session.daily.deal_of", lambda *_: other)
    monkeypatch.setattr("tests.support.daily.deal_of", lambda *_: other)
    play_deal(made.store, DAY)
    choose(made, "daily")
    assert find_choice(made.view(), "review") is None
    choose(made, "sheet")
    assert made.view().scene is Scene.SHEET


def test_the_review_of_a_single_hand_speaks_of_no_match_being_played(made: Parlour) -> None:
    play_deal(made.store, DAY)
    choose(made, "daily")
    choose(made, "review")
    let_master_play(made)
    view = made.view()
    assert isinstance(view.content, ReviewView) and view.content.line is not None
    german = "einer Partie, die mit dieser Runde beginnt"
    for language, title, status, chance in (
        ("de", "Rückblick auf die Runde", german, german),
        ("en", "Hand review", "As the first hand of a match", "that begins with this hand"),
    ):
        translation.follow(language)
        shown = [printed(text) for text in (view.title, view.status, view.content.line.title)]
        assert shown[0] == title and status in shown[1] and chance in shown[2]


def test_only_one_date_is_listed_among_what_can_be_typed(made: Parlour) -> None:
    choose(made, "daily")
    out = io.StringIO()
    Terminal(made, io.StringIO("xyzzy\n"), out).run()
    (answer,) = (one for one in out.getvalue().split("> ") if "xyzzy" in one)
    assert answer.count("daily 2026") == 1


def test_the_masters_result_is_said_without_the_players(made: Parlour) -> None:
    made.matches.daily(DAY)
    play(made)
    made.take_announcements()
    let_master_play(made)
    heard = said(made)
    assert heard.startswith("Anselm won by 2 with your cards.") and "You " not in heard
    assert "better" not in heard, "the result is told once"
    assert printed(made.view().status).endswith(" Anselm won by 2 with your cards.")
    assert not choice_named(made.view(), "copy").why
    assert all(one.spot is not ButtonSpot.QUIET for one in made.view().zones[-1].items)


def test_an_empty_calendar_invites(made: Parlour) -> None:
    choose(made, "daily")
    view = made.view()
    assert printed(view.subtitle) == "None played in November 2026"
    assert "Anselm" in about(view)
    assert view.focus == choice_named(view, "play").item
    days = view.zone(AreaRef(Area.MONTH))
    assert days is not None and len(days.items) == 30
    assert [printed(item.value) for item in days.items][25:28] == [
        "not played", "today, not played", "still to come",
    ]  # fmt: skip


def test_tab_goes_to_the_day_picked_in_the_calendar(made: Parlour) -> None:
    choose(made, "daily")
    for day in (27, 3):
        made.choose(Pick(EntryRef(EntryKind.DAY, DAY.replace(day=day).isoformat())))
        view = made.view()
        heading = view.zones[0].items[0].ref
        focus = focus_order.next_focus(view, heading, Command.NEXT_ZONE)
        item = view.item(focus)
        assert item is not None and printed(item.name).endswith(f" {day}")


def test_a_missed_day_can_be_played_and_a_coming_one_cannot(made: Parlour) -> None:
    choose(made, "daily")
    choose(made, "day:2026-11-28")
    choose(made, "play")
    assert made.view().scene is Scene.DAILY
    assert "on that day" in said(made)
    choose(made, "day:2026-11-03")
    choose(made, "play")
    session = made.session()
    assert session is not None and session.daily == date(2026, 11, 3)


def test_a_deal_opened_before_midnight_stays_that_days(
    made: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    made.matches.daily(DAY)
    set_clock(monkeypatch, DAY + timedelta(1))
    play(made)
    let_master_play(made)
    choose(made, "calendar")
    assert "27 November 2026" in about(made.view())
    assert record(made).score is not None
    made.home()
    assert not note(made).startswith("Done"), "the next day has its own deal"


def test_a_page_left_open_over_midnight_still_works(
    made: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(made, "daily")
    set_clock(monkeypatch, DAY + timedelta(4))
    assert find_choice(made.view(), "today") is not None
    choose(made, "today")
    assert "1 December 2026" in about(made.view())


@pytest.mark.parametrize(
    "day",
    [date(1970, 1, 1), date(2024, 2, 29), date(2100, 2, 28), date.min, date.max],
)
def test_any_date_of_the_clock_has_its_page(
    made: Parlour, monkeypatch: pytest.MonkeyPatch, day: date
) -> None:
    set_clock(monkeypatch, day)
    assert note(made)
    choose(made, "daily")
    for way in ("older", "newer", "newer", "older", "today"):
        choice = find_choice(made.view(), way)
        if choice is not None and not choice.why:
            choose(made, way)
    view = made.view()
    assert find_choice(view, "play") is not None
    choose(made, f"day:{day.isoformat()}")
    choose(made, "play")
    play(made)
    let_master_play(made)
    assert record(made, day).master is not None


def test_the_calendar_ends_where_dates_end(made: Parlour) -> None:
    for day, way in ((date.min, "older"), (date.max, "newer")):
        made.open(destinations.ToDaily(day))
        assert choice_named(made.view(), way).why


def test_a_clock_set_back_keeps_what_was_reached(
    made: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_deal(made.store, DAY)
    set_clock(monkeypatch, DAY - timedelta(10))
    choose(made, "daily")
    choose(made, "day:2026-11-27")
    view = made.view()
    assert printed(view.subtitle) == "November 2026: 1 deal played"
    assert not choice_named(view, "play").why


def test_february_has_29_days_in_a_leap_year(made: Parlour) -> None:
    for year, days in ((2024, 29), (2026, 28), (2100, 28)):
        made.open(destinations.ToDaily(date(year, 2, 1)))
        month = made.view().zone(AreaRef(Area.MONTH))
        assert month is not None and len(month.items) == days


def test_hints_and_practice_are_named(made: Parlour) -> None:
    from gin.session.hint_count import count_hint

    play_deal(made.store, DAY)
    play_deal(made.store, DAY, practice=True)
    count_hint(made.store, record(made).match)
    choose(made, "daily")
    shown = about(made.view())
    assert "You asked for 1 hint." in shown and "Replayed once for practice." in shown
    assert record(made).deal.code in shown


def test_giving_a_deal_up_only_puts_it_away(made: Parlour) -> None:
    made.matches.daily(DAY)
    first = made.session()
    made.home()
    made.open(destinations.ToMatches())
    choose(made, "give-up")
    dialog = made.view().dialog
    assert dialog is not None and messages.CAN_RETURN in dialog.text
    choose(made, "drop")
    made.home()
    choose(made, "daily")
    assert "It continues where you left it." in about(made.view())
    choose(made, "play")
    session = made.session()
    assert first is not None and session is not None and session.id == first.id


def test_the_seal_says_that_the_cards_can_be_known(made: Parlour) -> None:
    made.matches.daily(DAY)
    session = made.session()
    assert session is not None
    made.open(destinations.ToSeal(session))
    text = " ".join(printed(item.name) for zone in made.view().zones for item in zone.items)
    assert "This is the daily deal for 27 November 2026." in text
    assert "Ada does not" in text


# Means of input.


def typed(made: Parlour, *lines: str) -> str:
    """Type lines into the terminal and return what it printed."""
    out = io.StringIO()
    Terminal(made, io.StringIO("\n".join((*lines, "quit")) + "\n"), out).run()
    return " ".join(out.getvalue().split())


def test_a_date_can_be_typed_in_the_menu_and_on_the_page(made: Parlour) -> None:
    out = typed(made, "daily 2024-02-29", "daily 2026-11-03", "back", "daily", "2026-11-09")
    for day in ("Thursday, 29 February 2024", "Tuesday, 3 November", "Monday, 9 November 2026"):
        assert day in out
    assert "Monday 2: not played" in out


def test_a_picked_day_is_printed_without_the_month_again(made: Parlour) -> None:
    out = typed(made, "daily", "2026-11-03", "2026-11-09", "before", "after")
    assert out.count("27 Friday 27: today, not played") == 2
    assert out.count("28 Play today's deal") == 1
    assert out.count("28 Play this deal") == 2
    assert out.count("31 Saturday 31: not played") == 1


@pytest.mark.parametrize("word", ["tomorrow", "2026-02-29", "3"])
def test_a_wrong_date_is_quoted(made: Parlour, word: str) -> None:
    out = typed(made, f"daily {word}", "daily", f"daily {word}")
    assert out.count(f"'{word}' is not a date: type one like 2026-11-27.") == 2


def test_a_deal_is_played_in_the_window_by_keys_and_mouse(
    made: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = User(size=(800, 600), parlour=made, text_size=200)
    user.click("button:daily")
    check(user.app)
    assert user.app.view.scene is Scene.DAILY
    user.focus("day:2026-11-10")
    check(user.app)
    for key, day in (("Right", 11), ("Down", 18), ("Left", 17), ("Up", 10)):
        user.press(key)
        assert user.focused == f"day:2026-11-{day}"
    user.press("Enter")
    assert "10 November 2026" in about(user.app.view)
    user.click("button:older")
    user.click("button:newer")
    user.click("button:today")
    assert "27 November 2026" in about(user.app.view)
    user.press("Enter")
    assert made.session() is not None
    play(made)
    let_master_play(made)
    user.app.refresh()
    user.app.settle()
    check(user.app)
    user.press("Enter")
    assert user.app.view.scene is Scene.DAILY
    check(user.app)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("month", [8, 11])
def test_the_whole_month_is_seen_first_in_a_small_window(
    made: Parlour, month: int, language: str
) -> None:
    day = date(2026, month, 27)  # August 2026 has six rows.
    play_deal(made.store, day)
    user = User(size=(800, 600), parlour=made, text_size=200, language=language)
    made.open(destinations.ToDaily(day))
    user.app.refresh()
    user.app.settle()
    place, calendar = user.app.place, user.app.view.zone(AreaRef(Area.MONTH))
    assert place.viewport is not None and calendar is not None
    for item in calendar.items:
        slot = place.slots[item.ref]
        assert slot.y - slot.height / 2 >= place.viewport.top
        assert slot.y + slot.height / 2 <= place.viewport.bottom


def test_a_begun_deal_has_a_mark_with_a_meaning(made: Parlour) -> None:
    yesterday = DAY - timedelta(1)

    def calendar() -> tuple[Icon | None, list[str]]:
        made.open(destinations.ToDaily(DAY))
        content = made.view().content
        assert isinstance(content, CalendarView)
        legend = [printed(meaning) for _, meaning in content.legend]
        return item_named(made.view(), f"day:{yesterday}").icon, legend

    marks = ["won", "lost", "no winner", "as good as Anselm or better"]
    assert calendar() == (None, marks)
    made.matches.daily(yesterday)
    assert calendar() == (Icon.ONWARD, ["in progress", *marks])


def test_the_days_in_a_row_end_today_or_yesterday(made: Parlour) -> None:
    def streak() -> str:
        made.open(destinations.ToDaily(DAY))
        content = made.view().content
        assert isinstance(content, CalendarView)
        words = printed(content.streak)
        assert words in printed(made.view().status)
        return words

    assert streak() == ""
    play_deal(made.store, DAY - timedelta(1))
    assert streak() == "", "one day is no row"
    play_deal(made.store, DAY - timedelta(3))
    play_deal(made.store, DAY)
    assert streak() == "2 days in a row"
    for before in (4, 5):
        play_deal(made.store, DAY - timedelta(before))
    assert streak() == "2 days in a row (best: 3)"
    assert "Anselm" not in printed(messages.SAYS_FIRST)
    made.open(destinations.ToDaily(DAY - timedelta(2)))
    assert "Your turn first." in about(made.view())


def test_the_longest_run_of_days_stays_after_a_pause(made: Parlour) -> None:
    for before in (9, 8, 7):
        play_deal(made.store, DAY - timedelta(before))
    made.open(destinations.ToDaily(DAY))
    assert "Best run: 3 days." in printed(made.view().status)


def test_the_month_counts_deals_played_as_well_as_by_the_master(made: Parlour) -> None:
    for number in (20, 21, 25):
        play_deal(made.store, DAY.replace(day=number))
        made.open(destinations.ToDaily(DAY.replace(day=number)))
        let_master_play(made)
    good = sum(item.starred for zone in made.view().zones for item in zone.items)
    words = f"November 2026: 3 played, {good} as good as Anselm"
    assert printed(made.view().subtitle) == (words if good else "November 2026: 3 deals played")


def test_each_day_says_what_was_reached(made: Parlour) -> None:
    texts: list[Text] = []
    for number in (20, 21, 25):
        play_deal(made.store, DAY.replace(day=number))
        made.open(destinations.ToDaily(DAY.replace(day=number)))
        let_master_play(made)
        texts.append(item_named(made.view(), f"day:2026-11-{number}").value)
    for number, text in zip((20, 21, 25), texts, strict=True):
        found = record(made, DAY.replace(day=number))
        assert found.lead is not None
        better = "Anselm" in printed(text)
        assert better == (found.lead >= 0)
        assert item_named(made.view(), f"day:2026-11-{number}").starred == better
    assert deal_of(made.store, DAY).level == 3
    assert made.view().choice(Do(PageAction.GO_TO_DATE)) is not None
