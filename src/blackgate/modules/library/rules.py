"""The Library, in place of the Showers: Rehabilitate, Study, and spying. Rule: PLACE-LIB-1 to PLACE-LIB-5."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.actions import is_one_of
from blackgate.engine.agenda import Ask
from blackgate.engine.bars import Bar
from blackgate.engine.chance import shuffled
from blackgate.engine.declarations import ALONE, EventKind
from blackgate.engine.hand import look
from blackgate.engine.menu import Menu
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import Module, State, own_shelf
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import SEATS
from blackgate.engine.tokens import give_up_token, lay_tokens, take_token, token_bars
from blackgate.modules.library import terms

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("rehabilitate", "place"): ("PLACE-LIB-1", "TURN-6"),
    ("rehabilitate", "pile"): ("PLACE-LIB-2", "RULING-130"),
    ("study", "place"): ("PLACE-LIB-1", "TURN-6"),
    ("study", "pile"): ("PLACE-LIB-4", "MOD-4"),
    ("spy", "token"): ("PLACE-LIB-5",),
    ("spy", "target"): ("PLACE-LIB-5", "RULING-129"),
    ("spy", "moment"): ("RULING-10", "RULING-129"),
    ("spy", "not_asked"): ("PLACE-LIB-5", "RULING-129"),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "rehabilitate": ("PLACE-LIB-2",),
    "study": ("PLACE-LIB-4",),
}
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(
        Event.CHANGED, "changed", (("background", "power"),), rules=("PLACE-LIB-2", "PLACE-LIB-3"), seen_by=ALONE
    ),
)


class Library(Module):
    """The module. Craft is allowed there; the data of the tile says so (PLACE-LIB-1)."""

    def attends(self) -> list[int]:
        """The questions and steps it handles."""
        return [Ask.TURN]

    def set_up(self, state: State) -> None:
        """Rule: MOD-2."""
        lay_tokens(state, terms.Token.SPY)

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Rule: PLACE-LIB-1."""
        if open_ & (1 << terms.Verb.REHABILITATE) and rehabilitate_bars(state) == 0:
            menu.add(terms.Act.REHABILITATE)
        if open_ & (1 << terms.Verb.STUDY) and token_bars(state, terms.Token.SPY) == 0:
            menu.add(terms.Act.STUDY)

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Rule: PLACE-LIB-2, PLACE-LIB-4."""
        if action == terms.Act.REHABILITATE:
            rehabilitate(state, seat)
        elif action == terms.Act.STUDY:
            take_token(state, seat, terms.Token.SPY)
        else:
            return False
        return True

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Offer spying, which is free, between actions of the player's own turn. Rule: PLACE-LIB-5, RULING-129."""
        if state.players[seat].tokens[terms.Token.SPY] == 0:
            return
        target: i64 = 0
        while target < state.rules.players:
            if spy_bars(state, seat, target) == 0:
                menu.add(terms.Act.SPY + target)
            target += 1

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Rule: PLACE-LIB-5, INFO-10."""
        if not is_one_of(action, terms.Act.SPY, SEATS):
            return False
        give_up_token(state, seat, terms.Token.SPY)
        look(state, seat, action - terms.Act.SPY)
        return True

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """The bars of the Library on an action."""
        if action == terms.Act.REHABILITATE:
            return rehabilitate_bars(state)
        if action == terms.Act.STUDY:
            return token_bars(state, terms.Token.SPY)
        if is_one_of(action, terms.Act.SPY, SEATS):
            return spy_bars(state, seat, action - terms.Act.SPY)
        return -1


def spy_bars(state: State, seat: i64, target: i64) -> i64:
    """Bars on spying: it needs a token, and another player. Rule: PLACE-LIB-5."""
    bars: i64 = 0
    if state.players[seat].tokens[terms.Token.SPY] == 0:
        bars |= Bar.TOKEN
    if target == seat or target >= state.rules.players:
        bars |= Bar.TARGET
    return bars


def rehabilitate_bars(state: State) -> i64:
    """Bars on Rehabilitate: there must be a Background to draw. Rule: RULING-130."""
    return Bar.PILE if len(state.backgrounds) == 0 and len(state.shelf.backgrounds) == 0 else 0


def rehabilitate(state: State, seat: i64) -> None:
    """Draw a new Background, which may be revealed too, and discard the old one, face down if it was never shown.

    Rule: PLACE-LIB-2, PLACE-LIB-3, BG-1, RULING-21, RULING-95, RULING-130, RULING-131.
    """
    player = state.players[seat]
    shelf = own_shelf(state)
    if len(state.backgrounds) == 0:
        pile = vec[i64]()
        for card in shelf.backgrounds:
            pile = append(pile, card if card > 0 else -card)
        state.backgrounds = shuffled(state, pile)
        shelf.backgrounds = vec[i64]()
    if player.background != 0:
        put_off = shelf.backgrounds[:]
        shelf.backgrounds = append(put_off, player.background if player.revealed else -player.background)
    top: i64 = len(state.backgrounds) - 1
    player.background = state.backgrounds[top]
    player.revealed = False
    state.backgrounds = state.backgrounds[:top]
    state.reveals |= Reveal.HIDDEN
    tell(state, Event.CHANGED, seat, player.background, 0)


MODULE: Final = Library(RULES, events=EVENTS, choices=CHOICES)
