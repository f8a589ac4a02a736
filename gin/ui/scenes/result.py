"""The end of a hand: both hands on the table, and the slip with the count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise

import pygame

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, added, commas, phrase
from gin.language.telling import printed
from gin.present.paper_view import Tone
from gin.present.refs import CardRef, ItemRef, Line, LineRef
from gin.present.result_view import CountLine, RaceBar, ResultView, SideView
from gin.present.view import Spot, View
from gin.present.words.talk import quoted, quoted_after
from gin.ui.animation.motion import COUNT
from gin.ui.art import portraits, surfaces
from gin.ui.art import theme as T
from gin.ui.art.vector import mix
from gin.ui.render import widgets
from gin.ui.render.compositor import Part
from gin.ui.render.geometry import Lying, Placement, Slot, card_height
from gin.ui.render.style import Look, fitted, in_lines
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import BESIDE_SLIP, Painter, back_rect, cloth, head, header_height, whole
from gin.ui.scenes.players import FACE

GAP = 18
"""What is left free between two groups of cards."""
_STEP = 0.42
"""How much of a card shows beside the one that lies on it, as a share of its width."""
_RULED = 30
"""Units between both players' cards from which on a rule is drawn there."""
_ABOVE = 0.4
"""The share of free room that is left above what stands beside something higher."""
_SMALL = 0.85
"""To how much of its size a line of the slip is reduced before it is broken in two."""
LEAST = 28
"""How narrow cards may become where long labels have to stand under them."""


class ResultPainter(Painter):
    """Cards at the left, the slip at the right; in a tall window the slip is below."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """The lines of the slip, the rows of cards, and the buttons."""
        place, laid = Placement(), result_layout(look, _shown(view))
        _place_buttons(view, look, place, laid.slip.paper)
        for index, side in enumerate(laid.sides):
            place.slots[LineRef(Line.SIDE, index)] = Slot.of(side.area)
            place.cards += tuple(
                card for group in side.lying(own=side is laid.sides[-1]) for card in group
            )
        for ref, rect in laid.slip.rows.items():
            place.slots[ref] = Slot.of(rect)
        return place

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[Part, ...]:
        """The scene: the players with their groups of cards, the slip, the buttons."""
        laid = result_layout(look, _shown(view))
        slip, corner = laid.slip, view.at(Spot.CORNER)
        limit = look.width - look.s(34 + 46 + 14 + 40) if look.tall else slip.paper.x - look.s(150)
        titles = view.title, view.subtitle
        found = [
            Part.of(whole(look), cloth, look, BESIDE_SLIP),
            head(look, titles, cursor, corner, step="lead", room_for=limit),
        ]
        for index, side in enumerate(laid.sides):
            found += side.parts(focused=cursor.rings(LineRef(Line.SIDE, index)))
        found += between(look, [side.area for side in laid.sides])
        area = surfaces.shaded(slip.paper, 0.8, look.scale)
        found.append(Part.of(area, slip.paint, cursor.about(*slip.rows)))
        for item in view.zones[1].items:
            if item != corner:
                rect = place.slots[item.ref].rect
                found.append(
                    widgets.button_part(look, rect, item, cursor, main=item.ref in view.mains)
                )
        return tuple(found)

    def lasts(self, view: View) -> float:
        """The time in which the points are counted up."""
        return COUNT if view.result is not None and view.result.points else 0.0

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[Part, ...]:
        """The sum and the race, counted up point by point."""
        slip, share = result_layout(look, _shown(view)).slip, min(1.0, age / COUNT)
        race = slip.rows[LineRef(Line.RACE)].inflate(look.s(8), look.s(12))
        counted = str(round(slip.shown.points * share))
        return (
            Part.of(slip.rows[LineRef(Line.SUM)], slip.paint_sum, counted),
            Part.of(race, slip.paint_race, share),
        )


def _shown(view: View) -> ResultView:
    assert view.result is not None
    return view.result


def _place_buttons(view: View, look: Look, place: Placement, slip: pygame.Rect) -> None:
    """Below the slip, each as wide as its word asks for; the way on is the last, at the right."""
    corner = view.at(Spot.CORNER)
    if corner is not None:
        place.slots[corner.ref] = Slot.of(back_rect(look))
    on, *beside = (item for item in view.zones[1].items if item != corner)
    items = [*reversed(beside), on]
    wishes = [widgets.button_width(look, item) for item in items]
    can_give = [
        wish - widgets.least_button_width(look, item)
        for item, wish in zip(items, wishes, strict=True)
    ]
    spare = slip.w - look.s(12) * (len(items) - 1) - sum(wishes)
    x, y = slip.x, slip.bottom + look.s(16)
    for item, wish, give in zip(items, wishes, can_give, strict=True):
        # What is left is shared alike; what is missing comes from words that can be made smaller.
        wide = wish + (spare // len(items) if spare > 0 else spare * give // max(1, sum(can_give)))
        place.slots[item.ref] = Slot.of(pygame.Rect(x, y, wide, _button_height(look)))
        x += wide + look.s(12)


def between(look: Look, areas: list[pygame.Rect]) -> Iterator[Part]:
    """A fine rule between both players' cards, where there is room for it."""
    for above, below in pairwise(areas):
        if below.top - above.bottom < look.s(_RULED):
            continue
        area, half = pygame.Rect(0, 0, above.w, look.s(16)), above.w / 2
        area.center = (round(above.x + half), (above.bottom + below.top) // 2 - look.s(6))
        colour = look.theme.line if look.theme.plain else look.theme.brass
        yield Part.of(area, surfaces.diamond_rule, area.center, half, colour, look.scale)


class ResultLayout:
    """Where both players' cards and the slip lie, measured once."""

    def __init__(self, look: Look, shown: ResultView) -> None:
        paper = _paper(look, shown)
        width = look.width - look.s(124) if look.tall else paper.x - look.s(62 + 20)
        self.sides = [SideLayout(look, side, width) for side in shown.sides]
        self._place_sides(look, width)
        if not look.tall:
            # Beside the middle of the players' cards.
            first, last = self.sides[0].area, self.sides[-1].area
            high = paper.h + _button_height(look)
            spare = last.bottom - first.top - high - look.s(16)
            lowest = look.height - look.s(24 + 16) - high
            paper.y = max(look.s(72), min(first.top + round(spare * _ABOVE), lowest))
        self.slip = _Slip(look, shown, paper)

    def _place_sides(self, look: Look, width: int) -> None:
        """The players one below the other, their cards as large as width and height allow."""
        sides, bottom = self.sides, look.height * (0.53 if look.tall else 1.0)
        room_for = round(bottom) - header_height(look) - look.s(4 if look.tall else 20)
        most = max(sum(map(_across, side.shown.groups)) for side in sides)
        around = sum(side.down + look.line("label") for side in sides)
        each = (room_for - around) / len(sides) - look.s(40)
        card = max(36, min(look.s(116), round((width - look.s(90)) / most), round(each / 1.4)))
        while card > LEAST and any(side.least_width(card) > width for side in sides):
            card -= 1
        below = round(card_height(card)) + look.line("label") + look.s(20)
        heights = [side.down + look.s(10) + below for side in sides]
        free, gap = room_for - sum(heights), 0
        if len(sides) > 1:
            gap = min(look.s(28 if look.tall else 44), free // (len(sides) - 1))
        # What is left over is shared, with a little more of it below.
        spare = max(0, free - gap * (len(sides) - 1))
        lower = not look.tall or len(sides) == 1
        top = header_height(look) + (round(spare * _ABOVE) if lower else 0)
        for side, height in zip(sides, heights, strict=True):
            side.lay(pygame.Rect(look.s(62), top, width, height), card)
            top += height + gap


result_layout = lru_cache(maxsize=2)(ResultLayout)
"""The layout of a result in a look; one more is kept for what is behind a question."""
_Group = tuple[Text, tuple[Card, ...], tuple[Card, ...]]


class SideLayout:
    """A player's name and sentence, and the cards below them in groups."""

    def __init__(self, look: Look, shown: SideView, width: int) -> None:
        self.look, self.shown = look, shown
        room_for = width - (look.s(FACE + 14) if shown.portrait else 0)
        name = look.width_of(heading_of(shown), "display", "heading") + look.s(14)
        wide = name + look.width_of(printed(_told_of(shown)), "text", "label")
        # In a tall window there is no room below the name.
        self.beside_name = look.tall and look.text_percent >= 150 and wide <= room_for
        text = printed(_under_name(shown, beside=self.beside_name))
        lines = surfaces.wrap(text, "text", look.pixels("label"), room_for)
        self.lines = lines if text else []
        raised = any(laid for *_, laid in shown.groups)
        high = look.line("heading") + len(self.lines) * look.line("label")
        self.down = max(look.s(78), high + look.s(22 if raised else 8))
        """How far below the name the cards begin."""

    def least_width(self, card: float) -> float:
        """The least room that all groups take beside each other."""
        groups = self.shown.groups
        gaps = self.look.s(GAP) * (len(groups) - 1)
        return sum(_cell(self.look, group, card) for group in groups) + gaps

    def lay(self, area: pygame.Rect, card: int) -> None:
        """Have it lie there: where each group of cards begins and ends."""
        look, left = self.look, float(area.x)
        self.area, self.card = area, card
        self.spans = list[tuple[float, float]]()
        spare = area.w - self.least_width(card)
        for group in self.shown.groups:
            cell = _cell(look, group, card)
            self.spans.append((left, left + card * _across(group)))
            # Room for a long label, as far as there is any.
            wanted = look.width_of(printed(_label(group)), "text", "label")
            longer = wanted * 0.75 - cell + look.s(8)
            more = max(0.0, min(longer, spare))
            spare -= more
            left += cell + look.s(GAP) + more

    def lying(self, *, own: bool) -> Iterator[list[Lying]]:
        """The cards of each group; what was laid off on a meld stands out above it."""
        width, high = self.card, card_height(self.card)
        for group, (left, _) in zip(self.shown.groups, self.spans, strict=True):
            cards = []
            for place, card in enumerate(_in_order(group)):
                guest = card in group[2]
                y = self.area.y + self.down + high / 2 - (self.look.s(14) if guest else 0)
                slot = Slot(left + width / 2 + place * width * _STEP, y, width, high)
                lift = 0.35 if guest else 0.02
                ref = CardRef(card)
                cards.append(Lying(None, ref, card.code, slot, own=own, lift=lift, glow=guest))
            yield cards

    def parts(self, *, focused: bool) -> Iterator[Part]:
        """What is written above the cards, and a bracket below each group."""
        around = self.area.inflate(self.look.s(24), self.look.s(24))
        yield Part.of(around, self._paint, focused)
        yield from self.brackets(len(self.shown.groups))

    def brackets(self, number: int) -> Iterator[Part]:
        """A bracket below each of so many groups."""
        look, area = self.look, self.area
        y = area.y + self.down + card_height(self.card) + look.s(9)
        ends = [*(left - look.s(8) for left, _ in self.spans[1:]), float(area.right)]
        groups = list(zip(self.shown.groups, self.spans, ends, strict=True))
        for group, span, end in groups[:number]:
            yield from widgets.bracket(look, span, y, _label(group), limit=end, lines=2)

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
            write(printed(_told_of(shown)), (x, y - look.line("label") - look.s(5)))
        if focused:
            surfaces.focus_ring(target, area, look.s(8), look.theme, look.scale)


def heading_of(shown: SideView) -> str:
    """The name above the cards."""
    return printed(shown.called or shown.name)


def _told_of(shown: SideView) -> Text:
    """What is said of a player under the name; whoever is "you" in it is told so below a name of
    their own."""
    return phrase(shown.name, shown.sentence) if shown.called else shown.sentence


def _under_name(shown: SideView, *, beside: bool) -> Text:
    """What stands below a name; the sentence may stand beside it."""
    if not shown.talk:
        return NOTHING if beside else _told_of(shown)
    return quoted(shown.talk) if beside else quoted_after(_told_of(shown), shown.talk)


def _label(group: _Group) -> Text:
    """What stands under a group: what it is, and how many cards were laid off on it."""
    name, _, laid = group
    return commas(name, added(len(laid))) if laid else name


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


def _across(group: _Group) -> float:
    """How many card widths the cards of a group take."""
    _, cards, laid = group
    return 1 + _STEP * (len(cards) + len(laid) - 1)


def _cell(look: Look, group: _Group, card: float) -> float:
    """The least room a group takes: its cards, or the longest word of its label."""
    words = (look.least_width_of(word, "text", "label") for word in printed(_label(group)).split())
    return max(card * _across(group), max(words) + look.s(8))


class _Slip:
    """The slip of paper with the count: a rectangle for each of its items."""

    def __init__(self, look: Look, shown: ResultView, paper: pygame.Rect) -> None:
        self.look, self.shown, self.paper = look, shown, paper
        lines, gaps = _extent(look, shown)
        most = look.line("lead") + look.s(6)
        # As high as a line may be for all of them to fit.
        self.line = line = min(most, int((paper.h - gaps) / (lines + 1.6)))
        self.pixels = min(look.pixels("lead"), round(line * 0.72))
        self.ink = T.YOU if shown.yours or shown.yours is None else T.THEM
        self.write = partial(look.write, step="lead", on_paper=True)
        x, width = paper.x + look.s(34), paper.w - look.s(68)
        heading = pygame.Rect(x, paper.y + look.s(18), width, round(line * 2.4))
        self.rows: dict[ItemRef, pygame.Rect] = {LineRef(Line.HEADING): heading}
        y = heading.bottom + look.s(14)
        for index, entry in enumerate(shown.lines):
            row = pygame.Rect(x, y, width, round(line * _height(look, entry)))
            self.rows[LineRef(Line.ROW, index)] = row
            y = row.bottom + look.s(5)
        box = pygame.Rect(x - look.s(12), y + look.s(4), width + look.s(24), round(line * 1.6))
        race = pygame.Rect(x, box.bottom + look.s(12), width, len(shown.race) * (line + look.s(18)))
        y = race.bottom + look.s(4)
        closing = pygame.Rect(x, y, width, max(line, paper.bottom - y - look.s(12)))
        self.total = box.inflate(-look.s(24), 0)
        self.rows[LineRef(Line.SUM)] = box
        self.rows[LineRef(Line.RACE)] = race
        self.rows[LineRef(Line.CLOSING)] = closing

    def paint(self, target: pygame.Surface, cursor: Cursor) -> None:
        """All of it but for the points and the race, which are counted up over it."""
        look, shown, plain = self.look, self.shown, self.look.theme.plain
        surfaces.cast(target, self.paper, look.s(6), 0.8, look.scale, plain)
        target.blit(surfaces.paper(self.paper.size, look.s(6), plain), self.paper)
        self._paint_heading(target, self.rows[LineRef(Line.HEADING)])
        for index, entry in enumerate(shown.lines):
            rect = self.rows[LineRef(Line.ROW, index)]
            face, y = "bold" if entry.strong else "text", rect.bottom + look.s(2)
            end = self.write(
                target, printed(entry.number), rect.midright, face=face, pixels=self.pixels,
                align="right", middle=True,
            )  # fmt: skip
            self._paint_text(target, rect, entry.text, face, end.left)
            pygame.draw.line(target, T.PAPER_RULE, (rect.x, y), (rect.right, y))
        box = self.rows[LineRef(Line.SUM)]
        fill = (255, 255, 255) if plain else (242, 226, 190)
        target.blit(surfaces.rounded(box.size, look.s(8), fill, 2 if plain else 0, (0, 0, 0)), box)
        self._paint_text(target, self.total, shown.to_whom, "bold", self.total.right)
        self._paint_closing(target, self.rows[LineRef(Line.CLOSING)])
        for ref, rect in self.rows.items():
            if cursor.rings(ref):
                pygame.draw.rect(target, T.YOU, rect.inflate(look.s(12), 2), max(2, look.s(2)), 4)

    def _paint_heading(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """How the hand ended, and a line or two below it."""
        self.write(
            target, printed(self.shown.heading), rect.midtop, face="display", colour=self.ink,
            pixels=round(self.pixels * 1.7), align="centre", width=rect.w,
        )  # fmt: skip
        text = printed(self.shown.summary)
        lines, size = in_lines(text, "italic", self.pixels, rect.w, 1)
        if len(lines) > 1:
            lines, size = in_lines(text, "italic", round(self.pixels * 0.8), rect.w, 2)
        down = round(self.line * (1.45 if len(lines) == 1 else 1.38))
        self._paint_note(target, rect.move(0, down), lines, size, 1.2)

    def _paint_closing(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """What follows from it for the match."""
        text, pixels = printed(self.shown.closing), self.pixels
        most = max(1, rect.h // round(pixels * 1.3))
        lines, size = in_lines(text, "italic", pixels, rect.w, most)
        if len(lines) > most:
            lines, size = in_lines(text, "italic", pixels, rect.w, 2)
        if len(lines) > 1:
            lines = surfaces.balanced(text, "italic", size, rect.w)
        self._paint_note(target, rect, lines, size, 1.3)

    def _paint_note(
        self, target: pygame.Surface, rect: pygame.Rect, lines: Sequence[str], size: int,
        apart: float,
    ) -> None:  # fmt: skip
        """Lines from the top of a rectangle, so many times their size apart."""
        quiet = T.PAPER_INK if self.look.theme.plain else T.PAPER_QUIET
        for row, text in enumerate(lines):
            at = (rect.centerx, rect.y + row * round(size * apart))
            self.write(
                target, text, at, face="italic", pixels=size, colour=quiet, align="centre",
                width=rect.w,
            )  # fmt: skip

    def _paint_text(
        self, target: pygame.Surface, rect: pygame.Rect, text: Text, face: str, right: int
    ) -> None:
        """The words of a line, as far as to what stands at its right; in two lines if they must."""
        pixels, width = self.pixels, right - rect.x - self.look.s(10)
        lines, smaller = in_lines(printed(text), face, pixels, width, 1)
        if len(lines) > 1 or smaller < pixels * _SMALL:
            most = max(13, min(pixels, round(rect.h / 2.5)))
            lines, pixels = in_lines(printed(text), face, most, width, 2)
        for row, part in enumerate(lines):
            at = (rect.x, rect.centery + (row - (len(lines) - 1) / 2) * pixels * 1.15)
            self.write(target, part, at, face=face, pixels=pixels, middle=True, width=width)

    def paint_sum(self, target: pygame.Surface, points: str) -> None:
        self.write(
            target, points, self.total.midright, face="display", colour=self.ink, align="right",
            pixels=round(self.pixels * 1.7), middle=True,
        )  # fmt: skip

    def paint_race(self, target: pygame.Surface, share: float) -> None:
        """How far each has come: a bar that grows from the score before to the score now."""
        look, rect = self.look, self.rows[LineRef(Line.RACE)]
        write, y = partial(self.write, target, pixels=self.pixels), rect.y
        for runner in self.shown.race:
            told = printed(runner.text)
            taken = surfaces.line_image(told, "text", self.pixels, T.PAPER_INK).get_width()
            room_for = rect.w - taken - look.s(12)
            name, pixels = fitted(printed(runner.name), "bold", self.pixels, room_for)
            write(name, (rect.x, y), face="bold", pixels=pixels)
            write(told, (rect.right, y), align="right")
            thick = look.s(8 if len(runner.bars) == 1 else 5)
            for number, entry in enumerate(runner.bars):
                top = y + self.line + number * (thick + look.s(3))
                _bar(target, pygame.Rect(rect.x, top, rect.w, thick), entry, share)
            y += self.line + look.s(18)


def _bar(target: pygame.Surface, bar: pygame.Rect, entry: RaceBar, share: float) -> None:
    """A bar as far as it was before the hand, and a paler part for what the hand has added."""
    colour = T.YOU if entry.tone is Tone.YOURS else T.THEM
    surfaces.capsule(target, bar, (228, 216, 190))
    now = entry.before + (entry.after - entry.before) * share
    widths = []
    for points in (now, entry.before):
        reached = min(1.0, max(0.0, points / entry.goal)) if entry.goal > 0 else 0.0
        widths.append(round(bar.w * reached))
    for width, ink in ((widths[0], mix(colour, (255, 255, 255), 0.4)), (min(widths), colour)):
        surfaces.capsule(target, pygame.Rect(bar.x, bar.y, width, bar.h), ink)


def _button_height(look: Look) -> int:
    return max(look.s(48), look.line("body") + look.s(14))


def _slip_width(look: Look) -> int:
    if look.tall:
        return look.width - look.s(80)
    return round(look.s(384) * min(1.35, max(1.0, look.text_percent / 115)))


def _height(look: Look, entry: CountLine) -> float:
    """How many lines of the slip an entry takes: a long one is broken rather than made small."""
    number = look.width_of(printed(entry.number), "text", "lead")
    width = _slip_width(look) - look.s(68 + 10) - number
    wanted = look.width_of(printed(entry.text), "bold" if entry.strong else "text", "lead")
    return 1.0 if wanted * _SMALL <= width else 1.5


def _extent(look: Look, shown: ResultView) -> tuple[float, int]:
    """How many lines the slip takes but for its closing, and the pixels left free between them."""
    count, race = sum(_height(look, entry) for entry in shown.lines), len(shown.race)
    gaps = look.s(18 + 14 + 5 * len(shown.lines) + 4 + 12 + 18 * race + 16)
    return 2.4 + count + 1.6 + race, gaps


def _paper(look: Look, shown: ResultView) -> pygame.Rect:
    """The slip, as high as its lines need; in a wide window it may lie lower."""
    button, width = _button_height(look) + look.s(16), _slip_width(look)
    if look.tall:
        top = round(look.height * 0.54)
        return pygame.Rect(look.s(40), top, width, look.height - top - button - look.s(30))
    lines, gaps = _extent(look, shown)
    wanted = round((lines + 2.0) * (look.line("lead") + look.s(6))) + gaps
    height = min(wanted, look.height - look.s(72) - button - look.s(24))
    return pygame.Rect(look.width - look.s(46) - width, look.s(72), width, height)
