"""Commands that keys, buttons and choices carry out; settings files contain their values."""

from __future__ import annotations

from enum import Enum, StrEnum, auto

from gin.core.message import NOTHING, Text
from gin.messages import commands as messages


class CommandSection(Enum):
    """Section for commands on the help page and in the list of keys."""

    MOVES = auto()
    ACTS = auto()
    QUESTIONS = auto()
    CARDS = auto()
    WINDOW = auto()
    KEYLESS = auto()
    """Commands that cannot have a key and are not listed."""


class Command(StrEnum):
    """A command, with its default `key` and its `sentence` in help."""

    section: CommandSection
    key: str
    sentence: Text

    def __new__(
        cls,
        word: str,
        section: CommandSection = CommandSection.KEYLESS,
        key: str = "",
        sentence: Text = NOTHING,
    ) -> Command:
        made = str.__new__(cls, word)
        made._value_ = word
        made.section, made.key, made.sentence = section, key, sentence
        return made

    LEFT = "left", CommandSection.MOVES, "Left", messages.LEFT
    RIGHT = "right", CommandSection.MOVES, "Right", messages.RIGHT
    UP = "up", CommandSection.MOVES, "Up", messages.UP
    DOWN = "down", CommandSection.MOVES, "Down", messages.DOWN
    FIRST = "first", CommandSection.MOVES, "Home", messages.FIRST
    LAST = "last", CommandSection.MOVES, "End", messages.LAST
    NEXT_ZONE = "next_zone", CommandSection.MOVES, "Tab", messages.NEXT_ZONE
    PREVIOUS_ZONE = "previous_zone", CommandSection.MOVES, "Shift+Tab", messages.PREVIOUS_ZONE
    NEXT_HEADING = "next_heading", CommandSection.MOVES, "Ctrl+Down", messages.NEXT_HEADING
    PREVIOUS_HEADING = (
        "previous_heading", CommandSection.MOVES, "Ctrl+Up", messages.PREVIOUS_HEADING,
    )  # fmt: skip
    ACTIVATE = "activate", CommandSection.MOVES, "Enter", messages.ACTIVATE
    BACK = "back", CommandSection.MOVES, "Esc", messages.BACK

    DRAW = "draw", CommandSection.ACTS, "Space", messages.DRAW
    TAKE = "take", CommandSection.ACTS, "U", messages.TAKE
    PASS = "pass", CommandSection.ACTS, "P", messages.PASS
    RAISE = "raise", CommandSection.ACTS, "R", messages.RAISE
    ACCEPT = "accept", CommandSection.ACTS, "C", messages.ACCEPT
    REFUSE = "refuse", CommandSection.ACTS, "F", messages.REFUSE
    KNOCK = "knock", CommandSection.ACTS, "K", messages.KNOCK
    GIN = "gin", CommandSection.ACTS, "G", messages.GIN
    BIG_GIN = "big_gin", CommandSection.ACTS, "B", messages.BIG_GIN
    PICK = "pick", CommandSection.ACTS, "X", messages.PICK
    GROUP = "group", CommandSection.ACTS, "J", messages.GROUP
    LOOSEN = "loosen", CommandSection.ACTS, "L", messages.LOOSEN
    BEST = "best", CommandSection.ACTS, "A", messages.BEST
    DONE = "done", CommandSection.ACTS, "N", messages.DONE
    SORT = "sort", CommandSection.ACTS, "O", messages.SORT
    CARD_LEFT = "card_left", CommandSection.ACTS, "Shift+Left", messages.CARD_LEFT
    CARD_RIGHT = "card_right", CommandSection.ACTS, "Shift+Right", messages.CARD_RIGHT
    HINT = "hint", CommandSection.ACTS, "I", messages.HINT
    DO_IT = "do_it", CommandSection.ACTS, "Q", messages.DO_IT
    UNDO = "undo", CommandSection.ACTS, "Z", messages.UNDO
    SHEET = "sheet", CommandSection.ACTS, "Shift+S", messages.SHEET
    MAGNIFY = "magnify", CommandSection.ACTS, "Y", messages.MAGNIFY
    COMMANDS = "commands", CommandSection.ACTS, "F10", messages.COMMANDS
    HELP = "help", CommandSection.ACTS, "F1", messages.HELP

    TOP = "top", CommandSection.QUESTIONS, "D", messages.TOP
    HAND = "hand", CommandSection.QUESTIONS, "H", messages.HAND
    DEADWOOD = "deadwood", CommandSection.QUESTIONS, "V", messages.DEADWOOD
    MELDS = "melds", CommandSection.QUESTIONS, "M", messages.MELDS
    ODDS = "odds", CommandSection.QUESTIONS, "Shift+V", messages.ODDS
    SCORE = "score", CommandSection.QUESTIONS, "S", messages.SCORE
    TURN = "turn", CommandSection.QUESTIONS, "T", messages.TURN
    CARDS_LEFT = "cards_left", CommandSection.QUESTIONS, "E", messages.CARDS_LEFT
    STATUS = "status", CommandSection.QUESTIONS, "W", messages.STATUS
    SEAL = "seal", CommandSection.QUESTIONS, "Shift+D", messages.SEAL
    OLDER = "older", CommandSection.QUESTIONS, ",", messages.OLDER
    NEWER = "newer", CommandSection.QUESTIONS, ".", messages.NEWER
    OLDEST = "oldest", CommandSection.QUESTIONS, "Shift+,", messages.OLDEST
    NEWEST = "newest", CommandSection.QUESTIONS, "Shift+.", messages.NEWEST
    PREVIOUS_WORD = "previous_word", CommandSection.QUESTIONS, "Alt+,", messages.PREVIOUS_WORD
    NEXT_WORD = "next_word", CommandSection.QUESTIONS, "Alt+.", messages.NEXT_WORD
    SPELL_WORD = "spell_word", CommandSection.QUESTIONS, "Alt+Up", messages.SPELL_WORD
    REPEAT = "repeat", CommandSection.QUESTIONS, "Shift+Up", messages.REPEAT

    CARD_1 = "card_1", CommandSection.CARDS, "1", messages.card(number=1)
    CARD_2 = "card_2", CommandSection.CARDS, "2", messages.card(number=2)
    CARD_3 = "card_3", CommandSection.CARDS, "3", messages.card(number=3)
    CARD_4 = "card_4", CommandSection.CARDS, "4", messages.card(number=4)
    CARD_5 = "card_5", CommandSection.CARDS, "5", messages.card(number=5)
    CARD_6 = "card_6", CommandSection.CARDS, "6", messages.card(number=6)
    CARD_7 = "card_7", CommandSection.CARDS, "7", messages.card(number=7)
    CARD_8 = "card_8", CommandSection.CARDS, "8", messages.card(number=8)
    CARD_9 = "card_9", CommandSection.CARDS, "9", messages.card(number=9)
    CARD_10 = "card_10", CommandSection.CARDS, "0", messages.card(number=10)

    TYPE = "type", CommandSection.WINDOW, "/", messages.TYPE
    PAGE_UP = "page_up", CommandSection.WINDOW, "PageUp", messages.PAGE_UP
    PAGE_DOWN = "page_down", CommandSection.WINDOW, "PageDown", messages.PAGE_DOWN
    HIDE = "hide", CommandSection.WINDOW, "Shift+Esc", messages.HIDE
    FULL_SCREEN = "full_screen", CommandSection.WINDOW, "F11", messages.FULL_SCREEN
    MUTE = "mute", CommandSection.WINDOW, "F9", messages.MUTE
    VOICE = "voice", CommandSection.WINDOW, "F8", messages.VOICE
    SLOWER = "slower", CommandSection.WINDOW, "Shift+F12", messages.SLOWER
    FASTER = "faster", CommandSection.WINDOW, "F12", messages.FASTER
    PASTE = "paste", CommandSection.WINDOW, "Shift+Insert", messages.PASTE
    DETAIL = "detail", CommandSection.WINDOW, "Shift+F8", messages.DETAIL

    DISCARD = "discard"
    DEEPER = "deeper"
