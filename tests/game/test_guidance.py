"""The reasons of the guide: true for their option in whole games, and written in every language."""

from collections import Counter
from random import Random

import pytest

from blackgate import Game, rules
from blackgate.bots import Chance, decide
from blackgate.bots.players.schemer import Schemer
from blackgate.engine.registry import MODULES
from blackgate.game.actions import Action
from blackgate.game.advice.guidance import OF_CARD, OTHER, REASONS, reason
from blackgate.speech import LANGUAGES, Message, Speaker

SETTING = rules(players=4)
NAMES = ("Ana", "Bob", "Cyd", "Dan")
THERE = {"guide-to-dig": "dig", "guide-to-heal": "heal", "guide-to-craft": "craft", "guide-to-buy": "buy",
         "guide-to-steal": "steal", "guide-to-sell": "sell"}  # fmt: skip
"""By reason to go somewhere: what must be possible there."""
MOST = 400
"""Decisions of a game here; a game of Schemers has about half as many."""


def check(game: Game, action: Action, found: Message) -> None:
    """Whether the reason is true, as far as the next position shows it."""
    if found.id not in ("guide-dig", "guide-dig-wins", *THERE):
        return
    seat, after = game.seat, game.clone()
    after.apply(action)
    view = after.view(seat, memory=False)
    if found.id == "guide-dig-wins":
        assert after.over
    if found.id == "guide-dig":
        assert view.seats[seat].points == found.args["now"]
        assert not after.over
    if found.id in THERE and after.seat == seat and view.question == "turn" and view.actions:
        assert THERE[found.id] in {option.word for option in after.actions()}, (found, action)


@pytest.mark.parametrize("seed", range(2))
def test_reasons_are_true(seed: int) -> None:
    game, chance, heard = Game(SETTING, seed=seed), Chance(seed), Counter[str]()
    schemer = Schemer(SETTING)
    for _ in range(MOST):
        if game.over:
            break
        view = game.view(game.seat, memory=False)
        for option in game.actions():
            found = reason(SETTING, view, option)
            heard[found.id] += 1
            check(game, option, found)
        game.apply(decide(schemer, game, chance))
    assert {"guide-search", "guide-move", "guide-to-dig", "guide-dig", "guide-dig-wins"} <= heard.keys()


def test_a_wrong_reason_is_noticed() -> None:
    game = Game(SETTING, seed=1)
    with pytest.raises(AssertionError):
        check(game, Action("search"), Message("guide-dig-wins", {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_every_language_and_with_all_modules(language: str) -> None:
    setting = rules(players=4, modules=[each for each in MODULES if each != "team"])
    game, dice, speaker = Game(setting, seed=3), Random(3), Speaker(language, setting.edition, NAMES, 0)
    for _ in range(60):
        view, options = game.view(game.seat, memory=False), list(game.actions())
        for option in options:
            assert speaker.say(reason(setting, view, option))
        game.apply(dice.choice(options))
        if game.over:
            break


def test_an_option_without_a_reason_of_its_own_has_a_general_one() -> None:
    game = Game(SETTING, seed=1)
    assert reason(SETTING, game.view(game.seat), Action("accept")) == OTHER
    assert "accept" not in REASONS
    assert "pay" not in OF_CARD
