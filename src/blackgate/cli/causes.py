"""What a follow-up question comes from: the Action card on the table, or the power used last."""

from collections.abc import Sequence
from typing import Final

from blackgate.cli.words import Words
from blackgate.game.events import Event
from blackgate.game.view import View

OF_AN_EFFECT: Final = ("target", "place", "free", "pick", "drop", "unless", "recover", "bonus")
"""Questions that the effect of a card asks."""


def cause(words: Words, view: View, events: Sequence[Event]) -> str:
    """The name of the card behind the question, where everybody sees it; else nothing."""
    if view.question not in OF_AN_EFFECT:
        return ""
    actions = {card.id for card in words.edition.cards if card.card_class == "action"}
    for card in reversed(view.laid):
        if card in actions:
            return words.card(card)
    for event in reversed(events):
        if event.name in ("used", "revealed"):
            return words.power(event.a)
        if event.name in ("turn", "finished"):
            break
    return ""
