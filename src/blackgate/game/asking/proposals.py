"""The Exchange that is being made up, as each of the two may know it. Rule: RULING-40, RULING-124."""

from collections import Counter
from collections.abc import Mapping

from blackgate.game.asking.parts import own
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Message, Row, Who, message
from blackgate.speech.message import Part
from blackgate.speech.things import card, words


def offered(rules: Rules, view: Standpoint) -> Message | None:
    """To the proposer: what the proposal holds so far."""
    deal = view.exchange
    if deal is None:
        return None
    mate = Who(deal.teammate)
    choice = message("goods-their-choice", cards=words("card", deal.any_cards), who=mate) if deal.any_cards else None
    given, asked = goods(deal.given, deal.cigarettes_given), goods(deal.wanted, deal.cigarettes_asked, choice)
    if not given.parts and not asked.parts:
        return message("ask-offer", who=mate)
    return message("ask-offer-so-far", who=mate, given=some(given), asked=some(asked))


def asked_for(rules: Rules, view: Standpoint) -> Message | None:
    """To the teammate: what there is to get, and what to give."""
    deal = view.exchange
    if deal is None:
        return None
    cards = message("goods-cards", cards=words("card", deal.cards_given)) if deal.cards_given else None
    choice = message("goods-your-choice", cards=words("card", deal.any_cards)) if deal.any_cards else None
    given = goods(Counter(deal.wanted or {}) + Counter(deal.returned or {}), deal.cigarettes_asked, choice)
    asked = "ask-fill" if holds(rules, view, deal.wanted or {}) else "ask-fill-unheld"
    got = goods({}, deal.cigarettes_given, cards)
    return message(asked, who=Who(deal.proposer), got=some(got), given=some(given))


def holds(rules: Rules, view: Standpoint, wanted: Mapping[str, int]) -> bool:
    """Whether the viewer has the kinds asked for, beside what was chosen already."""
    kinds = {each.id: each.kind for each in rules.edition.cards}
    held: Counter[str] = Counter()
    for name, n in (own(view).hand or {}).items():
        held[kinds[name]] += n - ((view.exchange and view.exchange.returned) or {}).get(name, 0)
    return all(held[name] >= n for name, n in wanted.items())


def goods(cards: Mapping[str, int] | None, cigarettes: int, more: Message | None = None) -> Row:
    """Cards, something more and cigarettes in a row."""
    parts: list[Part] = [card(name, n) for name, n in (cards or {}).items() if n]
    parts += [more] if more else []
    parts += [message("goods-cigarettes", cigarettes=words("cigarette", cigarettes))] if cigarettes else []
    return Row(tuple(parts), "comma")


def some(goods: Row) -> Row | Message:
    """The goods, or the word for none."""
    return goods if goods.parts else message("goods-nothing")
