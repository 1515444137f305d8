"""Facts about a game: every path a scenario can ask for, and what it finds there."""

from collections.abc import Callable
from typing import Final

from blackgate.engine.pieces import DRAWN, NOBODY, Player
from blackgate.engine.terms import PILE_CARDS, SLOTS
from blackgate.errors import ScenarioError
from blackgate.game.game import Game
from blackgate.game.reader import Reader
from blackgate.scenarios.comparison import Found
from blackgate.scenarios.facts.edition import EDITION_FACTS, edition_fact
from blackgate.scenarios.facts.modules import MODULE_FACTS, SEAT_MODULE_FACTS, module_fact, seat_module_fact
from blackgate.scenarios.names import Names, advise

SEAT_FACTS: Final = (
    "place", "hand", "cigarettes", "beatings", "points", "tunnel", "gang", "gang_card", "background", "revealed",
    "ability_used", "name", "board", "side", *SEAT_MODULE_FACTS,
)  # fmt: skip
TABLE_FACTS: Final = (
    "pile", "deck", "discard", "gang_pile", "laid", "backgrounds", "active", "asked", "question", "actions", "searches",
    "extortions", "started_solitary", "round", "first", "winner", "over", "target", "players", "rolls", "picks", "seed",
    *MODULE_FACTS,
)  # fmt: skip
NUMBERS: Final[dict[str, Callable[[Game], int]]] = {
    "actions": lambda game: int(game.state.actions),
    "searches": lambda game: int(game.state.searches),
    "extortions": lambda game: int(game.state.extortions),
    "round": lambda game: int(game.state.round),
    "target": lambda game: int(game.rules.tables.target),
    "players": lambda game: game.rules.players,
    "seed": lambda game: game.seed,
}

BARE: Final = {"seat": ("active", "asked", "first", "winner"), "winner": ("active", "asked", "first"),
               "number": tuple(NUMBERS), "slot": ("michel", "warden")}  # fmt: skip
"""By sort: the facts that are one word and can stand on the right side."""


def is_path(text: str, sort: str) -> bool:
    """Whether the right side of a comparison is a fact and not a value: `P2.place`, `deck.top`, `target`."""
    head, dot, _ = text.partition(".")
    is_seat = head[:1] in "Pp" and head[1:].isdecimal()
    known = is_seat or head in TABLE_FACTS or head in EDITION_FACTS or (sort == "number" and head[:1].isalpha())
    return (bool(dot) and known) or text in BARE.get(sort, ())


class GameFacts:
    """Looks paths up in one game."""

    def __init__(self, game: Game, names: Names, where: str) -> None:
        self.game = game
        self.names = names
        self.where = where

    def find(self, path: str) -> Found:
        """What a path leads to; ScenarioError with the nearest paths if it leads nowhere."""
        head, *rest = path.strip().split(".", 1)
        tail = rest[0] if rest else ""
        if head[:1] in "Pp" and head[1:].isdecimal():
            return self.seat(self.names.seat(head, self.where), tail)
        if head in EDITION_FACTS:
            return edition_fact(self.game.rules, self.names, head, tail, self.where)
        if head not in TABLE_FACTS:
            known = ["P1." + fact for fact in SEAT_FACTS] + [*TABLE_FACTS, *EDITION_FACTS]
            raise ScenarioError(f"there is no fact {path!r}", self.where, advise(path, known) or _list_of(known))
        if head in MODULE_FACTS:
            return module_fact(self.game, self.names, head, tail, self.where)
        return self.table(head, tail)

    def seat(self, seat: int, tail: str) -> Found:
        """Facts of one seat: `P1.hand.knife`."""
        key, _, rest = tail.partition(".")
        player, edition = self.game.state.players[seat], self.game.rules.edition
        powers = edition.powers
        if key in SEAT_MODULE_FACTS:
            return seat_module_fact(self.game, self.names, seat, tail, self.where)
        match key:
            case "hand":
                return self.cards(self.hand(player), rest, ordered=False)
            case "tunnel":
                dug = [name for n, name in enumerate(PILE_CARDS) for _ in range(player.tunnel[n])]
                return self.cards(dug, rest, ordered=False)
        self.no_more(f"P{seat + 1}.{key}", rest)
        match key:
            case "place":
                return Found(SLOTS[player.place], "slot")
            case "cigarettes" | "beatings" | "points":
                return Found(int(getattr(player, key)), "number")
            case "revealed" | "ability_used":
                return Found(bool(getattr(player, key)), "truth")
            case "gang":
                return Found(powers[player.gang_card - 1].gang if player.gang_card else None, "gang")
            case "gang_card" | "background":
                held = int(getattr(player, key))
                return Found(powers[held - 1].id if held else None, "power")
            case "board" | "side":
                return Found(int(getattr(self.game.seats[seat], key)), "number")
            case "name":
                return Found(self.game.seats[seat].name, "word")
            case _:
                raise ScenarioError(f"there is no fact 'P{seat + 1}.{tail}'", self.where, advise(key, list(SEAT_FACTS)))

    def hand(self, player: Player) -> list[str]:
        """A hand as a list of cards."""
        cards = self.game.rules.edition.cards
        return [card.id for n, card in enumerate(cards) for _ in range(player.hand[n])]

    def cards(self, pile: list[str], rest: str, ordered: bool = True, top: int = 0) -> Found:
        """A pile or hand: all of it, its size, its top card, or how many of a card or of a class it holds."""
        if not rest:
            return Found(pile, "card", ordered)
        if rest == "size":
            return Found(len(pile), "number")
        if rest == "top" and ordered:
            return Found(pile[top] if pile else None, "card")
        card_class = self.names.card_class(rest)
        if card_class:
            edition = self.game.rules.edition
            return Found(sum(edition.cards[edition.card(card)].card_class == card_class for card in pile), "number")
        return Found(pile.count(self.names.find("card", rest, self.where)), "number")

    def table(self, head: str, tail: str) -> Found:
        """Facts of the table."""
        game, state = self.game, self.game.state
        cards = [card.id for card in game.rules.edition.cards]
        match head:
            case "pile":
                return Found(int(state.supply[PILE_CARDS.index(self.names.find("pile", tail, self.where))]), "number")
            case "deck":
                return self.cards([cards[card] for card in state.deck[state.drawn :]], tail)
            case "discard":
                return self.cards([cards[card] for card in state.discard], tail, top=-1)
            case "laid":
                return self.cards([cards[card] for card in state.laid], tail, ordered=False)
            case "gang_pile":
                gang, _, rest = tail.partition(".")
                return self.powers(self.gang_pile(self.names.find("gang", gang, self.where)), rest)
            case "backgrounds":
                return self.powers([game.rules.edition.powers[power - 1].id for power in state.backgrounds], tail)
            case "picks":
                return self.cards([cards[card] for card in state.rig.picks] if state.rig else [], tail)
            case "rolls":
                rolls = [str(roll) for roll in state.rig.rolls] if state.rig else []
                return Found(len(rolls), "number") if tail == "size" else Found(rolls, "number")
        self.no_more(head, tail)
        if head in NUMBERS:
            return Found(NUMBERS[head](game), "number")
        return self.turn(head)

    def turn(self, head: str) -> Found:
        """Who, and how it stands."""
        game, state = self.game, self.game.state
        match head:
            case "active" | "first":
                return Found(f"P{getattr(state, head) + 1}", "seat")
            case "asked":
                return Found(None if game.over else f"P{game.seat + 1}", "seat")
            case "question":
                return Found(game.question, "question")
            case "started_solitary":
                return Found(state.started_solitary, "truth")
            case "over":
                return Found(game.over, "truth")
            case _:
                drawn = state.winner == DRAWN
                winner = None if state.winner == NOBODY else f"P{state.winner + 1}"
                return Found("draw" if drawn else winner, "winner")

    def gang_pile(self, gang: str) -> list[str]:
        """The cards of a gang pile from the top."""
        piles = Reader(self.game.to_dict(), "position", ScenarioError).at("gang_piles")
        return piles.names(gang)

    def powers(self, pile: list[str], rest: str) -> Found:
        """A pile of Gang cards or Backgrounds: all of it, its size, its top card, or how many of one."""
        if rest == "size":
            return Found(len(pile), "number")
        if rest == "top":
            return Found(pile[0] if pile else None, "power")
        if rest:
            return Found(pile.count(self.names.find("power", rest, self.where)), "number")
        return Found(pile, "power")

    def no_more(self, path: str, rest: str) -> None:
        """Most facts have no parts."""
        if rest:
            raise ScenarioError(f"{path!r} has no part {rest!r}", self.where, f"write {path!r}")


def _list_of(known: list[str]) -> str:
    return "one of " + ", ".join(known)
