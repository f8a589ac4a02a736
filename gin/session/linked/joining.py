"""Joining a table: connect, name the code, and receive the table."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from gin.core.errors import BadLine, JoinError
from gin.core.external_text import quoted
from gin.core.message import Text, Verbatim
from gin.messages import linked as messages
from gin.session.linked.channel import Channel, connect, socket_path
from gin.session.linked.codes import place_of, shown_code
from gin.session.linked.joined import JoinedSession
from gin.session.linked.lines import Agreed, Greeting, Snapshot, TableReader
from gin.session.linked.link import VERSION, Link, LinkState, receive_line
from gin.session.linked.listener import LONGEST_GREETING, Refusal
from gin.session.storage.store import Store

PATIENCE = 6.0
"""Seconds to wait for the table."""
SLICE = 0.1


def join(
    root: Path, code: str, greeting: Greeting, own: Store, wake: Callable[[], None]
) -> JoinedSession:
    """Join the table with a code in the data folder `root`.

    `own` is the person's store, in which the finished match is saved. `wake` is called from a
    thread when something arrives.

    Raises:
      JoinError: there is no such table, or it refuses; the error says why.
    """
    end = time.monotonic() + PATIENCE
    shown = Verbatim(shown_code(code))
    try:
        channel = connect(root, place_of(code))
    except OSError as error:
        raise JoinError(messages.no_table(code=shown)) from error
    if channel is None:
        path = Verbatim(str(socket_path(root, place_of(code))))
        raise JoinError(messages.other_user(path=path))
    try:
        line, rest = _greeted(channel, code, end)
    except OSError as error:
        _drop(channel)
        raise JoinError(messages.SILENT) from error
    refusal = _refusal(line, shown)
    if refusal is not None:
        _drop(channel)
        raise JoinError(refusal)
    link = Link(channel, wake, rest=rest)
    link.send(*greeting.lines(), "ready")
    return _seated(link, own, end)


def _greeted(channel: Channel, code: str, end: float) -> tuple[str, bytes]:
    channel.send(f"{VERSION} join {code}\n".encode())
    return receive_line(channel, LONGEST_GREETING, end - time.monotonic())


def _drop(channel: Channel) -> None:
    channel.hang_up()
    with contextlib.suppress(OSError):
        channel.release()


def _refusal(line: str, code: Text) -> Text | None:
    """Return why the host does not welcome this front end; None if it does."""
    if line == f"{VERSION} welcome":
        return None
    if not line:
        return messages.SILENT
    if not line.startswith(f"{VERSION} "):
        is_table = line.startswith("gin-table ")
        return messages.VERSION if is_table else messages.nonsense(why=Verbatim(quoted(line)))
    match line.removeprefix(f"{VERSION} refused "):
        case Refusal.CODE:
            return messages.wrong_code(code=code)
        case Refusal.FULL:
            return messages.FULL
        case Refusal.VERSION:
            return messages.VERSION
    return messages.nonsense(why=Verbatim(quoted(line)))


def _seated(link: Link, own: Store, end: float) -> JoinedSession:
    """Wait for the table, and return the session in it."""
    reader, agreed = TableReader(), None
    while True:
        # The last lines of a host may arrive together with its end.
        last = link.state is LinkState.GONE or time.monotonic() > end
        lines = link.take()
        for place, line in enumerate(lines):
            if line == f"refused {Refusal.PLAYER}":
                link.close()
                raise JoinError(messages.OTHER_PLAYER)
            try:
                found = reader.take(line)
            except BadLine as error:
                link.close()
                raise JoinError(messages.nonsense(why=Verbatim(str(error)))) from error
            if isinstance(found, Agreed):
                agreed = found
            elif isinstance(found, Snapshot) and agreed is not None:
                session = JoinedSession(link, reader, agreed, own)
                session.start(found, lines[place + 1 :])
                return session
        if last:
            break
        link.wait(SLICE)
    link.close()
    raise JoinError(messages.SILENT)
