"""Hostile text in the window: in every scene, in speech, and in text fields."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import Message, Verbatim
from gin.interface.audience import Announcement, SentenceKind, ShownFrame
from gin.interface.intents import Enter
from gin.interface.refs import EntryRef
from gin.interface.view import Zone
from gin.language.translation import printed, spoken
from gin.present.screens.entry import FIELD
from gin.session import mixtures
from gin.session.settings import Settings
from gin.speech.speaker import Speaker
from gin.speech.voice import EngineState, Tuning
from gin.ui.access.tree import build
from gin.ui.art import design as themes
from gin.ui.art import image_cache, surfaces
from gin.ui.render.style import fitted
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice
from tests.support.hostile import WORDS, faults, harmless
from tests.support.user import STATES, User, user_at

_OURS = frozenset(
    {"ref", "intent", "item", "target", "key", "focus", "cancel", "listens", "go_on", "suit",
     "words", "points_at", "points", "emblem"}
)  # fmt: skip


def spoilt(value: Any, word: str) -> Any:
    if isinstance(value, Message | Verbatim):
        return Verbatim(word) if value else value
    if isinstance(value, tuple):
        return tuple(spoilt(one, word) for one in value)
    if isinstance(value, Struct) and not isinstance(value, type | Card):
        names = value.__struct_fields__
        shown = [name for name in names if name not in _OURS or isinstance(value, Zone)]
        texts = {
            name: spoilt(getattr(value, name), word)
            for name in shown
            if name not in ("ref", "suit", "key")
        }
        return replace(value, **texts)
    return value


class Listening:
    def __init__(self, font: pygame.font.Font, written: list[str]) -> None:
        self._font = font
        self._written = written

    def render(self, text: str, *more: Any) -> pygame.Surface:
        # An unassigned character is rendered to detect missing glyphs, but never shown.
        if text != "\uffff":
            self._written.append(text)
        return self._font.render(text, *more)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._font, name)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    plain = themes.font.__wrapped__
    monkeypatch.setattr(themes, "font", cache(lambda *which: Listening(plain(*which), found)))
    # Otherwise text cached by an earlier test would not be rendered.
    image_cache.images.clear()
    return found


class Tape:
    state = EngineState.ABLE
    reader_runs = False
    lacks_language = False
    speaks = False

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def wake(self) -> None: ...

    def hush(self) -> None: ...

    def tune(self, tuning: Tuning) -> None: ...

    def close(self) -> None: ...


HOSTILE = "\x1b[31m\x00\u202eA\u2066\ud800" + "\u0301" * 99 + "W" * 200


@pytest.mark.scenes
@pytest.mark.parametrize("state", STATES)
def test_hostile_words_are_harmless_in_every_scene(
    state: str, written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    user, word = user_at(state, (800, 600)), HOSTILE
    view = spoilt(user.parlour.view(), word)
    monkeypatch.setattr(user.parlour, "view", lambda: view)
    user.parlour.say(Verbatim(word))
    user.app.refresh()
    user.draw()
    assert user.app.view.title == Verbatim(word)
    assert written
    assert not [text for text in written if faults(text) or len(text) > 4_100]

    frame = ShownFrame(user.app.view, user.app.pointing.cursor.focus, user.app.place.corners())
    said = spoken(Verbatim(word))
    for node in build(frame, (800, 600), (said, said)).nodes:
        assert harmless("\n".join((node.name, node.description, node.value)))

    voice = Tape()
    speaker = Speaker(Talkative(), voice)
    speaker.show(frame)
    speaker.announce((Announcement(Verbatim(word), SentenceKind.NEWS),))
    speaker.tick(1.0)
    assert voice.said
    assert harmless("\n".join(voice.said))


class Talkative:
    settings = Settings(speech="self", offer_speech=False)

    def change(self, name: str, value: object) -> None: ...


# Typed and pasted.

FIELDS = [
    ("deal code", ("games", "options")),
    ("spelt deal code", ("games", "options", "spell")),
    ("game code", ("games", "build", "code")),
    ("number", ("games", "build", "option:target", "number")),
    ("program", ("games", "level", "person:0")),
    ("name", ("games", "mix", "rename")),
]


def at_field(user: User, path: tuple[str, ...]) -> None:
    mixtures.keep(user.parlour.store, setup("gin", ["rainbow=on"]))
    user.parlour.home()
    for id in path:
        choices = user.parlour.view().choices
        found = next(one for one in choices if one.id == id or one.id.startswith(f"{id}:"))
        user.parlour.choose(found.intent)
    user.app.refresh()


@pytest.mark.parametrize(("name", "path"), FIELDS, ids=[name for name, _ in FIELDS])
def test_hostile_text_pasted_into_a_field_is_harmless(
    name: str, path: tuple[str, ...], written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    user = User(game="", size=(800, 600))
    at_field(user, path)
    fields = [item for zone in user.app.view.zones for item in zone.items if item.role == "field"]
    assert fields, name
    field = fields[0].ref
    assert isinstance(field, EntryRef)
    enters = Enter(field)
    for word in (one for one in WORDS if faults(one) or len(one) > 1_000):
        monkeypatch.setattr(pygame.scrap, "get_text", lambda word=word: word)
        user.parlour.choose(enters, "")
        user.app.refresh()
        user.app.pointing.set_focus(field, keyboard=True)
        user.press("Ctrl+V")
        item = user.app.view.item(field)
        assert item is not None
        assert harmless(printed(item.value))
        assert len(printed(item.value)) <= 400
        if len(word) > 1_000:
            user.draw()
        user.parlour.choose(enters, word)
        user.app.refresh()
        item = user.app.view.item(field)
        assert item is not None
        assert harmless(printed(item.value))
    assert not [text for text in written if faults(text)]


def test_a_path_within_direction_marks_is_found(tmp_path: Path) -> None:
    """Windows adds direction marks to a path copied from a file's properties."""
    program = tmp_path / "bot.py"
    program.write_text("")
    user = User(game="")
    at_field(user, ("games", "level", "person:0"))
    user.parlour.choose(Enter(FIELD), f"\u202a{program}\u202c")
    user.app.refresh()
    assert printed(user.app.view.status) == "bot.py was found."


# Long names keep their places.


@pytest.mark.parametrize(
    "text", ["knock with ten or less, until it", "points the other deadwood 25."]
)
def test_a_short_word_is_not_left_alone_in_a_last_line(text: str) -> None:
    before = text.rpartition(" ")[0]
    width = themes.font("text", 20).size(before)[0] + 2
    lines = surfaces.wrap(text, "text", 20, width)
    assert len(lines) == 2 and " ".join(lines) == text
    assert len(lines[1].split()) == 2


def test_a_long_word_is_broken_and_a_short_one_never() -> None:
    lines = surfaces.wrap("see /" + "w" * 200 + " there", "text", 20, 300)
    assert len(lines) > 5
    assert "".join(lines).replace(" ", "") == "see/" + "w" * 200 + "there"
    assert all(themes.font("text", 20).size(line)[0] <= 300 for line in lines)
    # The end of a broken word may be broken again, however short it is.
    large = surfaces.wrap("W" * 32, "display", 40, 300)
    assert all(themes.font("display", 40).size(line)[0] <= 300 for line in large)
    assert surfaces.wrap("incomprehensibilities", "text", 40, 500) == ("incomprehensibilities",)
    assert surfaces.wrap("short words stay", "text", 40, 10) == ("short", "words", "stay")
    assert "".join(surfaces.balanced("w" * 200, "text", 20, 300)) == "w" * 200


@pytest.mark.parametrize("text", ["W" * 4_000, "wi" * 300, "a b " * 200, "♥" * 300])
def test_a_line_is_cut_at_its_width(text: str) -> None:
    shown, pixels = fitted(text, "bold", 20, 300)
    wide = surfaces.line_image(shown, "bold", pixels, (0, 0, 0)).get_width()
    assert shown.endswith("…")
    assert 300 - 2 * 20 < wide <= 300


@pytest.mark.parametrize(
    ("size", "percent"), [((800, 600), 200), ((720, 1080), 100), ((1280, 800), 100)]
)
def test_the_longest_name_of_a_game_fits(
    size: tuple[int, int], percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No part of the name is outside the window."""
    user = User(game="", size=size, text_size=percent)
    made = mixtures.keep(user.parlour.store, setup("gin", ["rainbow=on"]), "W" * 99)
    assert made.typed == "W" * mixtures.LONGEST
    beyond: list[str] = []
    plain, window = surfaces.write, pygame.Rect((0, 0), size)

    def write(
        target: pygame.Surface, text: str, at: Any, face: str, pixels: int, colour: Any,
        align: str = "left", *more: Any, **named: Any,
    ) -> pygame.Rect:  # fmt: skip
        image = surfaces.line_image(text, face, pixels, (0, 0, 0))
        if not window.contains(surfaces.aligned(image.get_size(), at, align, middle=False)):
            beyond.append(text)
        return plain(target, text, at, face, pixels, colour, align, *more, **named)

    monkeypatch.setattr(surfaces, "write", write)
    user.parlour.matches.start(made.setup, 5)
    for path in (
        (),
        ("deal",),
        ("menu",),
        ("sheet",),
        ("home",),
        ("games", f"mix:{made.code}"),
        ("forget",),
        ("home", "games", f"mix:{made.code}", "build"),
        ("home", "statistics"),
    ):
        for id in path:
            if id == "home":
                user.parlour.home()
            elif find_choice(user.parlour.view(), id) is not None:
                choose(user.parlour, id)
        user.app.refresh()
        user.app.settle()
        user.draw()
    assert not [text for text in beyond if "WWW" in text]
