"""The view that the window shows, laid out in it."""

from __future__ import annotations

from gin.interface.front_door import FrontDoor
from gin.interface.refs import ItemRef
from gin.interface.view import HAND_SCENES, View
from gin.present.input.card_button import lets_go, with_card
from gin.rules.model.events import Event
from gin.session.setting import Motion
from gin.session.settings import Settings
from gin.ui.animation.motion import PACE, Act
from gin.ui.animation.sprites import Sprites
from gin.ui.layers import beside_lesson
from gin.ui.layout import Layout
from gin.ui.platform.clock import Clock
from gin.ui.platform.reduced_motion import ReducedMotion
from gin.ui.render.style import Look, look_for
from gin.ui.render.widgets import Cursor


class LaidView:
    """A view, the measures by which it is drawn, and where its items and cards lie.

    `dirty` is true from a change of these until the next drawing.
    """

    def __init__(self, shown: FrontDoor, size: tuple[int, int], clock: Clock) -> None:
        self._shown = shown
        self._clock = clock
        self.size = size
        self.view = self._bare = shown.view()
        self.layout = Layout(self.view)
        self.sprites = Sprites(clock)
        self.calm = ReducedMotion()
        self.dirty = True
        self.card: ItemRef | None = None
        """The card of the hand that the player picked in this turn."""

    def show(self, view: View) -> None:
        """Replace the view, which `lay_out` then places."""
        self._bare = view
        if view.dialog is None and not lets_go(view):
            self.card = None
        self.view = with_card(view, self.card)

    def pick(self, card: ItemRef) -> None:
        """Show the button that discards this card of the hand."""
        self.card = card
        self.show(self._bare)

    def lay_out(self, cursor: Cursor, act: Act = Act.LIFT, events: tuple[Event, ...] = ()) -> None:
        """Place all items, and set off the cards that lie elsewhere now.

        Args:
            cursor: what the player points at, which cards make room for.
            act: why the cards move.
            events: what happened to them.
        """
        self.layout.lay_out(self.view, self.look, self.whole_look, cursor)
        if self.view.scene in HAND_SCENES:
            self.sprites.follow(
                self.layout.place, events, pace=self.pace, now=self._clock.now(),
                dragged=cursor.dragged, act=act,
            )  # fmt: skip

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self._shown.settings

    @property
    def look(self) -> Look:
        """The measures of the scene, in the part of the window that a lesson leaves to it."""
        return beside_lesson(self.view, self.whole_look)

    @property
    def whole_look(self) -> Look:
        """The measures of the whole window."""
        return look_for(self.settings, self.size)

    @property
    def pace(self) -> float:
        """How long motion takes, as a share of its usual time; 0 where nothing moves."""
        motion = self.settings.motion
        calm = motion == Motion.REDUCED or (motion == Motion.SYSTEM and self.calm.wanted)
        return 0.0 if calm else self.usual_pace

    @property
    def usual_pace(self) -> float:
        """The same by the speed that the player chose, with no regard to reduced motion."""
        return float(PACE[self.settings.speed])
