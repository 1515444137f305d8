"""What is not offered is refused, changes nothing, and is told why: with rules that exist, in every language, and
with nothing the seat may not know.
"""

import re
from functools import lru_cache
from random import Random

import pytest
from tests.properties.combos import PARTS, combo_games
from tests.properties.deeds import Deed, decide, take
from tests.properties.tables import BOXES, LONG, PLAYERS, games, scaled
from tests.properties.worlds import other_world

from blackgate import Game, Refusal, compiled
from blackgate.editions import Edition
from blackgate.editions import rules as rule_index
from blackgate.engine.vocabulary import ACTIONS
from blackgate.errors import ActionError, SpeechError
from blackgate.speech import LANGUAGES, Speaker

IDS = {rule.id for rule in rule_index()}
SENTENCES = re.compile(r"[^a-z{}_\ue000-\ue002][^{}_\ue000-\ue002]*\.")
"""Begins with a capital, ends with a full stop, and holds no word of the engine and no mark of a part."""
MOST = ACTIONS if LONG else ACTIONS // 4 if compiled() else 50
"""Actions that are tried at once."""
TRIED = 2000 if LONG else 300
"""Decisions of a game before which they are."""
SAMPLED = ACTIONS if LONG else ACTIONS // 4 if compiled() else 80
"""Actions for which the reasons in two worlds are compared."""
SAID: dict[str, set[tuple[int, str]]] = {}
"""By refusal: the seats and editions for which it was a sentence."""


def accepted(game: Game, actions: list[int], unasked: int | None = None) -> list[int]:
    """Those actions that were not refused, or not without a trace; or, thrown in by a seat that is not asked.

    The game is as it was if there are none.
    """
    found: list[int] = []
    before = game.to_json(), game.choices[:], game.legal()
    for action in actions:
        try:
            take(game, Deed(game.seat if unasked is None else unasked, action, unasked is not None))
        except ActionError:
            if (game.to_json(), game.choices, game.legal()) == before:
                continue
        found.append(action)
        before = game.to_json(), game.choices[:], game.legal()
    return found


def unexplained(game: Game, action: int, seat: int) -> list[str]:
    """What is wrong with the reasons a seat is given for an action that is not among the options."""
    refusals = game.why_not(action, seat)
    wrong = [] if refusals else ["no reason"]
    for refusal in refusals:
        wrong += [f"{rule} is no rule" for rule in refusal.rules if rule not in IDS]
        if not refusal.rules:
            wrong.append(f"{refusal.code} names no rule")
        wrong += unsaid(game, refusal, seat)
    return wrong


def unsaid(game: Game, refusal: Refusal, seat: int) -> list[str]:
    """Languages in which a refusal is not a sentence; what was looked at is not looked at again.

    What was said in all languages to another seat, or with another edition, is said in one of them, each time in
    another.
    """
    names, wrong = tuple(each.name for each in game.seats), list[str]()
    here, said = (seat, game.rules.edition.fingerprint), SAID.setdefault(f"{refusal.message} {refusal.help}", set())
    if here in said:
        return []
    for language in LANGUAGES if LONG or not said else [LANGUAGES[len(said) % len(LANGUAGES)]]:
        try:
            text = refusal.in_words(speaker(language, game.rules.edition, names, seat))
        except SpeechError as error:
            wrong.append(f"{refusal.code} in {language}: {error}")
        else:
            wrong += [] if SENTENCES.fullmatch(text) else [f"{refusal.code} in {language}: {text}"]
    said.update([] if wrong else [here])
    return wrong


@lru_cache(maxsize=64)
def speaker(language: str, edition: Edition, names: tuple[str, ...], seat: int) -> Speaker:
    """One speaker for each reader, so that phrases are made once."""
    return Speaker(language, edition, names, seat)


def others(game: Game, chooser: Random, count: int) -> list[int]:
    """So many actions that the seat that is asked can neither take nor throw in."""
    offered = {*game.legal(), *game.legal_asides(game.seat)}
    rest = [action for action in range(ACTIONS) if action not in offered]
    return sorted(chooser.sample(rest, min(count, len(rest))))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_whatever_is_not_offered_is_refused(box: str, players: int) -> None:
    for game, chooser in games(box, players, scaled(1)):
        try_everything(game, chooser, {}, MOST if LONG else MOST // 2)


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_is_not_offered_is_refused_with_modules(part: int) -> None:
    asked: dict[str, int] = {}
    for combo, game, chooser in combo_games(part, more=50):
        try:
            try_everything(game, chooser, asked, MOST)
        except Exception as error:
            raise AssertionError(f"{combo} seed {game.seed}") from error


def try_everything(game: Game, chooser: Random, asked: dict[str, int], most: int) -> None:
    """Whatever is not offered the first time a question is asked, and now and then some of it; other seats, too."""
    while not game.over and len(game.choices) < TRIED:
        tried = asked.setdefault(game.question, 0)
        if tried < 2 or chooser.random() < 0.002:
            asked[game.question] += 1
            rest = others(game, chooser, most if tried == 0 else most // 8)
            assert accepted(game, rest[:: 16 if tried == 0 else 2]) == []
            for action in rest:
                assert unexplained(game, action, game.seat) == [], (game.question, word(game, action))
        elif game.rules.modules and chooser.random() < 0.01:
            seat = chooser.randrange(game.rules.players)
            rest = sorted({*game.legal(), *others(game, chooser, 20)} - {*game.legal_asides(seat)})
            assert accepted(game, rest[::8], seat) == []
            for action in rest if seat != game.seat else ():
                assert unexplained(game, action, seat) == [], (game.question, seat, word(game, action))
        take(game, decide(game, chooser))


@pytest.mark.parametrize("part", range(PARTS))
def test_refusals_are_equal_in_indistinguishable_worlds(part: int) -> None:
    """Reasons and helps look into no other hand. Rule: INFO-1, INFO-3, RULING-37."""
    for combo, game, chooser in combo_games(part):
        while not game.over and len(game.choices) < 400:
            deed = decide(game, chooser)
            if chooser.random() < 0.01:
                viewer = chooser.choice([game.seat, chooser.randrange(game.rules.players)])
                there = other_world(game, viewer, deed, chooser)
                actions = chooser.sample(range(ACTIONS), SAMPLED) if there else []
                for action in actions:
                    told = [world.why_not(action, viewer) for world in (game, there) if world]
                    assert told[0] == told[1], (str(combo), game.question, viewer, word(game, action))
            take(game, deed)


def word(game: Game, action: int) -> str:
    return str(game.rules.lexicon.action(action))


@pytest.mark.parametrize("players", PLAYERS)
def test_seats_that_are_not_asked_are_told_so(players: int) -> None:
    for game, chooser in games("fixtures", players, scaled(2)):
        while not game.over:
            if chooser.random() < 0.01:
                for action in [*game.legal(), *others(game, chooser, 10)]:
                    for seat in range(players):
                        if seat != game.seat:
                            assert unexplained(game, action, seat) == []
            take(game, decide(game, chooser))
        assert all(game.why_not(action)[0].code == "game.over" for action in range(ACTIONS))


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**30, -(10**30), "fly", "dig", "dig knife and fork", "", None, 2.0])
def test_an_invalid_action_is_refused(action: object) -> None:
    game, _ = next(games("retail", 3, 1))
    before = game.to_json()
    with pytest.raises(ActionError):
        game.apply(action)
    assert (game.to_json(), game.choices) == (before, [])


class Careless(Game):
    """Refuses, but not without a trace."""

    def refused(self, number: int, seat: int | None = None) -> Exception:
        self.state.players[0].cigarettes += 1
        return super().refused(number, seat)


def test_a_refusal_that_leaves_a_trace_is_noticed() -> None:
    game, chooser = next(games("retail", 3, 1))
    assert accepted(game, others(game, chooser, 5)) == []
    careless = Careless(game.rules, 0)
    assert len(accepted(careless, others(careless, chooser, 5))) == 5
    assert accepted(game, [*game.legal()], 0) == []


def test_a_legal_action_is_not_taken_for_refused() -> None:
    game, _ = next(games("retail", 3, 1))
    assert accepted(game, [0]) == [0]


def test_a_bad_reason_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser = next(games("retail", 3, 1))
    action = others(game, chooser, 1)[0]
    assert unexplained(game, action, game.seat) == []
    monkeypatch.setattr("blackgate.engine.reasons.RULES", {})
    monkeypatch.setattr(Game, "why_not", lambda *_: [])
    assert unexplained(game, action, game.seat) == ["no reason"]
    monkeypatch.undo()
    monkeypatch.setitem(globals(), "IDS", set[str]())
    assert unexplained(game, action, game.seat) != []
    monkeypatch.undo()
    monkeypatch.setitem(globals(), "SAID", {})
    monkeypatch.setattr(Refusal, "in_words", lambda *_: "{ $place } is closed")
    assert len(unexplained(game, action, game.seat)) == len(LANGUAGES) * len(game.why_not(action))
