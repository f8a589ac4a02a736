"""The errors of the program, by cause; every one names the value and the place."""

from __future__ import annotations

from gin.core.outside import cut_between
from gin.core.text import Text, by_id, ended

LONGEST_MESSAGE = 800
"""Signs of a message at most."""


class GinError(Exception):
    """Anything that goes wrong in a way the program foresees; its text is fit for a player.

    That is so whatever it quotes: a name, a path or a line from outside is harmless in it. Its text
    is a phrase that can be the reason in another sentence. As a string it is for programs and logs:
    a message by its id, with what stands in it.
    """

    def __init__(self, text: Text = "") -> None:
        self.text = cut_between(text, LONGEST_MESSAGE) if isinstance(text, str) else text
        super().__init__(by_id(self.text))

    @property
    def sentence(self) -> Text:
        """Its text as a sentence of its own, with a capital and a full stop."""
        if isinstance(self.text, str):
            return f"{self.text[:1].upper()}{self.text[1:]}."
        return ended(self.text)


class BadCard(GinError, ValueError):
    """A text that names no card, or a hand that names one twice."""


class BadAction(GinError, ValueError):
    """A text that is no action."""


class BadDealCode(GinError, ValueError):
    """A text that is no deal code."""


class BadCut(GinError, ValueError):
    """A text that is no cut of the cards."""


class BadGameCode(GinError, ValueError):
    """A text that is no game code."""


class IllegalAction(GinError):
    """An action that the rules do not allow now."""


class UnknownGame(GinError, LookupError):
    """A game id that is not in the registry."""


class UnknownOption(GinError, LookupError):
    """A table option that the game does not have."""


class BadOption(GinError, ValueError):
    """A table option with a value it cannot have, or with two."""


class IncompatibleVariants(GinError):
    """Two changes to the rules that contradict each other."""


class SaveError(GinError):
    """A database that cannot be read or written."""


class SettingsError(GinError):
    """A settings file that cannot be read or written."""


class EngineError(GinError):
    """An opponent that did not answer, or answered nonsense."""


class BadLine(GinError, ValueError):
    """A line that the engine protocol does not know, or with a value that cannot be."""


class BadRecord(GinError, ValueError):
    """A file of a hand that cannot be read, or in which something does not fit."""
