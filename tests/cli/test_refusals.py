"""Every reason a module can give has a sentence that says what is wrong."""

import re

import pytest

from blackgate import Game, rules
from blackgate.engine.actions import BLOCKS, Act
from blackgate.engine.bars import BARS
from blackgate.engine.registry import PAGES
from blackgate.engine.terms import VERBS
from blackgate.game.refusals import BY_VERB, COMES_WITH, WORDS, _sentence
from blackgate.game.rules import Rules

GENERIC = set(WORDS.values())


@pytest.fixture(scope="module", params=[False, True], ids=["alone", "teams"])
def setting(request: pytest.FixtureRequest) -> Rules:
    return rules(players=4, modules=["all", "michel"], teams=request.param)


def test_every_bar_has_a_sentence() -> None:
    assert set(BARS) <= WORDS.keys()
    words = {word for page in PAGES.values() for word in page.words}
    assert {verb for verb, _ in BY_VERB} <= {*(word for word, *_ in BLOCKS), *VERBS}
    assert {bar for _, bar in BY_VERB} <= WORDS.keys()
    assert words <= COMES_WITH.keys()


def test_every_cited_reason_is_said_without_gaps(setting: Rules) -> None:
    game = Game(setting, 1)
    for module, found in [(name, page.rules) for name, page in PAGES.items()]:
        if module == "team" and not setting.teams:
            continue
        for verb, where in found:
            bar = where.partition("@")[0]
            if bar not in BARS:
                continue
            sentence = _sentence(setting, game.state, 0, verb, bar)
            assert re.fullmatch(r"[A-Z][^{}]*\.", sentence), (verb, bar, sentence)
            assert "no Place only" not in sentence


def test_tokens_and_vetoes_say_what_would_help(setting: Rules) -> None:
    game = Game(setting, 1)
    for found in [page.rules for page in PAGES.values()]:
        for verb, bar in found:
            if bar in ("token", "pile", "cigarettes", "weapon") and verb in ("spy", "bribe", "brawl", "heal", "study"):
                assert _sentence(setting, game.state, 0, verb, bar) not in GENERIC, (verb, bar)


def test_a_trauma_is_named(setting: Rules) -> None:
    game = Game(setting, 1)
    game.state.players[0].trauma = setting.edition.trauma("buy")
    assert "The Trauma Buy forbids it" in _sentence(setting, game.state, 0, "buy", "barred")
    for harmless in ("", "search"):
        game.state.players[0].trauma = setting.edition.trauma(harmless) if harmless else 0
        assert _sentence(setting, game.state, 0, "buy", "barred") == "Something this player carries forbids it."


def test_craft_names_the_places_of_ones_own_side() -> None:
    game = Game(rules(players=4, teams=True), 1)
    texts = [_sentence(game.rules, game.state, seat, "craft", "place") for seat in (0, 1)]
    assert "Block B" in texts[0]
    assert "Block A" not in texts[0]
    assert "Block A" in texts[1]
    assert _sentence(game.rules, game.state, 1, "dig", "place") == "Dig is possible in Block B only."


def test_every_action_not_offered_is_explained_in_a_sentence(setting: Rules) -> None:
    game = Game(setting, 2)
    offered = set(game.legal())
    for number in range(Act.COUNT):
        if number not in offered:
            for refusal in game.why_not(number):
                assert refusal.text
                assert "{" not in refusal.text
