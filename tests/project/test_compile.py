"""Compiling the kernel without a C compiler."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from tools.compile import CompileError, compile_kernel


def test_without_a_compiler_the_error_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sysconfig.get_config_var("CC") is None:
        pytest.skip("this Python does not name its compiler")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(CompileError, match=r"could not be compiled: .*no-such-compiler"):
        compile_kernel(tmp_path / "source")
