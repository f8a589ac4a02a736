"""Sentences about winning a game, for each kind of score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import NOTHING, Message, Text, sentences
from gin.messages import rulebook as messages
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.rules import (
    LateStart,
    Roles,
    Rules,
    RunBonus,
    SheetKind,
    Stakes,
    StockEnd,
    TiedTotals,
    Winner,
)
from gin.rules.sheets.pegs import MOST_GAMES, award
from gin.variants.rule_sentences import SentenceMakers
from gin.variants.rulebook.hand import may_knock


def goal(rules: Rules) -> Iterator[Text]:
    """Describe the goal of the game."""
    target = rules.format.target
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            yield messages.goal_three_games(target=target, all=rules.format.all_games)
        case SheetKind.SUITS:
            yield messages.goal_suits(target=target)
        case SheetKind.GAMES:
            yield messages.goal_games(target=target, most=MOST_GAMES, games=rules.format.games)
        case SheetKind.DEALS:
            yield messages.goal_deals(deals=rules.format.deals)
        case SheetKind.RACE:
            yield messages.goal_race(target=target, deals=rules.format.deals)
        case SheetKind.TWOFOLD:
            yield messages.goal_twofold(target=target, deals=rules.format.deals)
        case SheetKind.PENALTIES:
            yield messages.goal_penalties(target=target)
        case _:
            total = rules.format.winner is Winner.TOTAL
            yield messages.goal_points(target=target, total=total)


def deciding(rules: Rules) -> Iterator[Text]:
    """Describe who wins with equal totals, a lower total, or if both reach the target together."""
    form, total = rules.format, rules.format.winner is Winner.TOTAL
    if form.sheet is SheetKind.THREE_GAMES and form.all_games:
        yield messages.EQUAL_TOTALS_OF_GAMES
    if form.sheet is not SheetKind.POINTS:
        return
    if total:
        yield messages.equal_totals(target=form.target)
    elif form.box_bonus:
        yield messages.wins_behind(target=form.target)
    if rules.bonuses.runs is RunBonus.BOTH:
        yield messages.both_reach(target=form.target, total=total)


def raising(rules: Rules) -> Iterator[Text]:
    """Describe raising, accepting and refusing the stake die."""
    stakes = rules.stakes
    if stakes.die is Stakes.OFF:
        return
    deal = stakes.die is Stakes.DEAL
    yield messages.die(deal=deal)
    yield messages.die_accepted(deal=deal, offered=stakes.refusal_pays_offer)


def later_offers(rules: Rules) -> Iterator[Text]:
    """Describe who may raise a die without an owner."""
    stakes = rules.stakes
    if stakes.die is Stakes.OFF:
        return
    yield messages.DIE_LATER if stakes.centre_offers else messages.DIE_STAYS


def die_pays(rules: Rules) -> Iterator[Text]:
    """Describe the die's effect at the end of a hand or game."""
    if rules.stakes.die is Stakes.DEAL:
        compared = rules.exhaustion.ending is StockEnd.COMPARE
        voids = not compared or bool(rules.exhaustion.untouched)
        yield messages.die_pays(knocks=may_knock(rules), compared=compared, voids=voids)
    elif rules.stakes.die is Stakes.GAME:
        yield messages.DIE_BACK


DIE: SentenceMakers = (raising, later_offers, die_pays)
"""Sentences about the stake die."""


def games(rules: Rules) -> Iterator[Text]:
    """Describe the value of a game of Gin Pro."""
    target = rules.format.target
    bands: list[Message] = []
    first = 0
    for last in range(target):
        if last + 1 == target or award(target, last + 1) != award(target, last):
            bands.append(messages.band(first=first, last=last, games=award(target, last)))
            first = last + 1
    yield messages.bands(bands=tuple(bands))
    yield messages.ONLY_POINTS_OF_HANDS


GAMES: SentenceMakers = (games,)


_PARTS = {
    Roles.LOT: messages.PARTS_LOT,
    Roles.POINTS: messages.PARTS_POINTS,
    Roles.DEALS: messages.PARTS_DEALS,
}


def parts(rules: Rules) -> Iterator[Text]:
    """Describe the roles in Gin Race."""
    yield _PARTS[rules.format.roles]
    yield messages.PARTS


def race_deals(rules: Rules) -> Iterator[Text]:
    """Describe how many deals a hand of Gin Race counts as."""
    if not rules.format.double_deals:
        yield messages.RACE_ONE
    elif may_knock(rules):
        yield messages.RACE_TWO
    else:
        yield messages.RACE_TWO_FOR_GIN


RACE: SentenceMakers = (parts, race_deals)


def twofold(rules: Rules) -> Iterator[Text]:
    """Describe points and deals in Gin Twofold."""
    yield messages.TWOFOLD
    knocks = may_knock(rules)
    if rules.format.double_deals:
        yield messages.twofold_two(knocks=knocks)
    else:
        yield messages.twofold_one(knocks=knocks)


TWOFOLD: SentenceMakers = (twofold,)


def scoring_suits(rules: Rules) -> Iterator[Text]:
    """Describe which suits of Color Gin a hand scores in."""
    if MeldKind.SET in rules.melds.kinds:
        yield messages.SUITS_OF_SETS
    else:
        yield messages.SUITS_WITHOUT_SETS


def suits_written(rules: Rules) -> Iterator[Text]:
    """Describe the points in the suits of Color Gin."""
    undercut = messages.SUITS_UNDERCUT if may_knock(rules) else NOTHING
    yield sentences(messages.SUITS_WRITTEN, undercut)


def splitting(rules: Rules) -> Iterator[Text]:
    """Describe how a hand may be split in Color Gin."""
    if rules.knock.least_deadwood:
        yield messages.SPLIT_LEAST
    else:
        yield messages.split_chosen(knocks=may_knock(rules))


def closing(rules: Rules) -> Iterator[Text]:
    """Describe how a suit closes."""
    yield messages.closing(target=rules.format.target, knocks=may_knock(rules))


_LEVEL = {
    TiedTotals.DRAW: messages.LEVEL_DRAW,
    TiedTotals.EXTRA_HAND: messages.LEVEL_EXTRA_HAND,
    TiedTotals.MOST_SUITS: messages.LEVEL_MOST_SUITS,
}


def level(rules: Rules) -> Iterator[Text]:
    """Describe who wins with equal totals."""
    yield _LEVEL[rules.format.level]


SUITS: SentenceMakers = (scoring_suits, suits_written, splitting, closing, level)
"""Sentences about the suits of Color Gin."""


def three_games(rules: Rules) -> Iterator[Text]:
    """Describe how the three games of Hollywood Gin are written."""
    yield messages.THREE_GAMES
    yield messages.three_games_closed(target=rules.format.target)
    if rules.format.late_start is LateStart.LITERAL:
        yield messages.LATE_START_NOWHERE
    else:
        yield messages.LATE_START_NEXT


THREE_GAMES: SentenceMakers = (three_games,)
