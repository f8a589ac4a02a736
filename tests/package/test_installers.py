"""Installers and packages: their contents and metadata."""

from __future__ import annotations

import configparser
import os
import re
import subprocess
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from gin import __version__
from gin.language.catalogue import SOURCE
from gin.messages.languages import LANGUAGES
from gin.session.record import KIND
from gin.variants.registry import GAMES
from tests.support.desktop import needs
from tests.support.places import TOP
from tools import bundle
from tools.packages import debian, flatpak, windows
from tools.packages.__main__ import KINDS, PackageKind
from tools.windows import wine

INSTALLERS = TOP / "installers"


def test_the_windows_manifest_declares_dpi_awareness(
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


def test_the_installer_removes_only_its_own_files(tmp_path: Path) -> None:
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
    # Delete a whole folder only where all of it belongs to the program.
    assert [line.strip() for line in script.splitlines() if "RMDir /r" in line] == [
        'RMDir /r "$LOCALAPPDATA\\gin-parlour"'
    ]


def test_the_windows_trial_names_missing_packages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shutil.which", lambda name, **_: None if name == "wine" else name)
    with pytest.raises(wine.Missing, match="apt-get install wine wine64"):
        wine.check_requirements()


def test_the_windows_trial_uses_the_locked_packages() -> None:
    lines = wine.requirements().splitlines()
    names = {line.partition("==")[0] for line in lines if not line.startswith(" ")}
    assert {"pygame-ce", "accesskit", "msgspec", "prismatoid", "platformdirs", "pefile"} <= names
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


def test_all_systems_open_saved_files_by_a_double_click() -> None:
    kind = ElementTree.parse(bundle.DESKTOP / "gin-parlour.xml").getroot()[0]
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (pattern,) = (one.attrib["pattern"] for one in kind.iterfind(f"{name}glob"))
    assert pattern == f"*.{KIND}"
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(bundle.DESKTOP / "gin-parlour.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["MimeType"] == f"{kind.attrib['type']};"
    script = (INSTALLERS / "windows" / "installer.nsi").read_text()
    assert f'WriteRegStr HKCU "Software\\Classes\\.{KIND}" "" "GinParlour.File"' in script
    assert script.count("Software\\Classes\\GinParlour.File") == 4
    listed = bundle.property_list()
    (opened,), (declared,) = listed["CFBundleDocumentTypes"], listed["UTExportedTypeDeclarations"]  # type: ignore[misc]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [KIND]


def test_metainfo_and_desktop_entry_agree() -> None:
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
    assert main["Exec"] == "gin-parlour %f"
    release = about.find("releases/release")
    assert release is not None and release.attrib["version"] == __version__
    project = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]
    assert about.findtext("project_license") == project["license"]


def test_the_flatpak_has_the_programs_name_command_and_icons() -> None:
    text = flatpak.manifest()
    assert f"app-id: {bundle.IDENTIFIER}\n" in text
    assert f"command: {bundle.PROGRAM}\n" in text
    assert flatpak.icon_sides() <= {
        int(path.stem.rpartition("-")[2]) for path in bundle.ICONS.glob("*.png")
    }


def test_missing_requirements_of_a_package_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PackageKind(lambda: TOP, "plan9").lacks == "another system, plan9"
    assert PackageKind(lambda: TOP, "", ("no-such-tool",)).lacks == "no-such-tool"
    assert PackageKind(lambda: TOP, more=lambda: "a runtime").lacks == "a runtime"
    assert PackageKind(lambda: TOP).lacks == ""


def test_a_template_is_filled_or_refused() -> None:
    assert debian.fill("v@VERSION@, @A@", {"VERSION": "1", "A": "b"}) == "v1, b"
    with pytest.raises(KeyError):
        debian.fill("@WHAT@", {})


@pytest.fixture(scope="module")
def made(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    needs("dpkg-deb", "objdump")
    folder = tmp_path_factory.mktemp("debian")
    with pytest.MonkeyPatch.context() as patch:
        # Compression would take most of the time.
        patch.setenv("DPKG_DEB_COMPRESSOR_LEVEL", "0")
        return debian.package(built, folder, folder / "work")


@pytest.fixture(scope="module")
def unpacked(made: Path) -> Path:
    root = made.parent / "root"
    subprocess.run(["dpkg-deb", "-R", str(made), str(root)], check=True)
    return root


def test_the_unpacked_debian_package_starts(unpacked: Path) -> None:
    control = (unpacked / "DEBIAN/control").read_text()
    assert f"Version: {__version__}-1\n" in control
    assert "@" not in control.replace(bundle.PUBLISHER["email"], "")
    depends = re.search(r"Depends: libc6 \(>= 2\.(\d+)\), libgcc-s1, libstdc\+\+6,", control)
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


def test_desktop_entries_and_metainfo_are_valid(tmp_path: Path) -> None:
    """Debian 12's validator does not know the tag `developer`."""
    needs("desktop-file-validate", "appstreamcli")
    for name in (bundle.PROGRAM, bundle.CONSOLE):
        entry = bundle.DESKTOP / f"{name}.desktop"
        done = subprocess.run(
            ["desktop-file-validate", entry], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    path = tmp_path / f"{bundle.IDENTIFIER}.metainfo.xml"
    path.write_text(debian.metainfo(), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", "--pedantic", "--no-color", path],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    remarks = [line for line in done.stdout.splitlines() if re.match("[EWIP]: ", line)]
    assert done.returncode == 0, done.stdout
    assert [line for line in remarks if "unknown-tag developer" not in line] == []


def test_summaries_for_software_centres_are_short() -> None:
    """Flathub asks for at most 35 characters."""
    about = ElementTree.fromstring(debian.metainfo())
    code = "{http://www.w3.org/XML/1998/namespace}lang"
    summaries = {one.get(code, SOURCE): one.text or "" for one in about.iterfind("summary")}
    assert {SOURCE, "de"} <= summaries.keys() <= LANGUAGES.keys()
    for text in summaries.values():
        assert len(text) <= 35 and str(len(GAMES)) in text, text


def test_the_publisher_is_named_in_one_file() -> None:
    about = ElementTree.fromstring(debian.metainfo())
    addresses = {one.attrib["type"]: one.text for one in about.iterfind("url")}
    publisher = bundle.PUBLISHER
    assert addresses == {"homepage": publisher["homepage"], "bugtracker": publisher["issues"]}
    pictures = [image.text or "" for image in about.iterfind("screenshots/screenshot/image")]
    assert len(pictures) >= 3
    for address in pictures:
        folder, _, name = address.rpartition("/")
        assert folder == publisher["pictures"]
        assert (TOP / "docs" / "pictures" / name).is_file(), name
    host = publisher["email"].partition("@")[2]
    listed = subprocess.run(
        ["git", "ls-files"], capture_output=True, text=True, cwd=TOP, check=True
    )
    for name in listed.stdout.splitlines():
        path = TOP / name
        if path.suffix in (".toml", ".xml", ".yml", ".py", ".md", ".spec", ".nsi", "") and (
            name != "installers/publisher.toml" and path.is_file()
        ):
            text = path.read_text(encoding="utf-8", errors="ignore")
            assert bundle.IDENTIFIER not in text and f"@{host}" not in text, name


def test_the_flatpak_uses_only_permissions_of_old_flatpaks() -> None:
    """Flatpak 1.14, the version in Debian 12, knows only these devices."""
    devices = re.findall(r"- --device=(\w+)", flatpak.manifest())
    assert devices and set(devices) <= {"dri", "kvm", "shm", "all"}


def test_the_debian_package_is_clean(made: Path) -> None:
    needs("lintian")
    done = subprocess.run(
        ["lintian", "--fail-on", "error,warning", made], capture_output=True, text=True,
        check=False, env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
