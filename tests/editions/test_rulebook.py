"""The rule index is complete: 215 rules and 170 rulings, without gaps."""

import re
from collections import defaultdict

import pytest

from blackgate.editions import printed_in, rule, rules
from blackgate.editions.vocabulary import MODULES
from blackgate.errors import BlackgateError

COUNTS = {
    "COMP": 7, "SETUP": 10, "GOAL": 3, "TURN": 11, "INFO": 10, "SEARCH": 4, "HAND": 3, "MOVE": 6, "SOL": 4, "GANG": 11,
    "ACARD": 2, "EXTORT": 12, "CRAFT": 6, "BEAT": 4, "BG": 6, "DIG": 4, "SPOON": 2, "HEAL": 1, "SELL": 2, "BUY": 3,
    "MICHEL": 17, "TEAM": 14, "MOD": 5, "PLACE-LIB": 5, "PLACE-WORK": 5, "PLACE-GAMB": 5, "PLACE-GYM": 7,
    "PLACE-LAUN": 5, "PLACE-PSY": 12, "WARDEN": 9, "OFFICE": 9, "PROTO": 11, "RULING": 170,
}  # fmt: skip


def test_no_id_is_missing_and_none_stands_twice() -> None:
    found = defaultdict(list)
    for each in rules():
        family, _, number = each.id.rpartition("-")
        found[family].append(int(number))
    assert {family: len(numbers) for family, numbers in found.items()} == COUNTS
    assert all(sorted(numbers) == list(range(1, len(numbers) + 1)) for numbers in found.values())
    assert sum(not each.is_ruling for each in rules()) == 215


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_text_refers_to_what_the_index_lacks(language: str) -> None:
    """Notes have no names here, and chapter 0 of the reference is not part of the index."""
    for each in rules(language):
        words = f"{each.text} {each.why} {each.question}"
        assert not re.search(r"\[cards\]|\b(chapter|chapitre|capitolo) 0\b", words), each.id


def test_sources_name_every_booklet_that_prints_it() -> None:
    assert rule("COMP-5").sources == ("000", "001", "004")
    assert "only the French prototype" in rule("PROTO-2").text


def test_every_rule_is_whole() -> None:
    for each in rules():
        assert each.text
        assert each.chapter_title
        assert each.module in MODULES
        assert each.status in ("implemented", "planned")
        assert set(each.sources) <= set(printed_in())
        assert all(rule(other).is_ruling for other in each.rulings)
        if each.is_ruling:
            assert each.title
            assert each.question
            assert each.why
        else:
            assert each.sources or each.rulings


def test_the_base_game_is_implemented() -> None:
    waiting = {each.id for each in rules() if each.module == "base" and each.status == "planned"}
    assert waiting == set()


@pytest.mark.parametrize("name", ["MOVE-5", "move-5", " Move-5 "])
def test_ids_in_any_case(name: str) -> None:
    found = rule(name)
    assert (found.id, found.chapter, found.chapter_title) == ("MOVE-5", "7", "Move")
    assert found.sources == ("000", "001", "002", "004")


def test_unknown_id_suggests_one() -> None:
    with pytest.raises(BlackgateError) as caught:
        rule("MOV-5")
    assert "'MOVE-5'" in caught.value.right
