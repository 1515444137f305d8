"""Reasons: the sentences match the numbers, and neither reveals more than the seat knows."""

import re
from collections.abc import Callable, Sequence
from functools import cache

import msgspec
import pytest

from blackgate import Game, imagine, rules
from blackgate.bots import BOTS, Candidate, Cause, Chance, Choice, Clock, Reasons, decide, make
from blackgate.bots import explanation as explaining
from blackgate.bots.reason_texts import percent, tenths_of, told
from blackgate.evaluation.attribution import CAUSES
from blackgate.game.view import View
from blackgate.speech import LANGUAGES

PLAYOUTS = 40
Explain = Callable[[Game, View], Choice]


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining, "WORLDS", 8)


def middle(decisions: int, modules: Sequence[str] = ()) -> Game:
    """A game some decisions on, at a question with a choice."""
    return played(decisions, tuple(modules)).clone()


@cache
def played(decisions: int, modules: tuple[str, ...]) -> Game:
    """That game; whoever wants it gets a copy."""
    game = Game(rules(players=3, modules=modules), 3)
    bot = make("schemer", game.rules)
    while decisions > 0 or len(game.actions()) < 3:
        game.apply(decide(bot, game, Chance(decisions)))
        decisions -= 1
    return game


def explained(name: str, game: Game, view: View) -> Choice:
    return make(name, game.rules).choose(view, view.options, Clock(playouts=PLAYOUTS), Chance(5), explain=True)


def written(choice: Choice) -> bytes:
    """The reasons as bytes, but for the time they took."""
    assert choice.reasons is not None
    return msgspec.json.encode(msgspec.structs.replace(choice.reasons, seconds=0.0))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("decisions", [20, 75])
def test_a_bot_says_why(name: str, decisions: int) -> None:
    game = middle(decisions)
    view = game.view(game.seat, memory=True)
    choice = explained(name, game, view)
    reasons = choice.reasons
    assert reasons is not None
    assert reasons.candidates[0].action == str(choice.action)
    assert 2 <= len(reasons.candidates) <= 4
    assert len({each.action for each in reasons.candidates}) == len(reasons.candidates)
    assert all(0 <= each.chance <= 1 and each.playouts >= 8 for each in reasons.candidates)
    assert len(reasons.causes) <= 3
    assert {each.what for each in reasons.causes} <= set(CAUSES)
    # Every world is for all options that are still compared; some bots have soon seen enough.
    least = 0 if name in ("fixer", "kingpin") else PLAYOUTS - len(view.options)
    assert least < reasons.playouts <= PLAYOUTS


@pytest.mark.parametrize("name", BOTS)
def test_being_asked_why_changes_no_choice(name: str) -> None:
    game = middle(30)
    view = game.view(game.seat)
    clock, chances = Clock(playouts=PLAYOUTS), [Chance(9), Chance(9)]
    plain = make(name, game.rules).choose(view, view.options, clock, chances[0])
    why = make(name, game.rules).choose(view, view.options, clock, chances[1], explain=True)
    assert plain.reasons is None
    assert plain.action == why.action
    assert chances[0].below(1 << 30) == chances[1].below(1 << 30)


def test_a_single_option_has_no_reasons() -> None:
    game = middle(30)
    view = game.view(game.seat)
    for name in BOTS:
        choice = make(name, game.rules).choose(view, view.options[:1], Clock(playouts=4), Chance(1), explain=True)
        assert choice.reasons is None
    assert told(Reasons(), view, "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decisions", [20, 75])
def test_the_numbers_of_the_sentences_are_those_of_the_reasons(language: str, decisions: int) -> None:
    game = middle(decisions)
    view = game.view(game.seat)
    reasons = explained("mastermind", game, view).reasons
    assert reasons is not None
    lines = [re.sub(r"„.*?“|[«“].*?[»”]", "", line).replace(",", ".") for line in told(reasons, view, language)]
    numbers = [[float(each) for each in re.findall(r"\d+(?:\.\d+)?", line)] for line in lines]
    chosen, second, *others = reasons.candidates
    assert numbers[0] == [percent(chosen.chance), max(percent(chosen.error), 1), percent(second.chance)]
    assert not others or numbers[1] == [percent(each.chance) for each in others]
    assert numbers[-1] == [reasons.playouts, pytest.approx(reasons.seconds, abs=0.06)]
    told_causes = sorted(number for line in numbers[1 + bool(others) : -1] for number in line)
    assert told_causes == sorted(whole + tenths / 10 for whole, tenths in (tenths_of(c.amount) for c in reasons.causes))


def made(*chances: tuple[float, float], causes: tuple[Cause, ...] = (), playouts: int = 2400) -> list[str]:
    """Sentences for chances and errors of `search`, `move` and `pass`."""
    view = Game(rules(players=3), 3, first=0).view(0)
    known = zip(("search", "move", "pass"), chances, strict=False)
    candidates = tuple(Candidate(action, chance, error, playouts // 3) for action, (chance, error) in known)
    return told(Reasons(candidates, causes, playouts, 0.21), view, "en")


def test_the_whole_of_it() -> None:
    causes = (Cause("points", 1.2, 0.05), Cause("weapons", -1, -0.02), Cause("nonsense", 3, 0.01))
    assert made((0.412, 0.016), (0.338, 0.02), (0.3, 0.03), causes=causes) == [
        "“Search: draw 1”: chance to win 41 % (± 2) instead of 34 % with “Simple Move: roll”.",
        "Chance to win with the others: “End the turn” 30 %.",
        "What it gains over “Simple Move: roll” within a round, on average: 1.2 Tunnel points more.",
        "What it risks compared with “Simple Move: roll”: 1 Weapon fewer.",
        "From 2,400 playouts in 0.2 s.",
    ]


def test_how_sure_it_is() -> None:
    assert "The first two are too close to call." in made((0.41, 0.02), (0.38, 0.02))
    assert "The first two are too close to call." in made((0.38, 0.02), (0.41, 0.02))
    assert not any("close" in line for line in made((0.41, 0.01), (0.36, 0.02)))
    assert "The playouts speak for “Simple Move: roll”." in made((0.30, 0.01), (0.41, 0.02))
    assert made((1.0, 0.0), (0.4, 0.02))[0] == "“Search: draw 1” wins in every playout."
    assert made((0.0, 0.0), (0.0, 0.0))[0] == "“Search: draw 1” loses in every playout."
    assert made((0.5, 0.0), playouts=0) == ["“Search: draw 1”: chance to win 50 %."]


def test_candidates_that_are_no_options_are_left_out() -> None:
    view = Game(rules(players=3), 3, first=0).view(0)
    assert told(Reasons((Candidate("dig shovel", 0.5),)), view, "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_can_be_told(language: str) -> None:
    view = Game(rules(players=3), 3, first=0).view(0)
    candidates = (Candidate("search", 0.5), Candidate("move", 0.4))
    for name in CAUSES:
        for amount in (1.0, -2.0, 0.4, -1.5, 30.2):
            line = told(Reasons(candidates, (Cause(name, amount, 0.1),)), view, language)[-1]
            assert not re.search(r"[{}$]|  ", line), line
            assert re.search(r"\b(1|2|0[.,]4|1[.,]5|30)\b", line), line


def same_to_the_seat(game: Game, explain: Explain) -> bool:
    """Whether the reasons are the same bytes in worlds the seat cannot tell apart."""
    seat = game.seat
    view = game.view(seat)
    worlds = [imagine(view, chance) for chance in range(4)]
    views = [world.view(seat) for world in worlds]
    assert {each.to_json() for each in views} == {view.to_json()}
    assert len({str(world.to_dict()["seats"]) for world in worlds}) > 1, "what is hidden differs"
    return len({written(explain(world, each)) for world, each in zip(worlds, views, strict=True)}) == 1


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("modules", [[], ["all", "michel"]])
def test_reasons_know_no_hidden_card(name: str, modules: list[str]) -> None:
    """Rule: INFO-1, INFO-2."""
    assert same_to_the_seat(middle(40, modules=modules), lambda game, view: explained(name, game, view))


def test_reasons_that_know_a_hidden_card_are_found_out() -> None:
    def peeking(game: Game, view: View) -> Choice:
        other = (game.seat + 1) % game.rules.players
        seed = int(game.state.players[other].holds)
        return make("mastermind", game.rules).choose(view, view.options, Clock(playouts=8), Chance(seed), explain=True)

    assert not same_to_the_seat(middle(40), peeking)


def test_reasons_depend_on_what_the_seat_knows() -> None:
    found = set()
    for hand in ({"knife": 1}, {"shovel": 1}):
        seats = [{"place": "cell", "hand": hand}, {"place": "yard"}]
        game = Game.from_dict(rules(players=2), {"seats": seats, "turn": {"actions": 2}})
        found.add(written(explained("mastermind", game, game.view(0))))
    assert len(found) == 2
