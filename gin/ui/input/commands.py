"""The commands of the keyboard, by their names: what each of them does in a window.

Keys, the gamepad, a screen reader and the list of commands all come here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin.present.cue import Cue
from gin.present.input import focus as focusing
from gin.present.input import keymap
from gin.present.output import voice_commands
from gin.present.words import refusals
from gin.present.words import settings as setting_words

if TYPE_CHECKING:
    from gin.ui.app import App

_QUESTIONS = frozenset(command.id for command in keymap.QUESTIONS)
_MOVES = frozenset(command.id for command in keymap.MOVES)
_CARDS = [command.id for command in keymap.CARDS]
_SWITCHED = {"full_screen": "full_screen", "magnify": "magnifier", "mute": "mute"}
"""Commands that turn a setting on or off."""
_PAGES = {"page_up": -0.9, "page_down": 0.9}
"""How much of what can be seen of a page is scrolled by."""


class Commands:
    """What commands do in an app."""

    def __init__(self, app: App) -> None:
        self._app = app

    def carry_out(self, id: str) -> None:
        """Carry out a command; one that is nothing else is a choice of the view."""
        app = self._app
        if id in _QUESTIONS:
            app.ask(id)
        elif id == "activate":
            app.activate(app.cursor.focus)
        elif id == "back":
            self._back()
        elif id in _MOVES:
            self._move_focus(id)
        elif id in ("card_left", "card_right"):
            self._shift_card(-1 if id == "card_left" else 1)
        elif id in _CARDS:
            self._nth_card(_CARDS.index(id))
        elif id in _PAGES:
            app.turn_page(_PAGES[id])
        elif id == "commands":
            app.shown.list_commands()
            app.refresh()
        elif id in voice_commands.COMMANDS:
            voice_commands.COMMANDS[id](app.shown)
            app.refresh()
        elif id in _SWITCHED:
            name = _SWITCHED[id]
            app.shown.change(name, not getattr(app.shown.settings, name))
            app.shown.say(setting_words.now(name, getattr(app.shown.settings, name)))
            app.refresh()
        else:
            self._choose(id)

    def _choose(self, id: str) -> None:
        """The choice of a command: the focused item's own, or the only one there is."""
        app = self._app
        found = [choice for choice in app.view.choices if choice.key == id]
        mine = [choice for choice in found if choice.item == app.cursor.focus]
        name = id.replace("_", "-")
        whole = app.view.choice(name) or app.view.choice(f"no-{name}")
        options = mine or ([whole] if whole is not None else []) or found
        options.sort(key=lambda choice: bool(choice.why))
        if options:
            app.choose(options[0])
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Say that there is nothing here that the command could do."""
        self._app.let_hear(Cue.REFUSED)
        self._app.shown.say(refusals.NO_GESTURE)
        self._app.refresh()

    def _back(self) -> None:
        """End a drag, or close what is on top."""
        app = self._app
        if app.break_off():
            return
        dialog = app.view.dialog
        choice = app.view.choice(dialog.cancel) if dialog is not None else None
        if choice is None:
            choice = next((c for c in app.view.choices if c.key == "back"), None)
        if choice is not None:
            app.choose(choice)

    def _move_focus(self, id: str) -> None:
        """Focus the next item in a direction."""
        app = self._app
        focus = focusing.moved(app.view, app.cursor.focus, id)
        app.set_focus(focus, keyboard=True)
        item = app.view.item(focus)
        if item is not None:
            app.focus_said = focusing.spoken(app.view, item)

    def _shift_card(self, step: int) -> None:
        """Move the focused card within the hand."""
        app = self._app
        hand = app.view.zone("hand")
        ids = [item.id for item in hand.items] if hand is not None else []
        place = ids.index(app.cursor.focus) if app.cursor.focus in ids else -1
        card = hand.items[place].card if hand is not None and place >= 0 else None
        if card is None:
            self._refuse()
            return
        app.shown.move_card(card, min(max(0, place + step), len(ids) - 1))
        app.let_hear(Cue.SORT)
        app.refresh()

    def _nth_card(self, index: int) -> None:
        """Focus a card of the hand by its place, and say which it is."""
        app = self._app
        hand = app.view.zone("hand")
        if hand is not None and app.view.dialog is None and index < len(hand.items):
            item = hand.items[index]
            app.set_focus(item.id, keyboard=True)
            app.answer(focusing.spoken(app.view, item))
