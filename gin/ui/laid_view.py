"""The current view and its layout."""

from __future__ import annotations

from gin.interface.front_door import FrontDoor
from gin.interface.refs import DISCARDS, STOCK, BackRef, ItemRef
from gin.interface.view import HAND_SCENES, View
from gin.present.input.card_button import lets_go, with_card
from gin.rules.model.events import Event
from gin.session.setting import Motion
from gin.session.settings import Settings
from gin.ui.animation.carrying import REACH, Arms, Carrier
from gin.ui.animation.motion import PACE, Act
from gin.ui.animation.sprites import Sprites
from gin.ui.art.room.daylight import Outside
from gin.ui.feelings import Feelings, Speech, without_words
from gin.ui.layers import beside_lesson
from gin.ui.layout import Layout
from gin.ui.platform.clock import Clock
from gin.ui.platform.reduced_motion import ReducedMotion
from gin.ui.render.style import Look, look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.table_arms import arms_at_table
from gin.ui.scenes.table_words import remark_rect


class LaidView:
    """The view, its measures, and the places of its items and cards.

    `dirty` is true from a change until the next drawing.
    """

    def __init__(self, shown: FrontDoor, size: tuple[int, int], clock: Clock) -> None:
        self._shown = shown
        self._clock = clock
        self.size = size
        self.view = self._bare = shown.view()
        self.layout = Layout(self.view)
        self.sprites = Sprites(clock)
        self.calm = ReducedMotion()
        self._last_look: Look | None = None
        self.feelings, self.speech = Feelings(), Speech()
        self.dirty = True
        self.card: ItemRef | None = None
        """Card of the hand that the player picked in this turn."""
        self._clicked = False

    def show(self, view: View) -> None:
        """Replace the view; call `lay_out` to place it."""
        now = self._clock.now()
        view = self._bare = self.speech.settled(self.feelings.settled(view, now), now)
        if view.dialog is None and not lets_go(view):
            self.card = None
        self.view = with_card(view, self.card, clicked=self._clicked)

    def pick(self, card: ItemRef, *, clicked: bool = False) -> None:
        """Show the button that discards this card of the hand; `clicked` with the mouse."""
        self.card, self._clicked = card, clicked
        self.show(self._bare)

    def put_back(self) -> None:
        """Forget the picked card."""
        self.card = None
        self.show(self._bare)

    def lay_out(self, cursor: Cursor, act: Act = Act.LIFT, events: tuple[Event, ...] = ()) -> None:
        """Place all items, and start moving cards whose place has changed.

        Args:
            cursor: the player's cursor, which cards make room for.
            act: the reason for the cards' motion.
            events: the events that moved them.
        """
        look = self.look
        self.layout.lay_out(self.view, look, self.whole_look, cursor)
        if not self.speech.stays(look, remark_rect(look, self.view, self.layout.place)):
            self.view, self._bare = without_words(self.view), without_words(self._bare)
        if look != self._last_look and self.sprites.hands.moving(self._clock.now()):
            # The hand was drawn for other sizes or colours.
            self.sprites.clear(cursor.dragged)
        self._last_look = look
        if self.view.scene in HAND_SCENES:
            self.sprites.follow(
                self.layout.place, events, pace=self.pace, now=self._clock.now(),
                dragged=cursor.dragged, act=act, arms=self._arms,
            )  # fmt: skip

    @property
    def passes(self) -> float | None:
        """When the next of the opponent's feelings or words is over; None if none passes."""
        times = (self.feelings.due, self.speech.due)
        return min((one for one in times if one is not None), default=None)

    @property
    def _arms(self) -> Arms:
        return arms_at_table(self.view, self.look) if self.pace > 0 else Arms()

    def draw_arm(self) -> bool:
        """Draw one more image of the arms in advance; return False if all are drawn."""
        return self._draw_arm(self._arms.other) or self._draw_arm(self._arms.own)

    def draw_own_arm(self) -> bool:
        """Draw one more image of the player's arm in their turn; return False if all are drawn."""
        table = self.view.table
        return table is not None and table.you.on_turn and self._draw_arm(self._arms.own)

    def _draw_arm(self, arm: Carrier | None) -> bool:
        slots = self.layout.place.slots
        if arm is None or STOCK not in slots or DISCARDS not in slots:
            return False
        backs = [one.slot for one in self.layout.place.cards if isinstance(one.key, BackRef)]
        return arm.draw_next(slots[STOCK], slots[DISCARDS], backs)

    @property
    def reach(self) -> float:
        """Seconds that the opponent's hand needs to reach a card, before the card moves."""
        return REACH * self.pace if self._arms.other is not None else 0.0

    @property
    def turned(self) -> bool:
        """Whether the picture is shown upside down."""
        return self._shown.turned

    @property
    def outside(self) -> Outside:
        """The season and the time outside the room's window."""
        return Outside.at(self._shown.now)

    @property
    def settings(self) -> Settings:
        return self._shown.settings

    @property
    def look(self) -> Look:
        """Measures of the scene, which may share the window with a lesson."""
        return beside_lesson(self.view, self.whole_look)

    @property
    def whole_look(self) -> Look:
        return look_for(self.settings, self.size, self._shown.own_cards)

    @property
    def pace(self) -> float:
        """Factor of all durations of motion; 0 if motion is reduced."""
        return self.usual_pace if self._moves else 0.0

    @property
    def usual_pace(self) -> float:
        """`pace`, ignoring reduced motion."""
        return float(PACE[self.settings.speed])

    @property
    def curtain_pace(self) -> float:
        """Factor of the time in which the curtain closes and opens; 0 if motion is reduced."""
        return float(PACE[self.settings.curtain]) if self._moves else 0.0

    @property
    def _moves(self) -> bool:
        motion = self.settings.motion
        calm = motion == Motion.REDUCED or (motion == Motion.SYSTEM and self.calm.wanted)
        return not calm
