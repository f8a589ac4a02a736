"""The keyboard: keys as commands, and what is typed into a field."""

from __future__ import annotations

import pygame

from gin.language.telling import printed
from gin.present.commands import Command
from gin.present.input import keymap
from gin.present.intents import Enter
from gin.present.refs import EntryRef
from gin.present.view import Item, Role
from gin.ui.input.commands import aimed
from gin.ui.input.host import InputHost
from gin.ui.input.keycaps import cap, typed


class Keyboard:
    """Turns keys into commands. Held down, only what moves about repeats: nothing is played."""

    def __init__(self, host: InputHost) -> None:
        self._host = host
        self._held: set[int] = set()

    def holds(self, event: pygame.event.Event) -> bool:
        """Take note of which keys are down; True for one that comes and was down already."""
        held = False
        match event.type:
            case pygame.KEYDOWN:
                held = event.key in self._held
                self._held.add(event.key)
            case pygame.KEYUP:
                self._held.discard(event.key)
            case pygame.WINDOWFOCUSLOST:
                # Keys that come up in another window are not told of.
                self._held.clear()
        return held

    def handle(self, event: pygame.event.Event, *, again: bool) -> None:
        """One event of the window; what is no key means nothing here. `again` says that the key was
        down already."""
        if event.type == pygame.KEYDOWN:
            self._host.teller.hush()
            self._press(event, repeated=again)

    def _press(self, event: pygame.event.Event, *, repeated: bool) -> None:
        host, name = self._host, cap(event)
        focused, dialog = host.view.item(host.cursor.focus), host.view.dialog
        if focused is not None and focused.role is Role.FIELD and self._type(event, focused):
            return
        command = keymap.key_map(host.settings).command(name)
        if not name or (repeated and command not in keymap.REPEATING):
            return
        if dialog is not None and dialog.listens and name != keymap.ALWAYS_BACK:
            self._enter(dialog.listens, name)
            return
        played = focused is None or focused.role in (Role.CARD, Role.PILE)
        if name == "Space" and command in (None, Command.DRAW) and not played:
            command = Command.ACTIVATE
        aim = aimed(host, command)
        if command is Command.ACTIVATE and focused is not None and focused.role is Role.FIELD:
            self._finish()
        elif aim and command is not None:
            host.command(command)

    def _finish(self) -> None:
        """What was typed is done with, if it is good."""
        host = self._host
        done = next((one for one in host.view.choices if one.main and not one.why), None)
        if done is not None:
            host.choose(done)

    def _type(self, event: pygame.event.Event, field: Item) -> bool:
        """Typing into the focused field, or pasting; False for keys that are not for typing."""
        text = typed(event, printed(field.value))
        if text is None:
            return False
        if isinstance(field.ref, EntryRef):
            self._enter(field.ref, text)
        return True

    def _enter(self, field: EntryRef, text: str) -> None:
        self._host.perform(lambda shown: shown.choose(Enter(field), text))
