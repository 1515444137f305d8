"""Provenance: how well founded each datum of the box is, thing by thing.

Rule: COMP-7, RULING-3.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from blackgate.editions.edition import Edition
from blackgate.editions.parts import CardFace, Place, Power


@dataclass(frozen=True)
class Provenance:
    """Where a thing is written, and where we know its data from."""

    path: str
    """Its entry, such as `card.shovel`: what an overlay names to correct it."""
    file: str
    """The file that last said something about it."""
    data: Mapping[str, str]
    """By datum (`name`, `copies`, …): `rulebook`, `public`, `reconstruction` or `house`."""


def card_provenance(edition: Edition, card: CardFace) -> Provenance:
    """A card of the piles or the Search deck."""
    keys = {"name": "name", "kind": "class", "copies": "copies", "value": "value"}
    keys |= {"effects": "do"} if card.effects else {}
    return _provenance(edition, f"card.{card.id}", keys, {"points": f"tunnel.{card.id}"} if card.points else {})


def power_provenance(edition: Edition, power: Power) -> Provenance:
    """A Gang card or a Background."""
    keys = {"name": "name", "moment": "when", "effects": "mods" if power.mods else "do"}
    keys |= {"bonus": "bonus"} if power.bonus else {}
    return _provenance(edition, f"{'background' if power.background else 'gang_card'}.{power.id}", keys)


def place_provenance(edition: Edition, place: Place) -> Provenance:
    """A Place of the board."""
    keys = {"name": "name", "die": "die", "search": "search", "actions": "actions"}
    return _provenance(edition, f"place.{place.slot}", keys)


def trauma_provenance(edition: Edition, trauma: str) -> Provenance:
    """A Trauma token."""
    return _provenance(edition, f"trauma.{trauma}", {"name": "name", "effects": "forbids"})


def michel_card_provenance(edition: Edition, card: str) -> Provenance:
    """A card of Michel(le)'s deck."""
    return _provenance(edition, f"michel_card.{card}", {"copies": "copies", "effects": "tools"})


def deal_provenance(edition: Edition, deal: str) -> Provenance:
    """Something to buy."""
    return _provenance(edition, f"deal.{deal}", {"price": "price", "gives": "gives"})


def recipe_provenance(edition: Edition, recipe: str) -> Provenance:
    """Something to craft."""
    return _provenance(edition, f"recipe.{recipe}", {"needs": "needs", "gives": "gives"})


def provenances(edition: Edition) -> Iterator[Provenance]:
    """Of everything a player can hold, stand on or pay for."""
    yield from (card_provenance(edition, each) for each in edition.cards)
    yield from (power_provenance(edition, each) for each in edition.powers)
    yield from (place_provenance(edition, each) for each in edition.places)
    yield from (trauma_provenance(edition, each.id) for each in edition.traumas)
    yield from (michel_card_provenance(edition, each.id) for each in edition.michel_cards)
    yield from (deal_provenance(edition, each.id) for each in edition.deals)
    yield from (recipe_provenance(edition, each.id) for each in edition.recipes)


def _provenance(
    edition: Edition, path: str, keys: Mapping[str, str], elsewhere: Mapping[str, str] | None = None
) -> Provenance:
    """`keys` stand in the entry itself; `elsewhere` are whole paths."""
    paths = {datum: f"{path}.{key}" for datum, key in keys.items()} | dict(elsewhere or {})
    files = [edition.source(each) for each in (path, f"{path}.name.en", *paths.values())]
    data = {datum: edition.provenance(each) for datum, each in paths.items()}
    return Provenance(path, max(files, key=edition.sources.index), data)
