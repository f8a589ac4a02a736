"""Type-ahead: typed letters move the focus to the next entry that begins with them.

At the table, in a review and on the final score, letters are commands. On other pages, only some
commands keep their letters: those with a choice on the page, those that move the focus, control the
window or show help, and, over a hand, the one that reads out the top of the discard pile.
"""

from __future__ import annotations

import math

import pygame

from gin.core.message import Verbatim, sentences
from gin.interface.commands import Command, CommandSection
from gin.interface.view import HAND_SCENES, Scene, View
from gin.language.translation import printed
from gin.messages import speech as messages
from gin.present.input import focus_order, headings
from gin.present.input.first_letters import all_beginning_with, beginning_with
from gin.ui.input.commands import lead_with_heading
from gin.ui.input.host import InputHost
from gin.ui.input.keycaps import cap, own_sign

PAUSE = 1.0
"""Seconds without a letter, in addition to the cool-down setting, after which a new word begins."""
_PLAYED = HAND_SCENES | {Scene.FINAL, Scene.REVIEW}
_GIVE_WAY = (CommandSection.ACTS, CommandSection.QUESTIONS, CommandSection.CARDS)
"""Sections whose letters type ahead: on most pages, their commands do nothing or work with Ctrl."""
_EVERYWHERE = (Command.HELP, Command.COMMANDS)


class TypeAhead:
    """Takes letters as the beginning of an entry's name."""

    def __init__(self, host: InputHost) -> None:
        self._host = host
        self._typed = ("", "")
        """Typed letters, by the player's layout and by that of a US keyboard."""
        self._until = -math.inf

    def took(self, event: pygame.event.Event, command: Command | None, now: float) -> bool:
        """Handle a letter or a space; return False if it is not part of a name."""
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
        searched = {typed: beginning_with(names, typed, at) for typed in (own, placed)}
        typed, found = next(
            ((typed, place) for typed, place in searched.items() if place is not None), (own, None)
        )
        if found is None and space:
            return False
        self._typed = own, placed
        self._until = now + PAUSE + host.settings.cool_down
        if found is None:
            nothing = messages.nothing_begins(typed=Verbatim(own))
            host.announcer.refuse(nothing)
            host.announcer.show_notice(sentences(nothing, messages.TYPE_AGAIN))
            return True
        if refs[found] in refs[found + 1 :]:
            lead_with_heading(host, refs[found])
        elif refs[found] != focus or not host.pointing.cursor.keyboard:
            host.pointing.set_focus(refs[found], keyboard=True)
        elif len(own) == 1:
            host.announcer.announce(focus_order.focus_announcement(host.view, focus))
        alike = list(dict.fromkeys(refs[place] for place in all_beginning_with(names, typed)))
        number = alike.index(refs[found]) + 1
        host.announcer.show_notice(
            messages.begins(typed=Verbatim(typed), number=number, of=len(alike))
        )
        return True

    def _is_free(self, command: Command | None, *, space: bool) -> bool:
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

    Both are empty if the key types nothing.
    """
    own, placed = own_sign(event), cap(event).removeprefix("Shift+").lower()
    placed = placed if len(placed) == 1 else own
    return own or placed, placed


def _is_letter(signs: tuple[str, str]) -> bool:
    return any(sign.isalnum() for sign in signs)
