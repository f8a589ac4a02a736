"""Daily deals: the same for all players, counted once, and steady under odd clocks."""

from __future__ import annotations

import subprocess
import sys
import time
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from gin.ai.players.solitary import advice_steps, advise
from gin.core.shuffle import parse_deal_code
from gin.session import daily
from gin.session.daily import (
    GENTLE,
    KNOWN_GAMES,
    DailyScore,
    deal_of,
    parse_score,
    record_of,
    records_between,
    save_master,
)
from gin.session.daily_master import PendingMaster
from gin.session.game import Session
from gin.session.moments import seconds
from gin.session.player_rating import rated_days
from gin.session.statistics import RecordFilter, records, tally
from gin.session.storage.store import Store
from gin.session.unfinished import give_up, take_up, unfinished, unfinished_of
from gin.variants.registry import ids
from gin.variants.setups import setup
from tests.support.daily import master_score, play_deal, play_out
from tests.support.dated_matches import add_match
from tests.support.places import TOP

DAY = date(2026, 11, 27)
ODD = (
    date(1970, 1, 1), date(2024, 2, 29), date(2100, 2, 28), date(2100, 12, 31), date.min, date.max,
)  # fmt: skip


def well_read(before: date, games: int = KNOWN_GAMES) -> Store:
    """Return a store of a player who played some games on the day before."""
    store = Store.in_memory()
    for game in ids()[:games]:
        when = datetime.combine(before, datetime.min.time()) - timedelta(hours=5)
        match = add_match(store, when, 0, game)
        with store._writing(match) as link:
            link.execute("UPDATE match SET started = touched")
    return store


def test_the_deal_of_a_date_never_changes() -> None:
    """The pinned values are a promise: other computers have the same deals."""
    new, known = Store.in_memory(), well_read(DAY)
    found = [deal_of(store, DAY) for store in (new, known)]
    assert [(one.agreed.game.id, one.level, one.code) for one in found] == PINNED
    leap = deal_of(new, date(2024, 2, 29))
    assert (leap.agreed.game.id, leap.level, leap.code) == PINNED_LEAP


PINNED = [("gin", 3, "6X9-QMN-QDW"), ("rainbow", 4, "6X9-QMN-QDW")]
PINNED_LEAP = ("oklahoma", 3, "X62-FNW-CG5")


def test_another_process_deals_the_same() -> None:
    code = (
        "from datetime import date; from gin.session.daily import deal_of;"
        "from gin.session.storage.store import Store;"
        "d = deal_of(Store.in_memory(), date(2026, 11, 27));"
        "print(d.agreed.game.id, d.level, d.code)"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=True,
        env={"PYTHONHASHSEED": "77", "PATH": ""},
    ).stdout.split()  # fmt: skip
    game, level, deal = PINNED[0]
    assert said == [game, str(level), deal]


def test_a_new_player_gets_gentle_games_and_every_game_comes_up_later() -> None:
    new, days = Store.in_memory(), [DAY + timedelta(number) for number in range(400)]
    gentle = [deal_of(new, day) for day in days]
    assert {one.agreed.game.id for one in gentle} == set(GENTLE)
    assert {one.level for one in gentle} == {1, 2, 3}
    known = well_read(DAY)
    later = [deal_of(known, day) for day in days]
    assert {one.agreed.game.id for one in later} == set(ids())
    assert {one.level for one in later} == {1, 2, 3, 4, 5, None}
    assert all((one.level is None) == (one.agreed.rules.seats == 1) for one in later)
    # The cards are the same for both; a solitary game has no dealer.
    for one, other in zip(gentle, later, strict=True):
        assert one.seed == other.seed
        assert other.level is None or one.dealer == other.dealer
        assert parse_deal_code(other.code) == (other.seed, other.dealer)


def test_many_matches_do_not_make_the_deal_of_a_day_costlier() -> None:
    def steps(matches: int) -> int:
        """Return how much work the database does, in units of ten of its instructions."""
        store = Store.in_memory()
        for number in range(KNOWN_GAMES):
            add_match(store, datetime(2026, 1, 1), 0, ids()[number])
        with store._writing() as link:
            link.execute("UPDATE match SET started = touched")
            for number in range(matches):
                link.execute(
                    "INSERT INTO match (game, agreed, seed, started, touched)"
                    " VALUES (?, '', 1, 1767225600.0, 1767225600.0)",
                    (ids()[number % 5],),
                )
            link.execute(
                "INSERT OR IGNORE INTO hand SELECT id, 0, 'gin', 0, 0, 1, 0, 0, 0 FROM match"
            )
        count = 0

        def counted() -> int:
            nonlocal count
            count += 1
            return 0

        store._link.set_progress_handler(counted, 10)
        deal_of(store, DAY)
        store._link.set_progress_handler(None, 0)
        return count

    assert steps(3000) <= steps(0) + 5


def test_games_played_on_the_day_itself_do_not_change_its_deal() -> None:
    few = well_read(DAY, KNOWN_GAMES - 1)
    before = deal_of(few, DAY)
    match = add_match(few, datetime(2026, 11, 27, 9), 0, ids()[KNOWN_GAMES])
    with few._writing(match) as link:
        link.execute("UPDATE match SET started = touched WHERE id = ?", (match,))
    assert deal_of(few, DAY) == before
    tomorrow = DAY + timedelta(1)
    assert deal_of(few, tomorrow) == deal_of(well_read(tomorrow), tomorrow)


@pytest.mark.parametrize("day", ODD)
def test_odd_dates_have_deals_that_can_be_played_and_found(day: date) -> None:
    store = Store.in_memory()
    session = play_deal(store, day)
    assert session.daily == day
    record = record_of(store, day)
    assert record is not None and record.score is not None
    assert list(records_between(store, date.min, date.max)) == [day]


def test_the_first_play_counts_and_later_ones_are_practice() -> None:
    store = Store.in_memory()
    play_deal(store, DAY)
    first = record_of(store, DAY)
    assert first is not None and first.score is not None and first.practice == 0
    hands = tally(store, RecordFilter(), alone=False).hands
    assert hands == 1
    play_deal(store, DAY, practice=True, level=1)
    again = record_of(store, DAY)
    assert again is not None and again.practice == 1
    assert (again.match, again.score) == (first.match, first.score)
    # Neither play is a match, and the practice play is counted apart.
    assert tally(store, RecordFilter(), alone=False).hands == hands
    assert [(one.practice, one.hands, one.matches) for one in records(store)] == [
        (False, 1, 0), (True, 1, 0),
    ]  # fmt: skip
    assert rated_days(store) == {}
    assert unfinished(store) == ()


def test_the_score_is_that_of_the_hand() -> None:
    store = Store.in_memory()
    session = play_deal(store, DAY + timedelta(4))
    record, result = record_of(store, DAY + timedelta(4)), session.result
    assert record is not None and result is not None
    assert record.score == DailyScore(result.points(0), result.points(1), result.winner)
    assert session.over and not session.match.sheet.over
    sheet = session.sheet
    assert sheet.single and sheet.over and sheet.winner == result.winner
    assert sheet.totals == (result.points(0), result.points(1))
    assert session.dealt.next_seal == ""


def test_a_solitary_deal_is_a_whole_round() -> None:
    store = well_read(DAY)
    day = next(
        day for day in (DAY + timedelta(number) for number in range(400))
        if deal_of(store, day).level is None
    )  # fmt: skip
    session = play_deal(store, day)
    assert session.sheet.over and len(session.match.results) == 5
    record = record_of(store, day)
    assert record is not None
    assert record.score == DailyScore(session.sheet.totals[0], 0, session.sheet.winner)
    master = PendingMaster(store, record)
    while not master.work(1.0):
        continue
    record = record_of(store, day)
    assert record is not None and record.master is not None and record.low_wins
    assert record.lead == record.master.yours - session.sheet.totals[0]


def test_an_unfinished_deal_is_resumed_over_midnight_and_keeps_its_date(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    deal = deal_of(store, DAY)
    session = Session.begin(store, deal.agreed, deal.level, deal.seed, deal.dealer, daily=DAY)
    session.submit(next(iter(legal_moves(session))))
    store.close()
    store = Store.open(tmp_path)
    record = record_of(store, DAY)
    assert record is not None and record.score is None and record.match == session.id
    again = play_out(Session.resume(store, record.match))
    assert again.daily == DAY
    record = record_of(store, DAY)
    assert record is not None and record.score is not None
    assert record_of(store, DAY + timedelta(1)) is None
    store.close()


def legal_moves(session: Session) -> tuple[object, ...]:
    from gin.rules.engine import legal

    while session.opponent_to_move:
        session.let_opponent_move()
    return legal(session.seen)


def test_a_deal_given_up_can_be_taken_up_but_not_begun_again() -> None:
    store = Store.in_memory()
    deal = deal_of(store, DAY)
    session = Session.begin(store, deal.agreed, deal.level, deal.seed, deal.dealer, daily=DAY)
    give_up(store, session.id)
    record = record_of(store, DAY)
    assert record is not None and record.given_up and record.match == session.id
    take_up(store, session.id)
    record = record_of(store, DAY)
    assert record is not None and not record.given_up
    assert [one.id for one in unfinished(store)] == [session.id]


def test_a_new_match_of_the_game_does_not_ask_about_the_daily_deal() -> None:
    store = Store.in_memory()
    Session.begin(store, setup("gin"), 1, 5, 0, daily=DAY)
    assert unfinished_of(store, setup("gin")) is None
    other = Session.begin(store, setup("gin"), 1, 5, 0)
    found = unfinished_of(store, setup("gin"))
    assert found is not None and found.id == other.id


@pytest.mark.parametrize("word", ["2026-13-01", "yesterday", "2026-11-27T00"])
def test_a_damaged_date_costs_only_its_record(word: str) -> None:
    store = Store.in_memory()
    play_deal(store, DAY)
    with store._writing(1) as link:
        link.execute("UPDATE match SET daily = ?", (word,))
    assert records_between(store, date.min, date.max) == {}
    assert record_of(store, DAY) is None


@pytest.mark.parametrize("text", ["", "3", "3 4", "3 4 2", "a b 0", "3 4 0 1"])
def test_a_damaged_note_of_the_master_is_ignored(text: str) -> None:
    assert parse_score(text) is None
    store = Store.in_memory()
    play_deal(store, DAY)
    record = record_of(store, DAY)
    assert record is not None
    store.set_note(f"master:{record.match}", text)
    again = record_of(store, DAY)
    assert again is not None and again.master is None and again.lead is None


@pytest.mark.parametrize(
    "score", [DailyScore(3, 0, 0), DailyScore(0, 31, 1), DailyScore(0, 0, None)]
)
def test_the_masters_score_is_kept(score: DailyScore) -> None:
    store = Store.in_memory()
    play_deal(store, DAY)
    save_master(store, 1, score)
    record = record_of(store, DAY)
    assert record is not None and record.master == score


def test_the_master_reaches_the_same_in_steps_of_any_length() -> None:
    store, day = Store.in_memory(), DAY
    assert master_score(store, day, 0.0) == master_score(store, day) == PINNED_MASTER


PINNED_MASTER = DailyScore(2, 0, 0)
"""Pinned: it is the same on every computer. The compiled kernel has its own test."""


def test_a_clock_set_back_or_forth_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    for when in (datetime(2100, 3, 1), datetime(1970, 1, 2), datetime(2026, 11, 27)):
        monkeypatch.setattr(time, "time", lambda when=when: seconds(when))
        play_deal(store, when.date())
    found = records_between(store, date.min, date.max)
    assert list(found) == [date(2100, 3, 1), date(1970, 1, 2), DAY]
    assert all(record.score is not None for record in found.values())


def test_a_month_of_many_matches_is_read_by_its_index() -> None:
    plan = Store.in_memory().rows(
        f"EXPLAIN QUERY PLAN {daily._PLAYED}", ("2026-11-01", "2026-11-30")
    )
    assert any("match_by_day" in str(row) for row in plan)


def test_solitary_advice_comes_in_short_steps_or_at_once() -> None:
    session = Session.begin(Store.in_memory(), setup("solitary"), None, 3)
    compared = 0
    while not session.hand_over:
        whole, steps, count = advise(session.seen), advice_steps(session.seen), 0
        try:
            while True:
                next(steps)
                count += 1
        except StopIteration as end:
            assert end.value == whole
        if count:
            compared += 1
            # Each step tries one draw after one of two or three discards.
            assert count % session.seen.unseen.bit_count() == 0 < count
            late = advice_steps(session.seen)
            next(late)
            with pytest.raises(StopIteration) as early:
                late.send(True)
            assert early.value.value == advise(session.seen, ahead=False)
        session.submit(whole.action)
    assert compared
