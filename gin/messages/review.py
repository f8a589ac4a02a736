"""Messages of the domain `review`, from `assets/languages/en/review.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
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


NEXT_MISTAKE = Message("review-next-mistake")


NO_OTHER_MISTAKE = Message("review-no-other-mistake")


MOVES = Message("review-moves")


FIRST = Message("review-first")


LAST = Message("review-last")


HAND_BEFORE = Message("review-hand-before")


HAND_AFTER = Message("review-hand-after")


FIRST_HAND = Message("review-first-hand")


LAST_HAND = Message("review-last-hand")


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


def cost_points(*, points: Text) -> Message:
    return Message("review-cost-points", (("points", points),))


def hard_to_see(*, points: int) -> Message:
    return Message("review-hard-to-see", (("points", points),))


def keeps_meld(*, card: Card) -> Message:
    return Message("review-keeps-meld", (("card", card),))


def given_away(*, points: Text) -> Message:
    return Message("review-given-away", (("points", points),))


TURNING = Message("review-turning")


TURN_SAID = Message("review-turn-said")


def mark(*, mark: Enum) -> Message:
    return Message("review-mark", (("mark", mark),))


def marked(*, mark: Enum, number: int) -> Message:
    return Message("review-marked", (("mark", mark), ("number", number),))


BEST_MOVE = Message("review-best-move")


FOLLOWED = Message("review-followed")


def fold(*, first: int, last: int, best: int, good: int, hints: int) -> Message:
    return Message("review-fold", (("first", first), ("last", last), ("best", best), ("good", good), ("hints", hints),))


def fold_two(*, first: int, good: int, hints: int, last: int) -> Message:
    return Message("review-fold-two", (("first", first), ("good", good), ("hints", hints), ("last", last),))


DRAWN = Message("review-drawn")


NEW_CARD = Message("review-new-card")


JUST_DRAWN = Message("review-just-drawn")


PLAYED = Message("review-played")


INSTEAD = Message("review-instead")


SHOW = Message("review-show")


HIDE = Message("review-hide")


ACCURACY = Message("review-accuracy")


def counted(*, decisions: int) -> Message:
    return Message("review-counted", (("decisions", decisions),))


def hints(*, number: int, decisions: int) -> Message:
    return Message("review-hints", (("number", number), ("decisions", decisions),))


def all_hints(*, decisions: int) -> Message:
    return Message("review-all-hints", (("decisions", decisions),))


def accuracy_told(*, percent: int, word: Text) -> Message:
    return Message("review-accuracy-told", (("percent", percent), ("word", word),))


def on_few(*, number: int, decisions: int) -> Message:
    return Message("review-on-few", (("number", number), ("decisions", decisions),))


FLAWLESS = Message("review-flawless")


EXCELLENT = Message("review-excellent")


STRONG = Message("review-strong")


SOLID = Message("review-solid")


UNEVEN = Message("review-uneven")


ROUGH = Message("review-rough")


WELL_WON = Message("review-well-won")


def well_lost(*, who: Who) -> Message:
    return Message("review-well-lost", (("who", who),))


def unlucky(*, who: Who) -> Message:
    return Message("review-unlucky", (("who", who),))


WON = Message("review-won")


LUCKY = Message("review-lucky")


def lost(*, who: Who) -> Message:
    return Message("review-lost", (("who", who),))


BADLY_WON = Message("review-badly-won")


BADLY_LOST = Message("review-badly-lost")


def praised(*, did: Text) -> Message:
    return Message("review-praised", (("did", did),))


def often_best(*, number: int, decisions: int) -> Message:
    return Message("review-often-best", (("number", number), ("decisions", decisions),))


def far_ahead(*, points: int) -> Message:
    return Message("review-far-ahead", (("points", points),))


def points_given(*, points: Text, decisions: int) -> Message:
    return Message("review-points-given", (("points", points), ("decisions", decisions),))


def none_given(*, decisions: int) -> Message:
    return Message("review-none-given", (("decisions", decisions),))


LINE = Message("review-line")


SUMMARY = Message("review-summary")


CHANCE = Message("review-chance")


CHANCE_SINGLE = Message("review-chance-single")


EXPECTED = Message("review-expected")


DEAL = Message("review-deal")


END = Message("review-end")


TURN = Message("review-turn")


def went(*, after: int, before: int) -> Message:
    return Message("review-went", (("after", after), ("before", before),))


def went_single(*, after: int, before: int) -> Message:
    return Message("review-went-single", (("after", after), ("before", before),))


def headed(*, after: int, before: int) -> Message:
    return Message("review-headed", (("after", after), ("before", before),))


def turned(*, after: int, before: int, number: int) -> Message:
    return Message("review-turned", (("after", after), ("before", before), ("number", number),))


def turned_alone(*, after: int, before: int, number: int) -> Message:
    return Message("review-turned-alone", (("after", after), ("before", before), ("number", number),))


def move(*, number: int) -> Message:
    return Message("review-move", (("number", number),))


def to_win(*, percent: int) -> Message:
    return Message("review-to-win", (("percent", percent),))


def dropped(*, after: int, before: int) -> Message:
    return Message("review-dropped", (("after", after), ("before", before),))


def heading(*, number: int) -> Message:
    return Message("review-heading", (("number", number),))


def headed_worse(*, after: int, before: int) -> Message:
    return Message("review-headed-worse", (("after", after), ("before", before),))


def why_alone(*, card: Card, counts: int) -> Message:
    return Message("review-why-alone", (("card", card), ("counts", counts),))


def why_only_alone(*, card: Card) -> Message:
    return Message("review-why-only-alone", (("card", card),))


def why_only_unneeded(*, card: Card) -> Message:
    return Message("review-why-only-unneeded", (("card", card),))


def why_unneeded(*, card: Card, counts: int) -> Message:
    return Message("review-why-unneeded", (("card", card), ("counts", counts),))


def why_gone(*, card: Card) -> Message:
    return Message("review-why-gone", (("card", card),))


def why_help(*, left: int, number: int) -> Message:
    return Message("review-why-help", (("left", left), ("number", number),))


def why_wait(*, number: int) -> Message:
    return Message("review-why-wait", (("number", number),))


def why_useless(*, card: Card, who: Who) -> Message:
    return Message("review-why-useless", (("card", card), ("who", who),))


def why_melds(*, before: int, card: Card, left: int, meld: Text) -> Message:
    return Message("review-why-melds", (("before", before), ("card", card), ("left", left), ("meld", meld),))


def why_less(*, before: int, card: Card, left: int) -> Message:
    return Message("review-why-less", (("before", before), ("card", card), ("left", left),))


def why_no_meld(*, card: Card, number: int, unseen: int) -> Message:
    return Message("review-why-no-meld", (("card", card), ("number", number), ("unseen", unseen),))


def why_despite(*, card: Card) -> Message:
    return Message("review-why-despite", (("card", card),))


def why_hope(*, number: int, unseen: int) -> Message:
    return Message("review-why-hope", (("number", number), ("unseen", unseen),))


def why_knock(*, left: int, percent: int) -> Message:
    return Message("review-why-knock", (("left", left), ("percent", percent),))


WHY_ALL_MELDED = Message("review-why-all-melded")


WHY_SHOT = Message("review-why-shot")


def why_lay_off(*, counts: int, left: int) -> Message:
    return Message("review-why-lay-off", (("counts", counts), ("left", left),))


def why_lay_nothing(*, left: int) -> Message:
    return Message("review-why-lay-nothing", (("left", left),))


def why_stake(*, percent: int) -> Message:
    return Message("review-why-stake", (("percent", percent),))


WHY_REFUSE = Message("review-why-refuse")


WHY_DIE = Message("review-why-die")


def why_leaves(*, left: int) -> Message:
    return Message("review-why-leaves", (("left", left),))


WHY_TURN = Message("review-why-turn")


BRIEF_ALONE = Message("review-brief-alone")


BRIEF_UNNEEDED = Message("review-brief-unneeded")


BRIEF_OUTS = Message("review-brief-outs")


def brief_average(*, points: int) -> Message:
    return Message("review-brief-average", (("points", points),))


BRIEF_GONE = Message("review-brief-gone")


def brief_help(*, left: int, number: int) -> Message:
    return Message("review-brief-help", (("left", left), ("number", number),))


def brief_useless(*, who: Who) -> Message:
    return Message("review-brief-useless", (("who", who),))


def brief_melds(*, meld: Text) -> Message:
    return Message("review-brief-melds", (("meld", meld),))


def brief_less(*, left: int) -> Message:
    return Message("review-brief-less", (("left", left),))


def brief_no_meld(*, card: Card) -> Message:
    return Message("review-brief-no-meld", (("card", card),))


BRIEF_DESPITE = Message("review-brief-despite")


def brief_knock(*, percent: int) -> Message:
    return Message("review-brief-knock", (("percent", percent),))


def better_card(*, card: Card) -> Message:
    return Message("review-better-card", (("card", card),))


def laid_off_some(*, number: int) -> Message:
    return Message("review-laid-off-some", (("number", number),))


def looked_at(*, decisions: int, number: int) -> Message:
    return Message("review-looked-at", (("decisions", decisions), ("number", number),))


TRIAL = Message("review-trial")


NOT_COUNTED = Message("review-not-counted")


BEGUN = Message("review-begun")


TO_REVIEW = Message("review-to-review")


AGAIN = Message("review-again")


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
