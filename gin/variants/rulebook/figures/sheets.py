"""Figures of the score sheets, and of the stake die."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from gin.core.cards import Suit
from gin.core.figure import Figure, FigureDie, FigureNumber, FigureTable
from gin.core.message import NOTHING, Text, Verbatim, added, only
from gin.messages import figures as messages
from gin.rules.counting.suits import scoring_suits
from gin.rules.model.rules import Rules, SheetKind, Stakes
from gin.rules.sheets.pegs import award, deals_for
from gin.variants.rulebook.figures import hands
from gin.variants.rulebook.figures.parts import cards, melds
from gin.variants.rulebook.hand import may_knock

_NONE = Verbatim("–")
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def suits(rules: Rules) -> Iterator[Figure]:
    """Show a hand that is gin in some suits, and what is written down."""
    shown = hands.gin(rules)
    if hands.has_sets(rules) and rules.deal.cards == 10:
        groups = cards("QC QD QS"), cards("AH 2H 3H 4H"), cards("6H 7H 8H")
        shown = hands.ShownHand(groups, ())
    if shown is None or rules.format.sheet is not SheetKind.SUITS:
        return
    scored = scoring_suits(shown.masks, 0)
    points = hands.result(rules, shown, hands.OTHERS, is_gin=True).points(0)
    row = tuple(only(points) if suit in scored else _NONE for suit in _SUITS)
    table = FigureTable(
        columns=(NOTHING, *map(only, _SUITS)),
        rows=((messages.IN_EACH_SUIT, *row),),
        arrow=True,
    )
    yield Figure("suits", messages.SUITS, (*melds(shown.melds, rules), table))


def three_games(rules: Rules) -> Iterator[Figure]:
    """Show how three scores are written down."""
    target = rules.format.target
    scores = target * 2 // 5, target * 3 // 20, target // 5
    if not all(scores):
        return
    games = [list(accumulate(scores[first:])) for first in range(3)]
    rows: list[tuple[Text, ...]] = []
    for number, score in enumerate(scores):
        cells = (
            only(game[number - first]) if number >= first else _NONE
            for first, game in enumerate(games)
        )
        rows.append((messages.score_of(score=score), *cells))
    heads = messages.FIRST_GAME, messages.SECOND_GAME, messages.THIRD_GAME
    table = FigureTable(columns=(NOTHING, *heads), rows=tuple(rows))
    yield Figure("three-games", messages.THREE_GAMES, (table,))


def games(rules: Rules) -> Iterator[Figure]:
    """Show what a won game is worth, by the loser's points."""
    target = rules.format.target
    rows: list[tuple[Text, ...]] = []
    first = 0
    for last in range(target):
        if last + 1 == target or award(target, last + 1) != award(target, last):
            band = messages.band(first=first, last=last)
            rows.append((band, only(award(target, last))))
            first = last + 1
    table = FigureTable(columns=(messages.LOSER, messages.GAMES_WON), rows=tuple(rows))
    yield Figure("games", messages.GAMES, (table,))


def measures(rules: Rules) -> Iterator[Figure]:
    """Show the points and the deals that a knock, gin and an undercut count as."""
    rows: list[tuple[Text, ...]] = []
    knock, gin = hands.knock(rules), hands.gin(rules)
    found = []
    if knock is not None and may_knock(rules):
        found.append((messages.COLUMN_KNOCK, hands.result(rules, knock, hands.OTHERS)))
    if gin is not None:
        found.append((messages.COLUMN_GIN, hands.result(rules, gin, hands.OTHERS, is_gin=True)))
    lower = hands.lower_cards(hands.ending(rules, knock).deadwood) if knock is not None else ()
    if knock is not None and may_knock(rules) and lower:
        found.append((messages.COLUMN_UNDERCUT, hands.result(rules, knock, lower)))
    for label, result in found:
        if result.winner is not None:
            points, deals = result.points(result.winner), deals_for(rules, result)
            rows.append((label, only(points), only(deals)))
    heads = messages.MEASURES_HEAD, messages.POINTS, messages.DEALS
    yield Figure("measures", messages.MEASURES, (FigureTable(columns=heads, rows=tuple(rows)),))


def die(rules: Rules) -> Iterator[Figure]:
    """Show the stake die before and after a raise."""
    if rules.stakes.die is Stakes.OFF:
        return
    worth = messages.die_pays(deals=rules.stakes.die is Stakes.DEAL)
    shown = (
        FigureDie(value=1, caption=messages.AT_FIRST),
        FigureDie(value=3, caption=messages.RAISED, arrow=True),
        FigureNumber(value=3, caption=worth, arrow=True),
    )
    yield Figure("die", messages.DIE, shown)


def round_of_deals(rules: Rules) -> Iterator[Figure]:
    """Show the sheet of a lone player who reaches the goal."""
    deals = rules.solo.gin, 5, 10, 0, 15
    if sum(deals) > rules.solo.goal or len(deals) != rules.solo.deals:
        return
    heads = (messages.deal(number=number + 1) for number in range(len(deals)))
    columns = (NOTHING, *heads, messages.TOTAL)
    row = (messages.PENALTY_ROW, *map(_cost, deals), _cost(sum(deals)))
    table = FigureTable(columns=columns, rows=(row,))
    yield Figure("round-of-deals", messages.SOLITARY_SHEET, (table,))


def _cost(points: int) -> Text:
    return added(points) if points < 0 else only(points)
