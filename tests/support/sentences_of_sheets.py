"""Independent checks of the rules pages' sentences about score sheets, the die and lay-outs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from gin.core.cards import Rank, Suit, cards_of
from gin.rules import engine
from gin.rules.model.actions import (
    Accept,
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    Knock,
    LayOut,
    Offer,
    Stop,
)
from gin.rules.model.events import Accepted, LaidOut, Refused, TookOffered
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import Roles, SheetKind
from gin.rules.model.table import observe
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import EndKind, Measure, Sheet, Track
from gin.variants.setups import next_round
from tests.support.evidence import Evidence
from tests.support.sentences_of_hands import every, kind, lines, offers

Args = dict[str, Any]
GAMES = (Measure.FIRST, Measure.SECOND, Measure.THIRD)
OF_SUITS = (Measure.SPADES, Measure.HEARTS, Measure.DIAMONDS, Measure.CLUBS)


def track(sheet: Sheet, measure: Measure) -> Track | None:
    return next((one for one in sheet.tracks if one.measure is measure), None)


def first_there(e: Evidence, measure: Measure, goal: int, *, loses: bool = False) -> bool | None:
    found = []
    for _, sheet in e.finals:
        one = track(sheet, measure)
        if one is None or any(mark not in (None, goal) for mark in one.goals):
            return False
        before = [score for score in one.scores[:-1] if max(score) >= goal]
        there = [seat for seat in (0, 1) if one.now[seat] >= goal]
        found.append(not before and bool(there) and sheet.winner is not None)
        if len(there) == 1 and sheet.winner is not None:
            found.append(sheet.winner == (1 - there[0] if loses else there[0]))
    return every(found)


def goal_points(e: Evidence, args: Args) -> bool | None:
    if e.rules.format.sheet is not SheetKind.POINTS:
        return None if e.rules.seats == 1 else False
    if not args["total"]:
        return first_there(e, Measure.POINTS, args["target"])
    found = []
    for _, sheet in e.finals:
        points = track(sheet, Measure.POINTS)
        assert points is not None
        there = [seat for seat in (0, 1) if points.now[seat] >= args["target"]]
        found.append(bool(there) and max(points.before) < args["target"])
        best = [seat for seat in (0, 1) if sheet.totals[seat] == max(sheet.totals)]
        found.append(sheet.winner in (best if len(best) == 1 else there))
    return every([*found, wins_behind(e, args) is False])


def wins_behind(e: Evidence, args: Args) -> bool | None:
    if e.rules.format.sheet is not SheetKind.POINTS or not e.rules.format.box_bonus:
        return None
    goal = args["target"]
    many = [hand_won(1, {1: 1})] * (goal - 1)
    sheet = sheet_after(e.rules, [*many, hand_won(0, {0: goal})])
    return sheet.totals[0] > sheet.totals[1] or (sheet.over and sheet.winner == 0)


def equal_totals(e: Evidence, args: Args) -> bool | None:
    form, goal = e.rules.format, args["target"]
    if form.sheet is not SheetKind.POINTS or form.target != goal:
        return False
    for count in range(2, goal):
        points = goal + form.box_bonus + form.game_bonus - count * form.box_bonus
        if count <= points < goal:
            few = [hand_won(1, {1: 1})] * (count - 1) + [hand_won(1, {1: points - count + 1})]
            sheet = sheet_after(e.rules, [*few, hand_won(0, {0: goal})])
            return sheet.totals[0] == sheet.totals[1] and sheet.winner == 0
    return None


def equal_totals_of_games(e: Evidence, args: Args) -> bool | None:
    form, goal = e.rules.format, e.rules.format.target
    if form.sheet is not SheetKind.THREE_GAMES or form.box_bonus or form.game_bonus:
        return None
    late = [hand_won(1, {1: 1})] * (2 if form.late_start.value == "literal" else 0)
    mine = [hand_won(0, {0: goal})] * 2
    sheet = sheet_after(e.rules, [*mine, *late, hand_won(1, {1: 2 * goal})])
    return len(set(sheet.totals)) == 1 and sheet.winner == 0


def both_reach(e: Evidence, args: Args) -> bool | None:
    found = []
    for won, mine, theirs in ((0, 5, 5), (1, 5, 5), (0, 3, 9), (1, 9, 3)):
        goal = e.rules.format.target
        both = hand_won(won, {0: goal + mine, 1: goal + theirs})
        sheet = sheet_after(e.rules, [both])
        higher = won if mine == theirs else 0 if mine > theirs else 1
        if args["total"]:
            found.append(end_line(sheet, EndKind.GAME)[1 - higher] == 0)
        else:
            found.append(sheet.winner == higher)
    if e.rules.format.target != args["target"]:
        return False
    return every(found)


def hand_won(winner: int, points: dict[int, int], suits: tuple[Suit, ...] = ()) -> HandResult:
    paid = tuple(ScoreLine(LineKind.CAUGHT, seat, count) for seat, count in points.items())
    side = Side((), 0, 0)
    return HandResult(Outcome.KNOCK, winner, winner, (side, side), paid, suits=suits)


def goal_three_games(e: Evidence, args: Args) -> bool | None:
    found = []
    for _, sheet in e.finals:
        games = [one for measure in GAMES if (one := track(sheet, measure)) is not None]
        won = [sum(one.closed_by == seat for one in games) for seat in (0, 1)]
        at = [max(one.now) >= args["target"] for one in games if one.closed_by is not None]
        found.append(len(games) == 3 and max(won) >= 2 and all(at))
        if args["all"]:
            found.append(sum(won) == 3 and sheet.winner is not None)
            found.append(sheet.totals[sheet.winner or 0] == max(sheet.totals))
        else:
            found.append(sheet.winner is not None and won[sheet.winner] >= 2)
    return every(found)


def goal_suits(e: Evidence, args: Args) -> bool | None:
    found = []
    for _, sheet in e.finals:
        suits = [one for measure in OF_SUITS if (one := track(sheet, measure)) is not None]
        found.append(len(suits) == 4 and all(max(one.now) >= args["target"] for one in suits))
        mine, theirs = (sum(one.now[seat] for one in suits) for seat in (0, 1))
        if mine != theirs:
            found.append(sheet.winner == (0 if mine > theirs else 1))
    return every(found)


def goal_games(e: Evidence, args: Args) -> bool | None:
    found = [first_there(e, Measure.GAMES, args["games"])]
    for _, sheet in e.finals:
        points = track(sheet, Measure.POINTS)
        found.append(points is not None and points.goals == (args["target"],) * 2)
    return every(found)


def goal_twofold(e: Evidence, args: Args) -> bool | None:
    found = []
    for _, sheet in e.finals:
        points, deals = track(sheet, Measure.POINTS), track(sheet, Measure.DEALS)
        if points is None or deals is None or sheet.winner is None:
            return False
        done = [
            [
                seat
                for seat in (0, 1)
                if points.scores[hand][seat] >= args["target"]
                and deals.scores[hand][seat] >= args["deals"]
            ]
            for hand in range(len(points.scores))
        ]
        found.append(not any(done[:-1]) and done[-1] == [sheet.winner])
    return every(found)


def goal_race(e: Evidence, args: Args) -> bool | None:
    found = []
    for _, sheet in e.finals:
        points, deals = track(sheet, Measure.POINTS), track(sheet, Measure.DEALS)
        if points is None or deals is None or sheet.winner is None:
            return False
        goals = [next(filter(None, one.goals), None) for one in (points, deals)]
        found.append(goals == [args["target"], args["deals"]])
        own = points if points.goals[sheet.winner] is not None else deals
        found.append(own.now[sheet.winner] >= (own.goals[sheet.winner] or 0))
        found.append(own.before[sheet.winner] < (own.goals[sheet.winner] or 0))
    return every(found)


def goal_one_hand(e: Evidence, args: Args) -> bool | None:
    return every(
        all(not one.lines for one in results[:-1]) and sheet.winner == results[-1].winner
        for results, sheet in e.finals
    )


# The end of a game.


def won_in(e: Evidence, results: Sequence[HandResult], sheet: Sheet) -> list[tuple[list[int], int]]:
    if e.rules.format.sheet is SheetKind.THREE_GAMES:
        games = [one for measure in GAMES if (one := track(sheet, measure)) is not None]
        return [
            (
                [
                    sum(
                        row.boxes
                        for row, gain in zip(sheet.rows, one.gains, strict=True)
                        if gain[seat] > 0
                    )
                    for seat in (0, 1)
                ],
                one.closed_by,
            )
            for one in games
            if one.closed_by is not None
        ]
    boxes = [sum(row.boxes for row in sheet.rows if row.winner == seat) for seat in (0, 1)]
    points = track(sheet, Measure.POINTS)
    if sheet.winner is None or points is None:
        return []
    return [(boxes, 0 if points.now[0] >= points.now[1] else 1)]


def end_line(sheet: Sheet, which: EndKind) -> tuple[int, ...]:
    return next((line.points for line in sheet.end if line.kind is which), (0, 0))


def boxes(e: Evidence, args: Args) -> bool | None:
    found = []
    for results, sheet in e.finals:
        games = won_in(e, results, sheet)
        due = tuple(sum(args["points"] * count[seat] for count, _ in games) for seat in (0, 1))
        found.append(end_line(sheet, EndKind.BOXES) == due)
        found.append((len(games) > 1) is args["each_game"])
    return every(found)


def row_boxes(e: Evidence, outcomes: Iterable[Outcome], count: int) -> bool | None:
    kinds = set(outcomes)
    return every(
        row.boxes in (count, 2 * count)
        for _, sheet in e.finals
        for row in sheet.rows
        if row.winner is not None and row.outcome in kinds
    )


def boxes_double(e: Evidence, args: Args) -> bool | None:
    return every(
        row.boxes % 2 == 0
        for results, sheet in e.finals
        for row, result in zip(sheet.rows, results, strict=True)
        if row.winner is not None and result.multiplier == 2
    )


def game_bonus(e: Evidence, args: Args) -> bool | None:
    found = []
    for results, sheet in e.finals:
        due = [0, 0]
        for _, winner in won_in(e, results, sheet):
            due[winner] += args["points"]
        found.append(end_line(sheet, EndKind.GAME) == tuple(due))
        if not args["reached"] and len(sheet.tracks) == 1 and sheet.winner is not None:
            found.append(end_line(sheet, EndKind.GAME)[sheet.winner] == args["points"])
    return every(found)


def shutout(e: Evidence, args: Args, which: str) -> bool | None:
    found = []
    for results, sheet in e.finals:
        due = [0, 0]
        three = e.rules.format.sheet is SheetKind.THREE_GAMES
        games = [one for measure in GAMES if (one := track(sheet, measure)) is not None]
        closed = [one.now for one in games if one.closed_by is not None]
        points = closed if three else [end_line(sheet, EndKind.HANDS)]
        for (count, winner), hands in zip(won_in(e, results, sheet), points, strict=True):
            if count[1 - winner] == 0:
                form = e.rules.format
                won = hands[winner] + form.box_bonus * count[winner]
                extra = {
                    "100": 100,
                    "hands": hands[winner],
                    "boxes": won,
                    "total": won + form.game_bonus,
                }
                due[winner] += extra[which]
        if any(due):
            found.append(end_line(sheet, EndKind.SHUTOUT) == tuple(due))
            found.append(three is args["each_game"])
            found.append(bool(end_line(sheet, EndKind.GAME) != (0, 0)) is args.get(
                "more", end_line(sheet, EndKind.GAME) != (0, 0)))  # fmt: skip
        else:
            found.append(end_line(sheet, EndKind.SHUTOUT) == (0, 0))
    return every(found)


def no_bonuses(e: Evidence, args: Args) -> bool | None:
    return every(not {line.kind for line in sheet.end} - {EndKind.HANDS} for _, sheet in e.finals)


def never_help(e: Evidence, args: Args) -> bool | None:
    found = []
    for _, sheet in e.finals:
        for one in sheet.tracks:
            found.append(one.goals == (args["target"],) * 2)
            score = [seat for seat in (0, 1) if one.now[seat] >= args["target"]]
            if one.closed_by is not None:
                found.append(bool(score))
    return every(found) if any(sheet.end for _, sheet in e.finals) else None


# Gin Pro, Gin Race and Gin Twofold.


def bands(e: Evidence, args: Args) -> bool | None:
    marks = [dict(band.args) for band in args["bands"]]
    found = []
    for results, sheet in e.finals:
        points, games = track(sheet, Measure.POINTS), track(sheet, Measure.GAMES)
        if points is None or games is None:
            return None
        for hand, gains in enumerate(games.gains):
            for seat in (0, 1):
                if gains[seat]:
                    loser, die = points.scores[hand][1 - seat], results[hand].die
                    due = next((m["games"] for m in marks if m["first"] <= loser <= m["last"]), 0)
                    found.append(gains[seat] == due * (1 if die is None else die.value))
                    if hand + 1 < len(points.scores):
                        after = points.scores[hand + 1]
                        found.append(after == points.gains[hand + 1])
    return every(found)


def points_alone(e: Evidence, args: Args) -> bool | None:
    found = []
    for results, sheet in e.finals:
        points = track(sheet, Measure.POINTS)
        if points is None or sheet.end:
            return False
        found += [
            gain == (result.points(0), result.points(1))
            for gain, result in zip(points.gains, results, strict=True)
        ]
    return every(found)


def deal_gains(e: Evidence, two: Iterable[Outcome], *, race: bool) -> bool | None:
    kinds, found = set(two), []
    for results, sheet in e.finals:
        deals = track(sheet, Measure.DEALS)
        if deals is None or (track(sheet, Measure.POINTS) is None):
            return None
        for gain, result in zip(deals.gains, results, strict=True):
            if result.winner is not None and deals.goals[result.winner] is not None:
                due = 2 if result.outcome in kinds else 1
                found.append(gain[result.winner] == due and (None in deals.goals) is race)
    return every(found)


def parts(e: Evidence, args: Args) -> bool | None:
    found = []
    for results, sheet in e.finals:
        points, deals = track(sheet, Measure.POINTS), track(sheet, Measure.DEALS)
        if points is None or deals is None:
            return None
        for seat in (0, 1):
            found.append((points.goals[seat] is None) is (deals.goals[seat] is not None))
            if points.goals[seat] is not None:
                found += [
                    gain[seat] == (one.points(seat) if one.winner == seat else 0)
                    for gain, one in zip(points.gains, results, strict=True)
                ]
    return every(found)


def role(e: Evidence, wanted: Roles) -> bool | None:
    return e.rules.format.roles is wanted if e.rules.format.sheet is SheetKind.RACE else None


def roles_by_lot(e: Evidence, args: Args) -> bool | None:
    if e.rules.format.sheet is not SheetKind.RACE:
        return None
    after = next_round(e.agreed, e.rules).rules.format.roles
    changed = {after, e.rules.format.roles} == {Roles.POINTS, Roles.DEALS}
    return changed and e.agreed.rules.format.roles is Roles.LOT


def both_tracks(e: Evidence, args: Args) -> bool | None:
    found = []
    for _, sheet in e.finals:
        points, deals = track(sheet, Measure.POINTS), track(sheet, Measure.DEALS)
        found.append(points is not None and deals is not None and None not in (
            *points.goals, *deals.goals))  # fmt: skip
    return every(found)


# Color Gin and Hollywood Gin.


def suits_of(e: Evidence, *, sets: bool) -> bool | None:
    found = []
    for result in e.results:
        if result.winner is None or result.ender is None or not result.sides[0].melds:
            continue
        side = result.sides[result.ender]
        in_sets = [
            {one.suit for one in cards_of(meld)}
            for meld in side.melds
            if len({one.rank for one in cards_of(meld)}) == 1
        ]
        others = {
            one.suit
            for mask in (*side.melds, side.loose)
            if len({card.rank for card in cards_of(mask)}) > 1 or mask == side.loose
            for one in cards_of(mask)
        }
        suits = {
            suit for suit in Suit if suit not in others and all(suit in one for one in in_sets)
        }
        found.append(set(result.suits) <= suits and bool(result.suits) and (sets or not in_sets))
        if not sets:
            found.append(kind(e, "7C 7D 7H") is not MeldKind.SET)
    return every(found)


def suits_written(e: Evidence, args: Args) -> bool | None:
    found = []
    for results, sheet in e.finals:
        for measure, suit in zip(OF_SUITS, (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS),
                                 strict=True):  # fmt: skip
            one = track(sheet, measure)
            if one is None:
                return False
            for hand, result in enumerate(results):
                open_ = one.closed_at is None or hand < one.closed_at
                if result.winner is not None and open_:
                    due = result.points(result.winner) if suit in result.suits else 0
                    found.append(one.gains[hand][result.winner] == due)
    return every(found)


def suits_undercut(e: Evidence, args: Args) -> bool | None:
    return every(
        bool(one.suits) and one.winner != one.ender
        for one in e.results
        if one.outcome is Outcome.UNDERCUT
    )


def split(e: Evidence, *, least: bool) -> bool | None:
    found = []
    for seen in e.at(Phase.DISCARD):
        for action in engine.legal(seen):
            if isinstance(action, Knock) and action.card is not None and action.melds:
                worse = engine.why_not(seen, Knock(action.card, action.melds[:-1]))
                if worse is not None and worse.reason is Reason.NOT_LEAST:
                    found.append(least)
                elif worse is None or worse.reason in (Reason.NO_SUIT, Reason.SUITS_CLOSED):
                    found.append(not least)
    return every(found)


def closing(e: Evidence, args: Args) -> bool | None:
    found = []
    for _, sheet in e.finals:
        for measure in OF_SUITS:
            one = track(sheet, measure)
            if one is None:
                return None
            if one.closed_at is not None:
                found.append(max(one.scores[one.closed_at - 1]) >= args["target"])
                found.append(one.closed_at == 1 or max(one.scores[one.closed_at - 2])
                             < args["target"])  # fmt: skip
                found.append(not any(map(any, one.gains[one.closed_at :])) or sheet.closed == ())
    knocks = any(isinstance(action, Knock) for seen in e.seen for action in engine.legal(seen))
    return every([*found, args["knocks"] or not knocks])


def level(e: Evidence, even: str, uneven: str) -> bool | None:
    suits, goal = tuple(Suit), e.rules.format.target

    def ending(mine: Sequence[Suit], points: Sequence[int]) -> str:
        results = [
            hand_won(0 if suit in mine else 1, {0 if suit in mine else 1: goal * count}, (suit,))
            for suit, count in zip(suits, points, strict=True)
        ]
        sheet = sheet_after(e.rules, results)
        return "more" if not sheet.over else {None: "draw", 0: "win", 1: "loss"}[sheet.winner]

    if e.rules.format.sheet is not SheetKind.SUITS:
        return None
    return ending(suits[:2], (1, 1, 1, 1)) == even and ending(suits[:3], (1, 1, 1, 3)) == uneven


def three_games(e: Evidence, args: Args) -> bool | None:
    found = []
    for results, sheet in e.finals:
        games = [one for measure in GAMES if (one := track(sheet, measure)) is not None]
        if len(games) != 3:
            return False
        count = [0, 0]
        for hand, result in enumerate(results):
            shut = [one.closed_at is not None and hand >= one.closed_at for one in games]
            seat = result.winner
            if seat is not None and result.points(seat) and not any(shut):
                count[seat] += 1
                wrote = [one.gains[hand][seat] > 0 for one in games]
                found.append(wrote == [place < count[seat] for place in range(3)])
    return every(found)


def late_start(e: Evidence, *, nowhere: bool) -> bool | None:
    if e.rules.format.sheet is not SheetKind.THREE_GAMES:
        return None
    results = [hand_won(0, {0: e.rules.format.target}), *[hand_won(1, {1: 1})] * 2]
    sheet = sheet_after(e.rules, results)
    wrote = [tuple(gain[1] for gain in one.gains[1:]) for one in sheet.tracks]
    return wrote == ([(0, 0), (0, 1), (0, 0)] if nowhere else [(0, 0), (1, 1), (0, 1)])


def three_games_closed(e: Evidence, args: Args) -> bool | None:
    if e.rules.format.sheet is not SheetKind.THREE_GAMES:
        return False
    return every(
        max(one.scores[one.closed_at - 1]) >= args["target"]
        and not any(map(any, one.gains[one.closed_at :]))
        for _, sheet in e.finals
        for one in sheet.tracks
        if one.measure in GAMES and one.closed_at is not None
    )


# The stake die.


def die(e: Evidence, args: Args) -> bool | None:
    found = []
    for hand in e.all_hands:
        if hand.first.stake is None:
            return False
        asked = [table for table, _ in hand.steps if table.phase is Phase.STAKE]
        for table in asked:
            seen = observe(table, table.turn)
            values = [one.value for one in engine.legal(seen) if isinstance(one, Offer)]
            assert table.stake is not None
            found.append(seen.hand == 0 and values == list(range(table.stake.die.value + 1, 7)))
        if hand.first.stake.die.owner is None:
            found.append(hand.first.turn != hand.first.dealer)
            found.append(hand.first.stake.die.value == 1 or not args["deal"])
    return every(found)


def die_accepted(e: Evidence, args: Args) -> bool | None:
    found = []
    for hand in e.all_hands:
        value = 1 if hand.first.stake is None else hand.first.stake.die.value
        for event in hand.last.log.events:
            if isinstance(event, Accepted):
                value = event.value
            elif isinstance(event, Refused):
                result = hand.result
                pays = event.value if args["offered"] else value
                found.append(result.winner == 1 - event.seat and result.die is not None)
                found.append(result.die is not None and result.die.value == pays)
                if result.winner is not None:
                    due = pays if args["deal"] else 0
                    found.append(result.points(result.winner) == due)
        for table, _ in hand.steps:
            if table.stake is not None and table.stake.die.owner is not None:
                other = observe(table, 1 - table.stake.die.owner)
                if other.turn == other.seat:
                    found.append(not offers(other) or other.phase in (Phase.ANSWER,
                                 Phase.CONSIDER, Phase.CHALLENGED))  # fmt: skip
    return every(found)


def refused_loses(e: Evidence, args: Args) -> bool | None:
    found = []
    for place, hand in enumerate(e.hands):
        events = hand.last.log.events
        refused = [event for event in events if isinstance(event, Refused)]
        if refused:
            found.append(hand.result.winner == 1 - refused[0].seat)
            found.append(e.dealers[place + 1] == refused[0].seat or (
                e.rules.dealers.next.value == "winner"))  # fmt: skip
    return every(found)


def die_later(e: Evidence, may: bool) -> bool | None:
    found = []
    for seen in e.at(Phase.DRAW, Phase.UPCARD):
        if seen.stake is not None and seen.stake.looked and seen.stake.die.owner is None:
            found.append(any(isinstance(one, Offer) for one in engine.legal(seen)) is may)
    return every(found)


def die_pays(e: Evidence, args: Args) -> bool | None:
    found = []
    for hand in e.all_hands:
        result = hand.result
        if result.die is None:
            return False
        if result.winner is not None:
            found.append(result.points(result.winner) == result.die.value)
            found.append(lines(result, LineKind.DIE) == result.die.value)
        else:
            found.append(not result.lines)
        found.append(args["knocks"] or result.outcome not in (Outcome.KNOCK, Outcome.UNDERCUT))
        found.append(args["compared"] or result.outcome is not Outcome.COMPARED)
        found.append(args["voids"] or result.outcome is not Outcome.VOID)
        found.append(hand.first.stake is not None and hand.first.stake.die.value == 1)
    return every(found)


def die_back(e: Evidence, args: Args) -> bool | None:
    found = []
    for results, _ in e.finals:
        for count in range(1, min(len(results), 40)):
            sheet = sheet_after(e.rules, results[:count])
            points = track(sheet, Measure.POINTS)
            if points is not None and points.cleared:
                found.append(sheet.die is None)
    return every(found) if e.hands[0].first.stake is not None else None


# Alone, and with melds on the table.


def solitary_goal(e: Evidence, args: Args) -> bool | None:
    if e.rules.seats != 1:
        return False
    found = []
    for results, sheet in e.finals:
        found.append(len(results) == args["deals"])
        total = sum(one.points(0) for one in results)
        found.append((sheet.winner == 0) is (total <= args["goal"]))
    gins = [one.points(0) for one in e.results if one.outcome is Outcome.SOLO_GIN]
    return every([*found, *(one * args["deals"] == -args["perfect"] for one in gins)])


def solitary_turn(e: Evidence, args: Args) -> bool | None:
    return every(
        sum(isinstance(action, Draw) for _, action in hand.steps) <= args["turns"]
        and hand.first.hands[0].bit_count() == 10
        and any(sum(isinstance(action, Draw) for _, action in one.steps) == args["turns"]
                for one in e.all_hands)
        for hand in e.all_hands
    )  # fmt: skip


def solitary_scoring(e: Evidence, args: Args) -> bool | None:
    def costs(rank: Rank) -> int:
        return 15 if rank is Rank.ACE else 10 if rank >= Rank.TEN else 5

    found = []
    for result in e.results:
        if len(result.sides) != 1:
            return False
        loose = cards_of(result.sides[0].loose)
        due = sum(costs(one.rank) for one in loose) if loose else -args["points"]
        found.append(result.points(0) == due)
    return every(found)


def solitary_ending(e: Evidence, args: Args) -> bool | None:
    return every(Stop() in engine.legal(seen) for seen in e.at(Phase.DRAW))


def laid_out(e: Evidence) -> Iterator[tuple[int, int, LaidOut, bool]]:
    for number, hand in enumerate(e.all_hands):
        out: set[int] = set()
        for (table, action), (after, _) in zip(hand.steps, hand.steps[1:], strict=False):
            if isinstance(action, LayOut):
                event = next(one for one in reversed(after.log.events) if isinstance(one, LaidOut))
                yield number, sum(table.turns), event, event.seat in out
                out.add(event.seat)


def contract(e: Evidence, args: Args) -> bool | None:
    return every(
        len(event.melds) == args["melds"]
        and all(meld.bit_count() == 3 for meld in event.melds)
        and not event.added
        for _, _, event, before in laid_out(e)
        if not before
    )


def contract_alone(e: Evidence, alone: bool) -> bool | None:
    found = []
    for hand in e.all_hands:
        for table, _ in hand.steps:
            seen = observe(table, table.turn)
            own = seen.spread.of(seen.seat)
            if seen.phase is Phase.MELD and own and all(meld.fresh for meld in own):
                for mask in _melds_in(seen.hand):
                    refusal = engine.why_not(seen, LayOut((mask,)))
                    refused = refusal is not None and refusal.reason is Reason.AFTER_CONTRACT
                    found.append(refused is alone)
    return every(found)


def _melds_in(hand: int) -> Iterator[int]:
    cards = sorted(cards_of(hand), key=lambda one: one.rank)
    for first, second, third in zip(cards, cards[1:], cards[2:], strict=False):
        if (first.rank + 1, second.rank + 1) == (second.rank, third.rank):
            yield first.bit | second.bit | third.bit


def later_turns(e: Evidence, args: Args) -> bool | None:
    most, found = args["most"] or 99, []
    for _, _, event, before in laid_out(e):
        if before:
            found += [cards.bit_count() <= most for cards, _ in event.added]
    for seen in e.at(Phase.MELD):
        for number, meld in enumerate(seen.spread.melds):
            if meld.owner != seen.seat and seen.hand:
                one = cards_of(seen.hand)[0].bit
                refusal = engine.why_not(seen, LayOut((), ((one, number),)))
                found.append(refusal is not None and refusal.reason is not Reason.DOES_NOT_FIT)
    return every(found)


def any_meld_takes(e: Evidence, args: Args) -> bool | None:
    found = []
    for seen in e.at(Phase.MELD):
        for number, meld in enumerate(seen.spread.melds):
            if meld.owner != seen.seat:
                for one in cards_of(seen.hand):
                    refusal = engine.why_not(seen, LayOut((), ((one.bit, number),)))
                    found.append(refusal is None or refusal.reason is not Reason.NOT_YOUR_MELD)
    return every(found)


def offering(e: Evidence, args: Args) -> bool | None:
    found = []
    for seen in e.at(Phase.MELD):
        if seen.stock > seen.rules.exhaustion.floor and seen.hand.bit_count() > 1:
            done = engine.why_not(seen, Done())
            found.append(done is not None and done.reason is Reason.MUST_OFFER)
            for one in cards_of(seen.hand):
                may = engine.why_not(seen, HoldUp(one)) is None
                found.append(may is (one != seen.spread.accepted))
    return every(found)


def offered_ace(e: Evidence, args: Args) -> bool | None:
    found = []
    for hand in e.all_hands:
        for (_, action), (after, _) in zip(hand.steps, hand.steps[1:], strict=False):
            if isinstance(action, Accept) and isinstance(after.log.events[-1], TookOffered):
                ace = after.log.events[-1].card.rank is Rank.ACE
                found.append(after.phase is (Phase.MELD if ace else Phase.DRAW))
    return every(found)


def last_card(e: Evidence, args: Args) -> bool | None:
    return every(
        engine.why_not(seen, Done()) is None
        and engine.why_not(seen, HoldUp(cards_of(seen.hand)[0])) is not None
        for seen in e.at(Phase.MELD)
        if seen.hand.bit_count() == 1
    )


def challenge(e: Evidence, *, own: bool) -> bool | None:
    found = []
    for hand in e.all_hands:
        for table, _ in hand.steps:
            if table.phase in (Phase.OVER, Phase.CHALLENGED) or len(table.hands) < 2:
                continue
            for seat in (0, 1):
                asked = seat in table.spread.challenged
                may = engine.why_not(observe(table, seat), Challenge(seat)) is None
                found.append(may is (not asked and (seat == table.turn or not own)))
    for result in e.results:
        if result.outcome is Outcome.CHALLENGE:
            first, second = (side.deadwood for side in result.sides)
            if first == second:
                found.append(result.winner is None)
            else:
                winner = 0 if first < second else 1
                found.append(result.winner == winner)
                found.append(result.points(winner) == result.sides[1 - winner].deadwood)
    return every(found)


def no_challenge(e: Evidence, args: Args) -> bool | None:
    return every(
        (refusal := engine.why_not(seen, Challenge(seen.seat))) is not None
        and refusal.reason is Reason.NOT_IN_THIS_GAME
        for seen in e.at(Phase.DRAW)
    )


def goes_out(e: Evidence, bonus: int, *, gin: bool) -> bool | None:
    found = []
    for hand in e.all_hands:
        result = hand.result
        if result.outcome in (Outcome.OUT, Outcome.GIN) and result.winner is not None:
            other = result.sides[1 - result.winner]
            paid = lines(result, LineKind.CAUGHT)
            bare = lines(result, LineKind.BARE_GIN)
            found.append(hand.last.hands[result.winner] == 0 and paid == other.deadwood)
            found.append(bool(bare) or lines(result, LineKind.GIN) == bonus)
            found.append((result.outcome is Outcome.GIN) is gin)
            found.append(result.whole_hands)
    return every(found)


def bare_gin(e: Evidence, args: Args) -> bool | None:
    return every(
        (lines(hand.result, LineKind.BARE_GIN) == args["bonus"])
        is (not hand.last.spread.of(1 - hand.result.winner))
        for hand in e.all_hands
        if hand.result.outcome is Outcome.GIN and hand.result.winner is not None
        and hand.result.whole_hands
    )  # fmt: skip


def no_discard(e: Evidence, args: Args) -> bool | None:
    found = []
    for seen in e.at(Phase.MELD):
        refusal = engine.why_not(seen, Discard(cards_of(seen.hand)[0]))
        found.append(refusal is not None and refusal.reason is Reason.NOTHING_IS_DISCARDED)
    return every(found)


def discards(e: Evidence, args: Args) -> bool | None:
    found = []
    for seen in e.at(Phase.MELD):
        may = [one for one in cards_of(seen.hand) if engine.why_not(seen, Discard(one)) is None]
        found.append(bool(may))
    return every(found)


def offering_stock_end(e: Evidence, args: Args) -> bool | None:
    found = []
    for hand in e.all_hands:
        found.append(len(hand.last.stock) >= args["cards"])
        result = hand.result
        if result.outcome is Outcome.COMPARED:
            found.append(len(hand.last.stock) == args["cards"])
            whole = [sum(e.rules.values.own[one.rank] for one in cards_of(held))
                     for held in hand.last.hands]  # fmt: skip
            if args["all"]:
                found.append([side.deadwood for side in result.sides] == whole)
            else:
                found.append(not result.whole_hands)
    return every(found)
