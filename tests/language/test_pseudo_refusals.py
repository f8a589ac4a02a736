"""Every refusal in accented English: all words are in the catalogue and have room.

Positions provoke the refusals of the rules. Other messages get arguments of the right types.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from functools import cache

import pygame
import pytest

from gin.core.cards import Card
from gin.core.message import NOTHING, Message, Text, Verbatim, ended
from gin.interface.audience import ShownFrame
from gin.interface.view import Scene
from gin.language import translation
from gin.present.words.refusals import sentence
from gin.rules.model.refusal import Reason, Refusal
from gin.text.layout import LineStyle
from gin.text.terminal import Terminal
from gin.ui.access.tree import LIVE, build
from gin.ui.art import surfaces
from gin.ui.render import widgets
from gin.ui.scenes import base
from gin.ui.scenes.table import _Scene
from tests.support import refusing, saying
from tests.support.play import several
from tests.support.translation import pseudo_spoken
from tests.support.user import User

DOMAINS = ("refusals", "errors", "troubles", "conflicts", "terminal", "console")


@pytest.fixture(autouse=True)
def accented() -> Iterator[None]:
    with pseudo_spoken():
        yield


@cache
def provoked() -> tuple[Refusal, ...]:
    return tuple(dict.fromkeys(refusing.refusals()))


@cache
def refused() -> tuple[Text, ...]:
    texts = [sentence(refusal) for refusal in provoked()]
    own = [message for domain in DOMAINS for message in saying.every(domain)]
    others = [one for one in saying.every("laying") if one.id.startswith("laying-refused-")]
    shown = {one.id: one for one in texts if isinstance(one, Message)}
    return (*shown.values(), *others, *own)


def outside_brackets(texts: Iterable[str]) -> list[str]:
    found = []
    for text in texts:
        depth, out = 0, ""
        for letter in text:
            depth += (letter == "⟦") - (letter == "⟧")
            out += "" if depth else letter
        if depth or any(letter.isalpha() for letter in out):
            found.append(text)
    return found


def test_every_reason_is_provoked() -> None:
    """A new `Reason` needs a position in `tests.support.refusing`, and a sentence."""
    assert {refusal.reason for refusal in provoked()} == set(Reason)


def test_every_refusal_of_the_catalogue_is_used() -> None:
    from gin.messages import refusals as messages

    elsewhere = messages.see_commands(key=Verbatim("F10"))
    # Added to a refused knock, gin or shot.
    card = Card.parse("9H")
    other = messages.other_for_knock(card=card, count=9)
    used = {one.id for one in map(sentence, provoked()) if isinstance(one, Message)}
    own = {one.id for one in saying.every("refusals")}
    assert own - used == {
        one.id
        for one in (
            messages.ONLY_TOP, messages.NOTHING_TO_TAKE_BACK, messages.NO_PRACTICE,
            messages.NO_GESTURE, messages.IN_MENU, elsewhere,
            other, messages.other_for_gin(card=card), messages.other_for_shot(card=card),
            messages.just_took(card=card),
        )
    }  # fmt: skip


@pytest.mark.parametrize(
    "tell",
    [translation.printed, translation.spoken, translation.spoken_short],
    ids=lambda tell: tell.__name__,
)
def test_refusals_have_no_words_outside_brackets(tell: Callable[[Text], str]) -> None:
    assert outside_brackets(map(tell, refused())) == []


def test_a_screen_reader_and_the_voice_get_the_same_words() -> None:
    user = User(size=(800, 600))
    for text in refused():
        user.parlour.say(text)
    announcements = user.parlour.take_announcements()
    assert outside_brackets(translation.spoken(one.text) for one in announcements) == []
    frame = ShownFrame(user.app.view, user.app.pointing.cursor.focus, user.app.place.corners())
    for one in announcements:
        words = translation.spoken(one.text), translation.spoken(ended(one.text))
        tree = build(frame, (800, 600), words)
        live = [node.name for node in tree.nodes if node.id in LIVE]
        assert len(live) == len(LIVE) and outside_brackets(live) == []


@pytest.mark.parametrize("style", [{}, {"width": 40}, {"width": 20}, {"braille": True}])
def test_a_terminal_prints_refusals_in_brackets(style: dict[str, int]) -> None:
    parlour = User().parlour
    for text in refused():
        out = io.StringIO()
        terminal = Terminal(parlour, io.StringIO(), out, **style)
        terminal._print(text)
        # A bracketed sentence may be on several lines.
        assert outside_brackets([out.getvalue()]) == []
        assert LineStyle(style.get("width")).width is None or all(
            len(line) <= style["width"] for line in out.getvalue().splitlines()
        )


@pytest.mark.parametrize(
    ("size", "game", "scene"),
    [
        ((800, 600), "gin", Scene.TABLE), ((800, 600), "colonel", Scene.MENU),
        ((1280, 800), "colonel", Scene.TABLE), ((1280, 800), "gin", Scene.MENU),
    ],
)  # fmt: skip
def test_a_notice_has_room_at_the_largest_text(
    size: tuple[int, int], game: str, scene: Scene
) -> None:
    user = User(game, size=size, text_size=200)
    user.deal()
    user.wait()
    if scene is Scene.MENU:
        user.parlour.home()
        user.app.refresh()
    assert user.app.view.scene is scene
    window = pygame.Rect((0, 0), size)
    # In usual runs, each sentence is tested in one window and one scene.
    first = 2 * (size == (1280, 800)) + (scene is Scene.MENU)
    for text in refused()[several(first, 0) :: several(4, 1)]:
        user.app.announcer.show_notice(text)
        _, above = user.app.painting._layers(user.app.frames._state(), user.app.laid.pace, 0.0)
        (ribbon,) = [part for part in above.parts() if part.paint is widgets._pill]
        _, rect, lines, face, pixels, _ = ribbon.needs
        words = translation.printed(text)
        assert "".join("".join(lines).split()) == "".join(words.split()), words
        assert window.contains(rect), (words, rect)
        widths = [surfaces.line_image(line, face, pixels, (0, 0, 0)).get_width() for line in lines]
        assert max(widths) <= rect.w, (words, rect)
        assert pixels >= 13


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_a_notice_hides_no_half_of_a_title(size: tuple[int, int]) -> None:
    user = User(size=size, text_size=200)
    user.deal()
    user.wait()
    longest = max(refused(), key=lambda text: len(translation.printed(text)))

    def drawn() -> tuple[set[Text], bool]:
        below, above = user.app.painting._layers(user.app.frames._state(), user.app.laid.pace, 0.0)
        (head,) = [part for part in below.parts() if part.paint is base._head]
        pills = [part for part in above.parts() if part.paint is widgets._pill]
        texts = [text for text in head.needs[1:3] if text]  # type: ignore[misc]
        app = user.app
        written = _Scene(app.view, app.look, app.place, app.pointing.cursor).titled(
            *texts or [NOTHING]
        )
        return {*texts}, any(pill.needs[1].colliderect(written) for pill in pills)

    assert drawn() == ({user.app.view.title, user.app.view.subtitle} - {NOTHING}, False)
    user.app.announcer.show_notice(longest)
    titles, covered = drawn()
    assert not (titles and covered)
    user.parlour.home()
    user.app.refresh()
    user.app.announcer.show_notice(longest)
    _, above = user.app.painting._layers(user.app.frames._state(), user.app.laid.pace, 0.0)
    (ribbon,) = [part for part in above.parts() if part.paint is widgets._pill]
    assert ribbon.needs[-1] is True, "the title is visible through the ribbon"
