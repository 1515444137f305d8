"""One page of the catalogue for any card of an edition: piles, Search deck, Gang cards, Backgrounds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from blackgate.editions import Edition, card_text, power_text
from blackgate.editions.names import plain
from blackgate.editions.parts import Name

KIND_WORDS: Final = {
    "weapon": "Weapon", "tool": "Tool", "part": "Part", "accessory": "Accessory", "rare": "Rare item",
    "action": "Action card",
}  # fmt: skip


@dataclass(frozen=True)
class Page:
    """What there is to say about a card."""

    id: str
    name: Name
    kind: str
    heading: str
    text: str
    provenance: str


def pages(edition: Edition) -> Iterator[Page]:
    """Every card: the piles, the Search deck, the Gang cards, the Backgrounds."""
    for n, card in enumerate(edition.cards):
        lies = "open pile" if card.deck == "pile" else "Search deck"
        heading = f"{KIND_WORDS[card.card_class]} · {lies} · {card.copies} cop{'y' if card.copies == 1 else 'ies'}"
        if card.card_class == "action":
            heading += f" · sells for {card.value}"
        at = f"card.{card.id}"
        provenance = edition.provenance(f"{at}.do" if card.effects else f"{at}.class")
        yield Page(card.id, card.name, card.card_class, heading, card_text(edition, n), provenance)
    for n, power in enumerate(edition.powers, 1):
        gang = edition.gangs[edition.gang(power.gang)].name.of()
        kind = "background" if power.background else "gang"
        heading = f"Background · second effect with {gang}" if power.background else f"Gang card · {gang}"
        at = "background" if power.background else "gang_card"
        yield Page(power.id, power.name, kind, heading, power_text(edition, n), edition.provenance(f"{at}.{power.id}"))


def page_of(edition: Edition, name: str) -> Page | None:
    """The page a name means: its id, its name in any language, or a beginning that fits one card only."""
    wanted, everything = plain(name), list(pages(edition))
    exact = [page for page in everything if wanted in _names(page)]
    if exact:
        return exact[0]
    begun = [page for page in everything if wanted and any(each.startswith(wanted) for each in _names(page))]
    return begun[0] if len(begun) == 1 else None


def _names(page: Page) -> set[str]:
    return {plain(page.id), *(plain(word) for _, word in page.name.words)}
