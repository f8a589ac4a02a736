"""A context manager for errors, which matches the words that a player sees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from gin.core.errors import GinError
from gin.language.translation import printed


@contextmanager
def raising(kind: type[GinError], words: str) -> Iterator[pytest.ExceptionInfo[GinError]]:
    with pytest.raises(kind) as caught:
        yield caught
    text = printed(caught.value.text)
    assert re.search(words, text), f"{text!r} does not say {words!r}"
