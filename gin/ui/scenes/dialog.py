"""A question over the scene: its layout and painting."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.interface.refs import ItemRef
from gin.interface.view import ButtonSpot, Dialog, View
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render import widgets
from gin.ui.render.boxes import Box, FixedBox, Grid, LaidBox, Spacer
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import cut, typing
from gin.ui.scenes.foot_buttons import quiet_part


class _Question(Struct, frozen=True):
    panel: pygame.Rect
    title: tuple[str, ...]
    lines: tuple[str, ...]
    slots: dict[ItemRef, Slot]


@lru_cache(maxsize=2)
def _laid(dialog: Dialog, look: Look) -> _Question:
    height = max(look.s(50), look.line("body") + look.s(16))
    items = dialog.zone.items
    buttons = [FixedBox(height, ref=item.ref) for item in items]
    columns = 2 if len(buttons) > 4 else 1
    gap, edges = look.s(12), look.s(56)
    widest = max((widgets.button_width(look, item) for item in items), default=0)
    width = max(
        round(look.s(460) * max(1.0, look.text_percent / 130)),
        columns * widest + (columns - 1) * gap + edges,
    )
    width = min(look.width - look.s(40), width)
    inner, most = width - edges, look.height - look.s(20)
    title = surfaces.balanced(
        printed(dialog.title), "display", look.pixels("title"), width - look.s(40)
    )
    lines: list[str] = []
    for text in dialog.text:
        lines += surfaces.balanced(printed(text), "text", look.pixels("body"), inner)
    above = (
        look.s(30) + len(title) * look.line("title") + len(lines) * look.line("body") + look.s(20)
    )
    boxes: list[Box] = [Spacer(above)]
    lowest = Spacer(look.s(10) + look.s(16))

    def column(columns: int) -> LaidBox:
        grid = Grid(buttons, columns, gap, look.s(10))
        return Grid((*boxes, grid, lowest)).lay(look, (0, 0), inner)

    laid = column(columns)
    if laid.rect.h > most and len(buttons) > 1:
        laid = column(2)
    panel = pygame.Rect(0, 0, width, min(laid.rect.h, most))
    panel.center = (look.width // 2, look.height // 2)
    left, top = panel.inflate(-edges, 0).topleft
    slots = {p.ref: Slot.of(p.rect) for p in laid.moved(left, top).pieces if p.ref is not None}
    return _Question(panel, tuple(title), tuple(lines), slots)


def place(dialog: Dialog, look: Look, below: Placement) -> Placement:
    """Return a placement with the dialog's items in front; the items behind cannot be used."""
    slots = dict(_slots(dialog, look))
    return replace(below, slots=slots, behind=dict(below.slots), drops={}, resting={})


def _slots(dialog: Dialog, look: Look) -> dict[ItemRef, Slot]:
    if dialog.typing:
        return typing.slots(dialog, look)
    return cut.slots(dialog, look) if dialog.fan is not None else _laid(dialog, look).slots


def parts(
    view: View, look: Look, cursor: Cursor, age: float, window: pygame.Rect
) -> Iterator[FramePart]:
    """Yield the parts of the view's dialog.

    `age` is the dialog's age in seconds at normal speed.
    """
    dialog = view.dialog
    assert dialog is not None
    if dialog.fan is not None:
        yield from cut.parts(view, dialog, dialog.fan, look, cursor, age)
        return
    if dialog.typing:
        yield from typing.parts(dialog, look, cursor)
        return
    laid = _laid(dialog, look)
    yield FramePart.of(window, _dim)
    area = surfaces.shadow_area(laid.panel, 0.35, look.scale)
    yield FramePart.of(area, _panel, look, laid.panel, laid.title, laid.lines)
    for item in dialog.zone.items:
        rect = laid.slots[item.ref].rect
        if item.spot is ButtonSpot.QUIET:
            yield quiet_part(look, rect, item, cursor)
            continue
        yield widgets.button_part(look, rect, item, cursor, main=item.ref in view.mains)


def _dim(target: pygame.Surface) -> None:
    # Without the rectangle, an empty clip would darken the whole image.
    target.fill((125, 125, 125), target.get_clip(), pygame.BLEND_RGB_MULT)


def _panel(
    target: pygame.Surface,
    look: Look,
    panel: pygame.Rect,
    title: tuple[str, ...],
    shown: tuple[str, ...],
) -> None:
    surfaces.glass(target, panel, look.theme, look.scale, alpha=255)
    y = panel.y + look.s(22)
    for line in title:
        look.write(
            target, line, (panel.centerx, y), "title", face="display", align="centre",
            colour=look.theme.brass_light, width=panel.w - look.s(40),
        )  # fmt: skip
        y += look.line("title")
    for line in shown:
        look.write(target, line, (panel.centerx, y), "body", align="centre")
        y += look.line("body")


def lasts(dialog: Dialog | None) -> float:
    """Return the seconds, at normal speed, until a dialog stops moving."""
    return cut.lasts(dialog.fan) if dialog is not None and dialog.fan is not None else 0.0


def shows(dialog: Dialog | None) -> float:
    """Return the seconds until both cards of a cut are turned up, or 0; see `Painter.shows`."""
    if dialog is None or dialog.fan is None or dialog.fan.yours is None:
        return 0.0
    return cut.lasts(dialog.fan)
