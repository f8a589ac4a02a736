"""Table options of a match: its sheet and goal, what its end adds, who deals, the die."""

from __future__ import annotations

from typing import Any

from gin.messages import naming
from gin.messages import options as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import (
    KnockScores,
    LateStart,
    Level,
    NextDealer,
    Roles,
    SheetKind,
    Shutout,
    Stakes,
    Winner,
)
from gin.variants.options.option import Option, Value, named, number, set_to, switch


def _kept_on(kind: SheetKind, target: int | None, **usual: Any) -> Patch:
    """Another score sheet, with the target that is usual on it and no bonuses at its end."""
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
    kept = _kept_on(SheetKind.PENALTIES, 500)
    return Patch(set={**kept.set, "knock.scores": KnockScores.PENALTY}, usual=kept.usual)


def _dice() -> Patch:
    """A round of won deals, each of which is worth what the stake die shows."""
    kept = _kept_on(SheetKind.DEALS, None, deals=9)
    return Patch(set={**kept.set, "stakes.die": Stakes.DEAL}, usual=kept.usual)


ALL: tuple[Option, ...] = (
    Option(
        "sheet",
        messages.SHEET_TITLE,
        messages.SHEET_SENTENCE,
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
                _kept_on(SheetKind.THREE_GAMES, 100),
                naming.THREE_GAME,
            ),
            Value(
                "suits",
                messages.SHEET_SUITS,
                _kept_on(SheetKind.SUITS, 100),
                naming.FOUR_SUIT,
            ),
            Value("games", messages.SHEET_GAMES, _kept_on(SheetKind.GAMES, 121), naming.PRO),
            Value(
                "race",
                messages.SHEET_RACE,
                _kept_on(SheetKind.RACE, 121, double_deals=True),
                naming.RACE,
            ),
            Value(
                "twofold",
                messages.SHEET_TWOFOLD,
                _kept_on(SheetKind.TWOFOLD, 121),
                naming.TWOFOLD,
            ),
            Value("deals", messages.SHEET_DEALS, _dice(), naming.STAKE_DIE),
        ),
    ),
    number(
        "target",
        messages.TARGET_TITLE,
        messages.TARGET_SENTENCE,
        "format.target",
        (50, 100, 150, 200, 250, 500),
        10,
        1000,
    ),
    number(
        "box",
        messages.BOX_TITLE,
        messages.BOX_SENTENCE,
        "format.box_bonus",
        (0, 20, 25),
        0,
        200,
    ),
    switch(
        "extra-boxes",
        messages.EXTRA_BOXES_TITLE,
        messages.EXTRA_BOXES_SENTENCE,
        "format.extra_boxes",
    ),
    switch(
        "boxes-double",
        messages.BOXES_DOUBLE_TITLE,
        messages.BOXES_DOUBLE_SENTENCE,
        "format.boxes_double",
    ),
    number(
        "game-bonus",
        messages.GAME_BONUS_TITLE,
        messages.GAME_BONUS_SENTENCE,
        "format.game_bonus",
        (0, 100),
        0,
        500,
    ),
    named(
        "shutout",
        messages.SHUTOUT_TITLE,
        messages.SHUTOUT_SENTENCE,
        "format.shutout",
        (Shutout.NONE, messages.SHUTOUT_NONE),
        (Shutout.PLUS_100, messages.SHUTOUT_PLUS_100),
        (Shutout.DOUBLE_HANDS_AND_BOXES, messages.SHUTOUT_DOUBLE_HANDS_AND_BOXES),
        (Shutout.DOUBLE_TOTAL, messages.SHUTOUT_DOUBLE_TOTAL),
        (Shutout.DOUBLE_HANDS, messages.SHUTOUT_DOUBLE_HANDS),
    ),
    named(
        "winner",
        messages.WINNER_TITLE,
        messages.WINNER_SENTENCE,
        "format.winner",
        (Winner.TARGET, messages.WINNER_TARGET),
        (Winner.TOTAL, messages.WINNER_TOTAL),
    ),
    named(
        "next-dealer",
        messages.NEXT_DEALER_TITLE,
        messages.NEXT_DEALER_SENTENCE,
        "dealers.next",
        (NextDealer.LOSER, messages.NEXT_DEALER_LOSER),
        (NextDealer.WINNER, messages.NEXT_DEALER_WINNER),
        (NextDealer.ALTERNATE, messages.NEXT_DEALER_ALTERNATE),
    ),
    named(
        "level",
        messages.LEVEL_TITLE,
        messages.LEVEL_SENTENCE,
        "format.level",
        (Level.DRAW, messages.LEVEL_DRAW),
        (Level.EXTRA_HAND, messages.LEVEL_EXTRA_HAND),
        (Level.MOST_SUITS, messages.LEVEL_MOST_SUITS),
    ),
    number(
        "games",
        messages.GAMES_TITLE,
        messages.GAMES_SENTENCE,
        "format.games",
        (3, 5, 7, 11),
        1,
        30,
    ),
    number(
        "deals",
        messages.DEALS_TITLE,
        messages.DEALS_SENTENCE,
        "format.deals",
        (5, 7, 9, 11),
        1,
        30,
    ),
    switch(
        "double-deals",
        messages.DOUBLE_DEALS_TITLE,
        messages.DOUBLE_DEALS_SENTENCE,
        "format.double_deals",
    ),
    named(
        "roles",
        messages.ROLES_TITLE,
        messages.ROLES_SENTENCE,
        "format.roles",
        (Roles.LOT, messages.ROLES_LOT),
        (Roles.POINTS, messages.ROLES_POINTS),
        (Roles.DEALS, messages.ROLES_DEALS),
    ),
    number(
        "round",
        messages.ROUND_TITLE,
        messages.ROUND_SENTENCE,
        "format.deals",
        (3, 5, 7, 9, 11, 15, 21),
        3,
        21,
    ),
    Option(
        "die",
        messages.DIE_TITLE,
        messages.DIE_SENTENCE,
        (
            Value("off", messages.NO, set_to("stakes.die", Stakes.OFF)),
            Value("on", messages.YES, set_to("stakes.die", Stakes.GAME), naming.STAKE_DIE),
        ),
    ),
    Option(
        "refusal",
        messages.REFUSAL_TITLE,
        messages.REFUSAL_SENTENCE,
        (
            Value("prior", messages.REFUSAL_PRIOR, set_to("stakes.refusal_pays_offer", False)),
            Value("offered", messages.REFUSAL_OFFERED, set_to("stakes.refusal_pays_offer", True)),
        ),
    ),
    switch(
        "centre-offers",
        messages.CENTRE_OFFERS_TITLE,
        messages.CENTRE_OFFERS_SENTENCE,
        "stakes.centre_offers",
    ),
    named(
        "late-start",
        messages.LATE_START_TITLE,
        messages.LATE_START_SENTENCE,
        "format.late_start",
        (LateStart.LITERAL, messages.LATE_START_LITERAL),
        (LateStart.SHIFT, messages.LATE_START_SHIFT),
    ),
    switch(
        "all-games",
        messages.ALL_GAMES_TITLE,
        messages.ALL_GAMES_SENTENCE,
        "format.all_games",
    ),
    switch(
        "no-hints",
        messages.NO_HINTS_TITLE,
        messages.NO_HINTS_SENTENCE,
        "hints",
        naming.UNAIDED,
        inverted=True,
        forbids=True,
    ),
    switch(
        "strict-memory",
        messages.STRICT_MEMORY_TITLE,
        messages.STRICT_MEMORY_SENTENCE,
        "strict_memory",
        naming.STRICT_MEMORY,
    ),
    number(
        "goal",
        messages.GOAL_TITLE,
        messages.GOAL_SENTENCE,
        "solo.goal",
        (0, 15, 30, 45, 60),
        -100,
        500,
    ),
)
