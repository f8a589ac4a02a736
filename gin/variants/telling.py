"""Rules pages told by the rules themselves: every sentence here follows from a `Rules` value.

An option therefore can never say one thing on the page and do another at the table. What only one
game has to say (its example, how its source is read) stands in the game's own module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.rules.kinds import Aces
from gin.rules.rules import (
    AfterPasses,
    LastDiscard,
    NextDealer,
    Opening,
    Rules,
    SheetKind,
    Shutout,
    StockEnd,
    Tie,
)
from gin.variants import telling_sheets

Teller = Callable[[Rules], Iterator[str]]
"""Gives the paragraphs of a section for these rules."""


def goal(rules: Rules) -> Iterator[str]:
    """What the players try to do."""
    yield "Score by ending hands with less deadwood than your opponent."
    yield from telling_sheets.goal(rules)


def melds(rules: Rules) -> Iterator[str]:
    """What the cards count and what a meld is."""
    yield "An ace counts 1, court cards 10, all others their number."
    yield (
        "A set is three or four cards of one rank. A run is three or more cards of one suit in a "
        "row. A card belongs to one meld only; what is in none is deadwood."
    )
    if rules.melds.aces is Aces.LOW:
        yield "The ace is low: ace, 2, 3 is a run; queen, king, ace is not."


def deal(rules: Rules) -> Iterator[str]:
    """The cut, the deal and the first turn."""
    yield f"Both cut: the lower card deals first. {_next_dealer(rules)}"
    each = f"Each player has {_number(rules.deal.cards)} cards"
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


def turn(rules: Rules) -> Iterator[str]:
    """Drawing and discarding."""
    taken = (
        "The card just taken from the discard pile may be discarded again."
        if rules.pile.rediscard_taken
        else "A card taken from the discard pile may not be discarded in the same turn."
    )
    yield f"Draw the top of the stock or of the discard pile, then discard a card face up. {taken}"
    if rules.pile.open:
        yield "Both players may look through the whole discard pile at any time."
    else:
        yield "Only the top of the discard pile may be examined, by either player at any time."


def ending(rules: Rules) -> Iterator[str]:
    """Knocking, gin, lay-offs and the end of the stock."""
    if rules.knock.limit == 0:
        yield "Nobody may knock: a hand is ended by going gin."
    else:
        yield (
            "After drawing you may knock, if your deadwood without the discard is "
            f"{rules.knock.limit} or less: lay the discard face down and show your melds."
        )
    yield "Without deadwood you go gin."
    if rules.bonuses.big_gin:
        yield (
            f"If all {_number(rules.deal.cards + 1)} cards are melded you may go big gin, without "
            "a discard."
        )
    if rules.knock.limit != 0:
        yield (
            "After a knock the other player may lay off: add a fourth card to a set, or cards to "
            "either end of a run. After gin nothing is laid off."
        )
    yield from _stock_end(rules)


def _stock_end(rules: Rules) -> Iterator[str]:
    floor = rules.exhaustion.floor
    left = "no card" if not floor else "one card" if floor == 1 else f"{_number(floor)} cards"
    match rules.exhaustion.last_discard:
        case LastDiscard.TO_END:
            last = " The other player may still take that discard, but only to end the hand with."
        case LastDiscard.ONE_MORE_TURN:
            last = " The other player may still take that discard for one more turn."
        case _:
            last = ""
    if rules.exhaustion.ending is StockEnd.VOID:
        after = "the hand is void and nobody scores"
    else:
        after = "the lower hand scores the difference, and nothing is laid off"
    yield f"If a discard leaves {left} in the stock and nobody has ended the hand, {after}.{last}"


def scoring(rules: Rules) -> Iterator[str]:
    """What a hand writes."""
    bonuses = rules.bonuses
    if rules.knock.limit != 0:
        bonus = f"the difference and {bonuses.undercut}" if bonuses.undercut else "the difference"
        if rules.knock.tie is Tie.UNDERCUT:
            yield (
                "A knocker with less deadwood scores the difference. With the same or less, the "
                f"other player undercuts, and scores {bonus}."
            )
        else:
            yield (
                "A knocker with less deadwood scores the difference. With less, the other player "
                f"undercuts, and scores {bonus}. Equal hands score nothing."
            )
    gin = f" and {bonuses.gin}" if bonuses.gin else ""
    big = f"; big gin scores it and {bonuses.for_big_gin}" if bonuses.big_gin else ""
    yield f"Gin scores the other player's deadwood{gin}{big}."


def end(rules: Rules) -> Iterator[str]:
    """What is added when the game is over."""
    form = rules.format
    if form.sheet is SheetKind.THREE_GAMES and (form.box_bonus or form.game_bonus):
        yield "What follows is counted for each game that was won."
    added = []
    if form.box_bonus:
        added.append(f"To the points of the hands each adds {form.box_bonus} for every hand won.")
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
        f"Play {_number(solo.deals)} deals alone and end with {solo.goal} penalty points or "
        f"fewer. A perfect round is minus {-solo.gin * solo.deals}."
    )


def solitary_turn(rules: Rules) -> Iterator[str]:
    """The turns of a lone player."""
    yield (
        f"You have ten cards and up to {_number(rules.solo.turns)} turns. In a turn you draw from "
        "the stock and discard a card, the one drawn or another. Discards do not come back, but "
        "you may count them."
    )


def solitary_scoring(rules: Rules) -> Iterator[str]:
    """The penalty of a deal."""
    yield (
        f"Gin takes {-rules.solo.gin} points off. Otherwise each loose card from 2 to 9 costs 5, "
        "from 10 to king 10, and an ace 15. Your cards are split so that this is least."
    )


_NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen",
)  # fmt: skip


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)
