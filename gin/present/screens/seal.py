"""The seal of a hand, what it was made from once that may be known, and the page on fair play."""

from __future__ import annotations

from gin.core.errors import GinError
from gin.present import keys
from gin.present.screen import House
from gin.present.screens.pages import page
from gin.present.view import Choice, Role, Scene, View
from gin.present.words import fairness as words
from gin.present.words import help as help_words
from gin.session.game import Session
from gin.session.settings import Settings

DOOR = Choice("fair", words.TITLE, "button:fair", words=("fair play", "fair"))
"""The way to the page on fair play."""
_SAVE = Choice("save-hand", words.SAVE, "button:save-hand", words=("save hand",))


def key_of_seal(settings: Settings) -> str:
    """The key that tells the seal, as pages name it."""
    return help_words.key_name(keys.key_map(settings).shown("seal")) or help_words.NO_KEY


class FairnessPage:
    """What opponents know, how cards are dealt, and how that can be checked."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The page."""
        told = words.told(key_of_seal(self._house.settings))
        lines = [(Role.HEADING if heading else Role.TEXT, text) for heading, text in told]
        return page(Scene.HELP, words.TITLE, lines)

    def choose(self, id: str) -> None:
        """Only Back can be chosen."""
        assert id == "back", id
        self._house.back()


class SealScreen:
    """The seal of the hand being played, or just played."""

    def __init__(self, house: House, session: Session) -> None:
        self._house = house
        self._session = session

    def view(self) -> View:
        """The seal, and after the hand the line that was sealed."""
        session = self._session
        lines = [
            (Role.HEADING, words.SHOWN),
            (Role.TEXT, words.groups(session.seal)),
            (Role.TEXT, words.BEFORE),
        ]
        if session.revealed:
            lines += [
                (Role.HEADING, words.SEALED),
                (Role.TEXT, session.revealed),
                (Role.TEXT, words.FITS),
            ]
        else:
            lines.append((Role.TEXT, words.LATER))
        extra = (_SAVE, DOOR) if session.revealed else (DOOR,)
        return page(
            Scene.HELP, words.SEAL, lines, subtitle=f"{session.title} · hand {session.hand_number}",
            extra=extra,
        )  # fmt: skip

    def choose(self, id: str) -> None:
        """Go back, read on, or save the hand."""
        house = self._house
        if id == DOOR.id:
            house.open(FairnessPage(house))
        elif id == _SAVE.id:
            if house.folder is None:
                house.say(words.NO_FOLDER)
                return
            try:
                house.say(words.saved(str(self._session.save(house.folder))))
            except GinError as error:
                reason = str(error)
                house.say(f"{reason[:1].upper()}{reason[1:]}.")
        else:
            house.back()
