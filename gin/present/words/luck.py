"""Wording of luck and play: a summary, and the numbers of a table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from gin.ai.advice.luck import Account, Shares
from gin.ai.search.match_equity import chance_to_win
from gin.core.message import NOTHING, Text, added, commas, decimal, only, percent, sentences
from gin.messages import luck as messages
from gin.present.words.people import person
from gin.rules.model.rules import Rules, SheetKind
from gin.session.balance import SURE, Balance, MatchBalance

PARTS = 5
"""Number of parts of a result: the deal, both players' draws, and both players' play."""


def in_points(rules: Rules) -> bool:
    """Return whether points measure luck in this game; where deals are counted, chances do."""
    return rules.format.sheet is not SheetKind.DEALS


def summary(balance: Balance, rules: Rules, other: str) -> Text:
    """Return the luck, its error and the play in a few words, in the measure of the game."""
    return (of_points if in_points(rules) else of_chance)(balance.account, other)


def of_points(account: Account, other: str) -> Text:
    """Return the luck, its error and the play in points."""
    luck, play = whole_parts(_luck_and_play(account.points))
    error = only(ceil(SURE * account.error[0]))
    return messages.summary(
        luck=_points_for(luck, other), error=error, play=_points_for(play, other)
    )


def of_chance(account: Account, other: str) -> Text:
    """Return the luck, its error and the play in chances to win the match."""
    luck, play = whole_parts(_luck_and_play(account.chance, 100))
    error = percent(ceil(100 * SURE * account.error[1]))
    return messages.summary(
        luck=_chance_for(luck, other), error=error, play=_chance_for(play, other)
    )


def of_match(match: MatchBalance, other: str) -> Text:
    """Return what made the result of a match, or how many hands are measured."""
    session, total = match.session, match.total
    if not match.balances:
        return messages.NO_HAND
    if not match.done:
        measured = len(match.balances) - match.balances.count(None)
        return messages.looked_at(number=measured, hands=len(match.balances))
    now = chance_to_win(session.sheet, session.rules, 0)
    before = now - total.account.chance.result
    went = messages.went(percent=round(100 * before), now=round(100 * now))
    return sentences(went, of_chance(total.account, other))


def given_away(balance: Balance, other: str) -> Text:
    """Return the points that both players gave away."""
    yours, theirs = map(decimal, balance.given)
    return messages.both_gave(who=person(1, other), yours=yours, theirs=theirs)


def hand_parts(balance: Balance | None, rules: Rules) -> tuple[Text, Text]:
    """Return a hand's luck and play, and its result, in the measure of the game."""
    if balance is None:
        return messages.NOT_YET, NOTHING
    if in_points(rules):
        luck, play = whole_parts(_luck_and_play(balance.account.points))
        value = signed_whole(luck + play)
    else:
        luck, play = whole_parts(_luck_and_play(balance.account.chance, 100))
        value = messages.chance_of(percent=luck + play)
    return messages.hand_parts(luck=signed_whole(luck), play=signed_whole(play)), value


def signed_whole(number: int) -> Text:
    """Return a number with its sign, and 0 without one."""
    return added(number) if number else only(0)


def with_gifts(balance: Balance, rules: Rules, other: str) -> Text:
    """Return the summary, and the points that the opponent gave away."""
    who, given = person(1, other), balance.given[1]
    gave = (
        messages.gave_away(who=who, given=decimal(given))
        if given
        else messages.gave_nothing(who=who)
    )
    return sentences(summary(balance, rules, other), gave)


def _luck_and_play(shares: Shares, times: int = 1) -> tuple[float, float]:
    return shares.luck * times, shares.skill * times


def _points_for(points: int, other: str) -> Text:
    if not points:
        return messages.EVEN
    return messages.points_for(points=abs(points), who=person(int(points < 0), other))


def _chance_for(share: int, other: str) -> Text:
    if not share:
        return messages.EVEN
    return messages.chance_for(percent=abs(share), who=person(int(share < 0), other))


def labels(other: str) -> tuple[Text, ...]:
    """Return the names of the parts of a result, in the order of `parts`."""
    you, they = person(0, other), person(1, other)
    return (
        messages.DEAL, messages.draws(who=you), messages.draws(who=they),
        messages.decisions(who=you), messages.decisions(who=they),
    )  # fmt: skip


def parts(shares: Shares, times: int = 1) -> tuple[int, ...]:
    """Return the parts of a result in whole numbers that add up to the rounded result."""
    return whole_parts([part * times for part in (shares.deal, *shares.draws, *shares.play)])


def read(balance: Balance, rules: Rules) -> tuple[Text, ...]:
    """Return the numbers of each part and of the result as they are read out."""
    account = balance.account
    chances, points = parts(account.chance, 100), parts(account.points)
    return tuple(
        commas(
            messages.points_of(points=gain) if in_points(rules) else NOTHING,
            messages.chance_of(percent=chance),
        )
        for gain, chance in zip((*points, sum(points)), (*chances, sum(chances)), strict=True)
    )


def whole_parts(numbers: Sequence[float]) -> tuple[int, ...]:
    """Round numbers so that they still add up to their rounded sum."""
    rounded = [round(number) for number in numbers]
    left = round(sum(numbers)) - sum(rounded)
    step = 1 if left > 0 else -1
    gaps = [step * (number - whole) for number, whole in zip(numbers, rounded, strict=True)]
    for place in sorted(range(len(gaps)), key=lambda place: -gaps[place])[: abs(left)]:
        rounded[place] += step
    return tuple(rounded)
