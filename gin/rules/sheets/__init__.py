"""Score sheets: what each hand writes, when a game is over, and the bonuses at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules, SheetKind
from gin.rules.sheets import columns, pegs, points
from gin.rules.sheets.base import Sheet

KINDS: dict[SheetKind, Callable[[Rules, Sequence[HandResult]], Sheet]] = {
    SheetKind.POINTS: points.points,
    SheetKind.PENALTIES: points.penalties,
    SheetKind.PENALTIES_OVER_DEALS: points.penalties_over_deals,
    SheetKind.THREE_GAMES: columns.three_games,
    SheetKind.SUITS: columns.suits,
    SheetKind.GAMES: pegs.games,
    SheetKind.RACE: pegs.race,
    SheetKind.TWOFOLD: pegs.twofold,
    SheetKind.DEALS: pegs.deals,
}


def sheet_after(rules: Rules, results: Sequence[HandResult]) -> Sheet:
    """Return the sheet after these hands."""
    return KINDS[rules.format.sheet](rules, results)
