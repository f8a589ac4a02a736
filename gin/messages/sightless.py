"""Messages of the domain `sightless`, from `assets/languages/en/sightless.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


TITLE = Message("sightless-title")


START = Message("sightless-start")


def start_3(*, back: Text, help: Text) -> Message:
    return Message("sightless-start-3", (("back", back), ("help", help),))


START_4 = Message("sightless-start-4")


START_5 = Message("sightless-start-5")


READER = Message("sightless-reader")


VOICE = Message("sightless-voice")


def voice_1(*, faster: Text, slower: Text, voice: Text) -> Message:
    return Message("sightless-voice-1", (("faster", faster), ("slower", slower), ("voice", voice),))


VOICE_2 = Message("sightless-voice-2")


VOICE_3 = Message("sightless-voice-3")


DETAIL = Message("sightless-detail")


def detail_1(*, detail: Text) -> Message:
    return Message("sightless-detail-1", (("detail", detail),))


DETAIL_2 = Message("sightless-detail-2")


DETAIL_3 = Message("sightless-detail-3")


def detail_4(*, older: Text, top: Text, turn: Text) -> Message:
    return Message("sightless-detail-4", (("older", older), ("top", top), ("turn", turn),))


TERMINAL = Message("sightless-terminal")


BRAILLE = Message("sightless-braille")


KEYS = Message("sightless-keys")


def keys_1(*, left: Text, next_zone: Text, right: Text) -> Message:
    return Message("sightless-keys-1", (("left", left), ("next-zone", next_zone), ("right", right),))


def keys_2(*, draw: Text, passes: Text, take: Text) -> Message:
    return Message("sightless-keys-2", (("draw", draw), ("passes", passes), ("take", take),))


def keys_3(*, activate: Text, gin: Text, knock: Text) -> Message:
    return Message("sightless-keys-3", (("activate", activate), ("gin", gin), ("knock", knock),))


def keys_4(*, top: Text) -> Message:
    return Message("sightless-keys-4", (("top", top),))


def keys_5(*, deadwood: Text, hand: Text, melds: Text, score: Text, status: Text, turn: Text) -> Message:
    return Message("sightless-keys-5", (("deadwood", deadwood), ("hand", hand), ("melds", melds), ("score", score), ("status", status), ("turn", turn),))


KEYS_6 = Message("sightless-keys-6")


def keys_7(*, newer: Text, older: Text, repeat: Text) -> Message:
    return Message("sightless-keys-7", (("newer", newer), ("older", older), ("repeat", repeat),))


def keys_8(*, next_word: Text, previous_word: Text, spell: Text) -> Message:
    return Message("sightless-keys-8", (("next-word", next_word), ("previous-word", previous_word), ("spell", spell),))


def keys_9(*, back: Text, type: Text, up: Text) -> Message:
    return Message("sightless-keys-9", (("back", back), ("type", type), ("up", up),))


KEYS_10 = Message("sightless-keys-10")


def keys_11(*, hand: Text, top: Text) -> Message:
    return Message("sightless-keys-11", (("hand", hand), ("top", top),))


def keys_12(*, next_heading: Text, previous_heading: Text) -> Message:
    return Message("sightless-keys-12", (("next-heading", next_heading), ("previous-heading", previous_heading),))


KEYS_13 = Message("sightless-keys-13")


HAND = Message("sightless-hand")


def hand_1(*, cut: Text, play: Text) -> Message:
    return Message("sightless-hand-1", (("cut", cut), ("play", play),))


def hand_2(*, passes: Text, take: Text) -> Message:
    return Message("sightless-hand-2", (("passes", passes), ("take", take),))


def hand_3(*, draw: Text, take: Text) -> Message:
    return Message("sightless-hand-3", (("draw", draw), ("take", take),))


def hand_4(*, activate: Text) -> Message:
    return Message("sightless-hand-4", (("activate", activate),))


def hand_5(*, activate: Text, back: Text, knock: Text) -> Message:
    return Message("sightless-hand-5", (("activate", activate), ("back", back), ("knock", knock),))


def hand_6(*, best: Text, done: Text) -> Message:
    return Message("sightless-hand-6", (("best", best), ("done", done),))


def hand_7(*, done: Text, down: Text, next_zone: Text) -> Message:
    return Message("sightless-hand-7", (("done", done), ("down", down), ("next-zone", next_zone),))


SERIES = {
    "start": (Message("sightless-start-1"), Message("sightless-start-2")),
    "reader": (Message("sightless-reader-1"), Message("sightless-reader-2"), Message("sightless-reader-3"), Message("sightless-reader-4")),
    "terminal": (Message("sightless-terminal-1"), Message("sightless-terminal-2"), Message("sightless-terminal-3"), Message("sightless-terminal-4"), Message("sightless-terminal-5"), Message("sightless-terminal-6")),
    "braille": (Message("sightless-braille-1"), Message("sightless-braille-2"), Message("sightless-braille-3")),
}
