"""Exchange: a proposal put together card by card, and the teammate's answer. Rule: TEAM-11, TEAM-12, RULING-124."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, Step, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.exchange import MOST_PROPOSALS, Proposal, chosen_freely, count_kind, has_faces, in_box, total
from blackgate.engine.hand import hand_cigarettes, hand_over, one_by_one, pass_hidden
from blackgate.engine.masks import bit, lowest
from blackgate.engine.menu import Menu
from blackgate.engine.state import State, own_shelf
from blackgate.engine.story import tell
from blackgate.engine.turn import pay_action, start_action
from blackgate.modules.team import terms

NO_KIND: Final[i64] = -1


def exchange_bars(state: State, seat: i64, mate: i64) -> i64:
    """Bars on an Exchange: it needs a teammate in the Place and goods, and is limited to three proposals a turn.

    Rule: TEAM-11, RULING-5, RULING-63, RULING-124, RULING-126.
    """
    bars: i64 = 0
    if state.shelf.proposals >= MOST_PROPOSALS:
        bars |= Bar.LIMIT
    if not state.rules.allies[seat] & bit(mate) or state.players[mate].place != state.players[seat].place:
        bars |= Bar.TARGET
    elif not has_goods(state, seat) and not has_goods(state, mate):
        bars |= Bar.POINTLESS
    return bars


def has_goods(state: State, seat: i64) -> bool:
    """Whether a player has cards or cigarettes; nothing else is exchanged. Rule: TEAM-12, RULING-125."""
    return state.players[seat].size > 0 or state.players[seat].cigarettes > 0


def open_exchange(state: State, seat: i64, mate: i64) -> None:
    """A draft: it costs its action only if it is accepted, and counts only if it is proposed.

    Rule: TEAM-11, RULING-124.
    """
    shelf = own_shelf(state)
    shelf.given = vec[i64]([0] * state.rules.cards)
    shelf.wanted = vec[i64]([0] * state.rules.cards)
    shelf.returned = vec[i64]([0] * state.rules.cards)
    push(state, Ask.OFFER, seat, mate)


def offer_terms(state: State, seat: i64, menu: Menu) -> None:
    """Offer to add a card or cigarette to give or to ask for, to propose, or to call it off.

    The proposer cannot ask for more than the teammate visibly has; cigarettes go one way.

    Rule: TEAM-12, RULING-34, RULING-124.
    """
    rules = state.rules
    shelf = state.shelf
    mate = state.players[operand(state, Proposal.PARTNER)]
    player = state.players[seat]
    card: i64 = 0
    while card < rules.cards:
        if player.hand[card] > shelf.given[card]:
            menu.add(Act.CARD + card)
        card += 1
    if operand(state, Proposal.GIVEN) < player.cigarettes and operand(state, Proposal.ASKED) == 0:
        menu.add(terms.Act.GIVE_CIGARETTE)
    if operand(state, Proposal.ASKED) < mate.cigarettes and operand(state, Proposal.GIVEN) == 0:
        menu.add(terms.Act.ASK_CIGARETTE)
    if total(shelf.wanted) + operand(state, Proposal.ANY) < mate.size:
        menu.add(terms.Act.ASK_ANY)
        kind: i64 = 0
        while kind < rules.cards:
            if rules.card_kind[kind] == kind and shelf.wanted[kind] < in_box(state, kind):
                menu.add(terms.Act.ASK_CARD + kind)
            kind += 1
    if (
        total(shelf.given)
        + total(shelf.wanted)
        + operand(state, Proposal.GIVEN)
        + operand(state, Proposal.ASKED)
        + operand(state, Proposal.ANY)
        > 0
    ):
        menu.add(terms.Act.PROPOSE)
    menu.add(Act.DECLINE)


def one_more(counts: vec[i64], card: i64) -> vec[i64]:
    """A copy of a count with one more card."""
    more = counts[:]
    more[card] += 1
    return more


def change_terms(state: State, seat: i64, action: i64) -> None:
    """Extend the proposal, propose it, or call it off. Rule: RULING-124."""
    match action:
        case Act.DECLINE:
            call_off(state)
        case terms.Act.PROPOSE:
            propose(state, seat)
        case terms.Act.GIVE_CIGARETTE:
            set_operand(state, Proposal.GIVEN, operand(state, Proposal.GIVEN) + 1)
        case terms.Act.ASK_CIGARETTE:
            set_operand(state, Proposal.ASKED, operand(state, Proposal.ASKED) + 1)
        case terms.Act.ASK_ANY:
            set_operand(state, Proposal.ANY, operand(state, Proposal.ANY) + 1)
        case _ if action >= terms.Act.ASK_CARD:
            shelf = own_shelf(state)
            shelf.wanted = one_more(shelf.wanted, action - terms.Act.ASK_CARD)
        case _:
            shelf = own_shelf(state)
            shelf.given = one_more(shelf.given, action - Act.CARD)


def propose(state: State, seat: i64) -> None:
    """Ask the teammate; the offered cards are face down until then. Rule: RULING-40, RULING-124."""
    mate = operand(state, Proposal.PARTNER)
    given = operand(state, Proposal.GIVEN)
    asked = operand(state, Proposal.ASKED)
    due = operand(state, Proposal.ANY)
    own_shelf(state).proposals += 1
    pop(state)
    push(state, Ask.FILL, mate, seat, given, asked, due)
    tell(state, terms.Event.PROPOSED, seat, mate, 0)


def offer_fill(state: State, seat: i64, menu: Menu) -> None:
    """Offer to choose copies and cards of free choice, to agree when nothing is missing, or to decline.

    Rule: RULING-89, RULING-124.
    """
    rules = state.rules
    shelf = state.shelf
    player = state.players[seat]
    due = copy_due(state, seat)
    if due != NO_KIND or operand(state, Proposal.ANY) > 0:
        card: i64 = 0
        while card < rules.cards:
            kind = rules.card_kind[card]
            fits: bool = (
                kind == due if due != NO_KIND else spare_copies(state, seat, kind) > promised(state, seat, kind)
            )
            if fits and player.hand[card] > shelf.returned[card]:
                menu.add(Act.CARD + card)
            card += 1
    elif can_serve(state, seat):
        menu.add(Act.ACCEPT)
    menu.add(Act.DECLINE)


def copy_due(state: State, seat: i64) -> i64:
    """The kind whose copy has to be chosen next. Rule: RULING-89."""
    kind: i64 = 0
    while kind < state.rules.cards:
        if state.shelf.wanted[kind] > count_kind(state, state.shelf.returned, kind) and has_faces(state, seat, kind):
            return kind
        kind += 1
    return NO_KIND


def promised(state: State, seat: i64, kind: i64) -> i64:
    """Copies of a kind that were asked for and need no choice."""
    return 0 if has_faces(state, seat, kind) else state.shelf.wanted[kind]


def can_serve(state: State, seat: i64) -> bool:
    """Whether the kinds asked for are in hand besides the chosen cards."""
    kind: i64 = 0
    while kind < state.rules.cards:
        if promised(state, seat, kind) > spare_copies(state, seat, kind):
            return False
        kind += 1
    return True


def spare_copies(state: State, seat: i64, kind: i64) -> i64:
    """Cards of a kind in hand that are not chosen yet."""
    return count_kind(state, state.players[seat].hand, kind) - count_kind(state, state.shelf.returned, kind)


def fill(state: State, seat: i64, action: i64) -> None:
    """Choose a card, agree, or decline. Rule: RULING-124."""
    match action:
        case Act.DECLINE:
            tell(state, terms.Event.REJECTED, seat, operand(state, Proposal.PARTNER), 0)
            call_off(state)
        case Act.ACCEPT:
            carry_out(state, seat)
        case _:
            give_card(state, seat, action - Act.CARD)


def give_card(state: State, seat: i64, card: i64) -> None:
    """Choose a card: a copy of a kind asked for, or one of free choice."""
    if copy_due(state, seat) == NO_KIND:
        set_operand(state, Proposal.ANY, operand(state, Proposal.ANY) - 1)
    shelf = own_shelf(state)
    shelf.returned = one_more(shelf.returned, card)


def call_off(state: State) -> None:
    """Call off an Exchange: it costs nothing and was not an action. Rule: RULING-124."""
    pop(state)
    clear_terms(state)


def clear_terms(state: State) -> None:
    """Remove the proposal."""
    shelf = own_shelf(state)
    shelf.given = vec[i64]()
    shelf.wanted = vec[i64]()
    shelf.returned = vec[i64]()


def carry_out(state: State, seat: i64) -> None:
    """Carry out the Exchange and pay the action: cards pass hidden from hand to hand, cigarettes openly.

    Rule: TEAM-11, TEAM-12, RULING-40, RULING-124.
    """
    proposer = operand(state, Proposal.PARTNER)
    cigarettes: i64 = operand(state, Proposal.GIVEN) - operand(state, Proposal.ASKED)
    pop(state)
    start_action(state)
    pay_action(state, 1)
    push(state, Step.FINISH, proposer, terms.Verb.EXCHANGE)
    shelf = state.shelf
    gifts = one_by_one(shelf.given)
    returns = append_promised(state, seat, one_by_one(shelf.returned))
    clear_terms(state)
    for card in gifts:
        pass_card(state, proposer, seat, card)
    for card in returns:
        pass_card(state, seat, proposer, card)
    if cigarettes > 0:
        hand_cigarettes(state, proposer, seat, cigarettes)
    elif cigarettes < 0:
        hand_cigarettes(state, seat, proposer, -cigarettes)


def append_promised(state: State, seat: i64, cards: vec[i64]) -> vec[i64]:
    """Add to the chosen cards those asked for by a kind with one face."""
    kind: i64 = 0
    while kind < state.rules.cards:
        left: i64 = promised(state, seat, kind)
        while left > 0:
            cards = append(cards, lowest(state.rules.kind_faces[kind] & state.players[seat].holds))
            left -= 1
        kind += 1
    return cards


def pass_card(state: State, giver: i64, taker: i64, card: i64) -> None:
    """Pass a card, hidden from the others unless the options of the table make it open. Rule: RULING-40."""
    if state.rules.exchange_open:
        hand_over(state, giver, taker, card)
    else:
        pass_hidden(state, giver, taker, card)


def is_agreeable(state: State, frame: list[int]) -> bool:
    """Whether nobody gives or is asked for more than they have, and cigarettes go one way.

    Rule: TEAM-12, RULING-124.
    """
    kind, seat, other, offered, asked, any_cards = frame[0], frame[1], frame[2], frame[3], frame[4], frame[5]
    proposer, mate = (seat, other) if kind == Ask.OFFER else (other, seat)
    shelf = state.shelf
    giver = state.players[proposer]
    taker = state.players[mate]
    for n in range(state.rules.cards):
        most = in_box(state, n) if state.rules.card_kind[n] == n else 0
        if shelf.wanted[n] > most or shelf.given[n] > giver.hand[n] or shelf.returned[n] > taker.hand[n]:
            return False
    rest = taker.size - total(shelf.wanted) - chosen_freely(state, mate) - any_cards
    cigarettes: bool = offered <= giver.cigarettes and asked <= taker.cigarettes and not (offered > 0 and asked > 0)
    teammates: bool = state.rules.allies[proposer] & bit(mate) != 0 and giver.place == taker.place
    acting: bool = proposer == state.active and state.actions > 0
    return acting and rest >= 0 and cigarettes and teammates and (kind == Ask.FILL or total(shelf.returned) == 0)
