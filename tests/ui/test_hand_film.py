"""Animations of hands as files: drawn step by step, saved whole or not at all."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from gin.core.cards import DECK, Card
from gin.core.message import Text, Verbatim
from gin.interface import destinations
from gin.interface.pictures import HandFilm
from gin.language.translation import printed
from gin.present import picture_saving
from gin.present.shell.parlour import Parlour
from gin.present.tableview import film as tableview_film
from gin.present.words.people import PlayerProfile
from gin.session.replay import replay_of_match
from gin.session.settings import Settings, with_value
from gin.text.terminal import Terminal
from gin.ui.art import cards as art
from gin.ui.render import hand_film
from gin.ui.render.hand_film import SIZE, FilmPainter
from gin.ui.render.picture_files import PictureFiles
from gin.ui.render.style import Look, look_for
from gin.variants.registry import ids
from tests.support.by_name import choice_named, choose
from tests.support.challenges import finished
from tests.support.covering import covering
from tests.support.films import film_of
from tests.support.gif import ReadGif, read_gif
from tests.support.user import User


def short(film: HandFilm) -> HandFilm:
    """Return the film with its first, middle and last frame."""
    middle = len(film.frames) // 2
    return replace(film, frames=(film.frames[0], film.frames[middle], film.frames[-1]))


def drawn(film: HandFilm, path: Path, **settings: object) -> ReadGif:
    chosen = Settings()
    for name, value in settings.items():
        chosen = with_value(chosen, name, value)
    parts = list(PictureFiles(lambda: chosen).film(film, path))
    assert len(parts) > 40 and parts == sorted(parts) and 0 <= parts[0] <= parts[-1] <= 1
    return read_gif(path.read_bytes())


def look() -> Look:
    return replace(look_for(Settings(), SIZE), text_percent=100)


Image = list[tuple[int, ...]]
CORNER = [(x, y) for y in range(3, 34) for x in range(3, 18)]
"""The pixels of a card's corner index, which no neighbour covers."""


def corners(width: int) -> dict[Card, Image]:
    """Return the corner of each card as it is drawn in this width."""
    faces = {card: art.face(card.code, width, look().deck) for card in DECK}
    return {card: [tuple(face.get_at(at))[:3] for at in CORNER] for card, face in faces.items()}


def difference(one: Image, other: Image) -> int:
    pairs = zip(one, other, strict=True)
    return sum(abs(a - b) for pair in pairs for a, b in zip(*pair, strict=True))


def test_the_file_shows_the_cards_of_each_frame(tmp_path: Path) -> None:
    film = short(film_of("gin", you=PlayerProfile(Verbatim("Anna"))))
    read = drawn(film, tmp_path / "hand.gif")
    painter = FilmPainter(film, look())
    assert (read.width, read.height, read.repeats) == (*SIZE, 0)
    shown = [frame.hundredths for frame in read.frames]
    assert shown == [round(100 * frame.seconds) for frame in film.frames]
    known: dict[int, dict[Card, Image]] = {}
    for number, frame in enumerate(film.frames):
        laid = list(painter.laid(frame))
        assert len(laid) in (20, 21)
        for card, rect in laid:
            faces = known.setdefault(rect.w, corners(rect.w))
            there: Image = [read.at(number, rect.x + x, rect.y + y) for x, y in CORNER]
            best = min(DECK, key=lambda one: difference(faces[one], there))
            assert best == card, number


FILES = ("gin", "indian", "color", "solitary")
"""Games whose animations are also written to files: the others' cards are laid out alike."""


@pytest.mark.parametrize(("game", "theme"), covering(ids(), ["green", "contrast_light"]))
def test_every_game_makes_an_animation(game: str, theme: str) -> None:
    film = short(film_of(game))
    chosen = replace(look_for(with_value(Settings(), "theme", theme), SIZE), text_percent=100)
    painter = FilmPainter(film, chosen)
    images = []
    for frame in film.frames:
        assert all(one is None for one in painter.prepared(frame))
        images.append(pygame.image.tobytes(painter.image(frame), "RGB"))
    assert len(set(images)) == 3


@pytest.mark.parametrize(
    ("game", "theme"),
    [
        pytest.param(game, theme, marks=() if game in FILES else pytest.mark.soak)
        for game, theme in zip(ids(), ["green", "contrast_light"] * len(ids()), strict=False)
    ],
)
def test_the_file_of_an_animation_has_its_frames(tmp_path: Path, game: str, theme: str) -> None:
    read = drawn(short(film_of(game)), tmp_path / "hand.gif", theme=theme)
    assert len(read.frames) == 3
    assert len({frame.pixels for frame in read.frames}) == 3


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("seed", [5, 6])
def test_cards_stay_inside_and_apart(game: str, seed: int) -> None:
    film = film_of(game, seed)
    painter = FilmPainter(film, look())
    inside = pygame.Rect((0, 0), SIZE).inflate(-16, -16)
    for frame in film.frames:
        laid = list(painter.laid(frame))
        assert all(inside.contains(rect) for _, rect in laid)
        count = sum(len(group) for group in (*frame.hands[0].groups, *frame.hands[0].laid))
        below, above = laid[:count], laid[count:]
        top = max((rect.bottom for _, rect in above), default=0)
        assert top + 80 < min(rect.top for _, rect in below), "room for the caption"


def test_a_whole_film_is_under_a_megabyte(tmp_path: Path) -> None:
    film = film_of("skarney")
    assert len(film.frames) > 40
    path = tmp_path / "hand.gif"
    for _ in PictureFiles(Settings).film(film, path):
        pass
    assert path.stat().st_size < 1_000_000


def test_a_long_name_and_a_long_caption_stay_inside(tmp_path: Path) -> None:
    film = short(film_of("gin"))
    name = Verbatim("Maximiliane von und zu W")
    long = Verbatim("Maximiliane von und zu W lays off the 7♥, the 8♥, the 9♥, the 10♥ and the J♥.")
    wins = Verbatim("Maximiliane von und zu W gewinnt die Runde")
    frames = tuple(
        replace(frame, caption=long, heading=frame.heading and wins) for frame in film.frames
    )
    whole = drawn(replace(film, names=(name, name), frames=frames), tmp_path / "a.gif")
    plain = drawn(film, tmp_path / "b.gif")
    for number in range(3):
        for x in (1, 3, 637, 638):
            for y in range(400):
                assert whole.at(number, x, y) == plain.at(number, x, y)


# Saving in the window.


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Save animations of three frames in this folder."""
    monkeypatch.setattr(Parlour, "documents", tmp_path)
    monkeypatch.setattr(
        picture_saving, "hand_film", lambda *given: short(tableview_film.hand_film(*given))
    )
    return tmp_path


def on_share(user: User) -> None:
    for name in ("final", "share"):
        choose(user.parlour, name)


def on_review(user: User) -> None:
    choose(user.parlour, "review")


def on_replay(user: User) -> None:
    session = user.parlour.session()
    assert session is not None
    user.parlour.open(destinations.ToReplay(replay_of_match(session, 1)))


PAGES: tuple[Callable[[User], None], ...] = (on_share, on_review, on_replay)


def opened(where: Callable[[User], None], **settings: object) -> User:
    session = finished()
    made = Parlour(session.store, None, Settings())
    user = User("", parlour=made, **settings)
    made.matches.resume(session.id)
    where(user)
    user.app.refresh()
    return user


def drawing(user: User) -> bool:
    return bool(choice_named(user.parlour.view(), "animation").why)


def wait(user: User) -> list[str]:
    """Let the animation be drawn, and return the notices that the window shows meanwhile."""
    notices = [printed(user.app.announcer.notice)]
    while drawing(user):
        user.app.tick(user.app.clock.now())
        if printed(user.app.announcer.notice) != notices[-1]:
            notices.append(printed(user.app.announcer.notice))
    return notices


@pytest.mark.parametrize("where", PAGES)
def test_an_animation_is_saved_from_each_page(folder: Path, where: Callable[[User], None]) -> None:
    user = opened(where)
    user.click("button:animation")
    assert not list(folder.iterdir()) and drawing(user)
    notices = wait(user)
    (path,) = folder.iterdir()
    assert len(read_gif(path.read_bytes()).frames) == 3
    assert notices[0] == "Drawing the animation."
    assert "50% of the animation is drawn." in notices
    assert notices[-1] == f"The animation is saved: {path}."
    user.click("button:animation")
    wait(user)
    assert len(list(folder.glob("*.gif"))) == 2, "an existing file is kept"


def test_the_page_shows_the_progress_and_draws_one_file_at_a_time(folder: Path) -> None:
    user = opened(on_share)
    page = " ".join(printed(item.name) for item in user.app.view.zones[0].items)
    assert "640 by 400" in page
    user.click("button:animation")
    user.app.refresh()
    page = " ".join(printed(item.name) for item in user.app.view.zones[0].items)
    assert "0% of the animation is drawn." in page
    assert choice_named(user.app.view, "picture").why
    wait(user)
    user.app.refresh()
    page = " ".join(printed(item.name) for item in user.app.view.zones[0].items)
    assert f"The animation is saved: {folder}" in page
    assert not choice_named(user.parlour.view(), "picture").why


def test_a_solitary_match_is_saved_too(folder: Path) -> None:
    session = finished("solitary", None)
    made = Parlour(session.store, None, Settings())
    user = User("", parlour=made)
    made.matches.resume(session.id)
    on_share(user)
    user.app.refresh()
    assert "ended in gin" in " ".join(printed(one.name) for one in user.app.view.zones[0].items)
    user.click("button:animation")
    wait(user)
    (path,) = folder.iterdir()
    assert len(read_gif(path.read_bytes()).frames) == 3


@pytest.mark.parametrize("where", PAGES)
def test_leaving_midway_leaves_no_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, where: Callable[[User], None]
) -> None:
    user = opened(where)
    scene = user.app.view.scene
    said: list[str] = []
    say = user.parlour.say

    def heard(text: Text, *rest: Any) -> None:
        said.append(printed(text))
        say(text, *rest)

    monkeypatch.setattr(user.parlour, "say", heard)
    user.click("button:animation")
    user.app.tick(user.app.clock.now())
    user.press("Esc")
    assert user.app.view.scene is not scene
    assert said[-1] == "The animation is not saved."
    for _ in range(20):
        user.app.tick(user.app.clock.now())
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    ("where", "error", "reason"),
    [
        (on_share, OSError(28, "No space left on device"), "the disk is full"),
        (on_review, PermissionError(13, "Permission denied"), "Permission denied"),
        (on_replay, OSError(28, "No space left on device"), "the disk is full"),
    ],
)
def test_a_failure_leaves_no_half_file(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    where: Callable[[User], None],
    error: OSError,
    reason: str,
) -> None:
    user = opened(where)
    user.click("button:animation")

    def fails(path: Path, content: bytes) -> int:
        path.touch()
        raise error

    monkeypatch.setattr(Path, "write_bytes", fails)
    screen = user.parlour.front
    while user.parlour.front is screen:
        user.app.tick(user.app.clock.now())
    assert not list(folder.iterdir())
    shown = [printed(item.name) for zone in user.app.view.zones for item in zone.items]
    assert any(reason in text and str(folder) in text for text in shown)


def test_without_a_folder_the_button_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parlour, "documents", None)
    for where in PAGES:
        user = opened(where)
        assert "Nothing is saved" in printed(choice_named(user.app.view, "animation").why)


def in_terminal(made: Parlour, *lines: str) -> str:
    out = io.StringIO()
    assert Terminal(made, io.StringIO("".join(f"{line}\n" for line in lines)), out).run() == 0
    return out.getvalue()


def test_the_terminal_draws_it_too(folder: Path) -> None:
    for maker in (None, PictureFiles(Settings)):
        session = finished()
        made = Parlour(session.store, None, Settings())
        made.pictures = maker
        made.matches.resume(session.id)
        out = in_terminal(made, "final", "share", "animation", "quit")
        if maker is None:
            assert "cannot draw pictures here" in out and not list(folder.iterdir())
            continue
        (path,) = folder.iterdir()
        assert "Drawing the animation." in out and path.name in out
        read_gif(path.read_bytes())


def test_steps_are_many_and_the_palette_is_of_the_frames() -> None:
    written = bytearray()
    parts = list(hand_film.film_steps(short(film_of("gin")), look(), written))
    assert len(parts) > 60
    cloth = look().theme.cloth
    read = read_gif(bytes(written))
    assert all(abs(a - b) <= 4 for a, b in zip(read.at(0, 300, 390), cloth, strict=True))
