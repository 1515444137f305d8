"""The lines before the choices, which describe the game."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from blackgate.editions import packaged
from blackgate.editions.custom.box import CustomBox
from blackgate.errors import BlackgateError, CutRecordError, ForeignRecordError, RecordError
from blackgate.game.beginning import begun
from blackgate.game.game import Game
from blackgate.game.origin import Origin
from blackgate.game.record.lines import BRANCH_VERSION, KEYED_VERSION, Line, Written
from blackgate.game.record.promise import commitment
from blackgate.game.rules import Rules, rules
from blackgate.game.seats import Seat
from blackgate.game.view import from_json

OF_ALL: Final = ("edition", "with", "players", "teams", "first", "seed")
SINGLE: Final[dict[int, tuple[str, ...]]] = {
    1: OF_ALL, 2: (*OF_ALL, "chance", "salt"), 3: (*OF_ALL, "chance", "salt", "box"),
    4: ("edition", "with", "players", "teams", "first", "chance", "salt", "box"),
    5: (*OF_ALL, "chance", "salt", "box", "from", "position"),
}  # fmt: skip
"""By version: lines that may occur at most once."""
MOST: Final = 64
"""Maximum number of options and overlays."""
DIGITS: Final = 100
"""Maximum number of digits of a seed."""
SECRET: Final = 64
"""Number of digits of a secret and of a commitment."""
MOMENT: Final = re.compile(r"(?P<game>[0-9a-f]{20}) (?P<step>[0-9]{1,6})( P(?P<seat>[1-6]))?")
"""Of what a game is a branch: another game by its name, a step and, if its cards were drawn again, a seat."""


class Head:
    """The parsed head; `game` is the game before its first choice."""

    def __init__(self, written: Written, base: Rules | None, remembered: Sequence[str] = ()) -> None:
        self.written = written
        self.base = base
        self.remembered = remembered
        """What the viewers of a branch knew before it: views as JSON."""
        self.options: dict[str, object] = {}
        self.overlays: list[str] = []
        self.seats: list[Seat] = []
        self.single: dict[str, str] = {}
        for line in written.head:
            self._read(line)

    def _read(self, line: Line) -> None:
        key, _, rest = line.text.partition(" ")
        if key == "option" and len(self.options) < MOST:
            name, _, value = rest.partition(" ")
            self.options[name] = value
        elif key == "overlay" and len(self.overlays) < MOST:
            self.overlays.append(rest)
        elif key == "seat" and len(self.seats) < MOST:
            self._check_order(rest, line.where)
            self.seats.append(_seat(rest, line.where))
        elif key in SINGLE[self.written.version] and key not in self.single:
            self.single[key] = rest
        else:
            keys = f"{', '.join(SINGLE[self.written.version])}, overlay, option, seat"
            raise RecordError(f"{key!r} does not belong in the head, or no more", line.where, f"one each of {keys}")

    def _check_order(self, rest: str, where: str) -> None:
        """Require seats in order; the first version of the format did not."""
        due = f"P{len(self.seats) + 1} "
        if self.written.version > 1 and not rest.startswith(due):
            raise RecordError(f"{rest.split(' ')[0]!r} is not the next seat", where, f"seat {due}…")

    def game(self) -> Game:
        """The game before its first choice; the secret of a keyed game is checked against the commitment."""
        promised = self._promised()
        due = ("edition", "players", "first", *(("from", "position") if self.written.version == BRANCH_VERSION else ()))
        missing = [key for key in due if key not in self.single]
        missing += [] if promised or "seed" in self.single else ["seed"]
        if missing:
            raise RecordError(f"the head lacks {', '.join(missing)}", "record")
        try:
            game = self._seated(self._setting())
        except RecordError:
            raise
        except BlackgateError as error:
            raise RecordError(error.what, error.where or "head", error.right) from None
        if commitment(game, covers_names(self.written.version)) != promised:
            raise RecordError("the secret and the head are not what was promised", "chance", "an unchanged record")
        return game

    def _seated(self, setting: Rules) -> Game:
        """The game right after the deal or, of a branch, at its origin."""
        seats, first = self.seats or None, _first(self.single["first"])
        is_keyed = "chance" in self.single
        seed = 0 if is_keyed else whole(self.single["seed"], "seed")
        secret, salt = self._secret() if is_keyed else None, self.single.get("salt", "")
        if "from" not in self.single:
            return Game(setting, seed, seats, first, secret=secret, salt=salt)
        origin = _origin(self.single["from"])
        known = [from_json(view).played_by(setting) for view in self.remembered]
        position = self.single["position"]
        game = begun(setting, position, origin, seats, seed=seed, secret=secret, salt=salt, remembered=known)
        if game.first != first:
            raise RecordError("is not the first seat of the position", "first", f"P{int(game.state.first) + 1}")
        return game

    def _promised(self) -> str:
        """The commitment of a keyed game; empty for a plain seed."""
        if "chance" not in self.single:
            if self.written.secret or "salt" in self.single:
                raise RecordError("a plain seed has neither secret nor salt", "head", "chance keyed …")
            return ""
        how, _, promised = self.single["chance"].partition(" ")
        if "seed" in self.single or how != "keyed" or not _is_hash(promised):
            raise RecordError("chance is not told", "chance", "seed N, or chance keyed and 64 digits of 0-9, a-f")
        return promised

    def _secret(self) -> bytes:
        """The secret, once it has been published."""
        if not self.written.secret:
            raise CutRecordError("the secret is not shown yet", "chance", "wait for the end of the game")
        if not _is_hash(self.written.secret):
            kind = CutRecordError if len(self.written.secret) < SECRET else RecordError
            raise kind("that is no secret", "secret", "64 digits of 0-9, a-f")
        return bytes.fromhex(self.written.secret)

    def _setting(self) -> Rules:
        """The rules of the game, from exactly the same edition."""
        name, _, fingerprint = self.single["edition"].partition(" ")
        setting = self._rules(name, whole(self.single["players"], "players"))
        if setting.edition.fingerprint != fingerprint:
            right = f"use the edition with fingerprint {fingerprint}, not {setting.edition.fingerprint}"
            raise ForeignRecordError("was played with another edition", "edition", right)
        return setting

    def _rules(self, name: str, players: int) -> Rules:
        """The rules of the given edition, or of one that comes with Blackgate."""
        humans, teams = any(seat.is_human for seat in self.seats), self.single.get("teams", "")
        box = CustomBox.parse(self.single["box"]) if "box" in self.single else None
        if self.base is not None:
            setting = rules(self.base.edition, players, self.options, humans=humans, teams=teams)
            return replace(setting, overlays=tuple(self.overlays), box=box.text if box else "")
        modules = [module for module in self.single.get("with", "").split(",") if module]
        return rules(self._packaged(name), players, self.options, self.overlays, humans, modules, teams, box)

    def _packaged(self, name: str) -> str:
        """An edition that comes with Blackgate. An untrusted record names only these, so it opens no files."""
        strange = next((each for each in (name, *self.overlays) if each not in packaged()), None)
        if strange is not None:
            raise ForeignRecordError(
                f"{strange!r} does not come with Blackgate", "edition", "give the edition it was played with"
            )
        return name


def covers_names(version: int) -> bool:
    """Whether the commitment in a record of this version covers the names of the players."""
    return version < KEYED_VERSION


def _seat(rest: str, where: str) -> Seat:
    words = rest.split(" ", 4)
    if len(words) != 5 or not all(_is_number(word) and len(word) < 4 for word in words[2:4]):
        raise RecordError(f"'seat {rest}' is not a seat", where, "seat P1 PLAYER BOARD SIDE NAME")
    return Seat(words[4], words[1], int(words[2]), int(words[3]))


def _first(text: str) -> int | None:
    if text == "random":
        return None
    if not (text.startswith("P") and _is_number(text[1:]) and len(text) == 2):
        raise RecordError(f"{text!r} is not a seat", "first", "random or P1 to P6")
    return int(text[1:]) - 1


def _origin(text: str) -> Origin:
    """The moment of which a game is a branch."""
    found = MOMENT.fullmatch(text)
    if found is None:
        raise RecordError(f"{text!r} is not a moment", "from", "20 digits of 0-9, a-f, a step, and perhaps P1 to P6")
    return Origin(found["game"], int(found["step"]), int(found["seat"]) - 1 if found["seat"] else None)


def whole(text: str, where: str, digits: int = DIGITS) -> int:
    """A whole number of not too many digits."""
    if not _is_number(text.removeprefix("-")) or len(text) > digits:
        raise RecordError(f"{text!r} is not a whole number", where)
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _is_hash(text: str) -> bool:
    return len(text) == SECRET and set(text) <= set("0123456789abcdef")
