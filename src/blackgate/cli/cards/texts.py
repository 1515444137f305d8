"""Rendering the page of every card of an edition: piles, Search deck, Gang cards, Backgrounds.

`python -m blackgate.cli.cards.texts` keeps those of the retail edition beside this file; `make engine` does it.
"""

from collections.abc import Iterator

from blackgate.cli.cards.pages import HOME, PREPARED, CardPage, Cards, written
from blackgate.editions import Edition, load
from blackgate.editions.names import LANGUAGES
from blackgate.editions.parts import CardFace
from blackgate.editions.provenance import Provenance, card_provenance, power_provenance
from blackgate.speech import Arg, Row, Speaker, Thing, message
from blackgate.speech.texts import Texts


def rendered(edition: Edition, language: str = "en") -> Cards:
    """The pages of an edition, rendered from what its cards do."""
    gangs = {gang.id: dict(gang.name.words) for gang in edition.gangs}
    return Cards(gangs, list(Pages(edition, language).all()))


class Pages:
    """The pages of one edition in one language."""

    def __init__(self, edition: Edition, language: str) -> None:
        self.edition = edition
        self.language = language
        self._texts = Texts(edition, language)
        self._speaker = Speaker(language, edition, ())

    def all(self) -> Iterator[CardPage]:
        """Every card: the piles, the Search deck, the Gang cards, the Backgrounds."""
        for card in self.edition.cards:
            text = " ".join([self._texts.card(card), *self.ways(card.id)])
            origins = self.origins(card_provenance(self.edition, card))
            name, names = card.name.of(self.language), dict(card.name.words)
            yield CardPage(card.id, name, names, card.card_class, self._heading(card), text, origins)
        for power in self.edition.powers:
            kind = "background" if power.background else "gang"
            heading = self.says(f"page-{kind}", gang=Thing("gang", power.gang))
            text, origins = self._texts.power(power), self.origins(power_provenance(self.edition, power))
            name, names = power.name.of(self.language), dict(power.name.words)
            yield CardPage(power.id, name, names, kind, heading, text, origins, power.gang)

    def _heading(self, card: CardFace) -> str:
        """What a card is, where it lies and how many there are; an Action card says its value here."""
        kind = self.says("text-class", **{"class": Thing("class", card.card_class)}).rstrip(".")
        where = "page-pile" if self.edition.is_open(card) else "page-reserve" if card.deck == "pile" else "page-deck"
        lies = self._speaker.fragment(message(where))
        parts = [kind, lies, self._speaker.fragment(message("page-copies", n=card.copies))]
        if card.card_class == "action":
            parts.append(self._speaker.fragment(message("page-sells", n=card.value)))
        return " · ".join(parts)

    def ways(self, card: str) -> Iterator[str]:
        """How one gets a card of the open piles: Craft, Buy, Steal. Rule: CRAFT-6, BUY-2, STEAL-1."""
        edition = self.edition
        recipes = [
            message("page-recipe", needs=" + ".join(self._card(need) for need in recipe.needs), n=recipe.n)
            for recipe in edition.recipes
            if recipe.card == card
        ]
        deals = [message("page-deal", n=deal.n, price=deal.price) for deal in edition.deals if deal.card == card]
        stolen = [Thing("place", each.slot) for each in edition.places if card == "spoon" and "steal" in each.actions]
        if recipes:
            yield self.says("page-craft", recipes=Row(tuple(recipes), "comma"))
        if deals:
            yield self.says("page-buy", deals=Row(tuple(deals), "comma"))
        if stolen:
            yield self.says("page-steal", places=Row(tuple(stolen), "or"))

    def origins(self, provenance: Provenance) -> dict[str, str]:
        """The provenances of a card; where they differ, each with its data. Rule: RULING-3."""
        found = provenance.data
        kinds = dict.fromkeys(found.values())
        if len(kinds) == 1:
            return {each: self._provenance(each) for each in kinds}
        return {each: self._origin(each, [name for name in found if found[name] == each]) for each in kinds}

    def _origin(self, provenance: str, names: list[str]) -> str:
        data = ", ".join(self._speaker.fragment(message(f"page-datum-{name}")) for name in names)
        return self._speaker.fragment(message("page-origin", data=data, provenance=self._provenance(provenance)))

    def _provenance(self, provenance: str) -> str:
        return self._speaker.fragment(message(f"page-provenance-{provenance}"))

    def _card(self, card: str) -> str:
        return self.edition.cards[self.edition.card(card)].name.of(self.language)

    def says(self, name: str, **parts: Arg) -> str:
        """A message of the catalogue as a sentence."""
        return self._speaker.say(message(name, **parts))


if __name__ == "__main__":
    retail = load("retail")
    pages = {language: rendered(retail, language) for language in LANGUAGES}
    (HOME / PREPARED).write_text(written(pages), "utf-8")
