"""Standing orders: what a player wants to be answered without being asked.

An order is a plan. What it answers may depend on the hand; whether it answers at all never does, or the speed of the
answer would tell the hand. It survives a lost connection, and whoever waits for days need not wait for it.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from blackgate.game.absence import usual_answer
from blackgate.game.actions import Action
from blackgate.game.view import View
from blackgate.server.orders_reading import could_win, is_leader, weapons_played, worth

ASK: Final = "ask"


class Orders(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The orders of one player, by question. `ask` is no order."""

    report: Literal["ask", "always", "never", "leader"] = ASK
    """`leader`: whoever has the most Tunnel points, and is not on one's own side."""
    freepass: Literal["ask", "use", "never"] = ASK
    punish: Literal["ask", "about_leader", "never"] = ASK
    """`about_leader`: ask about whoever would be reported as the leader, and let the others go."""
    corrupt: Literal["ask", "never"] = ASK
    react: Literal["ask", "reveal", "never"] = ASK
    """`reveal`: show one's Background as soon as its moment comes, say nothing before, and ask once it is shown."""
    answer: Literal["ask", "give", "refuse"] = ASK
    """To an extortion; who does not hold the Tool refuses."""
    fight: Literal["ask"] | Annotated[int, Meta(ge=0, le=9)] = ASK
    """How many Weapons to play in one combat at most, the opening one and those of helpers included."""
    yield_: Literal["ask", "lowest", "refuse"] = msgspec.field(default=ASK, name="yield")
    """To Michel(le): the Tool shown that is worth least; who holds none of them fights."""
    brawl: Literal["ask", "weapon", "beating"] = ASK
    """In a Brawl, and wherever a card leaves the same choice."""
    help: Literal["ask", "never"] = ASK
    roll: Literal["ask", "always", "never"] = ASK
    """For Michel(le), at the end of one's turn."""
    unless_winning: bool = True
    """Ask all the same if the active player could win with this turn, as far as everybody can see."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing is ordered at all."""
        return self in SILENT


SILENT: Final = (Orders(), Orders(unless_winning=False))
ORDERS: Final[Mapping[str, str]] = {
    "report": "report", "freepass": "freepass", "punish": "punish", "corrupt": "corrupt", "react": "react",
    "answer": "answer", "fight": "fight", "yield": "yield_", "brawl": "brawl", "unless": "brawl", "help": "help",
    "roll": "roll",
}  # fmt: skip
"""By question: the order that answers it."""
WORDS: Final[Mapping[str, str]] = {
    "always": "report", "use": "freepass", "never": "decline", "give": "give", "refuse": "refuse", "lowest": "card",
    "weapon": "card", "beating": "decline", "reveal": "reveal",
}  # fmt: skip
"""By order: the word of its answer."""


def standing_answer(orders: Orders, asked: View) -> Action | None:
    """What the orders answer to the question a seat sees before it; None if it wants to be asked.

    An answer that is not possible becomes the one an absent player gives (RULING-16), never a question.
    """
    order = _order(orders, asked)
    if order == ASK or not asked.options or (orders.unless_winning and could_win(asked)):
        return None
    word = _word(asked, order)
    fitting = [option for option in asked.options if option.word == word]
    if not fitting:
        return usual_answer(asked.question, asked.options, seed=0)
    return min(fitting, key=lambda option: worth(asked, option.operand))


def _order(orders: Orders, asked: View) -> str | int:
    """The order for the question a seat sees before it; some ask again where the table says so."""
    order: str | int = getattr(orders, ORDERS[asked.question]) if asked.question in ORDERS else ASK
    match order:
        case "about_leader":
            return ASK if is_leader(asked, int(asked.context["actor"])) else "never"
        case "reveal" if asked.viewer is not None and asked.seats[asked.viewer].revealed:
            return ASK
        case _:
            return order


def _word(asked: View, order: str | int) -> str:
    """The word of the answer an order gives."""
    match asked.question, order:
        case "fight", int(most):
            return "card" if weapons_played(asked) < most else "stop"
        case "report", "leader":
            return "report" if is_leader(asked, int(asked.context["actor"])) else "decline"
        case "roll", "always":
            return "roll_michel"
        case _:
            return WORDS[str(order)]
