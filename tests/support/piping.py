"""An engine behind real pipes, and a player that records its observations."""

from __future__ import annotations

import os
import random
import threading
from typing import Any, TextIO

from gin.ai.protocol.engine import Engine
from gin.ai.protocol.lines import ObservationReader
from gin.language.translation import printed
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.rules.sample import sample
from tests.support.play import some_action


class Recorder:
    def __init__(self) -> None:
        self.given: list[Observation] = []

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        self.given.append(seen)
        table = sample(seen, random.Random(len(self.given)))
        return some_action(table, random.Random(len(self.given)))


class Pipe:
    def __init__(self, player: Any) -> None:
        read_in, write_in = os.pipe()
        read_out, write_out = os.pipe()
        self._to: TextIO = os.fdopen(write_in, "w", encoding="ascii", newline="\n")
        self._from: TextIO = os.fdopen(read_out, encoding="ascii", newline="\n")
        source = os.fdopen(read_in, encoding="ascii")
        target = os.fdopen(write_out, "w", encoding="ascii")

        def live() -> None:
            with source, target:
                Engine(target, printed, lambda level, seed, setting: player).run(source)

        self._thread = threading.Thread(target=live, daemon=True)
        self._thread.start()

    def send(self, *lines: str) -> None:
        for line in lines:
            self._to.write(line + "\n")
        self._to.flush()

    def answer(self) -> str:
        return self._from.readline().rstrip("\n")

    def close(self) -> None:
        self.send("quit")
        self._to.close()
        self._from.close()
        self._thread.join(10)
        assert not self._thread.is_alive()


def tell(hearer: ObservationReader, line: str) -> None:
    command, *rest = line.split()
    getattr(hearer, command)(rest)
