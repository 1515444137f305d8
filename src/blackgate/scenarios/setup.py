"""Set up the game of a scenario: edition, options, seats, and a position or a new game, with defaults."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from blackgate.editions import Edition, choose, packaged
from blackgate.editions.loader import checked, laid, lay_over, read
from blackgate.editions.names import near
from blackgate.engine.chance import seeded
from blackgate.engine.pieces import Rig
from blackgate.engine.terms import SLOTS
from blackgate.errors import PositionError, ScenarioError
from blackgate.game.game import Game
from blackgate.game.placing_modules import places
from blackgate.game.reader import Reader
from blackgate.game.rules import Overlay, Rules, rules, with_prototype
from blackgate.game.seats import Seat
from blackgate.scenarios.michel_cards import PILES, lay_michel_cards, made_cards
from blackgate.scenarios.names import Names
from blackgate.scenarios.position import MODULE_KEYS, SEATS, PositionBuilder

SETTING_KEYS: Final = (
    "edition", "overlays", "overlay", "modules", "teams", "options", "players", "seats", "humans", "first",
)  # fmt: skip
CHANCE_KEYS: Final = ("seed", "rolls", "picks")
POSITION_KEYS: Final = (
    "active", "round", "turn", "deck", "discard", "laid", "piles", "gang_piles", "backgrounds", *MODULE_KEYS,
    *SEATS,
)  # fmt: skip
PLAYERS: Final = {"human": "human", "bot": "random", "random": "random"}
SEAT_OF_POSITION: Final = re.compile(r"\.seats\[(\d+)\]")
"""How a position calls the seat that a scenario calls P1."""
RULES_KEPT: Final = 32
"""Number of cached rules; each takes a millisecond to make."""
GIVEN_KEYS: Final = (*SETTING_KEYS, *CHANCE_KEYS, "new", *POSITION_KEYS)


class Setup:
    """Makes the game a scenario starts from; each call makes a new one."""

    def __init__(self, table: Reader, folder: Path, mentions: int) -> None:
        self.table = table.table(GIVEN_KEYS)
        self.folder = folder
        named = [n for n, seat in enumerate(SEATS, 1) if table.has(seat)]
        seats = len(table.at("seats", ()).sequence())
        default = max(2, mentions, seats, *named)
        self.players = table.whole("players", default, 0, 99) if not seats else table.whole("players", seats, 0, 99)
        for number in named:
            if number > self.players:
                right = f"{self.players} play; leave it out, or raise players"
                raise table.fault(f"there is no seat P{number}", right, f"P{number}")

    def part(self, thing: str) -> str:
        """Where it is said what edition or game is meant, as far as it is said."""
        keys: tuple[str, ...] = ("overlays", "overlay", "edition")
        if thing != "edition":
            keys = ("modules", "teams", "options", "seats", "players")
        key = next((f".{key}" for key in keys if self.table.has(key)), "")
        return f"{self.table.where}{key}"

    def edition(self) -> Edition:
        """The edition with modules, overlays and the fixture cards; EditionError if it cannot be."""
        name = self.table.text("edition", "retail")
        source = self._file(self.table.at("edition", name), name)
        written = [self._overlay(entry) for entry in self.table.items("overlays")]
        for entry in self.table.items("overlay"):
            if not isinstance(entry.value, Mapping):
                raise entry.fault("is not a table", "write [[given.overlay]] and tables of an edition below it")
            written.append(_in_place(entry, entry.value))
        modules = choose(self.table.names("modules"), self.teams())
        base, overlays = with_prototype(source, self._options(), written)
        if all(isinstance(overlay, str) for overlay in overlays):
            return _kept(base, (*modules, *map(str, overlays)))
        return _with_fixtures(base, [*modules, *overlays])

    def teams(self) -> bool | str:
        """Whether teams play, or who plays with whom: `"ABAB"`. Rule: TEAM-1, RULING-113."""
        teams = self.table.get("teams", False)
        if not isinstance(teams, bool | str):
            raise self.table.fault(f"{teams!r} is not possible", 'true, or the side of every seat: "ABAB"', "teams")
        return teams

    def _options(self) -> Mapping[str, object]:
        options = self.table.at("options", {})
        if not isinstance(options.value, Mapping):
            raise options.fault("is not a table", "write options = { bank = 75 }")
        return options.value

    def _overlay(self, entry: Reader) -> Overlay:
        if isinstance(entry.value, Mapping):
            return _in_place(entry, entry.value)
        if not isinstance(entry.value, str):
            raise entry.fault(f"{entry.value!r} is no overlay", "a name, a file or a table")
        return self._file(entry, entry.value)

    def _file(self, entry: Reader, name: str) -> str:
        """A packaged name, or a file beside the scenario."""
        if name in packaged():
            return name
        path = self.folder / name
        if not _is_file(path):
            raise entry.fault(f"there is no file {name[:80]!r} beside the scenario", near(name, packaged()))
        return str(path)

    def rules(self, edition: Edition) -> Rules:
        """The rules; OptionError if these options or this many players cannot be."""
        humans = self.table.truth("humans", any(seat.is_human for seat in self.seats() or ()))
        options = self._options()
        if not options:
            return _plain_rules(edition, self.players, humans, self.teams())
        return rules(edition, self.players, options, humans=humans, teams=self.teams())

    def seats(self) -> list[Seat] | None:
        """Who sits there, if it is said: `human`, `bot`, or a table with name, player, board and side."""
        if not self.table.has("seats"):
            return None
        return [_seat(entry, n) for n, entry in enumerate(self.table.items("seats"), 1)]

    def game(self, setting: Rules) -> Game:
        """The game before the first line, with its chance rigged."""
        names = Names(setting.edition, setting.players)
        first = self._seat_number(names, "first")
        if self._is_new():
            game = Game(setting, self._seed(1), self.seats(), first)
        else:
            game = self._position(setting, names, first)
        game.listen()
        game.state.rig = self._rig(names, setting.edition)
        game.anchor()
        return game

    def _position(self, setting: Rules, names: Names, first: int | None) -> Game:
        """The position; its seed decides what chance brings from here on."""
        try:
            game = Game.from_dict(setting, PositionBuilder(self.table, setting, names, first).data(), self.seats())
            self._place_michel(game, names)
            self._lay_michel_cards(game, names)
        except PositionError as error:
            where = SEAT_OF_POSITION.sub(r".P\1", error.where).replace("position", self.table.where, 1)
            raise ScenarioError(error.what, where, error.right) from None
        if self.table.has("seed"):
            game.seed = self._seed(0)
            game.state.chance = seeded(game.seed)
        return game

    def _seed(self, default: int) -> int:
        return self.table.whole("seed", default, -(2**63), 2**63 - 1)

    def _place_michel(self, game: Game, names: Names) -> None:
        """Michel(le) in any Place of the game, also where no die leads them: Solitary, the Office. Rule: RULING-103."""
        if not self.table.has("michel"):
            return
        where, tables = f"{self.table.where}.michel", game.rules.tables
        slot = SLOTS.index(names.find("slot", self.table.text("michel", ""), where))
        if "michel" not in tables.modules:
            raise ScenarioError("does not belong to this game", where, "play with the module 'michel', or leave it out")
        if not tables.slots & (1 << slot):
            raise ScenarioError("cannot be there in this game", where, places(tables.slots))
        game.state.michel = slot

    def _lay_michel_cards(self, game: Game, names: Names) -> None:
        """Decks of any cards, in any number: a position would hold them against the box."""
        given = {key: self.table.names(key) for key in PILES if self.table.has(key)}
        where = self.table.where
        listed = {key: names.listed("michel_card", texts, f"{where}.{key}") for key, texts in given.items()}
        lay_michel_cards(game, listed, where)

    def _is_new(self) -> bool:
        """A freshly set up game; it deals itself, so nothing else can be given. A seed alone means one, too."""
        laid = next((key for key in POSITION_KEYS if self.table.has(key)), "")
        if not self.table.truth("new", self.table.has("seed") and not laid):
            return False
        if laid:
            raise self.table.fault("a new game deals itself", "leave it out, or leave out new", laid)
        return True

    def _rig(self, names: Names, edition: Edition) -> Rig:
        rolls = [entry.number(1, edition.numbers.die_faces) for entry in self.table.items("rolls")]
        picks = names.listed("card", self.table.names("picks"), f"{self.table.where}.picks")
        return Rig(rolls, [edition.card(card) for card in picks])

    def _seat_number(self, names: Names, key: str) -> int | None:
        if not self.table.has(key):
            return None
        return names.seat(self.table.text(key, ""), f"{self.table.where}.{key}")


def _in_place(entry: Reader, overlay: Mapping[str, object]) -> Mapping[str, object]:
    """An overlay written in place, named in errors by where it stands: `given.overlay[1]`."""
    return {"id": "given" + entry.where.rpartition(".given")[2], **overlay}


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _seat(entry: Reader, number: int) -> Seat:
    if isinstance(entry.value, str):
        return Seat(f"P{number}", _player(entry, entry.value))
    seat = entry.table(("name", "player", "board", "side"))
    player = _player(seat.at("player"), seat.text("player", "bot"))
    return Seat(seat.text("name", f"P{number}"), player, seat.whole("board", 0, 0, 99), seat.whole("side", 0, 0, 99))


def _player(entry: Reader, written: str) -> str:
    if written not in PLAYERS:
        raise entry.fault(f"{written!r} is no player", "one of " + ", ".join(PLAYERS))
    return PLAYERS[written]


@cache
def _kept(source: str | Path, overlays: tuple[str, ...]) -> Edition:
    """Many scenarios play the same edition."""
    return _with_fixtures(source, overlays)


@lru_cache(maxsize=RULES_KEPT)
def _plain_rules(edition: Edition, players: int, humans: bool, teams: bool | str) -> Rules:
    """Rules without options; many scenarios play by the same."""
    return rules(edition, players, humans=humans, teams=teams)


def _with_fixtures(source: str | Path, overlays: Sequence[Overlay]) -> Edition:
    """The edition, the fixture cards, the overlays, for each gang a card that does nothing, every Michel(le) card."""
    over = list(overlays)
    if "fixtures" not in over:
        over.insert(0, "fixtures")
    layers = laid(source, over)
    edition = read(layers)
    plain_cards = [
        {
            "id": f"fxg_{gang.id}", "aliases": [f"FXG-{gang.id.upper()}"], "gang": gang.id, "copies": 0,
            "name": {"en": f"Fixture: a card of the {gang.name.of()}"}, "when": "always",
            "mods": [{"mod": "cautious", "n": 2, "at": ["cell"]}],
        }
        for gang in edition.gangs
    ]  # fmt: skip
    members: dict[str, object] = {"id": "members", "provenance": "house", "gang_card": plain_cards}
    if edition.michel:
        members["michel_card"] = made_cards()
    lay_over(layers, [members])
    return checked(layers)
