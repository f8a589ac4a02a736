"""The installer for Windows, made with NSIS, which also runs on Linux."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath, PureWindowsPath

import pygame

from gin import __version__
from gin.ui.art import cloth
from gin.ui.art.design import THEMES
from tools import bundle

TOP = Path(__file__).resolve().parents[2]
SCRIPT = TOP / "installers" / "windows" / "installer.nsi"


def compiler() -> str | None:
    """Return the path of makensis, or None; on Windows, NSIS does not add its folder to PATH."""
    usual = [os.environ.get(name, "") for name in ("ProgramFiles(x86)", "ProgramFiles")]
    folders = os.pathsep.join(str(Path(folder, "NSIS")) for folder in usual if folder)
    return shutil.which("makensis") or (shutil.which("makensis", path=folders) if folders else None)


def installer(built: Path, target: Path, work: Path) -> Path:
    """Build the installer of a built folder; return its path in the target folder."""
    found = compiler()
    if found is None:
        raise FileNotFoundError("makensis")
    work.mkdir(parents=True, exist_ok=True)
    target.mkdir(parents=True, exist_ok=True)
    files, made = work / "files.nsh", target / f"{bundle.PROGRAM}-{__version__}-setup.exe"
    files.write_text(listing(built), encoding="utf-8-sig")
    defined = {
        "FILES": files, "OUT": made, "VERSION": __version__,
        "NUMBERS": ".".join(map(str, bundle.version_numbers())), "COPYRIGHT": bundle.COPYRIGHT,
        "ICON": bundle.ICONS / f"{bundle.PROGRAM}.ico", "SIDE": _side(work / "side.bmp"),
        "LICENCE": TOP / "LICENSE",
    }  # fmt: skip
    if sys.platform != "win32":
        defined["BITS"] = "amd64-unicode"
    words = [f"-D{name}={value}" for name, value in defined.items()]
    # Without INPUTCHARSET, NSIS reads the values in the system's encoding, which may lack ©.
    subprocess.run([found, "-V2", "-INPUTCHARSET", "UTF8", *words, str(SCRIPT)], check=True)
    return made


def _side(path: Path) -> Path:
    picture = pygame.Surface((164 * 2, 314 * 2), 0, 24)
    cloth.lay(picture, THEMES["green"])
    sign = pygame.image.load(bundle.ICONS / f"{bundle.PROGRAM}-256.png")
    picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
    pygame.image.save(picture, path)
    return path


def listing(built: Path) -> str:
    """Return NSIS macros that install the files of a folder, and that remove only these files."""
    paths = sorted(path.relative_to(built) for path in built.rglob("*") if (built / path).is_file())
    folders = sorted({path.parent for path in paths}, key=lambda path: path.parts)
    every = {parent for folder in folders for parent in [folder, *folder.parents]}
    size = sum((built / path).stat().st_size for path in paths) // 1024
    lines = [f"!define SIZE {size}", "!macro CopyFiles"]
    for folder in folders:
        lines.append(f'    SetOutPath "{_there(folder)}"')
        lines += [f'    File "{_escaped(built / path)}"' for path in paths if path.parent == folder]
    lines += ['    SetOutPath "$INSTDIR"', "!macroend", "!macro RemoveFiles"]
    lines += [f'    Delete "{_there(path)}"' for path in paths]
    below = sorted((one for one in every if one.parts), key=lambda path: -len(path.parts))
    lines += [f'    RMDir "{_there(folder)}"' for folder in below]
    return "\n".join([*lines, "!macroend", ""])


def _there(path: Path) -> str:
    inside = PureWindowsPath(PurePosixPath(path.as_posix()))
    return "$INSTDIR" if not path.parts else f"$INSTDIR\\{_escaped(inside)}"


def _escaped(path: Path | PureWindowsPath) -> str:
    return str(path).replace("$", "$$")
