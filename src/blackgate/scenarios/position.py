"""Build the position a scenario starts from: cards, standees and tokens, as the table form of a position."""

from collections.abc import Callable, Mapping
from typing import Final

from blackgate.errors import ScenarioError
from blackgate.game.game import Game
from blackgate.game.reader import Reader
from blackgate.game.rules import Rules
from blackgate.scenarios.names import Names

SEATS: Final = ("P1", "P2", "P3", "P4", "P5", "P6")
SEAT_KEYS: Final = (
    "place", "hand", "cigarettes", "beatings", "points", "gang", "gang_card", "background", "revealed", "tunnel",
    "ability_used", "tokens", "trauma", "buried",
)  # fmt: skip
MODULE_KEYS: Final = (
    "michel", "warden", "tokens", "traumas", "background_discard", "michel_deck", "michel_discard", "michel_shown",
)  # fmt: skip
"""Pieces of modules, beside the board."""
REST: Final = "..."
"""At the end of a deck: and then the rest."""


class PositionBuilder:
    """Turns what is given into the table form of a position."""

    def __init__(self, table: Reader, setting: Rules, names: Names, first: int | None) -> None:
        self.table = table
        self.setting = setting
        self.names = names
        self.first = first

    def data(self) -> dict[str, object]:
        """The position by names; decks given as numbers are dealt from what is left over."""
        table, names = self.table, self.names
        data: dict[str, object] = {"seats": [self._seat(n) for n in range(self.setting.players)]}
        data["first"] = self.first or 0
        data["active"] = names.seat(table.text("active", f"P{(self.first or 0) + 1}"), f"{table.where}.active")
        data["turn"] = self._turn()
        if table.has("round"):
            data["round"] = table.get("round", 1)
        self._renamed(data, "piles", "pile", lambda value: value)
        self._renamed(data, "gang_piles", "gang", self._pile_of_gang)
        for key, sort in (("laid", "card"), ("backgrounds", "power")):
            if table.has(key):
                data[key] = names.listed(sort, table.names(key), f"{table.where}.{key}")
        self._shelf(data)
        self._decks(data)
        return data

    def _renamed(self, data: dict[str, object], key: str, sort: str, value: Callable[[Reader], object]) -> None:
        """A table whose keys are names of some sort."""
        given = self.table.at(key, {})
        if not isinstance(given.value, Mapping):
            raise given.fault("is not a table", "write for example { shovel = 0 }")
        found = {self.names.find(sort, str(name), given.where): value(given.at(str(name))) for name in given.value}
        data[key] = {name: each.value if isinstance(each, Reader) else each for name, each in found.items()}

    def _shelf(self, data: dict[str, object]) -> None:
        """The Warden, token piles and the stacks of the modules; Michel(le) may stand where no position has them."""
        table, names = self.table, self.names
        if table.has("warden"):
            data["warden"] = names.find("slot", table.text("warden", ""), f"{table.where}.warden")
        if table.has("tokens"):
            data["tokens"] = self._tokens(table)
        for key, sort in (("traumas", "trauma"), ("background_discard", "put_off")):
            if table.has(key):
                data[key] = names.listed(sort, table.names(key), f"{table.where}.{key}")

    def _tokens(self, table: Reader) -> dict[str, int]:
        """How many of each: `{ spy = 2 }` or `["spy", "spy"]`. Rule: RULING-2."""
        where = f"{table.where}.tokens"
        found: dict[str, int] = {}
        for written, count in table.counts("tokens"):
            name, times = self.names.counted("token", written)
            token = self.names.find("token", name, where)
            found[token] = found.get(token, 0) + count * times
        return found

    def _pile_of_gang(self, pile: Reader) -> list[str]:
        return self.names.listed("power", [str(name) for name in pile.sequence()], pile.where)

    def _turn(self) -> dict[str, object]:
        turn = self.table.at("turn", {})
        if not isinstance(turn.value, Mapping):
            raise turn.fault("is not a table", "write for example { actions = 1 }")
        found = dict(turn.value)
        if isinstance(found.get("foe"), str):
            found["foe"] = self.names.seat(str(found["foe"]), f"{turn.where}.foe")
        return found

    def _seat(self, number: int) -> dict[str, object]:
        seat = self.table.part(SEATS[number], SEAT_KEYS)
        found = {key: seat.get(key, None) for key in SEAT_KEYS if seat.has(key) and key != "gang"}
        if seat.has("place"):
            found["place"] = self.names.find("slot", seat.text("place", ""), f"{seat.where}.place")
        for key in ("hand", "tunnel"):
            if seat.has(key):
                found[key] = self._cards(seat, key)
        for key in ("gang_card", "background"):
            if seat.has(key):
                found[key] = self._power(seat, key)
        if seat.has("gang") and not seat.has("gang_card"):
            found["gang_card"] = self._gang_card(seat)
        if seat.has("tokens"):
            found["tokens"] = self._tokens(seat)
        if seat.has("trauma"):
            name = seat.text("trauma", "")
            found["trauma"] = "" if name == "none" else self.names.find("trauma", name, f"{seat.where}.trauma")
        return found

    def _cards(self, seat: Reader, key: str) -> list[str]:
        """A list, a table of counts, or a number of Links."""
        value = seat.get(key, ())
        if isinstance(value, int) and not isinstance(value, bool):
            return ["link"] * seat.at(key).number(0, 1000)
        if isinstance(value, Mapping):
            return [card for name, n in seat.counts(key) for card in [self.names.find("card", name, seat.where)] * n]
        return self.names.listed("card", seat.names(key), f"{seat.where}.{key}")

    def _power(self, seat: Reader, key: str) -> str:
        name = seat.text(key, "")
        return "" if name in ("", "none") else self.names.find("power", name, f"{seat.where}.{key}")

    def _gang_card(self, seat: Reader) -> str:
        """A gang's name is a card of that gang that does nothing; a Gang card's name is that card."""
        name = seat.text("gang", "")
        if name in ("", "none"):
            return ""
        for gang in self.setting.edition.gangs:
            if name.casefold() in (gang.id, gang.name.of().casefold()):
                return f"fxg_{gang.id}"
        return self.names.find("power", name, f"{seat.where}.gang")

    def _decks(self, data: dict[str, object]) -> None:
        """Deck and discard pile: lists, or numbers of arbitrary cards."""
        for key in ("deck", "discard"):
            given = self.table.get(key, None)
            if isinstance(given, list):
                if REST in given[:-1]:
                    raise self.table.fault(f"{REST!r} stands for the rest of the pile", "write it last", key)
                texts = [name for name in self.table.names(key) if name != REST]
                data[key] = self.names.listed("card", texts, f"{self.table.where}.{key}")
                if REST in given:
                    data[key] = self._and_the_rest(data, key)
        for key in ("discard", "deck"):
            if self.table.has(key) and not isinstance(self.table.get(key, None), list):
                count = self.table.at(key).number(0, 1000)
                left = self._left_over(data)
                data[key] = left[len(left) - count :] if key == "discard" else left[:count]

    def _and_the_rest(self, data: dict[str, object], key: str) -> list[str]:
        """The cards given, then everything that lies nowhere else."""
        top = Reader(data, "given", ScenarioError).names(key)
        del data[key]
        rest = self._left_over(data)
        for card in top:
            if card in rest:
                rest.remove(card)
        return [*top, *rest]

    def _left_over(self, data: dict[str, object]) -> list[str]:
        """The Search cards that lie nowhere else, in the fixed order of an arbitrary deck."""
        game = Game.from_dict(self.setting, {key: value for key, value in data.items() if key != "deck"})
        cards = [card.id for card in self.setting.edition.cards]
        return [cards[card] for card in game.state.deck]
