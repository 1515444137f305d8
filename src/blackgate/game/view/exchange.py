"""A running Exchange: what each seat may know of it. Rule: RULING-40, RULING-124."""

from blackgate.engine.agenda import Ask, operand
from blackgate.engine.exchange import Proposal, chosen_freely, is_running, total
from blackgate.engine.state import State
from blackgate.game.position import counted
from blackgate.game.rules import Rules
from blackgate.game.shapes import ExchangeView


def exchange(rules: Rules, state: State, viewer: int | None) -> ExchangeView | None:
    """What a viewer may know of a running Exchange. Rule: RULING-40."""
    if not is_running(state):
        return None
    ask = state.agenda[state.top]
    asked, other = state.agenda[state.top + 1], operand(state, Proposal.PARTNER)
    any_cards = int(operand(state, Proposal.ANY))
    proposer, teammate = (asked, other) if ask == Ask.OFFER else (other, asked)
    shelf = state.shelf
    told = viewer == proposer or (viewer == teammate and ask == Ask.FILL)
    return ExchangeView(
        proposer=int(proposer),
        teammate=int(teammate),
        given=counted(rules, shelf.given) if viewer == proposer else None,
        wanted=counted(rules, shelf.wanted) if told else None,
        any_cards=any_cards if told else None,
        returned=counted(rules, shelf.returned) if viewer == teammate else None,
        cards_given=sum(map(int, shelf.given)),
        cards_asked=int(total(shelf.wanted) + chosen_freely(state, teammate)) + any_cards,
        cards_chosen=sum(map(int, shelf.returned)),
        cigarettes_given=int(operand(state, Proposal.GIVEN)),
        cigarettes_asked=int(operand(state, Proposal.ASKED)),
    )
