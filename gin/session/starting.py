"""The start of a saved match."""

from __future__ import annotations

from gin.rules.match import Match, start_match
from gin.rules.model.rules import Rules
from gin.session.partner import parse_partner
from gin.session.storage.store import MatchRow


def starting_match(row: MatchRow, rules: Rules) -> Match:
    """Return a saved match as it was before its first hand.

    Raises:
      SaveError: the person opposite cannot be read.
    """
    partner = parse_partner(row.partner)
    swapped = partner is not None and partner.swapped
    return start_match(rules, row.seed, row.dealer, row.secret, row.cut, swapped=swapped)
