"""Messages of the domain `laying`, from `assets/languages/en/laying.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.cards import Card, Rank, Suit
from gin.core.message import Message, Text, Who


NEW = Message("laying-new")


NEW_CAPTION = Message("laying-new-caption")


NEW_PLACE = Message("laying-new-place")


OFFER = Message("laying-offer")


OFFER_CAPTION = Message("laying-offer-caption")


OFFER_PLACE = Message("laying-offer-place")


def offered(*, card: Card) -> Message:
    return Message("laying-offered", (("card", card),))


YOUR_HAND = Message("laying-your-hand")


JUST_DRAWN = Message("laying-just-drawn")


def draft(*, name: Text) -> Message:
    return Message("laying-draft", (("name", name),))


UNFINISHED = Message("laying-unfinished")


def caption_run(*, suit: Suit) -> Message:
    return Message("laying-caption-run", (("suit", suit),))


CAPTION_POKER = Message("laying-caption-poker")


DONE = Message("laying-done")


TAKE_BACK = Message("laying-take-back")


NOTHING_PENDING = Message("laying-nothing-pending")


CHALLENGE = Message("laying-challenge")


ACCEPT = Message("laying-accept")


REJECT = Message("laying-reject")


LEAVE = Message("laying-leave")


SAY_LAST_CARD = Message("laying-say-last-card")


END_HAND = Message("laying-end-hand")


NOT_YET = Message("laying-not-yet")


LAY_PICKED = Message("laying-lay-picked")


LAST_IS_KEPT = Message("laying-last-is-kept")


PICK_FIRST = Message("laying-pick-first")


NO_CARDS = Message("laying-no-cards")


FIRST_NO_MELD = Message("laying-first-no-meld")


def let_go_on(*, who: Who) -> Message:
    return Message("laying-let-go-on", (("who", who),))


def pick(*, card: Card) -> Message:
    return Message("laying-pick", (("card", card),))


def discard(*, card: Card) -> Message:
    return Message("laying-discard", (("card", card),))


def offer_card(*, card: Card) -> Message:
    return Message("laying-offer-card", (("card", card),))


def back(*, card: Card) -> Message:
    return Message("laying-back", (("card", card),))


def begin_with(*, card: Card) -> Message:
    return Message("laying-begin-with", (("card", card),))


def put_on(*, card: Card, where: Text) -> Message:
    return Message("laying-put-on", (("card", card), ("where", where),))


def add_picked(*, where: Text) -> Message:
    return Message("laying-add-picked", (("where", where),))


def run_from(*, rank: Rank, suit: Suit) -> Message:
    return Message("laying-run-from", (("rank", rank), ("suit", suit),))


def place(*, name: Text, number: int) -> Message:
    return Message("laying-place", (("name", name), ("number", number),))


def discard_and_challenge(*, card: Card) -> Message:
    return Message("laying-discard-and-challenge", (("card", card),))


def suggest(*, melds: Text) -> Message:
    return Message("laying-suggest", (("melds", melds),))


def suggest_adding(*, cards: tuple[Card, ...], meld: Text) -> Message:
    return Message("laying-suggest-adding", (("cards", cards), ("meld", meld),))


def and_add(*, cards: tuple[Card, ...], meld: Text) -> Message:
    return Message("laying-and-add", (("cards", cards), ("meld", meld),))


def add_in_brief(*, cards: tuple[Card, ...]) -> Message:
    return Message("laying-add-in-brief", (("cards", cards),))


def suggest_in_brief(*, number: int, points: int) -> Message:
    return Message("laying-suggest-in-brief", (("number", number), ("points", points),))


def joined(*, last: Text, start: Text) -> Message:
    return Message("laying-joined", (("last", last), ("start", start),))


def meld(*, cards: tuple[Card, ...], name: Text) -> Message:
    return Message("laying-meld", (("cards", cards), ("name", name),))


def lays_out(*, melds: Text, who: Who) -> Message:
    return Message("laying-lays-out", (("melds", melds), ("who", who),))


def adds(*, cards: tuple[Card, ...], meld: Text, who: Who) -> Message:
    return Message("laying-adds", (("cards", cards), ("meld", meld), ("who", who),))


def and_adds(*, cards: tuple[Card, ...], meld: Text, who: Who) -> Message:
    return Message("laying-and-adds", (("cards", cards), ("meld", meld), ("who", who),))


def turn_draws(*, who: Who) -> Message:
    return Message("laying-turn-draws", (("who", who),))


def turn_takes(*, card: Card, who: Who) -> Message:
    return Message("laying-turn-takes", (("card", card), ("who", who),))


def turn_lays_out(*, melds: Text) -> Message:
    return Message("laying-turn-lays-out", (("melds", melds),))


def turn_discards(*, card: Card) -> Message:
    return Message("laying-turn-discards", (("card", card),))


def offers(*, card: Card, who: Who) -> Message:
    return Message("laying-offers", (("card", card), ("who", who),))


def accepts(*, card: Card, who: Who) -> Message:
    return Message("laying-accepts", (("card", card), ("who", who),))


def leaves(*, card: Card, who: Who) -> Message:
    return Message("laying-leaves", (("card", card), ("who", who),))


def says_last_card(*, who: Who) -> Message:
    return Message("laying-says-last-card", (("who", who),))


def says_stock_is_out(*, who: Who) -> Message:
    return Message("laying-says-stock-is-out", (("who", who),))


def challenges(*, who: Who) -> Message:
    return Message("laying-challenges", (("who", who),))


def accepts_challenge(*, who: Who) -> Message:
    return Message("laying-accepts-challenge", (("who", who),))


def rejects_challenge(*, who: Who) -> Message:
    return Message("laying-rejects-challenge", (("who", who),))


def goes_gin(*, who: Who) -> Message:
    return Message("laying-goes-gin", (("who", who),))


def goes_out(*, who: Who) -> Message:
    return Message("laying-goes-out", (("who", who),))


def laid_out(*, cards: tuple[Card, ...], points: int) -> Message:
    return Message("laying-laid-out", (("cards", cards), ("points", points),))


def back_in_hand(*, cards: tuple[Card, ...], points: int) -> Message:
    return Message("laying-back-in-hand", (("cards", cards), ("points", points),))


def hand_counts(*, points: int) -> Message:
    return Message("laying-hand-counts", (("points", points),))


def held(*, points: int) -> Message:
    return Message("laying-held", (("points", points),))


OVER = Message("laying-over")


def their_turn(*, who: Who) -> Message:
    return Message("laying-their-turn", (("who", who),))


def waits(*, who: Who) -> Message:
    return Message("laying-waits", (("who", who),))


def thinks_about_challenge(*, who: Who) -> Message:
    return Message("laying-thinks-about-challenge", (("who", who),))


def is_challenged(*, who: Who) -> Message:
    return Message("laying-is-challenged", (("who", who),))


def passed_take_or_pass(*, card: Card, who: Who) -> Message:
    return Message("laying-passed-take-or-pass", (("card", card), ("who", who),))


def take_or_pass(*, card: Card) -> Message:
    return Message("laying-take-or-pass", (("card", card),))


def take_last(*, card: Card) -> Message:
    return Message("laying-take-last", (("card", card),))


def is_offered(*, card: Card, who: Who) -> Message:
    return Message("laying-is-offered", (("card", card), ("who", who),))


def draw_or_take(*, card: Card) -> Message:
    return Message("laying-draw-or-take", (("card", card),))


DRAW = Message("laying-draw")


def thinks_about_card(*, card: Card, who: Who) -> Message:
    return Message("laying-thinks-about-card", (("card", card), ("who", who),))


def may_take(*, card: Card, who: Who) -> Message:
    return Message("laying-may-take", (("card", card), ("who", who),))


THEN_DISCARD = Message("laying-then-discard")


THEN_END = Message("laying-then-end")


LAST_OR_SAY = Message("laying-last-or-say")


CONTRACT_LIES_OUT = Message("laying-contract-lies-out")


THEN_OFFER = Message("laying-then-offer")


def pending_melds(*, new: int) -> Message:
    return Message("laying-pending-melds", (("new", new),))


def pending_added(*, added: int) -> Message:
    return Message("laying-pending-added", (("added", added),))


def pending_both(*, added: int, new: int) -> Message:
    return Message("laying-pending-both", (("added", added), ("new", new),))


MELDS_IN_HAND = Message("laying-melds-in-hand")


NO_MELDS_IN_HAND = Message("laying-no-melds-in-hand")


MELDS_ON_TABLE = Message("laying-melds-on-table")


NO_MELDS_ON_TABLE = Message("laying-no-melds-on-table")


NOTE_CONTRACT = Message("laying-note-contract")


NOTE_NO_CHALLENGES = Message("laying-note-no-challenges")


NOTE_CHALLENGES = Message("laying-note-challenges")


def about_challenge(*, points: int, who: Who) -> Message:
    return Message("laying-about-challenge", (("points", points), ("who", who),))


def accepted_challenge(*, theirs: int, who: Who, yours: int) -> Message:
    return Message("laying-accepted-challenge", (("theirs", theirs), ("who", who), ("yours", yours),))


def went_gin(*, who: Who) -> Message:
    return Message("laying-went-gin", (("who", who),))


def went_out(*, who: Who) -> Message:
    return Message("laying-went-out", (("who", who),))


def side_gin(*, who: Who) -> Message:
    return Message("laying-side-gin", (("who", who),))


def side_out(*, who: Who) -> Message:
    return Message("laying-side-out", (("who", who),))


def side_holds(*, points: int, who: Who) -> Message:
    return Message("laying-side-holds", (("points", points), ("who", who),))


REFUSED_NOTHING = Message("laying-refused-nothing")


REFUSED_TWO_CARDS = Message("laying-refused-two-cards")


def refused_no_meld(*, cards: tuple[Card, ...]) -> Message:
    return Message("laying-refused-no-meld", (("cards", cards),))


def refused_twice(*, card: Card) -> Message:
    return Message("laying-refused-twice", (("card", card),))


REFUSED_NO_SUCH_MELD = Message("laying-refused-no-such-meld")


def refused_contract_first(*, new: int) -> Message:
    return Message("laying-refused-contract-first", (("new", new),))


REFUSED_AFTER_CONTRACT = Message("laying-refused-after-contract")


REFUSED_NOT_YOURS = Message("laying-refused-not-yours")


def refused_too_many(*, added: int) -> Message:
    return Message("laying-refused-too-many", (("added", added),))


def refused_no_fit(*, card: Card) -> Message:
    return Message("laying-refused-no-fit", (("card", card),))


def refused_only_taken(*, card: Card) -> Message:
    return Message("laying-refused-only-taken", (("card", card),))


REFUSED_NO_DISCARD = Message("laying-refused-no-discard")


def refused_ace_costs(*, card: Card) -> Message:
    return Message("laying-refused-ace-costs", (("card", card),))


REFUSED_LAST_CARD = Message("laying-refused-last-card")


REFUSED_STOCK_AT_END = Message("laying-refused-stock-at-end")


REFUSED_MUST_OFFER = Message("laying-refused-must-offer")


def refused_just_accepted(*, card: Card) -> Message:
    return Message("laying-refused-just-accepted", (("card", card),))


REFUSED_CHALLENGED_ALREADY = Message("laying-refused-challenged-already")


REFUSED_OWN_TURN = Message("laying-refused-own-turn")


REFUSED_NOT_YOURS_TO_MAKE = Message("laying-refused-not-yours-to-make")
