"""How a game is won, told by its rules: one or two sentences for each kind of score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.rules import LateStart, Level, Roles, Rules, SheetKind, Stakes
from gin.rules.sheets.pegs import MOST_GAMES, award
from gin.variants.rulebook.hand import may_knock, number
from gin.variants.rulebook.telling import Tellers


def goal(rules: Rules) -> Iterator[str]:
    """What wins the game."""
    target = rules.format.target
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            yield (
                f"Three games are played at once, each to {target} points. Whoever wins two of "
                "them wins the match."
            )
        case SheetKind.SUITS:
            yield (
                f"Each suit is a game of its own, to {target} points. When all four are closed, "
                "whoever has more points in all of them together wins."
            )
        case SheetKind.GAMES:
            yield (
                f"A game goes to {target} points and counts as one to {number(MOST_GAMES)} won "
                "games. "
                f"Whoever has {number(rules.format.games)} of these wins the match."
            )
        case SheetKind.DEALS:
            yield f"The first to win {number(rules.format.deals)} deals wins the round."
        case SheetKind.RACE:
            yield (
                f"One of you needs {target} points, the other {number(rules.format.deals)} won "
                "deals. Whoever gets there first wins."
            )
        case SheetKind.TWOFOLD:
            yield (
                f"Whoever has {target} points and {number(rules.format.deals)} won deals wins. One "
                "of the two is not enough."
            )
        case SheetKind.PENALTIES:
            yield (
                f"The hand that brings a player to {target} penalty points ends the game, and that "
                "player loses it."
            )
        case _:
            yield f"The game ends with the hand that brings a player to {target} points."


def raising(rules: Rules) -> Iterator[str]:
    """How the stake die is raised, accepted and refused; nothing in a game without one."""
    stakes = rules.stakes
    if stakes.die is Stakes.OFF:
        return
    deal = stakes.die is Stakes.DEAL
    what = "hand" if deal else "game"
    yield (
        f"A die shows what the {what} is played for. It begins at one, and nobody owns it. The "
        "cards are dealt face down. Before looking, the player who did not deal and then the "
        "dealer may offer to raise the die to any higher number, up to six."
    )
    lost = "what was offered" if stakes.refusal_pays_offer else "what the die showed before"
    pays = "in deals" if deal else "times what the game counts as the points then stand"
    yield (
        "Whoever accepts takes the die, and is the only one who may raise it from then on: at "
        "once, before looking, or later at the start of a turn, before drawing. "
        f"Whoever refuses gives the {what} up, "
        f"and the other wins {lost}, {pays}."
    )


def later_offers(rules: Rules) -> Iterator[str]:
    """Who may raise a die that nobody owns."""
    stakes = rules.stakes
    if stakes.die is Stakes.OFF:
        return
    if stakes.centre_offers:
        yield "A die that nobody owns may be raised later too, by either at the start of a turn."
    else:
        yield "If no offer was accepted before you looked, the die stays at one."


def die_pays(rules: Rules) -> Iterator[str]:
    """What the die has decided at the end of a hand or game."""
    if rules.stakes.die is Stakes.DEAL:
        how = ", by a knock, gin or an undercut," if may_knock(rules) else ""
        yield (
            f"Points are not counted. Whoever wins a hand{how} wins as many deals as the die "
            "shows. A void hand is nobody's. Then the die goes back to one."
        )
    elif rules.stakes.die is Stakes.GAME:
        yield "At the end of a game the die goes back to one."


DIE: Tellers = (raising, later_offers, die_pays)
"""The stake die; nothing in a game without one."""


def games(rules: Rules) -> Iterator[str]:
    """What a game of Gin Pro counts."""
    target = rules.format.target
    bands, first = [], 0
    for last in range(target):
        if last + 1 == target or award(target, last + 1) != award(target, last):
            count = number(award(target, last))
            bands.append(f"{first} to {last} points {count}")
            first = last + 1
    yield (
        "A won game counts the more the less the loser has by then: against "
        f"{', '.join(bands)}. Then both begin again at nothing; the deal goes on in its turn."
    )
    yield "Only the points of hands count, and what is won beyond the goal does no harm."


GAMES: Tellers = (games,)


def parts(rules: Rules) -> Iterator[str]:
    """Who plays for what in Gin Race."""
    yield {
        Roles.LOT: "A lot decides who plays for what, and the next round it is the other way.",
        Roles.POINTS: "You play for points this time, your opponent for deals.",
        Roles.DEALS: "You play for deals this time, your opponent for points.",
    }[rules.format.roles]
    yield (
        "Each of you writes down only what you play for. Who plays for points scores hands as "
        "usual, bonuses and all."
    )


def race_deals(rules: Rules) -> Iterator[str]:
    """What won hands count for who plays for deals."""
    if not rules.format.double_deals:
        yield "Who plays for deals counts one for every hand that is won."
    elif may_knock(rules):
        yield "Who plays for deals counts two for gin, and two for an undercut."
    else:
        yield "Who plays for deals counts two for gin."


RACE: Tellers = (parts, race_deals)


def twofold(rules: Rules) -> Iterator[str]:
    """What both players of Gin Twofold count."""
    yield "Both of you write down points and won deals."
    undercuts = may_knock(rules)
    if rules.format.double_deals:
        yield (
            "Gin and an undercut count two won deals." if undercuts else "Gin counts two won deals."
        )
    else:
        which = "gin and undercut too" if undercuts else "gin too"
        yield f"Every hand that is won counts one deal, {which}."


TWOFOLD: Tellers = (twofold,)


def scoring_suits(rules: Rules) -> Iterator[str]:
    """Which suits of Color Gin a hand is scored in."""
    if MeldKind.SET not in rules.melds.kinds:
        yield (
            "A hand is scored in the suits of which the player who ends it has no card, in a meld "
            "or in the deadwood. The discard is no part of it."
        )
        return
    yield (
        "A hand is scored in the suits that are in each set of the player who ends it, and nowhere "
        "else in that hand: not in a run, not in the deadwood. The discard is no part of it. "
        "Without any set these are the suits the hand has no card of."
    )


def suits_written(rules: Rules) -> Iterator[str]:
    """What is written in the suits of Color Gin."""
    undercut = (
        " After an undercut they are the other player's, but the suits are still the knocker's. "
        "Cards laid off change nothing."
        if may_knock(rules)
        else ""
    )
    yield f"The points are written in each of those suits, in full.{undercut}"


def splitting(rules: Rules) -> Iterator[str]:
    """How the hand may be split in Color Gin."""
    if rules.knock.least_deadwood:
        yield "The hand must be split so that its deadwood is least."
    elif may_knock(rules):
        yield (
            "You choose how your hand is split as you end it. More deadwood may mean more suits, "
            "or one that is still open."
        )
    else:
        yield "You choose how your hand is split as you end it: it may mean more suits."


def closing(rules: Rules) -> Iterator[str]:
    """How a suit is closed."""
    ends = "knock or go gin" if may_knock(rules) else "go gin"
    yield (
        f"The hand that brings a player to {rules.format.target} points in a suit closes it for "
        f"both. It is written in full in all its suits first. Nobody may {ends} who would "
        "score in no open suit."
    )


def level(rules: Rules) -> Iterator[str]:
    """Who wins with equal totals."""
    yield {
        Level.DRAW: "If both totals are the same at the end, it is a draw.",
        Level.EXTRA_HAND: (
            "If both totals are the same at the end, one more hand decides, and is scored in any "
            "suit."
        ),
        Level.MOST_SUITS: (
            "If both totals are the same at the end, whoever closed more suits wins."
        ),
    }[rules.format.level]


SUITS: Tellers = (scoring_suits, suits_written, splitting, closing, level)
"""How the suits of Color Gin are scored in."""


def three_games(rules: Rules) -> Iterator[str]:
    """How the three games of Hollywood Gin are written."""
    yield (
        "Your first score is written in the first game only, your second in the first and the "
        "second, every later one in all three. Your opponent's scores are counted the same way, "
        "apart from yours."
    )
    yield (
        f"A game is won and closed by the hand that brings a player to {rules.format.target} "
        "points in it. Nothing more is written there, for either player."
    )
    if rules.format.late_start is LateStart.LITERAL:
        yield (
            "A first score that comes when the first game is closed is written nowhere, but it "
            "was your first score all the same."
        )
    else:
        yield (
            "A first score that comes when the first game is closed goes into the next game still "
            "open, and each later one into one game more."
        )


THREE_GAMES: Tellers = (three_games,)
