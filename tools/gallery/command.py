"""The command line of the gallery, and the drawing of its images."""

from __future__ import annotations

import argparse
import difflib
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from gin.language import translation
from gin.language.catalogue import SOURCE
from gin.messages.languages import LANGUAGES
from gin.present.shell.parlour import Parlour
from gin.session.settings import ALLOWED
from gin.ui.app import App
from tools import gallery, pseudo, theatre
from tools.gallery import pages
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states
from tools.sizes import size_of

SIZES = ((800, 600), (1280, 800), (2560, 1440), (720, 1080))


def picture(made: Parlour, size: tuple[int, int], figure: str = "") -> pygame.Surface:
    """Return an image of a parlour's window, with all animations finished.

    A page is scrolled to the figure with this identifier, if any.
    """
    surface = pygame.Surface(size)
    app = App(made, size)
    app.settle()
    if figure:
        items = app.view.zones[0].items
        ref = next(one.ref for one in items if one.figure and one.figure.id == figure)
        app.pointing.scroll(app.place.slots[ref].rect.centery - size[1] // 2)
    app.frames.draw(surface, time.monotonic() + 60)
    return surface


def wanted_pictures(sizes: Sequence[tuple[int, int]]) -> list[tuple[tuple[int, int], str]]:
    """Return the sizes and themes to draw.

    Given sizes are drawn in every theme. By default, all of `SIZES` are drawn in green, and only
    1280x800 in the other themes.
    """
    others = [theme for theme in ALLOWED["theme"] if theme != "green"]
    in_full = sizes or [(1280, 800)]
    return [(size, "green") for size in sizes or SIZES] + [
        (size, theme) for size in in_full for theme in others
    ]


def chosen(
    part: str, sizes: Sequence[tuple[int, int]]
) -> dict[str, dict[str, tuple[tuple[int, int], str]]]:
    """Return the images to draw: for each state, its file names with their size and theme.

    Only file names that contain `part` are included.

    Raises:
        LookupError: If no file name contains `part`.
    """
    looks = wanted_pictures(sizes)
    every = {
        name: {f"{name}-{theme}-{size[0]}x{size[1]}.png": (size, theme) for size, theme in looks}
        for name in (*dict(states()), *theatre.MOMENTS)
    }
    found = {
        name: {file: look for file, look in files.items() if part in file}
        for name, files in every.items()
    }
    if not any(found.values()):
        words = {theme for _, theme in looks}
        words |= {f"{width}x{height}" for (width, height), _ in looks}
        raise LookupError(f"no picture has {part!r} in its name; {_near(part, [*every], words)}")
    return found


def _near(part: str, names: Sequence[str], words: set[str]) -> str:
    alike = difflib.get_close_matches(part, sorted({*names, *words}), n=5, cutoff=0.6)
    pieces = {piece for name in names for piece in name.split("-")}
    for piece in difflib.get_close_matches(part, sorted(pieces), n=3, cutoff=0.6):
        alike += [name for name in names if piece in name.split("-")]
    near = list(dict.fromkeys(alike))[:8]
    return f"similar names: {', '.join(near)}" if near else f"all names: {', '.join(names)}"


def main(words: list[str]) -> int:
    """Draw the images selected on the command line."""
    asked = argparse.ArgumentParser(prog="python -m tools.gallery", description=gallery.__doc__)
    asked.add_argument("folder", type=Path, nargs="?", default=Path("gallery"))
    asked.add_argument(
        "part", nargs="?", default="", help="draw only files with this in their name"
    )
    asked.add_argument(
        "--size",
        type=size_of,
        action="append",
        help="draw in this size, for example 1280x800, and in every theme",
    )
    asked.add_argument(
        "--text", type=int, choices=ALLOWED["text_size"], default=100, help="text size in per cent"
    )
    asked.add_argument(
        "--language", choices=(*LANGUAGES, pseudo.CODE), help="draw in this language"
    )
    found = asked.parse_args(words)
    folder, sizes = found.folder, found.size or ()
    if not found.part and str(folder) in dict(states()) and not folder.exists():
        asked.error(f"{str(folder)!r} is the name of a scene; name a folder before it")
    try:
        wanted = chosen(found.part, sizes)
    except LookupError as error:
        asked.error(str(error.args[0]))
    if found.language == pseudo.CODE:
        pseudo.install()
    translation.speak(found.language or SOURCE, whatever_is_set=True)
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    count = 0
    for name, reach in states():
        if not wanted[name]:
            continue
        made = parlour(text_size=found.text)
        reach(made)
        made.take_said()
        for file, (size, theme) in wanted[name].items():
            made.change("theme", theme)
            image = picture(made, size, pages.SCROLLED.get(name, ""))
            pygame.image.save(image, folder / file)
            count += 1
    moments = [name for name in theatre.MOMENTS if wanted[name]]
    staging = theatre.Staging(moments)
    for name in moments:
        for file, (size, theme) in wanted[name].items():
            image = staging.picture(name, size, theme=theme, text_size=found.text)
            pygame.image.save(image, folder / file)
            count += 1
    print(f"{count} {'picture' if count == 1 else 'pictures'} in {folder}")
    return 0
