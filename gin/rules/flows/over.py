"""The end of a hand in every flow: its count, written down for what the hand was played for."""

from __future__ import annotations

from dataclasses import replace

from gin.core.frozen import changed
from gin.rules.events import HandOver
from gin.rules.phase import Phase
from gin.rules.result import HandResult
from gin.rules.scoring import staked
from gin.rules.table import Table


def over(table: Table, result: HandResult) -> Table:
    """The table of a hand that is over, with its count."""
    result = replace(staked(table.rules, result, table.stake), turns=table.turns)
    log = table.log.told(HandOver(result))
    return changed(table, phase=Phase.OVER, drawn=None, taken=False, result=result, log=log)
