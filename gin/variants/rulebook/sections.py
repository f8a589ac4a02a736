"""Rules pages told by the rules themselves: the tellers of each heading, in order.

Every sentence follows from a `Rules` value, so that an option can never say one thing on the page
and do another at the table. What only one game has to say (its example, how its source is read)
stands in the game's own module.
"""

from __future__ import annotations

from collections.abc import Iterator

from gin.rules.model.rules import (
    AfterPasses,
    KnockScores,
    LastDiscard,
    NextDealer,
    Opening,
    Rules,
    SheetKind,
    Shutout,
    StockEnd,
)
from gin.variants.rulebook import hand, sheets
from gin.variants.rulebook.hand import number
from gin.variants.rulebook.telling import Tellers


def aim(rules: Rules) -> Iterator[str]:
    """What the players try to do in a hand."""
    if rules.format.sheet is SheetKind.PENALTIES:
        yield "End hands with less deadwood than your opponent, and book as little as you can."
    else:
        yield "Score by ending hands with less deadwood than your opponent."


def dealer(rules: Rules) -> Iterator[str]:
    """The cut, and who deals afterwards."""
    yield f"Both cut: the lower card deals first. {_next_dealer(rules)}"


def opening(rules: Rules) -> Iterator[str]:
    """The deal and the first turn."""
    each = f"Each player has {number(rules.deal.cards)} cards"
    match rules.deal.opening:
        case Opening.ELEVEN_CARD:
            yield (
                f"{each}, and the player who did not deal one more. There is no upcard: that "
                "player begins with a discard."
            )
            if rules.deal.eleven_first_knock:
                yield "The first turn may already end the hand."
            else:
                yield "The first turn is a discard only; it cannot end the hand."
        case Opening.PLAIN:
            yield f"{each}, and one card is turned up to begin the discard pile."
            yield "The player who did not deal begins with a normal turn."
        case _:
            yield f"{each}, and one card is turned up to begin the discard pile."
            after = (
                "draws from the stock"
                if rules.deal.after_passes is AfterPasses.STOCK
                else "begins with a normal turn"
            )
            yield (
                "The player who did not deal may take that upcard or pass it, then the dealer "
                f"may. If both pass, the first player {after}."
            )


def _next_dealer(rules: Rules) -> str:
    match rules.dealers.next:
        case NextDealer.LOSER:
            return "Afterwards the loser of a hand deals the next."
        case NextDealer.WINNER:
            return "Afterwards the winner of a hand deals the next."
        case _:
            return "Afterwards the players deal in turn."


def drawing(rules: Rules) -> Iterator[str]:
    """Drawing and discarding."""
    taken = (
        "The card just taken from the discard pile may be discarded again."
        if rules.pile.rediscard_taken
        else "A card taken from the discard pile may not be discarded in the same turn."
    )
    yield f"Draw the top of the stock or of the discard pile, then discard a card face up. {taken}"


def pile(rules: Rules) -> Iterator[str]:
    """Which discards may be looked at."""
    if rules.pile.open:
        yield "Both players may look through the whole discard pile at any time."
    else:
        yield "Only the top of the discard pile may be examined, by either player at any time."


def hints(rules: Rules) -> Iterator[str]:
    """The agreement that nobody is advised."""
    if not rules.hints:
        yield "Nobody is given hints or odds while a hand is played."


def stock_end(rules: Rules) -> Iterator[str]:
    """The end of the stock."""
    floor = rules.exhaustion.floor
    left = "no card" if not floor else "one card" if floor == 1 else f"{number(floor)} cards"
    match rules.exhaustion.last_discard:
        case LastDiscard.TO_END:
            last = " The other player may still take that discard, but only to end the hand with."
        case LastDiscard.ONE_MORE_TURN:
            last = " The other player may still take that discard for one more turn."
        case _:
            last = ""
    if rules.exhaustion.ending is StockEnd.VOID:
        after = "the hand is void and nobody scores"
    elif rules.knock.scores is KnockScores.PENALTY:
        after = "the higher hand books its deadwood, and nothing is laid off"
    else:
        after = "the lower hand scores the difference, and nothing is laid off"
    yield f"If a discard leaves {left} in the stock and nobody has ended the hand, {after}.{last}"


def end_bonuses(rules: Rules) -> Iterator[str]:
    """What is added when the game is over."""
    form = rules.format
    if form.sheet is SheetKind.THREE_GAMES and (form.box_bonus or form.game_bonus):
        yield "What follows is counted for each game that was won."
    added = []
    if form.box_bonus:
        added.append(f"To the points of the hands each adds {form.box_bonus} for every hand won.")
        if form.extra_boxes:
            undercuts = hand.may_knock(rules)
            two = "An undercut counts as two hands for this, gin as three."
            added.append(two if undercuts else "Gin counts as three hands for this.")
        if form.boxes_double:
            added.append("Those of a hand that counts twice are doubled.")
    if form.game_bonus:
        added.append(f"The winner adds {form.game_bonus}.")
    shutout = {
        Shutout.PLUS_100: "100 more are added.",
        Shutout.DOUBLE_HANDS_AND_BOXES: "the points of hands and boxes count twice.",
        Shutout.DOUBLE_TOTAL: "the whole total counts twice.",
    }.get(form.shutout)
    if shutout is not None:
        added.append(f"If the other won no hand it is a shutout, and {shutout}")
    if not added:
        points = form.sheet in (SheetKind.POINTS, SheetKind.PENALTIES)
        score = ": the points are the score" if points else ""
        yield f"There are no bonuses at the end{score}."
        return
    yield " ".join(added)
    yield f"These bonuses never help to reach {form.target}."


def solitary_goal(rules: Rules) -> Iterator[str]:
    """What a lone player tries to do."""
    solo = rules.solo
    yield (
        f"Play {number(solo.deals)} deals alone and end with {solo.goal} penalty points or "
        f"fewer. A perfect round is minus {-solo.gin * solo.deals}."
    )


def solitary_turn(rules: Rules) -> Iterator[str]:
    """The turns of a lone player."""
    yield (
        f"You have ten cards and up to {number(rules.solo.turns)} turns. In a turn you draw from "
        "the stock and discard a card, the one drawn or another. Discards do not come back, but "
        "you may count them."
    )


def solitary_scoring(rules: Rules) -> Iterator[str]:
    """The penalty of a deal."""
    yield (
        f"Gin takes {-rules.solo.gin} points off. Otherwise each loose card from 2 to 9 costs 5, "
        "from 10 to king 10, and an ace 15. Your cards are split so that this is least."
    )


GOAL: Tellers = (aim, sheets.goal)
MELDS: Tellers = (hand.values, hand.kinds, hand.aces)
DEAL: Tellers = (dealer, opening)
TURN: Tellers = (*sheets.DIE, drawing, pile, hints)
ENDING: Tellers = (*hand.WAYS, stock_end, hand.untouched)
SCORING: Tellers = hand.COUNTS
END: Tellers = (end_bonuses,)
SOLITARY_GOAL: Tellers = (solitary_goal,)
SOLITARY_TURN: Tellers = (solitary_turn,)
SOLITARY_MELDS: Tellers = (hand.kinds, hand.aces)
SOLITARY_SCORING: Tellers = (solitary_scoring,)
