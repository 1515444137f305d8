"""The Gymnasium, in place of the Recreational Area: brawls and workouts. Rule: PLACE-GYM-1 to PLACE-GYM-7."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.chance import roll
from blackgate.engine.declarations import FrameKind, kept, shown
from blackgate.engine.extortion import TRIED, answered, offer_weapons
from blackgate.engine.frames import Fight
from blackgate.engine.hand import beat, discard
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.move import send
from blackgate.engine.powers import in_company
from blackgate.engine.state import Module, State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import CardClass, Slot
from blackgate.engine.tokens import give_up_token, lay_tokens, take_token, token_bars
from blackgate.modules.gymnasium import terms

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("brawl", "place"): ("PLACE-GYM-1", "TURN-6"),
    ("brawl", "weapon"): ("PLACE-GYM-2",),
    ("brawl", "target"): ("PLACE-GYM-3", "RULING-138", "RULING-5"),
    ("workout", "place"): ("PLACE-GYM-1", "TURN-6"),
    ("workout", "pile"): ("PLACE-GYM-5", "MOD-4"),
    ("spend_workout", "token"): ("PLACE-GYM-6",),
    ("spend_workout", "spent"): ("PLACE-GYM-7", "RULING-142"),
    ("spend_workout", "moment"): ("RULING-141", "RULING-122"),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "brawl": ("PLACE-GYM-2", "PLACE-GYM-3"),
    "workout": ("PLACE-GYM-5",),
    "spend_workout": ("PLACE-GYM-6", "PLACE-GYM-7"),
}


class Brawl:
    """Operands of `Ask.BRAWL`."""

    STARTER: Final[i64] = 0


class Fray:
    """Operands of `Step.FRAY`."""

    NEXT: Final[i64] = 0
    """The next position in the order."""
    DISCARDED: Final[i64] = 1
    """The mask of players who discarded a Weapon."""
    ROLLING: Final[i64] = 2


FRAMES: Final[tuple[FrameKind, ...]] = (
    FrameKind(
        terms.Ask.OPENER, "opener", (), ("fray",), rules=("PLACE-GYM-2",), answers=("card",),
        absence_tells="that the hand holds one sort of Weapon only",
    ),
    FrameKind(
        terms.Ask.BRAWL, "brawl", (shown("starter", "seat"),), ("fray",),
        rules=("PLACE-GYM-3", "RULING-139", "RULING-123", "RULING-141"), answers=("card",),
        absence_tells="that the hand holds no Weapon",
    ),
    FrameKind(
        terms.Step.FRAY, "fray", (kept("next", "order"), kept("discarded", "seats"), kept("rolling", "nothing")),
        ("finish",), action=("brawl",),
    ),
)  # fmt: skip


class Gymnasium(Module):
    """The module. Sell and Buy stay possible; the data of the tile says so (PLACE-GYM-1)."""

    def attends(self) -> list[int]:
        """The questions and steps it handles."""
        return [Ask.FIGHT, terms.Ask.OPENER, terms.Ask.BRAWL, terms.Step.FRAY]

    def set_up(self, state: State) -> None:
        """Rule: MOD-2."""
        lay_tokens(state, terms.Token.WORKOUT)

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Rule: PLACE-GYM-1, RULING-140 (no limit per turn)."""
        if open_ & (1 << terms.Verb.BRAWL) and brawl_bars(state, seat) == 0:
            menu.add(terms.Act.BRAWL)
        if open_ & (1 << terms.Verb.WORKOUT) and token_bars(state, terms.Token.WORKOUT) == 0:
            menu.add(terms.Act.WORKOUT)

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Rule: PLACE-GYM-2, PLACE-GYM-5."""
        if action == terms.Act.WORKOUT:
            take_token(state, seat, terms.Token.WORKOUT)
        elif action == terms.Act.BRAWL:
            push(state, terms.Step.FRAY, seat, 1)
            push(state, terms.Ask.OPENER, seat)
        else:
            return False
        return True

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Offer Weapons in a Brawl, and the token in a combat where a Weapon is due. Rule: PLACE-GYM-3, PLACE-GYM-6."""
        if ask == Ask.FIGHT:
            if workout_bars(state, seat) == 0:
                menu.add(terms.Act.SPEND_WORKOUT)
        else:
            offer_weapons(state, seat, menu)
            if ask == terms.Ask.BRAWL:
                menu.add(Act.DECLINE)

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Rule: PLACE-GYM-2, PLACE-GYM-3, PLACE-GYM-6."""
        if ask == terms.Ask.OPENER:
            pop(state)
            discard(state, seat, action - Act.CARD)
        elif ask == terms.Ask.BRAWL:
            join_fray(state, seat, action)
        elif action == terms.Act.SPEND_WORKOUT:
            flex(state, seat)
        else:
            return False
        return True

    def run(self, state: State, seat: i64) -> None:
        """Rule: PLACE-GYM-3, PLACE-GYM-4."""
        if operand(state, Fray.ROLLING) == 0:
            ask_brawlers(state, seat)
        else:
            roll_brawlers(state, seat)

    def stands(self, state: State, frame: list[int], below: list[int]) -> bool:
        """The starter discards first, then the others there in turn. Rule: PLACE-GYM-2, PLACE-GYM-3."""
        seat = frame[1]
        if frame[0] == terms.Step.FRAY:
            return frame[2] > 0
        if frame[0] == terms.Ask.OPENER:
            weapons = state.rules.class_faces[CardClass.WEAPON]
            return seat == below[1] and below[2:4] == [1, 0] and state.players[seat].holds & weapons != 0
        due = (below[1] + below[2] - 1) % state.rules.players
        return frame[2] == below[1] and seat == due and seat != below[1]

    def needs(self, state: State, frame: i64) -> i64:
        """A Weapon, to start a Brawl. Rule: PLACE-GYM-2."""
        return state.rules.class_faces[CardClass.WEAPON] if state.agenda[frame] == terms.Ask.OPENER else 0

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """The bars of the Gymnasium on an action."""
        match action:
            case terms.Act.WORKOUT:
                return token_bars(state, terms.Token.WORKOUT)
            case terms.Act.BRAWL:
                return brawl_bars(state, seat)
            case terms.Act.SPEND_WORKOUT:
                return workout_bars(state, seat) if state.agenda[state.top] == Ask.FIGHT else Bar.MOMENT
            case _:
                return -1


def brawl_bars(state: State, seat: i64) -> i64:
    """Bars on a Brawl: it needs a Weapon, and another player in the Place. Rule: PLACE-GYM-2, RULING-138."""
    bars: i64 = 0
    if not state.players[seat].holds & state.rules.class_faces[CardClass.WEAPON]:
        bars |= Bar.WEAPON
    if not in_company(state, seat):
        bars |= Bar.TARGET
    return bars


def ask_brawlers(state: State, seat: i64) -> None:
    """Ask every other player there, clockwise and openly: a Weapon or a Beating. Rule: PLACE-GYM-3, RULING-139.

    Players without a Weapon are asked, too: a missing question would reveal that.
    """
    players = state.rules.players
    offset: i64 = operand(state, Fray.NEXT)
    while offset < players:
        other: i64 = (seat + offset) % players
        offset += 1
        if state.players[other].place == state.players[seat].place:
            set_operand(state, Fray.NEXT, offset)
            push(state, terms.Ask.BRAWL, other, seat)
            return
    set_operand(state, Fray.NEXT, 1)
    set_operand(state, Fray.ROLLING, 1)


def join_fray(state: State, seat: i64, action: i64) -> None:
    """Discard a Weapon, or take the Beating. Rule: PLACE-GYM-3, RULING-139."""
    pop(state)
    if action == Act.DECLINE:
        beat(state, seat, 1)
        return
    discard(state, seat, action - Act.CARD)
    set_operand(state, Fray.DISCARDED, operand(state, Fray.DISCARDED) | bit(seat))


def roll_brawlers(state: State, seat: i64) -> None:
    """Players who discarded roll in the same order; 2 or less sends them away at once.

    Rule: PLACE-GYM-4, RULING-139.
    """
    players = state.rules.players
    brawlers: i64 = operand(state, Fray.DISCARDED)
    pop(state)
    offset: i64 = 1
    while offset < players:
        other: i64 = (seat + offset) % players
        offset += 1
        if brawlers & bit(other):
            result = roll(state)
            tell(state, Event.ROLLED, other, result, 0)
            if result <= state.rules.numbers[terms.Number.CAUGHT]:
                send(state, other, Slot.SOLITARY)


def workout_bars(state: State, seat: i64) -> i64:
    """Bars on a Workout token: the player needs one, and has one try for each Weapon that is due.

    Rule: PLACE-GYM-6, RULING-110, RULING-141, RULING-142.
    """
    bars: i64 = 0
    if state.players[seat].tokens[terms.Token.WORKOUT] == 0:
        bars |= Bar.TOKEN
    if operand(state, Fight.MARKS) & TRIED and not state.rules.workout_retries:
        bars |= Bar.SPENT
    return bars


def flex(state: State, seat: i64) -> None:
    """Roll for a Workout token: 4 or more counts as a Weapon, 6 also returns the token, else play goes on.

    Rule: PLACE-GYM-6, PLACE-GYM-7, RULING-142.
    """
    give_up_token(state, seat, terms.Token.WORKOUT)
    result = roll(state)
    tell(state, Event.ROLLED, seat, result, 0)
    if result >= state.rules.numbers[terms.Number.KEPT]:
        take_token(state, seat, terms.Token.WORKOUT)
    if result >= state.rules.numbers[terms.Number.SPARED]:
        answered(state)
    else:
        set_operand(state, Fight.MARKS, operand(state, Fight.MARKS) | TRIED)


MODULE: Final = Gymnasium(RULES, FRAMES, choices=CHOICES)
