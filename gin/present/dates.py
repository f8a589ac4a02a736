"""The typed command that opens the daily deal of a date, such as "daily 2026-11-03"."""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace

from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.interface import destinations
from gin.interface.intents import Do, Given, Needs, PageAction
from gin.messages import daily as messages
from gin.present.pages import typed
from gin.present.screen import ScreenHost

GO_TO_DATE = replace(typed(Do(PageAction.GO_TO_DATE), messages.TITLE, ("daily",)), needs=Needs.TEXT)


def parsed_date(host: ScreenHost, given: Given) -> date | None:
    """Return a typed date, by default today; refuse any other text and return None."""
    if given is None:
        return host.today
    try:
        return date.fromisoformat(str(given))
    except ValueError:
        example = Verbatim(host.today.isoformat())
        host.refuse(messages.no_date(typed=Verbatim(quoted(str(given))), example=example))
        return None


def go_to_date(host: ScreenHost, given: Given) -> None:
    """Open the page of the daily deals with a typed date."""
    day = parsed_date(host, given)
    if day is not None:
        host.open(destinations.ToDaily(day))
