"""Who sits at the table and how they stand: the portrait on its nameplate, and the score pad."""

from __future__ import annotations

import pygame

from gin.present.view import PlayerView, TableView
from gin.present.words.cards import printed
from gin.ui.art import portraits, room
from gin.ui.art import theme as T
from gin.ui.art.vector import mix
from gin.ui.look import Look, fitted
from gin.ui.scenes.table_layout import Measures, across, back_slots, mirrored


def portrait_rect(look: Look) -> pygame.Rect:
    """Where the opponent's portrait is: left of the cards."""
    backs = back_slots(look, 10)
    size = look.s(92)
    nearest = min(across(look, backs[end].x) for end in (0, -1))
    left = round(nearest - backs[0].width * 0.9 - size - look.s(20))
    return mirrored(look, pygame.Rect(left, Measures.of(look).header + look.s(28), size, size))


def opponent(target: pygame.Surface, look: Look, other: PlayerView, *, thinking: bool) -> None:
    """Who sits opposite, left of the cards, on a brass nameplate; three dots while thinking."""
    disc = portrait_rect(look)
    size = disc.w
    room.cast(target, disc, size // 2, 0.25, look.scale, look.theme.plain)
    target.blit(portraits.portrait(other.name, size), disc)
    plate = pygame.Rect(0, 0, look.s(126), look.s(30))
    plate.midtop = (disc.centerx, disc.bottom - look.s(12))
    room.cast(target, plate, look.s(6), 0.05, look.scale, look.theme.plain)
    target.blit(room.brass_plate(plate.size, look.s(6), look.theme), plate)
    name, pixels = fitted(
        other.name, "display", min(look.pixels("body"), look.s(22)), plate.w - look.s(12)
    )
    room.write(
        target, name, plate.center, "display", pixels, look.theme.on_brass, "centre",
        on_dark=False, middle=True,
    )  # fmt: skip
    if thinking:
        for index in range(3):
            at = (disc.right + look.s(8) + index * look.s(11), disc.y + look.s(14))
            room.dot(target, at, 3.4 * look.scale, look.theme.brass_light)


def score_pad(
    target: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    table: TableView,
    *,
    state: str,
    focused: bool,
) -> None:
    """The score pad, which opens the score sheet: lifted when pointed at, down when pressed."""
    k, theme = look.scale, look.theme
    unit = rect.h / 126
    rect = rect.move(0, {"hover": -look.s(1), "pressed": max(1, look.s(2))}.get(state, 0))
    lift = {"hover": 0.4, "pressed": 0.03}.get(state, 0.22)
    room.cast(target, rect, look.s(4), lift, k, theme.plain)
    target.blit(room.paper(rect.size, look.s(4), theme.plain), rect)
    strip = pygame.Rect(rect.x, rect.y, rect.w, round(30 * unit))
    band = (0, 0, 0) if theme.plain else mix(theme.cloth, (0, 0, 0), 0.25)
    pygame.draw.rect(
        target, band, strip, border_top_left_radius=look.s(4), border_top_right_radius=look.s(4)
    )
    _written(look, target, table.pad_title, strip.center, "bold", "label", (247, 241, 226), rect.w)
    if len(table.pad) > 1:
        _several(target, look, rect, table, unit)
    else:
        _single(target, look, rect, table, unit)
    if focused:
        room.focus_ring(target, rect, look.s(4), theme, k)


def _single(
    target: pygame.Surface, look: Look, rect: pygame.Rect, table: TableView, unit: float
) -> None:
    """One large number for each player, and how far it has come."""
    quiet = (0, 0, 0) if look.theme.plain else T.PAPER_QUIET
    (row,) = table.pad
    wide = rect.w // len(table.pad_names)
    for index, name in enumerate(table.pad_names):
        x = rect.x + wide * index + wide // 2
        _written(look, target, name, (x, rect.y + round(47 * unit)), "text", "label", quiet, wide)
        at = (x, rect.y + round(84 * unit))
        _written(look, target, row.numbers[index], at, "display", "title", T.PAPER_INK, wide)
        bar = pygame.Rect(0, 0, round(72 * unit), round(5 * unit))
        bar.midtop = (x, rect.bottom - round(16 * unit))
        _bar(target, bar, row.shares[index], _INKS[index])
    if len(table.pad_names) > 1:
        top, bottom = rect.y + round(40 * unit), rect.bottom - round(18 * unit)
        pygame.draw.line(target, T.PAPER_MARGIN, (rect.centerx, top), (rect.centerx, bottom))


def _several(
    target: pygame.Surface, look: Look, rect: pygame.Rect, table: TableView, unit: float
) -> None:
    """A line for each measure: its name at the left, a number and a bar for each player."""
    plain = look.theme.plain
    quiet = (0, 0, 0) if plain else T.PAPER_QUIET
    label = rect.w * 30 // 100
    wide = (rect.w - label) // len(table.pad_names)
    head = rect.y + round(41 * unit)
    for index, name in enumerate(table.pad_names):
        at = (rect.x + label + wide * index + wide // 2, head)
        _written(look, target, name, at, "text", "small", quiet, wide, most=round(17 * unit))
    top = rect.y + round(51 * unit)
    step = (rect.bottom - round(5 * unit) - top) / len(table.pad)
    for number, row in enumerate(table.pad):
        y = round(top + step * (number + 0.5) - unit)
        rule = round(top + step * number)
        pygame.draw.line(target, T.PAPER_RULE, (rect.x + 1, rule), (rect.right - 2, rule))
        done = row.closed_by is not None
        pale = quiet if done else T.PAPER_INK
        most = round(min(step * 0.66, 24 * unit))
        at = (rect.x + label // 2, y)
        _written(look, target, printed(row.label), at, "text", "label", quiet, label, most=most)
        for index, (text, share) in enumerate(zip(row.numbers, row.shares, strict=True)):
            x = rect.x + label + wide * index + wide // 2
            ink = _INKS[index] if row.closed_by == index and not plain else pale
            face = "bold" if row.closed_by == index else "display"
            _written(look, target, text, (x, y), face, "lead", ink, wide, most=most)
            if text:
                bar = pygame.Rect(0, 0, wide - round(16 * unit), max(2, round(3 * unit)))
                bar.midbottom = (x, round(top + step * (number + 1)) - 1)
                _bar(target, bar, share, _INKS[index])


_INKS = (T.YOU, T.THEM)


def _written(
    look: Look,
    target: pygame.Surface,
    text: str,
    at: tuple[int, int],
    face: str,
    step: str,
    colour: tuple[int, ...],
    width: int,
    most: int = 999,
) -> None:
    pixels = min(look.pixels(step), round(T.size_of(step, look.scale) * 1.5), most)
    while pixels > 9 and room.line_image(text, face, pixels, colour).get_width() > width - look.s(
        10
    ):
        pixels -= 1
    room.write(target, text, at, face, pixels, colour, "centre", on_dark=False, middle=True)


def _bar(target: pygame.Surface, bar: pygame.Rect, share: float, colour: tuple[int, ...]) -> None:
    pygame.draw.rect(target, (226, 214, 190), bar, border_radius=3)
    filled = pygame.Rect(bar.x, bar.y, round(bar.w * share), bar.h)
    if filled.w:
        pygame.draw.rect(target, colour, filled, border_radius=3)
