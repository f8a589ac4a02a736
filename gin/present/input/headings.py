"""Headings of a page and navigation between them.

A heading is an item with that role. On a page with several named lists, the first row of a list
represents the heading above it.
"""

from __future__ import annotations

from gin.core.message import NOTHING, Text
from gin.interface.commands import Command
from gin.interface.refs import ItemRef
from gin.interface.view import HAND_SCENES, Role, View, Zone, ZoneKind
from gin.present.input import focus_order

STEPS = {Command.NEXT_HEADING: 1, Command.PREVIOUS_HEADING: -1}
"""Commands that move between headings, with their directions."""


def named_lists(view: View) -> tuple[Zone, ...]:
    """Return the lists that have a heading: those of a page with several lists, or none."""
    if view.scene in HAND_SCENES or view.dialog is not None:
        return ()
    lists = tuple(zone for zone in focus_order.zones(view) if zone.kind is ZoneKind.LIST)
    return lists if len(lists) > 1 else ()


def headings(view: View) -> tuple[ItemRef, ...]:
    """Return the items at which heading navigation stops, in page order."""
    named = named_lists(view)
    found: list[ItemRef] = []
    for zone in focus_order.zones(view):
        if zone in named:
            found.append(zone.items[0].ref)
        elif zone.kind is ZoneKind.PAGE:
            found += [item.ref for item in zone.items if item.role is Role.HEADING]
    return tuple(found)


def heading_from(view: View, focus: ItemRef | None, step: int) -> ItemRef | None:
    """Return the next heading after the focus, or the previous one for a `step` of -1, or None.

    Inside a section, the previous heading is that section's own.
    """
    order = [item.ref for zone in focus_order.zones(view) for item in zone.items]
    at = order.index(focus) if focus in order else -1
    stops = [order.index(ref) for ref in headings(view)]
    further = [place for place in stops if (place - at) * step > 0]
    return order[further[0 if step > 0 else -1]] if further else None


def entries(view: View) -> tuple[tuple[ItemRef, Text], ...]:
    """Return the items of a page with their names, and each list's heading before its rows."""
    named = named_lists(view)
    found: list[tuple[ItemRef, Text]] = []
    for zone in focus_order.zones(view):
        if zone in named:
            found.append((zone.items[0].ref, zone.name))
        found += [(item.ref, item.name) for item in zone.items]
    return tuple(found)


def name_of_list(view: View, focus: ItemRef | None) -> Text:
    """Return the heading of the list that begins with the focused row; empty for other items."""
    return next((z.name for z in named_lists(view) if z.items[0].ref == focus), NOTHING)
