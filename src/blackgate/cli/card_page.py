"""One page of the catalogue for any card of an edition: piles, Search deck, Gang cards, Backgrounds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from blackgate.editions import Edition
from blackgate.editions.founding import Founding, card_founding, power_founding
from blackgate.editions.names import plain
from blackgate.editions.parts import Name
from blackgate.editions.wording import counted as many
from blackgate.editions.wording import listed
from blackgate.speech.texts import Texts

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
    provenance: dict[str, tuple[str, ...]]
    """How well founded it is, and which of its data are, where they differ."""
    gang: str = ""


def pages(edition: Edition) -> Iterator[Page]:
    """Every card: the piles, the Search deck, the Gang cards, the Backgrounds."""
    texts = Texts(edition)
    for card in edition.cards:
        lies = "open pile" if card.deck == "pile" else "Search deck"
        heading = f"{KIND_WORDS[card.card_class]} · {lies} · {card.copies} cop{'y' if card.copies == 1 else 'ies'}"
        if card.card_class == "action":
            heading += f" · sells for {card.value}"
        text = " ".join([texts.card(card), *ways(edition, card.id)])
        yield Page(card.id, card.name, card.card_class, heading, text, origins(card_founding(edition, card)))
    for power in edition.powers:
        gang = edition.gangs[edition.gang(power.gang)].name.of()
        kind = "background" if power.background else "gang"
        heading = f"Background · second effect with {gang}" if power.background else f"Gang card · {gang}"
        provenance = origins(power_founding(edition, power))
        yield Page(power.id, power.name, kind, heading, texts.power(power), provenance, power.gang)


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


def origins(founding: Founding) -> dict[str, tuple[str, ...]]:
    """The provenances of a card; where they differ, each with its data. Rule: RULING-3."""
    found = {"second effect" if name == "bonus" else name: each for name, each in founding.data.items()}
    if len(set(found.values())) == 1:
        return dict.fromkeys(found.values(), ())
    return {each: tuple(name for name in found if found[name] == each) for each in found.values()}


def pages_of(edition: Edition, name: str) -> list[Page]:
    """What a name means: a card by its id, its name in any language or a beginning that fits one; or a gang's cards."""
    wanted, everything = plain(name), list(pages(edition))
    exact = [page for page in everything if wanted in _names(page)]
    if exact:
        return exact[:1]
    gangs = [each.id for each in edition.gangs if wanted in {plain(word) for word in (each.id, *_words(each.name))}]
    if gangs:
        return [page for page in everything if page.gang == gangs[0]]
    begun = [page for page in everything if wanted and any(each.startswith(wanted) for each in _names(page))]
    return begun if len(begun) == 1 else []


def _names(page: Page) -> set[str]:
    return {plain(page.id), *(plain(word) for word in _words(page.name))}


def _words(name: Name) -> tuple[str, ...]:
    return tuple(word for _, word in name.words)
