"""The number of lines in a module is limited."""

from __future__ import annotations

from pathlib import Path

from tests.support.places import TOP

MOST = 450
LONGER = (
    "gin/language/tables",
    "gin/messages",
    "gin/ui/art",
    "gin/ui/render",
    "gin/ui/scenes",
)
"""Folders whose modules may be longer.

The first two are generated. The others draw one shape after another, and would be no easier to
read in two files.
"""


def too_long(top: Path, package: str, longer: tuple[str, ...]) -> dict[str, int]:
    free = tuple(f"{folder}/" for folder in longer)
    found = {}
    for path in (top / package).rglob("*.py"):
        name = path.relative_to(top).as_posix()
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > MOST and not name.startswith(free):
            found[name] = lines
    return found


def test_no_module_is_too_long() -> None:
    assert not too_long(TOP, "gin", LONGER)


def test_folders_that_may_have_longer_modules_exist() -> None:
    assert all((TOP / folder / "__init__.py").exists() for folder in LONGER)


def test_a_module_that_is_too_long_is_found(tmp_path: Path) -> None:
    for name, lines in {
        "house/hall.py": MOST,
        "house/cellar/kitchen.py": MOST + 1,
        "house/art/wall.py": MOST + 1,
        "house/artless.py": MOST + 2,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("pass\n" * lines)
    assert too_long(tmp_path, "house", ("house/art",)) == {
        "house/cellar/kitchen.py": MOST + 1,
        "house/artless.py": MOST + 2,
    }
