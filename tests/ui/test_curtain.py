"""The curtain between two people at one screen: no card of the other is seen or heard."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gin.ai.players.by_flow import baseline
from gin.core.cards import DECK, Card, cards_of
from gin.core.message import Message, Text, Verbatim, cards_named, only
from gin.interface.audience import Announcement, ShownFrame
from gin.interface.commands import Command
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import shared as messages
from gin.present.screens.table.shared import SharedTableScreen
from gin.present.words.access import window_title
from gin.rules.model.actions import Draw
from gin.session import household, settings_file
from gin.session.setting import Motion, Speed
from gin.session.settings import Settings
from gin.ui.access.tree import Node, build
from gin.ui.app import App
from gin.ui.art import cards
from gin.ui.art.image_cache import images
from gin.ui.input.devices import Devices
from gin.variants.setups import setup
from tests.present.test_shared_table import moves, two_people
from tests.support.covering import covering
from tests.support.play import several
from tests.support.stand_ins import SetClock

SIZE = (800, 600)
FRAME = 0.1


def colour(card: Card) -> tuple[int, int, int]:
    return 251, 3 + 4 * DECK.index(card), 17


def face_pixels() -> re.Pattern[bytes]:
    """Return a pattern of two pixels of any card's face, whose second group is its green."""
    blank = pygame.Surface((1, 1), depth=32)
    pixel = [
        b"\\x%02x" % one for one in int(blank.map_rgb((251, 0, 17))).to_bytes(4, sys.byteorder)
    ]
    greens = b"".join(b"\\x%02x" % colour(card)[1] for card in DECK)
    pixel[1 if sys.byteorder == "little" else 2] = b"([%s])" % greens
    return re.compile(rb"(%s)\1" % b"".join(pixel), re.DOTALL)


FACE = face_pixels()


@pytest.fixture
def recognisable(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Draw each face in one colour, a different one for each card."""

    def face(code: str, width: int, style: cards.DeckStyle | None = None) -> pygame.Surface:
        del style
        image = pygame.Surface((width, round(width * cards.ASPECT)), pygame.SRCALPHA)
        image.fill(colour(Card.parse(code)))
        return image

    images.clear()
    monkeypatch.setattr(cards, "face", face)
    yield
    images.clear()


class Ear:
    """An audience that collects frames, and the sentences announced to one person."""

    def __init__(self, *, listens: bool) -> None:
        self.speaks = self.listens = listens
        self.frame: ShownFrame | None = None
        self.announced: list[Text] = []

    def show(self, frame: ShownFrame) -> None:
        self.frame = frame

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        self.announced += [one.text for one in announcements]

    def hush(self) -> None: ...

    def forget(self) -> None: ...

    def tick(self, now: float) -> Text:
        return Verbatim("")

    def next_due(self) -> float | None:
        return None

    def close(self) -> None: ...


def cards_in(value: object) -> Iterator[Card]:
    """Yield the cards anywhere in a view or in an observation."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Message | Verbatim):
        yield from cards_named(value)
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from cards_in(one)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from cards_in(getattr(value, name))


class Room:
    """Anna and Ben in front of one window, and what may not be seen in it."""

    def __init__(
        self,
        root: Path,
        game: str,
        options: Sequence[str] = (),
        *,
        listens: bool = False,
        **settings: object,
    ) -> None:
        pygame.display.init()
        root.mkdir(exist_ok=True)
        self.parlour, ben = two_people(root)
        settings["motion"] = Motion.FULL
        self.parlour.take_settings(replace(self.parlour.settings, **settings))
        settings_file.write(
            household.folder_of(root, ben), Settings(name="Ben", language="de", **settings)
        )
        self.parlour.shared.start(setup(game, options), ben)
        assert self.parlour.shared.table is not None
        self.table = self.parlour.shared.table
        self.clock, self.ear = SetClock(), Ear(listens=listens)
        self.app = App(self.parlour, SIZE, audience=self.ear, clock=self.clock)
        self.devices = Devices(self.app)
        self.surface = pygame.Surface(SIZE)
        self.rng = random.Random(game)
        self.seen: Counter[str] = Counter()
        self.changed, self.state = True, ""
        self.known: tuple[object, ...] = ()

    @property
    def cut(self) -> set[Card]:
        """The cards that were cut for the deal, in sight of both."""
        return {card for pair in self.table.shared.record.match.cut for card in pair}

    @property
    def closed(self) -> bool:
        return self.app.view.scene is Scene.CURTAIN

    def secret(self, seat: int) -> set[Card]:
        """Return the cards in the hand of a seat that the other person has not seen."""
        own, other = self.table.shared.sides[seat], self.table.shared.sides[1 - seat]
        seen = own.seen
        front = self.parlour.front
        undealt = isinstance(front, SharedTableScreen) and front.undealt
        if undealt or self.table.shared.turn is None:
            return set()
        if seen.ending is not None and seen.ending.seat == 0:
            return set()
        return set(cards_of(seen.hand)) - set(cards_in(other.seen))

    def pass_time(self, seconds: float = FRAME) -> None:
        """Let time pass, and check everything that this shows or says."""
        self.clock.time += seconds
        self.app.update(self.clock.time)
        self.devices.tick(self.clock.time)
        self.app.report(self.clock.time)
        self.changed = bool(self.app.frames.draw(self.surface, self.clock.time))
        self.check()

    def check(self) -> None:
        app, now = self.app, self.clock.time
        moves = app.painting.curtain_moves(now)
        if self.closed and moves:
            # The last frame of the person who has just moved is still in sight.
            state, may_see = "closing", 1 - self.table.now
        elif self.closed:
            state, may_see = "closed", None
        else:
            state, may_see = "opening" if moves else "open", self.table.now
        self.seen[state] += 1
        if self.changed or state != self.state:
            self.state = state
            secret = set(DECK) if may_see is None else self.secret(1 - may_see)
            assert not secret & self.drawn(), state
        said, self.ear.announced = self.ear.announced, []
        hidden = set(DECK) if self.closed else self.secret(1 - self.table.now) - self.cut
        assert not hidden.intersection(cards_in(tuple(said)))
        frame = self.ear.frame
        assert frame is not None
        if app.staging or (frame, hidden, app.announcer.notice) == self.known:
            return
        self.known = (frame, hidden, app.announcer.notice)
        assert not hidden.intersection(cards_in(frame.view))
        title = printed(window_title(app.view))
        words = " ".join((title, *map(printed, (app.announcer.notice, *self.captions()))))
        words += " ".join(f"{one.name} {one.value} {one.description}" for one in self.nodes())
        for card in hidden:
            assert printed(only(card)) not in words

    def captions(self) -> tuple[Text, ...]:
        return self.app.announcer.captions(self.app.settings)

    def nodes(self) -> tuple[Node, ...]:
        assert self.ear.frame is not None
        return build(self.ear.frame, SIZE).nodes

    def drawn(self) -> set[Card]:
        """Return the cards whose face is anywhere in the frame."""
        raw = self.surface.get_buffer().raw
        return {DECK[(found[2][0] - 3) // 4] for found in FACE.finditer(raw)}

    def play_turn(self) -> None:
        """Play until the curtain has closed, or a match is over."""
        for _ in range(400):
            self.step()
            if self.closed or self.app.view.scene is Scene.FINAL:
                return
        raise AssertionError("the turn does not end")

    def step(self) -> None:
        """Let time pass, and make a move if the person at the screen may."""
        self.pass_time()
        front = self.parlour.front
        if self.closed or self.parlour.waiting or self.app.showing:
            return
        if isinstance(front, SharedTableScreen) and front.session.own_turn and not front.undealt:
            front.submit(baseline(self.rng.randrange(99)).choose(front.session.seen))
            self.app.refresh()
        else:
            self.app.choose(self.rng.choice(moves(self.app.view)))

    def next_person(self) -> None:
        """Watch the curtain close, rest and open again."""
        for _ in range(11):
            self.pass_time()
        assert self.closed
        for question in (Command.HAND, Command.MELDS, Command.OLDER, Command.REPEAT):
            self.app.ask(question)
            self.pass_time()
        self.press(pygame.K_RETURN)
        assert not self.closed
        for _ in range(8):
            self.pass_time()

    def press(self, key: int, mod: int = 0) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=key, mod=mod, unicode="")
            self.devices.handle(event, self.clock.time)

    def event(self, kind: int) -> None:
        self.devices.handle(pygame.event.Event(kind), self.clock.time)


@pytest.mark.usefixtures("recognisable")
@pytest.mark.parametrize(
    ("game", "listens"), covering(["gin", "colonel", "dice", "skarney", "color"], [False, True])
)
def test_no_card_of_the_other_is_seen_or_heard(tmp_path: Path, game: str, *, listens: bool) -> None:
    room = Room(tmp_path, game, listens=listens)
    for _ in range(several(2, 60)):
        room.play_turn()
        if not room.closed:
            break
        room.next_person()
    assert min(room.seen[state] for state in ("open", "closing", "closed", "opening")) > 3
    room.parlour.close()


def to_curtain(root: Path) -> Room:
    room = Room(root, "gin")
    room.play_turn()
    assert room.closed
    return room


def to_open_cards(root: Path) -> Room:
    room = to_curtain(root)
    room.next_person()
    return room


@pytest.mark.usefixtures("recognisable")
def test_the_last_move_is_seen_before_the_curtain_closes(tmp_path: Path) -> None:
    room = to_open_cards(tmp_path)
    moved = False
    for _ in range(60):
        room.pass_time()
        front = room.parlour.front
        assert isinstance(front, SharedTableScreen)
        if front.session.own_turn:
            front.submit(baseline(1).choose(front.session.seen))
            room.app.refresh()
            moved = room.table.others_turn
        if moved:
            break
    assert moved
    for _ in range(6):
        room.pass_time()
        assert not room.closed
    assert room.drawn()
    for _ in range(40):
        room.pass_time()
    assert room.closed


def test_a_press_meant_for_the_turn_does_not_raise_the_curtain(tmp_path: Path) -> None:
    room = to_curtain(tmp_path)
    room.press(pygame.K_RETURN)
    room.press(pygame.K_RETURN)
    assert room.closed
    room.pass_time(1.0)
    room.press(pygame.K_RETURN)
    assert not room.closed


def test_with_reduced_motion_the_curtain_is_closed_in_the_first_frame(tmp_path: Path) -> None:
    room = Room(tmp_path, "gin")
    for seat in (0, 1):
        settings = replace(room.table.seats[seat].settings, motion=Motion.REDUCED)
        room.table.seats[seat] = replace(room.table.seats[seat], settings=settings)
    room.parlour.take_settings(room.table.seats[0].settings)
    room.play_turn()
    assert room.closed
    assert not room.app.painting.curtain_moves(room.clock.time)
    room.press(pygame.K_RETURN)
    assert room.closed
    room.next_person()
    assert not room.seen["closing"]
    assert not room.seen["opening"]


@pytest.mark.usefixtures("recognisable")
@pytest.mark.parametrize("way", ["key", "focus", "minimised", "button"])
def test_the_cards_are_hidden_at_any_time(tmp_path: Path, way: str) -> None:
    room = to_open_cards(tmp_path)
    room.pass_time(3)
    assert room.drawn()
    person = room.table.now
    match way:
        case "key":
            room.press(pygame.K_ESCAPE, pygame.KMOD_SHIFT)
        case "focus":
            room.event(pygame.WINDOWFOCUSLOST)
        case "minimised":
            room.event(pygame.WINDOWMINIMIZED)
        case "button":
            room.app.choose(next(one for one in room.app.view.choices if one.id == "hide"))
    for _ in range(8):
        room.pass_time()
        assert room.closed
    room.event(pygame.WINDOWFOCUSGAINED)
    room.press(pygame.K_RETURN)
    room.pass_time()
    assert not room.closed
    assert room.drawn()
    assert room.table.now == person


@pytest.mark.usefixtures("recognisable")
def test_pages_above_the_table_are_hidden_too_and_come_back(tmp_path: Path) -> None:
    room = to_open_cards(tmp_path)
    room.pass_time(3)
    room.app.command(Command.SHEET)
    page = room.app.view.title
    room.press(pygame.K_ESCAPE, pygame.KMOD_SHIFT)
    room.pass_time()
    assert room.closed
    assert room.parlour.depth == 2
    room.press(pygame.K_RETURN)
    assert room.app.view.title == page
    assert room.parlour.depth == 3


def test_alone_at_the_screen_there_is_no_curtain(tmp_path: Path) -> None:
    parlour, _ = two_people(tmp_path)
    parlour.matches.start(setup("gin"), 7)
    app = App(parlour, SIZE, clock=SetClock())
    Devices(app).handle(pygame.event.Event(pygame.WINDOWFOCUSLOST), 0.0)
    assert app.view.scene is Scene.TABLE
    app.command(Command.HIDE)
    assert app.view.scene is Scene.TABLE
    assert app.announcer.notice == messages.NOTHING_TO_HIDE
    parlour.close()


def test_the_picture_and_the_pointer_turn_for_the_person_opposite(tmp_path: Path) -> None:
    room = Room(tmp_path, "gin", lies_flat=True)
    upright = pygame.Surface(SIZE)
    for _ in range(6):
        room.play_turn()
        for _ in range(20):
            room.pass_time()
        app, turned = room.app, room.table.now == 1
        assert app.turned is turned
        room.app.frames.draw_anew(upright, room.clock.time)
        assert upright.get_buffer().raw == room.surface.get_buffer().raw
        slot = app.place.slots[next(iter(app.view.mains))]
        x, y = round(slot.x), round(slot.y)
        at = (SIZE[0] - 1 - x, SIZE[1] - 1 - y) if turned else (x, y)
        left, top, wide, high = app.corners()[next(iter(app.view.mains))]
        assert pygame.Rect(left, top, wide, high).collidepoint(at)
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            event = pygame.event.Event(kind, pos=at, button=1)
            room.devices.handle(event, room.clock.time)
        assert not room.closed
    assert room.table.now in (0, 1)


def test_the_frame_that_the_curtain_covers_is_seen_from_the_side_of_the_next(
    tmp_path: Path,
) -> None:
    room = Room(tmp_path, "gin", lies_flat=True)
    for _ in range(2):
        before = pygame.Surface(SIZE)
        while not room.closed:
            before.blit(room.surface, (0, 0))
            room.step()
        room.pass_time(0.01)
        middle = pygame.Rect(SIZE[0] // 2 - 40, 100, 80, 300)
        assert _same(before, room.surface, middle)
        room.pass_time(3)
        room.press(pygame.K_RETURN)
        room.pass_time(3)


def _same(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> bool:
    return all(
        one.get_at((x, y)) == other.get_at((x, y))
        for x in range(area.left, area.right, 5)
        for y in range(area.top, area.bottom, 5)
    )


def test_the_curtains_speed_is_a_setting(tmp_path: Path) -> None:
    seconds = {}
    for speed in (Speed.SLOW, Speed.FAST, Speed.INSTANT):
        room = Room(tmp_path / speed, "gin", curtain=speed)
        while not room.closed:
            room.step()
        began = room.clock.time
        while room.app.painting.curtain_moves(room.clock.time):
            room.clock.time += 0.01
        seconds[speed] = room.clock.time - began
        room.parlour.close()
    assert seconds[Speed.SLOW] > seconds[Speed.FAST] > seconds[Speed.INSTANT] == 0


def test_nothing_of_a_showdown_is_left_when_the_cards_are_hidden(tmp_path: Path) -> None:
    room = Room(tmp_path, "gin")
    for _ in range(4000):
        if room.app.staging:
            break
        if room.closed:
            room.next_person()
        room.step()
    assert room.app.staging
    room.press(pygame.K_ESCAPE, pygame.KMOD_SHIFT)
    room.pass_time()
    assert room.closed
    assert not room.app.staging
    room.press(pygame.K_RETURN)
    assert not room.closed
    room.parlour.close()


def at_closed_curtain(root: Path, **settings: object) -> Room:
    room = Room(root, "gin", **settings)
    while not room.closed:
        room.step()
    room.pass_time(2)
    return room


def test_a_touch_on_the_button_raises_the_curtain(tmp_path: Path) -> None:
    room = at_closed_curtain(tmp_path)
    slot = room.app.place.slots[next(iter(room.app.view.mains))]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        at = round(slot.x), round(slot.y)
        event = pygame.event.Event(kind, pos=at, button=1, touch=True)
        room.devices.handle(event, room.clock.time)
    assert not room.closed


def test_one_switch_raises_the_curtain(tmp_path: Path) -> None:
    room = at_closed_curtain(tmp_path, switch=True)
    for _ in range(40):
        room.pass_time(0.5)
        if room.app.pointing.framed == tuple(room.app.view.mains):
            break
    room.press(pygame.K_SPACE)
    if room.closed:
        # The frame was around the area with the button.
        room.press(pygame.K_SPACE)
    assert not room.closed


def test_a_gamepad_raises_the_curtain(tmp_path: Path) -> None:
    room = at_closed_curtain(tmp_path)
    event = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0
    )
    room.devices.handle(event, room.clock.time)
    assert not room.closed


def test_the_key_can_be_changed(tmp_path: Path) -> None:
    room = Room(tmp_path, "gin", keys=(("hide", "F4"),))
    room.step()
    room.press(pygame.K_F4)
    assert room.closed


def to_shown_moves(root: Path) -> Room:
    """Open the curtain after at least two moves that the person on turn has missed.

    The deal is seen before a hand's first moves, so these begin with a draw from the stock.
    """
    room = Room(root, "gin")
    for _ in range(2000):
        unseen = room.table.shared.sides[room.table.now]._unseen
        if room.closed and len(unseen) > 1 and unseen[0][1] == Draw():
            break
        if room.closed:
            room.pass_time(2)
            room.press(pygame.K_RETURN)
        room.step()
    room.pass_time(2)
    room.press(pygame.K_RETURN)
    assert not room.closed
    return room


def test_a_press_shows_the_moves_of_the_other_at_once(tmp_path: Path) -> None:
    room = to_shown_moves(tmp_path)
    room.pass_time(0.01)
    room.press(pygame.K_RETURN)
    side = room.table.shared.sides[room.table.now]
    room.press(pygame.K_RETURN)
    assert side.opponent_to_move, "a double press skips nothing"
    room.clock.time += 1
    room.app.painting.end_curtain()
    assert room.app.showing
    room.press(pygame.K_RETURN)
    assert not side.opponent_to_move
    assert room.table.now == side.place
    assert not room.closed


def test_a_press_after_the_last_move_closes_the_curtain(tmp_path: Path) -> None:
    room = Room(tmp_path, "gin")
    for _ in range(500):
        if room.table.others_turn and room.parlour.waiting:
            break
        room.step()
    room.clock.time += 3
    assert not room.closed
    room.app.settle()
    room.press(pygame.K_RETURN)
    assert room.closed
