"""Judging a decision in a fixed number of worlds."""

from __future__ import annotations

from gin.ai.advice.evaluation import Judge


def play_worlds(judge: Judge, worlds: int) -> None:
    until = judge.worlds + worlds
    while judge.worlds < until:
        judge.step()
