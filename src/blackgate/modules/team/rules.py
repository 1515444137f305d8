"""Help in combat, the gang shortcut, and the start of an Exchange. Rule: TEAM-6 to TEAM-8, TEAM-13, TEAM-14."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_one_of
from blackgate.engine.agenda import Ask, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.declarations import BOTH, EventKind, FrameKind, kept, shown
from blackgate.engine.extortion import answered, offer_weapons, settle
from blackgate.engine.frames import Fight
from blackgate.engine.hand import beat, grab, lay, random_card
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.move import arrive
from blackgate.engine.pieces import NOBODY
from blackgate.engine.state import Module, State, own_shelf
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import SEATS, Arrival, Mode, Slot, Verb
from blackgate.modules.team import terms
from blackgate.modules.team.exchange import (
    change_terms,
    exchange_bars,
    fill,
    is_agreeable,
    offer_fill,
    offer_terms,
    open_exchange,
)

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("exchange", "target"): ("TEAM-11",),
    ("exchange", "limit"): ("RULING-124",),
    ("exchange", "pointless"): ("RULING-5", "RULING-125"),
    ("shortcut", "target"): ("TEAM-13", "RULING-127"),
    ("shortcut", "here"): ("RULING-127", "MOVE-4"),
    ("shortcut", "none"): ("MOVE-2",),
    ("shortcut", "rolled"): ("TEAM-13", "RULING-127"),
    ("extort", "ally"): ("RULING-117",),
    ("craft", "place"): ("TEAM-9", "CRAFT-1", "RULING-87"),
    ("dig", "place"): ("TEAM-10", "DIG-1"),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "shortcut": ("TEAM-13", "RULING-127"),
    "exchange": ("TEAM-11",),
}


class Help:
    """Operands of `Ask.HELP`."""

    MATE: Final[i64] = 0


class Spoils:
    """Operands of `Ask.SPOILS`."""

    HELPER: Final[i64] = 0


PROPOSAL: Final = (
    shown("partner", "seat"), kept("given", "count"), kept("asked", "count"), kept("any", "count"),
)  # fmt: skip
FRAMES: Final[tuple[FrameKind, ...]] = (
    FrameKind(
        terms.Ask.HELP, "help", (shown("mate", "seat"),), ("fight",), rules=("TEAM-6", "RULING-118", "RULING-122"),
        answers=("card",), absence_tells="that the hand holds no Weapon",
    ),
    FrameKind(
        terms.Ask.SPOILS, "spoils", (shown("helper", "seat"),), ("react", "spoils"),
        rules=("TEAM-8", "RULING-81", "RULING-121"),
    ),
    FrameKind(
        Ask.OFFER, "offer", PROPOSAL, ("turn",),
        rules=("TEAM-11", "TEAM-12", "RULING-5", "RULING-124", "RULING-125"),
        answers=("card", "ask_card", "ask_any", "give_cigarette", "ask_cigarette", "propose"), hides_answers=True,
        open_answers=("decline", "propose", "give_cigarette", "ask_cigarette", "ask_any"),
    ),
    FrameKind(
        Ask.FILL, "fill", PROPOSAL, ("turn",), rules=("RULING-124",), answers=("card", "accept"),
        absence_tells="that the hand cannot give what was asked for", hides_answers=True,
        open_answers=("accept", "decline"),
    ),
)  # fmt: skip
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(terms.Event.HELPED, "helped", (("mate", "seat"),), rules=("TEAM-6", "RULING-118")),
    EventKind(terms.Event.PROPOSED, "proposed", (("mate", "seat"),), rules=("TEAM-11", "RULING-124")),
    EventKind(terms.Event.REJECTED, "rejected", (("mate", "seat"),), rules=("RULING-124",)),
    EventKind(
        Event.PASSED, "passed", (("card", "card"), ("taker", "seat")), rules=("TEAM-11", "RULING-40"), seen_by=BOTH
    ),
)


class Team(Module):
    """The module: actions among teammates."""

    def attends(self) -> list[int]:
        """The questions and steps it handles."""
        return [Ask.TURN, terms.Ask.HELP, terms.Ask.SPOILS, Ask.OFFER, Ask.FILL]

    def started(self, state: State, seat: i64) -> None:
        """Rule: RULING-124."""
        if state.shelf.proposals > 0:
            own_shelf(state).proposals = 0

    # Helping.

    def stands_in(self, state: State, seat: i64) -> bool:
        """The principal stops: ask the teammates there, clockwise. Rule: TEAM-6, RULING-111, RULING-118."""
        attacker = operand(state, Fight.ATTACKER)
        if attacker == NOBODY and not state.rules.help_against_michel:
            return False
        if attacker != NOBODY and state.rules.side[attacker] == state.rules.side[operand(state, Fight.DEFENDER)]:
            return False  # nobody stands between teammates (RULING-117)
        return ask_helper(state, seat, seat)

    def settled(self, state: State, winner: i64, loser: i64, stake: i64, marks: i64) -> None:
        """Helpers of the loser are beaten too, and a winning player may take a card from each.

        Rule: TEAM-7, TEAM-8, RULING-111, RULING-121.
        """
        if loser == NOBODY:
            return
        helpers: i64 = marks & state.rules.allies[loser]
        players = state.rules.players
        offset: i64 = 1
        while offset < players:
            helper: i64 = (loser + offset) % players
            if helpers & bit(helper):
                beat(state, helper, 1)
            offset += 1
        while offset > 1 and winner != NOBODY:
            offset -= 1
            helper = (loser + offset) % players
            if helpers & bit(helper) and state.players[helper].size > 0:
                push(state, terms.Ask.SPOILS, winner, helper)

    # Actions.

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Offer the shortcut wherever a Simple Move is possible, and Exchange. Rule: TEAM-11, TEAM-13, RULING-126."""
        if open_ & (1 << Verb.MOVE):
            menu.add_cards(terms.Act.SHORTCUT, shortcuts(state, seat))
        if open_ & (1 << terms.Verb.EXCHANGE) and mode == Mode.TURN:
            mate: i64 = 0
            while mate < state.rules.players:
                if exchange_bars(state, seat, mate) == 0:
                    menu.add(terms.Act.EXCHANGE + mate)
                mate += 1

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Rule: TEAM-13, RULING-127."""
        if is_one_of(action, terms.Act.SHORTCUT, Slot.COUNT):
            arrive(state, seat, action - terms.Act.SHORTCUT, Arrival.MOVE)
            return True
        return False

    # Questions.

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Offer the answers to each question."""
        match ask:
            case terms.Ask.HELP:
                offer_weapons(state, seat, menu)
                menu.add(Act.DECLINE)
            case terms.Ask.SPOILS:
                menu.add(Act.ACCEPT)
                menu.add(Act.DECLINE)
            case Ask.OFFER:
                offer_terms(state, seat, menu)
            case Ask.FILL:
                offer_fill(state, seat, menu)

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Carry out an answer."""
        match ask:
            case Ask.TURN:
                if not is_one_of(action, terms.Act.EXCHANGE, SEATS):
                    return False
                open_exchange(state, seat, action - terms.Act.EXCHANGE)
            case terms.Ask.HELP:
                help_out(state, seat, action)
            case terms.Ask.SPOILS:
                helper = operand(state, Spoils.HELPER)
                pop(state)
                if action == Act.ACCEPT:
                    grab(state, seat, helper, random_card(state, state.players[helper]))
            case Ask.OFFER:
                change_terms(state, seat, action)
            case Ask.FILL:
                fill(state, seat, action)
        return True

    def stands(self, state: State, frame: list[int], below: list[int]) -> bool:
        """Check the invariants that the engine keeps for its own frames.

        Rule: TEAM-6, TEAM-8, TEAM-12, RULING-118, RULING-124.
        """
        kind, seat, other = frame[0], frame[1], frame[2]
        if kind == terms.Ask.SPOILS:
            return other != seat and state.players[other].size > 0
        if kind != terms.Ask.HELP:
            return is_agreeable(state, frame)
        helper = state.players[seat]
        beside: bool = helper.place == state.players[other].place and helper.size > 0
        return other == below[1] and state.rules.allies[other] & bit(seat) != 0 and beside

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """The bars of team mode on an action."""
        if is_one_of(action, terms.Act.SHORTCUT, Slot.COUNT):
            return shortcut_bars(state, seat, action - terms.Act.SHORTCUT)
        if is_one_of(action, terms.Act.EXCHANGE, SEATS):
            return exchange_bars(state, seat, action - terms.Act.EXCHANGE)
        return -1


def ask_helper(state: State, principal: i64, after: i64) -> bool:
    """Ask the next teammate there, clockwise from the principal. Returns whether there is one.

    It is public that a hand is empty, but not what it holds, so everybody with cards is asked.

    Rule: TEAM-6, RULING-34, RULING-118.
    """
    players = state.rules.players
    offset: i64 = (after - principal + players) % players + 1
    while offset < players:
        mate: i64 = (principal + offset) % players
        helper = state.players[mate]
        if state.rules.allies[principal] & bit(mate) and helper.place == state.players[principal].place:
            if helper.size > 0:
                push(state, terms.Ask.HELP, mate, principal)
                return True
        offset += 1
    return False


def help_out(state: State, seat: i64, action: i64) -> None:
    """Play a Weapon for the principal, or ask the next teammate; after the last one the side has lost.

    Rule: TEAM-6, RULING-118, RULING-119, RULING-120, RULING-122.
    """
    principal = operand(state, Help.MATE)
    pop(state)
    if action == Act.DECLINE:
        if not ask_helper(state, principal, seat):
            settle(state, principal)
        return
    tell(state, terms.Event.HELPED, seat, principal, 0)
    lay(state, seat, action - Act.CARD)
    set_operand(state, Fight.MARKS, operand(state, Fight.MARKS) | bit(seat))
    answered(state)


def shortcuts(state: State, seat: i64) -> i64:
    """The Places of teammates in the same gang, except the present one. Rule: TEAM-13, RULING-127."""
    rules = state.rules
    player = state.players[seat]
    if player.gang_card == 0:
        return 0
    places: i64 = 0
    mate: i64 = 0
    while mate < rules.players:
        card = state.players[mate].gang_card
        if rules.allies[seat] & bit(mate) and card != 0:
            if rules.power_gang[card] == rules.power_gang[player.gang_card]:
                places |= bit(state.players[mate].place)
        mate += 1
    return places & ~bit(player.place)


def shortcut_bars(state: State, seat: i64, slot: i64) -> i64:
    """Bars on a shortcut: it needs a teammate of the same gang in another Place. Rule: RULING-127."""
    if not state.rules.slots & bit(slot):
        return Bar.NONE
    if slot == state.players[seat].place:
        return Bar.HERE
    return 0 if shortcuts(state, seat) & bit(slot) else Bar.TARGET


MODULE: Final = Team(RULES, FRAMES, EVENTS, choices=CHOICES)
