"""Marks below the hand: brackets under its melds, and the deadwood count."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame

from gin.core.message import Text
from gin.interface.refs import HAND, ButtonRef
from gin.interface.view import ItemGroup, View
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render import widgets
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.scenes.table_measures import BRACKET, FRAME, foot_of

_INSET = 8
"""Units from either end of a bracket to the edge of its cards, so that neighbours are apart."""


def hand_marks(look: Look, view: View, place: Placement) -> Iterator[FramePart]:
    """Yield the brackets and the deadwood count; nothing while the player types a command."""
    flat = _hand_slots(view, place)
    hand = view.zone(HAND)
    if hand is None or not flat or (view.dialog is not None and view.dialog.typing):
        return
    buttons = _buttons(place)
    count = count_chip(look, view, place)
    taken = buttons + ([count.rect] if count is not None else [])
    taken = [rect.inflate(look.s(12), 0) for rect in taken]
    for group in hand.groups:
        yield from _bracket(look, flat[group.first :], group, taken)
    if count is not None:
        yield count
    label = view.table.label if view.table is not None else None
    if label is not None and label.card in place.resting:
        yield from _card_label(look, printed(label.text), place.resting[label.card], taken)


def _card_label(look: Look, text: str, slot: Slot, taken: list[pygame.Rect]) -> Iterator[FramePart]:
    """Yield a word under a card, in the part that no other card covers; none without room."""
    x, y = slot.below(0, look.s(BRACKET - 6))
    wide, high = look.width_of(text, "italic", "label"), look.line("label")
    for aside in (0, -0.3 * slot.width, 0.3 * slot.width):
        rect = pygame.Rect(0, 0, wide, high)
        rect.midtop = round(x + aside), round(y)
        if rect.bottom <= look.height and rect.collidelist(taken) < 0:
            yield look.written(
                text, rect.midtop, "label", align="centre", face="italic",
                colour=look.theme.text,
            )  # fmt: skip
            return


def _buttons(place: Placement) -> list[pygame.Rect]:
    return [slot.rect for ref, slot in place.slots.items() if isinstance(ref, ButtonRef)]


def _labels(look: Look, groups: tuple[ItemGroup, ...], flat: list[Slot]) -> list[pygame.Rect]:
    """Return the areas of the melds' labels, if there were nothing else."""
    found: list[pygame.Rect] = []
    for group in groups:
        _, *words = _bracket(look, flat[group.first :], group, [])
        found += [one.rect for one in words]
    return found


def count_chip(look: Look, view: View, place: Placement) -> FramePart | None:
    """Return the deadwood count below the unmelded cards, or None."""
    hand, table, flat = view.zone(HAND), view.table, _hand_slots(view, place)
    if hand is None or table is None or not table.deadwood:
        return None
    melded = {index for group in hand.groups for index in range(group.first, group.last + 1)}
    loose = [slot for index, slot in enumerate(flat) if index not in melded]
    if not loose:
        return None
    middle = loose[len(loose) // 2]
    if look.text_percent <= 100:
        # Keep the labels of the melds, if the count or its shorter text can be next to them.
        taken = _buttons(place) + _labels(look, hand.groups, flat)
        texts: list[Text] = [table.deadwood]
        if table.brief_deadwood:
            texts.append(table.brief_deadwood)
        for deadwood in texts:
            clear, chip = _chip_clear_of(look, deadwood, middle, flat, taken)
            if clear:
                return chip
    return _chip_clear_of(look, table.deadwood, middle, flat, _buttons(place))[1]


def _chip_clear_of(
    look: Look, deadwood: Text, middle: Slot, flat: list[Slot], taken: list[pygame.Rect]
) -> tuple[bool, FramePart | None]:
    """Return whether there is room for the count near a card, and the count."""
    x, y = middle.below(0, look.s(26))
    offsets, found = sorted(range(-_FURTHEST, _FURTHEST + 1, 8), key=abs), None
    edge, foot = look.s(FRAME), foot_of(look)
    for share in (1.0, 0.9, 0.8, 0.7):
        pixels = round(look.pixels("label") * share)
        chip = widgets.chip(look, deadwood, (0, 0), pixels).rect
        half, lowest = chip.w // 2, look.height - foot - (chip.h + 1) // 2
        # In large print, try the lowest row first: the labels of melds need the space above it.
        for row, aside in product((lowest, y) if look.text_percent > 100 else (y,), offsets):
            across = round(min(max(x + look.s(aside), half + edge), look.width - half - edge))
            # Stay below the cards near the count: the fan's outer cards are lower.
            under = max(_lowest(slot, across - half, across + half) for slot in flat)
            down = round(max(under + look.s(4) + chip.h / 2, min(row, lowest)))
            chip.center = across, down
            found = found or widgets.chip(look, deadwood, (across, lowest), pixels)
            if down <= lowest and chip.inflate(look.s(28), look.s(4)).collidelist(taken) < 0:
                return True, widgets.chip(look, deadwood, chip.center, pixels)
    return False, found


_FURTHEST = 320
"""Maximum distance of the count from its cards sideways, in units."""


def _lowest(slot: Slot, left: float, right: float) -> float:
    (x1, y1), (x2, y2) = sorted((slot.below(-slot.width / 2, 0), slot.below(slot.width / 2, 0)))
    if x2 <= left or x1 >= right or x1 == x2:
        return 0.0
    ends = (max(x1, left), min(x2, right))
    return max(y1 + (y2 - y1) * (x - x1) / (x2 - x1) for x in ends)


def _bracket(
    look: Look, slots: list[Slot], meld: ItemGroup, taken: list[pygame.Rect]
) -> Iterator[FramePart]:
    """Yield a bracket below the meld at the start of `slots`, and its label if it fits."""
    count = meld.last - meld.first + 1
    group, following = slots[:count], slots[count : count + 1]
    half, down = group[0].width / 2, look.s(BRACKET)
    inset = look.s(_INSET)
    first, last = -half + inset, half - inset
    if following:
        last = min(last, following[0].x - group[-1].x - half - inset)
    ends = [group[0].below(first, down - look.s(7)), group[0].below(first, down)]
    ends += [slot.below(0, down) for slot in group[1:-1]]
    ends += [group[-1].below(last, down), group[-1].below(last, down - look.s(7))]
    theme = look.theme
    yield widgets.curve(
        ends, max(1.4, 1.8 * look.scale), theme.text if theme.plain else theme.brass
    )
    x, y = (ends[1][0] + ends[-2][0]) / 2, ends[len(ends) // 2][1]
    y += abs(ends[1][1] - ends[-2][1]) * 0.25
    words = _label(look, printed(meld.label), (x, y + look.s(8)), round(ends[-1][0] - x), taken)
    taken += [one.rect.inflate(look.s(8), 0) for one in words]
    yield from words


def _label(
    look: Look, label: str, at: tuple[float, float], half: int, taken: list[pygame.Rect]
) -> list[FramePart]:
    """Return the label below a bracket, in thinner letters if only they fit; empty if none fit."""
    bold = _label_in(look, widgets.CAPTION, label, at, half, taken)
    return bold or _label_in(look, "text", label, at, half, taken)


def _label_in(
    look: Look, face: str, label: str, at: tuple[float, float], half: int,
    taken: list[pygame.Rect],
) -> list[FramePart]:  # fmt: skip
    """Return the label below a bracket, clear of the `taken` areas; empty if it does not fit.

    `half` is half the bracket's width in pixels.
    """
    wide, line, whole = 2 * half + look.s(26), look.line("label"), look.pixels("label")
    lowest = look.height - look.s(FRAME - 8)
    layouts = [
        (lines, pixels, round(line * pixels / whole))
        for lines, pixels in _broken(look, face, label)
    ]
    # Two lines that would rise into the cards are better than none, but worse than smaller ones.
    layouts.sort(key=lambda one: len(one[0]) * one[2] > lowest - at[1])
    for lines, pixels, high in layouts:
        widest = max(look.width_of(row, face, "label") for row in lines)
        widest = round(widest * pixels / whole)
        most = max(0, widest - wide) // 2 + (half + look.s(40) if look.text_percent > 100 else 0)
        top = min(round(at[1]), lowest - high * len(lines))
        for by in (0, *(sign * step for step in range(8, most + 8, 8) for sign in (-1, 1))):
            rect = pygame.Rect(0, top, widest, high * len(lines))
            rect.centerx = round(at[0]) + by
            inside = rect.left >= 0 and rect.right <= look.width
            fits = widest <= wide or look.text_percent > 100
            if fits and inside and rect.collidelist(taken) < 0:
                return [
                    look.written(
                        row, (rect.centerx, top + number * high), "label", align="centre",
                        face=face, colour=look.theme.quiet, pixels=pixels,
                    )
                    for number, row in enumerate(lines)
                ]  # fmt: skip
    return []


def _broken(look: Look, face: str, label: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield layouts of a label, best first: the lines, and the font size in pixels."""
    whole = look.pixels("label")
    least = min(whole, max(13, round(whole * 0.6)))
    for pixels in range(whole, least - 1, -1):
        yield (label,), pixels
        if look.text_percent > 100 and " " in label:
            lines = surfaces.balanced(label, face, pixels, _half(look, face, label, pixels))
            if len(lines) == 2:
                yield lines, pixels


def _half(look: Look, face: str, label: str, pixels: int) -> int:
    """Return the width of the longer line when a label is split evenly in two."""
    words = label.split()
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    widths = ((look.width_of(row, face, "label") for row in split) for split in splits)
    longest = min(max(pair) for pair in widths)
    return round(longest * pixels / look.pixels("label")) + 2


def _hand_slots(view: View, place: Placement) -> list[Slot]:
    hand = view.zone(HAND)
    slots = [place.resting.get(item.ref) for item in hand.items] if hand is not None else []
    flat = [slot for slot in slots if slot is not None]
    return flat if len(flat) == len(slots) else []
