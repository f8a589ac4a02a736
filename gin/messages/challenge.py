"""Messages of the domain `challenge`, from `assets/languages/en/challenge.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text, Who


TITLE = Message("challenge-title")


ONE = Message("challenge-one")


def at_table(*, game: Text) -> Message:
    return Message("challenge-at-table", (("game", game),))


FRIEND = Message("challenge-friend")


SUBTITLE = Message("challenge-subtitle")


NONE = Message("challenge-none")


PASTE = Message("challenge-paste")


PASTE_HERE = Message("challenge-paste-here")


OPEN_FILE = Message("challenge-open-file")


FILE_FIELD = Message("challenge-file-field")


FILE_NOTE = Message("challenge-file-note")


def file_named(*, path: Text) -> Message:
    return Message("challenge-file-named", (("path", path),))


def row(*, game: Text, name: Text, who: Who) -> Message:
    return Message("challenge-row", (("game", game), ("name", name), ("who", who),))


TO_PLAY = Message("challenge-to-play")


BEGUN = Message("challenge-begun")


YOURS = Message("challenge-yours")


BETTER = Message("challenge-better")


def worse(*, name: Text) -> Message:
    return Message("challenge-worse", (("name", name),))


EQUAL = Message("challenge-equal")


BETTER_NOW = Message("challenge-better-now")


BETTER_THEN = Message("challenge-better-then")


def invites(*, game: Text, name: Text, who: Who) -> Message:
    return Message("challenge-invites", (("game", game), ("name", name), ("who", who),))


def invites_alone(*, game: Text, name: Text) -> Message:
    return Message("challenge-invites-alone", (("game", game), ("name", name),))


def options(*, options: Text) -> Message:
    return Message("challenge-options", (("options", options),))


def own(*, game: Text, who: Who) -> Message:
    return Message("challenge-own", (("game", game), ("who", who),))


def own_alone(*, game: Text) -> Message:
    return Message("challenge-own-alone", (("game", game),))


OWN_AGAIN = Message("challenge-own-again")


OWN_WITH_UNDO = Message("challenge-own-with-undo")


def with_undo(*, name: Text) -> Message:
    return Message("challenge-with-undo", (("name", name),))


WAITS = Message("challenge-waits")


GOES_ON = Message("challenge-goes-on")


COUNTS = Message("challenge-counts")


SEAL = Message("challenge-seal")


SEAL_FITS = Message("challenge-seal-fits")


def seal_compared(*, name: Text) -> Message:
    return Message("challenge-seal-compared", (("name", name),))


PLAY = Message("challenge-play")


CONTINUE = Message("challenge-continue")


AGAIN = Message("challenge-again")


FAIR = Message("challenge-fair")


YOU = Message("challenge-you")


NOW = Message("challenge-now")


THEN = Message("challenge-then")


BOTH_LINES = Message("challenge-both-lines")


LEAD = Message("challenge-lead")


FINAL_SCORE = Message("challenge-final-score")


FINAL_SCORE_OF_OPPONENT = Message("challenge-final-score-of-opponent")


AHEAD = Message("challenge-ahead")


HANDS = Message("challenge-hands")


def hand(*, hand: int) -> Message:
    return Message("challenge-hand", (("hand", hand),))


def lead_so_far(*, number: int) -> Message:
    return Message("challenge-lead-so-far", (("number", number),))


def you_won(*, hands: int, theirs: int, yours: int) -> Message:
    return Message("challenge-you-won", (("hands", hands), ("theirs", theirs), ("yours", yours),))


def you_lost(*, hands: int, theirs: int, yours: int) -> Message:
    return Message("challenge-you-lost", (("hands", hands), ("theirs", theirs), ("yours", yours),))


def you_gave_up(*, hands: int) -> Message:
    return Message("challenge-you-gave-up", (("hands", hands),))


def friend_won(*, hands: int, name: Text, theirs: int, yours: int) -> Message:
    return Message("challenge-friend-won", (("hands", hands), ("name", name), ("theirs", theirs), ("yours", yours),))


def friend_lost(*, hands: int, name: Text, theirs: int, yours: int) -> Message:
    return Message("challenge-friend-lost", (("hands", hands), ("name", name), ("theirs", theirs), ("yours", yours),))


def you_alone(*, hands: int, yours: int) -> Message:
    return Message("challenge-you-alone", (("hands", hands), ("yours", yours),))


def friend_alone(*, hands: int, name: Text, yours: int) -> Message:
    return Message("challenge-friend-alone", (("hands", hands), ("name", name), ("yours", yours),))


def did_better(*, name: Text) -> Message:
    return Message("challenge-did-better", (("name", name),))


def did_worse(*, name: Text) -> Message:
    return Message("challenge-did-worse", (("name", name),))


DID_EQUAL = Message("challenge-did-equal")


DID_BETTER_NOW = Message("challenge-did-better-now")


DID_BETTER_THEN = Message("challenge-did-better-then")


def hand_title(*, hand: int) -> Message:
    return Message("challenge-hand-title", (("hand", hand),))


def turn(*, move: int) -> Message:
    return Message("challenge-turn", (("move", move),))


def turn_apart(*, move: int) -> Message:
    return Message("challenge-turn-apart", (("move", move),))


NO_TURN = Message("challenge-no-turn")


NOT_PLAYED = Message("challenge-not-played")


RESULT = Message("challenge-result")


WATCH_YOURS = Message("challenge-watch-yours")


def watch_theirs(*, name: Text) -> Message:
    return Message("challenge-watch-theirs", (("name", name),))


def too_long(*, most: int) -> Message:
    return Message("challenge-too-long", (("most", most),))


def no_challenge(*, head: Text) -> Message:
    return Message("challenge-no-challenge", (("head", head),))


def newer(*, known: int, version: int) -> Message:
    return Message("challenge-newer", (("known", known), ("version", version),))


def odd_sign(*, line: int, sign: Text, start: Text) -> Message:
    return Message("challenge-odd-sign", (("line", line), ("sign", sign), ("start", start),))


def slip(*, line: int, start: Text) -> Message:
    return Message("challenge-slip", (("line", line), ("start", start),))


def breaks_off(*, line: int, of: int) -> Message:
    return Message("challenge-breaks-off", (("line", line), ("of", of),))


NO_CONTENTS = Message("challenge-no-contents")


UNKNOWN_OPPONENT = Message("challenge-unknown-opponent")


NO_CARDS = Message("challenge-no-cards")


OTHER_SEAL = Message("challenge-other-seal")


def after_the_end(*, hand: int) -> Message:
    return Message("challenge-after-the-end", (("hand", hand),))


def not_to_the_end(*, hands: int) -> Message:
    return Message("challenge-not-to-the-end", (("hands", hands),))


def bad_move(*, hand: int, move: int, why: Text) -> Message:
    return Message("challenge-bad-move", (("hand", hand), ("move", move), ("why", why),))


def move_after_end(*, hand: int, move: int) -> Message:
    return Message("challenge-move-after-end", (("hand", hand), ("move", move),))


def hand_without_end(*, hand: int) -> Message:
    return Message("challenge-hand-without-end", (("hand", hand),))


NOT_DAILY = Message("challenge-not-daily")


NOT_GUEST = Message("challenge-not-guest")


NOT_FINISHED = Message("challenge-not-finished")


def unread_file(*, path: Text, why: Text) -> Message:
    return Message("challenge-unread-file", (("path", path), ("why", why),))


def large_file(*, most: int) -> Message:
    return Message("challenge-large-file", (("most", most),))
