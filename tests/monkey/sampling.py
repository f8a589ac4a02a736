"""A sampling profiler for slow frames, which runs on a separate thread."""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter, deque
from pathlib import Path
from types import FrameType

APART = 0.004
"""Seconds between two samples."""
KEPT = 4000


class Sampler:
    def __init__(self) -> None:
        self._watched = threading.get_ident()
        self._seen: deque[tuple[float, str]] = deque(maxlen=KEPT)
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._closed.wait(APART):
            frame = sys._current_frames().get(self._watched)
            self._seen.append((time.perf_counter(), _named(frame)))

    def most(self, begun: float) -> str:
        found = Counter(what for when, what in self._seen.copy() if when >= begun and what)
        return ", ".join(what for what, _ in found.most_common(2))

    def close(self) -> None:
        self._closed.set()
        self._thread.join()


def _named(frame: FrameType | None) -> str:
    names: dict[str, str] = {}
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        kind = path.parent.name
        drawing = kind in ("art", "scenes") or path.stem in ("sprites", "brush")
        if drawing and frame.f_code.co_name not in ("drawn", "<genexpr>"):
            names[kind] = f"{path.stem}.{frame.f_code.co_name.lstrip('_')}"
        frame = frame.f_back
    return " > ".join(names[kind] for kind in ("ui", "scenes", "art") if kind in names)
