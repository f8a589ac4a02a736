"""Draw and discard alone, for a limited number of turns: the flow of Solitary Gin (rules 6)."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import Card, cards_of, mask_of, mask_union
from gin.rules.counting.scoring import count_solitary, own_solver, points_of
from gin.rules.flows.over import over
from gin.rules.melds.arrangements import suggested, why_no_split
from gin.rules.model.actions import Action, Discard, Draw, Gin, Melds, Stop
from gin.rules.model.ending import Ending
from gin.rules.model.events import Dealt, Discarded, Drew, Stopped, WentGin
from gin.rules.model.log import log_of
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table


def start(rules: Rules, deck: tuple[Card, ...], dealer: int, scores: tuple[int, ...]) -> Table:
    """Deal one hand; the rest is the stock, and there is no upcard."""
    each = rules.deal.cards
    return Table(
        rules=rules,
        dealer=dealer,
        scores=scores,
        phase=Phase.DRAW,
        turn=0,
        hands=(mask_of(deck[:each]),),
        stock=tuple(reversed(deck[each:])),
        discards=(),
        upcard=None,
        turns=(0,),
        log=log_of(1, Dealt(dealer, None)),
    )


def legal(seen: Observation) -> tuple[Action, ...]:
    """Return the player's actions, with the suggested splits for gin."""
    if seen.phase is Phase.DRAW:
        return (*([Draw()] if _why_not_draw(seen) is None else []), *_gins(seen, None), Stop())
    discards = tuple(Discard(card) for card in cards_of(seen.hand))
    gins = tuple(gin for card in cards_of(seen.hand) for gin in _gins(seen, card))
    return (*discards, *gins)


def _gins(seen: Observation, card: Card | None) -> tuple[Gin, ...]:
    kept = seen.hand & ~(card.bit if card is not None else 0)
    if own_solver(seen.rules).deadwood(kept):
        return ()
    splits = suggested(kept, seen.rules.melds, seen.rules.values.own)
    return tuple(Gin(card, split.melds) for split in splits if not split.loose)


def why_not(seen: Observation, action: Action) -> Refusal | None:
    """Return why the player may not take the action; None if they may."""
    match action:
        case Draw():
            return _why_not_draw(seen)
        case Stop():
            return None if seen.phase is Phase.DRAW else Refusal(Reason.ALREADY_DRAWN)
        case Discard(card):
            if seen.phase is not Phase.DISCARD:
                return Refusal(Reason.DRAW_FIRST)
            return None if seen.hand & card.bit else Refusal(Reason.NOT_IN_HAND, card=card)
        case Gin(card, melds):
            return _why_not_gin(seen, card, melds)
        case _:
            return Refusal(Reason.NOT_IN_THIS_GAME)


def _why_not_draw(seen: Observation) -> Refusal | None:
    if seen.phase is not Phase.DRAW:
        return Refusal(Reason.ALREADY_DRAWN)
    if seen.turns[0] >= seen.rules.solo.turns:
        return Refusal(Reason.NO_TURNS_LEFT, limit=seen.rules.solo.turns)
    return None


def _why_not_gin(seen: Observation, card: Card | None, melds: Melds) -> Refusal | None:
    if card is None and seen.phase is Phase.DISCARD:
        return Refusal(Reason.NO_BIG_GIN)
    if card is not None and seen.phase is Phase.DRAW:
        return Refusal(Reason.DRAW_FIRST)
    if card is not None and not seen.hand & card.bit:
        return Refusal(Reason.NOT_IN_HAND, card=card)
    kept = seen.hand & ~(card.bit if card is not None else 0)
    refusal = why_no_split(kept, melds, seen.rules.melds)
    if refusal is not None:
        return refusal
    loose = kept & ~mask_union(melds)
    if loose:
        return Refusal(Reason.HAS_DEADWOOD, count=points_of(loose, seen.rules.values.own))
    return None


def carry_out(table: Table, action: Action) -> Table:
    """Return the table after a legal action."""
    hand = table.hands[0]
    match action:
        case Draw():
            card = table.stock[-1]
            return replace(
                table,
                phase=Phase.DISCARD,
                hands=(hand | card.bit,),
                stock=table.stock[:-1],
                drawn=card,
                log=table.log.with_event(Drew(0, card)),
            )
        case Discard(card):
            table = replace(
                table,
                phase=Phase.DRAW,
                hands=(hand & ~card.bit,),
                discards=(*table.discards, card),
                drawn=None,
                turns=(table.turns[0] + 1,),
                log=table.log.with_event(Discarded(0, card)),
            )
            return table if table.turns[0] < table.rules.solo.turns else _over(table)
        case Gin(card, melds):
            kept = hand & ~(card.bit if card is not None else 0)
            return _over(
                replace(
                    table,
                    hands=(kept,),
                    drawn=None,
                    turns=(table.turns[0] + (card is not None),),
                    ending=Ending(0, melds, 0, 0, card, gin=True),
                    log=table.log.with_event(WentGin(0, card, melds, big=False)),
                )
            )
        case Stop():
            return _over(replace(table, log=table.log.with_event(Stopped(0))))
        case _:
            raise AssertionError(f"{action} is not of this flow")


def _over(table: Table) -> Table:
    return over(table, count_solitary(table.rules, table.hands[0]))
