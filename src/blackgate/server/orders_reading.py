"""What standing orders go by: read from a view, and only from the part of it that everybody sees."""

from blackgate.engine.terms import PILE_CARDS, Card
from blackgate.game.view import View


def worth(view: View, card: str) -> tuple[int, int]:
    """What a card is worth to its owner: Tunnel points first, then cigarettes; nothing for what is no card."""
    found = next((face for face in view.rules.edition.cards if face.id == card), None)
    return (found.points, found.value) if found else (0, 0)


def side_points(view: View, seat: int) -> int:
    """The Tunnel points of a seat and of those on its side. Rule: TEAM-3."""
    own = view.seats[seat]
    return sum(each.points for each in view.seats if each is own or (own.side and each.side == own.side))


def is_leader(view: View, seat: int) -> bool:
    """Whether nobody has more Tunnel points than a seat, which has some and is not on the viewer's side."""
    mine = view.seats[view.viewer].side if view.viewer is not None else ""
    most = max(side_points(view, each) for each in range(len(view.seats)))
    return 0 < most == side_points(view, seat) and not (mine and view.seats[seat].side == mine)


def could_win(view: View) -> bool:
    """Whether the active player could win with this turn, by the Tunnel points and the Tools that are in hands.

    The hand may get one card more by what is being decided, and a gang or a Background may grant one Dig more than
    there are actions left. Rule: GOAL-1, DIG-4.
    """
    active = view.seats[view.active]
    digs = 1 + min(view.actions, active.hand_size)
    return side_points(view, view.active) + sum(_points_in_hands(view)[:digs]) >= view.target


def _points_in_hands(view: View) -> list[int]:
    """The points of every Tool that lies neither on its pile nor in a tunnel, the best first: somebody holds it."""
    points: list[int] = []
    for tool in (Card.SPOON, Card.PICKAXE, Card.SHOVEL):
        name, tables = PILE_CARDS[tool], view.rules.tables
        dug = sum(seat.tunnel.get(name, 0) for seat in view.seats)
        points += [int(tables.card_points[tool])] * (int(tables.card_copies[tool]) - view.piles[name] - dug)
    return sorted(points, reverse=True)


def weapons_played(view: View) -> int:
    """How many Weapons the viewer's side of a combat has laid, as far as the table shows.

    The sides answer in turn, with a Weapon or by their Gang card's arms. Where the other side was spared a Weapon by a
    token more than once, one may be missing here. Rule: EXTORT-7, GANG-7, PLACE-GYM-6.
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
