"""Compile the kernel in a copy of the source: `python -m tools.compile FOLDER`.

FOLDER gets `main.py`, `gin` and `tools`, with an extension module next to each module of
`gin/core/kernel` that has a `.pxd` file. Python imports the extension modules instead. The source
tree must not contain them, because they would hide later changes to the modules.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
KERNEL = "gin/core/kernel"
DIRECTIVES = {
    "language_level": 3,
    # Annotations are for people and mypy; the .pxd files have the types.
    "annotation_typing": False,
    "boundscheck": False,
    "cdivision": True,
    "initializedcheck": False,
    "wraparound": False,
}
# Without -ffp-contract=off (on Windows /fp:precise), a C compiler may fuse a multiplication and an
# addition, which rounds differently.
ARGUMENTS = (
    ["/O2", "/fp:precise"] if sys.platform == "win32" else ["-O2", "-g0", "-ffp-contract=off"]
)


class CompileError(Exception):
    """The kernel could not be compiled; the message is a sentence for the user."""


def compile_kernel(folder: Path) -> Path:
    """Copy the program into a folder and compile its kernel there; return the folder.

    Raises:
        CompileError: If compiling fails, for example without a C compiler.
    """
    copy_source(folder)
    done = subprocess.run(
        [sys.executable, "-m", "tools.compile", "--here"], cwd=folder,
        env={**os.environ, "PYTHONPATH": str(TOP)}, capture_output=True, text=True,
        errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or [f"code {done.returncode}"]
        raise CompileError(f"The kernel could not be compiled: {lines[-1]}")
    for path in (folder / KERNEL).glob("*.c"):
        path.unlink()
    shutil.rmtree(folder / "build", ignore_errors=True)
    return folder


def copy_source(folder: Path) -> Path:
    """Copy the program's source into a folder, in place of an earlier copy; return the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy2(TOP / "main.py", folder)
    for package in ("gin", "tools"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(TOP / package, folder / package, ignore=ignored)
    return folder


def build_here() -> None:
    """Compile the kernel of the current folder."""
    from Cython.Build import cythonize
    from setuptools import Extension, setup

    extensions = [
        Extension(
            path.with_suffix("").as_posix().replace("/", "."),
            [path.with_suffix(".py").as_posix()],
            extra_compile_args=ARGUMENTS,
        )
        for path in sorted(Path(KERNEL).glob("*.pxd"))
    ]
    setup(
        name="kernel",
        packages=[],
        ext_modules=cythonize(  # type: ignore[no-untyped-call]
            extensions, quiet=True, compiler_directives=DIRECTIVES
        ),
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def main(words: list[str]) -> int:
    """Compile; return the exit code."""
    if words == ["--here"]:
        build_here()
        return 0
    if len(words) != 1:
        print("usage: python -m tools.compile FOLDER", file=sys.stderr)
        return 2
    try:
        compile_kernel(Path(words[0]).resolve())
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
