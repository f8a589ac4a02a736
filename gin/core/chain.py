"""A match's secret, and what follows from it: the secrets of its hands and the seeds of its deals.

The secrets of the hands are a chain, each the SHA-256 of the next. A commitment to the first one
therefore commits to all, and one that is revealed reveals those of earlier hands and no later one.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from functools import lru_cache

from gin.core.errors import BadCut
from gin.core.message import Message, Verbatim
from gin.core.shuffle import SEED_BITS

SECRET_DIGITS = 64
"""Hexadecimal digits of a secret."""
CHAIN = 1000
"""Hands of a chain. Hands after these begin another one."""
NO_CUT = "none"
"""What stands for the cut where nobody cut."""
CUT_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -:."
"""What a cut is written in."""
LONGEST_CUT = 40
_SEED_DIGITS = SEED_BITS // 4


def is_secret(text: object) -> bool:
    """Is this a secret, as it is written?"""
    return isinstance(text, str) and re.fullmatch(f"[0-9a-f]{{{SECRET_DIGITS}}}", text) is not None


def derive(secret: str, purpose: str) -> str:
    """A secret derived from this one for one purpose; it reveals neither it nor its siblings."""
    return hmac.digest(secret.encode(), purpose.encode(), "sha256").hex()


def draw_seed(secret: str) -> int:
    """The seed of a match's lots: the cut for the deal, who plays for what."""
    return int(derive(secret, "lots")[:_SEED_DIGITS], 16)


def opponent_seed(secret: str) -> int:
    """The seed of an opponent's random choices."""
    # One digit more than other seeds have; kept, so that matches replay.
    return int(derive(secret, "opponent")[:12], 16)


@lru_cache(maxsize=16)
def hand_secret(secret: str, hand: int) -> str:
    """The secret of the hand numbered `hand` (from 0) of a match with this secret."""
    chain, place = divmod(hand, CHAIN)
    return _hash_repeatedly(derive(secret, f"chain {chain}"), CHAIN - 1 - place)


def match_mark(secret_of_hand: str, hand: int) -> str:
    """The mark of the match that the hand numbered `hand` (from 0) belongs to.

    It is the hash of the chain's first secret: the same for all its hands, and reveals none.
    """
    return _hash_repeatedly(secret_of_hand, hand % CHAIN + 1)


def _hash_repeatedly(secret: str, steps: int) -> str:
    for _ in range(steps):
        secret = hashlib.sha256(secret.encode("ascii")).hexdigest()
    return secret


def source(secret_of_hand: str, cut: str) -> str:
    """The line whose SHA-256 the deal begins with: "deal 3f9a...; cut ..."."""
    return f"deal {secret_of_hand}; cut {cut or NO_CUT}"


def deal_digits(secret_of_hand: str, cut: str) -> str:
    """The digits that the deal follows from: the first eleven of that line's SHA-256."""
    return hashlib.sha256(source(secret_of_hand, cut).encode("ascii")).hexdigest()[:_SEED_DIGITS]


def deal_seed(secret_of_hand: str, cut: str) -> int:
    """The seed of a deal, to which the program gave a secret and the player a cut."""
    return int(deal_digits(secret_of_hand, cut), 16)


def parse_cut(text: str) -> str:
    """A cut as it is mixed in: capitals, and one space between words.

    Raises BadCut, which names the sign, for what can't be written in `CUT_LETTERS`.
    """
    cut = " ".join(text.split()).upper()
    odd = re.search(f"[^{re.escape(CUT_LETTERS)}]", cut)
    if odd is not None:
        raise BadCut(Message("errors-cut-signs", (("sign", Verbatim(repr(odd[0]))),)))
    if not 1 <= len(cut) <= LONGEST_CUT:
        told = (("length", len(cut)), ("most", LONGEST_CUT))
        raise BadCut(Message("errors-cut-length", told))
    return cut
