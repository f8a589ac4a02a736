"""The showdown: the hands are laid open and counted before the result slip appears."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from msgspec.structs import replace

from gin.core.message import only
from gin.interface.paper import Tone
from gin.interface.pictures import Mood
from gin.interface.refs import LineRef, PaperLine
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.view import ButtonSpot, View
from gin.language.translation import printed
from gin.ui.animation.celebrations import RECIPES, flare
from gin.ui.animation.hearth import Hearth
from gin.ui.art import portraits
from gin.ui.art.vector import smoothstep
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import PlacedCard, Placement, Slot, card_height
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import room, theatre
from gin.ui.scenes.base import BESIDE_SLIP, Painter, back_rect
from gin.ui.scenes.firelight import fire_parts, steady_light
from gin.ui.scenes.players import FACE
from gin.ui.scenes.result import (
    ResultLayout,
    SideLayout,
    between,
    heading,
    heading_of,
    result_layout,
)
from gin.ui.scenes.table_measures import Measures, cloth_area, heading_edge


class ShowdownPainter(Painter):
    """Painter with the cards where the result shows them, and the counts in place of the slip."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Place both players' cards; the opponent's are face down until they are opened."""
        place, laid, shown = Placement(), _laid(view, look), _shown(view)
        for index, side in enumerate(laid.sides):
            place.slots[LineRef(PaperLine.SIDE, index)] = Slot.of(side.area)
            place.cards += tuple(_cards(side, shown, index, own=side is laid.sides[-1]))
        corner = view.at(ButtonSpot.CORNER)
        if corner is not None:
            place.slots[corner.ref] = Slot.of(back_rect(look, heading_edge(look)))
        return place

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[FramePart, ...]:
        laid, shown = _laid(view, look), _shown(view)
        found = [
            *room.ground(view, look, BESIDE_SLIP),
            *steady_light(look, view),
            heading(look, (view.title, view.subtitle), cursor, view.at(ButtonSpot.CORNER), laid),
        ]
        for index, side in enumerate(laid.sides):
            found.append(FramePart.of(side.area, _name, look, side, shown.decided))
            found += side.brackets(0 if shown.gathering else shown.opened[index])
        found += between(look, [side.area for side in laid.sides])
        return tuple(found)

    def ambient(
        self, view: View, look: Look, place: Placement, hearth: Hearth
    ) -> tuple[FramePart, ...]:
        return fire_parts(look, view, hearth)

    def lasts(self, view: View) -> float:
        return _shown(view).seconds

    def flare(self, view: View, age: float) -> float:
        shown = _shown(view)
        return flare(shown.celebration, age) if shown.celebration else 0.0

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        laid, shown = _laid(view, look), _shown(view)
        share = theatre.share_of(shown, age)
        called = _called(look, laid, shown, share)
        return (*called, *_counts(look, laid, shown), *_effect(look, laid, shown, share))


def _shown(view: View) -> ShowdownView:
    assert isinstance(view.content, ShowdownView)
    return view.content


def _laid(view: View, look: Look) -> ResultLayout:
    result = _shown(view).result
    assert result is not None
    return result_layout(look, result)


def _cards(side: SideLayout, shown: ShowdownView, index: int, *, own: bool) -> Iterator[PlacedCard]:
    """Yield a side's cards.

    The opponent's are face down until opened; the opponent's deadwood stays so until counted.
    """
    groups, opened = side.shown.groups, shown.opened[index]
    first = shown.counted[index] - (2 if shown.turning else 1)
    counting = shown.counts[index] is not None and shown.counted[index] < len(groups[-1][1])
    for number, group in enumerate(side.lying(own=own)):
        for place, one in enumerate(group):
            up = own or number < opened
            if own and shown.tossed is Tone.YOURS:
                high = tossed_up(side, shown, number)
                one = replace(one, slot=one.slot.raised(high), lift=0.5)
            if number == len(groups) - 1 and opened == len(groups) and counting:
                up = own or place < shown.counted[index]
                if first <= place < shown.counted[index]:
                    # Raise the card being counted, and the one turning up.
                    high = side.look.s(10)
                    one = replace(one, slot=one.slot.raised(high), lift=0.35)
            yield one if up else replace(one, code="", glow=False)


def tossed_up(side: SideLayout, shown: ShowdownView, group: int) -> int:
    """Return how far a group of the winner's hand is thrown up, in pixels.

    The cards of a group stay together, so that its gold frame follows them, and stay clear of the
    name above them.
    """
    if shown.tossed is not Tone.YOURS:
        return 0
    look = side.look
    free = max(look.s(8), side.down - look.s(FACE + 4))
    high = min(look.s(RECIPES[shown.celebration].toss), free)
    return round(high * (1.0 if group % 2 == 0 else 0.6))


def _name(target: pygame.Surface, look: Look, side: SideLayout, decided: bool) -> None:
    """Draw a player's name and portrait; the face shows the outcome only once it is decided."""
    shown, area, size = side.shown, side.area, look.s(FACE)
    x, mood = area.x, shown.mood if decided else Mood.CALM
    if shown.portrait is not None:
        target.blit(portraits.portrait(shown.portrait, size, mood), (x, area.y))
        x += size + look.s(14)
    y = area.y + max(0, (size - look.line("heading")) // 2)
    look.write(target, heading_of(shown), (x, y), "heading", face="display", width=area.right - x)


def _called(
    look: Look, laid: ResultLayout, shown: ShowdownView, share: float
) -> Iterator[FramePart]:
    """Yield a word that was called out.

    It shines next to the winner's cards, while those of the other player are shaded. In a tall
    window it is below all cards. It becomes smaller once the other cards are opened.
    """
    for index, (side, word) in enumerate(zip(laid.sides, shown.called, strict=True)):
        if not word:
            continue
        x, y = _beside(look, laid, side, index)
        width = laid.slip.paper.w // (len(laid.sides) if look.tall else 1)
        small = theatre.called_scale(look, word, round(width * 0.94), 0.86, grand=shown.grand)
        moved, at, large = 1.0, (x, y), small
        if len(laid.sides) > 1 and not look.theme.plain:
            other = laid.sides[1 - index]
            moved = _settled(shown, len(other.shown.groups), 1 - index, share)
            if look.tall:
                at = round(laid.slip.paper.centerx * (1 - moved) + x * moved), y
            room = _free_width(look, laid)
            large = max(small, theatre.called_scale(look, word, room, 1.0, grand=shown.grand))
            if shown.gathering:
                # The word was called in the middle of the table.
                gone, high = smoothstep(share), Measures.of(look).pile_y
                at = (
                    round(look.width // 2 * (1 - gone) + at[0] * gone),
                    round(high * (1 - gone) + y * gone),
                )
                large = 1 + (large - 1) * gone
            yield from theatre.hush(look, _row_of(look, other), 1 - moved)
        scale, rays = large + (small - large) * moved, 0.6 - 0.25 * moved
        yield from theatre.shout(
            look, word, at, scale, rays, glad=side is laid.sides[-1], grand=shown.grand
        )


def _free_width(look: Look, laid: ResultLayout) -> int:
    """Return the width of the room for a called word: at the right of all cards, or below them."""
    paper = laid.slip.paper
    if look.tall:
        return paper.w
    right = theatre.clear_cloth(look).right - look.s(10)
    return 2 * min(paper.centerx - laid.cards_right, right - paper.centerx)


def _settled(shown: ShowdownView, groups: int, other: int, share: float) -> float:
    """Return how far a called word has moved to its place, from 0 to 1.

    It moves while the first cards of the `other` side, which has this many groups, are opened.
    """
    count = shown.counts[other]
    if not shown.opened[other] and count is None:
        return 0.0
    first = count is None or (groups == 1 and count == 0 and shown.counted[other] <= 1)
    return smoothstep(share) if first and shown.effect is Effect.NONE else 1.0


def _row_of(look: Look, side: SideLayout) -> pygame.Rect:
    """Return the strip of cloth with a side's cards, between the rails."""
    inside, more = theatre.clear_cloth(look), look.s(44)
    rows = pygame.Rect(inside.x, side.area.y - more, inside.w, side.area.h + 2 * more)
    return rows.clip(inside)


def _counts(look: Look, laid: ResultLayout, shown: ShowdownView) -> Iterator[FramePart]:
    counts = shown.counts
    known = [count for count in counts if count is not None]
    for index, (side, count) in enumerate(zip(laid.sides, counts, strict=True)):
        if look.tall and count is not None:
            # The count is not next to its row here, so it needs the player's name.
            x, y = _beside(look, laid, side, index)
            yield look.written(
                heading_of(side.shown), (x, y - look.s(64)), "body", colour=look.theme.quiet,
                align="centre", middle=True,
            )  # fmt: skip
        if count is None:
            continue
        best = shown.decided and len(known) > 1 and count == min(known)
        light = best or not shown.decided
        pixels = round(look.pixels("banner") * (0.8 if look.tall else 1.0))
        paper, (x, y) = laid.slip.paper, _beside(look, laid, side, index)
        colour = look.theme.brass_light if light else look.theme.quiet
        text, pixels = fitted(printed(only(count)), "display", pixels, paper.w)
        yield look.written(
            text, (x, y), "banner", face="display", pixels=pixels, colour=colour, align="centre",
            middle=True,
        )  # fmt: skip
        below = (x, y + round(pixels * 0.52))
        yield look.written(
            printed(shown.below[index]), below, "label", colour=look.theme.quiet,
            align="centre", width=paper.w,
        )  # fmt: skip


def _beside(look: Look, laid: ResultLayout, side: SideLayout, index: int) -> tuple[int, int]:
    paper = laid.slip.paper
    if look.tall:
        step = paper.w // len(laid.sides)
        return paper.x + step * index + step // 2, paper.y + look.s(90)
    return paper.centerx, side.area.y + side.down + round(card_height(side.card) / 2)


def _effect(
    look: Look, laid: ResultLayout, shown: ShowdownView, share: float
) -> Iterator[FramePart]:
    rows = [[_around(side, group) for group in range(len(side.spans))] for side in laid.sides]
    for group, row in enumerate(rows[-1]):
        row.y -= tossed_up(laid.sides[-1], shown, group)
    by = rows[-1] if shown.by is Tone.YOURS or len(rows) == 1 else rows[0]
    if shown.gilded is not Tone.NOBODY:
        mine = shown.gilded is Tone.YOURS
        reached = share if shown.effect in (Effect.GOLD, Effect.STING) else 1.0
        yield from theatre.gilded(look, rows[-1] if mine else rows[0], reached, glad=mine)
    match shown.effect:
        case Effect.GOLD:
            yield from theatre.gold(look, by, share, glad=shown.glad)
        case Effect.STING:
            loser = laid.sides[-1] if by is rows[-1] else laid.sides[0]
            yield from theatre.cut(look, by, _visible_parts(loser), share)
    if shown.word:
        room = _verdict_room(look, laid)
        yield from theatre.verdict(look, shown, room, share)


def _verdict_room(look: Look, laid: ResultLayout) -> pygame.Rect:
    """Return the room for a verdict: between both counts, clear of all cards."""
    paper = laid.slip.paper
    if look.tall:
        return pygame.Rect(paper.x, paper.y + look.s(190), paper.w, look.s(140))
    places = [_beside(look, laid, side, index) for index, side in enumerate(laid.sides)]
    (x, upper), (_, lower) = places[0], places[-1]
    half = look.pixels("banner") * 0.52
    top, bottom = round(upper + half) + look.line("label"), round(lower - half)
    right = cloth_area(look).right - look.s(24)
    wide = round(1.8 * min(right - x, x - laid.cards_right))
    room = pygame.Rect(0, 0, wide, max(look.line("label"), bottom - top))
    room.center = x, (top + bottom) // 2
    return room


def _visible_parts(side: SideLayout) -> list[pygame.Rect]:
    seen = []
    for group in side.lying(own=True):
        rects = [one.slot.rect for one in group]
        ends = [rect.x for rect in rects[1:]] + [rects[-1].right if rects else 0]
        seen += [
            pygame.Rect(rect.x, rect.y, end - rect.x, rect.h)
            for rect, end in zip(rects, ends, strict=True)
        ]
    return seen


def _around(side: SideLayout, group: int) -> pygame.Rect:
    left, right = side.spans[group]
    top = side.area.y + side.down
    return pygame.Rect(round(left), top, round(right - left), round(card_height(side.card)))
