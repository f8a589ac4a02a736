"""The contracts of import-linter in pyproject.toml."""

from __future__ import annotations

import tomllib

from tests.support.places import TOP


def contracts() -> dict[str, dict[str, list[str]]]:
    project = tomllib.loads((TOP / "pyproject.toml").read_text())
    return {made["name"]: made for made in project["tool"]["importlinter"]["contracts"]}
