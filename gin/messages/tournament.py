"""Messages of the domain `tournament`, from `assets/languages/en/tournament.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text, Who


TITLE = Message("tournament-title")


def at_table(*, game: Text) -> Message:
    return Message("tournament-at-table", (("game", game),))


INVITES = Message("tournament-invites")


FORM = Message("tournament-form")


ROUND_ROBIN = Message("tournament-round-robin")


KNOCKOUT = Message("tournament-knockout")


ROUND_ROBIN_NOTE = Message("tournament-round-robin-note")


KNOCKOUT_NOTE = Message("tournament-knockout-note")


GAME = Message("tournament-game")


TARGET = Message("tournament-target")


def points(*, target: int) -> Message:
    return Message("tournament-points", (("target", target),))


def length(*, least: int, minutes: int, most: int, whole: int) -> Message:
    return Message("tournament-length", (("least", least), ("minutes", minutes), ("most", most), ("whole", whole),))


def length_in_hours(*, hours: int, least: int, minutes: int, most: int) -> Message:
    return Message("tournament-length-in-hours", (("hours", hours), ("least", least), ("minutes", minutes), ("most", most),))


def field(*, names: Text) -> Message:
    return Message("tournament-field", (("names", names),))


BEGIN = Message("tournament-begin")


BEGUN = Message("tournament-begun")


EARLIER = Message("tournament-earlier")


def game_to(*, game: Text, target: int) -> Message:
    return Message("tournament-game-to", (("game", game), ("target", target),))


def won_by(*, who: Who) -> Message:
    return Message("tournament-won-by", (("who", who),))


WAS_LEFT = Message("tournament-was-left")


def you_play(*, game: Text, round: Text, who: Who) -> Message:
    return Message("tournament-you-play", (("game", game), ("round", round), ("who", who),))


def others_play(*, game: Text, round: Text) -> Message:
    return Message("tournament-others-play", (("game", game), ("round", round),))


def you_are_out(*, game: Text) -> Message:
    return Message("tournament-you-are-out", (("game", game),))


def wins_cup(*, who: Who) -> Message:
    return Message("tournament-wins-cup", (("who", who),))


def nobody(*, game: Text) -> Message:
    return Message("tournament-nobody", (("game", game),))


ONE_SHORT = Message("tournament-one-short")


def consolation(*, won: int) -> Message:
    return Message("tournament-consolation", (("won", won),))


TABLE = Message("tournament-table")


PLACE_HEAD = Message("tournament-place-head")


PLAYED_HEAD = Message("tournament-played-head")


WON_HEAD = Message("tournament-won-head")


POINTS_HEAD = Message("tournament-points-head")


def row(*, place: int, played: int, points: Text, won: int) -> Message:
    return Message("tournament-row", (("place", place), ("played", played), ("points", points), ("won", won),))


TIES = Message("tournament-ties")


def your_place(*, count: int, place: int, played: int, won: int) -> Message:
    return Message("tournament-your-place", (("count", count), ("place", place), ("played", played), ("won", won),))


def numbered_round(*, round: int) -> Message:
    return Message("tournament-numbered-round", (("round", round),))


SEMI_FINALS = Message("tournament-semi-finals")


FINAL = Message("tournament-final")


def against(*, other: Who, who: Who) -> Message:
    return Message("tournament-against", (("other", other), ("who", who),))


def against_open(*, who: Who) -> Message:
    return Message("tournament-against-open", (("who", who),))


OPEN = Message("tournament-open")


OPEN_FINAL = Message("tournament-open-final")


def beat(*, other: Who, who: Who) -> Message:
    return Message("tournament-beat", (("other", other), ("who", who),))


def rests(*, who: Who) -> Message:
    return Message("tournament-rests", (("who", who),))


def score(*, first: int, second: int) -> Message:
    return Message("tournament-score", (("first", first), ("second", second),))


PLAYING = Message("tournament-playing")


TO_PLAY = Message("tournament-to-play")


UNDER_WAY = Message("tournament-under-way")


STILL_OPEN = Message("tournament-still-open")


def beats(*, first: int, other: Who, second: int, who: Who) -> Message:
    return Message("tournament-beats", (("first", first), ("other", other), ("second", second), ("who", who),))


def play(*, who: Who) -> Message:
    return Message("tournament-play", (("who", who),))


def go_on_with(*, who: Who) -> Message:
    return Message("tournament-go-on-with", (("who", who),))


EARLIER_ROUND = Message("tournament-earlier-round")


LATER_ROUND = Message("tournament-later-round")


FIRST_ROUND = Message("tournament-first-round")


LAST_ROUND = Message("tournament-last-round")


LEAVE = Message("tournament-leave")


LEAVE_SURE = Message("tournament-leave-sure")


STAY = Message("tournament-stay")


LEFT = Message("tournament-left")


ANOTHER = Message("tournament-another")


GO_ON = Message("tournament-go-on")


CAN_RETURN = Message("tournament-can-return")


CUP_IS_YOURS = Message("tournament-cup-is-yours")


IN_FINAL = Message("tournament-in-final")


GOES_ON = Message("tournament-goes-on")


OUT = Message("tournament-out")
