"""Michel or Michelle, a figure that belongs to no player. Rule: MICHEL-1 to MICHEL-17."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Step, operand, operand_at, pop, push, set_operand
from blackgate.engine.chance import roll, shuffled
from blackgate.engine.declarations import EventKind, FrameKind, kept, shown
from blackgate.engine.extortion import start_combat
from blackgate.engine.hand import discard, discard_random, draw, one_by_one
from blackgate.engine.masks import bit, lowest
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import Module, State, own_shelf
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Arrival
from blackgate.modules.michel import terms

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {("roll_michel", "not_asked"): ("MICHEL-4",)}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "roll_michel": ("MICHEL-4",),
}


class Lead:
    """Operands of `Ask.LEAD`."""

    SLOTS: Final[i64] = 0


class Yield:
    """Operands of `Ask.YIELD`."""

    CARD: Final[i64] = 0


class Toll:
    """Operands of `Ask.TOLL`."""

    CARD: Final[i64] = 0


class Visit:
    """Operands of `Step.VISIT`."""

    NEXT: Final[i64] = 0
    """The next position in the order."""
    END: Final[i64] = 1


FRAMES: Final[tuple[FrameKind, ...]] = (
    FrameKind(terms.Ask.ROLL, "roll", (), ("ending",), rules=("MICHEL-4", "RULING-100"), is_between_actions=True),
    FrameKind(
        terms.Ask.LEAD, "lead", (kept("slots", "slots"),), ("ending",), rules=("MICHEL-5", "RULING-100", "RULING-103"),
        answers=("go",), is_between_actions=True,
    ),
    FrameKind(
        terms.Ask.YIELD, "yield", (shown("card", "michel_card", "michel_card"),), ("visit",),
        rules=("MICHEL-11", "MICHEL-12", "RULING-107"), answers=("card",),
        absence_tells="that the hand holds none of the Tools shown", refusal_shows=True,
    ),
    FrameKind(
        terms.Ask.TOLL, "toll", (shown("card", "michel_card", "michel_card"),), ("visit",),
        rules=("MICHEL-15", "RULING-107"), answers=("card",),
        absence_tells="which of the Tools shown the hand does not hold",
    ),
    FrameKind(terms.Ask.PRIZE, "prize", (), ("visit",), rules=("MICHEL-16", "RULING-109")),
    FrameKind(
        terms.Step.VISIT, "visit", (kept("next", "order"), kept("end", "order")), ("ending", "finish", "effect"),
        carries=("fight",), action=("move", "cautious"),
    ),
)  # fmt: skip
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(terms.Event.LED, "led", (("start", "slot"), ("end", "slot")), rules=("MICHEL-4", "MICHEL-5")),
    EventKind(Event.SHOWN, "shown", (("michel_card", "michel_card"),), rules=("MICHEL-9", "INFO-8")),
    EventKind(Event.ROUTED, "routed", rules=("MICHEL-13", "MICHEL-16")),
    EventKind(Event.MAULED, "mauled", rules=("MICHEL-14", "MICHEL-15")),
)


class Michel(Module):
    """Michel(le) moves at the end of turns and extorts players on arrival, theirs or the player's."""

    def attends(self) -> list[int]:
        """The questions and steps it handles."""
        return [terms.Ask.ROLL, terms.Ask.LEAD, terms.Ask.YIELD, terms.Ask.TOLL, terms.Ask.PRIZE, terms.Step.VISIT]

    def set_up(self, state: State) -> None:
        """Rule: MICHEL-2, RULING-23."""
        own_shelf(state).michel_deck = shuffled(state, one_by_one(state.rules.michel_copies))
        state.michel = state.rules.michel_start

    def ending(self, state: State, seat: i64) -> bool:
        """The player whose turn ends may roll. Rule: MICHEL-4, RULING-31, RULING-100."""
        if state.rules.michel_always:
            roll_michel(state, seat)
        else:
            push(state, terms.Ask.ROLL, seat)
        return True

    def arrived(self, state: State, seat: i64, how: i64) -> None:
        """Extort a player who ends a move in their Place, but not one who is sent.

        Rule: MICHEL-8, RULING-99, RULING-167.
        """
        if how != Arrival.SENT and state.players[seat].place == state.michel:
            push(state, terms.Step.VISIT, seat, 0, 1)

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Offer the answers to each question."""
        match ask:
            case terms.Ask.ROLL:
                menu.add(terms.Act.ROLL_MICHEL)
                menu.add(Act.DECLINE)
            case terms.Ask.LEAD:
                menu.add_cards(Act.GO, operand(state, Lead.SLOTS))
            case terms.Ask.YIELD:
                menu.add_cards(Act.CARD, shown_tools(state, seat, operand(state, Yield.CARD)))
                menu.add(Act.REFUSE)
            case terms.Ask.TOLL:
                menu.add_cards(Act.CARD, shown_tools(state, seat, operand(state, Toll.CARD)))
            case terms.Ask.PRIZE:
                menu.add(Act.ACCEPT)
                menu.add(Act.DECLINE)

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Carry out an answer."""
        match ask:
            case terms.Ask.ROLL:
                pop(state)
                if action == terms.Act.ROLL_MICHEL:
                    roll_michel(state, seat)
            case terms.Ask.LEAD:
                pop(state)
                lead(state, seat, action - Act.GO)
            case terms.Ask.YIELD:
                yield_tool(state, seat, action)
            case terms.Ask.TOLL:
                pop(state)
                discard(state, seat, action - Act.CARD)
            case terms.Ask.PRIZE:
                pop(state)
                if action == Act.ACCEPT:
                    draw(state, seat, 1)
        return True

    def run(self, state: State, seat: i64) -> None:
        """Rule: MICHEL-6, MICHEL-7."""
        visit(state, seat)

    def strikes(self, state: State) -> bool:
        """Draw another card: with a Knife the player is due again, without one the player has won.

        Rule: MICHEL-12, MICHEL-13.
        """
        return state.rules.michel_knife[show_card(state, state.agenda[state.top + 1])] != 0

    def cleared(self, state: State) -> None:
        """Put the shown cards on their discard pile. Rule: MICHEL-17, RULING-46."""
        put_off_shown(state)

    def settled(self, state: State, winner: i64, loser: i64, stake: i64, marks: i64) -> None:
        """The loser gives up a Tool of the first card or a card at random; the winner may draw.

        Rule: MICHEL-14, MICHEL-15, MICHEL-16, RULING-108, RULING-109.
        """
        if winner == NOBODY:
            tell(state, Event.MAULED, loser, 0, 0)
            take_toll(state, loser, stake)
        elif loser == NOBODY:
            tell(state, Event.ROUTED, winner, 0, 0)
            push(state, terms.Ask.PRIZE, winner)

    def stands(self, state: State, frame: list[int], below: list[int]) -> bool:
        """Whether the frame fits: at the end of a turn, or on a visit, for the player who is due.

        Rule: MICHEL-4, MICHEL-7, MICHEL-8.
        """
        match frame[0]:
            case terms.Ask.ROLL:
                return frame[1] == below[1] and is_own_moment(state, below)
            case terms.Ask.LEAD:
                return frame[1] == below[1] and is_own_moment(state, below) and is_rolled(state, frame[2])
            case terms.Step.VISIT:
                if below[0] == Step.ENDING:
                    all_: bool = frame[2] <= frame[3] == state.rules.players
                    return all_ and frame[1] == below[1] and is_own_moment(state, below)
                return frame[2] <= frame[3] == 1
            case _:
                return below[2] > 0 and frame[1] == (below[1] + below[2] - 1) % state.rules.players

    def needs(self, state: State, frame: i64) -> i64:
        """One of the Tools shown, for the toll. Rule: MICHEL-15."""
        if state.agenda[frame] != terms.Ask.TOLL:
            return 0
        return state.rules.michel_tools[operand_at(state, frame, Toll.CARD)]


def is_own_moment(state: State, ending: list[int]) -> bool:
    """Whether this is the last module that was asked at the end of the turn. Rule: MICHEL-4."""
    return ending[2] > 0 and state.hooks.ending[ending[2] - 1] is MODULE


def is_rolled(state: State, slots: i64) -> bool:
    """Whether one roll can show exactly these Places, without the present one. Rule: MICHEL-5, RULING-103."""
    for ways in state.rules.die[1:]:
        if slots == ways & ~bit(state.michel):
            return True
    return False


def roll_michel(state: State, seat: i64) -> None:
    """Roll as for a Simple Move, without the way to the Office; they cannot stay.

    Rule: MICHEL-5, RULING-103, RULING-115.
    """
    result = roll(state)
    tell(state, Event.ROLLED, seat, result, 0)
    push(state, terms.Ask.LEAD, seat, state.rules.die[result] & ~bit(state.michel))


def lead(state: State, seat: i64, slot: i64) -> None:
    """Move them and extort everybody there, clockwise from the player who moved them.

    Rule: MICHEL-6, MICHEL-7, RULING-101.
    """
    tell(state, terms.Event.LED, seat, state.michel, slot)
    state.michel = slot
    push(state, terms.Step.VISIT, seat, 0, state.rules.players)


def visit(state: State, seat: i64) -> None:
    """Extort the next player who stands there, unless something keeps them quiet now.

    Rule: MICHEL-6, MICHEL-7, RULING-101, RULING-102, RULING-104.
    """
    players = state.rules.players
    step = operand(state, Visit.NEXT)
    end = operand(state, Visit.END)
    while step < end:
        victim: i64 = (seat + step) % players
        step += 1
        if state.players[victim].place == state.michel and not is_calm(state, state.michel):
            set_operand(state, Visit.NEXT, step)
            extort(state, victim)
            return
    pop(state)


def is_calm(state: State, slot: i64) -> bool:
    """Whether somebody keeps them quiet in a Place. Rule: RULING-104."""
    for module in state.hooks.calms:
        if module.calms(state, slot):
            return True
    return False


def extort(state: State, victim: i64) -> None:
    """Draw and show a card; without a Knife nothing else happens. Rule: MICHEL-9, MICHEL-10, RULING-84."""
    card = show_card(state, victim)
    if state.rules.michel_knife[card] != 0:
        push(state, terms.Ask.YIELD, victim, card)
    else:
        put_off_shown(state)


def yield_tool(state: State, seat: i64, action: i64) -> None:
    """Cooperate with a Tool that is shown, or fight. Rule: MICHEL-11, MICHEL-12, RULING-107."""
    card = operand(state, Yield.CARD)
    pop(state)
    if action == Act.REFUSE:
        start_combat(state, NOBODY, seat, card)
    else:
        put_off_shown(state)
        discard(state, seat, action - Act.CARD)


def shown_tools(state: State, seat: i64, card: i64) -> i64:
    """The Tools of a Michel(le) card that a seat holds. Rule: RULING-107."""
    return state.rules.michel_tools[card] & state.players[seat].holds


def take_toll(state: State, seat: i64, card: i64) -> None:
    """Take a Tool of the first card, chosen by the loser; from a loser who holds none, a random card.

    The question is asked whenever the card leaves a choice, even if the hand does not: a missing question would reveal
    that.

    Rule: MICHEL-15, RULING-107.
    """
    tools = shown_tools(state, seat, card)
    shown = state.rules.michel_tools[card]
    if tools != 0 and shown & (shown - 1):
        push(state, terms.Ask.TOLL, seat, card)
    elif tools != 0:
        discard(state, seat, lowest(tools))
    else:
        discard_random(state, seat, 1)


def show_card(state: State, seat: i64) -> i64:
    """Show the next card to all. An empty deck is refilled from the discard pile, without the cards in the combat.

    If every card has a Knife, the whole deck may be in the combat: then all cards except the first are used again.

    Rule: INFO-8, MICHEL-3, RULING-106.
    """
    shelf = own_shelf(state)
    if len(shelf.michel_deck) == 0 and len(shelf.michel_discard) > 0:
        shelf.michel_deck = shuffled(state, shelf.michel_discard)
        shelf.michel_discard = vec[i64]()
    elif len(shelf.michel_deck) == 0:
        shelf.michel_deck = shuffled(state, shelf.michel_shown[1:])
        shelf.michel_shown = shelf.michel_shown[:1]
    top: i64 = len(shelf.michel_deck) - 1
    card = shelf.michel_deck[top]
    shelf.michel_deck = shelf.michel_deck[:top]
    shelf.michel_shown = append(shelf.michel_shown[:], card)
    state.reveals |= Reveal.HIDDEN
    tell(state, Event.SHOWN, seat, card, 0)
    return card


def put_off_shown(state: State) -> None:
    """Put all cards of the extortion on the discard pile. Rule: MICHEL-17."""
    if len(state.shelf.michel_shown) == 0:
        return
    shelf = own_shelf(state)
    pile = shelf.michel_discard[:]
    for card in shelf.michel_shown:
        pile = append(pile, card)
    shelf.michel_discard = pile
    shelf.michel_shown = vec[i64]()


MODULE: Final = Michel(RULES, FRAMES, EVENTS, choices=CHOICES)
