"""Messages of the domain `fairness`, from `assets/languages/en/fairness.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Text, Who


TITLE = Message("fairness-title")


def in_short(*, who: Who) -> Message:
    return Message("fairness-in-short", (("who", who),))


IN_SHORT_ALONE = Message("fairness-in-short-alone")


DETAILS = Message("fairness-details")


SEAL = Message("fairness-seal")


SEAL_NOTE = Message("fairness-seal-note")


BEFORE = Message("fairness-before")


LATER = Message("fairness-later")


SHOWN = Message("fairness-shown")


SEALED = Message("fairness-sealed")


FITS = Message("fairness-fits")


CARDS = Message("fairness-cards")


NEXT = Message("fairness-next")


OWN_CUT = Message("fairness-own-cut")


CUT_FIELD = Message("fairness-cut-field")


CUT_NOTE = Message("fairness-cut-note")


SAVE = Message("fairness-save")


NO_FOLDER = Message("fairness-no-folder")


NO_SEAL = Message("fairness-no-seal")


AT_DEAL = Message("fairness-at-deal")


def subtitle(*, game: Text, number: int) -> Message:
    return Message("fairness-subtitle", (("game", game), ("number", number),))


def cut(*, cut: Text) -> Message:
    return Message("fairness-cut", (("cut", cut),))


def begins_with(*, code: Text, digits: Text) -> Message:
    return Message("fairness-begins-with", (("code", code), ("digits", digits),))


def saved(*, path: Text) -> Message:
    return Message("fairness-saved", (("path", path),))


def hand(*, game: Text, hand: int, score: Text, you: bool) -> Message:
    return Message("fairness-hand", (("game", game), ("hand", hand), ("score", score), ("you", you),))


def score(*, first: int, second: int) -> Message:
    return Message("fairness-score", (("first", first), ("second", second),))


def fits_older(*, seal: Text) -> Message:
    return Message("fairness-fits-older", (("seal", seal),))


OLDER = Message("fairness-older")


def fits_all(*, seal: Text) -> Message:
    return Message("fairness-fits-all", (("seal", seal),))


NOBODY_CUT = Message("fairness-nobody-cut")


def with_cut(*, cut: Text) -> Message:
    return Message("fairness-with-cut", (("cut", cut),))


WITHOUT_CUT = Message("fairness-without-cut")


def mark(*, mark: Text) -> Message:
    return Message("fairness-mark", (("mark", mark),))


def moves(*, moves: int, outcome: Enum, points: Text) -> Message:
    return Message("fairness-moves", (("moves", moves), ("outcome", outcome), ("points", points),))


KNOWS = Message("fairness-knows")


OWN_CARDS = Message("fairness-own-cards")


NEVER_HANDED = Message("fairness-never-handed")


GUEST = Message("fairness-guest")


DEALT = Message("fairness-dealt")


SECRETS = Message("fairness-secrets")


YOUR_CUT = Message("fairness-your-cut")


NOT_EVENED = Message("fairness-not-evened")


THE_SEAL = Message("fairness-the-seal")


IS_IT_FAIR = Message("fairness-is-it-fair")


def each_hand(*, key: Text) -> Message:
    return Message("fairness-each-hand", (("key", key),))


NOTE_ALL = Message("fairness-note-all")


AFTER_HAND = Message("fairness-after-hand")


CHAIN = Message("fairness-chain")


NOT_SHOWN = Message("fairness-not-shown")


SEARCHED = Message("fairness-searched")


NOT_LOOKED = Message("fairness-not-looked")


FILE = Message("fairness-file")


SEED = Message("fairness-seed")


CHECK = Message("fairness-check")


SAVES = Message("fairness-saves")


VERIFY = Message("fairness-verify")


BY_HAND = Message("fairness-by-hand")
