"""What is said when a player who plays alone would end a deal early."""

from __future__ import annotations

from gin.present.words.phrases import count

STOP = "End the deal"
ASKED = "End the deal?"
PLAY_ON = "Play on"


def stop_at(points: int) -> str:
    """The button that ends it."""
    return f"End it at {points}"


def about_stopping(points: int, turns: int) -> tuple[str, ...]:
    """What it would come to, and what one still has."""
    left = "one turn" if turns == 1 else f"{turns} turns"
    return (
        f"That would be {count(points, 'point')}, and you still have {left}.",
        "Drawing costs you nothing: a card you don't want can go straight out again.",
    )
