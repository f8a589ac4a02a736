"""The pages of keys: which does what, another one for a command, and all commands as a list."""

from __future__ import annotations

TITLE = "Keys"
SUBTITLE = "Choose a command to give it another key"
MOVES = "To move about"
ACTS = "To play"
QUESTIONS = "To ask"
CARDS = "To read a card"
WINDOW = "The window"
USUAL = "All keys as usual"
NONE = "—"
NONE_SPOKEN = "no key"
LEAVE = "Leave it"
TAKE_AWAY = "No key"
AGAIN = "Another key"
EXCHANGE = "Swap"
TAKE_OVER = "Give it"
ALL_USUAL = "All keys are as usual again."

LIST_TITLE = "What can be done"
LIST_SUBTITLE = "Choose one to do it"
LIST_ACTS = "To do"
LIST_QUESTIONS = "To ask"


def all_lost(count: int) -> str:
    """The question before all keys are as at first."""
    changes = "the one key" if count == 1 else f"the {count} keys"
    return f"You lose {changes} that you changed. This can't be undone."


def started(sentence: str) -> str:
    """A sentence of a command with a capital."""
    return f"{sentence[:1].upper()}{sentence[1:]}"


def usual(key: str) -> str:
    """The button that gives a command its first key again."""
    return f"As usual: {key}"


def press(sentence: str, key: str) -> tuple[str, ...]:
    """The question for a new key."""
    now = f"Now it is {key}." if key else "Now it has no key."
    return (
        f"{started(sentence)}. {now}",
        "Press the new key. Backspace takes the key away, Esc leaves all as it is.",
    )


def clash(key: str, other: str, old: str) -> tuple[str, ...]:
    """The key belongs to another command, which would get the old key instead."""
    if old:
        return (f"{key} is the key for: {other}.", f"Swap them? Then that one gets {old}.")
    then = "Take it over? Then that one has no key."
    return (f"{key} is the key for: {other}.", then)


def now(sentence: str, key: str) -> str:
    """A command has another key."""
    return f"{started(sentence)}: {key or NONE_SPOKEN}."


def fixed(key: str) -> str:
    """This key cannot be given to a command."""
    return f"{key} always goes back, so it can do nothing else."
