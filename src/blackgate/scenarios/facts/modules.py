"""Facts about what modules bring: tokens, Trauma, figures, Michel(le) cards, teams. Rule: MOD-2, INFO-8, INFO-9."""

from collections.abc import Callable, Iterable
from typing import Final

from blackgate.engine.pieces import NOBODY, NOWHERE, Player
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import TOKENS
from blackgate.errors import ScenarioError
from blackgate.game.game import Game
from blackgate.game.position import put_off
from blackgate.scenarios.comparison import Found
from blackgate.scenarios.michel_cards import content_of
from blackgate.scenarios.names import Names

MODULE_FACTS: Final = (
    "tokens", "traumas", "background_discard", "michel", "warden", "michel_deck", "michel_discard", "michel_shown",
    "proposals", "reportable", "modules", "team", "winners",
)  # fmt: skip
SEAT_MODULE_FACTS: Final = ("tokens", "trauma", "buried", "team")


def module_fact(game: Game, names: Names, head: str, tail: str, where: str) -> Found:
    """What a path to something of the modules finds."""
    state, shelf = game.state, game.state.shelf
    match head:
        case "tokens":
            return token_counts(names, shelf.tokens, tail, where)
        case "traumas":
            stack = [game.rules.edition.traumas[kind - 1].id for kind in shelf.traumas]
            return pile(names, stack[::-1], "trauma", tail, where)
        case "background_discard":
            gone = [put_off(game.rules, card) for card in shelf.backgrounds]
            return pile(names, gone, "put_off", tail, where, top=-1)
        case "michel_deck":
            return pile(names, _shown(game, shelf.michel_deck)[::-1], "michel_card", tail, where)
        case "michel_discard" | "michel_shown":
            return pile(names, _shown(game, getattr(shelf, head)), "michel_card", tail, where, top=-1)
        case "team":
            return _team(game, names, tail, where)
    if tail:
        raise ScenarioError(f"{head!r} has no part {tail!r}", where, f"write {head!r}")
    match head:
        case "michel" | "warden":
            return Found(None if getattr(state, head) == NOWHERE else SLOTS[getattr(state, head)], "slot")
        case "proposals":
            return Found(int(shelf.proposals), "number")
        case "reportable":
            return Found(None if shelf.reportable == NOBODY else f"P{shelf.reportable + 1}", "seat")
        case "modules":
            return Found(list(game.rules.modules), "module", ordered=False)
        case _:
            return Found(_winners(game), "seat", ordered=False)


def seat_module_fact(game: Game, names: Names, seat: int, tail: str, where: str) -> Found:
    """What a path to something of the modules that a seat has finds."""
    player: Player = game.state.players[seat]
    key, _, rest = tail.partition(".")
    if key == "tokens":
        return token_counts(names, player.tokens, rest, where)
    if rest:
        raise ScenarioError(f"'P{seat + 1}.{key}' has no part {rest!r}", where, f"write 'P{seat + 1}.{key}'")
    match key:
        case "trauma":
            return Found(game.rules.edition.traumas[player.trauma - 1].id if player.trauma else None, "trauma")
        case "buried":
            return Found(int(player.buried), "number")
        case _:
            return Found(game.rules.teams[seat] if game.rules.teams else None, "team")


def token_counts(names: Names, counts: Iterable[int], tail: str, where: str) -> Found:
    """Tokens held or on their piles: all, how many, or how many of one."""
    tokens = [token for token, count in zip(TOKENS, counts, strict=False) for _ in range(count)]
    return pile(names, tokens, "token", tail, where, ordered=False)


def pile(names: Names, cards: list[str], sort: str, tail: str, where: str, ordered: bool = True, top: int = 0) -> Found:
    """All of it, its size, its top, or how many of one it holds."""
    if not tail:
        return Found(cards, sort, ordered)
    if tail == "size":
        return Found(len(cards), "number")
    if tail == "top" and ordered:
        return Found(cards[top] if cards else None, sort)
    return Found(cards.count(names.find(sort, tail, where)), "number")


def _shown(game: Game, cards: Iterable[int]) -> list[str]:
    return [content_of(game.rules.edition.michel_cards[card]) for card in cards]


def _team(game: Game, names: Names, tail: str, where: str) -> Found:
    """`team.A`: its seats; `team.A.points`. Rule: TEAM-3."""
    name, _, part = tail.partition(".")
    team = names.find("team", name, where)
    seats = [seat for seat, side in enumerate(game.rules.teams or ()) if side == team]
    if not seats:
        raise ScenarioError(f"there is no team {name!r}", where, "team.A or team.B, in a game with teams = true")
    parts: dict[str, Callable[[], Found]] = {
        "": lambda: Found([f"P{seat + 1}" for seat in seats], "seat", ordered=False),
        "size": lambda: Found(len(seats), "number"),
        "points": lambda: Found(sum(int(game.state.players[seat].points) for seat in seats), "number"),
    }
    if part not in parts:
        raise ScenarioError(f"a team has no {part!r}", where, "points or size")
    return parts[part]()


def _winners(game: Game) -> list[str]:
    """Everybody on the side that won. Rule: TEAM-3."""
    if game.state.winner < 0:
        return []
    side = game.rules.tables.side
    return [f"P{seat + 1}" for seat in range(game.rules.players) if side[seat] == side[game.state.winner]]
