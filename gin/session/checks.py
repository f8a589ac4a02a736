"""Whether a match that was kept can be what it says: its origin, and its rules."""

from __future__ import annotations

from gin.ai.players.levels import check
from gin.core import chain
from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.messages import errors as messages
from gin.session.storage.store import MatchRow
from gin.variants.setups import Setup

GUEST_LEVEL = 0
"""The level of an outside program."""


def check_origin(row: MatchRow) -> None:
    """Raises GinError for a secret or a cut that this program has not kept."""
    if row.secret and not chain.is_secret(row.secret):
        raise SaveError(messages.NO_SECRET)
    if row.cut and chain.parse_cut(str(row.cut)) != row.cut:
        raise SaveError(messages.no_cut(cut=Verbatim(repr(str(row.cut)[:40]))))


def check_rules(row: MatchRow, agreed: Setup) -> None:
    """Raises SaveError if a match cannot have been begun like this."""
    if (row.level is None) != (agreed.rules.seats == 1):
        raise SaveError(messages.NOBODY_OPPOSITE)
    if row.level not in (None, GUEST_LEVEL):
        check(row.level)
    if row.dealer is not None and row.dealer not in range(agreed.rules.seats):
        raise SaveError(messages.no_dealer(seat=row.dealer))
