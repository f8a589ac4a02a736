"""The commands: what keys, buttons and choices are for, by the words that are saved."""

from __future__ import annotations

from enum import Enum, StrEnum, auto

from gin.core.message import NOTHING, Text
from gin.messages import commands as messages


class Section(Enum):
    """Where help and the list of keys name a command."""

    MOVES = auto()
    ACTS = auto()
    QUESTIONS = auto()
    CARDS = auto()
    WINDOW = auto()
    KEYLESS = auto()
    """Named nowhere: no key can be given to what is only dragged or typed."""


class Command(StrEnum):
    """A command. `key` is the one that it has at first, `sentence` is for help."""

    section: Section
    key: str
    sentence: Text

    def __new__(
        cls, word: str, section: Section = Section.KEYLESS, key: str = "", sentence: Text = NOTHING
    ) -> Command:
        made = str.__new__(cls, word)
        made._value_ = word
        made.section, made.key, made.sentence = section, key, sentence
        return made

    LEFT = "left", Section.MOVES, "Left", messages.LEFT
    RIGHT = "right", Section.MOVES, "Right", messages.RIGHT
    UP = "up", Section.MOVES, "Up", messages.UP
    DOWN = "down", Section.MOVES, "Down", messages.DOWN
    FIRST = "first", Section.MOVES, "Home", messages.FIRST
    LAST = "last", Section.MOVES, "End", messages.LAST
    NEXT_ZONE = "next_zone", Section.MOVES, "Tab", messages.NEXT_ZONE
    PREVIOUS_ZONE = "previous_zone", Section.MOVES, "Shift+Tab", messages.PREVIOUS_ZONE
    NEXT_HEADING = "next_heading", Section.MOVES, "Ctrl+Down", messages.NEXT_HEADING
    PREVIOUS_HEADING = (
        "previous_heading", Section.MOVES, "Ctrl+Up", messages.PREVIOUS_HEADING,
    )  # fmt: skip
    ACTIVATE = "activate", Section.MOVES, "Enter", messages.ACTIVATE
    BACK = "back", Section.MOVES, "Esc", messages.BACK

    DRAW = "draw", Section.ACTS, "Space", messages.DRAW
    TAKE = "take", Section.ACTS, "U", messages.TAKE
    PASS = "pass", Section.ACTS, "P", messages.PASS
    RAISE = "raise", Section.ACTS, "R", messages.RAISE
    ACCEPT = "accept", Section.ACTS, "C", messages.ACCEPT
    REFUSE = "refuse", Section.ACTS, "F", messages.REFUSE
    KNOCK = "knock", Section.ACTS, "K", messages.KNOCK
    GIN = "gin", Section.ACTS, "G", messages.GIN
    BIG_GIN = "big_gin", Section.ACTS, "B", messages.BIG_GIN
    PICK = "pick", Section.ACTS, "X", messages.PICK
    GROUP = "group", Section.ACTS, "J", messages.GROUP
    LOOSEN = "loosen", Section.ACTS, "L", messages.LOOSEN
    BEST = "best", Section.ACTS, "A", messages.BEST
    DONE = "done", Section.ACTS, "N", messages.DONE
    SORT = "sort", Section.ACTS, "O", messages.SORT
    CARD_LEFT = "card_left", Section.ACTS, "Shift+Left", messages.CARD_LEFT
    CARD_RIGHT = "card_right", Section.ACTS, "Shift+Right", messages.CARD_RIGHT
    HINT = "hint", Section.ACTS, "I", messages.HINT
    DO_IT = "do_it", Section.ACTS, "Q", messages.DO_IT
    UNDO = "undo", Section.ACTS, "Z", messages.UNDO
    SHEET = "sheet", Section.ACTS, "Shift+S", messages.SHEET
    MAGNIFY = "magnify", Section.ACTS, "Y", messages.MAGNIFY
    COMMANDS = "commands", Section.ACTS, "F10", messages.COMMANDS
    HELP = "help", Section.ACTS, "F1", messages.HELP

    TOP = "top", Section.QUESTIONS, "D", messages.TOP
    HAND = "hand", Section.QUESTIONS, "H", messages.HAND
    DEADWOOD = "deadwood", Section.QUESTIONS, "V", messages.DEADWOOD
    MELDS = "melds", Section.QUESTIONS, "M", messages.MELDS
    ODDS = "odds", Section.QUESTIONS, "Shift+V", messages.ODDS
    SCORE = "score", Section.QUESTIONS, "S", messages.SCORE
    TURN = "turn", Section.QUESTIONS, "T", messages.TURN
    CARDS_LEFT = "cards_left", Section.QUESTIONS, "E", messages.CARDS_LEFT
    STATUS = "status", Section.QUESTIONS, "W", messages.STATUS
    SEAL = "seal", Section.QUESTIONS, "Shift+D", messages.SEAL
    OLDER = "older", Section.QUESTIONS, ",", messages.OLDER
    NEWER = "newer", Section.QUESTIONS, ".", messages.NEWER
    OLDEST = "oldest", Section.QUESTIONS, "Shift+,", messages.OLDEST
    NEWEST = "newest", Section.QUESTIONS, "Shift+.", messages.NEWEST
    PREVIOUS_WORD = "previous_word", Section.QUESTIONS, "Alt+,", messages.PREVIOUS_WORD
    NEXT_WORD = "next_word", Section.QUESTIONS, "Alt+.", messages.NEXT_WORD
    SPELL_WORD = "spell_word", Section.QUESTIONS, "Alt+Up", messages.SPELL_WORD
    REPEAT = "repeat", Section.QUESTIONS, "Shift+Up", messages.REPEAT

    CARD_1 = "card_1", Section.CARDS, "1", messages.card(number=1)
    CARD_2 = "card_2", Section.CARDS, "2", messages.card(number=2)
    CARD_3 = "card_3", Section.CARDS, "3", messages.card(number=3)
    CARD_4 = "card_4", Section.CARDS, "4", messages.card(number=4)
    CARD_5 = "card_5", Section.CARDS, "5", messages.card(number=5)
    CARD_6 = "card_6", Section.CARDS, "6", messages.card(number=6)
    CARD_7 = "card_7", Section.CARDS, "7", messages.card(number=7)
    CARD_8 = "card_8", Section.CARDS, "8", messages.card(number=8)
    CARD_9 = "card_9", Section.CARDS, "9", messages.card(number=9)
    CARD_10 = "card_10", Section.CARDS, "0", messages.card(number=10)

    TYPE = "type", Section.WINDOW, "/", messages.TYPE
    PAGE_UP = "page_up", Section.WINDOW, "PageUp", messages.PAGE_UP
    PAGE_DOWN = "page_down", Section.WINDOW, "PageDown", messages.PAGE_DOWN
    FULL_SCREEN = "full_screen", Section.WINDOW, "F11", messages.FULL_SCREEN
    MUTE = "mute", Section.WINDOW, "F9", messages.MUTE
    VOICE = "voice", Section.WINDOW, "F8", messages.VOICE
    SLOWER = "slower", Section.WINDOW, "Shift+F12", messages.SLOWER
    FASTER = "faster", Section.WINDOW, "F12", messages.FASTER
    DETAIL = "detail", Section.WINDOW, "Shift+F8", messages.DETAIL

    DISCARD = "discard"
    DEEPER = "deeper"
