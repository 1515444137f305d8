"""What each module lays over the board. Scenarios S-005, S-016 and S-017; MOD-1, MOD-5, RULING-4."""

import pytest

from blackgate import Game, rules
from blackgate.editions import Edition, load, token_name, trauma_name
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import TOKENS
from blackgate.errors import EditionError
from blackgate.speech.texts import trauma_text

DIG_IN = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "warden")
TILES = [
    ("library", "showers", "Library", 2, ("rehabilitate", "study"), ()),
    ("workshop", "cafeteria", "Workshop", 2, ("improve", "develop"), ()),
    ("gambling", "cell", "Gambling Cells", 1, ("dig", "bet", "plan"), ("craft",)),
    ("gymnasium", "yard", "Gymnasium", 1, ("sell", "buy", "brawl", "workout"), ()),
    ("laundry", "infirmary", "Laundry", 2, ("heal", "change_style", "steal_bandage"), ()),
    ("ward", "solitary", "Psychiatric Ward", 0, (), ("search", "extort", "craft")),
]


@pytest.fixture(scope="module")
def retail() -> Edition:
    return load("retail")


@pytest.fixture(scope="module")
def dig_in() -> Edition:
    return load("retail", DIG_IN)


@pytest.mark.parametrize(("tile", "slot", "name", "search", "actions", "forbids"), TILES, ids=str)
def test_a_tile_covers_a_place(
    retail: Edition, tile: str, slot: str, name: str, search: int, actions: tuple[str, ...], forbids: tuple[str, ...]
) -> None:
    place = load("retail", [tile]).place(slot)
    assert (place.tile, place.name.of(), place.search) == (tile, name, search)
    assert (place.actions, place.forbids) == (actions, forbids)
    assert place.die == retail.place(slot).die


def test_s016_a_tile_inherits_the_printed_numbers() -> None:
    board = {"place": [{"slot": "yard", "search": 2, "die": [3, 4]}, {"slot": "cafeteria", "die": [1, 4, 6]}]}
    gym = load("retail", [board, "gymnasium"]).place("gymnasium")
    assert (gym.search, gym.die) == (2, (3, 4))


def test_every_tile_leaves_the_others_alone(retail: Edition) -> None:
    for tile, slot, *_ in TILES:
        edition = load("retail", [tile])
        assert [place for place in edition.places if place.slot != slot] == [
            place for place in retail.places if place.slot != slot
        ]
        assert (edition.modules, edition.extras) == ((tile,), (tile,))


def test_s005_token_stacks(dig_in: Edition) -> None:
    assert {token.id: token.copies for token in dig_in.tokens} == dict.fromkeys(TOKENS, 10)
    assert sum(trauma.copies for trauma in dig_in.traumas) == 6
    assert sum(token.copies for token in dig_in.tokens) + 6 == 66
    assert load("retail", ["library"]).tokens == dig_in.tokens[:1]


def test_trauma(dig_in: Edition) -> None:
    assert [trauma.id for trauma in dig_in.traumas] == ["search", "extortion", "hand", "buy", "gang", "action_card"]
    assert [trauma_text(dig_in, number) for number in range(7)] == [
        "",
        "Your Search draws 1 card less.",
        "You cannot take Extortion.",
        "You may hold 5 cards at the end of your turn.",
        "You cannot take Buy.",
        "You cannot take Join a Gang or Change style. You lose your Gang card.",
        "You cannot take Play an Action card.",
    ]
    assert (trauma_name(dig_in, 6), trauma_name(dig_in, 0)) == ("Action card", "")
    assert dig_in.trauma("action card") == 6


def test_only_solitary_confines(retail: Edition, dig_in: Edition) -> None:
    assert [place.slot for place in retail.places if place.confines] == ["solitary"]
    assert [place.slot for place in dig_in.places if place.confines] == []


def test_the_warden_and_her_office(dig_in: Edition) -> None:
    assert dig_in.warden is not None
    assert (dig_in.warden.start, dig_in.warden.team_start, len(dig_in.warden.illegal)) == ("cell", "showers", 10)
    office = dig_in.place("office")
    assert (office.search, office.die, office.actions) == (1, (), ("bribe",))
    assert office.forbids == ("extort", "craft", "join")
    assert (office.beside, office.team_beside) == ("cell", "showers")
    assert load("retail").warden is None


@pytest.mark.parametrize("name", ["michel", "michelle"])
def test_either_of_the_two_has_the_same_cards(name: str) -> None:
    edition, other = load("retail", [name]), load("retail", ["michel"])
    assert edition.michel is not None
    assert (edition.michel.name.of().lower(), edition.michel.start) == (name, "showers")
    assert (edition.modules, edition.extras) == (("michel",), (name,))
    assert edition.fingerprint == other.fingerprint
    assert sum(card.copies for card in edition.michel_cards if not card.knife) == 4
    assert edition.michel_card("wants_big") == 3


def test_the_team_side_has_two_blocks() -> None:
    edition = load("retail", ["teams"])
    blocks = [place for place in edition.places if place.side]
    assert [(place.slot, place.name.of(), place.side) for place in blocks] == [
        ("cell", "Block A", "A"),
        ("cell_b", "Block B", "B"),
    ]
    assert blocks[0].die == blocks[1].die == (1, 2, 3)
    assert edition.meant("cell") == edition.meant("cell_b") == ("cell", "cell_b")
    assert edition.meant("yard") == ("yard",)
    assert load("retail").meant("cell") == ("cell",)


@pytest.mark.parametrize(
    ("name", "slot"),
    [
        ("library", "showers"), ("LIB", "showers"), ("Bibliothèque", "showers"), ("Showers", "showers"),
        ("psychiatric ward", "solitary"), ("ward", "solitary"), ("PSY", "solitary"), ("solitary", "solitary"),
        ("WORK", "cafeteria"), ("Gambling Cells", "cell"), ("GYM", "yard"), ("Recreational Area", "yard"),
        ("Lavanderia", "infirmary"), ("Warden’s Office", "office"),
    ],
)  # fmt: skip
def test_names_of_tiles_mean_their_slots(dig_in: Edition, name: str, slot: str) -> None:
    assert SLOTS[dig_in.slot(name)] == slot


def test_s017_a_bodybuilding_token_is_a_workout_token(dig_in: Edition) -> None:
    workout = TOKENS.index("workout")
    assert dig_in.token("Bodybuilding token") == dig_in.token("Musculation") == dig_in.token("workout token") == workout
    assert token_name(dig_in, workout) == "Workout"
    assert token_name(load("retail"), 0) == "Spy"
    changed = load("retail", ["gymnasium", {"token": [{"id": "Bodybuilding", "copies": 9}]}])
    assert [(token.id, token.copies) for token in changed.tokens] == [("workout", 9)]


def test_a_card_may_name_the_tile(dig_in: Edition) -> None:
    key = {"card": [{"id": "cell_key", "do": [{"do": "move", "to": "Library"}]}]}
    edition = load("retail", ["library", key])
    assert edition.cards[edition.card("cell key")].effects[0].to == "showers"
    with pytest.raises(EditionError):
        load("retail", [key])


def test_every_datum_of_a_module_is_founded(dig_in: Edition) -> None:
    assert {origin.provenance for origin in dig_in.origins.values()} == {"rulebook", "public", "reconstruction"}
    assert dig_in.provenance("token.spy.copies") == "rulebook"
    assert dig_in.provenance("place.showers.search") == "reconstruction"
    assert dig_in.provenance("place.showers.actions") == "rulebook"
    assert dig_in.provenance("place.office.search") == "reconstruction"
    assert load("retail", ["michel"]).provenance("michel_card.wants_big.tools") == "reconstruction"


def test_fingerprints_tell_modules_apart(retail: Edition, dig_in: Edition) -> None:
    editions = [load("retail", [name]) for name in (*DIG_IN, "michel", "teams", "prototype_fr")]
    assert len({edition.fingerprint for edition in [retail, dig_in, *editions]}) == len(editions) + 2


def test_modules_stand_in_the_order_of_the_engine() -> None:
    edition = load("retail", ["warden", "teams", "michelle", "ward", "library"])
    assert edition.modules == ("library", "ward", "michel", "team", "warden")
    assert edition.extras == ("library", "ward", "michelle", "teams", "warden")


def test_the_base_of_an_overlay_is_applied_first_and_once() -> None:
    assert load("retail", ["michelle"]).sources == ("retail.toml", "michel.toml", "michelle.toml")
    own = {"upon": "library", "place": [{"slot": "library", "search": 1}]}
    assert load("retail", [own]).modules == ("library",)
    assert load("retail", ["library", own]).sources == ("retail.toml", "library.toml", "overlay 2")
    assert load("retail", [own]).place("library").search == 1


WRONG: dict[str, tuple[dict[str, object], str, str]] = {
    "an unknown module": ({"module": "wardn"}, "module", "'warden'"),
    "a module without what it needs": ({"module": "michel"}, "module", "write it"),
    "Michel(le) without cards": ({"module": "michel", "michel": {"name": "M", "start": "yard"}}, "module", "write it"),
    "teams without Blocks": ({"module": "team"}, "module", "write it"),
    "standing upon nothing": ({"upon": "librar"}, "upon", "'library'"),
    "standing upon a number": ({"upon": 3}, "upon", ""),
    "an unknown token": ({"token": [{"id": "spie", "name": "S", "copies": 1}]}, "token.spie.id", "spy"),
    "a misspelt token": ({"token": [{"id": "spyy", "copies": 1}]}, "token.spyy.id", "did you mean 'spy'?"),
    "a Trauma that does nothing": ({"trauma": [{"id": "x", "name": "X"}]}, "trauma.x.forbids", "leave_gang"),
    "a Trauma that helps": ({"trauma": [{"id": "x", "name": "X", "search": 1}]}, "trauma.x.search", "to 0"),
    "another Place that confines": ({"place": [{"slot": "yard", "confines": True}]}, "place.yard.confines", "SOL-1"),
    "a side that is none": ({"place": [{"slot": "yard", "side": "C"}]}, "place.yard.side", "A"),
    "beside no Place": ({"place": [{"slot": "office", "beside": "roof"}]}, "place.office.beside", "showers"),
    "beside in teams only": (
        {"place": [{"slot": "solitary", "team_beside": "cell"}]}, "place.solitary.team_beside", "beside",
    ),
    "an illegal action that is none": ({"warden": {"illegal": ["sing"]}}, "warden.illegal", ""),
    "a start without Place": ({"warden": {"start": "cell_b"}}, "warden.start", "cell"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_refused(name: str) -> None:
    overlay, where, right = WRONG[name]
    with pytest.raises(EditionError) as caught:
        load("retail", [{"id": "mine", **overlay}] if "module" in overlay else ["library", "warden", overlay])
    assert caught.value.where.endswith(f", {where}")
    assert right in caught.value.right


def test_a_number_of_a_booklet_can_be_changed() -> None:
    """An overlay changes what a Bribe costs; only then does the fingerprint name it."""
    plain = rules(players=2, modules=["warden"])
    dearer = rules(players=2, modules=["warden"], overlays=[{"overlay": True, "constants": {"bribe": 3}}])
    same = rules(players=2, modules=["warden"], overlays=[{"overlay": True, "constants": {"bribe": 2}}])
    assert [dict(each.edition.constants) for each in (plain, dearer)] == [{"bribe": 2}, {"bribe": 3}]
    assert plain.edition.fingerprint == same.edition.fingerprint != dearer.edition.fingerprint
    game = Game(dearer, seed=1)
    assert 3 in [int(number) for number in game.state.rules.numbers]


@pytest.mark.parametrize("wrong", [{"bribe": -1}, {"bribe": "two"}, {"briber": 2}])
def test_a_wrong_number_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(EditionError, match="constants"):
        rules(players=2, modules=["warden"], overlays=[{"overlay": True, "constants": wrong}])
