"""Fair play in words: the page that Help leads to, which is docs/fairness.md too, and the seals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gin.present.words.phrases import count

if TYPE_CHECKING:
    from gin.session.record import Checked

TITLE = "Fair play"
SEAL = "The seal of this hand"
SEAL_SHORT = "Seal"
BEFORE = (
    "It was made before the first card was dealt. Note all 64 digits: another deal whose seal "
    "begins alike is found in seconds, and nobody knows how to find one with the same seal."
)
TO_CUT = (
    "Your cut comes after it: the moment at which you press Deal, or what you would rather type."
)
LATER = "After the hand all that was sealed is shown here."
SHOWN = "Shown before the hand"
SEALED = "What was sealed"
FITS = "The SHA-256 of this line is the seal."
CARDS = "From the secret and your cut to the cards"
NEXT = "The seal of the next hand"
CUT = "Cut the cards yourself"
CUT_FIELD = "Your cut"
CUT_NOTE = "Type what nobody could guess, letters and digits. It is mixed into every deal."
SAVE = "Save this hand to a file"
NO_FOLDER = "Nothing is saved this time, so there is no folder for the file."
NO_SEAL = "This deal was prepared for the lesson. It has no seal."
AT_DEAL = "The deal is sealed. Type seal and note all of it."
"""What a terminal prints before a hand."""
_GROUP = 4

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
            "A match begins with a secret of 256 bits from the computer's system. Each hand has a "
            "secret of its own, which follows from that one. The hand's secret and your cut "
            "together give a number of 44 bits, which a deal code spells, and all 52 cards are "
            "shuffled by it: a Fisher-Yates shuffle. From then on their order is fixed: no card "
            "is chosen while you play.",
            "Your cut is made when the seal of the first hand has been shown, and counts for the "
            "whole match. It is the moment at which you press Deal, to a thousandth of a second, "
            "or what you type in its place. A program that means to cheat could guess at a "
            "moment, or at a short word; type something longer to be sure. Who cuts the lower "
            "card and deals first is the program's own lot, and Solitary Gin has no cut.",
            "Nothing is evened out. Whoever is behind, or has lost often, is dealt no better hand.",
        ),
    ),
    (
        "The seal",
        (
            "Each hand has a seal, which is shown before its first card: the SHA-256 of a line "
            "with the game and its options, the number of the hand, the dealer, the scores and "
            "the hand's secret. {seal} tells it at any time, and so do Seal in the table's menu, "
            "on the score sheet and at the cut. After a hand they tell the next one's too.",
            "Note all 64 digits of it. Whoever notes a few only can be shown another line whose "
            "seal begins alike, which takes seconds to find. With all of them nobody knows how "
            "to find one.",
            "After the hand the line is shown, with your cut and the deal code. If the seal fits "
            "the line, and the cards follow from the secret in it and your cut, nothing was "
            "changed since you noted the seal.",
            "The secrets of a match are a chain: each is the SHA-256 of the next hand's. So the "
            "seal of the first hand binds the program for the next thousand, before your cut, and "
            "a secret that was shown gives earlier hands only. A deal code gives its own hand "
            "only, and is shown when that hand is over.",
        ),
    ),
    (
        "What this does not show",
        (
            "A number of 44 bits can be searched. With patience and many computers one could try "
            "them all against the cards that are in sight and find the rest of a hand while it is "
            "played; of other hands that says nothing. What keeps a deal hidden before the first "
            "card is the secret, not that number.",
            "A seal shows that the secret was fixed before your cut, so that neither the program "
            "nor you chose the cards alone. That nobody looked at them during the hand no seal "
            "can show: for that there is the program's source, and the lines that the opponent "
            "is sent.",
            "The secret lies in the file of your matches. Who reads that file can know all cards.",
            "Where you have named a seed, by --seed or a deal code, all hands of the match follow "
            "from it, for whoever knows it; the deal's code is sealed then, and nothing is cut. "
            "A match that an earlier version began goes on as it was: its seals cover the "
            "cards and the stake die alone, and all its hands follow from one number of 44 bits.",
        ),
    ),
    (
        "Check it yourself",
        (
            "The seal's page saves a finished hand to a file of plain text: what was sealed, your "
            "cut, the deal, all moves and the count.",
            "gin-parlour-console --verify FILE, or python main.py --verify FILE, checks the seal, "
            "that the cards follow from the secret and the cut, that each move was legal, and that "
            "they lead to the count. Compare the seal it prints with the one you noted.",
            "By hand on Linux: printf '%s' 'LINE' | sha256sum gives the seal, where LINE is "
            "what stands after \"sealed:\". With 'deal SECRET; cut CUT' in its place the result "
            'begins with what stands after "digits:", and the deal code, typed among the table '
            "options of a game, deals these cards again. With 'SECRET' alone it gives the secret "
            'of the hand before, and for the first hand what stands after "match:".',
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


def cut(text: str) -> str:
    """How the player cut."""
    return f"Your cut: {text}."


def begins_with(digits: str, code: str) -> str:
    """What follows from the secret and the cut."""
    return (
        f"The SHA-256 of this line begins with {digits}. Deal code {code} is the same number, and "
        "deals these cards again."
    )


def answer(seal: str, following: str) -> str:
    """The seal when it is asked for, and after the hand that of the next one."""
    if not seal:
        return NO_SEAL
    after = f" {NEXT}: {groups(following)}." if following else ""
    return f"{SEAL}: {groups(seal)}.{after}"


def saved(path: str) -> str:
    """Where the file lies."""
    return f"Saved as {path}."


def verified(found: Checked) -> tuple[str, ...]:
    """What was found in order in a file."""
    points = " to ".join(map(str, found.points))
    return (
        f"{found.game}, hand {found.hand}: {('you', 'the opponent')[found.dealer]} dealt, and the "
        f"score stood at {' to '.join(map(str, found.scores))}.",
        *_sealed(found),
        f"{count(found.moves, 'move')}, every one legal, and they lead to the count as written: "
        f"{found.outcome.replace('_', ' ')}, {points}.",
    )


def _sealed(found: Checked) -> tuple[str, ...]:
    """What the seal of a file covers, and what is only told."""
    seal = groups(found.seal)
    if found.older:
        return (
            f"The seal fits the cards: {seal}.",
            "The file is in the older form: its seal covers the cards and the stake die. The game, "
            "the number of the hand, the dealer and the scores are as the file tells them.",
        )
    covers = f"The seal fits the game, the hand, the dealer and the scores: {seal}."
    if not found.match:
        return covers, "The cards are those of the deal code that was sealed; nobody cut."
    by = f"your cut, {found.cut}" if found.cut else "no cut"
    return (
        covers,
        f"The cards follow from the secret that was sealed and {by}.",
        f"All hands of this match have the mark {groups(found.match)}.",
    )
