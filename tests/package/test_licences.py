"""The licences in the package: each file has one, and its text is included."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gin.speech.engine import by_library
from tests.support.packaged import program
from tools import bundle, licences

WINDOWS = """gin-parlour.exe gin-parlour-console.exe _internal/python311.dll _internal/python3.dll
_internal/VCRUNTIME140.dll _internal/VCRUNTIME140_1.dll _internal/ucrtbase.dll
_internal/api-ms-win-crt-heap-l1-1-0.dll _internal/libffi-8.dll _internal/sqlite3.dll
_internal/_sqlite3.pyd _internal/_ctypes.pyd _internal/select.pyd _internal/_cffi_backend.pyd
_internal/accesskit/accesskit.pyd _internal/prism/_native/prism.dll _internal/pygame/SDL2.dll
_internal/pygame/SDL2_image.dll _internal/pygame/libtiff-5.dll _internal/pygame/libwebp-7.dll
_internal/pygame/libwebpdemux-2.dll _internal/pygame/libjpeg-62.dll _internal/pygame/libpng16-16.dll
_internal/pygame/SDL2_mixer.dll _internal/pygame/libogg-0.dll _internal/pygame/libopus-0.dll
_internal/pygame/libopusfile-0.dll _internal/pygame/libwavpack-1.dll _internal/pygame/libxmp.dll
_internal/pygame/SDL2_ttf.dll _internal/pygame/freetype.dll _internal/pygame/portmidi.dll
_internal/pygame/base.cp311-win_amd64.pyd"""
MACOS = """Contents/MacOS/gin-parlour Contents/Info.plist Contents/Frameworks/Python
Contents/Frameworks/python3.11/lib-dynload/_json.cpython-311-darwin.so
Contents/Frameworks/libwebp.7.2.0.dylib Contents/Frameworks/libmpg123.0.dylib
Contents/Frameworks/libbrotlicommon.1.2.0.dylib Contents/Frameworks/libvorbisenc.2.0.12.dylib
Contents/Frameworks/libSDL2-2.0.0.dylib Contents/Frameworks/libportmidi.2.0.7.dylib
Contents/Frameworks/libfreetype.6.dylib Contents/Frameworks/libSDL2_mixer-2.0.0.800.2.dylib
Contents/Frameworks/libharfbuzz.0.dylib Contents/Frameworks/libz.1.3.1.zlib-ng.dylib
Contents/Frameworks/libwavpack.1.dylib Contents/Frameworks/libsndfile.1.0.37.dylib
Contents/Frameworks/libopusfile.0.dylib Contents/Frameworks/libfluidsynth.3.5.6.dylib
Contents/Frameworks/pygame/base.cpython-311-darwin.so Contents/Resources/sounds/draw-1.ogg
Contents/Frameworks/prism/_native/libprism.dylib Contents/Resources/licences/gpl-3.txt"""


OF_OTHER_SYSTEMS = set() if by_library() else {"Prism", "CFFI"}
"""Libraries that are not installed on this system, so their licence texts are not here."""


def test_every_part_has_its_licence_text() -> None:
    names = [part.name for part in licences.PARTS]
    assert len(names) == len(set(names)) > 40
    for part in licences.PARTS:
        if part.name in OF_OTHER_SYSTEMS:
            assert part.package
            continue
        texts = licences.texts(part)
        assert part.licence and texts, part.name
        for place, path in texts:
            assert place.startswith("licences/")
            assert Path(path).stat().st_size > 30, path


def test_no_licence_text_is_superfluous() -> None:
    used = {(licences.TEXTS / name).resolve() for part in licences.PARTS for name in part.texts}
    used |= {Path(path) for _, path in licences.COMMON}
    assert set(licences.TEXTS.iterdir()) <= used


@pytest.mark.parametrize("paths", [WINDOWS, MACOS])
def test_files_in_wheels_for_other_systems_are_known(paths: str) -> None:
    found = licences.parts_of(paths.split())
    assert {path for files in found.values() for path in files} == set(paths.split())
    libraries = [path for path in paths.split() if "SDL2" in path]
    assert len(libraries) == sum(
        path in libraries
        for part, files in found.items()
        if part.name.startswith("SDL")
        for path in files
    )


def test_an_unknown_file_fails_the_build(tmp_path: Path) -> None:
    with pytest.raises(licences.UncoveredError, match=r"libunheard\.so\.1: no licence is known"):
        licences.gather_texts(["LICENSE", "_internal/libunheard.so.1"], tmp_path)
    # A name that only begins like a known library is unknown.
    with pytest.raises(licences.UncoveredError, match="libzstd"):
        licences.gather_texts(["libz.so.1", "libzstd.so.1"], tmp_path)


def test_everything_in_the_package_is_listed(
    built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert Path(program(built, bundle.PROGRAM)).is_file()
    assert licences.main([str(built)]) == 0
    list_of_parts = capsys.readouterr().out
    kept = (built / licences.LIST).read_text(encoding="utf-8")
    for line in list_of_parts.splitlines():
        if not line.startswith(" ") and ": " in line:
            assert f"\n{line}\n" in kept, line
    for name in ("Gin Parlour", "Python", "PyInstaller", "pygame-ce", "SDL", "SQLite", "Fraunces"):
        assert f"\n{name}" in kept
    other = tmp_path / "package"
    shutil.copytree(built, other, symlinks=True)
    (other / "licences" / "sdl2.txt").unlink()
    assert licences.main([str(other)]) == 1
    assert "licences/sdl2.txt" in capsys.readouterr().err
    (other / "_internal" / "libunheard.so").write_bytes(b"\x7fELF")
    assert licences.main([str(other)]) == 1
    assert "_internal/libunheard.so: no licence is known" in capsys.readouterr().err
