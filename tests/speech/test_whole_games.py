"""Whole random games with everything on, told to everybody in every language."""

import os
import re
from functools import cache
from random import Random

import pytest

from blackgate import Game, rules
from blackgate.game.narration import Told, tell
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat
from blackgate.speech import LANGUAGES, Message, Speaker

LONG = bool(os.environ.get("BLACKGATE_LONG"))
NAMES = ("Ana", "Bob", "Cyd", "Dan", "Élise", "Hugo")
BOXES = (
    rules(players=3),
    rules(players=5, modules=["all", "michel"]),
    rules(players=4, modules=["all", "michelle"], teams=True, options={"skill_roll": "optional_one"}),
    rules(players=6, modules=["all", "michel"], teams=True, options={"bandage_heal": "free"}),
)
WRONG = re.compile(
    r"[{}$\ue000-\ue002]|None|  |\w_\w|P\d|^[^\w]|^[a-zà-ÿ]|[^.!]$|[,;:(’«] ?\.|\( | \)|\b(de|à|di|a) (le|les|il|lo)\b "
)
"""What no sentence may hold: marks of a format, names of the engine, double spaces; how none may begin or end."""


@cache
def played(number: int) -> Game:
    setting: Rules = BOXES[number]
    seats = tuple(Seat(name, "random", n + 1) for n, name in enumerate(NAMES[: setting.players]))
    game, chooser = Game(setting, number, seats), Random(number)
    game.listen()
    while not game.over and len(game.choices) < 1500:
        game.apply(chooser.choice(game.legal()))
    return game


@cache
def story(number: int, viewer: int | None) -> list[Told]:
    game = played(number)
    return tell(game.rules, game.events, viewer)


@cache
def sentences(number: int, viewer: int | None) -> list[Message]:
    """What is told in that game, each once."""
    messages = [each.message for each in story(number, viewer) if each.message.id != "turn-began"]
    assert len(messages) > 100
    return [*{repr(each): each for each in messages}.values()]


def viewers(players: int) -> list[int | None]:
    """The spectator and all players; in a short run the first and the last of them."""
    return [None, *range(players)] if LONG else [None, 0, players - 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(BOXES)))
def test_every_sentence_of_a_game_is_well_formed(number: int, language: str) -> None:
    game = played(number)
    names = [seat.name for seat in game.seats]
    for viewer in viewers(game.rules.players):
        speaker = Speaker(language, game.rules.edition, names, viewer)
        lines = [speaker.say(message) for message in sentences(number, viewer)]
        assert [line for line in lines if WRONG.search(line)] == []


def test_what_is_wrong_is_found() -> None:
    for line in ("Ana drew { $cards }.", "ana drew.", "Ana drew", "Ana  drew.", "None drew.", "P1 drew.", "A a_b."):
        assert WRONG.search(line), line
    assert not WRONG.search("Élise a joué « Isolement ».")


def test_a_spectator_reads_what_everybody_may_see() -> None:
    """What was drawn, grabbed or passed on has no name for a spectator. Rule: INFO-1, RULING-36, RULING-40."""
    hidden = {"drew", "searched", "grabbed", "passed"}
    for number in range(len(BOXES)):
        for each in story(number, None):
            assert each.message.id not in ("saw", "rehabilitated-as")
            if each.message.id in hidden:
                assert "sort='card'" not in repr(each.message)


def test_games_speak_of_nearly_everything() -> None:
    """The hand-checked sentences have the rest."""
    told = {each.message.id for number in range(len(BOXES)) for each in story(number, None)}
    assert len(told) > 50
