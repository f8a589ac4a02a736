"""The players at the table: the opponent's portrait and words, and the score pad."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.pictures import Face, Mood
from gin.interface.table import PadRow, PlayerView, TableView
from gin.interface.view import Item
from gin.language.translation import printed
from gin.present.words.talk import quoted
from gin.ui.art import design, portraits, surfaces
from gin.ui.art.design import Paper
from gin.ui.art.expressions import Pose
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, mix
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.table_layout import back_slots
from gin.ui.scenes.table_measures import Measures, mirrored, mirrored_x, rail_inside

FACE = 64
"""Size in units of a portrait above the cards of a result."""


def portrait_rect(look: Look) -> pygame.Rect:
    """Return the place of the opponent's portrait, next to the opponent's cards."""
    backs = back_slots(look, 10)
    size = look.s(92)
    nearest = min(mirrored_x(look, backs[end].x) for end in (0, -1))
    left = round(nearest - backs[0].width * 0.9 - size - look.s(20))
    return mirrored(look, pygame.Rect(left, Measures.of(look).header + look.s(28), size, size))


def opponent(look: Look, who: PlayerView, *, thinking: bool, up: int = 0) -> Iterator[FramePart]:
    """Yield the opponent's portrait and brass nameplate, and three dots while they think.

    `up` moves the portrait and the nameplate up by that many pixels, while the opponent sits down.
    """
    disc = portrait_rect(look)
    area = surfaces.shadow_area(seat_rect(look), 0.25, look.scale).move(0, -up)
    yield FramePart.of(area, _opponent, look, who.name, who.portrait, who.mood, up)
    if thinking:
        dots = pygame.Rect(disc.right + look.s(2), disc.y + look.s(8), look.s(36), look.s(12))
        yield FramePart.of(dots, _dots, look, disc)


def idle_face(look: Look, who: PlayerView, pose: Pose) -> FramePart:
    """Return the opponent's face in a moment of its idle life, to draw over the one at rest.

    It ends above the nameplate and its shadow.
    """
    disc = portrait_rect(look)
    return living_face(look, disc, who.portrait, who.mood, pose, _plate_rect(look).y - look.s(4))


def living_face(
    look: Look, disc: pygame.Rect, who: Face, mood: Mood, pose: Pose, bottom: int
) -> FramePart:
    """Return a face in a pose, to draw over the one at rest in `disc`, down to `bottom`."""
    seen = pygame.Rect(disc.x, disc.y, disc.w, min(disc.bottom, bottom) - disc.y)
    corners = disc.x, disc.y, disc.w
    return FramePart.of(seen, _living, corners, who, mood, pose, look.mirrored)


def _living(
    target: pygame.Surface, corners: tuple[int, int, int], who: Face, mood: Mood, pose: Pose,
    mirrored: bool,
) -> None:  # fmt: skip
    x, y, size = corners
    target.blit(portraits.portrait(who, size, mood, pose, mirrored=mirrored), (x, y))


def fading_face(look: Look, who: PlayerView, mood: Mood, share: float) -> FramePart:
    """Return the opponent's previous face at opacity `share`, to draw over the new one."""
    return FramePart.of(portrait_rect(look), _leaving, look, who.portrait, mood, round(share * 255))


def _leaving(target: pygame.Surface, look: Look, shown: Face, mood: Mood, alpha: int) -> None:
    disc = portrait_rect(look)
    before = portraits.portrait(shown, disc.w, mood)
    before.set_alpha(alpha)
    target.blit(before, disc)
    before.set_alpha(255)


def seat_rect(look: Look) -> pygame.Rect:
    """Return the area of portrait and nameplate."""
    return portrait_rect(look).union(_plate_rect(look))


def _dots(target: pygame.Surface, look: Look, disc: pygame.Rect) -> None:
    for index in range(3):
        at = (disc.right + look.s(8) + index * look.s(11), disc.y + look.s(14))
        surfaces.dot(target, at, 3.4 * look.scale, look.theme.brass_light)


def _plate_rect(look: Look) -> pygame.Rect:
    disc = portrait_rect(look)
    plate = pygame.Rect(0, 0, look.s(126), look.s(30))
    plate.midtop = (disc.centerx, disc.bottom - look.s(12))
    return plate


def _opponent(
    target: pygame.Surface, look: Look, name: Text, shown: Face, mood: Mood, up: int
) -> None:
    disc, plate = portrait_rect(look).move(0, -up), _plate_rect(look).move(0, -up)
    size = disc.w
    surfaces.cast(target, disc, size // 2, 0.25, look.scale, look.theme.plain)
    target.blit(portraits.portrait(shown, size, mood), disc)
    surfaces.cast(target, plate, look.s(6), 0.05, look.scale, look.theme.plain)
    target.blit(surfaces.brass_plate(plate.size, look.s(6), look.theme), plate)
    words, pixels = fitted(
        printed(name), "display", min(look.pixels("body"), look.s(22)), plate.w - look.s(12)
    )
    surfaces.write(
        target, words, plate.center, "display", pixels, look.theme.on_brass, "centre",
        on_dark=False, middle=True,
    )  # fmt: skip


def bubble_rect(
    look: Look, words: Text, news: pygame.Rect, taken: Sequence[pygame.Rect]
) -> pygame.Rect | None:
    """Return the place of the opponent's words, or None without room.

    It is below the nameplate, or lower next to the piles, clear of `news` and `taken`.
    """
    sizes, edge = Measures.of(look), rail_inside(look) + look.s(10 if rail_inside(look) else 34)
    # Computed as if the table were not mirrored.
    disc = mirrored(look, portrait_rect(look))
    taken = [mirrored(look, rect) for rect in taken]
    bottom = sizes.hand_top - look.line("lead") - look.s(44)
    piles = [rect.left for rect in taken if disc.bottom < rect.centery < bottom]
    under = disc.right + look.s(30)
    beside = min(piles, default=under) - look.s(14)
    for right, share in ((under, 0.62), (under, 1.0), (min(under, beside), 1.0)):
        width = round((right - edge) * share)
        if width < look.s(90):
            continue
        lines = _bubble_lines(look, words, width)
        wide = max(look.width_of(line, "text", "label") for line in lines) + look.s(30)
        rect = pygame.Rect(0, 0, wide, len(lines) * look.line("label") + look.s(16))
        rect.midtop = (disc.centerx, disc.bottom + look.s(18 + 13))
        rect.clamp_ip(pygame.Rect(edge, rect.y, max(wide, right - edge), rect.h))
        if rect.inflate(look.s(16), 0).colliderect(news):
            rect.y = news.bottom + look.s(12)
        clear = rect.inflate(look.s(12), look.s(12)).collidelist(taken) < 0
        if clear and rect.bottom <= bottom and rect.w <= max(width, right - edge):
            return mirrored(look, rect)
    return None


def bubble_beside(look: Look, words: Text, pad: pygame.Rect) -> pygame.Rect | None:
    """Return the place of the opponent's words next to the portrait, or None without room.

    It is used while no cards are there, and is clear of the score `pad`.
    """
    beside = room_beside(look, pad)
    if beside is None:
        return None
    # Computed as if the table were not mirrored.
    seat, room = mirrored(look, seat_rect(look)), min(look.s(400), beside.w)
    left = mirrored(look, beside).left
    lines = _bubble_lines(look, words, room)
    wide = max(look.width_of(line, "text", "label") for line in lines) + look.s(30)
    rect = pygame.Rect(left, 0, wide, len(lines) * look.line("label") + look.s(16))
    disc = portrait_rect(look)
    rect.centery = max(disc.centery, rect.h // 2 + look.s(8))
    if rect.w > room or rect.bottom > seat.bottom + look.s(20):
        return None
    return mirrored(look, rect)


def room_beside(look: Look, pad: pygame.Rect) -> pygame.Rect | None:
    """Return the room next to the portrait, or None if too narrow for words.

    It ends at the score `pad`, or in a tall window near the window's edge.
    """
    # Computed as if the table were not mirrored.
    seat, pad, disc = mirrored(look, seat_rect(look)), mirrored(look, pad), portrait_rect(look)
    left = seat.right + look.s(20)
    room = (look.width - look.s(34) if look.tall else pad.left) - look.s(16) - left
    if room < look.s(150):
        return None
    return mirrored(look, pygame.Rect(left, disc.y, room, disc.h))


def _bubble_lines(look: Look, words: Text, width: int) -> tuple[str, ...]:
    return surfaces.balanced(
        printed(quoted(words)), "text", look.pixels("label"), width - look.s(28)
    )


def bubble(look: Look, words: Text, rect: pygame.Rect) -> FramePart:
    """Return a speech bubble: a slip of paper that points at the portrait."""
    area = surfaces.shadow_area(rect, 0.12, look.scale).inflate(look.s(20), 0)
    return FramePart.of(area, _bubble, look, words, rect)


def _bubble(target: pygame.Surface, look: Look, words: Text, rect: pygame.Rect) -> None:
    disc, plain = portrait_rect(look), look.theme.plain
    surfaces.cast(target, rect, look.s(8), 0.12, look.scale, plain)
    target.blit(surfaces.paper(rect.size, look.s(8), look.theme.paper), rect)
    tip, thin = _tip(look.s(18), look.s(10), look.theme.paper), max(1, look.s(1))
    if rect.centery > disc.bottom:
        reach = rect.w // 2 - look.s(20)
        x = min(max(disc.centerx, rect.centerx - reach), rect.centerx + reach)
        target.blit(tip, tip.get_rect(midbottom=(x, rect.y + thin)))
    elif rect.x > disc.x:
        tip = pygame.transform.rotate(tip, 90)
        target.blit(tip, tip.get_rect(midright=(rect.x + thin, rect.centery)))
    else:
        tip = pygame.transform.rotate(tip, -90)
        target.blit(tip, tip.get_rect(midleft=(rect.right - thin, rect.centery)))
    y = rect.y + look.s(8)
    for line in _bubble_lines(look, words, rect.w):
        look.write(target, line, (rect.centerx, y), "label", align="centre", on_paper=True)
        y += look.line("label")


@cached
def _tip(width: int, height: int, paper: Paper) -> pygame.Surface:
    canvas = Canvas((width, height), 18, 4, (*paper.fill[:3], 0))
    sides = ((1.0, 10.0), (9.0, 1.0), (17.0, 10.0))
    canvas.fill(sides, paper.fill)
    canvas.stroke(sides, 1.0, paper.edge)
    return canvas.finished()


def score_pad(
    look: Look, rect: pygame.Rect, table: TableView, cursor: Cursor, item: Item | None
) -> FramePart:
    """Return the score pad, a button for the score sheet: raised if hovered, lower if pressed."""
    ref = item.ref if item is not None else None
    state, focused = cursor.state(ref), cursor.rings(ref)
    area = surfaces.shadow_area(rect, 0.4, look.scale)
    rect = rect.move(0, {"hover": -look.s(1), "pressed": max(1, look.s(2))}.get(state, 0))
    pad = _Pad(
        look, rect, (table.pad_title, table.pad_aim), table.pad_names, table.pad, table.deals,
        table.pad_sum, table.hand_number - 1,
    )  # fmt: skip
    return FramePart.of(area, _score_pad, pad, state, focused)


class _Pad(Struct, frozen=True):
    """The pad's place and content.

    It shows the players' names and score lines. If there are `deals`, it shows them and their sum
    instead, and `now` is the index of the current one.
    """

    look: Look
    rect: pygame.Rect
    titles: tuple[Text, ...]
    names: tuple[Text, ...]
    rows: tuple[PadRow, ...]
    deals: tuple[Text, ...]
    sum: Text
    now: int

    def s(self, units: float) -> int:
        """Convert units to pixels, for a pad 206 units wide."""
        return round(units * (self.rect.w / 206))

    @property
    def _paper(self) -> Paper:
        return self.look.theme.paper

    @property
    def _inks(self) -> tuple[Colour, Colour]:
        return self._paper.yours, self._paper.theirs

    def single(self, target: pygame.Surface) -> None:
        rect, paper = self.rect, self._paper
        (row,) = self.rows
        wide = rect.w // len(self.names)
        for index, name in enumerate(self.names):
            x = rect.x + wide * index + wide // 2
            self.write(target, name, (x, rect.y + self.s(47)), "text", "label", paper.quiet, wide)
            at = (x, rect.y + self.s(84))
            self.write(target, row.numbers[index], at, "display", "title", paper.ink, wide)
            if row.shares:
                bar = pygame.Rect(0, 0, self.s(72), self.s(5))
                bar.midtop = (x, rect.bottom - self.s(16))
                _bar(target, bar, row.shares[index], self._inks[index], paper)
        if len(self.names) > 1:
            top, bottom = rect.y + self.s(40), rect.bottom - self.s(18)
            pygame.draw.line(target, paper.margin, (rect.centerx, top), (rect.centerx, bottom))

    def boxes(self, target: pygame.Surface) -> None:
        rect, paper, count = self.rect, self._paper, len(self.deals)
        gap, side = self.s(6), self.s(12)
        wide = (rect.w - 2 * side - gap * (count - 1)) // count
        for number, penalty in enumerate(self.deals):
            box = pygame.Rect(
                rect.x + side + number * (wide + gap),
                rect.y + self.s(40 if self.sum else 54),
                wide,
                0,
            )
            box.h = self.s(40)
            now = number == self.now
            edge = paper.ink if now or paper.plain else paper.rule
            fill = paper.fill if penalty or not now else paper.track
            thick = max(1, self.s(2 if now else 1))
            target.blit(surfaces.rounded(box.size, self.s(4), fill, thick, edge), box)
            self.write(target, penalty, box.center, "display", "lead", paper.ink, wide)
        if not self.sum:
            return
        at = (rect.centerx, rect.y + self.s(95))
        self.write(target, self.sum, at, "text", "label", paper.quiet, rect.w - 2 * side)
        bar = pygame.Rect(rect.x + side, rect.bottom - self.s(14), rect.w - 2 * side, self.s(5))
        _bar(target, bar, self.rows[0].shares[0], self._inks[0], paper)

    def several(self, target: pygame.Surface) -> None:
        rect, paper, unit = self.rect, self._paper, self.rect.w / 206
        quiet = paper.quiet
        top = rect.y + self.s(51)
        step = (rect.bottom - self.s(5) - top) / len(self.rows)
        most = round(min(step * 0.66, 24 * unit))
        labels = [printed(row.label) for row in self.rows]
        lettering = min(self._pixels("label"), most)
        widest = max(self._wide(text, "text", lettering) for text in labels) + self.look.s(10)
        label = min(max(rect.w * 30 // 100, widest), rect.w * 40 // 100)
        lettering = min(
            fitted(text, "text", lettering, label - self.look.s(10))[1] for text in labels
        )
        wide = (rect.w - label) // len(self.names)
        middles = [rect.x + label + wide * index + wide // 2 for index in range(len(self.names))]
        for name, x in zip(self.names, middles, strict=True):
            at = (x, rect.y + self.s(41))
            self.write(target, name, at, "text", "label", quiet, wide, most=self.s(17))
        for number, row in enumerate(self.rows):
            y = round(top + step * (number + 0.5) - unit)
            rule = round(top + step * number)
            pygame.draw.line(target, paper.rule, (rect.x + 1, rule), (rect.right - 2, rule))
            pale = paper.ink if row.closed_by is None else quiet
            at = (rect.x + label // 2, y)
            self.write(target, row.label, at, "text", "label", quiet, label, most=lettering)
            for index, (text, share) in enumerate(zip(row.numbers, row.shares, strict=True)):
                x = middles[index]
                ink = self._inks[index] if row.closed_by == index and not paper.plain else pale
                face = "bold" if row.closed_by == index else "display"
                self.write(target, text, (x, y), face, "lead", ink, wide, most=most)
                if text:
                    bar = pygame.Rect(0, 0, wide - self.s(16), max(2, self.s(3)))
                    bar.midbottom = (x, round(top + step * (number + 1)) - 1)
                    _bar(target, bar, share, self._inks[index], paper)

    def write(
        self, target: pygame.Surface, text: Text, at: tuple[int, int], face: str, step: str,
        colour: Colour, width: int, most: int = 999,
    ) -> None:  # fmt: skip
        look, inner, words = self.look, width - self.look.s(10), printed(text)
        pixels = min(self._pixels(step), most)
        if text in self.names:
            # Cut long names short rather than shrink them too much to read.
            words, pixels = fitted(words, face, pixels, inner)
        while pixels > 9 and self._wide(words, face, pixels) > inner:
            pixels -= 1
        look.write(
            target, words, at, step, face=face, pixels=pixels, colour=colour, align="centre",
            middle=True, on_paper=True,
        )  # fmt: skip

    def title(self, target: pygame.Surface, strip: pygame.Rect) -> None:
        whole = self._pixels("label")
        least = max(min(_LEAST_TITLE, whole), round(whole * 0.7))
        titles = [text for text in self.titles if text]
        wide = self.rect.w - self.look.s(10)
        shown = next(
            (t for t in titles if self._wide(printed(t), "bold", least) <= wide), titles[-1]
        )
        self.write(target, shown, strip.center, "bold", "label", (247, 241, 226), self.rect.w)

    def _pixels(self, step: str) -> int:
        return min(self.look.pixels(step), round(design.size_of(step, self.look.scale) * 1.5))

    @staticmethod
    def _wide(words: str, face: str, pixels: int) -> int:
        return surfaces.line_width(words, face, pixels)


_LEAST_TITLE = 11
"""Smallest font size of a title before a shorter one is used, in pixels."""


def _score_pad(target: pygame.Surface, pad: _Pad, state: str, focused: bool) -> None:
    look, rect, theme = pad.look, pad.rect, pad.look.theme
    lift, radius = {"hover": 0.4, "pressed": 0.03}.get(state, 0.22), look.s(4)
    surfaces.cast(target, rect, radius, lift, look.scale, theme.plain)
    sheet, strip = surfaces.paper(rect.size, radius, theme.paper), pygame.Rect(rect)
    strip.h = pad.s(30)
    if not theme.paper.dark:
        band = (0, 0, 0) if theme.plain else mix(theme.cloth, (0, 0, 0), 0.25)
        sheet = sheet.copy()
        # Blend the strip into the sheet, to keep its smooth corners.
        for ink, how in (((0, 0, 0), pygame.BLEND_RGB_MULT), (band, pygame.BLEND_RGB_ADD)):
            sheet.fill(ink, (0, 0, *strip.size), how)
    target.blit(sheet, rect)
    if theme.paper.dark:
        ends = (strip.x, strip.bottom - 1), (strip.right - 1, strip.bottom - 1)
        pygame.draw.line(target, theme.paper.rule, *ends)
    pad.title(target, strip)
    if pad.deals:
        pad.boxes(target)
    elif len(pad.rows) > 1:
        pad.several(target)
    else:
        pad.single(target)
    if focused:
        surfaces.focus_ring(target, rect, radius, theme, look.scale)


def _bar(
    target: pygame.Surface, bar: pygame.Rect, share: float, colour: Colour, paper: Paper
) -> None:
    surfaces.capsule(target, bar, paper.track)
    surfaces.capsule(target, pygame.Rect(bar.x, bar.y, round(bar.w * share), bar.h), colour)
