"""Refusals name rules of the index, for every bar a chapter can raise."""

from blackgate.editions import rules as rule_index
from blackgate.engine.bars import BARS, Bar
from blackgate.engine.citations import GENERAL, QUESTION_RULES, RULES
from blackgate.engine.terms import VERBS
from blackgate.game.refusals import BY_VERB, WORDS

IDS = {rule.id for rule in rule_index()}


def test_bars_have_names_in_their_order() -> None:
    bars = {name.lower(): int(mask) for name, mask in vars(Bar).items() if name.isupper()}
    assert bars == {name: 1 << n for n, name in enumerate(BARS)}


def test_every_rule_behind_a_bar_exists() -> None:
    for named in (*RULES.values(), *GENERAL.values(), *QUESTION_RULES.values()):
        assert named
        assert set(named) <= IDS


def test_every_row_is_about_a_verb_and_a_bar() -> None:
    for verb, bar in (*RULES, *BY_VERB):
        assert verb in (*VERBS, "ability", "reveal", "go")
        assert bar in WORDS
    assert set(BARS) <= WORDS.keys()
