"""One's own hand: by class, with counts, values and short texts."""

from typing import Final

from rich.table import Table
from rich.text import Text

from blackgate.cli.words import Words, row
from blackgate.editions import card_text, power_text
from blackgate.game.view import View

CLASSES: Final = {
    "tool": "Tools", "weapon": "Weapons", "part": "Parts", "accessory": "Accessories", "rare": "Rare items",
    "action": "Action cards",
}  # fmt: skip


def hand(words: Words, view: View) -> Table:
    """The viewer's hand in a few lines, and what the viewer alone may know."""
    table = Table.grid(padding=(0, 2))
    me = view.seats[view.viewer or 0]
    for kind, cards in grouped(words, me.hand or {}).items():
        line = Text(" · ").join([_counted(words, card, n) for card, n in cards])
        table.add_row(Text(CLASSES[kind], style="dim"), line)
    if not me.hand:
        table.add_row(Text("Hand", style="dim"), "empty")
    if me.background and not me.revealed:
        table.add_row(Text("Secret", style="dim"), Text(f"Background {words.power(me.background)}"))
    seen = Text(" · ").join(known(words, view))
    if seen:
        table.add_row(Text("Others hold", style="dim"), seen)
    return table


def short_hand(words: Words, view: View) -> Text:
    """The same in one paragraph, for low screens."""
    me = view.seats[view.viewer or 0]
    cards = [_counted(words, card, n) for found in grouped(words, me.hand or {}).values() for card, n in found]
    line = Text.assemble(("Hand  ", "dim"), Text(" · ").join(cards) if cards else "empty")
    if me.background and not me.revealed:
        line.append("  Secret  ", "dim").append(words.power(me.background))
    return line


def known(words: Words, view: View) -> list[Text]:
    """What the viewer has seen the others take and not seen them lose. Rule: RULING-39."""
    held = [
        (n, row([words.card(card) for card, count in seat.certain.items() for _ in range(count)]))
        for n, seat in enumerate(view.seats)
        if n != view.viewer
    ]
    return [Text.assemble(words.name(n), f": {cards}") for n, cards in held if cards]


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
    """The same with the text of every card, and of one's Gang card and Background."""
    edition, me = words.edition, view.seats[view.viewer or 0]
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for cards in grouped(words, me.hand or {}).values():
        for card, n in cards:
            table.add_row(_counted(words, card, n), card_text(edition, edition.card(card)))
    for sort, power in (("Gang card", me.gang_card), ("Background", me.background)):
        if power:
            name = Text.assemble((f"{sort} ", "dim"), (words.power(power), "bold"))
            table.add_row(name, power_text(edition, edition.power(power)))
    return table
