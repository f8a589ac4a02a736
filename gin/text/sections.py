"""The sections of a page, and the numbered list of them."""

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
    """A part of a page: its number from 1, its heading, and its lines with the heading first."""

    number: int
    name: Text
    lines: tuple[Text, ...]


def help_beginning(view: View) -> tuple[Text, ...]:
    """Return the first lines of the help page: how to type, and the list of other sections.

    For any other page, return nothing.
    """
    available = _sections(view)
    first = _about_typing(available)
    if first is None:
        return ()
    others = [one for one in available if one != first]
    return (*first.lines, messages.OTHER_SECTIONS, *map(_listed, others))


def section(view: View, wanted: str) -> tuple[Text, ...]:
    """Return the lines of a section, given its number or words of its heading.

    If `wanted` is empty, return the list of sections. If no section matches, return a message that
    says so.
    """
    available = _sections(view)
    if not available:
        return (speech.NO_HEADINGS,)
    if not wanted:
        return tuple(map(_listed, available))
    found = _named(available, wanted, translation.printed)
    lists = Verbatim(typed.offered("sections"))
    return found.lines if found is not None else (words.no_section(wanted, lists),)


def _listed(one: PageSection) -> Text:
    return messages.section(number=one.number, name=one.name)


def _sections(view: View) -> tuple[PageSection, ...]:
    items = [item for zone in view.zones if zone.kind is ZoneKind.PAGE for item in zone.items]
    heads = [place for place, item in enumerate(items) if item.role is Role.HEADING]
    found = []
    for number, place in enumerate(heads, start=1):
        level = items[place].level
        end = next((at for at in heads if at > place and items[at].level <= level), len(items))
        found.append(PageSection(number, items[place].name, tuple(item_lines(items[place:end]))))
    return tuple(found)


def _named(
    available: Sequence[PageSection], wanted: str, printed: Callable[[Text], str]
) -> PageSection | None:
    if wanted.isdecimal():
        return next((one for one in available if one.number == int(wanted)), None)
    words = folded(wanted).strip()
    names = [(one, folded(printed(one.name))) for one in available]
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


def _about_typing(available: Sequence[PageSection]) -> PageSection | None:
    return next((one for one in available if one.name == pages.TYPED), None)
