"""The picture of what is shown: what it is made of at a moment, and what moves in it by itself."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface.pictures import Face, Mood, Portrait
from gin.interface.refs import ItemRef
from gin.interface.showdown import ShowdownView
from gin.interface.view import HAND_SCENES, Scene, View
from gin.session.settings import Settings
from gin.ui.animation.sprites import Sprites
from gin.ui.art.image_cache import images
from gin.ui.layers import AboveCards, BelowCards, Drawing, telling
from gin.ui.platform.free_memory import return_freed_memory
from gin.ui.render.compositor import Picture
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import dialog, magnifier, painter_of, theatre

CHANGE = 0.2
"""Seconds in which one face becomes another, at normal speed."""


class FrameState(Struct, frozen=True):
    """All that is drawn at a moment, but for cards, which may be on the move.

    `look` is that of the scene and `place` where it lies; `whole` is the look of the window, and
    `reach` where those items lie that can be taken. `listing` is the view with what one switch may
    choose from, `framed` what is in its frame, and `held` where a dragged card is.
    """

    view: View
    listing: View
    look: Look
    whole: Look
    place: Placement
    reach: Placement
    offset: int
    cursor: Cursor
    held: Slot | None
    framed: tuple[ItemRef, ...]
    notice: Text
    captions: tuple[Text, ...]
    settings: Settings


_TINY = 1e-6
"""Seconds: more than what is lost by reckoning with the clock's times."""


class Painting:
    """Draws one moment after the other on a target, and what has changed since the last one."""

    def __init__(self, sprites: Sprites, now: float) -> None:
        self._sprites = sprites
        self._drawing = Drawing()
        self._since = self._asked = now
        self._face: tuple[Face, Mood] | None = None
        self._left: Mood = Mood.CALM
        self._changed = -math.inf
        self._moved = False

    def follow(self, before: View, view: View, now: float) -> None:
        """Fade the opponent's face in if it is another one of the same person."""
        other = view.table.other if view.scene is Scene.TABLE and view.table is not None else None
        face, self._face = self._face, (other.portrait, other.mood) if other is not None else None
        if face is None or self._face is None or face[0] != self._face[0]:
            self._changed = -math.inf
        elif face != self._face and other is not None and other.portrait is not Portrait.NOBODY:
            self._left, self._changed = face[1], now

    def begin_scene(self, now: float) -> None:
        """Another scene is shown from now on."""
        self._since = now

    def begin_question(self, now: float) -> None:
        """A question lies over the scene from now on."""
        self._asked = now

    def settle(self) -> None:
        """Take everything for shown long ago."""
        self._since = self._asked = self._changed = -math.inf

    # Motion.

    def moves(self, view: View, pace: float, now: float) -> bool:
        """Does anything move by itself: cards, or numbers being counted?"""
        return (
            self._sprites.moving(now)
            or _age(self._changed, pace, now) < CHANGE
            or _age(self._since, pace, now) < painter_of(view.scene).lasts(view)
            or _age(self._asked, pace, now) < _asks(view)
        )

    def needs_drawing(self, view: View, pace: float, now: float) -> bool:
        """Has anything moved by now? What has come to rest is drawn once more, where it lies."""
        came_to_rest, self._moved = self._moved, self.moves(view, pace, now)
        return self._moved or came_to_rest or self._sprites.rough

    def goes_on(self, view: View, pace: float, now: float) -> bool:
        """Will the next frame look otherwise, though nothing happens?"""
        return self._moved or self._sprites.rough or self.moves(view, pace, now)

    def writes(self, view: View, pace: float, now: float) -> bool:
        """Is something being shown bit by bit, such as a sum that is written line by line?"""
        if view.dialog is not None:
            return _age(self._asked, pace, now) < dialog.shows(view.dialog)
        return _age(self._since, pace, now) < painter_of(view.scene).shows(view)

    def hurry(self, view: View, pace: float, now: float) -> None:
        """Show all of that at once."""
        if view.dialog is not None:
            self._asked = min(self._asked, now - dialog.shows(view.dialog) * pace - _TINY)
        else:
            shows = painter_of(view.scene).shows(view)
            self._since = min(self._since, now - shows * pace - _TINY)

    # Drawing.

    def draw(
        self, target: pygame.Surface, moment: FrameState, pace: float, now: float
    ) -> list[pygame.Rect]:
        """Draw a moment; returns the areas in which it changed."""
        images.fit(moment.whole.size)
        cards = self._cards(moment)
        moved = (
            cards.compose(moment.look, moment.cursor, now, moment.held) if cards is not None else []
        )
        below, above = self._layers(moment, pace, now)
        return self._drawing.draw(target, below, cards, moved, above)

    def draw_anew(
        self, target: pygame.Surface, moment: FrameState, pace: float, now: float
    ) -> None:
        """Draw what was drawn last, at the same moment, with no part of it painted before."""
        below, above = self._layers(moment, pace, now)
        Picture().draw(target, below.parts(), self._cards(moment), [], tuple(above.parts()))

    def lay_out(
        self, moment: FrameState, pace: float, now: float, more: Callable[[], bool]
    ) -> bool:
        """Do beforehand what of the next drawing does not depend on where cards are by then, for as
        long as there may be `more`; True if all of it is done."""
        cards, shown = self._cards(moment), moment.view.content
        return (
            (not isinstance(shown, ShowdownView) or theatre.lay_out(moment.look, shown, more))
            and self._drawing.lay_out(*self._layers(moment, pace, now), more)
            and (cards is None or cards.lay_out(moment.look, more))
        )

    def forget(self) -> None:
        """Draw everything the next time: the target may have lost it."""
        self._drawing.picture.forget()

    def drawn_otherwise(self) -> None:
        """Take note that the target shows something else, which may stay there."""
        self._drawing.picture.forget()
        self._sprites.rough = False

    def _cards(self, moment: FrameState) -> Sprites | None:
        return self._sprites if moment.view.scene in HAND_SCENES else None

    def _layers(self, moment: FrameState, pace: float, now: float) -> tuple[BelowCards, AboveCards]:
        """What lies below the cards, and what over them."""
        one, cursor = moment, moment.cursor
        view, notice = telling(one.listing, one.notice)
        if view.scene is Scene.TABLE and view.dialog is None and self._sprites.dealing(now):
            # What is said of the upcard is told when it has been turned up.
            view = replace(view, status=NOTHING, news=NOTHING)
        painter, reach = painter_of(view.scene), one.reach
        if view.dialog is not None and view.dialog is not one.view.dialog:
            reach = dialog.place(view.dialog, one.look, Placement())
        hidden = view.scene is Scene.TABLE and self._sprites.hand_in_motion(now)
        enlarged = None
        if one.settings.magnifier and not cursor.dragged:
            enlarged = magnifier.enlarged(one.view, cursor.focus, cursor.hover)
        above = AboveCards(
            view, one.look, one.whole, one.place, reach, cursor,
            marks=_shows_marks(view) and not hidden,
            age=min(_age(self._since, pace, now), painter.lasts(view)),
            asked=min(_age(self._asked, pace, now), _asks(view)),
            framed=one.framed,
            enlarged=enlarged,
            notice=notice,
            captions=one.captions,
            leaving=self._leaving(pace, now),
        )  # fmt: skip
        return BelowCards(view, one.look, one.whole, one.place, cursor, one.offset), above

    def _leaving(self, pace: float, now: float) -> tuple[Mood, float] | None:
        """The opponent's last mood, and how much of it is still to be seen."""
        share = 1 - _age(self._changed, pace, now) / CHANGE
        return (self._left, share) if share > 0 else None

    def rest(self) -> None:
        """Free memory that the next motion fills again: nothing has changed for a while."""
        self._drawing.picture.give_up()
        images.shrink()
        return_freed_memory()

    def start_afresh(self) -> None:
        """Drop everything that was drawn."""
        self._drawing = Drawing()
        images.clear()
        self.rest()


def _shows_marks(view: View) -> bool:
    """Are the scene's own marks to be seen? A question takes their place; a typed line does not."""
    return view.dialog is None or view.dialog.typing or view.scene is Scene.MENU


def _asks(view: View) -> float:
    """Seconds, at normal speed, until a question is shown as it stays."""
    return dialog.lasts(view.dialog) if view.dialog is not None else 0.0


def _age(since: float, pace: float, now: float) -> float:
    """Seconds since then as they would be at normal speed; without end if nothing moves."""
    return (now - since) / pace if pace else math.inf
