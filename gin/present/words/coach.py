"""Wording of the coach's advice: a move and its reason, from what the player knows.

Cards buried in the discard pile are not named.
"""

from __future__ import annotations

from collections.abc import Callable

from gin.ai.advice.at_sight import COUNTS_MORE, DiscardComparison, Safer
from gin.ai.advice.reasons import (
    EndMove,
    Hint,
    OrKnock,
    StakeWord,
    WhyAlone,
    WhyDiscard,
    WhyEnd,
    WhyLayOff,
    WhyLeave,
    WhyStake,
    WhyTake,
)
from gin.core.cards import Card, Hand, cards_of
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    Who,
    ended,
    in_row,
    labelled,
    sentences,
    started,
)
from gin.messages import coach as messages
from gin.present.words import coach_laying
from gin.present.words.cards import meld
from gin.present.words.coach_laying import MOST_NAMED, natural_share
from gin.present.words.people import person
from gin.rules.model.actions import Discard, Draw, Gin
from gin.session.coach import Odds

CLEAR_LEAD = 1.0
"""Smallest lead over the next best move, in points, that the coach mentions."""
COUNTS_MUCH = 7
"""Fewest points of a card that are a reason to discard it."""
LOST_KNOCK = 0.45
"""A knock that wins in a smaller share of worlds is called a bad one."""
FEW_OUTS = 2
"""Maximum number of cards that would complete a discard which the coach names."""
LINED_UP = 4
"""Maximum number of helpful cards that the status names. For more, it gives only the number."""


def full_hint(hint: Hint, other: str) -> Text:
    """Return the hint with all its reasons."""
    return sentences(*advice(hint, other))


def advice(hint: Hint, other: str) -> tuple[Text, Text]:
    """Return the hint in short, and the remaining reasons."""
    match hint.reason:
        case WhyDiscard() as why:
            short, rest = _discard(why, hint, other)
            return short, sentences(
                rest, _left(why), NOTHING if hint.knock else _lead(hint, messages.ahead)
            )
        case WhyTake() as why:
            return _take(why), _lead(hint, messages.ahead_of_leaving)
        case WhyLeave() as why:
            short, rest = _leave(why)
            return short, sentences(rest, _lead(hint, messages.ahead_of_taking))
        case WhyEnd() as why:
            return _end(why, other)
        case WhyLayOff() as why:
            return _lay_off(why), NOTHING
        case WhyStake() as why:
            return _stake(why), NOTHING
        case WhyAlone() as why:
            return _alone(why), NOTHING
        case _:
            return coach_laying.advice(hint.reason, other)


def _lead(hint: Hint, says: Callable[..., Message]) -> Text:
    if hint.ahead is None or hint.ahead < CLEAR_LEAD:
        return NOTHING
    return says(points=round(hint.ahead))


def _discard(why: WhyDiscard, hint: Hint, other: str) -> tuple[Text, Text]:
    who = person(1, other)
    counts = messages.it_counts(points=why.points) if why.points >= COUNTS_MUCH else NOTHING
    use, rather = _use(why), hint.rather
    others: list[Text] = [use]
    if why.useless:
        others.append(messages.useless(who=who))
    elif why.refused:
        others.append(messages.let_go_by(who=who, rank=why.card.rank))
    worth: Text = NOTHING
    if hint.knock is not None:
        # If the player could knock, first explain why not to. Then explain the discard.
        short = _play_on(why, hint.knock, other)
        if why.gin and hint.knock.won >= LOST_KNOCK:
            worth = _better_than_knock(hint.knock)
    elif rather is not None:
        said = compared(rather, why.card, other)
        if said:
            short = messages.rather(card=why.card, kept=rather.kept, reason=said[0])
            worth = messages.close(kept=rather.kept) if rather.close else NOTHING
        else:
            short = messages.either(card=why.card, other=rather.kept)
        # The other reasons repeat nothing, and many cards that would help it are none.
        many = (why.needed & ~why.gone).bit_count() > FEW_OUTS
        if (rather.kept_outs and not rather.outs) or many:
            others.remove(use)
        others = [*said[1:], *(one for one in others if one not in said)]
        counts = NOTHING if _costs(rather) else counts
    else:
        short, others = messages.discard(card=why.card, reasons=(use,)), others[1:]
    rest = (ended(started(reason)) for reason in others)
    return short, sentences(counts, *rest, worth)


def fewer_outs(rather: DiscardComparison) -> Message:
    """Say how many cards can still complete a discard, and the card kept instead."""
    if rather.alone:
        return messages.alone(more=rather.kept_outs, kept=rather.kept)
    return messages.fewer_outs(number=rather.outs, more=rather.kept_outs, kept=rather.kept)


def _costs(rather: DiscardComparison) -> bool:
    return rather.points >= COUNTS_MORE and rather.counts >= COUNTS_MUCH


def compared(rather: DiscardComparison, card: Card, other: str) -> list[Text]:
    """Return what separates a discard from the kept card, the strongest fact first.

    The list is empty if they are equal.
    """
    who = person(1, other)
    found: list[Text] = []
    safer = safer_because(rather, card, other)
    if rather.held:
        found.append(safer)
    if rather.kept_outs and (rather.alone or not rather.outs):
        found.append(fewer_outs(rather))
    if _costs(rather):
        found.append(_cost(rather, card, who))
    if safer and safer not in found:
        found.append(safer)
    if rather.points >= COUNTS_MORE and not _costs(rather):
        found.append(messages.rank_counts_more(points=rather.points, rank=card.rank))
    if rather.kept_outs and not (rather.alone or not rather.outs):
        found.append(fewer_outs(rather))
    if not found and not rather.close:
        found.append(messages.plays_out_better(points=round(rather.lead)))
    return found


def _cost(rather: DiscardComparison, card: Card, who: Who) -> Message:
    return messages.costs(
        points=rather.counts, rank=card.rank, kept_rank=rather.kept.rank,
        kept_points=rather.counts - rather.points, who=who, gin=rather.gin_only,
        melded=rather.melded,
    )  # fmt: skip


def safer_because(rather: DiscardComparison, card: Card, other: str) -> Text:
    """Return the fact that makes a discard safer than the kept card, or nothing if none is seen."""
    who = person(1, other)
    match rather.why_safer:
        case Safer.TOOK:
            return messages.held(who=who, cards=cards_of(rather.took), kept=rather.kept)
        case Safer.LET_GO:
            return messages.let_go_by(who=who, rank=card.rank)
        case Safer.NO_MELD:
            return messages.no_meld(who=who, card=card)
        case Safer.NO_SET:
            return messages.no_set(who=who, rank=card.rank)
        case Safer.NO_RUN:
            return messages.no_run(who=who, card=card)
        case None:
            return NOTHING


def _play_on(why: WhyDiscard, knock: OrKnock, other: str) -> Message:
    if knock.won < LOST_KNOCK:
        share = natural_share(knock.won)
        return messages.play_on_as_knock_loses(card=why.card, share=share, who=person(1, other))
    if not why.gin:
        now, later = round(knock.points), round(knock.otherwise)
        if now <= 0:
            return messages.play_on_for_more(card=why.card, points=max(1, later - now))
        return messages.play_on_anyway(card=why.card, points=now, otherwise=max(now + 1, later))
    if _few(why.gin):
        return messages.play_on(card=why.card, cards=cards_of(why.gin))
    return messages.play_on_for_many(card=why.card, number=why.gin.bit_count())


def _better_than_knock(knock: OrKnock) -> Text:
    behind = knock.otherwise - knock.points
    return messages.better_than_knock(points=round(behind)) if behind >= CLEAR_LEAD else NOTHING


def _use(why: WhyDiscard) -> Message:
    if not why.paired:
        return messages.NOTHING_GOES_WITH_IT
    if not why.needed:
        return messages.NOT_NEEDED
    still = cards_of(why.needed & ~why.gone)
    if still:
        if len(still) <= FEW_OUTS:
            return messages.only_would_meld(cards=still)
        return messages.cards_would_meld(number=len(still))
    gone = cards_of(why.gone)
    ranks = {card.rank for card in gone}
    if len(ranks) == 1:
        return messages.rank_is_gone(number=len(gone), rank=gone[0].rank)
    return messages.GONE


def _left(why: WhyDiscard) -> Message:
    if not why.helping:
        return messages.left(left=why.left)
    if _few(why.helping):
        return messages.left_and_help(left=why.left, cards=cards_of(why.helping))
    return messages.left_and_much_help(left=why.left, number=why.helping.bit_count())


def _few(cards: Hand) -> bool:
    return cards.bit_count() <= MOST_NAMED


def _take(why: WhyTake) -> Message:
    if why.pairs:
        cards = cards_of(why.pairs)
        return messages.take_to_pair(card=why.card, cards=cards, before=why.before, left=why.after)
    if not why.meld:
        return messages.take_as_less(card=why.card, all=why.ends, before=why.before, left=why.after)
    return messages.take_to_meld(
        card=why.card, meld=meld(why.meld), all=why.ends, before=why.before, left=why.after
    )


def _leave(why: WhyLeave) -> tuple[Text, Text]:
    number = why.helping.bit_count()
    if why.top is None:
        return messages.leave(draws=why.draws, number=number, unseen=why.unseen), NOTHING
    says = messages.leave_no_meld
    if why.meld or why.breaks:
        says = messages.leave_a_meld if why.meld else messages.leave_a_break
    return says(card=why.top, draws=why.draws), messages.would_help(
        number=number, unseen=why.unseen
    )


def _end(why: WhyEnd, other: str) -> tuple[Text, Text]:
    card = why.card
    match why.how:
        case EndMove.BIG_GIN:
            return messages.BIG_GIN, NOTHING
        case EndMove.GIN:
            return (messages.GIN if card is None else messages.gin_with(card=card)), NOTHING
        case EndMove.SHOT:
            return (messages.SHOT if card is None else messages.shot_with(card=card)), NOTHING
    who, share = person(1, other), natural_share(why.won)
    turns = messages.had_turns(turns=why.turns, who=who)
    if card is None:
        return messages.knock(left=why.deadwood, share=share, who=who), turns
    return messages.knock_with(card=card, left=why.deadwood, share=share, who=who), turns


def _lay_off(why: WhyLayOff) -> Message:
    if not why.cards:
        return messages.lay_nothing_off(left=why.left)
    return messages.lay_off(cards=why.cards, points=why.saved, left=why.left)


def _stake(why: WhyStake) -> Message:
    match why.word:
        case StakeWord.OFFER:
            return messages.offer(value=why.value, share=natural_share(why.chance))
        case StakeWord.ACCEPT:
            return messages.accept(value=why.value, share=natural_share(why.chance))
        case StakeWord.REFUSE:
            return messages.refuse(value=why.value)
        case StakeWord.NO_OFFER:
            return messages.NO_OFFER


def _alone(why: WhyAlone) -> Message:
    advice = why.advice
    helping = cards_of(advice.helping)
    match advice.action:
        case Gin():
            return messages.GIN
        case Draw():
            return messages.draw(number=len(helping), left=advice.penalty)
        case Discard(card) if not helping:
            return messages.leaves(card=card, left=advice.penalty)
        case Discard(card) if len(helping) <= MOST_NAMED:
            return messages.leaves_and_help(card=card, left=advice.penalty, cards=helping)
        case Discard(card):
            more = len(helping) - MOST_NAMED
            return messages.leaves_and_more_help(
                card=card, left=advice.penalty, cards=helping[:MOST_NAMED], more=more
            )
        case _:
            return messages.stop(left=advice.penalty)


def odds_in_short(found: Odds) -> Message:
    """Return the odds for the end of the status."""
    cards = cards_of(found.helping)
    if not cards:
        return messages.none_of_unseen(unseen=found.unseen)
    percent = round(100 * found.chance)
    text = messages.of_unseen(number=len(cards), unseen=found.unseen, percent=percent)
    return ended(text if len(cards) > LINED_UP else labelled(text, in_row(cards)))


def odds(found: Odds | None) -> Message:
    """Return the odds of the next draw, and all helpful cards."""
    if found is None:
        return messages.NO_ODDS
    cards = cards_of(found.helping)
    if not cards:
        return messages.no_card_helps(unseen=found.unseen)
    return messages.cards_help(
        number=len(cards), unseen=found.unseen, percent=round(100 * found.chance), cards=cards
    )
