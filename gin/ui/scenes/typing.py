"""The command line: a panel along the foot of the window, drawn over everything else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.refs import ItemRef
from gin.interface.view import Dialog, Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import mix
from gin.ui.render import field as fields
from gin.ui.render import widgets
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor

_WIDEST = 860
"""Maximum width of the panel in units."""


class _Line(Struct, frozen=True):
    panel: pygame.Rect
    questions: tuple[str, ...]
    notes: tuple[str, ...]
    slots: dict[ItemRef, Slot]


@lru_cache(maxsize=4)
def _laid(dialog: Dialog, look: Look) -> _Line:
    field, *buttons = dialog.zone.items
    edge, gap = look.s(18), look.s(14)
    width, most = look.s(_WIDEST), look.width - look.s(24)
    if most - width < look.s(300):
        # Fill the width, because a narrower panel would hide only part of the items at its sides.
        width = most
    inner = width - 2 * edge
    tall = look.line("body") + look.s(18)
    questions = [
        line
        for text in _heading(dialog, field)
        for line in surfaces.wrap(printed(text), "bold", look.pixels("label"), inner)
    ]
    notes = surfaces.wrap(printed(field.note), "text", look.pixels("label"), inner)
    wide = [widgets.button_width(look, item) + look.s(8) for item in buttons]
    beside = inner - sum(wide) - gap * len(wide) >= look.s(300)
    lines = len(questions) + len(notes)
    height = 2 * edge + lines * look.line("label") + gap + tall + (0 if beside else gap + tall)
    panel = pygame.Rect(0, 0, width, height)
    panel.midbottom = (look.width // 2, look.height - look.s(12))
    top = panel.y + edge + lines * look.line("label") + gap
    right = panel.right - edge
    slots: dict[ItemRef, Slot] = {}
    row = top if beside else top + tall + gap
    for item, long in zip(reversed(buttons), reversed(wide), strict=True):
        slots[item.ref] = Slot.of(pygame.Rect(right - long, row, long, tall))
        right -= long + gap
    box = pygame.Rect(panel.x + edge, top, (right if beside else panel.right - edge), tall)
    box.w -= box.x
    return _Line(panel, tuple(questions), tuple(notes), {field.ref: Slot.of(box), **slots})


def _heading(dialog: Dialog, field: Item) -> tuple[Text, ...]:
    """Return the title and text; nothing if there is no text and a command was refused."""
    if dialog.text or not field.dimmed:
        return (dialog.title, *dialog.text)
    return ()


def slots(dialog: Dialog, look: Look) -> dict[ItemRef, Slot]:
    """Return the slots of the field and its buttons."""
    return _laid(dialog, look).slots


def parts(dialog: Dialog, look: Look, cursor: Cursor) -> Iterator[FramePart]:
    """Yield the panel with its text, the field, and the buttons."""
    laid = _laid(dialog, look)
    field, *buttons = dialog.zone.items
    area = surfaces.shadow_area(laid.panel, 0.35, look.scale)
    yield FramePart.of(area, _panel, look, laid.panel, laid.questions, laid.notes, field.dimmed)
    box = laid.slots[field.ref].rect
    ringed = box.inflate(look.s(16), look.s(16))
    yield FramePart.of(ringed, _field, look, box, field, cursor.about(field.ref))
    for item in buttons:
        rect = laid.slots[item.ref].rect
        yield widgets.button_part(look, rect, item, cursor, main=item is buttons[0])


def _panel(
    target: pygame.Surface,
    look: Look,
    panel: pygame.Rect,
    questions: tuple[str, ...],
    notes: tuple[str, ...],
    refused: bool,
) -> None:
    theme = look.theme
    surfaces.glass(target, panel, theme, look.scale, alpha=255)
    x, y = panel.x + look.s(18), panel.y + look.s(18)
    lit = theme.text if theme.plain else theme.brass_light
    for line in questions:
        look.write(target, line, (x, y), "label", face="bold", colour=lit)
        y += look.line("label")
    for line in notes:
        look.write(target, line, (x, y), "label", colour=theme.text if refused else theme.quiet)
        y += look.line("label")


def _field(
    target: pygame.Surface, look: Look, box: pygame.Rect, field: Item, cursor: Cursor
) -> None:
    theme = look.theme
    fill = theme.panel if theme.plain else mix(theme.panel, (0, 0, 0), 0.45)
    edge = theme.text if theme.plain else theme.brass
    surfaces.slab(target, box, look.s(8), fill, max(1, look.s(1.5)), edge)
    x, room = box.x + look.s(14), box.w - look.s(28)
    written = fields.with_composed(printed(field.value), cursor)
    text, at = fields.seen(look, written, cursor.behind, room)
    look.write(target, text, (x, box.centery), "body", face="bold", middle=True)
    if cursor.focus == field.ref:
        fields.caret(target, look, (x + at, box.centery), cursor)
    if cursor.rings(field.ref):
        surfaces.focus_ring(target, box, look.s(8), theme, look.scale)
