"""Type-ahead: typed letters move the focus to the next entry that begins with them.

At a table, in its questions and in a review, letters are commands. On other pages, a letter runs
its command only in these cases: the page has a choice for the command; the command moves the focus,
controls the window or shows help; or it reads out the top of the discard pile, and a hand lies
below the page. A letter with Ctrl is not typed ahead.
"""

from __future__ import annotations

import math

import pygame

from gin.core.message import Verbatim
from gin.interface.commands import Command, CommandSection
from gin.interface.view import HAND_SCENES, Scene, View
from gin.language.translation import printed
from gin.messages import speech as messages
from gin.present.input import focus_order, headings
from gin.present.input.first_letters import beginning_with
from gin.ui.input.commands import lead_with_heading
from gin.ui.input.host import InputHost
from gin.ui.input.keycaps import cap, own_sign

PAUSE = 1.0
"""Seconds after which a letter begins a new word, in addition to the keys' cool-down."""
_PLAYED = HAND_SCENES | {Scene.FINAL, Scene.REVIEW}
"""Scenes in which letters are commands about a hand."""
_GIVE_WAY = (CommandSection.ACTS, CommandSection.QUESTIONS, CommandSection.CARDS)
"""Sections of commands that do nothing on most pages, or that also work with Ctrl there."""
_EVERYWHERE = (Command.HELP, Command.COMMANDS)


class TypeAhead:
    """Takes letters as the beginning of an entry's name."""

    def __init__(self, host: InputHost) -> None:
        self._host = host
        self._typed = ("", "")
        """Typed letters, by the player's layout and by that of a US keyboard."""
        self._until = -math.inf

    def took(self, event: pygame.event.Event, command: Command | None, now: float) -> bool:
        """Focus the entry that matches or report that none does; return False for other keys."""
        host = self._host
        going = now < self._until
        signs = _signs(event)
        space = " " in signs
        if not (going if space else _is_letter(signs)):
            self._until = -math.inf
            return False
        if not self._is_free(command, space=space):
            return False
        entries = headings.entries(host.view)
        names = [printed(name) for _, name in entries]
        refs = [ref for ref, _ in entries]
        before = self._typed if going else ("", "")
        own, placed = (text + sign for text, sign in zip(before, signs, strict=True))
        focus = host.pointing.cursor.focus
        here = [place for place, ref in enumerate(refs) if ref == focus] or [-1]
        # A row that is also a heading has two entries. A repeated letter continues after both.
        at = here[-1 if len({*own}) == 1 else 0]
        places = (beginning_with(names, typed, at) for typed in dict.fromkeys((own, placed)))
        found = next((place for place in places if place is not None), None)
        if found is None and space:
            return False
        self._typed = own, placed
        self._until = now + PAUSE + host.settings.cool_down
        if found is None:
            host.announcer.refuse(messages.nothing_begins(typed=Verbatim(own)))
        elif refs[found] in refs[found + 1 :]:
            lead_with_heading(host, refs[found])
        elif refs[found] != focus or not host.pointing.cursor.keyboard:
            host.pointing.set_focus(refs[found], keyboard=True)
        elif len(own) == 1:
            host.announcer.announce(focus_order.focus_announcement(host.view, focus))
        return True

    def _is_free(self, command: Command | None, *, space: bool) -> bool:
        """Return whether a letter, or a space after one, is no command here."""
        host = self._host
        view = host.view
        if not host.settings.letters or not _has_entries(view):
            return False
        if space or command is None:
            return True
        if any(choice.key is command for choice in view.choices) or command in _EVERYWHERE:
            return False
        if command is Command.TOP and host.hand_below:
            return False
        return command.section in _GIVE_WAY


def _has_entries(view: View) -> bool:
    typing = view.dialog is not None and view.dialog.typing
    return view.scene not in _PLAYED and not typing


def _signs(event: pygame.event.Event) -> tuple[str, str]:
    """Return the character of a key on the player's layout, and on a US keyboard.

    The two differ only if the key is named by its place. Both are empty if the key types nothing.
    """
    own, placed = own_sign(event), cap(event).removeprefix("Shift+").lower()
    placed = placed if len(placed) == 1 else own
    return own or placed, placed


def _is_letter(signs: tuple[str, str]) -> bool:
    return any(sign.isalnum() for sign in signs)
