"""What the window shows and does: the view drawn, keys and gestures turned into choices."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from gin.present.cue import Cue
from gin.present.input import focus as focusing
from gin.present.input import keymap
from gin.present.output.audience import Audience, Frame, Kind, Told
from gin.present.output.cues import heard
from gin.present.tableview.card_button import with_card
from gin.present.view import Choice, Item, Role, Scene, View, ZoneKind
from gin.present.words.talk import said
from gin.rules.model.events import Event
from gin.ui.animation.motion import PACE, Act
from gin.ui.animation.sprites import Sprites
from gin.ui.art import image_cache
from gin.ui.art.theme import font
from gin.ui.input.commands import Commands
from gin.ui.input.debounce import CoolDown
from gin.ui.input.gamepad import Gamepad
from gin.ui.input.keyboard import cap, typed
from gin.ui.input.pointer import Pointer
from gin.ui.input.scanning import Scanner
from gin.ui.platform.clock import Clock
from gin.ui.platform.reduced_motion import Calm
from gin.ui.platform.sound import Sounds, Soundtrack
from gin.ui.render import card_painter
from gin.ui.render.compositor import Picture
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.layers import Above, Below, Drawing, telling
from gin.ui.render.style import Look, look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import PAINTERS, lesson, magnifier
from gin.ui.scenes import dialog as dialogs
from gin.ui.scenes.table import talk_rect
from gin.ui.scenes.table_measures import Measures, back_width
from gin.ui.shown import Shown

FIRST_SIZE = (1280, 800)
NOTICE = 5.0
"""Seconds a reason or an answer stays on the screen."""
THINKING = 0.55
"""Seconds the opponent takes at normal speed, so that its moves can be followed."""
FRAME = 1 / 60
SLICE = 0.006
"""Seconds of thinking between two looks at what was pressed."""
_WITH_CARDS = frozenset({Scene.TABLE, Scene.RESULT})
"""Scenes between which cards stay the same things."""


class App:
    """A window on the parlour. It draws to any surface, so that tests and the gallery need no
    window; `run` is the loop of the real one."""

    def __init__(
        self,
        shown: Shown,
        size: tuple[int, int] = FIRST_SIZE,
        sounds: Sounds | None = None,
        audience: Audience | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.shown = shown
        self.clock = clock or Clock()
        self._audience = audience
        self._told: list[Told] = []
        self._framed: Frame | None = None
        self._size = size
        self._view = self._bare = shown.view()
        self._cursor = Cursor(focus=focusing.settled(self._view, ""))
        self._place = self._scene_place = Placement()
        self._offset = 0
        self._sprites = Sprites(self.clock)
        self._track = Soundtrack(sounds)
        self._drawing = Drawing()
        self._pointer = Pointer(self)
        self._scanner = Scanner(self)
        self._commands = Commands(self)
        self._cool_down = CoolDown()
        self.gamepad = Gamepad(self)
        self.calm = Calm()
        self._notice = ""
        self._notice_until = 0.0
        self._due: float | None = None
        self._since = self.clock.now()
        self._asked = self._since
        self._moved = False
        self._held_keys: set[int] = set()
        self._dirty = self._fresh = self._untold = True
        self.focus_said = ""
        self._focus_below = ""
        self._card = ""
        self.refresh()

    # State.

    @property
    def look(self) -> Look:
        """How the scene looks now, in what a lesson leaves of the window."""
        return lesson.beside(self._view, self._whole_look)

    @property
    def _whole_look(self) -> Look:
        return look_for(self.shown.settings, self._size)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the picture in pixels."""
        return self._size

    @property
    def view(self) -> View:
        """The view that is shown."""
        return self._view

    @property
    def cursor(self) -> Cursor:
        """What is focused, hovered and pressed."""
        return self._cursor

    @property
    def place(self) -> Placement:
        """Where the items lie."""
        return self._place

    @property
    def notice(self) -> str:
        """The reason or answer on the screen."""
        return self._notice

    def size_of(self, item: str) -> tuple[float, float] | None:
        """How large an item lies; of a card that is lifted out of the hand, those left there."""
        slot = self._place.slots.get(item)
        if slot is None:
            slot = next((lying.slot for lying in self._place.cards if lying.own), None)
        return None if slot is None else (slot.width, slot.height)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out anew."""
        self._size = size
        self._sprites.clear(self._cursor.dragged)
        self._untold = True
        self.refresh()
        self._pointer.resize()

    def refresh(self, choice: Choice | None = None) -> None:
        """Take the view again after something was done; `choice` is what it was done by."""
        before, self._bare = self._view, self.shown.view()
        self._view = self._with_card(self._bare)
        events = self.shown.take_events()
        cues = heard(before, self._view, events, choice)
        self._track.plan(cues, self.clock.now(), self.speed)
        told = self.shown.take_told()
        self._told += told
        self._hear(tuple(one.text for one in told), before)
        if before.dialog is None and self._view.dialog is not None:
            self._asked = self.clock.now()
        if (before.scene, before.title) != (self._view.scene, self._view.title):
            self._offset = 0
            self._since = self.clock.now()
            if not {before.scene, self._view.scene} <= _WITH_CARDS:
                self._sprites.clear()
                image_cache.change_scene()
            if before.scene is not self._view.scene:
                self._change_scene(before)
        wanted = self._cursor.focus
        if self._turn_came(before):
            wanted = self._view.focus
        there = {item.id for zone in self._view.all_zones for item in zone.items}
        self._cursor = replace(
            self._cursor,
            focus=focusing.settled(self._view, wanted),
            hover=self._cursor.hover if self._cursor.hover in there else "",
            pressed=self._cursor.pressed if self._cursor.pressed in there else "",
        )
        self._view = self._with_card(self._bare)
        self.place_all(Act.PLAY, events)
        dragged = self._cursor.dragged
        if dragged and (self._view.dialog is not None or dragged not in there):
            # It is not there any more, or a question lies over the place that it would go to.
            self.break_off()
        self.reveal(self._cursor.focus)
        self._show_talk(tuple(one.text for one in told))
        self._dirty = self._fresh = True
        if self.shown.waiting and self._due is None:
            self._due = self.clock.now() + THINKING * self._pace
            self.shown.think()
        if not self.shown.waiting:
            self._due = None
        for command in self.shown.take_commands():
            self.command(command)

    def _with_card(self, view: View) -> View:
        """The view with a button that discards the card that was focused last."""
        hand = view.zone("hand")
        if hand is not None and any(item.id == self._cursor.focus for item in hand.items):
            self._card = self._cursor.focus
        return with_card(view, self._card)

    def _change_scene(self, before: View) -> None:
        """Focus nothing yet; after a list of commands, what they are about."""
        focus = self._focus_below if before.scene is Scene.COMMANDS else ""
        self._focus_below = self._cursor.focus
        self._cursor = replace(self._cursor, focus=focus, hover="")

    def _hear(self, told: tuple[str, ...], before: View) -> None:
        """Show the last thing that was said, unless the picture says it already.

        What was told before goes as soon as the table has changed: it may be true no more.
        """
        now = self._view
        coached = now.hint.text if now.hint is not None else ""
        shown = (now.news, now.status, now.title, coached, *lesson.lines(now))
        words = _talk(now)
        last = next((text for text in reversed(told) if text != words), "")
        counted = now.scene is Scene.RESULT and before.scene is Scene.TABLE
        lines = now.dialog.text if now.dialog is not None else ()
        asked = bool(lines) and all(line in last for line in lines)
        seen = last in shown or now.status.endswith(last) or last.startswith(f"{now.title}.")
        if last and not (asked or counted or seen):
            self.tell(last)
        elif (before.status, before.news, before.title) != (now.status, now.news, now.title):
            self._notice = ""

    def _show_talk(self, told: tuple[str, ...]) -> None:
        """Show what the opponent has just said, where the table has no room for it."""
        view = self._view
        if view.scene is not Scene.TABLE or _talk(view) not in told:
            return
        if talk_rect(self.look, view, self._place) is None:
            self.tell(_talk(view))

    def _turn_came(self, before: View) -> bool:
        """Did something happen that the focus should follow: another question, a new status?"""
        now = self._view
        if before.scene is Scene.COMMANDS:
            return False
        asked = (before.dialog is None) != (now.dialog is None)
        return asked or (
            now.scene is Scene.TABLE and (before.status, before.lesson) != (now.status, now.lesson)
        )

    @property
    def speed(self) -> float:
        """How much time everything that moves takes, 0 for none."""
        motion = self.shown.settings.motion
        calm = motion == "reduced" or (motion == "system" and self.calm.wanted)
        return 0.0 if calm else self._pace

    @property
    def _pace(self) -> float:
        return float(PACE[self.shown.settings.speed])

    def let_hear(self, cue: Cue) -> None:
        self._track.add(cue, self.clock.now())

    def tell(self, text: str) -> None:
        self._notice = text
        self._notice_until = self.clock.now() + NOTICE
        self._dirty = True

    def announce(self, text: str) -> None:
        """Tell those who listen, and nobody else."""
        self._told.append(Told(text, Kind.ANSWER))

    def ask(self, question: str) -> None:
        """Show the answer to a question about the table, and tell it to those who listen."""
        self.tell(self.shown.ask(question))
        self._told += self.shown.take_told()

    def answer(self, text: str) -> None:
        """Show what is no sentence of the parlour's, and tell it to those who listen."""
        self.tell(text)
        self._told.append(Told(text, Kind.ANSWER))

    def place_all(self, act: Act = Act.LIFT, events: tuple[Event, ...] = ()) -> None:
        """Lay everything out; `act` is why cards move, `events` what has happened to them."""
        painter = PAINTERS[self._view.scene]
        place = painter.place(self._view, self.look, self._cursor, self._offset)
        if place.viewport is not None:
            most = max(0, place.content - place.viewport.h)
            if self._offset > most:
                self._offset = most
                place = painter.place(self._view, self.look, self._cursor, most)
        lesson.place(self._view, self._whole_look, place)
        self._place = self._scene_place = place
        if self._view.scene in _WITH_CARDS:
            self._sprites.follow(
                place, events, speed=self.speed, now=self.clock.now(),
                dragged=self._cursor.dragged, act=act,
            )  # fmt: skip
        if self._view.dialog is not None:
            self._place = replace(place, slots=dict(place.slots), drops=dict(place.drops))
            dialogs.place(self._view.dialog, self.look, self._place)

    def reveal(self, item: str) -> None:
        """Scroll so that an item can be seen."""
        viewport, slot = self._place.viewport, self._place.slots.get(item)
        if viewport is None or slot is None or self._view.dialog is not None:
            return
        rect = slot.rect
        if not self._scrolls(item) or viewport.contains(rect):
            return
        # A little of what follows is seen too, and a heading that stands above.
        over = (
            rect.bottom + self.look.s(24) - viewport.bottom if rect.bottom > viewport.bottom else 0
        )
        if rect.top < viewport.top or rect.h > viewport.h:
            over = rect.top - self.look.s(40) - viewport.top
        self.scroll(over)

    def _scrolls(self, item: str) -> bool:
        """Does an item move when the page is scrolled?"""
        viewport = self._place.viewport
        if viewport is None or self._view.dialog is not None:
            return False
        if self._place.content <= viewport.h:
            return False
        if self._place.scrolled:
            return item in self._place.scrolled
        zone = focusing.zone_of(self._view, item)
        return zone is not None and (
            zone.kind in (ZoneKind.LIST, ZoneKind.PAGE) or self._view.scene is Scene.MENU
        )

    def scroll(self, by: int) -> None:
        """Show what is so many pixels further down."""
        viewport = self._place.viewport
        if viewport is None:
            return
        most = max(0, self._place.content - viewport.h)
        offset = min(max(0, self._offset + by), most)
        if offset != self._offset:
            self._offset = offset
            self.place_all()
            self._dirty = True
            if not self.is_seen(self._cursor.focus):
                # It is scrolled into view again by the next key.
                self._cursor = replace(self._cursor, keyboard=False)

    def turn_page(self, pages: float) -> None:
        """Scroll by so many pages; the focus goes along, to what can be seen then."""
        viewport, slot = self._place.viewport, self._place.slots.get(self._cursor.focus)
        if viewport is None:
            return
        self.scroll(round(viewport.h * pages))
        if slot is None or self.is_seen(self._cursor.focus, whole=True):
            return
        seen = [
            item.id
            for zone in focusing.zones(self._view)
            for item in zone.items
            if self._scrolls(item.id) and self.is_seen(item.id, whole=True)
        ]
        if seen:
            self.set_focus(seen[0] if pages > 0 else seen[-1], keyboard=True)

    def is_seen(self, item: str, *, whole: bool = False) -> bool:
        """Does any of an item, or all of it, lie in what can be seen of a page that scrolls?"""
        viewport, slot = self._place.viewport, self._place.slots.get(item)
        if viewport is None or slot is None or not self._scrolls(item):
            return True
        return bool(viewport.contains(slot.rect) if whole else viewport.colliderect(slot.rect))

    # For the pointer.

    def point(self, act: Act, **changes: object) -> None:
        """Change what is hovered, pressed or dragged over; cards make way if it is another."""
        cursor = replace(self._cursor, **changes)  # type: ignore[arg-type]
        if cursor != self._cursor:
            self._cursor = cursor
            self.place_all(act)
            self._dirty = True

    def release(self, code: str, held: Slot | None) -> None:
        """End a drag: the card, if it is one, is where it was let go."""
        self._cursor = replace(self._cursor, dragged="", drop="", gap=None, pressed="")
        if code and held is not None:
            self._sprites.snap(code, held)

    def redraw(self) -> None:
        """Ask for the picture to be drawn again."""
        self._dirty = True

    # Choices.

    def choose(self, choice: Choice) -> None:
        self.shown.choose(choice.id)
        self.refresh(choice)

    def choices_of(self, item: str) -> list[Choice]:
        """What can be done with an item, what is enabled first."""
        found = [choice for choice in self._view.choices if choice.item == item]
        return sorted(found, key=lambda choice: bool(choice.why))

    def activate(self, item: str) -> None:
        """Do what an item is for."""
        shown = self._view.item(item)
        if shown is not None and shown.role is Role.FIELD:
            return
        found, card = self.choices_of(item), self._cursor.focus
        if item == "knock" and card.startswith("card:"):
            found = [choice for choice in self.choices_of(card) if choice.target == "knock"]
        if not found:
            if shown is not None:
                told = focusing.spoken(self._view, shown)
                self.answer(f"{told[:1].upper()}{told[1:].rstrip('.')}.")
            return
        if item == "discards" and found[0].why and card.startswith("card:"):
            found = [choice for choice in self.choices_of(card) if choice.target == "discards"]
        if found:
            self.choose(found[0])

    def command(self, id: str) -> None:
        """Carry out a command of the keyboard by its name."""
        self._commands.carry_out(id)

    def break_off(self) -> bool:
        """End a drag without doing anything; False if nothing is dragged."""
        return self._pointer.break_off()

    def set_focus(self, focus: str, *, keyboard: bool) -> None:
        """Focus an item; one that is not there any more leaves the focus where it is."""
        if focusing.zone_of(self._view, focus) is None:
            focus = focusing.settled(self._view, self._cursor.focus)
        self._cursor = replace(self._cursor, focus=focus, keyboard=keyboard)
        self._view = self._with_card(self._bare)
        self.place_all()
        self.reveal(focus)
        self._dirty = True

    # Input.

    def handle(self, event: pygame.event.Event) -> None:
        """One event of the window."""
        now = self.clock.now()
        meant = self.gamepad.meant(event)
        if self._cool_down.ignores(event, self.shown.settings.cool_down, now, pad=bool(meant)):
            return
        if self._scanner.took(event, now, pad=bool(meant)):
            return
        if meant:
            self._hush()
            self.set_focus(self._cursor.focus, keyboard=True)
            self.command(meant)
            return
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.shown.quit()
            case pygame.KEYDOWN:
                self._hush()
                repeated = event.key in self._held_keys
                self._held_keys.add(event.key)
                self._key(event, repeated=repeated)
            case pygame.KEYUP:
                self._held_keys.discard(event.key)
            case pygame.WINDOWFOCUSGAINED:
                if self.shown.settings.motion == "system":
                    self.calm.look()
            case pygame.WINDOWFOCUSLOST:
                self._held_keys.clear()
            case pygame.MOUSEMOTION:
                self._pointer.moved(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._hush()
                self._pointer.pressed(event.pos, finger=getattr(event, "touch", False))
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._pointer.released(event.pos)
            case pygame.MOUSEWHEEL:
                self.scroll(-event.y * self.look.s(60))
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN | pygame.WINDOWRESTORED:
                self._dirty = True
                self._drawing.forget()

    def _key(self, event: pygame.event.Event, *, repeated: bool = False) -> None:
        """A key that is pressed. Held down, only what moves about repeats: nothing is played."""
        focused, dialog, name = self._view.item(self._cursor.focus), self._view.dialog, cap(event)
        if focused is not None and focused.role is Role.FIELD and self._type(event, focused):
            return
        command = keymap.key_map(self.shown.settings).command(name)
        if not name or (repeated and command not in keymap.REPEATING):
            return
        if dialog is not None and dialog.listens and name != keymap.ALWAYS_BACK:
            self.shown.enter(dialog.listens, name)
            self.refresh()
            return
        if not self._cursor.keyboard:
            self.set_focus(self._cursor.focus, keyboard=True)
        played = focused is None or focused.role in (Role.CARD, Role.PILE)
        if name == "Space" and command in ("", "draw") and not played:
            command = "activate"
        if command:
            self.command(command)

    def _type(self, event: pygame.event.Event, field: Item) -> bool:
        """Typing into the focused field, or pasting; False for keys that are not for typing."""
        text = typed(event, field.value)
        if text is None:
            return False
        self.shown.enter(field.id, text)
        self.refresh()
        return True

    def _hush(self) -> None:
        if self._audience is not None:
            self._audience.hush()

    # Time and drawing.

    def tick(self, now: float) -> None:
        """Do what is due: the opponent's move, the end of a notice."""
        settings, before = self.shown.settings, self._track.captions
        notice = self._track.tick(now, settings)
        if notice:
            self.answer(notice)
        self._dirty |= settings.captions and before != self._track.captions
        self._told += (
            Told(text, Kind.CAPTION) for text in self._track.captions if text not in before
        )
        due = self._move_due(now)
        if due is not None and now >= due and not self._sprites.moving(now):
            self._due = None
            self.shown.advance()
            self.refresh()
        if self.shown.working and not self._sprites.moving(now) and self.shown.work(SLICE):
            self.refresh()
        self._scanner.tick(now)
        self.gamepad.tick(now)
        self._inform(now)
        if self._notice and now >= self._notice_until:
            self._notice = ""
            self._dirty = True

    def _move_due(self, now: float) -> float | None:
        """When the opponent's move comes, at the latest; None if it is not its turn.

        An event wakes the loop if it has thought of one before that.
        """
        thinking = self.shown.due if self._due is not None and now >= self._due else None
        return self._due if thinking is None else thinking

    def _inform(self, now: float) -> None:
        """Let those who don't look at the window follow it."""
        told, self._told = tuple(self._told), []
        if self._audience is None:
            return
        # What was laid out for a new size may have been drawn already.
        if self._dirty or self._untold or told:
            self._untold = False
            frame = Frame(self._view, self._cursor.focus, self._place.corners())
            if frame != self._framed:
                self._framed = frame
                self._audience.show(frame)
        if told:
            self._audience.tell(told)
        notice = self._audience.tick(now)
        if notice:
            self.tell(notice)

    def needs_drawing(self, now: float) -> bool:
        """Has anything changed since the last drawing, or does it move?

        What has come to rest is drawn once more, where it lies now.
        """
        came_to_rest, self._moved = self._moved, self.moves(now)
        return self._dirty or self._moved or came_to_rest or self._sprites.rough

    def moves(self, now: float) -> bool:
        """Does anything move by itself: cards, or numbers being counted?"""
        lasts = PAINTERS[self._view.scene].lasts(self._view)
        return (
            self._sprites.moving(now)
            or self._age(self._since, now) < lasts
            or self._age(self._asked, now) < dialogs.lasts(self._view.dialog)
        )

    def _age(self, since: float, now: float) -> float:
        """Seconds since then as they would be at normal speed; without end if nothing moves."""
        return (now - since) / self.speed if self.speed else math.inf

    def next_due(self, now: float) -> float | None:
        """Seconds until something is to be done without input; None if nothing is."""
        if self._dirty or self._moved or self._sprites.rough or self.moves(now):
            return FRAME
        if self.shown.working:
            return 0.001
        others = (
            self._track.next_due(),
            self._scanner.next_due(),
            self.gamepad.next_due(),
            self._audience.next_due() if self._audience is not None else None,
        )
        times = [due for due in (self._move_due(now), *others) if due is not None]
        if self._notice:
            times.append(self._notice_until)
        return max(0.001, min(times) - now) if times else None

    def draw(self, target: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Draw the scene as it is at this moment; returns the areas in which it changed.

        A target that was drawn to last time keeps what has not changed.
        """
        image_cache.fit(self._size)
        look, cursor = self.look, self._cursor
        cards = self._sprites if self._view.scene in _WITH_CARDS else None
        moved = cards.compose(look, cursor, now, self._pointer.held) if cards is not None else []
        areas = self._drawing.draw(target, self._below(look), cards, moved, self._above(look, now))
        self._dirty = self._fresh = False
        return areas

    def drawn_otherwise(self) -> None:
        """Take note that the target shows something else: it is drawn whole the next time."""
        self._drawing.forget()
        self._dirty = self._fresh = self._sprites.rough = False

    def draw_anew(self, target: pygame.Surface, now: float) -> None:
        """Draw what was drawn last, at the same moment, with no part of it painted before."""
        look = self.look
        cards = self._sprites if self._view.scene in _WITH_CARDS else None
        below, above = self._below(look).parts(), self._above(look, now).parts()
        Picture().draw(target, below, cards, [], above)

    def put_off(self, now: float) -> bool:
        """Is the picture of a move that has just begun left to the next frame?

        Then this frame has laid out what the picture consists of, and neither takes long.
        """
        if not self._fresh or not self._sprites.moving(now):
            return False
        self._fresh = False
        look = self.look
        self._drawing.lay_out(self._below(look), self._above(look, now))
        return True

    def _below(self, look: Look) -> Below:
        """What lies below the cards."""
        view, _ = telling(self._scanner.listing(self._view), self._notice)
        return Below(view, look, self._whole_look, self._scene_place, self._cursor, self._offset)

    def _above(self, look: Look, now: float) -> Above:
        """What lies over the cards at this moment."""
        view, notice = telling(self._scanner.listing(self._view), self._notice)
        settings = self.shown.settings
        painter, place = PAINTERS[view.scene], self._place
        if view.dialog is not None and view.dialog is not self._view.dialog:
            place = Placement()
            dialogs.place(view.dialog, look, place)
        hidden = view.scene is Scene.TABLE and self._sprites.hand_in_motion(now)
        enlarged = None
        if settings.magnifier and not self._cursor.dragged:
            enlarged = magnifier.enlarged(self._view, self._cursor.focus, self._cursor.hover)
        return Above(
            view, look, self._whole_look, self._scene_place, place, self._cursor,
            marks=(view.dialog is None or view.scene is Scene.MENU) and not hidden,
            age=min(self._age(self._since, now), painter.lasts(view)),
            asked=min(self._age(self._asked, now), dialogs.lasts(view.dialog)),
            framed=self._scanner.framed,
            enlarged=enlarged,
            notice=notice,
            captions=tuple(self._track.captions) if settings.captions else (),
        )  # fmt: skip

    def prepare(self) -> bool:
        """Draw what will be needed later, a little of it; False if nothing is left to do.

        It is for moments in which nobody waits for anything.
        """
        own = next((lying for lying in self._place.cards if lying.own), None)
        sizes = Measures.of(self.look)
        card = own.slot.width if own is not None else sizes.card
        backs = (card, sizes.pile, back_width(self.look, sizes.card))
        return card_painter.prepare(self.look, card, backs, self._scene_place.slots.get("discards"))

    def put_away(self) -> None:
        """Give up pictures that are not shown; for moments in which nobody waits for anything."""
        card_painter.put_away()
        image_cache.trim()

    def rest(self) -> None:
        """Give up what the next motion can do without: nothing has moved for a while."""
        self._drawing.give_up()
        # Each face keeps a picture of every letter that it has written.
        font.cache_clear()

    def start_afresh(self) -> None:
        """Give up everything that is kept for drawing, and lay out anew what is shown."""
        self._drawing = Drawing()
        self._pointer.forget()
        self._cursor = replace(self._cursor, dragged="", drop="", gap=None, pressed="")
        self._sprites.clear()
        image_cache.clear()
        self.rest()
        self.refresh()

    def settle(self) -> None:
        """Finish all motion at once: for tests and pictures."""
        self._sprites.clear()
        self._since = self._asked = -math.inf
        self.place_all()


def _talk(view: View) -> str:
    """What the opponent has just said, as it is announced; empty for nothing."""
    other = view.table.other if view.table is not None else None
    return said(other.name, other.talk) if other is not None and other.talk else ""
