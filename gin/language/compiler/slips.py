"""Explains syntax errors from Fluent's parser: common slips of translators, in plain words."""

from __future__ import annotations

import re
from bisect import bisect_left

from fluent.syntax import ast

from gin.core.message import Text, Verbatim
from gin.language.compiler.problem import excerpt
from gin.messages import catalogues as messages

_TABBED = re.compile(r"^ *\t", re.MULTILINE)
_SELECTOR = re.compile(r"\{\s*(\$?[\w-]*)")
_EXAMPLE = "menu-play"


class SourceLines:
    """Line numbers in a file's text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._ends = [found.start() for found in re.finditer("\n", text)]

    def line(self, place: int) -> int:
        """Return the line number, from 1, of a position in the text."""
        return bisect_left(self._ends, place) + 1

    def line_of(self, node: ast.SyntaxNode) -> int:
        assert node.span is not None
        return self.line(node.span.start)


def explain(lines: SourceLines, junk: ast.Junk) -> tuple[int, Text]:
    """Return the line of a mistake in a file's text, and an explanation."""
    assert junk.span is not None
    start = junk.span.start
    piece = junk.content or ""
    tabbed = _TABBED.search(piece)
    if tabbed is not None:
        return lines.line(start + tabbed.end() - 1), messages.TAB
    first = next(iter(junk.annotations), None)
    if first is None or first.span is None or first.code is None:
        return lines.line(start), messages.not_an_entry(text=excerpt(piece), id=Verbatim(_EXAMPLE))
    arguments = [str(one) for one in first.arguments or ()]
    return _Mistake(lines, start, first.span.start, piece).explained(
        first.code, arguments, first.message or first.code
    )


class _Mistake:
    def __init__(self, lines: SourceLines, start: int, place: int, piece: str) -> None:
        self.lines, self.text = lines, lines.text
        self.start, self.place, self.piece = start, place, piece
        self.open = _open_brace(self.text, start, min(place, len(self.text)))

    def explained(self, code: str, arguments: list[str], message: str) -> tuple[int, Text]:
        expected = arguments[0] if arguments else ""
        id = Verbatim(re.split(r"[\s=]", self.piece.strip(), maxsplit=1)[0][:80])
        here, at_start = self.lines.line(self.place), self.lines.line(self.start)
        at_brace = self.lines.line(self.open) if self.open is not None else here
        match code:
            case "E0003" if expected == "=":
                return at_start, messages.no_equals(id=id)
            case "E0005" | "E0006":
                return at_start, messages.no_text(id=id)
            case "E0010":
                return at_brace, messages.no_default(name=self._selector())
            case "E0015":
                return here, messages.two_defaults(name=self._selector())
            case "E0011":
                return at_brace, messages.no_variants(name=self._selector())
            case "E0012":
                return here, messages.EMPTY_VARIANT
            case "E0016" | "E0017" | "E0018" | "E0029":
                return at_brace, messages.CHOICE_BY
            case "E0003" | "E0020" if expected in ("", '"'):
                return here, messages.quote_open(text=self._around())
            case "E0025" | "E0026":
                wrong = expected if code == "E0026" else f"\\{expected}"
                return here, messages.escape(text=Verbatim(wrong[:20]))
            case "E0027":
                return here, messages.NOT_OPENED
            case "E0003" | "E0004" | "E0013" if self._in_key() or expected == "]":
                return here, messages.BAD_KEY
            case "E0003" if expected == "}" and self.open is not None and not self._closed():
                return at_brace, messages.NOT_CLOSED
            case "E0028" if self.text[self.place :].lstrip()[:1] == "}":
                return here, messages.EMPTY_BRACES
            case "E0028" if self.open is not None and not self._closed():
                return at_brace, messages.NOT_CLOSED
            case "E0002" | "E0004" if self.open is None:
                text = excerpt(self.piece)
                return at_start, messages.not_an_entry(text=text, id=Verbatim(_EXAMPLE))
        return here, messages.syntax(why=Verbatim(message), text=self._around())

    def _selector(self) -> Verbatim:
        found = _SELECTOR.match(self.text, self.open) if self.open is not None else None
        return Verbatim(found[1] if found is not None else "")

    def _in_key(self) -> bool:
        before = self.text[self.text.rfind("\n", 0, self.place) + 1 : self.place]
        return re.fullmatch(r" *\*?\[[^\]]*", before) is not None

    def _closed(self) -> bool:
        """Return whether the brace before the position is closed on the same line."""
        rest = self.text[self.place :].partition("\n")[0]
        return "}" in rest.partition("{")[0]

    def _around(self) -> Verbatim:
        start = self.text.rfind("\n", 0, self.place) + 1
        return excerpt(self.text[start : start + 200])


def _open_brace(text: str, start: int, end: int) -> int | None:
    """Return the start of the innermost brace still open at `end`.

    Quotes count only inside braces and before an arrow. After an arrow, they are ordinary text.
    """
    braces: list[tuple[int, bool]] = []
    place = start
    while place < end:
        sign = text[place]
        if sign == "{":
            braces.append((place, False))
        elif sign == "}" and braces:
            braces.pop()
        elif braces and text.startswith("->", place):
            braces[-1] = (braces[-1][0], True)
        elif sign == '"' and braces and not braces[-1][1]:
            closing = re.compile(r'"(?:\\.|[^"\\\n])*"').match(text, place, end)
            place = closing.end() - 1 if closing is not None else place
        place += 1
    return braces[-1][0] if braces else None
