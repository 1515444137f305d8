"""Constraints on sampled hands: they must allow the pending question and what the frames below it still need."""

from mypy_extensions import i64

from blackgate.engine.agenda import FRAME, Ask, Step, operand_at
from blackgate.engine.craft import has_ingredients
from blackgate.engine.frames import Craft, Pay
from blackgate.engine.gangs import payable_faces, payable_kinds
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import legal
from blackgate.engine.state import State
from blackgate.engine.terms import CardClass


def is_consistent(state: State, menu: Menu) -> bool:
    """Whether every frame is possible with these hands and the question on top has an answer."""
    if state.winner != NOBODY:
        return True
    if not meets_requirements(state):
        return False
    legal(state, menu)
    return menu.count > 0


def meets_requirements(state: State) -> bool:
    """Whether every frame finds the cards it still needs in the hand of its seat."""
    frame: i64 = 0
    while frame <= state.top:
        if not meets_requirement(state, frame):
            return False
        frame += FRAME
    return True


def meets_requirement(state: State, frame: i64) -> bool:
    """Whether the hand of a frame's seat holds what that frame still needs. Rule: EXTORT-2, GANG-2, CRAFT-4."""
    seat = state.agenda[frame + 1]
    match state.agenda[frame]:
        case Ask.NAME | Ask.LAY:
            return state.players[seat].holds & state.rules.class_faces[CardClass.WEAPON] != 0
        case Ask.PAY:
            paid = operand_at(state, frame, Pay.PAID)
            return payable_kinds(state, seat, operand_at(state, frame, Pay.GANG), paid) >= operand_at(
                state, frame, Pay.DUE
            )
        case Step.CRAFT:
            return has_ingredients(state, seat, operand_at(state, frame, Craft.RECIPE), first_need(state, frame))
        case _:
            needed = needed_by_modules(state, frame)
            return needed == 0 or needed & state.players[seat].holds != 0


def needed_by_modules(state: State, frame: i64) -> i64:
    """The mask of cards of which a frame of a module needs one in the hand of its seat; 0 where it needs none."""
    for module in state.hooks.frames[state.agenda[frame]]:
        needed = module.needs(state, frame)
        if needed != 0:
            return needed
    return 0


def first_need(state: State, frame: i64) -> i64:
    """The first ingredient that a CRAFT frame still needs; the previous one while its copy is being chosen."""
    need: i64 = operand_at(state, frame, Craft.NEED)
    return need - 1 if frame < state.top else need


def required_cards(state: State) -> list[int]:
    """Masks of cards: the hand of the seat that is asked normally holds one card of each.

    Savings by a Gang card or a Bandage are ignored: these are the cards to deal first. Rule: EXTORT-2, GANG-2, CRAFT-4.
    """
    found: list[int] = []
    rules = state.rules
    frame: i64 = 0
    while frame <= state.top:
        match state.agenda[frame]:
            case Ask.NAME | Ask.LAY:
                found.append(rules.class_faces[CardClass.WEAPON])
            case Ask.PAY:
                faces = payable_faces(state, operand_at(state, frame, Pay.GANG), operand_at(state, frame, Pay.PAID))
                found += [faces] * int(operand_at(state, frame, Pay.DUE))
            case Step.CRAFT:
                recipe = operand_at(state, frame, Craft.RECIPE)
                for need in range(first_need(state, frame), rules.recipe_first[recipe + 1]):
                    found.append(rules.kind_faces[rules.recipe_needs[need]])
            case _:
                needed = needed_by_modules(state, frame)
                if needed != 0:
                    found.append(needed)
        frame += FRAME
    return found
