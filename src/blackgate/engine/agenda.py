"""The agenda: the questions and steps still to come, as a stack of plain frames inside the state.

A frame is eight numbers: its kind, the seat it concerns, and operands. Questions (`Ask`) wait for a decision of their
seat; steps (`Step`) run as soon as they reach the top. There are no closures or flags, so a game can be saved and
cloned at any point. `frames` and the modules declare the meaning of each kind.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from blackgate.engine.state import State

FRAME: Final[i64] = 8


class Ask:
    """Numbers of the questions of the base game; modules continue the count (`blackgate.modules`)."""

    TURN: Final[i64] = 0
    """What do you do now?"""
    GO: Final[i64] = 1
    """Which of the rolled Places do you go to?"""
    NAME: Final[i64] = 2
    """Which Tool do you demand?"""
    LAY: Final[i64] = 3
    """Which Weapon do you lay down?"""
    ANSWER: Final[i64] = 4
    """Do you hand over the Tool?"""
    FIGHT: Final[i64] = 5
    """Which Weapon do you play?"""
    SELLING: Final[i64] = 6
    """What do you sell?"""
    PAY: Final[i64] = 7
    """Which Accessory do you pay?"""
    INGREDIENT: Final[i64] = 8
    """Which copy do you use?"""
    DISCARD: Final[i64] = 9
    """Which card do you discard at the hand limit?"""
    TARGET: Final[i64] = 10
    """Whom does the effect below hit?"""
    PLACE: Final[i64] = 11
    """Which of these Places does the effect below lead to?"""
    FREE: Final[i64] = 12
    """Which of these actions do you perform?"""
    PICK: Final[i64] = 13
    """Which card do you take from the hand you look at?"""
    DROP: Final[i64] = 14
    """Which card do you discard for an effect?"""
    UNLESS: Final[i64] = 15
    """Do you discard a Weapon, or take the Beatings?"""
    RECOVER: Final[i64] = 16
    """Which card do you take from the discard pile?"""
    BONUS: Final[i64] = 17
    """Do you apply the second effect of your Background?"""
    REACT: Final[i64] = 18
    """Do you react to what just happened?"""
    OFFER: Final[i64] = 26
    """What do you give and ask for in an Exchange?"""
    FILL: Final[i64] = 27
    """Do you agree to an Exchange, and which cards do you give?"""


class Step:
    """Steps, carried out without asking. Every number from FIRST on is a step."""

    FIRST: Final[i64] = 64
    EFFECT: Final[i64] = 64
    """Go on with a card's effects."""
    FINISH: Final[i64] = 65
    """An action is finished."""
    SPENT: Final[i64] = 66
    """An Action card goes to the discard pile after its effect."""
    CRAFT: Final[i64] = 67
    """Pay the next ingredient, then take the product."""
    ENDING: Final[i64] = 68
    """The end of a turn: end-of-turn hooks of the modules, hand check, next player."""


def push(
    state: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
) -> None:
    """Put a frame on top; it is dealt with next."""
    top: i64 = state.top + FRAME
    agenda = state.agenda
    while top + FRAME > len(agenda):
        agenda = append(agenda, 0)
        state.agenda = agenda
    agenda[top] = kind
    agenda[top + 1] = seat
    agenda[top + 2] = a
    agenda[top + 3] = b
    agenda[top + 4] = c
    agenda[top + 5] = d
    agenda[top + 6] = e
    agenda[top + 7] = f
    state.top = top


def pop(state: State) -> None:
    """Remove the top frame once it has been dealt with."""
    state.top -= FRAME


def operand(state: State, n: i64) -> i64:
    """An operand of the top frame, by its name: `operand(state, Fight.STAKE)`."""
    return state.agenda[state.top + 2 + n]


def set_operand(state: State, n: i64, value: i64) -> None:
    """Change an operand of the top frame."""
    state.agenda[state.top + 2 + n] = value


def below(state: State, kind: i64) -> i64:
    """The topmost frame of a kind; -1 if there is none."""
    frame: i64 = state.top
    while frame >= 0 and state.agenda[frame] != kind:
        frame -= FRAME
    return frame


def set_operand_at(state: State, frame: i64, n: i64, value: i64) -> None:
    """Change an operand of any frame."""
    state.agenda[frame + 2 + n] = value


def operand_at(state: State, frame: i64, n: i64) -> i64:
    """An operand of any frame; `frame` is the position where that frame begins."""
    return state.agenda[frame + 2 + n]
