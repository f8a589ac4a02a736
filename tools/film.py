"""Film the table's animations frame by frame: `python -m tools.film [FOLDER] [SCENE ...]`.

    python -m tools.film films flip next-hand --size 2560x1440 --motion reduced --language de

A film has 60 frames for each second of simulated time. Frames that differ from the one before are
saved in FOLDER/SCENE-SIZE, and a contact sheet of them as FOLDER/SCENE-SIZE.png. Films are
deterministic: seeds and clock are fixed. The printed frame times are CPU time of this process.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from gin.ai.players.levels import player
from gin.interface.refs import DISCARDS, HAND, ItemRef
from gin.interface.view import Scene
from gin.language import translation
from gin.language.catalogue import SOURCE
from gin.messages.languages import LANGUAGES
from gin.present.shell.parlour import Parlour
from gin.rules.model.events import (
    Discarded,
    Drew,
    Event,
    HandOver,
    Knocked,
    LaidOff,
    LaidOut,
    WentGin,
)
from gin.session.household import GUEST
from gin.session.settings import ALLOWED, Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.input.devices import Devices
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice
from tests.support.stand_ins import SetClock
from tools import pseudo
from tools.quiet import run_command
from tools.sizes import size_of
from tools.steady import next_choice

A_SECOND = 60
SEEN = 6
"""Maximum number of moves drawn before a film begins."""
REST = 0.6
"""Seconds without movement that end a film."""
LONGEST = 12.0
"""Maximum seconds to wait until nothing moves."""
SEEDS = range(1, 60)
"""Seeds of the matches to search for scenes."""

Happened = Callable[[tuple[Event, ...], Parlour], bool]


class Camera:
    """Draws the frames of a window without a screen, by a simulated clock."""

    def __init__(self, parlour: Parlour, size: tuple[int, int]) -> None:
        self.parlour = parlour
        self.clock = SetClock()
        self.app = App(parlour, size, clock=self.clock)
        self.app.frames.fire.light()
        self.devices = Devices(self.app)
        self.surface = pygame.Surface(size)
        self.cost = 0.0
        """CPU time of the last frame in milliseconds."""

    def settle(self) -> None:
        self.app.refresh()
        self.app.frames.draw(self.surface, self.clock.time)
        self.app.settle()
        while self.app.frames.needs_drawing(self.clock.time):
            # Don't tick: a pending move of the opponent belongs in the film.
            self.app.frames.draw(self.surface, self.clock.time)

    def draw(self) -> None:
        begun, now = time.process_time(), self.clock.time
        self.app.tick(now)
        if self.app.frames.needs_drawing(now) and not self.app.frames.put_off(now):
            self.app.frames.draw(self.surface, now)
        else:
            self.app.frames.breathe(self.surface, now)
        self.cost = (time.process_time() - begun) * 1000

    def film(self, seconds: float) -> Iterator[pygame.Surface]:
        for _ in range(round(seconds * A_SECOND)):
            self.draw()
            yield self.surface
            self.clock.time += 1 / A_SECOND

    @property
    def rests(self) -> bool:
        return not (self.app.showing or self.app.frames.needs_drawing(self.clock.time))

    def resize(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.app.resize(size)

    def mouse(self, kind: int, at: tuple[float, float]) -> None:
        at = round(at[0]), round(at[1])
        self.devices.handle(pygame.event.Event(kind, pos=at, button=1), self.clock.time)

    def middle(self, item: ItemRef) -> tuple[float, float]:
        slot = self.app.place.slots[item]
        return slot.x - slot.width * 0.3, slot.y


Shots = Iterator[pygame.Surface]
Script = Callable[[Camera], Shots]


@dataclass(frozen=True, slots=True)
class FilmScene:
    """A scene of a match.

    If `happened` is set, the film begins just before the first move with events that it accepts.
    """

    name: str
    script: Script
    happened: Happened | None = None
    game: str = "gin"
    agreed: tuple[str, ...] = ()


def film_move(camera: Camera) -> Shots:
    """Film the next move of the match."""
    one_move(camera.parlour)
    camera.app.refresh()
    yield from until_rest(camera)


def film_match_end(camera: Camera) -> Shots:
    """Film the last move of a match, the count of the hand, and the final score."""
    yield from film_move(camera)
    choose(camera.parlour, "final")
    camera.app.refresh()
    yield from until_rest(camera)


def film_first_deal(camera: Camera) -> Shots:
    """Film the start of a match of Gin Rummy, from the first deal."""
    camera.parlour.matches.start(setup("gin"), 7, 0)
    camera.app.refresh()
    yield from until_rest(camera)
    if camera.app.view.dialog is not None:
        choose(camera.parlour, next(one.id for one in camera.app.view.choices if one.main))
        camera.app.refresh()
        yield from until_rest(camera)


def film_curtain(camera: Camera) -> Shots:
    """Film the end of a turn of one of two people, the closed curtain, and the next turn."""
    parlour = camera.parlour
    parlour.shared.start(setup("gin"), GUEST)
    while not parlour.waiting:
        parlour.choose(next_choice(parlour, player(3, 0)))
    camera.app.refresh()
    yield from until_rest(camera)
    choose(parlour, "look")
    camera.app.refresh()
    yield from until_rest(camera)


def film_drag(camera: Camera) -> Shots:
    """Film dragging a card from the hand to the discard pile while a hint is shown."""
    choose(camera.parlour, "hint")
    while camera.parlour.working:
        camera.parlour.work(1.0)
    camera.app.refresh()
    yield from until_rest(camera)
    yield from drag_last_card(camera, camera.app.place.drops[DISCARDS].center)
    camera.mouse(pygame.MOUSEBUTTONUP, camera.app.place.drops[DISCARDS].center)
    yield from until_rest(camera)


def film_resize(camera: Camera) -> Shots:
    """Film resizing the window while a card is dragged."""
    width, height = camera.app.laid.size
    yield from drag_last_card(camera, camera.app.place.drops[DISCARDS].center)
    for step in (*range(1, 13), *range(11, -1, -1)):
        camera.resize((width + 8 * step, height + 5 * step))
        yield from camera.film(1 / A_SECOND)
    yield from camera.film(0.2)
    camera.mouse(pygame.MOUSEBUTTONUP, camera.app.place.drops[HAND].center)
    yield from until_rest(camera)


def drag_last_card(camera: Camera, to: tuple[float, float]) -> Shots:
    """Film dragging the last card of the hand to a point, without releasing it."""
    hand = camera.app.view.zone(HAND)
    assert hand is not None
    x, y = camera.middle(hand.items[-1].ref)
    camera.mouse(pygame.MOUSEMOTION, (x, y))
    camera.mouse(pygame.MOUSEBUTTONDOWN, (x, y))
    for step in range(1, 19):
        t = 1 - (1 - step / 18) ** 2
        camera.mouse(pygame.MOUSEMOTION, (x + (to[0] - x) * t, y + (to[1] - y) * t))
        yield from camera.film(1 / A_SECOND)
    yield from camera.film(0.2)


def until_rest(camera: Camera) -> Shots:
    """Yield frames until nothing has moved for `REST` seconds, at most for `LONGEST` seconds."""
    still, begun = 0.0, camera.clock.time
    while still < REST and camera.clock.time - begun < LONGEST:
        yield from camera.film(1 / A_SECOND)
        still = still + 1 / A_SECOND if camera.rests else 0.0


# The events that scenes wait for.


def _by(kind: type[Drew | Discarded | Knocked | WentGin], seat: int) -> Happened:
    return lambda events, _: any(isinstance(e, kind) and e.seat == seat for e in events)


def _undercut(events: tuple[Event, ...], _: Parlour) -> bool:
    return any(isinstance(one, HandOver) and one.result.outcome == "undercut" for one in events)


def _laid_off(events: tuple[Event, ...], _: Parlour) -> bool:
    return any(isinstance(one, LaidOff) and bool(one.cards) for one in events)


def _laid_out(events: tuple[Event, ...], _: Parlour) -> bool:
    return any(isinstance(one, LaidOut) for one in events)


def _match(*, won: bool) -> Happened:
    def happened(events: tuple[Event, ...], made: Parlour) -> bool:
        session = made.session()
        if session is None or not any(isinstance(one, HandOver) for one in events):
            return False
        return session.sheet.over and (session.sheet.winner == session.seen.seat) is won

    return happened


def _to_discard(events: tuple[Event, ...], made: Parlour) -> bool:
    session = made.session()
    return _by(Discarded, 0)(events, made) and session is not None and len(session.seen.log) > 8


def _next_hand(_: tuple[Event, ...], made: Parlour) -> bool:
    session = made.session()
    return session is not None and session.hand_number == 2


SCENES: Sequence[FilmScene] = (
    FilmScene("deal", film_first_deal),
    FilmScene("curtain", film_curtain),
    FilmScene("draw", film_move, _by(Drew, 0)),
    FilmScene("discard", film_move, _to_discard),
    FilmScene("flip", film_move, _by(Discarded, 1)),
    FilmScene("their-draw", film_move, _by(Drew, 1)),
    FilmScene("drag", film_drag, _to_discard),
    FilmScene("resize", film_resize, _to_discard),
    FilmScene("knock", film_move, _by(Knocked, 0)),
    FilmScene("their-knock", film_move, _by(Knocked, 1)),
    FilmScene("lay-off", film_move, _laid_off),
    FilmScene("undercut", film_move, _undercut),
    FilmScene("gin", film_move, _by(WentGin, 0)),
    FilmScene("their-gin", film_move, _by(WentGin, 1)),
    FilmScene("next-hand", film_move, _next_hand),
    FilmScene("match-won", film_match_end, _match(won=True)),
    FilmScene("match-lost", film_match_end, _match(won=False)),
    FilmScene("melds", film_move, _laid_out, game="colonel"),
)


def one_move(made: Parlour) -> None:
    """Make the next move of either player, or start the next hand or match."""
    if made.waiting:
        made.advance()
        return
    view = made.view()
    if view.scene is Scene.RESULT:
        choose(made, "next" if find_choice(view, "next") else "again")
    else:
        made.choose(next_choice(made, player(3, 0)))


def at_the_table(scene: FilmScene, seed: int, **settings: object) -> Parlour:
    """Return a parlour; start a match of the scene's game if the scene waits for an event."""
    made = Parlour(Store.in_memory(), None, Settings(level=1), seed=seed)
    for name, value in {"confirm": False, **settings}.items():
        made.change(name, value)
    if scene.happened is not None:
        made.matches.start(setup(scene.game, scene.agreed), seed)
    return made


def moves_before(scenes: Sequence[FilmScene]) -> dict[str, tuple[int, int]]:
    """Return, for each scene, the seed of a match that shows it, and the number of moves before it.

    Scenes that wait for no event, and scenes that no match shows, are missing from the result.
    """
    found: dict[str, tuple[int, int]] = {}
    for scene in scenes:
        for seed in SEEDS if scene.happened is not None else ():
            if scene.name in found:
                break
            alike = [one for one in scenes if (one.game, one.agreed) == (scene.game, scene.agreed)]
            for number, events, made in _moves(scene, seed):
                for one in alike:
                    if one.name not in found and one.happened and one.happened(events, made):
                        found[one.name] = seed, number
    return found


def _moves(scene: FilmScene, seed: int) -> Iterator[tuple[int, tuple[Event, ...], Parlour]]:
    made = at_the_table(scene, seed)
    made.take_events()
    for number in range(900):
        if made.view().scene is Scene.RESULT and find_choice(made.view(), "again"):
            return
        one_move(made)
        yield number, made.take_events(), made


def camera_at(
    scene: FilmScene, before: tuple[int, int], size: tuple[int, int], **settings: object
) -> Camera:
    """Return a camera on the moment before a scene; `before` is a seed and a number of moves."""
    seed, count = before
    made = at_the_table(scene, seed, **settings)
    for _ in range(count - SEEN):
        one_move(made)
    made.take_events()
    camera = Camera(made, size)
    # Draw the last moves before the scene, so that caches are filled as in a player's window.
    for _ in range(min(count, SEEN)):
        camera.settle()
        one_move(made)
    made.take_events()
    made.take_announcements()
    camera.settle()
    return camera


def sheet(frames: Sequence[pygame.Surface], columns: int = 4) -> pygame.Surface:
    """Arrange images in rows on one image."""
    wide, high = frames[0].get_size()
    rows = -(-len(frames) // columns)
    out = pygame.Surface((columns * (wide + 4), rows * (high + 4)))
    for number, frame in enumerate(frames):
        out.blit(frame, (number % columns * (wide + 4), number // columns * (high + 4)))
    return out


def shoot(camera: Camera, scene: FilmScene, folder: Path, area: pygame.Rect | None = None) -> str:
    """Film a scene into a folder; return a line with its statistics."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    kept: list[pygame.Surface] = []
    costs: list[tuple[float, int]] = []
    before = b""
    for number, frame in enumerate(scene.script(camera)):
        costs.append((camera.cost, number))
        picture = frame.subsurface(area.clip(frame.get_rect())) if area is not None else frame
        data = pygame.image.tobytes(picture, "RGB")
        if data != before:
            pygame.image.save(picture, folder / f"{number:04}.png")
            kept.append(_small(picture, number))
        before = data
    every = -(-len(kept) // SHOWN)
    pygame.image.save(sheet([*kept[::every], kept[-1]]), folder.with_suffix(".png"))
    moving = sorted(costs, reverse=True)[: len(kept)]
    worst = ", ".join(f"{cost:.0f} ms in {number}" for cost, number in moving[:3])
    middle, end = moving[len(moving) // 2][0], moving[len(moving) // 100][0]
    return (
        f"{folder.name}: {len(costs)} frames, {len(kept)} pictures; "
        f"median {middle:.1f} ms, p99 {end:.1f} ms, longest {worst}"
    )


SHOWN = 31
"""Maximum number of frames on a contact sheet, in addition to the last."""


def _small(picture: pygame.Surface, number: int) -> pygame.Surface:
    small = pygame.transform.smoothscale_by(picture, 480 / picture.get_width())
    words = pygame.font.Font(None, 22).render(str(number), True, "white", "black")
    small.blit(words, (2, 2))
    return small


def _area(text: str) -> pygame.Rect:
    try:
        return pygame.Rect(*(int(part) for part in text.split(",")))
    except (TypeError, ValueError):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an area such as 300,200,400,300"
        ) from None


def main(words: list[str]) -> int:
    """Film the scenes named on the command line."""
    names = [scene.name for scene in SCENES]
    asked = argparse.ArgumentParser(
        prog="python -m tools.film",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"scenes: {', '.join(names)}",
    )
    asked.add_argument("folder", type=Path, nargs="?", default=Path("films"))
    asked.add_argument("scene", nargs="*", default=names, help="all of them if none is named")
    asked.add_argument("--size", type=size_of, action="append", help="for example 1280x800")
    asked.add_argument("--area", type=_area, metavar="X,Y,W,H", help="only this part of the window")
    asked.add_argument(
        "--language", choices=(*LANGUAGES, pseudo.CODE), help="film in this language"
    )
    for name in ("motion", "speed", "theme"):
        asked.add_argument(f"--{name}", choices=ALLOWED[name])
    asked.add_argument("--text", type=int, choices=ALLOWED["text_size"], help="per cent")
    asked.add_argument("--cards", type=int, choices=ALLOWED["card_size"], help="per cent")
    asked.add_argument("--mirrored", action="store_const", const=True)
    found = asked.parse_args(words)
    missing = set(found.scene) - set(names)
    if missing:
        asked.error(f"no scene {', '.join(sorted(missing))}, but {', '.join(names)}")
    if found.language == pseudo.CODE:
        pseudo.install()
    translation.speak(found.language or SOURCE, whatever_is_set=True)
    pygame.display.init()
    pygame.font.init()
    settings = {
        "motion": found.motion, "speed": found.speed, "theme": found.theme,
        "text_size": found.text, "card_size": found.cards, "mirrored": found.mirrored,
    }  # fmt: skip
    settings = {name: value for name, value in settings.items() if value is not None}
    wanted = [scene for scene in SCENES if scene.name in found.scene]
    before = moves_before(wanted)
    for size in found.size or ((1280, 800),):
        for scene in wanted:
            if scene.happened is not None and scene.name not in before:
                print(f"{scene.name}: no match shows it")
            else:
                camera = camera_at(scene, before.get(scene.name, (7, 0)), size, **settings)
                folder = found.folder / f"{scene.name}-{size[0]}x{size[1]}"
                print(shoot(camera, scene, folder, found.area), flush=True)
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
