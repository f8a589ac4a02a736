"""The cards of a scene, each moving to its slot in the view.

A card is identified by its code, or by its place if it is unknown. So a discard is the same sprite
in the hand, on the discard pile and in the showdown.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from gin.interface.refs import DISCARDS, STOCK, ItemRef
from gin.rules.model import events as happened
from gin.ui.animation.carrying import Arms, carried
from gin.ui.animation.dealing import as_dealt, in_deal_order
from gin.ui.animation.hands import NO_ARMS, Hands
from gin.ui.animation.motion import DEAL_APART, DEALT, LAY_APART, Act, Sprite
from gin.ui.animation.origins import laid_down, origin_of
from gin.ui.animation.prints import alike, area_of, changed, moved
from gin.ui.art.image_cache import draw_ahead
from gin.ui.platform.clock import Clock
from gin.ui.render import card_painter
from gin.ui.render.card_painter import Print
from gin.ui.render.geometry import PlacedCard, Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor

PRESSED = 0.8
"""Height (`lift`) of a card while it is pressed."""
MANY = 200_000
"""Pixels of moving cards in total above which they turn and scale in larger steps."""
GATHERED = 0.35
"""A card on its way to the stock loses its shadow gradually after this share of the time."""
STRAIGHT = 2.0
"""Degrees of slant below which a card counts as straight."""
TURNING = 0.003
"""Seconds per frame for turning and scaling moving cards. Cards that get no time keep their last
image and come first in the next frame.
"""
WAITS = 3
"""Maximum number of frames in a row in which a moving card is not redrawn for lack of time."""
SETTLING = 0.001
"""Seconds per frame for drawing cards at rest in full quality."""


class Sprites:
    """All movable cards of the scene."""

    def __init__(self, clock: Clock | None = None) -> None:
        self._clock = clock or Clock()
        self._sprites: dict[ItemRef, Sprite] = {}
        self._order: tuple[PlacedCard, ...] = ()
        self._leaving: list[Sprite] = []
        self._under: Sprite | None = None
        self._top: ItemRef | None = None
        self._prints: list[Print] = []
        self._areas: list[pygame.Rect] = []
        """The areas of the prints."""
        self._held_print: list[Print] = []
        self._begun: tuple[object, Iterator[None]] | None = None
        self._until: float | None = None
        """Until when to draw cards at rest; None if their time begins with the first of them."""
        self._turning = 0.0
        self._coarse, self._turned, self._longest = False, False, 0
        self._moved, self._forgot = False, True
        self._low = 0
        """Number of prints below the parts that stay visible above an arm."""
        self.hands = Hands()
        self._dropped: Slot | None = None
        """Place of the card that was dragged in the last frame."""
        self._dealt = self.deal_began = -math.inf
        """When the deal ends, and when it began."""
        self.rough = False
        """Whether some cards will look finer in a later frame."""

    def clear(self, dragged: ItemRef | None = None) -> None:
        """Drop all cards but a dragged one; the next ones appear in their slots without moving."""
        self._keep(self._held(dragged))
        self._leaving.clear()
        self.hands.clear()
        self._dealt = -math.inf
        self._under = self._top = None
        self._forgot, self.rough = True, False

    def _held(self, dragged: ItemRef | None) -> tuple[PlacedCard, ...]:
        return tuple(one for one in self._order if dragged is not None and one.ref == dragged)

    def _keep(self, order: tuple[PlacedCard, ...]) -> None:
        self._order, kept = order, {placed.key for placed in order}
        self._sprites = {key: one for key, one in self._sprites.items() if key in kept}

    def follow(
        self,
        place: Placement,
        events: Sequence[happened.Event],
        *,
        pace: float,
        now: float,
        dragged: ItemRef | None = None,
        act: Act = Act.PLAY,
        arms: Arms = NO_ARMS,
    ) -> None:
        """Send the cards to their slots; new ones start where they came from.

        `events` holds what happened since the last call. If it includes a deal, all cards come from
        the stock. `act` is the reason for the motion of cards already in the scene. The `arms`
        carry the cards that the players draw and discard.
        """
        dealt = any(isinstance(event, happened.Dealt) for event in events)
        if dealt:
            self._sweep(place, pace, now)
        before, dropped = {one.key: one for one in self._order}, None
        if dragged is None:
            dropped, self._dropped = self._dropped, None
        held = self._held(dragged)
        there = {placed.key for placed in (*place.cards, *held)}
        gone = {key: one for key, one in self._sprites.items() if key not in there}
        self._keep_covered(place.cards)
        known = dealt or (bool(self._sprites) and not self._forgot)
        self._forgot = False
        fresh = in_deal_order([placed for placed in place.cards if placed.key not in self._sprites])
        starts = now + (Act.SWEEP.seconds * pace * 0.85 if self._leaving else 0.0)
        if dealt and pace > 0:
            fresh, unsorted = as_dealt(fresh)
        laid: list[Sprite] = []
        for order, placed in enumerate(fresh):
            origin = None
            if known:
                origin = origin_of(placed, place, events, self._sprites, gone, dropped)
            sprite = Sprite(
                placed.code, placed.slot, placed.slot, bool(placed.code), bool(placed.code)
            )
            if not placed.code and isinstance(origin, tuple) and origin[1]:
                # The card shows its face until it has turned over.
                sprite.code = laid_down(gone)
            if origin is not None and pace > 0:
                if not (dealt or placed.own or origin == (place.slots.get(STOCK), False)):
                    laid += [sprite] if placed.code and placed.ref != DISCARDS else []
                sprite.start, sprite.was_up = origin
                sprite.act = Act.DEAL if dealt else Act.LAY if len(fresh) > 3 else Act.PLAY
                # A hand laid face down moves as one, so that no card is missing meanwhile.
                spread = len(fresh) > 3 and not placed.own and bool(placed.code)
                apart = DEAL_APART if dealt else LAY_APART if spread else 0.0
                sprite.begins = (starts if dealt else now) + order * apart * pace
                sprite.lasts = sprite.act.seconds * pace
                pose = carried(placed, events, up=sprite.was_up)
                if arms.other is not None and pose is not None and not dealt:
                    sprite.act = Act.CARRY
                    self.hands.theirs.begin(arms.other, pose, sprite, now, pace)
            self._sprites[placed.key] = sprite
        if laid and arms.other is not None:
            self.hands.theirs.begin_laying(arms.other, laid[len(laid) // 2], now, pace)
        if dealt and pace > 0:
            self.deal_began = now
            self._sort_later(unsorted, pace)
        for placed in place.cards:
            sprite = self._sprites[placed.key]
            sprite.go_on(now)
            sprite.code = placed.code or sprite.code
            if sprite.later is not None:
                sprite.later = (placed.slot, *sprite.later[1:])
            elif dragged is None or placed.ref != dragged:
                sprite.send(placed.slot, bool(placed.code), act, now, act.seconds * pace)
        if known and not dealt and dropped is None and pace > 0:
            self.hands.carry_own(arms, before, place, self._sprites, events, now, pace)
        still_there = any(placed.ref == dragged for placed in place.cards)
        self._keep(place.cards if still_there else (*place.cards, *held))

    def _sort_later(self, unsorted: Mapping[ItemRef, Slot], pace: float) -> None:
        self._dealt = max(one.begins + one.lasts for one in self._sprites.values())
        begins, lasts = self._dealt + DEALT * pace, Act.SORT.seconds * pace
        for key, slot in unsorted.items():
            sprite = self._sprites[key]
            sprite.later, sprite.goal = (sprite.goal, begins, lasts), slot

    def dealing(self, now: float) -> bool:
        return now < self._dealt

    def _keep_covered(self, cards: tuple[PlacedCard, ...]) -> None:
        top = next((placed.key for placed in cards if placed.ref == DISCARDS), None)
        if top != self._top:
            old = self._sprites.get(self._top) if self._top is not None else None
            self._under = old if old is not None and old.up else None
        self._top = top

    def _sweep(self, place: Placement, pace: float, now: float) -> None:
        stock = place.slots.get(STOCK)
        if stock is None or pace <= 0:
            self.clear()
            return
        for sprite in self._sprites.values():
            sprite.send(stock, False, Act.SWEEP, now, Act.SWEEP.seconds * pace)
        self._leaving = list(self._sprites.values())
        self._sprites.clear()
        self._order = ()

    def snap(self, ref: ItemRef, slot: Slot) -> None:
        sprite = self._sprites.get(ref)
        if sprite is not None:
            sprite.start = sprite.goal = slot
            sprite.lasts = 0.0

    def size_of(self, key: ItemRef) -> tuple[float, float] | None:
        sprite = self._sprites.get(key)
        return None if sprite is None else (sprite.goal.width, sprite.goal.height)

    def moving(self, now: float) -> bool:
        return any(one.moving(now) for one in (*self._sprites.values(), *self._leaving))

    def moving_refs(self, now: float) -> frozenset[ItemRef]:
        """Return the items whose cards are moving."""
        return frozenset(
            one.ref for one in self._order
            if one.ref is not None and self._sprites[one.key].flies(now)
        )  # fmt: skip

    def hand_in_motion(self, now: float) -> bool:
        return any(self._sprites[one.key].flies(now) for one in self._order if one.own)

    def lay_out(self, look: Look, cursor: Cursor, more: Callable[[], bool]) -> bool:
        """Draw what a motion needs until `more()` is false; return whether all is drawn."""
        if not draw_ahead(self._draws(look, cursor), more):
            return False
        while self.hands.draw_next():
            if not more():
                return False
        return True

    def _draws(self, look: Look, cursor: Cursor) -> Iterator[Callable[[], object]]:
        """Yield functions that draw the sides that cards will show, and the ring in focus."""
        for one in self._sprites.values():
            if one.lasts > 0 and (one.last is None or one.up is not one.was_up):
                for up in (one.was_up, one.up):
                    width = max(one.start.width, one.goal.width)
                    yield partial(card_painter.draw_flying, look, one.code if up else "", width)
        for placed in self._order:
            if cursor.rings(placed.ref):
                yield partial(card_painter.ring_print, look, self._sprites[placed.key].goal)

    def compose(
        self, look: Look, cursor: Cursor, now: float, held: Slot | None
    ) -> list[pygame.Rect]:
        """Choose the images of all cards for this frame, and return the areas that changed."""
        before, self._prints = self._prints, []
        for one in self._sprites.values():
            one.go_on(now)
        moving = self.moving(now)
        # While cards move, no final images are drawn. After a motion they are drawn over several
        # frames, otherwise within one frame. On a slow machine the whole motion can fall between
        # two frames, so more than one newly arrived card counts as a motion too.
        way = [one for one in self._sprites.values() if one.lasts > 0]
        arrived = [one for one in way if one.last is None or one.last[1] != one.goal]
        settling = self.rough or self._moved or len(arrived) > 1
        self._until = -math.inf if moving else None if settling else math.inf
        self.rough, self._moved = False, moving
        dragged = cursor.dragged
        shown = [one for one in self._order if dragged is None or one.ref != dragged]
        top = self._sprites.get(self._top) if self._top is not None else None
        if top is None or not top.moving(now):
            self._under = None
        if self._under is not None:
            self._print(look, self._under, None, 0.0)
        ways = [*self._sprites.values(), *self._leaving]
        sizes = [one.goal.width * one.goal.height for one in ways if one.under_way(now)]
        self._coarse = len(sizes) > 1 and sum(sizes) > MANY
        self._turning, self._turned = self._clock.fine() + TURNING, False
        self._longest = max((one.waits for one in ways if one.under_way(now)), default=0)
        there = [(placed, self._sprites[placed.key]) for placed in shown]
        low = self.hands.pose(now)
        # Flying cards are drawn last, above the others, and an unsorted hand from left to right.
        sorting = any(one.later is not None or one.act is Act.SORT for _, one in there)
        levels = [
            (self._level(*one, now), one[1].at(now).x if sorting and one[0].own else 0.0)
            for one in there
        ]
        order = sorted(range(len(there)), key=levels.__getitem__)
        self._low = 0
        for number in order:
            (placed, sprite), (level, _) = there[number], levels[number]
            if low and level > 0:
                self._prints += low
                low = ()
            if level <= 1:
                self._low = -1
            elif self._low < 0:
                self._low = len(self._prints)
            below, above = self.hands.around(sprite)
            self._prints += below
            if above or not sprite.waiting(now):
                self._one(look, placed, sprite, cursor, now)
            self._prints += above
        self._prints += low
        if self._low < 0:
            self._low = len(self._prints)
        self._leaving = [one for one in self._leaving if one.moving(now)]
        for sprite in self._leaving:
            # Cards on the way to the stock land on each other, so their shadows fade.
            left = 1 - sprite.share(now)
            self._print(look, sprite, now, 0.2, shade=min(1.0, left / (1 - GATHERED)))
        self._areas = list(map(area_of, self._prints))
        in_hand, self._held_print, self._dropped = self._held_print, [], held
        if held is not None:
            code = next((one.code for one in self._order if one.ref == dragged), "")
            if code or dragged == STOCK:
                picture = card_painter.resting_image(look, code, held, 1.0)
                self._held_print = [card_painter.centred(picture, held)]
        return changed([*before, *in_hand], [*self._prints, *self._held_print])

    def _fine(self, look: Look, code: str, goal: Slot, lift: float) -> pygame.Surface | None:
        """Return a card's resting image, drawn as far as time allows; None until it is finished."""
        picture = card_painter.cached_resting(look, code, goal, lift)
        if picture is not None or self._clock.fine() >= (self._until or math.inf):
            return picture
        if self._until is None:
            # Their time begins here, so that a slow machine draws at least one step per frame.
            self._until = self._clock.fine() + SETTLING
        wanted = (look, code, goal, lift)
        if self._begun is None or self._begun[0] != wanted:
            self._begun = wanted, card_painter.draw_resting_in_steps(*wanted)
        for _ in self._begun[1]:
            if self._clock.fine() >= self._until:
                return None
        self._begun = None
        return card_painter.cached_resting(*wanted)

    def _level(self, placed: PlacedCard, sprite: Sprite, now: float) -> int:
        return self.hands.level(placed, sprite, flies=sprite.flies(now))

    def draw_low(self, target: pygame.Surface, area: pygame.Rect) -> None:
        self._draw(target, area, 0, self._low)

    def draw(self, target: pygame.Surface, area: pygame.Rect) -> None:
        self._draw(target, area, self._low, len(self._prints))

    def draw_held(self, target: pygame.Surface, area: pygame.Rect) -> None:
        card_painter.draw_prints(target, self._held_print)

    def _draw(self, target: pygame.Surface, area: pygame.Rect, first: int, end: int) -> None:
        numbers = area.collidelistall(self._areas)
        shown = [self._prints[number] for number in numbers if first <= number < end]
        card_painter.draw_prints(target, shown)

    def _one(
        self, look: Look, placed: PlacedCard, sprite: Sprite, cursor: Cursor, now: float
    ) -> None:
        focused, state, slot = cursor.rings(placed.ref), cursor.state(placed.ref), sprite.at(now)
        _, wide = sprite.face(now)
        raised = focused or (state == "hover" and bool(placed.code))
        if placed.glow:
            self._prints += card_painter.halo_print(look, slot, wide)
        lift = PRESSED if state == "pressed" else 0.4 if raised else 0.03
        self._print(look, sprite, now, max(placed.lift, lift))
        if placed.drawn and wide == 1 and not raised:
            self._prints.append(
                card_painter.drawn_print(look, replace(sprite.goal, x=slot.x, y=slot.y))
            )
        if placed.marked and wide == 1:
            self._prints.append(card_painter.mark_print(look, slot))
        # A hand that carries a card marks it well enough.
        if focused and not (sprite.act is Act.CARRY and sprite.moving(now)):
            # The ring keeps the slant of the goal: drawing it for every slant would take too long.
            around = replace(sprite.goal, x=slot.x, y=slot.y)
            self._prints.append(card_painter.ring_print(look, around, wide))

    def _has_to_wait(self, sprite: Sprite, *, turning_over: bool) -> bool:
        """Return whether this card keeps its image so that others can be redrawn in this frame.

        A card is redrawn if there is time and no other card has waited longer. Otherwise it waits
        one frame if it is turning over, or else `WAITS` frames, and then until no card has been
        redrawn before it in a frame.
        """
        late = sprite.waits < self._longest or self._clock.fine() >= self._turning
        if late and (self._turned or sprite.waits < (1 if turning_over else WAITS)):
            sprite.waits += 1
            return True
        self._turned = True
        sprite.waits = 0
        return False

    def _print(
        self, look: Look, sprite: Sprite, now: float | None, lift: float, shade: float = 1.0
    ) -> None:
        """Add a card's images: in motion, at rest or, if `now` is None, at its goal.

        While other cards move, a card that has arrived keeps its last image.
        """
        goal, moving = sprite.goal, now is not None and sprite.moving(now)
        if self._moved and not moving and sprite.rests is not None:
            seen, resting = sprite.rests
            code = sprite.code if sprite.up else ""
            if seen == (code, look, goal, lift):
                sprite.last, sprite.flown, sprite.waits = ((code, look), goal, resting[0]), None, 0
                self._prints.append(resting)
                return
        slot, up, wide = goal, sprite.up, 1.0
        if now is not None and moving:
            slot, (up, wide) = sprite.at(now), sprite.face(now)
        code = sprite.code if up else ""
        drawn = max(sprite.start.width, goal.width) if moving else goal.width
        last = sprite.last if sprite.last is not None and sprite.last[0] == (code, look) else None

        def flying(coarse: bool) -> list[Print]:
            if wide == 1.0 and last is not None and shade == 1.0:
                return [card_painter.moved_print(last[2], last[1], slot, coarse=coarse)]
            if wide < 1 and last is not None and abs(last[1].turn) < STRAIGHT:
                # Narrowing the last image takes less time than drawing a new one.
                picture = card_painter.narrowed(last[2], wide * slot.width / last[1].width)
                return [card_painter.centred(picture, slot)]
            return card_painter.flying_prints(
                look, code, slot, lift, drawn, wide, coarse=coarse, shade=shade
            )

        flown = sprite.flown
        if flown is None and (old := sprite.last) is not None:
            flown = old[0], old[1], [card_painter.centred(old[2], old[1])], 1.0
        if moving and not (wide == 1.0 and alike(slot, goal)):
            # A card that turns over may show the side of its previous image for one more frame.
            seen = flown is not None and flown[0] in ((sprite.code, look), ("", look))
            if flown is None or not seen or not self._has_to_wait(sprite, turning_over=wide < 1):
                flown = (code, look), slot, flying(self._coarse), wide
            sprite.flown = flown
            self._prints += moved(flown[2], flown[1], slot)
            return
        if flown is not None and flown[0] != (code, look):
            flown = None
        picture = self._fine(look, code, goal, lift)
        if picture is not None:
            sprite.last, sprite.flown, sprite.waits = ((code, look), goal, picture), None, 0
            resting = card_painter.centred(picture, slot)
            if slot is goal:
                sprite.rests = (code, look, goal, lift), resting
            self._prints.append(resting)
            return
        self.rough = True
        near = last is not None and alike(last[1], goal)
        if last is not None and near and abs(last[1].turn - goal.turn) < STRAIGHT:
            self._prints.append(card_painter.centred(last[2], slot))
            return
        # Many cards may settle in one frame. Until the final images are drawn, a few frames
        # later, the cards keep their last images.
        like = flown is not None and flown[3] == wide and alike(flown[1], slot)
        if flown is None or not (like or self._has_to_wait(sprite, turning_over=False)):
            flown = (code, look), slot, flying(coarse=not near), wide
        sprite.flown = flown
        self._prints += moved(flown[2], flown[1], slot)
