"""Cases from the data file `cases.json` for games that change the rules of a hand."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from gin.core.cards import Card, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.counting.premiums import multiplier
from gin.rules.counting.scoring import (
    best_side,
    best_split,
    count_ending,
    knock_limit,
    own_solver,
    points_of,
)
from gin.rules.counting.shots import is_shot, shot_ranks
from gin.rules.melds.arrangements import why_no_split
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.layoffs import best_layoff, can_lay_off
from gin.rules.model.actions import Gin, Knock
from gin.rules.model.ending import Ending
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.patches import Patch, patched
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import Bonuses, KnockScores, LimitFrom, Rules, RunBonus, Rush
from gin.rules.model.table import Table, observe
from gin.rules.sheets import sheet_after
from gin.rules.sheets.points import boxes_for, game_end
from gin.variants.setups import setup
from tests.support.places import DATA

GAMES = {
    "straight": "straight",
    "oklahoma": "oklahoma",
    "fosdick": "fosdick",
    "gin_rush": "rush",
    "gin_shot": "shot",
    "gin_rainbow": "rainbow",
    "tedesco": "tedesco",
    "indian": "indian",
    "gin500": "gin500",
    "sequence": "sequence",
}
CASES = [
    case
    for case in json.loads((DATA / "cases.json").read_text())["cases"]
    if case["variant"] in GAMES
]
SLOTS = {
    "gin_bonus": "bonuses.gin",
    "big_gin_bonus": "bonuses.big_gin_points",
    "big_gin": "bonuses.big_gin",
    "undercut_bonus": "bonuses.undercut",
    "spade_double": "bonuses.spades_double",
    "extra_boxes": "format.extra_boxes",
    "target": "format.target",
    "game_bonus": "format.game_bonus",
    "box_bonus": "format.box_bonus",
}
SAID = {
    "undercut_on_tie": (True,),
    "ace_caught": (15,),
    "scoring": ("loser_penalty", "penalty"),
    "bonuses": (False,),
    "shutout": ("plus_100",),
    "knock_scores": ("opponent_total",),
    "bonus_to": ("winner",),
}
"""Options that cases state although the game's own rules already say the same."""


def patch_for(case: dict[str, Any]) -> Patch:
    chosen: dict[str, Any] = {}
    kinds: frozenset[MeldKind] = frozenset()
    options = case["options"]
    for name, value in options.items():
        if name in SAID:
            assert value in SAID[name]
        elif name == "knock_limit":
            # The other games get their limit from the upcard; `upcard_of` turns up a ten for them.
            if case["variant"] in ("gin_rush", "gin_shot", "gin_rainbow", "indian", "straight"):
                none = value is None
                chosen["knock.limit_from"] = LimitFrom.NONE if none else LimitFrom.FIXED
                chosen |= {} if none else {"knock.limit": value}
        elif name == "ace_upcard":
            chosen["knock.upcard_ace"] = {"one": 1, "gin_only": 0}[value]
        elif name in ("rush", "rush_on_gin"):
            on_gin = options.get("rush_on_gin", False)
            chosen["bonuses.rush"] = Rush.GIN_TOO if on_gin else Rush.KNOCK
        elif name == "rainbow":
            kinds = frozenset({MeldKind.RAINBOW})
        elif case["variant"] in ("fosdick", "sequence") and name.startswith("big_gin"):
            # These games call eleven melded cards gin, because a player may keep the discard.
            assert options["big_gin"] is True
            assert options["big_gin_bonus"] == options["gin_bonus"]
        else:
            chosen[SLOTS[name]] = value
    return Patch(set=chosen, add={"melds.kinds": kinds} if kinds else {})


def rules_for(case: dict[str, Any]) -> Rules:
    rules = patched(setup(GAMES[case["variant"]]).rules, [patch_for(case)])
    said = case["options"]
    if "knock_scores" in said:
        assert rules.knock.scores is KnockScores.OPPONENT_TOTAL
    if "bonus_to" in said:
        assert rules.bonuses.runs is RunBonus.WINNER
    if "ace_caught" in said:
        assert (rules.values.own[0], rules.values.caught[0]) == (1, 15)
    return rules


def of_kind(*kinds: str) -> Any:
    found = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


def test_no_case_of_these_games_is_left_out() -> None:
    assert {case["kind"] for case in CASES} == {
        "deadwood", "meld_valid", "layoff_valid", "score_hand", "defence", "upcard_limit",
        "turn_legality", "shot_ranks", "shot_score", "penalty_hand", "game_over", "game_end",
        "boxes", "deal",
    }  # fmt: skip
    assert len(CASES) == 106


@of_kind("deadwood")
def test_deadwood(case: dict[str, Any]) -> None:
    rules, hand = rules_for(case), parse_hand(case["input"]["hand"])
    solver = own_solver(rules)
    assert solver.deadwood(hand) == case["expect"]["deadwood"]
    found = {frozenset(split.melds) for split in solver.optimal(hand)}
    wanted = {frozenset(map(parse_hand, melds)) for melds in case["expect"]["optimal_meld_sets"]}
    assert wanted <= found


@of_kind("meld_valid")
def test_meld_valid(case: dict[str, Any]) -> None:
    kind = meld_kind(parse_hand(case["input"]["cards"]), rules_for(case).melds)
    assert (kind is not None) == case["expect"]["valid"]
    assert (kind.value if kind is not None else None) == case["expect"]["type"]


@of_kind("layoff_valid")
def test_layoff_valid(case: dict[str, Any]) -> None:
    meld, card = parse_hand(case["input"]["meld"]), Card.parse(case["input"]["card"])
    assert can_lay_off(meld, card, rules_for(case).melds) == case["expect"]["legal"]


@of_kind("upcard_limit")
def test_upcard_limit(case: dict[str, Any]) -> None:
    rules, upcard, expect = rules_for(case), Card.parse(case["input"]["upcard"]), case["expect"]
    assert knock_limit(rules, upcard) == expect["knock_limit"]
    assert multiplier(rules, upcard) == expect["multiplier"]
    if "gin_only" in expect:
        assert (knock_limit(rules, upcard) == 0) == expect["gin_only"]


def upcard_of(case: dict[str, Any]) -> Card | None:
    if "upcard" in case["input"]:
        return Card.parse(case["input"]["upcard"])
    return Card.parse("TD") if case["options"].get("knock_limit") == 10 else None


def counted(case: dict[str, Any], rules: Rules, score: int = 0) -> tuple[bool, HandResult, Ending]:
    given, values = case["input"], rules.values
    hand, other = parse_hand(given["knocker_hand"]), parse_hand(given["opponent_hand"])
    if "knocker_melds" in given:
        melds = tuple(map(parse_hand, given["knocker_melds"]))
    else:
        melds = best_split(rules, hand, values.own).melds
    assert why_no_split(hand, melds, rules.melds) is None
    loose = hand & ~sum(melds)
    deadwood = points_of(loose, values.own)
    all_cards = hand.bit_count() == rules.deal.cards + 1
    shot = is_shot(rules, score, loose)
    big = all_cards and rules.bonuses.big_gin and not loose
    ending = Ending(0, melds, loose, deadwood, None, not loose or shot, big, shot, all_cards)
    upcard = upcard_of(case)
    limit = knock_limit(rules, upcard)
    legal = ending.gin or limit is None or deadwood <= limit
    if ending.gin:
        side = best_side(rules, other)
    else:
        plan = best_layoff(other, melds, rules.melds, values.caught)
        side = Side(plan.melds, plan.loose, plan.deadwood, plan.layoffs)
    stock = given.get("stock_remaining", 25)
    return legal, count_ending(rules, ending, side, stock, upcard), ending


NAMES = {LineKind.LONG_RUN: "long_sequence", LineKind.COURTS: "face_cards"}


def bonuses_of(case: dict[str, Any], result: HandResult) -> dict[str, int]:
    named = (LineKind.GIN, LineKind.BIG_GIN, LineKind.UNDERCUT, LineKind.RUSH, *NAMES)
    found = {
        NAMES.get(line.kind, line.kind.value): line.points
        for line in result.lines
        if line.kind in named
    }
    if case["variant"] == "sequence":
        found = {"long_sequence": 0, "face_cards": 0} | found
    return found | ({"multiplier": result.multiplier} if result.multiplier > 1 else {})


@of_kind("score_hand", "defence")
def test_score_hand(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    legal, result, ending = counted(case, rules)
    assert legal == expect["legal"]
    assert ending.deadwood == expect["knocker_deadwood"]
    if not legal:
        assert expect["result"] == "illegal_knock"
        return
    assert result.sides[1].deadwood == expect["opponent_deadwood"]
    assert result.outcome.value == expect["result"]
    assert result.winner == {"knocker": 0, "opponent": 1}[expect["winner"]]
    assert result.points(result.winner) == expect["points"]
    assert result.points(1 - result.winner) == 0
    assert bonuses_of(case, result) == expect["bonuses"]
    assert result.multiplier == case["input"].get("score_multiplier", 1)
    if "naive_opponent_deadwood" in expect:
        assert expect["naive_opponent_deadwood"] > result.sides[1].deadwood


@of_kind("shot_ranks")
def test_shot_ranks(case: dict[str, Any]) -> None:
    ranks = [rank + 1 for rank in shot_ranks(case["input"]["score"])]
    assert ranks == case["expect"]["deadwood_ranks"]
    assert len(ranks) == case["expect"]["cards"]
    assert bool(ranks) == case["expect"]["distinct_from_gin"]


@of_kind("shot_score")
def test_shot_score(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    legal, result, ending = counted(case, rules, case["input"]["player_score"])
    assert legal
    assert (result.outcome is Outcome.SHOT) == expect["is_shot"]
    assert ending.loose == parse_hand(" ".join(expect["deadwood_cards"]))
    assert result.winner == 0
    assert result.points(0) == expect["points"]
    assert result.sides[1].deadwood == expect["opponent_deadwood"]
    assert result.sides[1].laid_off == ()
    assert bonuses_of(case, result) == expect["bonuses"]


@of_kind("penalty_hand")
def test_penalty_hand(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    legal, result, _ = counted(case, rules)
    assert legal
    loser = {"knocker": 0, "opponent": 1}[expect["loser"]]
    assert (result.booked, result.winner) == (loser, 1 - loser)
    assert (result.points(loser), result.points(1 - loser)) == (expect["penalty"], 0)


def hand_of(seat: int, points: int) -> HandResult:
    sides = (Side((), 0, 0), Side((), 0, 0))
    return HandResult(Outcome.KNOCK, seat, seat, sides, (ScoreLine(LineKind.CAUGHT, seat, points),))


@of_kind("game_over")
def test_game_over(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    results = [hand_of(seat, points) for seat, points in enumerate(case["input"]["scores"])]
    sheet = sheet_after(rules, results)
    assert sheet.over == expect["over"]
    assert sheet.winner == expect.get("winner")


def test_whoever_reaches_the_target_of_penalties_loses() -> None:
    """(Rules 7, Gin Rummy 500.) With ordinary scoring, the same player wins."""
    results = [hand_of(1, 300), hand_of(0, 500)]
    sheet = sheet_after(setup("gin500").rules, results)
    assert (sheet.over, sheet.winner, sheet.margin) == (True, 1, 200)
    sheet = sheet_after(setup("gin500", ["scoring=winner"]).rules, results)
    assert (sheet.over, sheet.winner, sheet.margin) == (True, 0, 200)


@of_kind("game_end")
def test_game_end(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    scores = case["input"]["hand_scores"]
    running, boxes = (sum(scores[0]), sum(scores[1])), (len(scores[0]), len(scores[1]))
    sheet = game_end(rules, (), running, boxes, expect["winner"])
    assert list(sheet.totals) == expect["totals"]
    assert sheet.margin == expect["margin"]
    assert sheet.shutout == expect["shutout"]


@of_kind("boxes")
def test_extra_boxes(case: dict[str, Any]) -> None:
    rules = rules_for(case)
    result = replace(hand_of(0, 1), outcome=Outcome(case["input"]["result"]))
    assert boxes_for(rules, result) == 1 + case["expect"]["extra_boxes"]


def test_undercut_brings_a_box_more_and_gin_two() -> None:
    """(Rules 7, Oklahoma.) A spade doubles boxes only with the option `boxes-double`."""
    rules = setup("oklahoma", ["extra-boxes=on"]).rules
    doubled = setup("oklahoma", ["extra-boxes=on", "boxes-double=on"]).rules
    for outcome, boxes in ((Outcome.UNDERCUT, 2), (Outcome.GIN, 3), (Outcome.BIG_GIN, 3)):
        result = replace(hand_of(0, 1), outcome=outcome, multiplier=2)
        assert boxes_for(rules, result) == boxes
        assert boxes_for(doubled, result) == 2 * boxes
        assert boxes_for(setup("oklahoma").rules, result) == 1


@of_kind("deal")
def test_deal(case: dict[str, Any]) -> None:
    table = engine.start(rules_for(case), shuffled(1), 0).table
    assert len(table.stock) == case["expect"]["stock"]
    assert len(table.discards) == case["expect"]["upcard"]
    assert {hand.bit_count() for hand in table.hands} == {case["expect"]["cards_each"]}


def after_drawing(rules: Rules, hand: str, drawn: str, *, taken: bool, upcard: str) -> Table:
    table = engine.start(rules, shuffled(11), 0).table
    card = Card.parse(drawn)
    return replace(
        table,
        phase=Phase.DISCARD,
        turn=1,
        hands=(table.hands[0], parse_hand(hand)),
        discards=(),
        upcard=Card.parse(upcard),
        drawn=card,
        taken=taken,
    )


@of_kind("turn_legality")
def test_turn_legality(case: dict[str, Any]) -> None:
    """A knock must meld a card that was taken from the discard pile."""
    rules, given = rules_for(case), case["input"]
    taken = given["drew"] == "take_discard"
    gin = given["action"] == "gin"
    melded = given["declared_melds_contain_taken"]
    ace = "AC 2C 3C" if melded else "AC"
    rest = "7D 8D 9D TD 5S 5H 5C KH" if gin else "7D 8D 9D 5S 5H 5C 2H KH"
    rest += "" if melded else " KC KD"
    table = after_drawing(rules, f"{ace} {rest}", "AC", taken=taken, upcard="6D")
    seen = observe(table, 1)
    discard = Card.parse("KH")
    if not melded:
        discard = Card.parse("2H")
    melds = tuple(map(parse_hand, ("5C 5S 5H", "7D 8D 9D TD" if gin else "7D 8D 9D")))
    melds += (parse_hand("AC 2C 3C"),) if melded else (parse_hand("KC KD KH"),)
    melds = tuple(sorted(melds, key=lambda meld: meld & -meld))
    action = Gin(discard, melds) if gin else Knock(discard, melds)
    assert (engine.why_not(seen, action) is None) == case["expect"]["legal"]
    assert (action in engine.legal(seen)) == case["expect"]["legal"]


def test_bonuses_of_these_games_are_those_of_the_classic_game() -> None:
    for id in ("straight", "oklahoma", "rush", "shot", "rainbow", "tedesco", "indian"):
        bonuses = setup(id).rules.bonuses
        assert (bonuses.gin, bonuses.for_big_gin, bonuses.undercut) == (20, 31, 10)
        assert bonuses.big_gin
    assert setup("fosdick").rules.bonuses == replace(
        Bonuses(), big_gin=False, big_gin_points=None, undercut=20
    )
