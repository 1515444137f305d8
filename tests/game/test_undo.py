"""Taking back is fair: never past chance, a hidden card, another seat or the turn; and what was seen stays seen."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.properties.combos import PARTS, combo_games, rich
from tests.properties.deeds import decide, take

from blackgate import Event, Game, imagine, rules
from blackgate.engine.hand import pass_hidden, random_card
from blackgate.engine.pieces import Rig
from blackgate.engine.referee import Referee
from blackgate.engine.reveals import Reveal
from blackgate.engine.story import Event as Story
from blackgate.errors import ActionError, SeatError
from blackgate.game import undo
from blackgate.game.record import record, replay
from blackgate.game.undo import MOST, cut, forgotten

BARRIERS = {
    "rolled", "drew", "grabbed", "looked", "saw", "reshuffled", "passed", "changed", "shocked", "shown", "joined",
    "revealed", "turn", "won", "drawn", "reported", "proposed",
}  # fmt: skip
"""What is told when something came to light that cannot be taken back."""
LONG = bool(os.environ.get("BLACKGATE_LONG"))
DECISIONS = 1500 if LONG else 250


class Oracle:
    """How far back is fair, worked out from the story and from who was asked, and from nothing else."""

    def __init__(self) -> None:
        self.fair = 0
        self.why: list[Event] = []
        self.browsed = False
        """Somebody looked through the discard pile: no event tells it (RULING-35)."""

    def hear(self, decider: int, asked: int, unasked: bool, events: list[Event]) -> None:
        """One decision: who took it, who is asked now, and what was told."""
        if decider != asked or unasked or any(event.name in BARRIERS for event in events):
            self.fair, self.why, self.browsed = 0, [], False
        else:
            self.fair += 1
            self.why += events


def lost_at_random(events: list[Event]) -> bool:
    """Whether more cards were discarded than chosen, or than one is: chance picked them."""
    return any(event.name == "discarded" for event in events)


def walk(game: Game, chooser: Random, most: int) -> Iterator[tuple[Game, Oracle, list[Any]]]:
    """Play with everything looked at: the game, the oracle, and every position since the last barrier."""
    game.listen()
    oracle, positions = Oracle(), [game.to_dict()]
    for _ in range(most):
        if game.over:
            return
        heard = len(game.events)
        deed = decide(game, chooser)
        take(game, deed)
        oracle.hear(deed.seat, game.seat, deed.unasked, game.events[heard:])
        oracle.browsed |= game.question == "recover"
        positions = [*positions, game.to_dict()][-1 - oracle.fair :]
        yield game, oracle, positions


def check_game(game: Game, chooser: Random, most: int) -> int:
    """After every decision no more can be taken back than is fair, and going back is exact; how often it was tried."""
    tried = 0
    for _, oracle, positions in walk(game, chooser, most):
        back = 0 if game.over else game.undoable(game.seat)
        assert back <= oracle.fair, (game.rules.setting, game.events[-8:])
        excused = game.rules.options.get("report_mode") == "vigilant" or oracle.browsed
        assert game.over or back == oracle.fair or excused or lost_at_random(oracle.why), (
            oracle.why,
            game.rules.setting,
        )
        assert all(game.undoable(seat) == 0 for seat in range(game.rules.players) if seat != game.seat)
        if back and chooser.random() < 0.3:
            steps = chooser.randint(1, back)
            check_undo(game, steps, positions[-1 - steps])
            tried += 1
            oracle.fair = back - steps
            positions[-steps:] = []
    return tried


@pytest.mark.parametrize("part", range(PARTS))
def test_taking_back_is_fair_and_exact(part: int) -> None:
    """In random games with everything on, after every decision."""
    tried = 0
    for n, (_, dealt, chooser) in enumerate(combo_games(part, more=6)):
        tried += check_game(rich(dealt, chooser) if n % 2 else dealt, chooser, DECISIONS)
    assert tried > 20


def check_undo(game: Game, back: int, before: object) -> None:
    """The state is the one from before; the active seat, the choices and the seat that is asked, too."""
    seat, active, choices = game.seat, game.state.active, game.choices[:]
    game.undo(seat, back)
    assert game.to_dict() == before
    assert (game.seat, game.state.active, game.choices) == (seat, active, choices[:-back])
    assert str(game.events[-1]) == f"undid P{seat + 1} {back}"


def test_the_oracle_would_notice_a_barrier_that_is_missing() -> None:
    """The negative control: a game that forgets what came to light is caught."""
    chooser, caught = Random(1), 0
    for _, dealt, _ in [next(combo_games(0))]:
        for game, oracle, _ in walk(dealt, chooser, 60):
            if not game.over and game.revealed & (Reveal.HIDDEN | Reveal.CHANCE) and game.reversible == 0:
                game.reversible = 1
                caught += game.undoable(game.seat) > oracle.fair
                game.reversible = 0
    assert caught


YARD = {
    "seats": [
        {"place": "yard", "hand": {"link": 2, "spoon": 1, "knife": 1}, "cigarettes": 6},
        {"place": "cell", "hand": {"knife": 1}},
    ],
    "turn": {"actions": 2},
}


@pytest.fixture
def yard() -> Game:
    game = Game.from_dict(rules(players=2), YARD)
    game.listen()
    return game


def test_a_sale_is_taken_back(yard: Game) -> None:
    before = yard.to_dict()
    for action in ("sell", "card link", "card link", "done"):
        yard.apply(action)
    assert yard.undoable(0) == 4
    yard.undo(0, 4)
    assert yard.to_dict() == before
    assert [str(event) for event in yard.events if event.name == "undid"] == ["undid P1 4"]
    assert [str(event) for event in yard.events if event.name == "discarded"] == ["discarded P1 link"] * 2


def test_cards_shown_before_an_undo_are_remembered(yard: Game) -> None:
    """Two Links were shown; a Spoon that was bought and dug in between was not in the hand before. Rule: RULING-39."""
    for action in ("sell", "card link", "card link", "done"):
        yard.apply(action)
    yard.undo(0, 2)
    yard.undo(0, 2)
    link = [card.id for card in yard.rules.edition.cards].index("link")
    assert yard._lines[-3:] == [(Story.UNDID, 0, 2, 0), (Story.SHOWED, 0, link, 0), (Story.SHOWED, 0, link, 0)]


def test_a_card_that_came_openly_proves_nothing() -> None:
    chose, took, dug = (Story.CHOSE, 0, 1, 0), (Story.TOOK, 0, 2, 0), (Story.DUG, 0, 2, 0)
    assert forgotten([chose, took, chose, dug], 0) == [(Story.UNDID, 0, 2, 0)]
    assert forgotten([chose, dug, chose, took], 0) == [(Story.UNDID, 0, 2, 0), (Story.SHOWED, 0, 2, 0)]
    again = [chose, (Story.UNDID, 0, 1, 0), (Story.SHOWED, 0, 7, 0), (Story.UNDID, 0, 1, 0), (Story.SHOWED, 0, 7, 0)]
    assert forgotten(again, 0) == [(Story.UNDID, 0, 1, 0), (Story.SHOWED, 0, 7, 0)]
    assert forgotten([chose, (Story.DISCARDED, 1, 3, 0)], 0) == [(Story.UNDID, 0, 1, 0)]


def test_rigged_chance_is_chance(yard: Game) -> None:
    yard.state.rig = Rig([3, 4], [])
    yard.apply("move")
    assert yard.undoable(0) == 0
    assert yard.revealed & Reveal.CHANCE
    yard.state.reveals = 0
    yard.state.rig = Rig([], [1])
    random_card(yard.state, yard.state.players[0])
    assert yard.state.reveals == Reveal.CHANCE


def test_a_card_passed_under_the_table_is_hidden(yard: Game) -> None:
    """Also where another seat is asked anyway."""
    yard.state.reveals = 0
    pass_hidden(yard.state, 1, 0, 0)
    assert yard.state.reveals == Reveal.HIDDEN


def test_where_the_last_decisions_begin() -> None:
    lines = [(Story.TURN, 0, 1, 0), (Story.CHOSE, 0, 1, 0), (Story.TOOK, 0, 1, 0), (Story.CHOSE, 0, 1, 0)]
    assert [cut(lines, n) for n in (1, 2, 3)] == [3, 1, 0]


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        (["move"], "the die"),
        (["search"], "a hidden card"),
        (["pass"], "another turn"),
        ([], "nothing has been decided"),
    ],
)
def test_a_final_decision_says_why(yard: Game, actions: list[str], reason: str) -> None:
    for action in actions:
        yard.apply(action)
    with pytest.raises(ActionError, match=reason):
        yard.undo(yard.seat)


def test_a_seat_cannot_undo_the_decision_of_another(yard: Game) -> None:
    yard.apply("sell")
    with pytest.raises(ActionError, match="P1 is asked now"):
        yard.undo(1)
    with pytest.raises(SeatError):
        yard.undo(2)
    with pytest.raises(ActionError, match="1 at most"):
        yard.undo(0, 2)


@pytest.mark.parametrize("n", [0, -1, True, 1.5, "2", None, 10**100])
def test_strange_numbers_are_refused(yard: Game, n: Any) -> None:
    yard.apply("sell")
    with pytest.raises(ActionError):
        yard.undo(0, n)
    assert yard.undoable(0) == 1


def test_a_clone_can_undo_decisions_of_the_original(yard: Game) -> None:
    before = yard.to_dict()
    yard.apply("sell")
    twin = yard.clone()
    twin.undo(0)
    assert twin.to_dict() == before
    assert yard.question == "selling"


def test_nothing_is_taken_back_after_the_end() -> None:
    game = Game.from_dict(
        rules(players=2), {"seats": [{"place": "cell", "hand": {"spoon": 1}, "points": 14}, {}], "turn": {"actions": 2}}
    )
    game.apply("dig spoon")
    assert game.over
    assert game.undoable(0) == 0
    with pytest.raises(ActionError, match="over"):
        game.undo(0)


def test_a_late_listener_hears_what_was_taken_back() -> None:
    game = Game(rules(players=2), seed=5)
    game.apply("cautious yard")
    game.undo(game.seat, game.undoable(game.seat))
    late = replay(record(game))
    late.listen()
    game.listen()
    assert [str(event) for event in late.events] == [str(event) for event in game.events]


def test_long_ways_back_are_short() -> None:
    """A step back again and again is not walked from the start each time: marks on the way see to that."""
    game = Game(rules(players=4, teams=True, modules=["library"]), seed=1)
    chooser = Random(2)
    while not game.over and len(game.choices) < 1200:
        game.apply(chooser.choice(game.legal()))
        fair = game.undoable(game.seat)
        if fair and chooser.random() < 0.5:
            game.undo(game.seat, chooser.randint(1, fair))
    marks = [mark for mark, _ in game.past.marks]
    assert marks == sorted(set(marks))
    assert marks
    assert replay(record(game)).to_dict() == game.to_dict()


@pytest.mark.parametrize("listens", [True, False])
def test_an_undo_late_in_a_game_replays_few_decisions(listens: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one, too, where somebody listens. Negative control: a game nobody listened to replays everything."""
    game, chooser, again = Game(rules(players=4), seed=1), Random(2), list[int]()
    real = undo.decide

    def counted(referee: Referee, seat: int, action: int) -> None:
        again.append(action)
        real(referee, seat, action)

    monkeypatch.setattr(undo, "decide", counted)
    while len(game.choices) < 600 or not game.undoable(game.seat):
        take(game, decide(game, chooser))
        assert not listens or game.events
    game.undo(game.seat)
    assert (len(again) < 2 * undo.LATE) == listens
    assert listens or len(again) > 500


def test_marks_made_while_a_game_goes_on_are_never_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a mark at every occasion each undo still leads back to the position before, dealt or set up by hand."""
    monkeypatch.setattr(undo, "LATE", 1)
    game, chooser = Game(rules(players=3), seed=1), Random(1)
    assert check_game(game, chooser, DECISIONS) + check_game(rich(game, chooser), chooser, DECISIONS) > 20


def test_a_reportable_action_is_final_at_once() -> None:
    """Nobody is asked where the table plays it vigilant, but everybody may speak. Rule: RULING-151."""
    seats = [{"place": "cafeteria"}, {"place": "cell"}]
    table = {"seats": seats, "warden": "cafeteria", "turn": {"actions": 2}}
    game = Game.from_dict(rules(players=2, modules=["warden"], options={"report_mode": "vigilant"}), table)
    game.apply("steal")
    assert game.undoable(0) == 0
    assert game.revealed & Reveal.OTHERS


def test_a_word_thrown_in_stands() -> None:
    setting = rules(players=2, modules=["warden"], options={"report_mode": "vigilant"})
    seats: list[dict[str, Any]] = [{"place": "cafeteria", "tokens": {"corruption": 1}}, {"place": "cell"}]
    game = Game.from_dict(setting, {"seats": seats, "warden": "cafeteria", "turn": {"actions": 2}})
    game.apply("steal")
    game.throw_in(1, "report")
    with pytest.raises(ActionError, match="could speak"):
        game.undo(game.seat)
    del seats[0]["tokens"]
    caught = Game.from_dict(setting, {"seats": seats, "warden": "cafeteria", "turn": {"actions": 2}})
    caught.apply("steal")
    caught.throw_in(1, "report")
    assert caught.seat == 1
    assert caught.revealed & Reveal.OTHERS, "also where it is the turn of whoever spoke"


def test_a_record_does_not_grow_without_end(yard: Game) -> None:
    """Whoever takes back again and again comes to an end, and the game can still be recorded."""
    yard.apply("sell")
    for _ in range(MOST):
        yard.undo(yard.seat)
        yard.apply("sell")
    assert yard.undoable(yard.seat) == 0
    with pytest.raises(ActionError):
        yard.undo(yard.seat)


def test_undo_stops_at_the_start_of_a_position() -> None:
    """Who begins to watch a game set up by hand does not know what was before."""
    game = Game.from_dict(rules(players=3), {"seats": [{"place": "yard", "hand": ["link", "cap"]}, {}, {}]})
    game.apply("sell")
    game.apply("card cap")
    game.view(1)
    assert game.undoable(0) == 0
    game.apply("card link")
    assert game.undoable(0) == 1
    game.undo(0)
    seen = game.view(1)
    assert (seen.seats[0].certain, seen.seats[0].hand_size) == ({"link": 1}, 1)
    assert imagine(seen, 1).view(1) == seen
