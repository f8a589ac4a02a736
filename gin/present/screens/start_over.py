"""Question before starting a match while another of the same game is unfinished."""

from __future__ import annotations

from gin.core.message import Text, asked, sentences
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Leave, PageAction
from gin.interface.view import View
from gin.messages import games as messages
from gin.present.pages import button, with_dialog
from gin.present.screen import Screen, ScreenHost
from gin.present.words import matches as words
from gin.present.words.people import next_opponent
from gin.session.unfinished import Summary
from gin.variants.setups import Setup


class StartOverScreen(Screen):
    """The screen below with a question over it: start a new match or continue the old one?"""

    def __init__(self, host: ScreenHost, below: Screen, agreed: Setup, begun: Summary) -> None:
        super().__init__(host)
        self._below = below
        self._agreed = agreed
        self._begun = begun

    def view(self) -> View:
        choices = (
            button(
                Do(PageAction.CONTINUE),
                words.continue_label(self._begun),
                ("continue",),
                name="old-match",
                main=True,
            ),
            button(Do(PageAction.PLAY_ANEW), self._new, ("new", "yes")),
            button(Leave(), messages.NEITHER, ("back", "no"), name="cancel", key=Command.BACK),
        )
        return with_dialog(self._below.view(), messages.ASKED, self._lines, choices, Leave())

    @property
    def _new(self) -> Text:
        if self._agreed.rules.seats == 1:
            return messages.ANEW_ALONE
        return messages.anew(who=next_opponent(self._host.settings))

    @property
    def asked(self) -> Text:
        return sentences(asked(messages.ASKED), *self._lines)

    @property
    def _lines(self) -> tuple[Text, ...]:
        return messages.not_over(match=words.in_sentence(self._begun)), messages.WAITS

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.PLAY_ANEW):
                self._host.matches.start(self._agreed)
            case Do(PageAction.CONTINUE):
                self._host.matches.resume(self._begun.id)
            case _:
                super().choose(intent, given)
