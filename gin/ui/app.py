"""What the window shows: the view drawn, and what is done to it by whoever plays."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gin.core.message import ended
from gin.interface.audience import Audience, ShownFrame
from gin.interface.commands import Command
from gin.interface.cue import Heard
from gin.interface.front_door import FrontDoor
from gin.interface.refs import ItemRef
from gin.interface.showdown import ShowdownView
from gin.interface.view import HAND_SCENES, Choice, Role, Scene, View
from gin.language import translation, typed
from gin.present.input import focus_order
from gin.present.input.choices import activated
from gin.present.output import cues
from gin.present.output.brevity import length
from gin.present.output.sounds import beside
from gin.rules.model.events import Event
from gin.session.setting import CardLetters, Motion
from gin.session.settings import Settings
from gin.ui.animation.motion import Act
from gin.ui.animation.stage import GRACE, Stage
from gin.ui.announcer import Announcer
from gin.ui.frames import Frames
from gin.ui.input.commands import run_command
from gin.ui.input.pointer import break_off
from gin.ui.laid_view import LaidView
from gin.ui.layers import talk_without_room
from gin.ui.opponent_timing import OpponentTiming
from gin.ui.painting import Painting
from gin.ui.platform.clock import Clock
from gin.ui.platform.sound import Sounds
from gin.ui.pointing import Pointing
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look

FIRST_SIZE = (1280, 800)
FRAME = 1 / 60
SLICE = 0.006
"""Seconds of thinking between two looks at what was pressed."""


class App:
    """A window on the program: the `InputHost` that devices and screen readers act on.

    It holds none of these. Its `frames` draw to any surface, so that tests and the gallery need no
    window; `Loop` has the real one, and the devices.
    """

    def __init__(
        self,
        shown: FrontDoor,
        size: tuple[int, int] = FIRST_SIZE,
        sounds: Sounds | None = None,
        audience: Audience | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.shown = shown
        shown.tongue = typed
        self.clock = clock or Clock()
        self.laid = LaidView(shown, size, self.clock)
        self._layout, self._sprites = self.laid.layout, self.laid.sprites
        self._stage = Stage()
        self.pointing = Pointing(self.laid, self._stage)
        self._closing: tuple[Heard, ...] = ()
        self.painting = Painting(self._sprites, self.clock.now())
        self.announcer = Announcer(self.clock, sounds, audience)
        self._opponent = OpponentTiming(shown)
        self.frames = Frames(self.laid, self.pointing, self.announcer, self.painting, self.clock)
        self.refresh()

    # What is shown.

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.shown.settings

    @property
    def view(self) -> View:
        """The view that is shown now."""
        return self.laid.view

    @property
    def look(self) -> Look:
        """The measures of the scene, in the part of the window that a lesson leaves to it."""
        return self.laid.look

    @property
    def place(self) -> Placement:
        """Where the items lie."""
        return self._layout.reach

    @property
    def hand_below(self) -> bool:
        """Return whether a hand lies on the table, here or below a page."""
        return self.shown.asking.has_hand

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for another size in pixels."""
        self.laid.size = size
        self._sprites.clear(self.pointing.cursor.dragged)
        self.announcer.show_again()
        self.refresh()
        self.pointing.resize_held()

    def refresh(self, choice: Choice | None = None) -> None:
        """Take the view again after something was done; `choice` is what it was done by."""
        self.frames.begin_view()
        translation.follow(self.settings.language)
        translation.print_letters(own=self.settings.card_letters == CardLetters.LANGUAGE)
        before, after = self.view, self.shown.view()
        events = self.shown.take_events()
        sounds = self._begin_showdown(before, after, events, choice)
        self.laid.show(self._stage.moment.view if self._stage.moment is not None else after)
        told = self.shown.take_announcements()
        if told:
            self.pointing.disarm()
        self.announcer.plan(beside(sounds, told), self.laid.pace)
        self.announcer.hear(told, before, after)
        self._show(before, events)
        if talk := talk_without_room(self.view, self.look, self.place, told):
            self.announcer.tell(talk)
        self._opponent.follow(self.clock.now(), self.laid.usual_pace, spoken=self.announcer.speaks)
        for command in self.shown.take_commands():
            self.command(command)
        # The end of a hand is shown first.
        if not self.staging and self.shown.show_notices():
            self.refresh()

    def _show(self, before: View, events: tuple[Event, ...] = ()) -> None:
        """Lay the view out, and point at what can be pointed at, where `before` was shown."""
        height = self._layout.height_of(focus := self.pointing.cursor.focus)
        self.painting.follow(before, self.view, self.clock.now())
        if self.view.dialog is not None and (
            before.dialog is None
            or before.dialog.title != self.view.dialog.title
            or (before.introduction is not None and self.view.introduction is None)
        ):
            self.painting.begin_question(self.clock.now())
        if (before.scene, before.title) != (self.view.scene, self.view.title):
            self._layout.begin()
            height = None
            self.painting.begin_scene(self.clock.now())
            if not {before.scene, self.view.scene} <= HAND_SCENES:
                self._sprites.clear()
        self.pointing.follow(before, self.shown.depth)
        if self.staging:
            self.painting.begin_scene(self.clock.now())
        shown = self.view.content
        turns = isinstance(shown, ShowdownView) and shown.turning
        self.pointing.lay_out(Act.TURN if turns else Act.PLAY, events)
        if height is not None and self._layout.hold(focus, height):
            self.pointing.lay_out()
        dragged = self.pointing.cursor.dragged
        if dragged is not None and (self.view.dialog is not None or dragged not in self.view.refs):
            # It is not there any more, or a question lies over the place that it would go to.
            break_off(self)
        self.pointing.reveal(self.pointing.cursor.focus)
        self.frames.renew()

    # What is shown bit by bit.

    @property
    def showing(self) -> bool:
        """Is something drawn bit by bit that was not heard before? A press ends that."""
        now = self.clock.now()
        writes = not self.announcer.speaks and self.painting.writes(self.view, self.laid.pace, now)
        return self.staging or self._deals(now) or writes

    def _deals(self, now: float) -> bool:
        """Are cards being dealt? Nobody can choose before having seen them, but who has heard."""
        return self._sprites.dealing(now) and self.view.dialog is None and not self.announcer.speaks

    def skip(self) -> None:
        """Show all at once of what is being shown bit by bit, every card in its last place; what is
        pressed as that has just begun was meant for what was shown before."""
        now = self.clock.now()
        if self.staging:
            if self._stage.just_begun(now):
                return
            self._stage.end()
            self._after_moment()
        elif self._deals(now) and now - self._sprites.deal_began < GRACE:
            return
        else:
            self.painting.hurry(self.view, self.laid.pace, now)
        self._sprites.clear()
        self.pointing.lay_out()
        self.laid.dirty = True

    @property
    def staging(self) -> bool:
        """Is the end of a hand being shown?"""
        return self._stage.moment is not None

    def _begin_showdown(
        self, before: View, after: View, events: tuple[Event, ...], choice: Choice | None
    ) -> tuple[Heard, ...]:
        """Begin to show the end of a hand, if that is what happened; what is heard first."""
        showdown = self.shown.showdown(before, events) if self.laid.usual_pace > 0 else ()
        if not showdown:
            if not events and choice is None and before == after:
                return ()
            return cues.heard(before, after, events, choice)
        self._closing = cues.closing(events)
        self._stage.begin(showdown, self.clock.now(), self.laid.usual_pace)
        return cues.heard(before, after, cues.opening(events), choice) + showdown[0].heard

    def _after_moment(self) -> None:
        """Show the next moment of the end of a hand, or what comes after the last."""
        before, moment = self.view, self._stage.moment
        self.laid.show(moment.view if moment is not None else self.shown.view())
        self.announcer.plan(moment.heard if moment is not None else self._closing, self.laid.pace)
        self.painting.begin_scene(self.clock.now())
        self._show(before)
        if moment is None:
            # There was time to think while it was shown.
            self._opponent.hurry(self.clock.now())
            if self.shown.show_notices():
                self.refresh()

    # Doing.

    def choose(self, choice: Choice) -> None:
        """Make a choice of the view."""
        self.announcer.act()
        self.shown.choose(choice.intent)
        self.refresh(self.shown.take_made() or choice)

    def perform(self, act: Callable[[FrontDoor], object]) -> None:
        """Do something that is no choice with what is shown, such as writing into a field."""
        act(self.shown)
        self.refresh()

    def activate(self, item: ItemRef | None) -> None:
        """Do what an item is for."""
        view, shown = self.view, self.view.item(item)
        if shown is not None and shown.role is Role.FIELD:
            return
        picked = self.laid.card if self.laid.card == self.pointing.cursor.focus else None
        choice = activated(view, item, picked)
        if choice is not None:
            self.choose(choice)
        elif shown is not None:
            self.announcer.answer(ended(focus_order.told(view, shown)))

    def command(self, command: Command) -> None:
        """Carry out a command."""
        run_command(self, command)

    def attend(self, event: pygame.event.Event) -> None:
        """Take note of what an event says about the window itself and about the player."""
        self.announcer.attend(event)
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.shown.quit()
            case pygame.WINDOWFOCUSGAINED if self.settings.motion == Motion.SYSTEM:
                self.laid.calm.look()
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN | pygame.WINDOWRESTORED:
                self.laid.dirty = True
                self.painting.forget()

    def ask(self, question: Command) -> None:
        """Show the answer to a question about the table, and tell it to those who listen."""
        self.pointing.disarm()
        self.announcer.tell(self.shown.ask(question))
        self.announcer.pass_on(self.shown.take_announcements())

    # Time and drawing.

    def tick(self, now: float, *, silent: bool = False) -> None:
        """Do what is due and report it; sounds wait while `silent`."""
        self.update(now, silent=silent)
        self.report(now)

    def update(self, now: float, *, silent: bool = False) -> None:
        """Do what is due, such as the opponent's move."""
        if not silent:
            self.announcer.play(now, self.settings, self.view.scene)
        staged = self._stage.next_due()
        if staged is not None and now >= staged:
            self._stage.go_on(self.laid.usual_pace)
            self._after_moment()
        still = not self.staging and not self._sprites.moving(now)
        due = self._opponent_due(now)
        if due is not None and now >= due and still:
            self._opponent.move()
            self.refresh()
        if self.shown.working and still and self.shown.work(SLICE):
            self.refresh()

    def report(self, now: float) -> None:
        """Report it to those who listen, and end a notice that was shown for long enough."""
        self.announcer.tick(now, self._frame, self.settings, drawn=not self.laid.dirty)

    def _opponent_due(self, now: float) -> float | None:
        """When the opponent moves; not while a game is told of."""
        return None if self.view.introduction is not None else self._opponent.next_due(now)

    def _frame(self) -> ShownFrame | None:
        """Return what those who don't look at the window are given; None for what they have. While
        the end of a hand is shown, they have its result: no later focus cuts that off."""
        if not self.staging:
            lies = self.place.corners()
            return ShownFrame(self.view, self.pointing.cursor.focus, lies, length(self.settings))
        view = self.shown.view()
        if view.scene is not Scene.RESULT:
            return None
        return ShownFrame(view, focus_order.settled(view, None), length=length(self.settings))

    def next_due(self, now: float) -> float | None:
        """Seconds until something is to be done without input; None if nothing is."""
        if self.frames.goes_on(now):
            return FRAME
        if self.shown.working:
            return 0.001
        parts = (
            self._stage.next_due() if self.staging else self._opponent_due(now),
            self.announcer.next_due(),
        )  # fmt: skip
        times = [due for due in parts if due is not None]
        return max(0.001, min(times) - now) if times else None

    def start_afresh(self) -> None:
        """Drop everything that was drawn, and lay out again what is shown."""
        self.pointing.let_go()
        self._sprites.clear()
        self.painting.start_afresh()
        self.refresh()

    def settle(self) -> None:
        """Finish all motion at once: for tests and pictures."""
        if self.staging:
            self._stage.end()
            self._after_moment()
        self._sprites.clear()
        self.painting.settle()
        self.pointing.lay_out()
