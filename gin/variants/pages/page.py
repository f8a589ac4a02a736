"""The rules page of a game with its options."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.core.message import Text, Verbatim, bracketed, ended, labelled, sentences, stated
from gin.messages import build
from gin.messages import options as messages
from gin.messages import rules as headings
from gin.variants.codes import game_code
from gin.variants.options.option import TableOption
from gin.variants.rule_sentences import Paragraph, sentences_by
from gin.variants.rulebook.agreed_game import sections_of
from gin.variants.sameness import known_game
from gin.variants.setups import Setup, chosen_in, has_effect, options_of, preset_of

_GOALS = frozenset({"format.target", "format.deals", "solo.goal"})


def lines_of(agreed: Setup, *, typed: bool = False) -> Iterator[tuple[bool, Text]]:
    """Yield the page line by line as (whether it is a heading, text), the table options last.

    The game's sentence comes first, unless it repeats the goal that follows. With `typed`, each
    option is followed by the words to type for it.
    """
    own, same = agreed.own, known_game(agreed)
    if not names_goal(agreed):
        yield False, sentence_of(agreed)
    if same is not None:
        yield False, build.reads(title=same.title)
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
    """Yield each heading with the sentences that hold for the options chosen."""
    rules, own = agreed.rules, agreed.own
    for section in sections_of(agreed):
        kept = (
            tuple(one for one in paragraph if one.holds(rules, own))
            for paragraph in section.paragraphs
        )
        derived = ((one,) for one in sentences_by(section.derived, rules))
        last = ((one,) for one in sentences_by(section.last, rules))
        found = (*derived, *filter(None, kept), *last)
        if found:
            yield section.title, found


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
    changes = [stated(option.title, value.label) for option, value in agreed.chosen]
    if not changes:
        return agreed.game.sentence
    return sentences(messages.changes(count=len(changes), game=agreed.game.title), *changes)


def names_goal(agreed: Setup) -> bool:
    """Return whether the menu sentence names the goal of the match."""
    own = sentence_of(agreed) == agreed.game.sentence
    return own and not _GOALS.isdisjoint(agreed.game.speaks_of)


def text_of(agreed: Setup, to_words: Callable[[Text], str]) -> str:
    """Return the page as plain text for the command line; `to_words` turns messages into words."""
    title = to_words(agreed.title)
    lines = [title, "=" * len(title)]
    for number, (heading, said) in enumerate(lines_of(agreed, typed=True)):
        text = to_words(said)
        lines += [""] * (heading or not number)
        lines += [text, "-" * len(text)] if heading else [text]
    if agreed.agreed:
        lines += ["", to_words(headings.game_code(code=Verbatim(game_code(agreed))))]
    return "\n".join(lines) + "\n"
