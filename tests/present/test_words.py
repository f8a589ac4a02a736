"""Sentences: singular and plural, no repetition, and facts about either player."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from gin.core.cards import Card, mask_of, parse_hand
from gin.core.message import NOTHING, Verbatim, ended, sentences
from gin.interface.pictures import Portrait
from gin.interface.result import SideView
from gin.language.translation import printed, spoken
from gin.messages import captions, review, sheet
from gin.messages import statistics as figures
from gin.present.output import talk
from gin.present.tableview.result import side_text
from gin.present.tableview.sorting import ordered
from gin.present.words import games, laying_out, match_score, result, table
from gin.present.words import talk as talk_words
from gin.present.words.cards import by_rank
from gin.present.words.people import PEOPLE
from gin.present.words.talk import TalkOccasion
from gin.rules.model.events import HandOver
from gin.rules.model.result import HandResult, Outcome, Side
from gin.rules.sheets import sheet_after
from gin.session.setting import Sort
from gin.text.layout import LineStyle, lines
from gin.variants.setups import setup
from tests.support.places import TOP

LOOSE = parse_hand("7H KS")


def knock(deadwood: int, winner: int = 1, *, whole: bool = False) -> HandResult:
    sides = [Side((), 0, 3), Side((), 0, 3)]
    sides[1 - winner] = Side((), LOOSE, deadwood)
    how = Outcome.OUT if whole else Outcome.KNOCK
    return HandResult(how, winner, winner, tuple(sides), whole_hands=whole)


def test_a_count_of_one_is_singular() -> None:
    for one, many, made in (
        ("match", "matches", figures.matches_across),
        ("round", "rounds", figures.rounds_across),
    ):
        assert [printed(made(number=number)) for number in (1, 2)] == [one, many]
    across = [printed(review.rating_across(hands=number)) for number in (1, 3)]
    assert across == ["reviewed hand", "reviewed hands"]
    across = [sheet.across(number=1, alone=False), sheet.across(number=2, alone=True)]
    assert list(map(printed, across)) == ["hand", "deals"]
    assert printed(games.length(1)).startswith("A match is about 1 hand,")
    pending = printed(laying_out.pending(1, 1, NOTHING))
    assert pending == "1 meld laid out, 1 card added. Lay out more, or choose Done."


def test_no_line_of_the_golden_playthroughs_has_a_plural_after_one() -> None:
    for path in sorted((TOP / "tests" / "playthroughs").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        many = re.findall(
            r"(?<![\d.♣♦♥♠])\b1 (?:cards|points|turns|matches|hands|deals|games|boxes|melds)\b",
            text,
        )
        assert not many, path.name


def test_a_players_holding_is_announced_once() -> None:
    hold = result.side_sentence(knock(145, 1, whole=True), 0, "Ada")
    label = result.rest(knock(145, 1, whole=True), 0)
    side = SideView("You", hold, ((label, (Card.parse("7H"),), ()),), "", None)
    assert printed(side_text(side)) == "You were left with 145. In hand: 7♥."
    # The label names the points only if the sentence does not.
    shot = replace(knock(3, 1), outcome=Outcome.SHOT, ender=0)
    for ended_so, sentence, under in (
        (shot, "made a shot", "deadwood 3"),
        (knock(3, 0), "knocked with 3", "deadwood"),
        (knock(12, 1), "were caught with 12", "deadwood"),
        (knock(9, 1), "were left with 9", "deadwood"),
    ):
        assert printed(result.side_sentence(ended_so, 0, "Ada")) == sentence
        assert printed(result.rest(ended_so, 0)) == under


def test_a_single_hand_is_not_described_as_a_race_to_one() -> None:
    rules = setup("colonel", ["one-hand=on"]).rules
    assert rules.format.target == 1
    after = sheet_after(rules, ())
    for told, words in (
        (match_score.race_title(1, wanted=True), "One hand decides it"),
        (match_score.pad_title(after, rules, 1, (0, 0)), "Hand 1 · one hand decides it"),
        (match_score.score(after, "Ada", rules, 1), "You 0, Ada 0. Hand 1, one hand decides it."),
        (match_score.closing(after, rules, "Ada"), "Whoever wins the next hand wins the match"),
        (match_score.race(0, 1), "0"),
        (match_score.race(100, 100), "100 of 100"),
        (match_score.race(113, 100), "113, over 100"),
        (match_score.race_title(100, wanted=True), "The race to 100"),
    ):
        assert printed(told) == words


def test_the_count_after_a_discard_is_in_words() -> None:
    assert printed(table.deadwood(40)) == "Deadwood 40"
    assert printed(table.deadwood(40, 30)) == "Deadwood 40, 30 after discard"
    assert spoken(table.deadwood(40, 30)) == "Deadwood 40, 30 after the discard"


def test_coming_bonuses_are_stated_for_both_players() -> None:
    for id, told in (
        ("gin", "You need 100 more, Ada needs 100"),
        ("pro", "You need 121 more, Ada needs 121; games won 0 to 0"),
        ("dice", "You need 9 more deals, Ada needs 9"),
    ):
        rules = setup(id).rules
        assert printed(match_score.closing(sheet_after(rules, ()), rules, "Ada")) == told


@pytest.mark.parametrize(
    ("deadwood", "found"),
    [
        (46, TalkOccasion.IS_KNOCKED),
        (11, TalkOccasion.IS_KNOCKED),
        (10, TalkOccasion.IS_JUST_BEATEN),
    ],
)
def test_high_deadwood_is_not_called_a_near_miss(deadwood: int, found: TalkOccasion) -> None:
    over = HandOver(knock(deadwood, winner=0))
    assert talk.occasion((over,), 1, log=(over,)) is found


def test_remarks_on_a_lost_hand_claim_no_near_miss() -> None:
    for person in PEOPLE.values():
        told = printed(
            sentences(*talk_words.lines(person.portrait, TalkOccasion.IS_KNOCKED))
        ).lower()
        for word in ("one card", "one more", "nearly", "close", "turn before"):
            assert word not in told, (person.name, word)


def test_a_quotation_that_ends_a_sentence_has_no_second_full_stop() -> None:
    line = talk_words.lines(Portrait.ADA, TalkOccasion.UNDERCUTS)[0]
    message = talk_words.said(Verbatim("Ada"), line)
    said = spoken(message)
    assert spoken(sentences(ended(message), ended(Verbatim("You draw")))) == f"{said} You draw."
    cut = captions.CUT
    assert list(lines(sentences(ended(message), cut), LineStyle())) == [
        said,
        *lines(cut, LineStyle()),
    ]


def test_the_way_back_from_a_trial_is_not_named_after_a_button() -> None:
    assert "Menu" not in printed(review.BEGUN) and "go back" in printed(review.BEGUN)


def test_deadwood_is_shown_and_counted_in_the_same_order() -> None:
    cards = parse_hand("KD 8C 6C AH 6S 2D")
    order = by_rank(cards)
    assert [card.rank for card in order] == sorted(card.rank for card in order)
    assert ordered(cards, Sort.MELDS, (), ()) == order
    assert ordered(cards, Sort.RANK, (), ()) == order


def test_melds_keep_their_places_and_a_new_one_follows_them() -> None:
    kings, twos = parse_hand("KC KD KH"), parse_hand("2C 2D 2H")
    before = ordered(kings | parse_hand("2C 2D 9S 7H"), Sort.MELDS, (kings,), ())
    hand = kings | twos | parse_hand("9S 7H")
    after = ordered(hand, Sort.MELDS, (twos, kings), before)
    assert after[:3] == before[:3] and mask_of(after[3:6]) == twos
    # Built again from the order just shown, nothing moves, not even when a meld grows.
    assert ordered(hand, Sort.MELDS, (twos, kings), after) == after
    four = kings | parse_hand("KS")
    grown = ordered(hand | four, Sort.MELDS, (twos, four), after)
    assert mask_of(grown[:4]) == four and mask_of(grown[4:7]) == twos
    # Without an order to keep, the melds come as the rules list them.
    assert mask_of(ordered(hand, Sort.MELDS, (twos, kings), ())[:3]) == twos
