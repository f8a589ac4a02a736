"""Check the prose of docs, docstrings and comments: `python -m tools.prose [FILES]`.

Without FILES, check every tracked Markdown and Python file except generated ones. Print a line for
each finding and exit with 1 if there is one. `docs/voice.md` explains the words. Text in backticks,
fences and double quotes is code or a quotation, and is not checked.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
GENERATED = (
    "docs/fairness-proof.md", "docs/playing-without-sight.md", "gin/ai/learned/tables/",
    "gin/language/tables/", "gin/messages/",
)  # fmt: skip
WIDTH = 100
"""Maximum length of a Markdown line. Tables, code and lines without a space are exempt."""
START = "§"
"""Replaces the quotes around a docstring, so that a pattern can match its first word."""
WORDS = {
    r"told(?! apart)|tell of|tells (?:of|how|what|that|whether|why|nothing)": "say, show, report",
    r"tests? tells?": "a test catches, or fails",
    r"mend(?:s|ed|ing)?": "fix",
    r"look(?:s|ed|ing)? whether|(?:is|are|was|were|be|been) looked (?:at|for)": "check, search",
    r"(?:goes|go|gone|going|went) on with": "continue, resume",
    r"goes on(?=[.,;:]| (?:after|as|at|by|from|until|when|where|while|without)\b)": "continue",
    r"done with(?=[.,;:)])|(?:is|are|be|was) done with (?:it|them)": "free, finish",
    r"(?:is|are|was|were) gone(?! on)": "was removed, closed, freed; exited",
    r"(?<!all\s)(?<!everything\s)(?<!two\s)(?<!three\s)(?<!many\s)at once": "immediately, together",
    r"com(?:es?|ing) to (?:lie|stand)|came to (?:lie|stand)": "reach, lie",
    r"what (?:it|they|\w+ \w+) comes? to": "total, result",
    r"st(?:and|ands|anding|ood) for": "represent, mean, replace",
    r"beside": "next to, alongside, in addition to",
    r"by turns": "alternately, in turn",
    r"(?:for|after|of|in|most|least|than) so (?:many|much|long)(?! (?:as|that)\b)": "that many",
    r"§so (?:many|much|long)": "(name the number)",
    r"anew": "again",
    r"of (?:one's|its|their|your|our|his) own(?! accord)": "its own ..., custom, separate",
    r"that there (?:is|are)(?=[.,;:)])": "(delete it)",
    r"as (?:it is|they are) (?:now|kept|laid)": "current, saved",
    r"(?:for|(?:that|which) is) none(?! of)": "if there is none; invalid",
    r"rubbish": "garbage",
    r"lest": "so that ... not",
    r"as it were": "(delete it)",
    r"therein|thereof|thereto|whereby|whereof|wherein|hitherto": "in it, of it, by which",
    r"somebody|nobody|everybody|who(?:m)?ever": "(name the actor: the player, the caller)",
    r"(?:by|for|from|to|with|but|than|(?<!regardless\s)of) who": "a player who, anyone who",
    r"(?<!#\s)(?-i:Who) \w+s(?![^.?!]*\?)": "a player who, anyone who",
    r"those who listen|who listens": "(name the listener: the screen-reader user)",
    r"what (?:is|was|are|were) (?:asked|drawn|heard|kept|laid|meant|offered|read|said|shown|typed)":
        "(name the thing)",
    r"what (?:is|are) to|§(?:how|what|where|who)(?! to\b)": "(name the thing)",
    r"§have": "(use the verb itself: show, move, draw)",
}  # fmt: skip
"""Patterns to avoid, each with its replacement. A space also matches a line break.
"""
GAP = r"(?:[ \t]+|[ \t]*\n[ \t]*)"
CHECKS = [
    (re.compile(rf"(?<!\w)(?:{words.replace(' ', GAP)})(?!\w)", re.IGNORECASE), better)
    for words, better in WORDS.items()
]
BEFORE = (tokenize.NEWLINE, tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT)
"""Types of the token before a docstring."""
UNCHECKED = re.compile(
    r'(?P<ticks>`+)(?:(?!\n\s*\n|(?P=ticks)).)+(?P=ticks)|"(?:(?!\n\s*\n)[^"])*"|]\([^)\s]*\)', re.S
)
"""A code span, a quotation, or a link's address. None crosses an empty line."""


def python_prose(source: str) -> list[str]:
    """Return the source's lines, with everything except docstrings and comments blanked."""
    lines, prose = source.splitlines(), [""] * (source.count("\n") + 1)
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    for index, token in enumerate(tokens):
        first, last = token.start[0] - 1, token.end[0]
        if token.type == tokenize.COMMENT:
            prose[first] = token.string.lstrip("#!: ")
        elif (
            token.type == tokenize.STRING
            and tokens[index + 1].type == tokenize.NEWLINE
            and (index == 0 or tokens[index - 1].type in BEFORE)
        ):
            prose[first:last] = [re.sub(r'(?<!\w)[rR]?"""', START, x) for x in lines[first:last]]
    return prose


def markdown_prose(source: str) -> list[str]:
    """Return the source's lines, with fenced code blanked."""
    prose, fence = [], ""
    for line in source.splitlines():
        opened = re.match(r"\s*(```+|~~~+)", line)
        prose.append("" if fence or opened else line)
        if opened and not fence:
            fence = opened[1]
        elif opened and opened[1].startswith(fence):
            fence = ""
    return prose


def is_too_long(line: str) -> bool:
    """Return whether a Markdown line outside tables is too long and could be broken."""
    text = re.sub(r"\[[^]]*\]", "", line.strip(" >*-"))
    return len(line) > WIDTH and not line.lstrip().startswith("|") and " " in text


def findings(path: Path) -> list[tuple[int, str]]:
    """Return the line number and text of each finding in a file, in order."""
    source = path.read_text(encoding="utf-8")
    found = []
    if path.suffix == ".md":
        lines = markdown_prose(source)
        found = [(row, f"line of {len(line)} characters: break it at {WIDTH}")
                 for row, line in enumerate(lines, 1) if is_too_long(line)]  # fmt: skip
    else:
        lines = python_prose(source)
    prose = UNCHECKED.sub(lambda part: re.sub(r"[^\n]", "-", part[0]), "\n".join(lines))
    for pattern, better in CHECKS:
        for hit in pattern.finditer(prose):
            word = " ".join(hit[0].split()).lstrip(START)
            advice = better if better.startswith("(") else f"write '{better}'"
            found.append((prose.count("\n", 0, hit.start()) + 1, f"'{word}': {advice}"))
    return sorted(found)


def tracked() -> Iterator[Path]:
    """Yield the tracked Markdown and Python files, except generated ones."""
    done = subprocess.run(
        ["git", "ls-files", "*.md", "*.py"], cwd=TOP, capture_output=True, text=True, check=True
    )
    for name in done.stdout.splitlines():
        if not name.startswith(GENERATED) and (TOP / name).exists():
            yield Path(name)


def main(words: list[str]) -> int:
    """Print the findings in the given files, or in all tracked files."""
    found = 0
    for path in map(Path, words) if words else tracked():
        for row, text in findings(TOP / path):
            print(f"{path.as_posix()}:{row}: {text}")
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
