"""The luck and play of a reviewed hand, in words and as a table."""

from __future__ import annotations

import time
from io import StringIO

import pytest
from msgspec.structs import replace

from gin.ai.advice.luck import Account, Shares
from gin.ai.players.solitary import advise
from gin.core.message import contains
from gin.interface.review import ReviewView
from gin.language import translation
from gin.language.translation import printed
from gin.messages import luck as messages
from gin.present.words import luck as words
from gin.present.words import review as review_words
from gin.session import balance, decisions
from gin.session.balance import (
    Balance,
    PendingBalance,
    added,
    save_balance,
    saved_balance,
)
from gin.session.game import Session
from gin.session.review import Review
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.present.test_review import at_result, played, think
from tests.support.by_name import choose, zone_named

MODERN = setup("modern").rules
GOOD = Balance(
    Account(
        Shares(4.4, (-2.3, 9.6), (-6.2, 0.5)),
        Shares(0.03, (-0.01, 0.05), (-0.04, 0.0)),
        (0.9, 0.008),
    ),
    (8.25, 7.1),
)
"""Luck of 11.7 points, play of -5.7 points."""


@pytest.fixture(autouse=True)
def few_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "ORDERS", 4)
    monkeypatch.setattr(decisions, "WORLDS", 4)


def test_luck_and_play_are_told_by_whom_they_favour() -> None:
    said = printed(words.with_gifts(GOOD, MODERN, "Ada"))
    assert said == ("Ada gave away 7 points. You were about 12 points luckier.")
    translation.speak("de")
    assert printed(words.with_gifts(GOOD, MODERN, "Ada")) == (
        "Ada hat 7 Punkte verschenkt. Das Glück brachte dir etwa 12 Punkte."
    )


def test_even_luck_and_no_gifts_are_said_so() -> None:
    even = Account(Shares(0.2, (0.1, 0.0), (0.0, -0.1)), GOOD.account.chance, (0.4, 0.1))
    said = printed(words.with_gifts(Balance(even, (0.0, 0.0)), MODERN, "Bruno"))
    assert said == "Bruno made no mistakes. Luck was about even."


def test_what_is_said_about_play_agrees_with_the_points_given_away() -> None:
    said = printed(words.with_gifts(replace(GOOD, given=(1.6, 24.3)), MODERN, "Pia"))
    assert said == "Pia gave away 24 points. You were about 12 points luckier."
    unlucky = replace(GOOD.account, points=Shares(-20.0, (-8.0, 0.0), (20.0, 10.0)))
    said = printed(words.with_gifts(Balance(unlucky, (1.6, 24.3)), MODERN, "Pia"))
    assert said == "Pia gave away 24 points. Pia was about 28 points luckier."
    # Ada gave away more than the player, so nothing is said about her play.
    said = printed(words.of_chance(replace(GOOD, given=(1.6, 24.3)), "Ada"))
    assert said == "Luck raised your chances by about 7%."


def test_where_deals_are_counted_luck_is_a_chance_to_win() -> None:
    said = printed(words.of_chance(GOOD, "Ada"))
    assert said == "Luck raised your chances by about 7%, but Ada's play cost you about 4%."
    values = [printed(value) for value in words.read(GOOD, setup("dice").rules)]
    shares = ("+3%", "−1%", "+5%", "−4%", "0%", "+3%")
    assert values == [f"{share} to win the match" for share in shares]


@pytest.mark.parametrize(
    ("numbers", "whole"),
    [
        ((0.4, 0.4, 0.4), (1, 0, 0)),
        ((-0.4, -0.4, -0.4), (-1, 0, 0)),
        ((2.5, 3.5, -1.0), (2, 4, -1)),
        ((11.7, -5.7), (12, -6)),
        ((0.3, 0.2), (0, 0)),
    ],
)
def test_rounded_parts_add_up_to_the_rounded_result(
    numbers: tuple[float, ...], whole: tuple[int, ...]
) -> None:
    found = words.whole_parts(numbers)
    assert found == whole and sum(found) == round(sum(numbers))


def test_the_table_has_every_part_and_adds_up() -> None:
    made = at_result()
    choose(made, "review")
    shown = made.view().content
    assert isinstance(shown, ReviewView) and shown.balance is None
    think(made)
    session, view = made.session(), made.view()
    assert session is not None and session.result is not None
    saved = saved_balance(session.store, session.id, 1)
    assert saved is not None
    assert isinstance(view.content, ReviewView) and view.content.balance is not None
    table = view.content.balance
    columns = [[int(printed(row.numbers[place]).replace("−", "-")) for row in table.rows]
               for place in (0, 1)]  # fmt: skip
    for parts in columns:
        assert len(parts) == 6 and sum(parts[:-1]) == parts[-1]
    assert columns[0][-1] == session.result.points(0) - session.result.points(1)
    zone = zone_named(view, "balance")
    assert printed(zone.items[0].name) == "Luck and play"
    assert [printed(item.name) for item in zone.items[1:-1]] == [
        "The deal", "Your draws", "Felix's draws", "Your play", "Felix's play", "Result"
    ]  # fmt: skip
    assert [item.value for item in zone.items[1:-1]] == list(words.read(saved, session.rules))
    assert contains(view.status, words.with_gifts(saved, session.rules, "Felix"))
    assert made.take_said()[-1] == words.with_gifts(saved, session.rules, "Felix")


def test_a_measured_hand_is_not_measured_again() -> None:
    session = played(Store.in_memory())
    save_balance(session.store, session.id, 1, GOOD)
    review = Review(session, 1)
    assert review.balance == GOOD and not review.complete
    while not review.complete:
        review.work(5.0)
    assert review.balance == GOOD


def test_a_damaged_note_is_measured_again_and_practice_is_not_saved() -> None:
    session = played(Store.in_memory())
    for text in ("1 2 3", "a b", " ".join(["nan"] * 14), " ".join(["1"] * 15)):
        session.store.set_note(f"luck:{session.id}:1", text)
        assert Review(session, 1).balance is None
    practice = played(Store.in_memory(), practice=True)
    review = Review(practice, 1)
    while not review.complete:
        review.work(0.0)
    assert review.balance is not None
    assert saved_balance(practice.store, practice.id, 1) is None


def test_what_both_gave_away_is_judged_by_what_each_knew() -> None:
    review = Review(played(Store.in_memory()), 1)
    while not review.complete:
        review.work(5.0)
    assert review.balance is not None
    assert review.balance.given[0] == pytest.approx(review.points, abs=0.05)
    assert review.points > 0
    assert review.balance.given[1] >= 0


def test_a_solitary_deal_has_no_luck_and_says_so() -> None:
    session = Session.begin(Store.in_memory(), setup("solitary"), None, 5)
    while not session.hand_over:
        session.submit(advise(session.seen, ahead=False).action)
    review = Review(session, 1)
    while not review.done:
        review.work(5.0)
    assert review.complete and review.balance is None
    assert review_words.luck(review, "") == messages.NOT_MEASURED
    assert contains(review_words.summary(review, ""), messages.NOT_MEASURED)


def test_an_unfinished_hand_has_no_luck() -> None:
    session = Session.begin(Store.in_memory(), setup("gin"), 1, 5)
    review = Review(session, 1)
    assert not review.measurable and review.complete and not review_words.luck(review, "Felix")


def test_the_terminal_shows_the_table() -> None:
    made, out = at_result(), StringIO()
    choose(made, "review")
    think(made)
    Terminal(made, StringIO("show\n"), out).run()
    text = out.getvalue()
    assert "luck" in text.lower() and "Your draws" in text and "% to win the match" in text


def test_games_whose_ends_the_rules_count_get_fewer_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "ORDERS_BY_RULES", 2)
    found = []
    for game in ("gin", "dice"):
        session = played(Store.in_memory(), game)
        pending = PendingBalance(*decisions.hand_of(session, 1))
        while not pending.work(time.monotonic() + 1):
            pass
        found.append(pending._meter.orders)
    assert found == [4, 2]


def test_hands_add_up_to_a_match() -> None:
    both = added([GOOD, replace(GOOD, given=(1.0, 2.0))])
    assert both.given == (9.25, 9.1)
    assert both.account.points.luck == pytest.approx(23.4)
    assert both.account.chance.play == pytest.approx((-0.08, 0.0))
    assert both.account.error == pytest.approx((0.9 * 2**0.5, 0.008 * 2**0.5))
