"""Messages of the domain `exercise`, from `assets/languages/en/exercise.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from enum import Enum
from gin.core.cards import Card
from gin.core.message import Message, Text, Who


TITLE = Message("exercise-title")


def theme(*, theme: Enum) -> Message:
    return Message("exercise-theme", (("theme", theme),))


SHOW = Message("exercise-show")


SHOWN = Message("exercise-shown")


ALL = Message("exercise-all")


NOTHING = Message("exercise-nothing")


NOTHING_HERE = Message("exercise-nothing-here")


BEGIN = Message("exercise-begin")


CONTINUE = Message("exercise-continue")


MORE = Message("exercise-more")


def today(*, done: int, whole: int) -> Message:
    return Message("exercise-today", (("done", done), ("whole", whole),))


def today_done(*, number: int) -> Message:
    return Message("exercise-today-done", (("number", number),))


FIGURES = Message("exercise-figures")


ANSWERED = Message("exercise-answered")


def from_own(*, own: int) -> Message:
    return Message("exercise-from-own", (("own", own),))


RIGHT_FIRST = Message("exercise-right-first")


AT_FIRST_TRY = Message("exercise-at-first-try")


COME_AGAIN = Message("exercise-come-again")


def due(*, number: int) -> Message:
    return Message("exercise-due", (("number", number),))


MASTERED = Message("exercise-mastered")


AFTER_MISTAKE = Message("exercise-after-mistake")


NEXT_TITLE = Message("exercise-next-title")


def upcoming(*, question: Text) -> Message:
    return Message("exercise-upcoming", (("question", question),))


NEXT_NEW = Message("exercise-next-new")


NEXT_OWN = Message("exercise-next-own")


NEXT_DUE = Message("exercise-next-due")


BY_THEME = Message("exercise-by-theme")


BY_THEME_NOTE = Message("exercise-by-theme-note")


def ratio(*, answered: int, right: int) -> Message:
    return Message("exercise-ratio", (("answered", answered), ("right", right),))


LEGEND_RIGHT = Message("exercise-legend-right")


LEGEND_ANSWERED = Message("exercise-legend-answered")


NO_RATING = Message("exercise-no-rating")


def rating_of(*, name: Text) -> Message:
    return Message("exercise-rating-of", (("name", name),))


def rating_now(*, rating: int, spread: int) -> Message:
    return Message("exercise-rating-now", (("rating", rating), ("spread", spread),))


RATING_UP = Message("exercise-rating-up")


def rating_across(*, days: int) -> Message:
    return Message("exercise-rating-across", (("days", days),))


def day_count(*, number: int) -> Message:
    return Message("exercise-day-count", (("number", number),))


def subtitle(*, game: Text, place: Text, who: Who) -> Message:
    return Message("exercise-subtitle", (("game", game), ("place", place), ("who", who),))


def place(*, number: int, whole: int) -> Message:
    return Message("exercise-place", (("number", number), ("whole", whole),))


ONE_MORE = Message("exercise-one-more")


AGAIN = Message("exercise-again")


OWN_HAND = Message("exercise-own-hand")


def asks_melds(*, card: Card) -> Message:
    return Message("exercise-asks-melds", (("card", card),))


def gone(*, cards: Text) -> Message:
    return Message("exercise-gone", (("cards", cards),))


GONE_TITLE = Message("exercise-gone-title")


NONE_GONE = Message("exercise-none-gone")


def took_short(*, cards: Text, who: Who) -> Message:
    return Message("exercise-took-short", (("cards", cards), ("who", who),))


def took(*, cards: Text, who: Who) -> Message:
    return Message("exercise-took", (("cards", cards), ("who", who),))


PICK_FIRST = Message("exercise-pick-first")


NO_HINT = Message("exercise-no-hint")


NO_BEST = Message("exercise-no-best")


TO_EXERCISES = Message("exercise-to-exercises")


IS_ANSWERED = Message("exercise-is-answered")


ANSWERED_DRAW = Message("exercise-answered-draw")


def answered_take(*, card: Card) -> Message:
    return Message("exercise-answered-take", (("card", card),))


def answered_leave(*, card: Card) -> Message:
    return Message("exercise-answered-leave", (("card", card),))


def answered_discard(*, card: Card) -> Message:
    return Message("exercise-answered-discard", (("card", card),))


def answered_knock(*, left: int) -> Message:
    return Message("exercise-answered-knock", (("left", left),))


ANSWERED_GIN = Message("exercise-answered-gin")


ANSWERED_SHOT = Message("exercise-answered-shot")


def answered_lay_off(*, cards: tuple[Card, ...]) -> Message:
    return Message("exercise-answered-lay-off", (("cards", cards),))


ANSWERED_LAY_NOTHING = Message("exercise-answered-lay-nothing")


def better_knock(*, left: int) -> Message:
    return Message("exercise-better-knock", (("left", left),))


def better_lay_off(*, cards: tuple[Card, ...]) -> Message:
    return Message("exercise-better-lay-off", (("cards", cards),))


BETTER_LAY_NOTHING = Message("exercise-better-lay-nothing")


YOURS = Message("exercise-yours")


BETTER = Message("exercise-better")


RIGHT = Message("exercise-right")


AS_GOOD = Message("exercise-as-good")


WRONG = Message("exercise-wrong")


def costs(*, points: int) -> Message:
    return Message("exercise-costs", (("points", points),))


def too_much(*, points: int) -> Message:
    return Message("exercise-too-much", (("points", points),))


def counted(*, card: Card, fewer: int, points: int, yours: Card) -> Message:
    return Message("exercise-counted", (("card", card), ("fewer", fewer), ("points", points), ("yours", yours),))


def together(*, left: int, melds: tuple[Text, ...]) -> Message:
    return Message("exercise-together", (("left", left), ("melds", melds),))


def yours_leaves(*, left: int) -> Message:
    return Message("exercise-yours-leaves", (("left", left),))


def others_lay(*, who: Who) -> Message:
    return Message("exercise-others-lay", (("who", who),))


def yours_lays(*, who: Who) -> Message:
    return Message("exercise-yours-lays", (("who", who),))


def comes_again(*, date: date) -> Message:
    return Message("exercise-comes-again", (("date", date),))


COMES_TOMORROW = Message("exercise-comes-tomorrow")


IS_MASTERED = Message("exercise-is-mastered")


NEXT = Message("exercise-next")


HOW_ON = Message("exercise-how-on")


BEGUN = Message("exercise-begun")


TO_EXERCISE = Message("exercise-to-exercise")


TRIAL = Message("exercise-trial")


def unreadable(*, file: Text) -> Message:
    return Message("exercise-unreadable", (("file", file),))


def damaged(*, file: Text) -> Message:
    return Message("exercise-damaged", (("file", file),))


def other_format(*, file: Text) -> Message:
    return Message("exercise-other-format", (("file", file),))


def bad_line(*, file: Text, line: int) -> Message:
    return Message("exercise-bad-line", (("file", file), ("line", line),))
