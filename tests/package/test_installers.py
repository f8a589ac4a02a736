"""Installers and packages: what they are made from says the same as the program."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.support.places import TOP
from tools import bundle
from tools.packages import windows
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
