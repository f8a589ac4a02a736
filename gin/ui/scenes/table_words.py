"""The news, the coach's hint and the opponent's words: where the table has room for them."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from gin.core.message import NOTHING, Text, sentences
from gin.interface import refs
from gin.interface.view import ButtonSpot, View
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import mix
from gin.ui.render import widgets
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, card_height
from gin.ui.render.style import Look
from gin.ui.scenes import cut, pile_captions, players
from gin.ui.scenes.base import back_rect
from gin.ui.scenes.spread_layout import beside_melds, spread_area
from gin.ui.scenes.table_layout import (
    back_slots,
    hint_room,
    menu_rect,
    middle_melds,
    news_aside,
    pad_rect,
    piles_aside,
    piles_left,
    room_for_news,
)
from gin.ui.scenes.table_measures import (
    Measures,
    hud_edge,
    mirrored,
    prompt_width,
    rail_inside,
)

_LEAST_ROW = 13
"""Least size of the letters in rows on a slip, in units."""


def cuts(view: View) -> bool:
    """Return whether the deck is spread for the cut."""
    return view.dialog is not None and view.dialog.fan is not None


def remark_rect(look: Look, view: View, place: Placement) -> pygame.Rect | None:
    """Return the place of the opponent's last remark, or None if it is not shown."""
    table = view.table
    if table is None or table.other is None or not table.other.talk or view.hint is not None:
        return None
    if view.dialog is not None and view.dialog.fan is not None:
        return cut.talk_rect(look, table.other.talk)
    news = pygame.Rect(look.width // 2, Measures.of(look).news_y, 0, look.line("body"))
    news = news.unionall([part.rect for part in news_parts(look, view)])
    corner = view.at(ButtonSpot.CORNER)
    held = corner.ref if corner is not None else None
    taken = [slot.rect for ref, slot in place.slots.items() if ref != held]
    found = players.bubble_rect(look, table.other.talk, news, taken)
    if found is None and view.zone(refs.OPPONENT) is None:
        # The opponent holds no cards any more.
        found = players.bubble_beside(look, table.other.talk, pad_rect(look, len(table.pad)))
        found = None if found is not None and found.colliderect(news) else found
    return found


def portrait_is_clear(look: Look, view: View) -> bool:
    """Return whether the portrait is clear of the coach's hint."""
    hint = hint_rect(look, view)
    return hint is None or not hint.colliderect(players.seat_rect(look))


def hint_rect(look: Look, view: View) -> pygame.Rect | None:
    """Return the area of the coach's hint, or None without one."""
    return hint_pill(look, view).rect if view.hint is not None else None


def status_with_news(look: Look, view: View) -> Text:
    """Return the player's own news with the status line, or nothing if the news is elsewhere."""
    if view.table is None or not (view.table.own_news and view.news) or view.hint is not None:
        return NOTHING
    words = sentences(view.news, view.status)
    room = prompt_width(look) - look.s(56)
    return words if look.width_of(printed(words), "bold", "lead") <= room else NOTHING


def news_parts(look: Look, view: View) -> tuple[FramePart, ...]:
    """Return the news in a line below the opponent's cards, or in several at one side.

    There are no parts if the status line includes the news.
    """
    if not view.news or view.hint is not None or status_with_news(look, view):
        return ()
    words, quiet, sizes = printed(view.news), look.theme.quiet, Measures.of(look)
    if not news_aside(look, view):
        at = (look.width // 2, sizes.news_y + look.line("body") // 2)
        return (
            look.written(
                words, at, "body", colour=quiet, align="centre", middle=True,
                width=room_for_news(look),
            ),
        )  # fmt: skip
    area = _beside_piles(look, view) or _under_title(look, view)
    lines, pixels = pile_captions.fitted_block(look, words, "text", "body", area.size)
    line = round(pixels * 1.25)
    centred = _beside_piles(look, view) is not None
    top = area.y + (max(0, area.h - line * len(lines)) // 2 if centred else 0)
    x, align = (area.centerx, "centre") if centred else (area.x, "left")
    if look.mirrored and not centred:
        x, align = area.right, "right"
    return tuple(
        look.written(
            row, (x, top + (number + 0.5) * line), "body", colour=quiet, align=align, middle=True,
            width=area.w, pixels=pixels,
        )
        for number, row in enumerate(lines)
    )  # fmt: skip


def _beside_piles(look: Look, view: View, *, over: bool = False) -> pygame.Rect | None:
    """Return the room between the window's edge and the piles, or None.

    There is none in a tall window, or if other cards lie there. The room is below the portrait, or
    extends `over` it.
    """
    assert view.table is not None
    discards = view.zone(refs.DISCARDS)
    open_pile = discards is not None and len(discards.items) > 1
    if look.tall or view.table.spread or open_pile or middle_melds(view):
        return None
    sizes, gap, left = Measures.of(look), look.s(12), rail_inside(look) + look.s(34)
    above = menu_rect(look) if over or view.table.other is None else players.seat_rect(look)
    top = above.bottom + gap
    area = pygame.Rect(left, top, piles_left(view, look) - gap - left, 0)
    area.h = sizes.hand_top - sizes.gap - look.line("lead") - look.s(12 + 8) - top
    return mirrored(look, area)


def _under_title(look: Look, view: View) -> pygame.Rect:
    sizes, pad = Measures.of(look), pad_rect(look, len(view.table.pad) if view.table else 1)
    top, left = back_rect(look).bottom + look.s(6), hud_edge(look)
    if look.tall:
        held = min(slot.rect.top for slot in back_slots(look, 10))
        bottom = min(sizes.header + look.s(22), held - look.s(8))
        right = mirrored(look, pad).left - look.s(14)
    else:
        right = mirrored(look, players.portrait_rect(look)).left - look.s(24)
        bottom = spread_area(look).top
    return mirrored(look, pygame.Rect(left, top, max(1, right - left), max(1, bottom - top)))


def hint_pill(look: Look, view: View) -> FramePart:
    """Return the coach's hint, above the piles, at one side or next to the piles.

    It shrinks to stay clear of cards; if that is not enough, it covers the opponent's cards.
    """
    assert view.hint is not None and view.table is not None
    text, above = view.hint.text, hint_room(view, look)
    if above is not None:
        at = replace(look, text_percent=above.percent)
        return widgets.pill(
            at, text, above.area.midbottom, above.area.w, step="body", face="text", anchor="bottom",
            least=1.0,
        )  # fmt: skip
    row = _hint_row(look, view)
    columns = [_beside_piles(look, view), _beside_piles(look, view, over=True)]
    areas = [(area, False) for area in columns if area is not None]
    rows = tuple(printed(one) for one in view.hint.rows)
    for area, _ in areas if rows else ():
        slip = _slip(look, rows, area)
        if slip is not None:
            return slip
    if look.tall or view.table.spread:
        areas.append((_under_title(look, view), False))
    if view.table.spread:
        pad = pad_rect(look, len(view.table.pad))
        areas += [(area, False) for area in beside_melds(view, look, pad)]
    areas.insert(len(areas) if piles_aside(look) else 0, (row, True))
    # Two readable lines are better than one in small print.
    shares = [(1.0, 0.92), (1.0, 0.74), (0.9, 0.8), (0.8, 0.8), (0.7, 0.8), (0.6, 0.8)]
    for share, least in (*shares, (min(0.6, 100 / look.text_percent), 0.8)):
        at = replace(look, text_percent=round(look.text_percent * share))
        for area, in_row in areas:
            found = _hint_in(at, text, area, least, in_row=in_row)
            if found is not None:
                return found
    # The hint fits nowhere: put it between the menu and the score pad, over the opponent's cards.
    gap, ends = look.s(14), sorted((menu_rect(look), pad_rect(look)), key=lambda rect: rect.x)
    left, right = ends[0].right + gap, ends[1].left - gap
    if look.tall:
        left, right = look.s(30), look.width - look.s(30)
    at = replace(look, text_percent=min(look.text_percent, 100))
    place = ((left + right) // 2, row.bottom)
    return widgets.pill(
        at, text, place, right - left, step="body", face="text", anchor="bottom", solid=True
    )


def _slip(look: Look, rows: tuple[str, ...], area: pygame.Rect) -> FramePart | None:
    """Return rows below each other on a dark slip in the middle of an area; None if none fits."""
    for pixels in range(look.pixels("body"), look.s(_LEAST_ROW) - 1, -1):
        faces = (_row_face(number) for number in range(len(rows)))
        wide = max(
            surfaces.line_width(row, face, pixels) for row, face in zip(rows, faces, strict=True)
        )
        rect = pygame.Rect(0, 0, wide + look.s(36), round(pixels * 1.4) * len(rows) + look.s(20))
        if rect.w <= area.w and rect.h <= area.h:
            rect.center = area.center
            return FramePart.of(rect, _paint_slip, look, rect, rows, pixels)
    return None


def _row_face(number: int) -> str:
    return "text" if number else "bold"


def _paint_slip(
    target: pygame.Surface, look: Look, rect: pygame.Rect, rows: tuple[str, ...], pixels: int
) -> None:
    theme, line = look.theme, round(pixels * 1.4)
    edge = theme.line if theme.plain else mix(theme.cloth, theme.brass, 0.45)
    surfaces.slab(target, rect, look.s(12), (*theme.panel[:3], 255), 1, edge)
    for number, row in enumerate(rows):
        middle = (rect.x + look.s(18), rect.y + look.s(10) + number * line + line // 2)
        surfaces.write(
            target, row, middle, _row_face(number), pixels, theme.text, "left",
            on_dark=not look.light, middle=True, four_colour=look.deck.four_colour,
        )  # fmt: skip


def _hint_in(
    look: Look, text: Text, area: pygame.Rect, least: float, *, in_row: bool
) -> FramePart | None:
    """Return the hint at the foot of a row or in the middle of a column, or None."""
    longest = max(look.width_of(word, "text", "body") for word in printed(text).split())
    if longest * least > area.w - look.s(56):
        return None
    place = (area.centerx, area.bottom) if in_row else area.center
    made = widgets.pill(
        look, text, place, area.w, step="body", face="text", least=least, solid=not in_row,
        anchor="bottom" if in_row else "centre",
    )  # fmt: skip
    return made if made.rect.h <= area.h else None


def _hint_row(look: Look, view: View) -> pygame.Rect:
    assert view.table is not None
    sizes = Measures.of(look)
    top = sizes.news_y - look.s(6)
    if view.table.spread:
        bottom = spread_area(look).top - look.s(3)
    else:
        # The stock and the marks of the advice rise above the piles.
        bottom = round(sizes.pile_y - card_height(sizes.pile) / 2) - look.s(22)
        held = max((slot.rect.bottom for slot in back_slots(look, 10)), default=0)
        top = min(top, max(held + look.s(6), bottom - look.line("body") - look.s(12)))
    area = pygame.Rect(0, top, room_for_news(look), 0)
    area.h = bottom - area.y
    area.centerx = look.width // 2
    return area
