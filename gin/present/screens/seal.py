"""Seal of a hand, the sealed values once they are revealed, and the fair-play pages."""

from __future__ import annotations

from gin.core import chain
from gin.core.errors import GinError
from gin.core.message import Text, Verbatim
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, PageAction
from gin.interface.view import Role, Scene, View
from gin.messages import fairness as messages
from gin.present.input import keymap
from gin.present.links import FAIR_DETAILS, OWN_CUT, ask_for_cut
from gin.present.pages import button, page
from gin.present.screen import Screen, ScreenHost
from gin.present.words import daily
from gin.present.words import fairness as words
from gin.present.words.help import key_name
from gin.present.words.people import opponent, opponent_of
from gin.session.settings import Settings
from gin.session.table_session import TableSession

_SAVE = button(Do(PageAction.SAVE_HAND), messages.SAVE, ("save hand",))


def key_of_seal(settings: Settings) -> Text:
    """Return the key for reading the seal, in words for a page."""
    return key_name(keymap.key_map(settings).shown(Command.SEAL))


class FairnessPage(Screen):
    """Fair play in one paragraph about the next opponent, with a button to the details."""

    def view(self) -> View:
        settings = self._host.settings
        other = opponent(0 if settings.program else settings.level)
        lines = ((Role.TEXT, words.in_short(other)),)
        return page(Scene.HELP, messages.TITLE, lines, extra=(FAIR_DETAILS,))


class FairDetailsPage(Screen):
    """Details on the opponents' knowledge, the deal, and its verification."""

    def view(self) -> View:
        paragraphs = words.page_lines(key_of_seal(self._host.settings))
        lines: list[tuple[Role, Text]] = [
            (Role.HEADING if heading else Role.TEXT, text) for heading, text in paragraphs
        ]
        return page(Scene.HELP, messages.TITLE, lines)


class SealScreen(Screen):
    """Seal of the current or last hand."""

    def __init__(self, host: ScreenHost, session: TableSession) -> None:
        super().__init__(host)
        self._session = session

    def view(self) -> View:
        session = self._session
        other = opponent_of(session)
        told = words.in_short(other) if session.daily is None else daily.seal(session.daily, other)
        lines: list[tuple[Role, Text]] = [
            (Role.TEXT, told),
            (Role.HEADING, messages.SHOWN),
            (Role.TEXT, words.digits(session.dealt.seal)),
        ]
        if session.dealt.revealed:
            lines += self._after()
        else:
            lines.append((Role.TEXT, messages.BEFORE))
            if session.match.own_cut:
                lines.append((Role.TEXT, words.cut(session.match.own_cut)))
            lines.append((Role.TEXT, messages.LATER))
        extra = [FAIR_DETAILS]
        if session.to_be_cut:
            extra.insert(0, OWN_CUT)
        if session.dealt.revealed:
            extra.insert(0, _SAVE)
        return page(
            Scene.HELP,
            messages.SEAL,
            lines,
            subtitle=messages.subtitle(game=session.title, number=session.hand_number),
            extra=extra,
        )

    def _after(self) -> list[tuple[Role, Text]]:
        session, drawn = self._session, self._session.dealt.drawn
        lines: list[tuple[Role, Text]] = [
            (Role.HEADING, messages.SEALED),
            (Role.TEXT, Verbatim(session.dealt.revealed)),
            (Role.TEXT, messages.FITS),
        ]
        if drawn is not None:
            digits = chain.deal_digits(drawn.secret, drawn.cut)
            lines += [
                (Role.HEADING, messages.CARDS),
                (Role.TEXT, Verbatim(chain.source(drawn.secret, drawn.cut))),
                (Role.TEXT, words.begins_with(digits, session.dealt.code)),
            ]
        if session.dealt.next_seal:
            lines += [
                (Role.HEADING, messages.NEXT),
                (Role.TEXT, words.digits(session.dealt.next_seal)),
            ]
        return lines

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.OWN_CUT):
                ask_for_cut(self._host, self._session)
            case Do(PageAction.SAVE_HAND):
                self._save()
            case _:
                super().choose(intent, given)

    def _save(self) -> None:
        host = self._host
        if host.folder is None:
            host.refuse(messages.NO_FOLDER)
            return
        try:
            host.say(messages.saved(path=Verbatim(str(self._session.dealt.save(host.folder)))))
        except GinError as error:
            host.fail(error)
