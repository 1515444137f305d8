"""The agenda grows as deep as it must and keeps what is below."""

import pytest

from blackgate import Game, rules
from blackgate.engine import frames
from blackgate.engine.agenda import FRAME, Ask, Step, operand, pop, push, set_operand
from blackgate.engine.declarations import FrameKind
from blackgate.engine.frames import FRAMES
from blackgate.engine.modules import parts
from blackgate.engine.registry import ASKS, DECLARED_FRAMES, MODULES, STEPS
from blackgate.engine.vocabulary import VERBS
from blackgate.modules.team import exchange
from blackgate.modules.warden import windows


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


def test_every_number_is_declared_once_and_under_its_name() -> None:
    spaces = [
        Ask,
        Step,
        *(vars(part)[name] for part in parts("terms").values() for name in ("Ask", "Step") if name in vars(part)),
    ]
    numbers = {name.lower(): int(number) for space in spaces for name, number in vars(space).items() if name.isupper()}
    del numbers["first"]
    declared = [*FRAMES, *(frame for module in MODULES.values() for frame in module.frames)]
    assert {frame.name: frame.kind for frame in declared} == numbers
    assert len(declared) == len(DECLARED_FRAMES)
    assert [DECLARED_FRAMES[n].name for n in range(len(ASKS))] == [*ASKS]
    assert [DECLARED_FRAMES[Step.FIRST + n].name for n in range(len(STEPS))] == [*STEPS]


ROOMS = (frames, *parts("rules").values(), exchange, windows)
SHARED = {"offer": "Proposal", "fill": "Proposal"}


@pytest.mark.parametrize(
    "frame", [frame for frame in DECLARED_FRAMES.values() if frame.operands], ids=lambda frame: frame.name
)
def test_operands_are_declared_in_the_order_of_their_constants(frame: FrameKind) -> None:
    named = SHARED.get(frame.name, frame.name.title())
    names = next(vars(vars(room)[named]) for room in ROOMS if named in vars(room))
    constants = {name.lower(): int(place) for name, place in names.items() if name.isupper()}
    assert constants == {each.name: n for n, each in enumerate(frame.operands)}


def test_a_frame_of_a_module_stands_on_frames_that_are_declared() -> None:
    for frame in DECLARED_FRAMES.values():
        assert {*frame.on, *frame.carries} <= {*ASKS, *STEPS}
        assert {*frame.action} <= {*VERBS}
