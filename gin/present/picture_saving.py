"""Saving of pictures and animations, in steps between the frames of the window."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from gin.core.errors import GinError
from gin.core.message import NOTHING, Message, Text, Verbatim, ended, percent
from gin.interface.intents import Do, PageAction
from gin.interface.view import Choice
from gin.messages import sharing as messages
from gin.present.pages import button
from gin.present.screen import ScreenHost
from gin.present.tableview.film import hand_film
from gin.present.tableview.sharing import match_picture
from gin.present.words.people import yourself
from gin.session.game import Session
from gin.session.replay import ReplayedHand
from gin.session.sharing import new_file, save_error

_QUARTER = 25
"""Steps of the announced progress, in percent."""


class PictureSaving:
    """The picture or animation that a screen is saving, if any."""

    def __init__(self, host: ScreenHost) -> None:
        self._host = host
        self._steps: Iterator[float | None] | None = None
        self._path = ""
        self._saved: Callable[..., Message] = messages.picture_saved
        self._part: int | None = None
        self._film_saved: Text = NOTHING

    @property
    def working(self) -> bool:
        return self._steps is not None

    @property
    def progress(self) -> Text:
        """The part of the animation that is drawn, or where it was saved; empty before that."""
        if self._part is None:
            return self._film_saved
        return messages.animation_part(percent=percent(self._part))

    @property
    def why_not(self) -> Text:
        """The reason why nothing can be saved now; empty if it can."""
        if self._host.pictures is None:
            return messages.NO_PICTURES
        if self.folder is None:
            return messages.NO_FOLDER
        return messages.ALREADY_DRAWING if self.working else NOTHING

    @property
    def folder(self) -> Path | None:
        """The folder for files to share, where the player finds them."""
        return self._host.documents or self._host.folder

    def film_choice(self, brief: Text = NOTHING) -> Choice:
        """Return the button that saves an animation, with a short label if it is given."""
        return button(
            Do(PageAction.SAVE_ANIMATION), messages.SAVE_ANIMATION, ("animation", "gif"),
            why=self.why_not, brief=brief,
        )  # fmt: skip

    def begin_picture(self, session: Session) -> None:
        """Begin the picture of a finished match."""
        path = self._new_file(f"gin-parlour-match-{session.id}", "png")
        if path is None or self._host.pictures is None:
            return
        shown = match_picture(session, yourself(self._host.settings))
        self._steps = self._host.pictures.picture(shown, path)
        self._saved, self._part = messages.picture_saved, None
        self._host.say(messages.DRAWING_PICTURE)

    def begin_film(self, hand: ReplayedHand, name: str) -> None:
        """Begin the animation of a hand; `name` is that of the file, without its ending."""
        path = self._new_file(name, "gif")
        if path is None or self._host.pictures is None:
            return
        film = hand_film(hand, yourself(self._host.settings))
        self._steps = self._host.pictures.film(film, path)
        self._saved, self._part = messages.animation_saved, 0
        self._host.say(messages.DRAWING_ANIMATION)

    def _new_file(self, name: str, kind: str) -> Path | None:
        """Return the path of a new file; None, with the error announced, if there is none."""
        assert self.folder is not None
        try:
            path = new_file(self.folder, name, kind)
        except GinError as error:
            self._host.fail(error)
            return None
        self._path = str(path)
        return path

    def work(self, seconds: float) -> bool:
        """Draw for about `seconds`; return whether the view changed."""
        # The last step begins in the first half, since it may take as long again.
        until = time.monotonic() + seconds / 2
        part = self._part
        while self._steps is not None:
            try:
                done = next(self._steps)
            except StopIteration:
                saved = ended(self._saved(path=Verbatim(self._path)))
                if self._part is not None:
                    self._film_saved = saved
                self._end()
                self._host.say(saved)
                return True
            except OSError as error:
                self._end()
                self._host.fail(save_error(self._path, error))
                return True
            if done is not None:
                self._part = int(100 * done) // _QUARTER * _QUARTER
            if time.monotonic() >= until:
                break
        if self._part == part:
            return False
        if self._part is not None and self._part < 100:
            self._host.say(self.progress)
        return True

    def stop(self) -> None:
        """Drop what is being drawn, and announce it; nothing has been written."""
        if self._part is not None:
            self._host.say(messages.ANIMATION_STOPPED)
        self._end()

    def _end(self) -> None:
        self._steps, self._part = None, None
