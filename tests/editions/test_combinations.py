"""Which modules, teams and editions go together. Scenarios S-015, S-018, S-176 and S-272; RULING-22."""

from typing import Any

import pytest

from blackgate.editions import choose, load
from blackgate.errors import EditionError, OptionError
from blackgate.game.rules import Overlay, Rules, rules, with_prototype

DIG_IN = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "warden")

TOGETHER: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "one Place": ({"modules": ["library"]}, ("library",), ""),
    "S-015 d": ({"modules": ["LIB", "psy", "Warden", "Michel"], "players": 3},
                ("library", "ward", "michel", "warden"), ""),
    "the Office with the Warden": ({"modules": ["office", "warden"]}, ("warden",), ""),
    "all of Dig In": ({"modules": ["dig_in"]}, DIG_IN, ""),
    "all and Michelle": ({"modules": ["michelle", "all"]}, (*DIG_IN[:6], "michelle", "warden"), ""),
    "all in teams": ({"modules": ["all"], "teams": True},
                     tuple(each for each in DIG_IN if each != "gambling"), "ABAB"),
    "teams as a module": ({"modules": ["team mode"]}, (), "ABAB"),
    "six in teams": ({"players": 6, "teams": True}, (), "ABABAB"),
    "B begins": ({"teams": "BABA"}, (), "BABA"),
    "sides as a list": ({"teams": ("A", "B", "A", "B")}, (), "ABAB"),
    "free seating": ({"teams": "aabb", "options": {"team_seating": "free"}}, (), "AABB"),
    "no teams": ({"teams": None}, (), ""),
    "modules laid as overlays": ({"overlays": ["warden", "teams"]}, ("warden",), "ABAB"),
}  # fmt: skip

APART: dict[str, tuple[dict[str, Any], str, str]] = {
    "S-015 a": ({"modules": ["gambling"], "teams": True}, "modules", "WARDEN-9, RULING-22"),
    "the same, laid by hand": ({"overlays": ["gambling", "teams"]}, "modules", "WARDEN-9, RULING-22"),
    "S-015 b": ({"modules": ["office"]}, "modules", "WARDEN-1, RULING-22"),
    "S-015 c": ({"players": 5, "teams": True}, "teams", "TEAM-1"),
    "two in teams": ({"players": 2, "teams": True}, "teams", "RULING-112"),
    "S-176 three to one": ({"teams": "AAAB"}, "teams", "TEAM-1"),
    "too few letters": ({"teams": "AB"}, "teams", "ABAB"),
    "a third team": ({"teams": "ABAC"}, "teams", "A or B"),
    "not alternating": ({"teams": "AABB"}, "teams", "RULING-113"),
    "a number of teams": ({"teams": 2}, "teams", "ABAB"),
    "Michel and Michelle": ({"modules": ["michel", "michelle"]}, "modules", "MICHEL-1"),
    "the same tile twice": ({"modules": ["library", "LIB"]}, "modules", "once (MOD-1)"),
    "a misspelt module": ({"modules": ["wardn"]}, "modules", "'warden'"),
    "Officer Buster": ({"modules": ["officer buster"]}, "modules", "office"),
    "no list": ({"modules": "warden"}, "modules", "['warden']"),
    "no name": ({"modules": [3]}, "modules", "library"),
    "an edition as a module": ({"modules": ["retail"]}, "modules", "edition itself"),
    "a prototype as a module": ({"modules": ["prototype_fr"]}, "modules", "overlay"),
    "S-272 six players": ({"options": {"ruleset": "prototype"}, "players": 6}, "players", "PROTO-1"),
    "S-272 Dig In": ({"edition": "prototype_en", "modules": ["library"]}, "modules", "PROTO-6"),
    "S-272 Michel": ({"options": {"ruleset": "prototype"}, "modules": ["michel"]}, "modules", "PROTO-6"),
    "S-272 teams": ({"edition": "prototype_fr", "teams": True}, "modules", "PROTO-6"),
    "a module laid over a prototype": ({"overlays": ["prototype_fr", "ward"]}, "modules", "PROTO-6"),
    "retail in a prototype": ({"edition": "prototype_fr", "options": {"ruleset": "retail"}}, "ruleset", "RULING-1"),
    "S-274 gang piles": ({"edition": "prototype_fr", "options": {"gang_piles": "face_down"}}, "gang_piles", "PROTO-3"),
    "seven players": ({"players": 7, "teams": True}, "players", "GOAL-2"),
}  # fmt: skip


@pytest.mark.parametrize("name", TOGETHER)
def test_accepted(name: str) -> None:
    wanted, modules, teams = TOGETHER[name]
    made = rules(**wanted)
    assert made.modules == modules
    assert made.teams == (tuple(teams) or None)
    assert len(made.tables.modules) == len(modules) + bool(teams)


@pytest.mark.parametrize("name", APART)
def test_refused(name: str) -> None:
    wanted, where, right = APART[name]
    with pytest.raises(OptionError) as caught:
        rules(**wanted)
    assert caught.value.where == where
    assert right in caught.value.right


@pytest.mark.parametrize("name", TOGETHER)
def test_rules_can_be_made_again(name: str) -> None:
    made = rules(**TOGETHER[name][0])
    assert_same(made, again(made))


@pytest.mark.parametrize("wanted", [{"edition": "prototype_en"}, {"options": {"ruleset": "prototype"}}])
def test_prototypes_can_be_made_again(wanted: dict[str, Any]) -> None:
    made = rules(**wanted)
    assert (made.overlays, made.chosen) == ((wanted.get("edition", "prototype_fr"),), {})
    assert_same(made, again(made))


CHOSEN = {"ruleset": "prototype"}


@pytest.mark.parametrize(
    ("edition", "options", "overlays", "laid"),
    [
        ("retail", {}, ["fixtures"], ("retail", ["fixtures"])),
        ("retail", CHOSEN, ["fixtures"], ("retail", ["prototype_fr", "fixtures"])),
        ("prototype_en", {}, ["fixtures"], ("retail", ["prototype_en", "fixtures"])),
        ("prototype_en", CHOSEN, [], ("retail", ["prototype_en"])),
        ("retail", CHOSEN, ["prototype_en"], ("retail", ["prototype_en"])),
    ],
)
def test_a_prototype_is_laid_once_and_first(
    edition: str, options: dict[str, object], overlays: list[Overlay], laid: tuple[str, list[Overlay]]
) -> None:
    """By its name or by the option, for games and for scenarios. Rule: RULING-1."""
    assert with_prototype(edition, options, overlays) == laid


def again(made: Rules) -> Rules:
    return rules(made.edition.id, made.players, made.chosen, made.overlays, made.humans, made.modules, made.teams)


def assert_same(made: Rules, other: Rules) -> None:
    assert made.edition.fingerprint == other.edition.fingerprint
    assert (made.modules, made.teams, made.overlays) == (other.modules, other.teams, other.overlays)


def test_overlays_have_the_last_word() -> None:
    made = rules(modules=["library"], overlays=[{"token": [{"id": "spy", "copies": 3}]}])
    assert made.tables.token_copies[0] == 3
    with pytest.raises(EditionError) as caught:
        rules(modules=["library"], overlays=[{"token": [{"id": "spy", "copies": -3}]}])
    assert caught.value.where == "overlay 1, token.spy.copies"


def test_a_loaded_edition_brings_its_modules() -> None:
    made = rules(load("retail", ["michelle", "teams"]), teams="BABA")
    assert (made.modules, made.teams) == (("michelle",), ("B", "A", "B", "A"))
    with pytest.raises(EditionError):
        rules(load("retail"), modules=["library"])
    with pytest.raises(OptionError) as caught:
        rules(load("retail"), teams=True)
    assert "'teams'" in caught.value.right


def test_choosing_gives_the_overlays_to_lay() -> None:
    assert choose(["warden", "library"], teams=True) == ("library", "warden", "teams")
    assert choose([]) == ()
