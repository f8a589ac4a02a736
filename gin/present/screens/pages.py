"""Screens that are lists of rows and buttons: one way to put them together."""

from __future__ import annotations

from collections.abc import Sequence

from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind

BACK = Choice("back", "Back", "button:back", "", "back", ("back",))


def button_zone(choices: Sequence[Choice], name: str = "buttons") -> Zone:
    """A zone with a button for every choice that has one."""
    items = tuple(
        Item(choice.item, Role.BUTTON, choice.label, note=choice.why, dimmed=bool(choice.why))
        for choice in choices
        if choice.item.startswith("button:")
    )
    return Zone("buttons", ZoneKind.BUTTONS, name, items)


def page(
    scene: Scene,
    title: str,
    paragraphs: Sequence[tuple[Role, str]],
    *,
    subtitle: str = "",
    extra: Sequence[Choice] = (),
) -> View:
    """A page to read: headings and paragraphs as items, and buttons below."""
    items = tuple(
        Item(f"line:{number}", role, text) for number, (role, text) in enumerate(paragraphs)
    )
    choices = (BACK, *extra)
    zones = (Zone("page", ZoneKind.PAGE, title, items), button_zone(choices))
    first = items[0].id if items else "button:back"
    return View(scene, title, zones, choices, subtitle=subtitle, focus=first)
