"""The Gambling Cells, in place of the Cell Block: bets, and planned moves. Rule: PLACE-GAMB-1 to PLACE-GAMB-5."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import is_one_of
from blackgate.engine.bars import Bar
from blackgate.engine.chance import roll
from blackgate.engine.declarations import EventKind
from blackgate.engine.hand import earn, spend
from blackgate.engine.menu import Menu
from blackgate.engine.move import arrive, cautious_places, destination_bars
from blackgate.engine.state import Module, State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Arrival, Mode, Slot, Verb
from blackgate.engine.tokens import give_up_token, lay_tokens, take_token, token_bars
from blackgate.modules.gambling import terms

FIGURES: Final[i64] = 5
"""How many figures can be named: 2 to 6 (PLACE-GAMB-2)."""
LOWEST_FIGURE: Final[i64] = 2
HIGHEST_STAKE: Final[i64] = 3

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("bet", "place"): ("PLACE-GAMB-1", "TURN-6"),
    ("bet", "cigarettes"): ("PLACE-GAMB-2", "RULING-136"),
    ("plan", "place"): ("PLACE-GAMB-1", "TURN-6"),
    ("plan", "pile"): ("PLACE-GAMB-4", "MOD-4"),
    ("planned", "token"): ("PLACE-GAMB-5", "RULING-137"),
    ("planned", "actions"): ("TURN-3", "PLACE-GAMB-5", "RULING-137"),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "planned": ("PLACE-GAMB-5", "RULING-137"),
    "bet": ("PLACE-GAMB-2",),
    "plan": ("PLACE-GAMB-4",),
}
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(
        terms.Event.STAKED,
        "staked",
        (("cigarettes", "number"), ("figure", "number")),
        rules=("PLACE-GAMB-2", "PLACE-GAMB-3"),
    ),
)


class Gambling(Module):
    """The module. Dig stays possible; the data of the tile says so (PLACE-GAMB-1)."""

    def set_up(self, state: State) -> None:
        """Rule: MOD-2."""
        lay_tokens(state, terms.Token.PLANNING)

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Bets, Plan, and Cautious Moves paid with a token. Rule: PLACE-GAMB-1, PLACE-GAMB-5, RULING-55."""
        if open_ & (1 << terms.Verb.BET):
            most: i64 = min(state.players[seat].cigarettes, HIGHEST_STAKE)
            bet: i64 = 0
            while bet < most * FIGURES:
                menu.add(terms.Act.BET + bet)
                bet += 1
        if open_ & (1 << terms.Verb.PLAN) and token_bars(state, terms.Token.PLANNING) == 0:
            menu.add(terms.Act.PLAN)
        if open_ & (1 << Verb.CAUTIOUS) and mode == Mode.TURN and state.players[seat].tokens[terms.Token.PLANNING] > 0:
            menu.add_cards(terms.Act.PLANNED, cautious_places(state, seat))

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Rule: PLACE-GAMB-2, PLACE-GAMB-4, PLACE-GAMB-5."""
        if action == terms.Act.PLAN:
            take_token(state, seat, terms.Token.PLANNING)
        elif is_one_of(action, terms.Act.BET, HIGHEST_STAKE * FIGURES):
            bet(state, seat, action - terms.Act.BET)
        elif is_one_of(action, terms.Act.PLANNED, Slot.COUNT):
            give_up_token(state, seat, terms.Token.PLANNING)
            arrive(state, seat, action - terms.Act.PLANNED, Arrival.MOVE)
        else:
            return False
        return True

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """The bars of the Gambling Cells on an action."""
        if action == terms.Act.PLAN:
            return token_bars(state, terms.Token.PLANNING)
        if is_one_of(action, terms.Act.BET, HIGHEST_STAKE * FIGURES):
            return Bar.CIGARETTES if state.players[seat].cigarettes < stake_of(action - terms.Act.BET) else 0
        if is_one_of(action, terms.Act.PLANNED, Slot.COUNT):
            return planned_bars(state, seat, action - terms.Act.PLANNED)
        return -1


def planned_bars(state: State, seat: i64, slot: i64) -> i64:
    """Bars on a planned move: it needs a token, and a Place to which a Cautious Move may lead.

    Rule: PLACE-GAMB-5, RULING-52, RULING-137.
    """
    bars: i64 = destination_bars(state, seat, slot)
    if state.players[seat].tokens[terms.Token.PLANNING] == 0:
        bars |= Bar.TOKEN
    return bars


def stake_of(bet: i64) -> i64:
    """One to three cigarettes. Rule: PLACE-GAMB-2."""
    return bet // FIGURES + 1


def figure_of(bet: i64) -> i64:
    """Two to six. Rule: PLACE-GAMB-2."""
    return bet % FIGURES + LOWEST_FIGURE


def bet(state: State, seat: i64, number: i64) -> None:
    """Pay the stake, then roll; a win pays stake times figure.

    Rule: PLACE-GAMB-2, PLACE-GAMB-3, RULING-136.
    """
    stake = stake_of(number)
    figure = figure_of(number)
    tell(state, terms.Event.STAKED, seat, stake, figure)
    spend(state, seat, stake)
    result = roll(state)
    tell(state, Event.ROLLED, seat, result, 0)
    if result >= figure:
        earn(state, seat, stake * figure)


MODULE: Final = Gambling(RULES, events=EVENTS, choices=CHOICES)
