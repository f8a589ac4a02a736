"""Screens that are lists of rows and buttons: one way to put them together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gin.present.view import Choice, Dialog, Item, Role, Scene, View, Zone, ZoneKind

BACK = Choice(id="back", label="Back", item="button:back", key="back", words=("back",))


def button_zone(choices: Sequence[Choice], name: str = "buttons") -> Zone:
    """A zone with a button for every choice that has one."""
    items = tuple(
        Item(choice.item, Role.BUTTON, choice.label, note=choice.why, dimmed=bool(choice.why),
             brief=choice.brief)
        for choice in choices
        if choice.item.startswith("button:")
    )  # fmt: skip
    return Zone("buttons", ZoneKind.BUTTONS, name, items)


def foot_zone(choices: Sequence[Choice]) -> Zone:
    """Such a zone along the foot of a page: the main button is the last, at the right."""
    return button_zone(sorted(choices, key=lambda choice: choice.main))


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


def with_dialog(
    shown: View,
    title: str,
    lines: tuple[str, ...],
    choices: tuple[Choice, ...],
    cancel: str,
    extra: tuple[Item, ...] = (),
) -> View:
    """The view with a question over it: only the question's choices are left."""
    buttons = (choice for choice in choices if choice.item)
    items = extra + tuple(Item(c.item, Role.BUTTON, c.label, note=c.why) for c in buttons)
    zone = Zone("dialog", ZoneKind.BUTTONS, title, items)
    return replace(
        shown,
        choices=choices,
        dialog=Dialog(title, lines, zone, cancel),
        focus=choices[0].item,
    )
