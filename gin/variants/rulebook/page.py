"""The rules page of a game, put together from its text and from the options agreed on."""

from __future__ import annotations

from collections.abc import Iterator

from gin.rules.model.rules import SheetKind
from gin.variants.codes import game_code
from gin.variants.games.base import Section
from gin.variants.registry import Setup, chosen_in, is_match_of, options_of, own_rules, setup
from gin.variants.rulebook import sections, sheets

_OF_SHEETS: dict[SheetKind, Section] = {
    SheetKind.SUITS: Section("The suits", sheets.suits),
    SheetKind.THREE_GAMES: Section("The three games", sheets.three_games),
    SheetKind.GAMES: Section("Games", sheets.games),
    SheetKind.RACE: Section("The two parts", sheets.race),
    SheetKind.TWOFOLD: Section("Points and deals", sheets.twofold),
}
"""What is told of a sheet where it is not the game's own, and the page therefore silent."""
_EXAMPLE = "For example: "


def lines_of(agreed: Setup, *, typed: bool = False) -> Iterator[tuple[bool, str]]:
    """The page line by line: (is it a heading, text), options last with what they are set to.

    Examples are of the game as it is usually played, so they are left out of any other. With
    `typed` an option is followed by what may be typed for it.
    """
    own = own_rules(agreed.game)
    usual_game = is_match_of(setup(agreed.game.id), agreed.agreed)
    yield False, sentence_of(agreed)
    for section in _sections(agreed):
        yield True, section.title
        told = section.tell(agreed.rules) if section.tell is not None else ()
        last = section.last(agreed.rules) if section.last is not None else ()
        for paragraph in (*told, *section.paragraphs, *last):
            if usual_game or not paragraph.startswith(_EXAMPLE):
                yield False, paragraph
    yield True, "Table options"
    listed = list(options_of(agreed.game))
    listed += [option for option, _ in chosen_in(agreed.agreed) if option not in listed]
    for option in listed:
        value = option.current(agreed.rules)
        usual = option.current(own)
        note = "" if value.word == usual.word else f" (usually {usual.label})"
        words = f" [{option.id}: {option.allowed()}]" if typed else ""
        yield False, f"{option.title}: {value.label}{note}. {option.sentence}{words}"


def sentence_of(agreed: Setup) -> str:
    """What a menu says of the game; of a mixture, what it is made from."""
    if not agreed.mixed:
        return agreed.game.sentence
    what = ", ".join(_told(option.title, value.label) for option, value in chosen_in(agreed.agreed))
    return f"{agreed.game.title} with {what}."


def _told(title: str, label: str) -> str:
    """An option in the middle of a sentence."""
    small = f"{title[:1].lower()}{title[1:]}"
    return {"Yes": small, "No": f"no {small}"}.get(
        label, f"{small}: {label[:1].lower()}{label[1:].replace(',', '')}"
    )


def _sections(agreed: Setup) -> Iterator[Section]:
    """The game's sections; before the end, that of a sheet it is not usually kept on."""
    kind = agreed.rules.format.sheet
    other = _OF_SHEETS.get(kind) if kind is not own_rules(agreed.game).format.sheet else None
    for section in agreed.game.page:
        if other is not None and section.tell is sections.end:
            yield other
        yield section


def text_of(agreed: Setup) -> str:
    """The page as plain text, for the command line."""
    lines = [agreed.title, "=" * len(agreed.title), ""]
    for heading, text in lines_of(agreed, typed=True):
        lines += ["", text, "-" * len(text)] if heading else [text]
    if agreed.agreed:
        lines += ["", f"Game code: {game_code(agreed)}"]
    return "\n".join(lines) + "\n"
