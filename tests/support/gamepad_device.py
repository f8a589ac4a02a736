#!/usr/bin/python3
"""A simulated device file of a gamepad: reads presses, each a line of JSON.

It runs in the system's Python, which has umockdev's bindings. It first prints the folder with the
device, in which a program started with umockdev's library finds it. `tests/support/hardware.py`
starts it and sends the presses.
"""

import json
import os
import struct
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import gi

gi.require_version("UMockdev", "1.0")
from gi.repository import GLib, UMockdev  # noqa: E402

DEVICE = """\
P: /devices/made/input/input0
E: SUBSYSTEM=input
E: PRODUCT=3/45e/28e/114
E: ID_INPUT=1
E: ID_INPUT_JOYSTICK=1
A: name=Microsoft X-Box 360 pad

P: /devices/made/input/input0/event0
N: input/event0
E: SUBSYSTEM=input
E: DEVNAME=/dev/input/event0
E: MAJOR=13
E: MINOR=64
E: ID_INPUT=1
E: ID_INPUT_JOYSTICK=1
"""
KEYS = (304, 305, 307, 308, 310, 311, 314, 315, 316, 317, 318)
AXES = (0, 1, 2, 3, 4, 5, 16, 17)
SYNCHRONISE, KEY, AXIS = 0, 1, 3
NAME = b"Microsoft X-Box 360 pad".ljust(128, b"\0")


def bits(numbers: tuple[int, ...], size: int) -> str:
    made = bytearray(size)
    for number in numbers:
        made[number // 8] |= 1 << number % 8
    return made.hex().upper()


def answers() -> Iterator[str]:
    yield "@DEV /dev/input/event0"
    yield f"EVIOCGVERSION 0 {struct.pack('=i', 0x10001).hex().upper()}"
    yield f"EVIOCGID 0 {struct.pack('=4H', 3, 0x45E, 0x28E, 0x114).hex().upper()}"
    yield f"EVIOCGNAME {len(NAME)} {NAME.hex().upper()}"
    yield f"EVIOCGBIT(0) 8 {bits((SYNCHRONISE, KEY, AXIS), 8)}"
    yield f"EVIOCGBIT(1) 96 {bits(KEYS, 96)}"
    yield f"EVIOCGBIT(2) 8 {bits((), 8)}"
    yield f"EVIOCGBIT(3) 8 {bits(AXES, 8)}"
    yield f"EVIOCGKEY 96 {bits((), 96)}"
    for axis in AXES:
        ends = (-1, 1) if axis >= 16 else (0, 255) if axis in (2, 5) else (-32768, 32767)
        number = f"({axis})" if axis else ""
        yield f"EVIOCGABS{number} 0 {struct.pack('=6i', 0, *ends, 0, 0, 0).hex().upper()}"


def main() -> None:
    testbed = UMockdev.Testbed.new()
    testbed.add_from_string(DEVICE)
    file = Path(testbed.get_root_dir(), "answers")
    file.write_text("\n".join([*answers(), ""]))
    testbed.load_ioctl("/dev/input/event0", str(file))
    device = testbed.get_dev_fd("/dev/input/event0")
    threading.Thread(target=GLib.MainLoop().run, daemon=True).start()
    print(testbed.get_root_dir(), flush=True)
    for line in sys.stdin:
        kind, code, value = json.loads(line)
        for event in ((kind, code, value), (SYNCHRONISE, 0, 0)):
            os.write(device, struct.pack("=qqHHi", 0, 0, *event))


if __name__ == "__main__":
    main()
