"""Cases from the data file `cases.json` for Skarney Gin and Colonel."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gin.core.cards import Card, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.counting.whole_hands import count_laying_stock_end, count_out
from gin.rules.flows.layouts import spread_after
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.model.actions import (
    Accept,
    Action,
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    Knock,
    LayOut,
    Refuse,
)
from gin.rules.model.laid_melds import Spread
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult, LineKind, Outcome
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table, observe
from gin.rules.sheets import sheet_after
from gin.variants.setups import setup
from tests.support.places import DATA
from tests.support.tables import layout, lying, reason

FILE = DATA / "cases.json"
CASES = [
    case
    for case in json.loads(FILE.read_text())["cases"]
    if case["variant"] in ("skarney", "colonel")
]
TESTED = {
    "game_over", "meld_valid", "layoff_valid", "contract", "action_legality", "turn_legality",
    "skarney_gin", "colonel_out", "exhaustion", "challenge", "deal",
}  # fmt: skip


def of_kind(*kinds: str) -> Any:
    found = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


def rules_of(case: dict[str, Any]) -> Rules:
    return setup(case["variant"]).rules


def test_no_case_of_these_games_is_left_out() -> None:
    assert {case["kind"] for case in CASES} == TESTED
    assert len(CASES) == 47


@of_kind("meld_valid")
def test_meld_valid(case: dict[str, Any]) -> None:
    kind = meld_kind(parse_hand(case["input"]["cards"]), rules_of(case).melds)
    assert (None if kind is None else kind.value) == case["expect"]["type"]


@of_kind("layoff_valid")
def test_layoff_valid(case: dict[str, Any]) -> None:
    meld, card = parse_hand(case["input"]["meld"]), Card.parse(case["input"]["card"])
    assert can_lay_off(meld, card, rules_of(case).melds) == case["expect"]["legal"]


@of_kind("contract")
def test_contract(case: dict[str, Any]) -> None:
    melds = case["input"]["melds"]
    table = lying(rules_of(case), " ".join([*melds, "8S 4H"]))
    assert (reason(table, layout(*melds)) is None) == case["expect"]["legal"]


@of_kind("action_legality", "turn_legality")
def test_legality(case: dict[str, Any]) -> None:
    table, action = situation(rules_of(case), case["input"])
    assert (reason(table, action) is None) == case["expect"]["legal"]


def situation(rules: Rules, given: dict[str, Any]) -> tuple[Table, Action]:
    said = given["action"]
    word, *rest = said.split()
    cards = [part.rstrip(",") for part in rest if len(part.rstrip(",")) == 2 and part != "to"]
    accepted = given.get("accepted_last_turn", given.get("accepted_last", ""))
    hand = given.get("hand", "7C 9D 2H")
    match word:
        case "draw_stock":
            drawing = given["phase"] == "draw" and Card.parse(accepted).rank != 0
            phase = Phase.DRAW if drawing else Phase.MELD
            return lying(rules, f"{hand} KD", phase=phase, accepted=accepted), Draw()
        case "proceed_to_meld":
            table = lying(rules, "5C 6D 7H KD", mine=("QC QD QH",), accepted=accepted)
            return table, layout("5C 6D 7H")
        case "layoff" if said == "layoff on opponent meld":
            return lying(rules, "8C KD", mine=("QC QD QH",), theirs=("5C 6C 7C",)), layout(on1="8C")
        case "layoff":
            codes = [
                part for part in said.replace(",", "").split() if part not in ("layoff", "then")
            ]
            table = lying(rules, " ".join([*codes, "2D"]), mine=(given["meld"],))
            return table, layout(on0=" ".join(codes))
        case "new_meld":
            table = lying(rules, hand, mine=("2C 2D 2H",), stock=2)
            return table, layout(hand)
        case "offer":
            stock = given.get("stock_left")
            table = lying(rules, hand, accepted=accepted, stock=stock)
            return table, HoldUp(Card.parse(cards[0]))
        case "discard":
            return lying(rules, hand), Discard(Card.parse(cards[0]))
        case "end_turn_without_offer":
            return lying(rules, hand), Done()
        case "knock":
            return lying(rules, hand), Knock(Card.parse("7C"), ())
        case "go" if "discarding" in said:
            return lying(rules, "7C"), Discard(Card.parse("7C"))
        case "go":
            return lying(rules, "8C", mine=("5C 6C 7C",)), layout(on0="8C")
        case _:
            raise AssertionError(f"no situation for {said!r}")


@of_kind("skarney_gin", "colonel_out")
def test_going_out(case: dict[str, Any]) -> None:
    rules, given, expect = rules_of(case), case["input"], case["expect"]
    spread = Spread()
    if given.get("opponent_contract_down"):
        spread = spread_after(spread, 1, (parse_hand("4C 4D 4H"),), (), rules.melds)
    hands = (0, parse_hand(given["opponent_hand"]))
    counted = count_out(rules, hands, spread, 0, Outcome.GIN)
    assert counted.points(0) == expect["points"]
    bonuses = sum(line.points for line in counted.lines if line.kind is not LineKind.CAUGHT)
    assert bonuses == sum(expect["bonuses"].values())
    assert counted.lines[0].points == expect.get("hand_value", expect["points"])


@of_kind("exhaustion")
def test_exhaustion(case: dict[str, Any]) -> None:
    rules, given, expect = rules_of(case), case["input"], case["expect"]
    if "hands" not in given:
        table = lying(rules, "7C 9D", stock=given["stock_left"])
        assert reason(table, HoldUp(Card.parse("7C"))) is None
        assert expect == {"hand_over": False}
        return
    hands = tuple(map(parse_hand, given["hands"]))
    counted = count_laying_stock_end(rules, hands, Spread())
    assert counted.winner == expect["winner"]
    assert counted.points(expect["winner"]) == expect["points"]
    assert [side.deadwood for side in counted.sides] == expect["totals"]


@of_kind("challenge")
def test_challenge(case: dict[str, Any]) -> None:
    rules, given, expect = rules_of(case), case["input"], case["expect"]
    own, other = given.get("hands", ["2C 3D", "KC 9D"])
    table = lying(rules, own, other=other, top="8S")
    table = engine.apply(table, Challenge(given["challenger"])).table
    answer = Accept() if given["reply"] == "accept" else Refuse()
    table = engine.apply(table, answer).table
    if "hand_continues" in expect:
        assert (table.result is None) == expect["hand_continues"]
        return
    counted = table.result
    assert counted is not None and counted.winner == expect["winner"]
    assert [side.deadwood for side in counted.sides] == expect["totals"]
    assert sum(line.points for line in counted.lines) == expect["points"]


@of_kind("deal")
def test_deal(case: dict[str, Any]) -> None:
    table = engine.start(rules_of(case), shuffled(1), 0).table
    expect = case["expect"]
    assert {hand.bit_count() for hand in table.hands} == {expect["cards_each"]}
    assert len(table.stock) == expect["stock"] and len(table.discards) == expect["upcard"]


@of_kind("game_over")
def test_game_over(case: dict[str, Any]) -> None:
    rules, scores = rules_of(case), case["input"]["scores"]
    results = [won(rules, seat, points) for seat, points in enumerate(scores)]
    assert sheet_after(rules, results).over == case["expect"]["over"]
    more = sheet_after(rules, [*results, won(rules, 0, rules.format.target)])
    assert more.over and more.winner == 0


def won(rules: Rules, seat: int, points: int) -> HandResult:
    from gin.rules.model.result import ScoreLine, Side

    sides = (Side((), 0, 0), Side((), 0, 0))
    del rules
    line = ScoreLine(LineKind.CAUGHT, seat, points)
    return HandResult(Outcome.OUT, seat, seat, sides, (line,), whole_hands=True)


def test_every_case_of_legality_is_tried_where_it_is_a_players_turn() -> None:
    for case in CASES:
        if case["kind"] in ("action_legality", "turn_legality"):
            table, action = situation(rules_of(case), case["input"])
            assert table.turn == 0 and observe(table, 0).turn == 0
            assert not isinstance(action, LayOut) or action.melds or action.added
