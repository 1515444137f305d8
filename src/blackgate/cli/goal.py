"""`goal`: what it takes to win, on one screen: target, recipes, deals, gangs, die."""

from typing import Final

from rich.table import Table
from rich.text import Text

from blackgate.cli.words import VERB_WORDS, Words
from blackgate.editions import Edition
from blackgate.editions.wording_effects import counted as many
from blackgate.editions.wording_effects import listed
from blackgate.engine.terms import BASIC_VERBS

PLACE_ACTIONS: Final = (
    ("steal", "Steal", "a Spoon"),
    ("improve", "Improve", "a Pickaxe to a Shovel, a Shovel to 2 Pickaxes"),
    ("bet", "Bet", "1 to 3 cigarettes on 2 to 6: at least that figure brings stake × figure"),
)
"""Actions of some Places: how each is called, and what it brings. Rule: SPOON-1, PLACE-WORK-3, PLACE-GAMB-2."""


def goal_page(words: Words, target: int) -> Table:
    """One short screen. Rule: GOAL-1, CRAFT-6, BUY-2, GANG-10, MOVE-2."""
    edition = words.edition
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    table.add_row("Goal", f"Dig {many(target, 'Tunnel point')}: {tools(edition)}.")
    for n, recipe in enumerate(edition.recipes):
        made = many(recipe.n, words.card(recipe.card))
        table.add_row("" if n else "Craft", f"{recipe_words(words, recipe.needs)} → {made}")
    table.add_row(
        "Buy", " · ".join(f"{many(deal.n, words.card(deal.card))} for {deal.price}" for deal in edition.deals)
    )
    for name, text in extras(words):
        table.add_row(name, text)
    for n, gang in enumerate(edition.gangs):
        asked = ", ".join(map(words.card, gang.accessories))
        table.add_row(
            "" if n else "Join", Text.assemble((gang.name.of(), "bold"), f": {gang.needs} different of {asked}")
        )
    faces = sorted({face for place in edition.places for face in place.die})
    for n, face in enumerate(faces):
        table.add_row("" if n else "Die", f"{face}: {words.rolled(face)}")
    return table


def extras(words: Words) -> list[tuple[str, str]]:
    """What only some tables play with: Spoons to steal, Tools to improve, bets, teams, the Warden."""
    edition = words.edition
    found: list[tuple[str, str]] = []
    for verb, name, text in PLACE_ACTIONS:
        places = offering(edition, verb)
        found += [(name, f"{text} in {listed(places, 'or')}")] if places else []
    for team in dict.fromkeys(words.teams):
        names = listed([seat.name for n, seat in enumerate(words.seats) if words.teams[n] == team])
        block = next(place.in_a_sentence() for place in edition.places if place.side == team)
        found.append((f"Team {team}", f"{names} dig in {block}"))
    if edition.warden:
        illegal = [VERB_WORDS[verb] for verb in edition.warden.illegal if is_offered(edition, verb)]
        found.append((words.warden, f"illegal beside her: {', '.join(illegal)}"))
    return found


def is_offered(edition: Edition, verb: str) -> bool:
    """Whether there is such an action in this game. Rule: RULING-154."""
    return verb in BASIC_VERBS or bool(offering(edition, verb))


def tools(edition: Edition) -> str:
    """What each Tool scores."""
    return ", ".join(f"{card.name.of()} {card.points}" for card in edition.cards if card.points)


def recipe_words(words: Words, needs: tuple[str, ...]) -> str:
    """The ingredients of a recipe."""
    return " + ".join(map(words.card, needs))


def offering(edition: Edition, verb: str) -> list[str]:
    """The Places that offer an action."""
    return [place.in_a_sentence() for place in edition.places if verb in place.actions]
