"""The two prototypes are editions of their own. Scenarios S-018 and S-273; chapter 25, RULING-169, RULING-170."""

from collections import Counter

import pytest

from blackgate.editions import Edition, load, make_ruleset, settle
from blackgate.editions.options import offered
from blackgate.errors import OptionError

NAMES = ("prototype_fr", "prototype_en")


@pytest.fixture(scope="module", params=NAMES)
def prototype(request: pytest.FixtureRequest) -> Edition:
    return load("retail", [request.param])


def test_s273_search_deck(prototype: Edition) -> None:
    deck = Counter[str]()
    for card in prototype.cards:
        if card.deck == "search":
            deck[card.id if card.card_class in ("part", "weapon") else card.card_class] += card.copies
    assert deck == {"container": 5, "pike": 6, "link": 14, "blade": 10, "accessory": 12, "rare": 3, "action": 11}
    assert deck.total() == 61
    assert all(card.copies == 2 for card in prototype.cards if card.card_class == "accessory")


def test_s273_piles_gangs_and_backgrounds(prototype: Edition) -> None:
    assert [card.copies for card in prototype.cards[:4]] == [12, 8, 8, 8]
    assert [gang.id for gang in prototype.gangs] == ["crew", "cartel", "bikers", "bratva"]
    assert [len(prototype.dealt_gang_cards(gang)) for gang in range(4)] == [3, 3, 3, 3]
    assert len(prototype.dealt_backgrounds()) == 10
    assert (len(prototype.prisoners), prototype.numbers.beating_tokens) == (5, 6)


def test_s272_targets(prototype: Edition) -> None:
    assert dict(prototype.goal) == {2: 12, 3: 12, 4: 10, 5: 8}
    assert prototype.team_goal == ()


def test_the_old_gang_leaves_first(prototype: Edition) -> None:
    assert prototype.is_prototype
    assert make_ruleset(prototype, 5).leave_gang_first
    assert not load("retail").is_prototype
    assert not make_ruleset(load("retail"), 5).leave_gang_first


def test_nothing_of_the_modules_is_in_it(prototype: Edition) -> None:
    assert (prototype.modules, prototype.tokens, prototype.michel_cards) == ((), (), ())
    assert {place.slot for place in prototype.places} == {place.slot for place in load("retail").places}
    assert prototype.place("solitary").confines


def test_recipes_and_sets_are_those_of_the_booklet(prototype: Edition) -> None:
    assert prototype.recipes == load("retail").recipes
    sets = [(gang.id, gang.needs, gang.accessories) for gang in prototype.gangs]
    assert sets == [(gang.id, gang.needs, gang.accessories) for gang in load("retail").gangs[:4]]


def test_names_of_the_booklets() -> None:
    english, french = (load("retail", [name]) for name in reversed(NAMES))
    assert [english.place(slot).name.of() for slot in ("yard", "infirmary")] == ["Recreation Area", "Nursery"]
    assert english.cards[2].name.of() == "Pick"
    assert [french.place(slot).name.of("fr") for slot in ("yard", "infirmary")] == ["Promenade", "Infirmerie"]
    assert (english.languages[0], french.languages[0]) == ("en", "fr")
    assert (english.title, english.id) == ("Dig Your Way Out, English prototype", "retail")
    assert english.fingerprint == french.fingerprint != load("retail").fingerprint


def test_provenance(prototype: Edition) -> None:
    assert prototype.provenance("card.shovel.copies") == "reconstruction"
    assert prototype.provenance("goal.players.6") == "rulebook"
    assert prototype.provenance("option.gang_piles.values") == "rulebook"
    assert {origin.provenance for origin in prototype.origins.values()} == {"rulebook", "public", "reconstruction"}


PRINTED = ("card.knife", "card.spoon", "card.container", "card.pike", "card.link", "card.blade")
NUMBERS = ("beating_tokens", "cigarettes_of_1", "cigarettes_of_5")


@pytest.mark.parametrize(("name", "founded"), [("prototype_fr", "rulebook"), ("prototype_en", "reconstruction")])
def test_only_the_french_booklet_prints_counts(name: str, founded: str) -> None:
    edition = load("retail", [name])
    assert {edition.provenance(f"{each}.copies") for each in PRINTED} == {founded}
    assert {edition.provenance(f"numbers.{each}") for each in NUMBERS} == {founded}
    assert edition.provenance("numbers.hand_limit") == "rulebook"


MODULE_OPTIONS = ("hand_check", "report_mode", "team_hands", "skill_roll", "bot_attention")


@pytest.mark.parametrize("key", MODULE_OPTIONS)
def test_options_of_modules_are_refused(prototype: Edition, key: str) -> None:
    default = settle(prototype)[key]
    with pytest.raises(OptionError, match="PROTO-6") as refused:
        settle(prototype, {key: default})
    assert refused.value.where == key
    assert settle(load("retail"), {key: default})[key] == default


def test_only_options_of_the_base_game_are_offered(prototype: Edition) -> None:
    keys = {option.key for option in offered(prototype)}
    assert not keys & set(MODULE_OPTIONS)
    assert {"bank", "first_player", "ruleset", "gang_piles"} <= keys
    assert offered(load("retail")) == load("retail").options
    assert settle(prototype, {"bank": 75})["bank"] == 75


def test_it_is_without_cautions(prototype: Edition) -> None:
    assert prototype.cautions == ()


def test_fixture_cards_fit_it() -> None:
    edition = load("retail", ["fixtures", "prototype_fr"])
    assert edition.power("FXB-A") > edition.gang_cards
