"""What is not offered is refused, changes nothing, and is told why with rules that exist."""

from random import Random

import pytest
from tests.properties.tables import BOXES, PLAYERS, games, scaled

from blackgate import Game
from blackgate.editions import rules as rule_index
from blackgate.engine.actions import Act
from blackgate.errors import ActionError

IDS = {rule.id for rule in rule_index()}
FALLBACK = "answer.closed"
"""The one refusal without a rule: not among the answers to the question asked."""


def accepted(game: Game, actions: list[int]) -> list[int]:
    """Those actions that were not refused, or not without a trace. The game is as it was if there are none."""
    found: list[int] = []
    for action in actions:
        before = game.to_json(), game.choices[:], game.legal()
        try:
            game.apply(action)
        except ActionError:
            if (game.to_json(), game.choices, game.legal()) == before:
                continue
        found.append(action)
    return found


def unexplained(game: Game, action: int, seat: int) -> list[str]:
    """What is wrong with the reasons a seat is given for an action that is not among the options."""
    refusals = game.why_not(action, seat)
    wrong = [] if refusals else ["no reason"]
    for refusal in refusals:
        wrong += [f"{rule} is no rule" for rule in refusal.rules if rule not in IDS]
        if not refusal.rules and refusal.code != FALLBACK:
            wrong.append(f"{refusal.code} names no rule")
        if not refusal.text.strip():
            wrong.append(f"{refusal.code} says nothing")
    return wrong


def others(game: Game, chooser: Random, count: int) -> list[int]:
    """So many actions that are not among the options."""
    offered = set(game.legal())
    rest = [action for action in range(Act.COUNT) if action not in offered]
    return sorted(chooser.sample(rest, min(count, len(rest))))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_whatever_is_not_offered_is_refused(box: str, players: int) -> None:
    for game, chooser in games(box, players, scaled(4)):
        asked: dict[str, int] = {}
        while not game.over and len(game.choices) < 2000:
            tried = asked.setdefault(game.question, 0)
            if tried < 2 or chooser.random() < 0.002:
                asked[game.question] += 1
                rest = others(game, chooser, Act.COUNT if tried == 0 else 40)
                assert accepted(game, rest[:: 1 + 15 * (tried == 0)]) == []
                for action in rest:
                    assert unexplained(game, action, game.seat) == [], (
                        game.question,
                        str(game.rules.lexicon.action(action)),
                    )
            game.apply(chooser.choice(game.legal()))


@pytest.mark.parametrize("players", PLAYERS)
def test_seats_that_are_not_asked_are_told_so(players: int) -> None:
    for game, chooser in games("fixtures", players, scaled(5)):
        while not game.over:
            if chooser.random() < 0.01:
                for action in [*game.legal(), *others(game, chooser, 10)]:
                    for seat in range(players):
                        if seat != game.seat:
                            assert unexplained(game, action, seat) == []
            game.apply(chooser.choice(game.legal()))
        assert all(game.why_not(action)[0].code == "game.over" for action in range(Act.COUNT))


@pytest.mark.parametrize(
    "action", [-1, Act.COUNT, 10**30, -(10**30), "fly", "dig", "dig knife and fork", "", None, 2.0]
)
def test_what_is_no_action_is_refused(action: object) -> None:
    game, _ = next(games("retail", 3, 1))
    before = game.to_json()
    with pytest.raises(ActionError):
        game.apply(action)
    assert (game.to_json(), game.choices) == (before, [])


class Careless(Game):
    """Refuses, but not without a trace."""

    def refused(self, number: int) -> Exception:
        self.state.players[0].cigarettes += 1
        return super().refused(number)


def test_a_refusal_that_leaves_a_trace_is_noticed() -> None:
    game, chooser = next(games("retail", 3, 1))
    assert accepted(game, others(game, chooser, 5)) == []
    careless = Careless(game.rules, 0)
    assert len(accepted(careless, others(careless, chooser, 5))) == 5


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
