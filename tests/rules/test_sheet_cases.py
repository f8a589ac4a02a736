"""Cases from the data file `cases.json` for games that change the score sheet and the match."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from gin.core.cards import SUIT_LETTERS, Suit, cards_of, mask_of, mask_union, parse_hand
from gin.core.shuffle import shuffled
from gin.interface.commands import Command
from gin.messages.refusals import ONLY_TOP
from gin.present.input import questions
from gin.rules import engine
from gin.rules.counting.scoring import (
    best_side,
    count_ending,
    knock_limit,
    points_of,
    with_stake_die,
)
from gin.rules.counting.suits import open_suits, scoring_suits, ways
from gin.rules.match import next_dealer
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.layoffs import best_layoff
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Take,
)
from gin.rules.model.ending import Ending
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table, observe
from gin.rules.sheets import sheet_after
from gin.rules.sheets.pegs import award
from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.places import DATA

GAMES = {
    "color": "color",
    "gin_pro": "pro",
    "gin_race": "race",
    "gin_twofold": "twofold",
    "gin_dice": "dice",
}
CASES = [
    case
    for case in json.loads((DATA / "cases.json").read_text())["cases"]
    if case["variant"] in GAMES
]
KINDS = {
    "color_suits", "color_options", "color_score", "color_sheet", "deal", "dice", "game_over",
    "meld_valid", "next_dealer", "pro_award", "pro_match", "race", "turn_legality", "twofold",
}  # fmt: skip


def rules_for(case: dict[str, Any]) -> Rules:
    return setup(GAMES[case["variant"]]).rules


def of_kind(*kinds: str) -> Any:
    found = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


def suits_of(text: str) -> tuple[Suit, ...]:
    return tuple(Suit(SUIT_LETTERS.index(letter)) for letter in text)


def letters(suits: Any) -> str:
    return "".join(suit.letter for suit in sorted(suits))


def test_no_case_of_these_games_is_left_out() -> None:
    assert {case["kind"] for case in CASES} == KINDS
    assert len(CASES) == 59


def test_the_options_of_the_cases_are_the_defaults() -> None:
    rules = setup("color").rules
    assert rules.bonuses.gin == rules.bonuses.for_big_gin == 20
    assert rules.bonuses.undercut == 10 and not rules.bonuses.big_gin
    assert rules.knock.limit == 10 and rules.format.target == 100


@of_kind("color_suits")
def test_color_suits(case: dict[str, Any]) -> None:
    given, expect, rules = case["input"], case["expect"], rules_for(case)
    melds = tuple(map(parse_hand, given["melds"]))
    loose = parse_hand(given["deadwood"])
    assert letters(scoring_suits(melds, loose)) == expect["scoring_suits"]
    found = open_suits(rules, melds, loose, suits_of(given["closed_suits"]))
    assert letters(found) == expect["open_scoring_suits"]
    deadwood = points_of(loose, rules.values.own)
    assert deadwood == expect["deadwood_points"]
    limit = knock_limit(rules, None)
    assert limit is not None
    assert (bool(found) and deadwood <= limit) == expect["legal_to_end"]


@of_kind("color_options")
def test_color_options(case: dict[str, Any]) -> None:
    given, expect = case["input"], case["expect"]
    found = ways(
        rules_for(case),
        parse_hand(given["hand"]),
        given["knock_limit"],
        suits_of(given["closed_suits"]),
    )
    pairs = [{"deadwood": way.deadwood, "suits": letters(way.suits)} for way in found]
    assert sorted(pairs, key=str) == sorted(expect["deadwood_and_suits"], key=str)
    assert bool(found) == expect["legal"]


@of_kind("color_options")
def test_the_engine_offers_every_option(case: dict[str, Any]) -> None:
    given, expect = case["input"], case["expect"]
    table = holding(rules_for(case), parse_hand(given["hand"]), suits_of(given["closed_suits"]))
    seen = observe(table, table.turn)
    assert seen.drawn is not None
    kept_cards = seen.hand & ~seen.drawn.bit
    pairs = []
    for action in engine.legal(seen):
        if isinstance(action, Knock | Gin) and action.card == seen.drawn:
            assert engine.why_not(seen, action) is None
            loose = kept_cards & ~mask_union(action.melds)
            suits = open_suits(seen.rules, action.melds, loose, seen.closed)
            count = points_of(loose, seen.rules.values.own)
            pairs.append({"deadwood": count, "suits": letters(suits)})
    assert sorted(pairs, key=str) == sorted(expect["deadwood_and_suits"], key=str)


def holding(rules: Rules, hand: int, closed: tuple[Suit, ...] = ()) -> Table:
    table = engine.start(rules, shuffled(3), 0, (0, 0), closed).table
    for action in (Pass(), Pass()):
        table = engine.apply(table, action).table
    free = [card for card in reversed(shuffled(3)) if not hand & card.bit]
    hands = [mask_of(free[:10]), mask_of(free[:10])]
    hands[table.turn] = hand
    rest = free[10:]
    table = replace(table, hands=tuple(hands), stock=tuple(rest[1:]), discards=(rest[0],))
    return engine.apply(table, Draw()).table


@of_kind("color_score")
def test_color_score(case: dict[str, Any]) -> None:
    given, expect, rules = case["input"], case["expect"], rules_for(case)
    hand, other = parse_hand(given["knocker_hand"]), parse_hand(given["opponent_hand"])
    melds = tuple(map(parse_hand, given["knocker_melds"]))
    loose = hand & ~mask_union(melds)
    deadwood = points_of(loose, rules.values.own)
    suits = open_suits(rules, melds, loose, suits_of(given["closed_suits"]))
    limit = knock_limit(rules, None)
    assert limit is not None
    assert (bool(suits) and deadwood <= limit) == expect["legal"]
    if not expect["legal"]:
        return
    ending = Ending(0, melds, loose, deadwood, None, gin=not deadwood, suits=suits)
    if deadwood:
        plan = best_layoff(other, melds, rules.melds, rules.values.caught)
        side = Side(plan.melds, plan.loose, plan.deadwood, plan.layoffs)
    else:
        side = best_side(rules, other)
    result = count_ending(rules, ending, side)
    winner = {"knocker": 0, "opponent": 1}[expect["winner"]]
    assert (result.winner, result.outcome.value) == (winner, expect["result"])
    assert result.points(winner) == expect["points_per_suit"]
    assert letters(result.suits) == expect["suits"]
    assert (deadwood, side.deadwood) == (expect["knocker_deadwood"], expect["opponent_deadwood"])
    sheet = sheet_after(rules, [result])
    written = {track.measure.value[0].upper(): track.now[winner] for track in sheet.tracks}
    assert {suit: points for suit, points in written.items() if points} == expect["sheet"]


def won(
    winner: int | None, points: int, suits: str = "", outcome: Outcome = Outcome.KNOCK
) -> HandResult:
    if winner is None:
        return HandResult(Outcome.VOID, None, None, ())
    line = ScoreLine(LineKind.CAUGHT, winner, points)
    return HandResult(outcome, winner, winner, (), (line,), suits=suits_of(suits))


def hands_of(case: dict[str, Any]) -> list[HandResult]:
    return [
        won(hand["winner"], hand["points"], outcome=Outcome(hand["result"]))
        for hand in case["input"]["hands"]
    ]


@of_kind("pro_award")
def test_pro_award(case: dict[str, Any]) -> None:
    given, rules = case["input"], rules_for(case)
    assert rules.format.target == case["options"]["target"]
    assert rules.format.games == case["options"]["match"]
    assert award(rules.format.target, given["loser_points"]) == case["expect"]["games"]
    sheet = sheet_after(rules, [won(1, given["loser_points"]), won(0, given["winner_points"])])
    assert sheet.totals == (case["expect"]["games"], 0)
    assert sheet.running == (0, 0)


@of_kind("pro_match")
def test_pro_match(case: dict[str, Any]) -> None:
    rules = rules_for(case)
    results = []
    for game in case["input"]["games"]:
        winner = game["winner"]
        results += [won(1 - winner, game["loser_points"]), won(winner, 130)]
    sheet = sheet_after(rules, results)
    assert list(sheet.totals) == case["expect"]["tally"]
    assert (sheet.over, sheet.winner) == (case["expect"]["over"], case["expect"]["winner"])


@of_kind("race")
def test_race(case: dict[str, Any]) -> None:
    given, expect, options = case["input"], case["expect"], case["options"]
    roles = "points" if given["points_player"] == 0 else "deals"
    rules = setup("race", [f"roles={roles}"]).rules
    assert (rules.format.target, rules.format.deals) == (
        options["points_target"],
        options["deals_target"],
    )
    sheet = sheet_after(rules, hands_of(case))
    points, deals = sheet.tracks
    assert points.now[given["points_player"]] == expect["points"]
    assert deals.now[given["deals_player"]] == expect["deals"]
    assert (sheet.over, sheet.winner) == (expect["over"], expect["winner"])


class Spoken:
    def __init__(self, rules: Rules, first: int) -> None:
        self.table = engine.start(rules, shuffled(3), 1 - first).table

    def do(self, *actions: Action) -> None:
        for action in actions:
            self.table = engine.apply(self.table, action).table

    def until(self, seat: int, phases: tuple[Phase, ...]) -> None:
        while self.table.turn != seat or self.table.phase not in phases:
            match self.table.phase:
                case Phase.STAKE:
                    self.do(NoOffer())
                case Phase.UPCARD:
                    self.do(Pass())
                case Phase.DRAW:
                    self.do(Draw())
                case _:
                    seen = observe(self.table, self.table.turn)
                    discards = (a for a in engine.legal(seen) if isinstance(a, Discard))
                    self.do(next(discards))


@of_kind("dice")
def test_dice(case: dict[str, Any]) -> None:
    events, expect = case["input"]["events"], case["expect"]
    options = [f"refusal={case['options']['refusal'].removesuffix('_value')}"]
    rules = setup("dice", options).rules
    spoken = Spoken(rules, events[0]["p"])
    starts = (Phase.UPCARD, Phase.DRAW)
    for event in events:
        if "offer" in event:
            early = event["phase"] == "before_look"
            spoken.until(event["p"], (Phase.STAKE,) if early else starts)
            refusal = engine.why_not(observe(spoken.table, event["p"]), Offer(event["offer"]))
            assert (refusal is None) == (expect.get("legal", True) or event is not events[-1])
            if refusal is not None:
                wanted = {
                    "not owner": Reason.NOT_OWNER,
                    "cap 6": Reason.DIE_HIGHEST,
                    "no owner: only before looking": Reason.LOOKED,
                }
                assert refusal.reason is wanted[expect["reason"]]
                return
            spoken.do(Offer(event["offer"]))
        elif "reply" in event:
            assert spoken.table.turn == event["p"]
            spoken.do(Accept() if event["reply"] == "accept" else Refuse())
        else:
            played = won(event.get("winner"), 30, outcome=Outcome(event["result"]))
            played = replace(played, outcome=Outcome(event["result"]))
            result = with_stake_die(rules, played, spoken.table.stake)
            check_dice(rules, result, expect)
            return
    if spoken.table.result is not None:
        check_dice(rules, spoken.table.result, expect)
        assert expect["deal_over"]
        return
    stake = spoken.table.stake
    assert stake is not None
    assert (stake.die.value, stake.die.owner) == (expect["die"], expect["owner"])


def check_dice(rules: Rules, result: HandResult, expect: dict[str, Any]) -> None:
    assert result.winner == expect.get("winner")
    sheet = sheet_after(rules, [result])
    written = 0 if result.winner is None else sheet.tracks[0].now[result.winner]
    assert written == expect["deals_won"]
    assert sheet.die is None
    assert result.die is not None
    if "owner" in expect:
        assert (result.die.value, result.die.owner) == (expect["die"], expect["owner"])


@of_kind("twofold")
def test_twofold(case: dict[str, Any]) -> None:
    expect = case["expect"]
    sheet = sheet_after(rules_for(case), hands_of(case))
    assert [list(track.now) for track in sheet.tracks] == [expect["points"], expect["deals"]]
    assert (sheet.over, sheet.winner) == (expect["over"], expect["winner"])


@of_kind("color_sheet")
def test_color_sheet(case: dict[str, Any]) -> None:
    rules, expect = rules_for(case), case["expect"]
    results: list[HandResult] = []
    for event, closed in zip(case["input"]["events"], expect["closed_after_each"], strict=True):
        results.append(won(event["winner"], event["points"], event["suits"]))
        sheet = sheet_after(rules, results)
        assert letters(sheet.closed) == closed
    for seat in (0, 1):
        scores = {track.measure.value[0].upper(): track.now[seat] for track in sheet.tracks}
        assert scores == expect["scores"][seat]
    assert sheet.over == expect["game_over"]
    assert list(sheet.totals) == expect["totals"]
    assert sheet.winner == expect["winner"]


@of_kind("game_over")
def test_game_over(case: dict[str, Any]) -> None:
    rules, given = rules_for(case), case["input"]
    if "scores" in given:
        sheet = sheet_after(
            rules, [won(seat, points) for seat, points in enumerate(given["scores"])]
        )
        games, _ = sheet.totals
        assert (games > 0) == case["expect"]["over"]
        return
    results = [won(0, rules.format.target, given["closed"])]
    (left,) = (letter for letter in SUIT_LETTERS if letter not in given["closed"])
    results += [won(seat, points, left) for seat, points in enumerate(given["scores_open_suit"])]
    assert sheet_after(rules, results).over == case["expect"]["over"]


@of_kind("meld_valid")
def test_meld_valid(case: dict[str, Any]) -> None:
    kind = meld_kind(parse_hand(case["input"]["cards"]), rules_for(case).melds)
    assert (kind.value if kind is not None else None) == case["expect"]["type"]


@of_kind("deal")
def test_deal(case: dict[str, Any]) -> None:
    table = engine.start(rules_for(case), shuffled(1), 0).table
    assert {hand.bit_count() for hand in table.hands} == {case["expect"]["cards_each"]}
    assert len(table.stock) == case["expect"]["stock"]
    assert len(table.discards) == case["expect"]["upcard"]


@of_kind("next_dealer")
def test_next_dealer(case: dict[str, Any]) -> None:
    given = case["input"]
    dealer = next_dealer(rules_for(case), given["dealer"], given["hand_winner"])
    assert dealer == case["expect"]["dealer"]
    assert 1 - dealer == case["expect"]["first_player"]


@of_kind("turn_legality")
def test_turn_legality(case: dict[str, Any]) -> None:
    assert not case["expect"]["legal"]
    if case["input"]["action"] == "inspect_deeper_discard":
        session = Session.begin(Store.in_memory(), setup("color"), 1, 3)
        assert questions.answer(Command.DEEPER, session) == ONLY_TOP
        return
    rules = rules_for(case)
    table = holding(rules, parse_hand("7C 7D 7H 7S AC AD AH AS 2C 3C"))
    eleven = parse_hand("7C 7D 7H 7S AC AD AH AS 2C 3C 4C")
    hands = [table.hands[0], table.hands[1]]
    hands[table.turn] = eleven
    seen = observe(replace(table, hands=tuple(hands)), table.turn)
    melds = tuple(map(parse_hand, ("7C 7D 7H 7S", "AD AH AS", "AC 2C 3C 4C")))
    refusal = engine.why_not(seen, BigGin(melds))
    assert refusal is not None and refusal.reason is Reason.NO_BIG_GIN


def test_after_two_passes_the_first_player_takes_a_normal_turn() -> None:
    table = engine.start(setup("color").rules, shuffled(3), 0).table
    table = engine.apply(engine.apply(table, Pass()).table, Pass()).table
    assert table.phase is Phase.DRAW
    assert engine.why_not(observe(table, table.turn), Take()) is None
    assert cards_of(table.hands[table.turn])
