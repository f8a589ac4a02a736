"""The program's errors: one class for each cause."""

from __future__ import annotations

from gin.core.external_text import cut_between
from gin.core.text import NOTHING, Text, by_id, ended

LONGEST_MESSAGE = 800
"""Number of characters above which an error line is cut in the middle."""


class GinError(Exception):
    """An error that the program expects, with a text for players.

    The text is a phrase, so that other sentences can include it as a reason. `str()` returns the
    message id and its arguments, for programs and logs.
    """

    def __init__(self, text: Text = NOTHING) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return cut_between(by_id(self.text), LONGEST_MESSAGE)

    @property
    def sentence(self) -> Text:
        """Text as a sentence, with a capital letter and a full stop."""
        return ended(self.text)


class BadCard(GinError, ValueError):
    """A text that names no card, or a hand that names one twice."""


class BadAction(GinError, ValueError):
    """A text that is not an action."""


class BadDealCode(GinError, ValueError):
    """A text that is not a deal code."""


class BadCut(GinError, ValueError):
    """A text that is not a cut."""


class BadGameCode(GinError, ValueError):
    """A text that is not a game code."""


class IllegalAction(GinError):
    """An action that the rules do not allow now."""


class BadArgument(GinError, ValueError):
    """A command-line argument that is unknown or ambiguous."""


class UnknownGame(GinError, LookupError):
    """A game id that is not in the registry."""


class UnknownOption(GinError, LookupError):
    """A table option that the game does not have."""


class BadOption(GinError, ValueError):
    """A table option or opponent level with an invalid, missing or conflicting value."""


class IncompatibleVariants(GinError):
    """Two changes to the rules that contradict each other."""


class SaveError(GinError):
    """A data folder, database or record that cannot be used."""


class SettingsError(GinError):
    """An invalid setting, or a settings file that cannot be read or written."""


class EngineError(GinError):
    """An engine that cannot be started, does not answer, or sends an invalid answer."""


class BadLine(ValueError):
    """A line that is invalid in the engine protocol.

    The text is in English, for authors of engines, and sanitised, so `why` may quote anything.
    """

    def __init__(self, why: str) -> None:
        super().__init__(cut_between(why, LONGEST_MESSAGE))


class BadRecord(GinError, ValueError):
    """A hand file that cannot be read or is inconsistent."""


class ExerciseError(GinError):
    """The file of exercises cannot be read, or is damaged."""


class BadChallenge(GinError, ValueError):
    """A challenge that cannot be read or made, or that does not fit its seal."""


class JoinError(GinError):
    """A table of another front end that cannot be joined, or that does not take a move."""
