"""A game as a text anyone can read and any engine of this version can replay: edition, options, seats, seed, choices.

    blackgate record 1
    edition retail 0f3c…
    with library,warden
    players 4
    teams ABAB
    option bank 75
    seat P1 human 1 0 Ana
    first random
    seed 7
    choices
    P1 search
    P1 pass
    …
    result P1 tunnel

Choices are the truth: replaying them gives the same game, byte for byte (RULING-13). A choice of somebody who was not
asked is thrown in (RULING-151).
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from blackgate.editions import packaged
from blackgate.errors import ActionError, BlackgateError, RecordError
from blackgate.game.game import Game
from blackgate.game.rules import Rules, rules
from blackgate.game.seats import Seat

MAGIC: Final = "blackgate record 1"
LONGEST: Final = 4_000_000
"""Characters; a game that never ends would not be longer."""
WIDEST: Final = 400
"""Characters in a line."""


def record(game: Game) -> str:
    """The record of a game that was played from its start."""
    if not game.from_start:
        raise RecordError("the game went on from a position, so its start is not known", "record", "keep the position")
    setting, lexicon = game.rules, game.rules.lexicon
    lines = [MAGIC, f"edition {setting.edition.id} {setting.edition.fingerprint}"]
    lines += [f"with {','.join(setting.modules)}"] if setting.modules else []
    lines += [f"overlay {overlay}" for overlay in setting.overlays]
    lines.append(f"players {setting.players}")
    lines += [f"teams {''.join(setting.teams)}"] if setting.teams else []
    lines += [f"option {key} {value}" for key, value in spelled_out(game).items()]
    for n, seat in enumerate(game.seats):
        lines.append(f"seat P{n + 1} {seat.player} {seat.board} {seat.side} {seat.name}")
    lines.append(f"first {'random' if game.first is None else f'P{game.first + 1}'}")
    lines += [f"seed {game.seed}", "choices"]
    for decider, choice in zip(game.deciders, game.choices, strict=True):
        lines.append(f"P{decider + 1} {lexicon.action(choice)}")
    if game.outcome:
        winner = game.outcome.winner
        lines.append(f"result {'draw' if winner is None else f'P{winner + 1}'} {game.outcome.reason}")
    return "\n".join(lines) + "\n"


def spelled_out(game: Game) -> dict[str, str | int]:
    """The options that differ from their defaults; the round cap too, where the seats alone would not tell it.

    Rule: RULING-26.
    """
    setting = game.rules
    if setting.options.get("round_cap") != "auto" or setting.humans == any(seat.is_human for seat in game.seats):
        return dict(setting.chosen)
    return {**setting.chosen, "round_cap": int(setting.tables.round_cap) or "none"}


def replay(text: str, base: Rules | None = None, listen: bool = False) -> Game:
    """The game a record tells, at its last choice. With `base` the edition is taken from there."""
    return deque(steps(text, base, listen), maxlen=1)[0]


def steps(text: str, base: Rules | None = None, listen: bool = False) -> Iterator[Game]:
    """The same game after every choice, the start included."""
    if len(text) > LONGEST:
        raise RecordError("is too long", "record", f"at most {LONGEST} characters")
    lines = [line.strip() for line in text.splitlines()]
    if not lines or lines[0] != MAGIC:
        raise RecordError("is not a record", "line 1", f"a text that starts with {MAGIC!r}")
    if "choices" not in lines:
        raise RecordError("has no choices", "record", "a line 'choices' and one line for each decision")
    start = lines.index("choices")
    if any(len(line) > WIDEST for line in lines):
        raise RecordError("has a line that is too long", "record", f"at most {WIDEST} characters")
    game = _Head(lines[1:start], base).game()
    if listen:
        game.listen()
    yield game
    for number, line in enumerate(lines[start + 1 :], start + 2):
        if line and not line.startswith("#"):
            _follow(game, line, f"line {number}")
            yield game


def _follow(game: Game, line: str, where: str) -> None:
    """One choice, or the result the game must have come to."""
    who, _, what = line.partition(" ")
    if who == "result":
        winner = game.outcome.winner if game.outcome else None
        told = "still running" if not game.outcome else "draw" if winner is None else f"P{winner + 1}"
        if what.split()[:1] != [told]:
            raise RecordError(f"says {what!r}, but the game is {told}", where)
        return
    if game.over:
        raise RecordError("the game was over before", where, "no choices after the end")
    try:
        seat = _thrown_in(game, who, what)
        if seat is not None:
            game.throw_in(seat, what)
        elif who == f"P{game.seat + 1}":
            game.apply(what)
        else:
            raise RecordError(f"{who!r} decides, but P{game.seat + 1} was asked", where, f"P{game.seat + 1} …")
    except ActionError as error:
        raise RecordError(error.what, where, error.right) from None


def _thrown_in(game: Game, who: str, what: str) -> int | None:
    """The seat that said something without being asked, if this is that. Rule: RULING-151."""
    for seat in range(game.rules.players):
        asides = game.legal_asides(seat) if who == f"P{seat + 1}" else []
        if asides and game.number(what) in asides:
            return seat
    return None


class _Head:
    """The lines before the choices."""

    def __init__(self, lines: list[str], base: Rules | None) -> None:
        self.base = base
        self.options: dict[str, object] = {}
        self.overlays: list[str] = []
        self.seats: list[Seat] = []
        self.single: dict[str, str] = {}
        for number, line in enumerate(lines, 2):
            if line and not line.startswith("#"):
                self._read(line, f"line {number}")

    def _read(self, line: str, where: str) -> None:
        key, _, rest = line.partition(" ")
        if key == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = value
        elif key == "overlay":
            self.overlays.append(rest)
        elif key == "seat":
            self.seats.append(_seat(rest, where))
        elif key in ("edition", "with", "players", "teams", "first", "seed") and key not in self.single:
            self.single[key] = rest
        else:
            keys = "edition, with, overlay, players, teams, option, seat, first, seed"
            raise RecordError(f"{line!r} does not belong in the head", where, f"one each of {keys}")

    def game(self) -> Game:
        """The game before its first choice."""
        missing = [key for key in ("edition", "players", "first", "seed") if key not in self.single]
        if missing:
            raise RecordError(f"the head lacks {', '.join(missing)}", "record")
        name, _, fingerprint = self.single["edition"].partition(" ")
        players, seed = _whole(self.single["players"], "players"), _whole(self.single["seed"], "seed")
        try:
            setting = self._rules(name, players)
            if setting.edition.fingerprint != fingerprint:
                right = f"use the edition with fingerprint {fingerprint}, not {setting.edition.fingerprint}"
                raise RecordError("was played with another edition", "edition", right)
            return Game(setting, seed, self.seats or None, _first(self.single["first"]))
        except RecordError:
            raise
        except BlackgateError as error:
            raise RecordError(error.what, error.where or "head", error.right) from None

    def _rules(self, name: str, players: int) -> Rules:
        """The rules it was played by: of the edition at hand, or made of what comes with Blackgate."""
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
            raise RecordError(
                f"{strange!r} does not come with Blackgate", "edition", "give the edition it was played with"
            )
        return name


def _seat(rest: str, where: str) -> Seat:
    words = rest.split(" ", 4)
    if len(words) != 5 or not words[2].isdecimal() or not words[3].isdecimal():
        raise RecordError(f"'seat {rest}' is not a seat", where, "seat P1 PLAYER BOARD SIDE NAME")
    return Seat(words[4], words[1], int(words[2][:4]), int(words[3][:4]))


def _first(text: str) -> int | None:
    if text == "random":
        return None
    if not (text.startswith("P") and text[1:].isdecimal() and len(text) == 2):
        raise RecordError(f"{text!r} is not a seat", "first", "random or P1 to P6")
    return int(text[1:]) - 1


def _whole(text: str, key: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isdecimal() or not digits.isascii() or len(digits) > 100:
        raise RecordError(f"{text!r} is not a whole number", key)
    return int(text)
