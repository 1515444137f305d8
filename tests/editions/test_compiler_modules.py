"""Modules and their options as the engine's tables."""

from blackgate.editions import Edition, load, make_ruleset
from blackgate.engine.registry import MODULES
from blackgate.engine.ruleset import PAID_LATER, Reporting, Ruleset
from blackgate.engine.terms import SLOTS, Slot
from blackgate.engine.vocabulary import FIRST, TOKENS, VERBS
from blackgate.speech.texts import power_text

ALL = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "warden")
BANNED = ("search", "extort", "craft")


def tables(*overlays: str, players: int = 4, teams: str = "", **options: object) -> Ruleset:
    return make_ruleset(load("retail", overlays), players, options, teams=teams)


def verbs(*names: str) -> int:
    return sum(1 << VERBS.index(name) for name in names)


def slots(*names: str) -> int:
    return sum(1 << SLOTS.index(name) for name in names)


def at(rules: Ruleset, seat: int, slot: str) -> int:
    return int(rules.slot_verbs[seat * 8 + SLOTS.index(slot)])


def test_the_base_game_has_no_modules() -> None:
    rules = tables()
    assert rules.modules == []
    assert list(rules.token_copies) == [0] * len(TOKENS)
    assert (rules.traumas, rules.michel_cards, rules.illegal) == (0, 0, 0)
    assert list(rules.exits) == [0] * 8
    assert list(rules.named_slots) == [1 << slot for slot in range(8)]
    assert (list(rules.side), list(rules.allies), list(rules.spared)) == ([0, 1, 2, 3, 4, 5], [0] * 6, [0] * 6)
    assert list(rules.start_slot) == [0] * 6
    assert not rules.leave_gang_first


def test_all_modules() -> None:
    rules = tables(*ALL)
    assert rules.modules == [each for each in MODULES if each != "team"]
    assert list(rules.token_copies) == [10] * len(TOKENS)
    assert rules.slots == 0b01111111
    assert rules.open_slots == 0b00011111
    assert at(rules, 0, "showers") & verbs("craft", "study", "rehabilitate") == verbs("craft", "study", "rehabilitate")
    assert at(rules, 0, "cafeteria") & verbs("steal", "improve", "develop") == verbs("improve", "develop")
    assert at(rules, 5, "office") & verbs("bribe", "search", "join", "craft", "extort") == verbs("bribe", "search")


def test_trauma_is_counted_from_one() -> None:
    rules = tables("ward")
    assert rules.traumas == 6
    assert list(rules.trauma_copies) == [0, 1, 1, 1, 1, 1, 1]
    assert list(rules.trauma_search) == [0, -1, 0, 0, 0, 0, 0]
    assert list(rules.trauma_hand) == [0, 0, 0, 5, 0, 0, 0]
    assert list(rules.trauma_leaves) == [0, 0, 0, 0, 0, 1, 0]
    assert [int(each) for each in rules.trauma_vetoes] == [
        0, 0, verbs("extort"), 0, verbs("buy"), verbs("join", "change_style"), verbs("play"),
    ]  # fmt: skip


def test_the_ward_bans_but_does_not_confine() -> None:
    for option in ("place_and_start", "start_only"):
        rules = tables("ward", solitary_bans=option)
        assert (rules.solitary_bans, rules.solitary_start_bans) == (verbs(*BANNED), 0)
        assert at(rules, 0, "solitary") & verbs(*BANNED) == 0


def test_michel() -> None:
    rules = tables("michelle")
    assert (rules.michel_cards, list(rules.michel_copies)) == (5, [4, 1, 1, 1, 1])
    assert list(rules.michel_knife) == [0, 1, 1, 1, 1]
    assert list(rules.michel_tools) == [0, 0b10, 0b110, 0b1100, 0b1110]
    assert rules.michel_start == Slot.SHOWERS
    assert (rules.michel_always, rules.help_against_michel, rules.hand_check_first) == (False, True, False)
    other = tables("michel", michel_roll="always", help_vs_michel="off", hand_check="before_michel")
    assert (other.michel_always, other.help_against_michel, other.hand_check_first) == (True, False, True)


def test_the_warden() -> None:
    rules = tables("warden")
    assert rules.warden_start == Slot.CELL
    assert int(rules.illegal).bit_count() == 10
    assert rules.illegal & verbs("search", "move", "join", "heal", "bribe") == 0
    assert tables("warden", "teams").warden_start == Slot.SHOWERS
    assert (rules.report_mode, rules.freepass_first, rules.punish_self, rules.corruption_first) == (
        0,
        False,
        False,
        False,
    )
    other = tables(
        "warden", report_mode="vigilant", freepass="before_report", punish_self="on", corruption_before_michel="on"
    )
    assert (other.report_mode, other.freepass_first) == (Reporting.VIGILANT, True)
    assert (other.punish_self, other.corruption_first) == (True, True)


def test_ways_into_the_office() -> None:
    office, none = slots("office"), 0
    assert list(tables("warden").exits) == [office] * 5 + [none] * 3
    assert list(tables("warden", office_reach="adjacent_only").exits) == [office] + [none] * 7
    assert list(tables("warden", "teams").exits) == [office] * 5 + [none, none, office]
    assert list(tables("warden", "teams", office_reach="adjacent_only").exits) == [none] * 4 + [office] + [none] * 3
    assert tables("warden").cautious_slots & office
    assert not tables("warden", cautious_to_office="forbidden").cautious_slots & office
    assert tables("warden", cautious_to_office="forbidden").cautious_slots & slots("solitary")


def test_options_about_tokens() -> None:
    rules = tables(*ALL)
    assert (rules.skill_optional, rules.workout_retries, rules.bandage_free, rules.trauma_needs_beating) == (False,) * 4
    assert set(rules.action_price) == {1, PAID_LATER}
    other = tables(
        *ALL, skill_roll="optional_one", workout_retries="many", bandage_heal="free", trauma_needs_beating="on"
    )
    assert (other.skill_optional, other.workout_retries, other.bandage_free, other.trauma_needs_beating) == (True,) * 4
    free = [action for action, price in enumerate(other.action_price) if price == 0]
    assert free == [FIRST["bandage_heal"]]


def test_s177_teams_alternate_and_start_at_home() -> None:
    rules = tables("teams")
    assert rules.target == 16
    assert list(rules.side) == [0, 1, 0, 1, 4, 5]
    assert list(rules.allies) == [0b0100, 0b1000, 0b0001, 0b0010, 0, 0]
    assert list(rules.spared) == list(rules.allies)
    assert list(rules.start_slot)[:4] == [Slot.CELL, Slot.CELL_B, Slot.CELL, Slot.CELL_B]
    assert tables("teams", players=6).target == 20


def test_free_seating() -> None:
    rules = tables("teams", teams="abba", team_seating="free")
    assert list(rules.side)[:4] == [0, 1, 1, 0]
    assert list(rules.allies)[:4] == [0b1000, 0b0100, 0b0010, 0b0001]


def test_options_of_teams() -> None:
    rules = tables("teams", extort_teammate="allowed", exchange_open="open")
    assert list(rules.spared) == [0] * 6
    assert rules.allies[0] == 0b0100
    assert rules.exchange_open
    assert not tables("teams").exchange_open


def test_a_block_is_for_its_own_team() -> None:
    rules = tables("teams")
    for seat in range(4):
        own, other = ("cell", "cell_b") if seat % 2 == 0 else ("cell_b", "cell")
        assert at(rules, seat, own) & verbs("dig", "craft", "search") == verbs("dig", "search")
        assert at(rules, seat, other) & verbs("dig", "craft", "search") == verbs("craft", "search")
        assert at(rules, seat, "showers") & verbs("craft") == 0


def test_s180_results_of_the_team_side() -> None:
    rules = tables("teams")
    assert list(rules.die)[1:5] == [
        slots("cell", "cell_b", "cafeteria"),
        slots("cell", "cell_b", "infirmary"),
        slots("cell", "cell_b", "yard"),
        slots("cafeteria", "yard"),
    ]
    assert rules.named_slots[int(Slot.CELL)] == rules.named_slots[int(Slot.CELL_B)] == slots("cell", "cell_b")
    assert rules.named_slots[int(Slot.YARD)] == slots("yard")


def test_powers_that_name_the_cell_block_mean_both() -> None:
    at_home = {"id": "poisoner", "if": [{"at": ["cell"]}]}
    edition = load("retail", ["teams", {"background": [at_home]}])
    rules = make_ruleset(edition, 4)

    def of(name: str, slot: str) -> int:
        return int(rules.at_slot(edition.power(name), SLOTS.index(slot)))

    assert rules.power_at[edition.power("poisoner")] == slots("cell", "cell_b")
    assert [rules.mod_cautious[of("home turf", slot)] for slot in ("cell", "cell_b", "yard")] == [1, 1, 2]
    assert rules.mod_allow[of("chop shop", "cell_b")] == verbs("craft")
    assert rules.mod_immune[of("stonewall", "cell_b")] == verbs("extort")
    solo: Edition = load("retail")
    assert make_ruleset(solo, 4).mod_immune[of("stonewall", "cell_b")] == 0


def test_texts_name_both_blocks() -> None:
    edition = load("retail", ["teams"])
    assert "to Block A or Block B costs" in power_text(edition, edition.power("home turf"))
