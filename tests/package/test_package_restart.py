"""The built program, started by its name from PATH, restarts itself if Orca never queries it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.access.test_restart import deaf_reader, starts_in_the_end
from tools import bundle

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is for Linux")


def test_the_built_program_restarts_and_plays(built: Path, tmp_path: Path) -> None:
    with deaf_reader(tmp_path) as environment:
        environment["PATH"] = os.pathsep.join((str(built), environment["PATH"]))
        starts_in_the_end(environment, tmp_path, ("env", bundle.PROGRAM), tmp_path)
