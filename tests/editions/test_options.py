"""Options: every one of chapter 27, its default, and clear refusals."""

import pytest

from blackgate.editions import Edition, load, make_ruleset, rule, rules, settle
from blackgate.errors import OptionError


@pytest.fixture(scope="module")
def retail() -> Edition:
    return load("retail")


def test_defaults(retail: Edition) -> None:
    settled = settle(retail)
    assert len(settled) == 32
    assert (settled["bank"], settled["round_cap"], settled["timer"], settled["bot_attention"]) == (
        "unlimited",
        "auto",
        "off",
        100,
    )
    assert settled["solitary_bans"] == "place_and_start"


def test_every_option_belongs_to_a_ruling_that_knows_it(retail: Edition) -> None:
    for option in retail.options:
        assert any(option.key in rule(each).options for each in option.rulings)


def test_every_option_of_a_ruling_exists(retail: Edition) -> None:
    assert {key for each in rules() for key in each.options} == {option.key for option in retail.options}


@pytest.mark.parametrize(
    ("value", "humans", "cap"),
    [("auto", False, 200), ("auto", True, 0), ("none", False, 0), (50, True, 50), ("50", False, 50)],
)
def test_s024_round_cap(retail: Edition, value: object, humans: bool, cap: int) -> None:
    assert make_ruleset(retail, 3, {"round_cap": value}, humans).round_cap == cap


def test_options_reach_the_engine(retail: Edition) -> None:
    usual = make_ruleset(retail, 3)
    assert (usual.reshuffle_at_once, usual.sent_ends_turn, usual.refuse_short_piles) == (False, False, False)
    assert (usual.cautious_slots >> 5 & 1, usual.bank) == (1, 0)
    chosen = {"reshuffle": "at_once", "cautious_to_solitary": "forbidden", "sent_ends_turn": "always",
              "short_piles": "refuse", "bank": "75"}  # fmt: skip
    other = make_ruleset(retail, 3, chosen)
    assert (other.reshuffle_at_once, other.sent_ends_turn, other.refuse_short_piles) == (True, True, True)
    assert (other.cautious_slots >> 5 & 1, other.bank) == (0, 75)


def test_options_of_later_modules_are_accepted(retail: Edition) -> None:
    assert settle(retail, {"michel_roll": "always", "bot_attention": 40})["bot_attention"] == 40


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("reshufle", "at_once", "did you mean 'reshuffle'?"),
        ("reshuffle", "at-once", "one of on_demand, at_once (did you mean 'at_once'?); see RULING-43"),
        ("bank", 74, "one of unlimited, 75"),
        ("bank", True, "one of unlimited, 75"),
        ("round_cap", 0, "a whole number from 1 to 100000"),
        ("bot_attention", 101, "a whole number from 0 to 100"),
        ("ruleset", "prototype", "lay 'prototype_fr' (RULING-1)"),
    ],
)
def test_refused(retail: Edition, key: str, value: object, words: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_ruleset(retail, 3, {key: value})
    assert caught.value.where == key
    assert words in caught.value.right
