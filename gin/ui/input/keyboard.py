"""The keyboard: keys as commands, and text input in fields."""

from __future__ import annotations

import sys
from collections.abc import Sequence, Set

import pygame

from gin.core.external_text import typable
from gin.interface.commands import Command
from gin.interface.intents import Enter
from gin.interface.refs import EntryRef
from gin.interface.view import Choice, Item, Role
from gin.language.translation import printed
from gin.messages.refusals import NO_GESTURE
from gin.present.input import keymap
from gin.present.words.speech import letter_named
from gin.session.settings import Settings
from gin.ui.input.commands import aimed
from gin.ui.input.host import InputHost
from gin.ui.input.keycaps import cap, own_cap, types
from gin.ui.input.type_ahead import TypeAhead
from gin.ui.input.writing import Writing, edited


class Keyboard:
    """Turns keys into commands, and text input into the text of a field.

    Held keys repeat for navigation and editing, but not for moves in the game.
    """

    def __init__(self, host: InputHost) -> None:
        self._host = host
        self._held: set[int] = set()
        self._ignores_text = False
        self._ahead = TypeAhead(host)

    def holds(self, event: pygame.event.Event) -> bool:
        """Track which keys are down; return True for a press of a key that was down already."""
        again = _is_repeat(event, self._held)
        _follow(self._held, event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._ignores_text = event.type == pygame.KEYDOWN
        return again

    def without_late_repeats(
        self, events: Sequence[pygame.event.Event]
    ) -> list[pygame.event.Event]:
        """Drop a key's repeats that are followed by a later event of the same key.

        A timer creates the repeats, not the keyboard. During a slow frame or the change to full
        screen, they pile up even if the key was released immediately, and a value could change
        twice.
        """
        held, repeats, latest = set(self._held), set[int](), dict[int, int]()
        for place, event in enumerate(events):
            if event.type in (pygame.KEYDOWN, pygame.KEYUP):
                latest[event.key] = place
            if _is_repeat(event, held):
                repeats.add(place)
            _follow(held, event)
        return [
            event
            for place, event in enumerate(events)
            if place not in repeats or latest[event.key] == place
        ]

    def handle(self, event: pygame.event.Event, now: float, *, again: bool) -> None:
        """Handle a key or text event; ignore all others.

        `again` says whether the key was down already; `now` is the clock's time in seconds.
        """
        match event.type:
            case pygame.KEYDOWN:
                self._ignores_text = False
                self._host.announcer.hush()
                wrote = field_in_focus(self._host) is not None
                self._press(event, now, repeated=again)
                # The key press that opens a field must not type into it.
                self._ignores_text = not wrote and field_in_focus(self._host) is not None
            case pygame.TEXTINPUT if not self._ignores_text:
                # Ignore text from a key that already ran a command.
                self._write(event.text)
            case pygame.TEXTEDITING:
                self._compose(event.text)

    def _press(self, event: pygame.event.Event, now: float, *, repeated: bool) -> None:
        host, name = self._host, cap(event)
        focused, dialog = host.view.item(host.pointing.cursor.focus), host.view.dialog
        field = field_in_focus(host)
        if field is not None and self._edit(event, field):
            return
        command = command_of(host.settings, event)
        if not name or (repeated and command not in keymap.REPEATING):
            return
        if dialog is not None and dialog.listens and name != keymap.ALWAYS_BACK:
            self._enter(dialog.listens, name)
            return
        own = self._choice_of_arrow(command) if field is not None else None
        if own is not None:
            host.choose(own)
            return
        if self._ahead.took(event, command, now):
            return
        played = focused is None or focused.role in (Role.CARD, Role.PILE)
        if name == "Space" and command in (None, Command.DRAW) and not played:
            command = Command.ACTIVATE
        aim = aimed(host, command)
        if command is Command.ACTIVATE and field is not None:
            self._finish()
        elif aim and command is not None:
            host.command(command)

    def _choice_of_arrow(self, command: Command | None) -> Choice | None:
        if command not in (Command.UP, Command.DOWN):
            return None
        return next((one for one in self._host.view.choices if one.key is command), None)

    def _finish(self) -> None:
        """Make the view's main choice, which submits the field; refuse if there is none."""
        host = self._host
        mains = [one for one in host.view.choices if one.main]
        done = next((one for one in mains if not one.why), next(iter(mains), None))
        if done is not None:
            host.choose(done)
        else:
            host.perform(lambda shown: shown.refuse(NO_GESTURE))

    def _edit(self, event: pygame.event.Event, field: Item) -> bool:
        """Edit the focused field; return False if the key neither edits nor types."""
        if self._host.pointing.cursor.composed:
            # The input method uses the key to select, cancel or commit.
            return True
        before = Writing(printed(field.value), self._host.pointing.cursor.behind)
        after = edited(event, before)
        if after is None:
            return types(event)
        if after.text == before.text:
            self._move_caret(before, after)
        else:
            self._put(field, after)
        return True

    def _put(self, field: Item, after: Writing) -> None:
        if isinstance(field.ref, EntryRef):
            if after.behind != self._host.pointing.cursor.behind:
                self._host.pointing.place_caret(after.behind)
            self._enter(field.ref, after.text)

    def _move_caret(self, before: Writing, after: Writing) -> None:
        announcer, letter = self._host.announcer, after.text[after.place : after.place + 1]
        name = letter_named(letter)
        if after == before:
            announcer.stop_at(name)
        else:
            self._host.pointing.place_caret(after.behind)
            announcer.announce(name)

    def _write(self, text: str) -> None:
        field = field_in_focus(self._host)
        self._compose("")
        signs = typable(text)
        if field is not None and signs:
            self._put(
                field, Writing(printed(field.value), self._host.pointing.cursor.behind).put(signs)
            )

    def _compose(self, text: str) -> None:
        if text != self._host.pointing.cursor.composed and (
            not text or field_in_focus(self._host) is not None
        ):
            self._host.pointing.compose(text)

    def _enter(self, field: EntryRef, text: str) -> None:
        self._host.perform(lambda shown: shown.choose(Enter(field), text))


def _is_repeat(event: pygame.event.Event, held: Set[int]) -> bool:
    return event.type == pygame.KEYDOWN and event.key in held


def _follow(held: set[int], event: pygame.event.Event) -> None:
    match event.type:
        case pygame.KEYDOWN:
            held.add(event.key)
        case pygame.KEYUP:
            held.discard(event.key)
        case pygame.WINDOWFOCUSLOST:
            # The release of a key in another window is not reported.
            held.clear()


def field_in_focus(host: InputHost) -> Item | None:
    """Return the focused text field, if any."""
    focused = host.view.item(host.pointing.cursor.focus)
    return focused if focused is not None and focused.role is Role.FIELD else None


def command_of(settings: Settings, event: pygame.event.Event) -> Command | None:
    """Return the command of a pressed key.

    A command set for a key's letter in another script takes precedence over one set for the name
    of the key. On a Mac, both Cmd and Ctrl act as Ctrl.
    """
    keys = keymap.key_map(settings)
    for name in (own_cap(event), cap(event)):
        command = keys.command(name)
        if command is None and sys.platform == "darwin" and name.startswith("Meta+"):
            command = keys.command(name.replace("Meta+", "Ctrl+", 1))
        if command is not None:
            return command
    return None
