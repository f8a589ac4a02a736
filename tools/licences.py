"""List the licence of everything in the package: `python -m tools.licences dist/gin-parlour`.

The build adds the licence texts and a list of components to the package, and fails if a file
belongs to no component. Most texts are copyright files of Debian packages, in assets/licences.
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
TEXTS = TOP / "assets" / "licences"
FOLDER = "licences"
LIST = f"{FOLDER}/README.txt"

Texts = list[tuple[str, str]]
"""Destinations in the package, each with the file to copy there."""


@dataclass(frozen=True, slots=True)
class LicensedPart:
    """A component of the package."""

    name: str
    licence: str
    files: str
    """Regular expression for the paths of its files, below folders such as `_internal`."""
    texts: tuple[str, ...] = ()
    """Licence files, relative to assets/licences."""
    package: str = ""
    """Python package whose licence files are added."""

    def covers(self, path: str) -> bool:
        return re.fullmatch(self.files, path, re.IGNORECASE) is not None


def _library(*names: str) -> str:
    return rf"(?!pygame/_sdl2/)(.*/)?(lib)?({'|'.join(names)})([-.].*)?\.(so|dll|dylib)([.\d].*)?"


def _python() -> str:
    modules = "|".join([*map(re.escape, sorted(sys.stdlib_module_names)), r"_sysconfigdata[^/]*"])
    return (
        rf"({modules})([./].*)?|python3\.\d+/.*|base_library\.zip"
        r"|(lib)?python3[.\d]*(\.so[.\d]*|\.dll|\.dylib)|Python|Python3?\.framework/.*"
        r"|(vcruntime|msvcp|ucrtbase|api-ms-win-)[^/]*\.dll"
    )


LGPL = "lgpl-2.1.txt"
PARTS = (
    LicensedPart(
        "Gin Parlour",
        "MIT",
        (
            r"gin-parlour(-console)?(\.exe)?|LICENSE|licences/.*|share/.*|gin/.*|sounds/.*|main\.pyc"
            r"|assets/(art|icons)/.*|assets/exercises\.txt|Info\.plist|PkgInfo|.*\.icns"
            r"|_CodeSignature/.*"
        ),
        ("../../LICENSE",),
    ),
    LicensedPart(
        "Atkinson Hyperlegible",
        "OFL-1.1",
        r"assets/fonts/.*atkinson.*",
        ("../fonts/LICENSE-AtkinsonHyperlegible.txt",),
    ),
    LicensedPart(
        "Fraunces", "OFL-1.1", r"assets/fonts/.*fraunces.*", ("../fonts/LICENSE-Fraunces.txt",)
    ),
    LicensedPart(
        "Noto Sans", "OFL-1.1", r"assets/fonts/.*noto-?sans.*", ("../fonts/LICENSE-NotoSans.txt",)
    ),
    LicensedPart(
        "Python",
        "PSF-2.0, and other licences for some parts",
        _python(),
        ("python.txt", "libmpdec.txt", "expat.txt", "zlib.txt"),
    ),
    LicensedPart(
        "PyInstaller's bootloader",
        "GPL-2.0-or-later with the bootloader exception",
        r"gin-parlour(-console)?(\.exe)?",
        ("gpl-2.txt",),
        "pyinstaller",
    ),
    LicensedPart(
        "pygame-ce",
        "LGPL-2.1-or-later",
        r"pygame/(?!freesansbold)(.*\.so|.*\.pyd|.*\.pyc|.*\.bmp|.*\.icns)",
        (LGPL,),
    ),
    LicensedPart(
        "GNU FreeFont",
        "GPL-3.0-or-later with the font exception",
        r"pygame/freesansbold\.ttf",
        ("freefont.txt", "gpl-3.txt"),
    ),
    LicensedPart("SDL", "Zlib", _library("SDL2"), ("sdl2.txt", "zlib.txt")),
    LicensedPart("SDL_image", "Zlib", _library("SDL2_image"), ("sdl2-image.txt", "zlib.txt")),
    LicensedPart(
        "SDL_mixer",
        "Zlib",
        _library("SDL2_mixer"),
        ("sdl2-mixer.txt", "artistic.txt", "vorbis.txt", "flac.txt", "mpg123.txt", LGPL),
    ),
    LicensedPart(
        "SDL_ttf", "Zlib", _library("SDL2_ttf"), ("sdl2-ttf.txt", "freetype.txt", "harfbuzz.txt")
    ),
    LicensedPart(
        "FreeType", "FTL", _library("freetype"), ("freetype.txt", "zlib.txt", "bzip2.txt")
    ),
    LicensedPart("HarfBuzz", "MIT-Modern-Variant", _library("harfbuzz"), ("harfbuzz.txt",)),
    LicensedPart("libpng", "libpng-2.0", _library(r"png16"), ("libpng.txt", "zlib.txt")),
    LicensedPart("libjpeg-turbo", "IJG and BSD-3-Clause", _library("jpeg"), ("libjpeg-turbo.txt",)),
    LicensedPart("LibTIFF", "libtiff", _library("tiff"), ("libtiff.txt",)),
    LicensedPart(
        "WebP", "BSD-3-Clause", _library("webp", "webpdemux", "sharpyuv"), ("libwebp.txt",)
    ),
    LicensedPart("Brotli", "MIT", _library("brotlicommon", "brotlidec"), ("brotli.txt",)),
    LicensedPart("Ogg", "BSD-3-Clause", _library("ogg"), ("ogg.txt",)),
    LicensedPart(
        "Vorbis", "BSD-3-Clause", _library("vorbis", "vorbisfile", "vorbisenc"), ("vorbis.txt",)
    ),
    LicensedPart("Opus", "BSD-3-Clause", _library("opus"), ("opus.txt",)),
    LicensedPart("opusfile", "BSD-3-Clause", _library("opusfile"), ("opusfile.txt",)),
    LicensedPart("FLAC", "BSD-3-Clause", _library("FLAC"), ("flac.txt",)),
    LicensedPart("mpg123", "LGPL-2.1-only", _library("mpg123"), ("mpg123.txt", LGPL)),
    LicensedPart("libsndfile", "LGPL-2.1-or-later", _library("sndfile"), ("libsndfile.txt", LGPL)),
    LicensedPart("libxmp", "MIT", _library("xmp"), ("libxmp.txt",)),
    LicensedPart("WavPack", "BSD-3-Clause", _library("wavpack"), ("wavpack.txt",)),
    LicensedPart(
        "FluidSynth", "LGPL-2.1-or-later", _library("fluidsynth"), ("fluidsynth.txt", LGPL)
    ),
    LicensedPart("PortMidi", "MIT", _library("portmidi"), ("portmidi.txt",)),
    LicensedPart("zlib", "Zlib", _library("z", "zlib1"), ("zlib.txt",)),
    LicensedPart("bzip2", "bzip2-1.0.6", _library("bz2"), ("bzip2.txt",)),
    LicensedPart("XZ", "0BSD", _library("lzma"), ("xz.txt",)),
    LicensedPart("Expat", "MIT", _library("expat"), ("expat.txt",)),
    LicensedPart("libmpdec", "BSD-2-Clause", _library("mpdec"), ("libmpdec.txt",)),
    LicensedPart("SQLite", "public domain", _library("sqlite3"), ("sqlite.txt",)),
    LicensedPart("libffi", "MIT", _library("ffi"), ("libffi.txt",)),
    LicensedPart(
        "libstdc++ and libgcc",
        "GPL-3.0-or-later with the GCC Runtime Library Exception",
        _library(r"stdc\+\+", "gcc_s"),
        ("gcc-libraries.txt", "gpl-3.txt"),
    ),
    LicensedPart(
        "AccessKit", "MIT or Apache-2.0", r"accesskit/.*", ("rust-crates.txt",), "accesskit"
    ),
    LicensedPart("msgspec", "BSD-3-Clause", r"msgspec/.*", (), "msgspec"),
    LicensedPart("platformdirs", "MIT", r"platformdirs/.*", (), "platformdirs"),
    # The wheel of fluent.syntax contains no licence.
    LicensedPart("fluent.syntax", "Apache-2.0", r"fluent/.*", ("apache-2.0.txt",)),
    LicensedPart("Prism", "MPL-2.0", rf"prism/.*|{_library('prism')}", (), "prismatoid"),
    LicensedPart("CFFI", "MIT", r"_cffi_backend\..*", ("libffi.txt",), "cffi"),
    LicensedPart(
        "typing_extensions", "PSF-2.0", r"typing_extensions\.pyc?", (), "typing_extensions"
    ),
)

COMMON = [
    (f"{FOLDER}/{name}.txt", str(TEXTS / f"{name}.txt"))
    for name in ("apache-2.0", "artistic", "gpl-2", "gpl-3", "lgpl-2", "lgpl-2.1", "lgpl-3")
]
"""Licences that Debian's copyright files refer to."""

ABOUT = """The contents of this package, and their licences
================================================

Gin Parlour itself is free software under the MIT licence. The package also contains other free
software. This list names each part, its licence, the files in this folder with the licence's text,
and the part's files.

Many of the texts are the copyright files of Debian's packages. They describe the whole source of a
part, including files that are not in this package. They also refer to /usr/share/common-licenses;
those licences are in this folder too.

Libraries under the LGPL are separate files. To use another build of such a library, replace its
file. The source of each part is published by its project.

"""


class UncoveredError(Exception):
    """The package has files that belong to no component."""


def parts_of(paths: Iterable[str]) -> dict[LicensedPart, list[str]]:
    """Return the components that have files in the package, each with its files.

    Raises:
        UncoveredError: If a file belongs to no component.
    """
    found: dict[LicensedPart, list[str]] = {}
    unknown = []
    for path in sorted(set(paths)):
        place = path.replace("\\", "/")
        place = re.sub(r"^(Contents/)?((_internal|Frameworks|Resources|MacOS)/)?", "", place)
        parts = [part for part in PARTS if part.covers(place)]
        for part in parts:
            found.setdefault(part, []).append(path)
        if not parts:
            unknown.append(path)
    if unknown:
        raise UncoveredError(
            f"{', '.join(unknown)}: no licence is known. Add a part to PARTS in"
            " tools/licences.py, and its text to assets/licences."
        )
    return {part: found[part] for part in PARTS if part in found}


def texts(part: LicensedPart) -> Texts:
    """Return the licence texts of a component."""
    found = []
    for name in part.texts:
        path = (TEXTS / name).resolve()
        place = path.name if path.name != "LICENSE" else "gin-parlour.txt"
        found.append((f"{FOLDER}/{place}", str(path)))
    if part.package:
        found += _brought(part.package)
    if part.name == "Python" and (own := _of_this_python()):
        # On Windows this file also contains the conditions for Microsoft's libraries.
        found.append((f"{FOLDER}/python/LICENSE.txt", str(own)))
    return found


def _brought(package: str) -> Texts:
    found = []
    for path in importlib.metadata.distribution(package).files or ():
        folder, *below = path.parts
        text = re.compile("LICEN[CS]E|COPYING|NOTICE|AUTHORS", re.IGNORECASE)
        if folder.endswith(".dist-info") and text.match(below[0]):
            inner = below[1:] if below[0] == "licenses" else below
            found.append((f"{FOLDER}/{package}/{'/'.join(inner)}", str(path.locate())))
    return found


def _of_this_python() -> Path | None:
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    for place in ("LICENSE.txt", f"lib/{version}/LICENSE.txt"):
        if (path := Path(sys.base_prefix, place)).is_file():
            return path
    return None


def listed(parts: dict[LicensedPart, list[str]]) -> str:
    """Return the package's list of components with their licences, texts and files."""
    lines = [ABOUT]
    for part, paths in parts.items():
        places = [place.removeprefix(f"{FOLDER}/") for place, _ in texts(part)]
        lines += [f"{part.name}: {part.licence}", f"    text: {', '.join(places)}"]
        lines += [f"    {line}" for line in _shortened(paths)]
    return "\n".join(lines) + "\n"


def _shortened(paths: list[str]) -> list[str]:
    folders: dict[str, list[str]] = {}
    for path in paths:
        folders.setdefault(path.rpartition("/")[0], []).append(path)
    return [
        line
        for folder, inside in folders.items()
        for line in (inside if len(inside) <= 3 else [f"{folder or '.'}: {len(inside)} files"])
    ]


def gather_texts(paths: Iterable[str], folder: Path) -> Texts:
    """Return the licence texts for a package with these files.

    Writes the package's list of components into `folder`.

    Raises:
        UncoveredError: If a file belongs to no component.
    """
    parts = parts_of(paths)
    found = dict(pair for part in parts for pair in texts(part))
    target = folder / "licences.txt"
    target.write_text(listed(parts), encoding="utf-8")
    return sorted({**found, **dict(COMMON), LIST: str(target)}.items())


def main(words: list[str]) -> int:
    """Print the list for a built package; return the exit code."""
    if len(words) != 1 or not Path(words[0]).is_dir():
        print("usage: python -m tools.licences dist/gin-parlour", file=sys.stderr)
        return 2
    top = Path(words[0])
    paths = [path.relative_to(top).as_posix() for path in top.rglob("*") if path.is_file()]
    try:
        parts = parts_of(paths)
    except UncoveredError as error:
        print(error, file=sys.stderr)
        return 1
    lost = [place for part in parts for place, _ in texts(part) if not (top / place).is_file()]
    if lost:
        print(f"These texts are not in the package: {', '.join(lost)}", file=sys.stderr)
        return 1
    print(listed(parts))
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
