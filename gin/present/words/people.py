"""The players: their names, characters and portraits, and their values for messages."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from gin.ai.players.levels import LEARNER
from gin.ai.players.progress import Progress
from gin.core.external_text import harmless
from gin.core.message import NOTHING, YOU, Gender, Message, Text, Verbatim, Who, commas, sentences
from gin.interface.pictures import Face, Monogram, Portrait
from gin.messages import challenge, replay, sharing
from gin.messages import people as messages
from gin.session import likeness
from gin.session.engines.programs import file_name
from gin.session.partner import PERSON_LEVEL, Partner
from gin.session.settings import Settings


class Person(Struct, frozen=True):
    """An opponent: a name for all languages, a description and playing style, and a portrait."""

    name: str
    gender: Gender
    kind: Message
    manner: Message
    portrait: Portrait


PEOPLE = {
    LEARNER: Person("Pia", Gender.FEMININE, messages.PIA, messages.PIA_MANNER, Portrait.PIA),
    1: Person("Felix", Gender.MASCULINE, messages.FELIX, messages.FELIX_MANNER, Portrait.FELIX),
    2: Person("Bruno", Gender.MASCULINE, messages.BRUNO, messages.BRUNO_MANNER, Portrait.BRUNO),
    3: Person("Ada", Gender.FEMININE, messages.ADA, messages.ADA_MANNER, Portrait.ADA),
    4: Person("Vera", Gender.FEMININE, messages.VERA, messages.VERA_MANNER, Portrait.VERA),
    5: Person("Anselm", Gender.MASCULINE, messages.ANSELM, messages.ANSELM_MANNER, Portrait.ANSELM),
}
"""The opponents by level, weakest first."""
GUEST = "Guest"
"""Name of an external program, which plays at level 0; `displayed_name` translates it."""
FRIEND = "Friend"
"""Name of a friend who sent a challenge without a name; `displayed_name` translates it."""
PERSON = "Person"
"""Name of a person without one in a match between two people; `displayed_name` translates it."""
OPPONENT_UNKNOWN = "Opponent"
"""Name of the opponent in a saved hand, which does not say; `displayed_name` translates it."""
PLAYER = "Player"
"""Name of a player without a name, in what is sent to others; `displayed_name` translates it."""
_LONGEST_NAME = 60
_BY_NAME = {person.name: person for person in PEOPLE.values()}


_ROLES = {
    GUEST: messages.GUEST, FRIEND: challenge.FRIEND, PERSON: messages.PERSON,
    OPPONENT_UNKNOWN: replay.OPPONENT, PLAYER: sharing.PLAYER,
}  # fmt: skip
"""The displayed names of people whose names are words of the language."""
_UNNAMED = {0: GUEST, PERSON_LEVEL: PERSON}
"""Opponents that are not of the house, by level."""


class PlayerProfile(Struct, frozen=True):
    """The player's optional name and portrait. Sentences address the player as "you" regardless."""

    name: Text = NOTHING
    portrait: Face = Portrait.NOBODY


NAMELESS = PlayerProfile()


def yourself(settings: Settings) -> PlayerProfile:
    """Return the player's profile from the settings."""
    name = Verbatim(settings.name) if settings.name else NOTHING
    shown = likeness.parse_likeness(settings.portrait) if settings.portrait else None
    return PlayerProfile(name, shown or monogram(settings.name))


def monogram(name: str) -> Face:
    """Return the portrait of a player without one: the initial, or `NOBODY` without a name."""
    initial = name.strip()[:1].upper()
    return Monogram(initial) if initial.isalpha() else Portrait.NOBODY


class Opposed(Protocol):
    """A match or its row: the level of the opponent, None when playing alone, and any person."""

    @property
    def level(self) -> int | None: ...

    @property
    def partner(self) -> Partner | None: ...


def opponent(level: int) -> str:
    """Return the name of a level's opponent."""
    return PEOPLE[level].name if level in PEOPLE else _UNNAMED[level]


def opponent_of(match: Opposed) -> str:
    """Return the name of a match's opponent, empty when playing alone."""
    if match.partner is not None:
        return match.partner.name or PERSON
    return "" if match.level is None else opponent(match.level)


def face_of(match: Opposed) -> Face:
    """Return the portrait of a match's opponent, or the initial; `NOBODY` without either."""
    if match.partner is None:
        return portrait(opponent_of(match))
    return likeness.parse_likeness(match.partner.portrait) or monogram(match.partner.name)


def opponents() -> dict[str, int]:
    """Return the opponents' levels by typed name."""
    return {typed(level): level for level in PEOPLE}


def displayed_name(level: int) -> Message | Verbatim:
    """Return the displayed name of a level's opponent."""
    return named(opponent(level))


def typed(level: int) -> str:
    """Return the typed name of a level's opponent, or "level 9" for a level without an opponent."""
    return opponent(level).lower() if level in (*_UNNAMED, *PEOPLE) else f"level {level}"


def named(name: str) -> Message | Verbatim:
    """Return the displayed name of an opponent."""
    return _ROLES.get(name, Verbatim(name))


def portrait(name: str) -> Portrait:
    """Return the portrait of the opponent with this name; `NOBODY` if there is none."""
    return _BY_NAME[name].portrait if name in _BY_NAME else Portrait.NOBODY


def introduced(level: int) -> Text:
    """Return an opponent's name and description."""
    kind = PEOPLE[level].kind if level in PEOPLE else messages.GUEST_KIND
    return commas(displayed_name(level), kind)


def record_against(won: int, played: int) -> Message:
    """Return the matches won against an opponent."""
    return messages.fared(won=won, played=played) if played else messages.NOT_MET


def manner(level: int, progress: Progress, won: int = 0, played: int = 0) -> Text:
    """Return how an opponent plays, and any matches won against that opponent.

    For the one that learns, this includes how well it plays at present.
    """
    now = messages.pia_now(wrong=progress.stage) if level == LEARNER else NOTHING
    fared = messages.you_won(won=won, played=played) if played else NOTHING
    return sentences(PEOPLE[level].manner, now, fared)


def introduction_of_opponent(level: int) -> Text:
    """Return a sentence that introduces the chosen opponent."""
    one = PEOPLE[level]
    return sentences(messages.sits_down(who=person(1, one.name)), one.manner)


def next_opponent(settings: Settings) -> Who:
    """Return the opponent of the next match."""
    return person(1, opponent(0 if settings.program else settings.level))


def person(seat: int, other: str) -> Who:
    """Return the player in a seat for use in a message."""
    if seat == 0:
        return YOU
    gender = _BY_NAME[other].gender if other in _BY_NAME else Gender.UNKNOWN
    return Who(named(other), gender)


def winner(seat: int, other: str, you: Text = NOTHING) -> Who:
    """Return a winner for a heading; `you` is the player's name, if two people read it."""
    return Who(you) if you and seat == 0 else person(seat, other)


def name_of_program(program: str) -> Verbatim:
    """Return the name of a program's file, safe to display."""
    return Verbatim(harmless(file_name(program), _LONGEST_NAME))


def moved_instead(name: str, reason: Text) -> Message:
    """Return the sentence that a built-in player moved in place of the program."""
    return messages.moved_instead(who=person(1, name), reason=reason)
