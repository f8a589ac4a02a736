"""The link to a screen reader: sends it the tree, and carries out its requests."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any

import pygame
from msgspec.structs import replace

from gin.core.message import NOTHING, Text, ended, sentences
from gin.interface.audience import Announcement, Length, SentenceKind, ShownFrame
from gin.interface.intents import Enter
from gin.interface.names import name_of
from gin.interface.refs import EntryRef
from gin.language.translation import for_ear, spoken
from gin.messages import menu
from gin.present.output.brevity import picking
from gin.ui.access import atspi
from gin.ui.access import frame_announcements as of_frames
from gin.ui.access.accesskit_adapter import AccessKitAdapter
from gin.ui.access.accesskit_nodes import AccessKitNodes, newly_selected
from gin.ui.access.numbers import NodeNumbers
from gin.ui.access.requests import carry_out, slide
from gin.ui.access.tree import NO_ANNOUNCEMENT, ROOT, LastAnnouncement, Node, NodeKind, Tree, build
from gin.ui.input.host import InputHost

WITH_FOCUS = sys.platform not in ("win32", "darwin")
"""Whether to write announcements to the focused node's description, as on Linux. Orca reads a
changed description, but Orca 43 does not support AT-SPI's announcements. On other systems,
readers may ignore descriptions.
"""
AFTER_FOCUS = 0.9 if WITH_FOCUS else 0.15
"""Seconds between a change of focus and an announcement. An earlier announcement would be cut off.
On Linux, a slow reader could also read it twice: with the focus, and as a change.
"""
PACE = 0.04
"""Seconds between two updates; changes in between are sent together. With more messages than the
bus can carry, a reader would lag behind and stop responding.
"""
STAYS = 3.0
"""Seconds for which an announcement stays in the tree. It may name a discard, which must not stay
readable there after another card covers it.
"""
_HAPPENED = frozenset(
    {SentenceKind.OWN, SentenceKind.OTHER, SentenceKind.RESULT, SentenceKind.TALK}
)
"""Kinds of announcements that a key press does not cancel."""


def attach(window: pygame.Window, reader_runs: Callable[[], bool] = lambda: False) -> Reader | None:
    """Return the link to a screen reader for a window not shown yet; None if it is impossible.

    Restarts the program if a reader runs but its requests do not reach AccessKit. That happens if
    AccessKit's thread loses the processor while it registers the program. The reader's first
    request is then lost (zbus issue 1109), and Orca is silent for 15 seconds. Only a new connection
    helps, and AccessKit keeps its connection for as long as the process lives (ADR 6).
    """
    if sys.platform not in ("win32", "darwin") and not atspi.has_session_bus():
        return None
    try:
        import accesskit
    except ImportError:
        return None
    reader = Reader(accesskit, window)
    if WITH_FOCUS and reader_runs() and not reader.adapter.is_asked():
        atspi.restart()
    return reader


class Reader:
    """A screen reader as an `Audience`."""

    def __init__(self, kit: ModuleType, window: pygame.Window) -> None:
        self._kit = kit
        self._window = window
        self._numbers = NodeNumbers()
        self._frame: ShownFrame | None = None
        self._sent: Tree | None = None
        self._announced = ("", "")
        self._last_announcement = NO_ANNOUNCEMENT
        self._read: tuple[Text, ...] = ()
        self._turn, self._latest = 0, ""
        self._stale = self._moved = self._turned = self._forgets = False
        self._said, self._shown = list[Announcement](), list[Text]()
        self._note: Text = NOTHING
        self._free = self._stays = self._next = 0.0
        self._focused = self._reported_focus = True
        self._last_focus = 0
        self._below: list[int] = []
        self._nodes = AccessKitNodes(kit, self._numbers)
        self.adapter = AccessKitAdapter(kit, window)

    @property
    def speaks(self) -> bool:
        """Whether a reader is connected; it may speak at any time."""
        return self.adapter.asked

    @property
    def listens(self) -> bool:
        return self.adapter.asked

    # Methods of `Audience`.

    def show(self, frame: ShownFrame) -> None:
        before, self._frame, self._stale = self._frame, frame, True
        self._turned = of_frames.was_turned(before, frame)
        if self.adapter.asked and before is not None:
            self._shown = of_frames.changes(before, frame) or self._shown
            if before.focus != frame.focus:
                self._shown += of_frames.said_of_field(before, frame, self._note)
            picked = picking(before, frame) if WITH_FOCUS else NOTHING
            self._shown += [picked] if picked else []
        if before is None or before.focus != frame.focus:
            came_to = frame.view.item(frame.focus)
            self._note = came_to.note if came_to is not None else NOTHING

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        said = [one for one in announcements if one.kind is not SentenceKind.CAPTION]
        if WITH_FOCUS and self._frame is not None:
            as_values = (
                of_frames.as_a_value(one, self._frame, turned=self._turned) for one in said
            )
            said = [one for one in as_values if one is not None]
        if not self.adapter.asked or not said:
            return
        if any(one.kind is SentenceKind.VALUE for one in said):
            self._read = ()  # A value answers a key, so say it even if it was read before.
        moves = [place for place, one in enumerate(self._said) if one.kind is SentenceKind.OWN]
        if moves and any(one.kind is SentenceKind.OWN for one in said):
            # The player has moved again, so discards that earlier announcements name may be
            # covered.
            old = moves[-1] + 1
            self._said[:old] = [replace(one, text=one.late or one.text) for one in self._said[:old]]
        self._said += said
        self._forget()

    def hush(self) -> None:
        """Cancel waiting answers and descriptions, because the player pressed a key.

        Moves are still announced, or a quick player would never hear them.
        """
        self._turned = False
        self._said = [one for one in self._said if one.kind in _HAPPENED]
        self._shown = []

    def forget(self) -> None:
        """Cancel everything that waits, and take the last announcement out of the tree."""
        self._said, self._shown, self._read = [], [], ()
        self._forget()
        self._last_announcement = NO_ANNOUNCEMENT
        self._forgets = True

    def tick(self, now: float) -> Text:
        if self.adapter.leaving:
            self._leave()
        if not self.adapter.asked or self._frame is None:
            return NOTHING
        if self._sent is None:
            self._welcome()
        elif now < self._next:
            return NOTHING
        self._report_window(now)
        if self._stale:
            self._follow_focus()
            self._send_changes(now)
        if self._waits and now >= self._free:
            self._announce(now)
            self._send_changes(now)
        elif self._lingers and now >= self._stays:
            self._forget()
            self._send_changes(now)
        return NOTHING

    @property
    def _waits(self) -> bool:
        return bool(self._said or self._shown)

    @property
    def _lingers(self) -> bool:
        """Whether the tree still holds an announcement."""
        return any(self._announced) or bool(self._last_announcement.text)

    def next_due(self) -> float | None:
        if not self.adapter.asked:
            return None
        if self._stale or self._moved or self._focused != self._reported_focus:
            return self._next
        if self._waits:
            return max(self._free, self._next)
        return max(self._stays, self._next) if self._lingers else None

    def close(self) -> None:
        self._leave()
        self.adapter.close()

    def _leave(self) -> None:
        self._sent = None
        self._announced, self._last_announcement = ("", ""), NO_ANNOUNCEMENT
        self._said, self._shown = [], []
        self.adapter.leave()

    def _welcome(self) -> None:
        """Prepare the greeting of a new reader.

        The tree must be sent before the window is reported as focused, or AccessKit reports no
        activation.
        """
        assert self._frame is not None
        self._stale = self._moved = True
        self._reported_focus = False
        self.adapter.call("update_window_focus_state", False)
        self._shown = of_frames.greeting(self._frame)

    def _forget(self) -> None:
        """Remove the last announcement from the tree.

        The focused node's description stays empty until the focus moves, because a reader would
        read it if it came back.
        """
        self._announced, self._stale = ("", ""), True
        self._last_announcement = replace(self._last_announcement, text="")

    def _announce(self, now: float) -> None:
        """Write waiting announcements to the focused node's description, or to a live label.

        See `WITH_FOCUS`. The two live labels are used in turn.
        """
        focus = self._sent.focus if self._sent is not None else ROOT
        in_description = WITH_FOCUS and self._reported_focus and focus != ROOT
        if (
            in_description
            and self._last_announcement.place == focus
            and self._last_announcement.text
        ):
            # Orca 51 ignores a description that differs little from the last one, so empty it
            # first.
            self._forget()
            self._free = now + AFTER_FOCUS
            return
        text = self._take_waiting()
        if not text:
            return
        self._stays = now + STAYS
        if in_description:
            # Readers may have missed the removal, so make a repeated text different by a space.
            self._latest = f"{text} " if text == self._latest else text
            self._last_announcement = LastAnnouncement(focus, self._latest)
            return
        self._turn = 1 - self._turn
        self._announced = (text, "") if self._turn else ("", text)

    def _follow_focus(self) -> None:
        assert self._frame is not None
        focus = name_of(self._frame.focus) if self._frame.focus is not None else ""
        if focus and (self._sent is None or focus != self._sent.focus):
            self._last_announcement = NO_ANNOUNCEMENT
            if WITH_FOCUS:
                self._read = of_frames.read_by_itself(self._frame, self._sent)

    def _take_waiting(self) -> str:
        assert self._frame is not None
        said = sentences(*(ended(one.text) for one in self._said))
        text = of_frames.together(said, self._shown, self._read, self._frame)
        self._said, self._shown, self._read = [], [], ()
        return for_ear(text, short=self._frame.length is Length.SHORT)

    # Updates.

    def _send_changes(self, now: float) -> None:
        assert self._frame is not None
        self._stale = False
        self._next = now + PACE
        tree = build(self._frame, self._window.size, self._announced, self._last_announcement)
        before = {node.id: node for node in self._sent.nodes} if self._sent is not None else {}
        if self._last_announcement == NO_ANNOUNCEMENT:
            tree = of_frames.while_there(tree, self._sent, waits=WITH_FOCUS and self._waits)
        if self._sent is None:
            # A reader may remember nodes of an earlier connection, so all nodes get new numbers.
            self._numbers.follow(())
        new_ids = self._numbers.follow(tree.nodes)
        changed = [
            node
            for node in tree.nodes
            if node.id in new_ids
            or before.get(node.id) != node
            or new_ids.intersection(node.children)
        ]
        if self._sent is None or of_frames.speaks_by_itself(self._sent, tree, new_ids):
            self._free = now + AFTER_FOCUS
            # A reader reads a node again if its name changes, even if the focus is just leaving it.
            # Such a change is therefore sent with the next update.
            left = before.get(self._sent.focus) if self._sent is not None else None
            if self._forgets:
                left = None
            if left is not None and left.id not in (tree.focus, ROOT, *new_ids):
                changed = [node for node in changed if node.id != left.id]
                tree = tree.with_node(left)
                self._stale = True
        elif not changed:
            return
        chosen = [node for node in changed if newly_selected(node, before.get(node.id), new_ids)]
        if WITH_FOCUS and chosen and self._sent is not None:
            new = [node.id for node in chosen if node.id in new_ids]
            if new and tree.nodes[0] not in changed:
                changed.append(tree.nodes[0])
            self._send_ahead(self._sent, chosen, new)
        self._send(self._update(tree.focus, changed))
        self._below = [self._numbers.of(id) for id in tree.nodes[0].children]
        self._sent, self._forgets = tree, False

    def _update(self, focus: str, changed: Iterable[Node]) -> Any:
        number = self._numbers.of
        update = self._kit.TreeUpdate(number(focus))
        if self._sent is None:
            update.tree = self._kit.Tree(number(ROOT))
            name, version = atspi.TOOLKIT if WITH_FOCUS else (spoken(menu.TITLE), "")
            update.tree.toolkit_name, update.tree.toolkit_version = name, version
        update.nodes.extend((number(node.id), self._nodes.made(node)) for node in changed)
        self._last_focus = number(focus)
        return update

    def _send(self, update: Any) -> None:
        self.adapter.call("update_if_active", lambda: update)

    def _send_ahead(self, sent: Tree, chosen: Iterable[Node], new: Sequence[str]) -> None:
        """First send, as texts, the choices that became chosen or unchosen.

        The `new` ones become children of the window. The next update turns all these texts into
        choices. Otherwise an event would report the choices as chosen, and Orca would focus and
        speak them.
        """
        update = self._kit.TreeUpdate(self._last_focus)
        texts = [replace(node, kind=NodeKind.TEXT) for node in chosen]
        made = [(self._numbers.of(node.id), self._nodes.made(node)) for node in texts]
        if new:
            window = self._nodes.made(replace(sent.nodes[0], children=()))
            window.set_children([*self._below, *map(self._numbers.of, new)])
            made.append((self._numbers.of(ROOT), window))
        update.nodes.extend(made)
        self._send(update)

    # Methods for the loop.

    def handle(self, host: InputHost, event: pygame.event.Event) -> bool:
        """Handle an event of the window; return whether the adapter posted it."""
        if event.type == self.adapter.event:
            self._carry_out(host, event)
            return True
        match event.type:
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                self._focused = event.type == pygame.WINDOWFOCUSGAINED
            case pygame.WINDOWMOVED | pygame.WINDOWRESIZED | pygame.WINDOWSIZECHANGED:
                self._stale = self._moved = True
        return False

    def _report_window(self, now: float) -> None:
        if self._moved:
            self._moved = False
            self._next = now + PACE
            self.adapter.report_bounds()
        if self._sent is not None and self._focused != self._reported_focus:
            self._next = now + PACE
            self._reported_focus = self._focused
            self.adapter.call("update_window_focus_state", self._focused)

    def _carry_out(self, host: InputHost, event: pygame.event.Event) -> None:
        target = getattr(event, "target", None)
        id = self._numbers.id(target) if target is not None else None
        node = self._sent.node(id) if id is not None and self._sent is not None else None
        if node is None:
            return
        action = self._kit.Action
        if event.action == action.FOCUS and node.focusable:
            host.pointing.set_focus(node.ref, keyboard=True)
        elif node.stops and event.action in (
            action.SET_VALUE, action.INCREMENT, action.DECREMENT,
        ):  # fmt: skip
            step = {action.INCREMENT: 1, action.DECREMENT: -1}.get(event.action)
            slide(host, node, event.value if step is None else step, stepping=step is not None)
        elif event.action == action.SET_VALUE and node.focusable:
            field = node.ref
            if not isinstance(field, EntryRef):
                return
            text = str(event.value or "")
            host.perform(lambda shown: shown.choose(Enter(field), text))
        elif event.action == action.CLICK:
            self.hush()
            carry_out(host, node)
