"""`goal`: what it takes to win, on one screen: target, recipes, deals, gangs, die."""

from rich.table import Table
from rich.text import Text

from blackgate.cli.words import Words
from blackgate.editions import Edition
from blackgate.editions.wording_effects import counted as many
from blackgate.editions.wording_effects import listed


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
    table.add_row("Steal", f"a Spoon in {listed(offering(edition, 'steal'), 'or')}")
    for n, gang in enumerate(edition.gangs):
        asked = ", ".join(map(words.card, gang.accessories))
        table.add_row(
            "" if n else "Join", Text.assemble((gang.name.of(), "bold"), f": {gang.needs} different of {asked}")
        )
    faces = sorted({face for place in edition.places for face in place.die})
    for n, face in enumerate(faces):
        table.add_row("" if n else "Die", f"{face}: {words.rolled(face)}")
    return table


def tools(edition: Edition) -> str:
    """What each Tool scores."""
    return ", ".join(f"{card.name.of()} {card.points}" for card in edition.cards if card.points)


def recipe_words(words: Words, needs: tuple[str, ...]) -> str:
    """The ingredients of a recipe."""
    return " + ".join(map(words.card, needs))


def offering(edition: Edition, verb: str) -> list[str]:
    """The Places that offer an action."""
    return [place.in_a_sentence() for place in edition.places if verb in place.actions]
