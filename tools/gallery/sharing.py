"""Scenes of sharing: challenges, both lines of one, and a hand to watch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.interface.destinations import (
    ToShare,
)
from gin.present.shell.parlour import Parlour
from gin.session.challenge import challenge_of
from gin.session.challenge_text import text_of
from tests.support.by_name import choose
from tests.support.challenges import finished, sent
from tests.support.daily import play_out
from tools.gallery.reaching import (
    Reach,
    opened,
)


def scenes() -> Iterator[tuple[str, Reach]]:
    """Yield the name of each image, and the function that reaches its scene."""
    yield "share", _share
    yield "challenges-empty", opened("challenges")
    yield "challenge", _challenged
    yield "challenge-own", _own
    yield "challenges", _then("back")
    yield "challenge-compared", _compared
    yield "challenge-hand", _then("hand:1")
    yield "replay", _then("hand:1", "watch-theirs", "step", "step", "step")
    yield "replay-end", _then("hand:1", "watch-theirs", "to-end")


def _challenged(made: Parlour) -> None:
    made.open_text(text_of(sent()))


def _own(made: Parlour) -> None:
    session = finished()
    made.store = session.store
    made.open_text(text_of(challenge_of(session)))


def _compared(made: Parlour) -> None:
    _challenged(made)
    choose(made, "play")
    session = made.session()
    assert session is not None
    assert session.recorded is not None
    play_out(session.recorded, level=2)
    made.home()
    choose(made, "challenges")
    choose(made, "challenge")


def _then(*names: str) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        _compared(made)
        for name in names:
            choose(made, name)

    return reach


def _share(made: Parlour) -> None:
    session = finished()
    made.store = session.store
    made.open(ToShare(session))
