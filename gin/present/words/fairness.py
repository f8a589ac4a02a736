"""Fair play in words: the page that Help leads to, which is docs/fairness.md too, and the seals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin.session.record import Checked

TITLE = "Fair play"
SEAL = "The seal of this hand"
SEAL_SHORT = "Seal"
BEFORE = (
    "It was made before the first card was dealt, from the order of all 52 cards and a salt. If it "
    "fits them after the hand, nothing was changed."
)
LATER = "After the hand the order and the salt are shown here."
SHOWN = "Shown before the hand"
SEALED = "What was sealed"
FITS = "The SHA-256 of this line is the seal."
SAVE = "Save this hand to a file"
NO_FOLDER = "Nothing is saved this time, so there is no folder for the file."
NO_SEAL = "This deal was prepared for the lesson. It has no seal."
_GROUP = 4
_SHORT = 4

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "What an opponent knows",
        (
            "Its own cards, and what was laid open in this hand: what any player at the table "
            "would know who forgets nothing. Of the match's earlier hands it is told who ended "
            "each, how and after how many turns, the deadwood shown and what was written on the "
            "sheet; no card of them. All levels know the same. They differ in how far they think, "
            "in patience and in daring.",
            "It is never handed your cards, the stock or the shuffle. What decides is given an "
            "observation of one seat, in which these are not contained. An opponent that thinks "
            "for longer does so in a process of its own, which is sent lines of text with that "
            "observation. The lines are described in engine-protocol.md, and a test reads the "
            "very bytes: deal every unseen card anew, and they stay the same.",
            "An outside program that sits down as Guest is sent the same lines and nothing else.",
        ),
    ),
    (
        "How cards are dealt",
        (
            "All 52 cards are shuffled before a hand, by a Fisher-Yates shuffle on a random number "
            "that the computer's system supplies. From then on their order is fixed: no card is "
            "chosen while you play.",
            "Nothing is evened out. Whoever is behind, or has lost often, is dealt no better hand.",
        ),
    ),
    (
        "The seal",
        (
            "Before each hand the program shows a seal: the SHA-256 of a line with the order of "
            "the cards, the stake die if the game has one, and a salt. Its first digits stand on "
            "the table; {seal} tells all of it, and so does the table's menu.",
            "After the hand the line is shown. Nobody can find another deal with the same seal, so "
            "a deal that fits it is the one that was fixed before the first card.",
            "To be quite sure, note the first two or three groups of the seal before you play.",
            "Where you have named a seed, by --seed or a deal code, the salt follows from it: the "
            "deal is then known to whoever knows the seed, and to nobody else.",
        ),
    ),
    (
        "Check it yourself",
        (
            "The seal's page saves a finished hand to a file of plain text: game, deal, salt, all "
            "moves and the count.",
            "gin-parlour-console --verify FILE, or python main.py --verify FILE, checks the seal, "
            "that each move was legal, and that they lead to the count.",
            'The seal alone is checked by any tool. On Linux, with the line after "sealed:": '
            "printf '%s' 'deal ...; salt ...' | sha256sum",
        ),
    ),
)
"""Headings with their paragraphs; {seal} stands for the key that tells the seal."""


def told(key: str) -> Iterator[tuple[bool, str]]:
    """The page, line by line, as (is it a heading?, text); `key` is that of the seal."""
    for heading, paragraphs in SECTIONS:
        yield True, heading
        for text in paragraphs:
            yield False, text.replace("{seal}", key)


def markdown(key: str) -> str:
    """The page as a file to be read outside the program."""
    lines = [f"# {TITLE}"]
    for heading, text in told(key):
        lines += ["", f"## {text}", ""] if heading else [f"- {text}"]
    return "\n".join(lines) + "\n"


def groups(seal: str) -> str:
    """A seal in groups of four digits: "3F9A 11C2 ..."."""
    return " ".join(seal[at : at + _GROUP] for at in range(0, len(seal), _GROUP)).upper()


def short(seal: str) -> str:
    """The beginning of a seal, as it stands on the table."""
    return groups(seal[: _GROUP * _SHORT])


def on_table(short: str) -> str:
    """That beginning with what it is."""
    return f"Seal {short}"


def at_deal(short: str) -> str:
    """What a terminal prints before a hand."""
    return f"The deal is sealed: {short}. Type seal for all of it."


def answer(seal: str, revealed: str) -> str:
    """The seal when it is asked for, and after the hand what was sealed."""
    if not seal:
        return NO_SEAL
    after = f" It was made from: {revealed}." if revealed else ""
    return f"The seal of this hand: {groups(seal)}.{after}"


def saved(path: str) -> str:
    """Where the file lies."""
    return f"Saved as {path}."


def verified(found: Checked) -> tuple[str, ...]:
    """What was found in order in a file."""
    points = " to ".join(map(str, found.points))
    return (
        f"{found.game}, hand {found.hand}.",
        f"The seal fits the deal: {groups(found.seal)}.",
        f"All {found.moves} moves are legal, and lead to the count that is written: "
        f"{found.outcome.replace('_', ' ')}, {points}.",
    )
