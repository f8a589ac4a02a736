"""Ending a hand: knock, gin, shot, big gin, and the answer to a knock (rules 0.4, 0.8, 6, 8)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.cards import Card, Hand, cards_of, codes, mask_union
from gin.rules.counting.scoring import best_side, knock_limit, own_solver, points_of, splits_for
from gin.rules.counting.shots import is_shot, shots_in
from gin.rules.counting.suits import SuitSplit, open_suits, scoring_suits, ways
from gin.rules.melds.arrangements import suggested_holding, why_no_split
from gin.rules.melds.layoffs import best_layoff, can_lay_off
from gin.rules.melds.solver import Arrangement
from gin.rules.model.actions import Action, BigGin, Gin, Knock, LayOff, Melds, Shot
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import Opening, SheetKind


def endings(seen: Observation) -> tuple[Action, ...]:
    """Return big gin, gin, shots and knocks, in this order, with suggested splits.

    Of the knocks, those with the least deadwood come first or, where suits are scored, those with
    the most suits.
    """
    if first_turn_bars_ending(seen):
        return ()
    rules = seen.rules
    if rules.format.sheet is SheetKind.SUITS:
        return tuple(_endings_in_suits(seen))
    limit, solver = knock_limit(rules, seen.upcard), own_solver(rules)
    most = None if rules.knock.shot else limit
    whole = solver.deadwood(seen.hand)
    if most is not None and whole - solver.dearest > most:
        return ()
    big: list[Action] = []
    if not whole and rules.bonuses.big_gin and _may_meld_all(seen):
        splits = splits_for(rules, seen.hand, rules.values.own)
        big = [BigGin(split.melds) for split in splits if not split.loose]
    left: dict[Card | None, int] = dict(solver.deadwood_after_each(seen.hand))
    if rules.knock.without_discard and not big:
        left[None] = whole
    if most is not None and min(left.values()) > most:
        return tuple(big)
    gins: list[Action] = []
    shots: list[Action] = []
    knocks: list[tuple[int, Knock]] = []
    barred = barred_discard(seen)
    for card, least in left.items():
        if card is not None and card == barred:
            continue
        kept = _kept(seen, card)
        if not least:
            splits = splits_for(rules, kept, rules.values.own)
            gins += [Gin(card, split.melds) for split in splits if not split.loose]
            continue
        shots += [Shot(card, melds) for melds in _shots(seen, kept)]
        if limit is None or least <= limit:
            for split in _knocks(seen, kept, limit):
                knocks.append((points_of(split.loose, rules.values.own), Knock(card, split.melds)))
    knocks.sort(key=lambda pair: pair[0])
    return (*big, *gins, *shots, *(knock for _, knock in knocks))


def _endings_in_suits(seen: Observation) -> Iterator[Action]:
    rules = seen.rules
    limit = knock_limit(rules, seen.upcard)
    if rules.bonuses.big_gin and _may_meld_all(seen):
        for way in ways(rules, seen.hand, 0, seen.closed):
            yield BigGin(way.melds)
    found: list[tuple[SuitSplit, Action]] = []
    for card in _face_down_cards(seen):
        kept = _kept(seen, card)
        if limit is None or own_solver(rules).deadwood(kept) <= limit:
            for way in ways(rules, kept, limit, seen.closed):
                if not way.deadwood:
                    found.append((way, Gin(card, way.melds)))
                elif _melds_taken_card(seen, way.melds):
                    found.append((way, Knock(card, way.melds)))
    found.sort(key=lambda pair: (pair[0].deadwood > 0, -len(pair[0].suits), pair[0].deadwood))
    yield from (action for _, action in found)


def _face_down_cards(seen: Observation) -> Iterator[Card | None]:
    barred = barred_discard(seen)
    for card in cards_of(seen.hand):
        if card != barred:
            yield card
    if seen.rules.knock.without_discard:
        yield None


def _shots(seen: Observation, kept: Hand) -> Iterator[Melds]:
    rules = seen.rules
    if not rules.knock.shot:
        return
    for loose in shots_in(kept, seen.scores[seen.seat]):
        if not own_solver(rules).deadwood(kept & ~loose):
            for split in splits_for(rules, kept & ~loose, rules.values.own):
                if _melds_taken_card(seen, split.melds):
                    yield split.melds


def _knocks(seen: Observation, kept: Hand, limit: int | None) -> tuple[Arrangement, ...]:
    rules = seen.rules
    values, taken = rules.values.own, _card_to_meld(seen)
    splits = splits_for(rules, kept, values)
    if taken is not None:
        splits = suggested_holding(kept, taken, rules.melds, values)
    return tuple(
        split
        for split in splits
        if (limit is None or points_of(split.loose, values) <= limit)
        and not is_shot(rules, seen.scores[seen.seat], split.loose)
    )


def answers(seen: Observation) -> tuple[Action, ...]:
    """Return the defender's best answer, and the best without lay-offs if that differs."""
    assert seen.ending is not None
    values = seen.rules.values.caught
    plan = best_layoff(seen.hand, seen.ending.melds, seen.rules.melds, values)
    best = LayOff(plan.melds, plan.layoffs)
    alone = LayOff(best_side(seen.rules, seen.hand).melds, ())
    return (best,) if best == alone else (best, alone)


def could_end_with(seen: Observation, card: Card) -> bool:
    """Check whether the seat could end the hand right after taking `card`."""
    after = replace(
        seen, phase=Phase.DISCARD, hand=seen.hand | card.bit, drawn=card, taken=True, last_turn=True
    )
    return bool(endings(after))


def first_turn_bars_ending(seen: Observation) -> bool:
    """Check whether the eleven-card opening allows only a discard in this turn (rules 0.5)."""
    return (
        seen.rules.deal.opening is Opening.ELEVEN_CARD
        and seen.drawn is None
        and not seen.rules.deal.eleven_first_knock
    )


def why_not_lay_face_down(seen: Observation, card: Card) -> Refusal | None:
    """Return why a card may not leave the hand; None if it may (rules 0.6)."""
    if not seen.hand & card.bit:
        return Refusal(Reason.NOT_IN_HAND, card=card)
    return Refusal(Reason.JUST_TAKEN, card=card) if card == barred_discard(seen) else None


def barred_discard(seen: Observation) -> Card | None:
    """Return the card just taken, if it must stay in the hand for this turn (rules 0.6)."""
    return seen.drawn if seen.taken and not seen.rules.pile.rediscard_taken else None


def why_not_end(seen: Observation, action: Knock | Gin | Shot | BigGin) -> Refusal | None:
    """Return why the hand may not end like this; None if it may.

    The caller has checked the phase.
    """
    match action:
        case Knock(card, melds):
            return (
                _why_not_declare(seen, card, melds)
                or _why_not_knock(seen, card, melds)
                or _why_no_suit(seen, _kept(seen, card), melds)
            )
        case Gin(card, melds):
            return (
                _why_not_declare(seen, card, melds)
                or _why_loose(seen, card, melds)
                or _why_no_suit(seen, _kept(seen, card), melds)
            )
        case Shot(card, melds):
            return _why_not_declare(seen, card, melds) or _why_not_shot(seen, card, melds)
        case BigGin(melds):
            return _why_not_big_gin(seen, melds)


def _kept(seen: Observation, card: Card | None) -> Hand:
    return seen.hand & ~(card.bit if card is not None else 0)


def _loose(seen: Observation, card: Card | None, melds: Melds) -> Hand:
    return _kept(seen, card) & ~mask_union(melds)


def _may_meld_all(seen: Observation) -> bool:
    return seen.hand.bit_count() == seen.rules.deal.cards + 1


def _card_to_meld(seen: Observation) -> Card | None:
    """Return the card taken in this turn, if a knock must meld it (rules 6, Tedesco)."""
    return seen.drawn if seen.taken and seen.rules.knock.taken_must_meld else None


def _melds_taken_card(seen: Observation, melds: Melds) -> bool:
    taken = _card_to_meld(seen)
    return taken is None or bool(mask_union(melds) & taken.bit)


def _why_not_declare(seen: Observation, card: Card | None, melds: Melds) -> Refusal | None:
    if first_turn_bars_ending(seen):
        return Refusal(Reason.FIRST_TURN_DISCARD_ONLY)
    if card is None and not seen.rules.knock.without_discard:
        return Refusal(Reason.NO_BIG_GIN)
    refusal = why_not_lay_face_down(seen, card) if card is not None else None
    return refusal or why_no_split(_kept(seen, card), melds, seen.rules.melds)


def _why_not_knock(seen: Observation, card: Card | None, melds: Melds) -> Refusal | None:
    loose = _loose(seen, card, melds)
    deadwood = points_of(loose, seen.rules.values.own)
    limit = knock_limit(seen.rules, seen.upcard)
    if not deadwood:
        return Refusal(Reason.IS_GIN)
    if is_shot(seen.rules, seen.scores[seen.seat], loose):
        return Refusal(Reason.IS_SHOT)
    if limit == 0:
        return Refusal(Reason.GIN_ONLY, count=deadwood)
    if limit is not None and deadwood > limit:
        return Refusal(Reason.OVER_LIMIT, count=deadwood, limit=limit)
    return _why_not_melded(seen, melds)


def _why_not_shot(seen: Observation, card: Card | None, melds: Melds) -> Refusal | None:
    if not seen.rules.knock.shot:
        return Refusal(Reason.NOT_IN_THIS_GAME)
    if not is_shot(seen.rules, seen.scores[seen.seat], _loose(seen, card, melds)):
        return Refusal(Reason.NO_SHOT, count=seen.scores[seen.seat])
    return _why_not_melded(seen, melds)


def _why_not_melded(seen: Observation, melds: Melds) -> Refusal | None:
    if _melds_taken_card(seen, melds):
        return None
    return Refusal(Reason.TAKEN_NOT_MELDED, card=seen.drawn)


def _why_loose(seen: Observation, card: Card | None, melds: Melds) -> Refusal | None:
    loose = _loose(seen, card, melds)
    if loose:
        return Refusal(Reason.HAS_DEADWOOD, count=points_of(loose, seen.rules.values.own))
    return None


def _why_not_big_gin(seen: Observation, melds: Melds) -> Refusal | None:
    if not seen.rules.bonuses.big_gin:
        plain = seen.rules.knock.without_discard
        return Refusal(Reason.PLAIN_GIN if plain else Reason.NO_BIG_GIN)
    if first_turn_bars_ending(seen):
        return Refusal(Reason.FIRST_TURN_DISCARD_ONLY)
    return (
        why_no_split(seen.hand, melds, seen.rules.melds)
        or _why_loose(seen, None, melds)
        or _why_no_suit(seen, seen.hand, melds)
    )


def _why_no_suit(seen: Observation, kept: Hand, melds: Melds) -> Refusal | None:
    rules = seen.rules
    if rules.format.sheet is not SheetKind.SUITS:
        return None
    loose = kept & ~mask_union(melds)
    if rules.knock.least_deadwood:
        least = own_solver(rules).deadwood(kept)
        if points_of(loose, rules.values.own) > least:
            return Refusal(Reason.NOT_LEAST, count=least)
    if open_suits(rules, melds, loose, seen.closed):
        return None
    shut = "".join(suit.letter for suit in scoring_suits(melds, loose))
    return Refusal(Reason.SUITS_CLOSED if shut else Reason.NO_SUIT, detail=shut)


def why_not_lay_off(
    seen: Observation, melds: Melds, cards: tuple[tuple[Card, int], ...]
) -> Refusal | None:
    """Return why the defender may not answer a knock like this; None if they may."""
    assert seen.ending is not None
    refusal = why_no_split(seen.hand, melds, seen.rules.melds)
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
