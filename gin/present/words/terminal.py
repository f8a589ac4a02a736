"""What the terminal says by itself."""

from __future__ import annotations

from collections.abc import Iterable

from gin.core.external_text import LONGEST_QUOTED, harmless
from gin.core.message import Message, Text, Verbatim, ended, labelled, phrase, sentences
from gin.interface.view import Item
from gin.messages import terminal as messages
from gin.present.words.people import opponent, person
from gin.session.storage.store import Store


def typed(text: str) -> Verbatim:
    """What was typed, as far as it is quoted."""
    return Verbatim(harmless(text, LONGEST_QUOTED))


def field(field: Item, how: Text) -> Text:
    """What is in the field of a page, and how to fill it."""
    name, text = field.name, field.value
    told = ended(labelled(name, text)) if text else messages.empty_field(name=name)
    return sentences(told, how)


def entered(field: Item) -> Message:
    """What stands in a field now, and what is to be said about that."""
    return labelled(phrase(field.name, field.value), field.note)


def kept(store: Store) -> Message:
    """Whether what is played is saved; a file that was damaged meanwhile is written again first."""
    if not store.saves:
        return messages.NOT_KEPT
    if not store.is_sound():
        return messages.GONE
    return messages.REFUSED if store.refused else messages.SAVED


def farewell(store: Store) -> Text:
    """The last line, which says so again."""
    told = kept(store)
    if told == messages.SAVED:
        return messages.KEPT
    return sentences(told, messages.FAREWELL) if store.saves else messages.FAREWELL


def waiting(level: int, seconds: int) -> Message:
    """For whose move the player waits, for how long at most, and how to stop."""
    return messages.waiting(who=person(1, opponent(level)), seconds=max(1, seconds))


def say_what(main: Text) -> Message:
    """The answer to an empty line."""
    return messages.say_what(main=main) if main else messages.SAY_ANYTHING


def unknown(text: str, near: Iterable[Text], legal: Iterable[Text]) -> Message:
    """The answer to a command that cannot be done now: words spelled alike, in quotes, and what can
    be."""
    words, alike = tuple(legal), tuple(near)
    if not alike:
        return messages.unknown(legal=words, typed=typed(text))
    return messages.unknown_but_near(legal=words, near=alike, typed=typed(text))


def no_section(wanted: str, sections: Text) -> Message:
    """The answer for a section that the page does not have; `sections` lists those it has."""
    return messages.no_section(typed=typed(wanted), sections=sections)
