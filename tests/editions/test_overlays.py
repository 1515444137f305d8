"""Overlays merge key by key and entry by entry; fixtures are there but never dealt."""

from pathlib import Path

import pytest

from blackgate.editions import Edition, load
from blackgate.errors import EditionError


@pytest.fixture(scope="module")
def fixtures() -> Edition:
    return load("retail", ["fixtures"])


def test_house_rule_changes_one_price() -> None:
    house = load("retail", ["house_cheap_shovels"])
    assert [deal.price for deal in house.deals] == [2, 5, 6, 7]
    assert house.provenance("deal.shovel.price") == "house"
    assert house.provenance("deal.shovel.gives.card") == "rulebook"
    assert house.source("deal.shovel.price") == "house_cheap_shovels.toml"
    assert house.sources == ("retail.toml", "house_cheap_shovels.toml")
    assert house.id == "retail"


def test_a_file_may_be_laid_from_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'overlay = true\nid = "mine"\nname = "Mine"\n[tunnel]\nshovel = 4\nprovenance = "public"\n', "utf-8"
    )
    mine = load("retail", [path])
    assert mine.cards[3].points == 4
    assert mine.provenance("tunnel.shovel") == "public"
    assert mine.provenance("tunnel.spoon") == "reconstruction"
    assert load("retail", [str(path)]).fingerprint == mine.fingerprint


def test_tables_within_entries_merge() -> None:
    changed = load("retail", [{"recipe": [{"id": "knives", "gives": {"n": 3}}]}])
    assert (changed.recipes[0].card, changed.recipes[0].n) == ("knife", 3)


def test_lists_are_replaced() -> None:
    changed = load("retail", [{"card": [{"id": "riot", "do": [{"do": "draw", "n": 1}]}]}])
    assert [effect.do for effect in changed.cards[changed.card("riot")].effects] == ["draw"]


def test_entries_are_added_removed_and_replaced() -> None:
    new = {"id": "rope", "name": {"en": "Rope"}, "class": "part", "deck": "search", "copies": 2, "value": 0}
    power = {"id": "triad_red_pole", "replace": True, "gang": "triad", "name": {"en": "Red Pole"}, "when": "always",
             "mods": [{"mod": "hand", "n": 2}]}  # fmt: skip
    changed = load("retail", [{"card": [new, {"id": "riot", "remove": True}], "gang_card": [power]}])
    assert changed.cards[-1].id == "rope"
    with pytest.raises(EditionError):
        changed.card("riot")
    assert changed.powers[changed.power("red pole") - 1].mods[0].mod == "hand"
    assert [power.id for power in changed.powers].index("triad_red_pole") == 18


def test_a_number_of_players_is_taken_out_with_0() -> None:
    changed = load("retail", [{"goal": {"players": {"6": 0}}}])
    assert [players for players, _ in changed.goal] == [2, 3, 4, 5]


def test_an_entry_may_be_meant_by_an_old_name() -> None:
    changed = load("retail", [{"place": [{"slot": "Nursery", "search": 1}], "card": [{"id": "Pick", "value": 2}]}])
    assert changed.place("infirmary").search == 1
    assert changed.cards[2].value == 2
    assert len(changed.places) == 6


def test_the_overlay_of_the_manual_loads(root: Path, tmp_path: Path) -> None:
    manual = (root / "docs" / "editions.md").read_text("utf-8")
    path = tmp_path / "my_box.toml"
    path.write_text(manual.split("```toml\n")[1].split("```")[0], "utf-8")
    mine = load("retail", [path])
    assert mine.cautions == ()
    assert mine.provenance("place.showers.search") == "public"


def test_the_complete_overlay_of_the_manual_adds_three_cards(root: Path, tmp_path: Path) -> None:
    manual = (root / "docs" / "editions.md").read_text("utf-8")
    path = tmp_path / "new_cards.toml"
    path.write_text(manual.split("```toml\n")[2].split("```")[0], "utf-8")
    mine = load("retail", [path])
    assert mine.cautions == ()
    assert mine.cards[mine.card("Laundry Cart")].copies == 2
    assert mine.powers[mine.power("Night Watch") - 1].verbs == ("move",)
    assert mine.power("Locksmith") in mine.dealt_backgrounds()


def test_a_plain_name_is_the_english_one() -> None:
    changed = load("retail", [{"card": [{"id": "riot", "name": "Uproar"}]}])
    name = changed.cards[changed.card("riot")].name
    assert (name.of(), name.of("fr")) == ("Uproar", "Émeute")


@pytest.mark.parametrize("verb", ["move", "simple move", ["move"]])
def test_a_verb_may_be_one_word(verb: object) -> None:
    power = {"id": "x", "gang": "crew", "name": "X", "when": "after", "verb": verb, "do": [{"do": "draw", "n": 1}]}
    changed = load("retail", [{"gang_card": [power]}])
    assert changed.powers[changed.power("x") - 1].verbs == ("move",)


def test_overlays_are_laid_in_order() -> None:
    prices = [{"deal": [{"id": "shovel", "price": price}]} for price in (6, 9)]
    assert load("retail", prices).deals[3].price == 9


@pytest.mark.parametrize(
    ("alias", "card"),
    [
        ("FX-DRAW2", "fx_draw2"), ("FX-SEARCH", "fx_search"), ("FX-GOTO(CB)", "fx_goto_cell"),
        ("FX-GOTO(CAF)", "fx_goto_cafeteria"), ("FX-GOTO(REC)", "fx_goto_yard"), ("FX-GOTO(INF)", "fx_goto_infirmary"),
        ("FX-GOTO(SHO)", "fx_goto_showers"), ("FX-GOTO(SOL)", "fx_goto_solitary"),
        ("fx-push(caf)", "fx_push_cafeteria"), ("FX-PUSH(SOL)", "fx_push_solitary"),
        ("FX-HEAL2", "fx_heal2"), ("FX-KNIFE", "fx_knife"),
        ("FX-POINT", "fx_point"), ("FX-DIG", "fx_dig"), ("FX-LINK", "fx_link"),
    ],
)  # fmt: skip
def test_fixture_cards_by_alias(fixtures: Edition, alias: str, card: str) -> None:
    assert fixtures.cards[fixtures.card(alias)].id == card


@pytest.mark.parametrize("alias", ["FXG-ACT", "FXG-SRCH", "FXG-SWAP", "FXG-ROLL", "FXB-A", "FXB-B", "FXB-C", "FXB-D"])
def test_fixture_powers_by_alias_and_never_dealt(fixtures: Edition, alias: str) -> None:
    number = fixtures.power(alias)
    assert number not in fixtures.dealt_backgrounds()
    assert all(number not in fixtures.dealt_gang_cards(gang) for gang in range(6))


def test_fixtures_change_nothing_that_is_dealt(fixtures: Edition) -> None:
    retail = load("retail")
    assert sum(card.copies for card in fixtures.cards) == sum(card.copies for card in retail.cards)
    assert len(fixtures.cards) <= 60
    assert [len(fixtures.dealt_gang_cards(gang)) for gang in range(6)] == [4] * 6
    assert len(fixtures.dealt_backgrounds()) == 18
