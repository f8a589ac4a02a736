"""The app in the window: shows the view, and applies the player's input to it."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pygame

from gin.core.message import Text, ended
from gin.interface.audience import Audience, Rect, ShownFrame
from gin.interface.commands import Command
from gin.interface.cue import SoundCue
from gin.interface.curtain import CurtainView
from gin.interface.front_door import FrontDoor
from gin.interface.refs import ItemRef
from gin.interface.showdown import ShowdownView
from gin.interface.view import HAND_SCENES, Choice, Role, Scene, View
from gin.language import translation, typed
from gin.messages import sharing
from gin.present.input import focus_order
from gin.present.input.choices import activated
from gin.present.output import cues
from gin.present.output.brevity import length
from gin.present.output.sounds import without_refused_click
from gin.rules.model.events import Event
from gin.session.setting import CardLetters, Motion
from gin.session.settings import Settings
from gin.ui.animation.motion import Act
from gin.ui.animation.stage import GRACE, Stage
from gin.ui.announcer import Announcer
from gin.ui.frames import Frames
from gin.ui.input.commands import follow_lead, run_command
from gin.ui.input.pointer import DOUBLE_CLICK, break_off
from gin.ui.laid_view import LaidView
from gin.ui.layers import talk_without_room
from gin.ui.opponent_timing import OpponentTiming
from gin.ui.painting import Painting
from gin.ui.platform.clipboard import put_on_clipboard
from gin.ui.platform.clock import Clock
from gin.ui.platform.pixels import turned_rect
from gin.ui.platform.sound import Sounds
from gin.ui.pointing import Pointing
from gin.ui.render.geometry import Placement
from gin.ui.render.picture_files import PictureFiles
from gin.ui.render.style import Look

FIRST_SIZE = (1280, 800)
FRAME = 1 / 60
SLICE = 0.006
"""Maximum seconds of background work between two checks for input."""


class App:
    """The program as a window shows it: the `InputHost` that devices and screen readers act on.

    It owns no devices. Its `frames` draw to any surface, so tests and the gallery need no
    window; `Loop` owns the real window and the devices.
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
        shown.pictures = PictureFiles(lambda: self.settings, lambda: shown.own_cards)
        self.clock = clock or Clock()
        self.laid = LaidView(shown, size, self.clock)
        self._layout, self._sprites = self.laid.layout, self.laid.sprites
        self._stage = Stage()
        self.pointing = Pointing(self.laid, self._stage)
        self._was_turned = False
        self._closed_at = self._opened_at = -math.inf
        """When the curtain last closed at the end of a turn, and when it last opened."""
        self._closing: tuple[SoundCue, ...] = ()
        self.painting = Painting(self._sprites, self.clock.now())
        self.announcer = Announcer(self.clock, sounds, audience)
        self._opponent = OpponentTiming(shown)
        self._draws_arm = False
        self.frames = Frames(self.laid, self.pointing, self.announcer, self.painting, self.clock)
        if sounds is not None:
            sounds.on_crack = lambda loud: self.frames.fire.flare(self.clock.now(), loud)
        self.refresh()

    @property
    def settings(self) -> Settings:
        return self.shown.settings

    @property
    def view(self) -> View:
        return self.laid.view

    @property
    def look(self) -> Look:
        return self.laid.look

    @property
    def place(self) -> Placement:
        return self._layout.reach

    @property
    def shares_screen(self) -> bool:
        return self.shown.shares_screen

    @property
    def turned(self) -> bool:
        return self.shown.turned

    @property
    def hand_below(self) -> bool:
        return self.shown.asking.has_hand

    def resize(self, size: tuple[int, int]) -> None:
        self.laid.size = size
        self._sprites.clear(self.pointing.cursor.dragged)
        self.painting.end_curtain()
        self.announcer.show_again()
        self.refresh()
        self.pointing.resize_held()

    def refresh(self, choice: Choice | None = None) -> None:
        """Fetch the view again after a change; `choice` is the choice that caused it, if any."""
        self.frames.begin_view()
        translation.follow(self.settings.language)
        translation.print_letters(own=self.settings.card_letters == CardLetters.LANGUAGE)
        before, after = self.view, self.shown.view()
        events = self.shown.take_events()
        if after.scene is Scene.CURTAIN and before.scene is not Scene.CURTAIN:
            self._stage.end()
            self.announcer.forget()
        sounds = self._begin_showdown(before, after, events, choice)
        self.laid.show(self._stage.moment.view if self._stage.moment is not None else after)
        self._copy(self.shown.take_copied())
        announcements = self.shown.take_announcements()
        if announcements:
            self.pointing.disarm()
        self.announcer.plan(without_refused_click(sounds, announcements), self.laid.pace)
        self.announcer.hear(announcements, before, after)
        self._show(before, events)
        if talk := talk_without_room(self.view, self.look, self.place, announcements):
            self.announcer.show_notice(talk)
        self._opponent.follow(
            self.clock.now(), self.laid.usual_pace, spoken=self.announcer.speaks,
            reach=self.laid.reach,
        )  # fmt: skip
        for command in self.shown.take_commands():
            self.command(command)
        # Notices wait until after the showdown.
        if not self.staging and self.shown.show_notices():
            self.refresh()

    def _copy(self, lines: tuple[Text, ...]) -> None:
        if lines:
            text = "\n".join(map(translation.printed, lines))
            done = put_on_clipboard(text)
            self.shown.say(sharing.COPIED if done else sharing.NOT_COPIED)

    def _show(self, before: View, events: tuple[Event, ...] = ()) -> None:
        self.announcer.react(before, self.view)
        height = self._layout.height_of(focus := self.pointing.cursor.focus, self.laid.whole_look)
        self.painting.follow(before, self.view, self.clock.now())
        self.frames.follow(before, self.view, self.clock.now())
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
        opens = self.pointing.opens(self.shown.depth)
        self.pointing.follow(before, self.shown.depth)
        self._follow_curtain(before)
        applauds = self.view.lesson is not None and bool(self.view.lesson.applauds)
        if self.staging or (applauds and before.lesson != self.view.lesson):
            self.painting.begin_scene(self.clock.now())
        shown = self.view.content
        turns = isinstance(shown, ShowdownView) and shown.turning
        self.pointing.lay_out(Act.TURN if turns else Act.PLAY, events)
        if height is not None and self._layout.hold(focus, height):
            self.pointing.lay_out()
        dragged = self.pointing.cursor.dragged
        if dragged is not None and (self.view.dialog is not None or dragged not in self.view.refs):
            # The card is no longer there, or a question covers the place it would go to.
            break_off(self)
        if not opens:
            self.pointing.reveal(self.pointing.cursor.focus)
        self.frames.renew()

    def _follow_curtain(self, before: View) -> None:
        """Let the curtain between two people close or open."""
        now, after = self.clock.now(), self.view
        closed, closes = (
            one.content if isinstance(one.content, CurtainView) else None for one in (before, after)
        )
        if closes is not None and closes != closed:
            self._closed_at = now if closes.falls else -math.inf
            pace = self.laid.curtain_pace if closes.falls and before.scene in HAND_SCENES else 0.0
            self.painting.close_curtain(now, pace, turns=self.turned is not self._was_turned)
        elif closed is not None and closes is None:
            pace = self.laid.curtain_pace if closed.falls and after.scene in HAND_SCENES else 0.0
            self._opened_at = now
            self.painting.open_curtain(now, pace)
        self._was_turned = self.turned

    # Animation.

    @property
    def showing(self) -> bool:
        """Whether a press now skips an animation; with speech, only a showdown counts."""
        now = self.clock.now()
        writes = not self.announcer.speaks and self.painting.writes(self.view, self.laid.pace, now)
        curtain = self.painting.curtain_moves(now) or self._just_closed(now)
        moves = self.shown.shows_moves and not self.announcer.speaks
        return self.staging or self._deal_blocks(now) or writes or curtain or moves

    def _just_closed(self, now: float) -> bool:
        """Return whether a press may still have been meant for the turn that is over."""
        return self.view.scene is Scene.CURTAIN and now - self._closed_at < DOUBLE_CLICK

    def _show_moves(self, now: float) -> None:
        """Show all that a person has done, up to the end of the turn or of a hand.

        A second press shortly after the one that opened the curtain does not skip anything.
        """
        if now - self._opened_at < DOUBLE_CLICK:
            return
        while self.shown.shows_moves and not self.staging:
            self._opponent.move()
            self.refresh()

    def _deal_blocks(self, now: float) -> bool:
        """Return whether a deal blocks choices.

        Players who use speech need not wait for the cards.
        """
        return self._sprites.dealing(now) and self.view.dialog is None and not self.announcer.speaks

    def skip(self) -> None:
        """Skip the animation and put every card in its final place.

        Ignore a press just after a showdown or a deal began: it was meant for the previous view.
        """
        now = self.clock.now()
        if self.painting.curtain_moves(now):
            self.painting.end_curtain()
            self.laid.dirty = True
            return
        if self._just_closed(now):
            return
        if self.staging:
            if self._stage.just_begun(now):
                return
            self._stage.end()
            self._after_moment()
        elif self._deal_blocks(now):
            if now - self._sprites.deal_began < GRACE:
                return
        elif self.painting.writes(self.view, self.laid.pace, now):
            self.painting.hurry(self.view, self.laid.pace, now)
        else:
            self._show_moves(now)
        self._sprites.clear()
        self.painting.settle()
        self.pointing.lay_out()
        self.laid.dirty = True

    def end_celebration(self) -> None:
        """End what still falls or shines at the end of a hand or a match, for a press that acts."""
        if self.view.scene in (Scene.RESULT, Scene.FINAL) and self.frames.will_change(
            self.clock.now()
        ):
            self.painting.settle()
            self.laid.dirty = True

    @property
    def staging(self) -> bool:
        return self._stage.moment is not None

    def _begin_showdown(
        self, before: View, after: View, events: tuple[Event, ...], choice: Choice | None
    ) -> tuple[SoundCue, ...]:
        showdown = self.shown.showdown(before, events) if self.laid.usual_pace > 0 else ()
        if not showdown:
            if not events and choice is None and before == after:
                return ()
            return cues.heard(before, after, events, choice) + cues.of_trophy(before, after)
        self._closing = (*cues.closing(events), *cues.of_trophy(before, after))
        self._stage.begin(showdown, self.clock.now(), self.laid.usual_pace)
        return cues.heard(before, after, cues.opening(events), choice) + showdown[0].heard

    def _after_moment(self) -> None:
        before, moment = self.view, self._stage.moment
        self.laid.show(moment.view if moment is not None else self.shown.view())
        self.announcer.plan(moment.heard if moment is not None else self._closing, self.laid.pace)
        self.painting.begin_scene(self.clock.now())
        self._show(before)
        if moment is None:
            # The opponent had time to think during the showdown.
            self._opponent.hurry(self.clock.now())
            if self.shown.show_notices():
                self.refresh()

    # Actions.

    def choose(self, choice: Choice) -> None:
        self.announcer.act()
        self.shown.choose(choice.intent)
        self.refresh(self.shown.take_made() or choice)
        follow_lead(self, choice.intent)

    def perform(self, act: Callable[[FrontDoor], object]) -> None:
        act(self.shown)
        self.refresh()

    def activate(self, item: ItemRef | None) -> None:
        view, shown = self.view, self.view.item(item)
        if shown is not None and shown.role is Role.FIELD:
            return
        picked = self.laid.card if self.laid.card == self.pointing.cursor.focus else None
        choice = activated(view, item, picked)
        if choice is not None:
            self.choose(choice)
        elif shown is not None:
            self.announcer.answer(ended(focus_order.item_announcement(view, shown)))

    def command(self, command: Command) -> None:
        run_command(self, command)

    def attend(self, event: pygame.event.Event) -> None:
        self.announcer.attend(event)
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.shown.quit()
            case pygame.DROPFILE:
                self.perform(lambda shown: shown.open_file(Path(event.file)))
            case pygame.DROPTEXT:
                self.perform(lambda shown: shown.open_text(event.text))
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN if (
                self.shares_screen
            ):
                self.perform(lambda shown: shown.hide_cards())
            case pygame.WINDOWFOCUSGAINED if self.settings.motion == Motion.SYSTEM:
                self.laid.calm.look()
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN | pygame.WINDOWRESTORED:
                self.laid.dirty = True
                self.painting.forget()

    def ask(self, question: Command) -> None:
        self.pointing.disarm()
        self.announcer.show_notice(self.shown.ask(question))
        self.announcer.pass_on(self.shown.take_announcements())

    def tick(self, now: float, *, silent: bool = False) -> None:
        self.update(now, silent=silent)
        self.report(now)

    def update(self, now: float, *, silent: bool = False) -> None:
        if not silent:
            self.announcer.play(now, self.settings, self.view.scene)
        staged = self._stage.next_due()
        if staged is not None and now >= staged:
            self._stage.go_on(self.laid.usual_pace)
            self._after_moment()
        still = not (self.staging or self._sprites.moving(now) or self.painting.curtain_moves(now))
        due = self._opponent_due(now)
        if due is not None and now >= due and still:
            self._opponent.move()
            self.refresh()
        waits = due is not None and still and not self.frames.will_change(now)
        self._draws_arm = waits and self.laid.draw_arm()
        passes = self.laid.passes
        if self.shown.hear() or (still and passes is not None and now >= passes):
            self.refresh()
        if self.shown.working and still and self.shown.work(SLICE):
            self.refresh()

    def report(self, now: float) -> None:
        self.announcer.tick(now, self._audience_frame, self.settings, drawn=not self.laid.dirty)

    def _opponent_due(self, now: float) -> float | None:
        # Players by ear do not have to close an introduction.
        if self.view.introduction is not None and not self.announcer.listens:
            return None
        return self._opponent.next_due(now)

    def _audience_frame(self) -> ShownFrame | None:
        """Return the frame for screen readers and voices; None to keep the last one.

        During a showdown, the frame shows the result already. So the focus moves there before the
        announcement, and does not cut it off later.
        """
        if not self.staging:
            focus = self.pointing.cursor.focus
            return ShownFrame(self.view, focus, self.corners(), length(self.settings))
        view = self.shown.view()
        if view.scene is not Scene.RESULT:
            return None
        return ShownFrame(view, focus_order.valid_focus(view, None), length=length(self.settings))

    def corners(self) -> dict[ItemRef, Rect]:
        """Return left, top, width and height of each item in the window."""
        lies = self.place.corners()
        if not self.turned:
            return lies
        return {ref: _turned_corners(corners, self.laid.size) for ref, corners in lies.items()}

    def next_due(self, now: float) -> float | None:
        """Return the seconds until `tick` is needed without input; None if it is not needed."""
        if self.frames.will_change(now):
            return FRAME
        if self.shown.working or self._draws_arm:
            return 0.001
        parts = (
            self._stage.next_due() if self.staging else self._opponent_due(now),
            self.announcer.next_due(),
            None if self.staging else self.laid.passes,
        )  # fmt: skip
        times = [due for due in parts if due is not None]
        return max(0.001, min(times) - now) if times else None

    def start_afresh(self) -> None:
        self.pointing.let_go()
        self._sprites.clear()
        self.painting.start_afresh()
        self.refresh()

    def settle(self) -> None:
        """Finish all motion immediately, for tests and screenshots."""
        if self.staging:
            self._stage.end()
            self._after_moment()
        self._sprites.clear()
        self.painting.settle()
        self.pointing.lay_out()


def _turned_corners(corners: Rect, size: tuple[int, int]) -> Rect:
    rect = turned_rect(pygame.Rect(corners), size)
    return rect.x, rect.y, rect.w, rect.h
