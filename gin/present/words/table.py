"""Wording at the table: events, prompts, history, and answers to questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gin.core.cards import DECK, Card, Hand, cards_of
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    clauses,
    commas,
    ended,
    in_row,
    labelled,
    last_sentence,
    sentences,
)
from gin.messages import table as messages
from gin.messages.refusals import ONLY_TOP
from gin.present.words import cards as named
from gin.present.words import die, laying_out, undrawn_stock
from gin.present.words.people import person
from gin.rules.counting.premiums import multiplier
from gin.rules.counting.scoring import knock_limit
from gin.rules.counting.shots import shot_ranks
from gin.rules.model.events import (
    Accepted,
    Dealt,
    Discarded,
    Drew,
    Event,
    HandOver,
    Knocked,
    LaidOff,
    NotOffered,
    Offered,
    Passed,
    Refused,
    Stopped,
    Took,
    WentGin,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult, LineKind, Outcome
from gin.rules.model.rules import Flow, LimitFrom, Rules, Rush


def event(happened: Event, other: str) -> Text:
    """Return the sentence that announces an event."""
    match happened:
        case Dealt(dealer, upcard):
            if not other:
                return messages.DEALT_TEN
            if upcard is None:
                return messages.deals(who=person(dealer, other))
            return messages.deals_upcard(who=person(dealer, other), card=upcard)
        case Passed(seat, card):
            return messages.passes_card(who=person(seat, other), card=card)
        case Drew(seat, card):
            if card is None:
                return messages.draws(who=person(seat, other))
            return messages.draws_card(who=person(seat, other), card=card)
        case Took(seat, card):
            return messages.takes_card(who=person(seat, other), card=card)
        case Discarded(seat, card):
            return messages.discards_card(who=person(seat, other), card=card)
        case Knocked(seat, _, _, _, deadwood, suits):
            return messages.knocks(who=person(seat, other), deadwood=deadwood, suits=suits)
        case WentGin(seat, _, _, _, loose) if loose:
            return messages.makes_shot(who=person(seat, other), cards=cards_of(loose))
        case WentGin(seat, _, _, big, _, suits):
            goes = messages.goes_big_gin if big else messages.goes_gin
            return goes(who=person(seat, other), suits=suits)
        case LaidOff(seat, _, laid, _):
            if not laid:
                return messages.lays_nothing_off(who=person(seat, other))
            cards = tuple(card for card, _ in laid)
            return messages.lays_off(who=person(seat, other), cards=cards)
        case Stopped():
            return messages.ENDS_DEAL
        case Offered() | NotOffered() | Accepted() | Refused():
            return die.event(happened, other)
        case HandOver(result):
            return outcome(result, other)
        case _:
            return laying_out.event(happened, other)


def upcard(card: Card) -> Message:
    """Return the sentence that names the upcard."""
    return messages.upcard_is(card=card)


def without_upcard(happened: Dealt | Passed, other: str, announcement: Text) -> Text:
    """Return the announcement of a deal or a pass without the upcard.

    The result is empty if `announcement` says only which card is the upcard.
    """
    match happened:
        case Passed(seat):
            return messages.passes(who=person(seat, other))
        case Dealt(dealer, upcard) if announcement == event(happened, other) and upcard is not None:
            return messages.deals(who=person(dealer, other))
    return NOTHING


def prompt_after(status: Text, named: Iterable[Card]) -> Text:
    """Return the prompt, shortened if the upcard is among the cards just `named`."""
    last = last_sentence(status)
    known = any(last == messages.take_or_pass(card=card) for card in named)
    return messages.TAKE_IT_OR_PASS if known else status


def turn(drawn: Drew | Took, left: Discarded, other: str, *, short: bool) -> Message:
    """Describe a draw and a discard in one sentence."""
    who = person(left.seat, other)
    match drawn:
        case Took(card=took):
            words = messages.takes_and_discards_briefly if short else messages.takes_and_discards
            return words(who=who, took=took, card=left.card)
        case Drew():
            brief = messages.draws_and_discards_briefly if short else messages.draws_and_discards
            return brief(who=who, card=left.card)


def laid_off(card: Card, deadwood: int) -> Text:
    """Return the sentence on a card laid off in a draft, with the deadwood left."""
    return sentences(messages.laid_off(card=card), messages.left_with(deadwood=deadwood))


def past_event(happened: Event, other: str, pile: Sequence[Card]) -> Text:
    """Return the sentence for a past event; buried cards are not named."""
    match happened:
        case Discarded(seat, card) if card in pile[:-1]:
            return messages.discards_some(who=person(seat, other))
        case Passed(seat, card) if card in pile[:-1]:
            return messages.passes_upcard(who=person(seat, other))
        case Dealt(dealer, upcard) if upcard is not None and upcard in pile[:-1]:
            return messages.deals(who=person(dealer, other))
        case Drew(seat, card) if card is not None and card in pile[:-1]:
            return messages.draws(who=person(seat, other))
        case Took(seat, card) if card in pile[:-1]:
            return messages.takes_discard(who=person(seat, other))
        case _:
            return event(happened, other)


def buried_event(happened: Event, other: str) -> Text:
    """Return the sentence for an event without naming its card."""
    return past_event(happened, other, (*DECK, *DECK))


def outcome(result: HandResult, other: str) -> Text:
    """Return how a hand ended and the points it scored."""
    match result.outcome:
        case Outcome.VOID if result.untouched:
            return sentences(ended(undrawn_stock.void(result.untouched)), messages.NOBODY_SCORES)
        case Outcome.VOID:
            return sentences(messages.STOCK_USED_UP, messages.NOBODY_SCORES)
        case Outcome.TIE:
            return sentences(messages.SAME_DEADWOOD, messages.NOBODY_SCORES)
        case Outcome.COMPARED if result.winner is None:
            same = messages.SAME_COUNT
            return sentences(messages.STOCK_USED_UP, same, messages.NOBODY_SCORES)
        case Outcome.REFUSED if not result.lines and result.winner is not None:
            return messages.wins_game(who=person(result.winner, other))
        case Outcome.CHALLENGE if result.winner is None:
            return sentences(messages.SAME_COUNT, messages.NOBODY_SCORES)
        case Outcome.SOLO_GIN:
            points = result.points(0)
            gin = messages.solo_gin_minus if points < 0 else messages.solo_gin
            return gin(points=abs(points))
        case Outcome.SOLO_LOOSE:
            return messages.ends_with_penalty(points=result.points(0))
        case _:
            return _won(result, other)


def _won(result: HandResult, other: str) -> Text:
    winner, booked = result.winner, result.booked
    assert winner is not None and booked is not None
    who = person(winner, other)
    undercut = messages.UNDERCUT if result.outcome is Outcome.UNDERCUT else NOTHING
    if booked != winner:
        books = messages.books(who=person(booked, other), points=result.points(booked))
        return sentences(undercut, messages.wins_hand(who=who), books)
    if any(line.kind is LineKind.DIE for line in result.lines):
        return sentences(undercut, messages.wins_deals(who=who, points=result.points(winner)))
    loser_points = result.points(1 - winner)
    loser = person(1 - winner, other)
    return sentences(
        undercut,
        messages.wins_and_scores(who=who, points=result.points(winner), suits=result.suits),
        messages.scores_for_runs(who=loser, points=loser_points) if loser_points else NOTHING,
    )


def status(seen: Observation, other: str, ending: Text = NOTHING, news: Text = NOTHING) -> Text:
    """Return the prompt; `ending` is the prompt for a hand that the player can end.

    It does not repeat the `news`.
    """
    if seen.phase is Phase.OVER:
        return messages.HAND_OVER
    if seen.phase in (Phase.STAKE, Phase.ANSWER) and seen.stake is not None:
        mine = seen.turn == seen.seat
        return die.status(seen.rules, seen.stake, seen.phase, other, mine=mine)
    them = person(1, other)
    if seen.turn != seen.seat:
        if seen.phase is Phase.LAY_OFF:
            return messages.looks_to_lay_off(other=them)
        if seen.phase is Phase.UPCARD:
            return messages.may_take_or_pass(other=them, card=seen.discards[-1])
        return messages.turn_of(other=them)
    match seen.phase:
        case Phase.UPCARD:
            card = seen.discards[-1]
            start: Text = messages.YOUR_TURN
            if seen.passes:
                known = news == messages.passes_card(who=them, card=card)
                start = NOTHING if known else messages.passed(other=them)
            return sentences(start, messages.take_or_pass(card=card))
        case Phase.LAST_DISCARD:
            leave = messages.take_or_leave(card=seen.discards[-1])
            return sentences(messages.STOCK_USED_UP, leave)
        case Phase.DRAW:
            return _status_of_draw(seen)
        case Phase.DISCARD:
            start = messages.YOUR_TURN if other and seen.drawn is None else NOTHING
            return sentences(start, ending or messages.DISCARD_NOW)
        case Phase.LAY_OFF:
            return sentences(messages.knocked(other=them), messages.LAY_OFF_WHAT_FITS)
    raise AssertionError(f"no status for {seen.phase}")


def _status_of_draw(seen: Observation) -> Text:
    if seen.rules.seats == 1:
        return messages.draw_of_turns(turns=seen.rules.solo.turns - seen.turns[0])
    if seen.stock_only:
        return sentences(messages.BOTH_PASSED, messages.DRAW_NOW)
    if seen.discards:
        return sentences(messages.YOUR_TURN, messages.draw_or_take(card=seen.discards[-1]))
    return sentences(messages.YOUR_TURN, messages.DRAW_NOW)


def hand(parts: Sequence[Sequence[Card]], points: int) -> Text:
    """Return a hand in words, part by part."""
    return sentences(ended(clauses(*map(in_row, parts))), ended(deadwood(points)))


def deadwood(points: int, after: int | None = None) -> Message:
    """Return the deadwood count, with the count `after` the best discard."""
    if after is None:
        return messages.deadwood(deadwood=points)
    return messages.deadwood_after(deadwood=points, after=after)


def melds(found: Sequence[Hand]) -> Text:
    """Return the melds of a hand in words."""
    if not found:
        return messages.NO_MELDS_YET
    return sentences(
        *(ended(labelled(named.meld(meld), in_row(named.run_order(meld)))) for meld in found)
    )


def top_of_pile(seen: Observation) -> Message:
    """Answer "what is on top of the discard pile?"."""
    if seen.rules.flow is Flow.OFFERING:
        return messages.NO_PILE
    if not seen.discards:
        return messages.PILE_EMPTY
    return messages.on_top(card=seen.discards[-1])


def deeper(seen: Observation) -> Message:
    """Return the open discard pile from the top, or a refusal."""
    if seen.rules.flow is Flow.OFFERING:
        return messages.NO_PILE
    if not seen.rules.discards_open:
        return ONLY_TOP
    if not seen.discards:
        return messages.PILE_EMPTY
    return messages.from_the_top(cards=seen.discards[::-1])


def cards_left(seen: Observation, other: str) -> Text:
    """Return the number of cards in the stock, and in the hands."""
    if not other:
        turns = seen.rules.solo.turns - seen.turns[0]
        return messages.in_the_stock_of_turns(number=seen.stock, turns=turns)
    theirs, yours = seen.counts[1 - seen.seat], seen.counts[seen.seat]
    holds = messages.holds(other=person(1, other), theirs=theirs, yours=yours)
    return sentences(messages.in_the_stock(number=seen.stock), holds)


def whose_turn(seen: Observation, other: str) -> Message:
    """Answer "whose turn is it?"."""
    if seen.phase is Phase.OVER:
        return messages.HAND_OVER
    if seen.turn == seen.seat:
        return messages.IS_YOUR_TURN
    return messages.is_turn_of(other=person(1, other))


def limit_note(
    rules: Rules, upcard: Card | None, scores: tuple[int, ...] = (0, 0), other: str = ""
) -> Text:
    """Return the knock limit in a few words, with other features of this hand.

    `scores` are the scores at the start of the hand, the player's own first; shots depend on them.
    """
    if rules.seats == 1:
        return messages.to_limit(limit=rules.solo.goal)
    if rules.whole_hands:
        return laying_out.note(rules)
    if _hidden(rules, upcard):
        return messages.UPCARD_SETS_LIMIT
    limit = knock_limit(rules, upcard)
    note = messages.NO_LIMIT
    if limit is not None:
        note = messages.knock_at(limit=limit) if limit else messages.GIN_ONLY
    if rules.bonuses.rush is not Rush.OFF:
        note = messages.and_stock(note=note)
    twice = messages.COUNTS_TWICE if multiplier(rules, upcard) > 1 else NOTHING
    return commas(note, *_shots(rules, scores, other), twice)


def place_note(rules: Rules, upcard: Card | None, scores: tuple[int, ...] = (0, 0)) -> Text:
    """Return the knock limit in very few words, for the knock place."""
    if rules.seats == 1:
        return messages.PLACE_NO_DEADWOOD
    if rules.whole_hands:
        return NOTHING
    if _hidden(rules, upcard):
        return messages.PLACE_UPCARD_SETS_LIMIT
    limit = knock_limit(rules, upcard)
    note = messages.PLACE_NO_LIMIT
    if limit is not None:
        note = messages.place_at(limit=limit) if limit else messages.PLACE_GIN_ONLY
    return commas(note, *_shots(rules, scores))


def _hidden(rules: Rules, upcard: Card | None) -> bool:
    """Return whether the upcard sets the knock limit but is not yet turned up."""
    return rules.knock.limit_from is LimitFrom.UPCARD and upcard is None


def _shots(rules: Rules, scores: tuple[int, ...], other: str = "") -> Iterator[Message]:
    if not rules.knock.shot:
        return
    mine, theirs = (shot_ranks(score) for score in scores)
    theirs = theirs if other else ()
    if mine or theirs:
        yield messages.shot_is(ranks=mine)
    if theirs:
        yield messages.shot_of(other=person(1, other), ranks=theirs)


def cut(draws: Sequence[tuple[Card, Card]], dealer: int, other: str) -> tuple[Text, ...]:
    """Describe the cut in at most three lines, even after many ties."""
    *equal, (mine, theirs) = draws
    them = person(1, other)
    lines = [messages.cut(mine=mine, theirs=theirs, other=them)]
    if equal:
        again = messages.cut_equal(times=len(equal), mine=equal[-1][0], theirs=equal[-1][1])
        lines.insert(0, again)
    return (*lines, messages.cut_decides(who=person(dealer, other), other=them))
