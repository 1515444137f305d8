"""The Psychiatric Ward, in place of Solitary Confinement: Trauma. Rule: PLACE-PSY-1 to PLACE-PSY-12.

The effects of each Trauma are data. So are the three actions that the Ward closes and the two it leaves (PLACE-PSY-1,
PLACE-PSY-2, RULING-64).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Step, operand, pop, push
from blackgate.engine.chance import shuffled
from blackgate.engine.declarations import EventKind, FrameKind, shown
from blackgate.engine.gangs import leave_gang
from blackgate.engine.hand import one_by_one, remove_beatings
from blackgate.engine.menu import Menu
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import Module, State, own_shelf
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Slot
from blackgate.modules.ward import terms

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("extort", "barred"): ("PLACE-PSY-8", "RULING-82", "RULING-149"),
    ("buy", "barred"): ("PLACE-PSY-10", "RULING-149"),
    ("join", "barred"): ("PLACE-PSY-11", "RULING-148"),
    ("change_style", "barred"): ("PLACE-PSY-11", "RULING-148", "RULING-70"),
    ("play", "barred"): ("PLACE-PSY-12", "RULING-149"),
    ("search", "solitary"): ("PLACE-PSY-1", "RULING-49"),
    ("extort", "solitary"): ("PLACE-PSY-1", "RULING-63", "RULING-82"),
    ("craft", "solitary"): ("PLACE-PSY-1", "RULING-87"),
}


class Mend:
    """Operands of `Ask.MEND`."""

    BEATINGS: Final[i64] = 0
    """The number of Beatings that could be removed."""


FRAMES: Final[tuple[FrameKind, ...]] = (
    FrameKind(
        terms.Ask.MEND, "mend", (shown("beatings", "due"),), ("finish", "effect"), action=("heal",),
        rules=("PLACE-PSY-5", "RULING-93", "RULING-94"), answers=("heal", "decline"),
    ),
)  # fmt: skip
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(Event.SHOCKED, "shocked", (("trauma", "trauma"),), rules=("PLACE-PSY-3", "PLACE-PSY-4")),
    EventKind(Event.CALMED, "calmed", (("trauma", "trauma"),), rules=("PLACE-PSY-5", "PLACE-PSY-6")),
)


class Ward(Module):
    """The module: Trauma on arrival, its effects, and its removal."""

    def attends(self) -> list[int]:
        """The questions and steps it handles."""
        return [terms.Ask.MEND]

    def set_up(self, state: State) -> None:
        """Shuffle the Traumas, face down. Rule: MOD-2, INFO-9."""
        own_shelf(state).traumas = shuffled(state, one_by_one(state.rules.trauma_copies))

    def vetoes(self, state: State, seat: i64) -> i64:
        """A Trauma forbids actions, not reactions. Rule: PLACE-PSY-8, PLACE-PSY-10 to PLACE-PSY-12, RULING-149."""
        return state.rules.trauma_vetoes[state.players[seat].trauma]

    def search_more(self, state: State, seat: i64) -> i64:
        """One card less. Rule: PLACE-PSY-7, RULING-50."""
        return state.rules.trauma_search[state.players[seat].trauma]

    def hand_most(self, state: State, seat: i64, limit: i64) -> i64:
        """Five, if the player holds that token at the end of the turn. Rule: PLACE-PSY-9, RULING-147."""
        most: i64 = state.rules.trauma_hand[state.players[seat].trauma]
        return most if most > 0 else limit

    def arrived(self, state: State, seat: i64, how: i64) -> None:
        """Every arrival counts, however it happened. Rule: PLACE-PSY-3, RULING-62, RULING-145."""
        if state.players[seat].place == Slot.SOLITARY:
            take_trauma(state, seat)

    def ails(self, state: State, seat: i64) -> bool:
        """A Trauma can be removed where a Beating could. Rule: PLACE-PSY-5, RULING-93."""
        return state.players[seat].trauma != 0 and not state.rules.trauma_needs_beating

    def mends(self, state: State, seat: i64, count: i64) -> bool:
        """A player with a Trauma may choose; without a Beating the Heal action can only mean the Trauma.

        Rule: PLACE-PSY-5, RULING-93, RULING-94.
        """
        player = state.players[seat]
        if player.trauma == 0 or (player.beatings == 0 and state.rules.trauma_needs_beating):
            return False
        if player.beatings == 0 and state.agenda[state.top] == Step.FINISH:
            drop_trauma(state, seat)
        else:
            most: i64 = min(count, player.beatings) if state.rules.trauma_needs_beating else count
            push(state, terms.Ask.MEND, seat, most)
        return True

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Offer the Trauma or Beatings; without a Beating the player may decline. Rule: PLACE-PSY-5, RULING-94."""
        menu.add(terms.Act.DROP_TRAUMA)
        menu.add(Act.HEAL if state.players[seat].beatings > 0 else Act.DECLINE)

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """One of the removals may be used on the Trauma, the others go to Beatings. Rule: RULING-94."""
        count = operand(state, Mend.BEATINGS)
        pop(state)
        if action == terms.Act.DROP_TRAUMA:
            drop_trauma(state, seat)
            count -= 1
        remove_beatings(state, seat, count)
        return True

    def stands(self, state: State, frame: list[int], below: list[int]) -> bool:
        """Rule: PLACE-PSY-5."""
        return state.players[frame[1]].trauma != 0 and (below[0] == Step.FINISH or frame[1] == below[1])


def take_trauma(state: State, seat: i64) -> None:
    """Take and show the top token, if there is one; the old token goes under the stack.

    Rule: PLACE-PSY-3, PLACE-PSY-4, PLACE-PSY-11, INFO-9, RULING-146, RULING-148.
    """
    shelf = own_shelf(state)
    top: i64 = len(shelf.traumas) - 1
    if top < 0:
        return
    taken = shelf.traumas[top]
    shelf.traumas = shelf.traumas[:top]
    drop_trauma(state, seat)
    state.players[seat].trauma = taken
    state.reveals |= Reveal.HIDDEN
    tell(state, Event.SHOCKED, seat, taken, 0)
    if state.rules.trauma_leaves[taken] != 0:
        leave_gang(state, seat)


def drop_trauma(state: State, seat: i64) -> None:
    """Put the Trauma face down under the stack. Rule: PLACE-PSY-6."""
    player = state.players[seat]
    if player.trauma == 0:
        return
    shelf = own_shelf(state)
    stack = vec[i64]([player.trauma])
    for kind in shelf.traumas:
        stack = append(stack, kind)
    shelf.traumas = stack
    tell(state, Event.CALMED, seat, player.trauma, 0)
    player.trauma = 0


MODULE: Final = Ward(RULES, FRAMES, EVENTS)
