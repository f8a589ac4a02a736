"""The cards of a scene: each chases the place that the view gives it.

The state of the game never waits for them. A card is known by its code, one that nobody here knows
by its slot, so that a discard is the same sprite in the hand, on the pile and in the count.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame
from msgspec.structs import replace

from gin.core.cards import Card
from gin.interface.refs import DISCARDS, STOCK, BackRef, CardRef, FaceDown, ItemRef
from gin.rules.model import events as happened
from gin.ui.animation.dealing import as_dealt, in_deal_order
from gin.ui.animation.motion import DEAL_APART, DEALT, LAY_APART, Act, Sprite
from gin.ui.animation.prints import area_of, changed, moved
from gin.ui.platform.clock import Clock
from gin.ui.render import card_painter
from gin.ui.render.card_painter import Print
from gin.ui.render.geometry import PlacedCard, Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor

PRESSED = 0.8
"""How high a card is lifted by a finger or a button that is held down on it."""
MANY = 200_000
"""Pixels of cards on their way: if they are more, they are turned and scaled in larger steps."""
GATHERED = 0.35
"""The part of its way home after which the shadow of a card that is gathered fades."""
STRAIGHT = 2.0
"""Degrees up to which a card can be turned over as if it lay straight."""
TURNING = 0.003
"""Seconds of a frame in which cards on their way are turned and scaled; those that it does not
reach look as they did in the frame before, and come first in the next."""
WAITS = 3
"""The most frames in a row in which a card on its way is not turned."""
SETTLING = 0.002
"""Seconds of a frame in which cards that have come to rest are drawn as they lie."""


class Sprites:
    """All cards of the scene that can move."""

    def __init__(self, clock: Clock | None = None) -> None:
        self._clock = clock or Clock()
        self._sprites: dict[ItemRef, Sprite] = {}
        self._order: tuple[PlacedCard, ...] = ()
        self._leaving: list[Sprite] = []
        self._under: Sprite | None = None
        self._top: ItemRef | None = None
        self._prints: list[Print] = []
        self._held_print: list[Print] = []
        self._begun: tuple[object, Iterator[None]] | None = None
        self._until = self._turning = 0.0
        self._coarse, self._late, self._longest = False, False, 0
        self._moved, self._forgot = False, True
        self._dealt = self.deal_began = -math.inf
        """When the last card of the deal lies there, and when the deal began."""
        self.rough = False
        """Are there cards that will look finer in the next frame?"""

    def clear(self, dragged: ItemRef | None = None) -> None:
        """Forget them, but for one that is dragged: the next cards appear where they lie."""
        self._keep(self._held(dragged))
        self._leaving.clear()
        self._dealt = -math.inf
        self._under = self._top = None
        self._forgot, self.rough = True, False

    def _held(self, dragged: ItemRef | None) -> tuple[PlacedCard, ...]:
        """The card that is dragged, as it lay last."""
        return tuple(one for one in self._order if dragged is not None and one.ref == dragged)

    def _keep(self, order: tuple[PlacedCard, ...]) -> None:
        """Have these cards and no others, the first lowest."""
        self._order, kept = order, {lying.key for lying in order}
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
    ) -> None:
        """Send every card where it belongs; those not seen before come from where they were.

        `events` is what has happened since the last call: only it tells a deal from a scene that is
        looked at again. `act` is why cards move that are known already.
        """
        dealt = any(isinstance(event, happened.Dealt) for event in events)
        if dealt:
            self._sweep(place, pace, now)
        held = self._held(dragged)
        there = {lying.key for lying in (*place.cards, *held)}
        gone = {key: one for key, one in self._sprites.items() if key not in there}
        self._keep_covered(place.cards)
        known = dealt or (bool(self._sprites) and not self._forgot)
        self._forgot = False
        fresh = in_deal_order([lying for lying in place.cards if lying.key not in self._sprites])
        starts = now + (Act.SWEEP.seconds * pace * 0.85 if self._leaving else 0.0)
        if dealt and pace > 0:
            fresh, unsorted = as_dealt(fresh)
        for order, lying in enumerate(fresh):
            origin = self._origin(lying, place, events, gone, dealt) if known else None
            sprite = Sprite(lying.code, lying.slot, lying.slot, bool(lying.code), bool(lying.code))
            if not lying.code and isinstance(origin, tuple) and origin[1]:
                # Its face is seen until it has turned over.
                sprite.code = _laid_down(gone)
            if origin is not None and pace > 0:
                sprite.start, sprite.was_up = origin
                sprite.act = Act.DEAL if dealt else Act.LAY if len(fresh) > 3 else Act.PLAY
                # A hand that is put down goes as one, so that no card is missing meanwhile.
                spread = len(fresh) > 3 and not lying.own and bool(lying.code)
                apart = DEAL_APART if dealt else LAY_APART if spread else 0.0
                sprite.begins = (starts if dealt else now) + order * apart * pace
                sprite.lasts = sprite.act.seconds * pace
            self._sprites[lying.key] = sprite
        if dealt and pace > 0:
            self.deal_began = now
            self._sort_later(unsorted, pace)
        for lying in place.cards:
            sprite = self._sprites[lying.key]
            sprite.go_on(now)
            sprite.code = lying.code or sprite.code
            if sprite.later is not None:
                sprite.later = (lying.slot, *sprite.later[1:])
            elif dragged is None or lying.ref != dragged:
                sprite.send(lying.slot, bool(lying.code), act, now, act.seconds * pace)
        still_there = any(lying.ref == dragged for lying in place.cards)
        self._keep(place.cards if still_there else (*place.cards, *held))

    def _sort_later(self, unsorted: Mapping[ItemRef, Slot], pace: float) -> None:
        """Have the hand go to where each card of it lies first, and be sorted when all is dealt."""
        self._dealt = max(one.begins + one.lasts for one in self._sprites.values())
        begins, lasts = self._dealt + DEALT * pace, Act.SORT.seconds * pace
        for key, slot in unsorted.items():
            sprite = self._sprites[key]
            sprite.later, sprite.goal = (sprite.goal, begins, lasts), slot

    def dealing(self, now: float) -> bool:
        """Are cards still being dealt, so that nobody has seen them all?"""
        return now < self._dealt

    def _keep_covered(self, cards: tuple[PlacedCard, ...]) -> None:
        """The discard that is being covered stays to be seen until the new one lies on it."""
        top = next((lying.key for lying in cards if lying.ref == DISCARDS), None)
        if top != self._top:
            old = self._sprites.get(self._top) if self._top is not None else None
            self._under = old if old is not None and old.up else None
        self._top = top

    def _sweep(self, place: Placement, pace: float, now: float) -> None:
        """The cards of the hand before go back to the stock."""
        stock = place.slots.get(STOCK)
        if stock is None or pace <= 0:
            self.clear()
            return
        for sprite in self._sprites.values():
            sprite.send(stock, False, Act.SWEEP, now, Act.SWEEP.seconds * pace)
        self._leaving = list(self._sprites.values())
        self._sprites.clear()
        self._order = ()

    def _origin(
        self,
        lying: PlacedCard,
        place: Placement,
        events: Sequence[happened.Event],
        gone: dict[ItemRef, Sprite],
        dealt: bool,
    ) -> tuple[Slot, bool] | None:
        """Where a card comes from, and whether it lay face up there; None if it simply lies."""
        stock = place.slots.get(STOCK)
        from_stock = (stock, False) if stock is not None else None
        if dealt:
            return from_stock
        lay_down = [one.goal for one in _backs(gone, FaceDown.OWN_HAND)]
        if lay_down and lying.own:
            # The hand that lay face down is looked at: each card turns over where it lies.
            return min(lay_down, key=lambda slot: abs(slot.x - lying.slot.x)), False
        if lying.ref == BackRef(FaceDown.LAID_DOWN):
            card = _laid_down(gone)
            if card:
                return gone[CardRef(Card.parse(card))].goal, True
            backs = _backs(gone, FaceDown.OTHER_HAND)
            return (
                (backs[0].goal, False) if backs else (lying.slot.raised(-lying.slot.height), True)
            )
        if isinstance(lying.key, CardRef) and not lying.code:
            # The other player's hand is put down, back by back.
            backs = _backs(gone, FaceDown.OTHER_HAND)
            return (backs[len(self._sprites) % len(backs)].goal, False) if backs else None
        if not lying.code:
            taken = next((event for event in events if isinstance(event, happened.Took)), None)
            from_pile = gone.get(CardRef(taken.card)) if taken is not None else None
            if from_pile is not None:
                return from_pile.goal, True
            return from_stock
        if lying.ref == DISCARDS and not any(
            isinstance(event, happened.Discarded) and event.card.code == lying.code
            for event in events
        ):
            return None  # It has lain there all the time, below the card that was taken.
        there = [one for one in _backs(self._sprites, FaceDown.OTHER_HAND) if not one.up]
        backs = _backs(gone, FaceDown.OTHER_HAND) or there
        if backs and not lying.own:
            return backs[len(backs) // 2].goal, False
        return from_stock

    def snap(self, ref: ItemRef, slot: Slot) -> None:
        """Put a card that was let go where it was let go; it goes on from there."""
        sprite = self._sprites.get(ref)
        if sprite is not None:
            sprite.start = sprite.goal = slot
            sprite.lasts = 0.0

    def size_of(self, key: ItemRef) -> tuple[float, float] | None:
        """How large a card is shown, None for one that is not there."""
        sprite = self._sprites.get(key)
        return None if sprite is None else (sprite.goal.width, sprite.goal.height)

    def moving(self, now: float) -> bool:
        """Is any card on its way?"""
        return any(one.moving(now) for one in (*self._sprites.values(), *self._leaving))

    def hand_in_motion(self, now: float) -> bool:
        """Is a card on its way into the player's hand, or out of it?"""
        return any(_flies(self._sprites[one.key], now) for one in self._order if one.own)

    def lay_out(self, look: Look, more: Callable[[], bool]) -> bool:
        """Draw the faces of cards that will be turned up, for as long as there may be `more`; True
        if all are there."""
        for one in self._sprites.values():
            if one.up and not one.was_up and one.code:
                if not more():
                    return False
                card_painter.draw_flying(look, one.code, max(one.start.width, one.goal.width))
        return True

    def compose(
        self, look: Look, cursor: Cursor, now: float, held: Slot | None
    ) -> list[pygame.Rect]:
        """Settle what is to be drawn of the cards now; returns the areas in which that changed."""
        before, self._prints = self._prints, []
        for one in self._sprites.values():
            one.go_on(now)
        moving = self.moving(now)
        # At rest, cards become fine little by little; what did not move is drawn at once.
        # On a machine that is held up, a whole way may lie between two frames.
        way = [one for one in self._sprites.values() if one.lasts > 0]
        came = [one for one in way if one.last is None or one.last[1] != one.goal]
        settling = self.rough or self._moved or len(came) > 1
        self._until = 0.0 if moving else self._clock.fine() + SETTLING if settling else math.inf
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
        self._turning, self._late = self._clock.fine() + TURNING, False
        self._longest = max((one.waits for one in ways if one.under_way(now)), default=0)
        there = [(lying, self._sprites[lying.key]) for lying in shown]
        # What flies is drawn last, above all that lies.
        # A hand that is not sorted yet lies from the left to the right.
        sorting = any(one.later is not None or one.act is Act.SORT for _, one in there)
        for lying, sprite in sorted(
            there,
            key=lambda one: (
                _flies(one[1], now), one[1].at(now).x if sorting and one[0].own else 0.0
            ),
        ):  # fmt: skip
            if not sprite.waiting(now):
                self._one(look, lying, sprite, cursor, now)
        self._leaving = [one for one in self._leaving if one.moving(now)]
        for sprite in self._leaving:
            # All come to lie on each other, where the shadow of one is enough.
            left = 1 - sprite.share(now)
            self._print(look, sprite, now, 0.2, shade=min(1.0, left / (1 - GATHERED)))
        in_hand, self._held_print = self._held_print, []
        if held is not None:
            code = next((one.code for one in self._order if one.ref == dragged), "")
            if code or dragged == STOCK:
                picture = card_painter.lying(look, code, held, 1.0)
                self._held_print = [card_painter.centred(picture, held)]
        return changed([*before, *in_hand], [*self._prints, *self._held_print])

    def _fine(self, look: Look, code: str, goal: Slot, lift: float) -> pygame.Surface | None:
        """A card as it lies, drawn as far as there is time now; None if it is not there yet."""
        picture = card_painter.kept(look, code, goal, lift)
        if picture is not None or self._clock.fine() >= self._until:
            return picture
        wanted = (look, code, goal, lift)
        if self._begun is None or self._begun[0] != wanted:
            self._begun = wanted, card_painter.laying(*wanted)
        for _ in self._begun[1]:
            if self._clock.fine() >= self._until:
                return None
        self._begun = None
        return card_painter.kept(*wanted)

    def draw(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """The cards as they were composed last, those that reach into an area."""
        card_painter.put(target, [one for one in self._prints if area_of(one).colliderect(area)])

    def draw_held(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """The card that is dragged: it is nearer to the eye than everything else."""
        card_painter.put(
            target, [one for one in self._held_print if area_of(one).colliderect(area)]
        )

    def _one(
        self, look: Look, lying: PlacedCard, sprite: Sprite, cursor: Cursor, now: float
    ) -> None:
        focused, state, slot = cursor.rings(lying.ref), cursor.state(lying.ref), sprite.at(now)
        _, wide = sprite.face(now)
        raised = focused or (state == "hover" and bool(lying.code))
        if lying.glow:
            self._prints += card_painter.halo_print(look, slot, wide)
        lift = PRESSED if state == "pressed" else 0.4 if raised else 0.03
        self._print(look, sprite, now, max(lying.lift, lift))
        if lying.marked and wide == 1:
            self._prints.append(card_painter.mark_print(look, slot))
        if focused:
            # As it will lie: a ring for every turn on the way would take longer than the card.
            around = replace(sprite.goal, x=slot.x, y=slot.y)
            ring = card_painter.ring_print(look, around, wide, moving=sprite.moving(now))
            self._prints.append(ring)

    def _has_to_wait(self, sprite: Sprite, *, turning_over: bool) -> bool:
        """Are others to be turned in the time that is left of this frame, or is there none left?

        None waits long: one that is turned over for a frame, others for a few, but for as long as
        others have waited longer: of all that are late only one is turned in a frame.
        """
        if sprite.waits < self._longest or self._clock.fine() >= self._turning:
            if self._late or sprite.waits < (1 if turning_over else WAITS):
                sprite.waits += 1
                return True
            self._late = True
        sprite.waits = 0
        return False

    def _print(
        self, look: Look, sprite: Sprite, now: float | None, lift: float, shade: float = 1.0
    ) -> None:
        """A card as it lies, or on its way; without `now`, where it lies in the end.

        Cards are not drawn as they will lie while others move, and then step by step; until then
        they are shown as they lay, or as they fly.
        """
        goal, moving = sprite.goal, now is not None and sprite.moving(now)
        slot, up, wide = goal, sprite.up, 1.0
        if now is not None and moving:
            slot, (up, wide) = sprite.at(now), sprite.face(now)
        code = sprite.code if up else ""
        drawn = max(sprite.start.width, goal.width) if moving else goal.width
        last = sprite.last if sprite.last is not None and sprite.last[0] == (code, look) else None

        def flying(coarse: bool) -> list[Print]:
            """As it lay last, or drawn anew where it looks otherwise now."""
            if wide == 1.0 and last is not None and shade == 1.0:
                return [card_painter.carried(last[2], last[1], slot, coarse=coarse)]
            if wide < 1 and last is not None and abs(last[1].turn) < STRAIGHT:
                # No card is drawn anew while it moves, if it need not be.
                picture = card_painter.narrowed(last[2], wide * slot.width / last[1].width)
                return [card_painter.centred(picture, slot)]
            return card_painter.flying(
                look, code, slot, lift, drawn, wide, coarse=coarse, shade=shade
            )

        flown = sprite.flown
        if flown is None and last is not None:
            flown = last[0], last[1], [card_painter.centred(last[2], last[1])], 1.0
        if moving and not (wide == 1.0 and _alike(slot, goal)):
            # One that turns over may show its other side for another frame.
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
            self._prints.append(card_painter.centred(picture, slot))
            return
        self.rough = True
        alike = last is not None and _alike(last[1], goal)
        if last is not None and alike and abs(last[1].turn - goal.turn) < STRAIGHT:
            self._prints.append(card_painter.centred(last[2], slot))
            return
        # Many come to rest in one frame, and none is drawn anew for the few until it is fine.
        like = flown is not None and flown[3] == wide and _alike(flown[1], slot)
        if flown is None or not (like or self._has_to_wait(sprite, turning_over=False)):
            flown = (code, look), slot, flying(coarse=not alike), wide
        sprite.flown = flown
        self._prints += moved(flown[2], flown[1], slot)


def _laid_down(gone: Mapping[ItemRef, Sprite]) -> str:
    """The face of the card that has just left the player's hand; empty for none."""
    faces = (one.code for key, one in gone.items() if isinstance(key, CardRef))
    return next(faces, "")


def _flies(sprite: Sprite, now: float) -> bool:
    return sprite.moving(now) and sprite.act.flies


def _backs(sprites: Mapping[ItemRef, Sprite], where: FaceDown) -> list[Sprite]:
    """Those that lie face down there."""
    return [one for key, one in sprites.items() if isinstance(key, BackRef) and key.where is where]


def _alike(one: Slot, other: Slot) -> bool:
    """Would a card look nearly the same in both slots, wherever they are?"""
    turned = abs((one.turn - other.turn + 180) % 360 - 180)
    return turned < 3 and abs(one.width - other.width) < 0.02 * other.width
