"""An edition is held against the rulebook facts. Scenario S-006; RULING-3, COMP-7."""

from collections.abc import Mapping

import pytest

from blackgate.editions import check, load
from blackgate.errors import EditionError

Overlay = Mapping[str, object]


def places(**die: list[int]) -> Overlay:
    return {"place": [{"slot": slot, "die": results} for slot, results in die.items()]}


QUIET = {"michel_card": [{"id": "empty_handed", "knife": True, "tools": ["spoon"]}]}
TOOLLESS = {"michel_card": [{"id": "wants_spoon", "tools": []}]}
NO_CARDS = {"michel_card": [{"id": card.id, "copies": 0} for card in load("retail", ["michel"]).michel_cards]}

REJECTED = {
    "a: result 1 leads elsewhere": (places(cafeteria=[2, 4], infirmary=[1, 5]), "result 1 names cell, infirmary"),
    "b: Solitary on a result": (places(solitary=[6], yard=[3, 4]), "result 6 names solitary"),
    "c: a result with three Places": (places(showers=[4, 5, 6]), "result 4 names cafeteria, showers, yard"),
    "a result with one Place": (places(showers=[5]), "result 6 names yard"),
    "d: no Michel(le) card without Knife": (QUIET, "every Michel(le) card shows a Knife"),
    "no Michel(le) card at all": (NO_CARDS, "the deck of Michel(le) is empty"),
    "a Knife card without Tool": (TOOLLESS, "a Knife card shows no Tool"),
    "the Cell Block shows 2": ({"place": [{"slot": "cell", "search": 2}]}, "the Cell Block shows 2"),
    "the Cafeteria shows 3": ({"place": [{"slot": "cafeteria", "search": 3}]}, "the Cafeteria shows 3"),
}

WARNED = {
    "e: the Cell Block on 4": (places(cell=[1, 2, 4], cafeteria=[1, 3], yard=[3, 4, 6]), "Cell Block"),
    "f: a Shovel worth two Pickaxes": ({"tunnel": {"shovel": 4}}, "two Pickaxes"),
    "Search value 0": ({"place": [{"slot": "yard", "search": 0}]}, "Search values"),
    "Search value 4": ({"place": [{"slot": "showers", "search": 4}]}, "Search values"),
    "a Place on one result": (places(showers=[5], infirmary=[2, 5, 6]), "2 or 3 results"),
}


@pytest.mark.parametrize("name", REJECTED)
def test_s006_rejected(name: str) -> None:
    overlay, fact = REJECTED[name]
    with pytest.raises(EditionError) as caught:
        load("retail", ["michel", overlay])
    assert caught.value.what == f"RULING-3: {fact}"
    assert caught.value.where.startswith(("overlay 2, ", "retail.toml, "))
    assert caught.value.right


@pytest.mark.parametrize("name", WARNED)
def test_s006_loads_with_a_caution(name: str) -> None:
    overlay, words = WARNED[name]
    edition = load("retail", [overlay])
    assert [words in caution.what for caution in edition.cautions] == [True]
    assert list(edition.cautions) == check(edition)


def test_s006_points_and_values_are_data() -> None:
    edition = load(
        "retail", [{"tunnel": {"spoon": 2, "pickaxe": 4, "shovel": 6}, "card": [{"id": "phone", "value": 9}]}]
    )
    assert [card.points for card in edition.cards[:4]] == [0, 2, 4, 6]
    assert edition.cards[edition.card("phone")].value == 9
    assert edition.cautions == ()


TEAM_REJECTED = {
    "result 2 names one Block": (places(cell_b=[1, 3]), "result 2 names cell, infirmary", "TEAM-5"),
    "result 1 leads elsewhere": (places(cafeteria=[4, 5], infirmary=[1, 2], showers=[5, 6]),
                                 "result 1 names cell, cell_b, infirmary", "MOVE-5"),
    "a result with two Places beside the Blocks": (places(showers=[2, 5, 6]),
                                                   "result 2 names cell, cell_b, infirmary, showers", "MOVE-2"),
    "a Block shows 2": ({"place": [{"slot": "cell_b", "search": 2}]}, "the Cell Block shows 2", "SEARCH-3"),
}  # fmt: skip


@pytest.mark.parametrize("name", TEAM_REJECTED)
def test_the_team_side_is_held_against_its_own_facts(name: str) -> None:
    overlay, fact, rule = TEAM_REJECTED[name]
    with pytest.raises(EditionError) as caught:
        load("retail", ["teams", overlay])
    assert caught.value.what == f"RULING-3: {fact}"
    assert rule in caught.value.right


def test_the_team_side_is_without_cautions() -> None:
    assert load("retail", ["teams"]).cautions == ()


def test_the_office_has_no_number() -> None:
    with pytest.raises(EditionError) as caught:
        load("retail", ["warden", places(office=[6])])
    assert "OFFICE-1" in caught.value.right


def test_a_tile_may_show_a_number_of_its_own() -> None:
    overlay = {"place": [{"slot": "cafeteria", "search": 3}]}
    assert load("retail", ["workshop", overlay]).place("workshop").search == 3
    with pytest.raises(EditionError):
        load("retail", [overlay])


def test_an_edition_without_michel_cards_is_fine() -> None:
    assert load("retail").michel_cards == ()


def test_two_things_of_one_name_are_cautioned() -> None:
    card = {"id": "riot2", "name": "riot", "class": "rare", "deck": "search", "copies": 1, "value": 1}
    power = {"id": "x", "gang": "crew", "name": "Forger", "when": "turn_start", "do": [{"do": "draw", "n": 1}]}
    cautions = load("retail", [{"card": [card], "gang_card": [power]}]).cautions
    assert [caution.where for caution in cautions] == ["card.riot2.name", "background.forger.name"]
    assert "also the name of the card riot" in cautions[0].what
    assert "also the name of the gang_card x" in cautions[1].what
