"""Colonel: the high ace, and challenges during the opponent's turn."""

from __future__ import annotations

import itertools

import pytest

from gin.core.cards import Card, Rank, parse_hand
from gin.core.message import NOTHING
from gin.language.resolve import resolve
from gin.messages import rulebook
from gin.messages import settings as messages
from gin.present.shell.parlour import Parlour
from gin.present.tableview.result import _side
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import ordered
from gin.present.words.showdown import sums
from gin.rules.model.result import HandResult, Outcome, Side
from gin.rules.sheets import sheet_after
from gin.session.setting import Sort
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.rulebook.agreed_game import derived_text
from gin.variants.setups import setup
from tests.support.by_name import zone_named


def codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)


@pytest.mark.parametrize(
    ("sort", "low", "high"),
    [
        (Sort.RANK, "AS 2D KS", "2D KS AS"),
        (Sort.SUIT, "AS KS 2D", "KS AS 2D"),
        (Sort.MELDS, "AS 2D KS", "2D KS AS"),
    ],
)
def test_a_high_only_ace_is_placed_above_the_king(sort: Sort, low: str, high: str) -> None:
    hand = parse_hand("AS KS 2D")
    assert codes(ordered(hand, sort, (), ())) == low
    assert codes(ordered(hand, sort, (), (), ace_high=True)) == high


def test_only_the_hand_of_colonel_is_laid_out_this_way() -> None:
    found = set()
    for id, seed in itertools.product(("colonel", "gin", "skarney"), range(12)):
        made = Parlour(Store.in_memory(), None, Settings(level=1, sort=Sort.RANK.value))
        made.matches.start(setup(id), seed, dealer=1)
        aces = [
            item.card.rank is Rank.ACE
            for item in zone_named(made.view(), "hand").items
            if item.card
        ]
        if any(aces):
            assert aces[-1 if id == "colonel" else 0], (id, seed)
            found.add(id)
    assert len(found) == 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_say_how_to_challenge_in_the_others_turn(language: str) -> None:
    told = resolve(rulebook.TIME_TO_CHALLENGE, language)
    assert resolve(messages.TITLE_WAIT_FOR_CHALLENGE, language) in told
    assert rulebook.TIME_TO_CHALLENGE in derived_text(setup("colonel"))
    for other in ("own_turn", "off"):
        agreed = setup("colonel", [f"challenge={other}"])
        assert rulebook.TIME_TO_CHALLENGE not in derived_text(agreed)


@pytest.mark.parametrize(("id", "expected"), [("colonel", "5C KD AH"), ("gin", "AH 5C KD")])
def test_a_loose_ace_has_the_same_place_in_the_result_and_in_its_count(
    id: str, expected: str
) -> None:
    rules, loose = setup(id).rules, parse_hand("AH 5C KD")
    sides = Side((), loose, 99), Side((), loose, 99)
    result = HandResult(Outcome.KNOCK, 1, 1, sides, whole_hands=id == "colonel")
    assert codes(tuple(card for card, _ in sums(result, 0, rules))) == expected
    sheet = sheet_after(rules, ())
    seating = Seating(NOTHING, NOTHING, "Ada", 1, sheet, Sort.RANK, (), True, True, False, False)
    for seat in (0, 1):
        ((_, shown, _),) = _side(result, seat, seating, sheet, rules).groups
        assert codes(shown) == expected
