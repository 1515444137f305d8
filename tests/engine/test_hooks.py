"""A module is asked where it hangs and nowhere else; one that hangs nowhere changes nothing."""

from blackgate import Game, rules
from blackgate.engine.agenda import Ask
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.registry import DECLARED_FRAMES, MODULES, hooks_of
from blackgate.engine.state import Hooks, Module, State, overriding
from blackgate.engine.terms import Arrival, Slot


def state_of(*modules: str, players: int = 3) -> State:
    return Game(rules(players=players, modules=modules), seed=1, first=0).state


def test_a_bare_module_does_nothing() -> None:
    module, state, menu = Module({}), state_of(), Menu()
    before = Game(rules(players=3), first=0, state=state).to_json()
    module.set_up(state)
    module.started(state, 0)
    module.acting(state)
    module.arrived(state, 0, Arrival.MOVE)
    module.dug(state, 0)
    module.finished(state, 0, 0, 0)
    module.cleared(state)
    module.settled(state, 0, 1, 0, 0)
    module.offer_actions(state, 0, -1, -1, 0, menu)
    module.offer(state, Ask.TURN, 0, menu)
    module.run(state, 0)
    module.offer_aside(state, 0, menu)
    refuses = [
        module.ending(state, 0), module.ails(state, 0), module.calms(state, Slot.CELL), module.mends(state, 0, 1),
        module.stands_in(state, 0), module.strikes(state), module.begin(state, 0, 0, 0),
        module.answer(state, Ask.TURN, 0, 0), module.aside(state, 0, 0),
    ]  # fmt: skip
    amounts = (
        module.vetoes(state, 0),
        module.search_more(state, 0),
        module.substitutes(state, 0, 0),
        module.needs(state, 0),
    )
    assert (refuses, amounts, menu.count) == ([False] * 9, (0, 0, 0, 0), 0)
    assert (module.hand_most(state, 0, 10), module.bars(state, 0, 0, 0), module.attends()) == (10, -1, [])
    assert Game(rules(players=3), first=0, state=state).to_json() == before


def test_a_module_is_called_where_it_overrides_a_hook() -> None:
    ward, michel = MODULES["ward"], MODULES["michel"]
    assert overriding([ward, michel], "vetoes") == [ward]
    assert overriding([ward, michel], "arrived") == [ward, michel]
    hooks = Hooks([ward, michel], list(DECLARED_FRAMES.values()))
    assert (hooks.ending, hooks.frames[ward.frames[0].kind], hooks.frames[michel.frames[-1].kind]) == (
        [michel],
        [ward],
        [michel],
    )
    assert hooks.frames[Ask.TURN] == []


def test_every_kind_of_a_module_has_one_owner() -> None:
    frames = hooks_of(list(MODULES)).frames
    own = [frame.kind for module in MODULES.values() for frame in module.frames]
    assert [len(frames[kind]) for kind in own] == [1] * len(own)


def test_modules_are_made_once_and_kept_in_order() -> None:
    assert hooks_of(["warden", "library"]) is hooks_of(["library", "warden"])
    assert hooks_of([]).modules == []
    assert len(hooks_of(list(MODULES)).modules) == len(MODULES)


def test_a_deck_of_knives_goes_round_again() -> None:
    """Rule: RULING-106, for data that RULING-3 refuses."""
    setting = rules(players=2, modules=["michel"])
    tables = setting.tables
    seats = [{"place": "yard", "hand": {"knife": 12}}, {}]
    game = Game.from_dict(setting, {"seats": seats, "michel": "cafeteria", "turn": {"actions": 2}})
    for card in range(tables.michel_cards):
        tables.michel_knife[card] = 1
    game.apply("cautious cafeteria")
    game.apply("refuse")
    first = game.state.shelf.michel_shown[0]
    for _ in range(10):
        assert game.question == "fight"
        game.apply("card knife")
    shelf = game.state.shelf
    assert shelf.michel_shown[0] == first
    assert len(shelf.michel_shown) + len(shelf.michel_deck) == sum(tables.michel_copies)
    assert game.state.winner == NOBODY
