"""Candles for those who pray, and one more card by their light. Rule: PLACE-CHAP-1 to PLACE-CHAP-3."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import pop, push
from blackgate.engine.declarations import FrameKind
from blackgate.engine.hand import draw
from blackgate.engine.menu import Menu
from blackgate.engine.state import Module, State
from blackgate.engine.terms import Verb
from blackgate.engine.tokens import give_up_token, lay_tokens, take_token, token_bars
from blackgate.modules.chapel import terms

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("pray", "place"): ("PLACE-CHAP-1", "TURN-6"),
    ("pray", "pile"): ("PLACE-CHAP-2", "MOD-4"),
    ("light", "not_asked"): ("PLACE-CHAP-3",),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {"pray": ("PLACE-CHAP-2",), "light": ("PLACE-CHAP-3",)}
FRAMES: Final[tuple[FrameKind, ...]] = (
    FrameKind(terms.Ask.VIGIL, "vigil", (), ("turn", "finish", "effect"), rules=("PLACE-CHAP-3",)),
)


class Chapel(Module):
    """Pray, and the question after a Search."""

    def attends(self) -> list[int]:
        """The questions and steps it has to do with."""
        return [terms.Ask.VIGIL]

    def set_up(self, state: State) -> None:
        """Rule: MOD-2."""
        lay_tokens(state, terms.Token.CANDLE)

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Rule: PLACE-CHAP-1."""
        if open_ & (1 << terms.Verb.PRAY) and token_bars(state, terms.Token.CANDLE) == 0:
            menu.add(terms.Act.PRAY)

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Rule: PLACE-CHAP-2."""
        if action != terms.Act.PRAY:
            return False
        take_token(state, seat, terms.Token.CANDLE)
        return True

    def finished(self, state: State, seat: i64, verb: i64, settled: i64) -> None:
        """Whoever has a Candle may light it after a Search. Rule: PLACE-CHAP-3."""
        if verb == Verb.SEARCH and state.players[seat].tokens[terms.Token.CANDLE] > 0:
            push(state, terms.Ask.VIGIL, seat)

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Rule: PLACE-CHAP-3."""
        menu.add(terms.Act.LIGHT)
        menu.add(Act.DECLINE)

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Rule: PLACE-CHAP-3."""
        pop(state)
        if action == terms.Act.LIGHT:
            give_up_token(state, seat, terms.Token.CANDLE)
            draw(state, seat, 1)
        return True

    def stands(self, state: State, frame: list[int], below: list[int]) -> bool:
        """Rule: PLACE-CHAP-3."""
        return state.players[frame[1]].tokens[terms.Token.CANDLE] > 0

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """What the Chapel has against an action."""
        return token_bars(state, terms.Token.CANDLE) if action == terms.Act.PRAY else -1


MODULE: Final = Chapel(RULES, FRAMES, choices=CHOICES)
