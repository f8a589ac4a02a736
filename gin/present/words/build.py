"""What the player says and hears while putting a game together, and of the games kept."""

from __future__ import annotations

from collections.abc import Iterable

from gin.variants.registry import chosen_in

TITLE = "Build your own game"
SLIP = "your game"
BEGIN = "Begin with"
CHANGE = "Another game"
BEGIN_TITLE = "Begin with which game?"
BEGIN_NOTE = "Your choices stay, where they suit the other game"
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Cards and melds", ("cards", "rainbow", "sets", "aces", "caught-ace", "high-cards")),
    (
        "Ending a hand",
        ("knock", "upcard-ace", "ending", "shot", "big-gin", "taken-melds", "last-kept", "tie",
         "challenge", "contract-more"),
    ),
    (
        "Scoring a hand",
        ("knocker-scores", "scoring", "gin", "bare-gin", "undercut", "rush", "rush-on-gin",
         "spades", "run-bonus", "stock-counts"),
    ),
    (
        "The match",
        ("sheet", "target", "one-hand", "goal", "games", "deals", "double-deals", "roles",
         "round", "die", "refusal", "centre-offers", "level", "least-deadwood", "late-start",
         "box", "extra-boxes", "boxes-double", "game-bonus", "shutout"),
    ),
)  # fmt: skip
"""Where options stand; all others follow under the deal."""
DEAL = "The deal and the piles"
SAVE = "Keep this game"
SAVED = "Kept"
CODE = "Enter a code"
DEFAULTS = "As usual"
RULES = "Rules"
PLAY = "Play"
CHOSEN = "Chosen"
CLASH = "Not now"
OTHER_NUMBER = "Another number"
NUMBER_NOTE = "Type or pick a number."
CODE_TITLE = "Game code"
CODE_FIELD = "Code"
CODE_NOTE = "Type or pick the letters of a code that somebody gave you."
NAME_TITLE = "A name for the game"
NAME_FIELD = "Name"
NAME_NOTE = "Type or pick another name."
NAME_EMPTY = "Left empty, it is named after what you chose."
LETTERS = "letters"
DELETE = "Delete"
CAPITALS = "Capitals"
SMALL = "Small letters"
SPACE = "Space"
DONE = "Done"
OWN = "Your games"
RENAME = "Rename"
EDIT = "Change it"
FORGET = "Delete"
KEEP = "Keep it"
FORGET_TITLE = "Delete this game?"
FORGET_SURE = "Its matches stay, and its code brings it back."
FORGOTTEN = "Deleted."


def made_from(title: str) -> str:
    """The game a mixture begins with."""
    return f"From {title}"


def options(agreed: Iterable[str]) -> str:
    """All that is agreed otherwise than usual: "Big gin: Not played, Undercut bonus: 25"."""
    return ", ".join(option(one.title, value.label) for one, value in chosen_in(agreed))


def option(title: str, value: str) -> str:
    """An option as it is set."""
    return f"{title}: {value}"


def code(code: str) -> str:
    """The code to share."""
    return f"Game code {code}"


def kept(name: str) -> str:
    """A game was kept."""
    return f"{name} is kept among your games."


def called(name: str) -> str:
    """What a name will be."""
    return f"It will be called {name}."


def renamed(name: str) -> str:
    """A game has another name."""
    return f"It is called {name} now."


def reads(title: str) -> str:
    """What a code stands for."""
    return f"This is {title}."


def left_out(title: str, why: str) -> str:
    """An option that does not go with another game."""
    return f"Left out: {title}. {why}"


def now_called(name: str) -> str:
    """What a choice has made of the game."""
    return f"Now it is {name}."


def values_of(title: str) -> str:
    """The heading of an option's values."""
    return title


def number_of(title: str, least: int, most: int) -> str:
    """The heading where a number is entered."""
    return f"{title}: a number from {least} to {most}"


def told(name: str, code: str) -> str:
    """What is printed and said of a mixture that was asked for on the command line."""
    return f"{name}. Game code {code}."
