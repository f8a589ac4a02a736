"""The count of a hand, line by line: points, reasons and cards of each player.

Most tests write out the whole result. Many run twice, with each seat ending the hand.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gin.core.cards import Card, Hand, Suit, cards_of, parse_hand
from gin.rules.counting.premiums import court_cards, long_cards, run_points
from gin.rules.counting.scoring import (
    best_side,
    best_split,
    caught_solver,
    count_ending,
    count_refusal,
    count_solitary,
    count_stock_end,
    count_void,
    knock_limit,
    splits_for,
    with_stake_die,
)
from gin.rules.counting.shots import is_shot, shots_in
from gin.rules.counting.suits import scoring_suits, ways
from gin.rules.counting.whole_hands import count_challenge, count_laying_stock_end, count_out
from gin.rules.counting.whole_hands import count_void as count_void_of_whole_hands
from gin.rules.melds.arrangements import all_splits, why_no_split
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.ending import Ending
from gin.rules.model.laid_melds import LaidMeld, Spread
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import Rules
from gin.rules.model.stakes import Die, Stake
from gin.variants.setups import setup

GIN, HOUSE, COLOR, TEDESCO = (setup(id).rules for id in ("gin", "house", "color", "tedesco"))
PENALTIES, DICE, SEQUENCE = (setup(id).rules for id in ("gin500", "dice", "sequence"))
SKARNEY, COLONEL = setup("skarney").rules, setup("colonel").rules

either = pytest.mark.parametrize("seat", [0, 1])


def melds_of(text: str) -> tuple[Hand, ...]:
    return tuple(parse_hand(meld) for meld in text.split("|") if meld)


def side(melds: str, loose: str, deadwood: int, laid: str = "") -> Side:
    """`QS>2` in `laid` lays the queen of spades off on meld 2."""
    pairs = [word.split(">") for word in laid.split()]
    laid_off = tuple((Card.parse(card), int(number)) for card, number in pairs)
    return Side(melds_of(melds), parse_hand(loose), deadwood, laid_off)


def line(kind: LineKind, seat: int, points: int, cards: str = "") -> ScoreLine:
    return ScoreLine(kind, seat, points, parse_hand(cards))


def placed(seat: int, own: Side, other: Side) -> tuple[Side, ...]:
    return (own, other) if seat == 0 else (other, own)


# The winner and the points (rules 0.9).

MELDS = "AC 2C 3C|7C 7D 7H|9S TS JS"
KNOCKED = side(MELDS, "4D", 4)


def ending(seat: int, own: Side, *, big: bool = False, shot: bool = False) -> Ending:
    gin = shot or not own.loose
    return Ending(seat, own.melds, own.loose, own.deadwood, None, gin, big, shot)


@either
def test_a_knock_pays_the_difference_without_what_was_laid_off(seat: int) -> None:
    other = side("KC KD KH", "2D 2H 5H 6D 8D", 23, "7S>1 QS>2")
    result = count_ending(GIN, ending(seat, KNOCKED), other)
    lines = (
        line(LineKind.CAUGHT, seat, 40, "2D 2H 5H 6D 8D 7S QS"),
        line(LineKind.LAID_OFF, seat, -17, "7S QS"),
        line(LineKind.OWN, seat, -4, "4D"),
    )
    sides = placed(seat, KNOCKED, other)
    assert result == HandResult(Outcome.KNOCK, seat, seat, sides, lines)
    assert (result.points(seat), result.points(1 - seat)) == (19, 0)


@either
def test_for_fosdick_a_knock_pays_the_whole_of_the_other_hand(seat: int) -> None:
    other = side("KC KD KH", "2D 2H 5H 6D 8D QC", 33, "7S>1")
    result = count_ending(setup("fosdick").rules, ending(seat, KNOCKED), other)
    assert result.lines == (
        line(LineKind.CAUGHT, seat, 40, "2D 2H 5H 6D 8D QC 7S"),
        line(LineKind.LAID_OFF, seat, -7, "7S"),
    )


@either
@pytest.mark.parametrize(
    ("own", "deadwood", "points"), [("4D", 4, 12), ("2D", 2, 10)], ids=["fewer", "equal"]
)
def test_an_undercut_pays_the_defender_and_a_bonus(
    seat: int, own: str, deadwood: int, points: int
) -> None:
    ender, other = side(MELDS, own, deadwood), side("KC KD KH|5H 6H 7H", "2H", 2, "7S>1 QS>2")
    result = count_ending(GIN, ending(seat, ender), other)
    lines = (
        line(LineKind.CAUGHT, 1 - seat, deadwood, own),
        line(LineKind.OWN, 1 - seat, -19, "2H 7S QS"),
        line(LineKind.LAID_OFF, 1 - seat, 17, "7S QS"),
        line(LineKind.UNDERCUT, 1 - seat, 10),
    )
    sides = placed(seat, ender, other)
    assert result == HandResult(Outcome.UNDERCUT, seat, 1 - seat, sides, lines)
    assert result.points(1 - seat) == points


@either
def test_a_tie_is_nobodys_where_that_is_agreed(seat: int) -> None:
    other = side("KC KD KH|5H 6H 7H", "4H", 4)
    suits = (Suit.DIAMONDS,)
    result = count_ending(HOUSE, replace(ending(seat, KNOCKED), suits=suits), other)
    assert result == HandResult(Outcome.TIE, seat, None, placed(seat, KNOCKED, other))


@either
@pytest.mark.parametrize(
    ("options", "outcome", "kind", "points"),
    [
        ([], Outcome.BIG_GIN, LineKind.BIG_GIN, 31),
        (["big-gin=as-gin"], Outcome.BIG_GIN, LineKind.BIG_GIN, 20),
        (["big-gin=off"], Outcome.GIN, LineKind.GIN, 20),
    ],
)
def test_eleven_melded_cards_pay_what_was_agreed_for_them(
    seat: int, options: list[str], outcome: Outcome, kind: LineKind, points: int
) -> None:
    own, other = side(f"{MELDS} QS KS", "", 0), side("5D 5H 5S", "8D 8H", 16)
    result = count_ending(setup("gin", options).rules, ending(seat, own, big=True), other)
    lines = (line(LineKind.CAUGHT, seat, 16, "8D 8H"), line(kind, seat, points))
    assert result == HandResult(outcome, seat, seat, placed(seat, own, other), lines)


@either
def test_gin_cannot_be_undercut(seat: int) -> None:
    own, other = side(f"{MELDS} QS", "", 0), side("5D 5H 5S|2H 3H 4H|8D 9D TD JD", "", 0)
    result = count_ending(GIN, ending(seat, own), other)
    lines = (line(LineKind.GIN, seat, 20),)
    assert result == HandResult(Outcome.GIN, seat, seat, placed(seat, own, other), lines)


@either
def test_a_shot_is_paid_as_gin_and_costs_none_of_its_cards(seat: int) -> None:
    own, other = side("AH 2H 3H 4H|9C 9D 9H 9S", "5C 5D", 10), side("7C 7S 7D", "2D 4C", 6)
    result = count_ending(setup("shot").rules, ending(seat, own, shot=True), other)
    lines = (line(LineKind.CAUGHT, seat, 6, "2D 4C"), line(LineKind.GIN, seat, 20))
    assert result == HandResult(Outcome.SHOT, seat, seat, placed(seat, own, other), lines)


@either
def test_points_are_written_in_the_suits_of_the_ender_whoever_wins(seat: int) -> None:
    """(Rules 3.)"""
    suits = (Suit.DIAMONDS, Suit.HEARTS)
    for other in (side("", "KD QD", 20), side("KC KD KH", "2H", 2)):
        result = count_ending(COLOR, replace(ending(seat, KNOCKED), suits=suits), other)
        assert result.winner is not None and result.suits == suits


@either
def test_only_an_ace_that_is_caught_counts_fifteen(seat: int) -> None:
    """(Rules 6, Tedesco.) The other player's melds are chosen with the ace at 15 points."""
    hand = parse_hand("AC AD 2C 3C 4C 5C")
    upcard = Card.parse("9H")
    other = best_side(TEDESCO, hand)
    assert other == side("AC 2C 3C 4C 5C", "AD", 15)
    assert caught_solver(TEDESCO).deadwood(parse_hand("AD 2C")) == 17
    result = count_ending(TEDESCO, ending(seat, KNOCKED), other, 20, upcard)
    assert result.points(seat) == 11


# Penalties (rules 7, Gin Rummy 500).


@either
def test_the_loser_of_a_hand_books_the_own_deadwood_alone(seat: int) -> None:
    beaten = side("KC KD KH", "2D 2H 5H 6D 8D", 23, "7S>1")
    result = count_ending(PENALTIES, ending(seat, KNOCKED), beaten)
    lines = (line(LineKind.PENALTY, 1 - seat, 23, "2D 2H 5H 6D 8D"),)
    assert result == HandResult(Outcome.KNOCK, seat, seat, placed(seat, KNOCKED, beaten), lines)
    assert result.booked == 1 - seat
    equal = side("KC KD KH", "4H", 4)
    result = count_ending(PENALTIES, ending(seat, KNOCKED), equal)
    lines = (line(LineKind.PENALTY, seat, 4, "4D"),)
    sides = placed(seat, KNOCKED, equal)
    assert result == HandResult(Outcome.UNDERCUT, seat, 1 - seat, sides, lines)


@either
def test_who_has_no_deadwood_books_nothing_against_gin(seat: int) -> None:
    own, other = side(f"{MELDS} QS", "", 0), side("5D 5H 5S|2H 3H 4H|8D 9D TD JD", "", 0)
    result = count_ending(PENALTIES, ending(seat, own), other)
    assert result == HandResult(Outcome.GIN, seat, seat, placed(seat, own, other))


@either
def test_where_a_tie_is_nobodys_it_costs_nobody(seat: int) -> None:
    rules = setup("gin500", ["tie=nobody"]).rules
    result = count_ending(rules, ending(seat, KNOCKED), side("KC KD KH", "4H", 4))
    assert (result.outcome, result.winner, result.lines) == (Outcome.TIE, None, ())


# The end of the stock (rules 0.10, 2).

LOW, HIGH = side("7C 7D 7H", "6S TD", 16), side("9D TD JD", "3H 8C KH", 21)
LOW_HAND, HIGH_HAND = parse_hand("7C 7D 7H 6S TD"), parse_hand("9D TD JD 3H 8C KH")


@either
def test_at_the_stocks_end_the_lower_hand_scores_the_difference(seat: int) -> None:
    hands = (LOW_HAND, HIGH_HAND) if seat == 0 else (HIGH_HAND, LOW_HAND)
    lines = (
        line(LineKind.CAUGHT, seat, 21, "3H 8C KH"),
        line(LineKind.OWN, seat, -16, "6S TD"),
    )
    sides = placed(seat, LOW, HIGH)
    assert count_stock_end(HOUSE, hands) == HandResult(Outcome.COMPARED, None, seat, sides, lines)
    penalties = setup("gin500", ["stock-end=compare"]).rules
    lines = (line(LineKind.PENALTY, 1 - seat, 21, "3H 8C KH"),)
    result = count_stock_end(penalties, hands)
    assert result == HandResult(Outcome.COMPARED, None, seat, sides, lines)
    void = count_void(GIN, hands)
    assert void == HandResult(Outcome.VOID, None, None, sides)
    assert count_void(GIN, hands, 12) == replace(void, untouched=12)


def test_at_the_stocks_end_nothing_is_written_where_suits_are_scored_in() -> None:
    rules = setup("color", ["stock-end=compare", "spades=on"]).rules
    result = count_stock_end(rules, (LOW_HAND, HIGH_HAND))
    assert (result.winner, result.lines, result.points(0)) == (0, (), 0)


@either
def test_a_hand_without_deadwood_deducts_nothing_at_the_stocks_end(seat: int) -> None:
    hands = [HIGH_HAND, HIGH_HAND]
    hands[seat] = parse_hand("7C 7D 7H")
    result = count_stock_end(HOUSE, (hands[0], hands[1]))
    assert result.lines == (line(LineKind.CAUGHT, seat, 21, "3H 8C KH"),)


def test_equal_hands_score_nothing_at_the_stocks_end() -> None:
    hands = parse_hand("7C 7D 7H 6S"), parse_hand("2C 4D")
    sides = side("7C 7D 7H", "6S", 6), side("", "2C 4D", 6)
    for rules in (HOUSE, setup("gin500", ["stock-end=compare"]).rules):
        assert count_stock_end(rules, hands) == HandResult(Outcome.COMPARED, None, None, sides)


# The stake die (rules 6, Gin Dice).


@either
@pytest.mark.parametrize(("option", "deals"), [("prior", 2), ("offered", 5)])
def test_a_refused_offer_pays_who_made_it(seat: int, option: str, deals: int) -> None:
    rules = setup("dice", [f"refusal={option}"]).rules
    stake = Stake(Die(2, seat), Phase.UPCARD, offer=5)
    hands = (LOW_HAND, HIGH_HAND)
    lines = (line(LineKind.DIE, seat, deals),)
    assert count_refusal(rules, hands, stake, seat) == HandResult(
        Outcome.REFUSED, None, seat, (LOW, HIGH), lines, die=Die(deals, seat)
    )


@either
def test_the_die_is_all_that_a_hand_pays_under_a_spade_too(seat: int) -> None:
    """(Rules 6.) The points of the hand do not count, so a spade doubles nothing."""
    rules = setup("oklahoma", ["sheet=deals"]).rules
    stake = Stake(Die(3, seat), Phase.UPCARD, looked=True)
    other = side("KC KD KH", "2D 2H 5H 6D 8D", 23)
    upcard = Card.parse("9S")
    counted = count_ending(rules, ending(seat, KNOCKED), other, 20, upcard)
    assert (counted.multiplier, counted.points(seat)) == (2, 38)
    paid = with_stake_die(rules, counted, stake)
    lines = (line(LineKind.DIE, seat, 3),)
    assert paid == replace(counted, lines=lines, multiplier=1, die=stake.die)
    assert with_stake_die(rules, paid, Stake(Die(6), Phase.UPCARD)) == paid
    assert with_stake_die(rules, counted, None) == counted
    void = count_void(rules, (LOW_HAND, HIGH_HAND))
    assert with_stake_die(rules, void, stake) == replace(void, die=stake.die)


# Solitary Gin (rules 6).


def test_a_solitary_hand_is_penalised_by_kinds_of_loose_cards() -> None:
    rules = setup("solitary").rules
    melds = "4C 4D 4H"
    result = count_solitary(rules, parse_hand(f"{melds} AS 2D 9S TC QH"))
    lines = (
        line(LineKind.LOOSE_ACES, 0, 15, "AS"),
        line(LineKind.LOOSE_PIPS, 0, 10, "2D 9S"),
        line(LineKind.LOOSE_TENS, 0, 20, "TC QH"),
    )
    own = side(melds, "AS 2D 9S TC QH", 45)
    assert result == HandResult(Outcome.SOLO_LOOSE, 0, None, (own,), lines)
    result = count_solitary(rules, parse_hand(f"{melds} KH"))
    assert result.lines == (line(LineKind.LOOSE_TENS, 0, 10, "KH"),)


def test_solitary_gin_takes_twenty_off() -> None:
    hand, melds = "4C 4D 4H QS KS AS 6D 7D 8D 9D", "4C 4D 4H|6D 7D 8D 9D|AS QS KS"
    result = count_solitary(setup("solitary").rules, parse_hand(hand))
    lines = (line(LineKind.SOLO_GIN, 0, -20, hand),)
    assert result == HandResult(Outcome.SOLO_GIN, 0, 0, (side(melds, "", 0),), lines)


# Premiums (rules 6, 7, 8).


def test_the_limit_that_comes_from_an_upcard_needs_one() -> None:
    rules = setup("oklahoma").rules
    limits = [knock_limit(rules, Card.parse(code)) for code in ("AD", "2C", "9H", "TS", "KD")]
    assert limits == [1, 2, 9, 10, 10]
    with pytest.raises(ValueError) as told:
        knock_limit(rules, None)
    assert str(told.value) == "the knock limit comes from the upcard, and there is none"


def test_long_runs_and_their_court_cards_pay_a_point_each() -> None:
    """(Rules 8, Sequence Gin.) A king in a run of six pays two points."""
    six, five = melds_of("8C 9C TC JC QC KC|2D 3D 4D 5D 6D")
    courts = parse_hand("JC QC KC")
    assert long_cards((six, five), SEQUENCE.melds) == six
    assert court_cards((six, five), SEQUENCE.melds) == courts
    assert run_points((six, five), SEQUENCE) == 9
    assert run_points((five,), SEQUENCE) == 0
    assert run_points((six, five), GIN) == 0
    kings = parse_hand("KC KD KH")
    assert court_cards((kings, five), GIN.melds) == 0


@either
def test_the_winners_runs_are_paid_or_those_of_both(seat: int) -> None:
    own, other = side("8C 9C TC JC QC KC", "", 0), side("9S TS JS QS", "5H", 5)
    first = (line(LineKind.CAUGHT, seat, 5, "5H"), line(LineKind.GIN, seat, 20))
    won = (
        line(LineKind.LONG_RUN, seat, 6, "8C 9C TC JC QC KC"),
        line(LineKind.COURTS, seat, 3, "JC QC KC"),
    )
    lost = (line(LineKind.COURTS, 1 - seat, 2, "JS QS"),)
    for option, more in (("off", ()), ("winner", won), ("both", (*won, *lost))):
        rules = setup("sequence", [f"run-bonus={option}"]).rules
        result = count_ending(rules, ending(seat, own), other, 20, Card.parse("5D"))
        assert result.lines == (*first, *more)


@either
def test_a_won_knock_pays_a_point_for_each_card_left_and_a_spade_doubles_it(seat: int) -> None:
    rules = setup("rush", ["spades=on"]).rules
    other = side("KC KD KH", "2D 2H 5H 6D 8D", 23)
    rushed = line(LineKind.RUSH, seat, 30)
    result = count_ending(rules, ending(seat, KNOCKED), other, 30, Card.parse("5D"))
    assert (result.lines[2:], result.multiplier) == ((rushed,), 1)
    result = count_ending(rules, ending(seat, KNOCKED), other, 30, Card.parse("5S"))
    assert result.lines[2:] == (rushed, line(LineKind.DOUBLED, seat, 49))
    assert (result.points(seat), result.multiplier) == (98, 2)
    assert all(isinstance(line.points, int) for line in result.lines)
    assert len(count_ending(rules, ending(seat, KNOCKED), other).lines) == 2


# Shots (rules 6).


def test_a_shot_is_spelled_by_all_loose_cards_and_in_its_game_alone() -> None:
    rules = setup("shot").rules
    for loose, score, shot in (
        ("5C 5D", 55, True), ("5C 5D", 255, True), ("8H 3S", 38, True), ("4C", 40, True),
        ("5C", 55, False), ("5C 5D 5H", 55, False), ("4C 4D", 40, False), ("", 100, False),
        ("", 55, False), ("TC", 10, False),
    ):  # fmt: skip
        assert is_shot(rules, score, parse_hand(loose)) == shot
    assert not is_shot(GIN, 55, parse_hand("5C 5D"))


def test_every_pair_that_spells_a_score_is_found_once() -> None:
    hand = parse_hand("3C 3D 5C 5D 5H 8S")
    pairs = "5C 5D|5C 5H|5D 5H"
    found = list(shots_in(hand, 55))
    assert sorted(found) == sorted(melds_of(pairs))
    assert sorted(shots_in(hand, 83)) == sorted(melds_of("3C 8S|3D 8S"))
    assert list(shots_in(hand, 100)) == []


# Melds on the table (rules 8).


def spread(rules: Rules, first: str, second: str) -> Spread:
    laid = []
    for owner, melds in enumerate((first, second)):
        for meld in melds_of(melds):
            kind = meld_kind(meld, rules.melds)
            assert kind is not None
            laid.append(LaidMeld(owner, meld, kind))
    return Spread(tuple(laid))


FIRST, SECOND = "QC QD QH", "2S 3S 4S|8D 9D TD"


@either
def test_who_is_out_is_paid_the_other_hand_whole(seat: int) -> None:
    held = "9C 9H 9S KC"
    hands = (0, parse_hand(held)) if seat == 0 else (parse_hand(held), 0)
    out, caught = ((FIRST, ""), (SECOND, held)) if seat == 0 else ((SECOND, ""), (FIRST, held))
    sides = placed(seat, side(*out, 0), side(*caught, 37))
    lines = (line(LineKind.CAUGHT, seat, 37, held),)
    table = spread(COLONEL, FIRST, SECOND)
    assert count_out(COLONEL, hands, table, seat, Outcome.OUT) == HandResult(
        Outcome.OUT, seat, seat, sides, lines, whole_hands=True
    )
    table = spread(SKARNEY, FIRST, SECOND)
    assert count_out(SKARNEY, hands, table, seat, Outcome.GIN) == HandResult(
        Outcome.GIN, seat, seat, sides, (*lines, line(LineKind.GIN, seat, 20)), whole_hands=True
    )


@either
def test_who_is_out_is_paid_forty_where_the_other_has_laid_nothing(seat: int) -> None:
    hands = (0, parse_hand("KC AD")) if seat == 0 else (parse_hand("KC AD"), 0)
    table = spread(SKARNEY, FIRST, "") if seat == 0 else spread(SKARNEY, "", FIRST)
    result = count_out(SKARNEY, hands, table, seat, Outcome.GIN)
    assert result.lines == (
        line(LineKind.CAUGHT, seat, 25, "KC AD"),
        line(LineKind.BARE_GIN, seat, 40),
    )
    assert len(count_out(COLONEL, hands, table, seat, Outcome.OUT).lines) == 1


HELD_LOW, HELD_HIGH = "9C 9H 9S", "5C 5H KC KD"


@either
def test_a_challenge_pays_the_lower_hand_all_of_the_other(seat: int) -> None:
    """The lower hand wins all 30 points of the other, even if the higher hand challenged."""
    table = spread(COLONEL, FIRST, SECOND)
    low, high = (FIRST, SECOND) if seat == 0 else (SECOND, FIRST)
    sides = placed(seat, side(low, HELD_LOW, 27), side(high, HELD_HIGH, 30))
    hands = (sides[0].loose, sides[1].loose)
    lines = (line(LineKind.CAUGHT, seat, 30, HELD_HIGH),)
    for challenger in (0, 1):
        assert count_challenge(COLONEL, hands, table, challenger) == HandResult(
            Outcome.CHALLENGE, challenger, seat, sides, lines, whole_hands=True
        )


@either
def test_a_tied_challenge_pays_nobody(seat: int) -> None:
    sides = side(FIRST, "9C 9H", 18), side(SECOND, "KC 8H", 18)
    hands = (sides[0].loose, sides[1].loose)
    result = count_challenge(COLONEL, hands, spread(COLONEL, FIRST, SECOND), seat)
    assert result == HandResult(Outcome.CHALLENGE, seat, None, sides, whole_hands=True)


@either
def test_at_the_stocks_end_all_cards_held_count_or_those_in_no_meld(seat: int) -> None:
    """One player holds a set of nines: 27 points if all cards count, 0 if only deadwood counts."""
    table = spread(SKARNEY, FIRST, SECOND)
    low, high = (FIRST, SECOND) if seat == 0 else (SECOND, FIRST)
    whole = placed(seat, side(low, HELD_LOW, 27), side(high, HELD_HIGH, 30))
    hands = (whole[0].loose, whole[1].loose)
    lines = (
        line(LineKind.CAUGHT, seat, 30, HELD_HIGH),
        line(LineKind.OWN, seat, -27, HELD_LOW),
    )
    assert count_laying_stock_end(SKARNEY, hands, table) == HandResult(
        Outcome.COMPARED, None, seat, whole, lines, whole_hands=True
    )
    deadwood = setup("skarney", ["stock-counts=deadwood"]).rules
    split = placed(seat, side(f"{low}|{HELD_LOW}", "", 0), side(high, HELD_HIGH, 30))
    assert count_laying_stock_end(deadwood, hands, table) == HandResult(
        Outcome.COMPARED, None, seat, split, lines[:1]
    )


def test_equal_hands_score_nothing_where_melds_lie_on_the_table() -> None:
    table = spread(SKARNEY, FIRST, SECOND)
    sides = side(FIRST, "9C 9H", 18), side(SECOND, "KC 8H", 18)
    hands = (sides[0].loose, sides[1].loose)
    tied = HandResult(Outcome.COMPARED, None, None, sides, whole_hands=True)
    assert count_laying_stock_end(SKARNEY, hands, table) == tied
    deadwood = setup("skarney", ["stock-counts=deadwood"]).rules
    assert count_laying_stock_end(deadwood, hands, table) == replace(tied, whole_hands=False)
    assert count_void_of_whole_hands(SKARNEY, hands, table, 12) == HandResult(
        Outcome.VOID, None, None, sides, whole_hands=True, untouched=12
    )


# Scoring suits of a hand (rules 3, Color Gin).


@pytest.mark.parametrize(
    ("melds", "loose", "suits"),
    [
        ("QC QH QS|TD JD QD", "3D 6D", "CHS"),
        ("2C 2D 2H 2S|5C 5D 5H 5S", "", "CDHS"),
        ("2C 2D 2H 2S|5C 5D 5H", "9D", "CH"),
        ("4C 4D 4H|KC KD KS", "", "CD"),
        ("AC AD AH|KD KH KS", "2D", "H"),
        ("AC AD AH|TD JD QD", "", "CH"),
        ("AC 2C 3C|7C 8C 9C", "2D", "HS"),
    ],
)
def test_a_suit_scores_that_is_in_every_set_and_nowhere_else(
    melds: str, loose: str, suits: str
) -> None:
    found = scoring_suits(melds_of(melds), parse_hand(loose))
    assert "".join(suit.letter for suit in found) == suits


def ways_by_definition(hand: Hand, limit: int | None) -> dict[tuple[int, str], tuple[Hand, ...]]:
    """The split with the fewest melds is preferred, then the first in card order (rules 0.3)."""
    found: dict[tuple[int, str], tuple[Hand, ...]] = {}
    for melds in all_splits(hand, COLOR.melds):
        inside = [cards_of(meld) for meld in melds]
        sets = [cards for cards in inside if cards[0].rank == cards[1].rank]
        outside = {*cards_of(hand)} - {card for cards in sets for card in cards}
        loose = {*cards_of(hand)} - {card for cards in inside for card in cards}
        suits = [
            suit.letter
            for suit in Suit
            if all(suit in [card.suit for card in cards] for cards in sets)
            and suit not in [card.suit for card in outside]
        ]
        deadwood = sum(min(card.rank + 1, 10) for card in loose)
        if suits and (limit is None or deadwood <= limit):
            key = deadwood, "".join(suits)
            ordered = tuple(sorted(melds, key=lambda meld: cards_of(meld)[0]))
            found[key] = min(found.get(key, ordered), ordered, key=lambda one: (len(one), one))
    return found


def letters(suits: tuple[Suit, ...]) -> str:
    return "".join(suit.letter for suit in suits)


@pytest.mark.parametrize("limit", [None, 0, 4, 10])
@pytest.mark.parametrize(
    "hand",
    [
        "2C 2D 2H 3C 3D 3H 4C 4D 4H 4S",
        "AC AD AH AS 2C 2D 2H 2S 3C 3D",
        "3C 4C 5C 5D 5H 5S 6H 7H 7D 7S",
        "AC AD AH 2H 3H 4H 5C 5D 5H AS",
        "2C 3C 4C 5C 6C 7C 8C KC 2H 3H",
        "2C 3C 4C 2D 3D 4D 2S 3S 4S 5S",
        "TC JC QC KC 2D 2H 2S 5D 5H 5S",
    ],
)
def test_ways_to_score_in_suits_come_gin_first_then_most_suits_then_least_deadwood(
    hand: str, limit: int | None
) -> None:
    cards = parse_hand(hand)
    found = ways(COLOR, cards, limit, ())
    melded = {(way.deadwood, letters(way.suits)): way.melds for way in found}
    assert melded == ways_by_definition(cards, limit)
    assert len(melded) == len(found)
    order = [(way.deadwood > 0, -len(way.suits), way.deadwood) for way in found]
    assert order == sorted(order)
    for way in found:
        assert why_no_split(cards, way.melds, COLOR.melds) is None


def test_only_open_suits_are_scored_in_and_with_none_there_is_no_way() -> None:
    cards = parse_hand("2C 2D 2H 3C 3D 3H 4C 4D 4H 4S")
    closed = (Suit.CLUBS, Suit.HEARTS)
    assert {letters(way.suits) for way in ways(COLOR, cards, 0, closed)} == {"D"}
    assert ways(COLOR, cards, 0, (*closed, Suit.DIAMONDS)) == ()
    assert ways(GIN, cards, 0, ()) == ()


def test_where_only_least_deadwood_may_be_declared_there_is_no_other_way() -> None:
    rules = setup("color", ["least-deadwood=on"]).rules
    cards = parse_hand("3C 4C 5C 5D 5H 5S 6H 7H 7D 7S")
    for limit in (None, 6, 10):
        (way,) = ways(rules, cards, limit, ())
        assert (way.deadwood, letters(way.suits)) == (6, "DS")
    assert ways(rules, cards, 5, ()) == ()


def test_the_split_that_is_paid_most_comes_first() -> None:
    """Four runs and three sets of four leave the same deadwood; only runs earn a bonus."""
    rules = setup("indian", ["run-bonus=winner"]).rules
    courts = [f"J{suit} Q{suit} K{suit}" for suit in "CDHS"]
    runs, sets = melds_of("|".join(courts)), melds_of("JC JD JH JS|QC QD QH QS|KC KD KH KS")
    hand = parse_hand(" ".join(courts) + " 5D 8H")
    assert best_split(rules, hand, rules.values.own).melds == runs
    found = splits_for(rules, hand, rules.values.own)
    assert found[0].melds == runs and len(found) <= 8
    paid = [run_points(split.melds, rules) for split in found]
    assert paid[0] == 12 and paid == sorted(paid, reverse=True)
    plain = setup("indian").rules
    assert best_split(plain, hand, plain.values.own).melds == sets
    assert splits_for(plain, hand, plain.values.own)[0].melds == sets
