"""The sections of a page: each by itself, and as a list of what is typed for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from gin.core.message import Text, Verbatim
from gin.interface.view import Role, View, ZoneKind
from gin.language import translation, typed
from gin.messages import help as pages
from gin.messages import speech
from gin.messages import terminal as messages
from gin.present.input.first_letters import folded
from gin.present.words import terminal as words
from gin.text.view_lines import item_lines


class PageSection(Struct, frozen=True):
    """A part of a page: its number from 1, its heading, and its lines with that heading first."""

    number: int
    name: Text
    lines: tuple[Text, ...]


def beginning(view: View) -> tuple[Text, ...]:
    """Return what the terminal prints of the page of help: what can be typed, and a list of the
    other sections; nothing of any other page."""
    among = _sections(view)
    first = _about_typing(among)
    if first is None:
        return ()
    others = [one for one in among if one != first]
    return (*first.lines, messages.OTHER_SECTIONS, *map(_listed, others))


def section(view: View, wanted: str) -> tuple[Text, ...]:
    """Return the lines of a section by its number or by words of its heading, the list of all of
    them if nothing is `wanted`, or why there is none."""
    among = _sections(view)
    if not among:
        return (speech.NO_HEADINGS,)
    if not wanted:
        return tuple(map(_listed, among))
    found = _named(among, wanted, translation.printed)
    lists = Verbatim(typed.offered("sections"))
    return found.lines if found is not None else (words.no_section(wanted, lists),)


def _listed(one: PageSection) -> Text:
    return messages.section(number=one.number, name=one.name)


def _sections(view: View) -> tuple[PageSection, ...]:
    """Return the sections of a page. One with sections inside it has their lines, too."""
    items = [item for zone in view.zones if zone.kind is ZoneKind.PAGE for item in zone.items]
    heads = [place for place, item in enumerate(items) if item.role is Role.HEADING]
    found = []
    for number, place in enumerate(heads, start=1):
        level = items[place].level
        end = next((at for at in heads if at > place and items[at].level <= level), len(items))
        found.append(PageSection(number, items[place].name, tuple(item_lines(items[place:end]))))
    return tuple(found)


def _named(
    among: Sequence[PageSection], wanted: str, printed: Callable[[Text], str]
) -> PageSection | None:
    """Return the section of a number, or the one whose heading is like some words best: the same,
    beginning with them, having a word that does, or having them anywhere; None if none is."""
    if wanted.isdecimal():
        return next((one for one in among if one.number == int(wanted)), None)
    words = folded(wanted).strip()
    names = [(one, folded(printed(one.name))) for one in among]
    for fits in (
        lambda name: name == words,
        lambda name: name.startswith(words),
        lambda name: f" {words}" in name,
        lambda name: words in name,
    ):
        found = next((one for one, name in names if words and fits(name)), None)
        if found is not None:
            return found
    return None


def _about_typing(among: Sequence[PageSection]) -> PageSection | None:
    return next((one for one in among if one.name == pages.TYPED), None)
