"""Questions, answers and sentences of all modules."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.cli.tables import ALL, apply, at, lines, rolls, seats

from blackgate import Game, rules
from blackgate.cli.play.menu import entries, ordered, with_cost
from blackgate.cli.play.page import question
from blackgate.cli.words import Words
from blackgate.engine.registry import ASKS, EVENTS
from blackgate.game.narration.sentences import sentences
from blackgate.game.prompts.questions import speaks_of, tellers
from blackgate.game.rules import Rules
from blackgate.game.view import View, view
from blackgate.speech import LANGUAGES

LONG = bool(os.environ.get("BLACKGATE_LONG"))


def test_every_question_and_every_event_has_words() -> None:
    assert set(ASKS) <= {*speaks_of(), *tellers()}
    assert set(EVENTS) - {"finished", "cleared", "staked"} <= sentences().keys()


def random_games(count: int) -> list[tuple[Rules, int]]:
    options = {"skill_roll": "optional_one", "bandage_heal": "free"}
    boxes = [
        rules(players=4, modules=ALL),
        rules(players=4, modules=["all", "michelle"], teams=True, options=options),
        rules(players=6, modules=ALL, teams=True),
    ]
    return [(boxes[n % len(boxes)], n) for n in range(count)]


def moments(setting: Rules, seed: int) -> Iterator[Game]:
    """A random game before each of its decisions, and after the last."""
    game, chooser = Game(setting, seed, seats(setting.players)), Random(seed)
    game.listen()
    while not game.over and len(game.choices) < 1500:
        yield game
        game.apply(chooser.choice(game.legal()))
    yield game


@cache
def questions() -> list[View]:
    """Each question some times, as who is asked sees it in random games."""
    asked: Counter[str] = Counter()
    found: list[View] = []
    for setting, seed in random_games(9):
        for game in moments(setting, seed):
            asked[game.question] += 1
            if asked[game.question] < 20:
                found.append(ordered(view(game, game.seat)))
    assert set(ASKS) - set(asked) <= {"spoils", "freepass", "skill", "pick", "bonus"}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_in_words(language: str) -> None:
    """No question without words, no option shown as the engine calls it, no brace left."""
    for seen in questions():
        words = Words(seen.rules, seats(seen.rules.players), seen.asked, language)
        texts = [question(words, seen), *(with_cost(words, seen, option) for option in seen.options)]
        texts += [entry.text for entry in entries(words, seen)]
        assert not [text for text in texts if re.search(r"[{}]|\w_\w|^[a-z]", text)], texts
        assert len(set(texts[1 : len(seen.options) + 1])) == len(seen.options), texts


def test_whole_games_in_lines() -> None:
    """No brace left, no line without a name; tests/speech has all languages."""
    for setting, seed in random_games(6 if LONG else 3):
        *_, game = moments(setting, seed)
        for viewer in (None, 0):
            for line in lines(game, viewer):
                assert not re.search(r"[{}]|\w_\w|\bNone\b|P\d", line), line


def test_an_exchange_and_a_new_background_reveal_nothing_hidden() -> None:
    setting = rules(players=4, modules=["library"], teams=True, humans=True)
    here: list[dict[str, object]] = [
        {"place": "showers", "hand": {"shovel": 1, "cap": 1}},
        {},
        {"place": "showers"},
        {},
    ]
    game = apply(at(here, setting), "exchange P3", "card shovel", "card cap", "propose", "accept", "rehabilitate")
    assert lines(game, 0)[:2] == ["You proposed an Exchange to Cyd.", "You gave a Shovel and a Cap to Cyd."]
    assert lines(game, 2)[1] == "Ana gave a Shovel and a Cap to you."
    assert lines(game, 1)[1] == lines(game, None)[1] == "Ana gave 2 cards to Cyd."
    assert lines(game, 1)[-1].endswith("drew a new Background.")
    assert lines(game, 0)[-1].startswith("You drew a new Background: ")


@pytest.mark.parametrize(
    ("you", "actions", "result", "sentence"),
    [
        ({"place": "showers"}, ["study"], [], "You studied: 1 Spy token now."),
        ({"place": "cafeteria"}, ["develop"], [], "You developed skills: 1 Skill token now."),
        ({"place": "cell"}, ["plan"], [], "You made a plan: 1 Planning token now."),
        ({"place": "yard"}, ["workout"], [], "You worked out: 1 Workout token now."),
        ({"place": "infirmary"}, ["steal_bandage"], [], "You stole a Bandage: 1 Bandage token now."),
        (
            {"place": "office", "cigarettes": 2},
            ["bribe"],
            [],
            "You paid a bribe of 2 cigarettes: 1 Corruption token now.",
        ),
        ({"place": "cafeteria", "hand": {"shovel": 1}}, ["improve shovel"], [], "You turned a Shovel into 2 Pickaxes."),
        ({"place": "cell", "cigarettes": 3}, ["bet 3x5"], [4], "You bet 3 cigarettes on 5 and rolled a 4: all lost."),
        ({"place": "cell", "cigarettes": 2}, ["bet 2x5"], [6], "You bet 2 cigarettes on 5 and rolled a 6: 10 back."),
        ({"tokens": {"planning": 1}}, ["planned showers"], [], "You moved cautiously to the Library, as planned."),
        (
            {"place": "cell", "hand": {"spoon": 1}, "tokens": {"skill": 1}},
            ["dig spoon"],
            [4],
            "You dug with a Spoon: 2 more, 2 Tunnel points now. The Skill roll was a 4: the token scored, too.",
        ),
        (
            {"place": "cell", "hand": {"spoon": 1}, "tokens": {"skill": 1}},
            ["dig spoon"],
            [3],
            "You dug with a Spoon: 1 more, 1 Tunnel point now. The Skill roll was a 3: the token is gone.",
        ),
        (
            {"beatings": 1, "tokens": {"bandage": 1}},
            ["bandage_heal"],
            [],
            "You healed with a Bandage: 0 Beatings left.",
        ),
        ({"place": "infirmary", "trauma": "buy"}, ["heal"], [], "You healed: the Trauma Buy is gone."),
        ({"place": "yard"}, ["attract"], [], "You made the Warden come to the Gymnasium."),
        ({"place": "yard"}, ["cautious solitary"], [], "You took the Trauma Search."),
    ],
)
def test_actions_of_the_modules_in_one_sentence(
    you: dict[str, object], actions: list[str], result: list[int], sentence: str
) -> None:
    trauma: dict[str, Any] = {"traumas": ["search"]} if "solitary" in actions[0] else {}
    game = at([you, {"place": "infirmary"}], warden="solitary" if "heal" in actions[0] else "showers", **trauma)
    assert sentence in lines(apply(rolls(game, *result), *actions))


def test_a_brawl_in_words() -> None:
    game = at([{"place": "yard", "hand": {"knife": 1}}, {"place": "yard", "hand": {"knife": 1}}, {"place": "yard"}])
    apply(game, "brawl", "card knife")
    words = Words(game.rules, game.seats, 1)
    assert question(words, view(game, 1)).startswith("Ana started a Brawl. Discard a Weapon, and a roll of 2 or less")
    rolls(game, 2)
    apply(game, "card knife", "decline")
    assert lines(game, 0)[1:] == [
        "Bob discarded a Knife.",
        "Cyd took a Beating: 1 now.",
        "Bob rolled a 2.",
        "Bob was sent to the Psychiatric Ward.",
        *[line for line in lines(game, 0) if "Trauma" in line],
    ]


def test_michel_in_words() -> None:
    game = at(
        [{"place": "yard", "hand": {"knife": 1}}, {}], michel="showers", michel_deck=["wants_any", "empty_handed"]
    )
    rolls(game, 6)
    apply(game, "pass", "roll_michel", "go yard")
    words, seen = Words(game.rules, game.seats, 0), view(game, 0)
    assert question(words, seen) == (
        "Michel shows a Knife, wanting a Spoon, a Pickaxe or a Shovel. You hold none; there will be a fight."
    )
    apply(game, "refuse", "card knife")
    assert question(words, view(game, 0)) == "You won against Michel. Draw a Search card?"
    assert "You rolled a 6 for Michel; Michel went to the Gymnasium." in lines(game)
    assert "Michel showed you no Knife." in lines(game)
    assert "You won the fight against Michel." in lines(game)


def test_the_warden_in_words() -> None:
    setting = rules(players=3, modules=ALL, humans=True)
    you: dict[str, object] = {"place": "cell", "hand": {"spoon": 1}, "tokens": {"corruption": 1}}
    game = at([you, {"tokens": {"corruption": 1}}, {}], setting, warden="cell")
    words = Words(setting, game.seats, 0)
    menu = [entry.text for entry in entries(words, ordered(view(game, 0)))]
    assert "Dig with Spoon: +1 (illegal here)" in menu
    apply(game, "dig spoon")
    assert question(Words(setting, game.seats, 1), view(game, 1)) == "Ana did this beside the Warden: Dig. Report it?"
    apply(game, "report")
    assert question(words, view(game, 0)).startswith("You were reported for this: Dig.")
    apply(game, "decline", "punish beating")
    assert lines(game, 2)[1:5] == [
        "Bob reported Ana: Dig.",
        "The Warden caught Ana: Dig.",
        "Ana was sent to the Psychiatric Ward.",
        lines(game, 2)[4],
    ]
    assert any(line.startswith("Bob had Ana punished: a Beating.") for line in lines(game, 2))


def test_teams_in_words() -> None:
    setting = rules(players=4, modules=["gymnasium"], teams=True, humans=True)
    here: list[dict[str, object]] = [
        {"place": "yard", "hand": {"knife": 1}},
        {"place": "yard", "hand": {"cap": 1}},
        {"place": "infirmary"},
        {"place": "yard", "hand": {"knife": 1}},
    ]
    game = apply(at(here, setting), "extort P2", "name spoon", "card knife", "refuse")
    seen = view(game, 1)
    assert "Play none; a teammate may help" in [with_cost(Words(setting, game.seats, 1), seen, o) for o in seen.options]
    apply(game, "stop")
    assert question(Words(setting, game.seats, 3), view(game, 3)).startswith("Bob plays no Weapon. Do you play one")
    apply(game, "card knife", "stop")
    assert "Dan stepped in for Bob." in lines(game)


GIVE_UP, HELPED = "Give up", "Play none; a teammate may help"


@pytest.mark.parametrize(("hand", "place", "answer"), [(1, "yard", HELPED), (0, "yard", GIVE_UP), (1, "cell", GIVE_UP)])
def test_help_is_announced_if_somebody_would_be_asked(hand: int, place: str, answer: str) -> None:
    """A teammate there, with cards. Rule: TEAM-6, RULING-118."""
    here: list[dict[str, object]] = [
        {"place": "yard", "hand": {"knife": 1}},
        {"place": "yard", "hand": {"cap": 1}},
        {"place": "infirmary"},
        {"place": place, "hand": {"knife": hand}},
    ]
    game = at(here, rules(players=4, teams=True, humans=True))
    apply(game, "extort P2", "name spoon", "card knife", "refuse")
    assert answer in _answers(game)
    apply(game, "stop")
    assert (game.question == "help") == (answer == HELPED)


def test_nobody_helps_between_teammates() -> None:
    """Rule: RULING-117."""
    setting = rules(players=6, teams=True, options={"extort_teammate": "allowed"}, humans=True)
    game = at([{"place": "yard", "hand": {"knife": 1}}] * 6, setting)
    apply(game, "extort P3", "name spoon", "card knife", "refuse")
    assert GIVE_UP in _answers(game)
    apply(game, "stop")
    assert game.question != "help"


@pytest.mark.parametrize(("help_", "answer"), [("on", HELPED), ("off", GIVE_UP)])
def test_help_against_michel_is_an_option(help_: str, answer: str) -> None:
    """Rule: RULING-111."""
    setting = rules(players=4, teams=True, modules=["michel"], options={"help_vs_michel": help_}, humans=True)
    agenda = [["ending", 0, 1], ["visit", 0, 1, 4], ["yield", 0, setting.edition.michel_card("wants_any")]]
    everybody: list[dict[str, object]] = [{"place": "yard", "hand": {"knife": 1}}] * 4
    game = apply(at(everybody, setting, michel="yard", michel_shown=["wants_any"], agenda=agenda), "refuse")
    assert game.question == "fight"
    assert answer in _answers(game)
    apply(game, "stop")
    assert (game.question == "help") == (answer == HELPED)


def _answers(game: Game) -> list[str]:
    """What the one who is asked may answer."""
    words, seen = Words(game.rules, game.seats, game.seat), view(game, game.seat)
    return [with_cost(words, seen, option) for option in seen.options]


def test_a_late_report_ends_nobodys_turn() -> None:
    """Bob's turn goes on when Ana is reported in it. Rule: RULING-151."""
    setting = rules(players=3, modules=["warden"], options={"report_mode": "vigilant"}, humans=True)
    game = apply(at([{"place": "cell", "hand": {"spoon": 1}}, {}, {}], setting, warden="cell"), "dig spoon", "pass")
    game.throw_in(2, "report")
    assert game.state.active == 1
    assert "The Warden caught Ana: Dig." in lines(game, 2)
    assert not any("turn is over" in line for line in lines(game, 2))


def test_the_winning_team_is_named() -> None:
    setting = rules(players=4, teams=True, humans=True)
    here: list[dict[str, object]] = [
        {"place": "cell", "hand": {"shovel": 1}, "points": 13, "tunnel": {"shovel": 4, "spoon": 1}}, {}, {}, {},
    ]  # fmt: skip
    game = apply(at(here, setting), "dig shovel")
    assert lines(game)[-1] == "You broke out and won the game for team A!"
