"""The agenda: what the game still has to ask or do, as a stack of plain frames inside the state.

A frame is eight numbers: its kind, the seat it concerns, and operands. Questions (`Ask`) wait for a decision of
their seat; steps (`Step`) are carried out as soon as they come up. No closures, no flags: so a game can be saved and
cloned in the middle of anything.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from blackgate.engine.state import State

FRAME: Final[i64] = 8


class Ask:
    """Questions, with their operands a, b, c …"""

    TURN: Final[i64] = 0
    """What do you do now?"""
    GO: Final[i64] = 1
    """Where to, of the Places rolled? (slot mask, rerolls left)"""
    NAME: Final[i64] = 2
    """Which Tool do you demand? (target)"""
    LAY: Final[i64] = 3
    """Which Weapon do you lay down? (target, Tool)"""
    ANSWER: Final[i64] = 4
    """Do you hand over the Tool? (attacker, Tool, cancelled, ability used)"""
    FIGHT: Final[i64] = 5
    """Which Weapon do you play? (attacker, defender, stake, attacker's arms, defender's arms, marks)

    The attacker may be NOBODY; the stake is the Tool named, or what the attacker without a player goes by.
    """
    SELLING: Final[i64] = 6
    """What do you sell? (cards sold so far)"""
    PAY: Final[i64] = 7
    """Which Accessory do you pay? (gang, still due, kinds paid)"""
    INGREDIENT: Final[i64] = 8
    """Which copy do you use? (recipe, need)"""
    DISCARD: Final[i64] = 9
    """Which card do you discard at the hand limit?"""
    TARGET: Final[i64] = 10
    """Whom does the effect below hit?"""
    PLACE: Final[i64] = 11
    """Which of these Places does the effect below lead to? (who is moved, slot mask)"""
    FREE: Final[i64] = 12
    """Which of these actions do you perform? (verb mask, mode, may decline)"""
    PICK: Final[i64] = 13
    """Which card do you take from the hand you look at? (victim, still to take)"""
    DROP: Final[i64] = 14
    """Which card do you discard for an effect? (still to discard)"""
    UNLESS: Final[i64] = 15
    """Do you discard a Weapon, or take the Beatings? (Beatings)"""
    RECOVER: Final[i64] = 16
    """Which card do you take from the discard pile? (card class, still to take)"""
    BONUS: Final[i64] = 17
    """Do you apply the second effect of your Background? (power, foe)"""
    REACT: Final[i64] = 18
    """Do you react to what just happened? (foe, moment, verb mask, ability used, inside a card)"""
    # Questions of the modules.
    ROLL: Final[i64] = 19
    """Do you roll for Michel(le)?"""
    LEAD: Final[i64] = 20
    """Where does Michel(le) go? (slot mask)"""
    YIELD: Final[i64] = 21
    """Which Tool do you give up to Michel(le)? (Michel(le) card)"""
    TOLL: Final[i64] = 22
    """Which Tool do you lose to Michel(le)? (Michel(le) card)"""
    PRIZE: Final[i64] = 23
    """Do you draw a card for your win over Michel(le)?"""
    HELP: Final[i64] = 24
    """Do you play a Weapon in a teammate's stead? (teammate)"""
    SPOILS: Final[i64] = 25
    """Do you take a card from one who helped the loser? (helper)"""
    OFFER: Final[i64] = 26
    """What do you give and ask for? (teammate, cigarettes given, cigarettes asked, any cards asked)"""
    FILL: Final[i64] = 27
    """Do you agree, and which cards do you give? (proposer, cigarettes given, cigarettes asked, any cards due)"""
    SKILL: Final[i64] = 28
    """Do you roll for your Skill token?"""
    OPENER: Final[i64] = 29
    """Which Weapon do you discard to start a Brawl?"""
    BRAWL: Final[i64] = 30
    """Do you discard a Weapon, or take a Beating? (starter)"""
    MEND: Final[i64] = 31
    """Do you lose Beatings or the Trauma? (Beatings that could go)"""
    REPORT: Final[i64] = 32
    """Do you report what was done? (actor, verb)"""
    FREEPASS: Final[i64] = 33
    """Do you use a Corruption token against Repression? (verb)"""
    PUNISH: Final[i64] = 34
    """Do you have the actor punished? (actor)"""
    CORRUPT: Final[i64] = 35
    """Where do you have the Warden go?"""


ASKS: Final = (
    "turn", "go", "name", "lay", "answer", "fight", "selling", "pay", "ingredient", "discard", "target", "place",
    "free", "pick", "drop", "unless", "recover", "bonus", "react",
    "roll", "lead", "yield", "toll", "prize", "help", "spoils", "offer", "fill", "skill", "opener", "brawl", "mend",
    "report", "freepass", "punish", "corrupt",
)  # fmt: skip

ASKED_ANYWAY: Final[dict[int, str]] = {
    Ask.TURN: "that the hand and the hidden Background allow nothing more",
    Ask.LAY: "that the attacker holds one sort of Weapon only",
    Ask.ANSWER: "that the target does not hold the Tool",
    Ask.FIGHT: "that the hand holds no Weapon",
    Ask.SELLING: "that nothing in the hand can be sold, or one sort only",
    Ask.PAY: "which of the Accessories the hand does not hold",
    Ask.INGREDIENT: "that the hand holds one sort of copy only",
    Ask.DISCARD: "that all cards of the hand are the same",
    Ask.FREE: "that the hand does not allow the action, or in one way only",
    Ask.PICK: "that all cards of the hand looked at are the same",
    Ask.DROP: "that all cards of the hand are the same",
    Ask.UNLESS: "that the hand holds no Weapon",
    Ask.REACT: "that neither the hidden Background nor the hand allows a reaction",
    Ask.YIELD: "that the hand holds none of the Tools shown",
    Ask.TOLL: "which of the Tools shown the hand does not hold",
    Ask.HELP: "that the hand holds no Weapon",
    Ask.FILL: "that the hand cannot give what was asked for",
    Ask.OPENER: "that the hand holds one sort of Weapon only",
    Ask.BRAWL: "that the hand holds no Weapon",
}
"""Questions that are asked even if they have one answer: what their absence would tell. Decision record 6."""


class Step:
    """Steps, carried out without asking; every number from FIRST on is one."""

    FIRST: Final[i64] = 64
    EFFECT: Final[i64] = 64
    """Go on with a card's effects (line, end, foe, target chosen)."""
    FINISH: Final[i64] = 65
    """An action is finished (verb)."""
    SPENT: Final[i64] = 66
    """An Action card goes to the discard pile after its effect (card)."""
    CRAFT: Final[i64] = 67
    """Pay the next ingredient, then take the product (recipe, need)."""
    ENDING: Final[i64] = 68
    """The end of a turn: what the modules have for it, hand check, next player (modules asked, hand checked)."""
    # Steps of the modules.
    VISIT: Final[i64] = 69
    """Michel(le) extorts whoever stands there, from the seat on (next place in the order, end of the order)."""
    FRAY: Final[i64] = 70
    """A Brawl: the others choose, then roll (next place in the order, mask of those who discarded, rolling)."""
    WINDOWS: Final[i64] = 71
    """What follows an action beside the Warden (stage, next place in the order, verb if illegal, beside her, moved)."""


STEPS: Final = ("effect", "finish", "spent", "craft", "ending", "visit", "fray", "windows")


def push(
    state: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
) -> None:
    """Put a frame on top: it will be dealt with next."""
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
    """The top frame is dealt with."""
    state.top -= FRAME


def operand(state: State, n: i64) -> i64:
    """Operand n of the top frame: 0 is a, 1 is b …"""
    return state.agenda[state.top + 2 + n]


def set_operand(state: State, n: i64, value: i64) -> None:
    """Change operand n of the top frame."""
    state.agenda[state.top + 2 + n] = value
