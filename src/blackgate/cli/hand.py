"""One's own hand: by class, with counts, values and short texts."""

from typing import Final

from rich.table import Table
from rich.text import Text

from blackgate.cli.words import Words, row
from blackgate.editions import card_text, power_text, trauma_text
from blackgate.game.view import View

CLASSES: Final = {
    "tool": "Tools", "weapon": "Weapons", "part": "Parts", "accessory": "Accessories", "rare": "Rare items",
    "action": "Action cards",
}  # fmt: skip

TOKEN_TEXTS: Final = {
    "spy": "On your turn, at no cost: look at the hand of another player.",
    "skill": "At your next Dig you roll: 4 or more is 1 more Tunnel point, with less the token is gone.",
    "planning": "A Cautious Move costs you 1 action instead of 2.",
    "workout": "In a fight, instead of a Weapon: with 4 or more none is needed, with 6 the token comes back.",
    "bandage": "Stands in for a Link when you Craft; or heals you in any Place.",
    "corruption": "Escapes Repression, or punishes a player beside the Warden, or moves her after a Move action.",
}
"""What each token is good for. Rule: PLACE-LIB-5, PLACE-WORK-5, PLACE-GAMB-5, PLACE-GYM-6, PLACE-LAUN-4, OFFICE-4."""


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
    """What others hold: seen them take and not lose; or all of it, in teams that share. Rule: RULING-39, RULING-41."""
    held = [
        (n, row([words.card(card) for card, count in (seat.hand or seat.certain).items() for _ in range(count)]))
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
    """The same with the text of every card, of one's Gang card and Background, and of one's tokens."""
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
    if me.trauma:
        name = Text.assemble(("Trauma ", "dim"), (words.trauma(me.trauma), "bold"))
        table.add_row(name, trauma_text(edition, edition.trauma(me.trauma)))
    for token, n in me.tokens.items():
        table.add_row(Text.assemble((f"{n} × ", "dim"), (words.token(token), "bold")), TOKEN_TEXTS[token])
    return table
