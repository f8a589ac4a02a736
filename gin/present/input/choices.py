"""What can be done with an item of a view."""

from __future__ import annotations

from gin.present.view import Choice, View


def choices_of(view: View, item: str) -> list[Choice]:
    """What can be done with an item, what is enabled first."""
    found = [choice for choice in view.choices if choice.item == item]
    return sorted(found, key=lambda choice: bool(choice.why))
