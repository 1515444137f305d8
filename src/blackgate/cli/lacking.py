"""What is missing for an action, by name and number: ingredients, Accessories, cigarettes, Tools."""

from dataclasses import replace

from blackgate.cli.goal import recipe_words
from blackgate.cli.words import Words, row
from blackgate.editions.parts import Deal, Gang, Recipe
from blackgate.editions.wording_effects import counted as many
from blackgate.editions.wording_effects import listed
from blackgate.game.actions import Action
from blackgate.game.refusals import Refusal
from blackgate.game.view import SeatView, View


def precise(words: Words, seen: View, action: Action, refusal: Refusal) -> Refusal:
    """The same refusal, with names and numbers where they help."""
    text = _sentence(words, seen, action, refusal.code.partition(".")[2])
    return replace(refusal, text=text) if text else refusal


def _sentence(words: Words, seen: View, action: Action, bar: str) -> str:
    edition, me = words.edition, seen.seats[seen.viewer or 0]
    match action.word, bar:
        case "craft", "cards":
            return _recipe(words, me, edition.recipes[edition.recipe(action.operand)])
        case "join", "cards" | "double":
            return _gang(words, me, edition.gangs[edition.gang(action.operand)])
        case "buy", "cigarettes":
            return _deal(words, seen, me, edition.deals[edition.deal(action.operand)])
        case "dig", "cards" if not _kinds(words, me, "tool"):
            return "You hold no Tool."
        case _:
            return ""


def _kinds(words: Words, me: SeatView, card_class: str = "") -> list[str]:
    """The kinds of cards in hand, each copy once."""
    held = me.hand or {}
    return [
        card.kind
        for card in words.edition.cards
        for _ in range(held.get(card.id, 0))
        if card_class in ("", card.card_class)
    ]


def _recipe(words: Words, me: SeatView, recipe: Recipe) -> str:
    held, lacking = _kinds(words, me), []
    for need in recipe.needs:
        if need in held:
            held.remove(need)
        else:
            lacking.append(words.card(need))
    return f"{recipe_words(words, recipe.needs)}; you lack {row(lacking)}." if lacking else ""


def _gang(words: Words, me: SeatView, gang: Gang) -> str:
    held = set(_kinds(words, me))
    own = [words.card(each) for each in gang.accessories if each in held]
    accepted = listed([words.card(each) for each in gang.accessories])
    return f"{gang.needs} different of {accepted}; you have {listed(own) or 'none'}."


def _deal(words: Words, seen: View, me: SeatView, deal: Deal) -> str:
    cost = many(seen.prices[deal.id], "cigarette")
    verb = "costs" if deal.n == 1 else "cost"
    return f"{many(deal.n, words.card(deal.card))} {verb} {cost}; you have {me.cigarettes}."
