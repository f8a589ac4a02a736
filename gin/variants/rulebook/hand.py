"""How a hand is melded, ended and counted, told by its rules."""

from __future__ import annotations

from collections.abc import Iterator

from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.rules import (
    PIPS,
    Flow,
    KnockScores,
    LimitFrom,
    Rules,
    RunBonus,
    Rush,
    Stakes,
    Tie,
)
from gin.variants.rulebook.telling import Tellers

_NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen",
)  # fmt: skip


def number(count: int) -> str:
    """A number as a word, as far as words go."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def may_knock(rules: Rules) -> bool:
    """Can a hand be ended with deadwood at all?"""
    return rules.knock.limit_from is not LimitFrom.FIXED or rules.knock.limit > 0


def untouched(rules: Rules) -> Iterator[str]:
    """What ends a hand in which nobody draws from the stock; nothing where nothing does."""
    limit = rules.exhaustion.untouched
    if limit:
        yield (
            f"After {number(limit)} turns in a row without a card from the stock the hand is void "
            "and nobody scores."
        )


def why_untouched(rules: Rules) -> Iterator[str]:
    """How a source is read that knows no such end."""
    if not rules.exhaustion.untouched:
        return
    how = "both only take what the other discards"
    if rules.flow is Flow.OFFERING:
        how = "accepted aces go to and fro in place of draws"
    yield (
        f"The source does not say how a hand ends in which {how}. That it is void after so many "
        "turns in a row without a card from the stock is our reading. You are told before it "
        "happens, and a table option sets another number or none."
    )


def values(rules: Rules) -> Iterator[str]:
    """What the cards count."""
    ten = rules.values.own[-1]
    if ten == PIPS[-1]:
        yield "An ace counts 1, court cards 10, all others their number."
    else:
        yield f"An ace counts 1, a ten or a court card {ten}, all others their number."


def kinds(rules: Rules) -> Iterator[str]:
    """What a meld is."""
    parts = []
    rainbow = MeldKind.RAINBOW in rules.melds.kinds
    if MeldKind.SET in rules.melds.kinds:
        parts.append("A set is three or four cards of one rank.")
        parts.append("A run is three or more cards of one suit in a row.")
    elif rainbow:
        parts.append("Only runs and rainbows are melds.")
        parts.append("A run is three or more cards of one suit in a row.")
    else:
        parts.append("Only runs are melds: three or more cards of one suit in a row.")
    if rainbow:
        parts.append(
            "A rainbow is four cards in a row, one of each suit, red and black in turn; it never "
            "has more."
        )
    parts.append("A card belongs to one meld only; what is in none is deadwood.")
    yield " ".join(parts)


def aces(rules: Rules) -> Iterator[str]:
    """Where the ace stands in a run."""
    if rules.melds.aces is Aces.LOW:
        yield "The ace is low: ace, 2, 3 is a run; queen, king, ace is not."
    elif rules.melds.aces is Aces.BOTH:
        yield (
            "The ace is high or low, but a run does not go round it: ace, 2, 3 and queen, king, "
            "ace are runs, king, ace, 2 is not."
        )
    elif rules.melds.aces is Aces.ROUND:
        yield (
            "The ace joins the king and the 2, and runs go on across it: queen, king, ace is a "
            "run, and so is king, ace, 2. No card stands in a run twice."
        )


# Ending a hand.


def knocking(rules: Rules) -> Iterator[str]:
    """The knock limit."""
    shown = "lay the discard face down and show your melds."
    match rules.knock.limit_from:
        case LimitFrom.NONE:
            yield f"After drawing you may knock with any deadwood, however much: {shown}"
        case LimitFrom.UPCARD:
            yield (
                "After drawing you may knock, if your deadwood without the discard is no more than "
                f"the value of the upcard: {shown}"
            )
            final = "only gin or a shot ends" if rules.knock.shot else "only gin ends"
            ace = (
                f"an ace sets {rules.knock.upcard_ace}"
                if rules.knock.upcard_ace
                else f"after an ace {final} the hand"
            )
            yield (
                f"A ten or a court card sets the limit at {rules.values.own[-1]}, {ace}. The card "
                "turned up at the deal decides, even after it has been taken."
            )
        case _ if rules.knock.limit == 0:
            shot = " or with a shot" if rules.knock.shot else ""
            yield f"Nobody may knock: a hand is ended by going gin{shot}."
        case _:
            yield (
                "After drawing you may knock, if your deadwood without the discard is "
                f"{rules.knock.limit} or less: {shown}"
            )


def taken_melds(rules: Rules) -> Iterator[str]:
    """What bars an end with deadwood after the top of the discard pile was taken; gin melds every
    card anyhow."""
    if not rules.knock.taken_must_meld:
        return
    ways = ["knock"] if may_knock(rules) else []
    if rules.knock.shot:
        ways.append("end the hand with a shot")
    if ways:
        yield (
            "In a turn in which you took the top of the discard pile you may "
            f"{' or '.join(ways)} only with that card in a meld."
        )


def gin(rules: Rules) -> Iterator[str]:
    """Going gin."""
    del rules
    yield "Without deadwood you go gin."


def kept_discard(rules: Rules) -> Iterator[str]:
    """An end without a discard."""
    if rules.knock.without_discard:
        yield (
            "You may keep the last discard when you end the hand: then all "
            f"{number(rules.deal.cards + 1)} cards count."
        )


def shot(rules: Rules) -> Iterator[str]:
    """Deadwood that spells out the score."""
    if not rules.knock.shot:
        return
    limited = may_knock(rules) and rules.knock.limit_from is not LimitFrom.NONE
    more = " They may count more than the limit." if limited else ""
    yield (
        "You may also end the hand with a shot: deadwood that spells out your own score, and "
        "nothing else loose. The last two digits of the score name the cards, an ace is 1 and "
        "a zero is no card. With 38 points you need a 3 and an 8, with 40 a 4, of any suits."
        f"{more}"
    )


def big_gin(rules: Rules) -> Iterator[str]:
    """Going out with one card more."""
    if rules.bonuses.big_gin:
        yield (
            f"If all {number(rules.deal.cards + 1)} cards are melded you may go big gin, without "
            "a discard."
        )


def laying_off(rules: Rules) -> Iterator[str]:
    """What the other player may add after a knock."""
    if not may_knock(rules):
        return
    sets = MeldKind.SET in rules.melds.kinds
    runs = "cards to either end of a run"
    added = f"add a fourth card to a set, or {runs}" if sets else f"add {runs}"
    rainbow = MeldKind.RAINBOW in rules.melds.kinds
    never = " Nothing can be added to a rainbow." if rainbow else ""
    final = "gin or a shot" if rules.knock.shot else "gin"
    yield (
        f"After a knock the other player may lay off: {added}.{never} After {final} nothing is "
        "laid off."
    )


WAYS: Tellers = (knocking, taken_melds, gin, kept_discard, shot, big_gin, laying_off)
"""Knocking, gin, shots, big gin and laying off."""


# What a hand writes.


def deals_alone(rules: Rules) -> bool:
    """Is a hand worth what the stake die shows, and points nothing?"""
    return rules.stakes.die is Stakes.DEAL


def penalties(rules: Rules) -> Iterator[str]:
    """What the loser of a hand books."""
    if rules.knock.scores is not KnockScores.PENALTY:
        return
    knocks = may_knock(rules)
    left = ", what is left of it after laying off," if knocks else ""
    yield (
        f"The winner of a hand writes nothing. The loser books the own deadwood{left} as penalty "
        "points, and no bonus is added."
    )
    if not knocks:
        return
    if rules.knock.tie is Tie.UNDERCUT:
        yield "A knocker with the same deadwood as the other player, or more, loses the hand."
    else:
        yield (
            "A knocker with more deadwood than the other player loses the hand. Equal hands "
            "book nothing."
        )


def knock_wins(rules: Rules) -> Iterator[str]:
    """Who wins a hand that is worth what the stake die shows."""
    if not deals_alone(rules):
        return
    if not may_knock(rules):
        yield "Whoever goes gin wins the hand."
    elif rules.knock.tie is Tie.UNDERCUT:
        yield (
            "A knocker with less deadwood wins the hand. With the same or less, the other player "
            "does."
        )
    else:
        yield (
            "A knocker with less deadwood wins the hand. With less, the other player does. Equal "
            "hands are nobody's."
        )


def knock_pays(rules: Rules) -> Iterator[str]:
    """What a knock and an undercut score."""
    if deals_alone(rules) or rules.knock.scores is KnockScores.PENALTY or not may_knock(rules):
        return
    undercut = rules.bonuses.undercut
    bonus = f"the difference and {undercut}" if undercut else "the difference"
    total = rules.knock.scores is KnockScores.OPPONENT_TOTAL
    paid = "all the deadwood of the other player" if total else "the difference"
    if rules.knock.tie is Tie.UNDERCUT:
        yield (
            f"A knocker with less deadwood scores {paid}. With the same or less, the other player "
            f"undercuts, and scores {bonus}."
        )
    else:
        yield (
            f"A knocker with less deadwood scores {paid}. With less, the other player undercuts, "
            f"and scores {bonus}. Equal hands score nothing."
        )


def gin_pays(rules: Rules) -> Iterator[str]:
    """What gin, a shot and big gin score."""
    if deals_alone(rules) or rules.knock.scores is KnockScores.PENALTY:
        return
    bonuses = rules.bonuses
    paid = f" and {bonuses.gin}" if bonuses.gin else ""
    big = ""
    if bonuses.big_gin:
        more = f"and {bonuses.for_big_gin}" if bonuses.for_big_gin else "without a bonus"
        big = f"; big gin scores it {more}"
    ends = "Gin, or a shot, scores" if rules.knock.shot else "Gin scores"
    yield f"{ends} the other player's deadwood{paid}{big}."


def caught_ace(rules: Rules) -> Iterator[str]:
    """A loose ace that is dearer to be caught with."""
    if rules.values.caught[0] != rules.values.own[0]:
        yield (
            f"A loose ace counts {rules.values.caught[0]} against the player who did not end the "
            "hand."
        )


def rush(rules: Rules) -> Iterator[str]:
    """What is paid for the stock."""
    if rules.bonuses.rush is Rush.OFF:
        return
    if not may_knock(rules):
        yield "Gin scores one point more for each card left in the stock."
        return
    others = (
        "Gin is paid for them as well, an undercut is not."
        if rules.bonuses.rush is Rush.GIN_TOO
        else "Gin and undercut are not paid for them."
    )
    yield f"A knocker who wins scores one point more for each card left in the stock. {others}"


def long_runs(rules: Rules) -> Iterator[str]:
    """What is paid for long runs and court cards."""
    if rules.bonuses.runs is RunBonus.OFF:
        return
    both = rules.bonuses.runs is RunBonus.BOTH
    who = "both players score for their own melds:" if both else "the winner of the hand scores"
    sequences = "runs or rainbows" if MeldKind.RAINBOW in rules.melds.kinds else "runs"
    decides = (
        "These points decide neither whether you may knock nor who wins the hand."
        if may_knock(rules)
        else "These points do not decide who wins the hand."
    )
    yield (
        f"Beside that {who} 1 point for every card of a run of six or more, and 1 for every "
        f"king, queen and jack in {sequences}; a card may pay both. Cards laid off pay nobody. "
        f"{decides}"
    )


def spades(rules: Rules) -> Iterator[str]:
    """The upcard that doubles."""
    if rules.bonuses.spades_double:
        yield "If the upcard is a spade, all that the hand writes counts twice."


COUNTS: Tellers = (
    knock_wins, penalties, knock_pays, gin_pays, caught_ace, rush, long_runs, spades,
)  # fmt: skip
"""What a hand writes."""
