"""Facts about what one seat, or a spectator, sees: the same paths, looked up in the view. Rule: INFO-1 to INFO-7."""

from typing import Final

from blackgate.errors import ScenarioError
from blackgate.game.game import Game
from blackgate.game.reader import Reader
from blackgate.game.scenario.compare import Found
from blackgate.game.scenario.facts import Facts
from blackgate.game.scenario.names import HIDDEN, Names, mapping
from blackgate.game.view import view

RENAMED: Final = {
    "deck.size": "deck_size", "discard.size": "discard_size", "backgrounds.size": "backgrounds_left",
    "options": "options", "deck": "", "deck.top": "", "backgrounds": "", "seed": "", "rolls": "", "picks": "",
}  # fmt: skip
"""Paths whose name in a view differs; empty for what no view holds."""
LISTED: Final = ("hand", "tunnel", "certain", "possible")


class Seen:
    """Looks paths up in the view of one seat; what the view does not hold is hidden."""

    def __init__(self, game: Game, names: Names, viewer: int | None, where: str) -> None:
        self.table = view(game, viewer).to_dict()
        self.reader = Reader(self.table, "view", ScenarioError)
        self.facts = Facts(game, names, where)
        self.names = names
        self.where = where

    def find(self, path: str) -> Found:
        """What a path shows this viewer."""
        head, _, tail = path.strip().partition(".")
        if head[:1] in "Pp" and head[1:].isdecimal():
            return self.seat(self.names.seat(head, self.where), tail)
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
        return self.told(head) if not tail else self.facts.find(path)

    def told(self, key: str) -> Found:
        """A value of the view itself; seats as P1, P2 …"""
        if not key:
            return Found(HIDDEN, "word")
        if key not in self.table:
            found = self.facts.find(key)
            return Found(HIDDEN, found.sort)
        value = self.table[key]
        if key in ("winner", "question"):
            return self.facts.find(key)
        if key in ("active", "asked", "viewer"):
            return Found(f"P{value + 1}" if isinstance(value, int) else None, "seat")
        if isinstance(value, bool):
            return Found(value, "truth")
        if isinstance(value, int):
            return Found(value, "number")
        listed = isinstance(value, list | tuple)
        return Found(self.reader.names(key) if listed else str(value), "word", ordered=False)

    def seat(self, seat: int, tail: str) -> Found:
        """A seat as the viewer sees it."""
        key, _, rest = tail.partition(".")
        shown = self.reader.items("seats")[seat]
        if tail in ("hand.size", "hand_size"):
            return Found(shown.whole("hand_size", 0, 0, 1000), "number")
        if key in LISTED:
            if shown.get(key, None) is None:
                return Found(HIDDEN, "card")
            return self.facts.cards([card for card, count in shown.counts(key) for _ in range(count)], rest, False)
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

    def context(self, key: str) -> Found:
        """What the pending question is about, as everybody sees it: `context.tool`, `context.attacker`."""
        value = self.reader.at("context").get(key, None)
        if key in ("attacker", "defender", "target", "victim", "to") and isinstance(value, int):
            return Found(f"P{value + 1}", "seat")
        if isinstance(value, int):
            return Found(value, "number")
        return Found(str(value) if value is not None else None, "card" if key == "tool" else "word")
