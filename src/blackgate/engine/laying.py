"""Set up cards and tokens directly, for positions, sampled worlds and scenarios.

A vec that interpreted code assigns to an attribute of a compiled object is never freed; one assigned here is freed.
"""

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.pieces import Player, Shelf
from blackgate.engine.state import State


def lay_out(state: State, pile: str, cells: list[int]) -> None:
    """Set a pile of the table."""
    laid: vec[i64] = vec[i64](cells)
    match pile:
        case "deck":
            state.deck = laid
        case "discard":
            state.discard = laid
        case "laid":
            state.laid = laid
        case "backgrounds":
            state.backgrounds = laid
        case "gang_piles":
            state.gang_piles = laid
        case _:
            raise ValueError(f"there is no pile {pile}")


def lay_beside(shelf: Shelf, pile: str, cells: list[int]) -> None:
    """Set a pile of the modules beside the board. The shelf must belong to this state alone (`own_shelf`)."""
    laid: vec[i64] = vec[i64](cells)
    match pile:
        case "tokens":
            shelf.tokens = laid
        case "traumas":
            shelf.traumas = laid
        case "backgrounds":
            shelf.backgrounds = laid
        case "michel_deck":
            shelf.michel_deck = laid
        case "michel_discard":
            shelf.michel_discard = laid
        case "michel_shown":
            shelf.michel_shown = laid
        case "given":
            shelf.given = laid
        case "wanted":
            shelf.wanted = laid
        case "returned":
            shelf.returned = laid
        case _:
            raise ValueError(f"there is no pile {pile}")


def lay_before(player: Player, pile: str, counts: list[int]) -> None:
    """Set the tunnel or the tokens of a player."""
    laid: vec[i64] = vec[i64](counts)
    match pile:
        case "tunnel":
            player.tunnel = laid
        case "tokens":
            player.tokens = laid
        case _:
            raise ValueError(f"nothing before a player is called {pile}")
