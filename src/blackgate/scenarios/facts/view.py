"""Facts about what one seat, or a spectator, sees: the same paths, looked up in the view. Rule: INFO-1 to INFO-7."""

from typing import Final

from blackgate.engine.registry import DECLARED_FRAMES
from blackgate.errors import ScenarioError
from blackgate.game.game import Game
from blackgate.game.reader import Reader
from blackgate.game.view import view
from blackgate.game.view.context import AGAINST_MICHEL
from blackgate.scenarios.comparison import Found
from blackgate.scenarios.facts.game import GameFacts
from blackgate.scenarios.facts.modules import pile
from blackgate.scenarios.names import HIDDEN, Names, advise, mapping

RENAMED: Final = {
    "deck.size": "deck_size", "discard.size": "discard_size", "backgrounds.size": "backgrounds_left",
    "options": "options", "asides": "asides", "deck": "", "deck.top": "", "backgrounds": "", "seed": "", "rolls": "",
    "picks": "", "michel_deck": "", "michel_deck.top": "", "michel_deck.size": "michel_deck_size", "traumas": "",
    "traumas.top": "", "traumas.size": "traumas_left", "michel_discard.size": "michel_discard_size",
    "background_discard.size": "background_discard_size",
}  # fmt: skip
"""Paths whose name in a view differs; empty for what no view holds."""
LISTED: Final = ("hand", "tunnel", "certain", "possible")
CONTEXT_SEATS: Final = (
    "attacker", "defender", "target", "victim", "to", "moved", "mate", "helper", "partner", "starter", "actor",
)  # fmt: skip
CONTEXT: Final = sorted(
    {each.shown_as for frame in DECLARED_FRAMES.values() for each in frame.operands if each.shown_as}
    | set(filter(None, AGAINST_MICHEL.values()))
)
"""What questions are about."""
MODULE_LISTS: Final = {
    "michel_discard": "michel_card", "michel_shown": "michel_card", "background_discard": "put_off",
}  # fmt: skip
"""What modules lay face up, top card last, and what sort of thing it is."""


class ViewFacts:
    """Looks paths up in the view of one seat; what the view does not hold is hidden."""

    def __init__(self, game: Game, names: Names, viewer: int | None, where: str) -> None:
        seen = view(game, viewer)
        words = {"options": [*map(str, seen.options)], "asides": [*map(str, seen.asides)]}
        self.table: dict[str, object] = {**seen.to_dict(), **words}
        self.reader = Reader(self.table, "view", ScenarioError)
        self.facts = GameFacts(game, names, where)
        self.names = names
        self.where = where

    def find(self, path: str) -> Found:
        """What a path shows this viewer."""
        head, _, tail = path.strip().partition(".")
        if head[:1] in "Pp" and head[1:].isdecimal():
            return self.seat(self.names.seat(head, self.where), tail)
        if path in RENAMED and not RENAMED[path]:
            return Found(HIDDEN, self.facts.find(path).sort)
        if path in RENAMED:
            return self.told(RENAMED[path])
        match head:
            case "pile":
                return self.facts.find(path) if "piles" in self.table else Found(HIDDEN, "number")
            case "gang_pile":
                return self.gang_pile(tail)
            case "discard" | "laid":
                return self.facts.cards(self.reader.names(head), tail, head == "discard", -1)
            case "context":
                return self.context(tail)
            case "tokens":
                return pile(self.names, _listed(self.reader, head), "token", tail, self.where, ordered=False)
            case "exchange":
                return self.exchange(tail)
            case "team":
                return self.facts.find(path) if "team_points" in self.table else Found(HIDDEN, "number")
        if head in MODULE_LISTS:
            sort = MODULE_LISTS[head]
            cards = [self.names.find(sort, card, self.where) for card in self.reader.names(head)]
            return pile(self.names, cards, sort, tail, self.where, top=-1)
        return self.told(head) if not tail else self.facts.find(path)

    def told(self, key: str) -> Found:
        """A value of the view itself; seats as P1, P2 …"""
        if key not in self.table:
            found = self.facts.find(key)
            return Found(HIDDEN, found.sort)
        value = self.table[key]
        if key in ("winner", "winners", "question"):
            return self.facts.find(key)
        if key in ("michel", "warden"):
            return Found(str(value) if value else None, "slot")
        if key in ("active", "asked", "viewer", "reportable"):
            return Found(f"P{value + 1}" if isinstance(value, int) else None, "seat")
        if isinstance(value, bool):
            return Found(value, "truth")
        if isinstance(value, int):
            return Found(value, "number")
        listed = isinstance(value, list | tuple)
        sort = "action" if key in ("options", "asides") else "word"
        return Found(self.reader.names(key) if listed else str(value), sort, ordered=False)

    def seat(self, seat: int, tail: str) -> Found:
        """A seat as the viewer sees it."""
        key, _, rest = tail.partition(".")
        shown = self.reader.items("seats")[seat]
        if tail in ("hand.size", "hand_size"):
            return Found(shown.whole("hand_size", 0, 0, 1000), "number")
        if key in LISTED:
            if shown.get(key, None) is None:
                return Found(HIDDEN, "card")
            return self.facts.cards(_listed(shown, key), rest, False)
        if key == "tokens":
            return pile(self.names, _listed(shown, key), "token", rest, self.where, ordered=False)
        if key == "team":
            return Found(shown.text("side", ""), "team")
        found = self.facts.seat(seat, tail)
        if not shown.has(key):
            raise ScenarioError(f"a view has no {tail!r}", self.where, "one of " + ", ".join(mapping(shown.value)))
        value = shown.get(key, None)
        return Found(value if isinstance(value, bool | int | str) else HIDDEN, found.sort)

    def gang_pile(self, tail: str) -> Found:
        """The visible cards of a gang pile, or its size. Rule: RULING-20."""
        gang, _, part = tail.partition(".")
        name = self.names.find("gang", gang, self.where)
        if part == "size":
            return Found(self.reader.at("gang_pile_sizes").whole(name, 0, 0, 1000), "number")
        visible = self.reader.at("gang_piles").names(name)
        if part == "top" and not visible and self.gang_pile(f"{gang}.size").value:
            return Found(HIDDEN, "power")
        return self.facts.powers(visible, part)

    def exchange(self, key: str) -> Found:
        """The Exchange being made up: `exchange.given`, `exchange.cards_given` … as far as this viewer may know."""
        shown = self.reader.at("exchange")
        if not shown.has(key):
            known = ", ".join(mapping(shown.value)) or "nothing: there is no Exchange"
            raise ScenarioError(f"an Exchange has no {key!r}", self.where, f"one of {known}")
        value = shown.get(key, None)
        if value is None:
            return Found(HIDDEN, "card")
        if isinstance(value, int):
            return Found(f"P{value + 1}", "seat") if key in ("proposer", "teammate") else Found(value, "number")
        return Found(_listed(shown, key), "card", ordered=False)

    def context(self, key: str) -> Found:
        """What the pending question is about, as everybody sees it: `context.tool`, `context.attacker`."""
        if key not in CONTEXT:
            raise ScenarioError(f"no question is about {key!r}", self.where, advise(key, CONTEXT))
        value = self.reader.at("context").get(key, None)
        if key in CONTEXT_SEATS and isinstance(value, int):
            return Found(f"P{value + 1}", "seat")
        if isinstance(value, int):
            return Found(value, "number")
        sort = {"tool": "card", "michel_card": "michel_card"}.get(key, "word")
        shown = str(value) if value is not None else None
        return Found(self.names.find(sort, shown, self.where) if shown else None, sort)


def _listed(table: Reader, key: str) -> list[str]:
    """A table of counts as a list."""
    return [name for name, count in table.counts(key) for _ in range(count)]
