"""The retail edition holds what the booklets print. Scenarios S-001 to S-004 and S-020."""

from collections import Counter

import pytest

from blackgate.editions import Edition, load, packaged
from blackgate.engine.terms import PILE_CARDS, SLOTS


@pytest.fixture(scope="module")
def retail() -> Edition:
    return load("retail")


def test_s001_search_deck(retail: Edition) -> None:
    deck = Counter[str]()
    for card in retail.cards:
        if card.deck == "search":
            deck[card.id if card.card_class in ("part", "weapon") else card.card_class] += card.copies
    assert deck == {"container": 5, "pike": 6, "link": 14, "blade": 10, "accessory": 18, "rare": 6, "action": 18}
    assert deck.total() == 77


def test_s002_open_piles_and_card_families(retail: Edition) -> None:
    assert [(card.id, card.copies) for card in retail.cards[:4]] == list(zip(PILE_CARDS, (20, 11, 11, 11), strict=True))
    assert {card.id for card in retail.cards if card.card_class == "weapon"} == {"knife", "blade"}
    assert {card.id for card in retail.cards if card.card_class == "tool"} == {"spoon", "pickaxe", "shovel"}


def test_s003_gangs_backgrounds_and_michel_cards(retail: Edition) -> None:
    assert [len(retail.dealt_gang_cards(gang)) for gang in range(len(retail.gangs))] == [4] * 6
    assert len(retail.dealt_backgrounds()) == 18
    assert Counter(retail.powers[number - 1].gang for number in retail.dealt_backgrounds()).most_common()[-1][1] == 3
    assert sum(card.copies for card in load("retail", ["michel"]).michel_cards) == 8


def test_s004_supply(retail: Edition) -> None:
    numbers = retail.numbers
    assert (numbers.beating_tokens, numbers.die_faces, numbers.standees) == (6, 6, 12)
    assert (numbers.cigarettes_of_1, numbers.cigarettes_of_5) == (50, 5)
    assert len(retail.prisoners) == 6
    assert len({side for prisoner in retail.prisoners for side in prisoner.sides}) == 12


def test_s020_targets(retail: Edition) -> None:
    assert dict(retail.goal) == {2: 12, 3: 12, 4: 10, 5: 8, 6: 8}
    assert dict(retail.team_goal) == {4: 16, 6: 20}


def test_recipes_deals_and_accessories(retail: Edition) -> None:
    assert [(recipe.needs, recipe.n, recipe.card) for recipe in retail.recipes] == [
        (("link", "blade"), 2, "knife"),
        (("link", "pike"), 1, "pickaxe"),
        (("link", "container"), 1, "shovel"),
    ]
    assert [(deal.price, deal.n, deal.card) for deal in retail.deals] == [
        (2, 1, "knife"),
        (5, 2, "knife"),
        (6, 1, "pickaxe"),
        (8, 1, "shovel"),
    ]
    assert [gang.needs for gang in retail.gangs] == [2, 2, 2, 2, 3, 3]
    assert retail.gangs[retail.gang("bratva")].accessories == ("chain", "watch", "ring")


def test_the_edition_is_without_cautions(retail: Edition) -> None:
    assert retail.cautions == ()
    assert retail.sources == ("retail.toml",)
    assert retail.modules == retail.extras == ()
    assert {"retail", "fixtures", "house_cheap_shovels"} <= set(packaged())
    assert "rules" not in packaged()


def test_every_datum_has_a_provenance(retail: Edition) -> None:
    words = {origin.provenance for origin in retail.origins.values()}
    assert words == {"rulebook", "public", "reconstruction"}
    assert retail.provenance("card.link.copies") == "rulebook"
    assert retail.provenance("card.link.value") == "reconstruction"
    assert retail.provenance("card.phone.name.en") == "public"
    assert retail.provenance("place.cell.search") == "rulebook"
    assert retail.provenance("place.showers.search") == "reconstruction"
    assert retail.provenance("tunnel.spoon") == "reconstruction"


@pytest.mark.parametrize(
    ("name", "slot"),
    [
        ("Cells", "cell"), ("cell block", "cell"), ("CB", "cell"), ("Blocco Detentivo", "cell"), ("CAF", "cafeteria"),
        ("Recreation Area", "yard"), ("recreational-area", "yard"), ("REC", "yard"), ("Nursery", "infirmary"),
        ("sho", "showers"), ("Solitary Confinement", "solitary"), ("OFF", "office"), ("Warden's Office", "office"),
    ],
)  # fmt: skip
def test_s017_old_and_new_names_of_slots(retail: Edition, name: str, slot: str) -> None:
    assert SLOTS[retail.slot(name)] == slot


def test_s017_old_and_new_names_of_other_things(retail: Edition) -> None:
    assert retail.card("Pick") == retail.card("pickaxe") == 2
    assert retail.card("White Powder") == retail.card("white_powder") == retail.card("Poudre blanche")
    assert retail.verb("Bodybuilding token") == retail.verb("workout")
    assert retail.verb("Steal a spoon") == retail.verb("steal")
    assert retail.recipe("Pick") == 1
    assert retail.deal("2 Knives") == 1
    assert retail.gang("Triade") == retail.gang("triad")
    assert retail.power("Hired Gun") == retail.power("hitman")
    assert retail.place("nursery").name.of("fr") == "Infirmerie"


def test_powers_are_counted_from_one(retail: Edition) -> None:
    assert retail.power("crew_back_corridors") == 1
    assert retail.power("getaway_driver") == retail.gang_cards + 1 == 25


def test_fingerprint_follows_play_not_looks(retail: Edition) -> None:
    again = load("retail", [{"card": [{"id": "link", "name": {"fr": "Attache"}, "aliases": ["tie"]}]}])
    dearer = load("retail", [{"card": [{"id": "link", "value": 2}]}])
    assert len(retail.fingerprint) == 16
    assert again.fingerprint == retail.fingerprint == load("retail").fingerprint
    assert dearer.fingerprint != retail.fingerprint
