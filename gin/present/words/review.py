"""Wording of a hand's review."""

from __future__ import annotations

from gin.core.cards import Card
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    commas,
    decimal,
    ended,
    labelled,
    only,
    points_text,
    sentences,
)
from gin.messages import luck as luck_messages
from gin.messages import review as messages
from gin.present.words import luck as luck_words
from gin.present.words.coach import CLEAR_LEAD
from gin.present.words.hand_story import hints, story
from gin.present.words.why import because, better_because, better_briefly, briefly
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOff,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Stop,
    Take,
)
from gin.session.decisions import Decision
from gin.session.game import Session
from gin.session.marks import Mark
from gin.session.moments import local_time
from gin.session.review import Rating, Review, Verdict

LAST_SHOWN = 10
"""Maximum number of reviewed hands that are listed."""
FEWEST_RATED = 5
"""Minimum number of the player's own moves in a hand for an accuracy."""
FEWEST_COMPARED = 6
"""Minimum number of reviewed hands for a comparison of early and recent ones."""
AS_MANY = 0.05
"""Largest difference in points per decision that counts as equal."""


def did(action: Action, top: Card | None) -> Message:
    """Describe the player's move."""
    match action:
        case Draw():
            return messages.DREW
        case Take():
            return messages.TOOK_UPCARD if top is None else messages.took(card=top)
        case Pass():
            return messages.LEFT_UPCARD if top is None else messages.left(card=top)
        case Discard(card):
            return messages.discarded(card=card)
        case Knock(card):
            return messages.KNOCKED if card is None else messages.knocked_with(card=card)
        case Gin(card):
            return messages.WENT_GIN if card is None else messages.went_gin_with(card=card)
        case Shot(card):
            return messages.MADE_SHOT if card is None else messages.made_shot_with(card=card)
        case BigGin():
            return messages.WENT_BIG_GIN
        case LayOff(_, cards) if cards:
            return messages.laid_off(cards=tuple(card for card, _ in cards))
        case LayOff():
            return messages.LAID_NOTHING_OFF
        case Stop():
            return messages.STOPPED
        case Offer(value):
            return messages.offered(value=value)
        case NoOffer():
            return messages.LEFT_DIE
        case Accept():
            return messages.ACCEPTED
        case Refuse():
            return messages.REFUSED
        case _:
            raise AssertionError(f"{action} is of a game that is not reviewed")


def better(action: Action, top: Card | None) -> Message:
    """Describe the better move."""
    match action:
        case Draw():
            return messages.BETTER_DRAW
        case Take():
            return messages.BETTER_TAKE_UPCARD if top is None else messages.better_take(card=top)
        case Pass():
            return messages.BETTER_LEAVE_UPCARD if top is None else messages.better_leave(card=top)
        case Discard(card):
            return messages.better_discard(card=card)
        case Knock(card):
            return messages.BETTER_KNOCK if card is None else messages.better_knock_with(card=card)
        case Gin(card):
            return messages.BETTER_GIN if card is None else messages.better_gin_with(card=card)
        case Shot(card):
            return messages.BETTER_SHOT if card is None else messages.better_shot_with(card=card)
        case BigGin():
            return messages.BETTER_BIG_GIN
        case LayOff(_, cards) if cards:
            return messages.better_lay_off(cards=tuple(card for card, _ in cards))
        case LayOff():
            return messages.BETTER_LAY_NOTHING_OFF
        case Stop():
            return messages.BETTER_STOP
        case Offer(value):
            return messages.better_offer(value=value)
        case NoOffer():
            return messages.BETTER_LEAVE_DIE
        case Accept():
            return messages.BETTER_ACCEPT
        case Refuse():
            return messages.BETTER_REFUSE
        case _:
            raise AssertionError(f"{action} is of a game that is not reviewed")


_MARKED = {Mark.BEST: messages.BEST_MOVE, Mark.HINT: messages.FOLLOWED}
"""Sentences about marks, before the reason."""


def percent(chance: float) -> int:
    """Return a chance in percent."""
    return round(100 * chance)


def top(decision: Decision) -> Card | None:
    """Return the top of the discard pile at a decision."""
    return decision.table.discards[-1] if decision.table.discards else None


def verdict(
    decision: Decision, found: Verdict | None, other: str, *, turning: Text = NOTHING
) -> Text:
    """Judge a decision against the best move."""
    if found is None:
        return messages.LOOKING
    begins = _MARKED.get(found.mark, NOTHING)
    return sentences(begins, why(decision, found, other), _lost(found), turning)


def _lost(found: Verdict) -> Text:
    if not found.points:
        return NOTHING
    points, share = points_text(found.points), percent(found.chance)
    if not share:
        return messages.cost_points(points=points)
    return messages.both_given_away(points=points, percent=share)


def why(decision: Decision, found: Verdict, other: str) -> Text:
    """Return why the move was best, what was better, or that it was as good."""
    match found.mark:
        case Mark.BEST | Mark.HINT:
            return because(found.reason, other)
        case Mark.GOOD:
            return messages.AS_GOOD
        case Mark.SLIP | Mark.MISTAKE:
            best = better(found.best.action, top(decision))
            return sentences(best, better_because(found, other) or hard_to_see(found))


def hard_to_see(found: Verdict) -> Message:
    """Say that only the average of many hands speaks for the better move."""
    return messages.hard_to_see(points=round(found.points))


def step(review: Review, place: int, other: str) -> Text:
    """Describe a decision briefly, for speech."""
    decision, found = review.decisions[place], review.verdicts[place]
    where = messages.step_title(number=place + 1, of=len(review.decisions))
    turning = review.turning_point == place
    return sentences(
        ended(commas(where, messages.TURN_SAID) if turning else where),
        done(decision, found),
        in_brief(decision, found, other),
    )


def done(decision: Decision, found: Verdict | None) -> Message:
    """Describe the player's move briefly."""
    best = found.best.action if found is not None else None
    match decision.action:
        case LayOff(_, cards) if len(cards) > 1:
            return messages.laid_off_some(number=len(cards))
        case Knock() if not isinstance(best, Knock):
            return messages.KNOCKED
        case Gin():
            return messages.WENT_GIN
        case Shot():
            return messages.MADE_SHOT
        case action:
            return did(action, top(decision))


def in_brief(decision: Decision, found: Verdict | None, other: str) -> Text:
    """Judge a decision in few words."""
    if found is None:
        return messages.LOOKING
    match found.mark:
        case Mark.BEST:
            return sentences(messages.BEST_MOVE, briefly(found.reason, other))
        case Mark.HINT:
            return sentences(messages.FOLLOWED, briefly(found.reason, other))
        case Mark.GOOD:
            return messages.AS_GOOD
        case Mark.SLIP | Mark.MISTAKE:
            best: Message = better(found.best.action, top(decision))
            match decision.action, found.best.action:
                case (Discard(), Discard(card)) | (Knock(_), Knock(Card() as card)):
                    best = messages.better_card(card=card)
            seen = better_because(found, other)
            if not seen:
                return sentences(best, messages.brief_average(points=round(found.points)))
            if found.rather is not None:
                return sentences(best, better_briefly(found.rather))
            return sentences(best, briefly(found.reason, other))


def numbered(place: int, action: Action, top: Card | None) -> Message:
    """Return a decision's number and move for the list."""
    return labelled(only(place + 1), did(action, top))


def given(found: Verdict | None) -> Text:
    """Return the points given away; empty if none."""
    if found is None or not found.points:
        return NOTHING
    return messages.given_away(points=points_text(found.points))


def praise(review: Review) -> Text:
    """Return the best move, or how many were best; empty if there is nothing to praise."""
    place = review.praised
    if place is None:
        return _best_moves(review)
    decision, found = review.decisions[place], review.verdicts[place]
    assert found is not None
    text = messages.praised(did=did(decision.action, top(decision)))
    match decision.action:
        case Gin() | BigGin() | Shot():
            return text
        case _ if found.ahead >= CLEAR_LEAD:
            return sentences(text, messages.far_ahead(points=round(found.ahead)))
        case _:
            return text


def _best_moves(review: Review) -> Text:
    if not review.points:
        return NOTHING
    best = sum(found is not None and found.mark is Mark.BEST for found in review.verdicts)
    return messages.often_best(number=best, decisions=len(review.own)) if best else NOTHING


def lost(review: Review) -> Text:
    """Return the points that the player gave away without hints."""
    decisions = len(review.own)
    if not decisions:
        return NOTHING
    if not review.points:
        return messages.none_given(decisions=decisions)
    return messages.points_given(points=points_text(whole_points(review)), decisions=decisions)


def whole_points(review: Review) -> int:
    """Return the points given away as the sum of what the rows show."""
    return sum(round(found.points) for found in review.verdicts if found is not None)


def helped(review: Review, other: str) -> Text:
    """Return how many moves were hints; empty without any, or if the story says so."""
    if not review.hints or story(review, other) == hints(review):
        return NOTHING
    return hints(review)


def luck(review: Review, other: str) -> Text:
    """Return the luck of the hand; empty while it is not measured yet."""
    if not review.measurable:
        return NOTHING if review.result is None else luck_messages.NOT_MEASURED
    if review.balance is None:
        return NOTHING
    return luck_words.with_gifts(review.balance, review.match.rules, other)


def accuracy(review: Review) -> Message:
    """Return the accuracy as a figure with a word, or else the number of moves."""
    if not is_rated(review):
        return messages.counted(decisions=len(review.decisions))
    return messages.accuracy_told(percent=accuracy_of(review), word=judgement(review))


def is_rated(review: Review) -> bool:
    """Return whether the player's own moves are enough for an accuracy."""
    return len(review.own) >= FEWEST_RATED


def judgement(review: Review) -> Message:
    """Return the word for the accuracy of a review; with hints it is never flawless.

    If most moves followed hints, return how few were the player's own.
    """
    share, own = accuracy_of(review), len(review.own)
    if review.hints > own:
        return messages.on_few(number=own, decisions=own + review.hints)
    return in_a_word(min(share, 99) if review.hints else share)


def accuracy_of(review: Review) -> int:
    """Return the accuracy in percent; 100 only if nothing was given away."""
    return min(percent(review.accuracy), 99 if review.points else 100)


def in_a_word(share: int) -> Message:
    """Return the word for an accuracy."""
    return next(word for least, word in _WORDS if share >= least)


_WORDS = (
    (100, messages.FLAWLESS),
    (90, messages.EXCELLENT),
    (80, messages.STRONG),
    (68, messages.SOLID),
    (50, messages.UNEVEN),
    (0, messages.ROUGH),
)
"""Words for accuracies, each with its lower bound in percent."""


def course(review: Review) -> Text:
    """Return the chance, or the penalty, at the start, at the end and at the turning point."""
    turned, end = review.turn, review.end
    judged = [found for found in review.verdicts if found is not None]
    start = review.start
    if start is None and judged:
        start = review.height(judged[0].made)
    if start is None or end is None:
        return NOTHING
    turn: Text = NOTHING
    if turned is not None:
        says = messages.turned_alone if review.alone else messages.turned
        was, now = shown(review, turned.before), shown(review, turned.after)
        turn = says(number=turned.place + 1, before=was, after=now)
    before, after = shown(review, start), shown(review, end)
    if review.alone:
        return sentences(messages.headed(before=before, after=after), turn)
    return sentences(chance_went(review.session, before, after), turn)


def chance_went(session: Session, before: int, after: int) -> Message:
    """Return the sentence about the chance to win, in percent, before and after."""
    went = messages.went_single if session.sheet.single else messages.went
    return went(before=before, after=after)


def chance(session: Session) -> Message:
    """Return the heading of the line of the chance to win."""
    return messages.CHANCE_SINGLE if session.sheet.single else messages.CHANCE


def turning(review: Review, place: int) -> Text:
    """Return a sentence that marks the turning point; empty elsewhere."""
    if review.turning_point != place:
        return NOTHING
    return messages.TURNING


def shown(review: Review, height: float) -> int:
    """Return a value as displayed: a chance in percent, or a solitary deal's penalty points."""
    return round(-height) if review.alone else percent(height)


def moment(review: Review, place: int) -> Text:
    """Return the chance of winning at a decision, or a solitary deal's expected penalty."""
    found = review.verdicts[place]
    if found is None:
        return messages.LOOKING
    made, best = shown(review, review.height(found.made)), shown(review, review.height(found.best))
    if review.alone:
        if not found.points or made == best:
            return messages.heading(number=made)
        return messages.headed_worse(before=best, after=made)
    if not found.points or made == best:
        return messages.to_win(percent=made)
    return messages.dropped(before=best, after=made)


def headline(review: Review) -> Text:
    """Return the result of the review so far, in short."""
    decisions = len(review.decisions)
    judged = sum(found is not None for found in review.verdicts)
    if not decisions:
        return messages.NO_DECISION
    if judged < decisions:
        return messages.looked_at(number=judged, decisions=decisions)
    return accuracy(review)


def summary(review: Review, other: str) -> Text:
    """Return the result of the review in sentences, from the story of the hand to its luck."""
    if not review.decisions or not review.done:
        return ended(headline(review))
    figure = ended(accuracy(review)) if is_rated(review) else NOTHING
    return sentences(
        story(review, other), praise(review), lost(review), helped(review, other), figure,
        course(review), luck(review, other),
    )  # fmt: skip


def rating_note(found: tuple[Rating, ...]) -> Message:
    """Return the note on the chart of ratings."""
    hands, points = len(found), decimal(_mean(found))
    if hands < FEWEST_COMPARED:
        return messages.rating_note(hands=hands, points=points)
    half = hands // 2
    first, last = _mean(found[:half]), _mean(found[half:])
    says = messages.rating_as_many
    if last < first - AS_MANY:
        says = messages.rating_fewer
    elif last > first + AS_MANY:
        says = messages.rating_more
    return says(hands=hands, points=points, before=decimal(first), lately=decimal(last))


def _mean(found: tuple[Rating, ...]) -> float:
    return sum(one.points for one in found) / max(1, sum(one.decisions for one in found))


def rating_line(number: int, rating: Rating) -> tuple[Text, Message]:
    """Return a hand's name and rating."""
    return commas(only(number), only(local_time(rating.when).date())), messages.rated(
        points=decimal(rating.each), decisions=rating.decisions
    )
