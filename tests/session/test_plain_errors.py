"""SQLite's errors are reported in English and German sentences."""

from __future__ import annotations

import sqlite3

import pytest

from gin.core.message import by_id
from gin.language.translation import printed, speak
from gin.session.storage.opening import sqlite_reason

SAID = [
    (sqlite3.OperationalError("database is locked"), "another program has it open",
     "ein anderes Programm hat sie geöffnet"),
    (sqlite3.OperationalError("database table is locked"), "another program has it open",
     "ein anderes Programm hat sie geöffnet"),
    (sqlite3.IntegrityError("UNIQUE constraint failed: action.match, action.hand, action.ply"),
     "another program may have changed it", "vielleicht hat ein anderes Programm"),
    (sqlite3.IntegrityError("FOREIGN KEY constraint failed"),
     "another program may have changed it", "vielleicht hat ein anderes Programm"),
    (OverflowError("Python int too large to convert to SQLite INTEGER"),
     "another program may have changed it", "vielleicht hat ein anderes Programm"),
    (sqlite3.OperationalError("unable to open database file"), "it can't be opened",
     "sie lässt sich nicht öffnen"),
    (sqlite3.DatabaseError("file is not a database"), "it holds no saved games",
     "sie enthält keine gespeicherten Spiele"),
    (sqlite3.OperationalError("something new"), 'SQLite reports "something new"',
     "SQLite meldet „something new“"),
]  # fmt: skip


@pytest.mark.parametrize(("error", "english", "german"), SAID)
def test_each_achievement_has_a_sentence(error: Exception, english: str, german: str) -> None:
    told = sqlite_reason(error)
    assert english in printed(told)
    speak("de", whatever_is_set=True)
    try:
        assert german in printed(told)
    finally:
        speak("en", whatever_is_set=True)
    assert by_id(told)
