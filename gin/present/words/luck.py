"""Wording of luck and play: a summary, and the numbers of a table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from gin.ai.advice.luck import Account, Shares
from gin.core.message import NOTHING, Text, commas, decimal, only, percent, sentences
from gin.messages import luck as messages
from gin.present.words.people import person
from gin.rules.model.rules import Rules, SheetKind
from gin.session.balance import SURE, Balance

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
    luck, play = whole_parts(luck_and_play(account.points))
    error = only(ceil(SURE * account.error[0]))
    return messages.summary(
        luck=_points_for(luck, other), error=error, play=_points_for(play, other)
    )


def of_chance(account: Account, other: str) -> Text:
    """Return the luck, its error and the play in chances to win the match."""
    luck, play = whole_parts(luck_and_play(account.chance, 100))
    error = percent(ceil(100 * SURE * account.error[1]))
    return messages.summary(
        luck=_chance_for(luck, other), error=error, play=_chance_for(play, other)
    )


def with_gifts(balance: Balance, rules: Rules, other: str) -> Text:
    """Return the summary, and the points that the opponent gave away."""
    who, given = person(1, other), balance.given[1]
    gave = (
        messages.gave_away(who=who, given=decimal(given))
        if given
        else messages.gave_nothing(who=who)
    )
    return sentences(summary(balance, rules, other), gave)


def luck_and_play(shares: Shares, times: int = 1) -> tuple[float, float]:
    """Return the luck and the play, multiplied by `times`."""
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
