"""Wording about seals and fair play, including the page that is also docs/fairness-proof.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from gin.core.message import NOTHING, Message, Text, Verbatim, ended, labelled, only, sentences
from gin.messages import fairness as messages
from gin.present.words.people import person

if TYPE_CHECKING:
    from gin.session.record_check import Checked
    from gin.session.table_session import SealedHand

_GROUP = 4


def _sections(key: Text) -> tuple[tuple[Message, tuple[Message, ...]], ...]:
    return (
        (messages.KNOWS, (messages.OWN_CARDS, messages.NEVER_HANDED, messages.GUEST)),
        (messages.DEALT, (messages.SECRETS, messages.YOUR_CUT, messages.NOT_EVENED)),
        (
            messages.THE_SEAL,
            (
                messages.each_hand(key=key),
                messages.NOTE_ALL,
                messages.AFTER_HAND,
                messages.CHAIN,
            ),
        ),
        (
            messages.NOT_SHOWN,
            (messages.SEARCHED, messages.NOT_LOOKED, messages.FILE, messages.SEED),
        ),
        (messages.CHECK, (messages.SAVES, messages.VERIFY, messages.BY_HAND)),
    )


def in_short(other: str) -> Message:
    """Describe fair play in one paragraph; `other` is empty in a solitary game."""
    return messages.in_short(who=person(1, other)) if other else messages.IN_SHORT_ALONE


def page_lines(key: Text) -> Iterator[tuple[bool, Message]]:
    """Yield for each line of the page whether it is a heading, and its text.

    `key` is the name of the key that reads the seal.
    """
    for heading, paragraphs in _sections(key):
        yield True, heading
        for text in paragraphs:
            yield False, text


def groups(seal: str) -> str:
    """Return a seal in groups of four digits: "3F9A 11C2 ..."."""
    return " ".join(seal[at : at + _GROUP] for at in range(0, len(seal), _GROUP)).upper()


def digits(seal: str) -> Verbatim:
    """Return the grouped seal for use in a message."""
    return Verbatim(groups(seal))


def cut(text: str) -> Message:
    """Return the sentence with the player's cut."""
    return messages.cut(cut=Verbatim(text))


def begins_with(digits: str, code: str) -> Message:
    """Return the sentence that relates the SHA-256 digits of a deal to its deal code."""
    return messages.begins_with(digits=Verbatim(digits), code=Verbatim(code))


def answer(dealt: SealedHand | None) -> Text:
    """Return a hand's seal and, after the hand, the next hand's seal.

    `dealt` is None for a prepared hand.
    """
    if dealt is None:
        return messages.NO_SEAL
    following = dealt.next_seal
    after = ended(labelled(messages.NEXT, digits(following))) if following else NOTHING
    return sentences(ended(labelled(messages.SEAL, digits(dealt.seal))), after)


def verified(found: Checked) -> tuple[Message, ...]:
    """Return the results of checking a file."""
    return (
        messages.hand(
            game=found.game, hand=found.hand, you=found.dealer == 0, score=_score(found.scores)
        ),
        *_sealed(found),
        messages.moves(moves=found.moves, outcome=found.outcome, points=_score(found.points)),
    )


def _score(numbers: Sequence[int]) -> Message:
    if len(numbers) == 1:
        return only(numbers[0])
    first, second = numbers
    return messages.score(first=first, second=second)


def _sealed(found: Checked) -> tuple[Message, ...]:
    seal = digits(found.seal)
    if found.older:
        return messages.fits_older(seal=seal), messages.OLDER
    covers = messages.fits_all(seal=seal)
    if not found.match:
        return covers, messages.NOBODY_CUT
    by = messages.with_cut(cut=Verbatim(found.cut)) if found.cut else messages.WITHOUT_CUT
    return covers, by, messages.mark(mark=digits(found.match))
