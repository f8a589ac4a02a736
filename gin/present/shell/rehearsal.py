"""A hand that nobody sees, dealt while nobody waits: all that the first one needs is there then."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

from gin.core.errors import SaveError
from gin.core.later import later
from gin.present.view import View
from gin.session.storage.store import Store

if TYPE_CHECKING:
    from gin.present.screens.table import introducing
    from gin.rules.counting import scoring
    from gin.session.game import Session
    from gin.variants.setups import Setup
else:
    introducing = later("gin.present.screens.table.introducing")
    scoring = later("gin.rules.counting.scoring")


class Unseen(Protocol):
    """A parlour that keeps nothing."""

    def usual_game(self) -> Setup:
        """The game that is played where none is named."""

    def sit_down(self, agreed: Setup) -> None:
        """Begin a match."""

    def session(self) -> Session | None:
        """The match that was begun."""

    def view(self) -> View:
        """Its table."""

    def close(self) -> None:
        """Leave it."""


class Rehearsal:
    """Deals such a hand, while the menu is shown."""

    def __init__(self) -> None:
        self.likely: View | None = None
        """What a click on Play is likely to show, once that is known."""
        self._steps: Iterator[bool] | None = None

    def begin_anew(self) -> None:
        """Deal another hand the next time: who comes back from a table has been told of its game,
        and who comes back from a page may have chosen another opponent."""
        self._steps = None

    def go_on(self, store: Store, unseen: Callable[[], Unseen]) -> bool:
        """Do a little of it; False if nothing is left to do."""
        if self._steps is None:
            self._steps = self._dealt(store, unseen())
        return next(self._steps, False)

    def _dealt(self, store: Store, house: Unseen) -> Iterator[bool]:
        agreed = house.usual_game()
        # The runs that cards may make.
        scoring.best_split(agreed.rules, 0, agreed.rules.values.own)
        yield True
        house.sit_down(agreed)
        yield True
        session = house.session()
        # Where nothing can be read, whoever clicks on Play is told so.
        with contextlib.suppress(SaveError):
            if session is not None:
                view, new = house.view(), introducing.is_new(session, store)
                self.likely = introducing.over(view, session) if new else view
        yield True
        house.close()
        yield True
