"""Wording for the terminal only."""

from __future__ import annotations

from collections.abc import Iterable

from gin.core.external_text import LONGEST_QUOTED, harmless
from gin.core.message import Message, Text, Verbatim, ended, labelled, phrase, sentences
from gin.interface.view import Item
from gin.messages import terminal as messages
from gin.present.words.people import opponent, person
from gin.session.storage.store import Store


def typed(text: str) -> Verbatim:
    """Return typed text, shortened and safe to display."""
    return Verbatim(harmless(text, LONGEST_QUOTED))


def field(field: Item, how: Text) -> Text:
    """Return the content of a page's field, and how to fill it."""
    name, text = field.name, field.value
    text_line = ended(labelled(name, text)) if text else messages.empty_field(name=name)
    return sentences(text_line, how)


def entered(field: Item) -> Message:
    """Return a field's new content, with its note."""
    return labelled(phrase(field.name, field.value), field.note)


def storage_notice(store: Store) -> Message:
    """Return the notice on saving, after checking the file and repairing it if needed."""
    if not store.saves:
        return messages.NOT_KEPT
    if not store.is_sound():
        return messages.GONE
    return messages.REFUSED if store.refused else messages.SAVED


def farewell(store: Store) -> Text:
    """Return the last line, which says again whether games are saved."""
    notice = storage_notice(store)
    if notice == messages.SAVED:
        return messages.KEPT
    return sentences(notice, messages.FAREWELL) if store.saves else messages.FAREWELL


def waiting(level: int, seconds: int) -> Message:
    """Return the sentence that says whose move is awaited, for how long, and how to stop."""
    return messages.waiting(who=person(1, opponent(level)), seconds=max(1, seconds))


def say_what(main: Text) -> Message:
    """Return the answer to an empty line."""
    return messages.say_what(main=main) if main else messages.SAY_ANYTHING


def unknown(text: str, near: Iterable[Text], legal: Iterable[Text]) -> Message:
    """Return the answer to an unavailable command, with similar words and the available ones."""
    words, alike = tuple(legal), tuple(near)
    if not alike:
        return messages.unknown(legal=words, typed=typed(text))
    return messages.unknown_but_near(legal=words, near=alike, typed=typed(text))


def no_section(wanted: str, sections: Text) -> Message:
    """Return the answer if the page lacks a section; `sections` lists those it has."""
    return messages.no_section(typed=typed(wanted), sections=sections)
