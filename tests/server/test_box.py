"""The box explains every action of the dock: what it does, what it costs and the rules that say so."""

import pytest

from blackgate.editions.rulebook import rule
from blackgate.game.rules import rules
from blackgate.server.box import WordFacts, words
from blackgate.speech import LANGUAGES

ALONE = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "warden")


def dock(language: str = "en", *modules: str, teams: bool = False) -> dict[str, WordFacts]:
    edition = rules("retail", modules=modules, teams=teams, players=4).edition
    return {each.word: each for each in words(edition, language) if each.dock}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_explained_by_rules_in_the_language(language: str) -> None:
    found = dock(language, *ALONE) | dock(language, teams=True)
    assert {"search", "dig", "brawl", "exchange", "spy"} <= set(found)
    assert [word for word, each in found.items() if not each.rules] == []
    for each in found.values():
        assert each.text == " ".join(rule(id, language).text for id in each.rules)


def test_every_action_says_what_it_costs() -> None:
    cost = {word: each.actions for word, each in (dock("en", *ALONE) | dock(teams=True)).items()}
    assert {word for word, n in cost.items() if n != 1} == {"cautious", "ability", "reveal", "spy"}
    assert cost["cautious"] == 2
    assert cost["spy"] == cost["reveal"] == 0


def test_answers_to_questions_are_not_explained() -> None:
    edition = rules("retail", players=4).edition
    assert all(each.text == "" and each.rules == () for each in words(edition, "en") if not each.dock)
