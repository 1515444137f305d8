"""The agenda grows as deep as it must and keeps what is below."""

from blackgate import Game, rules
from blackgate.engine.agenda import ASKS, FRAME, STEPS, Ask, Step, operand, pop, push, set_operand


def test_it_grows_and_shrinks() -> None:
    state = Game(rules(players=2), 1).state
    room, bottom = len(state.agenda), state.top
    for n in range(100):
        push(state, Ask.DROP, n % 2, n, n + 1, n + 2, n + 3, n + 4)
    assert len(state.agenda) > room
    twin = state.clone()
    for n in reversed(range(100)):
        assert state.agenda[state.top : state.top + 7] == type(state.agenda)(
            [Ask.DROP, n % 2, n, n + 1, n + 2, n + 3, n + 4]
        )
        pop(state)
    assert state.top == bottom
    assert twin.top == bottom + 100 * FRAME


def test_operands_are_those_of_the_top() -> None:
    state = Game(rules(players=2), 1).state
    push(state, Ask.PICK, 0, 1, 2)
    set_operand(state, 1, 7)
    push(state, Ask.DROP, 1, 3)
    assert (operand(state, 0), operand(state, 1)) == (3, 0)
    pop(state)
    assert (operand(state, 0), operand(state, 1)) == (1, 7)


def test_every_kind_has_a_name() -> None:
    asks = {name.lower(): int(number) for name, number in vars(Ask).items() if name.isupper()}
    assert {name: n for n, name in enumerate(ASKS)} == asks
    steps = {name.lower(): int(number) for name, number in vars(Step).items() if name.isupper() and name != "FIRST"}
    assert {name: n + Step.FIRST for n, name in enumerate(STEPS)} == steps
