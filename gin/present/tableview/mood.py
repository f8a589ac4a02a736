"""Mood of a face at the table. It depends only on what both players have seen."""

from __future__ import annotations

from collections.abc import Sequence

from gin.interface.pictures import Mood
from gin.rules.model.events import (
    ChallengeMade,
    Dealt,
    Discarded,
    Event,
    HandOver,
    Knocked,
    LaidOut,
    Took,
    TookOffered,
    WentGin,
    WentOut,
)
from gin.rules.model.result import HandResult, Outcome
from gin.rules.sheets.base import Sheet

FAR = 0.4
"""Smallest lead, as a fraction of the goal, that affects the mood at the deal."""


def mood_of(log: Sequence[Event], seat: int, sheet: Sheet, *, on_turn: bool, first: bool) -> Mood:
    """Return the mood of the player in `seat` at this point of a hand.

    `log` is the hand's events; cards in it that only one player saw are ignored.
    """
    match log[-1] if log else None:
        case HandOver(result=result):
            return mood_after(result, seat, sheet)
        case None | Dealt():
            return Mood.GREETING if first else _standing(sheet, seat)
        case WentGin(seat=who) | WentOut(seat=who):
            return Mood.WINNING if who == seat else Mood.CAUGHT
        case Knocked(seat=who) | ChallengeMade(seat=who):
            return Mood.PLEASED if who == seat else Mood.CAUGHT
        case Took(seat=who, card=card) if who != seat and Discarded(seat, card) in log:
            # The other player takes the card that this player discarded.
            return Mood.CAUGHT
        case Took(seat=who) | TookOffered(seat=who) | LaidOut(seat=who) if who == seat:
            return Mood.PLEASED
        # Pleasure at a taken card lasts until the other player acts.
        case Discarded(seat=who) if who == seat and len(log) > 1 and _took(log[-2], seat):
            return Mood.PLEASED
    if on_turn:
        return Mood.THINKING
    # A greeting lasts until the other player acts.
    answered = any(getattr(event, "seat", seat) != seat for event in log)
    return Mood.GREETING if first and not answered else Mood.CALM


def mood_after(result: HandResult, seat: int, sheet: Sheet) -> Mood:
    """Return the mood after a hand is counted; the sheet includes that hand."""
    if sheet.over and sheet.winner is not None:
        return Mood.WINNING if sheet.winner == seat else Mood.LOSING
    if result.winner is None:
        return Mood.CALM
    striking = result.like_gin or result.outcome is Outcome.UNDERCUT
    if result.winner == seat:
        return Mood.WINNING if striking else Mood.PLEASED
    return Mood.CAUGHT if striking else Mood.LOSING


def _standing(sheet: Sheet, seat: int) -> Mood:
    main = sheet.tracks[0] if sheet.tracks else None
    if main is None or len(main.goals) < 2:
        return Mood.CALM
    mine, theirs = main.goals[seat], main.goals[1 - seat]
    if not mine or not theirs:
        return Mood.CALM
    lead = main.next[seat] / mine - main.next[1 - seat] / theirs
    if sheet.low_wins:
        lead = -lead
    if abs(lead) < FAR:
        return Mood.CALM
    return Mood.PLEASED if lead > 0 else Mood.LOSING


def _took(event: Event, seat: int) -> bool:
    return isinstance(event, Took) and event.seat == seat
