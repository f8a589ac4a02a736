"""The rules page of a game, put together from its text and from the options agreed on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from gin.core.errors import GinError
from gin.core.message import Text, Verbatim, bracketed, ended, labelled, sentences, stated
from gin.messages import options as messages
from gin.messages import rules as headings
from gin.rules.model.rules import SheetKind
from gin.variants.codes import game_code
from gin.variants.games.base import Section
from gin.variants.options.catalogue import BY_ID
from gin.variants.options.option import Option
from gin.variants.registry import Setup, chosen_in, options_of, own_rules, setup, values_of
from gin.variants.rulebook import sections, sheets
from gin.variants.rulebook.telling import Paragraph, told_by

_OF_SHEETS: dict[SheetKind, Section] = {
    SheetKind.SUITS: Section(headings.SUITS, sheets.SUITS),
    SheetKind.THREE_GAMES: Section(headings.THREE_GAMES, sheets.THREE_GAMES),
    SheetKind.GAMES: Section(headings.GAMES, sheets.GAMES),
    SheetKind.RACE: Section(headings.TWO_PARTS, sheets.RACE),
    SheetKind.TWOFOLD: Section(headings.POINTS_AND_DEALS, sheets.TWOFOLD),
}
"""What is told of a sheet where it is not the game's own, and the page therefore silent."""


def lines_of(agreed: Setup, *, typed: bool = False) -> Iterator[tuple[bool, Text]]:
    """The page line by line: (is it a heading, text), options last with what they are set to.

    With `typed` an option is followed by what may be typed for it.
    """
    own = own_rules(agreed.game)
    yield False, sentence_of(agreed)
    for title, paragraphs in headings_of(agreed):
        yield True, title
        for paragraph in paragraphs:
            yield False, sentences(*(one.text for one in paragraph))
    listed = listed_options(agreed)
    if listed:
        yield True, headings.OPTIONS
    for option in listed:
        value = option.current(agreed.rules)
        usual = option.current(own)
        label: Text = value.label
        if value.word != usual.word:
            label = messages.unusual(usual=usual.label, value=value.label)
        line = sentences(ended(labelled(option.title, label)), option.sentence)
        if typed:
            line = sentences(line, bracketed(labelled(Verbatim(option.id), option.allowed())))
        yield False, line


def headings_of(agreed: Setup) -> Iterator[tuple[Text, tuple[Paragraph, ...]]]:
    """Each heading with the sentences under it that are true of what is agreed."""
    rules, own = agreed.rules, own_rules(agreed.game)
    for section in sections_of(agreed):
        kept = (
            tuple(one for one in paragraph if one.holds(rules, own))
            for paragraph in section.paragraphs
        )
        told = ((one,) for one in told_by(section.tell, rules))
        last = ((one,) for one in told_by(section.last, rules))
        found = (*told, *filter(None, kept), *last)
        if found:
            yield section.title, found


def listed_options(agreed: Setup) -> tuple[Option, ...]:
    """The table options that make a difference as things are agreed, in the order of forms."""
    listed = list(options_of(agreed.game))
    listed += [option for option, _ in chosen_in(agreed.agreed) if option not in listed]
    return tuple(option for option in listed if _matters(agreed.game.id, agreed.agreed, option.id))


@lru_cache(maxsize=512)
def _matters(id: str, words: tuple[str, ...], name: str) -> bool:
    """Would another value of this option tell something else?

    It would not where every other value is refused, or has nothing to act on: in a game of gin only
    there is no undercut to be paid for. What was chosen and cannot be changed by itself matters.
    """
    agreed, option = setup(id, words), BY_ID[name]
    told = told_of(agreed)
    free = False
    for other in _with_others(agreed, option):
        free = True
        if told_of(other) != told:
            return True
    return not free and option in (one for one, _ in chosen_in(agreed.agreed))


def _with_others(agreed: Setup, option: Option) -> Iterator[Setup]:
    """The game with each other value of an option that goes with what else is agreed."""
    now = option.current(agreed.rules).word
    others = [word for word in agreed.agreed if not word.startswith(f"{option.id}=")]
    for value in values_of(agreed.game, option):
        if value.word != now:
            try:
                yield setup(agreed.game.id, (*others, f"{option.id}={value.word}"))
            except GinError:
                continue


def told_of(agreed: Setup) -> tuple[Text, ...]:
    """What the rules themselves tell on this page."""
    tellers = (told_by((*one.tell, *one.last), agreed.rules) for one in sections_of(agreed))
    return tuple(one.text for told in tellers for one in told)


def sentence_of(agreed: Setup) -> Text:
    """What a menu says of the game; of a mixture, what it is made from and each change."""
    own = own_rules(agreed.game)
    if not agreed.mixed and agreed.game.opening.holds(agreed.rules, own):
        return agreed.game.sentence
    told = [
        stated(option.title, value.label)
        for option, value in chosen_in(agreed.agreed)
        if _matters(agreed.game.id, agreed.agreed, option.id)
    ]
    if not told:
        return agreed.game.sentence
    return sentences(messages.changes(count=len(told), game=agreed.game.title), *told)


def sections_of(agreed: Setup) -> Iterator[Section]:
    """The game's sections; before the end, that of a sheet it is not usually kept on."""
    kind = agreed.rules.format.sheet
    other = _OF_SHEETS.get(kind) if kind is not own_rules(agreed.game).format.sheet else None
    for section in agreed.game.page:
        if other is not None and section.tell == sections.END:
            yield other
        yield section


def text_of(agreed: Setup, told: Callable[[Text], str]) -> str:
    """The page as plain text, for the command line; `told` makes words of what is said."""
    title = told(agreed.title)
    lines = [title, "=" * len(title), ""]
    for heading, said in lines_of(agreed, typed=True):
        text = told(said)
        lines += ["", text, "-" * len(text)] if heading else [text]
    if agreed.agreed:
        lines += ["", told(headings.game_code(code=Verbatim(game_code(agreed))))]
    return "\n".join(lines) + "\n"
