"""Opening a challenge or a saved hand: from the clipboard, from a file, from a typed path."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from gin.core.errors import BadChallenge, GinError
from gin.core.external_text import harmless
from gin.core.message import Message, Verbatim
from gin.interface import destinations
from gin.interface.intents import Do, Given, Needs, PageAction
from gin.messages import challenge as messages
from gin.present.pages import button, typed
from gin.present.screen import ScreenHost
from gin.session.settings import LONGEST_PATH

OPEN_FILE = replace(
    button(Do(PageAction.OPEN_FILE), messages.OPEN_FILE, ("open",)), needs=Needs.TEXT
)
"""Button that asks for a file; "open PATH" names it."""
TYPE_OPEN = replace(
    typed(Do(PageAction.OPEN_FILE), messages.OPEN_FILE, ("open",)), needs=Needs.TEXT
)
TYPE_CHALLENGES = typed(Do(PageAction.CHALLENGES), messages.TITLE, ("challenge", "challenges"))
MOST_BYTES = 800_000
"""Maximum size of a file to open."""


def open_text(host: ScreenHost, text: str) -> None:
    """Open the challenge or the saved hand in a text, or notify the player why not."""
    from gin.present.words.challenge import reason

    try:
        host.open(_page_of(host, text))
    except GinError as error:
        host.notify(reason(error))


def open_file(host: ScreenHost, path: Path) -> None:
    """Open the challenge, the saved hand or the export in a file, or notify the player why not."""
    from gin.present.transfers import open_import
    from gin.present.words.challenge import reason
    from gin.session.storage.files import read_beginning, why
    from gin.session.transfer.export_format import SUFFIX

    if path.suffix.lower() == SUFFIX:
        open_import(host, path)
        return
    shown = Verbatim(harmless(str(path)))
    try:
        content = read_beginning(path, MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise BadChallenge(messages.large_file(most=MOST_BYTES))
        page = _page_of(host, content.decode("utf-8-sig", errors="replace"))
    except OSError as error:
        host.notify(reason(BadChallenge(messages.unread_file(path=shown, why=why(error)))))
    except GinError as error:
        host.notify(reason(error))
    else:
        host.open(page)


def _page_of(host: ScreenHost, text: str) -> destinations.Destination:
    """Return the page for a challenge or a saved hand.

    Raises:
      GinError: the text has neither, or what it has is damaged.
    """
    from gin.session import challenge_text, challenges, record_check, replay

    if record_check.is_hand(text):
        return destinations.ToReplay(replay.replay_of_file(text))
    return destinations.ToChallenge(
        challenges.keep(host.store, challenge_text.parse_challenge(text))
    )


def ask_for_file(host: ScreenHost, given: Given) -> None:
    """Open a typed path, or ask for one."""

    def done(path: str) -> None:
        open_file(host, Path(path).expanduser())

    def check(path: str) -> Message:
        return messages.file_named(path=Verbatim(path))

    if given:
        done(str(given))
        return
    host.open(
        destinations.ToEntry(
            messages.OPEN_FILE, messages.FILE_FIELD, messages.FILE_NOTE,
            destinations.PATH_LETTERS, check, done, most=LONGEST_PATH,
        )
    )  # fmt: skip
