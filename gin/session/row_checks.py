"""Checks of a saved match before it is replayed."""

from __future__ import annotations

from gin.ai.players.levels import check
from gin.core import chain
from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.messages import errors as messages
from gin.session.opponent_seat import GUEST_LEVEL
from gin.session.partner import PERSON_LEVEL
from gin.session.storage.store import MatchRow
from gin.variants.setups import Setup


def check_origin(row: MatchRow) -> None:
    """Raise GinError if this program cannot have saved this secret or cut."""
    if row.secret and not chain.is_secret(row.secret):
        raise SaveError(messages.NO_SECRET)
    if row.cut and chain.parse_cut(str(row.cut)) != row.cut:
        raise SaveError(messages.no_cut(cut=Verbatim(repr(str(row.cut)[:40]))))


def check_rules(row: MatchRow, agreed: Setup) -> None:
    """Raise GinError if no match can start with these values."""
    if (row.level is None) != (agreed.rules.seats == 1):
        raise SaveError(messages.NOBODY_OPPOSITE)
    if (row.level == PERSON_LEVEL) != bool(row.partner):
        raise SaveError(messages.NOBODY_OPPOSITE)
    if row.level not in (None, GUEST_LEVEL, PERSON_LEVEL):
        check(row.level)
    if row.dealer is not None and row.dealer not in range(agreed.rules.seats):
        raise SaveError(messages.no_dealer(seat=row.dealer))
