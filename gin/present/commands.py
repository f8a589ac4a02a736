"""The commands: what keys, buttons and choices are for, by the words that are saved."""

from __future__ import annotations

from enum import Enum, StrEnum, auto


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
    sentence: str

    def __new__(
        cls, word: str, section: Section = Section.KEYLESS, key: str = "", sentence: str = ""
    ) -> Command:
        made = str.__new__(cls, word)
        made._value_ = word
        made.section, made.key, made.sentence = section, key, sentence
        return made

    LEFT = "left", Section.MOVES, "Left", "the card or button to the left"
    RIGHT = "right", Section.MOVES, "Right", "the card or button to the right"
    UP = "up", Section.MOVES, "Up", "up in a list"
    DOWN = "down", Section.MOVES, "Down", "down in a list"
    FIRST = "first", Section.MOVES, "Home", "the first card or button"
    LAST = "last", Section.MOVES, "End", "the last card or button"
    NEXT_ZONE = "next_zone", Section.MOVES, "Tab", "the next area"
    PREVIOUS_ZONE = "previous_zone", Section.MOVES, "Shift+Tab", "the area before"
    ACTIVATE = "activate", Section.MOVES, "Enter", "discard, or press the button"
    BACK = "back", Section.MOVES, "Esc", "the menu, or back"

    DRAW = "draw", Section.ACTS, "Space", "draw from the stock"
    TAKE = "take", Section.ACTS, "U", "take the face-up card"
    PASS = "pass", Section.ACTS, "P", "pass the upcard, or leave the die"
    RAISE = "raise", Section.ACTS, "R", "raise the stake die, where there is one"
    ACCEPT = "accept", Section.ACTS, "C", "accept the offered stake"
    REFUSE = "refuse", Section.ACTS, "F", "refuse it, and give the hand up"
    KNOCK = "knock", Section.ACTS, "K", "knock, the focused card down"
    GIN = "gin", Section.ACTS, "G", "go gin"
    BIG_GIN = "big_gin", Section.ACTS, "B", "go big gin"
    PICK = "pick", Section.ACTS, "X", "pick the card for a meld"
    GROUP = "group", Section.ACTS, "J", "make a meld of the picked cards"
    LOOSEN = "loosen", Section.ACTS, "L", "make the picked cards deadwood"
    BEST = "best", Section.ACTS, "A", "the best lay-offs"
    DONE = "done", Section.ACTS, "N", "done, or the next hand"
    SORT = "sort", Section.ACTS, "O", "sort the hand another way"
    CARD_LEFT = "card_left", Section.ACTS, "Shift+Left", "move the card to the left"
    CARD_RIGHT = "card_right", Section.ACTS, "Shift+Right", "move the card to the right"
    HINT = "hint", Section.ACTS, "I", "a hint, where there is one"
    UNDO = "undo", Section.ACTS, "Z", "take back, where that is allowed"
    SHEET = "sheet", Section.ACTS, "Shift+S", "the score sheet"
    MAGNIFY = "magnify", Section.ACTS, "Y", "the focused card enlarged, or not"
    COMMANDS = "commands", Section.ACTS, "F10", "a list of what can be done"
    HELP = "help", Section.ACTS, "F1", "help"

    TOP = "top", Section.QUESTIONS, "D", "the top of the discard pile"
    HAND = "hand", Section.QUESTIONS, "H", "your hand"
    DEADWOOD = "deadwood", Section.QUESTIONS, "V", "your deadwood"
    MELDS = "melds", Section.QUESTIONS, "M", "your melds"
    ODDS = "odds", Section.QUESTIONS, "Shift+V", "the odds of the next draw, where they are shown"
    SCORE = "score", Section.QUESTIONS, "S", "the score"
    TURN = "turn", Section.QUESTIONS, "T", "whose turn it is"
    CARDS_LEFT = "cards_left", Section.QUESTIONS, "E", "how many cards are left"
    STATUS = "status", Section.QUESTIONS, "W", "what can be done now"
    SEAL = "seal", Section.QUESTIONS, "Shift+D", "the seal of this deal"
    OLDER = "older", Section.QUESTIONS, ",", "what happened before"
    NEWER = "newer", Section.QUESTIONS, ".", "what happened after"
    OLDEST = "oldest", Section.QUESTIONS, "Shift+,", "the first thing that happened"
    NEWEST = "newest", Section.QUESTIONS, "Shift+.", "the last thing that happened"
    REPEAT = "repeat", Section.QUESTIONS, "Shift+Up", "the last sentence again"

    CARD_1 = "card_1", Section.CARDS, "1", "read the first card of your hand"
    CARD_2 = "card_2", Section.CARDS, "2", "read the second card of your hand"
    CARD_3 = "card_3", Section.CARDS, "3", "read the third card of your hand"
    CARD_4 = "card_4", Section.CARDS, "4", "read the fourth card of your hand"
    CARD_5 = "card_5", Section.CARDS, "5", "read the fifth card of your hand"
    CARD_6 = "card_6", Section.CARDS, "6", "read the sixth card of your hand"
    CARD_7 = "card_7", Section.CARDS, "7", "read the seventh card of your hand"
    CARD_8 = "card_8", Section.CARDS, "8", "read the eighth card of your hand"
    CARD_9 = "card_9", Section.CARDS, "9", "read the ninth card of your hand"
    CARD_10 = "card_10", Section.CARDS, "0", "read the tenth card of your hand"

    PAGE_UP = "page_up", Section.WINDOW, "PageUp", "a page up"
    PAGE_DOWN = "page_down", Section.WINDOW, "PageDown", "a page down"
    FULL_SCREEN = "full_screen", Section.WINDOW, "Alt+Enter", "full screen, or a window"
    MUTE = "mute", Section.WINDOW, "F9", "sounds off, or on"
    VOICE = "voice", Section.WINDOW, "F8", "speech on, or off"
    SLOWER = "slower", Section.WINDOW, "F11", "speech slower"
    FASTER = "faster", Section.WINDOW, "F12", "speech faster"

    DISCARD = "discard"
    DEEPER = "deeper"
