"""The commands of the keyboard, by their names: what each of them does in a window.

Keys, the gamepad, a screen reader and the list of commands all come here.
"""

from __future__ import annotations

from gin.present.cue import Cue
from gin.present.input import focus as focusing
from gin.present.input import keymap
from gin.present.input.choices import commanded
from gin.present.intents import Arrange
from gin.present.output import voice_commands
from gin.present.refs import HAND
from gin.present.shell.parlour import Parlour
from gin.present.words import refusals
from gin.present.words import settings as setting_words
from gin.ui.input.host import InputHost
from gin.ui.input.pointer import Pointer

_QUESTIONS = frozenset(command.id for command in keymap.QUESTIONS)
_MOVES = frozenset(command.id for command in keymap.MOVES)
_CARDS = [command.id for command in keymap.CARDS]
_SWITCHED = {"full_screen": "full_screen", "magnify": "magnifier", "mute": "mute"}
"""Commands that turn a setting on or off."""
_PAGES = {"page_up": -0.9, "page_down": 0.9}
"""How much of what can be seen of a page is scrolled by."""


class Commands:
    """What commands do. `pointer` is what a drag may be broken off with."""

    def __init__(self, host: InputHost, pointer: Pointer) -> None:
        self._host = host
        self._pointer = pointer

    def carry_out(self, id: str) -> None:
        """Carry out a command; one that is nothing else is a choice of the view."""
        host = self._host
        if id in _QUESTIONS:
            host.ask(id)
        elif id == "activate":
            host.activate(host.cursor.focus)
        elif id == "back":
            self._back()
        elif id in _MOVES:
            host.set_focus(focusing.moved(host.view, host.cursor.focus, id), keyboard=True)
        elif id in ("card_left", "card_right"):
            self._shift_card(-1 if id == "card_left" else 1)
        elif id in _CARDS:
            self._nth_card(_CARDS.index(id))
        elif id in _PAGES:
            host.turn_page(_PAGES[id])
        elif id == "commands":
            host.perform(lambda shown: shown.list_commands())
        elif id in voice_commands.COMMANDS:
            host.perform(voice_commands.COMMANDS[id])
        elif id in _SWITCHED:
            host.perform(lambda shown: _switch(shown, _SWITCHED[id]))
        else:
            self._choose(id)

    def _choose(self, id: str) -> None:
        """The choice of a command: the focused item's own, or the only one there is."""
        host = self._host
        choice = commanded(host.view, id, host.cursor.focus)
        if choice is not None:
            host.choose(choice)
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Say that there is nothing here that the command could do."""
        self._host.teller.let_hear(Cue.REFUSED)
        self._host.perform(lambda shown: shown.say(refusals.NO_GESTURE))

    def _back(self) -> None:
        """End a drag, or close what is on top."""
        if self._pointer.break_off():
            return
        view = self._host.view
        choice = view.choice(view.dialog.cancel) if view.dialog is not None else None
        if choice is None:
            choice = next((c for c in view.choices if c.key == "back"), None)
        if choice is not None:
            self._host.choose(choice)

    def _shift_card(self, step: int) -> None:
        """Move the focused card within the hand."""
        host = self._host
        hand = host.view.zone(HAND)
        items = hand.items if hand is not None else ()
        at = next((n for n, one in enumerate(items) if one.ref == host.cursor.focus), -1)
        card = items[at].card if at >= 0 else None
        if card is None:
            self._refuse()
            return
        place = min(max(0, at + step), len(items) - 1)
        host.teller.let_hear(Cue.SORT)
        host.perform(lambda shown: shown.choose(Arrange(card), place))

    def _nth_card(self, index: int) -> None:
        """Focus a card of the hand by its place, and say which it is."""
        host = self._host
        hand = host.view.zone(HAND)
        if hand is not None and host.view.dialog is None and index < len(hand.items):
            item = hand.items[index]
            host.set_focus(item.ref, keyboard=True)
            host.teller.answer(focusing.spoken(host.view, item))


def _switch(shown: Parlour, setting: str) -> None:
    """Turn a setting on or off, and say so."""
    shown.change(setting, not getattr(shown.settings, setting))
    shown.say(setting_words.now(setting, getattr(shown.settings, setting)))
