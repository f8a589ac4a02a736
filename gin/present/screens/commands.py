"""List of commands, for players who cannot press their keys."""

from __future__ import annotations

from gin.core.message import started
from gin.interface.commands import Command
from gin.interface.intents import Given, Intent, Pick
from gin.interface.refs import HAND, Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import keys as messages
from gin.present.input import keymap
from gin.present.pages import BACK, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import keys as words

_ANYWHERE = (Command.CARD_LEFT, Command.CARD_RIGHT, Command.MAGNIFY)
"""Commands that act on the hand without being choices of a view."""
_WINDOW = tuple(command for command in keymap.WINDOW if command not in keymap.REPEATING)


class CommandsScreen(Screen):
    """Commands available in the view below, questions, and window commands."""

    def __init__(self, host: ScreenHost, below: View) -> None:
        super().__init__(host)
        known = {choice.key for choice in below.choices if not choice.why}
        if below.zone(HAND) is not None and below.dialog is None:
            known.update(_ANYWHERE)
        self._acts = tuple(
            command
            for command in keymap.ACTS
            if command in known and command is not Command.COMMANDS
        )

    def view(self) -> View:
        zones: list[Zone] = []
        choices: list[Choice] = []
        sections = (
            (messages.LIST_ACTS, self._acts),
            (messages.LIST_QUESTIONS, keymap.QUESTIONS),
            (messages.WINDOW, _WINDOW),
        )
        for number, (title, commands) in enumerate(sections):
            if not commands:
                continue
            rows = tuple(self._row(command) for command in commands)
            zones.append(Zone(AreaRef(Area.COMMANDS, number), ZoneKind.LIST, title, rows))
            choices += [
                Choice(
                    intent=Pick(EntryRef(EntryKind.COMMAND, command)),
                    label=row.name,
                    item=row.ref,
                    words=(command.replace("_", " "),),
                )
                for command, row in zip(commands, rows, strict=True)
            ]
        return View(
            Scene.COMMANDS,
            messages.LIST_TITLE,
            (*zones, button_zone((BACK,))),
            (*choices, BACK),
            subtitle=messages.LIST_SUBTITLE,
            focus=zones[0].items[0].ref,
        )

    def _row(self, command: Command) -> Item:
        key = keymap.key_map(self._host.settings).shown(command)
        return Item(
            EntryRef(EntryKind.COMMAND, command), Role.BUTTON, started(command.sentence),
            value=words.cap(key),
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.COMMAND, word)):
                self._host.back()
                self._host.carry_out(Command(word))
            case _:
                super().choose(intent, given)
