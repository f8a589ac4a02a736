"""The end of a hand in every flow."""

from __future__ import annotations

from msgspec.structs import replace

from gin.rules.counting.scoring import count_void, with_stake_die
from gin.rules.counting.whole_hands import count_void as count_void_laying
from gin.rules.model.events import HandOver
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.table import Table


def over(table: Table, result: HandResult) -> Table:
    """Return the finished table, with the count adjusted for the stake."""
    result = replace(with_stake_die(table.rules, result, table.stake), turns=table.turns)
    log = table.log.with_event(HandOver(result))
    return replace(table, phase=Phase.OVER, drawn=None, taken=False, result=result, log=log)


def untouched_after(table: Table) -> int:
    """Return the turns since the last draw from the stock, including the one that now ends."""
    from_stock = table.drawn is not None and not table.taken
    return 0 if from_stock else table.untouched + 1


def void_if_untouched(table: Table) -> Table:
    """End the hand as void after a turn, if the stock was untouched for too long."""
    limit, turns = table.rules.exhaustion.untouched, table.untouched
    if not 0 < limit <= turns:
        return table
    if table.rules.whole_hands:
        return over(table, count_void_laying(table.rules, table.hands, table.spread, turns))
    return over(table, count_void(table.rules, table.hands, turns))
