"""Standing orders: questions that a player wants answered automatically.

An order is a plan. Its answer may depend on the hand; whether it answers at all must not, or the response time would
reveal the hand (a timing side channel). Orders survive a lost connection, and in games of days nobody waits for them.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from blackgate.engine.terms import PILE_CARDS, Card
from blackgate.game.absence import usual_answer
from blackgate.game.actions import Action
from blackgate.game.view import View

ASK: Final = "ask"


class Orders(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The orders of one player, by question. `ask` means no order."""

    report: Literal["ask", "always", "never", "leader"] = ASK
    """`leader`: the player with the most Tunnel points, unless on one's own side."""
    freepass: Literal["ask", "use", "never"] = ASK
    punish: Literal["ask", "about_leader", "never"] = ASK
    """`about_leader`: ask about the player who would be reported as the leader, and let the others go."""
    corrupt: Literal["ask", "never"] = ASK
    react: Literal["ask", "reveal", "never"] = ASK
    """`reveal`: reveal one's Background at its first moment, stay silent before, and ask afterwards."""
    answer: Literal["ask", "give", "refuse"] = ASK
    """To an extortion; a player without the Tool refuses."""
    fight: Literal["ask"] | Annotated[int, Meta(ge=0, le=9)] = ASK
    """Most Weapons to play in one combat, including the opening one and those of helpers."""
    yield_: Literal["ask", "lowest", "refuse"] = msgspec.field(default=ASK, name="yield")
    """To Michel(le): the shown Tool of least value; a player who holds none of them fights."""
    brawl: Literal["ask", "weapon", "beating"] = ASK
    """In a Brawl, and wherever a card offers the same choice."""
    help: Literal["ask", "never"] = ASK
    roll: Literal["ask", "always", "never"] = ASK
    """For Michel(le), at the end of one's turn."""
    unless_winning: bool = True
    """Ask anyway if the active player could win with this turn, as far as everybody can see."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing is ordered."""
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
    """The answer of the orders to the question a seat sees; None if the player wants to be asked.

    An impossible answer becomes that of an absent player (RULING-16), never a question.
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
    """The order for the question a seat sees; some ask again depending on the table."""
    order: str | int = getattr(orders, ORDERS[asked.question]) if asked.question in ORDERS else ASK
    match order:
        case "about_leader":
            return ASK if is_leader(asked, int(asked.context["actor"])) else "never"
        case "reveal" if asked.viewer is not None and asked.seats[asked.viewer].revealed:
            return ASK
        case _:
            return order


def _word(asked: View, order: str | int) -> str:
    """The word of an order's answer."""
    match asked.question, order:
        case "fight", int(most):
            return "card" if weapons_played(asked) < most else "stop"
        case "report", "leader":
            return "report" if is_leader(asked, int(asked.context["actor"])) else "decline"
        case "roll", "always":
            return "roll_michel"
        case _:
            return WORDS[str(order)]


# Facts about a position, read only from what everybody sees.


def worth(view: View, card: str) -> tuple[int, int]:
    """The value of a card to its owner: Tunnel points first, then cigarettes; nothing if it is no card."""
    found = next((face for face in view.rules.edition.cards if face.id == card), None)
    return (found.points, found.value) if found else (0, 0)


def side_points(view: View, seat: int) -> int:
    """The Tunnel points of a seat's side. Rule: TEAM-3."""
    own = view.seats[seat]
    return sum(each.points for each in view.seats if each is own or (own.side and each.side == own.side))


def is_leader(view: View, seat: int) -> bool:
    """Whether nobody has more Tunnel points than this seat, which has some and is not on the viewer's side."""
    mine = view.seats[view.viewer].side if view.viewer is not None else ""
    most = max(side_points(view, each) for each in range(len(view.seats)))
    return 0 < most == side_points(view, seat) and not (mine and view.seats[seat].side == mine)


def could_win(view: View) -> bool:
    """Whether the active player could win with this turn, by the Tunnel points and the Tools in hands.

    The pending decision may add one card to the hand, and a gang or a Background may grant one Dig more than there are
    actions left. Rule: GOAL-1, DIG-4.
    """
    active = view.seats[view.active]
    digs = 1 + min(view.actions, active.hand_size)
    return side_points(view, view.active) + sum(_points_in_hands(view)[:digs]) >= view.target


def _points_in_hands(view: View) -> list[int]:
    """The points of every Tool that is neither on its pile nor in a tunnel, the best first: somebody holds it."""
    points: list[int] = []
    for tool in (Card.SPOON, Card.PICKAXE, Card.SHOVEL):
        name, tables = PILE_CARDS[tool], view.rules.tables
        dug = sum(seat.tunnel.get(name, 0) for seat in view.seats)
        points += [int(tables.card_points[tool])] * (int(tables.card_copies[tool]) - view.piles[name] - dug)
    return sorted(points, reverse=True)


def weapons_played(view: View) -> int:
    """How many Weapons the viewer's side of a combat has laid, as far as the table shows.

    The sides answer in turn, with a Weapon or by their Gang card's arms. If a token spared the other side more than one
    Weapon, this may be one too few. Rule: EXTORT-7, GANG-7, PLACE-GYM-6.
    """
    weapons = {face.id for face in view.rules.edition.cards if face.card_class == "weapon"}
    laid = sum(card in weapons for card in view.laid)
    if "attacker" not in view.context:
        return laid
    attack, defence = _arms_used(view)
    if view.viewer == view.context["attacker"]:
        return min(laid, (laid + attack + defence + 1) // 2 - attack)
    return min(laid, (laid + attack + defence) // 2 - defence)


def _arms_used(view: View) -> tuple[int, int]:
    """How many Weapons the Gang cards of attacker and defender have answered so far. Rule: GANG-7."""
    tables, powers = view.rules.tables, [power.id for power in view.rules.edition.powers]
    cards = [view.seats[int(view.context[role])].gang_card for role in ("attacker", "defender")]
    attack, defence = (powers.index(card) + 1 if card else 0 for card in cards)
    left = [int(operand) for operand in view.agenda[-1][5:7]]
    return int(tables.mod_arms_attack[attack]) - left[0], int(tables.mod_arms_defend[defence]) - left[1]
