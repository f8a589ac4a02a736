"""The help page."""

from __future__ import annotations

TITLE = "Help"
MOVES = "Keys to move about"
ACTS = "Keys to play"
QUESTIONS = "Keys that ask, at any time"
CARDS = "Keys that read a card"
WINDOW = "Keys for the window"
CHANGE_KEYS = "Change the keys"
NO_KEY = "No key"
_SIGNS = {",": "Comma", ".": "Full stop"}
"""Keys whose sign is easily lost: by a voice it is not said, by the eye not seen."""


def key_name(key: str) -> str:
    """A key by a name that can be said: "Shift+Comma"."""
    return key[:-1] + _SIGNS[key[-1]] if key[-1:] in _SIGNS else key


def key_line(first: str, second: str, sentence: str) -> str:
    """What one or two keys do, in a line."""
    names = " or ".join(key_name(key) for key in (first, second) if key)
    return f"{names or NO_KEY}: {sentence}"


SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "A turn",
        (
            "Draw a card from the stock or take the top of the discard pile, then discard one.",
            "Make sets (three or four of a rank) and runs (three or more in a row of one suit). "
            "What is in neither is deadwood.",
            "With little enough deadwood you may knock; with none you go gin.",
        ),
    ),
    (
        "By mouse or touch",
        (
            "Click the stock or the discard pile to draw, or drag the card into your hand.",
            "Drag a card to the discard pile, or double-click it, to discard it. Or click it, and "
            "then the discard pile or the button at the right.",
            "Drag a card to the knock place to end the hand with it, or click both.",
            "Drag a card along your hand to put it where you like.",
        ),
    ),
    (
        "By gamepad or one switch",
        (
            "The pad or the left stick moves, A does what the focus is on, B goes back. X draws, Y "
            "takes the face-up card, the shoulder buttons go from area to area.",
            "Back tells the top of the discard pile, the right stick lists everything that can be "
            "done, the left one enlarges the focused card.",
            "With one switch a frame goes round: Space, Enter, or any button of a mouse or gamepad "
            "takes what is in it. It is turned on, and its pace set, among the settings.",
        ),
    ),
    (
        "By typed words, in the terminal",
        (
            "What can be done has a number. Type it, or the words.",
            "A turn: draw, take, pass, discard 7h.",
            "The end: knock 7h, gin, big gin.",
            "A card: 7h, 10h, qh, queen of hearts.",
            "Your melds: pick 7h, meld, loosen. Then split 2, yes, no.",
            "After a knock: lay off 7h on 2, best. Then undo, done.",
            "At any time: top, hand, melds, deadwood. Also score, turn, left, repeat, look.",
            "What happened: history, older, newer.",
            "What a choice is about: about 2.",
            "Pages: sheet, rules, help, menu.",
            "Others: sort, next, undo, save, quit.",
            "Ctrl-C leaves, and the game is kept.",
        ),
    ),
    (
        "By keys",
        (
            "Arrows move along your hand, Tab goes to the next area, Enter does what the focus "
            "is on.",
            "Every key can be changed. Where letters are turned off, they still work with Ctrl, "
            "and one key lists everything that can be done.",
        ),
    ),
)
