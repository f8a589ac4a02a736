"""Installers and packages: what they are made from says the same as the program."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from gin import __version__
from tests.support.places import TOP
from tools import bundle
from tools.packages import debian, flatpak, windows
from tools.packages.__main__ import KINDS, Kind
from tools.windows import wine

INSTALLERS = TOP / "installers"


def test_windows_is_told_that_the_picture_is_as_fine_as_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert bundle.manifest() is None
    monkeypatch.setattr("sys.platform", "win32")
    text = bundle.manifest()
    assert text is not None
    told = {one.tag.rpartition("}")[2]: one for one in ElementTree.fromstring(text).iter()}
    assert told["dpiAwareness"].text == "PerMonitorV2, PerMonitor"
    assert told["longPathAware"].text == "true"
    assert told["requestedExecutionLevel"].attrib["level"] == "asInvoker"


def test_the_installer_removes_what_it_brings_and_nothing_else(tmp_path: Path) -> None:
    for name in ("a.exe", "inner/b.dll", "inner/deep/c$d.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 2048)
    lines = windows.listing(tmp_path).splitlines()
    assert lines[0] == "!define SIZE 6"
    begin = lines.index("!macro RemoveFiles")
    brought, removed = lines[1:begin], lines[begin:]
    assert f'    File "{tmp_path}/inner/deep/c$$d.txt"' in brought
    assert sum(line.startswith("    File") for line in brought) == 3
    assert removed[1:-1] == [
        '    Delete "$INSTDIR\\a.exe"',
        '    Delete "$INSTDIR\\inner\\b.dll"',
        '    Delete "$INSTDIR\\inner\\deep\\c$$d.txt"',
        '    RMDir "$INSTDIR\\inner\\deep"',
        '    RMDir "$INSTDIR\\inner"',
    ]
    script = (INSTALLERS / "windows" / "installer.nsi").read_text()
    # All below a folder goes only where all of it is the program's own.
    assert [line.strip() for line in script.splitlines() if "RMDir /r" in line] == [
        'RMDir /r "$LOCALAPPDATA\\gin-parlour"'
    ]


def test_a_trial_on_windows_names_the_packages_that_it_lacks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shutil.which", lambda name, **_: None if name == "wine" else name)
    with pytest.raises(wine.Missing, match="apt-get install wine wine64"):
        wine.demand()


def test_a_trial_on_windows_is_made_with_what_is_locked() -> None:
    lines = wine.requirements().splitlines()
    names = {line.partition("==")[0] for line in lines if not line.startswith(" ")}
    assert {"pygame-ce", "accesskit", "prismatoid", "platformdirs", "pefile"} <= names
    assert set(wine.TOOLS) <= names
    assert not [line for line in lines if ";" in line]
    assert sum("--hash=sha256:" in line for line in lines) > len(names)
    assert "--hash=sha256:" in wine.BROUGHT


def test_the_workflows_name_every_python_and_system() -> None:
    text = (TOP / ".github/workflows/test.yml").read_text()
    for word in ("ubuntu-", "windows-", "macos-", '"3.11", "3.12", "3.13", "3.14", "3.15"'):
        assert word in text
    release = (TOP / ".github/workflows/release.yml").read_text()
    called = set(" ".join(re.findall(r"tools\.packages ([\w ]+)", release)).split())
    assert called == set(KINDS)


def test_software_centres_are_told_what_the_desktop_is_told() -> None:
    about = ElementTree.fromstring(debian.metainfo())
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(bundle.DESKTOP / "gin-parlour.desktop", encoding="utf-8")
    main = entry["Desktop Entry"]
    assert about.findtext("id") == bundle.IDENTIFIER
    assert about.findtext("name") == main["Name"] == bundle.TITLE
    assert about.findtext("launchable") == "gin-parlour.desktop"
    assert {one.text for one in about.iterfind("provides/binary")} == {
        bundle.PROGRAM, bundle.CONSOLE,
    }  # fmt: skip
    categories = {one.text for one in about.iterfind("categories/category")}
    assert categories == set(main["Categories"].rstrip(";").split(";"))
    release = about.find("releases/release")
    assert release is not None and release.attrib["version"] == __version__
    project = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]
    assert about.findtext("project_license") == project["license"]


def test_the_flatpak_has_the_programs_name_command_and_icons() -> None:
    text = flatpak.MANIFEST.read_text(encoding="utf-8")
    assert f"app-id: {bundle.IDENTIFIER}\n" in text
    assert f"command: {bundle.PROGRAM}\n" in text
    assert flatpak.icon_sides() <= {
        int(path.stem.rpartition("-")[2]) for path in bundle.ICONS.glob("*.png")
    }


def test_what_a_system_cannot_make_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Kind(lambda: TOP, "plan9").lacks == "another system, plan9"
    assert Kind(lambda: TOP, "", ("no-such-tool",)).lacks == "no-such-tool"
    assert Kind(lambda: TOP, more=lambda: "a runtime").lacks == "a runtime"
    assert Kind(lambda: TOP).lacks == ""


def test_a_text_is_filled_in_whole() -> None:
    assert debian.fill("v@VERSION@, @A@", {"VERSION": "1", "A": "b"}) == "v1, b"
    with pytest.raises(KeyError):
        debian.fill("@WHAT@", {})


@pytest.fixture(scope="module")
def unpacked(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Debian package of the built program, unpacked."""
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is Debian's")
    folder = tmp_path_factory.mktemp("debian")
    with pytest.MonkeyPatch.context() as patch:
        # It is unpacked at once: to make it as small as can be would take most of the time.
        patch.setenv("DPKG_DEB_COMPRESSOR_LEVEL", "0")
        made = debian.package(built, folder, folder / "work")
    subprocess.run(["dpkg-deb", "-R", str(made), str(folder / "root")], check=True)
    return folder / "root"


def test_the_debian_package_starts_where_it_lies(unpacked: Path) -> None:
    control = (unpacked / "DEBIAN/control").read_text()
    assert f"Version: {__version__}-1\n" in control
    assert "@" not in control.replace("@ginparlour.org", "")
    depends = re.search(r"Depends: libc6 \(>= 2\.(\d+)\), libx11-6", control)
    assert depends is not None and int(depends[1]) < 40
    for name in (bundle.PROGRAM, bundle.CONSOLE):
        assert (unpacked / f"usr/share/man/man6/{name}.6.gz").is_file()
        assert (unpacked / "usr/games" / name).is_symlink()
    done = subprocess.run(
        [str(unpacked / "usr/games" / bundle.CONSOLE), "--version"], capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.stdout == f"Gin Parlour {__version__}\n", done.stderr
    notice = (unpacked / "usr/share/doc/gin-parlour/copyright").read_text()
    assert "License: Expat" in notice and "pygame-ce: LGPL-2.1-or-later" in notice
    assert (unpacked / "usr/share/doc/gin-parlour/licences/README.txt").is_file()
    sums = (unpacked / "DEBIAN/md5sums").read_text().splitlines()
    assert f"usr/lib/gin-parlour/{bundle.PROGRAM}" in {line.partition("  ")[2] for line in sums}


def test_what_desktops_are_told_is_valid(tmp_path: Path) -> None:
    for tool, path in (
        (["desktop-file-validate"], bundle.DESKTOP / "gin-parlour.desktop"),
        (["appstreamcli", "validate", "--no-net"], tmp_path / f"{bundle.IDENTIFIER}.metainfo.xml"),
    ):
        if shutil.which(tool[0]) is None:
            continue
        if path.parent == tmp_path:
            path.write_text(debian.metainfo(), encoding="utf-8")
        done = subprocess.run([*tool, str(path)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
