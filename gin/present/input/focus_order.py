"""Focus movement within and between zones, and focus after a view changes."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, commas, ended
from gin.interface.commands import Command
from gin.interface.refs import ItemRef
from gin.interface.view import Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import speech

_SKIPPED = (ZoneKind.BACKS,)
"""Kinds of zones that the focus skips."""


def zones(view: View) -> tuple[Zone, ...]:
    """Return the zones that can have the focus, in Tab order."""
    return tuple(zone for zone in view.focus_zones if zone.items and zone.kind not in _SKIPPED)


def zone_of(view: View, focus: ItemRef | None) -> Zone | None:
    """Return the zone that has the focus, or None."""
    return next((z for z in zones(view) if any(item.ref == focus for item in z.items)), None)


def valid_focus(view: View, focus: ItemRef | None) -> ItemRef | None:
    """Return the focus if it is valid, else the view's initial focus, its first item, or None."""
    if zone_of(view, focus) is not None:
        return focus
    if zone_of(view, view.focus) is not None:
        return view.focus
    order = zones(view)
    return order[0].items[0].ref if order else None


def follows(before: View, now: View) -> bool:
    """Return whether the focus should move to the view's initial focus.

    It should when a dialog opens or closes, and when the table has a new status or lesson step.
    """
    asked = (before.dialog is None) != (now.dialog is None)
    return asked or (
        now.scene is Scene.TABLE and (before.status, before.lesson) != (now.status, now.lesson)
    )


def next_focus(view: View, focus: ItemRef | None, command: Command) -> ItemRef | None:
    """Return the focus after a movement command.

    At either end of a zone, an arrow key moves to the adjacent zone, except in the player's hand.
    If there is only one zone, Tab moves through its items and wraps around.
    """
    order = zones(view)
    zone = zone_of(view, focus)
    if not order:
        return None
    if zone is None:
        return valid_focus(view, focus)
    refs = [item.ref for item in zone.items]
    place = next(at for at, ref in enumerate(refs) if ref == focus)
    match command:
        case Command.FIRST:
            return refs[0]
        case Command.LAST:
            return refs[-1]
        case Command.NEXT_ZONE | Command.PREVIOUS_ZONE:
            step = 1 if command is Command.NEXT_ZONE else -1
            if len(order) == 1:
                return refs[(place + step) % len(refs)]
            return _entry(order[(order.index(zone) + step) % len(order)], view)
        case Command.LEFT | Command.UP:
            if place > 0:
                return refs[place - 1]
            before = order[order.index(zone) - 1]
            return refs[0] if zone.kind is ZoneKind.HAND else before.items[-1].ref
        case Command.RIGHT | Command.DOWN:
            if place < len(refs) - 1:
                return refs[place + 1]
            after = order[(order.index(zone) + 1) % len(order)]
            return refs[-1] if zone.kind is ZoneKind.HAND else after.items[0].ref
    raise AssertionError(f"{command} does not move the focus")


def _entry(zone: Zone, view: View) -> ItemRef:
    """Return the item that Tab focuses in a zone.

    It is the initial focus, a main button, the selected item of a list, or the first item.
    """
    refs = [item.ref for item in zone.items]
    mains = [c.item for c in view.choices if c.main and c.item in refs]
    if view.focus is not None and view.focus in refs:
        return view.focus
    if mains:
        return mains[0]
    selected = (item.ref for item in zone.items if item.selected and zone.kind is ZoneKind.LIST)
    return next(selected, refs[0])


def focus_announcement(view: View, focus: ItemRef | None) -> Text:
    """Return the announcement of the focused item as a sentence; empty without a focus."""
    item = view.item(focus)
    return NOTHING if item is None else ended(item_announcement(view, item))


def item_announcement(view: View, item: Item) -> Text:
    """Return the announcement of an item: name, value, note, and position in a hand or a list."""
    # The name of a pile includes its number of cards.
    value = NOTHING if item.role is Role.PILE else item.value
    parts = [item.name, value, item.note]
    zone = zone_of(view, item.ref)
    if zone is not None and zone.kind in (ZoneKind.HAND, ZoneKind.LIST):
        place = [other.ref for other in zone.items].index(item.ref) + 1
        parts.append(speech.place(number=place, of=len(zone.items)))
    return commas(*parts)
