"""Independent checks of the rules pages' sentences about cards and hands.

A check gets the hands that the engine played, and the sentence's arguments. It returns whether the
sentence is true of the hands, or None if no hand shows it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gin.core.cards import Card, Rank, Suit, cards_of, mask_of, mask_union
from gin.rules import engine
from gin.rules.counting.scoring import own_solver
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import (
    Accept,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOff,
    Offer,
    Shot,
    Take,
)
from gin.rules.model.events import Dealt, Passed
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason
from gin.rules.model.result import HandResult, LineKind, Outcome
from gin.rules.model.rules import SheetKind
from tests.support.evidence import ENDS, Evidence, PlayedHand

Check = Callable[[Evidence, dict[str, Any]], bool | None]


def every(found: Iterable[bool | None]) -> bool | None:
    """Ignore None; return None if there are no other results."""
    said = [one for one in found if one is not None]
    return all(said) if said else None


# Cards and melds.


def card(text: str) -> Card:
    return Card.parse(text)


def kind(e: Evidence, text: str) -> MeldKind | None:
    return meld_kind(mask_of(map(Card.parse, text.split())), e.rules.melds)


LOW, HIGH, ROUND = "AH 2H 3H", "QH KH AH", "KH AH 2H"
SETS, NO_SETS = ("7C 7D 7H", "7C 7D 7H 7S"), ("7C 7D",)
RUNS, NO_RUNS = ("5H 6H 7H", "5H 6H 7H 8H 9H TH"), ("5H 6H", "5H 6H 8H")
RAINBOW, FIVE, GREY = "5S 6H 7C 8D", "5S 6H 7C 8D 9S", "5S 6C 7H 8D"


def pip(rank: Rank, ace: int, ten: int, court: int) -> int:
    return ace if rank is Rank.ACE else court if rank > Rank.TEN else ten if rank == 9 else rank + 1


def counted(e: Evidence, ace: int, ten: int, court: int, *, caught: bool) -> bool | None:
    sides = []
    for result in e.results:
        for seat, side in enumerate(result.sides):
            theirs = result.ender is not None and seat != result.ender and not result.whole_hands
            if theirs is caught and side.loose:
                sides.append(side)
    return every(
        side.deadwood == sum(pip(one.rank, ace, ten, court) for one in cards_of(side.loose))
        for side in sides
    )


def loose_aces(e: Evidence, points: int, which: Callable[[HandResult, int], bool]) -> bool | None:
    ten = e.rules.values.own[9]
    return every(
        side.deadwood == sum(pip(one.rank, points, ten, ten) for one in cards_of(side.loose))
        for result in e.results
        for seat, side in enumerate(result.sides)
        if which(result, seat) and any(one.rank is Rank.ACE for one in cards_of(side.loose))
    )


def one_meld_only(e: Evidence, args: dict[str, Any]) -> bool | None:
    def apart(masks: tuple[int, ...]) -> bool:
        return sum(mask.bit_count() for mask in masks) == mask_union(masks).bit_count()

    return every(
        apart((*side.melds, side.loose))
        for result in e.results
        for side in result.sides
        if side.melds
    )


# Ending a hand.


def _first_turn(seen: Observation) -> bool:
    return seen.phase is Phase.DISCARD and seen.drawn is None


def _may_end(e: Evidence) -> Iterator[Observation]:
    if e.rules.seats == 2:
        yield from (seen for seen in e.at(Phase.DISCARD) if seen.drawn is not None)


def _over_limit(e: Evidence) -> Iterator[tuple[Observation, int, Reason | None]]:
    reasons = {None, Reason.OVER_LIMIT, Reason.GIN_ONLY}
    solver = own_solver(e.rules)
    for seen in _may_end(e):
        for discard in cards_of(seen.hand)[::6]:
            kept = seen.hand & ~discard.bit
            split = solver.best(kept)
            refusal = engine.why_not(seen, Knock(discard, split.melds))
            reason = None if refusal is None else refusal.reason
            if reason in reasons:
                yield seen, solver.deadwood(kept), reason


def knocks_at(e: Evidence, limit: Callable[[Observation], int | None]) -> bool | None:
    found = []
    for seen, deadwood, reason in _over_limit(e):
        most = limit(seen)
        if most is not None:
            found.append((reason is not None) is (deadwood > most))
    return every(found)


def by_upcard(ace: int | None, ten: int) -> Callable[[Observation], int | None]:
    def limit(seen: Observation) -> int | None:
        if seen.upcard is None:
            return 10
        if seen.upcard.rank is Rank.ACE:
            return ace
        return pip(seen.upcard.rank, 1, ten, ten)

    return limit


def no_knock(e: Evidence, args: dict[str, Any]) -> bool | None:
    shots = [one.outcome is not Outcome.SHOT or args["shot"] for one in e.results]
    refused = every(reason is Reason.GIN_ONLY for _, deadwood, reason in _over_limit(e) if deadwood)
    return refused and all(shots)


def taken_melds(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for seen in _may_end(e):
        drawn = seen.drawn
        for action in engine.legal(seen) if seen.taken and drawn is not None else ():
            if isinstance(action, Knock | Shot) and drawn is not None:
                fits = bool(mask_union(action.melds) & drawn.bit)
                found.append(fits and (args["knocks"] or not isinstance(action, Knock)))
    return every(found)


def taken_laid_down(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for seen in _may_end(e):
        if seen.taken and seen.drawn is not None:
            split = own_solver(e.rules).best(seen.hand & ~seen.drawn.bit)
            refusal = engine.why_not(seen, Gin(seen.drawn, split.melds))
            found.append(refusal is None or refusal.reason is not Reason.JUST_TAKEN)
    return every(found)


def gin(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for seen in _may_end(e):
        left = own_solver(e.rules).deadwood_after_each(seen.hand)
        for one in (one for one, deadwood in left if not deadwood and not _barred(seen, one)):
            melds = own_solver(e.rules).best(seen.hand & ~one.bit).melds
            refusal = engine.why_not(seen, Gin(one, melds))
            suits = (Reason.NO_SUIT, Reason.SUITS_CLOSED)
            found.append(refusal is None or refusal.reason in suits)
    return every(found)


def _barred(seen: Observation, one: Card) -> bool:
    refusal = engine.why_not(seen, Discard(one))
    return refusal is not None and refusal.reason is Reason.JUST_TAKEN


def kept_discard(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for seen in _may_end(e):
        if seen.hand.bit_count() == args["cards"]:
            split = own_solver(e.rules).best(seen.hand)
            refusal = engine.why_not(seen, Knock(None, split.melds))
            found.append(refusal is None or refusal.reason is not Reason.NO_BIG_GIN)
    return every(found)


def big_gin(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for seen in _may_end(e):
        if not own_solver(e.rules).deadwood(seen.hand) and e.rules.format.sheet is not (
            SheetKind.SUITS
        ):
            may = any(isinstance(action, BigGin) for action in engine.legal(seen))
            found.append(may and seen.hand.bit_count() == args["cards"])
    return every(found)


def _spells(score: int, loose: int) -> bool:
    digits = sorted(int(digit) for digit in f"{score % 100:02}" if digit != "0")
    return bool(digits) and digits == sorted(one.rank + 1 for one in cards_of(loose))


def shot(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for seen in _may_end(e):
        if seen.taken:
            continue
        score = seen.scores[seen.seat]
        could = False
        for discard in cards_of(seen.hand):
            kept = seen.hand & ~discard.bit
            for count in (1, 2):
                named = [one for one in cards_of(kept) if str(one.rank + 1) in f"{score % 100:02}"]
                for loose in map(mask_of, itertools.combinations(named, count)):
                    could = could or (
                        _spells(score, loose) and not own_solver(e.rules).deadwood(kept & ~loose)
                    )
        shots = [action for action in engine.legal(seen) if isinstance(action, Shot)]
        if could or shots:
            found.append((could and bool(shots)) or _is_gin(seen))
    return every(found)


def _is_gin(seen: Observation) -> bool:
    return any(not left for _, left in own_solver(seen.rules).deadwood_after_each(seen.hand))


def shot_limit(e: Evidence, args: dict[str, Any]) -> bool | None:
    shots = [one for one in e.results if one.outcome is Outcome.SHOT and one.ender is not None]
    over = [one for one in shots if one.sides[one.ender or 0].deadwood > e.rules.knock.limit]
    return True if over else None


def lay_off(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = [(kind(e, SETS[0]) is MeldKind.SET) is args["sets"]]
    for seen in e.at(Phase.LAY_OFF):
        assert seen.ending is not None
        for answer in engine.legal(seen):
            assert isinstance(answer, LayOff)
            melds = list(seen.ending.melds)
            for one, place in answer.cards:
                melds[place] |= one.bit
                found.append(meld_kind(melds[place], e.rules.melds) in (MeldKind.SET, MeldKind.RUN))
    return every(found) if len(found) > 1 else None


def rainbow_closed(e: Evidence, args: dict[str, Any]) -> bool | None:
    return kind(e, RAINBOW) is MeldKind.RAINBOW and kind(e, FIVE) is None


def nothing_laid_off(e: Evidence, args: dict[str, Any]) -> bool | None:
    shots = any(one.outcome is Outcome.SHOT for one in e.results)
    if shots and not args["shot"]:
        return False
    return every(
        not any(side.laid_off for side in result.sides)
        and not any(table.phase is Phase.LAY_OFF for table, _ in hand.steps)
        for hand, result in zip(e.all_hands, e.results, strict=True)
        if result.like_gin
    )


# The score of a hand.


def lines(result: HandResult, *kinds: LineKind, seat: int | None = None) -> int:
    return sum(
        line.points for line in result.lines if line.kind in kinds and seat in (None, line.seat)
    )


COUNT = (LineKind.CAUGHT, LineKind.LAID_OFF, LineKind.OWN)


def by(e: Evidence, *outcomes: Outcome) -> Iterator[tuple[HandResult, int, int]]:
    for result in e.results:
        if result.outcome in outcomes and result.ender is not None and len(result.sides) == 2:
            own, other = result.sides[result.ender], result.sides[1 - result.ender]
            yield result, own.deadwood, other.deadwood


ENDED = (Outcome.KNOCK, Outcome.UNDERCUT, Outcome.TIE)
LIKE_GIN = (Outcome.GIN, Outcome.BIG_GIN, Outcome.SHOT)


def who_wins(e: Evidence, level: bool | None) -> bool | None:
    found = []
    for result, own, other in by(e, *ENDED):
        ender = result.ender
        assert ender is not None
        if own == other:
            found.append(result.winner == (1 - ender if level else None))
        else:
            found.append(result.winner == (ender if own < other else 1 - ender))
    return every(found)


def penalties(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for result in e.results:
        knocked = result.outcome in ENDED
        if result.winner is not None and len(result.sides) == 2 and not result.whole_hands:
            loser = 1 - result.winner
            found.append(
                result.points(result.winner) == 0
                and result.points(loser) == result.sides[loser].deadwood * result.multiplier
                and (args["knocks"] or not knocked)
            )
    return every(found)


def knock_pays(e: Evidence, args: dict[str, Any]) -> bool | None:
    return every(
        lines(result, *COUNT) == (other if args["total"] else other - own)
        for result, own, other in by(e, Outcome.KNOCK)
    )


def undercut_pays(e: Evidence, bonus: int, *, level: bool) -> bool | None:
    found = []
    for result, own, other in by(e, Outcome.UNDERCUT, Outcome.TIE):
        if own == other:
            found.append((result.outcome is Outcome.UNDERCUT) is level)
        if result.outcome is Outcome.UNDERCUT:
            paid = lines(result, *COUNT), lines(result, LineKind.UNDERCUT)
            found.append(paid == (own - other, bonus))
    return every(found)


def gin_pays(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for result, _, other in by(e, *LIKE_GIN):
        big = result.outcome is Outcome.BIG_GIN
        bonus = lines(result, LineKind.BIG_GIN if big else LineKind.GIN)
        found.append(lines(result, *COUNT) == other)
        found.append(bonus == args.get("big", -1) if big else bonus == args["gin"])
        found.append(result.outcome is not Outcome.SHOT or args["shot"])
    return every(found)


def rush(e: Evidence, paid: Iterable[Outcome]) -> bool | None:
    kinds = set(paid)
    return every(
        lines(hand.result, LineKind.RUSH)
        == (len(hand.last.stock) if hand.result.outcome in kinds else 0)
        for hand in e.all_hands
        if hand.result.winner is not None and hand.result.ender is not None
    )


def long_runs(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for result in e.results:
        if result.winner is None or len(result.sides) != 2 or result.whole_hands:
            continue
        for seat, side in enumerate(result.sides):
            points = 0
            for meld in side.melds:
                cards = cards_of(meld)
                one = meld_kind(meld, e.rules.melds)
                if one is MeldKind.RUN or (one is MeldKind.RAINBOW and args["rainbows"]):
                    points += sum(card.rank >= Rank.JACK for card in cards)
                    points += len(cards) if len(cards) >= 6 else 0
            due = points if args["both"] or seat == result.winner else 0
            found.append(lines(result, LineKind.LONG_RUN, LineKind.COURTS, seat=seat) == due)
    return every(found)


def spades(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for hand in e.all_hands:
        result, upcard = hand.result, hand.last.upcard
        for seat in range(len(result.sides)):
            plain = sum(
                line.points
                for line in result.lines
                if line.seat == seat and line.kind is not LineKind.DOUBLED
            )
            spade = upcard is not None and upcard.suit is Suit.SPADES
            if plain and result.winner is not None:
                found.append(result.points(seat) == plain * (2 if spade else 1))
    return every(found)


# The deal and a turn.


def dealt(hand: PlayedHand) -> Dealt:
    event = hand.last.log.events[0]
    assert isinstance(event, Dealt)
    return event


def cards_dealt(e: Evidence, cards: int, *, upcard: bool, more: int = 0) -> bool | None:
    return every(
        [hand.first.hands[seat].bit_count() for seat in (0, 1)]
        == [cards + more * (seat != hand.first.dealer) for seat in (0, 1)]
        and (hand.first.upcard is not None) is upcard
        and len(hand.first.discards) == upcard
        for hand in e.all_hands
        if len(hand.first.hands) == 2
    )


def next_dealer(e: Evidence, who: Callable[[int, int | None], int]) -> bool | None:
    return every(
        after == who(before, result.winner)
        for before, after, result in zip(e.dealers, e.dealers[1:], e.results, strict=False)
    )


def cut(e: Evidence, args: dict[str, Any]) -> bool | None:
    *again, (first, second) = e.match.cut or ((None, None),)
    if first is None or second is None:
        return None
    lower = 0 if first.rank < second.rank else 1
    return e.dealers[0] == lower and all(one.rank == other.rank for one, other in again)


def begins(e: Evidence, phase: Phase) -> bool | None:
    found = []
    for hand in e.all_hands:
        for table, _ in hand.steps:
            if table.phase not in (Phase.STAKE, Phase.ANSWER, Phase.OVER, Phase.CHALLENGED):
                found.append(table.phase is phase and table.turn != table.dealer)
                break
    return every(found)


def upcard_offer(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = [begins(e, Phase.UPCARD)]
    for hand in e.all_hands:
        tables = [table for table, _ in hand.steps]
        passes = [event for event in hand.last.log.events[1:3] if isinstance(event, Passed)]
        if len(passes) == 2:
            table = next(one for one in tables if one.passes == 2)
            found.append(table.turn != table.dealer and table.stock_only is args["stock"])
    return every(found)


def first_turn_ends(e: Evidence, may: bool) -> bool | None:
    found = []
    for seen in e.seen:
        if _first_turn(seen) and seen.rules.seats == 2:
            barred = engine.why_not(seen, Gin(cards_of(seen.hand)[0], ()))
            assert barred is not None
            found.append((barred.reason is not Reason.FIRST_TURN_DISCARD_ONLY) is may)
    return every(found)


def draws(e: Evidence, args: dict[str, Any]) -> bool | None:
    found = []
    for seen in e.at(Phase.DRAW):
        actions = [one for one in engine.legal(seen) if isinstance(one, Draw | Take)]
        found.append(Draw() in actions and (Take() in actions) is not (
            seen.stock_only or not seen.discards))  # fmt: skip
    return every(found)


def rediscard(e: Evidence, may: bool) -> bool | None:
    found = []
    for seen in e.at(Phase.DISCARD, Phase.MELD):
        drawn = seen.drawn
        if seen.taken and drawn is not None and seen.hand & drawn.bit and not seen.last_turn:
            found.append((engine.why_not(seen, Discard(drawn)) is None) is may)
    return every(found)


# The end of the stock.


def stock_end(e: Evidence, left: int, how: Callable[[HandResult], bool]) -> bool | None:
    return every(
        len(hand.last.stock) == left and how(hand.result)
        for hand in e.all_hands
        if hand.result.outcome is Outcome.COMPARED
        or (hand.result.outcome is Outcome.VOID and not hand.result.untouched)
    )


def void(result: HandResult) -> bool:
    return result.outcome is Outcome.VOID and result.winner is None and not result.lines


def lower_wins(result: HandResult) -> bool:
    first, second = (side.deadwood for side in result.sides)
    lower = None if first == second else 0 if first < second else 1
    laid = any(side.laid_off for side in result.sides)
    return result.outcome is Outcome.COMPARED and result.winner == lower and not laid


def difference(result: HandResult) -> bool:
    first, second = (side.deadwood for side in result.sides)
    return lower_wins(result) and lines(result, *COUNT) == abs(first - second)


def booked(result: HandResult) -> bool:
    if not lower_wins(result) or result.winner is None:
        return lower_wins(result) and not result.lines
    loser = 1 - result.winner
    return lines(result, LineKind.PENALTY, seat=loser) == result.sides[loser].deadwood


def last_discard(e: Evidence, *, turn: bool) -> bool | None:
    found: list[bool] = []
    for seen in e.at(Phase.DISCARD, Phase.MELD):
        if seen.last_turn:
            kept = [one for one in engine.legal(seen) if not isinstance(one, ENDS)]
            found.append(bool(kept) is turn)
    return every(found) if any(True for _ in e.at(Phase.LAST_DISCARD)) else None


def untouched(e: Evidence, args: dict[str, Any]) -> bool | None:
    return every(
        one.untouched == args["turns"] and one.winner is None and not one.lines
        for one in e.results
        if one.untouched
    )


def offers(seen: Observation) -> bool:
    return any(isinstance(one, Offer | Accept) for one in engine.legal(seen))
