"""Whole matches by a scripted user, with gestures or typed lines.

The user plays as level 3 would. In games with melds on the table, the user also takes cards back
and cancels a challenge. The tests check the recorded actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Protocol

from gin.ai.players.heuristic import Heuristic
from gin.ai.players.laying_player import LayingPlayer
from gin.core.cards import Hand, cards_of
from gin.interface.names import name_of
from gin.interface.refs import CardRef, ItemRef
from gin.interface.view import Choice, Scene, View
from gin.present.input import focus_order, keymap
from gin.present.input.choices import choices_of, needs_aim
from gin.present.shell.parlour import Parlour
from gin.rules.engine import legal
from gin.rules.flows.layouts import left_after
from gin.rules.model.actions import (
    Accept,
    Action,
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    LayOut,
    Pass,
    Refuse,
    Take,
    notation,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.session.game import Session
from tests.support.by_name import choice_named, find_choice
from tests.support.user import User
from tools.steady import next_choice

MOST = 4000
ACTS = frozenset(keymap.ACTS)
NAMES: dict[type[Action], str] = {
    Draw: "draw", Take: "take", Pass: "pass", Discard: "discard", HoldUp: "hold",
    Done: "end-turn", Accept: "accept", Refuse: "refuse", Challenge: "challenge",
}  # fmt: skip


class Gestures(Protocol):
    def take(self, id: str) -> None: ...

    def lay(self, layout: LayOut, place: int) -> None:
        """Put down a lay-out without finishing it; `place` is the number of the first new meld."""

    def take_back(self, cards: Hand) -> None: ...


class Mouse:
    def __init__(self, user: User) -> None:
        self._user = user

    def take(self, id: str) -> None:
        user = self._user
        choice = able(user.app.view, id)
        if choice.target:
            user.drag(choice.item, user.centre(choice.target))
        else:
            user.click(choice.item)

    def lay(self, layout: LayOut, place: int) -> None:
        for cards, number in layout.added:
            waiting = [f"place:{card.code}>{number}" for card in cards_of(cards)]
            while waiting:
                # Place the cards in an order in which each fits: a queen before the king.
                fitting = next(id for id in waiting if is_able(self._user.app.view, id))
                waiting.remove(fitting)
                self.take(fitting)
        for number, meld in enumerate(layout.melds, start=place):
            first, *others = cards_of(meld)
            self.take(f"place:{first.code}>new")
            for card in others:
                self.take(f"place:{card.code}>{number}")

    def take_back(self, cards: Hand) -> None:
        for card in cards_of(cards):
            self.take(f"back-to-hand:{card.code}")


class Keyboard:
    def __init__(self, user: User) -> None:
        self._user = user

    def take(self, id: str) -> None:
        user = self._user
        choice = able(user.app.view, id)
        if choice.key in ACTS:
            if isinstance(choice.item, CardRef):
                self._go_to(choice.item)
            user.press(keymap.key_map(user.parlour.settings).shown(choice.key))
            return
        self._go_to(choice.item)
        assert choices_of(user.app.view, choice.item)[0].id == id
        asks = needs_aim(user.app.view, choice) and not user.app.pointing.cursor.aimed
        user.press(*["Enter"] * (2 if asks else 1))

    def _go_to(self, item: ItemRef | None) -> None:
        user = self._user
        view = user.app.view
        zone = focus_order.zone_of(view, item)
        assert zone is not None, f"{item} cannot have the focus"
        for _ in focus_order.zones(view):
            if focus_order.zone_of(view, user.app.pointing.cursor.focus) == zone:
                break
            user.press("Tab")
        ids = [one.ref for one in zone.items]
        way = ids.index(item) - ids.index(user.app.pointing.cursor.focus)
        for _ in range(abs(way)):
            user.press("Down" if way > 0 else "Up")
        assert user.app.pointing.cursor.focus == item

    def _pick(self, cards: Hand) -> None:
        for card in cards_of(cards):
            self.take(f"pick:{card.code}")

    def lay(self, layout: LayOut, place: int) -> None:
        for cards, number in layout.added:
            self._pick(cards)
            self.take(f"extend:{number}")
        for meld in layout.melds:
            self._pick(meld)
            self.take("group")

    def take_back(self, cards: Hand) -> None:
        while is_able(self._user.app.view, "take-back"):
            self.take("take-back")


def able(view: View, id: str) -> Choice:
    choice = choice_named(view, id)
    assert not choice.why, (id, choice, view.status)
    return choice


def is_able(view: View, id: str) -> bool:
    choice = find_choice(view, id)
    return choice is not None and not choice.why


class Match(ABC):
    def __init__(self, user: User, gestures: Gestures) -> None:
        self.user = user
        self.gestures = gestures

    def play(self) -> Session:
        session = self.user.parlour.session()
        assert session is not None
        for _ in range(MOST):
            self.user.wait()
            view = self.user.app.view
            if view.scene is not Scene.RESULT or view.dialog is not None:
                self.move(view, session)
            elif session.sheet.over:
                return session
            else:
                self.gestures.take("next")
        raise AssertionError(f"the match does not end: {session.sheet.totals}")

    @abstractmethod
    def move(self, view: View, session: Session) -> None: ...


class Drawn(Match):
    def __init__(self, user: User, gestures: Gestures) -> None:
        super().__init__(user, gestures)
        self._player = Heuristic(1)

    def move(self, view: View, session: Session) -> None:
        id = name_of(next_choice(self.user.parlour, self._player))
        if not able(view, id).item:
            # The values of the stake die are in a separate question.
            self.gestures.take("raise")
        self.gestures.take(id)


class LaidOut(Match):
    def __init__(self, user: User, gestures: Gestures) -> None:
        super().__init__(user, gestures)
        self.did: Counter[str] = Counter()

    def move(self, view: View, session: Session) -> None:
        if view.dialog is not None:
            self.gestures.take("cut-for-me" if is_able(view, "cut-for-me") else "deal")
        elif is_able(view, "go-on"):
            self._break_in(session)
        else:
            self._move(session)

    def _break_in(self, session: Session) -> None:
        if session.seen.phase is not Phase.MELD or self.did["broken in"]:
            self.gestures.take("go-on")
            return
        self.did["broken in"] += 1
        self.gestures.take("challenge")
        self.gestures.take("challenge-now")
        assert session.store.actions(session.id)[-1].text == notation(Challenge(session.seen.seat))

    def _move(self, session: Session) -> None:
        seen = session.seen
        action = LayingPlayer(1).choose(seen)
        dare = Challenge(seen.seat)
        if seen.phase is Phase.DRAW and dare in legal(seen) and "challenge" not in self.did:
            self.gestures.take("challenge")
            self.gestures.take("cancel")
            action = dare
        if isinstance(action, LayOut):
            self._lay_out(session, action)
        else:
            name = NAMES[type(action)]
            card = f":{action.card.code}" if isinstance(action, Discard | HoldUp) else ""
            self.gestures.take(f"{name}{card}")
            if name == "challenge":
                self.gestures.take("challenge-now")
            challenged = seen.phase is Phase.CHALLENGED
            self.did[f"{name} a challenge" if challenged else name] += 1
        done = session.store.actions(session.id)[-1].text
        assert done == notation(in_order(action)), (done, notation(action))

    def _lay_out(self, session: Session, layout: LayOut) -> None:
        place = len(session.seen.spread.melds)
        self.gestures.lay(layout, place)
        if not self.did["take back"]:
            cards = session.seen.hand & ~left_after(session.seen.hand, layout)
            self.gestures.take_back(cards)
            self.did["take back"] += 1
            assert find_choice(self.user.app.view, "done") is None
            self.gestures.lay(layout, place)
        self.did["meld"] += len(layout.melds)
        self.did["extend"] += len(layout.added)
        self.gestures.take("done")


def in_order(action: Action) -> Action:
    if not isinstance(action, LayOut):
        return action
    return LayOut(tuple(sorted(action.melds, key=lambda meld: meld & -meld)), action.added)


class Typist(ABC):
    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        self._next: list[str] = []
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, limit: int = -1) -> str:
        if not self._next:
            self._next = self._lines()
        if not self._next:
            return ""
        assert len(self.typed) < MOST, self.typed[-8:]
        line = self._next.pop(0)
        self.typed.append(line)
        return f"{line}\n"

    def _lines(self) -> list[str]:
        view, session = self.parlour.view(), self.parlour.session()
        assert session is not None
        if view.scene is not Scene.RESULT or view.dialog is not None:
            return self.moves(view, session.seen)
        if not session.sheet.over:
            return ["next"]
        done = self.typed[-1] == "back"
        return [] if done else ["sheet", "back"]

    @abstractmethod
    def moves(self, view: View, seen: Observation) -> list[str]: ...


class Drawer(Typist):
    def __init__(self, parlour: Parlour) -> None:
        super().__init__(parlour)
        self._player = Heuristic(1)

    def moves(self, view: View, seen: Observation) -> list[str]:
        return [able(view, name_of(next_choice(self.parlour, self._player))).words[0]]


class LayerOut(Typist):
    def __init__(self, parlour: Parlour) -> None:
        super().__init__(parlour)
        self.did: Counter[str] = Counter()

    def moves(self, view: View, seen: Observation) -> list[str]:
        if view.dialog is not None:
            return ["deal"]
        if is_able(view, "go-on"):
            if seen.phase is not Phase.MELD or self.did["broken in"]:
                return ["go on"]
            self.did["broken in"] += 1
            return ["challenge", "yes"]
        return self._moves(seen)

    def _moves(self, seen: Observation) -> list[str]:
        action = LayingPlayer(1).choose(seen)
        dare = Challenge(seen.seat)
        if isinstance(action, LayOut):
            return self._lay_out(action)
        if isinstance(action, Discard) and dare in legal(seen) and seen.hand != action.card.bit:
            self.did["discard"] += 1
            if not self.did["discard and challenge"]:
                self.did["discard and challenge"] += 1
                return [f"discard {action.card.code} and challenge"]
        challenged = seen.phase is Phase.CHALLENGED
        self.did[f"{NAMES[type(action)]} a challenge" if challenged else NAMES[type(action)]] += 1
        match action:
            case Discard(card):
                return [f"discard {card.code}"]
            case HoldUp(card):
                return [f"offer {card.code}"]
            case Done():
                return ["last card"]
            case Challenge():
                return ["challenge", "no", "challenge", "yes"]
            case Refuse() if challenged:
                return ["reject"]
            case _:
                return [NAMES[type(action)]]

    def _lay_out(self, layout: LayOut) -> list[str]:
        self.did["meld"] += len(layout.melds)
        self.did["extend"] += len(layout.added)
        lines = [f"extend {number + 1} {typed(cards)}" for cards, number in layout.added]
        lines += [f"meld {typed(meld)}" for meld in layout.melds]
        if not self.did["take back"]:
            self.did["take back"] += 1
            lines += ["take back", lines[-1]]
        return [*lines, "done"]


def typed(cards: Hand) -> str:
    return " ".join(card.code.lower() for card in cards_of(cards))
