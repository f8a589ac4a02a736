"""Typed lines while someone at another front end may act."""

from __future__ import annotations

import io
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import pytest

from gin.text.typed_input import TypedInput, Woken
from tests.support.patience import until


@contextmanager
def pipe() -> Iterator[tuple[TextIO, TextIO]]:
    read, write = os.pipe()
    with (
        os.fdopen(read, encoding="utf-8") as source,
        os.fdopen(write, "w", encoding="utf-8") as typing,
    ):
        yield source, typing


def typed(typing: TextIO, text: str) -> None:
    typing.write(text)
    typing.flush()


def test_lines_and_wakes_come_in_any_order() -> None:
    with pipe() as (source, typing):
        lines = TypedInput(source, io.StringIO(), lambda: True)
        threading.Timer(0.05, lines.woken.set).start()
        assert lines.read() is Woken.WOKEN
        assert lines.reading
        lines.woken.clear()
        typed(typing, "hand\nscore\n")
        assert lines.read() == "hand\n"
        lines.woken.clear()
        assert lines.read() == "score\n"
        typing.close()
        lines.woken.clear()
        assert lines.read() is None


def test_a_line_typed_before_the_wait_is_not_missed() -> None:
    with pipe() as (source, typing):
        lines = TypedInput(source, io.StringIO(), lambda: True)
        lines.woken.set()
        assert lines.read() is Woken.WOKEN
        typed(typing, "hand\n")
        until(lambda: lines._reader is not None and lines._reader._line)
        lines.woken.clear()
        assert lines.read() == "hand\n"
        typing.close()


def test_no_thread_reads_unless_someone_is_connected() -> None:
    connected = False
    lines = TypedInput(io.StringIO("one\ntwo\n"), io.StringIO(), lambda: connected)
    assert lines.read() == "one\n"
    assert lines._reader is None
    connected = True
    assert lines.read() == "two\n"
    assert lines._reader is not None
    lines.woken.clear()
    assert lines.read() is None


def test_output_begins_below_an_open_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    with pipe() as (source, typing):
        monkeypatch.setattr(source, "isatty", lambda: True, raising=False)
        target = io.StringIO()
        lines = TypedInput(source, target, lambda: True)
        lines.woken.set()
        assert lines.read() is Woken.WOKEN
        lines.begin_line()
        print("Ben draws.", file=target)
        assert target.getvalue() == "> \nBen draws.\n"
        lines.begin_line()
        assert lines.read() is Woken.WOKEN
        assert target.getvalue().endswith("\n> ")
        typing.close()
        lines.woken.clear()
        assert lines.read() is None
