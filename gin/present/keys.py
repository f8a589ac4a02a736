"""Which key does what: commands by name, the keys they have at first, and what help says of them.

A key is named as on its cap ("D", "Left", "F1"), "Shift+S" with Shift. Front ends translate.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """A command with its first key and a sentence for help."""

    id: str
    key: str
    sentence: str


MOVES: tuple[Command, ...] = (
    Command("left", "Left", "the card or button to the left"),
    Command("right", "Right", "the card or button to the right"),
    Command("up", "Up", "up in a list"),
    Command("down", "Down", "down in a list"),
    Command("first", "Home", "the first card or button"),
    Command("last", "End", "the last card or button"),
    Command("next_zone", "Tab", "the next area"),
    Command("previous_zone", "Shift+Tab", "the area before"),
    Command("activate", "Enter", "discard the card, or press the button"),
    Command("back", "Esc", "the menu, or back"),
)

ACTS: tuple[Command, ...] = (
    Command("draw", "Space", "draw from the stock"),
    Command("take", "U", "take the face-up card"),
    Command("pass", "P", "pass the upcard"),
    Command("knock", "K", "knock with the focused card as discard"),
    Command("gin", "G", "go gin"),
    Command("big_gin", "B", "go big gin"),
    Command("pick", "X", "pick the card for a meld"),
    Command("group", "J", "make a meld of the picked cards"),
    Command("loosen", "L", "make the picked cards deadwood"),
    Command("best", "A", "the best lay-offs"),
    Command("done", "N", "done, or the next hand"),
    Command("sort", "O", "sort the hand another way"),
    Command("card_left", "Shift+Left", "move the card to the left"),
    Command("card_right", "Shift+Right", "move the card to the right"),
    Command("hint", "I", "a hint, where there is one"),
    Command("undo", "Z", "take back, where that is allowed"),
    Command("sheet", "Shift+S", "the score sheet"),
    Command("help", "F1", "help"),
)

QUESTIONS: tuple[Command, ...] = (
    Command("top", "D", "the top of the discard pile"),
    Command("hand", "H", "your hand"),
    Command("deadwood", "V", "your deadwood"),
    Command("melds", "M", "your melds"),
    Command("score", "S", "the score"),
    Command("turn", "T", "whose turn it is"),
    Command("cards_left", "E", "how many cards are left"),
    Command("status", "W", "what can be done now"),
    Command("older", ",", "what happened before"),
    Command("newer", ".", "what happened after"),
    Command("oldest", "Shift+,", "the first thing that happened"),
    Command("newest", "Shift+.", "the last thing that happened"),
    Command("repeat", "Shift+Up", "the last sentence again"),
)

NTH_CARD = tuple("1234567890")
"""Keys that read and focus the first to the tenth card of the hand."""

FIRST_KEYS: dict[str, str] = {command.key: command.id for command in (*MOVES, *ACTS, *QUESTIONS)}


def key_of(id: str) -> str:
    """The key a command has, empty for none."""
    return next((key for key, command in FIRST_KEYS.items() if command == id), "")
