"""Screens and window managers for tests.

A test skips if a Debian package is missing; if GIN_REQUIRE_DESKTOP is set, as in CI, the test
fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE, until

PACKAGES = {
    "Xorg": "xserver-xorg-core",
    "Xvfb": "xvfb",
    "appstreamcli": "appstream",
    "dbus-daemon": "dbus",
    "dbus-launch": "dbus-x11",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "gsettings": "libglib2.0-bin",
    "import": "imagemagick",
    "lintian": "lintian",
    "objdump": "binutils",
    "openbox": "openbox",
    "orca": "orca",
    "parec": "pulseaudio-utils",
    "pulseaudio": "pulseaudio",
    "setxkbmap": "x11-xkb-utils",
    "speech-dispatcher": "speech-dispatcher",
    "umockdev-run": "umockdev",
    "wmctrl": "wmctrl",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "xprop": "x11-utils",
    "xrandr": "x11-xserver-utils",
    "xwininfo": "x11-utils",
}
ATSPI = {"launcher": "at-spi2-core", "gi": "python3-gi", "Atspi": "gir1.2-atspi-2.0"}
DRIVERS = {
    "drivers/dummy_drv.so": "xserver-xorg-video-dummy",
    "input/inputtest_drv.so": "xserver-xorg-core",
}
_MODULES = Path("/usr/lib/xorg/modules")
_CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-300
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "{size}"
  EndSubSection
EndSection
"""
PICTURE = "GIN_TEST_PICTURE"
"""Variable with the file in which a screen of Xvfb is."""
_LAUNCHERS = ("/usr/libexec", "/usr/lib/at-spi2-core")


def needs(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            _missing(f"the program {program}", PACKAGES[program])


def needs_drivers(*drivers: str) -> None:
    for driver in drivers:
        if not (_MODULES / driver).exists():
            _missing(f"the driver {driver}", DRIVERS[driver])


def _missing(what: str, package: str) -> None:
    reason = f"{what} is missing: install the package {package}"
    if os.environ.get("GIN_REQUIRE_DESKTOP"):
        pytest.fail(reason)
    pytest.skip(reason)


def needs_atspi() -> None:
    if not any(Path(folder, "at-spi-bus-launcher").exists() for folder in _LAUNCHERS):
        _missing("the program at-spi-bus-launcher", ATSPI["launcher"])
    code = "import gi"
    for part in ("gi", "Atspi"):
        done = subprocess.run(["/usr/bin/python3", "-c", code], capture_output=True, check=False)
        if done.returncode != 0:
            _missing(f"the system's Python module {part}", ATSPI[part])
        code = "import gi; gi.require_version('Atspi', '2.0')"


@contextmanager
def xvfb(size: str = "1280x800") -> Iterator[dict[str, str]]:
    needs("Xvfb")
    read, write = os.pipe()
    folder = tempfile.TemporaryDirectory()
    server = subprocess.Popen(
        # Without -noreset, a server whose last client leaves resets, and drops a new connection.
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp",
         "-noreset", "-fbdir", folder.name],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            pytest.fail(f"Xvfb ended with {server.wait(PATIENCE)} before it had a display")
        yield environment_of(f":{number}") | {PICTURE: str(Path(folder.name, "Xvfb_screen0"))}
    finally:
        server.terminate()
        server.wait(PATIENCE)
        folder.cleanup()


@contextmanager
def openbox(environment: dict[str, str]) -> Iterator[None]:
    """Start a window manager, and wait until it reacts.

    A window shown while openbox starts may wait for openbox forever. At the first key of a device,
    openbox releases its keys and grabs them again; it would miss a key such as Alt+F4 pressed in
    between. openbox handles requests in order, so once it has set one desktop, it is ready.
    """
    needs("openbox", "xdotool", "xprop", "wmctrl")
    manager = subprocess.Popen(
        ["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )

    def manages() -> bool:
        assert manager.poll() is None, f"openbox ended with {manager.returncode}"
        return "_NET_SUPPORTED" in printed_by(environment, "xprop", "-root")

    def has_one_desktop() -> bool:
        # During its start, openbox may miss the request or set its own number afterwards.
        printed_by(environment, "wmctrl", "-n", "1")
        return len(printed_by(environment, "wmctrl", "-d").splitlines()) == 1

    try:
        until(manages)
        printed_by(environment, "xdotool", "key", "Shift_L")
        until(has_one_desktop)
        yield
    finally:
        manager.terminate()
        manager.wait(PATIENCE)


def printed_by(environment: dict[str, str], *words: str) -> str:
    return subprocess.run(
        words, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    ).stdout.strip()


@contextmanager
def xorg(size: str, more: str = "", *drivers: str) -> Iterator[dict[str, str]]:
    needs("Xorg")
    needs_drivers("drivers/dummy_drv.so", *drivers)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "xorg.conf").write_text(_CONFIGURATION.format(size=size) + more)
        read, write = os.pipe()
        words = ["-config", str(folder / "xorg.conf"), "-logfile", str(folder / "log")]
        words += ["-displayfd", str(write), "-noreset", "-novtswitch", "-sharevts"]
        server = subprocess.Popen(
            ["Xorg", *words, "-nolisten", "tcp"],
            pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        try:
            with os.fdopen(read) as pipe:
                number = pipe.readline().strip()
            assert number, (folder / "log").read_text()
            yield environment_of(f":{number}")
        finally:
            server.terminate()
            server.wait(PATIENCE)


def environment_of(display: str) -> dict[str, str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SDL_")}
    environment |= {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
    # Without this address, a first start would leave a speech daemon running.
    return environment | {"SPEECHD_ADDRESS": "unix_socket:/nonexistent"}
