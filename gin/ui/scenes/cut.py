"""The cut for the deal: the opponent sits down, the deck is spread, and two cards turn up.

The cut is a dialog, but it is drawn on the table instead of on a panel.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache
from weakref import WeakKeyDictionary

import pygame
from msgspec import Struct

from gin.core.message import Text, sentences
from gin.interface.refs import ItemRef
from gin.interface.view import ButtonSpot, CutFan, Dialog, Item, Role, View
from gin.language.translation import printed
from gin.ui.animation.motion import CUT_APART, SIT_DOWN, SPREAD
from gin.ui.art import surfaces
from gin.ui.art.image_cache import cached, images
from gin.ui.render import card_painter, widgets
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Slot, card_height, fan
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import players
from gin.ui.scenes.base import back_rect
from gin.ui.scenes.table_actions import action_pixels, action_rect, first_action
from gin.ui.scenes.table_layout import menu_rect, pad_rect
from gin.ui.scenes.table_measures import (
    Measures,
    foot_of,
    mirrored,
    mirrored_x,
    prompt_width,
    rail_inside,
)

_LIFT = 22
"""Units by which a card rises while pointed at."""
_OUT, _WAIT, _TURN = 0.32, 0.15, 0.45
"""Seconds for a picked card to leave the deck, to wait face down, and to turn up."""


def lasts(shown: CutFan) -> float:
    """Return the seconds until the deck is spread, or until both cards are turned up."""
    if shown.yours is None:
        return max(SIT_DOWN, SPREAD)
    return _OUT + _WAIT + CUT_APART + _TURN


@lru_cache(maxsize=2)
def _spread(look: Look, count: int) -> tuple[Slot, ...]:
    sizes = Measures.of(look)
    room = look.width - (2 * rail_inside(look) + look.s(40) if rail_inside(look) else look.s(110))
    high = card_height(sizes.pile)
    slots = fan(count, sizes.pile, look.width / 2, 0, room)
    sag = slots[0].y - high / 2
    top = max(_least_top(look), sizes.pile_y - (high + sag) / 2)
    return tuple(slot.moved(0, top) for slot in slots)


def _least_top(look: Look) -> float:
    return players.seat_rect(look).bottom + look.s(8)


class _Turned(Struct, frozen=True):
    """Layout of the turned-up cards, side by side in the place of the hand.

    `x` and `y` are the middle of the first card, and `apart` is the distance to the next. `name` is
    the maximum width of a name below a card. `words` is the bottom of the text above the cards.
    """

    size: tuple[float, float]
    x: float
    y: float
    apart: float
    name: int
    words: int

    def slots(self, count: int) -> list[Slot]:
        return [Slot(self.x + self.apart * seat, self.y, *self.size) for seat in range(count)]


@lru_cache(maxsize=8)
def _turned(look: Look, cards: int, words: Text, names: tuple[Text, ...]) -> _Turned:
    sizes, revealed = Measures.of(look), widgets.pill_height(look, words, _room(look))
    above = max(sizes.hand_top - sizes.gap, _foot(look, cards) + look.s(10) + revealed)
    floor = look.height - foot_of(look) - look.line("label") - look.s(10)
    width: float = min(sizes.pile, look.s(120))
    # Shrink the cards first; after that the words may cover the deck, which is no longer needed.
    width = max(min(width, (floor - above - sizes.gap) / card_height(1.0)), width * 0.6)
    high = card_height(width)
    top = min(max(sizes.hand_top, above + look.s(14)), floor - high)
    button = first_action(look)
    free = look.width / 2 - back_rect(look).x - look.s(16)
    if top + high + look.s(6) + look.line("label") > button.top:
        free -= button.w
    wide = max((look.width_of(printed(one), widgets.CAPTION, "label") for one in names), default=0)
    least = width + look.s(56)
    apart = min(max(least, wide + look.s(24)), max(least, free))
    name = round(min(apart - look.s(16), 2 * free - apart))
    x = look.width / 2 - apart * (len(names) - 1) / 2
    return _Turned((width, high), x, top + high / 2, apart, name, round(top - look.s(14)))


def _foot(look: Look, cards: int) -> float:
    return max(
        max(slot.below(side * slot.width / 2, 0)[1] for side in (-1, 1))
        for slot in _spread(look, cards)
    )


def _laid(dialog: Dialog, look: Look) -> _Turned:
    assert dialog.fan is not None
    items = dialog.zone.items
    names = tuple(item.brief for item in items if item.role is Role.CARD)
    return _turned(look, dialog.fan.cards, sentences(*dialog.text), names)


def slots(dialog: Dialog, look: Look) -> dict[ItemRef, Slot]:
    """Return the slots of the dialog's cards and buttons."""
    assert dialog.fan is not None
    found = dict[ItemRef, Slot]()
    spread = _spread(look, dialog.fan.cards)
    backs = [item for item in dialog.zone.items if item.role is Role.BACK]
    found.update({item.ref: slot for item, slot in zip(backs, spread, strict=False)})
    turned = [item for item in dialog.zone.items if item.role is Role.CARD]
    found.update(
        zip((item.ref for item in turned), _laid(dialog, look).slots(len(turned)), strict=True)
    )
    buttons = [item for item in dialog.zone.items if item.role is Role.BUTTON]
    found.update(_buttons(look, buttons))
    return found


def _buttons(look: Look, items: list[Item]) -> Iterator[tuple[ItemRef, Slot]]:
    first = first_action(look)
    across = look.width - first.right - first.x
    for number, item in enumerate(items):
        place = action_rect(look, item)
        if item.spot is ButtonSpot.CORNER:
            yield item.ref, Slot.of(menu_rect(look))
        elif not number:
            yield item.ref, Slot.of(place)
        else:
            yield item.ref, Slot.of(place.move(across, (1 - number) * (first.h + look.s(10))))


def parts(
    view: View, dialog: Dialog, shown: CutFan, look: Look, cursor: Cursor, age: float
) -> Iterator[FramePart]:
    """Yield the opponent, the deck, the picked cards, the words and the buttons.

    The result appears only once the cards are turned up. `age` is the dialog's age in seconds.
    """
    table, picking = view.table, shown.yours is None
    if table is not None and table.other is not None:
        share = 1.0 if not picking else min(1.0, age / SIT_DOWN)
        up = round(players.seat_rect(look).bottom * (1 - share) ** 3)
        yield from players.opponent(look, table.other, thinking=False, up=up)
        rect = talk_rect(look, table.other.talk) if share >= 1 else None
        if rect is not None:
            yield players.bubble(look, table.other.talk, rect)
    item_slots = slots(dialog, look)
    spread = _spread(look, shown.cards)
    taken = _taken(shown)
    lifted: tuple[int | None, bool] = None, False
    spread_count = shown.cards
    if picking:
        # The deck spreads evenly from left to right; a card appears when its turn comes. The first
        # is visible immediately, so that a player who pressed Play sees a card.
        share = min(1.0, age / SPREAD)
        spread_count = 1 + round((shown.cards - 1) * share)
        if share >= 1:
            lifted = _lifted(dialog, cursor)
    place, focused = lifted
    if place != 0 and 0 not in taken:
        # Once the lowest card is raised or taken, its place is empty.
        yield FramePart.of(_area(look, spread[:1]), _lowest, look, shown.cards)
    if spread_count > 1:
        yield FramePart.of(
            _area(look, spread[:spread_count]), _deck, look, shown.cards, spread_count, taken
        )
    if place is not None:
        around = spread[place].rect.inflate(spread[place].rect.w, look.s(3 * _LIFT))
        yield FramePart.of(around, _lifted_card, look, shown.cards, place, focused)
    revealed = not picking and age >= lasts(shown)
    if not picking:
        yield from _cut_cards(look, dialog, shown, spread, item_slots, cursor, age)
    if picking or revealed:
        yield _words(look, dialog, shown)
    for item in dialog.zone.items:
        if item.role is Role.BUTTON:
            if item.spot is ButtonSpot.CORNER:
                corner = surfaces.shadow_area(item_slots[item.ref].rect, 0.12, look.scale)
                about = cursor.about(item.ref)
                yield FramePart.of(
                    corner, widgets.icon_button, look, item_slots[item.ref].rect, item, about
                )
                continue
            # While the player picks, a brass button would draw the eye from the deck.
            rect, main = item_slots[item.ref].rect, item.ref in view.mains and not picking
            pixels = action_pixels(look, item, rect.w)
            yield widgets.button_part(look, rect, item, cursor, main=main, pixels=pixels)
            if picking and item.note:
                yield from _note(look, rect, item, item_slots)


def predraw(shown: CutFan, look: Look, more: Callable[[], bool]) -> bool:
    """Draw the deck without the picked cards while `more()`; return whether it is all drawn."""
    picture = _picture(look, shown.cards, _taken(shown))
    for count in range(_DRAWN.get(picture, 0), shown.cards):
        _spread_deck(look, shown.cards, count + 1, _taken(shown))
        if not more():
            return False
    return True


def _taken(shown: CutFan) -> frozenset[int]:
    return frozenset(place for place in (shown.yours, shown.theirs) if place is not None)


def _note(
    look: Look, rect: pygame.Rect, item: Item, item_slots: dict[ItemRef, Slot]
) -> Iterator[FramePart]:
    gap, beside = look.s(16), [slot.rect for slot in item_slots.values()]
    if look.mirrored:
        beside = [mirrored(look, one) for one in beside]
    left = mirrored(look, rect).right + gap
    low = [one.left for one in beside if one.left > left and one.bottom > rect.top]
    width = min(low, default=look.width - look.s(34)) - look.s(20) - left
    lines = surfaces.balanced(printed(item.note), "text", look.pixels("label"), width)
    high, align = look.line("label"), "right" if look.mirrored else "left"
    y = rect.centery - len(lines) * high // 2
    y = min(y, look.height - foot_of(look) - len(lines) * high)
    x = mirrored_x(look, left)
    for number, line in enumerate(lines):
        yield look.written(
            line, (x, y + number * high), "label", colour=look.theme.quiet, align=align
        )


def talk_rect(look: Look, talk: Text) -> pygame.Rect | None:
    """Return the place of the opponent's greeting; None without words or room."""
    return players.bubble_beside(look, talk, pad_rect(look)) if talk else None


def _room(look: Look) -> int:
    return prompt_width(look)


def _words(look: Look, dialog: Dialog, shown: CutFan) -> FramePart:
    words, sizes = sentences(*dialog.text), Measures.of(look)
    if shown.yours is None:
        high = widgets.pill_height(look, words, _room(look))
        foot = max(sizes.hand_top - sizes.gap, round(_foot(look, shown.cards)) + look.s(10) + high)
    else:
        foot = _laid(dialog, look).words
    return widgets.pill(look, words, (look.width // 2, foot), _room(look), anchor="bottom")


def _area(look: Look, spread: tuple[Slot, ...]) -> pygame.Rect:
    reach = look.s(24)
    first, last = spread[0], spread[-1]
    top = min(slot.y - slot.height / 2 for slot in spread) - reach
    bottom = max(slot.y + slot.height / 2 for slot in spread) + reach
    left, right = first.x - first.width - reach, last.x + last.width + reach
    return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))


def _lowest(target: pygame.Surface, look: Look, count: int) -> None:
    _draw_back(target, look, _spread(look, count)[0])


def _deck(
    target: pygame.Surface, look: Look, count: int, spread_count: int, taken: frozenset[int]
) -> None:
    """Draw the first `spread_count` cards of the deck, except the lowest and those in `taken`."""
    area, picture = (
        _area(look, _spread(look, count)),
        _spread_deck(look, count, spread_count, taken),
    )
    seen = target.get_clip().clip(area)
    target.blit(picture, seen, seen.move(-area.x, -area.y))


def _spread_deck(
    look: Look, count: int, spread_count: int, taken: frozenset[int]
) -> pygame.Surface:
    """Return an image of the deck, on which each card is drawn once, as the deck is spread."""
    spread, picture = _spread(look, count), _picture(look, count, taken)
    area, drawn = _area(look, spread), _DRAWN.get(picture, 0)
    if drawn > spread_count:
        # The spread has started again.
        picture.fill((0, 0, 0, 0))
        drawn = 0
    for place in range(drawn, spread_count):
        if place and place not in taken:
            _draw_back(picture, look, spread[place].moved(-area.x, -area.y))
    _DRAWN[picture] = spread_count
    return picture


_DRAWN = WeakKeyDictionary[pygame.Surface, int]()
"""Number of cards drawn so far in each deck image."""


def _picture(look: Look, count: int, taken: frozenset[int]) -> pygame.Surface:
    key = "deck", look, count, taken
    size = _area(look, _spread(look, count)).size
    return images.get(key) or images.put(key, pygame.Surface(size, pygame.SRCALPHA, 32))


def _lifted_card(target: pygame.Surface, look: Look, count: int, place: int, focused: bool) -> None:
    spread = _spread(look, count)
    raised = spread[place].raised(look.s(_LIFT))
    if place:
        # The card below shows where the raised one lay.
        _draw_back(target, look, spread[place - 1])
    _draw_back(target, look, raised)
    if focused:
        card_painter.ring(target, look, raised)
    for slot in spread[place + 1 :]:
        if slot.x - slot.width > raised.x + raised.width:
            break
        _draw_back(target, look, slot)


def _draw_back(target: pygame.Surface, look: Look, slot: Slot) -> None:
    # Neighbours share an image, so that few are drawn while the deck is spread.
    picture = _back(look, slot.rect.w, round(slot.turn))
    target.blit(picture, picture.get_rect(center=(slot.x, slot.y)))


@cached
def _back(look: Look, width: int, turn: int) -> pygame.Surface:
    """Return a card's back, with the shadow of its edge on the card below."""
    share = width / card_painter.back(look.back, width, look.deck).get_width()
    return pygame.transform.rotozoom(_straight_back(look, width), -turn, share)


@cached
def _straight_back(look: Look, width: int) -> pygame.Surface:
    image = card_painter.back(look.back, width, look.deck)
    # A transparent margin keeps the edges smooth when rotated.
    shade = 0 if look.theme.plain else max(2, look.s(3)) * image.get_width() // width
    margin = shade + 4
    size = image.get_width() + 2 * margin, image.get_height() + 2 * margin
    out, edge = pygame.Surface(size, pygame.SRCALPHA, 32), image.get_at((image.get_width() // 2, 0))
    out.fill((edge.r, edge.g, edge.b, 0))
    if shade:
        # The shadow falls sideways only: shadows below the cards would add up to a black line.
        dark = image.copy()
        dark.fill((0, 0, 0, 70), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(dark, (margin - shade, margin))
    out.blit(image, (margin, margin))
    return out


def _lifted(dialog: Dialog, cursor: Cursor) -> tuple[int | None, bool]:
    for place, item in enumerate(one for one in dialog.zone.items if one.role is Role.BACK):
        focused = cursor.rings(item.ref)
        if focused or item.ref in (cursor.hover, cursor.pressed):
            return place, focused
    return None, False


def _cut_cards(
    look: Look, dialog: Dialog, shown: CutFan, spread: tuple[Slot, ...],
    item_slots: dict[ItemRef, Slot], cursor: Cursor, age: float,
) -> Iterator[FramePart]:  # fmt: skip
    turned = [item for item in dialog.zone.items if item.card is not None]
    for seat, (item, place) in enumerate(zip(turned, (shown.yours, shown.theirs), strict=True)):
        assert item.card is not None and place is not None
        start, goal = spread[place], item_slots[item.ref]
        out = min(1.0, max(0.0, age / _OUT))
        over = min(1.0, max(0.0, (age - _OUT - _WAIT - seat * CUT_APART) / _TURN))
        if age >= lasts(shown):
            over = 1.0
        slot = _between(start, goal, 1 - (1 - out) ** 3)
        around = slot.rect.inflate(look.s(70), look.s(70))
        drawn = max(start.width, goal.width)
        yield FramePart.of(
            around, _turned_up, look, item.card.code, slot, drawn, over, cursor.rings(item.ref)
        )
        if out >= 1:
            at = (goal.x, goal.y + goal.height / 2 + look.s(6))
            wide = _laid(dialog, look).name
            yield look.written(
                printed(item.brief), at, "label", face=widgets.CAPTION, align="centre", width=wide
            )


def _between(start: Slot, goal: Slot, share: float) -> Slot:
    def at(one: float, other: float) -> float:
        return one + (other - one) * share

    return Slot(
        at(start.x, goal.x), at(start.y, goal.y), at(start.width, goal.width),
        at(start.height, goal.height), at(start.turn, goal.turn),
    )  # fmt: skip


def _turned_up(
    target: pygame.Surface, look: Look, code: str, slot: Slot, drawn: float, share: float,
    focused: bool,
) -> None:  # fmt: skip
    wide, shown = abs(math.cos(math.pi * share)), code if share >= 0.5 else ""
    drawn = drawn if share < 1 else 0.0
    card_painter.card(target, look, shown, slot, 0.2, drawn=drawn, wide=wide)
    if focused:
        card_painter.ring(target, look, slot)
