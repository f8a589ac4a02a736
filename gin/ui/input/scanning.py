"""Single-switch scanning: a frame moves over the view, and one press selects the items in it.

The frame visits the areas, then the items of the selected area, then the choices of the selected
item if there are several. After two rounds without a press, the frame returns to the areas. The
scanner wakes the window only while its setting is on.
"""

from __future__ import annotations

import pygame
from msgspec import Struct

from gin.core.message import NOTHING, Text, commas, ended, labelled, sentences
from gin.interface.audience import Length
from gin.interface.intents import Leave
from gin.interface.refs import DIALOG, EntryKind, EntryRef, ItemRef
from gin.interface.view import Choice, Dialog, Item, Role, View, Zone, ZoneKind
from gin.language.translation import spoken
from gin.messages import pointing as messages
from gin.present.input import focus_order
from gin.present.input.choices import ways
from gin.present.output.brevity import spoken_name
from gin.ui.input.host import InputHost
from gin.ui.input.keycaps import cap

SWITCH_KEYS = ("Space", "Enter")
ROUNDS = 2
"""Rounds inside an area before the frame returns to the areas."""
_LONG = 7
"""Maximum number of items in an area; a larger area is split."""
_NAMED = 2
"""Number of items that an area's name lists; if only one more is left, it is listed too."""
_LETTERS = 14
"""Estimated number of letters that a voice speaks per second."""
_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)


class ScanRow(Struct, frozen=True):
    """An area or a part of one: its name as announced, and its items."""

    name: Text
    items: tuple[Item, ...]


def rows(view: View) -> tuple[ScanRow, ...]:
    """Return the areas with selectable items, starting at the focus of the view."""
    found: list[ScanRow] = []
    for zone in focus_order.zones(view):
        items = tuple(item for item in zone.items if _is_selectable(view, zone, item))
        parts = -(-len(items) // _LONG)
        for part in range(parts):
            piece = items[len(items) * part // parts : len(items) * (part + 1) // parts]
            found.append(ScanRow(_row_name(view, zone, piece), piece))
    first = next(
        (at for at, row in enumerate(found) if any(item.ref == view.focus for item in row.items)), 0
    )
    return tuple(found[first:] + found[:first])


def _row_name(view: View, zone: Zone, items: tuple[Item, ...]) -> Text:
    if len(items) == 1:
        (item,) = items
        return commas(spoken_name(view, item, Length.USUAL), item.value)
    # The heading of a chart repeats the name of its area.
    items = tuple(item for item in items if item.name != zone.name)
    shown = items if len(items) <= _NAMED + 1 else items[:_NAMED]
    more = len(items) - len(shown)
    names = (*(item.name for item in shown), messages.more(number=more) if more else NOTHING)
    is_prose = any(item.role is Role.TEXT and not item.value for item in shown)
    name = sentences(*(ended(one) for one in names if one)) if is_prose else commas(*names)
    return labelled(zone.name, name) if zone.name else name


def _is_selectable(view: View, zone: Zone, item: Item) -> bool:
    if zone.kind is ZoneKind.PAGE:
        return True
    return any(choice.item == item.ref and not choice.why for choice in view.choices)


class Scanner:
    """The moving frame, and the switch that selects the items in it."""

    def __init__(self, host: InputHost) -> None:
        self._host = host
        self._rows: tuple[ScanRow, ...] = ()
        self._status: Text = NOTHING
        self._row: ScanRow | None = None
        self._choices: tuple[Choice | None, ...] = ()
        self._at = 0
        self._rounds = 0
        self._next: float | None = None
        self._held: set[int] = set()

    @property
    def on(self) -> bool:
        return self._host.settings.switch

    @property
    def level(self) -> str:
        """The level that the frame moves through: "rows", "items" or "choices"."""
        return "choices" if self._choices else "items" if self._row is not None else "rows"

    @property
    def framed(self) -> tuple[ItemRef, ...]:
        if not self.on or not self._rows:
            return ()
        if self._row is None:
            return tuple(item.ref for item in self._rows[self._at].items)
        if self._choices:
            return (_listed(self._at),)
        return (self._row.items[self._at].ref,)

    def next_due(self) -> float | None:
        return self._next if self.on else None

    def tick(self, now: float) -> None:
        """Restart if the view's areas have changed; otherwise move on if it is time.

        The frame stays in an area that is the same while the player is to do the same.
        """
        if not self.on:
            self._next, self._rows = None, ()
            self._host.pointing.frame(())
            return
        found, status = rows(self._host.view), self._host.view.status
        if _refs(found) != _refs(self._rows):
            stays = status == self._status and not self._choices and self._row is not None
            kept = next((row for row in found if stays and _is_same(row, self._row)), None)
            self._rows, self._status = found, status
            # The button for the focused card comes and goes while the frame moves in the hand.
            if kept is None:
                self._to_rows(now)
            else:
                self._row = kept
        elif self._next is not None and now >= self._next:
            self._advance(now)

    def _advance(self, now: float) -> None:
        count = len(self._choices or (self._row.items if self._row is not None else self._rows))
        self._at += 1
        if self._at >= count:
            self._at = 0
            self._rounds += 1
        inside = self._row is not None and (self._choices or len(self._rows) > 1)
        if inside and self._rounds >= ROUNDS:
            self._to_rows(now)
        else:
            self._show(now)

    def _enter(self, row: ScanRow | None, choices: tuple[Choice | None, ...] = ()) -> None:
        self._row, self._choices, self._at, self._rounds = row, choices, 0, 0

    def _return_to_areas(self, now: float) -> None:
        """Return to the areas after an action, which may have scrolled the view to the focus.

        If the areas have changed, `tick` restarts with the new ones.
        """
        if self.on and _refs(rows(self._host.view)) == _refs(self._rows):
            self._to_rows(now)

    def _to_rows(self, now: float) -> None:
        self._enter(self._rows[0] if len(self._rows) == 1 else None)
        self._show(now)

    def _show(self, now: float) -> None:
        if not self._rows:
            self._next = None
            self._host.pointing.frame(())
            return
        if self._choices:
            choice = self._choices[self._at]
            said = choice.label if choice is not None else messages.NONE_OF_THESE
            self._host.announcer.announce(said)
        elif self._row is not None:
            item = self._row.items[self._at]
            said = item.name
            if self._host.pointing.cursor.focus == item.ref:
                # Nothing else announces a focus that does not move.
                self._host.announcer.announce(said)
            self._host.pointing.set_focus(item.ref, keyboard=True)
        else:
            row = self._rows[self._at]
            said = row.name
            self._host.pointing.reveal(row.items[0].ref)
            self._host.announcer.announce(said)
        # A screen reader finishes one announcement before the next: don't let the frame get ahead.
        speaks = len(spoken(said)) / _LETTERS if self._host.announcer.listens else 0.0
        self._next = now + max(self._host.settings.scan_pace, speaks)
        self._host.pointing.frame(self.framed, self.asked)

    def took(self, event: pygame.event.Event, now: float, *, pad: bool = False) -> bool:
        """Handle an event; return True if it was the switch, or is ignored while scanning is on.

        `pad` marks a press of a gamepad.
        """
        if not self.on:
            return False
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
            return False
        if event.type == pygame.KEYDOWN:
            if cap(event) not in SWITCH_KEYS:
                return False
            if event.key not in self._held:
                self._held.add(event.key)
                self._select(now)
            return True
        if pad or event.type == pygame.MOUSEBUTTONDOWN:
            self._select(now)
        return pad or event.type in _MOUSE

    def _select(self, now: float) -> None:
        if not self._rows:
            return
        row = self._row
        if row is None:
            row = self._rows[self._at]
            self._enter(row)
            if len(row.items) > 1:
                self._show(now)
                return
            self._host.pointing.set_focus(row.items[0].ref, keyboard=True)
        if self._choices:
            choice = self._choices[self._at]
            self._enter(None)
            if choice is not None:
                self._host.choose(choice)
            self._return_to_areas(now)
            return
        item = row.items[self._at]
        able = ways(self._host.view, item.ref)
        if len(able) > 1:
            self._enter(row, (*able, None))
            self._show(now)
            return
        self._enter(None)
        self._host.activate(item.ref)
        self._return_to_areas(now)

    @property
    def asked(self) -> Dialog | None:
        """Dialog with the choices of the item, while the frame moves through them."""
        if not self.on or not self._choices or self._row is None:
            return None
        labels = [c.label if c is not None else messages.NONE_OF_THESE for c in self._choices]
        items = tuple(Item(_listed(at), Role.BUTTON, label) for at, label in enumerate(labels))
        zone = Zone(DIALOG, ZoneKind.BUTTONS, messages.WHAT_WITH, items)
        return Dialog(messages.WHAT_WITH, (), zone, Leave())


def _listed(at: int) -> EntryRef:
    return EntryRef(EntryKind.SCANNED, str(at))


def _is_same(row: ScanRow, before: ScanRow | None) -> bool:
    return before is not None and _refs((row,)) == _refs((before,))


def _refs(found: tuple[ScanRow, ...]) -> tuple[tuple[ItemRef, ...], ...]:
    return tuple(tuple(item.ref for item in row.items) for row in found)
