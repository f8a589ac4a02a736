"""Messages of the domain `commands`, from `assets/languages/en/commands.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


LEFT = Message("commands-left")


RIGHT = Message("commands-right")


UP = Message("commands-up")


DOWN = Message("commands-down")


FIRST = Message("commands-first")


LAST = Message("commands-last")


NEXT_ZONE = Message("commands-next-zone")


PREVIOUS_ZONE = Message("commands-previous-zone")


NEXT_HEADING = Message("commands-next-heading")


PREVIOUS_HEADING = Message("commands-previous-heading")


ACTIVATE = Message("commands-activate")


BACK = Message("commands-back")


DRAW = Message("commands-draw")


TAKE = Message("commands-take")


PASS = Message("commands-pass")


RAISE = Message("commands-raise")


ACCEPT = Message("commands-accept")


REFUSE = Message("commands-refuse")


KNOCK = Message("commands-knock")


GIN = Message("commands-gin")


BIG_GIN = Message("commands-big-gin")


PICK = Message("commands-pick")


GROUP = Message("commands-group")


LOOSEN = Message("commands-loosen")


BEST = Message("commands-best")


DONE = Message("commands-done")


SORT = Message("commands-sort")


CARD_LEFT = Message("commands-card-left")


CARD_RIGHT = Message("commands-card-right")


HINT = Message("commands-hint")


DO_IT = Message("commands-do-it")


UNDO = Message("commands-undo")


SHEET = Message("commands-sheet")


MAGNIFY = Message("commands-magnify")


COMMANDS = Message("commands-commands")


HELP = Message("commands-help")


TOP = Message("commands-top")


HAND = Message("commands-hand")


DEADWOOD = Message("commands-deadwood")


MELDS = Message("commands-melds")


ODDS = Message("commands-odds")


SCORE = Message("commands-score")


TURN = Message("commands-turn")


CARDS_LEFT = Message("commands-cards-left")


STATUS = Message("commands-status")


SEAL = Message("commands-seal")


OLDER = Message("commands-older")


NEWER = Message("commands-newer")


OLDEST = Message("commands-oldest")


NEWEST = Message("commands-newest")


PREVIOUS_WORD = Message("commands-previous-word")


NEXT_WORD = Message("commands-next-word")


SPELL_WORD = Message("commands-spell-word")


REPEAT = Message("commands-repeat")


TYPE = Message("commands-type")


PAGE_UP = Message("commands-page-up")


PAGE_DOWN = Message("commands-page-down")


HIDE = Message("commands-hide")


FULL_SCREEN = Message("commands-full-screen")


MUTE = Message("commands-mute")


VOICE = Message("commands-voice")


SLOWER = Message("commands-slower")


FASTER = Message("commands-faster")


PASTE = Message("commands-paste")


DETAIL = Message("commands-detail")


def card(*, number: int) -> Message:
    return Message("commands-card", (("number", number),))
