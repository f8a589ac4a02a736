"""A match's secret, and the hand secrets and deal seeds derived from it.

The secrets of up to `CHAIN` hands form a hash chain: each is the SHA-256 of the next. A commitment
to the first therefore commits to all. Revealing one reveals those of earlier hands, but no later
one.
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
"""Hands per chain."""
NO_CUT = "none"
"""Placeholder for the cut where the player made none."""
CUT_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -:."
"""Characters allowed in a cut."""
LONGEST_CUT = 40
_SEED_DIGITS = SEED_BITS // 4


def is_secret(text: object) -> bool:
    """Check whether this is the text of a secret."""
    return isinstance(text, str) and re.fullmatch(f"[0-9a-f]{{{SECRET_DIGITS}}}", text) is not None


def derive(secret: str, purpose: str) -> str:
    """Derive a secret that reveals neither `secret` nor the secrets for other purposes."""
    return hmac.digest(secret.encode(), purpose.encode(), "sha256").hex()


def draw_seed(secret: str) -> int:
    """Return the seed of a match's random draws, such as the cut for the deal."""
    return int(derive(secret, "lots")[:_SEED_DIGITS], 16)


def opponent_seed(secret: str) -> int:
    """Return the seed of an opponent's random choices."""
    # One digit longer than other seeds; a change would break replays of old matches.
    return int(derive(secret, "opponent")[:12], 16)


@lru_cache(maxsize=16)
def hand_secret(secret: str, hand: int) -> str:
    """Return the secret of one hand (counted from 0) of the match with this secret."""
    chain, place = divmod(hand, CHAIN)
    return _hash_repeatedly(derive(secret, f"chain {chain}"), CHAIN - 1 - place)


def match_mark(secret_of_hand: str, hand: int) -> str:
    """Return the mark of the match to which this hand (counted from 0) belongs.

    The mark is the hash of the chain's first secret. All hands of a chain share it, and it reveals
    none of their secrets.
    """
    return _hash_repeatedly(secret_of_hand, hand % CHAIN + 1)


def _hash_repeatedly(secret: str, steps: int) -> str:
    for _ in range(steps):
        secret = hashlib.sha256(secret.encode("ascii")).hexdigest()
    return secret


def source(secret_of_hand: str, cut: str) -> str:
    """Return the line whose SHA-256 determines the deal: "deal 3f9a...; cut ..."."""
    return f"deal {secret_of_hand}; cut {cut or NO_CUT}"


def deal_digits(secret_of_hand: str, cut: str) -> str:
    """Return the digits that determine the deal: the first eleven of the SHA-256 of `source`."""
    return hashlib.sha256(source(secret_of_hand, cut).encode("ascii")).hexdigest()[:_SEED_DIGITS]


def deal_seed(secret_of_hand: str, cut: str) -> int:
    """Return the seed of a deal, which depends on the program's secret and the player's cut."""
    return int(deal_digits(secret_of_hand, cut), 16)


def parse_cut(text: str) -> str:
    """Normalise a cut: capital letters, and one space between words.

    Raises:
        BadCut: The cut is empty, too long, or has a character outside `CUT_LETTERS`.
    """
    cut = " ".join(text.split()).upper()
    odd = re.search(f"[^{re.escape(CUT_LETTERS)}]", cut)
    if odd is not None:
        raise BadCut(Message("errors-cut-signs", (("sign", Verbatim(repr(odd[0]))),)))
    if not 1 <= len(cut) <= LONGEST_CUT:
        args = (("length", len(cut)), ("most", LONGEST_CUT))
        raise BadCut(Message("errors-cut-length", args))
    return cut
