"""A challenge as text that survives mail: quoted, wrapped again, with words before and after it.

    Gin Parlour challenge 1: 823 letters
    K7Q2M9...

The first line has the version and the number of letters that follow. The letters are those of deal
codes; `LINE` of them make a line, of which the last two check the others and the line's number, so
a mistake can be found by line. White space, quotation marks of mail (`>`, `|`) and letter case do
not matter.
"""

from __future__ import annotations

import re
import zlib

import msgspec

from gin.core.errors import BadChallenge
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.core.shuffle import ALPHABET, letters_of
from gin.messages import challenge as messages
from gin.session.challenge import Challenge

VERSION = 1
HEAD = "Gin Parlour challenge"
"""Beginning of the first line."""
LINE = 60
"""Letters in a line, of which the last `CHECK` are its checksum."""
CHECK = 2
LONGEST = 200_000
"""Maximum length of a text with a challenge, in characters."""
_MOST_BYTES = 1_000_000
"""Maximum size of the unpacked contents."""
_BEGINNING = 6
"""Letters by which an error message identifies a line."""
_FIRST_LINE = re.compile(
    r"gin[\s>|]+parlour[\s>|]+challenge[\s>|]+(\d{1,6})[\s>|]*:[\s>|]*(\d{1,6})[\s>|]+letters",
    re.IGNORECASE,
)
_NOT_LETTERS = re.compile(r"[\s>|\u00ad\u200b-\u200d\u2060\ufeff-]+")
"""White space, quotation marks, hyphens and invisible characters that mail programs insert."""


def text_of(challenge: Challenge) -> str:
    """Return a challenge as text, without words around it."""
    body = _letters(zlib.compress(msgspec.msgpack.encode(challenge), 9))
    room = LINE - CHECK
    parts = [body[at : at + room] for at in range(0, len(body), room)]
    lines = [part + _check(number, part) for number, part in enumerate(parts, start=1)]
    return "\n".join((f"{HEAD} {VERSION}: {sum(map(len, lines))} letters", *lines))


def has_challenge(text: str) -> bool:
    """Return whether a text has the first line of a challenge."""
    return _FIRST_LINE.search(text[:LONGEST]) is not None


def is_whole(text: str) -> bool:
    """Return whether a text has all letters of its challenge, right or wrong."""
    found = _FIRST_LINE.search(text)
    return found is not None and len(_letters_after(text, found)) >= int(found[2])


def _letters_after(text: str, head: re.Match[str]) -> str:
    return letters_of(_NOT_LETTERS.sub("", text[head.end() :]))


def parse_challenge(text: str) -> Challenge:
    """Return the challenge in a text. Its moves are not checked (see `line_of`).

    Raises:
      BadChallenge: there is none, or it is damaged; the error names the line.
    """
    if len(text) > LONGEST:
        raise BadChallenge(messages.too_long(most=LONGEST))
    found = _FIRST_LINE.search(text)
    if found is None:
        raise BadChallenge(messages.no_challenge(head=Verbatim(HEAD)))
    version, count = int(found[1]), int(found[2])
    if version != VERSION:
        raise BadChallenge(messages.newer(version=version, known=VERSION))
    letters = _letters_after(text, found)[:count]
    body = "".join(_checked_lines(letters, count))
    try:
        unpacker = zlib.decompressobj()
        packed = unpacker.decompress(_bytes(body), _MOST_BYTES)
        if not unpacker.eof:
            raise BadChallenge(messages.NO_CONTENTS)
        return msgspec.msgpack.decode(packed, type=Challenge)
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadChallenge(messages.NO_CONTENTS) from error


def _checked_lines(letters: str, count: int) -> list[str]:
    """Return the lines without their checksums."""
    parts, all_lines = [], -(-count // LINE)
    for number in range(1, all_lines + 1):
        line = letters[(number - 1) * LINE : number * LINE]
        whole = min(LINE, count - (number - 1) * LINE)
        odd = next((sign for sign in line if sign not in ALPHABET), "")
        start = Verbatim(line[:_BEGINNING])
        if odd:
            sign = Verbatim(quoted(odd))
            raise BadChallenge(messages.odd_sign(line=number, start=start, sign=sign))
        if len(line) < whole:
            raise BadChallenge(messages.breaks_off(line=number, of=all_lines))
        part = line[:-CHECK]
        if line[-CHECK:] != _check(number, part):
            raise BadChallenge(messages.slip(line=number, start=start))
        parts.append(part)
    return parts


def _check(number: int, part: str) -> str:
    sum_ = zlib.crc32(f"{number}:{part}".encode()) % 1024
    return ALPHABET[sum_ >> 5] + ALPHABET[sum_ & 31]


def _letters(packed: bytes) -> str:
    bits = len(packed) * 8
    count = -(-bits // 5)
    number = int.from_bytes(packed, "big") << (count * 5 - bits)
    return "".join(ALPHABET[number >> 5 * at & 31] for at in reversed(range(count)))


def _bytes(letters: str) -> bytes:
    number = 0
    for letter in letters:
        number = number << 5 | ALPHABET.index(letter)
    bits = len(letters) * 5
    return (number >> bits % 8).to_bytes(bits // 8, "big")
