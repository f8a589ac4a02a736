"""Table options for a match: sheet, target, bonuses at the end, dealers, stake die."""

from __future__ import annotations

from typing import Any

from gin.messages import naming
from gin.messages import options as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import (
    KnockScores,
    LateStart,
    NextDealer,
    Roles,
    SheetKind,
    Shutout,
    Stakes,
    TiedTotals,
    Winner,
)
from gin.variants.options.option import TableOption, Value, named, number, set_to, switch


def _on_sheet(kind: SheetKind, target: int | None, **usual: Any) -> Patch:
    """Return the patch for another score sheet, with its usual target and no bonuses at the end."""
    goal = {} if target is None else {"format.target": target}
    return Patch(
        set={"format.sheet": kind},
        usual={
            **goal,
            "format.game_bonus": 0,
            "format.box_bonus": 0,
            "format.shutout": Shutout.NONE,
            **{f"format.{name}": value for name, value in usual.items()},
        },
    )


def _penalties() -> Patch:
    patch = _on_sheet(SheetKind.PENALTIES, 500)
    return Patch(set={**patch.set, "knock.scores": KnockScores.PENALTY}, usual=patch.usual)


def _dice() -> Patch:
    patch = _on_sheet(SheetKind.DEALS, None, deals=9)
    return Patch(set={**patch.set, "stakes.die": Stakes.DEAL}, usual=patch.usual)


ALL: tuple[TableOption, ...] = (
    TableOption(
        "sheet",
        (
            Value(
                "points",
                messages.SHEET_POINTS,
                Patch(set={"format.sheet": SheetKind.POINTS}, usual={"format.target": 100}),
            ),
            Value("penalties", messages.SHEET_PENALTIES, _penalties(), naming.PENALTY),
            Value(
                "three_games",
                messages.SHEET_THREE_GAMES,
                _on_sheet(SheetKind.THREE_GAMES, 100),
                naming.THREE_GAME,
            ),
            Value(
                "suits",
                messages.SHEET_SUITS,
                _on_sheet(SheetKind.SUITS, 100),
                naming.FOUR_SUIT,
            ),
            Value("games", messages.SHEET_GAMES, _on_sheet(SheetKind.GAMES, 121), naming.PRO),
            Value(
                "race",
                messages.SHEET_RACE,
                _on_sheet(SheetKind.RACE, 121, double_deals=True),
                naming.RACE,
            ),
            Value(
                "twofold",
                messages.SHEET_TWOFOLD,
                _on_sheet(SheetKind.TWOFOLD, 121),
                naming.TWOFOLD,
            ),
            Value("deals", messages.SHEET_DEALS, _dice(), naming.STAKE_DIE),
        ),
    ),
    number(
        "target",
        "format.target",
        (50, 100, 150, 200, 250, 500),
        10,
        1000,
    ),
    number(
        "box",
        "format.box_bonus",
        (0, 20, 25),
        0,
        200,
    ),
    switch(
        "extra-boxes",
        "format.extra_boxes",
    ),
    switch(
        "boxes-double",
        "format.boxes_double",
    ),
    number(
        "game-bonus",
        "format.game_bonus",
        (0, 100),
        0,
        500,
    ),
    named(
        "shutout",
        "format.shutout",
        (Shutout.NONE, messages.SHUTOUT_NONE),
        (Shutout.PLUS_100, messages.SHUTOUT_PLUS_100),
        (Shutout.DOUBLE_HANDS_AND_BOXES, messages.SHUTOUT_DOUBLE_HANDS_AND_BOXES),
        (Shutout.DOUBLE_TOTAL, messages.SHUTOUT_DOUBLE_TOTAL),
        (Shutout.DOUBLE_HANDS, messages.SHUTOUT_DOUBLE_HANDS),
    ),
    named(
        "winner",
        "format.winner",
        (Winner.TARGET, messages.WINNER_TARGET),
        (Winner.TOTAL, messages.WINNER_TOTAL),
    ),
    named(
        "next-dealer",
        "dealers.next",
        (NextDealer.LOSER, messages.NEXT_DEALER_LOSER),
        (NextDealer.WINNER, messages.NEXT_DEALER_WINNER),
        (NextDealer.ALTERNATE, messages.NEXT_DEALER_ALTERNATE),
    ),
    named(
        "level",
        "format.level",
        (TiedTotals.DRAW, messages.LEVEL_DRAW),
        (TiedTotals.EXTRA_HAND, messages.LEVEL_EXTRA_HAND),
        (TiedTotals.MOST_SUITS, messages.LEVEL_MOST_SUITS),
    ),
    number(
        "games",
        "format.games",
        (3, 5, 7, 11),
        1,
        30,
    ),
    number(
        "deals",
        "format.deals",
        (5, 7, 9, 11),
        1,
        30,
    ),
    switch(
        "double-deals",
        "format.double_deals",
    ),
    named(
        "roles",
        "format.roles",
        (Roles.LOT, messages.ROLES_LOT),
        (Roles.POINTS, messages.ROLES_POINTS),
        (Roles.DEALS, messages.ROLES_DEALS),
    ),
    number(
        "round",
        "format.deals",
        (3, 5, 7, 9, 11, 15, 21),
        3,
        21,
    ),
    TableOption(
        "die",
        (
            Value("off", messages.NO, set_to("stakes.die", Stakes.OFF)),
            Value("on", messages.YES, set_to("stakes.die", Stakes.GAME), naming.STAKE_DIE),
        ),
    ),
    TableOption(
        "refusal",
        (
            Value("prior", messages.REFUSAL_PRIOR, set_to("stakes.refusal_pays_offer", False)),
            Value("offered", messages.REFUSAL_OFFERED, set_to("stakes.refusal_pays_offer", True)),
        ),
    ),
    switch(
        "centre-offers",
        "stakes.centre_offers",
    ),
    named(
        "late-start",
        "format.late_start",
        (LateStart.LITERAL, messages.LATE_START_LITERAL),
        (LateStart.SHIFT, messages.LATE_START_SHIFT),
    ),
    switch(
        "all-games",
        "format.all_games",
    ),
    switch(
        "no-hints",
        "hints",
        naming.UNAIDED,
        inverted=True,
        forbids=True,
    ),
    switch(
        "strict-memory",
        "strict_memory",
        naming.STRICT_MEMORY,
    ),
    number(
        "goal",
        "solo.goal",
        (0, 15, 30, 45, 60),
        -100,
        500,
    ),
)
