"""Write docs/pictures/hand.webp, the README's animation: `python -m tools.animated [QUALITY]`.

The animation shows a short hand that the player ends by a knock or gin. Needs img2webp, from
Debian's package `webp`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.rules.model.events import Knocked, WentGin
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose
from tools.film import A_SECOND, Camera, Shots, one_move
from tools.quiet import run_command

TARGET = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "hand.webp"
DRAWN, SHOWN = (1280, 800), (720, 450)
EVERY = 4
"""One in this many film frames is in the animation: 15 a second."""
HELD = 2.5
"""Seconds to show the result."""
SEEDS = range(1, 80)
MOVES = range(10, 17)
"""Accepted lengths of the hand, counting the moves of both players."""

Shown = tuple[pygame.Surface, int]
"""An image and its duration in milliseconds."""


def table(seed: int) -> Parlour:
    """Return a parlour at the start of a match."""
    made = Parlour(Store.in_memory(), None, Settings(level=1), seed=seed)
    made.change("confirm", False)
    made.matches.start(setup("gin"), seed, 0)
    if made.view().dialog is not None:
        choose(made, next(one.id for one in made.view().choices if one.main))
    return made


def moves_in_hand(seed: int) -> int:
    """Return the number of moves until the player ends the first hand.

    Returns 0 if the player does not end it within `MOVES[-1]` moves.
    """
    made = table(seed)
    made.take_events()
    for number in range(1, MOVES[-1] + 1):
        one_move(made)
        for event in made.take_events():
            if isinstance(event, Knocked | WentGin) and event.seat == 0:
                return number
        if made.view().scene is Scene.RESULT:
            return 0
    return 0


def hand(seed: int) -> list[Shown]:
    """Return the images of a hand, and then those of its deal.

    Viewers that don't animate show only the first image, so it must show dealt cards. The deal at
    the end also makes the animation repeat smoothly.
    """
    camera = Camera(table(seed), DRAWN)
    camera.app.frames.draw(camera.surface, camera.clock.time)
    dealt = list(animation_images(frames_until_rest(camera, 0.6)))
    return [*animation_images(hand_frames(camera)), *dealt]


def hand_frames(camera: Camera) -> Shots:
    """Yield the frames from the first move to the result."""
    for _ in range(60):
        if camera.parlour.view().scene is Scene.RESULT:
            break
        one_move(camera.parlour)
        camera.app.refresh()
        yield from frames_until_rest(camera, 0.35)
    yield from camera.film(HELD)


def frames_until_rest(camera: Camera, seconds: float) -> Shots:
    """Yield frames until nothing has moved for this many seconds."""
    still = 0.0
    while still < seconds:
        yield from camera.film(1 / A_SECOND)
        still = still + 1 / A_SECOND if camera.rests else 0.0


def animation_images(shots: Shots) -> Iterator[Shown]:
    """Yield the images of the animation; merge successive images that are equal."""
    before, last, shown = b"", None, 0
    step = 1000 * EVERY // A_SECOND
    for number, frame in enumerate(shots):
        if number % EVERY:
            continue
        small = pygame.transform.smoothscale(frame, SHOWN)
        data = pygame.image.tobytes(small, "RGB")
        if data == before or last is None:
            shown += step
            last = last or small
        else:
            yield last, shown
            last, shown = small, step
        before = data
    if last is not None:
        yield last, shown


def write_webp(pictures: Sequence[Shown], target: Path, quality: int) -> None:
    """Write an animated WebP."""
    with tempfile.TemporaryDirectory() as folder:
        words: list[str] = []
        for number, (picture, milliseconds) in enumerate(pictures):
            path = Path(folder, f"{number:04}.png")
            pygame.image.save(picture, path)
            words += ["-d", str(milliseconds), str(path)]
        common = ["-loop", "0", "-kmax", "60", "-lossy", "-q", str(quality), "-m", "4"]
        subprocess.run(["img2webp", *common, *words, "-o", str(target)], check=True)


def main(words: Sequence[str]) -> int:
    """Write the animation; return the exit code."""
    if shutil.which("img2webp") is None:
        print("img2webp is missing: apt-get install webp", file=sys.stderr)
        return 2
    pygame.display.init()
    seed = next(seed for seed in SEEDS if moves_in_hand(seed) in MOVES)
    pictures = hand(seed)
    write_webp(pictures, TARGET, int(words[0]) if words else 80)
    made = f"seed {seed}, {len(pictures)} pictures, {TARGET.stat().st_size / 1e6:.2f} MB"
    print(f"{TARGET.name}: {made}")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
