"""A program that plays a linked match by itself: `python -m tests.support.linked_player`.

    host ROOT SEED GAME [OPTION ...]   begin a match, or resume the one begun before
    join ROOT SEED CODE NAME           join it, as a player or as a guest

It prints `code CODE`, `hand N` after each hand, `over` when the match is over and saved at its
end, and `gone` when the host has left.
"""

from __future__ import annotations

import random
import sys
import threading
from pathlib import Path

from gin.ai.players.by_flow import baseline
from gin.interface.intents import Do, PageAction
from gin.language.translation import printed
from gin.present.screens.hosting import HostingScreen
from gin.present.screens.table.linked import LinkedTableScreen
from gin.present.shell.arguments import Arguments
from gin.present.shell.parlour import Parlour
from gin.present.shell.start import open_parlour
from gin.session.linked.joined import JoinedSession
from gin.variants.setups import setup

TABLE = (PageAction.DEAL, PageAction.NEXT_HAND)


def tell(*words: object) -> None:
    print(*words, flush=True)


def opened(root: str, player: str) -> Parlour:
    parlour = open_parlour(Arguments(text=True, data=Path(root), player=player), lambda why: False)
    assert parlour is not None
    return parlour


class Playing:
    def __init__(self, parlour: Parlour, seed: int) -> None:
        self._parlour, self._rng = parlour, random.Random(seed)
        self._woken = threading.Event()
        parlour.wake = self._woken.set
        self._hands = self._code = 0
        self.shown = ""

    def run(self) -> str:
        parlour = self._parlour
        while True:
            self._woken.clear()
            parlour.hear()
            parlour.take_announcements()
            parlour.take_events()
            front = parlour.front
            if isinstance(front, HostingScreen):
                code = front._waiting.code
                if code != self.shown:
                    self.shown = code
                    tell("code", code)
            elif not isinstance(front, LinkedTableScreen):
                return "gone"
            elif self._is_over(front):
                return "over"
            elif self._step(front):
                continue
            self._woken.wait(0.5)

    def _is_over(self, table: LinkedTableScreen) -> bool:
        session = table.session
        if not session.over:
            return False
        if isinstance(session, JoinedSession):
            return session.recorded is not None
        return bool(table._company._seat.saved)  # type: ignore[attr-defined]

    def _step(self, table: LinkedTableScreen) -> bool:
        """Do one thing, if there is something to do."""
        parlour, session = self._parlour, table.session
        if session.hand_over and session.hand_number > self._hands:
            self._hands = session.hand_number
            tell("hand", self._hands)
        if parlour.waiting:
            parlour.think()
            parlour.advance()
            return True
        for action in TABLE:
            if parlour.view().choice(Do(action)) is not None:
                parlour.choose(Do(action))
                return not (session.hand_over or table.undealt)
        if session.over or session.seen.turn != session.seen.seat or table.undealt:
            return False
        return table.submit(baseline(self._rng.randrange(99)).choose(session.seen))


def main(mode: str, root: str, seed: str, word: str, *more: str) -> None:
    parlour = opened(root, "anna" if mode == "host" else more[0])
    if mode == "join":
        parlour.linked.join(word)
        for one in parlour.take_announcements():
            tell("said", printed(one.text))
    else:
        begun = parlour.store.matches("open")
        if begun:
            parlour.matches.resume(begun[0].id)
        else:
            parlour.linked.host(setup(word, more), take_back=False)
    tell(Playing(parlour, int(seed)).run())
    parlour.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
