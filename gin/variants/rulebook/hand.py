"""Sentences about melds, endings and the count of a hand."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import NOTHING, Text, sentences
from gin.messages import rulebook as messages
from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.rules import (
    Flow,
    KnockScores,
    LimitFrom,
    Rules,
    RunBonus,
    Rush,
    Stakes,
    StockEnd,
    Tie,
)
from gin.variants.rule_sentences import SentenceMakers

_NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen",
)  # fmt: skip


def number(count: int) -> str:
    """Return a number as a word, or in digits above fifteen."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def may_knock(rules: Rules) -> bool:
    """Check whether a player can knock with deadwood."""
    return rules.knock.limit_from is not LimitFrom.FIXED or rules.knock.limit > 0


def untouched(rules: Rules) -> Iterator[Text]:
    """Describe the limit on turns without a draw from the stock."""
    limit = rules.exhaustion.untouched
    if limit:
        yield messages.untouched(turns=limit)


def why_untouched(rules: Rules) -> Iterator[Text]:
    """Explain the limit on turns without a draw from the stock; the source has no such limit."""
    if rules.exhaustion.untouched:
        yield messages.untouched_reading(offering=rules.flow is Flow.OFFERING)


def values(rules: Rules) -> Iterator[Text]:
    """Describe the points of the cards."""
    yield messages.values(ten=rules.values.own[-1])


def kinds(rules: Rules) -> Iterator[Text]:
    """Describe the kinds of meld."""
    rainbow = MeldKind.RAINBOW in rules.melds.kinds
    if MeldKind.SET in rules.melds.kinds:
        melds = sentences(messages.SET, messages.RUN)
    elif rainbow:
        melds = sentences(messages.ONLY_RUNS_AND_RAINBOWS, messages.RUN)
    else:
        melds = messages.ONLY_RUNS
    yield sentences(melds, messages.RAINBOW if rainbow else NOTHING, messages.DEADWOOD)


_ACES = {
    Aces.LOW: messages.ACE_LOW,
    Aces.BOTH: messages.ACE_EITHER,
    Aces.ROUND: messages.ACE_ROUND,
}


def aces(rules: Rules) -> Iterator[Text]:
    """Describe the place of the ace in a run."""
    if rules.melds.aces in _ACES:
        yield _ACES[rules.melds.aces]


def knocking(rules: Rules) -> Iterator[Text]:
    """Describe the knock limit."""
    match rules.knock.limit_from:
        case LimitFrom.NONE:
            yield messages.KNOCK_ANY
        case LimitFrom.UPCARD:
            yield messages.KNOCK_UPCARD
            ten = rules.values.own[-1]
            if rules.knock.upcard_ace:
                yield messages.upcard_limit(ace=rules.knock.upcard_ace, ten=ten)
            else:
                yield messages.upcard_limit_ace_gin(shot=rules.knock.shot, ten=ten)
        case _ if rules.knock.limit == 0:
            yield messages.no_knock(shot=rules.knock.shot)
        case _:
            yield messages.knock(limit=rules.knock.limit)


def taken_melds(rules: Rules) -> Iterator[Text]:
    """Describe the duty to meld a discard just taken.

    Gin melds every card, so only knocks and shots are mentioned.
    """
    if not rules.knock.taken_must_meld:
        return
    knocks, shots = may_knock(rules), rules.knock.shot
    if knocks or shots:
        yield sentences(
            messages.taken_melds(knocks=knocks, shot=shots),
            messages.TAKEN_LAID_DOWN if rules.pile.rediscard_taken else NOTHING,
        )


def gin(rules: Rules) -> Iterator[Text]:
    """Describe gin."""
    del rules
    yield messages.GIN


def kept_discard(rules: Rules) -> Iterator[Text]:
    """Describe an ending without a discard."""
    if rules.knock.without_discard:
        yield messages.kept_discard(cards=rules.deal.cards + 1)


def shot(rules: Rules) -> Iterator[Text]:
    """Describe shots."""
    if not rules.knock.shot:
        return
    limited = may_knock(rules) and rules.knock.limit_from is not LimitFrom.NONE
    yield sentences(messages.SHOT, messages.SHOT_LIMIT if limited else NOTHING)


def big_gin(rules: Rules) -> Iterator[Text]:
    """Describe big gin."""
    if rules.bonuses.big_gin:
        yield messages.big_gin(cards=rules.deal.cards + 1)


def laying_off(rules: Rules) -> Iterator[Text]:
    """Describe lay-offs."""
    if not may_knock(rules):
        return
    rainbow = MeldKind.RAINBOW in rules.melds.kinds
    yield sentences(
        messages.lay_off(sets=MeldKind.SET in rules.melds.kinds),
        messages.RAINBOW_CLOSED if rainbow else NOTHING,
        messages.nothing_laid_off(shot=rules.knock.shot),
    )


WAYS: SentenceMakers = (knocking, taken_melds, gin, kept_discard, shot, big_gin, laying_off)
"""Sentences about the ways to end a hand, and about laying off."""


def deals_alone(rules: Rules) -> bool:
    """Check whether a hand scores the value of the stake die and no points."""
    return rules.stakes.die is Stakes.DEAL


def penalties(rules: Rules) -> Iterator[Text]:
    """Describe the penalty of the loser."""
    if rules.knock.scores is not KnockScores.PENALTY:
        return
    knocks = may_knock(rules)
    yield messages.penalties(knocks=knocks)
    if not knocks:
        return
    if rules.knock.tie is Tie.UNDERCUT:
        yield messages.PENALTIES_UNDERCUT
    else:
        yield messages.PENALTIES_EQUAL


def knock_wins(rules: Rules) -> Iterator[Text]:
    """Describe who wins a hand that scores the value of the stake die."""
    if not deals_alone(rules):
        return
    if not may_knock(rules):
        yield messages.GIN_WINS
    elif rules.knock.tie is Tie.UNDERCUT:
        yield messages.KNOCK_WINS_UNDERCUT
    else:
        yield messages.KNOCK_WINS_EQUAL


def knock_pays(rules: Rules) -> Iterator[Text]:
    """Describe the points for a knock and an undercut."""
    if deals_alone(rules) or rules.knock.scores is KnockScores.PENALTY or not may_knock(rules):
        return
    knock = messages.knock_pays(total=rules.knock.scores is KnockScores.OPPONENT_TOTAL)
    bonus = rules.bonuses.undercut
    if rules.knock.tie is Tie.UNDERCUT:
        yield sentences(knock, messages.undercut_pays(bonus=bonus))
    else:
        yield sentences(knock, messages.undercut_pays_less(bonus=bonus))


def gin_pays(rules: Rules) -> Iterator[Text]:
    """Describe the points for gin, a shot and big gin."""
    if deals_alone(rules) or rules.knock.scores is KnockScores.PENALTY:
        return
    bonuses, shots = rules.bonuses, rules.knock.shot
    if bonuses.big_gin:
        yield messages.gin_and_big_gin_pay(gin=bonuses.gin, big=bonuses.for_big_gin, shot=shots)
    else:
        yield messages.gin_pays(gin=bonuses.gin, shot=shots)


def caught_ace(rules: Rules) -> Iterator[Text]:
    """Describe the higher cost of a loose ace for the player who did not end the hand."""
    own, caught = rules.values.own[0], rules.values.caught[0]
    if caught == own:
        return
    compared = rules.exhaustion.ending is StockEnd.COMPARE
    yield sentences(
        messages.caught_ace(points=caught),
        messages.caught_ace_at_the_end(points=own) if compared else NOTHING,
    )


def rush(rules: Rules) -> Iterator[Text]:
    """Describe the points for the stock."""
    if rules.bonuses.rush is Rush.OFF:
        return
    if not may_knock(rules):
        yield messages.RUSH_GIN
        return
    too = rules.bonuses.rush is Rush.GIN_TOO
    yield sentences(messages.RUSH, messages.RUSH_GIN_TOO if too else messages.RUSH_KNOCK_ONLY)


def long_runs(rules: Rules) -> Iterator[Text]:
    """Describe the points for long runs and court cards."""
    if rules.bonuses.runs is RunBonus.OFF:
        return
    yield sentences(
        messages.long_runs(
            both=rules.bonuses.runs is RunBonus.BOTH,
            rainbows=MeldKind.RAINBOW in rules.melds.kinds,
        ),
        messages.long_runs_decide(knocks=may_knock(rules)),
    )


def spades(rules: Rules) -> Iterator[Text]:
    """Describe the doubling by a spade upcard."""
    if rules.bonuses.spades_double:
        yield messages.SPADES


COUNTS: SentenceMakers = (
    knock_wins, penalties, knock_pays, gin_pays, caught_ace, rush, long_runs, spades,
)  # fmt: skip
"""Sentences about the count of a hand."""
