"""Whether an imagined hand allows what is pending: the question on top, and what the frames below still need."""

from mypy_extensions import i64

from blackgate.engine.agenda import FRAME, Ask, Step
from blackgate.engine.craft import copies, is_waived, substitutes
from blackgate.engine.menu import Menu
from blackgate.engine.play import legal
from blackgate.engine.state import NOBODY, State
from blackgate.engine.terms import CardClass


def is_possible(state: State, menu: Menu) -> bool:
    """Every frame could have come about with these hands, and the question on top has an answer."""
    if state.winner != NOBODY:
        return True
    if not is_served(state):
        return False
    legal(state, menu)
    return menu.count > 0


def is_served(state: State) -> bool:
    """Every frame finds in the hand of its seat what it still needs."""
    frame: i64 = 0
    while frame <= state.top:
        if not has_needed(state, frame):
            return False
        frame += FRAME
    return True


def has_needed(state: State, frame: i64) -> bool:
    """Whether the hand of a frame's seat holds what that frame still needs. Rule: EXTORT-2, GANG-2, CRAFT-4."""
    seat = state.agenda[frame + 1]
    a = state.agenda[frame + 2]
    b = state.agenda[frame + 3]
    match state.agenda[frame]:
        case Ask.NAME | Ask.LAY | Ask.OPENER:
            return state.players[seat].holds & state.rules.class_faces[CardClass.WEAPON] != 0
        case Ask.PAY:
            return payable(state, seat, a, state.agenda[frame + 4]) >= b
        case Step.CRAFT:
            return can_craft(state, seat, a, b - 1 if frame < state.top else b)
        case Ask.TOLL:
            return state.rules.michel_tools[a] & state.players[seat].holds != 0
        case _:
            return True


def payable(state: State, seat: i64, gang: i64, paid: i64) -> i64:
    """How many kinds of Accessories could still be paid. Rule: GANG-3."""
    rules = state.rules
    wanted: i64 = rules.gang_accessories[gang] & ~paid
    count: i64 = 0
    kind: i64 = 0
    while wanted != 0:
        if wanted & 1 and state.players[seat].holds & rules.kind_faces[kind]:
            count += 1
        wanted >>= 1
        kind += 1
    return count


def can_craft(state: State, seat: i64, recipe: i64, need: i64) -> bool:
    """Whether the ingredients from `need` on are in hand. Rule: CRAFT-4."""
    rules = state.rules
    due: i64 = need
    while due < rules.recipe_first[recipe + 1]:
        kind = rules.recipe_needs[due]
        if not is_waived(state, seat, kind):
            count: i64 = 0
            other: i64 = need
            while other < rules.recipe_first[recipe + 1]:
                if rules.recipe_needs[other] == kind:
                    count += 1
                other += 1
            if copies(state, seat, kind) + substitutes(state, seat, kind) < count:
                return False
        due += 1
    return True


def needs(state: State) -> list[int]:
    """Masks of cards of which the hand of the pending question must hold one each. Rule: EXTORT-2, GANG-2, CRAFT-4."""
    found: list[int] = []
    rules = state.rules
    frame: i64 = 0
    while frame <= state.top:
        a = state.agenda[frame + 2]
        b = state.agenda[frame + 3]
        match state.agenda[frame]:
            case Ask.NAME | Ask.LAY | Ask.OPENER:
                found.append(rules.class_faces[CardClass.WEAPON])
            case Ask.TOLL:
                found.append(rules.michel_tools[a])
            case Ask.PAY:
                found += [accessory_faces(state, a, state.agenda[frame + 4])] * int(b)
            case Step.CRAFT:
                for need in range(b - 1 if frame < state.top else b, rules.recipe_first[a + 1]):
                    found.append(rules.kind_faces[rules.recipe_needs[need]])
        frame += FRAME
    return found


def accessory_faces(state: State, gang: i64, paid: i64) -> i64:
    """The faces of the Accessories that could still be paid."""
    rules = state.rules
    faces: i64 = 0
    kind: i64 = 0
    due: i64 = rules.gang_accessories[gang] & ~paid
    while due != 0:
        if due & 1:
            faces |= rules.kind_faces[kind]
        due >>= 1
        kind += 1
    return faces
