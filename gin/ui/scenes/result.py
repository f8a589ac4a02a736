"""The end of a hand: both hands on the table, and the slip with the count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise

import pygame
from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, added, commas, phrase
from gin.interface.refs import CardRef, ItemRef, LineRef, PaperLine
from gin.interface.result import ResultView, SideView
from gin.interface.view import ButtonSpot, Item, View
from gin.language.translation import printed
from gin.present.words.talk import quoted, quoted_after
from gin.ui.animation.celebrations import PUNCH, RECIPES, flare, punch, weighted
from gin.ui.animation.hearth import Hearth
from gin.ui.animation.motion import COUNT
from gin.ui.art import portraits, surfaces
from gin.ui.render import widgets
from gin.ui.render.boxes import ButtonLine, FixedBox, Grid, button_height
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import PlacedCard, Placement, Slot, card_height
from gin.ui.render.style import Look, in_lines
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import falling_confetti, medal, room
from gin.ui.scenes.base import BESIDE_SLIP, Painter, back_rect, head, header_height
from gin.ui.scenes.firelight import fire_parts, steady_light
from gin.ui.scenes.foot_buttons import quiet_part
from gin.ui.scenes.players import FACE
from gin.ui.scenes.result_slip import ResultSlip
from gin.ui.scenes.table_measures import cloth_area, heading_edge, heading_room, wall_width

_BETWEEN, _AIR = 12, 16
"""Gap between two buttons, and what the letters of each need next to them, in units."""
GAP, _APART = 18, 6
"""Least gap between two groups of cards, and what is added to it if there is room, in units."""
_STEP = 0.42
"""Visible width of an overlapped card, as a share of its width."""
GUEST = 14
"""Units by which a laid-off card rises above its meld."""
_TIGHT_STEP = 0.34
"""The same on the narrow table of a room."""
_BESIDE_RAIL, _BELOW_RAIL = 26, 48
"""Least distances of the cards from the rail at their side and above them, in units."""
_NARROW_SLIP = 320
"""Width of the slip on the narrow table of a room, in units."""
_RULED = 30
"""Minimum gap, in units, between both players' cards in which a line is drawn."""
_ABOVE = 0.4
"""Share of the spare height that goes above the cards."""
_FURTHEST, _FREE_BETWEEN = 100, 0.4
"""Largest gap between both players in units, and its share of the spare height, in a room."""
LEAST = 28
"""Width in pixels to which cards may shrink if long labels need the room."""


_SINCE = 0.3
"""Seconds since the celebration of a hand began in the showdown."""


class ResultPainter(Painter):
    """Painter with cards at the left and the slip at the right, or below in a tall window."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        place, laid = Placement(), _laid(view, look)
        corner = view.at(ButtonSpot.CORNER)
        if corner is not None:
            place.slots[corner.ref] = Slot.of(back_rect(look, heading_edge(look)))
        for ref, rect in (laid.buttons(look, _buttons(view)) | laid.slip.rows).items():
            place.slots[ref] = Slot.of(rect)
        for index, side in enumerate(laid.sides):
            place.slots[LineRef(PaperLine.SIDE, index)] = Slot.of(side.area)
            place.cards += tuple(
                card for group in side.lying(own=side is laid.sides[-1]) for card in group
            )
        return place

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[FramePart, ...]:
        laid = _laid(view, look)
        slip, corner = laid.slip, view.at(ButtonSpot.CORNER)
        titles = view.title, view.subtitle
        found = [
            *room.ground(view, look, BESIDE_SLIP),
            *steady_light(look, view),
            heading(look, titles, cursor, corner, laid),
        ]
        for index, side in enumerate(laid.sides):
            found += side.parts(focused=cursor.rings(LineRef(PaperLine.SIDE, index)))
        found += between(look, [side.area for side in laid.sides])
        found += slip.parts(cursor)
        for item in _buttons(view):
            rect, main = place.slots[item.ref].rect, item.ref in view.mains
            if item.spot is ButtonSpot.QUIET and not look.theme.plain:
                found.append(quiet_part(look, rect, item, cursor))
                continue
            found.append(widgets.button_part(look, rect, item, cursor, main=main))
        return tuple(found)

    def flare(self, view: View, age: float) -> float:
        shown = _shown(view)
        return flare(shown.celebration, age + _SINCE) if shown.celebration else 0.0

    def lasts(self, view: View) -> float:
        shown = _shown(view)
        counts = COUNT + PUNCH * bool(shown.celebration) if shown.points else 0.0
        drops = medal.LASTS if shown.prize is not None else 0.0
        return max(counts, drops, RECIPES[shown.celebration].seconds)

    def ambient(
        self, view: View, look: Look, place: Placement, hearth: Hearth
    ) -> tuple[FramePart, ...]:
        return fire_parts(look, view, hearth)

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        shown = _shown(view)
        laid = _laid(view, look)
        drops: Iterator[FramePart] = iter(())
        if shown.prize is not None:
            drops = medal.medal(look, shown.prize, laid.slip.paper, age)
        if not shown.celebration:
            return (*laid.slip.counted(min(1.0, age / COUNT)), *drops)
        counted = laid.slip.counted(weighted(min(1.0, age / COUNT)), punch(age - COUNT))
        sources = laid.sides[-1].sources()
        return (*counted, *drops, *falling_confetti.burst(look, shown.celebration, sources, age))


def heading(
    look: Look, titles: tuple[Text, Text], cursor: Cursor, corner: Item | None, laid: ResultLayout
) -> FramePart:
    """Return the title and the corner button, in front of the room or above the cards."""
    limit = heading_room(look)
    if limit is None:
        limit = laid.slip.paper.x - look.s(150)
        if look.tall:
            limit = look.width - look.s(34 + 46 + 14 + 40)
    return head(
        look, titles, cursor, corner, step="lead", room_for=limit, most=2, edge=heading_edge(look)
    )


def _shown(view: View) -> ResultView:
    assert isinstance(view.content, ResultView)
    return view.content


def _laid(view: View, look: Look) -> ResultLayout:
    """Return the layout, with the buttons in two rows if their letters would have no air in one."""
    items, free = _buttons(view), _slip_area(look).w
    wide = sum(widgets.button_width(look, item) + look.s(_AIR) for item in items)
    wraps = len(items) in (3, 4) and wide + look.s(_BETWEEN) * (len(items) - 1) > free
    return result_layout(look, _shown(view), 2 if wraps else 1)


def _buttons(view: View) -> list[Item]:
    """Return the buttons below the slip; the one that continues is last, at the right."""
    on, *beside = (item for item in view.zones[1].items if item.spot is not ButtonSpot.CORNER)
    return [*reversed(beside), on]


def between(look: Look, areas: list[pygame.Rect]) -> Iterator[FramePart]:
    """Yield a thin line between both players' cards if there is room."""
    for above, below in pairwise(areas):
        if below.top - above.bottom < look.s(_RULED):
            continue
        area, half = pygame.Rect(0, 0, above.w, look.s(16)), above.w / 2
        area.center = (round(above.x + half), (above.bottom + below.top) // 2 - look.s(6))
        colour = look.theme.line if look.theme.plain else look.theme.brass
        yield FramePart.of(area, surfaces.diamond_rule, area.center, half, colour, look.scale)


class ResultLayout:
    """Layout of both players' cards and the slip, with room for `rows` of buttons below it."""

    def __init__(self, look: Look, shown: ResultView, rows: int = 1) -> None:
        free = _slip_area(look, rows)
        slip = ResultSlip.of(look, shown, free, whole=look.tall)
        if rows > 1 and slip.paper.h > free.h:
            rows, free = 1, _slip_area(look)
            slip = ResultSlip.of(look, shown, free, whole=look.tall)
        button = _buttons_height(look, rows)
        self._rows = rows
        left = cloth_area(look).x + look.s(_BESIDE_RAIL if wall_width(look) else 62)
        width = look.width - look.s(124) if look.tall else free.x - look.s(20) - left
        step = _TIGHT_STEP if heading_room(look) is not None else _STEP
        self.sides = [SideLayout(look, side, width, step) for side in shown.sides]
        self._left = left
        self._place_sides(look, width)
        if not look.tall:
            # Put the slip and the buttons next to the cards, slightly above the cards' middle.
            first, last = self.sides[0].area, self.sides[-1].area
            high = slip.paper.h + look.s(16) + button
            spare = last.bottom - first.top - high
            lowest = look.height - look.s(24) - high
            top = max(free.y, min(first.top + round(spare * _ABOVE), lowest))
            slip = ResultSlip(look, slip.laid.moved(0, top - free.y))
        self.slip = slip
        self.cards_right = max(
            round(right) for side in self.sides for _, right in side.spans
        ) + look.s(20)
        """Right edge of all cards, with a margin."""
        self.below = (slip.paper.x, slip.paper.bottom + look.s(16))
        """Top left corner of the buttons."""

    def buttons(self, look: Look, items: Sequence[Item]) -> dict[ItemRef, pygame.Rect]:
        """Return the places of the buttons; in two rows they are equally wide.

        The last of three has a row of the whole width.
        """
        if self._rows == 1:
            row = ButtonLine(items).lay(look, self.below, self.slip.paper.w)
            return {piece.ref: piece.rect for piece in row.pieces if piece.ref is not None}
        boxes = [FixedBox(button_height(look), ref=item.ref) for item in items]
        gap = look.s(_BETWEEN)
        rows = Grid(boxes, -(-len(items) // self._rows), gap, gap)
        if len(items) % 2:
            rows = Grid([Grid(boxes[:-1], len(boxes) - 1, gap), boxes[-1]], 1, 0, gap)
        laid = rows.lay(look, self.below, self.slip.paper.w)
        return {piece.ref: piece.rect for piece in laid.pieces if piece.ref is not None}

    def _place_sides(self, look: Look, width: int) -> None:
        """Lay the players one below the other, with cards as large as the room allows."""
        tight = heading_room(look) is not None
        sides, bottom = self.sides, look.height * (0.53 if look.tall else 1.0)
        above = header_height(look) if heading_room(look) is None else look.s(_BELOW_RAIL)
        room_for = round(bottom) - above - look.s(4 if look.tall else 20)
        most = max(side.across for side in sides)
        around = sum(side.down + look.line("label") for side in sides)
        each = (room_for - around) / len(sides) - look.s(40)
        card = max(
            36,
            min(
                look.s(116), round((width - look.s(44 if tight else 90)) / most), round(each / 1.4)
            ),
        )
        while card > LEAST and any(side.least_width(card) > width for side in sides):
            card -= 1
        below = round(card_height(card)) + look.line("label") + look.s(20)
        heights = [side.down + look.s(10) + below for side in sides]
        free, gap = room_for - sum(heights), 0
        if len(sides) > 1:
            # Without enough room the last cards come closer to the edge of the window.
            gap = max(0, min(look.s(28 if look.tall else 44), free // (len(sides) - 1)))
            if tight:
                # There is more height than the cards can use: the width limits them.
                gap = max(gap, min(look.s(_FURTHEST), round(free * _FREE_BETWEEN)))
        # Put slightly less than half of the spare height above the cards. In a tall window with two
        # players, put none there.
        spare = max(0, free - gap * (len(sides) - 1))
        lower = not look.tall or len(sides) == 1
        top = above + (round(spare * _ABOVE) if lower else 0)
        for side, height in zip(sides, heights, strict=True):
            side.lay(pygame.Rect(self._left, top, width, height), card)
            top += height + gap
        # Captions of both hands have the same size.
        written = min((side.captions for side in sides), key=lambda one: one.text_percent)
        for side in sides:
            side.captions = written


result_layout = lru_cache(maxsize=2)(ResultLayout)
"""Cached variant of `ResultLayout`."""
_Group = tuple[Text, tuple[Card, ...], tuple[Card, ...]]


class SideLayout:
    """A player's name and sentence, with the cards below them in groups."""

    def __init__(self, look: Look, shown: SideView, width: int, step: float) -> None:
        self.look, self.shown, self.step = look, shown, step
        room_for = width - (look.s(FACE + 14) if shown.portrait else 0)
        name = look.width_of(heading_of(shown), "display", "heading") + look.s(14)
        wide = name + look.width_of(printed(_sentence_about(shown)), "text", "label")
        # In large print, a tall window lacks height: put the sentence next to the name if it fits.
        self.beside_name = look.tall and look.text_percent >= 150 and wide <= room_for
        text = printed(_under_name(shown, beside=self.beside_name))
        lines = surfaces.wrap(text, "text", look.pixels("label"), room_for)
        self.lines = lines if text else []
        raised = any(laid for *_, laid in shown.groups)
        high = look.line("heading") + len(self.lines) * look.line("label")
        under = look.s(FACE + (GUEST + 10 if raised else 14))
        self.down = max(under, high + look.s(GUEST + 8 if raised else 8))
        """Distance in pixels from the top of the name to the cards."""

    @property
    def across(self) -> float:
        """Width of all groups without the gaps between them, in widths of a card."""
        return sum(_across(group, self.step) for group in self.shown.groups)

    def least_width(self, card: float) -> float:
        groups = self.shown.groups
        gaps = self.look.s(GAP) * (len(groups) - 1)
        return sum(_cell(self.look, group, card, self.step) for group in groups) + gaps

    def lay(self, area: pygame.Rect, card: int) -> None:
        look, left = self.look, float(area.x)
        self.area, self.card = area, card
        self.spans = list[tuple[float, float]]()
        spare = area.w - self.least_width(card)
        cells = list[float]()
        for group in self.shown.groups:
            cell = _cell(look, group, card, self.step)
            # Widen the group for a long label if there is room.
            wanted = look.width_of(printed(_label(group)), widgets.CAPTION, "label")
            longer = wanted * 0.75 - cell + look.s(8)
            more = max(0.0, min(longer, spare))
            spare -= more
            cells.append(cell + more)
        apart = look.s(GAP) + max(0.0, min(look.s(_APART), spare / max(1, len(cells) - 1)))
        for group, cell in zip(self.shown.groups, cells, strict=True):
            self.spans.append((left, left + card * _across(group, self.step)))
            left += cell + apart
        self.captions = self._captions()

    def _captions(self) -> Look:
        """Return the look, with text reduced until all captions have room, but not below 100%."""
        look, ends = self.look, [*(left - self.look.s(8) for left, _ in self.spans[1:])]
        ends.append(float(self.area.right))
        # Two lines of reduced text must fit in the room reserved for one line of the original size.
        room = look.line("label") + look.s(18)
        for group, (left, right), end in zip(self.shown.groups, self.spans, ends, strict=True):
            words = printed(_label(group))
            free, under = round(end - left) - look.s(3), round(right - left) + look.s(14)
            while look.text_percent > 100:
                pixels = look.pixels("label")
                broken = look.least_width_of(words, widgets.CAPTION, "label") > free
                if look.width_of(words, widgets.CAPTION, "label") <= max(free, under) or (
                    broken
                    and 2.4 * pixels <= room
                    and in_lines(words, widgets.CAPTION, pixels, free, 2)[1] == pixels
                ):
                    break
                look = replace(look, text_percent=look.text_percent - 5)
        return look

    def lying(self, *, own: bool) -> Iterator[list[PlacedCard]]:
        width, high = self.card, card_height(self.card)
        for group, (left, _) in zip(self.shown.groups, self.spans, strict=True):
            cards = []
            for place, card in enumerate(_in_order(group)):
                guest = card in group[2]
                y = self.area.y + self.down + high / 2 - (self.look.s(GUEST) if guest else 0)
                slot = Slot(left + width / 2 + place * width * self.step, y, width, high)
                lift = 0.35 if guest else 0.02
                ref = CardRef(card)
                cards.append(PlacedCard(None, ref, card.code, slot, own=own, lift=lift, glow=guest))
            yield cards

    def sources(self) -> tuple[tuple[int, int], ...]:
        """Return where confetti bursts from: the upper edge of each card, from left to right."""
        shown = self.card * self.step / 2
        return tuple(
            (round(one.slot.x - one.slot.width / 2 + shown), one.slot.rect.top)
            for group in self.lying(own=True)
            for one in group
        )

    def parts(self, *, focused: bool) -> Iterator[FramePart]:
        around = self.area.inflate(self.look.s(24), self.look.s(24))
        yield FramePart.of(around, self._paint, focused)
        yield from self.brackets(len(self.shown.groups))

    def brackets(self, number: int) -> Iterator[FramePart]:
        look, area = self.look, self.area
        y = area.y + self.down + card_height(self.card) + look.s(9)
        ends = [*(left - look.s(8) for left, _ in self.spans[1:]), float(area.right)]
        groups = list(zip(self.shown.groups, self.spans, ends, strict=True))
        for group, span, end in groups[:number]:
            yield from widgets.bracket(self.captions, span, y, _label(group), limit=end, lines=2)

    def _paint(self, target: pygame.Surface, focused: bool) -> None:
        look, shown, area = self.look, self.shown, self.area
        size, x = look.s(FACE), area.x
        if shown.portrait is not None:
            target.blit(portraits.portrait(shown.portrait, size, shown.mood), (x, area.y))
            x += size + look.s(14)
        write = partial(look.write, target, step="label", colour=look.theme.quiet)
        look.write(
            target, heading_of(shown), (x, area.y), "heading", face="display", width=area.right - x
        )
        y = area.y + look.line("heading")
        for row, text in enumerate(self.lines):
            write(text, (x, y + row * look.line("label")))
        if self.beside_name:
            x += look.width_of(heading_of(shown), "display", "heading") + look.s(14)
            write(printed(_sentence_about(shown)), (x, y - look.line("label") - look.s(5)))
        if focused:
            surfaces.focus_ring(target, area, look.s(8), look.theme, look.scale)


def heading_of(shown: SideView) -> str:
    """Return the name above the cards."""
    return printed(shown.called or shown.name)


def _sentence_about(shown: SideView) -> Text:
    """Return the sentence about a player, for the line below the name.

    Below a custom name, the sentence needs its subject ("You") in front.
    """
    return phrase(shown.name, shown.sentence) if shown.called else shown.sentence


def _under_name(shown: SideView, *, beside: bool) -> Text:
    if not shown.talk:
        return NOTHING if beside else _sentence_about(shown)
    return quoted(shown.talk) if beside else quoted_after(_sentence_about(shown), shown.talk)


def _label(group: _Group) -> Text:
    name, _, laid = group
    return commas(name, added(len(laid))) if laid else name


def _in_order(group: _Group) -> tuple[Card, ...]:
    """Return a group's cards in order; cards laid off at the low end of a run come first."""
    _, cards, laid = group
    below: list[Card] = []
    first = cards[0].rank if cards else 0
    for card in sorted(laid, key=lambda card: card.rank, reverse=True):
        if card.rank == first - 1:
            below.insert(0, card)
            first = card.rank
    return (*below, *cards, *(card for card in laid if card not in below))


def _across(group: _Group, step: float) -> float:
    _, cards, laid = group
    return 1 + step * (len(cards) + len(laid) - 1)


def _cell(look: Look, group: _Group, card: float, step: float) -> float:
    named = printed(_label(group)).split()
    words = (look.least_width_of(word, widgets.CAPTION, "label") for word in named)
    return max(card * _across(group, step), max(words) + look.s(8))


def _buttons_height(look: Look, rows: int) -> int:
    return rows * button_height(look) + (rows - 1) * look.s(_BETWEEN)


def _slip_area(look: Look, rows: int = 1) -> pygame.Rect:
    button = _buttons_height(look, rows) + look.s(16)
    if look.tall:
        top = round(look.height * 0.54)
        high = look.height - top - button - look.s(30)
        return pygame.Rect(look.s(40), top, look.width - look.s(80), high)
    if heading_room(look) is not None:
        inside = cloth_area(look)
        width, top = look.s(_NARROW_SLIP), look.s(_BELOW_RAIL)
        left = inside.right - look.s(22) - width
        return pygame.Rect(left, top, width, look.height - top - look.s(40) - button)
    width = round(look.s(384) * min(1.35, max(1.0, look.text_percent / 115)))
    high = look.height - look.s(72 + 24) - button
    right = cloth_area(look).right - look.s(_BESIDE_RAIL if wall_width(look) else 46)
    return pygame.Rect(right - width, look.s(72), width, high)
