"""What can be said of `review`, from `assets/languages/en/review.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from gin.core.cards import Card
from gin.core.message import Message, Text, Who


REVIEW = Message("review-review")


PAGE = Message("review-page")


def title(*, hand: int) -> Message:
    return Message("review-title", (("hand", hand),))


def step_title(*, number: int, of: int) -> Message:
    return Message("review-step-title", (("number", number), ("of", of),))


def step_subtitle(*, hand: int) -> Message:
    return Message("review-step-subtitle", (("hand", hand),))


def open_hand(*, who: Who) -> Message:
    return Message("review-open-hand", (("who", who),))


STEP = Message("review-step")


NEXT = Message("review-next")


BEFORE = Message("review-before")


LIST = Message("review-list")


WHAT_IF = Message("review-what-if")


FIRST = Message("review-first")


LAST = Message("review-last")


LOOKING = Message("review-looking")


NO_DECISION = Message("review-no-decision")


NO_REVIEW = Message("review-no-review")


DREW = Message("review-drew")


def took(*, card: Card) -> Message:
    return Message("review-took", (("card", card),))


TOOK_UPCARD = Message("review-took-upcard")


def left(*, card: Card) -> Message:
    return Message("review-left", (("card", card),))


LEFT_UPCARD = Message("review-left-upcard")


def discarded(*, card: Card) -> Message:
    return Message("review-discarded", (("card", card),))


KNOCKED = Message("review-knocked")


def knocked_with(*, card: Card) -> Message:
    return Message("review-knocked-with", (("card", card),))


WENT_GIN = Message("review-went-gin")


def went_gin_with(*, card: Card) -> Message:
    return Message("review-went-gin-with", (("card", card),))


WENT_BIG_GIN = Message("review-went-big-gin")


MADE_SHOT = Message("review-made-shot")


def made_shot_with(*, card: Card) -> Message:
    return Message("review-made-shot-with", (("card", card),))


def laid_off(*, cards: tuple[Card, ...]) -> Message:
    return Message("review-laid-off", (("cards", cards),))


LAID_NOTHING_OFF = Message("review-laid-nothing-off")


STOPPED = Message("review-stopped")


def offered(*, value: int) -> Message:
    return Message("review-offered", (("value", value),))


LEFT_DIE = Message("review-left-die")


ACCEPTED = Message("review-accepted")


REFUSED = Message("review-refused")


BETTER_DRAW = Message("review-better-draw")


def better_take(*, card: Card) -> Message:
    return Message("review-better-take", (("card", card),))


BETTER_TAKE_UPCARD = Message("review-better-take-upcard")


def better_leave(*, card: Card) -> Message:
    return Message("review-better-leave", (("card", card),))


BETTER_LEAVE_UPCARD = Message("review-better-leave-upcard")


def better_discard(*, card: Card) -> Message:
    return Message("review-better-discard", (("card", card),))


BETTER_KNOCK = Message("review-better-knock")


def better_knock_with(*, card: Card) -> Message:
    return Message("review-better-knock-with", (("card", card),))


BETTER_GIN = Message("review-better-gin")


def better_gin_with(*, card: Card) -> Message:
    return Message("review-better-gin-with", (("card", card),))


BETTER_BIG_GIN = Message("review-better-big-gin")


BETTER_SHOT = Message("review-better-shot")


def better_shot_with(*, card: Card) -> Message:
    return Message("review-better-shot-with", (("card", card),))


def better_lay_off(*, cards: tuple[Card, ...]) -> Message:
    return Message("review-better-lay-off", (("cards", cards),))


BETTER_LAY_NOTHING_OFF = Message("review-better-lay-nothing-off")


BETTER_STOP = Message("review-better-stop")


def better_offer(*, value: int) -> Message:
    return Message("review-better-offer", (("value", value),))


BETTER_LEAVE_DIE = Message("review-better-leave-die")


BETTER_ACCEPT = Message("review-better-accept")


BETTER_REFUSE = Message("review-better-refuse")


AS_GOOD = Message("review-as-good")


def both_given_away(*, percent: int, points: Text) -> Message:
    return Message("review-both-given-away", (("percent", percent), ("points", points),))


def given_away(*, points: Text) -> Message:
    return Message("review-given-away", (("points", points),))


TURNING = Message("review-turning")


def your_move(*, percent: int, worth: Text) -> Message:
    return Message("review-your-move", (("percent", percent), ("worth", worth),))


def best(*, percent: int, worth: Text) -> Message:
    return Message("review-best", (("percent", percent), ("worth", worth),))


def plus(*, worth: int) -> Message:
    return Message("review-plus", (("worth", worth),))


def minus(*, worth: int) -> Message:
    return Message("review-minus", (("worth", worth),))


def looked_at(*, number: int, decisions: int) -> Message:
    return Message("review-looked-at", (("number", number), ("decisions", decisions),))


def nothing_given_away(*, decisions: int) -> Message:
    return Message("review-nothing-given-away", (("decisions", decisions),))


def so_much_given_away(*, points: Text, decisions: int) -> Message:
    return Message("review-so-much-given-away", (("points", points), ("decisions", decisions),))


def given_away_and_turning(*, points: Text, turning: int, decisions: int) -> Message:
    return Message("review-given-away-and-turning", (("points", points), ("turning", turning), ("decisions", decisions),))


TRIAL = Message("review-trial")


NOT_COUNTED = Message("review-not-counted")


BEGUN = Message("review-begun")


TO_REVIEW = Message("review-to-review")


AGAIN = Message("review-again")


FINISHED = Message("review-finished")


FINISHED_NOTE = Message("review-finished-note")


def match(*, date: date, game: Text, who: Who) -> Message:
    return Message("review-match", (("date", date), ("game", game), ("who", who),))


def won(*, theirs: int, yours: int) -> Message:
    return Message("review-won", (("theirs", theirs), ("yours", yours),))


def lost(*, theirs: int, yours: int) -> Message:
    return Message("review-lost", (("theirs", theirs), ("yours", yours),))


def goal_reached(*, yours: int) -> Message:
    return Message("review-goal-reached", (("yours", yours),))


def goal_missed(*, yours: int) -> Message:
    return Message("review-goal-missed", (("yours", yours),))


RATING = Message("review-rating")


RATING_UP = Message("review-rating-up")


def rating_across(*, hands: int) -> Message:
    return Message("review-rating-across", (("hands", hands),))


def rated(*, points: Text, decisions: int) -> Message:
    return Message("review-rated", (("points", points), ("decisions", decisions),))


def rating_note(*, hands: int, points: Text) -> Message:
    return Message("review-rating-note", (("hands", hands), ("points", points),))


def rating_fewer(*, before: Text, lately: Text, hands: int, points: Text) -> Message:
    return Message("review-rating-fewer", (("before", before), ("lately", lately), ("hands", hands), ("points", points),))


def rating_more(*, before: Text, lately: Text, hands: int, points: Text) -> Message:
    return Message("review-rating-more", (("before", before), ("lately", lately), ("hands", hands), ("points", points),))


def rating_as_many(*, before: Text, lately: Text, hands: int, points: Text) -> Message:
    return Message("review-rating-as-many", (("before", before), ("lately", lately), ("hands", hands), ("points", points),))
