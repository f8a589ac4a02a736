"""Messages of the domain `coach`, from `assets/languages/en/coach.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.cards import Card, Rank
from gin.core.message import Message, Text, Who


HINT = Message("coach-hint")


WHY = Message("coach-why")


DO_IT = Message("coach-do-it")


THINKING_NOW = Message("coach-thinking-now")


ADVISED = Message("coach-advised")


THINKING = Message("coach-thinking")


OFF = Message("coach-off")


AGREED = Message("coach-agreed")


NOT_NOW = Message("coach-not-now")


NO_COACH = Message("coach-no-coach")


def ahead(*, points: int) -> Message:
    return Message("coach-ahead", (("points", points),))


def ahead_of_leaving(*, points: int) -> Message:
    return Message("coach-ahead-of-leaving", (("points", points),))


def ahead_of_taking(*, points: int) -> Message:
    return Message("coach-ahead-of-taking", (("points", points),))


def discard(*, card: Card, reasons: tuple[Text, ...]) -> Message:
    return Message("coach-discard", (("card", card), ("reasons", reasons),))


def rather(*, card: Card, kept: Card, reason: Text) -> Message:
    return Message("coach-rather", (("card", card), ("kept", kept), ("reason", reason),))


def fewer_outs(*, kept: Card, more: int, number: int) -> Message:
    return Message("coach-fewer-outs", (("kept", kept), ("more", more), ("number", number),))


def alone(*, kept: Card, more: int) -> Message:
    return Message("coach-alone", (("kept", kept), ("more", more),))


def costs(*, gin: bool, kept_points: int, kept_rank: Rank, melded: bool, points: int, rank: Rank, who: Who) -> Message:
    return Message("coach-costs", (("gin", gin), ("kept-points", kept_points), ("kept-rank", kept_rank), ("melded", melded), ("points", points), ("rank", rank), ("who", who),))


def held(*, cards: tuple[Card, ...], kept: Card, who: Who) -> Message:
    return Message("coach-held", (("cards", cards), ("kept", kept), ("who", who),))


def no_meld(*, card: Card, who: Who) -> Message:
    return Message("coach-no-meld", (("card", card), ("who", who),))


def no_set(*, rank: Rank, who: Who) -> Message:
    return Message("coach-no-set", (("rank", rank), ("who", who),))


def no_run(*, card: Card, who: Who) -> Message:
    return Message("coach-no-run", (("card", card), ("who", who),))


def counts_more(*, points: int) -> Message:
    return Message("coach-counts-more", (("points", points),))


def rank_counts_more(*, rank: Rank, points: int) -> Message:
    return Message("coach-rank-counts-more", (("rank", rank), ("points", points),))


def close(*, kept: Card) -> Message:
    return Message("coach-close", (("kept", kept),))


def either(*, card: Card, other: Card) -> Message:
    return Message("coach-either", (("card", card), ("other", other),))


def plays_out_better(*, points: int) -> Message:
    return Message("coach-plays-out-better", (("points", points),))


def it_counts(*, points: int) -> Message:
    return Message("coach-it-counts", (("points", points),))


NOTHING_GOES_WITH_IT = Message("coach-nothing-goes-with-it")


NOT_NEEDED = Message("coach-not-needed")


def only_would_meld(*, cards: tuple[Card, ...]) -> Message:
    return Message("coach-only-would-meld", (("cards", cards),))


def cards_would_meld(*, number: int) -> Message:
    return Message("coach-cards-would-meld", (("number", number),))


def rank_is_gone(*, number: int, rank: Rank) -> Message:
    return Message("coach-rank-is-gone", (("number", number), ("rank", rank),))


GONE = Message("coach-gone")


def useless(*, who: Who) -> Message:
    return Message("coach-useless", (("who", who),))


def let_go_by(*, rank: Rank, who: Who) -> Message:
    return Message("coach-let-go-by", (("rank", rank), ("who", who),))


def play_on(*, card: Card, cards: tuple[Card, ...]) -> Message:
    return Message("coach-play-on", (("card", card), ("cards", cards),))


def play_on_for_many(*, card: Card, number: int) -> Message:
    return Message("coach-play-on-for-many", (("card", card), ("number", number),))


def play_on_anyway(*, card: Card, otherwise: int, points: int) -> Message:
    return Message("coach-play-on-anyway", (("card", card), ("otherwise", otherwise), ("points", points),))


def play_on_for_more(*, card: Card, points: int) -> Message:
    return Message("coach-play-on-for-more", (("card", card), ("points", points),))


def play_on_as_knock_loses(*, card: Card, who: Who, share: int) -> Message:
    return Message("coach-play-on-as-knock-loses", (("card", card), ("who", who), ("share", share),))


def better_than_knock(*, points: int) -> Message:
    return Message("coach-better-than-knock", (("points", points),))


def left(*, left: int) -> Message:
    return Message("coach-left", (("left", left),))


def left_and_help(*, cards: tuple[Card, ...], left: int) -> Message:
    return Message("coach-left-and-help", (("cards", cards), ("left", left),))


def left_and_much_help(*, number: int, left: int) -> Message:
    return Message("coach-left-and-much-help", (("number", number), ("left", left),))


def take_to_meld(*, card: Card, meld: Text, all: bool, before: int, left: int) -> Message:
    return Message("coach-take-to-meld", (("card", card), ("meld", meld), ("all", all), ("before", before), ("left", left),))


def take_to_pair(*, before: int, card: Card, cards: tuple[Card, ...], left: int) -> Message:
    return Message("coach-take-to-pair", (("before", before), ("card", card), ("cards", cards), ("left", left),))


def take_as_less(*, card: Card, all: bool, before: int, left: int) -> Message:
    return Message("coach-take-as-less", (("card", card), ("all", all), ("before", before), ("left", left),))


def leave(*, draws: bool, number: int, unseen: int) -> Message:
    return Message("coach-leave", (("draws", draws), ("number", number), ("unseen", unseen),))


def leave_no_meld(*, card: Card, draws: bool) -> Message:
    return Message("coach-leave-no-meld", (("card", card), ("draws", draws),))


def leave_a_meld(*, card: Card, draws: bool) -> Message:
    return Message("coach-leave-a-meld", (("card", card), ("draws", draws),))


def leave_a_break(*, card: Card, draws: bool) -> Message:
    return Message("coach-leave-a-break", (("card", card), ("draws", draws),))


def would_help(*, number: int, unseen: int) -> Message:
    return Message("coach-would-help", (("number", number), ("unseen", unseen),))


GIN = Message("coach-gin")


def gin_with(*, card: Card) -> Message:
    return Message("coach-gin-with", (("card", card),))


BIG_GIN = Message("coach-big-gin")


SHOT = Message("coach-shot")


def shot_with(*, card: Card) -> Message:
    return Message("coach-shot-with", (("card", card),))


def had_turns(*, turns: int, who: Who) -> Message:
    return Message("coach-had-turns", (("turns", turns), ("who", who),))


def knock(*, left: int, who: Who, share: int) -> Message:
    return Message("coach-knock", (("left", left), ("who", who), ("share", share),))


def knock_with(*, card: Card, left: int, who: Who, share: int) -> Message:
    return Message("coach-knock-with", (("card", card), ("left", left), ("who", who), ("share", share),))


def lay_nothing_off(*, left: int) -> Message:
    return Message("coach-lay-nothing-off", (("left", left),))


def lay_off(*, cards: tuple[Card, ...], left: int, points: int) -> Message:
    return Message("coach-lay-off", (("cards", cards), ("left", left), ("points", points),))


def offer(*, value: int, share: int) -> Message:
    return Message("coach-offer", (("value", value), ("share", share),))


def accept(*, value: int, share: int) -> Message:
    return Message("coach-accept", (("value", value), ("share", share),))


def refuse(*, value: int) -> Message:
    return Message("coach-refuse", (("value", value),))


NO_OFFER = Message("coach-no-offer")


def draw(*, left: int, number: int) -> Message:
    return Message("coach-draw", (("left", left), ("number", number),))


def leaves(*, card: Card, left: int) -> Message:
    return Message("coach-leaves", (("card", card), ("left", left),))


def leaves_and_help(*, card: Card, cards: tuple[Card, ...], left: int) -> Message:
    return Message("coach-leaves-and-help", (("card", card), ("cards", cards), ("left", left),))


def leaves_and_more_help(*, card: Card, cards: tuple[Card, ...], left: int, more: int) -> Message:
    return Message("coach-leaves-and-more-help", (("card", card), ("cards", cards), ("left", left), ("more", more),))


def stop(*, left: int) -> Message:
    return Message("coach-stop", (("left", left),))


ODDS_OFF = Message("coach-odds-off")


NO_ODDS = Message("coach-no-odds")


def none_of_unseen(*, unseen: int) -> Message:
    return Message("coach-none-of-unseen", (("unseen", unseen),))


def of_unseen(*, number: int, percent: int, unseen: int) -> Message:
    return Message("coach-of-unseen", (("number", number), ("percent", percent), ("unseen", unseen),))


def no_card_helps(*, unseen: int) -> Message:
    return Message("coach-no-card-helps", (("unseen", unseen),))


def cards_help(*, cards: tuple[Card, ...], number: int, percent: int, unseen: int) -> Message:
    return Message("coach-cards-help", (("cards", cards), ("number", number), ("percent", percent), ("unseen", unseen),))


def lay_out_all(*, layout: Text) -> Message:
    return Message("coach-lay-out-all", (("layout", layout),))


def lay_out(*, layout: Text, number: int, points: int) -> Message:
    return Message("coach-lay-out", (("layout", layout), ("number", number), ("points", points),))


def lay_out_contract(*, layout: Text, number: int, points: int) -> Message:
    return Message("coach-lay-out-contract", (("layout", layout), ("number", number), ("points", points),))


def offer_card(*, card: Card, reason: Text) -> Message:
    return Message("coach-offer-card", (("card", card), ("reason", reason),))


FITS_NOWHERE = Message("coach-fits-nowhere")


def ace_costs(*, who: Who) -> Message:
    return Message("coach-ace-costs", (("who", who),))


def takes_it_off(*, who: Who) -> Message:
    return Message("coach-takes-it-off", (("who", who),))


NOTHING_IN_HAND_GOES = Message("coach-nothing-in-hand-goes")


def only_one_would_meld(*, cards: tuple[Card, ...]) -> Message:
    return Message("coach-only-one-would-meld", (("cards", cards),))


OTHERS_NEARER = Message("coach-others-nearer")


def take_for(*, card: Card, cards: tuple[Card, ...], meld: Text) -> Message:
    return Message("coach-take-for", (("card", card), ("cards", cards), ("meld", meld),))


def take_to_add(*, card: Card, meld: Text) -> Message:
    return Message("coach-take-to-add", (("card", card), ("meld", meld),))


def accept_for(*, card: Card, cards: tuple[Card, ...], meld: Text, draws: bool) -> Message:
    return Message("coach-accept-for", (("card", card), ("cards", cards), ("meld", meld), ("draws", draws),))


def accept_to_add(*, card: Card, meld: Text, draws: bool) -> Message:
    return Message("coach-accept-to-add", (("card", card), ("meld", meld), ("draws", draws),))


def melds_nothing(*, card: Card) -> Message:
    return Message("coach-melds-nothing", (("card", card),))


def brings_more(*, card: Card) -> Message:
    return Message("coach-brings-more", (("card", card),))


def go_on(*, draws: bool, number: int, unseen: int) -> Message:
    return Message("coach-go-on", (("draws", draws), ("number", number), ("unseen", unseen),))


def leave_what_melds_nothing(*, card: Card, draws: bool) -> Message:
    return Message("coach-leave-what-melds-nothing", (("card", card), ("draws", draws),))


def leave_what_melds(*, card: Card, draws: bool) -> Message:
    return Message("coach-leave-what-melds", (("card", card), ("draws", draws),))


def would_meld_or_fit(*, number: int, unseen: int) -> Message:
    return Message("coach-would-meld-or-fit", (("number", number), ("unseen", unseen),))


def challenge(*, points: int, who: Who, share: int) -> Message:
    return Message("coach-challenge", (("points", points), ("who", who), ("share", share),))


def accept_challenge(*, points: int, who: Who, share: int) -> Message:
    return Message("coach-accept-challenge", (("points", points), ("who", who), ("share", share),))


def reject_challenge(*, points: int, who: Who, share: int) -> Message:
    return Message("coach-reject-challenge", (("points", points), ("who", who), ("share", share),))


def last_card(*, card: Card) -> Message:
    return Message("coach-last-card", (("card", card),))


def end_hand(*, points: int) -> Message:
    return Message("coach-end-hand", (("points", points),))
