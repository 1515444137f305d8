"""The engine's tables say what the edition says."""

import pytest

from blackgate.editions import Edition, load, make_ruleset
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.terms import CARD_CLASSES, DOS, SLOTS, WHENS, WHOS, Card, Flag, Slot, Verb
from blackgate.engine.vocabulary import VERBS
from blackgate.errors import OptionError


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load("retail", ["fixtures"])


@pytest.fixture(scope="module")
def rules(edition: Edition) -> Ruleset:
    return make_ruleset(edition, 4)


def verbs(*names: str) -> int:
    return sum(1 << VERBS.index(name) for name in names)


def slots(*names: str) -> int:
    return sum(1 << SLOTS.index(name) for name in names)


def program(rules: Ruleset, number: int) -> list[tuple[str, str, int, int, int]]:
    lines = range(rules.program_first[number], rules.program_first[number + 1])
    return [
        (DOS[rules.line_do[i]], WHOS[rules.line_who[i]], rules.line_n[i], rules.line_arg[i], rules.line_flags[i])
        for i in lines
    ]


def card_program(rules: Ruleset, edition: Edition, name: str) -> list[tuple[str, str, int, int, int]]:
    return program(rules, rules.card_program[edition.card(name)])


def test_numbers(rules: Ruleset) -> None:
    assert (rules.players, rules.target, rules.allowance, rules.starting_hand) == (4, 10, 2, 3)
    assert (rules.hand_limit, rules.most_beatings, rules.round_cap, rules.bank) == (10, 2, 200, 0)


@pytest.mark.parametrize(("players", "target"), [(2, 12), (3, 12), (4, 10), (5, 8), (6, 8)])
def test_s020_target(edition: Edition, players: int, target: int) -> None:
    assert make_ruleset(edition, players).target == target


@pytest.mark.parametrize("players", [0, 1, 7])
def test_number_of_players(edition: Edition, players: int) -> None:
    with pytest.raises(OptionError) as caught:
        make_ruleset(edition, players)
    assert caught.value.right == "GOAL-2 allows 2, 3, 4, 5, 6"


def test_cards(rules: Ruleset, edition: Edition) -> None:
    assert rules.cards == len(edition.cards) == len(rules.card_value)
    assert list(rules.card_copies)[: int(Card.PILES)] == [20, 11, 11, 11]
    assert list(rules.card_points)[: int(Card.PILES)] == [0, 1, 2, 3]
    assert rules.link == edition.card("link")


def test_kinds_and_classes(rules: Ruleset, edition: Edition) -> None:
    link, dear = edition.card("link"), edition.card("fx_link")
    assert rules.card_kind[dear] == link
    assert rules.kind_faces[link] == 1 << link | 1 << dear
    assert rules.kind_faces[dear] == 0
    assert rules.class_faces[CARD_CLASSES.index("weapon")] == 1 | 1 << edition.card("blade")
    assert rules.class_faces[CARD_CLASSES.index("tool")] == 0b1110
    assert len(rules.class_faces) == 6


def test_places(rules: Ruleset) -> None:
    assert rules.slots == 0b111111
    assert rules.open_slots == 0b011111
    assert list(rules.slot_search) == [1, 2, 1, 2, 3, 0, 0, 0]
    assert list(rules.die) == [
        0,
        slots("cell", "cafeteria"),
        slots("cell", "infirmary"),
        slots("cell", "yard"),
        slots("cafeteria", "yard"),
        slots("infirmary", "showers"),
        slots("yard", "showers"),
    ]


def test_actions_allowed_by_places(rules: Ruleset) -> None:
    cell, yard, showers = (rules.slot_verbs[SLOTS.index(slot)] for slot in ("cell", "yard", "showers"))
    assert cell & verbs("dig", "search", "extort", "craft", "sell") == verbs("dig", "search", "extort")
    assert yard & verbs("dig", "craft", "sell", "buy", "heal") == verbs("craft", "sell", "buy")
    assert showers & verbs("craft", "search", "dig") == verbs("search")
    assert rules.slot_verbs[int(Slot.OFFICE)] == 0


def test_solitary(rules: Ruleset, edition: Edition) -> None:
    bans = verbs("search", "extort", "craft")
    assert rules.solitary_bans == rules.solitary_start_bans == bans
    assert rules.slot_verbs[int(Slot.SOLITARY)] & bans == 0
    milder = make_ruleset(edition, 4, {"solitary_bans": "start_only"})
    assert (milder.solitary_bans, milder.solitary_start_bans) == (verbs("search"), bans)
    free = make_ruleset(edition, 4, {"solitary_bans": "none"})
    assert (free.solitary_bans, free.solitary_start_bans) == (verbs("search"), 0)
    assert milder.slot_verbs[int(Slot.SOLITARY)] & bans == bans
    assert milder.slot_verbs[int(Slot.CELL)] == rules.slot_verbs[int(Slot.CELL)]


def test_recipes_and_deals(rules: Ruleset, edition: Edition) -> None:
    assert list(rules.recipe_first) == [0, 2, 4, 6]
    assert [edition.cards[kind].id for kind in rules.recipe_needs] == [
        "link",
        "blade",
        "link",
        "pike",
        "link",
        "container",
    ]
    assert (list(rules.recipe_gives), list(rules.recipe_count)) == ([0, 2, 3], [2, 1, 1])
    assert (list(rules.deal_price), list(rules.deal_gives), list(rules.deal_count)) == (
        [2, 5, 6, 8],
        [0, 0, 2, 3],
        [1, 2, 1, 1],
    )
    assert (rules.recipes, rules.deals) == (3, 4)


def test_gangs(rules: Ruleset, edition: Edition) -> None:
    assert (rules.gangs, rules.gang_size) == (6, 5)
    crew = sum(1 << edition.card(name) for name in ("chain", "cap", "bandana"))
    assert rules.gang_accessories[0] == crew
    assert list(rules.gang_needs) == [2, 2, 2, 2, 3, 3]
    assert make_ruleset(load("retail"), 4).gang_size == 4


def test_powers(rules: Ruleset, edition: Edition) -> None:
    assert rules.powers == len(edition.powers) + 1 == len(rules.power_when)
    assert rules.gang_cards == 28
    assert edition.power("fxg_roll") <= rules.gang_cards < edition.power("fxb_a")
    assert (rules.power_gang[0], rules.power_when[0]) == (-1, 0)
    assert sum(rules.power_dealt) == 24 + 18
    assert rules.power_dealt[edition.power("fxb_a")] == 0


def test_moments(rules: Ruleset, edition: Edition) -> None:
    sticky, poisoner, family = (edition.power(name) for name in ("sticky fingers", "poisoner", "chosen family"))
    assert WHENS[rules.power_when[sticky]] == "after"
    assert rules.power_verbs[sticky] == verbs("move", "cautious")
    assert rules.power_at[poisoner] == slots("cafeteria")
    assert rules.power_company[family] == 1
    assert rules.power_once[edition.power("dragon head")] == 1
    assert rules.power_verbs[edition.power("fxb_b")] == verbs(*VERBS[: int(Verb.WIN)])


def test_amounts(rules: Ruleset, edition: Edition) -> None:
    def amounts(name: str) -> list[int]:
        number = edition.power(name)
        tables = (rules.mod_rolls, rules.mod_reroll, rules.mod_search, rules.mod_sell, rules.mod_price, rules.mod_waive,
                  rules.mod_arms_attack, rules.mod_arms_defend)  # fmt: skip
        return [int(table[number]) for table in tables]

    assert amounts("back corridors") == [2, 0, 0, 0, 0, 0, 0, 0]
    assert amounts("fxg_roll") == [0, 1, 0, 0, 0, 0, 0, 0]
    assert amounts("fxg_srch") == [0, 0, 1, 0, 0, 0, 0, 0]
    assert amounts("wholesale") == [0, 0, 0, 1, 0, 0, 0, 0]
    assert amounts("family price") == [0, 0, 0, 0, 3, 0, 0, 0]
    assert amounts("spare parts") == [0, 0, 0, 0, 0, 1, 0, 0]
    assert amounts("enforcer") == [0, 0, 0, 0, 0, 0, 1, 0]
    assert amounts("red pole") == [0, 0, 0, 0, 0, 0, 1, 1]


def test_amounts_no_retail_card_has() -> None:
    mods = [
        {"mod": "limit", "n": 2, "verbs": ["search"]},
        {"mod": "limit", "n": 1, "verbs": ["extort"]},
        {"mod": "hand", "n": 3},
        {"mod": "arms", "n": 2, "role": "defend"},
        {"mod": "cautious", "n": 1},
    ]
    edition = load("retail", [{"gang_card": [{"id": "crew_home_turf", "mods": mods}]}])
    rules, number = make_ruleset(edition, 2), edition.power("home turf")
    assert (rules.mod_searches[number], rules.mod_extortions[number], rules.mod_hand[number]) == (2, 1, 3)
    assert (rules.mod_arms_attack[number], rules.mod_arms_defend[number]) == (0, 2)
    assert [rules.mod_cautious[number * 8 + slot] for slot in range(8)] == [1] * 8


def test_changes_by_slot(rules: Ruleset, edition: Edition) -> None:
    turf, market, wall = (edition.power(name) for name in ("home turf", "open market", "stonewall"))
    assert len(rules.mod_allow) == rules.powers * 8
    assert [rules.mod_cautious[rules.at_slot(turf, slot)] for slot in range(8)] == [1, 2, 2, 2, 2, 2, 2, 2]
    assert rules.mod_allow[rules.at_slot(market, 4)] == verbs("sell", "buy")
    assert rules.mod_allow[rules.at_slot(market, 2)] == 0
    assert rules.mod_immune[rules.at_slot(wall, 0)] == verbs("extort")


def test_programs(rules: Ruleset, edition: Edition) -> None:
    assert program(rules, 0) == []
    assert card_program(rules, edition, "link") == []
    assert card_program(rules, edition, "cafeteria_key") == [("gain", "self", 1, 1, 0)]
    assert card_program(rules, edition, "cell_key") == [("move", "self", 1, 0, 0), ("free", "self", 1, verbs("dig"), 0)]
    assert card_program(rules, edition, "bribed_guard") == [
        ("move", "self", 1, 0, int(Flag.ANY_PLACE)),
        ("act", "self", 1, 0, 0),
    ]
    assert card_program(rules, edition, "riot") == [("beat", "others", 1, 0, int(Flag.UNLESS_WEAPON))]
    assert card_program(rules, edition, "fx_dig") == [("perform", "self", 1, verbs("dig"), int(Flag.ANYWHERE))]
    assert card_program(rules, edition, "fx_point") == [("points", "all", 1, 0, 0)]
    assert card_program(rules, edition, "fx_push_solitary") == [("move", "other", 1, 5, 0)]


def test_programs_of_powers(rules: Ruleset, edition: Edition) -> None:
    scrap, thief = edition.power("scrap dealer"), edition.power("art thief")
    assert program(rules, rules.power_program[scrap]) == [("recover", "self", 2, CARD_CLASSES.index("part"), 0)]
    assert program(rules, rules.power_bonus[scrap]) == [("free", "self", 1, verbs("craft"), int(Flag.ANYWHERE))]
    assert program(rules, rules.power_program[thief]) == [("grab", "here", 1, 0, int(Flag.CHOICE))]
    swap = edition.power("FXG-SWAP")
    assert program(rules, rules.power_program[swap]) == [("pay", "self", 1, 0, 0), ("draw", "self", 1, 0, 0)]
    used = [int(number) for table in (rules.card_program, rules.power_program, rules.power_bonus) for number in table]
    owned = [number for number in used if number]
    assert sorted(owned) == list(range(1, len(rules.program_first) - 1))
