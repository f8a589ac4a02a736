"""The end of a hand: both hands on the table, and the slip with the count."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pygame

from gin.core.cards import Card
from gin.present.paper_view import Tone
from gin.present.refs import CardRef, ItemRef, Line, LineRef
from gin.present.view import CountLine, RaceBar, RaceLine, ResultView, SideView, Spot, View
from gin.present.words.cards import printed
from gin.present.words.talk import quoted
from gin.ui.animation.motion import COUNT
from gin.ui.art import portraits, surfaces
from gin.ui.art import theme as T
from gin.ui.art.vector import mix
from gin.ui.render import widgets
from gin.ui.render.compositor import Part
from gin.ui.render.geometry import Lying, Placement, Slot, card_height
from gin.ui.render.style import Look, in_lines
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import Painter, back_rect, cloth, head, header_height, whole

GAP = 18
"""What is left free between two groups of cards."""
_RULED = 30
"""Units between both players' cards from which on a rule is drawn there."""
_ABOVE = 0.4
"""The share of free room that is left above what stands beside something higher."""
_SMALL = 0.85
"""To how much of its size a line of the slip is reduced before it is broken in two."""
LEAST = 28
"""How narrow cards may become where long labels have to stand under them."""


def _ink(shown: ResultView) -> tuple[int, ...]:
    """The colour of whoever gets the points."""
    return T.YOU if shown.yours or shown.yours is None else T.THEM


class ResultPainter(Painter):
    """Cards at the left, the slip at the right; in a tall window the slip is below."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """The lines of the slip, the rows of cards, and the buttons."""
        del cursor, offset
        place = Placement()
        shown = view.result
        assert shown is not None
        slip = self._slip(look, shown)
        self._place_buttons(view, look, place, slip)
        tops = self._side_tops(look, shown)
        for index, top in enumerate(tops):
            height = self._side_height(look, shown, shown.sides[index])
            area = pygame.Rect(look.s(62), top, self._left_width(look), height)
            place.slots[LineRef(Line.SIDE, index)] = Slot.of(area)
            place.cards += tuple(self._cards(look, shown, index, area))
        for ref, rect in self._slip_rows(look, shown, slip).items():
            place.slots[ref] = Slot.of(rect)
        return place

    def _place_buttons(self, view: View, look: Look, place: Placement, slip: pygame.Rect) -> None:
        height = _button_height(look)
        y = slip.bottom + look.s(16)
        corner = view.at(Spot.CORNER)
        if corner is not None:
            place.slots[corner.ref] = Slot.of(back_rect(look))
        on, *beside = (item for item in view.zones[1].items if item != corner)
        items = [*reversed(beside), on]
        # Each as wide as its word asks for: the way on is the last, at the right.
        wishes = [look.width_of(item.name, "bold", "body") for item in items]
        spare = slip.w - look.s(12) * (len(items) - 1) - sum(wishes)
        x = slip.x
        for item, wish in zip(items, wishes, strict=True):
            wide = wish + spare // len(items)
            place.slots[item.ref] = Slot.of(pygame.Rect(x, y, wide, height))
            x += wide + look.s(12)

    def _left_width(self, look: Look) -> int:
        if look.tall:
            return look.width - look.s(124)
        return look.width - look.s(46) - _slip_width(look) - look.s(62 + 20)

    def _side_height(self, look: Look, shown: ResultView, side: SideView) -> int:
        return (
            self._cards_down(look, side)
            + look.s(10)
            + round(card_height(self._card(look, shown)))
            + look.line("label")
            + look.s(20)
        )

    def _side_tops(self, look: Look, shown: ResultView) -> list[int]:
        heights = [self._side_height(look, shown, side) for side in shown.sides]
        free, gap = self._free(look) - sum(heights), 0
        if len(heights) > 1:
            gap = min(look.s(28 if look.tall else 44), free // (len(heights) - 1))
        # What is left over is shared, with a little more of it below.
        spare = max(0, free - gap * (len(heights) - 1))
        lower = not look.tall or len(heights) == 1
        top = header_height(look) + (round(spare * _ABOVE) if lower else 0)
        tops = []
        for height in heights:
            tops.append(top)
            top += height + gap
        return tops

    def _slip(self, look: Look, shown: ResultView) -> pygame.Rect:
        """The slip's rectangle: in a wide window beside the middle of the players' cards."""
        slip = _slip(look, shown)
        if not look.tall:
            tops = self._side_tops(look, shown)
            last = self._side_height(look, shown, shown.sides[-1])
            spare = tops[-1] + last - tops[0] - slip.h - _button_height(look) - look.s(16)
            top = tops[0] + round(spare * _ABOVE)
            lowest = look.height - look.s(24 + 16) - _button_height(look) - slip.h
            slip.y = max(look.s(72), min(top, lowest))
        return slip

    def _free(self, look: Look) -> int:
        """How high the room is that the players' cards share."""
        bottom = look.height * (0.53 if look.tall else 1.0)
        return round(bottom) - header_height(look) - look.s(4 if look.tall else 20)

    def _beside_name(self, look: Look, side: SideView) -> bool:
        """Is there room for the sentence beside the name? In a tall window there is none below."""
        if not look.tall or look.text_percent < 150:
            return False
        name = look.width_of(side.name, "display", "heading")
        text = look.width_of(side.sentence, "text", "label")
        return name + look.s(14) + text <= self._text_width(look, side)

    def _text_width(self, look: Look, side: SideView) -> int:
        return self._left_width(look) - (look.s(56 + 14) if side.portrait else 0)

    def _sentence(self, look: Look, side: SideView) -> list[str]:
        """What is written below a player's name, in as many lines as it takes."""
        said = quoted(side.talk) if side.talk else ""
        text = f"{side.sentence}. {said}" if said else side.sentence
        text = said if self._beside_name(look, side) else text
        lines = surfaces.wrap(
            printed(text), "text", look.pixels("label"), self._text_width(look, side)
        )
        return lines if text else []

    def _cards_down(self, look: Look, side: SideView) -> int:
        """How far below a player's name the cards begin."""
        raised = any(laid for *_, laid in side.groups)
        text = look.line("heading") + len(self._sentence(look, side)) * look.line("label")
        return max(look.s(78), text + look.s(22 if raised else 8))

    def _card(self, look: Look, shown: ResultView) -> int:
        """As large as both rows allow, in width and in height."""
        wide = self._left_width(look)
        most = max((_units(side) for side in shown.sides), default=4.0)
        around = [self._cards_down(look, side) + look.line("label") for side in shown.sides]
        each = (self._free(look) - sum(around)) / max(1, len(around)) - look.s(40)
        card = max(36, min(look.s(116), round((wide - look.s(90)) / most), round(each / 1.4)))
        while card > LEAST and any(_needs(look, side, card) > wide for side in shown.sides):
            card -= 1
        return card

    def _slip_rows(
        self, look: Look, shown: ResultView, slip: pygame.Rect
    ) -> dict[ItemRef, pygame.Rect]:
        """The rectangle of every line of the slip, by its item."""
        x, width = slip.x + look.s(34), slip.w - look.s(68)
        line = self._slip_line(look, shown, slip)
        rows: dict[ItemRef, pygame.Rect] = {
            LineRef(Line.HEADING): pygame.Rect(x, slip.y + look.s(18), width, round(line * 2.4))
        }
        y = rows[LineRef(Line.HEADING)].bottom + look.s(14)
        for index, entry in enumerate(shown.lines):
            high = round(line * _rows_of(look, entry))
            rows[LineRef(Line.ROW, index)] = pygame.Rect(x, y, width, high)
            y += high + look.s(5)
        rows[LineRef(Line.SUM)] = pygame.Rect(
            x - look.s(12), y + look.s(4), width + look.s(24), round(line * 1.6)
        )
        y = rows[LineRef(Line.SUM)].bottom + look.s(12)
        rows[LineRef(Line.RACE)] = pygame.Rect(x, y, width, len(shown.race) * (line + look.s(18)))
        y = rows[LineRef(Line.RACE)].bottom + look.s(4)
        rows[LineRef(Line.CLOSING)] = pygame.Rect(
            x, y, width, max(line, slip.bottom - y - look.s(12))
        )
        return rows

    def _slip_line(self, look: Look, shown: ResultView, slip: pygame.Rect) -> int:
        """How high a line may be for all of them to fit."""
        count = 2.4 + _rows(look, shown) + 1.6 + len(shown.race) + 1.6
        gaps = look.s(18 + 14 + 5 * len(shown.lines) + 4 + 12 + 18 * len(shown.race) + 16)
        return min(look.line("lead") + look.s(6), int((slip.h - gaps) / count))

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[Part, ...]:
        """The scene: the players with their groups of cards, the slip, the buttons."""
        del offset
        shown = view.result
        assert shown is not None
        slip = self._slip(look, shown)
        limit = look.width - look.s(34 + 46 + 14 + 40) if look.tall else slip.x - look.s(150)
        corner = view.at(Spot.CORNER)
        found = [
            Part.of(whole(look), cloth, look, (0.34, 0.5)),
            head(
                look, (view.title, view.subtitle), cursor, corner, step="lead", room_for=limit,
            ),
        ]  # fmt: skip
        for index, side in enumerate(shown.sides):
            ref = LineRef(Line.SIDE, index)
            found += self._side(look, shown, side, place.slots[ref].rect, cursor.rings(ref))
        found += self._between(look, shown, place)
        lines = cursor.about(*self._slip_rows(look, shown, slip))
        area = surfaces.shaded(slip, 0.8, look.scale)
        found.append(Part.of(area, self._paint_slip, look, shown, slip, lines))
        mains = {choice.item for choice in view.choices if choice.main}
        for item in view.zones[1].items:
            if item != corner:
                rect = place.slots[item.ref].rect
                found.append(widgets.button_part(look, rect, item, cursor, main=item.ref in mains))
        return tuple(found)

    def _between(self, look: Look, shown: ResultView, place: Placement) -> Iterator[Part]:
        """A fine rule between both players' cards, where there is room for it."""
        areas = [place.slots[LineRef(Line.SIDE, index)].rect for index in range(len(shown.sides))]
        for above, below in pairwise(areas):
            if below.top - above.bottom < look.s(_RULED):
                continue
            half = above.w / 2
            at = (round(above.x + half), (above.bottom + below.top) // 2 - look.s(6))
            area = pygame.Rect(0, 0, above.w, look.s(16))
            area.center = at
            colour = look.theme.line if look.theme.plain else look.theme.brass
            yield Part.of(area, surfaces.diamond_rule, at, half, colour, look.scale)

    def _side(
        self, look: Look, shown: ResultView, side: SideView, area: pygame.Rect, focused: bool
    ) -> Iterator[Part]:
        """A player's name, sentence, and cards in groups."""
        around = area.inflate(look.s(24), look.s(24))
        yield Part.of(around, self._name, look, side, area, focused)
        width = self._card(look, shown)
        spans = self._spans(look, shown, side, area)
        ends = [*(left - look.s(8) for left, _ in spans[1:]), float(area.right)]
        for group, (left, right), end in zip(side.groups, spans, ends, strict=True):
            yield from widgets.bracket(
                look, (left, right),
                area.y + self._cards_down(look, side) + card_height(width) + look.s(9),
                _label(group), limit=end, lines=2,
            )  # fmt: skip

    def _name(
        self,
        target: pygame.Surface,
        look: Look,
        side: SideView,
        area: pygame.Rect,
        focused: bool,
    ) -> None:
        size = look.s(56)
        x = area.x
        if side.portrait is not None:
            target.blit(portraits.portrait(side.portrait, size), (x, area.y))
            x += size + look.s(14)
        width = area.right - x
        look.write(target, side.name, (x, area.y), "heading", face="display", width=width)
        for row, text in enumerate(self._sentence(look, side)):
            y = area.y + look.line("heading") + row * look.line("label")
            look.write(target, text, (x, y), "label", colour=look.theme.quiet)
        if self._beside_name(look, side):
            x += look.width_of(side.name, "display", "heading") + look.s(14)
            y = area.y + look.line("heading") - look.line("label") - look.s(5)
            look.write(target, side.sentence, (x, y), "label", colour=look.theme.quiet)
        if focused:
            surfaces.focus_ring(target, area, look.s(8), look.theme, look.scale)

    def _spans(
        self, look: Look, shown: ResultView, side: SideView, area: pygame.Rect
    ) -> list[tuple[float, float]]:
        """Where each group of cards begins and ends."""
        width, left, spans = self._card(look, shown), float(area.x), []
        cells = [_cell(look, group, width) for group in side.groups]
        spare = area.w - sum(cells) - look.s(GAP) * (len(cells) - 1)
        for group, cell in zip(side.groups, cells, strict=True):
            spans.append((left, left + _row(group, width)))
            # Room for a long label, as far as there is any.
            longer = look.width_of(_label(group), "text", "label") * 0.75 - cell + look.s(8)
            more = max(0.0, min(longer, spare))
            spare -= more
            left += cell + look.s(GAP) + more
        return spans

    def _cards(
        self, look: Look, shown: ResultView, index: int, area: pygame.Rect
    ) -> Iterator[Lying]:
        """A player's cards, group by group; what was laid off on a meld stands out above it."""
        side, width = shown.sides[index], self._card(look, shown)
        mine = index == len(shown.sides) - 1
        for group, (left, _) in zip(side.groups, self._spans(look, shown, side, area), strict=True):
            for place, card in enumerate(_in_order(group)):
                guest = card in group[2]
                y = area.y + self._cards_down(look, side) + card_height(width) / 2
                y -= look.s(14) if guest else 0
                x = left + width / 2 + place * width * 0.42
                slot = Slot(x, y, width, card_height(width))
                lift = 0.35 if guest else 0.02
                yield Lying(None, CardRef(card), card.code, slot, own=mine, lift=lift, glow=guest)

    def lasts(self, view: View) -> float:
        """The time in which the points are counted up."""
        return COUNT if view.result is not None and view.result.points else 0.0

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[Part, ...]:
        """The sum and the race, counted up point by point."""
        del cursor
        shown = view.result
        assert shown is not None
        share = min(1.0, age / COUNT)
        line = self._slip_line(look, shown, _slip(look, shown))
        pixels = min(look.pixels("lead"), round(line * 0.72))
        lying = place.behind | place.slots
        box, race = lying[LineRef(Line.SUM)].rect, lying[LineRef(Line.RACE)].rect
        counted = str(round(shown.points * share))
        around = race.inflate(look.s(8), look.s(12))
        return (
            Part.of(box, self._sum, look, box, counted, pixels, _ink(shown)),
            Part.of(around, self._race, look, shown.race, race, line, pixels, share),
        )

    def _sum(
        self,
        target: pygame.Surface,
        look: Look,
        box: pygame.Rect,
        counted: str,
        pixels: int,
        ink: tuple[int, ...],
    ) -> None:
        inner = box.inflate(-look.s(24), 0)
        self._line(target, look, inner, "", counted, pixels, total=ink)

    def _paint_slip(
        self,
        target: pygame.Surface,
        look: Look,
        shown: ResultView,
        slip: pygame.Rect,
        cursor: Cursor,
    ) -> None:
        """The count, written on a slip of paper."""
        plain = look.theme.plain
        surfaces.cast(target, slip, look.s(6), 0.8, look.scale, plain)
        target.blit(surfaces.paper(slip.size, look.s(6), plain), slip)
        rows = self._slip_rows(look, shown, slip)
        line = self._slip_line(look, shown, slip)
        pixels = min(look.pixels("lead"), round(line * 0.72))
        mine = _ink(shown)
        quiet = T.PAPER_INK if plain else T.PAPER_QUIET
        head = rows[LineRef(Line.HEADING)]
        write = partial(look.write, target, step="lead", align="centre", on_paper=True)
        write(
            shown.heading, head.midtop, face="display", pixels=round(pixels * 1.7), colour=mine,
            width=head.w,
        )  # fmt: skip
        write = partial(write, face="italic", colour=quiet)
        summary, size = in_lines(printed(shown.summary), "italic", pixels, head.w, 1)
        if len(summary) > 1:
            summary, size = in_lines(
                printed(shown.summary), "italic", round(pixels * 0.8), head.w, 2
            )
        for row, text in enumerate(summary):
            y = round(line * (1.45 if len(summary) == 1 else 1.38)) + row * round(size * 1.2)
            write(text, (head.centerx, head.y + y), pixels=size, width=head.w)
        for index, entry in enumerate(shown.lines):
            rect = rows[LineRef(Line.ROW, index)]
            self._line(target, look, rect, entry.text, entry.number, pixels, strong=entry.strong)
        box = rows[LineRef(Line.SUM)]
        fill = (255, 255, 255) if plain else (242, 226, 190)
        target.blit(surfaces.rounded(box.size, look.s(8), fill, 2 if plain else 0, (0, 0, 0)), box)
        inner = box.inflate(-look.s(24), 0)
        self._line(target, look, inner, shown.to_whom, "", pixels, total=mine)
        closing = rows[LineRef(Line.CLOSING)]
        room_for = max(1, closing.h // round(pixels * 1.3))
        ending, size = in_lines(printed(shown.closing), "italic", pixels, closing.w, room_for)
        if len(ending) > room_for:
            ending, size = in_lines(printed(shown.closing), "italic", pixels, closing.w, 2)
        if len(ending) > 1:
            ending = list(surfaces.balanced(printed(shown.closing), "italic", size, closing.w))
        for index, text in enumerate(ending):
            y = closing.y + index * round(size * 1.3)
            write(text, (closing.centerx, y), pixels=size, width=closing.w)
        for ref, rect in rows.items():
            if cursor.rings(ref):
                pygame.draw.rect(target, T.YOU, rect.inflate(look.s(12), 2), max(2, look.s(2)), 4)

    def _line(
        self,
        target: pygame.Surface,
        look: Look,
        rect: pygame.Rect,
        text: str,
        number: str,
        pixels: int,
        *,
        strong: bool = False,
        total: tuple[int, ...] | None = None,
    ) -> None:
        face = "bold" if strong or total else "text"
        size = round(pixels * 1.7) if total else pixels
        colour = total or T.PAPER_INK
        write = partial(look.write, target, step="lead", middle=True, on_paper=True)
        end = write(
            number, rect.midright, face="display" if total else face, pixels=size,
            colour=colour, align="right",
        )  # fmt: skip
        width = end.left - rect.x - look.s(10)
        lines, smaller = in_lines(printed(text), face, pixels, width, 1)
        if len(lines) > 1 or smaller < pixels * _SMALL:
            most = max(13, min(pixels, round(rect.h / 2.5)))
            lines, pixels = in_lines(printed(text), face, most, width, 2)
        for row, part in enumerate(lines):
            y = rect.centery + (row - (len(lines) - 1) / 2) * pixels * 1.15
            write(part, (rect.x, y), face=face, pixels=pixels, width=width)
        if not total:
            below = rect.bottom + look.s(2)
            pygame.draw.line(target, T.PAPER_RULE, (rect.x, below), (rect.right, below))

    def _race(
        self,
        target: pygame.Surface,
        look: Look,
        race: tuple[RaceLine, ...],
        rect: pygame.Rect,
        line: int,
        pixels: int,
        share: float,
    ) -> None:
        """How far each has come: a bar that grows from the score before to the score now."""
        y = rect.y
        for runner in race:
            write = partial(look.write, target, step="lead", pixels=pixels, on_paper=True)
            write(runner.name, (rect.x, y), face="bold")
            write(runner.text, (rect.right, y), align="right")
            thick = look.s(8 if len(runner.bars) == 1 else 5)
            for number, entry in enumerate(runner.bars):
                top = y + line + number * (thick + look.s(3))
                _bar(target, pygame.Rect(rect.x, top, rect.w, thick), entry, share)
            y += line + look.s(18)


def _bar(target: pygame.Surface, bar: pygame.Rect, entry: RaceBar, share: float) -> None:
    """A bar as far as it was before the hand, and a paler part for what the hand has added."""
    colour = T.YOU if entry.tone is Tone.YOURS else T.THEM
    surfaces.capsule(target, bar, (228, 216, 190))
    now = entry.before + (entry.after - entry.before) * share
    filled = pygame.Rect(bar.x, bar.y, round(bar.w * _share(now, entry.goal)), bar.h)
    before = pygame.Rect(bar.x, bar.y, round(bar.w * _share(entry.before, entry.goal)), bar.h)
    surfaces.capsule(target, filled, mix(colour, (255, 255, 255), 0.4))
    surfaces.capsule(target, before if before.w < filled.w else filled, colour)


def _share(points: float, goal: int) -> float:
    return min(1.0, max(0.0, points / goal)) if goal > 0 else 0.0


_Group = tuple[str, tuple[Card, ...], tuple[Card, ...]]


def _label(group: _Group) -> str:
    """What stands under a group: what it is, and how many cards were laid off on it."""
    name, _, laid = group
    return f"{name}, +{len(laid)}" if laid else name


def _in_order(group: _Group) -> tuple[Card, ...]:
    """A group's cards as they lie: what was laid off below a run comes before it."""
    _, cards, laid = group
    below: list[Card] = []
    first = cards[0].rank if cards else 0
    for card in sorted(laid, key=lambda card: card.rank, reverse=True):
        if card.rank == first - 1:
            below.insert(0, card)
            first = card.rank
    return (*below, *cards, *(card for card in laid if card not in below))


def _row(group: _Group, card: float) -> float:
    """How wide the cards of a group lie."""
    _, cards, laid = group
    return card * (1 + 0.42 * (len(cards) + len(laid) - 1))


def _cell(look: Look, group: _Group, card: float) -> float:
    """The least room a group takes: its cards, or the longest word of its label."""
    words = (look.least_width_of(word, "text", "label") for word in _label(group).split())
    return max(_row(group, card), max(words) + look.s(8))


def _needs(look: Look, side: SideView, card: float) -> float:
    """The least room that all groups of a player take beside each other."""
    gaps = look.s(GAP) * (len(side.groups) - 1)
    return sum(_cell(look, group, card) for group in side.groups) + gaps


def _units(side: SideView) -> float:
    """How many card widths a row of groups takes."""
    return sum(1 + 0.42 * (len(cards) + len(laid) - 1) for _, cards, laid in side.groups)


def _button_height(look: Look) -> int:
    return max(look.s(48), look.line("body") + look.s(14))


def _slip_width(look: Look) -> int:
    if look.tall:
        return look.width - look.s(80)
    return round(look.s(384) * min(1.35, max(1.0, look.text_percent / 115)))


def _rows_of(look: Look, entry: CountLine) -> float:
    """How many lines of the slip an entry takes: a long one is broken rather than made small."""
    width = _slip_width(look) - look.s(68 + 10) - look.width_of(entry.number, "text", "lead")
    wanted = look.width_of(entry.text, "bold" if entry.strong else "text", "lead")
    return 1.0 if wanted * _SMALL <= width else 1.5


def _rows(look: Look, shown: ResultView) -> float:
    return sum(_rows_of(look, entry) for entry in shown.lines)


def _slip(look: Look, shown: ResultView) -> pygame.Rect:
    """The slip's rectangle, as high as its lines need; in a wide window it may lie lower."""
    button = _button_height(look) + look.s(16)
    width = _slip_width(look)
    if look.tall:
        top = round(look.height * 0.54)
        return pygame.Rect(look.s(40), top, width, look.height - top - button - look.s(30))
    lines, race = _rows(look, shown), len(shown.race)
    count = 2.4 + lines + 1.6 + race + 2.0
    gaps = look.s(18 + 14 + 5 * len(shown.lines) + 4 + 12 + 18 * race + 16)
    wanted = round(count * (look.line("lead") + look.s(6))) + gaps
    height = min(wanted, look.height - look.s(72) - button - look.s(24))
    return pygame.Rect(look.width - look.s(46) - width, look.s(72), width, height)
