"""Who sits at the table: names, characters, and who they are in a message."""

from __future__ import annotations

from msgspec import Struct

from gin.core.external_text import harmless
from gin.core.message import NOTHING, YOU, Gender, Message, Text, Verbatim, Who, commas, sentences
from gin.interface.pictures import Face, Portrait
from gin.messages import people as messages
from gin.session import likeness
from gin.session.engines.programs import file_name
from gin.session.settings import Settings


class Person(Struct, frozen=True):
    """An opponent: the name, which is the same in all languages, what they are in two words, how
    they play in a sentence, and the portrait."""

    name: str
    gender: Gender
    kind: Message
    manner: Message
    portrait: Portrait


PEOPLE = {
    1: Person("Felix", Gender.MASCULINE, messages.FELIX, messages.FELIX_MANNER, Portrait.FELIX),
    2: Person("Bruno", Gender.MASCULINE, messages.BRUNO, messages.BRUNO_MANNER, Portrait.BRUNO),
    3: Person("Ada", Gender.FEMININE, messages.ADA, messages.ADA_MANNER, Portrait.ADA),
    4: Person("Vera", Gender.FEMININE, messages.VERA, messages.VERA_MANNER, Portrait.VERA),
    5: Person("Anselm", Gender.MASCULINE, messages.ANSELM, messages.ANSELM_MANNER, Portrait.ANSELM),
}
"""The opponents by level."""
GUEST = "Guest"
"""What an outside program goes by, which plays at level 0; `named` is what is told."""
_LONGEST_NAME = 60
_BY_NAME = {person.name: person for person in PEOPLE.values()}


class PlayerProfile(Struct, frozen=True):
    """The player: the name they gave, or nothing, and how they are shown. In sentences they are
    "you" all the same."""

    name: Text = NOTHING
    portrait: Face = Portrait.NOBODY


NAMELESS = PlayerProfile()


def yourself(settings: Settings) -> PlayerProfile:
    """The player as the settings have it."""
    name = Verbatim(settings.name) if settings.name else NOTHING
    shown = likeness.likeness(settings.portrait) if settings.portrait else None
    return PlayerProfile(name, shown or Portrait.NOBODY)


def opponent(level: int) -> str:
    """The opponent of a level, by name."""
    return PEOPLE[level].name if level else GUEST


def opponents() -> dict[str, int]:
    """Return the levels of the opponents by name, as it is typed."""
    return {typed(level): level for level in PEOPLE}


def named(level: int) -> Message | Verbatim:
    """The opponent of a level as the name is told."""
    return _named(opponent(level))


def typed(level: int) -> str:
    """What is typed for the opponent of a level, whoever it was."""
    return opponent(level).lower() if level in (0, *PEOPLE) else f"level {level}"


def _named(name: str) -> Message | Verbatim:
    return messages.GUEST if name == GUEST else Verbatim(name)


def portrait(name: str) -> Portrait:
    """The portrait of an opponent, by name; nobody's for you and for an outside program."""
    return _BY_NAME[name].portrait if name in _BY_NAME else Portrait.NOBODY


def introduced(level: int) -> Text:
    """An opponent with what they are."""
    return commas(named(level), PEOPLE[level].kind if level else messages.GUEST_KIND)


def fared(won: int, played: int) -> Message:
    """How many matches with somebody you have won."""
    return messages.fared(won=won, played=played) if played else messages.NOT_MET


def sits_down(level: int) -> Text:
    """Who was chosen, in a sentence."""
    one = PEOPLE[level]
    return sentences(messages.sits_down(who=person(1, one.name)), one.manner)


def next_opponent(settings: Settings) -> Who:
    """Who sits down opposite when the next match begins."""
    return person(1, opponent(0 if settings.program else settings.level))


def person(seat: int, other: str) -> Who:
    """The player in a seat, as somebody in a message."""
    if seat == 0:
        return YOU
    gender = _BY_NAME[other].gender if other in _BY_NAME else Gender.UNKNOWN
    return Who(_named(other), gender)


def name_of_program(program: str) -> Verbatim:
    """Return the name of a program's file, as far as it can be shown."""
    return Verbatim(harmless(file_name(program), _LONGEST_NAME))


def moved_instead(name: str, reason: Text) -> Message:
    """Say that one of our own players moved where the program did not."""
    return messages.moved_instead(who=person(1, name), reason=reason)
