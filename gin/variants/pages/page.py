"""The rules page of a game with its options."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from gin.core.figure import Figure, card_line, described
from gin.core.message import (
    Message,
    Text,
    Verbatim,
    bracketed,
    commas,
    ended,
    labelled,
    sentences,
    stated,
    within,
)
from gin.messages import build
from gin.messages import options as messages
from gin.messages import rules as headings
from gin.rules.model.rules import Rules
from gin.variants.codes import game_code
from gin.variants.options.option import TableOption, Value
from gin.variants.rule_sentences import Paragraph, SentenceMakers, sentences_by
from gin.variants.rulebook.agreed_game import sections_of
from gin.variants.rulebook.figures.index import figures_after
from gin.variants.sameness import known_game
from gin.variants.setups import Setup, chosen_in, has_effect, options_of, preset_of

_GOALS = frozenset({"format.target", "format.deals", "solo.goal"})


class PageLine(Struct, frozen=True):
    """A heading, a paragraph, or a figure with its description."""

    text: Text
    heading: bool = False
    figure: Figure | None = None


def lines_of(agreed: Setup, *, typed: bool = False, sentence: bool = True) -> Iterator[PageLine]:
    """Yield the page line by line, the table options last.

    The game's `sentence` comes first, unless it repeats the goal that follows. With `typed`, each
    option is followed by the words to type for it.
    """
    own, same = agreed.own, known_game(agreed)
    if sentence and not names_goal(agreed):
        yield PageLine(sentence_of(agreed))
    if same is not None:
        yield PageLine(build.reads(title=same.title))
    for title, parts in _sections(agreed):
        yield PageLine(title, heading=True)
        for part in parts:
            if isinstance(part, Figure):
                yield PageLine(described(part), figure=part)
            else:
                yield PageLine(sentences(*(one.text for one in part)))
    listed = listed_options(agreed)
    if listed:
        yield PageLine(headings.OPTIONS, heading=True)
    for option in listed:
        value = option.current(agreed.rules)
        usual = option.current(own)
        label: Text = value.label
        if value.word != usual.word:
            label = messages.unusual(usual=usual.label, value=value.label)
        line = sentences(ended(labelled(option.title, label)), option.sentence)
        if typed:
            line = sentences(line, bracketed(labelled(Verbatim(option.id), option.allowed())))
        yield PageLine(line)


def headings_of(agreed: Setup) -> Iterator[tuple[Text, tuple[Paragraph, ...]]]:
    """Yield each heading with the sentences that hold for the options chosen."""
    for title, parts in _sections(agreed):
        yield title, tuple(part for part in parts if not isinstance(part, Figure))


def figures_of(agreed: Setup) -> Iterator[Figure]:
    """Yield the figures of the page in order."""
    for _, parts in _sections(agreed):
        yield from (part for part in parts if isinstance(part, Figure))


def _sections(agreed: Setup) -> Iterator[tuple[Text, tuple[Paragraph | Figure, ...]]]:
    """Yield each heading with its sentences, and after them the figures about the same rules."""
    rules, own = agreed.rules, agreed.own
    for section in sections_of(agreed):
        kept = (
            tuple(one for one in paragraph if one.holds(rules, own))
            for paragraph in section.paragraphs
        )
        derived = _illustrated(section.derived, rules)
        figures = (figure for make in section.figures for figure in make(rules))
        last = _illustrated(section.last, rules)
        found = (*derived, *filter(None, kept), *figures, *last)
        if found:
            yield section.title, found


def _illustrated(makers: SentenceMakers, rules: Rules) -> Iterator[Paragraph | Figure]:
    for maker in makers:
        yield from ((one,) for one in sentences_by((maker,), rules))
        yield from figures_after(maker, rules)


def listed_options(agreed: Setup) -> tuple[TableOption, ...]:
    """Return the table options that have an effect, in the order of forms."""
    listed = list(options_of(agreed.game))
    listed += [option for option, _ in chosen_in(agreed.agreed) if option not in listed]
    return tuple(
        option
        for option in listed
        if option.current(agreed.rules).word and has_effect(agreed, option)
    )


def sentence_of(agreed: Setup) -> Text:
    """Return the menu sentence of the game or preset, or a list of the changes by options."""
    preset = preset_of(agreed)
    if preset is not None:
        return preset.sentence
    changes = tuple(_change(option, value) for option, value in agreed.chosen)
    if not changes:
        return agreed.game.sentence
    return ended(commas(agreed.game.title, *changes))


def _change(option: TableOption, value: Value) -> Message:
    """Return a changed option as a phrase after the game's name: "to 150", "gin only"."""
    if value.word.isdecimal() and option.id in ("target", "knock"):
        says = messages.change_target if option.id == "target" else messages.change_knock
        return says(number=int(value.word))
    match option.id, value.word:
        case "knock", "gin-only":
            return messages.CHANGE_GIN_ONLY
        case "no-hints", "on":
            return messages.CHANGE_NO_HINTS
    if value.label == messages.YES:
        return within(option.title)
    return stated(option.title, value.label)


def names_goal(agreed: Setup) -> bool:
    """Return whether the menu sentence names the goal of the match."""
    own = sentence_of(agreed) == agreed.game.sentence
    return own and not _GOALS.isdisjoint(agreed.game.speaks_of)


def text_of(agreed: Setup, to_words: Callable[[Text], str]) -> str:
    """Return the page as plain text for the command line; `to_words` turns messages into words."""
    title = to_words(agreed.title)
    lines = [title, "=" * len(title)]
    for number, line in enumerate(lines_of(agreed, typed=True)):
        text = to_words(line.text)
        lines += [""] * (line.heading or not number)
        lines += [text, "-" * len(text)] if line.heading else [text]
        if line.figure is not None and (shown := card_line(line.figure)):
            lines.append(f"    {to_words(shown)}")
    if agreed.agreed:
        lines += ["", to_words(headings.game_code(code=Verbatim(game_code(agreed))))]
    return "\n".join(lines) + "\n"
