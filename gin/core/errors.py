"""The errors of the program, by cause; every one names the value and the place."""

from __future__ import annotations

from gin.core.external_text import cut_between
from gin.core.text import NOTHING, Text, by_id, ended

LONGEST_MESSAGE = 800
"""Signs of a line about an error at most."""


class GinError(Exception):
    """Anything that goes wrong in a way the program foresees; its text is fit for a player.

    Its text is a phrase that can be the reason in another sentence. As a string it is for programs
    and logs: a message by its id, with what stands in it.
    """

    def __init__(self, text: Text = NOTHING) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return cut_between(by_id(self.text), LONGEST_MESSAGE)

    @property
    def sentence(self) -> Text:
        """Its text as a sentence of its own, with a capital and a full stop."""
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


class BadArgument(GinError, ValueError):
    """Something on the command line that cannot be."""


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


class BadLine(ValueError):
    """A line that the engine protocol does not know, or with a value that cannot be.

    Its words go to whoever writes an engine, in the English of the protocol and never to a player;
    they are harmless whatever they quote.
    """

    def __init__(self, why: str) -> None:
        super().__init__(cut_between(why, LONGEST_MESSAGE))


class BadRecord(GinError, ValueError):
    """A file of a hand that cannot be read, or in which something does not fit."""
