"""Messages of the domain `options`, from `assets/languages/en/options.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


YES = Message("options-yes")


NO = Message("options-no")


def cannot_be(*, allowed: Text, option: Text, value: Text) -> Message:
    return Message("options-cannot-be", (("allowed", allowed), ("option", option), ("value", value),))


def needs_value(*, allowed: Text, option: Text) -> Message:
    return Message("options-needs-value", (("allowed", allowed), ("option", option),))


def number(*, least: Text, most: Text) -> Message:
    return Message("options-number", (("least", least), ("most", most),))


def known_for(*, game: Text, option: Text, value: Text) -> Message:
    return Message("options-known-for", (("game", game), ("option", option), ("value", value),))


def unknown(*, game: Text, near: Text, option: Text) -> Message:
    return Message("options-unknown", (("game", game), ("near", near), ("option", option),))


def meant(*, words: tuple[Text, ...]) -> Message:
    return Message("options-meant", (("words", words),))


def there_are(*, words: tuple[Text, ...]) -> Message:
    return Message("options-there-are", (("words", words),))


def no_game(*, game: Text, near: Text) -> Message:
    return Message("options-no-game", (("game", game), ("near", near),))


def no_game_number(*, number: int) -> Message:
    return Message("options-no-game-number", (("number", number),))


def both(*, option: Text, other: Text, value: Text) -> Message:
    return Message("options-both", (("option", option), ("other", other), ("value", value),))


def changes_nothing(*, option: Text) -> Message:
    return Message("options-changes-nothing", (("option", option),))


def always(*, game: Text, option: Text) -> Message:
    return Message("options-always", (("game", game), ("option", option),))


def always_its_own(*, game: Text, option: Text) -> Message:
    return Message("options-always-its-own", (("game", game), ("option", option),))


def stays(*, game: Text, option: Text, value: Text) -> Message:
    return Message("options-stays", (("game", game), ("option", option), ("value", value),))


def in_place(*, game: Text, general: Text, own: Text) -> Message:
    return Message("options-in-place", (("game", game), ("general", general), ("own", own),))


def has_no_die(*, game: Text) -> Message:
    return Message("options-has-no-die", (("game", game),))


def has_a_die(*, game: Text) -> Message:
    return Message("options-has-a-die", (("game", game),))


def contradiction(*, its: Text, one: Text, other: Text, value: Text) -> Message:
    return Message("options-contradiction", (("its", its), ("one", one), ("other", other), ("value", value),))


def unusual(*, usual: Text, value: Text) -> Message:
    return Message("options-unusual", (("usual", usual), ("value", value),))


def change_target(*, number: int) -> Message:
    return Message("options-change-target", (("number", number),))


def change_knock(*, number: int) -> Message:
    return Message("options-change-knock", (("number", number),))


CHANGE_GIN_ONLY = Message("options-change-gin-only")


CHANGE_NO_HINTS = Message("options-change-no-hints")


CARDS_TITLE = Message("options-cards-title")


CARDS_SENTENCE = Message("options-cards-sentence")


CARDS_10 = Message("options-cards-10")


CARDS_14 = Message("options-cards-14")


SETS_TITLE = Message("options-sets-title")


SETS_SENTENCE = Message("options-sets-sentence")


SETS_OFF = Message("options-sets-off")


ACES_TITLE = Message("options-aces-title")


ACES_SENTENCE = Message("options-aces-sentence")


ACES_LOW = Message("options-aces-low")


ACES_BOTH = Message("options-aces-both")


ACES_ROUND = Message("options-aces-round")


RAINBOW_TITLE = Message("options-rainbow-title")


RAINBOW_SENTENCE = Message("options-rainbow-sentence")


HIGH_CARDS_TITLE = Message("options-high-cards-title")


HIGH_CARDS_SENTENCE = Message("options-high-cards-sentence")


HIGH_CARDS_10 = Message("options-high-cards-10")


HIGH_CARDS_20 = Message("options-high-cards-20")


CAUGHT_ACE_TITLE = Message("options-caught-ace-title")


CAUGHT_ACE_SENTENCE = Message("options-caught-ace-sentence")


KNOCK_TITLE = Message("options-knock-title")


KNOCK_SENTENCE = Message("options-knock-sentence")


KNOCK_GIN_ONLY = Message("options-knock-gin-only")


KNOCK_ANY = Message("options-knock-any")


KNOCK_UPCARD = Message("options-knock-upcard")


KNOCK_UPCARD_GIN = Message("options-knock-upcard-gin")


UPCARD_ACE_TITLE = Message("options-upcard-ace-title")


UPCARD_ACE_SENTENCE = Message("options-upcard-ace-sentence")


UPCARD_ACE_GIN_ONLY = Message("options-upcard-ace-gin-only")


ENDING_TITLE = Message("options-ending-title")


ENDING_SENTENCE = Message("options-ending-sentence")


ENDING_ANY = Message("options-ending-any")


ENDING_GIN_ONLY = Message("options-ending-gin-only")


SHOT_TITLE = Message("options-shot-title")


SHOT_SENTENCE = Message("options-shot-sentence")


TAKEN_MELDS_TITLE = Message("options-taken-melds-title")


TAKEN_MELDS_SENTENCE = Message("options-taken-melds-sentence")


LAST_KEPT_TITLE = Message("options-last-kept-title")


LAST_KEPT_SENTENCE = Message("options-last-kept-sentence")


LEAST_DEADWOOD_TITLE = Message("options-least-deadwood-title")


LEAST_DEADWOOD_SENTENCE = Message("options-least-deadwood-sentence")


OPENING_TITLE = Message("options-opening-title")


OPENING_SENTENCE = Message("options-opening-sentence")


OPENING_UPCARD_OFFER = Message("options-opening-upcard-offer")


OPENING_PLAIN = Message("options-opening-plain")


OPENING_ELEVEN_CARD = Message("options-opening-eleven-card")


AFTER_PASSES_TITLE = Message("options-after-passes-title")


AFTER_PASSES_SENTENCE = Message("options-after-passes-sentence")


AFTER_PASSES_STOCK = Message("options-after-passes-stock")


AFTER_PASSES_ANY = Message("options-after-passes-any")


ELEVEN_FIRST_KNOCK_TITLE = Message("options-eleven-first-knock-title")


ELEVEN_FIRST_KNOCK_SENTENCE = Message("options-eleven-first-knock-sentence")


REDISCARD_TITLE = Message("options-rediscard-title")


REDISCARD_SENTENCE = Message("options-rediscard-sentence")


OPEN_DISCARDS_TITLE = Message("options-open-discards-title")


OPEN_DISCARDS_SENTENCE = Message("options-open-discards-sentence")


STOCK_END_TITLE = Message("options-stock-end-title")


STOCK_END_SENTENCE = Message("options-stock-end-sentence")


STOCK_END_VOID = Message("options-stock-end-void")


STOCK_END_COMPARE = Message("options-stock-end-compare")


STOCK_FLOOR_TITLE = Message("options-stock-floor-title")


STOCK_FLOOR_SENTENCE = Message("options-stock-floor-sentence")


UNTOUCHED_STOCK_TITLE = Message("options-untouched-stock-title")


UNTOUCHED_STOCK_SENTENCE = Message("options-untouched-stock-sentence")


UNTOUCHED_STOCK_OFF = Message("options-untouched-stock-off")


LAST_DISCARD_TITLE = Message("options-last-discard-title")


LAST_DISCARD_SENTENCE = Message("options-last-discard-sentence")


LAST_DISCARD_TO_END = Message("options-last-discard-to-end")


LAST_DISCARD_ONE_MORE_TURN = Message("options-last-discard-one-more-turn")


KNOCKER_SCORES_TITLE = Message("options-knocker-scores-title")


KNOCKER_SCORES_SENTENCE = Message("options-knocker-scores-sentence")


KNOCKER_SCORES_DIFFERENCE = Message("options-knocker-scores-difference")


KNOCKER_SCORES_OPPONENT_TOTAL = Message("options-knocker-scores-opponent-total")


SCORING_TITLE = Message("options-scoring-title")


SCORING_SENTENCE = Message("options-scoring-sentence")


SCORING_PENALTY = Message("options-scoring-penalty")


SCORING_WINNER = Message("options-scoring-winner")


SPADES_TITLE = Message("options-spades-title")


SPADES_SENTENCE = Message("options-spades-sentence")


RUSH_TITLE = Message("options-rush-title")


RUSH_SENTENCE = Message("options-rush-sentence")


RUSH_OFF = Message("options-rush-off")


RUSH_KNOCK = Message("options-rush-knock")


RUSH_GIN_TOO = Message("options-rush-gin-too")


RUSH_ON_GIN_TITLE = Message("options-rush-on-gin-title")


RUSH_ON_GIN_SENTENCE = Message("options-rush-on-gin-sentence")


RUN_BONUS_TITLE = Message("options-run-bonus-title")


RUN_BONUS_SENTENCE = Message("options-run-bonus-sentence")


RUN_BONUS_OFF = Message("options-run-bonus-off")


RUN_BONUS_WINNER = Message("options-run-bonus-winner")


RUN_BONUS_BOTH = Message("options-run-bonus-both")


GIN_TITLE = Message("options-gin-title")


GIN_SENTENCE = Message("options-gin-sentence")


BIG_GIN_TITLE = Message("options-big-gin-title")


BIG_GIN_SENTENCE = Message("options-big-gin-sentence")


BIG_GIN_OFF = Message("options-big-gin-off")


BIG_GIN_AS_GIN = Message("options-big-gin-as-gin")


UNDERCUT_TITLE = Message("options-undercut-title")


UNDERCUT_SENTENCE = Message("options-undercut-sentence")


TIE_TITLE = Message("options-tie-title")


TIE_SENTENCE = Message("options-tie-sentence")


TIE_UNDERCUT = Message("options-tie-undercut")


TIE_NOBODY = Message("options-tie-nobody")


SHEET_TITLE = Message("options-sheet-title")


SHEET_SENTENCE = Message("options-sheet-sentence")


SHEET_POINTS = Message("options-sheet-points")


SHEET_PENALTIES = Message("options-sheet-penalties")


SHEET_THREE_GAMES = Message("options-sheet-three-games")


SHEET_SUITS = Message("options-sheet-suits")


SHEET_GAMES = Message("options-sheet-games")


SHEET_RACE = Message("options-sheet-race")


SHEET_TWOFOLD = Message("options-sheet-twofold")


SHEET_DEALS = Message("options-sheet-deals")


TARGET_TITLE = Message("options-target-title")


TARGET_SENTENCE = Message("options-target-sentence")


BOX_TITLE = Message("options-box-title")


BOX_SENTENCE = Message("options-box-sentence")


EXTRA_BOXES_TITLE = Message("options-extra-boxes-title")


EXTRA_BOXES_SENTENCE = Message("options-extra-boxes-sentence")


BOXES_DOUBLE_TITLE = Message("options-boxes-double-title")


BOXES_DOUBLE_SENTENCE = Message("options-boxes-double-sentence")


GAME_BONUS_TITLE = Message("options-game-bonus-title")


GAME_BONUS_SENTENCE = Message("options-game-bonus-sentence")


SHUTOUT_TITLE = Message("options-shutout-title")


SHUTOUT_SENTENCE = Message("options-shutout-sentence")


SHUTOUT_NONE = Message("options-shutout-none")


SHUTOUT_PLUS_100 = Message("options-shutout-plus-100")


SHUTOUT_DOUBLE_HANDS_AND_BOXES = Message("options-shutout-double-hands-and-boxes")


SHUTOUT_DOUBLE_TOTAL = Message("options-shutout-double-total")


SHUTOUT_DOUBLE_HANDS = Message("options-shutout-double-hands")


WINNER_TITLE = Message("options-winner-title")


WINNER_SENTENCE = Message("options-winner-sentence")


WINNER_TARGET = Message("options-winner-target")


WINNER_TOTAL = Message("options-winner-total")


NEXT_DEALER_TITLE = Message("options-next-dealer-title")


NEXT_DEALER_SENTENCE = Message("options-next-dealer-sentence")


NEXT_DEALER_LOSER = Message("options-next-dealer-loser")


NEXT_DEALER_WINNER = Message("options-next-dealer-winner")


NEXT_DEALER_ALTERNATE = Message("options-next-dealer-alternate")


LEVEL_TITLE = Message("options-level-title")


LEVEL_SENTENCE = Message("options-level-sentence")


LEVEL_DRAW = Message("options-level-draw")


LEVEL_EXTRA_HAND = Message("options-level-extra-hand")


LEVEL_MOST_SUITS = Message("options-level-most-suits")


GAMES_TITLE = Message("options-games-title")


GAMES_SENTENCE = Message("options-games-sentence")


DEALS_TITLE = Message("options-deals-title")


DEALS_SENTENCE = Message("options-deals-sentence")


DOUBLE_DEALS_TITLE = Message("options-double-deals-title")


DOUBLE_DEALS_SENTENCE = Message("options-double-deals-sentence")


ROLES_TITLE = Message("options-roles-title")


ROLES_SENTENCE = Message("options-roles-sentence")


ROLES_LOT = Message("options-roles-lot")


ROLES_POINTS = Message("options-roles-points")


ROLES_DEALS = Message("options-roles-deals")


ROUND_TITLE = Message("options-round-title")


ROUND_SENTENCE = Message("options-round-sentence")


DIE_TITLE = Message("options-die-title")


DIE_SENTENCE = Message("options-die-sentence")


REFUSAL_TITLE = Message("options-refusal-title")


REFUSAL_SENTENCE = Message("options-refusal-sentence")


REFUSAL_PRIOR = Message("options-refusal-prior")


REFUSAL_OFFERED = Message("options-refusal-offered")


CENTRE_OFFERS_TITLE = Message("options-centre-offers-title")


CENTRE_OFFERS_SENTENCE = Message("options-centre-offers-sentence")


LATE_START_TITLE = Message("options-late-start-title")


LATE_START_SENTENCE = Message("options-late-start-sentence")


LATE_START_LITERAL = Message("options-late-start-literal")


LATE_START_SHIFT = Message("options-late-start-shift")


ALL_GAMES_TITLE = Message("options-all-games-title")


ALL_GAMES_SENTENCE = Message("options-all-games-sentence")


NO_HINTS_TITLE = Message("options-no-hints-title")


NO_HINTS_SENTENCE = Message("options-no-hints-sentence")


STRICT_MEMORY_TITLE = Message("options-strict-memory-title")


STRICT_MEMORY_SENTENCE = Message("options-strict-memory-sentence")


GOAL_TITLE = Message("options-goal-title")


GOAL_SENTENCE = Message("options-goal-sentence")


ONE_HAND_TITLE = Message("options-one-hand-title")


ONE_HAND_SENTENCE = Message("options-one-hand-sentence")


BARE_GIN_TITLE = Message("options-bare-gin-title")


BARE_GIN_SENTENCE = Message("options-bare-gin-sentence")


CONTRACT_MORE_TITLE = Message("options-contract-more-title")


CONTRACT_MORE_SENTENCE = Message("options-contract-more-sentence")


STOCK_COUNTS_TITLE = Message("options-stock-counts-title")


STOCK_COUNTS_SENTENCE = Message("options-stock-counts-sentence")


STOCK_COUNTS_ALL = Message("options-stock-counts-all")


STOCK_COUNTS_DEADWOOD = Message("options-stock-counts-deadwood")


FIRST_UPCARD_TITLE = Message("options-first-upcard-title")


FIRST_UPCARD_SENTENCE = Message("options-first-upcard-sentence")


FIRST_UPCARD_PLAIN = Message("options-first-upcard-plain")


FIRST_UPCARD_UPCARD_OFFER = Message("options-first-upcard-upcard-offer")


FINAL_DISCARD_TITLE = Message("options-final-discard-title")


FINAL_DISCARD_SENTENCE = Message("options-final-discard-sentence")


CHALLENGE_TITLE = Message("options-challenge-title")


CHALLENGE_SENTENCE = Message("options-challenge-sentence")


CHALLENGE_ANY_TIME = Message("options-challenge-any-time")


CHALLENGE_OWN_TURN = Message("options-challenge-own-turn")


CHALLENGE_OFF = Message("options-challenge-off")
