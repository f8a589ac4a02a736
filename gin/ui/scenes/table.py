"""The table: piles, both hands, and the available actions. The cards themselves are sprites."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface import refs
from gin.interface.pictures import has_face
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.table import TableView
from gin.interface.view import ButtonSpot, Choice, Item, View, Zone, ZoneKind
from gin.language.translation import printed
from gin.present.input.choices import dropped
from gin.present.words.keys import cap
from gin.ui.animation.hearth import Hearth
from gin.ui.art import surfaces
from gin.ui.art.expressions import Pose
from gin.ui.art.vector import Colour
from gin.ui.render import card_painter, widgets
from gin.ui.render.compositor import FramePart, Ts
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import (
    audience,
    cut,
    knock,
    move_strip,
    pile_captions,
    players,
    room,
    table_places,
    theatre,
)
from gin.ui.scenes.base import Painter, back_rect, head, title_lines, title_place
from gin.ui.scenes.firelight import fire_parts, steady_light
from gin.ui.scenes.hand_marks import hand_marks
from gin.ui.scenes.own_seat import Seat, idle_seat, own_seat, seat_of
from gin.ui.scenes.spread_layout import captions_inside, labelled
from gin.ui.scenes.table_actions import action_pixels
from gin.ui.scenes.table_layout import meld_label, middle_melds, pad_rect, place_table, shows_keys
from gin.ui.scenes.table_measures import (
    Measures,
    hud_edge,
    mirrored,
    prompt_width,
    rail_inside,
    wall_width,
)
from gin.ui.scenes.table_words import (
    cuts,
    hint_pill,
    hint_rect,
    news_parts,
    portrait_is_clear,
    remark_rect,
    status_with_news,
)

_CAPTIONED = (refs.STOCK, refs.DISCARDS, refs.OFFER, refs.KNOCK, refs.DIE)
_LAID = refs.BackRef(refs.FaceDown.LAID_DOWN)
_ABOVE = (ZoneKind.PILE, ZoneKind.PLACE, ZoneKind.MELD)
"""Zones above the ribbon with the status line."""


class TablePainter(Painter):
    """Painter of the table."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        place = place_table(view, look, cursor)
        if view.table is not None and view.table.strip:
            title = _Scene(view, look, place, cursor).titled(view.title, view.subtitle)
            move_strip.place_strip(look, view, place, title)
        return place

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[FramePart, ...]:
        return tuple(_Scene(view, look, place, cursor).parts())

    def ambient(
        self, view: View, look: Look, place: Placement, hearth: Hearth
    ) -> tuple[FramePart, ...]:
        parts, table = fire_parts(look, view, hearth), view.table
        if table is not None and hearth.own is not Pose.REST:
            seat = _Scene(view, look, place, Cursor()).seat()
            if seat is not None:
                parts = (*parts, *idle_seat(look, table.you, seat, hearth.own))
        if hearth.face is Pose.REST or table is None or table.other is None or cuts(view):
            return parts
        if not has_face(table.other.portrait) or not portrait_is_clear(look, view):
            return parts
        return (*parts, players.idle_face(look, table.other, hearth.face))

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        scene = _Scene(view, look, place, cursor)
        if view.lesson is not None and view.lesson.applauds:
            row, faces = scene.between_hands(), view.lesson.applauds
            return (*scene.over(), *audience.end_of_lesson(look, faces, row, age))
        return (*scene.over(), *theatre.over_table(view, look, place, age), *scene.over_knock())

    def predraw(self, view: View, look: Look, more: Callable[[], bool]) -> bool:
        fan = view.dialog.fan if view.dialog is not None else None
        # While the player picks, each back is drawn when its card appears.
        return fan is None or fan.yours is None or cut.predraw(fan, look, more)

    def lasts(self, view: View) -> float:
        if view.lesson is not None and view.lesson.applauds:
            return audience.LESSON
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
        cutting = cuts(view)
        yield from map(FramePart.in_front, self._seats())
        own = self.seat()
        if own is not None:
            yield own_seat(look, table.you, own).in_front()
        if cutting:
            # The deck is spread in the place of the piles, and the question has its own text.
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
        strip = move_strip.strip_part(look, view, self.place, self.cursor)
        if strip is not None:
            yield strip.in_front()
        rect = remark_rect(look, view, self.place)
        if rect is not None and table.other is not None:
            yield players.bubble(look, table.other.talk, rect).in_front()

    def _seats(self) -> Iterator[FramePart]:
        """Yield the opponent's portrait and nameplate, and the score pad."""
        look, view, table = self.look, self.view, self.table
        if table.other is not None and portrait_is_clear(look, view) and not cuts(view):
            yield from players.opponent(look, table.other, thinking=table.thinking)
        pad, paper = pad_rect(look, len(table.pad)), view.at(ButtonSpot.PAD)
        yield players.score_pad(look, pad, table, self.cursor, paper)

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

    def over_knock(self) -> Iterator[FramePart]:
        """Yield the score pad and the opponent's seat, if an arm that knocks would cover them."""
        shown = self.view.content
        if not isinstance(shown, ShowdownView) or shown.effect is not Effect.FIST:
            return
        if self.look.theme.plain:
            return
        hidden = knock.covered(self.look, shown, self.place)
        yield from (one for one in self._seats() if one.rect.collidelist(hidden) >= 0)

    def seat(self) -> Seat | None:
        """Return the place of the player's portrait, clear of the hint, the news and the marks."""
        look, view, place = self.look, self.view, self.place
        words = [part.rect for part in news_parts(look, view)]
        if look.tall or look.text_percent > 100:
            words += [part.rect for part in hand_marks(look, view, place)]
        hint = hint_rect(look, view)
        return seat_of(look, view, place, [*words, hint] if hint else words)

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
        hint = hint_rect(look, view)
        news = [part.rect for part in news_parts(look, view)]
        over = [hint, *news] if hint is not None else news
        if self.titled(titles[0]).collidelist(over) >= 0:
            return NOTHING, NOTHING
        if self.titled(*titles).collidelist(over) >= 0:
            return titles[0], NOTHING
        return titles

    def titled(self, title: Text, subtitle: Text = NOTHING) -> pygame.Rect:
        look, button = self.look, back_rect(self.look, hud_edge(self.look))
        (x, y), room_for = title_place(look, button, self._room_for_title())
        wide = look.width_of(printed(title), "display", "lead")
        rows, _, high = title_lines(look, title, "lead", room_for, 2)
        rect = pygame.Rect(x, 0, wide, high)
        rect.centery = button.centery
        if subtitle or len(rows) > 1 or y > button.bottom:
            rect.y = y
        if subtitle:
            below = look.least_width_of(printed(subtitle), "text", "label")
            lines = 1 if below <= room_for else 2
            rect.h += lines * look.line("label")
            rect.w = max(wide, below)
        rect.w = min(room_for, rect.w)
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
            yield FramePart.of(
                table_places.around(look, slot), table_places.stock, look, slot, table.stock
            )
        if refs.DISCARDS in slots:
            slot = slots[refs.DISCARDS]
            yield from self._place(refs.DISCARDS, slot, table_places.discards, table.discards)
        lies = slots.get(refs.KNOCK) or slots.get(_LAID)
        if lies is not None:
            zone, laid = self.view.zone(refs.KNOCK), _LAID in slots
            word = printed(zone.caption) or None if zone is not None and not laid else None
            inside = Measures.of(look).inside
            yield from self._place(
                refs.KNOCK, lies, table_places.knock_place, word, table.knock_ready, inside
            )
        if table.die is not None and refs.DIE in slots:
            dish = table_places.die_rect(look, slots[refs.DIE], table.die)
            area = surfaces.shadow_area(dish, 0.2, look.scale)
            yield FramePart.of(area, table_places.die, look, dish, table.die.value)
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
            if not zone.caption:
                continue
            note = table.knock_note if zone.ref == refs.KNOCK else NOTHING
            ink = self.look.theme.quiet
            if zone.ref == refs.KNOCK and refused is not None and refused.brief:
                note, ink = refused.brief, table_places.red(self.look)
            yield zone, self.place.slots[zone.items[0].ref], printed(note or zone.caption), ink

    def captions(self) -> Iterator[FramePart]:
        """Yield the captions below the piles, in the same size and clear of each other."""
        look, named = self.look, [*self._named()]
        pixels, face = look.pixels("label"), widgets.CAPTION
        rooms = [(text, self._room_below(slot)) for _, slot, text, _ in named]
        if any(look.least_width_of(text, face, "label") > wide for text, wide in rooms):
            face = "text"
        for text, wide in rooms:
            pixels = min(pixels, fitted(text, face, pixels, wide)[1])
        asked = self._prompt().rect if self.view.status else pygame.Rect(0, 0, 0, 0)
        for _, slot, text, ink in named:
            caption = self._caption(slot, text, pixels=pixels, colour=ink, face=face)
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
                down = table_places.BELOW_KNOCK if zone.ref == refs.KNOCK else 0.04
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
        area = table_places.around(self.look, slot)
        refused = ref == refs.KNOCK and self._refused() is not None
        if self.cursor.drop == ref or refused:
            yield FramePart.of(area, table_places.glow, self.look, slot, refused)
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
        colour: Colour | None = None, face: str = widgets.CAPTION,
    ) -> FramePart:  # fmt: skip
        look = self.look
        at = (slot.x, slot.y + slot.height / 2 + look.s(down))
        return look.written(
            text, at, "label", face=face, colour=colour or look.theme.quiet,
            align="centre", width=self._room_below(slot), pixels=pixels,
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
                    yield FramePart.of(
                        table_places.around(look, around), table_places.glow, look, around, False
                    )
            elif zone.ref in (refs.NEW_MELD, refs.OFFER):
                slot, free = place.slots[zone.items[0].ref], zone.items[0].card is None
                inside = printed(zone.caption) if zone.ref == refs.NEW_MELD and not named else ""
                yield from self._place(zone.ref, slot, table_places.free_place, inside, free)
                if zone.ref == refs.NEW_MELD and named:
                    yield self._caption(slot, printed(zone.caption), 13)

    def _status(self) -> Iterator[FramePart]:
        look, view = self.look, self.view
        if status_with_news(look, view) or view.status:
            yield self._prompt()
        yield from news_parts(look, view)

    def _prompt(self) -> FramePart:
        """Return the ribbon with the status line; large text shrinks rather than cover cards."""
        look, view = self.look, self.view
        at = (look.width // 2, Measures.of(look).hand_top - Measures.of(look).gap)
        words = status_with_news(look, view) or view.status
        made = widgets.pill(look, words, at, prompt_width(look), anchor="bottom")
        if look.text_percent <= 100:
            return made
        lowest = self._lowest_above()
        while made.rect.top < lowest and look.text_percent > 100:
            look = replace(look, text_percent=look.text_percent - 5)
            made = widgets.pill(look, words, at, prompt_width(look), anchor="bottom")
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
        aids = _aids(self.view)
        keyed = shows_keys(aids, look)
        keys = {item.ref: caps.get(item.ref, "") if keyed else "" for item in aids}
        # The help buttons have the same font size.
        # A picked card can be discarded by a button, the main one if there is no other.
        alone = all(item.ref not in mains for item in items)
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
            unpicked = item.spot is ButtonSpot.DISCARD and item.dimmed and not item.note
            if unpicked and not self.cursor.rings(item.ref):
                # The prompt asks for a card already.
                continue
            aid = item in aids
            picked = alone and item.spot is ButtonSpot.DISCARD and not item.dimmed
            rect = self.place.slots[item.ref].rect
            yield widgets.button_part(
                look, rect, item, self.cursor, main=picked or item.ref in mains,
                key=keys.get(item.ref, ""),
                pixels=pixels if aid else action_pixels(look, item, rect.w),
            )  # fmt: skip


def _aids(view: View) -> list[Item]:
    """Return the buttons to sort, to get a hint and so on."""
    zone = view.zone(refs.BUTTONS)
    return [item for item in zone.items if item.spot is ButtonSpot.HELP] if zone is not None else []


def title_and_hint_areas(look: Look, view: View, place: Placement) -> Iterator[pygame.Rect]:
    """Yield the areas of the title and the hint."""
    scene = _Scene(view, look, place, Cursor())
    titles = scene.titles()
    if titles[0]:
        yield scene.titled(*titles)
    hint = hint_rect(look, view)
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
