"""The challenges that friends sent, and the ways to open one."""

from __future__ import annotations

from gin.core.message import labelled
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Open, PageAction
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import challenge as messages
from gin.present.opening import OPEN_FILE, ask_for_file
from gin.present.pages import BACK, button, button_zone, page
from gin.present.screen import Screen
from gin.present.words import challenge as words
from gin.session.challenges import (
    KeptChallenge,
    kept_challenges,
    played_merit,
    sent_merit,
)

_PASTE = button(Do(PageAction.PASTE), messages.PASTE, ("paste",), main=True)
_BUTTONS = (BACK, OPEN_FILE, _PASTE)


class ChallengesScreen(Screen):
    """List of challenges, those still to be played first."""

    def view(self) -> View:
        found = kept_challenges(self._host.store)
        if not found:
            return page(
                Scene.HELP, messages.TITLE, ((Role.TEXT, messages.NONE),),
                subtitle=messages.SUBTITLE, extra=_BUTTONS[1:],
            )  # fmt: skip
        rows = [self._row(one) for one in found]
        opens = tuple(
            Choice(
                intent=Open(destinations.ToChallenge(one.id)),
                label=labelled(row.name, row.value), item=row.ref, words=(f"challenge {number}",),
            )
            for number, (one, row) in enumerate(zip(found, rows, strict=True), start=1)
        )  # fmt: skip
        return View(
            Scene.CHALLENGES,
            messages.TITLE,
            (
                Zone(AreaRef(Area.MATCHES), ZoneKind.LIST, messages.TITLE, tuple(rows)),
                button_zone(_BUTTONS),
            ),
            (*opens, *_BUTTONS),
            subtitle=messages.SUBTITLE,
            status=messages.SUBTITLE,
            focus=rows[0].ref,
        )

    def _row(self, one: KeptChallenge) -> Item:
        both = (
            (played_merit(self._host.store, one), sent_merit(one.challenge)) if one.over else None
        )
        return Item(
            EntryRef(EntryKind.MATCH, one.id), Role.BUTTON, words.row(one),
            value=words.state(one, both), quiet=one.over,
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.PASTE):
                self._host.carry_out(Command.PASTE)
            case Do(PageAction.OPEN_FILE):
                ask_for_file(self._host, given)
            case _:
                super().choose(intent, given)
