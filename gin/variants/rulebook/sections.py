"""The sentences of each section of a rules page, in order.

Each sentence derives from a `Rules` value, so that it agrees with play. Text about only one game
(its example, the interpretation of its source) is in that game's module.
"""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import NOTHING, Text, sentences
from gin.messages import rulebook as messages
from gin.rules.model.rules import (
    AfterPasses,
    Flow,
    KnockScores,
    LastDiscard,
    NextDealer,
    Opening,
    Rules,
    SheetKind,
    Shutout,
    Stakes,
    StockEnd,
    Winner,
)
from gin.variants.rule_sentences import SentenceMakers
from gin.variants.rulebook import hand, sheets


def aim(rules: Rules) -> Iterator[Text]:
    """Describe the aim in a hand."""
    if rules.format.sheet is SheetKind.PENALTIES:
        yield messages.AIM_PENALTIES
    else:
        yield messages.AIM


_NEXT_DEALER = {
    NextDealer.LOSER: messages.NEXT_LOSER,
    NextDealer.WINNER: messages.NEXT_WINNER,
    NextDealer.ALTERNATE: messages.NEXT_IN_TURN,
}


def dealer(rules: Rules) -> Iterator[Text]:
    """Describe the cut, and the later dealers."""
    refused: Text = NOTHING
    if rules.dealers.next is not NextDealer.ALTERNATE and rules.stakes.die is not Stakes.OFF:
        refused = messages.REFUSED_COUNTS_AS_LOST
    yield sentences(messages.CUT, _NEXT_DEALER[rules.dealers.next], refused)


def opening(rules: Rules) -> Iterator[Text]:
    """Describe the deal and the first turn."""
    cards = rules.deal.cards
    match rules.deal.opening:
        case Opening.ELEVEN_CARD:
            yield messages.deal_one_more(cards=cards)
            if rules.deal.eleven_first_knock:
                yield messages.FIRST_MAY_END
            else:
                yield messages.FIRST_CANNOT_END
        case Opening.PLAIN:
            yield messages.deal(cards=cards)
            yield messages.BEGINS_NORMALLY
        case _:
            yield messages.deal(cards=cards)
            yield messages.upcard_offer(stock=rules.deal.after_passes is AfterPasses.STOCK)


def drawing(rules: Rules) -> Iterator[Text]:
    """Describe drawing and discarding."""
    again = rules.pile.rediscard_taken
    yield sentences(
        messages.DRAW_AND_DISCARD, messages.REDISCARD if again else messages.NO_REDISCARD
    )


def pile(rules: Rules) -> Iterator[Text]:
    """Describe which discards players may look at."""
    yield messages.PILE_OPEN if rules.pile.open else messages.PILE_CLOSED


def hints(rules: Rules) -> Iterator[Text]:
    """Describe play without hints."""
    if not rules.hints:
        yield messages.NO_HINTS


def memory(rules: Rules) -> Iterator[Text]:
    """Describe strict memory."""
    if not rules.strict_memory:
        return
    memory_text = messages.STRICT_MEMORY
    if rules.flow is Flow.SOLO:
        memory_text = messages.STRICT_MEMORY_ALONE
    elif rules.flow is Flow.OFFERING:
        memory_text = messages.STRICT_MEMORY_OFFERING
    yield sentences(memory_text, messages.STRICT_MEMORY_HINTS if rules.hints else NOTHING)


_LAST_DISCARD = {
    LastDiscard.TO_END: messages.LAST_DISCARD_TO_END,
    LastDiscard.ONE_MORE_TURN: messages.LAST_DISCARD_TURN,
}


def stock_end(rules: Rules) -> Iterator[Text]:
    """Describe the end of the stock."""
    left = rules.exhaustion.floor
    last = _LAST_DISCARD.get(rules.exhaustion.last_discard, NOTHING)
    if rules.exhaustion.ending is StockEnd.VOID:
        yield sentences(messages.stock_void(left=left), last)
    elif rules.knock.scores is KnockScores.PENALTY:
        yield sentences(messages.stock_booked(left=left), last)
    elif hand.deals_alone(rules):
        yield sentences(messages.stock_won(left=left), last)
    elif rules.format.sheet is SheetKind.SUITS:
        yield sentences(messages.stock_won(left=left), messages.STOCK_NO_SUITS, last)
    else:
        yield sentences(messages.stock_compared(left=left), last)


def _shutout(rules: Rules, *, each_game: bool) -> Text:
    match rules.format.shutout:
        case Shutout.PLUS_100:
            return messages.shutout_100(more=rules.format.game_bonus > 0, each_game=each_game)
        case Shutout.DOUBLE_HANDS:
            return messages.shutout_hands(each_game=each_game)
        case Shutout.DOUBLE_HANDS_AND_BOXES:
            return messages.shutout_hands_and_boxes(each_game=each_game)
        case Shutout.DOUBLE_TOTAL:
            return messages.shutout_total(each_game=each_game)
        case Shutout.NONE:
            return NOTHING


def end_bonuses(rules: Rules) -> Iterator[Text]:
    """Describe the bonuses at the end of a game."""
    form = rules.format
    each_game = form.sheet is SheetKind.THREE_GAMES
    added: list[Text] = []
    if form.box_bonus:
        added.append(messages.boxes(points=form.box_bonus, each_game=each_game))
        if form.extra_boxes:
            undercuts = hand.may_knock(rules)
            added.append(messages.EXTRA_BOXES if undercuts else messages.EXTRA_BOXES_GIN)
        if form.boxes_double:
            added.append(messages.BOXES_DOUBLE)
    if form.game_bonus:
        added.append(
            messages.game_bonus(points=form.game_bonus, reached=form.winner is Winner.TOTAL)
        )
    shutout = _shutout(rules, each_game=each_game)
    if shutout:
        added.append(shutout)
    if not added:
        points = form.sheet in (SheetKind.POINTS, SheetKind.PENALTIES)
        yield messages.POINTS_ARE_SCORE if points else messages.NO_BONUSES
        return
    if each_game:
        yield messages.EACH_GAME_WON
    yield sentences(*added)
    yield messages.bonuses_never_help(target=form.target)


def solitary_goal(rules: Rules) -> Iterator[Text]:
    """Describe the goal of a lone player."""
    solo = rules.solo
    yield messages.solitary_goal(deals=solo.deals, goal=solo.goal, perfect=-solo.gin * solo.deals)


def solitary_turn(rules: Rules) -> Iterator[Text]:
    """Describe the turns of a lone player."""
    yield messages.solitary_turn(turns=rules.solo.turns, open=rules.discards_open)


def solitary_scoring(rules: Rules) -> Iterator[Text]:
    """Describe the penalty of a deal."""
    yield messages.solitary_scoring(points=-rules.solo.gin)


GOAL: SentenceMakers = (aim, sheets.goal)
MELDS: SentenceMakers = (hand.values, hand.kinds, hand.aces)
DEAL: SentenceMakers = (dealer, opening)
TURN: SentenceMakers = (*sheets.DIE, drawing, pile, hints, memory)
ENDING: SentenceMakers = (*hand.WAYS, stock_end, hand.untouched)
SCORING: SentenceMakers = hand.COUNTS
END: SentenceMakers = (end_bonuses, sheets.deciding)
SOLITARY_GOAL: SentenceMakers = (solitary_goal,)
SOLITARY_TURN: SentenceMakers = (solitary_turn, memory)
SOLITARY_MELDS: SentenceMakers = (hand.kinds, hand.aces)
SOLITARY_SCORING: SentenceMakers = (solitary_scoring,)
