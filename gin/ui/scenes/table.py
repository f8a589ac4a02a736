"""The table: piles, both hands, what can be done. The cards themselves are sprites."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from gin.present import keys
from gin.present.view import Item, PlayerView, View, Zone
from gin.present.words.cards import printed
from gin.ui import brush, widgets
from gin.ui.art import portraits, room
from gin.ui.art import theme as T
from gin.ui.art.vector import Canvas, mix
from gin.ui.geometry import Placement, Slot, card_height, fan
from gin.ui.look import Look
from gin.ui.scenes.base import back_rect, cloth, header
from gin.ui.widgets import Cursor

_LEFT = ("button:sort", "button:hint", "button:undo")
_PLACED = ("button:menu", "button:sheet", *_LEFT)


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes of the table in this window."""

    card: int
    pile: int
    header: int
    hand_top: int
    pile_y: int
    side: int

    @classmethod
    def of(cls, look: Look) -> Measures:
        """Measured from the window's size; a tall window has its own shares."""
        share = 0.19 if look.tall else 0.115
        card = round(max(60, min(look.width * share, look.height * 0.175, 400)))
        head = look.s(166) if look.tall else 0
        below = look.s(206) if look.tall else max(look.s(100), look.line("label") + look.s(72))
        hand_top = round(look.height - card * 1.4 - below)
        ribbon = look.line("lead") + look.s(24)
        top = head + look.s(146) + look.line("body")
        pile = round(card * (1.0 if look.tall else 0.90))
        free = hand_top - ribbon - top - look.line("label") - look.s(14)
        pile = min(pile, max(48, round(free / 1.4)))
        middle = (top + hand_top - ribbon - look.line("label")) // 2
        return cls(card, pile, head, hand_top, middle, look.s(34))


class TablePainter:
    """The scene that is seen most."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Every pile, card and button."""
        del offset
        place, sizes = Placement(), Measures.of(look)
        self._place_buttons(view, look, place)
        backs = view.zone("opponent")
        if backs is not None:
            for item, slot in zip(
                backs.items, self._back_slots(look, len(backs.items)), strict=True
            ):
                place.slots[item.id] = slot
        if view.zone("meld:0") is not None:
            self._place_melds(view, look, sizes, place)
        else:
            self._place_piles(view, look, sizes, place)
        hand = view.zone("hand")
        if hand is not None:
            self._place_hand(hand, look, sizes, cursor, place)
        return place

    def _back_slots(self, look: Look, count: int) -> list[Slot]:
        sizes = Measures.of(look)
        width = round(sizes.card * (0.66 if look.tall else 0.56))
        centre = look.width / 2 + look.s(48 if look.tall else 24)
        slots = []
        for index in range(count):
            t = index - (count - 1) / 2
            y = sizes.header + look.s(32) + width * 0.62 - t * t * 0.55 * look.scale
            x = centre + t * width * 0.36
            slots.append(Slot(x, y, width, card_height(width), 180 - t * 2.2))
        return slots

    def _place_piles(self, view: View, look: Look, sizes: Measures, place: Placement) -> None:
        """Stock, discard pile and the place for knocking, side by side."""
        spread = sizes.pile + look.s(44)
        for index, id in enumerate(("stock", "discards", "knock")):
            zone = view.zone(id)
            if zone is None:
                continue
            x = look.width / 2 + (index - 1) * spread
            slot = Slot(x, sizes.pile_y, sizes.pile, card_height(sizes.pile), 0.8 * (index == 1))
            place.slots[zone.items[0].id] = slot
            place.drops[id] = slot.rect.inflate(look.s(20), look.s(20))
            if id == "discards" and len(zone.items) > 1:
                self._place_open_pile(zone, look, sizes, place)

    def _place_open_pile(self, zone: Zone, look: Look, sizes: Measures, place: Placement) -> None:
        """An open discard pile: the cards below the top in small, along the left edge."""
        width = max(44, round(sizes.pile * 0.5))
        right = place.slots["stock"].rect.left - look.s(40)
        left = look.s(34) + width / 2
        items = zone.items[1:]
        step = min(width * 0.42, (right - left - width / 2) / max(1, len(items) - 1))
        for index, item in enumerate(items):
            x = right - width / 2 - index * step
            place.slots[item.id] = Slot(x, sizes.pile_y, width, card_height(width))

    def _place_melds(self, view: View, look: Look, sizes: Measures, place: Placement) -> None:
        """The knocker's melds in the middle, where cards are laid off on them."""
        zones = [z for z in view.zones if z.id.startswith("meld:") or z.id == "their-deadwood"]
        width = sizes.pile * 0.86
        gap = look.s(26)

        def total(width: float) -> float:
            return sum(width * (1 + 0.42 * (len(z.items) - 1)) for z in zones) + gap * (
                len(zones) - 1
            )

        room_for = look.width - look.s(68)
        if total(width) > room_for:
            width *= (room_for - gap * len(zones)) / (total(width) - gap * (len(zones) - 1))
        x = (look.width - total(width)) / 2
        for zone in zones:
            wide = width * (1 + 0.42 * (len(zone.items) - 1))
            rect = pygame.Rect(round(x), 0, round(wide), round(card_height(width)))
            rect.centery = sizes.pile_y
            place.drops[zone.id] = rect.inflate(look.s(20), look.s(28))
            for index, item in enumerate(zone.items):
                middle = x + width / 2 + index * width * 0.42
                y = sizes.pile_y - (look.s(12) if item.selected else 0)
                place.slots[item.id] = Slot(middle, y, width, card_height(width))
            x += wide + gap

    def _place_hand(
        self, hand: Zone, look: Look, sizes: Measures, cursor: Cursor, place: Placement
    ) -> None:
        items = [item for item in hand.items if item.id != cursor.dragged]
        gap = cursor.gap if cursor.drop == "hand" else None
        room_for = look.width - look.s(104 if look.tall else 250)
        slots = fan(len(items), sizes.card, look.width / 2, sizes.hand_top, room_for, gap=gap)
        for item, slot in zip(items, slots, strict=True):
            lifted = item.id in (cursor.hover, cursor.focus if cursor.keyboard else "")
            raised = sizes.card * (0.14 if lifted or item.selected else 0.0)
            place.slots[item.id] = slot.raised(raised)
        bottom = sizes.hand_top + round(card_height(sizes.card))
        place.drops["hand"] = pygame.Rect(
            look.s(60), sizes.hand_top - look.s(30), look.width - look.s(120),
            bottom - sizes.hand_top + look.s(90),
        )  # fmt: skip

    def _place_buttons(self, view: View, look: Look, place: Placement) -> None:
        """Menu and score pad above; sorting at the left; what ends a hand at the right."""
        zone = view.zone("buttons")
        items = zone.items if zone is not None else ()
        height = max(look.s(44), look.line("body") + look.s(12))
        bottom = look.height - look.s(34)
        y = bottom
        for item in items:
            if item.id in _LEFT:
                width = max(look.s(104), look.width_of(item.name, "bold", "body") + look.s(58))
                width = min(width, look.s(160))
                rect = pygame.Rect(look.s(34), y - height, width, height)
                place.slots[item.id] = Slot.of(rect)
                y -= height + look.s(10)
        place.slots["button:menu"] = Slot.of(back_rect(look))
        place.slots["button:sheet"] = Slot.of(self._pad(look))
        self._place_right(items, view, look, place, bottom)

    def _place_right(
        self, items: tuple[Item, ...], view: View, look: Look, place: Placement, bottom: int
    ) -> None:
        """The main button lowest, the others above it."""
        mains = [choice.item for choice in view.choices if choice.main]
        right = [item for item in items if item.id not in _PLACED]
        right.sort(key=lambda item: item.id not in mains)
        high = max(look.s(46), look.line("body") + look.s(14))
        y = bottom
        for item in right:
            width = max(look.s(132), look.width_of(item.name, "bold", "body") + look.s(36))
            width = min(width, look.s(250))
            rect = pygame.Rect(look.width - look.s(34) - width, y - high, width, high)
            place.slots[item.id] = Slot.of(rect)
            y -= high + look.s(10)

    def _pad(self, look: Look) -> pygame.Rect:
        rect = pygame.Rect(0, 0, look.s(206), look.s(126))
        rect.topright = (look.width - look.s(34), look.s(32))
        return rect

    def paint(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        offset: int,
    ) -> None:
        """The cloth and all that lies still on it."""
        del offset
        cloth(target, look)
        sizes = Measures.of(look)
        header(
            target, look, view, cursor, icon="menu", id="button:menu", step="lead",
            room_for=look.s(250) if not look.tall else look.s(330),
        )  # fmt: skip
        table = view.table
        assert table is not None
        if table.other is not None:
            self._portrait(target, look, table.other, table.thinking)
        self._score(target, look, view, cursor)
        if view.zone("meld:0") is None:
            self._piles(target, look, view, place, sizes, cursor)
        else:
            self._meld_places(target, look, view, place, cursor)
        self._hand_marks(target, look, view, place)
        self._status(target, look, view, sizes)
        self._buttons(target, look, view, place, cursor)

    # Parts.

    def _portrait(
        self, target: pygame.Surface, look: Look, other: PlayerView, thinking: bool
    ) -> None:
        """Who sits opposite, left of the cards, on a brass nameplate."""
        backs = self._back_slots(look, 10)
        size = look.s(92)
        left = round(backs[0].x - backs[0].width * 0.9 - size - look.s(20))
        disc = pygame.Rect(left, Measures.of(look).header + look.s(28), size, size)
        room.cast(target, disc, size // 2, 0.25, look.scale, look.theme.plain)
        target.blit(portraits.portrait(other.name, size), disc)
        width = max(look.s(112), look.width_of(other.name, "display", "body") + look.s(24))
        plate = pygame.Rect(0, 0, min(width, look.s(150)), max(look.s(28), look.line("body")))
        plate.midtop = (disc.centerx, disc.bottom - look.s(10))
        room.cast(target, plate, look.s(6), 0.05, look.scale, look.theme.plain)
        target.blit(room.brass_plate(plate.size, look.s(6), look.theme), plate)
        room.write(
            target, other.name, plate.center, "display", min(look.pixels("body"), look.s(26)),
            look.theme.on_brass, "centre", on_dark=False, middle=True,
        )  # fmt: skip
        if thinking:
            for index in range(3):
                at = (disc.right + look.s(8) + index * look.s(11), disc.y + look.s(14))
                room.dot(target, at, 3.4 * look.scale, look.theme.brass_light)

    def _score(self, target: pygame.Surface, look: Look, view: View, cursor: Cursor) -> None:
        """The score pad, which opens the score sheet."""
        table = view.table
        assert table is not None
        rect, k, theme = self._pad(look), look.scale, look.theme
        room.cast(target, rect, look.s(4), 0.22, k, theme.plain)
        target.blit(room.paper(rect.size, look.s(4), theme.plain), rect)
        strip = pygame.Rect(rect.x, rect.y, rect.w, look.s(30))
        band = (0, 0, 0) if theme.plain else mix(theme.cloth, (0, 0, 0), 0.25)
        pygame.draw.rect(
            target, band, strip, border_top_left_radius=look.s(4), border_top_right_radius=look.s(4)
        )
        word = "Deal" if table.other is None else "Hand"
        title = f"{word} {table.hand_number} · {table.target_text}"
        self._on_pad(look, target, title, strip.center, "bold", "label", (247, 241, 226), rect.w)
        players = [table.you] if table.other is None else [table.you, table.other]
        quiet = (0, 0, 0) if theme.plain else T.PAPER_QUIET
        wide = rect.w // len(players)
        for index, player in enumerate(players):
            x = rect.x + wide * index + wide // 2
            name = player.name if table.other is not None else "Penalty"
            at = (x, rect.y + look.s(47))
            self._on_pad(look, target, name, at, "text", "label", quiet, wide)
            at = (x, rect.y + look.s(84))
            self._on_pad(look, target, str(player.score), at, "display", "title", T.PAPER_INK, wide)
            self._bar(
                target, look, player, x, rect.bottom, table.target, T.THEM if index else T.YOU
            )
        if len(players) > 1:
            top, bottom = rect.y + look.s(40), rect.bottom - look.s(18)
            pygame.draw.line(target, T.PAPER_MARGIN, (rect.centerx, top), (rect.centerx, bottom))
        if cursor.focus == "button:sheet" and cursor.keyboard:
            room.focus_ring(target, rect, look.s(4), theme, k)

    def _on_pad(
        self,
        look: Look,
        target: pygame.Surface,
        text: str,
        at: tuple[int, int],
        face: str,
        step: str,
        colour: tuple[int, ...],
        width: int,
    ) -> None:
        pixels = T.size_of(step, look.scale)
        while pixels > 9 and T.font(face, pixels).size(text)[0] > width - look.s(10):
            pixels -= 1
        room.write(target, text, at, face, pixels, colour, "centre", on_dark=False, middle=True)

    def _bar(
        self,
        target: pygame.Surface,
        look: Look,
        player: PlayerView,
        x: int,
        bottom: int,
        goal: int,
        colour: tuple[int, ...],
    ) -> None:
        bar = pygame.Rect(0, 0, look.s(72), look.s(5))
        bar.midtop = (x, bottom - look.s(16))
        pygame.draw.rect(target, (226, 214, 190), bar, border_radius=3)
        share = min(1.0, max(0.0, player.score / goal)) if goal > 0 else 0.0
        bar.w = round(bar.w * share)
        if bar.w:
            pygame.draw.rect(target, colour, bar, border_radius=3)

    def _piles(
        self,
        target: pygame.Surface,
        look: Look,
        view: View,
        place: Placement,
        sizes: Measures,
        cursor: Cursor,
    ) -> None:
        table = view.table
        assert table is not None
        if "stock" in place.slots:
            self._stock(target, look, place.slots["stock"], table.stock)
        if "discards" in place.slots:
            slot = place.slots["discards"]
            if cursor.drop == "discards":
                self._glow(target, look, slot)
            if table.discards == 0:
                self._dashes(target, look, slot, muted=True)
            for dx, dy, turn in ((-2.5, 2, -3.4), (2, 1, 2.6), (-1, 0.5, -1.1))[
                : table.discards - 1
            ]:
                under = Slot(
                    slot.x + dx * look.scale,
                    slot.y + dy * look.scale,
                    slot.width,
                    slot.height,
                    turn,
                )
                brush.blank(target, look, under)
        knock = place.slots.get("knock") or place.slots.get("laid")
        if knock is not None:
            if cursor.drop == "knock":
                self._glow(target, look, knock)
            self._knock_place(target, look, knock, table.knock_ready, view)
        captions = {"stock": "", "discards": "", "knock": table.knock_note}
        for id, caption in captions.items():
            zone = view.zone(id)
            if zone is not None:
                text = caption or zone.caption
                y = sizes.pile_y + card_height(sizes.pile) / 2 + look.s(8)
                look.write(
                    target, text, (place.slots[zone.items[0].id].x, y), "label",
                    colour=look.theme.quiet, align="centre", width=sizes.pile + look.s(40),
                )  # fmt: skip

    def _stock(self, target: pygame.Surface, look: Look, slot: Slot, count: int) -> None:
        """The fewer cards, the flatter it lies."""
        base = slot.rect
        if count == 0:
            self._dashes(target, look, slot, muted=True)
            return
        radius = round(base.w * 0.065)
        room.cast(target, base, radius, 0.30, look.scale, look.theme.plain)
        depth, step = max(1, round(count / 31 * 7)), max(1, look.s(1.3))
        edge = (90, 90, 90) if look.deck.black else (214, 203, 178)
        layer = room.rounded(base.size, radius, edge, 1, mix(edge, (0, 0, 0), 0.42))
        for index in range(depth):
            target.blit(layer, (base.x, base.y - index * step))
        lifted = Slot(slot.x, slot.y - depth * step, slot.width, slot.height)
        brush.back(target, look, lifted, 0.0)

    def _glow(self, target: pygame.Surface, look: Look, slot: Slot) -> None:
        halo = slot.rect.inflate(look.s(16), look.s(16))
        focus = look.theme.focus
        if not look.theme.plain:
            soft = room.glow(halo.size, look.s(14), max(2, look.s(9)), (*focus[:3], 120))
            target.blit(soft, soft.get_rect(center=halo.center))
        thick = max(2, look.s(3 if look.theme.plain else 2))
        target.blit(room.rounded(halo.size, look.s(14), (*focus[:3], 0), thick, focus), halo)

    def _dashes(self, target: pygame.Surface, look: Look, slot: Slot, *, muted: bool) -> None:
        image = room.dashed(
            slot.rect.size, round(slot.width * 0.075), look.scale, self._place_colour(look, muted)
        )
        target.blit(image, image.get_rect(center=slot.rect.center))

    def _place_colour(self, look: Look, muted: bool) -> tuple[int, ...]:
        theme = look.theme
        if theme.plain:
            return theme.text
        return mix(theme.cloth, theme.brass, 0.62) if muted else theme.brass_light

    def _knock_place(
        self, target: pygame.Surface, look: Look, slot: Slot, ready: bool, view: View
    ) -> None:
        self._dashes(target, look, slot, muted=not ready)
        colour = self._place_colour(look, not ready)
        image = fist(round(slot.width), colour)
        target.blit(image, image.get_rect(center=(slot.x, slot.y - look.s(12))))
        zone = view.zone("knock")
        word = zone.caption if zone is not None else ""
        at = (slot.x, slot.y + slot.width * 0.42)
        look.write(
            target, word, at, "lead", face="display", colour=colour, align="centre", middle=True,
            width=round(slot.width - 8),
        )  # fmt: skip

    def _meld_places(
        self, target: pygame.Surface, look: Look, view: View, place: Placement, cursor: Cursor
    ) -> None:
        """Brackets and names under the knocker's melds."""
        for number, zone in enumerate(z for z in view.zones if z.id in place.drops):
            if zone.id == "hand":
                continue
            slots = [place.slots[item.id] for item in zone.items]
            left = slots[0].x - slots[0].width / 2 + look.s(3)
            right = slots[-1].x + slots[-1].width / 2 - look.s(3)
            y = max(slot.y for slot in slots) + slots[0].height / 2 + look.s(11)
            colour = look.theme.focus if zone.id == cursor.drop else look.theme.brass
            ends = [(left, y - look.s(6)), (left, y), (right, y), (right, y - look.s(6))]
            room.curve(target, ends, max(1.4, 1.8 * look.scale), colour)
            label = f"{number + 1}: {zone.caption}" if zone.id.startswith("meld:") else zone.caption
            look.write(
                target, label, ((left + right) / 2, y + look.s(5)), "label",
                colour=look.theme.quiet, align="centre", width=round(right - left + look.s(24)),
            )  # fmt: skip

    def _hand_marks(self, target: pygame.Surface, look: Look, view: View, place: Placement) -> None:
        """Brackets under the melds of the hand, and the deadwood count."""
        hand = view.zone("hand")
        if hand is None:
            return
        slots = [place.slots.get(item.id) for item in hand.items]
        if any(slot is None for slot in slots):
            return
        flat = [slot for slot in slots if slot is not None]
        for group in hand.groups:
            following = flat[group.last + 1] if group.last + 1 < len(flat) else None
            self._bracket(target, look, flat[group.first : group.last + 1], following, group.label)
        table = view.table
        melded = {index for group in hand.groups for index in range(group.first, group.last + 1)}
        loose = [slot for index, slot in enumerate(flat) if index not in melded]
        if table is not None and table.deadwood and loose:
            x, y = _below(loose[len(loose) // 2], 0, look.s(26))
            half = look.width_of(table.deadwood, "bold", "label") // 2 + look.s(14)
            x = min(max(x, half), look.width - half)
            widgets.chip(
                target, look, table.deadwood, (round(x), min(round(y), look.height - look.s(18)))
            )

    def _bracket(
        self,
        target: pygame.Surface,
        look: Look,
        group: list[Slot],
        following: Slot | None,
        label: str,
    ) -> None:
        half, down = group[0].width / 2, look.s(12)
        first, last = -half + look.s(5), half - look.s(5)
        if following is not None:
            last = min(last, following.x - group[-1].x - half - look.s(5))
        ends = [_below(group[0], first, down - look.s(7)), _below(group[0], first, down)]
        ends += [_below(slot, 0, down) for slot in group[1:-1]]
        ends += [_below(group[-1], last, down), _below(group[-1], last, down - look.s(7))]
        theme = look.theme
        room.curve(
            target, ends, max(1.4, 1.8 * look.scale), theme.text if theme.plain else theme.brass
        )
        x, y = (ends[1][0] + ends[-2][0]) / 2, ends[len(ends) // 2][1]
        y += abs(ends[1][1] - ends[-2][1]) * 0.25
        width = round(ends[-1][0] - ends[0][0]) + look.s(20)
        look.write(
            target, label, (x, min(y + look.s(8), look.height - look.line("label"))), "label",
            colour=theme.quiet, align="centre", width=width,
        )  # fmt: skip

    def _status(self, target: pygame.Surface, look: Look, view: View, sizes: Measures) -> None:
        """What can be done now, above the hand; what happened last, below the opponent."""
        y = sizes.hand_top - look.line("lead") // 2 - look.s(30)
        width = look.width - look.s(80)
        widgets.pill(target, look, view.status, (look.width // 2, y), width)
        if view.news:
            at = (look.width // 2, sizes.header + look.s(142) + look.line("body") // 2)
            look.write(
                target, printed(view.news), at, "body", colour=look.theme.quiet, align="centre",
                middle=True, width=look.width - look.s(68),
            )  # fmt: skip

    def _buttons(
        self, target: pygame.Surface, look: Look, view: View, place: Placement, cursor: Cursor
    ) -> None:
        mains = {choice.item for choice in view.choices if choice.main}
        caps = {choice.item: keys.key_of(choice.key) for choice in view.choices}
        zone = view.zone("buttons")
        for item in zone.items if zone is not None else ():
            if item.id in ("button:menu", "button:sheet"):
                continue
            rect = place.slots[item.id].rect
            key = caps.get(item.id, "") if look.scale >= 0.9 and item.id in _LEFT else ""
            widgets.button(target, look, rect, item, cursor, main=item.id in mains, key=key)


def _below(slot: Slot, across: float, down: float) -> tuple[float, float]:
    """A point `across` from a slot's middle line and `down` below it, turned with it."""
    angle = math.radians(slot.turn)
    reach = slot.height / 2 + down
    return (
        slot.x + across * math.cos(angle) - reach * math.sin(angle),
        slot.y + across * math.sin(angle) + reach * math.cos(angle),
    )


def fist(width: int, colour: tuple[int, ...]) -> pygame.Surface:
    """A fist that knocks on the table."""
    side = round(width * 0.7)
    canvas = Canvas((side, side), 70, 4, (*colour[:3], 0))
    with canvas.at(35, 38):
        canvas.stroke(
            "M-15 4 C-17 -6 -13 -13 -6 -13 L10 -12 C16 -11 18 -5 17 3 L15 13 C14 17 10 19 5 19 "
            "L-6 18 C-11 17 -14 12 -15 4 Z",
            2.0,
            colour,
        )
        for x in (-5.5, 2.2, 9.6):
            canvas.stroke(((x, -12.4), (x + 0.6, -3)), 1.6, colour)
        canvas.stroke("M-15 4 C-9 1 -3 2 3 5 C6 7 5 11 1 11 L-5 10", 1.8, colour)
        for turn in (-28, 0, 28):
            with canvas.at(0, -2, turn=turn):
                canvas.stroke(((0, -19), (0, -25)), 1.8, colour)
    return canvas.finished()
