"""The cut for the deal: somebody sits down, the deck is spread, and two cards of it are turned up.

It is a question, asked at the table itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
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
from gin.ui.scenes.table_layout import menu_rect, pad_rect
from gin.ui.scenes.table_measures import Measures, foot_of

_LIFT = 22
"""Units by which a card that is pointed at is drawn out."""
_OUT, _WAIT, _TURN = 0.32, 0.15, 0.45
"""Seconds in which a picked card leaves the deck, lies face down, and is turned up."""


def lasts(shown: CutFan) -> float:
    """Seconds until the deck is spread, or both cards are turned up."""
    if shown.yours is None:
        return max(SIT_DOWN, SPREAD)
    return _OUT + _WAIT + CUT_APART + _TURN


@lru_cache(maxsize=2)
def _spread(look: Look, count: int) -> tuple[Slot, ...]:
    """Where the cards of the deck lie, in a wide arc where the piles will lie."""
    sizes = Measures.of(look)
    room = look.width - look.s(110)
    high = card_height(sizes.pile)
    slots = fan(count, sizes.pile, look.width / 2, 0, room)
    sag = slots[0].y - high / 2
    top = max(_least_top(look), sizes.pile_y - (high + sag) / 2)
    return tuple(slot.moved(0, top) for slot in slots)


def _least_top(look: Look) -> float:
    """How far up the deck may lie: clear of whoever sits opposite."""
    return players.seat_rect(look).bottom + look.s(8)


class _Turned(Struct, frozen=True):
    """Where the cards lie that are turned up, side by side where the hand will lie: the size of one
    and the middle of the first, how far they lie `apart`, how wide a `name` below one may be, and
    where what is told of them ends."""

    size: tuple[float, float]
    x: float
    y: float
    apart: float
    name: int
    words: int

    def slots(self, count: int) -> list[Slot]:
        """The cards' places."""
        return [Slot(self.x + self.apart * seat, self.y, *self.size) for seat in range(count)]


@lru_cache(maxsize=8)
def _turned(look: Look, cards: int, words: Text, names: tuple[Text, ...], deal: Text) -> _Turned:
    """Lay them out below the deck and the words, as large as there is room above the names."""
    sizes, told = Measures.of(look), widgets.pill_height(look, words, _room(look))
    above = max(sizes.hand_top - sizes.gap, _foot(look, cards) + look.s(10) + told)
    floor = look.height - foot_of(look) - look.line("label") - look.s(10)
    width: float = min(sizes.pile, look.s(120))
    # Both become smaller first, and then the words lie on the deck, which is done with.
    width = max(min(width, (floor - above - sizes.gap) / card_height(1.0)), width * 0.6)
    high = card_height(width)
    top = min(max(sizes.hand_top, above + look.s(14)), floor - high)
    button = _button_size(look, deal)
    free = look.width / 2 - back_rect(look).x - look.s(16)
    if top + high + look.s(6) + look.line("label") > look.height - look.s(36) - button[1]:
        free -= button[0]
    wide = max((look.width_of(printed(one), "text", "label") for one in names), default=0)
    least = width + look.s(56)
    apart = min(max(least, wide + look.s(24)), max(least, free))
    name = round(min(apart - look.s(16), 2 * free - apart))
    x = look.width / 2 - apart * (len(names) - 1) / 2
    return _Turned((width, high), x, top + high / 2, apart, name, round(top - look.s(14)))


def _foot(look: Look, cards: int) -> float:
    """How far down the deck reaches."""
    return max(
        max(slot.below(side * slot.width / 2, 0)[1] for side in (-1, 1))
        for slot in _spread(look, cards)
    )


def _laid(dialog: Dialog, look: Look) -> _Turned:
    assert dialog.fan is not None
    items = dialog.zone.items
    names = tuple(item.brief for item in items if item.role is Role.CARD)
    deal = next(item.written for item in items if item.role is Role.BUTTON)
    return _turned(look, dialog.fan.cards, sentences(*dialog.text), names, deal)


def slots(dialog: Dialog, look: Look) -> dict[ItemRef, Slot]:
    """Where its cards and buttons lie; whatever was spread is below what can be pressed."""
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
    """The first at the right of the foot, where cards are let go later; the others at the left."""
    left, y = back_rect(look).x, look.height - look.s(36)
    foot = y
    for number, item in enumerate(items):
        if item.spot is ButtonSpot.CORNER:
            yield item.ref, Slot.of(menu_rect(look))
            continue
        wide, high = _button_size(look, item.written)
        if not number:
            wide = max(wide, look.s(150))
            yield item.ref, Slot.of(pygame.Rect(look.width - left - wide, foot - high, wide, high))
        else:
            y -= high
            yield item.ref, Slot.of(pygame.Rect(left, y, wide, high))
            y -= look.s(10)


def _button_size(look: Look, label: Text) -> tuple[int, int]:
    wide = look.width_of(printed(label), "bold", "body") + look.s(48)
    return wide, max(look.s(46), look.line("body") + look.s(14))


def parts(
    view: View, dialog: Dialog, shown: CutFan, look: Look, cursor: Cursor, age: float
) -> Iterator[FramePart]:
    """Whoever sits opposite, the deck, the cards that are picked, the words, and the buttons.

    What is turned up is told only then. `age` is how many seconds ago it was asked.
    """
    table, picking = view.table, shown.yours is None
    if table is not None and table.other is not None:
        share = 1.0 if not picking else min(1.0, age / SIT_DOWN)
        up = round(players.seat_rect(look).bottom * (1 - share) ** 3)
        yield from players.opponent(look, table.other, thinking=False, up=up)
        rect = talk_rect(look, table.other.talk) if share >= 1 else None
        if rect is not None:
            yield players.bubble(look, table.other.talk, rect)
    lie = slots(dialog, look)
    spread = _spread(look, shown.cards)
    gone = frozenset(place for place in (shown.yours, shown.theirs) if place is not None)
    lifted: tuple[int | None, bool] = None, False
    there = shown.cards
    if picking:
        # It is spread from the left to the right, evenly: each card is drawn when it comes. The
        # first lies there at once, so that whoever has pressed Play sees a card.
        share = min(1.0, age / SPREAD)
        there = 1 + round((shown.cards - 1) * share)
        if share >= 1:
            lifted = _lifted(dialog, cursor)
    place, focused = lifted
    if place != 0 and 0 not in gone:
        # Where it lay, there is none below it that would be seen.
        yield FramePart.of(_area(look, spread[:1]), _lowest, look, shown.cards)
    if there > 1:
        yield FramePart.of(_area(look, spread[:there]), _deck, look, shown.cards, there, gone)
    if place is not None:
        around = spread[place].rect.inflate(spread[place].rect.w, look.s(3 * _LIFT))
        yield FramePart.of(around, _lifted_card, look, shown.cards, place, focused)
    told = not picking and age >= lasts(shown)
    if not picking:
        yield from _cut_cards(look, dialog, shown, spread, lie, cursor, age)
    if picking or told:
        yield _words(look, dialog, shown)
    for item in dialog.zone.items:
        if item.role is Role.BUTTON:
            if item.spot is ButtonSpot.CORNER:
                corner = surfaces.shaded(lie[item.ref].rect, 0.12, look.scale)
                about = cursor.about(item.ref)
                yield FramePart.of(
                    corner, widgets.icon_button, look, lie[item.ref].rect, item, about
                )
                continue
            # Brass would draw the eye from the deck.
            rect, main = lie[item.ref].rect, item.ref in view.mains and not picking
            yield widgets.button_part(look, rect, item, cursor, main=main)
            if picking and item.note:
                yield from _note(look, rect, item, lie)


def _note(
    look: Look, rect: pygame.Rect, item: Item, lie: dict[ItemRef, Slot]
) -> Iterator[FramePart]:
    """What a button is for, beside it, as far as the next one or in the lines there are."""
    left = rect.right + look.s(16)
    beside = [
        slot.rect.left for slot in lie.values()
        if slot.rect.left > left and slot.rect.bottom > rect.top
    ]  # fmt: skip
    width = min(beside, default=look.width - look.s(34)) - look.s(20) - left
    lines = surfaces.balanced(printed(item.note), "text", look.pixels("label"), width)
    high = look.line("label")
    y = rect.centery - len(lines) * high // 2
    y = min(y, look.height - foot_of(look) - len(lines) * high)
    for number, line in enumerate(lines):
        yield look.written(line, (left, y + number * high), "label", colour=look.theme.quiet)


def talk_rect(look: Look, talk: Text) -> pygame.Rect | None:
    """Where a greeting stands: beside whoever sits down, where the cards will lie later."""
    return players.bubble_beside(look, talk, pad_rect(look)) if talk else None


def _room(look: Look) -> int:
    """How wide the words may be."""
    return look.width - look.s(80)


def _words(look: Look, dialog: Dialog, shown: CutFan) -> FramePart:
    """What is asked, or told, where the table says what can be done, but below the deck."""
    words, sizes = sentences(*dialog.text), Measures.of(look)
    if shown.yours is None:
        high = widgets.pill_height(look, words, _room(look))
        foot = max(sizes.hand_top - sizes.gap, round(_foot(look, shown.cards)) + look.s(10) + high)
    else:
        foot = _laid(dialog, look).words
    return widgets.pill(look, words, (look.width // 2, foot), _room(look), anchor="bottom")


def _area(look: Look, spread: tuple[Slot, ...]) -> pygame.Rect:
    """All that these cards of the deck may cover, with their shadows."""
    reach = look.s(24)
    first, last = spread[0], spread[-1]
    top = min(slot.y - slot.height / 2 for slot in spread) - reach
    bottom = max(slot.y + slot.height / 2 for slot in spread) + reach
    left, right = first.x - first.width - reach, last.x + last.width + reach
    return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))


def _lowest(target: pygame.Surface, look: Look, count: int) -> None:
    _put_back(target, look, _spread(look, count)[0])


def _deck(target: pygame.Surface, look: Look, count: int, there: int, gone: frozenset[int]) -> None:
    """The cards of the deck that lie `there` already, but for the lowest and those that are gone.

    They are drawn once, and each when it is first seen, so that the deck can be spread quickly.
    """
    spread, picture = _spread(look, count), _picture(look, count, gone)
    area = _area(look, spread)
    drawn = _DRAWN.get(picture, 0)
    if drawn > there:
        # It is spread anew.
        picture.fill((0, 0, 0, 0))
        drawn = 0
    for place in range(drawn, there):
        if place and place not in gone:
            _put_back(picture, look, spread[place].moved(-area.x, -area.y))
    _DRAWN[picture] = there
    seen = target.get_clip().clip(area)
    target.blit(picture, seen, seen.move(-area.x, -area.y))


_DRAWN = WeakKeyDictionary[pygame.Surface, int]()
"""How many cards have been drawn in each picture of a deck."""


def _picture(look: Look, count: int, gone: frozenset[int]) -> pygame.Surface:
    """What the deck is drawn in; `gone` tells such pictures apart."""
    key = "deck", look, count, gone
    size = _area(look, _spread(look, count)).size
    return images.get(key) or images.put(key, pygame.Surface(size, pygame.SRCALPHA, 32))


def _lifted_card(target: pygame.Surface, look: Look, count: int, place: int, focused: bool) -> None:
    """A card that is drawn out of the deck a little, between those that it lies between."""
    spread = _spread(look, count)
    raised = spread[place].raised(look.s(_LIFT))
    if place:
        # Where it lay, the one below is seen.
        _put_back(target, look, spread[place - 1])
    _put_back(target, look, raised)
    if focused:
        card_painter.ring(target, look, raised)
    for slot in spread[place + 1 :]:
        if slot.x - slot.width > raised.x + raised.width:
            break
        _put_back(target, look, slot)


def _put_back(target: pygame.Surface, look: Look, slot: Slot) -> None:
    fine = 1 if card_painter.is_large(slot.width) else 2
    picture = _back(look, slot.rect.w, round(slot.turn * fine) / fine)
    target.blit(picture, picture.get_rect(center=(slot.x, slot.y)))


@cached
def _back(look: Look, width: int, turn: float) -> pygame.Surface:
    """The back of a card that lies in the deck, with the shade of its edge on the card below."""
    share = width / card_painter.back(look.back, width, look.deck).get_width()
    return pygame.transform.rotozoom(_straight_back(look, width), -turn, share)


@cached
def _straight_back(look: Look, width: int) -> pygame.Surface:
    """That back before it is turned, and larger than it will be."""
    image = card_painter.back(look.back, width, look.deck)
    # Nothing around it for some pixels: its edges stay smooth if turned.
    shade = 0 if look.theme.plain else max(2, look.s(3)) * image.get_width() // width
    margin = shade + 4
    size = image.get_width() + 2 * margin, image.get_height() + 2 * margin
    out, edge = pygame.Surface(size, pygame.SRCALPHA, 32), image.get_at((image.get_width() // 2, 0))
    out.fill((edge.r, edge.g, edge.b, 0))
    if shade:
        # To the side only: what all of them cast below the deck would add up to a black line.
        dark = image.copy()
        dark.fill((0, 0, 0, 70), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(dark, (margin - shade, margin))
    out.blit(image, (margin, margin))
    return out


def _lifted(dialog: Dialog, cursor: Cursor) -> tuple[int | None, bool]:
    """The place of the card that is pointed at, and whether keys have come to it."""
    for place, item in enumerate(one for one in dialog.zone.items if one.role is Role.BACK):
        focused = cursor.rings(item.ref)
        if focused or item.ref in (cursor.hover, cursor.pressed):
            return place, focused
    return None, False


def _cut_cards(
    look: Look, dialog: Dialog, shown: CutFan, spread: tuple[Slot, ...], lie: dict[ItemRef, Slot],
    cursor: Cursor, age: float,
) -> Iterator[FramePart]:  # fmt: skip
    """Both cards on their way out of the deck, then turned up one after the other."""
    turned = [item for item in dialog.zone.items if item.card is not None]
    for seat, (item, place) in enumerate(zip(turned, (shown.yours, shown.theirs), strict=True)):
        assert item.card is not None and place is not None
        start, goal = spread[place], lie[item.ref]
        out = min(1.0, max(0.0, age / _OUT))
        over = min(1.0, max(0.0, (age - _OUT - _WAIT - seat * CUT_APART) / _TURN))
        if age >= lasts(shown):
            over = 1.0
        slot = _between(start, goal, 1 - (1 - out) ** 3)
        around = slot.rect.inflate(look.s(70), look.s(70))
        yield FramePart.of(
            around, _turned_up, look, item.card.code, slot, over, cursor.rings(item.ref)
        )
        if out >= 1:
            at = (goal.x, goal.y + goal.height / 2 + look.s(6))
            wide = _laid(dialog, look).name
            yield look.written(printed(item.brief), at, "label", align="centre", width=wide)


def _between(start: Slot, goal: Slot, share: float) -> Slot:
    """A slot on the way from one to the other."""

    def at(one: float, other: float) -> float:
        return one + (other - one) * share

    return Slot(
        at(start.x, goal.x), at(start.y, goal.y), at(start.width, goal.width),
        at(start.height, goal.height), at(start.turn, goal.turn),
    )  # fmt: skip


def _turned_up(
    target: pygame.Surface, look: Look, code: str, slot: Slot, share: float, focused: bool
) -> None:
    """A card that is being turned up: its back first, its face in the end."""
    wide = abs(math.cos(math.pi * share))
    shown, drawn = code if share >= 0.5 else "", slot.width if share < 1 else 0.0
    card_painter.card(target, look, shown, slot, 0.2, drawn=drawn, wide=wide)
    if focused:
        card_painter.ring(target, look, slot)
