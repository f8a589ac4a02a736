"""The rules page of a game, put together from its text and from the options agreed on."""

from __future__ import annotations

from collections.abc import Iterator

from gin.variants.registry import Setup, options_of, own_rules


def lines_of(agreed: Setup) -> Iterator[tuple[bool, str]]:
    """The page line by line: (is it a heading, text), options last with what they are set to."""
    yield False, agreed.game.sentence
    for section in agreed.game.page:
        yield True, section.title
        told = section.tell(agreed.rules) if section.tell is not None else ()
        for paragraph in (*told, *section.paragraphs):
            yield False, paragraph
    yield True, "Table options"
    own = own_rules(agreed.game)
    for option in options_of(agreed.game):
        value = option.current(agreed.rules)
        usual = option.current(own)
        note = "" if value.word == usual.word else f" (usually {usual.label})"
        yield (
            False,
            f"{option.title}: {value.label}{note}. {option.sentence} [{option.id}: "
            f"{option.allowed()}]",
        )


def text_of(agreed: Setup) -> str:
    """The page as plain text, for the command line."""
    lines = [agreed.game.title, "=" * len(agreed.game.title), ""]
    for heading, text in lines_of(agreed):
        lines += ["", text, "-" * len(text)] if heading else [text]
    return "\n".join(lines) + "\n"
