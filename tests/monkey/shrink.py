"""Delta debugging (Zeller and Hildebrandt, 2002): a short list that still fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Fails = Callable[[Sequence[str]], bool]


def shortest(
    lines: Sequence[str], fails: Fails, more: Callable[[], bool] = lambda: True
) -> list[str]:
    left, parts = list(lines), 2
    while len(left) > 1 and more():
        size = -(-len(left) // parts)
        for begin in range(0, len(left), size):
            rest = left[:begin] + left[begin + size :]
            if not more():
                return left
            if fails(rest):
                left, parts = rest, max(2, parts - 1)
                break
        else:
            if size == 1:
                return left
            parts = min(len(left), parts * 2)
    return left
