"""Sharing of a finished match: as text, a picture, an animation, a challenge."""

from __future__ import annotations

from gin.core.errors import BadChallenge, GinError
from gin.core.message import NOTHING, Text, Verbatim, ended
from gin.interface.intents import Do, Given, Intent, Leave, PageAction
from gin.interface.view import Role, Scene, View
from gin.messages import sharing as messages
from gin.present.pages import button, page
from gin.present.picture_saving import PictureSaving
from gin.present.screen import Screen, ScreenHost
from gin.present.tableview.sharing import shown_hand
from gin.present.words import sharing as words
from gin.present.words.people import opponent, person
from gin.session.challenge import Challenge, challenge_of
from gin.session.game import Session
from gin.session.record import save_record
from gin.session.replay import replay_of_match


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
        self._saving = PictureSaving(host)

    def view(self) -> View:
        level = self._session.level
        alone = level is None
        film = messages.ANIMATION_HOLDS_ALONE if alone else messages.ANIMATION_HOLDS
        lines: list[tuple[Role, Text]] = [(Role.HEADING, messages.AS_TEXT)]
        lines += ((Role.TEXT, text) for text in words.result_lines(self._session))
        lines += [
            (Role.HEADING, messages.AS_PICTURE),
            (Role.TEXT, messages.PICTURE_HOLDS),
            (Role.HEADING, messages.AS_ANIMATION),
            (Role.TEXT, self._saving.progress or film),
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
        unsaved = messages.NO_FOLDER if self._saving.folder is None else NOTHING
        return page(
            Scene.HELP,
            messages.TITLE,
            lines,
            subtitle=self._session.title,
            extra=(
                button(Do(PageAction.COPY), messages.COPY, ("copy",), main=True),
                button(Do(PageAction.SAVE_PICTURE), messages.SAVE_PICTURE, ("picture",),
                       why=self._saving.why_not, brief=messages.SAVE_PICTURE_SHORT),
                self._saving.film_choice(messages.SAVE_ANIMATION_SHORT),
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
                self._saving.begin_picture(self._session)
            case Do(PageAction.SAVE_ANIMATION):
                number = shown_hand(self._session)
                name = f"gin-parlour-match-{self._session.id}-hand-{number}"
                self._saving.begin_film(replay_of_match(self._session, number), name)
            case Do(PageAction.COPY_CHALLENGE) if self._challenge is not None:
                host.copy(tuple(words.challenge_lines(self._challenge)))
            case Do(PageAction.SAVE_CHALLENGE) if self._challenge is not None:
                self._save_challenge(self._challenge)
            case _:
                super().choose(intent, given)
                if isinstance(intent, Leave):
                    self._saving.stop()

    def _save_challenge(self, challenge: Challenge) -> None:
        host = self._host
        assert self._saving.folder is not None
        text = words.challenge_text(challenge)
        try:
            path = save_record(
                self._saving.folder, f"gin-parlour-challenge-{self._session.id}", text
            )
        except GinError as error:
            host.fail(error)
            return
        host.say(ended(messages.challenge_saved(path=Verbatim(str(path)))))

    @property
    def working(self) -> bool:
        return self._saving.working

    def work(self, seconds: float) -> bool:
        """Draw the picture or the animation for about `seconds`."""
        return self._saving.work(seconds)
