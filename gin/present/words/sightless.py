"""Playing without sight: the page that Help leads to, and `docs/playing-without-sight.md`.

Names of commands in braces stand for their keys, which differ from player to player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

TITLE = "Playing without sight"
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Start",
        (
            "The program opens with the focus on Play, or on Continue where a game waits. Enter on "
            "Play sits you down to Gin Rummy.",
            "First hand, in the same menu, teaches the game by playing it. It needs no sight.",
            "{help} is help, with every key. {back} goes back, and at the table to the menu.",
            "Nothing is timed. Your game is kept after every move.",
        ),
    ),
    (
        "With a screen reader",
        (
            "Start the screen reader first or later; there is nothing to turn on.",
            "Cards, piles and buttons are named as the focus comes to them. What the opponent "
            "does is announced.",
            "Orca speaks announcements from version 45 on. An older one speaks only the focus: "
            "use the program's own voice with it.",
            "Every card can also be reached and pressed with the screen reader's own commands.",
        ),
    ),
    (
        "With the program's own voice",
        (
            "{voice} turns it on and off. {slower} and {faster} make it slower and faster.",
            "It is silent while a screen reader runs. To have it instead, start the program with "
            "--speech self.",
            "Any key ends what is being said. Settings say how much is spoken.",
        ),
    ),
    (
        "In a terminal",
        (
            "Start it with --text. Lines are only ever added, a fact to each.",
            "What can be done has numbers. Type one, or words such as: draw, take, pass, "
            "discard 7h, knock 7h.",
            "At any time: top, hand, deadwood, score, turn, history, repeat. The word help tells "
            "the others.",
            "The end of the input, or quit, keeps the game and leaves.",
        ),
    ),
    (
        "With a Braille display",
        (
            "The terminal suits it best: --text --width 40 for forty cells, from 12 to 200.",
            "Below thirty cells, cards have short names, such as Q hearts.",
            "--braille puts each card's two cells before its name, as on Braille cards.",
        ),
    ),
    (
        "Keys",
        (
            "{left} and {right} go along your hand, {next_zone} to the next area.",
            "{draw} draws from the stock, {take} takes the face-up card, {pass} passes it.",
            "{activate} discards the card in focus, {knock} knocks with it face down, {gin} goes "
            "gin.",
            "{top} tells the top of the discard pile, at any time. Nobody may look deeper.",
            "{hand} reads your hand, {deadwood} its deadwood, {melds} its melds, {score} the "
            "score, {turn} whose turn it is, {status} what can be done.",
            "Looking back at a hand, they tell of the moment that is shown.",
            "{older} goes back through what happened, {repeat} repeats the last sentence.",
            "All keys can be changed, on the page that Help leads to.",
        ),
    ),
    (
        "A first hand",
        (
            "Press Enter on Play, and Enter again on Deal.",
            "The first card is offered: {take} takes it, {pass} passes it.",
            "In your turn the focus is on the stock. {draw} draws, or {take} takes the discard.",
            "Then the focus is on the new card. Go to the one you want least, and press "
            "{activate}.",
            "With little enough deadwood, {knock} on the card to lay face down asks whether to "
            "knock. {activate} says yes, {back} no.",
            "If the opponent knocks first, you are asked what to lay off. {best} finds the best, "
            "{done} ends it.",
            "The count comes line by line: {next_zone} to it, then {down}. {done} deals the next "
            "hand.",
        ),
    ),
)
"""Headings with their paragraphs."""


def told(key: Callable[[str], str]) -> Iterator[tuple[bool, str]]:
    """The page, line by line, as (is it a heading?, text); `key` names the key of a command."""
    for heading, paragraphs in SECTIONS:
        yield True, heading
        for text in paragraphs:
            yield False, text.format_map(_Keys(key))


class _Keys(dict[str, str]):
    """The keys by their commands' names."""

    def __init__(self, key: Callable[[str], str]) -> None:
        super().__init__()
        self._key = key

    def __missing__(self, command: str) -> str:
        return self._key(command)


def markdown(key: Callable[[str], str]) -> str:
    """The page as a file to be read outside the program."""
    lines = [f"# {TITLE}"]
    for heading, text in told(key):
        lines += ["", f"## {text}", ""] if heading else [f"- {text}"]
    return "\n".join(lines) + "\n"
