"""The built program is started twice: its first window comes to the front."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gin.session.instance_sockets import SOCKET
from tests.process.test_second_start import (
    covered,
    in_front,
    one_match_is_kept,
    starts_again,
    windows_of,
)
from tests.support.desktop import openbox, printed_by, xvfb
from tests.support.packaged import program
from tests.support.patience import PATIENCE, until
from tools import bundle

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a desktop of Linux is needed")


def test_the_built_program_is_started_twice(built: Path, tmp_path: Path) -> None:
    words = (program(built, bundle.PROGRAM),)
    with (
        xvfb() as desktop,
        openbox(desktop),
        covered(desktop, tmp_path, program=words) as first,
    ):
        starts_again(desktop, tmp_path, program=words)
        until(lambda: in_front(desktop) == first.pid)
        (window,) = windows_of(desktop, first)
        printed_by(desktop, "wmctrl", "-i", "-c", window)
        assert first.wait(PATIENCE) == 0
    assert one_match_is_kept(tmp_path / "ours")
    assert not (tmp_path / "ours" / SOCKET).exists()
