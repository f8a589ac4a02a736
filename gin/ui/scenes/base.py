"""Base classes of the painters, the cloth and header, and the rows of lists."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface.controls import ControlKind
from gin.interface.view import ButtonSpot, Item, Role, View
from gin.language.translation import printed
from gin.ui.animation.hearth import Hearth
from gin.ui.art import cloth as cloths
from gin.ui.art import emblems, letters, portraits, surfaces
from gin.ui.art.room import rail
from gin.ui.art.vector import mix
from gin.ui.render import controls, widgets
from gin.ui.render import field as fields
from gin.ui.render.boxes import FADE_BELOW, LaidBox, Page, PaintContext, PlacedBox
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.geometry import Placement
from gin.ui.render.pips import pip_row, pips_width
from gin.ui.render.style import Look, fitted, in_lines
from gin.ui.render.widgets import Cursor

_TITLE_LEAST = 110
"""Minimum width of a title next to the corner button, in units."""
_LEAST_TITLE = 19
"""Smallest title size in pixels; longer titles are truncated."""


class Painter(ABC):
    """Base class of painters: places and draws one kind of view."""

    @abstractmethod
    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Return the positions of the view's items; `offset` is the scroll position in pixels."""

    @abstractmethod
    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[FramePart, ...]:
        """Return the parts that don't move by themselves, lowest first."""

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        """Return the parts above the cards.

        `age` is the time since the scene appeared, in seconds, adjusted for the speed setting.
        """
        del view, look, place, cursor, age
        return ()

    def ambient(
        self, view: View, look: Look, place: Placement, hearth: Hearth
    ) -> tuple[FramePart, ...]:
        """Return the parts on the ground that live by themselves, such as the light of the fire.

        They are below the cards. A few times a second, only these parts are repainted.
        """
        del view, look, place, hearth
        return ()

    def flare(self, view: View, age: float) -> float:
        """Return how strongly the fire flares at an `age` of the scene, from 0 to 1."""
        del view, age
        return 0.0

    def lasts(self, view: View) -> float:
        """Return how long something other than cards moves, in seconds at normal speed."""
        del view
        return 0.0

    def shows(self, view: View) -> float:
        """Return how long the scene reveals something step by step, in seconds at normal speed.

        A key or click during that time only completes the reveal.
        """
        del view
        return 0.0

    def notice_room(self, view: View, look: Look) -> pygame.Rect | None:
        """Return the room that the scene keeps free for a notice, or None if it has none."""
        del view, look
        return None

    def predraw(self, view: View, look: Look, more: Callable[[], bool]) -> bool:
        """Draw images of a motion in advance while `more()`; return whether all are drawn."""
        del view, look, more
        return True


class BoxedPainter(Painter):
    """Base class of painters that lay out a scene in boxes, once per view and look."""

    def __init__(self) -> None:
        self._laid: list[tuple[View, Look, Page]] = []

    @abstractmethod
    def lay(self, view: View, look: Look) -> Page:
        """Return the unscrolled scene without its background."""

    def ground(self, view: View, look: Look) -> tuple[PlacedBox, ...]:
        """Return the background: cloth, title and back button."""
        return (*cloth_boxes(look), *header_boxes(view, look))

    def page(self, view: View, look: Look) -> Page:
        """Return the whole page; the last two are cached."""
        for seen, looked, page in self._laid:
            if view == seen and look == looked:
                return page
        page = _without_needless_bar(self.lay(view, look), look).between_rows(look)
        page = replace(page, under=(*self.ground(view, look), *page.under))
        self._laid = [(view, look, page), *self._laid[:1]]
        return page

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        del cursor
        return self.page(view, look).placement(offset)

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[FramePart, ...]:
        del place
        return tuple(self.page(view, look).parts(look, cursor, offset))


def _without_needless_bar(page: Page, look: Look) -> Page:
    """Return a page that does not scroll if its last pixels are visible anyway."""
    hidden = page.content - page.viewport.h
    if page.seen is None and 0 < hidden <= look.s(FADE_BELOW):
        return replace(page, content=page.viewport.h)
    return page


def header_boxes(
    view: View, look: Look, edge: int | None = None, room_for: int | None = None
) -> tuple[PlacedBox, PlacedBox]:
    """Return a page's title and back button; for `edge` and `room_for` see `head`."""
    corner = view.at(ButtonSpot.CORNER)
    back = PlacedBox(back_rect(look, edge), ref=corner.ref if corner is not None else None)
    return PlacedBox(whole(look), partial(_header, view, edge, room_for)), back


def whole(look: Look) -> pygame.Rect:
    """Return the rectangle of the whole scene."""
    return pygame.Rect(0, 0, look.width, look.height)


ABOVE_TABLE, BESIDE_SLIP = (0.5, 0.46), (0.34, 0.5)
"""Centre of the lamplight as shares of the window: usually, and while both hands are open."""


def cloth(look: Look, centre: tuple[float, float] = ABOVE_TABLE) -> Iterator[FramePart]:
    """Yield the table's cloth and inlay in strips, so that no single part takes long to paint."""
    for breadth in _breadths(look):
        yield FramePart.of(breadth, _cloth, look, centre)


def _breadths(look: Look) -> Iterator[pygame.Rect]:
    high = max(1, _BREADTH // look.width)
    for top in range(0, look.height, high):
        yield pygame.Rect(0, top, look.width, min(high, look.height - top))


_BREADTH = 400_000
"""Maximum pixels of cloth painted in one part."""


def _cloth(target: pygame.Surface, look: Look, centre: tuple[float, float]) -> None:
    on = target.subsurface(whole(look))
    on.set_clip(target.get_clip())
    cloths.lay(on, look.theme, centre)
    if not look.theme.plain:
        rail.lay_slim(on, look.theme, look.scale)


def back_rect(look: Look, edge: int | None = None) -> pygame.Rect:
    """Return the place of the back or menu button: top left, far from buttons that end a hand.

    `edge` is its distance from the window's side, in pixels, if not the usual one.
    """
    left = look.s(34) if edge is None else edge
    return pygame.Rect(left, look.s(34), look.s(46), look.s(46))


def cloth_boxes(look: Look) -> Iterator[PlacedBox]:
    """Yield the cloth as the background of a page."""
    for breadth in _breadths(look):
        yield PlacedBox(breadth, _paint_cloth)


def _paint_cloth(brush: PaintContext, rect: pygame.Rect) -> None:
    with clipped(brush.target, rect):
        _cloth(brush.target, brush.look, ABOVE_TABLE)


def _header(
    view: View, edge: int | None, room_for: int | None, brush: PaintContext, rect: pygame.Rect
) -> None:
    look = brush.look
    width = room_for or rect.w - _beside_back(look) - look.s(40)
    titles = view.title, view.subtitle
    corner, most = view.at(ButtonSpot.CORNER), 1 if room_for is None else 2
    _head(brush.target, look, *titles, brush.cursor, corner, "heading", width, False, most, edge)


def head(
    look: Look,
    titles: tuple[Text, Text],
    cursor: Cursor,
    corner: Item | None,
    *,
    step: str,
    room_for: int | None = None,
    mirror: bool = False,
    most: int = 1,
    edge: int | None = None,
) -> FramePart:
    """Return the header as a frame part.

    `room_for` limits the width of title and subtitle, in pixels. The title takes at most `most`
    lines, one or two. `edge` is the distance of the button from the window's side.
    """
    cursor = cursor.about(corner.ref if corner is not None else None)
    rect = back_rect(look, edge)
    width = room_for or look.width - rect.right - look.s(14 + 40)
    at, wide = title_place(look, rect, width)
    named = title_lines(look, titles[0], step, wide, most)[2]
    high = max(rect.bottom, at[1] + named + 2 * look.line("label"))
    area = surfaces.shadow_area(rect, 0.12, look.scale)
    area = area.union(pygame.Rect(at[0], 0, wide, high + look.s(16)))
    if mirror:
        area.right = look.width - area.x
    return FramePart.of(area, _head, look, *titles, cursor, corner, step, width, mirror, most, edge)


def header_words(
    view: View, look: Look, edge: int | None = None, room_for: int | None = None
) -> pygame.Rect:
    """Return the place of a page's title and back button; see `header_boxes`."""
    rect, most = back_rect(look, edge), 1 if room_for is None else 2
    width = room_for or look.width - _beside_back(look) - look.s(40)
    (x, y), wide = title_place(look, rect, width)
    rows, size, high = title_lines(look, view.title, "heading", wide, most)
    across = max(letters.width(row, "display", size) for row in rows)
    if view.subtitle:
        lines, pixels = _subtitle_lines(look, view.subtitle, wide)
        high += len(lines) * round(pixels * 1.3)
        across = max(across, *(letters.width(line, "text", pixels) for line in lines))
    return rect.union((x, y, across, high))


def title_place(look: Look, button: pygame.Rect, width: int) -> tuple[tuple[int, int], int]:
    """Return the upper left corner of a title and its width, next to the corner button.

    If `width`, the room at the button's right, is too narrow, the title is below the button.
    """
    x, y = button.right + look.s(14), button.y - look.s(2)
    if width >= look.s(_TITLE_LEAST):
        return (x, y), width
    return (button.x, button.bottom + look.s(8)), width + x - button.x


def title_lines(
    look: Look, title: Text, step: str, width: int, most: int
) -> tuple[tuple[str, ...], int, int]:
    """Return a title's lines, their font size, and the height of all lines.

    A title that is too long for one line shrinks. It is broken only if that is not enough.
    """
    named, pixels = printed(title), look.pixels(step)
    lines, size = in_lines(named, "display", pixels, width, 1)
    if most == 1 or len(lines) < 2:
        # Shrink a long title before truncating it.
        size = pixels
        while size > _LEAST_TITLE and fitted(named, "display", size, width)[0] != named:
            size -= 1
        return (named,), size, look.line(step)
    lines, size = in_lines(named, "display", pixels, width, 2)
    lines = surfaces.balanced(named, "display", size, width)
    lines = lines[0], " ".join(lines[1:])
    size = min(fitted(line, "display", size, width)[1] for line in lines)
    return lines, size, 2 * round(size * 1.2)


def _beside_back(look: Look) -> int:
    return back_rect(look).right + look.s(14)


def _head(
    target: pygame.Surface,
    look: Look,
    title: Text,
    subtitle: Text,
    cursor: Cursor,
    corner: Item | None,
    step: str,
    width: int,
    mirror: bool,
    most: int,
    edge: int | None,
) -> None:
    rect, align = back_rect(look, edge), "left"
    (x, y), wide = title_place(look, rect, width)
    below, width = wide > width, wide
    if mirror:
        rect = rect.move(look.width - rect.right - rect.x, 0)
        x, align = look.width - x, "right"
    if corner is not None:
        widgets.icon_button(target, look, rect, corner, cursor)
    write = partial(look.write, target, width=width, align=align)
    rows, size, high = title_lines(look, title, step, width, most)
    if not subtitle and len(rows) == 1 and not below:
        write(rows[0], (x, rect.centery), step, face="display", middle=True, pixels=size)
        return
    for row in rows:
        write(row, (x, y), step, face="display", pixels=size)
        y += high // len(rows)
    if not subtitle:
        return
    lines, pixels = _subtitle_lines(look, subtitle, width)
    for number, line in enumerate(lines):
        place = (x, y + number * round(pixels * 1.3))
        write(line, place, "label", colour=look.theme.quiet, pixels=pixels)


def _subtitle_lines(look: Look, subtitle: Text, width: int) -> tuple[Sequence[str], int]:
    """Return a subtitle's one or two lines, and their font size."""
    # In speech, the subtitle continues a sentence; on screen it starts a line.
    line_text = printed(subtitle)
    line_text = line_text[:1].upper() + line_text[1:]
    lines, pixels = in_lines(line_text, "text", look.pixels("label"), width, 1)
    if len(lines) < 2:
        return lines, pixels
    _, pixels = in_lines(line_text, "text", look.pixels("label"), width, 2)
    lines = surfaces.balanced(line_text, "text", pixels, width)[:2]
    # Both lines get the size that the wider one needs.
    return lines, min(fitted(line, "text", pixels, width)[1] for line in lines)


def header_height(look: Look, subtitle: Text = NOTHING) -> int:
    """Return the height in pixels of the header above a page's content.

    It is larger if the `subtitle` takes two lines that would not fit.
    """
    least = max(look.s(104), look.s(44) + look.line("heading") + look.line("label"))
    if not subtitle:
        return least
    lines, pixels = _subtitle_lines(look, subtitle, look.width - _beside_back(look) - look.s(40))
    first = back_rect(look).y - look.s(2) + look.line("heading")
    return max(least, first + len(lines) * round(pixels * 1.3) + look.s(12))


_SIZES = {Role.GAME: 62, Role.PERSON: 114}
"""Sizes of pictures in rows, in units."""
_SAMPLE = 66
"""Size of other pictures in rows, such as a card back, in units."""
_STAR = 40
"""Width of a star button in units."""


def _picture_size(item: Item) -> int:
    """Return the size in units of the picture at the left of a row, or 0."""
    role = Role.GAME if item.emblem else item.role
    return _SIZES.get(role, _SAMPLE if item.sample or item.portrait else 0)


def row_ground(brush: PaintContext, rect: pygame.Rect, item: Item, *, selected: bool) -> None:
    """Draw the ground of a list's row."""
    look, theme = brush.look, brush.look.theme
    state = brush.cursor.state(item.ref, dimmed=item.dimmed)
    light = {"hover": 0.2, "pressed": 0.02}.get(state, 0.14 if selected else 0.04)
    fill = mix(theme.panel, theme.brass_light, light)
    if item.dimmed and not theme.plain:
        fill = mix(theme.panel, theme.cloth, 0.6)
    if theme.plain:
        fill = mix(theme.panel, theme.text, {"hover": 0.16}.get(state, 0.0))
    edge = theme.brass if selected or theme.plain else theme.line
    thick = max(2 if theme.plain else 1, look.s(1))
    if theme.plain and selected:
        thick = max(4, look.s(4))
    fill = (*fill[:3], 255 if theme.plain else 215)
    surfaces.slab(brush.target, rect, look.s(10), fill, thick, edge)


class ListRow(Struct, frozen=True):
    """Row of a list: a name, a note below it, and a value at the right (as a key cap if `cap`)."""

    item: Item
    cap: bool = False
    selected: bool = False
    star: Item | None = None
    """Item that toggles whether the row's game is a favourite, at the right of the row."""
    picture: int = 0
    """Side of the picture at the left in units; if 0, that of other such rows."""

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        item, taken = self.item, _value_width(look, self.item, width, cap=self.cap)
        if self.star is not None:
            taken = look.s(_STAR)
        stepper = _stepper(look, item, width)
        if stepper is not None:
            taken = stepper.size[0]
        size = look.s(self.picture or _picture_size(item))
        start = 2 * look.s(14) + size if size else look.s(18)
        inner = width - look.s(36) - start - taken
        beside = _meter_width(look, item)
        names = surfaces.wrap(printed(item.name), "bold", look.pixels("body"), inner - beside)
        notes = surfaces.wrap(printed(item.note), "text", look.pixels("label"), inner)
        text = names, notes if item.note else ()
        lines = len(names) * look.line("body") + len(text[1]) * look.line("label")
        high = max(lines + look.s(20), size + look.s(10) + look.s(10) if size else look.s(10))
        if stepper is not None:
            high = max(high, stepper.size[1] + look.s(12))
        rect = pygame.Rect(at, (width, max(least, high)))
        row = PlacedBox(rect, partial(self._paint, text, size, taken), item.ref, ends=True)
        if self.star is not None:
            place = pygame.Rect(0, 0, look.s(_STAR), min(rect.h - look.s(8), look.s(_STAR)))
            place.midright = (rect.right - look.s(8), rect.centery)
            return LaidBox(rect, (row, PlacedBox(place, self._star, self.star.ref)))
        if stepper is None:
            return LaidBox(rect, (row,))
        corner = rect.right - look.s(10) - taken, rect.centery - stepper.size[1] // 2
        return LaidBox(rect, (row, *stepper.pieces(corner)))

    def _paint(
        self, text: tuple[Sequence[str], Sequence[str]], size: int, taken: int, brush: PaintContext,
        rect: pygame.Rect,
    ) -> None:  # fmt: skip
        target, look, item = brush.target, brush.look, self.item
        theme = look.theme
        row_ground(brush, rect, item, selected=self.selected)
        x = rect.x + look.s(18)
        if size:
            x = rect.x + look.s(14)
            image = row_image(look, item, size)
            target.blit(image, image.get_rect(center=(x + size // 2, rect.centery)))
            x += size + look.s(14)
        if taken and not _steps(item) and self.star is None:
            self._value(brush, rect, taken)
        (names, notes), strong = text, theme.quiet
        if theme.plain or not item.dimmed:
            strong = theme.text
        y = rect.centery - (len(names) * look.line("body") + len(notes) * look.line("label")) // 2
        width = rect.right - look.s(36) - x - taken
        if item.meter is not None:
            image = pip_row(look, item.meter)
            place = rect.right - look.s(18), y + look.line("body") // 2
            target.blit(image, image.get_rect(midright=place))
        for line in names:
            look.write(target, line, (x, y), "body", face="bold", colour=strong, width=width)
            y += look.line("body")
        for line in notes:
            look.write(target, line, (x, y), "label", colour=theme.quiet, width=width)
            y += look.line("label")
        if brush.cursor.rings(item.ref):
            surfaces.focus_ring(target, rect, look.s(10), theme, look.scale)

    def _star(self, brush: PaintContext, rect: pygame.Rect) -> None:
        assert self.star is not None
        look, theme, ref = brush.look, brush.look.theme, self.star.ref
        hovered = brush.cursor.state(ref) in ("hover", "pressed")
        light = theme.text if theme.plain or hovered else theme.brass_light
        image = emblems.favourite(look.s(24), light, hollow=not self.item.starred)
        brush.target.blit(image, image.get_rect(center=rect.center))
        if brush.cursor.rings(ref):
            surfaces.focus_ring(brush.target, rect, look.s(10), theme, look.scale)

    def _value(self, brush: PaintContext, rect: pygame.Rect, taken: int) -> None:
        target, look, theme, item = brush.target, brush.look, brush.look.theme, self.item
        at = (rect.right - look.s(18), rect.centery)
        light = theme.text if theme.plain else theme.brass_light
        if item.starred:
            image = emblems.favourite(taken, light)
            target.blit(image, image.get_rect(midright=at))
        elif self.cap:
            plate = pygame.Rect(0, 0, taken, look.line("label") + look.s(6))
            plate.midright = (rect.right - look.s(14), rect.centery)
            _key_cap(target, look, plate, printed(item.value))
        else:
            value, caret = printed(item.value) or "—", -1
            if item.role is Role.FIELD:
                here = brush.cursor if brush.cursor.focus == item.ref else Cursor()
                if here.composed:
                    # Text being composed may take half of the row.
                    taken = max(taken, rect.w // 2)
                written = fields.with_composed(printed(item.value) or "—", here)
                value, caret = fields.seen(look, written, here.behind, taken)
            weak = not theme.plain and (item.dimmed or item.quiet)
            look.write(
                target, value, at, "label" if item.quiet else "body",
                face="text" if item.quiet else "bold", colour=theme.quiet if weak else light,
                align="right", middle=True, width=taken,
            )  # fmt: skip
            if caret >= 0 and brush.cursor.rings(item.ref) and item.value:
                left = at[0] - round(look.width_of(value, "bold", "body"))
                fields.caret(target, look, (left + caret, at[1]), brush.cursor)


def _key_cap(target: pygame.Surface, look: Look, plate: pygame.Rect, key: str) -> None:
    theme = look.theme
    fill = theme.panel if theme.plain else mix(theme.panel, theme.brass_light, 0.1)
    edge = theme.text if theme.plain else theme.line
    surfaces.slab(target, plate, look.s(6), fill, max(1, look.s(1.2)), edge)
    look.write(
        target, key, plate.center, "label", face="bold", align="centre", middle=True,
        colour=theme.text if theme.plain else theme.brass_light, width=plate.w - look.s(10),
    )  # fmt: skip


def cuts_value(look: Look, item: Item, width: int) -> bool:
    """Return whether the value of a row is too wide for a row of this width."""
    if not item.value or item.starred or item.meter is not None:
        return False
    if item.role is Role.FIELD or _steps(item):
        return False
    wide = look.width_of(printed(item.value), "bold", "body")
    return wide > _value_width(look, item, width, cap=False)


def _value_width(look: Look, item: Item, width: int, *, cap: bool) -> int:
    if item.meter is not None:
        return 0
    if item.starred:
        return look.s(24)
    value = printed(item.value) or ("—" if item.role is Role.FIELD else "")
    if not value:
        return 0
    if cap:
        wide = look.width_of(value, "bold", "label") + look.s(20)
        return min(width // 2, max(wide, look.line("label") + look.s(6)))
    room = width // 2
    if not item.note:
        # Give the value all the room that the name leaves, so that the value isn't cut.
        named = look.width_of(printed(item.name), "bold", "body")
        room = max(room, width - look.s(36 + 18 + 12) - named)
    return min(room, look.width_of(value, "bold", "body") + look.s(4))


def _meter_width(look: Look, item: Item) -> int:
    """Return the width of the pips next to a row's name, or 0."""
    return 0 if item.meter is None else pips_width(look, item.meter[1]) + look.s(12)


def _steps(item: Item) -> bool:
    return item.control is not None and item.control.kind is ControlKind.STEPPER


def _stepper(look: Look, item: Item, width: int) -> controls.MeasuredControl | None:
    if not _steps(item):
        return None
    room = max(width // 2, width - look.s(36 + 18 + 12) - _name_width(look, item))
    return controls.fitted(look, item, room if not item.note else width // 2)


def _name_width(look: Look, item: Item) -> int:
    return look.width_of(printed(item.name), "bold", "body")


def row_image(look: Look, item: Item, size: int) -> pygame.Surface:
    """Return the picture at the left of a row."""
    if item.sample is not None:
        return controls.sample(look, item.sample)
    return emblem_or_portrait(item, size)


def emblem_or_portrait(item: Item, size: int) -> pygame.Surface:
    """Return a game's emblem or a player's portrait."""
    if item.portrait is not None:
        return portraits.portrait(item.portrait, size, item.mood)
    return emblems.emblem(item.emblem, size)
