"""Focus movement by arrow keys, along the layout where this differs from the order of items.

A row may run from right to left, and a list may have two columns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gin.interface.commands import Command
from gin.interface.refs import ItemRef
from gin.interface.view import View, Zone, ZoneKind
from gin.present.input import focus_order
from gin.ui.render.geometry import Slot

ItemSlots = Mapping[ItemRef, Slot]

_ALONG = {Command.LEFT: -1, Command.RIGHT: 1}
_ACROSS = {Command.UP: -1, Command.DOWN: 1}
_IN_ROWS = (ZoneKind.LIST, ZoneKind.BUTTONS)
"""Kinds of zones whose items may be side by side in several rows."""
_WIDE = 2.5
"""Least ratio of width to height of a list row. Points of a chart are narrower."""


def moved(view: View, focus: ItemRef | None, command: Command, slots: ItemSlots) -> ItemRef | None:
    """Return the focus after a movement command, given the items' slots."""
    zone, own = focus_order.zone_of(view, focus), slots.get(focus) if focus is not None else None
    if focus is not None and zone is not None and own is not None:
        if command in _ALONG:
            there = _along(zone, focus, own, _ALONG[command], slots)
            if there is not None:
                return there
            if _runs_right_to_left(zone, own, slots):
                # The row's end on screen is its start in focus order, so continue from the row's
                # other end.
                focus = zone.items[-1 if command is Command.RIGHT else 0].ref
        elif command in _ACROSS and _in_columns(zone, slots):
            below = _across(zone, own, _ACROSS[command], slots)
            if below is not None:
                return below
            focus = zone.items[-1 if command is Command.DOWN else 0].ref
            return _entered(view, focus_order.next_focus(view, focus, command), own, command, slots)
    there = focus_order.next_focus(view, focus, command)
    entered = focus_order.zone_of(view, there)
    if (
        command in _ACROSS
        and entered is not None
        and entered is not zone
        and _traversed_by_columns(entered)
    ):
        return _end_of(entered, _ACROSS[command], slots) or there
    return there


def _row(zone: Zone, other: Slot, slots: ItemSlots) -> list[float]:
    placed = (slots[item.ref] for item in zone.items if item.ref in slots)
    return [slot.x for slot in placed if _level(slot, other)]


def _level(slot: Slot, other: Slot) -> bool:
    return abs(slot.y - other.y) < max(slot.height, other.height) / 2


def _runs_right_to_left(zone: Zone, own: Slot, slots: ItemSlots) -> bool:
    row = _row(zone, own, slots)
    return len(row) > 1 and row == sorted(row, reverse=True)


def _in_columns(zone: Zone, slots: ItemSlots) -> bool:
    """Return whether the items are stacked, unlike the points of a chart."""
    placed = [slots[item.ref] for item in zone.items if item.ref in slots]
    if zone.kind not in _IN_ROWS or not placed:
        return False
    if zone.kind is ZoneKind.BUTTONS:
        return any(not _level(one, placed[0]) for one in placed)
    wide = all(one.width > _WIDE * one.height for one in placed)
    return wide or len({round(one.x) for one in placed}) < len(placed)


def _along(zone: Zone, focus: ItemRef, own: Slot, step: int, slots: ItemSlots) -> ItemRef | None:
    if not _runs_right_to_left(zone, own, slots):
        return None
    refs = [item.ref for item in zone.items]
    there = refs.index(focus) - step
    return refs[there] if 0 <= there < len(refs) else None


def _across(zone: Zone, own: Slot, step: int, slots: ItemSlots) -> ItemRef | None:
    """Return the item above or below a slot, perhaps in the next column; None if there is none."""
    placed = [(item.ref, slots[item.ref]) for item in zone.items if item.ref in slots]
    further = [
        (ref, slot) for ref, slot in placed if (slot.y - own.y) * step > 0 and not _level(slot, own)
    ]
    if not _traversed_by_columns(zone):
        return _nearest(further, own)
    found = _nearest([one for one in further if abs(one[1].x - own.x) <= own.width / 2], own)
    if found is None:
        next_column = [
            (ref, slot) for ref, slot in placed if (slot.x - own.x) * step > own.width / 2
        ]
        column = min((abs(slot.x - own.x) for _, slot in next_column), default=0.0)
        next_column = [
            (ref, slot) for ref, slot in next_column if abs(slot.x - own.x) <= column + 1
        ]
        return min(next_column, key=lambda one: one[1].y * step)[0] if next_column else None
    return found


def _traversed_by_columns(zone: Zone) -> bool:
    """Return whether Down at the end of a column continues in the next one.

    It does if Left and Right change values, because these keys then cannot move to another column.
    """
    return any(item.control is not None for item in zone.items)


def _nearest(placed: Sequence[tuple[ItemRef, Slot]], own: Slot) -> ItemRef | None:
    if not placed:
        return None
    _, row = min(placed, key=lambda one: abs(one[1].y - own.y))
    level = [one for one in placed if _level(one[1], row)]
    return min(level, key=lambda one: abs(one[1].x - own.x))[0]


def _entered(
    view: View, entry: ItemRef | None, own: Slot, command: Command, slots: ItemSlots
) -> ItemRef | None:
    """Return where the focus enters another zone; `entry` is the default.

    If the zone lies in the direction of movement, the focus enters at the nearest item. A zone
    traversed by columns is entered at its beginning, or at its end when going back.
    """
    zone = focus_order.zone_of(view, entry)
    if zone is None or zone.kind not in _IN_ROWS:
        return entry
    placed = [(item.ref, slots[item.ref]) for item in zone.items if item.ref in slots]
    step = _ACROSS[command]
    if _traversed_by_columns(zone):
        return _end_of(zone, step, slots) or entry
    if not placed or any((slot.y - own.y) * step <= 0 for _, slot in placed):
        return entry
    return _nearest(placed, own) or entry


def _end_of(zone: Zone, step: int, slots: ItemSlots) -> ItemRef | None:
    """Return the first item of a zone traversed by columns; for a step back, the last."""
    placed = [(item.ref, slots[item.ref]) for item in zone.items if item.ref in slots]
    first = min(placed, key=lambda one: (round(one[1].x) * step, one[1].y * step), default=None)
    return None if first is None else first[0]
