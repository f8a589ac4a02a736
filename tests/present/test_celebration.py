"""Celebrations at the end of a hand and of a match."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec import structs

from gin.interface import destinations
from gin.interface.celebration import Celebration
from gin.interface.paper import FinalView
from gin.language.translation import printed
from gin.messages import final as messages
from gin.present.shell.parlour import Parlour
from gin.present.tableview.celebration import of_hand
from gin.present.words.people import opponent, person
from gin.rules.model.result import HandResult, Outcome
from gin.session.game import Session
from gin.session.ladder import Place, place_of
from gin.session.storage.store import Store
from gin.ui.animation.celebrations import RECIPES, Recipe
from gin.variants.setups import setup
from tests.support.daily import play_out
from tools.gallery.reaching import SEED


def test_each_recipe_has_at_least_as_much_of_everything_as_the_one_below() -> None:
    assert tuple(RECIPES) == tuple(Celebration)
    for less, more in pairwise(Celebration):
        small, great = (structs.astuple(RECIPES[one]) for one in (less, more))
        names = Recipe.__struct_fields__
        lower = [n for n, a, b in zip(names, small, great, strict=True) if a > b]
        higher = [n for n, a, b in zip(names, small, great, strict=True) if a < b]
        assert not lower, (less, more)
        assert len(higher) > 2, (less, more)


@pytest.mark.parametrize(
    ("outcome", "celebration"),
    [
        (Outcome.KNOCK, Celebration.WON_HAND),
        (Outcome.GIN, Celebration.GIN),
        (Outcome.SHOT, Celebration.GIN),
        (Outcome.BIG_GIN, Celebration.BIG_GIN),
        (Outcome.UNDERCUT, Celebration.UNDERCUT),
    ],
)
def test_only_the_winner_of_a_hand_celebrates(outcome: Outcome, celebration: Celebration) -> None:
    won = HandResult(outcome, 1 if outcome is Outcome.UNDERCUT else 0, 0, ())
    assert of_hand(won) is celebration
    assert of_hand(won, seat=1) is Celebration.NONE


def final_of(session: Session) -> FinalView:
    made = Parlour(session.store, None)
    made.open(destinations.ToFinalScore(session))
    content = made.view().content
    assert isinstance(content, FinalView)
    return content


def won_match(store: Store, *, won: bool = True, event: str = "") -> Session:
    agreed, level = setup("gin", ("target=50",)), 1
    place = place_of(event)
    if place is not None:
        agreed, level = place.rung.setup, place.rung.level
    for seed in range(SEED, SEED + 60):
        session = play_out(Session.begin(store, agreed, level, seed, event=event))
        if (session.sheet.winner == 0) is won:
            return session
        store.set_state(session.id, "damaged")
    raise AssertionError("no such match")


def test_a_first_win_comes_before_everything_else_that_was_reached() -> None:
    store = Store.in_memory()
    shown = final_of(won_match(store))
    who = person(1, opponent(1))
    assert shown.celebration is Celebration.FIRST_WIN
    assert shown.reached[0] == (messages.first_win(who=who), True)
    again = final_of(won_match(store))
    assert again.celebration in (Celebration.WON_MATCH, Celebration.SHUTOUT)
    assert again.celebration is Celebration.SHUTOUT or not again.shutout


def test_the_cards_that_are_thrown_are_those_that_won() -> None:
    session = won_match(Store.in_memory())
    thrown = final_of(session).thrown
    assert len(thrown) == len(set(thrown)) > 5
    won = [one for one in session.match.results if one.winner == 0]
    assert all(
        any(card.bit & meld for one in won for meld in one.sides[0].melds) for card in thrown
    )


def test_a_rung_is_celebrated_more_than_the_first_win_it_brings() -> None:
    place = Place(1, 1)
    shown = final_of(won_match(Store.in_memory(), event=place.event))
    assert shown.celebration is Celebration.RUNG
    assert shown.first_win
    assert "rung" in printed(shown.reached[0][0]).casefold()


def test_a_lost_match_celebrates_nothing() -> None:
    shown = final_of(won_match(Store.in_memory(), won=False))
    assert shown.celebration is Celebration.NONE
    assert not shown.thrown
    assert not shown.champion
