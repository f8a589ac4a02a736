"""Messages of the domain `goals`, from `assets/languages/en/goals.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from enum import Enum
from gin.core.message import Message, Text


TITLE = Message("goals-title")


def subtitle(*, done: int, whole: int) -> Message:
    return Message("goals-subtitle", (("done", done), ("whole", whole),))


INVITATION = Message("goals-invitation")


REACHED = Message("goals-reached")


AHEAD = Message("goals-ahead")


BEST = Message("goals-best")


def in_hand(*, hand: int, when: date) -> Message:
    return Message("goals-in-hand", (("hand", hand), ("when", when),))


def progress(*, done: int, whole: int) -> Message:
    return Message("goals-progress", (("done", done), ("whole", whole),))


def best_hand(*, points: int) -> Message:
    return Message("goals-best-hand", (("points", points),))


def fastest_gin(*, turns: int) -> Message:
    return Message("goals-fastest-gin", (("turns", turns),))


COMING = Message("goals-coming")


def next_up(*, goal: Text) -> Message:
    return Message("goals-next-up", (("goal", goal),))


FIRST_HAND = Message("goals-first-hand")


GIN = Message("goals-gin")


UNDERCUT = Message("goals-undercut")


FIRST_MATCH = Message("goals-first-match")


QUICK_KNOCK = Message("goals-quick-knock")


KNOCK_ONE = Message("goals-knock-one")


SOME_GAMES = Message("goals-some-games")


SOLO_GIN = Message("goals-solo-gin")


SOLITARY = Message("goals-solitary")


SHORT_STREAK = Message("goals-short-streak")


SHUTOUT = Message("goals-shutout")


SOME_WINS = Message("goals-some-wins")


SOME_HANDS = Message("goals-some-hands")


NO_HINTS = Message("goals-no-hints")


CAUGHT = Message("goals-caught")


COMEBACK = Message("goals-comeback")


BIG_GIN = Message("goals-big-gin")


GIN_EARLY = Message("goals-gin-early")


REFUSED = Message("goals-refused")


CHALLENGE = Message("goals-challenge")


OUT = Message("goals-out")


MIXTURE = Message("goals-mixture")


EVERYBODY = Message("goals-everybody")


UNDERCUT_MASTER = Message("goals-undercut-master")


MASTER = Message("goals-master")


LONG_STREAK = Message("goals-long-streak")


MANY_WINS = Message("goals-many-wins")


EVERY_GAME = Message("goals-every-game")


MANY_HANDS = Message("goals-many-hands")


WON_FIRST_HAND = Message("goals-won-first-hand")


WON_GIN = Message("goals-won-gin")


WON_UNDERCUT = Message("goals-won-undercut")


WON_FIRST_MATCH = Message("goals-won-first-match")


WON_QUICK_KNOCK = Message("goals-won-quick-knock")


WON_KNOCK_ONE = Message("goals-won-knock-one")


WON_SOME_GAMES = Message("goals-won-some-games")


WON_SOLO_GIN = Message("goals-won-solo-gin")


WON_SOLITARY = Message("goals-won-solitary")


WON_SHORT_STREAK = Message("goals-won-short-streak")


WON_SHUTOUT = Message("goals-won-shutout")


WON_SOME_WINS = Message("goals-won-some-wins")


WON_SOME_HANDS = Message("goals-won-some-hands")


WON_NO_HINTS = Message("goals-won-no-hints")


WON_CAUGHT = Message("goals-won-caught")


WON_COMEBACK = Message("goals-won-comeback")


WON_BIG_GIN = Message("goals-won-big-gin")


WON_GIN_EARLY = Message("goals-won-gin-early")


WON_REFUSED = Message("goals-won-refused")


WON_CHALLENGE = Message("goals-won-challenge")


WON_OUT = Message("goals-won-out")


WON_MIXTURE = Message("goals-won-mixture")


WON_EVERYBODY = Message("goals-won-everybody")


WON_UNDERCUT_MASTER = Message("goals-won-undercut-master")


WON_MASTER = Message("goals-won-master")


WON_LONG_STREAK = Message("goals-won-long-streak")


WON_MANY_WINS = Message("goals-won-many-wins")


WON_EVERY_GAME = Message("goals-won-every-game")


WON_MANY_HANDS = Message("goals-won-many-hands")


def new(*, goal: Text) -> Message:
    return Message("goals-new", (("goal", goal),))


def new_two(*, goals: tuple[Text, ...]) -> Message:
    return Message("goals-new-two", (("goals", goals),))


def new_many(*, count: int, goals: tuple[Text, ...]) -> Message:
    return Message("goals-new-many", (("count", count), ("goals", goals),))


CUPS = Message("goals-cups")


REWARDS = Message("goals-rewards")


def reward(*, kind: Enum, value: Text) -> Message:
    return Message("goals-reward", (("kind", kind), ("value", value),))


def kind(*, kind: Enum) -> Message:
    return Message("goals-kind", (("kind", kind),))


def brings(*, kind: Enum, value: Text) -> Message:
    return Message("goals-brings", (("kind", kind), ("value", value),))


IN_USE = Message("goals-in-use")


NOT_EARNED = Message("goals-not-earned")


USED_ALREADY = Message("goals-used-already")


PUT_ON = Message("goals-put-on")


def put_on_this(*, reward: Text) -> Message:
    return Message("goals-put-on-this", (("reward", reward),))


PUT_ON_BRIEF = Message("goals-put-on-brief")
