"""`goal`: what it takes to win, on one screen: target, recipes, deals, gangs, die."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from blackgate.cli.words import Words
from blackgate.editions import Edition
from blackgate.editions.parts import Gang, Recipe
from blackgate.engine.vocabulary import BASIC_VERBS
from blackgate.speech import Row, Thing, Who

PLACE_ACTIONS: Final = ("steal", "improve", "bet")
"""Actions of some Places that are worth a line. Rule: SPOON-1, PLACE-WORK-3, PLACE-GAMB-2."""


def goal_page(words: Words, target: int) -> Table:
    """One short screen. Rule: GOAL-1, CRAFT-6, BUY-2, GANG-10, MOVE-2."""
    edition = words.edition
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    points = Thing("word", "point", target)
    table.add_row(words.says("goal-goal"), words.says("goal-target", points=points, tools=tools(words)))
    _add(table, words.says("goal-craft"), [recipe_words(words, recipe) for recipe in edition.recipes])
    deals = [(Thing("card", deal.card, deal.n), deal.price) for deal in edition.deals]
    sold = " · ".join(words.says("goal-deal", product=product, price=price) for product, price in deals)
    table.add_row(words.says("goal-buy"), sold)
    for name, text in extras(words):
        table.add_row(name, text)
    _add(table, words.says("goal-join"), [_gang(words, gang) for gang in edition.gangs])
    faces = sorted({face for place in edition.places for face in place.die})
    _add(table, words.says("goal-die"), [words.titled(Text(str(face)), words.rolled(face)) for face in faces])
    return table


def _add(table: Table, heading: str, lines: Sequence[str | Text]) -> None:
    """Lines under one heading."""
    for n, line in enumerate(lines):
        table.add_row("" if n else heading, line)


def _gang(words: Words, gang: Gang) -> Text:
    asked = words.says("goal-gang", n=gang.needs, accessories=", ".join(map(words.card, gang.accessories)))
    return words.titled(Text(words.gang(gang.id), "bold"), asked)


def extras(words: Words) -> list[tuple[str, str]]:
    """What only some tables play with: Spoons to steal, Tools to improve, bets, teams, the Warden."""
    edition = words.edition
    found: list[tuple[str, str]] = []
    for verb in PLACE_ACTIONS:
        places = Row(tuple(Thing("place", slot) for slot in offering(edition, verb)), "or")
        if places.parts:
            found.append((words.says(f"goal-{verb}"), words.says(f"goal-{verb}-text", places=places)))
    for team in dict.fromkeys(words.teams):
        people = Row(tuple(Who(n) for n, side in enumerate(words.teams) if side == team))
        block = next(Thing("place", place.slot) for place in edition.places if place.side == team)
        found.append((words.says("goal-team", team=team), words.says("goal-team-text", people=people, block=block)))
    if edition.warden:
        illegal = ", ".join(words.verb(verb) for verb in edition.warden.illegal if is_offered(edition, verb))
        found.append((words.warden, words.says("goal-illegal", verbs=illegal)))
    return found


def is_offered(edition: Edition, verb: str) -> bool:
    """Whether there is such an action in this game. Rule: RULING-154."""
    return verb in BASIC_VERBS or bool(offering(edition, verb))


def tools(words: Words) -> str:
    """What each Tool scores."""
    return ", ".join(f"{words.card(card.id)} {card.points}" for card in words.edition.cards if card.points)


def recipe_words(words: Words, recipe: Recipe) -> str:
    """What a recipe takes, and what it gives."""
    needs = " + ".join(map(words.card, recipe.needs))
    return words.says("goal-recipe", needs=needs, product=Thing("card", recipe.card, recipe.n))


def offering(edition: Edition, verb: str) -> list[str]:
    """The Places that offer an action."""
    return [place.slot for place in edition.places if verb in place.actions]
