"""Figures of games with melds on the table, and of Solitary Gin."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.figure import Figure, FigureCards, FigureNumber, FigurePart, GroupRole
from gin.core.message import NOTHING
from gin.messages import figures as messages
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.rules import Challenges, Rules
from gin.variants.rulebook.figures.parts import (
    added_up,
    cards,
    counted,
    free,
    laid,
    mask,
    meld,
    melds,
)

_CONTRACT = ("3C 4D 5S", "8C 8D 8H", "TH JH QH")
_HELD = cards("QS 7H AD")
"""Cards left in the loser's hand (rules 8)."""


def contract(rules: Rules) -> Iterator[Figure]:
    """Show the melds of a contract."""
    groups = [cards(codes) for codes in _CONTRACT[: rules.laying.contract]]
    if groups and all(meld_kind(mask(group), rules.melds) for group in groups):
        yield Figure("contract", messages.CONTRACT, melds(groups, rules))


def adding(rules: Rules) -> Iterator[Figure]:
    """Show cards added to melds on the table."""
    yours, theirs = messages.YOUR_MELD, messages.THEIR_MELD
    more = "8S" if rules.laying.at_once == 1 else "8S 9S"
    lines = (
        (yours, "5S 6S 7S", more),
        (yours if rules.laying.own_only else theirs, "JC JD JH", "JS"),
    )
    parts: list[FigurePart] = []
    for owner, shown, added in lines:
        one = meld(cards(shown), rules.melds)
        parts.append(FigureCards(role=one.role, cards=one.cards, caption=owner))
        parts.append(laid(cards(added), messages.ADDED))
    yield Figure("adding", messages.ADDING, tuple(parts))


def offering(rules: Rules) -> Iterator[Figure]:
    """Show a card that is offered."""
    del rules
    shown = (
        free(cards("JD"), messages.OFFERED),
        free(cards("AS"), messages.ACE_ACCEPTED),
    )
    yield Figure("offer", messages.OFFER, shown)


def going_out(rules: Rules) -> Iterator[Figure]:
    """Show what going out scores."""
    held = counted(_HELD, rules.values.own, messages.HELD, GroupRole.HELD)
    assert held.points is not None
    bonus = (rules.bonuses.gin,) if rules.bonuses.gin else ()
    terms = held.points, *bonus
    count = added_up(terms) if bonus else NOTHING
    end = FigureNumber(value=sum(terms), caption=messages.FOR_WINNER, count=count, arrow=True)
    title = messages.GIN_SCORES if rules.laying.contract else messages.GOING_OUT
    yield Figure("going-out", title, (held, end))


def challenges(rules: Rules) -> Iterator[Figure]:
    """Show two hands that are compared after a challenge."""
    if rules.laying.challenge is Challenges.OFF:
        return
    low = counted(cards("6D 4C 2S"), rules.values.own, messages.LOWER, GroupRole.HELD)
    high = counted(cards("QH 8C 7C"), rules.values.own, messages.HIGHER, GroupRole.HELD)
    assert high.points is not None
    end = FigureNumber(value=high.points, caption=messages.FOR_LOWER, arrow=True)
    yield Figure("challenge", messages.CHALLENGE, (low, high, end))


def lone_count(rules: Rules) -> Iterator[Figure]:
    """Show what loose cards cost a lone player, and what gin takes off."""
    loose = counted(cards("AD 9C 4H"), rules.values.own, messages.COSTS)
    gin = FigureNumber(value=rules.solo.gin, caption=messages.POINTS_OFF)
    yield Figure("lone-count", messages.SOLITARY_COUNT, (loose, gin))
