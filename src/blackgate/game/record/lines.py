"""Split the text of a record into lines. Texts that are no record, or are too long, are refused before replaying."""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from blackgate.editions.custom.box import MOST_BYTES
from blackgate.errors import CutRecordError, ForeignRecordError, NoRecordError, RecordError

MAGIC: Final = "blackgate record "
VERSIONS: Final = (1, 2, 3, 4, 5)
PLAIN_VERSION: Final = 2
BOX_VERSION: Final = 3
"""Of a record that embeds a custom box; without one the version before is written."""
KEYED_VERSION: Final = 4
"""Of a keyed game whose commitment does not cover the names, with a custom box or without."""
BRANCH_VERSION: Final = 5
"""Of a branch of another game, with keyed chance or a plain seed, with a custom box or without."""
BOX: Final = "box "
"""Prefix of the line with the box, as compact JSON."""
POSITION: Final = "position "
"""Prefix of the line with the position at which a branch begins, as compact JSON."""
ORIGIN: Final = "from "
"""Prefix of the line with the game and the moment of which it is a branch."""
LONGEST: Final = 4_000_000
"""Maximum number of characters; a file may have four times as many bytes."""
WIDEST: Final = 400
"""Maximum number of characters in a line."""
WIDEST_JSON: Final = len(POSITION) + MOST_BYTES
"""The same for the lines of a custom box and of a position."""
RESULT: Final = "result "
MOST_LINES: Final = 20_000
"""Maximum number of lines; a long game of six has a tenth of it."""
MOST_HEAD: Final = 200
CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff]|\r(?!\n)")
CLAIM: Final = "= "
SHOWN: Final = "secret "
"""Prefix of the line with the secret."""


class Line(NamedTuple):
    """A non-empty line and its number."""

    number: int
    text: str

    @property
    def where(self) -> str:
        """The position of the line, for an error."""
        return f"line {self.number}"

    @property
    def is_claim(self) -> bool:
        """Whether the line states a result of the decision before."""
        return self.text.startswith(CLAIM)


@dataclass(frozen=True)
class Written:
    """A record, split into its parts."""

    version: int
    head: tuple[Line, ...]
    body: tuple[Line, ...]
    secret: str = ""
    """The secret as written, in the head or after the result."""


def decoded(data: bytes) -> str:
    """The text of a file."""
    if len(data) > 4 * LONGEST:
        raise RecordError("is too long", "record", f"at most {LONGEST} characters")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NoRecordError("is not a text", f"byte {error.start + 1}", "a record is written in UTF-8") from None


def parted(text: str) -> Written:
    """The head, the decisions and the secret, without comments and empty lines."""
    version = _version(text)
    lines = _all_lines(text)
    if "choices" not in lines:
        raise CutRecordError("has no choices", "record", "a line 'choices' and one line for each decision")
    start = lines.index("choices")
    if start > MOST_HEAD:
        raise RecordError("has a head that is too long", "record", f"at most {MOST_HEAD} lines before the choices")
    said = [Line(n, line) for n, line in enumerate(lines, 1) if n > 1 and line and not line.startswith("#")]
    strange = next((line for line in said if not line.text.isprintable()), None)
    if strange is not None:
        raise RecordError("has a character that cannot be printed", strange.where, "printable characters only")
    secrets = [line for line in said if line.text.startswith(SHOWN)] if version > 1 else []
    if len(secrets) > 1:
        raise RecordError("has more than one secret", secrets[1].where, "one secret")
    _check_place(secrets, said, start)
    head = tuple(line for line in said if line.number <= start and line not in secrets)
    body = tuple(line for line in said if line.number > start + 1 and line not in secrets)
    early = next((line for line in body[:-1] if line.text.startswith(RESULT)), None)
    if early is not None:
        raise RecordError("goes on after its result", early.where, "the result comes after the last choice")
    return Written(version, head, body, secrets[0].text.removeprefix(SHOWN) if secrets else "")


def _check_place(secrets: list[Line], said: list[Line], start: int) -> None:
    """Require the secret in the head or on the last line."""
    if secrets and secrets[0].number > start and secrets[0] != said[-1]:
        raise RecordError("has a secret among the choices", secrets[0].where, "the secret comes after the result")


def _all_lines(text: str) -> list[str]:
    """Every line, without surrounding spaces."""
    if len(text) > LONGEST:
        raise RecordError("is too long", "record", f"at most {LONGEST} characters")
    text = text.removeprefix("\ufeff")
    strange = CONTROL.search(text)
    if strange:
        number = text.count("\n", 0, strange.start()) + 1
        raise RecordError(f"has the character {strange[0]!r}", f"line {number}", "printable characters only")
    lines = [line.strip() for line in text.split("\n")]
    if len(lines) > MOST_LINES:
        raise RecordError("has too many lines", "record", f"at most {MOST_LINES}")
    if any(len(line) > (WIDEST_JSON if line.startswith((BOX, POSITION)) else WIDEST) for line in lines):
        raise RecordError("has a line that is too long", "record", f"at most {WIDEST} characters")
    return lines


def _version(text: str) -> int:
    """The version of the format."""
    first = text[:WIDEST].removeprefix("\ufeff").partition("\n")[0].strip()
    if not first.startswith(MAGIC):
        raise NoRecordError("is not a record", "line 1", f"a text that starts with '{MAGIC}{PLAIN_VERSION}'")
    version = first.removeprefix(MAGIC)
    if version not in map(str, VERSIONS):
        known = f"versions {VERSIONS[0]} to {VERSIONS[-1]}"
        raise ForeignRecordError(f"is of version {version[:20]!r}", "line 1", known)
    return int(version)
