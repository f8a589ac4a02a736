"""Wording of luck and play: a summary, and the numbers of a table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from gin.ai.advice.luck import Shares
from gin.core.message import NOTHING, Text, commas, ended, points_text, sentences
from gin.messages import luck as messages
from gin.present.words.people import person
from gin.rules.model.rules import Rules, SheetKind
from gin.session.balance import SURE, Balance

PARTS = 5
"""Number of parts of a result: the deal, both players' draws, and both players' play."""


class LuckUnit(StrEnum):
    """Measures of luck and play."""

    POINTS = "points"
    CHANCE = "chance"


def in_points(rules: Rules) -> bool:
    """Return whether points measure luck in this game; where deals are counted, chances do."""
    return rules.format.sheet is not SheetKind.DEALS


def of_chance(balance: Balance, other: str) -> Text:
    """Return a sentence about luck in chances to win the match, and about play if it was better.

    Smaller amounts than the error of the measurement are called even. Play is judged with all cards
    open, but the points given away by what each player knew. Unless both favour the same player,
    nothing is said about play.
    """
    account, (mine, theirs) = balance.account, balance.given
    luck, play = whole_parts(luck_and_play(account.chance, 100))
    error = 100 * SURE * account.error[1]
    said = _luck(LuckUnit.CHANCE, luck, error, other)
    if abs(play) <= error or play * (theirs - mine) <= 0:
        return ended(said)
    lucky, who = abs(luck) > error, person(int(play < 0), other)
    same = not lucky or luck * play > 0
    return messages.and_play(luck=said, even=not lucky, same=same, who=who, number=abs(play))


def favoured(balance: Balance, rules: Rules) -> int:
    """Return 1 if luck favoured the player, -1 if the opponent, and 0 if about even."""
    account = balance.account
    if in_points(rules):
        luck, error = account.points.luck, SURE * account.error[0]
    else:
        luck, error = account.chance.luck, SURE * account.error[1]
    return 0 if abs(luck) <= error else 1 if luck > 0 else -1


def _luck(unit: LuckUnit, luck: int, error: float, other: str) -> Text:
    if abs(luck) <= error:
        return messages.WAS_EVEN
    return messages.was(unit=unit, number=abs(luck), who=person(int(luck < 0), other))


def with_gifts(balance: Balance, rules: Rules, other: str) -> Text:
    """Return the points that the opponent gave away, and the luck of a hand.

    Play with all cards open is left out: next to what both players gave away by what they knew, it
    would be taken for the difference.
    """
    who, (_, given), account = person(1, other), balance.given, balance.account
    gave = (
        messages.gave_away(who=who, given=points_text(given))
        if given
        else messages.gave_nothing(who=who)
    )
    if in_points(rules):
        (luck, _), error = whole_parts(luck_and_play(account.points)), SURE * account.error[0]
        return sentences(gave, ended(_luck(LuckUnit.POINTS, luck, error, other)))
    (luck, _), error = whole_parts(luck_and_play(account.chance, 100)), SURE * account.error[1]
    return sentences(gave, ended(_luck(LuckUnit.CHANCE, luck, 100 * error, other)))


def luck_and_play(shares: Shares, times: int = 1) -> tuple[float, float]:
    """Return the luck and the play, multiplied by `times`."""
    return shares.luck * times, shares.skill * times


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
