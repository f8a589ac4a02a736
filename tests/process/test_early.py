"""What a start does on another thread: the display is open before it is asked for, as if pygame had
opened it, and where it cannot be opened the program says what it always said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from gin.ui.platform import early
from tests.support.desktop import environment_of, needs, xvfb
from tests.support.places import TOP

OPENED = """
import os, signal, sys
from pathlib import Path
from gin.ui.platform import early
early.begin(Path(sys.argv[1]))
early.begin(Path("/nonexistent"))
assert "SDL_VIDEO_X11_WMCLASS" not in os.environ
early.wait_for_display()
assert "pygame" not in sys.modules
from gin.ui.platform import window
print(window._SDL.SDL_WasInit(0x20))
window.open_display()
import pygame
print(pygame.display.get_driver(), signal.getsignal(signal.SIGINT).__name__)
shown = window.open_window("Early", (300, 200))
shown.show()
shown.get_surface().fill((1, 2, 3))
shown.flip()
pygame.event.get()
import subprocess
found = subprocess.run(["xwininfo", "-root", "-tree"], capture_output=True, text=True)
print(found.stdout)
signal.raise_signal(signal.SIGINT)
"""


def run(code: str, environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """What a program says that is written down in a few lines."""
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=TOP, env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip


def test_the_display_is_open_before_pygame_is_loaded(tmp_path: Path) -> None:
    needs("xwininfo")
    with xvfb() as environment:
        done = run(OPENED, environment, str(tmp_path))
    lines = done.stdout.splitlines()
    assert lines[0] == str(0x20), done.stderr
    assert lines[1:2] == ["x11 default_int_handler"], done.stderr
    # The name and the class of its window, as pygame would have them.
    assert '"Early": ("-c" "-c")' in done.stdout
    # Ctrl-C is Python's still.
    assert "KeyboardInterrupt" in done.stderr


NOT_OPENED = """
import sys
from pathlib import Path
from gin.ui.platform import early
early.begin(Path(sys.argv[1]))
early.wait_for_display()
from gin.ui.platform import window
try:
    window.open_display()
except window.NoDisplay as none:
    print("none", none.why)
else:
    import pygame
    print(pygame.display.get_driver())
"""


def test_a_display_that_is_not_there_is_told_by_who_opens_it(tmp_path: Path) -> None:
    nowhere = {
        name: value for name, value in environment_of(":9999").items() if "WAYLAND" not in name
    }
    done = run(NOT_OPENED, nowhere, str(tmp_path))
    assert done.stdout.startswith("none"), done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_another_driver_is_left_to_pygame(tmp_path: Path) -> None:
    with xvfb() as environment:
        done = run(NOT_OPENED, environment | {"SDL_VIDEODRIVER": "dummy"}, str(tmp_path))
    assert done.stdout.strip() == "dummy", done.stderr


READ = """
import os, sys, threading
from pathlib import Path
from gin.ui.platform import early
folder = Path(sys.argv[1])
early.begin(folder)
for thread in threading.enumerate():
    if thread is not threading.current_thread():
        thread.join()
path = folder / "cache" / early.FILE
path.unlink()
print(bytes(early.unpacked(path)).decode(), sys.getswitchinterval())
early.forget()
try:
    early.unpacked(path)
except OSError:
    print("read once")
"""


def test_what_was_packed_is_unpacked_before_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "cache" / early.FILE
    path.parent.mkdir()
    path.write_bytes(early.packed(b"pixels"))
    done = run(READ, {**os.environ, "SDL_VIDEODRIVER": "dummy"}, str(tmp_path))
    assert done.stdout.split("\n")[:2] == ["pixels 0.005", "read once"], done.stderr


NO_HOME = """
import threading
from gin.ui.platform import early
def nowhere(data):
    raise RuntimeError("no home")
early.cache_folder = nowhere
early.begin()
for thread in threading.enumerate():
    if thread is not threading.current_thread():
        thread.join()
early.wait_for_display()
print("goes on")
"""


def test_where_nothing_knows_a_home_the_thread_ends_without_a_word() -> None:
    done = run(NO_HOME, {**os.environ, "SDL_VIDEODRIVER": "dummy"})
    assert (done.stdout, done.stderr) == ("goes on\n", "")


BEGUN = """
import threading
from gin.ui.platform import window
window.open_display()
shown = window.open_window("Early", (1280, 800))
window.begin_picture(shown)
window.picture_of(shown).fill((1, 2, 3))
print("picture" in {one.name for one in threading.enumerate()})
shown.show()
picture = window.picture_of(shown)
print({picture.get_at(at)[:3] for at in ((0, 0), (700, 400), (1279, 799))}, picture.get_size())
shown.size = (900, 700)
print(window.picture_of(shown).get_size())
window.begin_picture(shown)
window.close_window(shown)
import pygame
print(pygame.display.get_init())
"""


def test_a_picture_begun_by_a_thread_is_drawn_on_once_that_has_ended(tmp_path: Path) -> None:
    with xvfb("1920x1200") as environment:
        done = run(BEGUN, environment)
    lines = done.stdout.splitlines()
    assert lines == ["False", "{(1, 2, 3)} (1280, 800)", "(900, 700)", "False"], done.stderr
