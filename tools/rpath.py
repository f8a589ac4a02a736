"""Takes the folders of the machine that built them out of libraries of Linux (ELF files).

Python's own modules look for libraries in the folder that it was built in, and some wheels do in
`/usr/local/lib`. Where a program goes to, such a folder is not there, or is somebody else's.
"""

from __future__ import annotations

from pathlib import Path

from tools.elf import RPATH, RUNPATH, opened


def search_paths(path: Path) -> tuple[str, ...]:
    """The folders in which a file looks for libraries; none if it is no ELF file."""
    library = opened(path)
    return tuple(text for _, text in library.texts(RPATH, RUNPATH)) if library else ()


def foreign(text: str) -> bool:
    """Does a search path name a folder by its whole path, and not by where the library lies?"""
    return any(folder and not folder.startswith("$ORIGIN") for folder in text.split(":"))


def clean(path: Path) -> bool:
    """Take search paths that name whole paths out of a file; was there one?"""
    library, found = opened(path), False
    if library is None:
        return False
    while entry := next((at for at, text in library.texts(RPATH, RUNPATH) if foreign(text)), None):
        library.leave_out(entry)
        found = True
    if found:
        path.write_bytes(library.data)
    return found


def clean_all(folder: Path) -> int:
    """Clean every file below a folder; how many had to be."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(clean(path) for path in sorted(files))
