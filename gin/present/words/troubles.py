"""When something goes wrong in the program itself: what is said, and the page on it in Help."""

from __future__ import annotations

TITLE = "If something goes wrong"
WHERE = "Where things are kept"
NOWHERE = "Nothing is being saved this time, so there is no folder."
LATELY = "What went wrong lately"
NOTHING = "Nothing has gone wrong in the program itself."
MOST = 5
"""So many of the latest errors are listed."""
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Your game is safe",
        (
            "Every move is kept before you see it. Close the window at any time and start the "
            "program again: Continue brings you back to the same card.",
            "A move that cannot be kept, because the disk is full or its folder has gone, is not "
            "made, and you are told so at once. Make room, or put the folder back, and play on.",
            "Copies of the last seven days are in the folder named backups, beside your games.",
            "If a page cannot be drawn, you see it as plain lines. All keys work as they do "
            "elsewhere, and Esc leads back.",
            "If full screen does not work on your screen, the program goes back to a window.",
        ),
    ),
    (
        "If you want to report it",
        (
            "What went wrong is written to a file on this computer, and sent nowhere. If you "
            "report it, send that file along and say what you did just before.",
        ),
    ),
)


def folder(path: str) -> str:
    """Where matches and settings are."""
    return f"Your games and settings: {path}"


def log(path: str) -> str:
    """Where errors are written."""
    return f"What went wrong: {path}"


def happened(path: str) -> str:
    """After an error: the game goes on, and where it was written; no path if it was not."""
    told = "Something went wrong in the program, not in your game: go on playing."
    return f"{told} It is written down in {path}." if path else told


def no_full_screen(path: str) -> str:
    """After full screen could not be drawn."""
    told = "Full screen does not work here, so this is a window again. Your game goes on."
    return f"{told} What happened is written down in {path}." if path else told


def ended(path: str) -> str:
    """The last sentence of a program that cannot go on at all."""
    told = "Gin Parlour has to stop: something went wrong in the program. Your game is kept."
    return f"{told} What happened is written down in {path}." if path else told


PLAIN = "This page cannot be drawn just now, so here it is in plain lines. Esc goes back."
