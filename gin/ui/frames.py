"""The window's frames: whether a new one is needed, and its drawing."""

from __future__ import annotations

import math

import pygame
from msgspec.structs import replace

from gin.interface.view import Scene, View
from gin.ui.animation.hearth import STILL, Fire, Hearth, flared
from gin.ui.animation.idle import Idle, Seen
from gin.ui.announcer import Announcer
from gin.ui.art.room.daylight import Outside
from gin.ui.laid_view import LaidView
from gin.ui.painting import FrameState, Painting
from gin.ui.platform.clock import Clock
from gin.ui.platform.pixels import turned_rect
from gin.ui.pointing import Pointing

LAYING = 0.004
"""Seconds per frame for painting static parts before anything moves.

The loop does not sleep between such frames, so a small value keeps each frame short without costing
time.
"""


class Frames:
    """Draws the window, only where it has changed since the last frame."""

    def __init__(
        self,
        laid: LaidView,
        pointing: Pointing,
        announcer: Announcer,
        painting: Painting,
        clock: Clock,
    ) -> None:
        self._laid = laid
        self._pointing = pointing
        self._announcer = announcer
        self._painting = painting
        self._clock = clock
        self.fire = Fire()
        self._idle = {"face": Idle(1), "own": Idle(2, lively=False)}
        """The idle life of the opponent's face and of the player's own."""
        self._breathed = -math.inf
        """Time of the last hearth."""
        self._fresh, self._laying = True, False
        self._shown_outside = laid.outside
        self._fetch_began: float | None = None
        self._canvas: tuple[pygame.Surface, pygame.Surface] | None = None
        """The upright frame and the target that shows it upside down, if it does."""

    def begin_view(self) -> None:
        """Record when the app starts to fetch a view; that time counts towards its first frame."""
        self._fetch_began = self._clock.fine()

    def renew(self) -> None:
        self._laid.dirty = self._fresh = True

    def needs_drawing(self, now: float) -> bool:
        laid = self._laid
        moved = self._painting.needs_drawing(laid.view, laid.pace, now)
        later = self._outside() != self._shown_outside
        return laid.dirty or self._announcer.changed or moved or later

    def will_change(self, now: float) -> bool:
        """Return whether the next frame will differ even without input."""
        laid = self._laid
        return (
            laid.dirty
            or self._announcer.changed
            or self._painting.will_change(laid.view, laid.pace, now)
        )

    def draw(self, target: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Draw on a target and return the changed areas; a new target is drawn whole."""
        if self._laid.turned:
            areas = self._draw_turned(target, now)
        else:
            self._canvas = None
            areas = self._painting.draw(
                target, self._state(), self._laid.pace, now, self._hearth(now)
            )
        self._drawn()
        return areas

    def breathe(self, target: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Change only what lives by itself, such as the fire; return the changed areas."""
        canvas, shown = self._canvas or (target, target)
        areas = self._painting.breathe(canvas, self._hearth(now))
        if shown is not target:
            return []
        return areas if canvas is target else self._put_turned(canvas, target, areas)

    def next_breath(self, now: float) -> float | None:
        """Return the time of the next change of what lives by itself; None if nothing does."""
        seen, last = self._painting.seen, self._painting.hearth
        if not seen:
            return None
        if now != self._breathed:
            hearth = self._hearth(now)
            if any(getattr(hearth, name) != getattr(last, name) for name in seen):
                return now
        if not self._burns(now):
            return None
        times = [one.next_due(now) for name, one in self._idle.items() if name in seen]
        if "flame" in seen:
            times.append(self.fire.next_due(now))
        return min(times, default=None)

    def prepare_next(self, now: float) -> bool:
        """Draw an image that moving faces or arms will need; return False if none is left."""
        return (self._burns(now) and self._painting.prepare_next()) or self._laid.draw_own_arm()

    def follow(self, before: View, view: View, now: float) -> None:
        """Let the opponent's eyes follow what both players see."""
        old, new, face = before.table, view.table, self._idle["face"]
        if old is None or new is None or old.hand_number != new.hand_number:
            return
        face.think(thinks=new.thinking)
        if new.discards > old.discards:
            face.see(Seen.DISCARDED, now)
        elif new.discards < old.discards and old.you.on_turn:
            face.see(Seen.TAKEN, now)

    def _hearth(self, now: float) -> Hearth:
        self._breathed, seen = now, self._painting.seen
        if not self._burns(now):
            return STILL
        poses = {name: one.at(now) for name, one in self._idle.items() if name in seen}
        laid = self._laid
        shown = flared(self.fire.at(now), self._painting.flare(laid.view, laid.pace, now))
        return replace(shown, **poses) if poses else shown

    def _burns(self, now: float) -> bool:
        """Return whether the fire moves: someone looks, and wants motion.

        In contrast themes no painter shows it.
        """
        return self.fire.lit and self._laid.pace > 0 and self._announcer.watched(now)

    def _draw_turned(self, target: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Draw the frame upside down."""
        if self._canvas is None or self._canvas[1] is not target:
            # The canvas replaces a target that was drawn on before, so draw it whole.
            self._canvas = pygame.Surface(target.get_size()), target
        canvas, _ = self._canvas
        areas = self._painting.draw(canvas, self._state(), self._laid.pace, now, self._hearth(now))
        return self._put_turned(canvas, target, areas)

    @staticmethod
    def _put_turned(
        canvas: pygame.Surface, target: pygame.Surface, areas: list[pygame.Rect]
    ) -> list[pygame.Rect]:
        turned = [turned_rect(area, target.get_size()) for area in areas]
        for area, goal in zip(areas, turned, strict=True):
            target.blit(pygame.transform.flip(canvas.subsurface(area), True, True), goal)
        return turned

    def drawn_otherwise(self) -> None:
        """Record that something else was drawn on the target, so the next frame is drawn whole."""
        self._painting.drawn_otherwise()
        self._drawn()

    def _drawn(self) -> None:
        self._laid.dirty = self._announcer.changed = False
        self._fresh = self._laying = False
        self._shown_outside = self._outside()

    def draw_anew(self, target: pygame.Surface, now: float) -> None:
        """Draw the last frame again without using any cached part."""
        self._painting.draw_anew(target, self._state(), self._laid.pace, now)
        if self._laid.turned:
            target.blit(pygame.transform.flip(target, True, True), (0, 0))

    def put_off(self, now: float) -> bool:
        """Return whether to leave a view's first frame for later, if anything moves or settles.

        If this method returns True, it has painted some of the frame's static parts, so that each
        frame stays short.
        """
        laid, clock = self._laid, self._clock
        # On a slow machine, a motion may be over before all is painted.
        moves = self._laying or self._painting.will_change(laid.view, laid.pace, now)
        if not self._fresh or not moves:
            return False
        begun = clock.fine() if self._fetch_began is None else self._fetch_began
        self._fetch_began, until = None, begun + LAYING
        if clock.fine() >= until:
            # Fetching the view took the time of a frame.
            return True
        done = self._painting.lay_out(self._state(), laid.pace, now, lambda: clock.fine() < until)
        self._fresh = self._laying = not done
        return True

    def _outside(self) -> Outside:
        """Return the outside to show; without a room it stays the same."""
        if self._laid.view.scene in (Scene.MENU, Scene.TABLE):
            return self._laid.outside
        return self._shown_outside

    def _state(self) -> FrameState:
        laid, pointing, announcer = self._laid, self._pointing, self._announcer
        layout, settings, asked = laid.layout, laid.settings, pointing.asked
        return FrameState(
            laid.view,
            laid.view if asked is None else replace(laid.view, dialog=asked),
            laid.look,
            laid.whole_look,
            layout.place,
            layout.reach,
            layout.offset,
            pointing.cursor,
            pointing.held,
            pointing.framed,
            announcer.notice,
            announcer.captions(settings),
            settings,
            self._outside(),
        )
