"""One's own hand: by class, with counts, values and short texts."""

from typing import Final

from rich.table import Table
from rich.text import Text

from blackgate.cli.words import Words
from blackgate.game.view import View
from blackgate.speech import Thing
from blackgate.speech.texts import card_text, power_text, trauma_text

CLASSES: Final = ("tool", "weapon", "part", "accessory", "rare", "action")
"""In the order of a hand."""


def hand(words: Words, view: View) -> Table:
    """The viewer's hand in a few lines, and what the viewer alone may know."""
    table = Table.grid(padding=(0, 2))
    me = view.seats[view.viewer or 0]
    for kind, cards in grouped(words, me.hand or {}).items():
        line = Text(" · ").join([_counted(words, card, n) for card, n in cards])
        table.add_row(Text(words.says(f"class-many-{kind}"), style="dim"), line)
    if not me.hand:
        table.add_row(Text(words.says("table-hand"), style="dim"), words.says("table-empty"))
    if me.background and not me.revealed:
        secret = words.says("table-secret-background", power=Thing("power", me.background))
        table.add_row(Text(words.says("table-secret"), style="dim"), Text(secret))
    seen = Text(" · ").join(known(words, view))
    if seen:
        table.add_row(Text(words.says("table-others"), style="dim"), seen)
    return table


def short_hand(words: Words, view: View) -> Text:
    """The same in one paragraph, for low screens."""
    me = view.seats[view.viewer or 0]
    cards = [_counted(words, card, n) for found in grouped(words, me.hand or {}).values() for card, n in found]
    held = Text(" · ").join(cards) if cards else Text(words.says("table-empty"))
    line = Text.assemble((f"{words.says('table-hand')}  ", "dim"), held)
    if me.background and not me.revealed:
        line.append(f"  {words.says('table-secret')}  ", "dim").append(words.power(me.background))
    return line


def known(words: Words, view: View) -> list[Text]:
    """What others hold: seen them take and not lose; or all of it, in teams that share. Rule: RULING-39, RULING-41."""
    held = [
        (n, words.row(Thing("card", card, count) for card, count in (seat.hand or seat.certain).items()))
        for n, seat in enumerate(view.seats)
        if n != view.viewer
    ]
    return [words.titled(words.name(n), cards) for n, cards in held if cards]


def grouped(words: Words, cards: dict[str, int]) -> dict[str, list[tuple[str, int]]]:
    """Cards by class, in the order of CLASSES."""
    classes = {card.id: card.card_class for card in words.edition.cards}
    groups = {kind: [(card, n) for card, n in cards.items() if classes[card] == kind] for kind in CLASSES}
    return {kind: found for kind, found in groups.items() if found}


def _counted(words: Words, card: str, n: int) -> Text:
    value = words.edition.cards[words.edition.card(card)].value
    count = f"{n} × " if n > 1 else ""
    return Text.assemble((f"{count}{words.card(card)}", "bold"), (f" ({value})" if value else "", "dim"))


def hand_texts(words: Words, view: View) -> Table:
    """The same with the text of every card, of one's Gang card and Background, and of one's tokens."""
    edition, me, language = words.edition, view.seats[view.viewer or 0], words.language
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for cards in grouped(words, me.hand or {}).values():
        for card, n in cards:
            table.add_row(_counted(words, card, n), card_text(edition, edition.card(card), language))
    for sort, power in (("gang-card", me.gang_card), ("background", me.background)):
        if power:
            name = Text.assemble((f"{words.says(f'table-{sort}')} ", "dim"), (words.power(power), "bold"))
            table.add_row(name, power_text(edition, edition.power(power), language))
    if me.trauma:
        name = Text.assemble((f"{words.says('table-trauma')} ", "dim"), (words.trauma(me.trauma), "bold"))
        table.add_row(name, trauma_text(edition, edition.trauma(me.trauma), language))
    for token, n in me.tokens.items():
        table.add_row(
            Text.assemble((f"{n} × ", "dim"), (words.token(token), "bold")), words.says(f"token-text-{token}")
        )
    return table
