"""Wording of the count of a hand."""

from __future__ import annotations

from gin.core.cards import cards_of
from gin.core.message import NOTHING, Message, Text, clauses, in_row, labelled, only, signed
from gin.messages import result as messages
from gin.present.words import die, laying_out, undrawn_stock
from gin.present.words.people import person, winner
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine

_CAUGHT = 10
"""Least deadwood that a player is said to be caught with; less is left over."""


def heading(result: HandResult, other: str, you: Text = NOTHING) -> Message:
    """Return the result of the hand as a heading; `you` is for `people.winner`."""
    if result.outcome is Outcome.SOLO_GIN:
        return messages.GIN_ALONE
    if result.outcome is Outcome.SOLO_LOOSE:
        return messages.DEAL_OVER
    if result.winner is None:
        return messages.NOBODY_SCORES
    return messages.wins_hand(who=winner(result.winner, other, you))


def summary(result: HandResult, other: str) -> Text:
    """Return the ending in a line, and any points of the loser."""
    said = _summary(result, other)
    loser = None if result.winner is None else 1 - result.winner
    if loser is None or len(result.sides) == 1 or result.booked == loser:
        return said
    loser_points = result.points(loser)
    if not loser_points:
        return said
    return clauses(said, messages.scores_for_runs(who=person(loser, other), points=loser_points))


def _summary(result: HandResult, other: str) -> Text:
    mine = result.sides[0].deadwood
    if len(result.sides) == 1:
        return messages.left_loose(points=mine) if mine else messages.ALL_MELDED
    theirs, suits = result.sides[1].deadwood, tuple(result.suits)
    if result.whole_hands and result.ender is not None:
        return laying_out.summary(result, other)
    if result.ender is not None:
        who = person(result.ender, other)
        own, caught = (mine, theirs) if result.ender == 0 else (theirs, mine)
        match result.outcome:
            case Outcome.KNOCK | Outcome.TIE:
                return messages.knocked(who=who, own=own, caught=caught, suits=suits)
            case Outcome.UNDERCUT:
                return messages.undercut(who=who, own=own, caught=caught, suits=suits)
            case Outcome.GIN:
                return messages.went_gin(who=who, suits=suits)
            case Outcome.BIG_GIN:
                return messages.went_big_gin(who=who, suits=suits)
            case Outcome.SHOT:
                shot = cards_of(result.sides[result.ender].loose)
                return messages.made_shot(who=who, cards=tuple(shot))
    match result.outcome:
        case Outcome.REFUSED:
            assert result.winner is not None
            return die.summary(1 - result.winner, other)
        case Outcome.VOID if result.untouched:
            return undrawn_stock.void(result.untouched)
        case Outcome.VOID:
            return messages.STOCK_USED_UP
        case _:
            return messages.compared(yours=mine, theirs=theirs)


def line(score: ScoreLine, result: HandResult, other: str) -> Message:
    """Return the label for a line of the count."""
    left_with = messages.hand_of if result.whole_hands else messages.deadwood_of
    cards = tuple(cards_of(score.cards))
    match score.kind:
        case LineKind.CAUGHT:
            return left_with(who=person(1 - score.seat, other))
        case LineKind.OWN:
            return left_with(who=person(score.seat, other))
        case LineKind.LAID_OFF:
            return labelled(messages.LAID_OFF, in_row(cards))
        case LineKind.GIN:
            return messages.GIN
        case LineKind.BIG_GIN:
            return messages.BIG_GIN
        case LineKind.BARE_GIN:
            return messages.BARE_GIN
        case LineKind.UNDERCUT:
            return messages.UNDERCUT_BONUS
        case LineKind.RUSH:
            return messages.RUSH
        case LineKind.LONG_RUN:
            return labelled(messages.LONG_RUN, in_row(cards))
        case LineKind.COURTS:
            return labelled(messages.COURTS, in_row(cards))
        case LineKind.DOUBLED:
            return messages.DOUBLED
        case LineKind.DIE:
            return messages.DIE
        case LineKind.PENALTY:
            return messages.deadwood_of(who=person(score.seat, other))
        case LineKind.LOOSE_ACES:
            return labelled(messages.LOOSE_ACES, in_row(cards))
        case LineKind.LOOSE_PIPS:
            return labelled(messages.LOOSE_PIPS, in_row(cards))
        case LineKind.LOOSE_TENS:
            return labelled(messages.LOOSE_TENS, in_row(cards))
        case LineKind.SOLO_GIN:
            return messages.GIN


def number(points: int, *, first: bool) -> Message:
    """Format a number in the count; `first` omits the plus sign."""
    return only(points) if first and points >= 0 else signed(points)


def to_whom(result: HandResult, other: str) -> Text:
    """Return the label of the total, or nothing if neither player scores."""
    if len(result.sides) == 1:
        return messages.THIS_DEAL
    if result.booked is None or result.winner is None:
        return NOTHING
    if result.booked != result.winner:
        return messages.books(who=person(result.booked, other))
    who = person(result.winner, other)
    if len(result.suits) > 1:
        return messages.to_whom_in_each_suit(who=who)
    return messages.to_whom(who=who)


def side_sentence(result: HandResult, seat: int, other: str) -> Text:
    """Return a player's action and deadwood in a sentence."""
    side, who = result.sides[seat], person(seat, other)
    if result.whole_hands:
        return laying_out.side_sentence(result, seat, other)
    if side.laid_off:
        cards = tuple(card for card, _ in side.laid_off)
        return messages.lays_off(who=who, cards=cards, left=side.deadwood)
    if result.ender == seat and not side.deadwood:
        big = result.outcome is Outcome.BIG_GIN
        return messages.goes_big_gin(who=who) if big else messages.goes_gin(who=who)
    if result.ender == seat and result.outcome is Outcome.SHOT:
        return messages.makes_shot(who=who)
    if result.ender == seat and len(result.sides) > 1:
        return messages.knocks(who=who, left=side.deadwood)
    lost = result.ender is not None and result.ender != seat and result.winner == result.ender
    if lost and side.deadwood >= _CAUGHT:
        return messages.was_caught(who=who, left=side.deadwood)
    return messages.is_left(who=who, left=side.deadwood)


def rest(result: HandResult, seat: int) -> Message:
    """Return the caption of the cards that count against a player."""
    side = result.sides[seat]
    shot = result.outcome is Outcome.SHOT and not result.whole_hands
    if result.ender == seat and not side.laid_off and (shot or not side.deadwood):
        counting = messages.in_hand_counting if result.whole_hands else messages.rest_counting
        return counting(points=side.deadwood)
    return messages.IN_HAND if result.whole_hands else messages.REST
