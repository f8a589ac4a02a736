"""What every painter does alike: the room, the header, and a dialog over the scene."""

from __future__ import annotations

import math
from typing import Protocol

import pygame

from gin.present.view import Dialog, Item, Role, View
from gin.present.words.cards import printed
from gin.present.words.games import FAVOURITE
from gin.ui import brush, widgets
from gin.ui.art import emblems, portraits, room
from gin.ui.art.vector import mix
from gin.ui.geometry import Placement, Slot, card_height
from gin.ui.look import Look
from gin.ui.motion import CUT_APART, Act
from gin.ui.widgets import Cursor


class Painter(Protocol):
    """Places and draws one kind of view."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Where the view's items lie; `offset` pixels of what scrolls are above the viewport."""

    def paint(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        offset: int,
    ) -> None:
        """Draw everything that doesn't move by itself."""

    def paint_over(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        age: float,
    ) -> None:
        """Draw what lies over the cards, `age` seconds after the scene came (at normal speed)."""

    def lasts(self, view: View) -> float:
        """Seconds that something moves by itself here, besides cards, at normal speed."""


class Still:
    """A painter of a scene in which nothing moves by itself and nothing lies over the cards."""

    def paint_over(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        age: float,
    ) -> None:
        """Nothing."""

    def lasts(self, view: View) -> float:
        """No time at all."""
        del view
        return 0.0


def cloth(target: pygame.Surface, look: Look, centre: tuple[float, float] = (0.5, 0.46)) -> None:
    """The table's cloth with its inlay."""
    on = target.subsurface((0, 0, look.width, look.height))
    room.cloth(on, look.theme, centre)
    room.inlay(on, look.theme, look.scale)


def back_rect(look: Look) -> pygame.Rect:
    """Where the way back, or the menu, is: top left, far from whatever ends a hand."""
    return pygame.Rect(look.s(34), look.s(34), look.s(46), look.s(46))


def header(
    target: pygame.Surface,
    look: Look,
    view: View,
    cursor: Cursor,
    *,
    icon: str = "back",
    id: str = "button:back",
    step: str = "heading",
    room_for: int | None = None,
    mirror: bool = False,
) -> None:
    """The way back and the title, top left; on the other side if mirrored."""
    rect = back_rect(look)
    x, align = rect.right + look.s(14), "left"
    width = room_for or look.width - x - look.s(40)
    if mirror:
        rect = rect.move(look.width - rect.right - rect.x, 0)
        x, align = rect.x - look.s(14), "right"
    widgets.icon_button(target, look, rect, id, cursor, icon)
    if not view.subtitle:
        look.write(
            target, view.title, (x, rect.centery), step, face="display", width=width, align=align,
            middle=True,
        )  # fmt: skip
        return
    look.write(
        target, view.title, (x, rect.y - look.s(2)), step, face="display", width=width, align=align
    )
    at = (x, rect.y + look.line(step) - look.s(2))
    look.write(
        target, view.subtitle, at, "label", colour=look.theme.quiet, width=width, align=align
    )


def header_height(look: Look) -> int:
    """How far down a page begins."""
    return max(look.s(104), look.s(44) + look.line("heading") + look.line("label"))


# Dialogs.


def place_dialog(dialog: Dialog, look: Look, place: Placement) -> pygame.Rect:
    """Put a dialog's items in front of everything else; returns its panel."""
    buttons = [item for item in dialog.zone.items if item.role is Role.BUTTON]
    cards = [item for item in dialog.zone.items if item.role is Role.CARD]
    width = min(look.width - look.s(40), round(look.s(460) * max(1.0, look.text_percent / 130)))
    lines = _dialog_lines(dialog, look, width)
    card = look.s(104)
    step = max(look.s(50), look.line("body") + look.s(16)) + look.s(10)
    columns = 2 if len(buttons) > 4 else 1
    rows = -(-len(buttons) // columns)
    height = (
        look.s(30)
        + look.line("title")
        + len(lines) * look.line("body")
        + look.s(20)
        + (round(card_height(card)) + look.s(24) if cards else 0)
        + rows * step
        + look.s(16)
    )
    panel = pygame.Rect(0, 0, width, min(height, look.height - look.s(20)))
    panel.center = (look.width // 2, look.height // 2)
    place.behind = dict(place.slots)
    place.slots.clear()
    place.drops.clear()
    y = panel.y + look.s(30) + look.line("title") + len(lines) * look.line("body") + look.s(20)
    if cards:
        gap = look.s(40)
        left = panel.centerx - (len(cards) * card + (len(cards) - 1) * gap) / 2
        for index, item in enumerate(cards):
            x = left + card / 2 + index * (card + gap)
            place.slots[item.id] = Slot(x, y + card_height(card) / 2, card, card_height(card))
        y += round(card_height(card)) + look.s(24)
    inner = panel.inflate(-look.s(56), 0)
    wide = (inner.w - (columns - 1) * look.s(12)) // columns
    for index, item in enumerate(buttons):
        row, column = divmod(index, columns)
        rect = pygame.Rect(inner.x + column * (wide + look.s(12)), y + row * step, wide, 0)
        rect.h = step - look.s(10)
        place.slots[item.id] = Slot.of(rect)
    return panel


def _dialog_lines(dialog: Dialog, look: Look, width: int) -> list[str]:
    lines: list[str] = []
    for text in dialog.text:
        lines += room.wrap(printed(text), "text", look.pixels("body"), width - look.s(56))
    return lines


def paint_dialog(target: pygame.Surface, view: View, look: Look, cursor: Cursor) -> None:
    """Dim the scene and draw the question over it, without its cards."""
    dialog = view.dialog
    assert dialog is not None
    place = Placement()
    panel = place_dialog(dialog, look, place)
    target.fill((125, 125, 125), special_flags=pygame.BLEND_RGB_MULT)
    room.glass(target, panel, look.theme, look.scale, alpha=246)
    y = panel.y + look.s(22)
    look.write(
        target, dialog.title, (panel.centerx, y), "title", face="display", align="centre",
        colour=look.theme.brass_light, width=panel.w - look.s(40),
    )  # fmt: skip
    y += look.line("title")
    for line in _dialog_lines(dialog, look, panel.w):
        look.write(target, line, (panel.centerx, y), "body", align="centre")
        y += look.line("body")
    mains = {choice.item for choice in view.choices if choice.main}
    for item in dialog.zone.items:
        if item.card is None:
            rect = place.slots[item.id].rect
            widgets.button(target, look, rect, item, cursor, main=item.id in mains)


def paint_dialog_cards(
    target: pygame.Surface, dialog: Dialog, look: Look, cursor: Cursor, age: float
) -> None:
    """The cards of a question, which are turned up one by one.

    `age` is how many seconds ago it was asked, at normal speed.
    """
    place = Placement()
    place_dialog(dialog, look, place)
    cards = [(item, item.card) for item in dialog.zone.items if item.card is not None]
    for turned, (item, card) in enumerate(cards):
        slot = place.slots[item.id]
        share = (age - turned * CUT_APART) / Act.LAY.seconds
        _turned_up(target, look, card.code, slot, min(1.0, max(0.0, share)))
        if item.id == cursor.focus and cursor.keyboard:
            brush.ring(target, look, slot)


def dialog_area(dialog: Dialog, look: Look) -> pygame.Rect:
    """Where a question's cards lie, with their shadows."""
    place = Placement()
    panel = place_dialog(dialog, look, place)
    cards = [place.slots[item.id].rect for item in dialog.zone.items if item.card is not None]
    return cards[0].unionall(cards[1:]).inflate(look.s(60), look.s(60)) if cards else panel


def dialog_lasts(dialog: Dialog) -> float:
    """Seconds, at normal speed, until all cards of a question are turned up."""
    cards = sum(item.card is not None for item in dialog.zone.items)
    return (cards - 1) * CUT_APART + Act.LAY.seconds if cards else 0.0


def _turned_up(target: pygame.Surface, look: Look, code: str, slot: Slot, share: float) -> None:
    """A card that is being turned up: its back first, its face in the end."""
    if share >= 1:
        brush.card(target, look, code, slot, 0.2)
        return
    wide = abs(math.cos(math.pi * share))
    if share < 0.5:
        brush.back(target, look, slot, 0.2, drawn=slot.width, wide=wide)
    else:
        brush.card(target, look, code, slot, 0.2, drawn=slot.width, wide=wide)


def row(
    target: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    item: Item,
    cursor: Cursor,
    *,
    selected: bool = False,
) -> None:
    """A row of a list: name, what it means below, and its value at the right."""
    theme = look.theme
    state = cursor.state(item.id, dimmed=item.dimmed)
    light = {"hover": 0.2, "pressed": 0.02}.get(state, 0.14 if selected else 0.04)
    fill = mix(theme.panel, theme.brass_light, light)
    if item.dimmed and not theme.plain:
        fill = mix(theme.panel, theme.cloth, 0.6)
    if theme.plain:
        fill = mix(theme.panel, theme.text, {"hover": 0.16}.get(state, 0.0))
    edge = theme.brass if selected or theme.plain else theme.line
    strong = theme.text if theme.plain or not item.dimmed else theme.quiet
    thick = max(2 if theme.plain else 1, look.s(1))
    if theme.plain and selected:
        thick = max(4, look.s(4))
    alpha = 255 if theme.plain else 215
    target.blit(room.rounded(rect.size, look.s(10), (*fill[:3], alpha), thick, edge), rect)
    x = rect.x + look.s(18)
    size = _seal_size(look, item)
    if size:
        image = _seal(item, size)
        target.blit(image, (rect.x + look.s(14), rect.centery - size // 2))
        x = rect.x + look.s(14) + size + look.s(14)
    value_width = 0
    if _starred(item):
        value_width = _star_size(look)
        image = emblems.favourite(value_width, theme.text if theme.plain else theme.brass_light)
        target.blit(image, image.get_rect(midright=(rect.right - look.s(18), rect.centery)))
    elif item.value or item.role is Role.FIELD:
        value = item.value or "—"
        value_width = min(rect.w // 2, look.width_of(printed(value), "bold", "body") + look.s(4))
        look.write(
            target, printed(value), (rect.right - look.s(18), rect.centery), "body", face="bold",
            colour=theme.text if theme.plain else theme.quiet if item.dimmed else theme.brass_light,
            align="right", middle=True,
            width=rect.w // 2,
        )  # fmt: skip
    width = rect.right - look.s(36) - x - value_width
    notes = room.wrap(printed(item.note), "text", look.pixels("label"), width) if item.note else []
    height = look.line("body") + len(notes) * look.line("label")
    y = rect.centery - height // 2
    look.write(target, printed(item.name), (x, y), "body", face="bold", colour=strong, width=width)
    y += look.line("body")
    for line in notes:
        look.write(target, line, (x, y), "label", colour=theme.quiet, width=width)
        y += look.line("label")
    if item.id == cursor.focus and cursor.keyboard:
        room.focus_ring(target, rect, look.s(10), theme, look.scale)


def row_height(look: Look, item: Item, width: int) -> int:
    """How high a row has to be for its text."""
    value = item.value or ("—" if item.role is Role.FIELD else "")
    taken = min(width // 2, look.width_of(printed(value), "bold", "body")) if value else 0
    if _starred(item):
        taken = _star_size(look)
    size = _seal_size(look, item)
    seal = size + look.s(10) if size else 0
    inner = width - look.s(54) - taken - seal
    notes = room.wrap(printed(item.note), "text", look.pixels("label"), inner) if item.note else []
    height = look.line("body") + len(notes) * look.line("label") + look.s(20)
    return max(height, seal + look.s(10))


def _seal_size(look: Look, item: Item) -> int:
    """How large the picture at the beginning of a row is; 0 where there is none."""
    return look.s({Role.GAME: 62, Role.PERSON: 96}.get(item.role, 0))


def _seal(item: Item, size: int) -> pygame.Surface:
    """A game's emblem, or somebody's portrait."""
    if item.role is Role.PERSON:
        return portraits.portrait(item.name.partition(",")[0], size)
    return emblems.emblem(item.id.split(":")[1], size)


def _starred(item: Item) -> bool:
    """Is this one of the player's favourite games? Then it has a star for a value."""
    return item.role is Role.GAME and item.value == FAVOURITE


def _star_size(look: Look) -> int:
    return look.s(24)
