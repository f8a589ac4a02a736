"""Measure the package, unpacked and packed, and list its largest parts.

python -m bench.size [DIST/gin-parlour]
"""

from __future__ import annotations

import io
import sys
import tarfile
from collections import Counter
from pathlib import Path

from bench.markdown import paragraph
from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
SHARES = {
    "Python": ("libpython", "python3", "base_library"),
    "the voice's library, where there is one": ("prism", "_cffi_backend"),
    "pygame, SDL and what they need": ("pygame",),
    "nets of the opponents": ("learned",),
    "sounds": ("sounds",),
    "screen readers": ("accesskit",),
    "the database": ("libsqlite3",),
    "licences": ("licences",),
    "fonts": ("assets/fonts",),
    "icons": ("icons",),
    "modules of the program and of Python": ("gin-parlour",),
}
"""Parts of the package, by words in a file's path; the first match counts."""
LARGEST = 12


def sizes(package: Path) -> dict[str, int]:
    """Return the bytes of every file by its path in the package, without links."""
    files = (path for path in package.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(package).as_posix(): path.stat().st_size for path in files}


def packed(package: Path) -> int:
    """Return the bytes of the package as a .tar.xz."""
    into = io.BytesIO()
    with tarfile.open(fileobj=into, mode="w:xz") as archive:
        archive.add(package, package.name)
    return len(into.getvalue())


def report(package: Path) -> list[str]:
    """Return the report's lines: a table of the parts, and the largest files."""
    found, shares = sizes(package), Counter[str]()
    for path, size in found.items():
        fits = (what for what, words in SHARES.items() if any(word in path for word in words))
        shares[next(fits, "all else")] += size
    lines = ["| part | MB |", "|---|---|"]
    lines += [f"| {what} | {size / 1e6:.1f} |" for what, size in shares.most_common()]
    largest = sorted(found.items(), key=lambda one: -one[1])[:LARGEST]
    named = ", ".join(f"`{Path(path).name}` {size / 1e6:.1f}" for path, size in largest)
    return [*lines, "", paragraph(f"The largest files, in MB: {named}.")]


def main() -> None:
    """Print the sizes of a package."""
    package = Path(sys.argv[1]) if sys.argv[1:] else TOP / "dist" / "gin-parlour"
    print(f"{sum(sizes(package).values()) / 1e6:.1f} MB, packed {packed(package) / 1e6:.1f} MB")
    print("\n".join(report(package)))


if __name__ == "__main__":
    run_command(main)
