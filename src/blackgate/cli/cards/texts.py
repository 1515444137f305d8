"""Rendering the page of every card of an edition: piles, Search deck, Gang cards, Backgrounds.

`python -m blackgate.cli.cards.texts` keeps those of the retail edition beside this file; `make engine` does it.
"""

from collections.abc import Iterator
from typing import Final

from blackgate.cli.cards.pages import HOME, PREPARED, CardPage, Cards, written
from blackgate.editions import Edition, load
from blackgate.editions.provenance import Provenance, card_provenance, power_provenance
from blackgate.editions.wording import counted as many
from blackgate.editions.wording import listed
from blackgate.speech.texts import Texts

KIND_WORDS: Final = {
    "weapon": "Weapon", "tool": "Tool", "part": "Part", "accessory": "Accessory", "rare": "Rare item",
    "action": "Action card",
}  # fmt: skip


def rendered(edition: Edition) -> Cards:
    """The pages of an edition, rendered from what its cards do."""
    gangs = {gang.id: dict(gang.name.words) for gang in edition.gangs}
    return Cards(edition.id, list(edition.languages), gangs, list(pages(edition)))


def pages(edition: Edition) -> Iterator[CardPage]:
    """Every card: the piles, the Search deck, the Gang cards, the Backgrounds."""
    texts = Texts(edition)
    for card in edition.cards:
        lies = "open pile" if card.deck == "pile" else "Search deck"
        heading = f"{KIND_WORDS[card.card_class]} · {lies} · {card.copies} cop{'y' if card.copies == 1 else 'ies'}"
        if card.card_class == "action":
            heading += f" · sells for {card.value}"
        text = " ".join([texts.card(card), *ways(edition, card.id)])
        yield CardPage(
            card.id, dict(card.name.words), card.card_class, heading, text, origins(card_provenance(edition, card))
        )
    for power in edition.powers:
        gang = edition.gangs[edition.gang(power.gang)].name.of()
        kind = "background" if power.background else "gang"
        heading = f"Background · second effect with {gang}" if power.background else f"Gang card · {gang}"
        provenance = origins(power_provenance(edition, power))
        yield CardPage(power.id, dict(power.name.words), kind, heading, texts.power(power), provenance, power.gang)


def ways(edition: Edition, card: str) -> list[str]:
    """How one gets a card of the open piles: Craft, Buy, Steal. Rule: CRAFT-6, BUY-2, STEAL-1."""
    recipes = [recipe for recipe in edition.recipes if recipe.card == card]
    deals = [deal for deal in edition.deals if deal.card == card]
    stolen = [place.in_a_sentence() for place in edition.places if card == "spoon" and "steal" in place.actions]
    needs = [
        f"{' + '.join(edition.cards[edition.card(need)].name.of() for need in recipe.needs)} make {recipe.n}"
        for recipe in recipes
    ]
    found = [f"Craft: {', '.join(needs)}."] if needs else []
    prices = ", ".join(f"{deal.n} for {many(deal.price, 'cigarette')}" for deal in deals)
    found += [f"Buy: {prices}."] if prices else []
    return found + ([f"Steal it in {listed(stolen, 'or')}."] if stolen else [])


def origins(provenance: Provenance) -> dict[str, list[str]]:
    """The provenances of a card; where they differ, each with its data. Rule: RULING-3."""
    found = {"second effect" if name == "bonus" else name: each for name, each in provenance.data.items()}
    if len(set(found.values())) == 1:
        return {each: [] for each in found.values()}
    return {each: [name for name in found if found[name] == each] for each in found.values()}


if __name__ == "__main__":
    (HOME / PREPARED).write_text(written(rendered(load("retail"))), "utf-8")
