"""Messages of the domain `help`, from `assets/languages/en/help.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TURN = Message("help-turn")


IS_HERE = Message("help-is-here")


OPPONENTS = Message("help-opponents")


MOUSE = Message("help-mouse")


PAD = Message("help-pad")


TYPED = Message("help-typed")


KEYS = Message("help-keys")


TITLE = Message("help-title")


MOVES_KEYS = Message("help-moves-keys")


ACTS_KEYS = Message("help-acts-keys")


QUESTIONS_KEYS = Message("help-questions-keys")


CARDS_KEYS = Message("help-cards-keys")


WINDOW_KEYS = Message("help-window-keys")


CHANGE_KEYS = Message("help-change-keys")


NO_KEY = Message("help-no-key")


SERIES = {
    "turn": (Message("help-turn-1"), Message("help-turn-2"), Message("help-turn-3")),
    "opponents": (Message("help-opponents-1"), Message("help-opponents-2"), Message("help-opponents-3")),
    "mouse": (Message("help-mouse-1"), Message("help-mouse-2"), Message("help-mouse-3"), Message("help-mouse-4")),
    "pad": (Message("help-pad-1"), Message("help-pad-2"), Message("help-pad-3")),
    "typed": (Message("help-typed-1"), Message("help-typed-2"), Message("help-typed-3"), Message("help-typed-4"), Message("help-typed-5"), Message("help-typed-6"), Message("help-typed-7"), Message("help-typed-8"), Message("help-typed-9"), Message("help-typed-10"), Message("help-typed-11"), Message("help-typed-12"), Message("help-typed-13"), Message("help-typed-14")),
    "keys": (Message("help-keys-1"), Message("help-keys-2"), Message("help-keys-3")),
}
