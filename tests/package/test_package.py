"""The packaged program: its contents, and its start without Python or the source."""

from __future__ import annotations

import configparser
import os
import plistlib
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from gin import __version__
from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.session.storage.store import Store
from gin.speech import engine
from gin.ui import selftest
from gin.variants.presets import BY_ID
from gin.variants.registry import ids
from tests.support.packaged import program
from tests.support.patience import PATIENCE, until
from tests.support.places import TOP
from tests.support.speech_server import configured, served
from tests.support.translation import FRENCH, written
from tools import bundle, icons

EXAMPLE = TOP / "docs" / "example-bot.py"
NOTHING = {"PATH": "/usr/bin:/bin", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def alone() -> list[str]:
    words = ["unshare", "-rn"]
    if shutil.which("unshare") is None:
        return []
    allowed = subprocess.run([*words, "true"], capture_output=True, check=False)
    return words if allowed.returncode == 0 else []


def run(words: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
    environment = NOTHING if sys.platform != "win32" else {**os.environ, **NOTHING}
    return subprocess.run(
        words, env=environment, capture_output=True, text=True, timeout=600, check=False, **more
    )


@pytest.mark.parametrize("name", [bundle.PROGRAM, bundle.CONSOLE])
def test_the_built_program_plays_a_hand_in_a_bare_environment(built: Path, name: str) -> None:
    if sys.platform == "win32" and name == bundle.PROGRAM:
        name = bundle.CONSOLE  # On Windows, a windowed program has no stream to print to.
    done = run([*alone(), program(built, name), "--selftest"], cwd=built.parent)
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout + done.stderr
    assert lines[-1] == "ok: all"
    assert all(line.startswith("ok: ") for line in lines), lines
    assert f"ok: Gin Parlour {__version__}" in lines[0]
    # Linux needs no library for the voice; on Windows and macOS the package may contain one.
    voice = "own voice there" if engine.loads() else "own voice left out"
    checks = (
        "menu drawn", "hand played", "hand kept", "store opened again",
        "cards drawn and sealed", "names drawn: Cyrillic",
        f"{len(list((TOP / 'sounds').glob('*.ogg')))} sounds and the music",
    )  # fmt: skip
    for check in (*checks, voice):
        assert any(line.startswith(f"ok: {check}") for line in lines), lines


def test_the_built_program_plays_in_a_terminal(built: Path, tmp_path: Path) -> None:
    done = run(
        [program(built, bundle.CONSOLE), "--text", "--data", str(tmp_path), "--seed", "5"],
        input="quit\n",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Gin Rummy" in done.stdout
    assert (tmp_path / "parlour.db").exists()
    assert (
        run([program(built, bundle.CONSOLE), "--version"]).stdout == f"Gin Parlour {__version__}\n"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="the voices of Linux")
def test_the_built_program_speaks_with_the_desktops_voices(built: Path, tmp_path: Path) -> None:
    said = tmp_path / "said"
    configured(tmp_path, said)
    with tempfile.TemporaryDirectory() as short:
        place = Path(short, "socket")
        with (
            served(tmp_path, place),
            subprocess.Popen(
                [program(built, bundle.CONSOLE), "--speech", "self", "--language", "de",
                 "--data", tmp_path / "data"],
                env=NOTHING | {"SPEECHD_ADDRESS": f"unix_socket:{place}"},
            ) as speaks,
        ):  # fmt: skip
            try:
                until(lambda: said.exists() and "Grete: Spielen" in said.read_text())
            finally:
                speaks.kill()


def test_the_built_program_reads_a_language_in_its_data_folder(built: Path, tmp_path: Path) -> None:
    files = {**FRENCH, "menu.ftl": "menu-play = Jouer\nmenu-plya = Jouer\n"}
    folder = written(tmp_path, "fr", files)
    words = [program(built, bundle.CONSOLE), "--text", "--data", str(folder), "--language", "fr"]
    done = run(words, input="", encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 Jouer" in done.stdout
    assert "In fr/menu.ftl, line 2: English has no entry menu-plya" in done.stdout


def test_the_built_program_has_every_game(built: Path) -> None:
    """Modules of games are imported by name, which PyInstaller cannot see."""
    done = run([program(built, bundle.CONSOLE), "--list-games"])
    assert done.returncode == 0, done.stdout + done.stderr
    listed = [line.partition("\t")[0] for line in done.stdout.splitlines()]
    assert [id for id in listed if id not in BY_ID] == list(ids())


def test_the_built_program_draws_as_the_source_does(built: Path) -> None:
    inside = built / "_internal"
    fonts = {path.name for path in (TOP / "assets" / "fonts").iterdir()}
    assert {path.name for path in (inside / "assets" / "fonts").iterdir()} == fonts
    assert any(name.startswith("LICENSE") for name in fonts)
    artwork = {path.name for path in (TOP / "assets" / "art").iterdir()}
    assert {path.name for path in (inside / "assets" / "art").iterdir()} == artwork
    assert (inside / "assets" / "icons" / "gin-parlour-64.bmp").exists()
    sounds = {path.name for path in (TOP / "sounds").iterdir()}
    assert {path.name for path in (inside / "sounds").iterdir()} == sounds


def test_the_package_is_lean_and_has_its_licence(built: Path) -> None:
    names = {path.name for path in built.rglob("*")}
    assert "LICENSE" in {path.name for path in built.iterdir()}
    for part in ("_ssl", "_hashlib", "libcrypto", "libssl", "_tkinter", "readline", "numpy"):
        assert not any(name.startswith(part) for name in names), part
    assert "libstdc++.so.6" not in names
    # Don't follow links: PyInstaller links to the libraries in a wheel's folder.
    size = sum(path.lstat().st_size for path in built.rglob("*") if path.is_file())
    assert size < 48e6


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep icons in the program")
def test_the_package_contains_its_desktop_entry_and_icons(built: Path) -> None:
    for name in (bundle.PROGRAM, bundle.CONSOLE):
        entry = built / f"share/applications/{name}.desktop"
        assert entry.read_text() == (bundle.DESKTOP / entry.name).read_text()
    for size in icons.SIZES:
        icon = built / f"share/icons/hicolor/{size}x{size}/apps/gin-parlour.png"
        assert size_of_png(icon.read_bytes()) == (size, size)


def test_the_version_resource_has_name_and_version() -> None:
    names = (
        "VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct",
        "VarFileInfo", "VarStruct",
    )  # fmt: skip

    def recorded(name: str) -> Any:
        return lambda *args, **more: (name, args, more)

    text = bundle.version_resource("1.2.3")
    made = eval(text, {"__builtins__": {}}, {name: recorded(name) for name in names})
    assert made[2]["ffi"][2]["filevers"] == (1, 2, 3, 0)
    strings = dict(args for _, args, _ in made[2]["kids"][0][1][0][0][1][1])
    assert strings["ProductName"] == "Gin Parlour"
    assert strings["ProductVersion"] == "1.2.3"
    assert strings["OriginalFilename"] == "gin-parlour.exe"


def test_the_property_list_can_be_written() -> None:
    told = plistlib.loads(plistlib.dumps(bundle.property_list()))
    assert told["CFBundleShortVersionString"] == __version__
    assert told["NSHighResolutionCapable"] is True


@pytest.mark.parametrize("name", [bundle.PROGRAM, bundle.CONSOLE])
def test_a_desktop_entry_names_what_is_built(name: str) -> None:
    path = bundle.DESKTOP / f"{name}.desktop"
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(path, encoding="utf-8")
    main = entry["Desktop Entry"]
    assert main["Type"] == "Application" and main["Name"].startswith(bundle.TITLE)
    assert main["TryExec"] == main["Exec"].split()[0] == name
    assert main["Icon"] == bundle.PROGRAM
    if name == bundle.PROGRAM:
        # The window's class is the program's name, so that a panel can match window and program.
        assert (main["Terminal"], main["StartupWMClass"]) == ("false", name)
    else:
        assert (main["Terminal"], main["Exec"]) == ("true", f"{name} --text")
    # Validators reject entries of a later format than they know.
    assert main["Version"] == "1.0"
    old = {
        "Type", "Version", "Name", "GenericName", "Comment", "Exec", "TryExec", "Icon", "Terminal",
        "StartupNotify", "StartupWMClass", "Categories", "Keywords", "MimeType",
    }  # fmt: skip
    assert {key.partition("[")[0] for key in main} <= old


def test_the_release_is_built_and_tested_on_three_systems() -> None:
    text = (TOP / ".github/workflows/release.yml").read_text()
    for word in (
        "ubuntu-", "windows-", "macos-", "tools.build --trial", f"{bundle.CONSOLE} --selftest",
        f"../{bundle.TRIAL_FOLDER}/{bundle.TRIAL} --devices",
    ):  # fmt: skip
        assert word in text
    assert f'"dist/{bundle.TITLE}.app/Contents/MacOS/{bundle.PROGRAM}" --selftest' in text


# Icons.


def size_of_png(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_every_icon_file_has_the_right_sizes() -> None:
    for size in icons.SIZES:
        data = (icons.FOLDER / f"gin-parlour-{size}.png").read_bytes()
        assert size_of_png(data) == (size, size)
    data = (icons.FOLDER / "gin-parlour.ico").read_bytes()
    kind, count = struct.unpack("<HH", data[2:6])
    assert (kind, count) == (1, len(icons.ICO_SIZES))
    for index, size in enumerate(icons.ICO_SIZES):
        side, _, _, _, _, bits, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        assert (side or 256, bits) == (size, 32)
        part = data[at : at + length]
        assert len(part) == length
        if size == 256:
            assert size_of_png(part) == (256, 256)
        else:
            assert struct.unpack_from("<Iii", part) == (40, size, 2 * size)
    data = (icons.FOLDER / "gin-parlour.icns").read_bytes()
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    at, found = 8, {}
    while at < len(data):
        kind_of, length = struct.unpack(">4sI", data[at : at + 8])
        found[kind_of.decode()] = size_of_png(data[at + 8 : at + length])[0]
        at += length
    assert found == icons.ICNS_TYPES


def test_the_icon_is_up_to_date() -> None:
    import pygame

    for size, kind in ((16, "png"), (64, "png"), (icons.WINDOW, "bmp")):
        kept = pygame.image.load(icons.FOLDER / f"gin-parlour-{size}.{kind}")
        drawn = pygame.image.tobytes(icons.icon(size), "RGBA")
        pairs = zip(drawn, pygame.image.tobytes(kept, "RGBA"), strict=True)
        # Other processors may round differently.
        assert max(abs(a - b) for a, b in pairs) <= 2
        assert kept.get_at((0, 0)).a == 0
        assert kept.get_at((size // 2, size // 2)).a == 255


def test_the_self_test_says_what_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(folder: Path) -> Store:
        raise SaveError(Verbatim(f"cannot write in {folder.name}"))

    monkeypatch.setattr(Store, "open", full)
    assert selftest.run() == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("failed: cannot write in ")


def test_the_self_test_detects_an_empty_image(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gin.ui.frames.Frames.draw", lambda self, target, now: None)
    assert selftest.run() == 1
    assert "failed: the scene 'menu' was drawn in 1 colours" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="a path for libraries of Linux")
@pytest.mark.parametrize("own", ["/home/me/lib", ""])
def test_an_opponent_program_has_the_players_environment(
    own: str, built: Path, tmp_path: Path
) -> None:
    bot, found = tmp_path / "bot.sh", tmp_path / "found"
    bot.write_text(f"#!/bin/sh\nenv > {found}\nexec {sys.executable} {EXAMPLE}\n")
    bot.chmod(0o755)
    environment = NOTHING | ({"LD_LIBRARY_PATH": own} if own else {})
    done = subprocess.run(
        [program(built, bundle.CONSOLE), "--text", "--data", str(tmp_path), "--game", "gin",
         "--seed", "5", "--level", f"cmd:{bot}"],
        input="deal\npass\ndraw\nquit\n", env=environment, cwd=tmp_path, capture_output=True,
        text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert "Guest passes" in done.stdout and "gave no move" not in done.stdout, done.stdout
    lines = dict(line.split("=", 1) for line in found.read_text().splitlines())
    for name in ("PWD", "OLDPWD", "SHLVL", "_", "GIN_PARLOUR_CHILD"):
        lines.pop(name, None)
    assert lines == environment
