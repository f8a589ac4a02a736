"""The Debian package of the built program, made with dpkg-deb."""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
from collections.abc import Iterator
from email.utils import format_datetime
from pathlib import Path

from gin import __version__
from tools import bundle
from tools.build import released
from tools.licences import parts_of

TOP = Path(__file__).resolve().parents[2]
SOURCES = TOP / "installers" / "debian"
VERSION = f"{__version__}-1"
LIBRARIES = Path("usr/lib") / bundle.PROGRAM
DOCUMENTS = Path("usr/share/doc") / bundle.PROGRAM
COMPLETIONS = {
    "bash": f"usr/share/bash-completion/completions/{bundle.PROGRAM}",
    "fish": f"usr/share/fish/vendor_completions.d/{bundle.PROGRAM}.fish",
}
NEEDED = ("libgcc-s1", "libstdc++6", "libx11-6", "libxext6")
"""Libraries that the package does not contain; SDL loads the last two."""


def package(built: Path, target: Path, work: Path) -> Path:
    """Build the package of a built folder; return its path in the target folder."""
    root = work / "debian"
    shutil.rmtree(root, ignore_errors=True)
    _lay_out(built, root)
    _document(built, root)
    control = root / "DEBIAN"
    control.mkdir()
    architecture = _output("dpkg", "--print-architecture").strip()
    filled = {
        "VERSION": VERSION, "ARCHITECTURE": architecture, "SIZE": str(_kilobytes(root)),
        "DEPENDS": ", ".join([f"libc6 (>= {_c_library(root)})", *NEEDED]), **published(),
    }  # fmt: skip
    (control / "control").write_text(fill((SOURCES / "control").read_text("utf-8"), filled))
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(root)}\n"
        for path in _files(root)
    )
    (control / "md5sums").write_text("".join(sums))
    # File modes must not depend on the umask of the user who builds.
    for path in (root, *root.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
        elif not path.is_symlink():
            path.chmod(0o755 if _is_program(path) else 0o644)
    target.mkdir(parents=True, exist_ok=True)
    made = target / f"{bundle.PROGRAM}_{VERSION}_{architecture}.deb"
    _output(
        "env", f"SOURCE_DATE_EPOCH={int(released().timestamp())}",
        "dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(made),
    )  # fmt: skip
    return made


def fill(text: str, values: dict[str, str]) -> str:
    """Replace the @NAMES@ in a text; raise KeyError for a name without a value."""
    return re.sub(r"@([A-Z]+)@", lambda found: values[found[1]], text)


def published() -> dict[str, str]:
    """Return template values from installers/publisher.toml."""
    values = {name.upper(): value for name, value in bundle.PUBLISHER.items()}
    return {**values, "DEVELOPER": bundle.IDENTIFIER.rpartition(".")[0]}


def metainfo() -> str:
    """Return the AppStream metainfo with the current version."""
    text = (bundle.DESKTOP / "metainfo.xml").read_text("utf-8")
    made = {"VERSION": __version__, "DATE": f"{released():%Y-%m-%d}"}
    return fill(text, {**published(), **made})


def _lay_out(built: Path, root: Path) -> None:
    places = (bundle.PROGRAM, bundle.CONSOLE, "_internal")
    library = root / LIBRARIES
    library.mkdir(parents=True)
    for name in places:
        source = built / name
        if source.is_dir():
            shutil.copytree(source, library / name, symlinks=True)
        else:
            shutil.copy2(source, library / name, follow_symlinks=False)
    commands = root / "usr/games"
    commands.mkdir(parents=True)
    for name in (bundle.PROGRAM, bundle.CONSOLE):
        (commands / name).symlink_to(Path("../lib") / bundle.PROGRAM / name)
    shutil.copytree(built / "share", root / "usr/share")
    about = root / "usr/share/metainfo" / f"{bundle.IDENTIFIER}.metainfo.xml"
    about.parent.mkdir(parents=True)
    about.write_text(metainfo(), encoding="utf-8")


def _document(built: Path, root: Path) -> None:
    target = root / DOCUMENTS
    shutil.copytree(built / "licences", target / "licences")
    (target / "copyright").write_text(_copyright(built), encoding="utf-8")
    when = released()
    by = f"{bundle.PUBLISHER['name']} <{bundle.PUBLISHER['email']}>"
    line = f" -- {by}  {format_datetime(when)}"
    changes = f"{bundle.PROGRAM} ({VERSION}) unstable; urgency=medium\n\n"
    changes += f"  * Version {__version__}: see changelog.gz.\n\n{line}\n"
    _packed(target / "changelog.Debian.gz", changes)
    _packed(target / "changelog.gz", (TOP / "CHANGELOG.md").read_text("utf-8"))
    page = (SOURCES / f"{bundle.PROGRAM}.6").read_text("utf-8")
    for name in (bundle.PROGRAM, bundle.CONSOLE):
        _packed(root / "usr/share/man/man6" / f"{name}.6.gz", page)
    for shell, place in COMPLETIONS.items():
        completion = root / place
        completion.parent.mkdir(parents=True)
        shutil.copyfile(TOP / f"installers/completions/{bundle.PROGRAM}.{shell}", completion)
    kept = root / "usr/share/lintian/overrides" / bundle.PROGRAM
    kept.parent.mkdir(parents=True)
    shutil.copyfile(SOURCES / "lintian-overrides", kept)


def _copyright(built: Path) -> str:
    own = (TOP / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    paths = [path.relative_to(built).as_posix() for path in _files(built)]
    others = [f"{part.name}: {part.licence}" for part in parts_of(paths)][1:]
    text = "\n".join(f" {line}" if line.strip() else " ." for line in own[2:])
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {bundle.TITLE}\n"
        "Comment: The package also contains other free software, listed here. Its files and the\n"
        f" texts of the licences are listed in /{DOCUMENTS}/licences:\n"
        + "".join(f" {line}\n" for line in others)
        + f"\nFiles: *\nCopyright: {bundle.COPYRIGHT.partition(',')[0].lstrip('© ')}\n"
        f"License: Expat\n{text}\n"
    )


def _files(root: Path) -> Iterator[Path]:
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.parent.name != "DEBIAN":
            yield path


def _is_program(path: Path) -> bool:
    return path.name in (bundle.PROGRAM, bundle.CONSOLE) and path.parent.name == bundle.PROGRAM


def _kilobytes(root: Path) -> int:
    return sum(max(1, -(-path.stat().st_size // 1024)) for path in _files(root))


def _c_library(root: Path) -> str:
    """Return the oldest C library version that works with all files."""
    versions = [
        (int(first), int(second))
        for path in _files(root)
        if path.open("rb").read(4) == b"\x7fELF"
        for first, second in re.findall(r"GLIBC_(\d+)\.(\d+)", _output("objdump", "-T", str(path)))
    ]
    return ".".join(map(str, max(versions)))


def _packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _output(*words: str) -> str:
    # stderr is inherited: the tool reports its own errors.
    return subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout
