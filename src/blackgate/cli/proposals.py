"""The Exchange that is being made up, as each of the two may know it. Rule: RULING-40, RULING-124."""

from collections import Counter
from collections.abc import Mapping

from blackgate.cli.labels import own
from blackgate.cli.words import Words, several
from blackgate.editions.wording_effects import counted as many
from blackgate.game.view import View


def offered(words: Words, view: View) -> str:
    """To the proposer: what the proposal holds so far."""
    deal = view.exchange
    if deal is None:
        return ""
    name = words.seats[deal.teammate].name
    given = goods(words, deal.given, deal.cigarettes_given)
    choice = f"{many(deal.any_cards, 'card')} of {name}’s choice" if deal.any_cards else ""
    asked = goods(words, deal.wanted, deal.cigarettes_asked, choice)
    if not given and not asked:
        return f"An Exchange with {name}: what do you give, and what do you ask for?"
    return f"An Exchange with {name}. You give {given or 'nothing'}; you ask for {asked or 'nothing'}."


def asked_for(words: Words, view: View) -> str:
    """To the teammate: what there is to get, and what to give."""
    deal = view.exchange
    if deal is None:
        return ""
    got = goods(words, {}, deal.cigarettes_given, many(deal.cards_given, "card") if deal.cards_given else "")
    choice = f"{many(deal.any_cards, 'card')} of your choice" if deal.any_cards else ""
    given = goods(words, Counter(deal.wanted or {}) + Counter(deal.returned or {}), deal.cigarettes_asked, choice)
    sentence = (
        f"{words.seats[deal.proposer].name} proposes an Exchange. You get {got or 'nothing'}; "
        f"you give {given or 'nothing'}."
    )
    return sentence + ("" if holds(words, view, deal.wanted or {}) else " You do not hold all of that.")


def holds(words: Words, view: View, wanted: Mapping[str, int]) -> bool:
    """Whether the viewer has the kinds asked for, beside what was chosen already."""
    kinds = {card.id: card.kind for card in words.edition.cards}
    held: Counter[str] = Counter()
    for card, n in (own(view).hand or {}).items():
        held[kinds[card]] += n - ((view.exchange and view.exchange.returned) or {}).get(card, 0)
    return all(held[card] >= n for card, n in wanted.items())


def goods(words: Words, cards: Mapping[str, int] | None, cigarettes: int, more: str = "") -> str:
    """Cards, cigarettes and something more in a row."""
    parts = [several(n, words.card(card)) for card, n in (cards or {}).items() if n]
    parts += [more] if more else []
    return ", ".join(parts + ([many(cigarettes, "cigarette")] if cigarettes else []))
