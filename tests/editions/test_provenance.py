"""Everything a player can hold, stand on or pay for says how well founded it is, in every edition."""

from collections import Counter

import pytest

from blackgate.editions import Edition, load
from blackgate.editions.catalogue import catalogue
from blackgate.editions.overlays import PROVENANCES
from blackgate.editions.provenance import card_provenance, provenances

OVERLAYS = [each.id for each in catalogue() if each.kind != "edition"]


def things(edition: Edition) -> list[str]:
    """The paths of all there is."""
    found = [f"card.{each.id}" for each in edition.cards]
    found += [f"{'background' if each.background else 'gang_card'}.{each.id}" for each in edition.powers]
    found += [f"place.{each.slot}" for each in edition.places]
    found += [f"trauma.{each.id}" for each in edition.traumas]
    found += [f"michel_card.{each.id}" for each in edition.michel_cards]
    found += [f"deal.{each.id}" for each in edition.deals]
    return found + [f"recipe.{each.id}" for each in edition.recipes]


@pytest.mark.parametrize("overlay", ["", *OVERLAYS])
def test_every_value_of_every_edition_has_a_provenance(overlay: str) -> None:
    edition = load("retail", [overlay] if overlay else [])
    found = list(provenances(edition))
    assert [each.path for each in found] == things(edition)
    for each in found:
        assert each.data
        assert set(each.data.values()) <= set(PROVENANCES)
        assert each.file in edition.sources


def test_names_are_founded_language_by_language() -> None:
    retail = load("retail")
    card, place = "card.solitary_confinement.name", "place.solitary.name"
    assert [retail.provenance(f"{card}.{each}") for each in ("en", "fr", "it")] == ["rulebook", *["reconstruction"] * 2]
    assert [retail.provenance(f"{place}.{each}") for each in ("en", "fr", "it")] == ["rulebook"] * 2 + [
        "reconstruction"
    ]
    assert retail.provenance("card.solitary_confinement.do") == "rulebook"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_solitary_card_is_called_like_the_place(language: str) -> None:
    retail = load("retail")
    card = retail.cards[retail.card("solitary_confinement")]
    assert card.name.of(language) == retail.place("solitary").name.of(language)


def test_numbers_are_founded_one_by_one() -> None:
    retail = load("retail")
    shovel = card_provenance(retail, retail.cards[retail.card("shovel")])
    assert (shovel.path, shovel.file) == ("card.shovel", "retail.toml")
    assert shovel.data == {
        "name": "rulebook", "kind": "rulebook", "copies": "rulebook", "value": "reconstruction",
        "points": "reconstruction",
    }  # fmt: skip


def test_a_correction_has_its_own_provenance() -> None:
    edition = load("retail", [{"id": "mine", "provenance": "public", "card": [{"id": "shovel", "value": 5}]}])
    shovel = card_provenance(edition, edition.cards[edition.card("shovel")])
    assert (shovel.data["value"], shovel.data["copies"], shovel.file) == ("public", "rulebook", "mine")


def test_values_of_a_module_come_from_its_file() -> None:
    edition = load("retail", ["library", "ward"])
    files = Counter(each.file for each in provenances(edition))
    assert (files["library.toml"], files["ward.toml"]) == (1, 7)
