"""The lines before the choices: what game it is."""

from dataclasses import replace
from typing import Final

from blackgate.editions import packaged
from blackgate.errors import BlackgateError, CutRecordError, ForeignRecordError, RecordError
from blackgate.game.game import Game
from blackgate.game.record.lines import Line, Written
from blackgate.game.record.promise import commitment
from blackgate.game.rules import Rules, rules
from blackgate.game.seats import Seat

OF_ALL: Final = ("edition", "with", "players", "teams", "first", "seed")
SINGLE: Final[dict[int, tuple[str, ...]]] = {1: OF_ALL, 2: (*OF_ALL, "chance", "salt")}
"""By version: what is said at most once."""
MOST: Final = 64
"""Options, overlays."""
DIGITS: Final = 100
"""Of a seed."""
SECRET: Final = 64
"""Digits of a secret, and of a promise."""


class Head:
    """What the head says; `game` is the game before its first choice."""

    def __init__(self, written: Written, base: Rules | None) -> None:
        self.written = written
        self.base = base
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
        """Seats stand in their order; the first version did not look."""
        due = f"P{len(self.seats) + 1} "
        if self.written.version > 1 and not rest.startswith(due):
            raise RecordError(f"{rest.split(' ')[0]!r} is not the next seat", where, f"seat {due}…")

    def game(self) -> Game:
        """The game before its first choice; of a keyed one the secret is held against the promise."""
        promised = self._promised()
        missing = [key for key in ("edition", "players", "first") if key not in self.single]
        missing += [] if promised or "seed" in self.single else ["seed"]
        if missing:
            raise RecordError(f"the head lacks {', '.join(missing)}", "record")
        try:
            game = self._seated(self._setting())
        except RecordError:
            raise
        except BlackgateError as error:
            raise RecordError(error.what, error.where or "head", error.right) from None
        if commitment(game) != promised:
            raise RecordError("the secret and the head are not what was promised", "chance", "an unchanged record")
        return game

    def _seated(self, setting: Rules) -> Game:
        """The game as it is dealt."""
        seats, first = self.seats or None, _first(self.single["first"])
        if "chance" not in self.single:
            return Game(setting, whole(self.single["seed"], "seed"), seats, first)
        return Game(setting, 0, seats, first, secret=self._secret(), salt=self.single.get("salt", ""))

    def _promised(self) -> str:
        """The commitment of a keyed game; empty where there is none."""
        if "chance" not in self.single:
            if self.written.secret or "salt" in self.single:
                raise RecordError("a plain seed has neither secret nor salt", "head", "chance keyed …")
            return ""
        how, _, promised = self.single["chance"].partition(" ")
        if "seed" in self.single or how != "keyed" or not _is_hash(promised):
            raise RecordError("chance is not told", "chance", "seed N, or chance keyed and 64 digits of 0-9, a-f")
        return promised

    def _secret(self) -> bytes:
        """The secret, once it is shown."""
        if not self.written.secret:
            raise CutRecordError("the secret is not shown yet", "chance", "wait for the end of the game")
        if not _is_hash(self.written.secret):
            kind = CutRecordError if len(self.written.secret) < SECRET else RecordError
            raise kind("that is no secret", "secret", "64 digits of 0-9, a-f")
        return bytes.fromhex(self.written.secret)

    def _setting(self) -> Rules:
        """The rules it was played by, of the very same edition."""
        name, _, fingerprint = self.single["edition"].partition(" ")
        setting = self._rules(name, whole(self.single["players"], "players"))
        if setting.edition.fingerprint != fingerprint:
            right = f"use the edition with fingerprint {fingerprint}, not {setting.edition.fingerprint}"
            raise ForeignRecordError("was played with another edition", "edition", right)
        return setting

    def _rules(self, name: str, players: int) -> Rules:
        """The rules of the edition at hand, or made of what comes with Blackgate."""
        humans, teams = any(seat.is_human for seat in self.seats), self.single.get("teams", "")
        if self.base is not None:
            setting = rules(self.base.edition, players, self.options, humans=humans, teams=teams)
            return replace(setting, overlays=tuple(self.overlays))
        modules = [module for module in self.single.get("with", "").split(",") if module]
        return rules(self._packaged(name), players, self.options, self.overlays, humans, modules, teams)

    def _packaged(self, name: str) -> str:
        """A record of unknown origin names editions that come with Blackgate; it opens no files."""
        strange = next((each for each in (name, *self.overlays) if each not in packaged()), None)
        if strange is not None:
            raise ForeignRecordError(
                f"{strange!r} does not come with Blackgate", "edition", "give the edition it was played with"
            )
        return name


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


def whole(text: str, where: str, digits: int = DIGITS) -> int:
    """A whole number of not too many digits."""
    if not _is_number(text.removeprefix("-")) or len(text) > digits:
        raise RecordError(f"{text!r} is not a whole number", where)
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _is_hash(text: str) -> bool:
    return len(text) == SECRET and set(text) <= set("0123456789abcdef")
