"""How a game is won, told by its rules: one or two sentences for each kind of score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from gin.rules.rules import LateStart, Rules, SheetKind


def goal(rules: Rules) -> Iterator[str]:
    """What wins the game."""
    target = rules.format.target
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            yield (
                f"Three games are played at once, each to {target} points. Whoever wins two of "
                "them wins the match."
            )
        case SheetKind.PENALTIES:
            yield (
                f"The hand that brings a player to {target} penalty points ends the game, and that "
                "player loses it."
            )
        case _:
            yield f"The game ends with the hand that brings a player to {target} points."


def three_games(rules: Rules) -> Iterator[str]:
    """How the three games of Hollywood Gin are written."""
    yield (
        "Your first score is written in the first game only, your second in the first and the "
        "second, every later one in all three. Your opponent's scores are counted the same way, "
        "apart from yours."
    )
    yield (
        f"A game is won and closed by the hand that brings a player to {rules.format.target} "
        "points in it. Nothing more is written there, for either player."
    )
    if rules.format.late_start is LateStart.LITERAL:
        yield (
            "A first score that comes when the first game is closed is written nowhere, but it "
            "was your first score all the same."
        )
    else:
        yield (
            "A first score that comes when the first game is closed goes into the next game still "
            "open, and each later one into one game more."
        )
