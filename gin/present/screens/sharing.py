"""Sharing of a finished match: as text, as a picture, as a challenge."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gin.core.errors import BadChallenge, GinError
from gin.core.message import NOTHING, Text, Verbatim, ended
from gin.interface.intents import Do, Given, Intent, PageAction
from gin.interface.view import Role, Scene, View
from gin.messages import sharing as messages
from gin.present.pages import button, page
from gin.present.screen import Screen, ScreenHost
from gin.present.tableview.sharing import match_picture
from gin.present.words import sharing as words
from gin.present.words.people import opponent, person, yourself
from gin.session.challenge import Challenge, challenge_of
from gin.session.game import Session
from gin.session.record import save_record
from gin.session.sharing import new_file, save_error


class ShareScreen(Screen):
    """The ways to share a finished match."""

    def __init__(self, host: ScreenHost, session: Session) -> None:
        super().__init__(host)
        self._session = session
        self._challenge: Challenge | None = None
        self._why: Text = NOTHING
        try:
            self._challenge = challenge_of(session, host.settings.name)
        except BadChallenge as error:
            self._why = error.sentence
        self._steps: Iterator[None] | None = None
        self._path = ""

    @property
    def _folder(self) -> Path | None:
        """The folder for files to share, where the player finds them."""
        return self._host.documents or self._host.folder

    def view(self) -> View:
        host, level = self._host, self._session.level
        lines: list[tuple[Role, Text]] = [(Role.HEADING, messages.AS_TEXT)]
        lines += ((Role.TEXT, text) for text in words.result_lines(self._session))
        lines += [
            (Role.HEADING, messages.AS_PICTURE),
            (Role.TEXT, messages.PICTURE_HOLDS),
            (Role.HEADING, messages.AS_CHALLENGE),
        ]
        if self._challenge is None:
            lines.append((Role.TEXT, self._why))
        else:
            holds = messages.CHALLENGE_HOLDS_ALONE
            if level is not None:
                holds = messages.challenge_holds(who=person(1, opponent(level)))
            count = words.count_lines(self._challenge)
            lines += [(Role.TEXT, holds), (Role.TEXT, messages.challenge_hides(lines=count))]
        unsaved = messages.NO_FOLDER if self._folder is None else NOTHING
        drawn = unsaved if host.pictures is not None else messages.NO_PICTURES
        return page(
            Scene.HELP,
            messages.TITLE,
            lines,
            subtitle=self._session.title,
            extra=(
                button(Do(PageAction.COPY), messages.COPY, ("copy",), main=True),
                button(Do(PageAction.SAVE_PICTURE), messages.SAVE_PICTURE, ("picture",), why=drawn),
                button(Do(PageAction.COPY_CHALLENGE), messages.COPY_CHALLENGE,
                       ("challenge", "copy challenge"), why=self._why),
                button(Do(PageAction.SAVE_CHALLENGE), messages.SAVE_CHALLENGE,
                       ("save challenge",), why=self._why or unsaved),
            ),
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        host = self._host
        match intent:
            case Do(PageAction.COPY):
                host.copy(tuple(words.result_lines(self._session)))
            case Do(PageAction.SAVE_PICTURE):
                self._begin_picture()
            case Do(PageAction.COPY_CHALLENGE) if self._challenge is not None:
                host.copy(tuple(words.challenge_lines(self._challenge)))
            case Do(PageAction.SAVE_CHALLENGE) if self._challenge is not None:
                self._save_challenge(self._challenge)
            case _:
                super().choose(intent, given)

    def _save_challenge(self, challenge: Challenge) -> None:
        host = self._host
        assert self._folder is not None
        text = words.challenge_text(challenge)
        try:
            path = save_record(self._folder, f"gin-parlour-challenge-{self._session.id}", text)
        except GinError as error:
            host.fail(error)
            return
        host.say(ended(messages.challenge_saved(path=Verbatim(str(path)))))

    # The picture.

    def _begin_picture(self) -> None:
        host = self._host
        assert self._folder is not None and host.pictures is not None
        try:
            path = new_file(self._folder, f"gin-parlour-match-{self._session.id}", "png")
        except GinError as error:
            host.fail(error)
            return
        self._path = str(path)
        shown = match_picture(self._session, yourself(host.settings))
        self._steps = host.pictures.steps(shown, path)
        host.say(messages.DRAWING_PICTURE)

    @property
    def working(self) -> bool:
        return self._steps is not None

    def work(self, seconds: float) -> bool:
        """Draw the picture for about `seconds`; announce where it is at the end."""
        del seconds
        if self._steps is None:
            return False
        try:
            # One step may take most of a frame.
            next(self._steps)
        except StopIteration:
            self._host.say(ended(messages.picture_saved(path=Verbatim(self._path))))
        except OSError as error:
            self._host.fail(save_error(self._path, error))
        else:
            return False
        self._steps = None
        return True
