"""The check of prose, and the hook for commit messages."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.places import TOP
from tools import prose

HOOK = TOP / "tools" / "hooks" / "commit-msg"


def findings(folder: Path, name: str, text: str) -> list[tuple[int, str]]:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return prose.findings(path)


def test_docstrings_are_checked(tmp_path: Path) -> None:
    source = '''\
"""Begin anew."""

LIMIT = 3
"""A line, and in the next one it is done
with.
"""


def mend() -> str:
    """What a card is."""
    return (
        "told "
        "anew"
    )
'''
    assert findings(tmp_path, "one.py", source) == [
        (1, "'anew': write 'again'"),
        (4, "'done with': write 'free, finish'"),
        (10, "'What': (name the thing)"),
    ]


def test_comments_are_checked(tmp_path: Path) -> None:
    source = "# It is looked\n# at later.\nmended = 1  # Two cards beside it.\n"
    assert findings(tmp_path, "one.py", source) == [
        (1, "'is looked at': write 'check, search'"),
        (3, "'beside': write 'next to, alongside, in addition to'"),
    ]


def test_markdown_is_checked(tmp_path: Path) -> None:
    source = "# Title\n\n| a | goes on with |\n\nBegun by\nwho wants it.\n"
    assert [row for row, _ in findings(tmp_path, "one.md", source)] == [3, 5]


def test_code_and_quotations_are_not_checked(tmp_path: Path) -> None:
    source = """\
Call `anew`, ``mend
anew``, or [this](mend/anew.md). It says "Nobody scores".

```sh
make anew
```

~~~
anew
```
anew
~~~
"""
    assert findings(tmp_path, "one.md", source) == []
    assert findings(tmp_path, "one.py", '"""Call `anew` or "mend"."""\n') == []


def test_text_after_a_fence_is_checked(tmp_path: Path) -> None:
    assert findings(tmp_path, "one.md", "```\nanew\n```\nanew\n") == [(4, "'anew': write 'again'")]


def test_an_unpaired_backtick_hides_no_other_paragraph(tmp_path: Path) -> None:
    assert len(findings(tmp_path, "one.md", "A ` sign.\n\nAnew.\n\nA ` sign.\n")) == 1


def test_a_markdown_line_is_too_long_if_it_can_be_broken(tmp_path: Path) -> None:
    text = "word " * 20
    assert findings(tmp_path, "one.md", f"{text.strip()}\n") == []
    assert findings(tmp_path, "one.md", f"{text}word\n") == [
        (1, "line of 104 characters: break it at 100")
    ]
    for line in (
        f"| {text} |",
        f"```\n{text}word\n```",
        f"- [{text}](page.md)",
        f"![{text}](picture.webp)",
        "- <https://example.org/" + "x" * 100 + ">",
    ):
        assert findings(tmp_path, "one.md", line) == [], line


@pytest.mark.parametrize(
    "text",
    [
        "The player tells a set from a run, and the cards are told apart.",
        "Start two at once, or all at once.",
        "Check that there is a card. So far, as long as it lasts, there is none of them.",
        "A card goes on the pile. This is done with a regular expression. Besides, it waits.",
        "Of two players, who deals? It is the same regardless of who knocks.",
        "Whether the match is over. How to knock: lay a card face down, then read on.",
    ],
)
def test_good_english_passes(tmp_path: Path, text: str) -> None:
    assert findings(tmp_path, "one.md", text) == []
    assert findings(tmp_path, "one.py", f'"""{text}"""\n') == []


def test_findings_are_printed_with_their_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = tmp_path / "bad.md", tmp_path / "good.md"
    bad.write_text("Good.\nBegin anew.\n")
    good.write_text("Begin again.\n")
    assert prose.main([str(bad), str(good)]) == 1
    assert capsys.readouterr().out == f"{bad.as_posix()}:2: 'anew': write 'again'\n"
    assert prose.main([str(good)]) == 0
    assert capsys.readouterr().out == ""


def test_all_files_that_people_write_are_checked() -> None:
    names = {path.as_posix() for path in prose.tracked()}
    assert {"README.md", "docs/voice.md", "main.py", "tools/prose.py"} <= names
    assert not [name for name in names if name.startswith(prose.GENERATED)]


def test_the_guide_and_the_check_follow_themselves() -> None:
    for name in ("docs/voice.md", "tools/prose.py", "tests/project/test_prose.py"):
        assert prose.findings(TOP / name) == [], name
    assert len((TOP / "docs/voice.md").read_text(encoding="utf-8").splitlines()) <= 60


@pytest.mark.skipif(shutil.which("sh") is None, reason="the hook is a shell script")
@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("Fix the knock button", ""),
        ("Fix the knock button\n\nIts text overlapped at 175%.\n", ""),
        ("\n# A comment\nFix the knock button\n# Another one\n", ""),
        ("x" * 72, ""),
        ("é" * 72, ""),
        ("Merge branch with a long name: " + "x" * 72, ""),
        ("x" * 73, "the subject has 73 characters, more than 72"),
        ("Fix the knock button.", "the subject ends with a full stop"),
        ("Fix the knock button\nIts text overlapped.", "the second line is not empty"),
    ],
)
def test_the_hook_checks_commit_messages(tmp_path: Path, message: str, complaint: str) -> None:
    path = tmp_path / "message"
    path.write_text(message, encoding="utf-8")
    done = subprocess.run(["sh", HOOK, path], capture_output=True, text=True)
    assert done.returncode == (1 if complaint else 0)
    assert done.stderr == (f"commit-msg: {complaint}\n" if complaint else "")


def test_the_hook_can_be_run() -> None:
    done = subprocess.run(
        ["git", "ls-files", "--stage", HOOK], cwd=TOP, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("100755 ")
