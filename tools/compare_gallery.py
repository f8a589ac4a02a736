"""Compare two gallery folders pixel by pixel: `python -m tools.compare_gallery BEFORE AFTER`.

For images of the same size, prints the bounding rectangle of the differences (left, top, width,
height). Exits with 1 if any image differs or is in only one folder, or if BEFORE has no images.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from tests.support.pictures import difference
from tools.quiet import run_command


def differences(before: Path, after: Path) -> Iterator[str]:
    """Yield a line for each image that differs or is in only one folder."""
    old, new = (
        {file.name: file for file in sorted(folder.glob("*.png"))} for folder in (before, after)
    )
    for name in sorted(old.keys() | new.keys()):
        if name not in new:
            yield f"{name}: only in {before}"
        elif name not in old:
            yield f"{name}: only in {after}"
        elif old[name].read_bytes() != new[name].read_bytes():
            found = _compared(old[name], new[name])
            if found:
                yield f"{name}: {found}"


def _compared(before: Path, after: Path) -> str:
    one, other = (pygame.image.load(file) for file in (before, after))
    if one.get_size() != other.get_size():
        return f"size {one.get_size()} has become {other.get_size()}"
    a, b = (pygame.image.tobytes(image, "RGB") for image in (one, other))
    rect = difference(a, b, one.get_size())
    return f"differs in {tuple(rect)}" if rect is not None else ""


def main(words: list[str]) -> int:
    """Print the differences; return the exit code."""
    asked = argparse.ArgumentParser(prog="python -m tools.compare_gallery", description=__doc__)
    asked.add_argument("before", type=Path)
    asked.add_argument("after", type=Path)
    folders = asked.parse_args(words)
    count = len(list(folders.before.glob("*.png")))
    found = list(differences(folders.before, folders.after))
    for line in found:
        print(line)
    print(f"{count} pictures compared, {len(found)} differ")
    return 1 if found or not count else 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
