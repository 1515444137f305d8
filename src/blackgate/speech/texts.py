"""Card texts, rendered from what the cards do: a text cannot say anything else than the engine does.

Rule: GANG-7, BG-2, BG-6.
"""

from collections.abc import Iterable, Iterator, Sequence

from blackgate.editions import Edition
from blackgate.editions.parts import CardFace, Deal, Effect, MichelCard, Place, Power, Recipe, Trauma
from blackgate.speech.message import Message, Row, Thing, row
from blackgate.speech.saying import message
from blackgate.speech.speaker import Speaker
from blackgate.speech.text_effects import effect_message, modifier_message, text, verbs, when_row
from blackgate.speech.things import card as card_thing


class Texts:
    """What everything in one box says, in one language."""

    def __init__(self, edition: Edition, language: str = "en") -> None:
        self.edition = edition
        self._speaker = Speaker(language, edition, ())

    def card(self, face: CardFace) -> str:
        """The text of a card of the piles or the Search deck."""
        return self._program(face.effects) if face.card_class == "action" else self._said(self._uses(face))

    def power(self, power: Power) -> str:
        """What a Gang card or a Background does."""
        if power.when == "always":
            return self._said(modifier_message(self.edition, each) for each in power.mods)
        when = message("when", when=when_row(self.edition, power), does=self._program(power.effects))
        gang = Thing("gang", power.gang)
        bonus = [text("bonus", gang=gang, does=self._program(power.bonus))] if power.bonus else []
        return self._said([when, *bonus])

    def trauma(self, trauma: Trauma) -> str:
        """What a Trauma takes away. Rule: PLACE-PSY-7 to PLACE-PSY-12."""
        return self._said(_taken(trauma))

    def michel_card(self, card: MichelCard) -> str:
        """What a card of Michel(le) asks for. Rule: MICHEL-10, MICHEL-11."""
        tools = Row(tuple(map(card_thing, card.tools)), "or")
        return self._said([text("michel-knife", tools=tools) if card.knife else text("michel-empty")])

    def place(self, place: Place) -> str:
        """What a Place is good for. Rule: SEARCH-2, MOVE-2, TURN-4."""
        return self._said(_about(place))

    def deal(self, deal: Deal) -> str:
        """What can be bought. Rule: BUY-2."""
        return self._said([text("deal", card=card_thing(deal.card, deal.n), n=deal.price)])

    def recipe(self, recipe: Recipe) -> str:
        """What can be crafted. Rule: CRAFT-6."""
        needs = row(map(card_thing, recipe.needs))
        return self._said([text("recipe", needs=needs, card=card_thing(recipe.card, recipe.n))])

    def _program(self, effects: Sequence[Effect]) -> str:
        return self._said(effect_message(self.edition, each) for each in effects)

    def _said(self, messages: Iterable[Message]) -> str:
        return " ".join(map(self._speaker.say, messages))

    def _uses(self, face: CardFace) -> Iterator[Message]:
        """The uses of a card that has no effect of its own: combat, tunnel, recipes, gangs, sale."""
        yield text("class", **{"class": Thing("class", face.card_class)})
        if face.card_class == "tool":
            yield text("digs", n=face.points)
        made = [card_thing(each.card, each.n) for each in self.edition.recipes if face.kind in each.needs]
        if made:
            yield text("needed", cards=row(made))
        gangs = [Thing("gang", each.id) for each in self.edition.gangs if face.kind in each.accessories]
        if gangs:
            yield text("accepted", gangs=row(gangs))
        yield text("sells", n=face.value)


def _taken(trauma: Trauma) -> Iterator[Message]:
    if trauma.search:
        yield text("trauma-search", n=-trauma.search)
    if trauma.hand_limit:
        yield text("trauma-hand", n=trauma.hand_limit)
    if trauma.forbids:
        yield text("trauma-forbids", verbs=verbs(trauma.forbids, "or"))
    if trauma.leave_gang:
        yield text("trauma-gang")


def _about(place: Place) -> Iterator[Message]:
    yield text("place-search", n=place.search) if place.search else text("place-no-search")
    results = ", ".join(map(str, place.die))
    yield text("place-die", results=results) if results else text("place-no-die")
    if place.actions:
        yield text("place-actions", verbs=verbs(place.actions))
    if place.forbids:
        yield text("place-forbids", verbs=verbs(place.forbids))


def card_text(edition: Edition, card: int, language: str = "en") -> str:
    """The text of a card of the piles or the Search deck."""
    return Texts(edition, language).card(edition.cards[card])


def power_text(edition: Edition, power: int, language: str = "en") -> str:
    """The text of a Gang card or a Background; empty for power 0, which is none."""
    return Texts(edition, language).power(edition.powers[power - 1]) if power else ""


def trauma_text(edition: Edition, trauma: int, language: str = "en") -> str:
    """The text of a Trauma; empty for 0, which is none."""
    return Texts(edition, language).trauma(edition.traumas[trauma - 1]) if trauma else ""
