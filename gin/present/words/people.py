"""Who sits at the table: names, characters, and the grammar that goes with them."""

from __future__ import annotations

from dataclasses import dataclass

from gin.present.pictures import Portrait

YOU = "You"
TITLE = "Opponents"
SUBTITLE = "All see the same: their own cards, and what lies open"


@dataclass(frozen=True, slots=True)
class Person:
    """An opponent: the name, what they are in two words, how they play in a sentence, and the
    portrait."""

    name: str
    kind: str
    manner: str
    portrait: Portrait


PEOPLE = {
    1: Person(
        "Felix",
        "kind beginner",
        "New to the game. Takes what makes a meld, and knocks as soon as he may.",
        Portrait.FELIX,
    ),
    2: Person(
        "Bruno",
        "fast knocker",
        "In a hurry. Throws his high cards early and knocks before you are ready.",
        Portrait.BRUNO,
    ),
    3: Person(
        "Ada",
        "gin hunter",
        "Counts the cards that would help her, and would rather wait for gin than knock.",
        Portrait.ADA,
    ),
    4: Person(
        "Vera",
        "rememberer",
        "Forgets no card. What you took and threw tells her what you are waiting for.",
        Portrait.VERA,
    ),
    5: Person(
        "Anselm",
        "master",
        "Weighs every card against all the hands you may hold. Few have beaten him twice.",
        Portrait.ANSELM,
    ),
}
"""The opponents by level."""
GUEST = "Guest"
"""The name of an outside program, which plays at level 0."""


def opponent(level: int) -> str:
    """The opponent of a level, by name."""
    return PEOPLE[level].name if level else GUEST


_PORTRAITS = {person.name: person.portrait for person in PEOPLE.values()}


def portrait(name: str) -> Portrait:
    """The portrait of an opponent, by name; nobody's for you and for an outside program."""
    return _PORTRAITS.get(name, Portrait.NOBODY)


def introduced(person: Person) -> str:
    """An opponent with what they are."""
    return f"{person.name}, {person.kind}"


def fared(won: int, played: int) -> str:
    """How many matches with somebody you have won."""
    return f"won {won} of {played}" if played else "not met yet"


def sits_down(person: Person) -> str:
    """Who was chosen, in a sentence."""
    return f"{person.name} sits down opposite. {person.manner}"


def who(seat: int, other: str) -> str:
    """The player in a seat, at the start of a sentence."""
    return YOU if seat == 0 else other


def verb(seat: int, base: str) -> str:
    """A verb for who sits there: "you knock", "Ada knocks"."""
    if seat == 0:
        return base
    if base == "have":
        return "has"
    return base + ("es" if base.endswith(("s", "sh", "ch", "o")) else "s")


def whose(seat: int, other: str) -> str:
    """The owner as a word before a noun: "your", "Ada's"."""
    return "your" if seat == 0 else f"{other}'s"
