"""Messages of the domain `table`, from `assets/languages/en/table.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.cards import Card, Rank, Suit
from gin.core.message import Message, Text, Who


NOTHING_DEALT = Message("table-nothing-dealt")


NO_TABLE = Message("table-no-table")


NO_OLDER = Message("table-no-older")


NO_NEWER = Message("table-no-newer")


NO_WORD_BEFORE = Message("table-no-word-before")


NO_WORD_AFTER = Message("table-no-word-after")


NOTHING_YET = Message("table-nothing-yet")


TAKEN_BACK = Message("table-taken-back")


TAKEN_BACK_PRACTICE = Message("table-taken-back-practice")


HAND_FACE_DOWN = Message("table-hand-face-down")


def sorted_by(*, order: Enum) -> Message:
    return Message("table-sorted-by", (("order", order),))


DEALT_TEN = Message("table-dealt-ten")


def deals(*, who: Who) -> Message:
    return Message("table-deals", (("who", who),))


def deals_upcard(*, card: Card, who: Who) -> Message:
    return Message("table-deals-upcard", (("card", card), ("who", who),))


def upcard_is(*, card: Card) -> Message:
    return Message("table-upcard-is", (("card", card),))


def passes(*, who: Who) -> Message:
    return Message("table-passes", (("who", who),))


def passes_card(*, card: Card, who: Who) -> Message:
    return Message("table-passes-card", (("card", card), ("who", who),))


def draws_card(*, card: Card, who: Who) -> Message:
    return Message("table-draws-card", (("card", card), ("who", who),))


def draws(*, who: Who) -> Message:
    return Message("table-draws", (("who", who),))


def takes_card(*, card: Card, who: Who) -> Message:
    return Message("table-takes-card", (("card", card), ("who", who),))


def discards_card(*, card: Card, who: Who) -> Message:
    return Message("table-discards-card", (("card", card), ("who", who),))


def draws_and_discards(*, card: Card, who: Who) -> Message:
    return Message("table-draws-and-discards", (("card", card), ("who", who),))


def draws_and_discards_briefly(*, card: Card, who: Who) -> Message:
    return Message("table-draws-and-discards-briefly", (("card", card), ("who", who),))


def takes_and_discards(*, card: Card, took: Card, who: Who) -> Message:
    return Message("table-takes-and-discards", (("card", card), ("took", took), ("who", who),))


def takes_and_discards_briefly(*, card: Card, took: Card, who: Who) -> Message:
    return Message("table-takes-and-discards-briefly", (("card", card), ("took", took), ("who", who),))


def knocks(*, deadwood: int, who: Who, suits: tuple[Suit, ...]) -> Message:
    return Message("table-knocks", (("deadwood", deadwood), ("who", who), ("suits", suits),))


def makes_shot(*, cards: tuple[Card, ...], who: Who) -> Message:
    return Message("table-makes-shot", (("cards", cards), ("who", who),))


def goes_gin(*, who: Who, suits: tuple[Suit, ...]) -> Message:
    return Message("table-goes-gin", (("who", who), ("suits", suits),))


def goes_big_gin(*, who: Who, suits: tuple[Suit, ...]) -> Message:
    return Message("table-goes-big-gin", (("who", who), ("suits", suits),))


def lays_nothing_off(*, who: Who) -> Message:
    return Message("table-lays-nothing-off", (("who", who),))


def lays_off(*, cards: tuple[Card, ...], who: Who) -> Message:
    return Message("table-lays-off", (("cards", cards), ("who", who),))


ENDS_DEAL = Message("table-ends-deal")


def passes_upcard(*, who: Who) -> Message:
    return Message("table-passes-upcard", (("who", who),))


def takes_discard(*, who: Who) -> Message:
    return Message("table-takes-discard", (("who", who),))


def discards_some(*, who: Who) -> Message:
    return Message("table-discards-some", (("who", who),))


STRICT_HISTORY = Message("table-strict-history")


NOBODY_SCORES = Message("table-nobody-scores")


STOCK_USED_UP = Message("table-stock-used-up")


SAME_DEADWOOD = Message("table-same-deadwood")


SAME_COUNT = Message("table-same-count")


UNDERCUT = Message("table-undercut")


def wins_game(*, who: Who) -> Message:
    return Message("table-wins-game", (("who", who),))


def solo_gin(*, points: int) -> Message:
    return Message("table-solo-gin", (("points", points),))


def solo_gin_minus(*, points: int) -> Message:
    return Message("table-solo-gin-minus", (("points", points),))


def ends_with_penalty(*, points: int) -> Message:
    return Message("table-ends-with-penalty", (("points", points),))


def wins_hand(*, who: Who) -> Message:
    return Message("table-wins-hand", (("who", who),))


def books(*, points: int, who: Who) -> Message:
    return Message("table-books", (("points", points), ("who", who),))


def wins_deals(*, points: int, who: Who) -> Message:
    return Message("table-wins-deals", (("points", points), ("who", who),))


def wins_and_scores(*, points: int, suits: tuple[Suit, ...], who: Who) -> Message:
    return Message("table-wins-and-scores", (("points", points), ("suits", suits), ("who", who),))


def scores_for_runs(*, points: int, who: Who) -> Message:
    return Message("table-scores-for-runs", (("points", points), ("who", who),))


HAND_OVER = Message("table-hand-over")


YOUR_TURN = Message("table-your-turn")


def turn_of(*, other: Who) -> Message:
    return Message("table-turn-of", (("other", other),))


IS_YOUR_TURN = Message("table-is-your-turn")


def is_turn_of(*, other: Who) -> Message:
    return Message("table-is-turn-of", (("other", other),))


def looks_to_lay_off(*, other: Who) -> Message:
    return Message("table-looks-to-lay-off", (("other", other),))


def may_take_or_pass(*, card: Card, other: Who) -> Message:
    return Message("table-may-take-or-pass", (("card", card), ("other", other),))


def passed(*, other: Who) -> Message:
    return Message("table-passed", (("other", other),))


BOTH_PASSED = Message("table-both-passed")


def knocked(*, other: Who) -> Message:
    return Message("table-knocked", (("other", other),))


TAKE_IT_OR_PASS = Message("table-take-it-or-pass")


def take_or_pass(*, card: Card) -> Message:
    return Message("table-take-or-pass", (("card", card),))


def take_or_leave(*, card: Card) -> Message:
    return Message("table-take-or-leave", (("card", card),))


LAY_OFF_WHAT_FITS = Message("table-lay-off-what-fits")


DRAW_NOW = Message("table-draw-now")


def draw_or_take(*, card: Card) -> Message:
    return Message("table-draw-or-take", (("card", card),))


def draw_of_turns(*, turns: int) -> Message:
    return Message("table-draw-of-turns", (("turns", turns),))


DISCARD_NOW = Message("table-discard-now")


def click_again(*, card: Card) -> Message:
    return Message("table-click-again", (("card", card),))


def discard_or_gin(*, suits: tuple[Suit, ...]) -> Message:
    return Message("table-discard-or-gin", (("suits", suits),))


def discard_or_shot(*, cards: tuple[Card, ...]) -> Message:
    return Message("table-discard-or-shot", (("cards", cards),))


def discard_or_knock(*, deadwood: int, suits: tuple[Suit, ...]) -> Message:
    return Message("table-discard-or-knock", (("deadwood", deadwood), ("suits", suits),))


def deadwood(*, deadwood: int) -> Message:
    return Message("table-deadwood", (("deadwood", deadwood),))


def deadwood_after(*, after: int, deadwood: int) -> Message:
    return Message("table-deadwood-after", (("after", after), ("deadwood", deadwood),))


NO_MELDS_YET = Message("table-no-melds-yet")


PILE_EMPTY = Message("table-pile-empty")


NO_PILE = Message("table-no-pile")


def on_top(*, card: Card) -> Message:
    return Message("table-on-top", (("card", card),))


def from_the_top(*, cards: tuple[Card, ...]) -> Message:
    return Message("table-from-the-top", (("cards", cards),))


def in_the_stock(*, number: int) -> Message:
    return Message("table-in-the-stock", (("number", number),))


def holds(*, other: Who, theirs: int, yours: int) -> Message:
    return Message("table-holds", (("other", other), ("theirs", theirs), ("yours", yours),))


def in_the_stock_of_turns(*, number: int, turns: int) -> Message:
    return Message("table-in-the-stock-of-turns", (("number", number), ("turns", turns),))


UPCARD_SETS_LIMIT = Message("table-upcard-sets-limit")


NO_LIMIT = Message("table-no-limit")


GIN_ONLY = Message("table-gin-only")


def knock_at(*, limit: int) -> Message:
    return Message("table-knock-at", (("limit", limit),))


def to_limit(*, limit: int) -> Message:
    return Message("table-to-limit", (("limit", limit),))


def and_stock(*, note: Text) -> Message:
    return Message("table-and-stock", (("note", note),))


def shot_is(*, ranks: tuple[Rank, ...]) -> Message:
    return Message("table-shot-is", (("ranks", ranks),))


def shot_of(*, other: Who, ranks: tuple[Rank, ...]) -> Message:
    return Message("table-shot-of", (("other", other), ("ranks", ranks),))


COUNTS_TWICE = Message("table-counts-twice")


PLACE_UPCARD_SETS_LIMIT = Message("table-place-upcard-sets-limit")


PLACE_NO_LIMIT = Message("table-place-no-limit")


PLACE_GIN_ONLY = Message("table-place-gin-only")


def place_at(*, limit: int) -> Message:
    return Message("table-place-at", (("limit", limit),))


PLACE_NO_DEADWOOD = Message("table-place-no-deadwood")


def cut(*, mine: Card, other: Who, theirs: Card) -> Message:
    return Message("table-cut", (("mine", mine), ("other", other), ("theirs", theirs),))


def cut_equal(*, mine: Card, theirs: Card, times: int) -> Message:
    return Message("table-cut-equal", (("mine", mine), ("theirs", theirs), ("times", times),))


def cut_decides(*, other: Who, who: Who) -> Message:
    return Message("table-cut-decides", (("other", other), ("who", who),))


CUT_TITLE = Message("table-cut-title")


CUT_TURNED = Message("table-cut-turned")


def pick_cut(*, cards: int) -> Message:
    return Message("table-pick-cut", (("cards", cards),))


def cut_card(*, cards: int, number: int) -> Message:
    return Message("table-cut-card", (("cards", cards), ("number", number),))


def pick_card(*, number: int) -> Message:
    return Message("table-pick-card", (("number", number),))


def cut_of(*, card: Card, who: Who) -> Message:
    return Message("table-cut-of", (("card", card), ("who", who),))


DEAL = Message("table-deal")


CUT_FOR_ME = Message("table-cut-for-me")


def press_again(*, choice: Text) -> Message:
    return Message("table-press-again", (("choice", choice),))


PRESS_AGAIN_TO_DRAW = Message("table-press-again-to-draw")


def press_again_to_take(*, card: Card) -> Message:
    return Message("table-press-again-to-take", (("card", card),))


def press_again_to_discard(*, card: Card) -> Message:
    return Message("table-press-again-to-discard", (("card", card),))


TO_MENU = Message("table-to-menu")


SCORE_SHEET = Message("table-score-sheet")


RULES = Message("table-rules")


HELP = Message("table-help")


BACK = Message("table-back")


SETTINGS = Message("table-settings")


WHAT_CAN_BE_DONE = Message("table-what-can-be-done")


MENU = Message("table-menu")


YOU = Message("table-you")


YOUR_HAND = Message("table-your-hand")


YOUR_HAND_FACE_DOWN = Message("table-your-hand-face-down")


BACK_OF_CARD = Message("table-back-of-card")


def hand_of(*, number: int, other: Who) -> Message:
    return Message("table-hand-of", (("number", number), ("other", other),))


JUST_DRAWN = Message("table-just-drawn")


STOCK = Message("table-stock")


def stock_of(*, number: int) -> Message:
    return Message("table-stock-of", (("number", number),))


def stock_caption(*, number: int) -> Message:
    return Message("table-stock-caption", (("number", number),))


DISCARDS = Message("table-discards")


DISCARDS_EMPTY = Message("table-discards-empty")


def discards_top(*, card: Card) -> Message:
    return Message("table-discards-top", (("card", card),))


DISCARDS_CAPTION = Message("table-discards-caption")


KNOCK_PLACE = Message("table-knock-place")


GIN_PLACE = Message("table-gin-place")


KNOCK_PLACE_FOR = Message("table-knock-place-for")


GIN_PLACE_FOR = Message("table-gin-place-for")


BUTTONS = Message("table-buttons")


def run(*, suit: Suit) -> Message:
    return Message("table-run", (("suit", suit),))


def set(*, rank: Rank) -> Message:
    return Message("table-set", (("rank", rank),))


RAINBOW = Message("table-rainbow")


DRAW = Message("table-draw")


def take(*, card: Card) -> Message:
    return Message("table-take", (("card", card),))


TAKE_TOP = Message("table-take-top")


PASS = Message("table-pass")


LEAVE = Message("table-leave")


def discard(*, card: Card) -> Message:
    return Message("table-discard", (("card", card),))


def discard_in_short(*, card: Card) -> Message:
    return Message("table-discard-in-short", (("card", card),))


PICK_A_CARD = Message("table-pick-a-card")


SORT = Message("table-sort")


TAKE_BACK = Message("table-take-back")


def gin(*, suits: tuple[Suit, ...]) -> Message:
    return Message("table-gin", (("suits", suits),))


def big_gin(*, suits: tuple[Suit, ...]) -> Message:
    return Message("table-big-gin", (("suits", suits),))


KNOCK = Message("table-knock")


def knock_with(*, deadwood: int, suits: tuple[Suit, ...]) -> Message:
    return Message("table-knock-with", (("deadwood", deadwood), ("suits", suits),))


SHOT = Message("table-shot")


def shot_with(*, cards: tuple[Card, ...]) -> Message:
    return Message("table-shot-with", (("cards", cards),))


def keeping_all(*, ending: Text, number: int) -> Message:
    return Message("table-keeping-all", (("ending", ending), ("number", number),))


def with_down(*, card: Card, ending: Text) -> Message:
    return Message("table-with-down", (("card", card), ("ending", ending),))


def face_down(*, card: Card) -> Message:
    return Message("table-face-down", (("card", card),))


def their_deadwood(*, other: Who) -> Message:
    return Message("table-their-deadwood", (("other", other),))


YOUR_DEADWOOD = Message("table-your-deadwood")


def deadwood_caption(*, deadwood: int) -> Message:
    return Message("table-deadwood-caption", (("deadwood", deadwood),))


def gin_down(*, card: Card, suits: tuple[Suit, ...]) -> Message:
    return Message("table-gin-down", (("card", card), ("suits", suits),))


def goes_face_down(*, card: Card) -> Message:
    return Message("table-goes-face-down", (("card", card),))


NOTHING_DISCARDED = Message("table-nothing-discarded")


REST_MELDED = Message("table-rest-melded")


def your_melds(*, melds: tuple[Text, ...]) -> Message:
    return Message("table-your-melds", (("melds", melds),))


ALL_MELDED = Message("table-all-melded")


def fits_left(*, deadwood: int) -> Message:
    return Message("table-fits-left", (("deadwood", deadwood),))


def nothing_fits_left(*, deadwood: int) -> Message:
    return Message("table-nothing-fits-left", (("deadwood", deadwood),))


def nothing_more_fits_left(*, deadwood: int) -> Message:
    return Message("table-nothing-more-fits-left", (("deadwood", deadwood),))


def laid_off(*, card: Card) -> Message:
    return Message("table-laid-off", (("card", card),))


def left_with(*, deadwood: int) -> Message:
    return Message("table-left-with", (("deadwood", deadwood),))


DONE = Message("table-done")


BEST_LAY_OFFS = Message("table-best-lay-offs")


NONE_FITS = Message("table-none-fits")


NOTHING_LAID_OFF = Message("table-nothing-laid-off")


def lay_on(*, card: Card, meld: Text, other: Who) -> Message:
    return Message("table-lay-on", (("card", card), ("meld", meld), ("other", other),))


DECLARE_GIN = Message("table-declare-gin")


DECLARE_BIG_GIN = Message("table-declare-big-gin")


DECLARE_SHOT = Message("table-declare-shot")


NOT_YET = Message("table-not-yet")


def instead(*, split: Text) -> Message:
    return Message("table-instead", (("split", split),))


def instead_in_suits(*, deadwood: int, suits: tuple[Suit, ...]) -> Message:
    return Message("table-instead-in-suits", (("deadwood", deadwood), ("suits", suits),))


NO_MELDS = Message("table-no-melds")


MORE_SPLITS = Message("table-more-splits")


MAKE_MELD = Message("table-make-meld")


NO_MELD_PICKED = Message("table-no-meld-picked")


MAKE_DEADWOOD = Message("table-make-deadwood")


def pick(*, card: Card) -> Message:
    return Message("table-pick", (("card", card),))


INTRODUCTION_ON = Message("table-introduction-on")


INTRODUCTION_BEGIN = Message("table-introduction-begin")


INTRODUCTION_LEARN = Message("table-introduction-learn")


INTRODUCTION_GUIDE = Message("table-introduction-guide")


INTRODUCTION_WORDS_TITLE = Message("table-introduction-words-title")


INTRODUCTION_WORDS = Message("table-introduction-words")


INTRODUCTION_COLLECT = Message("table-introduction-collect")


def too_much(*, deadwood: int, limit: int) -> Message:
    return Message("table-too-much", (("deadwood", deadwood), ("limit", limit),))


def too_much_for_gin(*, deadwood: int) -> Message:
    return Message("table-too-much-for-gin", (("deadwood", deadwood),))
