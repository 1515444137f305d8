"""Refusals name rules of the index, for every bar a chapter can raise."""

from blackgate.editions import rules as rule_index
from blackgate.engine.bars import BARS, Bar
from blackgate.engine.citations import GENERAL, RULES
from blackgate.engine.registry import DECLARED_FRAMES, MODULES
from blackgate.engine.vocabulary import BLOCKS, VERBS

ROLLED = "rolled"
"""No bar of its own: a Move that is asked for after the roll (RULING-51)."""
IDS = {rule.id for rule in rule_index()}


def test_bars_have_names_in_their_order() -> None:
    bars = {name.lower(): int(mask) for name, mask in vars(Bar).items() if name.isupper()}
    assert bars == {name: 1 << n for n, name in enumerate(BARS)}


def test_every_rule_behind_a_bar_exists() -> None:
    of_modules = [named for found in [module.rules for module in MODULES.values()] for named in found.values()]
    of_questions = [frame.rules for frame in DECLARED_FRAMES.values() if frame.rules]
    for named in (*RULES.values(), *GENERAL.values(), *of_questions, *of_modules):
        assert named
        assert set(named) <= IDS


def test_every_row_is_about_a_verb_and_a_bar() -> None:
    known = {*VERBS, *(word for word, *_ in BLOCKS)}
    of_modules = [row for found in [module.rules for module in MODULES.values()] for row in found]
    for verb, bar in (*RULES, *of_modules):
        assert verb in known
        assert bar.partition("@")[0] in (*BARS, "not_asked", ROLLED)
