"""Messages of the domain `lesson`, from `assets/languages/en/lesson.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.cards import Card
from gin.core.message import Message, Text, Who


TITLE = Message("lesson-title")


SUBTITLE = Message("lesson-subtitle")


AREA = Message("lesson-area")


GO_ON = Message("lesson-go-on")


BACK = Message("lesson-back")


LEAVE = Message("lesson-leave")


PLAY = Message("lesson-play")


RULES = Message("lesson-rules")


FIRST_STEP = Message("lesson-first-step")


GUEST = Message("lesson-guest")


READ_ON = Message("lesson-read-on")


WAITS = Message("lesson-waits")


YOUR_HAND = Message("lesson-your-hand")


def deadwood(*, number: int) -> Message:
    return Message("lesson-deadwood", (("number", number),))


def their_deadwood_counted(*, number: int) -> Message:
    return Message("lesson-their-deadwood-counted", (("number", number),))


def their_deadwood(*, other: Who) -> Message:
    return Message("lesson-their-deadwood", (("other", other),))


WELCOME_TITLE = Message("lesson-welcome-title")


WELCOME_TEXT = Message("lesson-welcome-text")


def welcome_by_key(*, key: Text) -> Message:
    return Message("lesson-welcome-by-key", (("key", key),))


WELCOME_BY_MOUSE = Message("lesson-welcome-by-mouse")


WELCOME_TYPED = Message("lesson-welcome-typed")


def goal_example(*, hearts: tuple[Card, ...], left: Card, set: tuple[Card, ...], spades: tuple[Card, ...]) -> Message:
    return Message("lesson-goal-example", (("hearts", hearts), ("left", left), ("set", set), ("spades", spades),))


GOAL_SET = Message("lesson-goal-set")


GOAL_RUN = Message("lesson-goal-run")


def goal_left(*, number: int) -> Message:
    return Message("lesson-goal-left", (("number", number),))


SET_TITLE = Message("lesson-set-title")


SET_TEXT = Message("lesson-set-text")


def set_example(*, cards: tuple[Card, ...]) -> Message:
    return Message("lesson-set-example", (("cards", cards),))


SET_STATUS = Message("lesson-set-status")


def set_by_key(*, key: Text) -> Message:
    return Message("lesson-set-by-key", (("key", key),))


SET_BY_MOUSE = Message("lesson-set-by-mouse")


SET_TYPED = Message("lesson-set-typed")


SET_OTHER = Message("lesson-set-other")


RUN_TITLE = Message("lesson-run-title")


RUN_TEXT = Message("lesson-run-text")


def run_example(*, cards: tuple[Card, ...]) -> Message:
    return Message("lesson-run-example", (("cards", cards),))


RUN_STATUS = Message("lesson-run-status")


RUN_TYPED = Message("lesson-run-typed")


RUN_OF_SET = Message("lesson-run-of-set")


def run_two(*, jack: Card, queen: Card) -> Message:
    return Message("lesson-run-two", (("jack", jack), ("queen", queen),))


RUN_OTHER = Message("lesson-run-other")


DEADWOOD_TITLE = Message("lesson-deadwood-title")


DEADWOOD_TEXT = Message("lesson-deadwood-text")


def deadwood_example(*, cards: tuple[Card, ...]) -> Message:
    return Message("lesson-deadwood-example", (("cards", cards),))


def deadwood_by_key(*, key: Text) -> Message:
    return Message("lesson-deadwood-by-key", (("key", key),))


DEADWOOD_TYPED = Message("lesson-deadwood-typed")


UPCARD_TITLE = Message("lesson-upcard-title")


def upcard_text(*, nine: Card) -> Message:
    return Message("lesson-upcard-text", (("nine", nine),))


def upcard_status(*, nine: Card) -> Message:
    return Message("lesson-upcard-status", (("nine", nine),))


def upcard_by_key(*, key: Text) -> Message:
    return Message("lesson-upcard-by-key", (("key", key),))


UPCARD_BY_MOUSE = Message("lesson-upcard-by-mouse")


UPCARD_TYPED = Message("lesson-upcard-typed")


def upcard_first(*, nine: Card) -> Message:
    return Message("lesson-upcard-first", (("nine", nine),))


def upcard_not_taken(*, nine: Card) -> Message:
    return Message("lesson-upcard-not-taken", (("nine", nine),))


DRAW_TITLE = Message("lesson-draw-title")


DRAW_TEXT = Message("lesson-draw-text")


DRAW_STATUS = Message("lesson-draw-status")


def draw_by_key(*, key: Text) -> Message:
    return Message("lesson-draw-by-key", (("key", key),))


DRAW_BY_MOUSE = Message("lesson-draw-by-mouse")


DRAW_TYPED = Message("lesson-draw-typed")


DISCARD_TITLE = Message("lesson-discard-title")


def discard_text(*, four: Card, jack: Card, king: Card, queen: Card) -> Message:
    return Message("lesson-discard-text", (("four", four), ("jack", jack), ("king", king), ("queen", queen),))


def discard_status(*, king: Card) -> Message:
    return Message("lesson-discard-status", (("king", king),))


def discard_by_key(*, key: Text) -> Message:
    return Message("lesson-discard-by-key", (("key", key),))


DISCARD_BY_MOUSE = Message("lesson-discard-by-mouse")


DISCARD_TYPED = Message("lesson-discard-typed")


def discard_other(*, king: Card) -> Message:
    return Message("lesson-discard-other", (("king", king),))


def discard_run_to_be(*, jack: Card, king: Card, queen: Card) -> Message:
    return Message("lesson-discard-run-to-be", (("jack", jack), ("king", king), ("queen", queen),))


def discard_of_set(*, king: Card) -> Message:
    return Message("lesson-discard-of-set", (("king", king),))


def discard_of_run(*, king: Card) -> Message:
    return Message("lesson-discard-of-run", (("king", king),))


OTHER_TITLE = Message("lesson-other-title")


OTHER_TEXT = Message("lesson-other-text")


OTHER_STATUS = Message("lesson-other-status")


def watching(*, other: Who) -> Message:
    return Message("lesson-watching", (("other", other),))


TOP_TITLE = Message("lesson-top-title")


def top_text(*, ten: Card) -> Message:
    return Message("lesson-top-text", (("ten", ten),))


def top_by_key(*, key: Text) -> Message:
    return Message("lesson-top-by-key", (("key", key),))


TOP_TYPED = Message("lesson-top-typed")


TAKE_TITLE = Message("lesson-take-title")


def take_text(*, cards: tuple[Card, ...], ten: Card) -> Message:
    return Message("lesson-take-text", (("cards", cards), ("ten", ten),))


def take_status(*, ten: Card) -> Message:
    return Message("lesson-take-status", (("ten", ten),))


def take_by_key(*, key: Text) -> Message:
    return Message("lesson-take-by-key", (("key", key),))


TAKE_BY_MOUSE = Message("lesson-take-by-mouse")


TAKE_TYPED = Message("lesson-take-typed")


def take_not_drawn(*, ten: Card) -> Message:
    return Message("lesson-take-not-drawn", (("ten", ten),))


KNOCK_TITLE = Message("lesson-knock-title")


def knock_text(*, four: Card, six: Card) -> Message:
    return Message("lesson-knock-text", (("four", four), ("six", six),))


def knock_status(*, six: Card) -> Message:
    return Message("lesson-knock-status", (("six", six),))


def knock_by_key(*, key: Text) -> Message:
    return Message("lesson-knock-by-key", (("key", key),))


KNOCK_BY_MOUSE = Message("lesson-knock-by-mouse")


KNOCK_TYPED = Message("lesson-knock-typed")


def knock_other(*, six: Card) -> Message:
    return Message("lesson-knock-other", (("six", six),))


def knock_not_discarded(*, six: Card) -> Message:
    return Message("lesson-knock-not-discarded", (("six", six),))


def knock_with_more(*, six: Card) -> Message:
    return Message("lesson-knock-with-more", (("six", six),))


DECLARE_TITLE = Message("lesson-declare-title")


def declare_text(*, four: Card, six: Card) -> Message:
    return Message("lesson-declare-text", (("four", four), ("six", six),))


DECLARE_STATUS = Message("lesson-declare-status")


def declare_by_key(*, key: Text) -> Message:
    return Message("lesson-declare-by-key", (("key", key),))


DECLARE_BY_MOUSE = Message("lesson-declare-by-mouse")


DECLARE_TYPED = Message("lesson-declare-typed")


DECLARE_OTHER = Message("lesson-declare-other")


COUNT_TITLE = Message("lesson-count-title")


def count_text(*, five: Card, four: Card, seven: Card) -> Message:
    return Message("lesson-count-text", (("five", five), ("four", four), ("seven", seven),))


CHOOSE_TITLE = Message("lesson-choose-title")


def choose_text(*, cards: tuple[Card, ...], four: Card) -> Message:
    return Message("lesson-choose-text", (("cards", cards), ("four", four),))


CHOOSE_STATUS = Message("lesson-choose-status")


def choose_by_key(*, key: Text) -> Message:
    return Message("lesson-choose-by-key", (("key", key),))


CHOOSE_BY_MOUSE = Message("lesson-choose-by-mouse")


CHOOSE_TYPED = Message("lesson-choose-typed")


CHOSEN_TITLE = Message("lesson-chosen-title")


def chosen_best(*, king: Card) -> Message:
    return Message("lesson-chosen-best", (("king", king),))


def chosen_loose(*, card: Card, king: Card) -> Message:
    return Message("lesson-chosen-loose", (("card", card), ("king", king),))


def chosen_end_of_run(*, card: Card, king: Card) -> Message:
    return Message("lesson-chosen-end-of-run", (("card", card), ("king", king),))


def chosen_of_meld(*, card: Card, king: Card) -> Message:
    return Message("lesson-chosen-of-meld", (("card", card), ("king", king),))


COUNTED_TITLE = Message("lesson-counted-title")


def counted_text(*, deadwood: int, king: Card, points: int) -> Message:
    return Message("lesson-counted-text", (("deadwood", deadwood), ("king", king), ("points", points),))


LAY_OFF_TITLE = Message("lesson-lay-off-title")


def lay_off_text(*, five: Card, six: Card) -> Message:
    return Message("lesson-lay-off-text", (("five", five), ("six", six),))


def lay_off_status(*, six: Card) -> Message:
    return Message("lesson-lay-off-status", (("six", six),))


def lay_off_by_key(*, key: Text) -> Message:
    return Message("lesson-lay-off-by-key", (("key", key),))


LAY_OFF_BY_MOUSE = Message("lesson-lay-off-by-mouse")


LAY_OFF_TYPED = Message("lesson-lay-off-typed")


def lay_off_first(*, six: Card) -> Message:
    return Message("lesson-lay-off-first", (("six", six),))


LAY_MORE_TITLE = Message("lesson-lay-more-title")


def lay_more_text(*, seven: Card) -> Message:
    return Message("lesson-lay-more-text", (("seven", seven),))


def lay_more_status(*, seven: Card) -> Message:
    return Message("lesson-lay-more-status", (("seven", seven),))


LAY_MORE_TYPED = Message("lesson-lay-more-typed")


def lay_more_first(*, seven: Card, six: Card) -> Message:
    return Message("lesson-lay-more-first", (("seven", seven), ("six", six),))


DONE_TITLE = Message("lesson-done-title")


def done_text(*, five: Card) -> Message:
    return Message("lesson-done-text", (("five", five),))


DONE_STATUS = Message("lesson-done-status")


def done_by_key(*, key: Text) -> Message:
    return Message("lesson-done-by-key", (("key", key),))


DONE_BY_MOUSE = Message("lesson-done-by-mouse")


DONE_TYPED = Message("lesson-done-typed")


DONE_OTHER = Message("lesson-done-other")


UNDERCUT_TITLE = Message("lesson-undercut-title")


UNDERCUT_TEXT = Message("lesson-undercut-text")


YOU_ARE_LEFT = Message("lesson-you-are-left")


GIN_TITLE = Message("lesson-gin-title")


GIN_TEXT = Message("lesson-gin-text")


END_TITLE = Message("lesson-end-title")


END_TEXT = Message("lesson-end-text")


END_STATUS = Message("lesson-end-status")


def end_by_key(*, key: Text) -> Message:
    return Message("lesson-end-by-key", (("key", key),))


END_TYPED = Message("lesson-end-typed")
