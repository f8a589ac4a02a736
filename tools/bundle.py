"""Metadata and files of the packaged program, for `build.spec` and the installers."""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from pathlib import Path

from gin import __version__
from gin.ai.learned.net import TABLES
from gin.session.record import KIND
from gin.speech.engine import by_library

TOP = Path(__file__).resolve().parents[1]
TITLE = "Gin Parlour"
PROGRAM = "gin-parlour"
CONSOLE = "gin-parlour-console"
TRIAL = "gin-parlour-trial"
TRIAL_FOLDER = "trial"
COPYRIGHT = "© 2026 Gin Parlour contributors, MIT licence"
PUBLISHER: dict[str, str] = tomllib.loads(
    (TOP / "installers" / "publisher.toml").read_text("utf-8")
)
IDENTIFIER = PUBLISHER["identifier"]
SENTENCE = "Every game of gin rummy, by mouse, by keys, by ear and in a terminal"
FILES = "Gin Parlour hand or challenge"
"""Description of the files that the program opens, whose extension is `KIND`."""
ICONS = TOP / "assets" / "icons"
DESKTOP = TOP / "assets" / "desktop"

EXCLUDED: tuple[str, ...] = (
    # pygame uses numpy if available, so PyInstaller would include it: 30 MB.
    "numpy",
    # Python's GUI toolkit: 10 MB.
    "tkinter",
    # OpenSSL, 7 MB: nothing here uses a network, and hashlib has its own SHA-256.
    "ssl", "_ssl", "_hashlib",
    # Licensed under the GPL.
    "readline",
    # msgspec can parse TOML with tomli, which PyInstaller would take from setuptools: 3 MB.
    "setuptools",
    # msgspec can read YAML, which nothing here does: 3 MB.
    "yaml",
    # The C half of uuid needs libuuid, and nothing here makes UUIDs.
    "_uuid",
    # Python's modules work without these compressions, which nothing here uses: 0.4 MB.
    "bz2", "_bz2", "lzma", "_lzma",
    # Decimal numbers in Python, for builds of Python that lack them in C.
    "_pydecimal",
    # Only an unused class of multiprocessing needs it, and it needs Python's web and XML modules.
    "xmlrpc",
    # Python imports these only on calls that nothing here makes: data about installed packages,
    # which is read as e-mail, archives of tar, and traces of memory: 0.3 MB.
    "importlib.metadata", "email", "tarfile", "tracemalloc",
    # A second module for fonts, which pygame takes only if an environment variable asks: 0.1 MB.
    "pygame.ftfont", "pygame.freetype", "pygame._freetype",
)  # fmt: skip
if sys.platform != "win32":
    # Only Windows joins tables with multiprocessing, through pipes, and only that needs pickle.
    EXCLUDED += ("multiprocessing", "pickle")
OF_THE_SYSTEM = ("libstdc++.so.6", "libgcc_s.so.1") if sys.platform == "linux" else ()
"""Libraries to take from the player's system, like the C library.

Every Linux desktop has them, and the wheel of pygame-ce expects them there too. Graphics drivers
may fail with an older copy than theirs.
"""
IMPORTED_BY_MSGSPEC = ("copy", "datetime", "decimal", "numbers", "uuid", "weakref")
"""Modules that msgspec imports from C code, where PyInstaller cannot see imports."""
IMPORTED_BY_KERNEL = (
    "array", "math", "gin.core.kernel.belief", "gin.core.kernel.melds", "gin.core.kernel.playout",
)  # fmt: skip
"""Modules that the compiled kernel imports."""
if not by_library():
    # Only the speech library needs these. An earlier set-up may have left them installed.
    EXCLUDED += ("_cffi_backend", "asyncio", "concurrent", "prism")


def voice() -> tuple[list[tuple[str, str]], list[str]]:
    """Return the files and modules of the speech library that PyInstaller does not find by itself.

    Both lists are empty if speech uses no library here, or the library is not installed.
    PyInstaller's `collect_all` misses `prism/_native/_prism_cffi` because it is in no package.
    """
    found = importlib.util.find_spec("prism") if by_library() else None
    if found is None or found.origin is None:
        return [], []
    folder = Path(found.origin).parent / "_native"
    files = [(str(path), "prism/_native") for path in sorted(folder.iterdir()) if path.is_file()]
    return files, ["prism", "_cffi_backend"]


def icon() -> str | None:
    """Return the icon to embed in the executable; None on Linux, which reads icons from files."""
    kind = {"win32": "ico", "darwin": "icns"}.get(sys.platform)
    return str(ICONS / f"{PROGRAM}.{kind}") if kind else None


def manifest() -> str | None:
    """Return the text of the Windows manifest; None on other systems."""
    text = TOP / "installers" / "windows" / f"{PROGRAM}.manifest"
    return text.read_text(encoding="utf-8") if sys.platform == "win32" else None


def version_numbers(version: str = __version__) -> tuple[int, int, int, int]:
    """Return the version as the four numbers that Windows requires."""
    parts = [int(part) for part in version.split(".")]
    first, second, third, fourth = (*parts, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_resource(version: str = __version__) -> str:
    """Return the version resource of the Windows programs, in PyInstaller's notation."""
    numbers = version_numbers(version)
    strings = {
        "CompanyName": TITLE,
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": PROGRAM,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
        "Comments": SENTENCE,
    }
    table = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0,\n"
        "    OS=0x40004, fileType=1, subtype=0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('080904B0', [{table}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [0x0809, 1200])])],\n"
        ")\n"
    )


def property_list(version: str = __version__) -> dict[str, object]:
    """Return the entries to add to PyInstaller's Info.plist for the macOS bundle."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": FILES,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.file"],
            }
        ],
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSRequiresAquaSystemAppearance": False,
        "UTExportedTypeDeclarations": [
            {
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeDescription": FILES,
                "UTTypeIdentifier": f"{IDENTIFIER}.file",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [KIND],
                    "public.mime-type": ["application/x-gin-parlour"],
                },
            }
        ],
    }


def write_version_resource(folder: Path) -> Path:
    """Write the version resource into a folder; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    resource = folder / "version.txt"
    resource.write_text(version_resource(), encoding="utf-8")
    return resource


def bundled_files() -> list[tuple[str, str]]:
    """Return the files and folders to bundle, each with its place in the package."""
    files = [
        (TOP / "assets" / "art", "assets/art"),
        (TOP / "assets" / "exercises.txt", "assets"),
        (TOP / "assets" / "fonts", "assets/fonts"),
        (ICONS / f"{PROGRAM}-64.bmp", "assets/icons"),
        (TOP / "sounds", "sounds"),
        *(
            (path, "gin/ai/learned/tables")
            for path in sorted((*TABLES.glob("*.net"), *TABLES.glob("*.bin")))
        ),
    ]
    return [(str(path), place) for path, place in files]


def adjacent_files() -> list[tuple[str, str]]:
    """Return the files to copy next to the programs, each with its relative path."""
    files = [(TOP / "LICENSE", "LICENSE")]
    if sys.platform == "linux":
        for path in sorted(DESKTOP.glob("*.desktop")):
            files.append((path, f"share/applications/{path.name}"))
        files.append((DESKTOP / f"{PROGRAM}.xml", f"share/mime/packages/{PROGRAM}.xml"))
        for path in sorted(ICONS.glob("*.png")):
            side = path.stem.rpartition("-")[2]
            files.append((path, f"share/icons/hicolor/{side}x{side}/apps/{PROGRAM}.png"))
    return [(str(path), place) for path, place in files]
