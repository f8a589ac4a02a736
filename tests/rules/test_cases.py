"""Cases from the data file `cases.json` for Gin, the house game, Solitary Gin and Hollywood Gin."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gin.core.cards import Card, Hand, cards_of, mask_of, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.counting.scoring import (
    best_side,
    count_ending,
    count_solitary,
    count_stock_end,
    count_void,
    knock_limit,
    own_solver,
    points_of,
)  # fmt: skip
from gin.rules.match import first_dealer, next_dealer
from gin.rules.melds.arrangements import why_no_split
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.layoffs import best_layoff, can_lay_off
from gin.rules.model.actions import Action, BigGin, Discard, Draw, Gin, Knock, Pass, Take
from gin.rules.model.ending import Ending
from gin.rules.model.patches import Patch, patched
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table, observe
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import SheetRow
from gin.rules.sheets.points import game_end
from gin.variants.setups import setup
from tests.support.places import DATA

GAMES = {
    "std": "gin",
    "house": "house",
    "solitary": "solitary",
    "hollywood": "hollywood",
}
CASES = [
    case
    for case in json.loads((DATA / "cases.json").read_text())["cases"]
    if case["variant"] in GAMES
]
SLOTS = {
    "gin_bonus": "bonuses.gin",
    "big_gin_bonus": "bonuses.big_gin_points",
    "undercut_bonus": "bonuses.undercut",
    "knock_limit": "knock.limit",
    "big_gin": "bonuses.big_gin",
    "exhaustion": "exhaustion.ending",
    "stock_floor": "exhaustion.floor",
    "game_bonus": "format.game_bonus",
    "box_bonus": "format.box_bonus",
    "shutout": "format.shutout",
    "next_dealer": "dealers.next",
    "opening": "deal.opening",
    "eleven_first_knock": "deal.eleven_first_knock",
    "rediscard_taken": "pile.rediscard_taken",
    "goal": "solo.goal",
    "deals": "solo.deals",
    "target": "format.target",
    "late_start": "format.late_start",
}


def rules_for(case: dict[str, Any]) -> Rules:
    from gin.rules.model.rules import LateStart, NextDealer, Opening, Shutout, StockEnd, Tie

    rules = setup(GAMES[case["variant"]]).rules
    patch: dict[str, Any] = {}
    for name, value in case["options"].items():
        if name == "undercut_on_tie":
            patch["knock.tie"] = Tie.UNDERCUT if value else Tie.NOBODY
            continue
        kinds = {
            "exhaustion": StockEnd, "shutout": Shutout, "next_dealer": NextDealer,
            "opening": Opening, "late_start": LateStart,
        }  # fmt: skip
        patch[SLOTS[name]] = kinds[name](value) if name in kinds else value
    return patched(rules, [Patch(set=patch)])


def of_kind(*kinds: str) -> Any:
    found = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


def test_no_case_of_these_games_is_left_out() -> None:
    kinds = {case["kind"] for case in CASES}
    tested = {
        "deadwood", "best_discard", "meld_valid", "layoff_valid", "knock_check", "score_hand",
        "defence", "exhaustion", "turn_legality", "game_end", "next_dealer", "first_dealer",
        "deal", "hollywood_sheet", "solitary_score", "solitary_match",
    }  # fmt: skip
    assert kinds == tested
    assert len(CASES) == 106


@of_kind("deadwood")
def test_deadwood(case: dict[str, Any]) -> None:
    rules, hand = rules_for(case), parse_hand(case["input"]["hand"])
    solver = own_solver(rules)
    assert solver.deadwood(hand) == case["expect"]["deadwood"]
    found = {frozenset(split.melds) for split in solver.optimal(hand)}
    wanted = {frozenset(map(parse_hand, melds)) for melds in case["expect"]["optimal_meld_sets"]}
    assert wanted <= found


@of_kind("best_discard")
def test_best_discard(case: dict[str, Any]) -> None:
    hand = parse_hand(case["input"]["hand"])
    least, cards = own_solver(rules_for(case)).best_discards(hand)
    assert least == case["expect"]["min_deadwood"]
    assert set(cards) == {Card.parse(code) for code in case["expect"]["discards"]}
    can = own_solver(rules_for(case)).deadwood(hand) == 0
    assert can == case["expect"]["can_big_gin"]


@of_kind("meld_valid")
def test_meld_valid(case: dict[str, Any]) -> None:
    kind = meld_kind(parse_hand(case["input"]["cards"]), rules_for(case).melds)
    assert (kind is not None) == case["expect"]["valid"]
    assert (kind.value if kind is not None else None) == case["expect"]["type"]


@of_kind("layoff_valid")
def test_layoff_valid(case: dict[str, Any]) -> None:
    meld, card = parse_hand(case["input"]["meld"]), Card.parse(case["input"]["card"])
    assert can_lay_off(meld, card, rules_for(case).melds) == case["expect"]["legal"]


@of_kind("knock_check")
def test_knock_check(case: dict[str, Any]) -> None:
    rules = rules_for(case)
    loose = parse_hand(case["input"]["unmatched_before_discard"])
    left = points_of(loose & ~Card.parse(case["input"]["discard"]).bit, rules.values.own)
    assert left == case["expect"]["deadwood"]
    limit = knock_limit(rules, None)
    assert limit is not None
    assert (left <= limit) == case["expect"]["legal"]


def scored(case: dict[str, Any]) -> tuple[bool, HandResult, Ending]:
    rules, given = rules_for(case), case["input"]
    hand = parse_hand(given["knocker_hand"])
    if "knocker_melds" in given:
        melds = tuple(map(parse_hand, given["knocker_melds"]))
    else:
        melds = own_solver(rules).best(hand).melds
    assert why_no_split(hand, melds, rules.melds) is None
    loose = hand & ~sum(melds)
    deadwood = points_of(loose, rules.values.own)
    big = hand.bit_count() == rules.deal.cards + 1
    ending = Ending(0, melds, loose, deadwood, None, gin=deadwood == 0, big=big)
    limit = knock_limit(rules, None)
    legal = limit is None or deadwood <= limit
    other = parse_hand(given["opponent_hand"])
    if deadwood == 0:
        side = best_side(rules, other)
    else:
        plan = best_layoff(other, melds, rules.melds, rules.values.caught)
        side = Side(plan.melds, plan.loose, plan.deadwood, plan.layoffs)
    return legal, count_ending(rules, ending, side), ending


@of_kind("score_hand", "defence")
def test_score_hand(case: dict[str, Any]) -> None:
    legal, result, ending = scored(case)
    expect = case["expect"]
    assert legal == expect["legal"]
    if not legal:
        assert expect["result"] == "illegal_knock"
        return
    assert ending.deadwood == expect["knocker_deadwood"]
    assert result.sides[1].deadwood == expect["opponent_deadwood"]
    assert result.outcome.value == expect["result"]
    winner = {None: None, "knocker": 0, "opponent": 1}[expect["winner"]]
    assert result.winner == winner
    assert (0 if winner is None else result.points(winner)) == expect["points"]
    bonuses = {
        line.kind.value: line.points
        for line in result.lines
        if line.kind.value in ("gin", "big_gin", "undercut")
    }
    assert bonuses == expect["bonuses"]
    if "naive_opponent_deadwood" in expect:
        assert expect["naive_opponent_deadwood"] > result.sides[1].deadwood


@of_kind("exhaustion")
def test_exhaustion(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    over = case["input"]["stock_left"] <= rules.exhaustion.floor
    assert over == expect["hand_over"]
    # The engine must agree about whether a discard ends the hand.
    assert _ends_after_discard(rules, case["input"]["stock_left"]) == over
    if not over:
        return
    if "hands" in case["input"]:
        hands = tuple(map(parse_hand, case["input"]["hands"]))
        count = count_void if rules.exhaustion.ending.value == "void" else count_stock_end
        result = count(rules, hands)
        assert result.winner == expect["winner"]
        points = 0 if result.winner is None else result.points(result.winner)
        assert points == expect["points"]
        if "deadwood" in expect:
            assert [side.deadwood for side in result.sides] == expect["deadwood"]
        assert not any(side.laid_off for side in result.sides)
    if expect.get("same_dealer_redeals"):
        assert next_dealer(rules, 1, None) == 1
    if "deadwood" in case["input"]:
        assert len(set(case["input"]["deadwood"])) == 1
        equal = parse_hand("AH 5C"), parse_hand("AS 5D")
        assert count_stock_end(rules, equal).winner is expect["winner"]


def _ends_after_discard(rules: Rules, stock_left: int) -> bool:
    table = _after_opening(rules)
    spare = table.stock[: len(table.stock) - stock_left]
    table = _with(table, stock=table.stock[len(spare) :], discards=(*spare, *table.discards))
    table = engine.apply(table, Take()).table
    card = next(c for c in cards_of(table.hands[table.turn]) if c != table.drawn)
    return engine.apply(table, Discard(card)).table.phase is Phase.OVER


def _with(table: Table, **changes: Any) -> Table:
    from msgspec.structs import replace

    return replace(table, **changes)


def _after_opening(rules: Rules) -> Table:
    table = engine.start(rules, shuffled(11), 0, (0,) * rules.seats).table
    if table.phase is Phase.UPCARD:
        table = engine.apply(table, Pass()).table
        table = engine.apply(table, Pass()).table
    if table.phase is Phase.DRAW and rules.seats == 2:
        table = engine.apply(table, Draw()).table
        card = next(c for c in cards_of(table.hands[table.turn]) if c != table.drawn)
        table = engine.apply(table, Discard(card)).table
    return table


@of_kind("turn_legality")
def test_turn_legality(case: dict[str, Any]) -> None:
    given, expect = case["input"], case["expect"]["legal"]
    rules = rules_for(case)
    if case["variant"] == "solitary":
        assert _solitary_legality(rules, given) == expect
        return
    table, action = _situation(rules, given)
    assert (engine.why_not(observe(table, table.turn), action) is None) == expect


def _situation(rules: Rules, given: dict[str, Any]) -> tuple[Table, Action]:
    word = given["action"].split()[0]
    if given.get("opening") == "eleven_card":
        table = engine.start(rules, shuffled(11), 0).table
        if given["turn"] == 2:
            table = engine.apply(table, Discard(cards_of(table.hands[1])[0])).table
        card = cards_of(table.hands[table.turn])[0]
        if word == "knock":
            hand = parse_hand("AC 2C 3C 5D 6D 7D 9H TH JH 4S KS")
            table = _with(table, hands=(table.hands[0], hand))
            return table, Knock(
                Card.parse("KS"), own_solver(rules).best(hand ^ Card.parse("KS").bit).melds
            )
        return table, {"draw_stock": Draw(), "take_discard": Take()}.get(word, Discard(card))
    table = engine.start(rules, shuffled(11), 0).table
    match given["phase"]:
        case "upcard":
            if given["player"] == "dealer":
                table = engine.apply(table, Pass()).table
        case "first_draw_after_two_passes":
            table = engine.apply(engine.apply(table, Pass()).table, Pass()).table
        case "discard":
            table = _after_opening(rules)
            table = engine.apply(table, Take() if given["drew"] == "take_discard" else Draw()).table
            assert table.drawn is not None
            return table, Discard(table.drawn)
        case "draw":
            table = _after_opening(rules)
            hand = parse_hand("AC 2C 3C 5D 6D 7D 9H TH JH 4S")
            hands = [0, 0]
            hands[table.turn] = hand
            return _with(table, hands=tuple(hands)), Knock(
                Card.parse("4S"), tuple(map(parse_hand, ("AC 2C 3C", "5D 6D 7D", "9H TH JH")))
            )
        case phase:
            raise AssertionError(phase)
    return table, {"draw_stock": Draw(), "take_discard": Take(), "pass": Pass()}[word]


def _solitary_legality(rules: Rules, given: dict[str, Any]) -> bool:
    table = engine.start(rules, shuffled(11), 0, (0,)).table
    for _ in range(given["turn"] - 1):
        if table.phase is Phase.OVER:
            break
        table = engine.apply(table, Draw()).table
        table = engine.apply(table, Discard(cards_of(table.hands[0])[0])).table
    match given["action"]:
        case "draw":
            return engine.why_not(observe(table, 0), Draw()) is None
        case "discard drawn card":
            table = engine.apply(table, Draw()).table
            assert table.drawn is not None
            return engine.why_not(observe(table, 0), Discard(table.drawn)) is None
        case "count_discards":
            return len(observe(table, 0).discards) == given["turn"] - 1
    raise AssertionError(given["action"])


@of_kind("game_end")
def test_game_end(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    scores = case["input"]["hand_scores"]
    running = (sum(scores[0]), sum(scores[1]))
    boxes = (len(scores[0]), len(scores[1]))
    rows: tuple[SheetRow, ...] = ()
    reached = [seat for seat in (0, 1) if running[seat] >= rules.format.target]
    assert reached == [expect["winner"]]
    sheet = game_end(rules, rows, running, boxes, expect["winner"])
    assert list(sheet.running) == expect["hand_points"]
    assert list(sheet.totals) == expect["totals"]
    assert sheet.margin == expect["margin"]
    assert sheet.shutout == expect["shutout"]


@of_kind("next_dealer")
def test_next_dealer(case: dict[str, Any]) -> None:
    given = case["input"]
    dealer = next_dealer(rules_for(case), given["dealer"], given["hand_winner"])
    assert dealer == case["expect"]["dealer"]


@of_kind("first_dealer")
def test_first_dealer(case: dict[str, Any]) -> None:
    first, second = map(Card.parse, case["input"]["draws"])
    assert first_dealer((first, second)) == case["expect"]["dealer"]


@of_kind("deal")
def test_deal(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    table = engine.start(rules, shuffled(1), 0, (0,) * rules.seats).table
    assert len(table.stock) == expect["stock"]
    assert len(table.discards) == expect["upcard"]
    if "cards_each" in expect:
        assert {hand.bit_count() for hand in table.hands} == {expect["cards_each"]}
    else:
        assert [h.bit_count() for h in table.hands] == [expect["dealer"], expect["nondealer"]]


@of_kind("solitary_score")
def test_solitary_score(case: dict[str, Any]) -> None:
    hand: Hand = parse_hand(case["input"]["hand"])
    result = count_solitary(rules_for(case), hand)
    assert result.points(0) == case["expect"]["score"]
    assert (result.outcome is Outcome.SOLO_GIN) == case["expect"]["gin"]


@of_kind("solitary_match")
def test_solitary_match(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    side = Side((), mask_of(()), 0)
    results = [
        HandResult(
            Outcome.SOLO_GIN if points < 0 else Outcome.SOLO_LOOSE, 0, 0 if points < 0 else None,
            (side,), (ScoreLine(LineKind.LOOSE_TENS, 0, points),),
        )
        for points in case["input"]["deal_scores"]
    ]  # fmt: skip
    sheet = sheet_after(rules, results)
    assert sheet.over
    assert sheet.running == (expect["total"],)
    assert (sheet.winner == 0) == expect["win"]
    if "perfect" in expect:
        assert (sheet.boxes == (rules.solo.deals,)) == expect["perfect"]


def won(winner: int, points: int, outcome: Outcome = Outcome.KNOCK) -> HandResult:
    line = ScoreLine(LineKind.CAUGHT, winner, points)
    return HandResult(outcome, winner, winner, (), (line,) if points else ())


@of_kind("hollywood_sheet")
def test_hollywood_sheet(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    results: list[HandResult] = []
    for hand, snapshot in zip(case["input"]["wins"], expect["snapshots"], strict=False):
        results.append(won(hand["winner"], hand["points"]))
        sheet = sheet_after(rules, results)
        assert [[track.now[seat] for track in sheet.tracks] for seat in (0, 1)] == snapshot
    assert [[track.now[seat] for track in sheet.tracks] for seat in (0, 1)] == expect["columns"]
    assert [track.closed_by for track in sheet.tracks] == expect["column_winners"]
    assert sheet.over == expect["game_over"]
    assert sheet.winner == expect["winner"]


def test_an_impossible_end_is_refused_by_the_engine() -> None:
    rules = setup("gin", ["big-gin=off"]).rules
    table = engine.apply(_after_opening(rules), Draw()).table
    seen = observe(table, table.turn)
    for action in (BigGin(()), Gin(cards_of(seen.hand)[0], ()), Knock(cards_of(seen.hand)[0], ())):
        assert engine.why_not(seen, action) is not None
