"""Table options of a match: its sheet and goal, what its end adds, who deals, the die."""

from __future__ import annotations

from typing import Any

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
        "Score sheet",
        "What hands are written on, and how a match is won.",
        (
            Value(
                "points",
                "One column of points",
                Patch(set={"format.sheet": SheetKind.POINTS}, usual={"format.target": 100}),
            ),
            Value("penalties", "Penalties, as in 500", _penalties(), "Penalty"),
            Value(
                "three_games",
                "Three games at once, as in Hollywood",
                _kept_on(SheetKind.THREE_GAMES, 100),
                "Three-Game",
            ),
            Value(
                "suits",
                "A game in each suit, as in Color",
                _kept_on(SheetKind.SUITS, 100),
                "Four-Suit",
            ),
            Value("games", "Several games, as in Pro", _kept_on(SheetKind.GAMES, 121), "Pro"),
            Value(
                "race",
                "Points against deals, as in Race",
                _kept_on(SheetKind.RACE, 121, double_deals=True),
                "Race",
            ),
            Value(
                "twofold",
                "Points and deals, as in Twofold",
                _kept_on(SheetKind.TWOFOLD, 121),
                "Twofold",
            ),
            Value("deals", "Deals with a stake die, as in Dice", _dice(), "Stake-Die"),
        ),
    ),
    number(
        "target",
        "Target",
        "The score that a game is played to.",
        "format.target",
        (50, 100, 150, 200, 250, 500),
        10,
        1000,
    ),
    number(
        "box",
        "Box",
        "Points at the end of the game for each hand a player has won.",
        "format.box_bonus",
        (0, 20, 25),
        0,
        200,
    ),
    switch(
        "extra-boxes",
        "Extra boxes",
        "Does an undercut bring one box more, and gin two?",
        "format.extra_boxes",
    ),
    switch(
        "boxes-double",
        "Boxes count twice",
        "Do the boxes of a hand that counts twice count twice as well?",
        "format.boxes_double",
    ),
    number(
        "game-bonus",
        "Game bonus",
        "Points for winning the game.",
        "format.game_bonus",
        (0, 100),
        0,
        500,
    ),
    named(
        "shutout",
        "Shutout",
        "What winning every hand of a game adds.",
        "format.shutout",
        (Shutout.NONE, "Nothing"),
        (Shutout.PLUS_100, "100 more"),
        (Shutout.DOUBLE_HANDS_AND_BOXES, "Hands and boxes twice"),
        (Shutout.DOUBLE_TOTAL, "The whole total twice"),
    ),
    named(
        "next-dealer",
        "Next dealer",
        "Who deals after a hand.",
        "dealers.next",
        (NextDealer.LOSER, "The loser"),
        (NextDealer.WINNER, "The winner"),
        (NextDealer.ALTERNATE, "In turn"),
    ),
    named(
        "level",
        "Equal totals",
        "Who wins when all suits are closed and both totals are the same.",
        "format.level",
        (Level.DRAW, "Nobody: a draw"),
        (Level.EXTRA_HAND, "One more hand decides, in all suits"),
        (Level.MOST_SUITS, "Whoever closed more suits"),
    ),
    number(
        "games",
        "Games to win",
        "Won games that win the match.",
        "format.games",
        (3, 5, 7, 11),
        1,
        30,
    ),
    number(
        "deals",
        "Deals to win",
        "Won deals that are needed, where deals are counted.",
        "format.deals",
        (5, 7, 9, 11),
        1,
        30,
    ),
    switch(
        "double-deals",
        "Two deals for gin",
        "Do gin and an undercut count as two won deals?",
        "format.double_deals",
    ),
    named(
        "roles",
        "Your part",
        "What you play for. The next round is played the other way round.",
        "format.roles",
        (Roles.LOT, "A lot decides"),
        (Roles.POINTS, "You play for points"),
        (Roles.DEALS, "You play for deals"),
    ),
    number(
        "round",
        "Deals to win",
        "Won deals that win the round.",
        "format.deals",
        (3, 5, 7, 9, 11, 15, 21),
        3,
        21,
    ),
    Option(
        "die",
        "Stake die",
        "A stake die multiplies what each game counts, and a refusal gives the game up.",
        (
            Value("off", "No", set_to("stakes.die", Stakes.OFF)),
            Value("on", "Yes", set_to("stakes.die", Stakes.GAME), "Stake-Die"),
        ),
    ),
    Option(
        "refusal",
        "Refusing the die",
        "What the player who offered wins when the other refuses.",
        (
            Value("prior", "What the die showed", set_to("stakes.refusal_pays_offer", False)),
            Value("offered", "What was offered", set_to("stakes.refusal_pays_offer", True)),
        ),
    ),
    switch(
        "centre-offers",
        "Later offers",
        "May a die that nobody owns be raised later too, at the start of a turn?",
        "stakes.centre_offers",
    ),
    named(
        "late-start",
        "A late first score",
        "Where a first score goes once the first game is closed, and a second after it.",
        "format.late_start",
        (LateStart.LITERAL, "Nowhere, though it counts as the first"),
        (LateStart.SHIFT, "Into the next game still open"),
    ),
    switch(
        "no-hints",
        "No hints",
        "Is it agreed that nobody is given hints or odds while a hand is played?",
        "hints",
        "Unaided",
        inverted=True,
    ),
    number(
        "goal",
        "Goal",
        "You win with this many penalty points or fewer over the five deals.",
        "solo.goal",
        (0, 15, 30, 45, 60),
        -100,
        500,
    ),
)
