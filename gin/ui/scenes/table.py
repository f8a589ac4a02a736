"""The table: piles, both hands, and the available actions. The cards themselves are sprites."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text, sentences
from gin.interface import refs
from gin.interface.paper import Tone
from gin.interface.pictures import Portrait
from gin.interface.showdown import ShowdownView
from gin.interface.table import DieView, TableView
from gin.interface.view import ButtonSpot, Choice, Item, View, Zone, ZoneKind
from gin.language.translation import printed
from gin.present.input.choices import dropped
from gin.present.words.keys import cap
from gin.ui.animation.hearth import Hearth
from gin.ui.art import surfaces, svg
from gin.ui.art.dish import dish
from gin.ui.art.expressions import Pose
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Colour, mix
from gin.ui.render import card_painter, widgets
from gin.ui.render.compositor import FramePart, Ts
from gin.ui.render.geometry import Placement, Slot, card_height
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import celebrating, cut, pile_captions, players, room, theatre
from gin.ui.scenes.base import Painter, back_rect, head, title_lines
from gin.ui.scenes.firelight import fire_parts, steady_light
from gin.ui.scenes.hand_marks import hand_marks
from gin.ui.scenes.own_seat import idle_seat, own_seat
from gin.ui.scenes.spread_layout import beside_melds, captions_inside, labelled, spread_area
from gin.ui.scenes.table_layout import (
    back_slots,
    meld_label,
    menu_rect,
    middle_melds,
    news_aside,
    pad_rect,
    piles_aside,
    piles_left,
    place_table,
)
from gin.ui.scenes.table_measures import Measures, hud_edge, mirrored, rail_inside, wall_width

_CAPTIONED = (refs.STOCK, refs.DISCARDS, refs.OFFER, refs.KNOCK, refs.DIE)
_LAID = refs.BackRef(refs.FaceDown.LAID_DOWN)
_ABOVE = (ZoneKind.PILE, ZoneKind.PLACE, ZoneKind.MELD)
"""Zones above the ribbon with the status line."""
_BELOW_KNOCK = 0.36
"""Share of the knock place's height taken by its name if the limit is shown below the name."""


class TablePainter(Painter):
    """Painter of the table."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        return place_table(view, look, cursor)

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[FramePart, ...]:
        return tuple(_Scene(view, look, place, cursor).parts())

    def ambient(
        self, view: View, look: Look, place: Placement, hearth: Hearth
    ) -> tuple[FramePart, ...]:
        parts = fire_parts(look, view, hearth)
        table = view.table
        if table is not None and hearth.own is not Pose.REST:
            buttons = _help_buttons(view, place)
            idle = idle_seat(look, table.you, buttons, hearth.own)
            parts = (*parts, idle) if idle is not None else parts
        if hearth.face is Pose.REST or table is None or table.other is None or _cuts(view):
            return parts
        if table.other.portrait is Portrait.NOBODY or not portrait_is_clear(look, view):
            return parts
        return (*parts, players.idle_face(look, table.other, hearth.face))

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        scene = _Scene(view, look, place, cursor)
        if view.lesson is not None and view.lesson.applauds:
            row, faces = scene.between_hands(), view.lesson.applauds
            return (*scene.over(), *celebrating.end_of_lesson(look, faces, row, age))
        return (*scene.over(), *theatre.over_table(view, look, place, age))

    def lasts(self, view: View) -> float:
        if view.lesson is not None and view.lesson.applauds:
            return celebrating.LESSON
        return view.content.seconds if isinstance(view.content, ShowdownView) else 0.0


class _Scene(Struct, frozen=True):
    view: View
    look: Look
    place: Placement
    cursor: Cursor

    @property
    def table(self) -> TableView:
        assert self.view.table is not None
        return self.view.table

    def parts(self) -> Iterator[FramePart]:
        view, look, table, titles = self.view, self.look, self.table, self.titles()
        yield from room.ground(view, look)
        yield from steady_light(look, view)
        yield head(
            look, titles, self.cursor, view.at(ButtonSpot.CORNER),
            step="lead", room_for=self._room_for_title(), mirror=look.mirrored, most=2,
            edge=hud_edge(look),
        ).in_front()  # fmt: skip
        cutting = _cuts(view)
        if table.other is not None and portrait_is_clear(look, view) and not cutting:
            seat = players.opponent(look, table.other, thinking=table.thinking)
            yield from map(FramePart.in_front, seat)
        pad, paper = pad_rect(look, len(table.pad)), view.at(ButtonSpot.PAD)
        yield players.score_pad(look, pad, table, self.cursor, paper).in_front()
        own = own_seat(look, table.you, _help_buttons(view, self.place))
        if own is not None:
            yield own.in_front()
        if cutting:
            # The deck is spread where the piles will lie, and the question has its own text.
            return
        laying_off = bool(middle_melds(view))
        if table.spread or not laying_off:
            yield from self._piles()
        if table.spread:
            yield from self._spread()
        elif laying_off:
            yield from self._meld_places()
        yield from map(FramePart.in_front, self._status())
        yield from map(FramePart.in_front, self._buttons())
        rect = remark_rect(look, view, self.place)
        if rect is not None and table.other is not None:
            yield players.bubble(look, table.other.talk, rect).in_front()

    def over(self) -> Iterator[FramePart]:
        view, look, place, focus = self.view, self.look, self.place, self.cursor.focus
        yield from hand_marks(look, view, place)
        zone = next((z for z in view.zones if any(i.ref == focus for i in z.items)), None)
        shown = {lying.ref for lying in place.cards}
        piles = (ZoneKind.PILE, ZoneKind.PLACE)
        pile = zone is not None and zone.kind in piles and zone.ref not in shown
        if pile and self.cursor.keyboard and focus is not None:
            yield card_painter.part_of(card_painter.ring_print(look, place.slots[focus]))
        if view.hint is None:
            return
        # The coach's marks on cards, piles and buttons, and the advice in place of the news.
        for ref in view.hint.items:
            card = isinstance(ref, refs.CardRef)
            if ref in place.slots and not (card and self.cursor.dragged is not None):
                mark = card_painter.advice_mark(look, place.slots[ref], in_hand=card)
                if view.status and mark.rect.inflate(0, look.s(4)).colliderect(self._prompt().rect):
                    # An arrow would cover the status line.
                    mark = card_painter.advice_mark(look, place.slots[ref], in_hand=False)
                yield mark
        yield hint_pill(look, view)

    def between_hands(self) -> pygame.Rect:
        """Return the free strip between melds on the table and the status line."""
        look, melds = self.look, middle_melds(self.view)
        lying = [slot.rect.bottom for zone in melds for slot in self._slots(zone)]
        top = max(lying, default=look.height // 3) + look.line("label") + look.s(14)
        left = look.s(30)
        return pygame.Rect(left, top, look.width - 2 * left, self._prompt().rect.top - top)

    def titles(self) -> tuple[Text, Text]:
        """Return the title and subtitle, each only if no hint or news overlaps it."""
        view, look = self.view, self.look
        titles = (NOTHING, NOTHING) if view.lesson else (view.title, view.subtitle)
        hint = _hint_rect(look, view)
        news = [part.rect for part in news_parts(look, view)]
        over = [hint, *news] if hint is not None else news
        if self.titled(titles[0]).collidelist(over) >= 0:
            return NOTHING, NOTHING
        if self.titled(*titles).collidelist(over) >= 0:
            return titles[0], NOTHING
        return titles

    def titled(self, title: Text, subtitle: Text = NOTHING) -> pygame.Rect:
        look, button = self.look, back_rect(self.look, hud_edge(self.look))
        wide = look.width_of(printed(title), "display", "lead")
        rows, _, high = title_lines(look, title, "lead", self._room_for_title(), 2)
        rect = pygame.Rect(button.right + look.s(14), 0, wide, high)
        rect.centery = button.centery
        if subtitle or len(rows) > 1:
            rect.y = button.y - look.s(2)
        if subtitle:
            below = look.least_width_of(printed(subtitle), "text", "label")
            lines = 1 if below <= self._room_for_title() else 2
            rect.h += lines * look.line("label")
            rect.w = max(wide, below)
        rect.w = min(self._room_for_title(), rect.w)
        return mirrored(look, rect)

    def _room_for_title(self) -> int:
        look = self.look
        start = back_rect(look, hud_edge(look)).right + look.s(14)
        if hud_edge(look) < wall_width(look):
            return wall_width(look) - look.s(6) - start
        if look.tall:
            return look.width - pad_rect(look).w - look.s(34 + 20) - start
        if self.table.other is None:
            return look.s(250)
        if not portrait_is_clear(look, self.view):
            return mirrored(look, players.seat_rect(look)).right - start
        return mirrored(look, players.portrait_rect(look)).left - look.s(20) - start

    def _piles(self) -> Iterator[FramePart]:
        look, table, slots = self.look, self.table, self.place.slots
        if refs.STOCK in slots:
            slot = slots[refs.STOCK]
            yield FramePart.of(_around(look, slot), _stock, look, slot, table.stock)
        if refs.DISCARDS in slots:
            slot = slots[refs.DISCARDS]
            yield from self._place(refs.DISCARDS, slot, _discards, table.discards)
        knock = slots.get(refs.KNOCK) or slots.get(_LAID)
        if knock is not None:
            zone, laid = self.view.zone(refs.KNOCK), _LAID in slots
            word = printed(zone.caption) if zone is not None and not laid else None
            inside = Measures.of(look).inside
            yield from self._place(refs.KNOCK, knock, _knock_place, word, table.knock_ready, inside)
        if table.die is not None and refs.DIE in slots:
            dish = _die_rect(look, slots[refs.DIE], table.die)
            area = surfaces.shadow_area(dish, 0.2, look.scale)
            yield FramePart.of(area, _die, look, dish, table.die.value)
        # During the showdown, the counts of the piles no longer matter.
        if not isinstance(self.view.content, ShowdownView):
            inside = captions_in_piles(look, self.view)
            captions = self._captions_inside() if inside else self.captions()
            yield from map(FramePart.in_front, captions)

    def _named(self) -> Iterator[tuple[Zone, Slot, str, Colour]]:
        table, refused = self.table, self._refused()
        for zone in (self.view.zone(ref) for ref in _CAPTIONED):
            # While the player confirms a knock, the limit is no longer relevant.
            if zone is None or zone.items[0].ref == _LAID:
                continue
            note = table.knock_note if zone.ref == refs.KNOCK else NOTHING
            ink = self.look.theme.quiet
            if zone.ref == refs.KNOCK and refused is not None and refused.brief:
                note, ink = refused.brief, _red(self.look)
            yield zone, self.place.slots[zone.items[0].ref], printed(note or zone.caption), ink

    def captions(self) -> Iterator[FramePart]:
        """Yield the captions below the piles, in the same size and clear of each other."""
        look, named = self.look, [*self._named()]
        pixels = look.pixels("label")
        for _, slot, text, _ in named:
            pixels = min(pixels, fitted(text, "text", pixels, self._room_below(slot))[1])
        asked = self._prompt().rect if self.view.status else pygame.Rect(0, 0, 0, 0)
        for _, slot, text, ink in named:
            caption = self._caption(slot, text, pixels=pixels, colour=ink)
            # In large print, a status line of two lines may hide part of a caption: omit it.
            if not caption.rect.colliderect(asked):
                yield caption

    def _captions_inside(self) -> Iterator[FramePart]:
        look = self.look
        for zone, slot, text, ink in self._named():
            if zone.ref == refs.STOCK:
                yield pile_captions.on_pile(look, slot, text, str(self.table.stock))
            elif zone.ref == refs.DIE:
                yield pile_captions.on_pile(look, slot, text)
            elif zone.items[0].card is None:
                down = _BELOW_KNOCK if zone.ref == refs.KNOCK else 0.04
                yield from pile_captions.in_frame(look, slot, text, down, ink)

    def _refused(self) -> Choice | None:
        """Return the refused knock with the card that is dragged over the knock place, if any.

        If the mouse points at the place without a card, the focused card counts instead.
        """
        cursor, card = self.cursor, None
        if cursor.drop == refs.KNOCK:
            card = cursor.dragged
        elif cursor.points_at(refs.KNOCK) or cursor.hover == refs.KNOCK:
            card = cursor.focus
        choice = dropped(self.view, card, refs.KNOCK) if card is not None else None
        return choice if choice is not None and choice.why else None

    def _place(
        self, ref: refs.ZoneRef, slot: Slot,
        paint: Callable[[pygame.Surface, Look, Slot, *Ts], object], *needs: *Ts,
    ) -> Iterator[FramePart]:  # fmt: skip
        """Yield a place, on a glow if a card is dragged over it or a knock is refused."""
        area = _around(self.look, slot)
        refused = ref == refs.KNOCK and self._refused() is not None
        if self.cursor.drop == ref or refused:
            yield FramePart.of(area, _glow, self.look, slot, refused)
        yield FramePart.of(area, paint, self.look, slot, *needs)

    def _room_below(self, slot: Slot) -> int:
        lying = (self.place.slots.get(item.ref) for item in self._captioned())
        beside = [
            abs(other.x - slot.x)
            for other in lying
            if other is not None and other.x != slot.x and abs(other.y - slot.y) < slot.height
        ]
        return round(min(beside, default=slot.width + self.look.s(44))) - self.look.s(10)

    def _captioned(self) -> Iterator[Item]:
        for ref in _CAPTIONED:
            zone = self.view.zone(ref)
            if zone is not None:
                yield zone.items[0]

    def _caption(
        self, slot: Slot, text: str, down: float = 10, pixels: int | None = None,
        colour: Colour | None = None,
    ) -> FramePart:  # fmt: skip
        look = self.look
        at = (slot.x, slot.y + slot.height / 2 + look.s(down))
        return look.written(
            text, at, "label", colour=colour or look.theme.quiet, align="centre",
            width=self._room_below(slot), pixels=pixels,
        )  # fmt: skip

    def _meld_places(self) -> Iterator[FramePart]:
        look, place = self.look, self.place
        zones = [zone for zone in middle_melds(self.view) if zone.items]
        lefts = [place.slots[zone.items[0].ref].rect.left for zone in zones]
        limits = [
            *(left - look.s(10) for left in lefts[1:]),
            look.width - rail_inside(look) - look.s(34),
        ]
        for number, (zone, limit) in enumerate(zip(zones, limits, strict=True)):
            slots = self._slots(zone)
            y = max(slot.y for slot in slots) + slots[0].height / 2 + look.s(11)
            if zone.caption:
                yield from self._bracket(zone, number, y, limit)

    def _slots(self, zone: Zone) -> list[Slot]:
        return [self.place.slots[item.ref] for item in zone.items]

    def _bracket(
        self, zone: Zone, number: int, y: float, limit: float | None
    ) -> Iterator[FramePart]:
        look, slots = self.look, self._slots(zone)
        half = slots[0].width / 2
        left, right = slots[0].x - half, slots[-1].x + half
        yield from widgets.bracket(
            look, (left, right), y, meld_label(number, zone),
            limit=right + look.s(16) if limit is None else limit,
            colour=look.theme.focus if zone.ref == self.cursor.drop else look.theme.brass,
        )  # fmt: skip

    def _spread(self) -> Iterator[FramePart]:
        """Yield the labels of melds on the table, and the places for a new meld and for the offer.

        Without room for words, a meld has only its number.
        """
        look, place, named = self.look, self.place, labelled(self.look)
        for zone in self.view.zones:
            if zone.kind is ZoneKind.MELD:
                assert isinstance(zone.ref, refs.MeldRef)
                area, number = place.drops[zone.ref], zone.ref.number
                if named:
                    if zone.caption:
                        yield from self._bracket(zone, number, area.bottom - look.s(3), None)
                    continue
                slots = self._slots(zone)
                first, last = slots[0].rect, slots[-1].rect
                yield look.written(
                    str(number + 1), (first.x - look.s(8), area.centery), "label", face="bold",
                    colour=look.theme.quiet, align="right", middle=True,
                )  # fmt: skip
                if self.cursor.drop == zone.ref:
                    around = Slot.of(first.union(last))
                    yield FramePart.of(_around(look, around), _glow, look, around, False)
            elif zone.ref in (refs.NEW_MELD, refs.OFFER):
                slot, free = place.slots[zone.items[0].ref], zone.items[0].card is None
                inside = printed(zone.caption) if zone.ref == refs.NEW_MELD and not named else ""
                yield from self._place(zone.ref, slot, _free_place, inside, free)
                if zone.ref == refs.NEW_MELD and named:
                    yield self._caption(slot, printed(zone.caption), 13)

    def _status(self) -> Iterator[FramePart]:
        look, view = self.look, self.view
        if _status_with_news(look, view) or view.status:
            yield self._prompt()
        yield from news_parts(look, view)

    def _prompt(self) -> FramePart:
        """Return the ribbon with the status line; large text shrinks rather than cover cards."""
        look, view = self.look, self.view
        at = (look.width // 2, Measures.of(look).hand_top - Measures.of(look).gap)
        words = _status_with_news(look, view) or view.status
        made = widgets.pill(look, words, at, look.width - look.s(80), anchor="bottom")
        if look.text_percent <= 100:
            return made
        lowest = self._lowest_above()
        while made.rect.top < lowest and look.text_percent > 100:
            look = replace(look, text_percent=look.text_percent - 5)
            made = widgets.pill(look, words, at, look.width - look.s(80), anchor="bottom")
        return made

    def _lowest_above(self) -> int:
        zones = (zone for zone in self.view.zones if zone.kind in _ABOVE)
        label = self.look.line("label") + self.look.s(11)
        named = label if middle_melds(self.view) else 0
        slots = (self.place.slots.get(item.ref) for zone in zones for item in zone.items)
        return max((slot.rect.bottom for slot in slots if slot is not None), default=0) + named

    def _buttons(self) -> Iterator[FramePart]:
        look, mains = self.look, self.view.mains
        caps = {
            c.item: printed(cap(look.keys.shown(c.key)))
            for c in self.view.choices
            if c.key is not None
        }
        zone = self.view.zone(refs.BUTTONS)
        items = zone.items if zone is not None else ()
        aids = [item for item in items if item.spot is ButtonSpot.HELP]
        keys = {item.ref: caps.get(item.ref, "") if look.scale >= 0.9 else "" for item in aids}
        # The help buttons have the same font size.
        sizes = (
            widgets.lettering(
                look, item, self.place.slots[item.ref].rect.w, key=keys[item.ref]
            )
            for item in aids
        )  # fmt: skip
        pixels = min(sizes, default=None)
        for item in items:
            if item.spot in (ButtonSpot.CORNER, ButtonSpot.PAD):
                continue
            aid = item in aids
            yield widgets.button_part(
                look, self.place.slots[item.ref].rect, item, self.cursor, main=item.ref in mains,
                key=keys.get(item.ref, ""), pixels=pixels if aid else None,
            )  # fmt: skip


def _help_buttons(view: View, place: Placement) -> int:
    """Return the width of the buttons in the corner next to the player's seat."""
    zone = view.zone(refs.BUTTONS)
    items = zone.items if zone is not None else ()
    slots = (place.slots.get(item.ref) for item in items if item.spot is ButtonSpot.HELP)
    return max((slot.rect.w for slot in slots if slot is not None), default=0)


def _around(look: Look, slot: Slot) -> pygame.Rect:
    return surfaces.shadow_area(slot.rect, 0.3, look.scale)


def _stock(target: pygame.Surface, look: Look, slot: Slot, count: int) -> None:
    base = slot.rect
    if count == 0:
        _dashes(target, look, slot, muted=True)
        return
    radius = round(base.w * 0.065)
    surfaces.cast(target, base, radius, 0.30, look.scale, look.theme.plain)
    depth, step = max(1, round(count / 31 * 7)), max(1, look.s(1.3))
    edge = (90, 90, 90) if look.deck.black else (214, 203, 178)
    layer = surfaces.rounded(base.size, radius, edge, 1, mix(edge, (0, 0, 0), 0.42))
    for index in range(depth):
        target.blit(layer, (base.x, base.y - index * step))
    card_painter.card(target, look, "", replace(slot, y=slot.y - depth * step), 0.0)


def _discards(target: pygame.Surface, look: Look, slot: Slot, count: int) -> None:
    if count == 0:
        _dashes(target, look, slot, muted=True)
    for under in list(card_painter.edges(look, slot))[: max(0, count - 1)]:
        card_painter.edge(target, look, under)


def _knock_place(
    target: pygame.Surface, look: Look, slot: Slot, word: str | None, ready: bool, inside: bool
) -> None:
    """Draw the place for a knock; nothing if `word` is None.

    With `inside`, the knock limit replaces the fist.
    """
    if word is None:
        return
    _dashes(target, look, slot, muted=not ready)
    colour = _place_colour(look, not ready)
    at = (slot.x, slot.y + slot.width * 0.42)
    if inside:
        at = (slot.x, slot.y - slot.height * (0.5 - _BELOW_KNOCK / 2))
    else:
        image = fist(round(slot.width), colour)
        target.blit(image, image.get_rect(center=(slot.x, slot.y - look.s(12))))
    # The fist may be faint, but the word has to be readable.
    ink = colour if ready else look.theme.quiet
    width = round(slot.width) - max(8, look.s(20))
    steps = ("lead", "body", "label")
    fits = (step for step in steps if look.least_width_of(word, "display", step) <= width)
    step, written = next(fits, steps[-1]), look
    # Large print in a small window: shrink before truncating.
    while written.least_width_of(word, "display", step) > width and written.text_percent > 100:
        written = replace(written, text_percent=written.text_percent - 5)
    written.write(
        target, word, at, step, face="display", colour=ink, align="centre", middle=True,
        width=width,
    )  # fmt: skip


def _die_rect(look: Look, slot: Slot, die: DieView) -> pygame.Rect:
    size = min(round(slot.width * 1.22), round(slot.height))
    rect = pygame.Rect(0, 0, size, size)
    nearer = {Tone.YOURS: look.s(12), Tone.THEIRS: -look.s(12)}.get(die.owner, 0)
    rect.center = (round(slot.x), round(slot.y) + nearer)
    return rect


def _die(target: pygame.Surface, look: Look, rect: pygame.Rect, value: int) -> None:
    surfaces.cast(target, rect, rect.w // 2, 0.2, look.scale, look.theme.plain)
    target.blit(dish(rect.w, value, look.theme), rect)


def _free_place(target: pygame.Surface, look: Look, slot: Slot, caption: str, free: bool) -> None:
    if not free:
        return
    _dashes(target, look, slot, muted=True)
    words, inner = caption.split(), round(slot.width) - look.s(10)
    while any(look.least_width_of(word, "text", "label") > inner for word in words):
        if look.text_percent <= 100:
            return
        look = replace(look, text_percent=look.text_percent - 5)
    for row, word in enumerate(words):
        at = (slot.x, slot.y + (row - (len(words) - 1) / 2) * look.line("label"))
        look.write(
            target, word, at, "label", colour=look.theme.quiet, align="centre", middle=True,
            width=inner,
        )  # fmt: skip


def _red(look: Look, *, lettering: bool = True) -> Colour:
    """Return the colour for refused actions: light for text on dark cloth, deep for a glow."""
    if look.light:
        return (176, 0, 16)
    return (255, 172, 160) if lettering else (238, 62, 48)


def _glow(target: pygame.Surface, look: Look, slot: Slot, refused: bool) -> None:
    halo = slot.rect.inflate(look.s(16), look.s(16))
    light = _red(look, lettering=False) if refused else look.theme.focus
    ring = light if refused else look.theme.target
    if not look.theme.plain:
        soft = surfaces.glow(halo.size, look.s(14), max(2, look.s(9)), (*light[:3], 120))
        target.blit(soft, soft.get_rect(center=halo.center))
    thick = max(2, look.s(3))
    case = halo.inflate(thick, thick)
    edge = look.theme.panel
    target.blit(surfaces.rounded(case.size, look.s(14), (*edge[:3], 0), 2 * thick, edge), case)
    target.blit(surfaces.rounded(halo.size, look.s(14), (*ring[:3], 0), thick, ring), halo)


def _dashes(target: pygame.Surface, look: Look, slot: Slot, *, muted: bool) -> None:
    image = _dashed(look, slot, muted=muted)
    target.blit(image, image.get_rect(center=slot.rect.center))


def _dashed(look: Look, slot: Slot, *, muted: bool) -> pygame.Surface:
    radius, colour = round(slot.width * 0.075), _place_colour(look, muted)
    return surfaces.dashed(slot.rect.size, radius, look.scale, colour)


def _place_colour(look: Look, muted: bool) -> tuple[int, ...]:
    theme = look.theme
    if theme.plain:
        return theme.text
    return mix(theme.cloth, theme.brass_light, 0.72) if muted else theme.brass_light


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


def _cuts(view: View) -> bool:
    """Return whether the deck is spread for the cut."""
    return view.dialog is not None and view.dialog.fan is not None


def portrait_is_clear(look: Look, view: View) -> bool:
    """Return whether the portrait is clear of the coach's hint."""
    hint = _hint_rect(look, view)
    return hint is None or not hint.colliderect(players.seat_rect(look))


def title_and_hint_areas(look: Look, view: View, place: Placement) -> Iterator[pygame.Rect]:
    """Yield the areas of the title and the hint."""
    scene = _Scene(view, look, place, Cursor())
    titles = scene.titles()
    if titles[0]:
        yield scene.titled(*titles)
    hint = _hint_rect(look, view)
    if hint is not None:
        yield hint


def caption_areas(look: Look, view: View, place: Placement) -> Iterator[pygame.Rect]:
    """Yield the areas of the piles' captions, which may be wider than the piles."""
    scene = _Scene(view, look, place, Cursor())
    if view.table is not None and not captions_in_piles(look, view):
        yield from (caption.rect for caption in scene.captions())


def captions_in_piles(look: Look, view: View) -> bool:
    """Return whether captions are inside the piles, for lack of room below them."""
    spread = view.table is not None and view.table.spread
    return captions_inside(look) if spread else Measures.of(look).inside


def _hint_rect(look: Look, view: View) -> pygame.Rect | None:
    return hint_pill(look, view).rect if view.hint is not None else None


def _status_with_news(look: Look, view: View) -> Text:
    """Return the player's own news with the status line, or nothing if the news is elsewhere."""
    if view.table is None or not (view.table.own_news and view.news) or view.hint is not None:
        return NOTHING
    words = sentences(view.news, view.status)
    room = look.width - look.s(80 + 56)
    return words if look.width_of(printed(words), "bold", "lead") <= room else NOTHING


def news_parts(look: Look, view: View) -> tuple[FramePart, ...]:
    """Return the news in a line below the opponent's cards, or in several at one side.

    There are no parts if the status line includes the news.
    """
    if not view.news or view.hint is not None or _status_with_news(look, view):
        return ()
    words, quiet, sizes = printed(view.news), look.theme.quiet, Measures.of(look)
    if not news_aside(look, view):
        at = (look.width // 2, sizes.news_y + look.line("body") // 2)
        return (
            look.written(
                words, at, "body", colour=quiet, align="centre", middle=True,
                width=_room_for_news(look),
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
    """Return the coach's hint, in the news line, at one side or next to the piles.

    It shrinks to stay clear of cards; if that is not enough, it covers the opponent's cards.
    """
    assert view.hint is not None and view.table is not None
    text, row = view.hint.text, _hint_row(look, view)
    columns = [_beside_piles(look, view), _beside_piles(look, view, over=True)]
    areas = [(area, False) for area in columns if area is not None]
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
    # The stock rises above its place.
    bottom = round(sizes.pile_y - card_height(sizes.pile) / 2) - look.s(11)
    if view.table.spread:
        bottom = spread_area(look).top - look.s(3)
    area = pygame.Rect(0, sizes.news_y - look.s(6), _room_for_news(look), 0)
    area.h = bottom - area.y
    area.centerx = look.width // 2
    return area


def _room_for_news(look: Look) -> int:
    if look.tall:
        return look.width - look.s(68)
    pad = pad_rect(look)
    nearer = pad.right if look.mirrored else pad.left
    most = look.width - 2 * rail_inside(look) - look.s(24)
    return min(most, 2 * abs(look.width // 2 - nearer) - look.s(24))


@cached
def fist(width: int, colour: tuple[int, ...]) -> pygame.Surface:
    """Return the image of a fist for the knock place."""
    return svg.drawn("knock", round(width * 0.7), colour)
