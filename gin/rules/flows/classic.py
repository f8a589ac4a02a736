"""Draw, knock, lay off: the flow of every game built on gin rummy (rules 0.4 to 0.10)."""

from __future__ import annotations

from dataclasses import replace

from gin.core.cards import Card, Hand, cards_of, codes, mask_of
from gin.rules.actions import Action, BigGin, Discard, Draw, Gin, Knock, LayOff, Melds, Pass, Take
from gin.rules.arrange import suggested, why_no_split
from gin.rules.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    HandOver,
    Knocked,
    LaidOff,
    Passed,
    Took,
    WentGin,
)
from gin.rules.layoffs import best_layoff, can_lay_off
from gin.rules.observe import Observation, mask_union
from gin.rules.refusal import Reason, Refusal
from gin.rules.result import HandResult, Side
from gin.rules.rules import AfterPasses, LastDiscard, Opening, Rules, StockEnd
from gin.rules.scoring import (
    count_ending,
    count_stock_end,
    count_void,
    knock_limit,
    own_solver,
    points_of,
    resting_side,
)
from gin.rules.table import Ending, Phase, Table


def start(rules: Rules, deck: tuple[Card, ...], dealer: int, scores: tuple[int, ...]) -> Table:
    """The table just dealt: hands, upcard and stock as the opening wants them (rules 0.1, 0.5)."""
    each = rules.deal.cards
    hands = [mask_of(deck[0 : 2 * each : 2]), mask_of(deck[1 : 2 * each : 2])]
    rest = deck[2 * each :]
    starter = 1 - dealer
    upcard: Card | None = None
    phase = Phase.DRAW
    match rules.deal.opening:
        case Opening.ELEVEN_CARD:
            hands[starter] |= rest[0].bit
            rest = rest[1:]
            phase = Phase.DISCARD
        case Opening.UPCARD_OFFER | Opening.PLAIN:
            upcard, rest = rest[0], rest[1:]
            if rules.deal.opening is Opening.UPCARD_OFFER:
                phase = Phase.UPCARD
        case Opening.NONE:
            pass
    return Table(
        rules=rules,
        dealer=dealer,
        scores=scores,
        phase=phase,
        turn=starter,
        hands=tuple(hands),
        stock=tuple(reversed(rest)),
        discards=() if upcard is None else (upcard,),
        upcard=upcard,
        log=(Dealt(dealer, upcard),),
    )


# What is legal: judged on what the seat sees.


def legal(seen: Observation) -> tuple[Action, ...]:
    """The actions of the seat on turn, ways to end the hand with their suggested splits."""
    match seen.phase:
        case Phase.UPCARD | Phase.LAST_DISCARD:
            candidates: tuple[Action, ...] = (Take(), Pass())
        case Phase.DRAW:
            candidates = (Draw(), Take())
        case Phase.DISCARD:
            return (*_discards(seen), *_endings(seen))
        case Phase.LAY_OFF:
            return _answers(seen)
        case Phase.OVER:
            return ()
    return tuple(action for action in candidates if why_not(seen, action) is None)


def _discards(seen: Observation) -> tuple[Action, ...]:
    actions = (Discard(card) for card in cards_of(seen.hand))
    return tuple(action for action in actions if _why_not_discard(seen, action.card) is None)


def _endings(seen: Observation) -> tuple[Action, ...]:
    """Gin, big gin and knocks with the splits worth suggesting, least deadwood first."""
    if _first_turn_bars_ending(seen):
        return ()
    rules = seen.rules
    solver = own_solver(rules)
    limit = knock_limit(rules, seen.upcard)
    big: list[Action] = []
    gins: list[Action] = []
    knocks: list[tuple[int, Knock]] = []
    if rules.bonuses.big_gin and _may_meld_all(seen) and not solver.deadwood(seen.hand):
        splits = suggested(seen.hand, rules.melds, rules.values.own)
        big = [BigGin(split.melds) for split in splits if not split.loose]
    for card in cards_of(seen.hand):
        if _why_not_lay_face_down(seen, card) is not None:
            continue
        kept = seen.hand & ~card.bit
        least = solver.deadwood(kept)
        if least and limit is not None and least > limit:
            continue
        for split in suggested(kept, rules.melds, rules.values.own):
            deadwood = points_of(split.loose, rules.values.own)
            if not deadwood:
                gins.append(Gin(card, split.melds))
            elif limit is None or deadwood <= limit:
                knocks.append((deadwood, Knock(card, split.melds)))
    knocks.sort(key=lambda pair: pair[0])
    return (*big, *gins, *(knock for _, knock in knocks))


def _answers(seen: Observation) -> tuple[Action, ...]:
    """The defender's best answer, and the best without laying anything off where that differs."""
    assert seen.ending is not None
    values = seen.rules.values.caught
    plan = best_layoff(seen.hand, seen.ending.melds, seen.rules.melds, values)
    best = LayOff(plan.melds, plan.layoffs)
    alone = LayOff(resting_side(seen.rules, seen.hand).melds, ())
    return (best,) if best == alone else (best, alone)


def why_not(seen: Observation, action: Action) -> Refusal | None:
    """Why the seat on turn may not do this; None if it may."""
    match action:
        case Draw():
            return _why_not_draw(seen)
        case Take():
            return _why_not_take(seen)
        case Pass():
            if seen.phase in (Phase.UPCARD, Phase.LAST_DISCARD):
                return None
            return Refusal(Reason.NOTHING_TO_PASS)
        case Discard(card):
            return _why_not_in(seen, Phase.DISCARD) or _why_not_discard(seen, card)
        case Knock(card, melds):
            return _why_not_in(seen, Phase.DISCARD) or _why_not_knock(seen, card, melds)
        case Gin(card, melds):
            return _why_not_in(seen, Phase.DISCARD) or _why_not_gin(seen, card, melds)
        case BigGin(melds):
            return _why_not_in(seen, Phase.DISCARD) or _why_not_big_gin(seen, melds)
        case LayOff(melds, cards):
            return _why_not_in(seen, Phase.LAY_OFF) or _why_not_lay_off(seen, melds, cards)
        case _:
            return Refusal(Reason.NOT_IN_THIS_GAME)


def _why_not_in(seen: Observation, wanted: Phase) -> Refusal | None:
    """The refusal of an act that belongs to another phase."""
    if seen.phase is wanted:
        return None
    match seen.phase:
        case Phase.UPCARD | Phase.LAST_DISCARD:
            return Refusal(Reason.TAKE_OR_PASS)
        case Phase.LAY_OFF:
            return Refusal(Reason.LAY_OFF_NOW)
        case Phase.DISCARD:
            return Refusal(
                Reason.NOTHING_TO_LAY_OFF_ON if wanted is Phase.LAY_OFF else Reason.ALREADY_DRAWN
            )
        case _:
            return Refusal(
                Reason.NOTHING_TO_LAY_OFF_ON if wanted is Phase.LAY_OFF else Reason.DRAW_FIRST
            )


def _why_not_draw(seen: Observation) -> Refusal | None:
    return _why_not_in(seen, Phase.DRAW)


def _why_not_take(seen: Observation) -> Refusal | None:
    if seen.phase is Phase.LAST_DISCARD:
        must_end = seen.rules.exhaustion.last_discard is LastDiscard.TO_END
        if must_end and not _could_end_with(seen, seen.discards[-1]):
            return Refusal(Reason.LAST_DISCARD_MUST_END, card=seen.discards[-1])
        return None
    if seen.phase is Phase.UPCARD:
        return None
    refusal = _why_not_in(seen, Phase.DRAW)
    if refusal is not None:
        return refusal
    if seen.stock_only:
        return Refusal(Reason.STOCK_ONLY)
    return None if seen.discards else Refusal(Reason.PILE_EMPTY)


def _could_end_with(seen: Observation, card: Card) -> bool:
    """Could the seat end the hand at once after taking `card`?"""
    after = replace(
        seen, phase=Phase.DISCARD, hand=seen.hand | card.bit, drawn=card, taken=True, last_turn=True
    )
    return bool(_endings(after))


def _why_not_discard(seen: Observation, card: Card) -> Refusal | None:
    refusal = _why_not_lay_face_down(seen, card)
    if refusal is not None:
        return refusal
    if seen.last_turn and seen.rules.exhaustion.last_discard is LastDiscard.TO_END:
        return Refusal(Reason.LAST_DISCARD_MUST_END, card=seen.drawn)
    return None


def _why_not_lay_face_down(seen: Observation, card: Card) -> Refusal | None:
    """A card just taken may not leave the hand in the same turn, face up or down (rules 0.6)."""
    if not seen.hand & card.bit:
        return Refusal(Reason.NOT_IN_HAND, card=card)
    if seen.taken and card == seen.drawn and not seen.rules.pile.rediscard_taken:
        return Refusal(Reason.JUST_TAKEN, card=card)
    return None


def _first_turn_bars_ending(seen: Observation) -> bool:
    """The eleven-card opening's first turn is a discard only (rules 0.5)."""
    return (
        seen.rules.deal.opening is Opening.ELEVEN_CARD
        and seen.drawn is None
        and not seen.rules.deal.eleven_first_knock
    )


def _may_meld_all(seen: Observation) -> bool:
    return seen.hand.bit_count() == seen.rules.deal.cards + 1


def _why_not_split(seen: Observation, hand: Hand, melds: Melds) -> Refusal | None:
    detail = why_no_split(hand, melds, seen.rules.melds)
    return Refusal(Reason.BAD_SPLIT, detail=detail) if detail is not None else None


def _why_not_end(seen: Observation, card: Card, melds: Melds) -> Refusal | None:
    if _first_turn_bars_ending(seen):
        return Refusal(Reason.FIRST_TURN_DISCARD_ONLY)
    return _why_not_lay_face_down(seen, card) or _why_not_split(seen, seen.hand & ~card.bit, melds)


def _why_not_knock(seen: Observation, card: Card, melds: Melds) -> Refusal | None:
    refusal = _why_not_end(seen, card, melds)
    if refusal is not None:
        return refusal
    loose = seen.hand & ~card.bit & ~mask_union(melds)
    deadwood = points_of(loose, seen.rules.values.own)
    limit = knock_limit(seen.rules, seen.upcard)
    if not deadwood:
        return Refusal(Reason.IS_GIN)
    if limit == 0:
        return Refusal(Reason.GIN_ONLY, count=deadwood)
    if limit is not None and deadwood > limit:
        return Refusal(Reason.OVER_LIMIT, count=deadwood, limit=limit)
    return None


def _why_not_gin(seen: Observation, card: Card | None, melds: Melds) -> Refusal | None:
    if card is None:
        return Refusal(Reason.NO_BIG_GIN)
    refusal = _why_not_end(seen, card, melds)
    if refusal is not None:
        return refusal
    loose = seen.hand & ~card.bit & ~mask_union(melds)
    if loose:
        return Refusal(Reason.HAS_DEADWOOD, count=points_of(loose, seen.rules.values.own))
    return None


def _why_not_big_gin(seen: Observation, melds: Melds) -> Refusal | None:
    if not seen.rules.bonuses.big_gin:
        return Refusal(Reason.NO_BIG_GIN)
    if _first_turn_bars_ending(seen):
        return Refusal(Reason.FIRST_TURN_DISCARD_ONLY)
    refusal = _why_not_split(seen, seen.hand, melds)
    if refusal is not None:
        return refusal
    loose = seen.hand & ~mask_union(melds)
    if loose:
        return Refusal(Reason.HAS_DEADWOOD, count=points_of(loose, seen.rules.values.own))
    return None


def _why_not_lay_off(
    seen: Observation, melds: Melds, cards: tuple[tuple[Card, int], ...]
) -> Refusal | None:
    assert seen.ending is not None
    refusal = _why_not_split(seen, seen.hand, melds)
    if refusal is not None:
        return refusal
    left = seen.hand & ~mask_union(melds)
    targets = list(seen.ending.melds)
    for card, index in cards:
        if not left & card.bit:
            return Refusal(Reason.NOT_IN_HAND, card=card)
        if not 0 <= index < len(targets) or not can_lay_off(targets[index], card, seen.rules.melds):
            place = codes(targets[index]) if 0 <= index < len(targets) else ""
            return Refusal(Reason.CANNOT_LAY_OFF, card=card, detail=place)
        targets[index] |= card.bit
        left &= ~card.bit
    return None


# Carrying out: the action is known to be legal.


def carry_out(table: Table, action: Action) -> Table:
    """The table after an action known to be legal."""
    seat = table.turn
    match action:
        case Pass():
            return _passed(table)
        case Draw():
            card = table.stock[-1]
            drawn = replace(table, stock=table.stock[:-1])
            return _with_card(drawn, card, taken=False, event=Drew(seat, card))
        case Take():
            card = table.discards[-1]
            taken = replace(
                table,
                discards=table.discards[:-1],
                last_turn=table.phase is Phase.LAST_DISCARD,
            )
            return _with_card(taken, card, taken=True, event=Took(seat, card))
        case Discard(card):
            return _discarded(table, card)
        case Knock(card, melds):
            return _ended(table, card, melds, gin=False)
        case Gin(card, melds):
            return _ended(table, card, melds, gin=True)
        case BigGin(melds):
            return _ended(table, None, melds, gin=True)
        case LayOff(melds, cards):
            return _answered(table, melds, cards)
        case _:
            raise AssertionError(f"{action} is not of this flow")


def _passed(table: Table) -> Table:
    table = replace(table, log=(*table.log, Passed(table.turn, table.discards[-1])))
    if table.phase is Phase.LAST_DISCARD:
        return _ended_by_stock(table)
    if table.passes == 0:
        return replace(table, passes=1, turn=1 - table.turn)
    return replace(
        table,
        passes=2,
        turn=1 - table.dealer,
        phase=Phase.DRAW,
        stock_only=table.rules.deal.after_passes is AfterPasses.STOCK,
    )


def _with_card(table: Table, card: Card, *, taken: bool, event: Event) -> Table:
    return replace(
        table,
        phase=Phase.DISCARD,
        hands=_changed(table.hands, table.turn, table.hands[table.turn] | card.bit),
        drawn=card,
        taken=taken,
        stock_only=False,
        log=(*table.log, event),
    )


def _changed(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _discarded(table: Table, card: Card) -> Table:
    seat = table.turn
    table = replace(
        table,
        phase=Phase.DRAW,
        turn=1 - seat,
        hands=_changed(table.hands, seat, table.hands[seat] & ~card.bit),
        discards=(*table.discards, card),
        drawn=None,
        taken=False,
        turns=_one_more(table.turns, seat),
        log=(*table.log, Discarded(seat, card)),
    )
    if table.last_turn:
        return _ended_by_stock(table)
    if len(table.stock) > table.rules.exhaustion.floor:
        return table
    if table.rules.exhaustion.last_discard is LastDiscard.STAYS:
        return _ended_by_stock(table)
    return replace(table, phase=Phase.LAST_DISCARD)


def _one_more(turns: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(count + (index == seat) for index, count in enumerate(turns))


def _ended_by_stock(table: Table) -> Table:
    count = count_void if table.rules.exhaustion.ending is StockEnd.VOID else count_stock_end
    return _over(table, count(table.rules, table.hands))


def _over(table: Table, result: HandResult) -> Table:
    return replace(table, phase=Phase.OVER, result=result, log=(*table.log, HandOver(result)))


def _ended(table: Table, card: Card | None, melds: Melds, *, gin: bool) -> Table:
    seat = table.turn
    hand = table.hands[seat] & ~(card.bit if card is not None else 0)
    loose = hand & ~mask_union(melds)
    deadwood = points_of(loose, table.rules.values.own)
    big = gin and card is None
    event: Event = (
        WentGin(seat, card, melds, big) if gin else Knocked(seat, card, melds, loose, deadwood)
    )
    ending = Ending(seat, melds, loose, deadwood, card, gin, big)
    table = replace(
        table,
        phase=Phase.LAY_OFF,
        turn=1 - seat,
        hands=_changed(table.hands, seat, hand),
        drawn=None,
        taken=False,
        turns=_one_more(table.turns, seat),
        ending=ending,
        log=(*table.log, event),
    )
    if not gin:
        return table
    defender = resting_side(table.rules, table.hands[1 - seat])
    return _over(table, count_ending(table.rules, ending, defender))


def _answered(table: Table, melds: Melds, cards: tuple[tuple[Card, int], ...]) -> Table:
    ending, seat = table.ending, table.turn
    assert ending is not None
    laid = mask_of(card for card, _ in cards)
    loose = table.hands[seat] & ~mask_union(melds) & ~laid
    side = Side(melds, loose, points_of(loose, table.rules.values.caught), cards)
    table = replace(table, log=(*table.log, LaidOff(seat, melds, cards, loose)))
    return _over(table, count_ending(table.rules, ending, side))
