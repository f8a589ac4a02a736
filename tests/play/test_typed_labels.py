"""Labels of buttons, options and card commands are understood when they are typed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pygame
import pytest

from gin.core.message import Text, Verbatim
from gin.interface.view import Choice, Role, Scene, View
from gin.language import translation, typed
from gin.language.resolve import TextStyle, resolve
from gin.present.input.meanings import TypedChoice
from gin.present.input.numbers import numbered, with_numbers
from gin.session.settings import Settings
from gin.ui.frames import Frames
from tests.monkey.events import RandomGestures
from tests.monkey.routes import WAYS, lines_of
from tests.monkey.world import World
from tests.support.play import IDS, SETUPS, several
from tests.support.typed_lines import LINES, normal
from tests.support.walking import walk

LANGUAGES = ("en", "de")
STYLES = (TextStyle.PRINT, TextStyle.SPEAK, TextStyle.WRITTEN)
"""Styles in which a player meets a label: drawn, spoken, and in the terminal."""
STEPS = several(8, 120)
DRAWN = (Role.BUTTON, Role.GAME, Role.PERSON)
"""Roles of items whose visible label says what they do."""
WAY_SEED = 4
MOST_LINES = 800


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    translation.speak("en")


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is not drawn: labels do not depend on it, and it takes half of the time."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(Frames, "needs_drawing", lambda *_: False)
    monkeypatch.setattr(Frames, "breathe", lambda *_: None)
    pygame.display.init()


def labels(view: View, choice: Choice) -> Iterator[Text]:
    yield choice.label
    item = view.item(choice.item)
    if item is not None and item.role in DRAWN and view.choice(choice.intent) is choice:
        own = [one for one in view.choices if one.item == item.ref]
        if own[0] is choice:
            yield from (item.name, item.written)


def does(meant: Choice, choice: Choice) -> bool:
    if meant.intent == choice.intent:
        return True
    return translation.spoken(meant.label) == translation.spoken(choice.label) and (
        not meant.why or bool(choice.why)
    )


@cache
def typed_ways(label: Text, language: str) -> frozenset[str]:
    return frozenset(resolve(label, language, style) for style in STYLES)


UNDERSTOOD: set[tuple[tuple[str, ...], str]] = set()
"""Names of choices that were understood, with all choices of their views."""


def misunderstood(view: View, settings: Settings, known: set[str]) -> list[str]:
    found = []
    beside = tuple(choice.id for choice in view.choices)
    # In the terminal, a typed number means the choice with that number.
    numbers = {str(number) for number in with_numbers(numbered(view))}
    for language in LANGUAGES:
        translation.speak(language)
        for choice in view.choices:
            if view.scene is Scene.ENTRY and isinstance(choice.label, Verbatim):
                continue  # A letter key; typed, the letter goes into the field.
            for label in filter(None, labels(view, choice)):
                for text in typed_ways(label, language):
                    name = f"{view.scene}: {choice.id}: {text}"
                    if name in known or (text in numbers and choice.aside):
                        continue
                    known.add(name)
                    if (beside, name) in UNDERSTOOD:
                        continue
                    meant = LINES.meaning(text, view, settings)
                    if not (isinstance(meant, TypedChoice) and does(meant.choice, choice)):
                        found.append(f"{name} -> {meant!r:.150}")
                    else:
                        UNDERSTOOD.add((beside, name))
    translation.speak("en")
    return found


def foreign(view: View) -> list[str]:
    translation.speak("de")
    english = {command for choice in view.choices for command in choice.words}
    offered = {word for word, _, _ in LINES.legal_words(view)} & english
    if view.scene is Scene.TABLE:
        offered |= {choice.words[0] for choice in view.choices if choice.words}
    names = {translation.spoken(choice.label).lower() for choice in view.choices}
    found = [command for command in offered - names if not typed.has_words(command)]
    translation.speak("en")
    return found


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_at_the_table(which: tuple[str, tuple[str, ...]]) -> None:
    known: set[str] = set()
    for made, view in walk(which, 3, STEPS):
        assert misunderstood(view, made.settings, known) == []
        assert foreign(view) == []
    assert len(known) > 10


@pytest.mark.parametrize("name", [name for name in WAYS if name != "switch"])
def test_on_the_way_to_every_page(name: str, tmp_path: Path, screen: None) -> None:
    world = World(tmp_path, WAY_SEED)
    lot, known = RandomGestures(world, random.Random(WAY_SEED)), set[str]()
    try:
        for line in islice(lines_of(WAYS[name], lot), MOST_LINES):
            world.do(line)
            wrong = misunderstood(lot.view, world.parlour.settings, known)
            assert wrong == [], line
            assert foreign(lot.view) == [], line
        assert known
    finally:
        world.close()


def test_suit_signs_full_stops_and_printed_cards_are_understood() -> None:
    translation.speak("de")
    for line in ("♦B ablegen", "♦J ablegen", "Karo-Buben ablegen.", "karo bube ablegen"):
        assert normal(line).split() == ["jd", "discard"], line
