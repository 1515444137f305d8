"""The Workshop, in place of the Cafeteria: better Tools and skills. Rule: PLACE-WORK-1 to PLACE-WORK-5.

Steal a spoon is gone while Spoons stay in reserve; the data of the tile says so (PLACE-WORK-1, PLACE-WORK-2,
RULING-132).
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_one_of
from blackgate.engine.agenda import pop, push
from blackgate.engine.bars import Bar
from blackgate.engine.chance import roll
from blackgate.engine.declarations import EventKind, FrameKind
from blackgate.engine.hand import discard, take
from blackgate.engine.menu import Menu
from blackgate.engine.state import Module, State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Card
from blackgate.engine.tokens import change_held, give_up_token, lay_tokens, take_token, token_bars
from blackgate.engine.tunnel import check_win, score
from blackgate.modules.workshop import terms

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("improve", "place"): ("PLACE-WORK-1", "TURN-6"),
    ("improve", "cards"): ("PLACE-WORK-3",),
    ("improve", "none"): ("PLACE-WORK-3",),
    ("improve", "pile"): ("RULING-133",),
    ("improve", "short"): ("RULING-133", "RULING-85"),
    ("develop", "place"): ("PLACE-WORK-1", "TURN-6"),
    ("develop", "pile"): ("PLACE-WORK-4", "MOD-4"),
    ("steal", "place"): ("SPOON-1", "PLACE-WORK-1", "TURN-6"),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "improve": ("PLACE-WORK-3",),
    "develop": ("PLACE-WORK-4",),
}
FRAMES: Final[tuple[FrameKind, ...]] = (
    FrameKind(terms.Ask.SKILL, "skill", (), ("finish",), action=("dig",), rules=("PLACE-WORK-5", "RULING-134")),
)
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(terms.Event.BURIED, "buried", (("token", "token"),), rules=("PLACE-WORK-5", "RULING-135")),
)


class Workshop(Module):
    """The module: Improve tool, Develop skills, and the roll at the next Dig."""

    def attends(self) -> list[int]:
        """The questions and steps it handles."""
        return [terms.Ask.SKILL]

    def set_up(self, state: State) -> None:
        """Rule: MOD-2."""
        lay_tokens(state, terms.Token.SKILL)

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Rule: PLACE-WORK-1."""
        if open_ & (1 << terms.Verb.IMPROVE):
            for tool in (Card.PICKAXE, Card.SHOVEL):
                if improve_bars(state, seat, tool) == 0:
                    menu.add(terms.Act.IMPROVE + tool)
        if open_ & (1 << terms.Verb.DEVELOP) and token_bars(state, terms.Token.SKILL) == 0:
            menu.add(terms.Act.DEVELOP)

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Rule: PLACE-WORK-3, PLACE-WORK-4."""
        if action == terms.Act.DEVELOP:
            take_token(state, seat, terms.Token.SKILL)
        elif is_one_of(action, terms.Act.IMPROVE, Card.PILES):
            improve(state, seat, action - terms.Act.IMPROVE)
        else:
            return False
        return True

    def dug(self, state: State, seat: i64) -> None:
        """Ask for one roll with one token, unless the Tool alone has won.

        Rule: PLACE-WORK-5, RULING-9, RULING-24, RULING-134.
        """
        if state.players[seat].tokens[terms.Token.SKILL] > 0:
            if state.rules.skill_optional:
                push(state, terms.Ask.SKILL, seat)
            else:
                try_skill(state, seat)

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Rule: RULING-134."""
        menu.add(terms.Act.SKILL_ROLL)
        menu.add(Act.DECLINE)

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Rule: RULING-134."""
        pop(state)
        if action == terms.Act.SKILL_ROLL:
            try_skill(state, seat)
        return True

    def stands(self, state: State, frame: list[int], below: list[int]) -> bool:
        """Rule: RULING-134."""
        return state.players[frame[1]].tokens[terms.Token.SKILL] > 0

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """The bars of the Workshop on an action."""
        if action == terms.Act.DEVELOP:
            return token_bars(state, terms.Token.SKILL)
        if is_one_of(action, terms.Act.IMPROVE, Card.PILES):
            return improve_bars(state, seat, action - terms.Act.IMPROVE)
        return -1


def improved(tool: i64) -> i64:
    """The product of improving a Tool. Rule: PLACE-WORK-3."""
    return Card.SHOVEL if tool == Card.PICKAXE else Card.PICKAXE


def improved_count(tool: i64) -> i64:
    """The number of products: one Shovel for a Pickaxe, two Pickaxes for a Shovel. Rule: PLACE-WORK-3."""
    return 1 if tool == Card.PICKAXE else 2


def improve_bars(state: State, seat: i64, tool: i64) -> i64:
    """Bars on Improve tool: it needs a Pickaxe or a Shovel in hand, and the product on its pile.

    Rule: PLACE-WORK-3, RULING-133.
    """
    if tool != Card.PICKAXE and tool != Card.SHOVEL:
        return Bar.NONE
    bars: i64 = 0
    if state.players[seat].hand[tool] == 0:
        bars |= Bar.CARDS
    pile = state.supply[improved(tool)]
    if pile == 0:
        bars |= Bar.PILE
    elif state.rules.refuse_short_piles and pile < improved_count(tool):
        bars |= Bar.SHORT
    return bars


def improve(state: State, seat: i64, tool: i64) -> None:
    """Put the Tool on its pile, then take the product. Rule: PLACE-WORK-3, RULING-133."""
    discard(state, seat, tool)
    take(state, seat, improved(tool), improved_count(tool))


def try_skill(state: State, seat: i64) -> None:
    """Roll: on 4 or more the token stays on the Tool for one more point, else it returns to its pile.

    Rule: PLACE-WORK-5, RULING-24, RULING-135.
    """
    result = roll(state)
    tell(state, Event.ROLLED, seat, result, 0)
    if result < state.rules.numbers[terms.Number.SUCCESS]:
        give_up_token(state, seat, terms.Token.SKILL)
        return
    change_held(state, seat, terms.Token.SKILL, -1)
    state.players[seat].buried += 1
    tell(state, terms.Event.BURIED, seat, terms.Token.SKILL, 0)
    score(state, seat, 1)
    check_win(state)


MODULE: Final = Workshop(RULES, FRAMES, EVENTS, choices=CHOICES)
