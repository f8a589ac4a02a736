"""Sentences about games with melds on the table."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import NOTHING, Text, sentences
from gin.messages import rulebook as messages
from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.rules import (
    AfterPasses,
    Challenges,
    HandCount,
    LastDiscard,
    Opening,
    Rules,
)
from gin.variants.rule_sentences import SentenceMakers
from gin.variants.rulebook.hand import untouched
from gin.variants.rulebook.sections import dealer, hints, memory, pile


def goal(rules: Rules) -> Iterator[Text]:
    """Describe the goal."""
    yield messages.LAYING_AIM
    target = rules.format.target
    yield (
        messages.GOAL_ONE_HAND if target == 1 else messages.goal_points(target=target, total=False)
    )


def values(rules: Rules) -> Iterator[Text]:
    """Describe the points of the cards."""
    ace, ten = rules.values.own[0], rules.values.own[-1]
    if ace == ten:
        yield messages.laying_values_ace_as_court(ten=ten)
    else:
        yield messages.laying_values(ace=ace, ten=ten)


def kinds(rules: Rules) -> Iterator[Text]:
    """Describe the kinds of meld."""
    poker = MeldKind.POKER in rules.melds.kinds
    rainbow: Text = NOTHING
    if MeldKind.RAINBOW in rules.melds.kinds:
        rainbow = messages.RAINBOW_AS_POKER_MELD if poker else messages.RAINBOW
    yield sentences(messages.SET, messages.RUN, messages.POKER_MELD if poker else NOTHING, rainbow)


def aces(rules: Rules) -> Iterator[Text]:
    """Describe the place of the ace."""
    if rules.melds.aces is Aces.HIGH:
        yield messages.ACE_HIGH
    else:
        yield messages.ACE_EITHER_NOT_BOTH


def opening(rules: Rules) -> Iterator[Text]:
    """Describe the deal and the first turn."""
    cards = rules.deal.cards
    match rules.deal.opening:
        case Opening.NONE:
            yield messages.deal_without_upcard(cards=cards)
        case Opening.UPCARD_OFFER:
            stock = rules.deal.after_passes is AfterPasses.STOCK
            yield sentences(messages.deal(cards=cards), messages.laying_upcard_offer(stock=stock))
        case _:
            yield sentences(messages.deal(cards=cards), messages.BEGINS)


def drawing(rules: Rules) -> Iterator[Text]:
    """Describe drawing a card."""
    again = rules.pile.rediscard_taken
    yield sentences(
        messages.DRAW, messages.LAYING_REDISCARD if again else messages.LAYING_NO_REDISCARD
    )


def laying_out(rules: Rules) -> Iterator[Text]:
    """Describe laying out, adding and discarding."""
    yield messages.LAY_OUT
    if MeldKind.RAINBOW in rules.melds.kinds:
        yield messages.RAINBOW_CLOSED
    yield messages.DISCARD_LAST


def offering_turn(rules: Rules) -> Iterator[Text]:
    """Describe drawing, and offering a card in place of a discard."""
    del rules
    yield messages.OFFERING_TURN
    yield messages.OFFERED_ACE
    yield messages.LAST_CARD


def contract(rules: Rules) -> Iterator[Text]:
    """Describe the contract and later lay-outs."""
    alone = rules.laying.contract_alone
    yield sentences(
        messages.contract(melds=rules.laying.contract),
        messages.CONTRACT_ALONE if alone else messages.CONTRACT_MORE,
    )
    yield messages.later_turns(most=rules.laying.at_once)


def going_out(rules: Rules) -> Iterator[Text]:
    """Describe going out, and the end of the stock."""
    yield messages.GOING_OUT
    turn = rules.exhaustion.last_discard is LastDiscard.ONE_MORE_TURN
    yield sentences(messages.LAYING_STOCK_END, messages.LAYING_LAST_DISCARD if turn else NOTHING)


def offering_gin(rules: Rules) -> Iterator[Text]:
    """Describe gin, and the end of the stock."""
    yield messages.OFFERING_GIN
    yield messages.offering_stock_end(
        cards=rules.exhaustion.floor, all=rules.laying.stock_counts is HandCount.ALL
    )


def challenges(rules: Rules) -> Iterator[Text]:
    """Describe challenges to compare hands."""
    challenge = rules.laying.challenge
    if challenge is Challenges.OFF:
        yield messages.NO_CHALLENGES
    else:
        yield messages.challenges(own_turn=challenge is Challenges.OWN_TURN)
    if challenge is Challenges.ANY_TIME:
        yield messages.TIME_TO_CHALLENGE


def opponents(rules: Rules) -> Iterator[Text]:
    """Describe the differences between opponents."""
    yield messages.opponents(daring=rules.laying.challenge is not Challenges.OFF)


def scoring(rules: Rules) -> Iterator[Text]:
    """Describe the count of a hand."""
    bonus = rules.bonuses.gin
    if rules.laying.contract:
        yield messages.offering_gin_pays(bonus=bonus)
    else:
        yield messages.going_out_pays(bonus=bonus)
    bare = rules.laying.bare_gin
    if bare and bare != bonus:
        yield messages.bare_gin(bonus=bare)


GOAL: SentenceMakers = (goal,)
MELDS: SentenceMakers = (values, kinds, aces)
DEAL: SentenceMakers = (dealer, opening)
TURN: SentenceMakers = (drawing, laying_out, pile, hints, memory)
OFFERING_TURN: SentenceMakers = (offering_turn, hints, memory)
CONTRACT: SentenceMakers = (contract,)
ENDING: SentenceMakers = (going_out, untouched)
OFFERING_ENDING: SentenceMakers = (offering_gin, untouched)
CHALLENGES: SentenceMakers = (challenges,)
SCORING: SentenceMakers = (scoring,)
OPPONENTS: SentenceMakers = (opponents,)
