"""A touchscreen and a gamepad that the unmodified program takes for real ones.

The touchscreen belongs to an X server whose input driver reads touches from a socket, so the
program receives XInput 2 touches. The gamepad is a device file that umockdev simulates and SDL
opens.
"""

from __future__ import annotations

import json
import socket
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.desktop import needs, xorg
from tests.support.patience import PATIENCE, until

Box = list[int]
"""Left, top, width and height on the screen, as AT-SPI returns them."""
_FINGER = """
Section "InputDevice"
  Identifier "finger"
  Driver "inputtest"
  Option "SocketPath" "{path}"
  Option "DeviceType" "Touch"
  Option "TouchCount" "5"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "finger" "SendCoreEvents"
EndSection
"""
WIDE, HIGH = 800, 600
_CLIENT_VERSION, _WAIT_FOR_SYNC, _TOUCH = 0, 1, 6
"""Kinds of messages to the driver (xf86-input-inputtest-protocol.h)."""
_BEGIN, _UPDATE, _END = 18, 19, 20
"""Kinds of touches, as XInput 2 numbers them."""
_RANGE = 0xFFFF
"""Range of an axis of the driver's touchscreen."""
_AXES = 64
BUTTONS = {
    "A": (1, 304, 1), "B": (1, 305, 1), "X": (1, 307, 1), "Y": (1, 308, 1),
    "left shoulder": (1, 310, 1), "right shoulder": (1, 311, 1), "back": (1, 314, 1),
    "start": (1, 315, 1), "left": (3, 16, -1), "right": (3, 16, 1), "up": (3, 17, -1),
    "down": (3, 17, 1),
}  # fmt: skip
"""Linux's report of each button of the gamepad: kind, code and value."""


class Finger:
    def __init__(self, path: Path) -> None:
        self._driver = socket.socket(socket.AF_UNIX)
        self._driver.settimeout(PATIENCE)
        self._driver.connect(str(path))
        self._send(struct.pack("=IIHH", 12, _CLIENT_VERSION, 1, 1))
        self._driver.recv(64)
        self._number = 0

    def _send(self, message: bytes) -> None:
        self._driver.sendall(message)

    def _touch(self, kind: int, at: tuple[int, int]) -> None:
        places = [at[0] * _RANGE / (WIDE - 1), at[1] * _RANGE / (HIGH - 1)]
        axes = struct.pack(f"={_AXES}d", *places, *[0.0] * (_AXES - 2))
        head = struct.pack("=IIIII8s4x", 32 + 16 * _AXES, _TOUCH, self._number, kind, 0, b"\x03")
        self._send(head + axes + bytes(8 * _AXES))
        self._send(struct.pack("=II", 8, _WAIT_FOR_SYNC))
        self._driver.recv(8)

    def tap(self, box: Box) -> None:
        x, y = middle(box)
        self.push((x, y), (x + 3, y - 2))

    def push(self, *path: tuple[int, int]) -> None:
        self._number += 1
        self._touch(_BEGIN, path[0])
        for at in path[1:]:
            time.sleep(0.02)
            self._touch(_UPDATE, at)
        time.sleep(0.02)
        self._touch(_END, path[-1])

    def close(self) -> None:
        self._driver.close()


def middle(box: Box) -> tuple[int, int]:
    return box[0] + box[2] // 2, box[1] + box[3] // 2


@contextmanager
def touchscreen() -> Iterator[tuple[dict[str, str], Finger]]:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "finger"
        section = _FINGER.format(path=path)
        with xorg(f"{WIDE}x{HIGH}", section, "input/inputtest_drv.so") as environment:
            until(path.exists)
            finger = Finger(path)
            yield environment, finger
            finger.close()


class Gamepad:
    def __init__(self, device: subprocess.Popen[str]) -> None:
        self._device = device

    def _send(self, kind: int, code: int, value: int) -> None:
        assert self._device.stdin is not None
        print(json.dumps([kind, code, value]), file=self._device.stdin, flush=True)

    def press(self, button: str) -> None:
        kind, code, value = BUTTONS[button]
        for one in (value, 0):
            self._send(kind, code, one)
            time.sleep(0.02)


@contextmanager
def gamepad(environment: dict[str, str]) -> Iterator[Gamepad]:
    needs("umockdev-run")
    device = subprocess.Popen(
        ["/usr/bin/python3", str(Path(__file__).with_name("gamepad_device.py"))],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert device.stdin is not None and device.stdout is not None
    folder = device.stdout.readline().strip()
    assert folder, "there is no device"
    environment |= {"UMOCKDEV_DIR": folder, "LD_PRELOAD": "libumockdev-preload.so.0"}
    try:
        yield Gamepad(device)
    finally:
        device.stdin.close()
        device.wait(PATIENCE)
