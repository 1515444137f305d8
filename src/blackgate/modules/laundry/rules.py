"""The Laundry, in place of the Infirmary: other clothes, and bandages. Rule: PLACE-LAUN-1 to PLACE-LAUN-5."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import is_one_of
from blackgate.engine.agenda import Ask, pop
from blackgate.engine.bars import Bar, vetoed_verbs
from blackgate.engine.craft import due_kind
from blackgate.engine.gangs import explained_join, join, offer_gangs
from blackgate.engine.hand import can_mend, mend
from blackgate.engine.menu import Menu
from blackgate.engine.state import Module, State
from blackgate.engine.terms import Mode, Verb
from blackgate.engine.tokens import give_up_token, lay_tokens, take_token, token_bars
from blackgate.modules.laundry import terms

GANGS: Final[i64] = 8
"""Number of gangs for which the action space has numbers."""

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("change_style", "place"): ("PLACE-LAUN-1", "TURN-6"),
    ("change_style", "cards"): ("PLACE-LAUN-2", "GANG-2", "GANG-11", "RULING-70"),
    ("change_style", "double"): ("GANG-3",),
    ("change_style", "pile"): ("GANG-1", "RULING-65"),
    ("change_style", "none"): ("GANG-1",),
    ("steal_bandage", "place"): ("PLACE-LAUN-1", "TURN-6"),
    ("steal_bandage", "pile"): ("PLACE-LAUN-3", "MOD-4"),
    ("bandage_heal", "token"): ("PLACE-LAUN-5",),
    ("bandage_link", "token"): ("PLACE-LAUN-4",),
    ("bandage_link", "moment"): ("PLACE-LAUN-4", "RULING-144"),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "change_style": ("PLACE-LAUN-2",),
    "steal_bandage": ("PLACE-LAUN-3",),
    "bandage_heal": ("PLACE-LAUN-5",),
}


class Laundry(Module):
    """The module. Heal stays possible; the data of the tile says so (PLACE-LAUN-1)."""

    def attends(self) -> list[int]:
        """The questions and steps it handles."""
        return [Ask.TURN, Ask.INGREDIENT]

    def set_up(self, state: State) -> None:
        """Rule: MOD-2."""
        lay_tokens(state, terms.Token.BANDAGE)

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Offer its actions. A Bandage waives only the Place of Heal. Rule: PLACE-LAUN-1, PLACE-LAUN-5, RULING-143."""
        if open_ & (1 << terms.Verb.CHANGE_STYLE):
            offer_gangs(state, seat, menu, terms.Act.CHANGE_STYLE, state.rules.numbers[terms.Number.FEWER])
        if open_ & (1 << terms.Verb.STEAL_BANDAGE) and token_bars(state, terms.Token.BANDAGE) == 0:
            menu.add(terms.Act.STEAL_BANDAGE)
        if wanted & (1 << Verb.HEAL) and not (state.rules.bandage_free and mode == Mode.TURN):
            if bandage_heal_bars(state, seat) == 0:
                menu.add(terms.Act.BANDAGE_HEAL)

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Rule: PLACE-LAUN-2, PLACE-LAUN-3, PLACE-LAUN-5."""
        if action == terms.Act.STEAL_BANDAGE:
            take_token(state, seat, terms.Token.BANDAGE)
        elif action == terms.Act.BANDAGE_HEAL:
            give_up_token(state, seat, terms.Token.BANDAGE)
            mend(state, seat, 1)
        elif is_one_of(action, terms.Act.CHANGE_STYLE, GANGS):
            join(state, seat, action - terms.Act.CHANGE_STYLE, state.rules.numbers[terms.Number.FEWER])
        else:
            return False
        return True

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Offer a Bandage for the Link and, if the options of the table allow it, to heal for free.

        Rule: RULING-143, RULING-144.
        """
        if ask == Ask.INGREDIENT:
            if bandage_link_bars(state, seat) == 0:
                menu.add(terms.Act.BANDAGE_LINK)
        elif ask == Ask.TURN and state.rules.bandage_free and bandage_heal_bars(state, seat) == 0:
            menu.add(terms.Act.BANDAGE_HEAL)

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Pay with the Bandage instead of the Link; the Craft step continues. Rule: PLACE-LAUN-4."""
        if action != terms.Act.BANDAGE_LINK:
            return False
        pop(state)
        give_up_token(state, seat, terms.Token.BANDAGE)
        return True

    def substitutes(self, state: State, seat: i64, kind: i64) -> i64:
        """One Bandage replaces the one Link. Rule: PLACE-LAUN-4, RULING-144."""
        return 1 if kind == state.rules.link and state.players[seat].tokens[terms.Token.BANDAGE] > 0 else 0

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """The bars of the Laundry on an action."""
        match action:
            case terms.Act.STEAL_BANDAGE:
                return token_bars(state, terms.Token.BANDAGE)
            case terms.Act.BANDAGE_HEAL:
                return bandage_heal_bars(state, seat)
            case terms.Act.BANDAGE_LINK:
                return bandage_link_bars(state, seat) if state.agenda[state.top] == Ask.INGREDIENT else Bar.MOMENT
            case _ if is_one_of(action, terms.Act.CHANGE_STYLE, GANGS):
                return explained_join(
                    state, seat, action - terms.Act.CHANGE_STYLE, state.rules.numbers[terms.Number.FEWER]
                )
            case _:
                return -1


def bandage_heal_bars(state: State, seat: i64) -> i64:
    """Bars on healing with a Bandage: it needs a token, and something to heal. Rule: PLACE-LAUN-5, RULING-143."""
    bars: i64 = 0
    if state.players[seat].tokens[terms.Token.BANDAGE] == 0:
        bars |= Bar.TOKEN
    if not can_mend(state, seat):
        bars |= Bar.UNHURT
    if vetoed_verbs(state, seat) & (1 << Verb.HEAL):
        bars |= Bar.BARRED
    return bars


def bandage_link_bars(state: State, seat: i64) -> i64:
    """Bars on using a Bandage as a Link: it needs a token, while the Link is due. Rule: PLACE-LAUN-4."""
    bars: i64 = 0
    if state.players[seat].tokens[terms.Token.BANDAGE] == 0:
        bars |= Bar.TOKEN
    if due_kind(state) != state.rules.link:
        bars |= Bar.MOMENT
    return bars


MODULE: Final = Laundry(RULES, asks={"pay": ("change_style",)}, choices=CHOICES)
