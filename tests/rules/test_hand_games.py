"""Games that change the rules of a hand: about one test per sentence of their rules."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from gin.ai.player import Player
from gin.ai.players.heuristic import Heuristic
from gin.ai.players.simple import Simple
from gin.core.cards import Card, Hand, cards_of, mask_of, mask_union, parse_hand
from gin.core.errors import BadOption
from gin.core.shuffle import shuffled
from gin.language.translation import printed
from gin.present.drafts.declaration import to_end_with
from gin.present.words import match_score
from gin.present.words import result as result_words
from gin.present.words import table as words
from gin.present.words.cards import meld, run_order
from gin.rules import engine
from gin.rules.counting.scoring import (
    best_side,
    best_split,
    count_ending,
    count_stock_end,
    points_of,
    splits_for,
)
from gin.rules.melds.arrangements import all_splits
from gin.rules.model.actions import (
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    Pass,
    Shot,
    Take,
)
from gin.rules.model.ending import Ending
from gin.rules.model.events import HandOver, WentGin
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import KnockScores, Rules
from gin.rules.model.table import Table, observe
from gin.rules.sheets import sheet_after
from gin.variants.pages.page import text_of
from gin.variants.setups import setup
from tests.support.raising import raising
from tests.support.tables import after_drawing

KING_DOWN = Card.parse("KD")


def ends(seen: Observation) -> tuple[Action, ...]:
    kinds = (Knock, Gin, Shot, BigGin)
    return tuple(action for action in engine.legal(seen) if isinstance(action, kinds))


def melds_of(text: str) -> tuple[Hand, ...]:
    return tuple(sorted(map(parse_hand, text.split("|")), key=lambda meld: meld & -meld))


def reason(seen: Observation, action: Action) -> Reason | None:
    refusal = engine.why_not(seen, action)
    return None if refusal is None else refusal.reason


# Knock limits: none, or the upcard's (rules 7, 8).


@pytest.mark.parametrize("id", ["straight", "indian"])
def test_any_deadwood_may_be_knocked_with_where_there_is_no_limit(id: str) -> None:
    rules = setup(id).rules
    table = engine.start(rules, shuffled(4), 0).table
    table = engine.apply(engine.apply(table, Pass()).table, Pass()).table
    table = engine.apply(table, Draw()).table
    seen = observe(table, table.turn)
    for card in cards_of(seen.hand):
        assert engine.why_not(seen, Knock(card, ())) is None


def test_straight_gin_can_be_played_for_gin_alone() -> None:
    rules = setup("straight", ["ending=gin-only"]).rules
    seen = after_drawing(rules, "AC 2C 3C 7C 7D 7H 9S TS JS 4D KD")
    assert ends(seen) == ()
    assert reason(seen, Knock(KING_DOWN, melds_of("AC 2C 3C|7C 7D 7H|9S TS JS"))) is Reason.GIN_ONLY


@pytest.mark.parametrize("id", ["oklahoma", "fosdick", "sequence", "tedesco"])
def test_the_upcard_stays_the_limit_once_it_is_taken(id: str) -> None:
    rules = setup(id).rules
    hand = "AC 2C 3C 7D 8D 9D 9S TS JS 4H KD"
    seen = after_drawing(rules, hand, "9S", taken=True, upcard="5H")
    assert any(isinstance(action, Knock) and action.card == KING_DOWN for action in ends(seen))
    seen = after_drawing(rules, hand, "9S", taken=True, upcard="3H")
    assert not any(isinstance(action, Knock) for action in ends(seen))
    refused = engine.why_not(seen, Knock(KING_DOWN, melds_of("AC 2C 3C|7D 8D 9D|9S TS JS")))
    assert refused is not None and (refused.reason, refused.limit) == (Reason.OVER_LIMIT, 3)


def test_a_game_that_needs_an_upcard_takes_no_opening_without_one() -> None:
    for id in ("oklahoma", "tedesco", "fosdick", "sequence"):
        with raising(BadOption, "no upcard"):
            setup(id, ["opening=eleven_card"])
    with raising(BadOption, "no upcard"):
        setup("gin", ["opening=eleven_card", "spades=on"])
    with raising(BadOption, "no upcard"):
        setup("gin", ["opening=eleven_card", "knock=upcard"])


# Ending a hand without a discard (rules 8).

ELEVEN = "AH 2H 3H 7C 7D 7H 9S TS JS QS KS"


def test_eleven_melded_cards_are_plain_gin_for_fosdick() -> None:
    seen = after_drawing(setup("fosdick").rules, ELEVEN, "KS", upcard="5H")
    bare = Gin(None, melds_of("AH 2H 3H|7C 7D 7H|9S TS JS QS KS"))
    assert bare in ends(seen)
    assert reason(seen, BigGin(bare.melds)) is Reason.PLAIN_GIN
    made = to_end_with(seen, None, Gin)
    assert made.action() == bare
    big = after_drawing(setup("fosdick", ["big-gin=31"]).rules, ELEVEN, "KS", upcard="5H")
    assert BigGin(bare.melds) in ends(big)


def test_keeping_the_discard_counts_every_card() -> None:
    rules = setup("fosdick").rules
    hand, melds = "AH 2H 3H 7C 7D 7H 9S TS JS 4D 2C", melds_of("AH 2H 3H|7C 7D 7H|9S TS JS")
    low = after_drawing(rules, hand, "2C", upcard="5D")
    refused = engine.why_not(low, Knock(None, melds))
    assert refused is not None and (refused.count, refused.limit) == (6, 5)
    assert Knock(Card.parse("2C"), melds) in ends(low)
    high = after_drawing(rules, hand, "2C", upcard="6D")
    assert Knock(None, melds) in ends(high)
    assert to_end_with(high, None, Knock).action() == Knock(None, melds)
    classic = after_drawing(setup("gin").rules, hand, "2C")
    assert reason(classic, Knock(None, melds)) is Reason.NO_BIG_GIN


def test_a_hand_ended_without_a_discard_keeps_all_cards_in_sight() -> None:
    rules = setup("fosdick").rules
    table = engine.start(rules, shuffled(11), 0).table
    mine = parse_hand(ELEVEN)
    rest = [card for card in shuffled(3) if not mine & card.bit]
    table = replace(
        table,
        phase=Phase.DISCARD,
        turn=1,
        hands=(mask_of(rest[:10]), mine),
        stock=tuple(rest[10:]),
        discards=(),
        drawn=Card.parse("KS"),
    )
    after = engine.apply(table, ends(observe(table, 1))[-1]).table
    assert after.result is not None and after.result.outcome is Outcome.GIN
    seen = observe(after, 0)
    assert seen.known == mine
    assert [line.points for line in after.result.lines if line.kind is LineKind.GIN] == [20]


# Shots (rules 6).

FIVES = "AH 2H 3H 4H 9C 9D 9H 9S 5C 5D KD"


def test_a_shot_is_suggested_before_a_knock_and_the_same_cards_are_no_knock() -> None:
    seen = after_drawing(setup("shot").rules, FIVES, score=55)
    shot = Shot(KING_DOWN, melds_of("AH 2H 3H 4H|9C 9D 9H 9S"))
    assert ends(seen)[0] == shot
    assert reason(seen, Knock(KING_DOWN, shot.melds)) is Reason.IS_SHOT
    assert to_end_with(seen, KING_DOWN).action() == shot
    other = after_drawing(setup("shot").rules, FIVES, score=54)
    assert reason(other, shot) is Reason.NO_SHOT
    assert Knock(KING_DOWN, shot.melds) in ends(other)
    assert reason(after_drawing(setup("gin").rules, FIVES, score=55), shot) is (
        Reason.NOT_IN_THIS_GAME
    )


def test_a_shot_may_hold_more_than_the_limit_and_break_a_meld() -> None:
    """A score of 83 needs an 8 and a 3, which are 11 points; the 3 comes out of a run of five."""
    rules = setup("shot").rules
    seen = after_drawing(rules, "3C 4C 5C 6C 7C 9D 9H 9S 9C 8D KD", score=83)
    (shot,) = [action for action in ends(seen) if isinstance(action, Shot)]
    assert shot == Shot(KING_DOWN, melds_of("4C 5C 6C 7C|9D 9H 9S 9C"))
    loose = after_drawing(rules, "3C 4C 5C 6C 9D 9H 9S 9C 8D JD 2S", "2S", score=83)
    assert not any(isinstance(action, Shot) for action in ends(loose))


def every_shot(seen: Observation) -> set[tuple[Card, Hand]]:
    found = set()
    for card in cards_of(seen.hand):
        kept_cards = seen.hand & ~card.bit
        for melds in all_splits(kept_cards, seen.rules.melds):
            if engine.why_not(seen, Shot(card, melds)) is None:
                found.add((card, kept_cards & ~mask_union(melds)))
    return found


def near_shot(rng: random.Random) -> tuple[str, int]:
    suit, low, rank = rng.choice("CDHS"), rng.randrange(6), rng.choice("89TJ")
    held = [letter + suit for letter in "A23456789"[low : low + rng.choice((4, 5))]]
    held += [rank + other for other in "CDHS" if rank + other not in held]
    free = [letter + other for letter in "A234567" for other in "CDHS"]
    held += rng.sample([code for code in free if code not in held], 11 - len(held))
    digits = rng.sample(["A234567".index(code[0]) + 1 for code in held if code[0] in "A234567"], 2)
    return " ".join(held), rng.choice((10 * digits[0] + digits[1], digits[0], 10 * digits[0]))


def test_every_shot_there_is_is_suggested() -> None:
    rng, rules = random.Random(3), setup("shot").rules
    some = 0
    for _ in range(120):
        hand, score = near_shot(rng)
        seen = after_drawing(rules, hand, hand.split()[0], score=score)
        with_gin = {a.card for a in ends(seen) if isinstance(a, Gin)}
        shots = {
            (a.card, seen.hand & ~a.card.bit & ~mask_union(a.melds))
            for a in ends(seen)
            if isinstance(a, Shot) and a.card is not None
        }
        wanted = {(card, loose) for card, loose in every_shot(seen) if card not in with_gin}
        assert shots == wanted
        some += bool(shots)
    assert some > 20


def test_a_shot_is_told_and_counted_as_gin() -> None:
    rules = setup("shot").rules
    loose = parse_hand("5C 5D")
    melds = melds_of("AH 2H 3H 4H|9C 9D 9H 9S")
    ending = Ending(1, melds, loose, 10, None, gin=True, shot=True)
    result = count_ending(rules, ending, best_side(rules, parse_hand("KS QS 2C 2D 7S 7D")))
    assert result.like_gin
    told = [
        words.event(WentGin(1, None, melds, big=False, loose=loose), "Ada"),
        result_words.summary(result, "Ada"),
        result_words.side_sentence(result, 1, "Ada"),
    ]
    assert [printed(text) for text in told] == [
        "Ada makes a shot with the 5♣ and the 5♦.",
        "Ada made a shot with 5♣, 5♦",
        "made a shot",
    ]
    for scores, other, note in (
        ((38, 0), "Ada", "knock at 10, shot 3 8"),
        ((38, 98), "Ada", "knock at 10, shot 3 8, Ada 8 9"),
        ((100, 40), "Ada", "knock at 10, no shot, Ada 4"),
        ((100, 98), "", "knock at 10"),
        ((100, 200), "Ada", "knock at 10"),
    ):
        assert printed(words.limit_note(rules, None, scores, other)) == note


# Tedesco (rules 6).


def test_after_taking_a_card_a_knock_has_to_meld_it() -> None:
    """Only splits that meld the taken card are suggested, even if others leave less deadwood."""
    rules = setup("tedesco").rules
    hand = "4C 4D 4H 4S 5S 6S 9C TC JC AD KD"
    taken = after_drawing(rules, hand, "4S", taken=True, upcard="KH")
    assert ends(taken)
    for action in ends(taken):
        assert isinstance(action, Knock | Gin)
        assert mask_union(action.melds) & Card.parse("4S").bit
    ace = after_drawing(rules, hand, "AD", taken=True, upcard="KH")
    assert ends(ace) == ()
    melds = melds_of("4C 4D 4H|4S 5S 6S|9C TC JC")
    assert reason(ace, Knock(KING_DOWN, melds)) is Reason.TAKEN_NOT_MELDED
    drawn = after_drawing(rules, hand, "AD", upcard="KH")
    assert Knock(KING_DOWN, melds) in ends(drawn)


def test_a_caught_ace_counts_fifteen_in_comparison_and_score() -> None:
    rules = setup("tedesco").rules
    ending = Ending(0, melds_of("7C 7D 7H|9S TS JS|2H 3H 4H"), Card.parse("5C").bit, 5, None, False)
    result = count_ending(rules, ending, best_side(rules, parse_hand("AC AD 2S")))
    assert (result.outcome, result.sides[1].deadwood, result.points(0)) == (Outcome.KNOCK, 32, 27)
    # At the end of the stock, the ace counts one point.
    compared = setup("tedesco", ["stock-end=compare"]).rules
    result = count_stock_end(compared, (parse_hand("AC"), parse_hand("3D")))
    assert (result.winner, result.points(0)) == (0, 2)


def test_runs_round_the_corner_are_laid_down_in_their_order() -> None:
    cards = run_order(parse_hand("AS 2S QS KS"))
    assert [card.code for card in cards] == ["QS", "KS", "AS", "2S"]
    assert printed(meld(parse_hand("AS 2S KS"))) == "run of spades"


def test_rainbows_have_a_name_and_an_order() -> None:
    rainbow = parse_hand("5S 6H 7C 8D")
    assert [card.code for card in run_order(rainbow)] == ["5S", "6H", "7C", "8D"]
    assert printed(meld(rainbow)) == "rainbow from the five"
    assert printed(meld(parse_hand("5S 6H 7C"))) == "sequence from the five"
    assert printed(meld(parse_hand("KH AS QC 2D"))) == "rainbow from the queen"


# Premiums (rules 6, 7, 8).


def counted(agreed: Rules, mine: str, theirs: str, stock: int, upcard: str) -> HandResult:
    hand = parse_hand(mine)
    split = best_split(agreed, hand, agreed.values.own)
    ending = Ending(
        0, split.melds, split.loose, points_of(split.loose, agreed.values.own), None,
        gin=not split.loose,
    )  # fmt: skip
    side = best_side(agreed, parse_hand(theirs))
    return count_ending(agreed, ending, side, stock, Card.parse(upcard))


KNOCKER = "AH 2H 3H 7C 7D 7H 9S TS JS 4D"
CAUGHT = "KC KD KH 2C 3C 4C 5S 6S QD TD"


def test_a_spade_doubles_all_that_the_hand_writes() -> None:
    rules = setup("gin", ["spades=on", "rush=gin_too"]).rules
    plain = counted(rules, KNOCKER, CAUGHT, 12, "5H")
    twice = counted(rules, KNOCKER, CAUGHT, 12, "5S")
    assert (plain.points(0), twice.points(0)) == (27 + 12, 2 * (27 + 12))
    assert (plain.multiplier, twice.multiplier) == (1, 2)
    compared = setup("house", ["spades=on"]).rules
    result = count_stock_end(compared, (parse_hand("AC"), parse_hand("3D")), Card.parse("9S"))
    assert result.points(0) == 4
    assert (
        printed(words.limit_note(setup("oklahoma").rules, Card.parse("5S")))
        == "knock at 5, counts double"
    )


@pytest.mark.parametrize(("word", "knock", "gin"), [("off", 0, 0), ("knock", 7, 0),
                                                    ("gin_too", 7, 7)])  # fmt: skip
def test_rush_pays_the_stock_to_a_knocker_and_to_gin_if_agreed(
    word: str, knock: int, gin: int
) -> None:
    rules = setup("gin", [f"rush={word}"]).rules
    for mine, paid in ((KNOCKER, knock), (KNOCKER.replace("4D", "QS"), gin)):
        result = counted(rules, mine, CAUGHT, 7, "5H")
        rush = [line.points for line in result.lines if line.kind is LineKind.RUSH]
        assert sum(rush) == paid
    undercut = counted(rules, KNOCKER, "KC KD KH 2C 3C 4C AS AC AD QD".replace("QD", "2D"), 7, "5H")
    assert undercut.outcome is Outcome.UNDERCUT
    assert not any(line.kind is LineKind.RUSH for line in undercut.lines)


def test_both_players_may_be_paid_for_their_runs() -> None:
    mine, theirs = "4H 5H 6H 7H 8H 9H TC JC QC 2D", "3D 4D 5D 6D 7D 8D JS QS KS AH"
    winner = counted(setup("sequence").rules, mine, theirs, 9, "TD")
    assert (winner.outcome, winner.winner) == (Outcome.UNDERCUT, 1)
    assert (winner.points(0), winner.points(1)) == (0, 1 + 20 + 6 + 3)
    both = counted(setup("sequence", ["run-bonus=both"]).rules, mine, theirs, 9, "TD")
    assert (both.points(0), both.points(1)) == (6 + 2, 1 + 20 + 6 + 3)
    assert both.booked == 1
    assert printed(words.event(HandOver(both), "Ada")) == (
        "An undercut. Ada wins the hand and scores 30. You score 8 for runs."
    )
    told = printed(result_words.summary(both, "Ada"))
    assert told.endswith("undercut; You score 8 for runs")


def test_a_hand_that_brings_both_to_the_target_is_won_by_the_higher_score() -> None:
    rules = setup("sequence", ["run-bonus=both"]).rules
    sides = (Side((), 0, 0), Side((), 0, 0))

    def hand(winner: int, mine: int, theirs: int) -> HandResult:
        lines = (ScoreLine(LineKind.CAUGHT, 0, mine), ScoreLine(LineKind.COURTS, 1, theirs))
        return HandResult(Outcome.KNOCK, winner, winner, sides, lines)

    sheet = sheet_after(rules, [hand(0, 99, 99), hand(0, 5, 3)])
    assert (sheet.over, sheet.winner) == (True, 0)
    sheet = sheet_after(rules, [hand(0, 99, 99), hand(1, 3, 3)])
    assert (sheet.over, sheet.winner) == (True, 1)


def test_of_splits_with_equal_deadwood_the_one_that_pays_most_is_proposed() -> None:
    """An undivided long run pays most. Court cards pay in a rainbow, too, but not in a set."""
    rules = setup("sequence").rules
    hand = parse_hand("4H 5H 6H 7H 8H 9H TH JH QH KH")
    assert best_split(rules, hand, rules.values.own).melds == (hand,)
    rules = setup("gin", ["rainbow=on"]).rules
    rules = replace(
        rules, bonuses=replace(rules.bonuses, runs=setup("sequence").rules.bonuses.runs)
    )
    hand = parse_hand("TS JH QC KD JC JD JS")
    best = splits_for(rules, hand, rules.values.own)[0]
    assert set(best.melds) == {parse_hand("TS JH QC KD"), parse_hand("JC JD JS")}


# Penalties (rules 7).


def test_the_loser_of_a_hand_books_deadwood_and_nobody_is_paid() -> None:
    rules = setup("gin500").rules
    assert rules.knock.scores is KnockScores.PENALTY
    lost = counted(rules, KNOCKER, CAUGHT, 20, "5S")
    assert (lost.winner, lost.booked, lost.points(0), lost.points(1)) == (0, 1, 0, 31)
    assert (
        printed(words.event(HandOver(lost), "Ada")) == "You win the hand. Ada is charged 31 points."
    )
    assert printed(result_words.to_whom(lost, "Ada")) == "Ada is charged"
    gin = counted(rules, KNOCKER.replace("4D", "QS"), CAUGHT, 20, "5S")
    assert (gin.outcome, gin.points(1)) == (Outcome.GIN, 31)
    void = HandResult(Outcome.VOID, None, None, lost.sides)
    assert not result_words.to_whom(void, "Ada")
    compared = setup("gin500", ["stock-end=compare"]).rules
    result = count_stock_end(compared, (parse_hand("AC"), parse_hand("3D")))
    assert (result.winner, result.points(1), result.points(0)) == (0, 3, 0)


def test_tens_and_court_cards_may_be_dearer() -> None:
    rules = setup("gin500", ["high-cards=20"]).rules
    lost = counted(rules, KNOCKER, CAUGHT, 20, "5S")
    assert lost.points(1) == 51
    assert "a ten or a face card 20" in text_of(setup("gin500", ["high-cards=20"]), printed)


def test_bonuses_belong_to_ordinary_scoring() -> None:
    for option in ("gin=25", "undercut=20", "rush=knock", "big-gin=35"):
        with raising(BadOption, "ordinary scoring"):
            setup("gin500", [option])
        setup("gin500", [option, "scoring=winner"])
    setup("gin500", ["big-gin=off"])


# Options.


@pytest.mark.parametrize(
    ("id", "option", "told", "not_told"),
    [
        ("gin", "knock=any", "with any amount of deadwood", "10 or less"),
        ("gin", "knock=upcard", "an ace makes it 1", "10 or less"),
        ("gin", "knock=upcard-gin", "if it's an ace, only gin", "10 or less"),
        ("gin", "rainbow=on", "Nothing can be added to a rainbow", ""),
        ("gin", "spades=on", "counts double", ""),
        ("gin", "rush=knock", "Gin and undercuts don't score", ""),
        ("gin", "rush=gin_too", "Gin scores these points too", ""),
        ("gin", "shot=on", "Gin, or a shot, scores", ""),
        ("rush", "rush-on-gin=on", "Gin scores these points too", "don't score these"),
        ("straight", "knocker-scores=opponent_total", "all of the other player's deadwood", ""),
        ("straight", "ending=gin-only", "There is no knocking", "any amount of deadwood"),
        ("fosdick", "knocker-scores=difference", "scores the difference. If", "all of the other"),
        ("oklahoma", "upcard-ace=gin-only", "if it's an ace, only gin", "an ace makes"),
        ("oklahoma", "extra-boxes=on", "an undercut counts as two hands", ""),
        ("oklahoma", "spades=off", "", "counts double"),
        (
            "sequence",
            "run-bonus=both",
            "both players score for their own melds",
            "the winner of the",
        ),
        ("sequence", "rainbow=on", "in runs or rainbows", ""),
        ("gin500", "scoring=winner", "first to reach 500 points wins", "penalty points"),
        ("indian", "knock=10", "is 10 or less", "any amount of deadwood"),
    ],
)
def test_a_rules_page_says_what_was_agreed(id: str, option: str, told: str, not_told: str) -> None:
    page = text_of(setup(id, [option]), printed).split("Where the rules vary")[0]
    assert told in page
    assert not not_told or not_told not in page


# Examples from the rules pages.


def example(id: str) -> str:
    page = text_of(setup(id), printed).splitlines()
    (found,) = (line for line in page if line.startswith("For example"))
    return found


STRAIGHT = ("AC 3C 5C 7C 9C JC KC 2D 4D 6D", "AH AS 3D 3S KD KS 8H 7S QD QS")
EXAMPLES = [
    ("straight", *STRAIGHT, 20, "2H", (57, 63, 6)),
    ("straight", *reversed(STRAIGHT), 20, "2H", (63, 57, 16)),
    ("oklahoma", KNOCKER, "KC KD KH 2C 3C 4C 5H 6S 5D TD", 20, "5S", (4, 26, 22, 44)),
    ("fosdick", KNOCKER, CAUGHT, 20, "5H", (4, 31)),
    ("rush", KNOCKER.replace("4D", "TD"), "4C 5C 6C 8D 8H 8S QD KC AD 2D", 30, "2S",
     (30, 10, 23, 13, 43)),
    ("rainbow", "5S 6H 7C 8D 9C 9D 9H JS QS KS", "TS 4H 9S KC KD KH 2C 2D 2H 5C", 20, "2S",
     (28, 48)),
    ("tedesco", KNOCKER.replace("4D", "5C"), "4D 5D 6D 8D 8H 8C QD JD AS 9C", 20, "6S",
     (5, 44, 39, 78)),
    ("indian", "AH 2H 3H 7C 7D 7H 9S TS JS QS KC KD KH 8D",
     "2C 2D 2S 5C 5D 5S 9C TC JC QC QD QH TD TH", 20, "2H", (8, 19, 11)),
    ("indian", "AH 2H 3H 7C 7D 7H 9S TS JS QS KC KD 4C 8D",
     "2C 2D 2S 5C 5D 5S 9C TC JC QC QD QH TD TH", 20, "2H", (32, 19, 23)),
    ("gin500", KNOCKER.replace("4D", "TD"), "4C 5C 6C 8D 8H 8S QD KC AD 2D", 20, "2S", (10, 23)),
    ("gin500", KNOCKER.replace("4D", "8D"), "KC KD KH 2C 3C 4C 5C 6S AC AD", 20, "2S", (8, 7)),
    ("sequence", "4H 5H 6H 7H 8H 9H TH JH QH KH", "2C 3C 4C 7D 7S 7C KC KD QS 9S", 20, "TD",
     (60, 20, 10, 3, 93)),
]  # fmt: skip


@pytest.mark.parametrize(("id", "mine", "theirs", "stock", "upcard", "numbers"), EXAMPLES)
def test_the_examples_of_the_pages_are_what_the_engine_counts(
    id: str, mine: str, theirs: str, stock: int, upcard: str, numbers: tuple[int, ...]
) -> None:
    result = counted(setup(id).rules, mine, theirs, stock, upcard)
    assert result.booked is not None
    counts = {result.sides[0].deadwood, result.sides[1].deadwood, result.points(result.booked)}
    counts |= {line.points for line in result.lines}
    counts |= {result.points(result.booked) // result.multiplier, stock}
    counts |= {abs(result.sides[0].deadwood - result.sides[1].deadwood)}
    assert set(numbers) <= counts
    assert result.points(result.booked) == max(numbers) or id in ("gin500", "straight", "indian"), (
        f"{id}: the largest number of its example is not the points, {result.points(result.booked)}"
    )
    told = example(id).replace(",", " ").replace(".", " ").replace(";", " ").split()
    assert {str(number) for number in numbers} <= set(told)


def test_the_example_of_a_shot_is_what_the_engine_counts() -> None:
    rules = setup("shot").rules
    melds, loose = melds_of("AH 2H 3H 4H|9C 9D 9H 9S"), parse_hand("5C 5D")
    ending = Ending(0, melds, loose, 10, None, gin=True, shot=True)
    other = best_side(rules, parse_hand("KS QS KC KD QC QD 2C 2D 7S 7D"))
    result = count_ending(rules, ending, other)
    assert (other.deadwood, result.points(0)) == (18, 38)
    assert "18 plus 20, which is 38" in example("shot")


# The opponents.


@pytest.mark.parametrize("id", ["straight", "indian"])
def test_without_a_limit_the_opponents_wait_for_less_than_they_are_dealt(id: str) -> None:
    rules = setup(id).rules
    first_turns = {1: 0, 3: 0}
    for level, made in ((1, Simple), (3, Heuristic)):
        for seed in range(20):
            table: Table = engine.start(rules, shuffled(seed), 0).table
            player: Player = made(seed)
            while table.phase is not Phase.OVER and not table.turns[1] and table.ending is None:
                seen = observe(table, table.turn)
                table = engine.apply(table, player.choose(seen)).table
            first_turns[level] += table.ending is not None
    assert first_turns[1] < 3
    assert first_turns[3] < 20


def test_taking_and_discarding_are_as_in_the_classic_game() -> None:
    """A card taken from the discard pile may not be discarded in the same turn."""
    for id in ("straight", "oklahoma", "rush", "shot", "rainbow", "tedesco", "indian", "gin500"):
        table = engine.start(setup(id).rules, shuffled(2), 0).table
        assert table.phase is Phase.UPCARD
        table = engine.apply(table, Take()).table
        seen = observe(table, table.turn)
        assert seen.drawn is not None
        assert reason(seen, Discard(seen.drawn)) is Reason.JUST_TAKEN
    for id in ("fosdick", "sequence"):
        table = engine.start(setup(id).rules, shuffled(2), 0).table
        assert (table.phase, table.turn) == (Phase.DRAW, 1)
        assert {Draw(), Take()} == set(engine.legal(observe(table, 1)))


def test_each_player_is_told_both_shots() -> None:
    sheet = sheet_after(setup("shot").rules, [])
    told = match_score.score(sheet, "Ada", setup("shot").rules, 1)
    assert printed(told).endswith("Your shot is gin only, Ada's gin only.")
    scored = replace(sheet.tracks[0], gains=((38, 40),), scores=((38, 40),))
    told = match_score.score(replace(sheet, tracks=(scored,)), "Ada", setup("shot").rules, 2)
    assert printed(told) == (
        "You 38, Ada 40. Hand 2, to 100. Your shot is three and eight, Ada's four."
    )


def test_gin_may_lay_down_the_card_just_taken_where_it_may_be_discarded() -> None:
    """A knock must meld the taken card; gin may discard it, as the rules page says."""
    rules = setup("tedesco", ["rediscard=on"]).rules
    table = engine.start(rules, shuffled(3), 1, (0, 0)).table
    hand = parse_hand("2H 3H 4H 7C 8C 9C JD JS JC JH")
    taken = Card.parse("KS")
    hands = (hand | taken.bit, 0)
    table = replace(table, phase=Phase.DISCARD, turn=0, hands=hands, drawn=taken, taken=True)
    seen = observe(table, 0)
    melds = (parse_hand("2H 3H 4H"), parse_hand("7C 8C 9C"), parse_hand("JD JS JC JH"))
    assert engine.why_not(seen, Gin(taken, melds)) is None
    found = [one for one in engine.legal(seen) if isinstance(one, Gin)]
    assert [(one.card, set(one.melds)) for one in found] == [(taken, set(melds))]
    page = text_of(setup("tedesco", ["rediscard=on"]), printed)
    assert "lay that card down" in page
    assert "lay that card down" not in text_of(setup("tedesco"), printed)
