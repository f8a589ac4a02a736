"""Positions of everything on the table: piles, hands, melds, buttons and the score pad."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import Text, labelled, only
from gin.interface import refs
from gin.interface.showdown import ShowdownView
from gin.interface.view import ButtonSpot, Item, Role, View, Zone, ZoneKind
from gin.language.translation import printed
from gin.ui.render import widgets
from gin.ui.render.geometry import PlacedCard, Placement, Slot, card_height, fan
from gin.ui.render.style import Look
from gin.ui.render.widgets import CAPTION, Cursor
from gin.ui.scenes.base import back_rect
from gin.ui.scenes.spread_layout import captions_inside, place_spread
from gin.ui.scenes.table_actions import place_actions
from gin.ui.scenes.table_measures import (
    BRACKET,
    DRAWN,
    RAISED,
    Measures,
    back_width,
    hud_edge,
    mirrored,
    mirrored_x,
    narrow_wall,
    rail_inside,
    table_button_height,
    wall_width,
)

_READABLE = 0.36
"""Minimum visible width of a small card in an open pile, as a share of its width."""
_HELP_BUTTON_MOST = 206
"""Maximum width in units of a help button in large print."""
_KEYS_FROM = 0.9
"""Smallest scale at which help buttons show their keys."""
_LARGE = 150
"""Text size in per cent from which the piles are at one side."""
_HINT = 13
"""Width of a hint next to the piles, in multiples of its font size."""
_APART = 26
"""Units between piles whose captions are inside them."""
_CAPTION = 5.9
"""Maximum width of a caption below a pile, in multiples of its font size."""
_LONG = 13
"""Number of cards from which the player's fan is a long one."""
_HINT_WIDEST = 830
"""Maximum width of a hint above the piles, in units."""
_UNNOTICED = 4
"""Units that a hint may take from the margins around it before the piles move."""
_MOST_LINES = 3
"""Maximum number of lines of a hint between the opponent's cards and the piles."""
_HINT_SIZES = (1.0, 0.94, 0.88)
"""Sizes to try for such a hint, as shares of the usual size."""
_PAD, _PAD_LINE = 126, 33
"""Minimum height of the score pad, and height that it needs for each line, in units."""


def pad_rect(look: Look, rows: int = 1) -> pygame.Rect:
    """Return the score pad's area, which is higher for several `rows` except in a tall window."""
    more = 1 + (look.text_percent - 100) / 200
    units = _PAD if look.tall else max(_PAD, 56 + _PAD_LINE * rows)
    if look.tall:
        more = min(more, 1.08)
    else:
        backs = back_slots(look, 10)
        nearest = max(mirrored_x(look, backs[end].x) for end in (0, -1))
        space = look.width - hud_edge(look) - look.s(14) - (nearest + backs[0].width * 0.6)
        sizes = Measures.of(look)
        high = sizes.pile_y - card_height(sizes.pile) / 2 - look.s(32 + 30)
        more = max(1.0, min(more, space / look.s(206), high / look.s(_PAD)))
    rect = pygame.Rect(0, 0, look.s(206 * more), look.s(units * more))
    rect.topright = (look.width - hud_edge(look), look.s(32))
    return mirrored(look, rect)


def menu_rect(look: Look) -> pygame.Rect:
    """Return the menu button's area."""
    return mirrored(look, back_rect(look, hud_edge(look)))


def place_table(view: View, look: Look, cursor: Cursor) -> Placement:
    """Place every pile, card and button."""
    place, sizes = Placement(), Measures.of(look)
    pad = pad_rect(look, len(view.table.pad) if view.table is not None else 1)
    _place_buttons(view, look, place, pad)
    backs = view.zone(refs.OPPONENT)
    if backs is not None:
        for item, slot in zip(backs.items, back_slots(look, len(backs.items)), strict=True):
            place.slots[item.ref] = slot
    if view.table is not None and view.table.spread:
        place_spread(view, look, place, pad)
    else:
        room = hint_room(view, look)
        lower = replace(sizes, pile_y=sizes.pile_y + (room.shift if room is not None else 0))
        arrange = _place_melds if middle_melds(view) else _place_piles
        arrange(view, look, lower, place)
    hand = view.zone(refs.HAND)
    if hand is not None:
        _place_hand(hand, look, sizes, cursor, place)
    place.cards = tuple(_card_items(view, place))
    return place


def _card_items(view: View, place: Placement) -> Iterator[PlacedCard]:
    for zone in view.zones:
        if zone.kind not in _WITH_CARDS:
            continue
        for item in reversed(zone.items) if zone.kind is ZoneKind.PILE else zone.items:
            if item.ref in place.slots and (item.role is Role.BACK or item.card is not None):
                code, key = "", item.ref
                if item.card is not None:
                    code, key = item.card.code, refs.CardRef(item.card)
                slot, own = place.slots[item.ref], zone.kind is ZoneKind.HAND
                yield PlacedCard(
                    item.ref, key, code, slot, own=own, marked=item.selected, drawn=item.drawn
                )


_WITH_CARDS = (ZoneKind.BACKS, ZoneKind.PILE, ZoneKind.PLACE, ZoneKind.MELD, ZoneKind.HAND)


@lru_cache(maxsize=32)
def back_slots(look: Look, count: int) -> tuple[Slot, ...]:
    """Return the slots of the opponent's cards."""
    sizes = Measures.of(look)
    width = back_width(look, sizes.card)
    centre = mirrored_x(look, look.width / 2 + look.s(48 if look.tall else 24))
    slots = []
    # More than eleven cards overlap more, to stay clear of the portrait.
    squeeze = min(1.0, 10 / max(1, count - 1))
    for index in range(count):
        t = (index - (count - 1) / 2) * squeeze
        y = sizes.header + look.s(32) + width * 0.62 - t * t * 0.55 * look.scale
        x = centre + t * width * 0.36
        slots.append(Slot(x, y, width, card_height(width), 180 - t * 2.2))
    return tuple(slots)


class HintRoom(Struct, frozen=True):
    """Room for a hint above the piles, which move down by `shift`; `percent` is its text size."""

    area: pygame.Rect
    percent: int
    shift: int


def hint_room(view: View, look: Look) -> HintRoom | None:
    """Return the room for the coach's hint between the opponent's cards and the piles.

    A long hint has up to three lines, and the piles move down as far as they need. None if there is
    no hint, or if this is not enough.
    """
    hint, table = view.hint, view.table
    if hint is None or hint.rows or table is None or table.spread or piles_aside(look):
        return None
    sizes, line = Measures.of(look), look.line("label")
    held = max((slot.rect.bottom for slot in back_slots(look, 10)), default=0)
    half = round(card_height(sizes.pile) / 2)
    # The marks of the advice rise above the piles.
    top, bottom = held + look.s(10), sizes.pile_y - half - look.s(16)
    prompt = sizes.hand_top - sizes.gap - look.line("lead") - look.s(12)
    below = sizes.pile_y + half + (look.s(2) if sizes.inside else look.s(8) + line)
    spare = max(0, prompt - look.s(4) - below)
    width = min(room_for_news(look), look.s(_HINT_WIDEST))
    for share in _HINT_SIZES:
        percent = round(look.text_percent * share)
        at = replace(look, text_percent=percent)
        high = widgets.pill_height(at, hint.text, width, step="body", face="text", least=1.0)
        if high > _MOST_LINES * round(at.pixels("body") * 1.36) + look.s(12):
            continue
        lacking = high - (bottom - top)
        if lacking <= spare:
            shift = lacking if lacking > look.s(_UNNOTICED) else 0
            area = pygame.Rect(0, 0, width, high)
            # One line is where the news is.
            usual = sizes.pile_y - half - look.s(22)
            area.midbottom = (look.width // 2, max(min(usual, bottom), top + high))
            return HintRoom(area, percent, shift)
    return None


def room_for_news(look: Look) -> int:
    """Return the width in pixels between the score pad and its mirror image."""
    if look.tall:
        return look.width - look.s(68)
    pad = pad_rect(look)
    nearer = pad.right if look.mirrored else pad.left
    most = look.width - 2 * rail_inside(look) - look.s(24)
    return min(most, 2 * abs(look.width // 2 - nearer) - look.s(24))


def _place_piles(view: View, look: Look, sizes: Measures, place: Placement) -> None:
    discards = view.zone(refs.DISCARDS)
    row: tuple[refs.ZoneRef, ...] = (refs.STOCK, refs.DISCARDS, refs.KNOCK, refs.DIE)
    if view.zone(refs.KNOCK) is None:
        row = (refs.STOCK, refs.OFFER if discards is None else refs.DISCARDS, refs.NEW_MELD)
    middle = 1.0 if view.zone(refs.DIE) is None else 1.5
    pile, centre = sizes.pile, look.width / 2
    if look.tall and discards is not None and len(discards.items) > 1:
        # An open pile needs the room, so the piles are smaller and at one side.
        pile = round(pile * (0.64 if middle == 1 else 0.52))
        centre = look.width - look.s(40) - pile / 2 - middle * (pile + look.s(44))
    spread: float = pile + look.s(44)
    if piles_aside(look):
        # Leave room for large print below each pile, and for the hint next to them.
        spread, centre = _aside(view, look, middle)
    elif view.zone(refs.DIE) is not None:
        spread = min(spread, round((look.width - look.s(64) - pile * 1.22) / 3))
    if wall_width(look) and discards is not None and len(discards.items) > 1:
        # The older cards of an open pile extend to the left, so the piles move to the right.
        right = look.width - rail_inside(look) - look.s(40) - pile / 2
        centre = max(centre, min(right - middle * spread, centre + look.s(110)))
    for index, ref in enumerate(row):
        zone = view.zone(ref)
        if zone is None:
            continue
        x = mirrored_x(look, centre + (index - middle) * spread)
        slot = Slot(x, sizes.pile_y, pile, card_height(pile), 0.8 * (index == 1))
        place.slots[zone.items[0].ref] = slot
        if ref != refs.DIE:
            place.drops[ref] = slot.rect.inflate(look.s(20), look.s(20))
        if ref == refs.DISCARDS and len(zone.items) > 1:
            _place_open_pile(zone, look, sizes, place)


def piles_aside(look: Look) -> bool:
    """Return whether the piles are at one side because large print needs the room."""
    return not look.tall and (look.text_percent >= _LARGE or Measures.of(look).aside)


def piles_left(view: View, look: Look) -> int:
    """Return the left edge of the piles, as if the table were not mirrored."""
    middle, sizes = (1.0 if view.zone(refs.DIE) is None else 1.5), Measures.of(look)
    if not piles_aside(look):
        return round(look.width / 2 - middle * (sizes.pile + look.s(44)) - sizes.pile / 2)
    spread, centre = _aside(view, look, middle)
    return round(centre - (middle + 0.5) * spread)


def _aside(view: View, look: Look, middle: float) -> tuple[float, float]:
    """Return the distance between piles with large captions, and the middle of their row.

    If possible, there is room for a hint next to the piles.
    """
    sizes, edge = Measures.of(look), look.width - look.s(34)
    pad = mirrored(look, pad_rect(look, len(view.table.pad) if view.table is not None else 1))
    top = sizes.pile_y - card_height(sizes.pile) / 2 - look.s(10)
    if pad.bottom > top or view.at(ButtonSpot.APART) is not None:
        edge = pad.left - look.s(10)
    wide = max(sizes.pile + look.s(44), look.pixels("label") * _CAPTION)
    if sizes.inside:
        wide = sizes.pile + look.s(_APART)
    wide = min(wide, (edge - look.s(34)) / (2 * middle + 1))
    half, room = (middle + 0.5) * wide, look.s(34 + 12) + look.pixels("body") * _HINT
    return wide, min(edge - half, max(look.width / 2, room + half))


def _place_open_pile(zone: Zone, look: Look, sizes: Measures, place: Placement) -> None:
    """Place the cards below the top of an open discard pile: small, the newest next to the stock.

    Many cards are in several rows, the older ones higher.
    """
    width = max(44, round(sizes.pile * 0.5))
    stock = place.slots[refs.STOCK]
    edge = mirrored_x(look, stock.x) - stock.width / 2 - look.s(26 if look.tall else 40)
    items, room_for = zone.items[1:], edge - max(look.s(34), rail_inside(look) + look.s(12)) - width
    most = max(1, int(room_for / (width * _READABLE)) + 1)
    rows = min(3, math.ceil(len(items) / most))
    each = math.ceil(len(items) / max(1, rows))
    step = min(width * 0.42, room_for / max(1, each - 1))
    pitch = card_height(width) * 0.55
    # Even if mirrored, the newest card is at the right: each card covers the right part of the next
    # older one, and its left corner stays readable.
    if look.mirrored:
        edge = look.width - edge + width + step * (each - 1)
    for index, item in enumerate(items):
        row, number = divmod(index, each)
        x = edge - width / 2 - number * step
        y = sizes.pile_y + pitch * ((rows - 1) / 2 - row)
        place.slots[item.ref] = Slot(x, y, width, card_height(width))


def meld_label(number: int, zone: Zone) -> Text:
    """Return the label below a place for laying off; `number` counts from 0."""
    numbered = isinstance(zone.ref, refs.MeldRef) and zone.ref.melds is not refs.Melds.OWN
    if zone.kind is ZoneKind.MELD and numbered:
        return labelled(only(number + 1), zone.caption)
    return zone.caption


def middle_melds(view: View) -> list[Zone]:
    """Return the melds laid in the middle by the player who ended the hand; the deadwood last."""
    deadwood = (refs.THEIR_DEADWOOD, refs.OWN_DEADWOOD)
    if view.table is not None and view.table.spread:
        return []
    return [z for z in view.zones if isinstance(z.ref, refs.MeldRef) or z.ref in deadwood]


def news_aside(look: Look, view: View) -> bool:
    """Return whether the news is at one side, because the cards need its line.

    Melds keep their labels below them, so captions inside the piles free no height for melds.
    """
    sizes = Measures.of(look)
    if view.table is not None and view.table.spread:
        return captions_inside(look)
    return sizes.aside or (sizes.inside and bool(middle_melds(view)))


def _place_melds(view: View, look: Look, sizes: Measures, place: Placement) -> None:
    zones = middle_melds(view)
    shown = view.content
    # Reserve the places of melds that are not open yet.
    laid = shown.laid if isinstance(shown, ShowdownView) else ()
    counts = laid or [len(zone.items) for zone in zones]
    gap, step = look.s(26), 0.42
    # A label wider than its cards extends into the gap before it widens the meld's place.
    least = [
        look.least_width_of(printed(meld_label(number, zone)), CAPTION, "label") - gap + look.s(10)
        for number, zone in enumerate(zones)
    ]

    def widths(width: float) -> list[float]:
        of_cards = (width * (1 + step * (count - 1)) for count in counts)
        return [max(wide, label) for wide, label in zip(of_cards, least, strict=True)]

    width = sizes.pile * 0.86
    room_for = look.width - 2 * rail_inside(look) - look.s(68) - gap * (len(zones) - 1)
    while sum(widths(width)) > room_for and width > look.s(40):
        width -= 1
    taken, centre = widths(width), sizes.pile_y
    if sizes.inside:
        # The melds are above their labels, and below the opponent's cards.
        bottom = sizes.hand_top - sizes.gap - look.line("lead") - look.s(12 + 4)
        bottom -= look.line("label") + look.s(11)
        centre = max(round(bottom - card_height(width) / 2), sizes.news_y - look.s(10))
        centre = min(sizes.pile_y, centre)
    x = (look.width - sum(taken) - gap * (len(zones) - 1)) / 2
    for zone, wide in zip(zones, taken, strict=True):
        rect = pygame.Rect(round(x), 0, round(wide), round(card_height(width)))
        rect.centery = centre
        place.drops[zone.ref] = rect.inflate(look.s(20), look.s(28))
        for index, item in enumerate(zone.items):
            middle = x + width / 2 + index * width * step
            y = centre - (look.s(12) if item.selected else 0)
            place.slots[item.ref] = Slot(middle, y, width, card_height(width))
        x += wide + gap


def _place_hand(hand: Zone, look: Look, sizes: Measures, cursor: Cursor, place: Placement) -> None:
    items = [item for item in hand.items if item.ref != cursor.dragged]
    gap = cursor.gap if cursor.drop == refs.HAND else None
    left, right = _room_for_hand(hand, look, place, len(items))
    slots = fan(len(items), sizes.card, 0, sizes.hand_top, right - left, gap=gap)
    # Centre the hand in the window as far as its neighbours allow.
    half = slots[-1].x + sizes.card / 2 if slots else 0.0
    centre = min(max(look.width / 2, left + half), right - half)
    for item, resting in zip(items, slots, strict=True):
        slot = resting.moved(centre)
        place.resting[item.ref] = slot
        lifted = item.ref in (cursor.hover, cursor.focus if cursor.keyboard else "")
        raised = sizes.card * (RAISED if lifted or item.selected else 0.0)
        raised = max(raised, look.s(DRAWN)) if item.drawn else raised
        place.slots[item.ref] = slot.raised(raised)
    top, high = sizes.hand_top - look.s(30), round(card_height(sizes.card)) + look.s(90)
    place.drops[refs.HAND] = pygame.Rect(look.s(60), top, look.width - look.s(120), high)


def _room_for_hand(hand: Zone, look: Look, place: Placement, count: int) -> tuple[float, float]:
    edge, sizes = look.s(52 if look.tall else 125), Measures.of(look)
    if wall_width(look):
        # The corners of a long fan stand out further.
        clear = look.s(8 if count < _LONG else 32)
        edge = max(rail_inside(look) + clear, hud_edge(look) + look.s(125 - 34))
    left, right = float(edge), float(look.width - edge)
    # The ends of a large fan hang lower.
    droop = card_height(sizes.card) * (1.0 if look.tall else 1.12 if count < _LONG else 1.4)
    low: list[pygame.Rect] = []
    for ref, slot in place.slots.items():
        if not isinstance(ref, refs.ButtonRef):
            continue
        rect = slot.rect
        if rect.top <= sizes.hand_top + droop and rect.bottom >= sizes.hand_top:
            if rect.centerx > look.width // 2:
                right = min(right, rect.left - look.s(14))
            else:
                left = max(left, rect.right + look.s(14))
        elif rect.top > sizes.hand_top and not look.tall:
            low.append(rect)
    for rect in low if count else ():
        left, right = _clear_of(rect, hand, look, count, (left, right))
    return left, right


def _clear_of(
    low: pygame.Rect, hand: Zone, look: Look, count: int, room: tuple[float, float]
) -> tuple[float, float]:
    """Return the room, reduced if the fan's outer card or its bracket would cover a low button.

    This happens with large cards or print. Both sides shrink equally, to keep the hand centred.
    """
    left, right = room
    sizes, last = Measures.of(look), low.centerx > look.width // 2
    end = fan(count, sizes.card, 0, sizes.hand_top, right - left)[-1 if last else 0]
    reaching = (count - 1 if last else 0) in {
        index for group in hand.groups for index in (group.first, group.last)
    }
    side = end.width / 2 if last else -end.width / 2
    x, y = end.below(side, look.s(BRACKET + 2) if reaching else 0)
    if y + look.s(8) < low.top:
        return room
    # As the card is rotated, its lower corner is further in than its upper one.
    inward = abs(end.x + side - x)
    edge = (look.width - low.left if last else low.right) + look.s(12) - inward
    return max(left, edge), min(right, look.width - edge)


def _place_buttons(view: View, look: Look, place: Placement, pad: pygame.Rect) -> None:
    zone = view.zone(refs.BUTTONS)
    items = zone.items if zone is not None else ()
    height = table_button_height(look)
    y = look.height - look.s(34)
    aids = [item for item in items if item.spot is ButtonSpot.HELP]
    keyed = shows_keys(aids, look) or not narrow_wall(look)
    width = max((_help_button_width(item, look, keyed=keyed) for item in aids), default=0)
    # A button below the score pad is safe from accidents, because cards are never dropped there.
    below = pygame.Rect(pad.x, pad.bottom + look.s(12), pad.w, height)
    fixed = {ButtonSpot.CORNER: menu_rect(look), ButtonSpot.PAD: pad, ButtonSpot.APART: below}
    for item in items:
        if item.spot in fixed:
            place.slots[item.ref] = Slot.of(fixed[item.spot])
        elif item.spot is ButtonSpot.HELP:
            rect = pygame.Rect(hud_edge(look), y - height, width, height)
            place.slots[item.ref] = Slot.of(mirrored(look, rect))
            y -= height + look.s(10)
    place_actions(items, view, look, place)


def shows_keys(items: Sequence[Item], look: Look) -> bool:
    """Return whether help buttons show their keys; a narrow wall may be too narrow for them."""
    widest = max((_help_button_width(item, look, keyed=True) for item in items), default=0)
    in_front = not narrow_wall(look) or hud_edge(look) + widest <= wall_width(look)
    return look.scale >= _KEYS_FROM and in_front


def _help_button_width(item: Item, look: Look, *, keyed: bool) -> int:
    key = look.s(58) if look.text_percent <= 100 else look.s(36) + look.line("body")
    if not keyed:
        key = look.s(30)
    wide = look.width_of(printed(item.name), "bold", "body") + key
    return min(
        max(look.s(104), wide),
        look.s(160 if look.tall or look.text_percent <= 125 else _HELP_BUTTON_MOST),
    )
