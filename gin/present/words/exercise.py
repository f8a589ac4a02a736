"""Wording of exercises: the question, the verdict on an answer, and the reason."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from gin.ai.advice.reasons import hint_for
from gin.core.cards import Suit, cards_of, mask_of, mask_union
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    Who,
    commas,
    ended,
    in_row,
    index_of,
    only,
    phrase,
    sentences,
    started,
)
from gin.messages import exercise as messages
from gin.present.words import coach, showdown, table
from gin.present.words.cards import meld
from gin.present.words.people import opponent, person
from gin.rules.counting.scoring import points_of
from gin.rules.model.actions import (
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOff,
    Pass,
    Shot,
    Take,
)
from gin.rules.model.events import Discarded, Event, Passed
from gin.rules.model.memory import is_strict
from gin.rules.model.observation import Observation
from gin.session.answers import A_DAY, Answers
from gin.session.exercises import Exercise, Solution, cost_of, is_right, left_after
from gin.session.game import Session
from gin.session.own_exercises import OwnExercise
from gin.session.themes import Theme

_MUCH_MORE = 4
"""Points by which the best discard counts more than the answer if that is the reason given."""


def question(theme: Theme, solution: Solution | None, usual: Text) -> Text:
    """Return the question; `usual` is the prompt of the table."""
    match theme:
        case Theme.GOES | Theme.TAKE:
            return messages.theme(theme=theme)
        case Theme.KNOCK:
            return sentences(messages.theme(theme=theme), usual)
        case Theme.MELDS if solution is not None:
            best = solution.best
            assert isinstance(best, Knock) and best.card is not None
            return messages.asks_melds(card=best.card)
        case _:
            return usual


def remembered(seen: Observation, other: str) -> Text:
    """Return the cards that a player would remember: the discards, and those the opponent took.

    The card on top of the pile is left out. With strict memory there is nothing.
    """
    if is_strict(seen):
        return NOTHING
    gone, took = mask_of(seen.discards[:-1]), seen.known
    return sentences(
        messages.gone(cards=in_row(cards_of(gone))) if gone else NOTHING,
        messages.took(who=person(1, other), cards=in_row(cards_of(took))) if took else NOTHING,
    )


def remembered_rows(seen: Observation, other: str) -> tuple[Text, ...]:
    """Return `remembered` as rows: a title, a row for each suit, and what the opponent took."""
    gone, took = cards_of(mask_of(seen.discards[:-1])), seen.known
    if is_strict(seen) or not (gone or took):
        return ()
    rows: list[Text] = [messages.GONE_TITLE]
    for suit in Suit:
        ranks = [index_of(card.rank) for card in gone if card.suit is suit]
        rows.append(phrase(only(suit), *(ranks or [messages.NONE_GONE])))
    if took:
        who, cards = person(1, other), in_row(cards_of(took))
        rows.append(messages.took_short(who=who, cards=cards))
    return tuple(rows)


def place(found: Answers, today: date, exercise: Exercise | OwnExercise) -> Text:
    """Return where an exercise stands among those of the day."""
    own = messages.OWN_HAND if isinstance(exercise, OwnExercise) else NOTHING
    if any(one.exercise == exercise.key for one in found.given):
        return commas(messages.AGAIN, own)
    number = len(found.on(today)) + 1
    if number > A_DAY:
        return commas(messages.ONE_MORE, own)
    return commas(messages.place(number=number, whole=A_DAY), own)


def subtitle(session: Session, place: Text) -> Message:
    """Return the line below the theme's name."""
    return messages.subtitle(game=session.title, who=_other(session), place=place)


def _other(session: Session) -> Who:
    return person(1, opponent(session.level or 0))


def verdict(
    theme: Theme, solution: Solution, session: Session, answer: Action
) -> tuple[Text, Text]:
    """Say whether an answer is right and why the best one is, and return the remaining reasons."""
    seen, other = session.seen, opponent(session.level or 0)
    cost = cost_of(theme, solution, seen, answer)
    if is_right(theme, solution, seen, answer):
        judged: Text = messages.AS_GOOD if cost else messages.RIGHT
    else:
        exact = theme in (Theme.MELDS, Theme.LAY_OFF)
        judged = (_too_much(solution.best, seen, answer) if exact else NOTHING) or _costs(cost)
    if theme is Theme.MELDS:
        return sentences(judged, _together(solution, seen, answer, other)), NOTHING
    judgement = solution.judgement
    short, more = coach.advice(hint_for(seen, judgement, judgement.best), other)
    compared = _compare_points(solution.best, answer, seen)
    if compared:
        return sentences(judged, compared), sentences(short, more)
    return sentences(judged, short), more


def _compare_points(best: Action, answer: Action, seen: Observation) -> Text:
    """Compare what two discards count, if the better one counts much more."""
    if not (isinstance(best, Discard) and isinstance(answer, Discard)):
        return NOTHING
    values = seen.rules.values.own
    high, low = values[best.card.rank], values[answer.card.rank]
    if high - low < _MUCH_MORE:
        return NOTHING
    return messages.counted(card=best.card, points=high, yours=answer.card, fewer=low)


def answered(answer: Action, seen: Observation) -> Message:
    """Say what the player answered."""
    top = seen.discards[-1] if seen.discards else None
    match answer:
        case Draw():
            return messages.ANSWERED_DRAW
        case Take() if top is not None:
            return messages.answered_take(card=top)
        case Pass() if top is not None:
            return messages.answered_leave(card=top)
        case Discard(card):
            return messages.answered_discard(card=card)
        case Knock():
            return messages.answered_knock(left=_left(seen, answer))
        case Gin() | BigGin():
            return messages.ANSWERED_GIN
        case Shot():
            return messages.ANSWERED_SHOT
        case LayOff(_, cards) if cards:
            return messages.answered_lay_off(cards=tuple(card for card, _ in cards))
        case LayOff():
            return messages.ANSWERED_LAY_NOTHING
        case _:
            raise AssertionError(f"no exercise asks for {answer}")


def better(best: Action, seen: Observation) -> Message:
    """Say what the better answer to a question about melds or lay-offs is."""
    match best:
        case LayOff(_, cards) if cards:
            return messages.better_lay_off(cards=tuple(card for card, _ in cards))
        case LayOff():
            return messages.BETTER_LAY_NOTHING
        case _:
            return messages.better_knock(left=_left(seen, best))


def arranged(answer: Action, told: Text) -> Text:
    """Return `told` about an answer, with the melds of a knock."""
    if not isinstance(answer, Knock) or not answer.melds:
        return told
    return sentences(told, ended(commas(*map(meld, answer.melds))))


def _too_much(best: Action, seen: Observation, answer: Action) -> Text:
    """Return by how much more deadwood an answer leaves, if this is exact."""
    match best, answer:
        case Knock(), Knock():
            more = _left(seen, answer) - _left(seen, best)
        case LayOff(), LayOff():
            more = left_after(seen, answer) - left_after(seen, best)
        case _:
            return NOTHING
    return messages.too_much(points=more) if more > 0 else NOTHING


def _costs(cost: float | None) -> Text:
    return messages.WRONG if cost is None else messages.costs(points=max(1, round(cost)))


def _together(solution: Solution, seen: Observation, answer: Action, other: str) -> Text:
    """Describe the best split, and compare it with the answer or the next best one."""
    best = solution.best
    assert isinstance(best, Knock)
    melds, left = tuple(map(meld, best.melds)), _left(seen, best)
    said: list[Text] = [started(messages.together(melds=melds, left=left))]
    if isinstance(answer, Knock) and set(answer.melds) != set(best.melds):
        theirs = _left(seen, answer)
        lays = messages.yours_lays(who=person(1, other))
        said.append(messages.yours_leaves(left=theirs) if theirs > left else lays)
    elif any(_left(seen, one.action) == left for one in solution.others):
        said.append(messages.others_lay(who=person(1, other)))
    return sentences(*said)


def _left(seen: Observation, answer: Action) -> int:
    assert isinstance(answer, Knock)
    laid = 0 if answer.card is None else answer.card.bit
    loose = seen.hand & ~laid & ~mask_union(answer.melds)
    return points_of(loose, seen.rules.values.own)


def comes_again(found: Answers, key: str, today: date, *, waited: bool) -> Text:
    """Say when an exercise comes again; `waited` is whether it waited for this answer."""
    for one in found.waiting:
        if one.exercise == key:
            tomorrow = (one.due - today).days == 1
            return messages.COMES_TOMORROW if tomorrow else messages.comes_again(date=one.due)
    return messages.IS_MASTERED if waited else NOTHING


def today(found: Answers, day: date) -> Text:
    """Return how many of the day's exercises are done, as a sentence."""
    done = len(found.on(day))
    if not found.given:
        return messages.NOTHING
    if done >= A_DAY:
        return messages.today_done(number=done)
    return ended(messages.today(done=done, whole=A_DAY))


def position(session: Session) -> Iterator[Text]:
    """Yield sentences about the last turn before the question."""
    seen, other = session.seen, opponent(session.level or 0)
    for event in _last_turn(seen):
        opened = showdown.announcement(event, other, seen.rules, seen.log)
        yield sentences(table.event(event, other), opened)


def _last_turn(seen: Observation) -> tuple[Event, ...]:
    """Return the events since the player's last move before this turn."""
    mine = [
        place
        for place, event in enumerate(seen.log)
        if isinstance(event, Discarded | Passed) and event.seat == seen.seat
    ]
    return tuple(seen.log[mine[-1] + 1 :] if mine else seen.log)
