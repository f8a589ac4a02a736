"""Compiling the kernel without a C compiler."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from tools import compile
from tools.compile import KERNEL, CompileError, compile_kernel


def copy_one_module(folder: Path) -> Path:
    """Copy the source with one module to compile, instead of all, which takes ten seconds."""
    _, *others = sorted(
        (_copied(folder) / KERNEL).glob("*.pxd"), key=lambda path: path.stat().st_size
    )
    for path in others:
        path.unlink()
    return folder


_copied = compile.copy_source


def test_without_a_compiler_the_error_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sysconfig.get_config_var("CC") is None:
        pytest.skip("this Python does not name its compiler")
    monkeypatch.setattr(compile, "copy_source", copy_one_module)
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(CompileError, match=r"could not be compiled: .*no-such-compiler"):
        compile_kernel(tmp_path / "source")
