"""Paths in the repository."""

from __future__ import annotations

from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
DATA = TOP / "tests" / "data"
