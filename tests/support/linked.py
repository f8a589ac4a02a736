"""A match between two people over a socket, both ends in this process."""

from __future__ import annotations

import random
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gin.ai.players.by_flow import baseline
from gin.core.cards import DECK
from gin.core.errors import JoinError
from gin.rules.model.table import observe
from gin.session.linked.channel import SocketChannel
from gin.session.linked.hosted import SEAT, HostedSeat
from gin.session.linked.joined import JoinedSession
from gin.session.linked.joining import join
from gin.session.linked.lines import Greeting, greeting_of
from gin.session.linked.link import Link
from gin.session.linked.listener import TableListener
from gin.session.partner import Partner
from gin.session.shared_match import SharedMatch
from gin.session.storage.store import Store
from gin.variants.setups import Setup

CARD = re.compile("|".join(card.code for card in DECK))


def quiet() -> None:
    return


def two_ends() -> tuple[SocketChannel, SocketChannel]:
    one, other = socket.socketpair()
    return SocketChannel(one), SocketChannel(other)


class HostingThread(threading.Thread):
    """A host whose person plays by a simple opponent, until the match is over or it is stopped."""

    def __init__(self, root: Path, shared: SharedMatch, seed: int = 1) -> None:
        super().__init__(daemon=True)
        self.listener = TableListener(root, quiet)
        self.shared, self.hosted = shared, HostedSeat(shared, Greeting("Anna"))
        self.link: Link | None = None
        self.sent: list[tuple[str, frozenset[str]]] = []
        self._rng, self._stopped = random.Random(seed), False
        self.failure: BaseException | None = None

    def stop(self) -> None:
        self._stopped = True
        self.join(30)
        self.listener.close()
        if self.link is not None:
            self.link.close("bye")
        if self.failure is not None:
            raise self.failure

    def run(self) -> None:
        try:
            while not self._stopped:
                self._round()
        except BaseException as error:
            self.failure = error

    def _round(self) -> None:
        newcomer = self.listener.take()
        if newcomer is not None:
            self._admit(Link(newcomer.channel, quiet, rest=newcomer.rest))
        if self.link is None:
            time.sleep(0.005)
            return
        for line in self.link.take():
            self.hosted.receive(line)
        me = self.shared.sides[0]
        if me.opponent_to_move:
            me.let_opponent_move()
        elif me.hand_over and not me.over:
            me.next_hand()
        elif me.turn == 0 and not me.to_be_cut:
            me.submit(baseline(self._rng.randrange(99)).choose(me.seen))
        else:
            self.link.wait(0.01)
        self.hosted.sync()

    def _admit(self, link: Link) -> None:
        values: dict[str, str] = {}
        while "ready" not in values:
            link.wait(1.0)
            for line in link.take():
                word, _, text = line.partition(" ")
                values[word] = text
        greeting_of(values)
        say = link.send

        def recorded(*lines: str) -> None:
            side = self.shared.sides[SEAT]
            hidden = observe(side._table, 0).unseen if not side.hand_over else 0
            unseen = frozenset(card.code for card in DECK if hidden & card.bit)
            self.sent += [(line, unseen) for line in lines]
            say(*lines)

        link.send = recorded  # type: ignore[method-assign]
        self.link = link
        self.hosted.connect(link)


@contextmanager
def hosting(root: Path, agreed: Setup, seed: int = 1) -> Iterator[HostingThread]:
    shared = SharedMatch.begin(
        Store.in_memory(), agreed, Partner("Ben", linked=True), name="Anna", take_back=True
    )
    host = HostingThread(root, shared, seed)
    host.start()
    yield host
    host.stop()


def joined(host: HostingThread, root: Path, own: Store | None = None) -> JoinedSession:
    greeting = Greeting("Ben")
    return join(root, host.listener.code, greeting, own or Store.in_memory(), quiet)


def play_on(session: JoinedSession, rng: random.Random, most: int = 100_000) -> None:
    """Play until the match is over and its record is here, at most this many steps."""
    for _ in range(most):
        session.receive()
        if session.late is not None:
            session.take_late()
        elif session.opponent_to_move:
            session.let_opponent_move()
        elif session.over:
            if session.recorded is not None:
                return
        elif session.to_be_cut:
            session.cut()
        elif session.hand_over:
            session.next_hand()
        elif session.turn == 0:
            action = baseline(rng.randrange(99)).choose(session.seen)
            try:
                session.submit(action)
            except JoinError:
                # The host has moved meanwhile, for example by a challenge.
                continue
        else:
            session.wait(0.05)
