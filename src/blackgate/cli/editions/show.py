"""An edition on paper: Places, piles, recipes, deals, gangs, goals, options, each with its provenance."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from blackgate.cli.screen import MARKS, founded, listing, marked, number
from blackgate.cli.words import VERB_WORDS
from blackgate.editions import Edition
from blackgate.editions.options import offered
from blackgate.speech.texts import trauma_text


def show(edition: Edition, out: Console) -> None:
    """Everything but the cards, which `blackgate cards` shows."""
    out.print(edition.title, style="bold")
    out.print(
        f"id {edition.id} · languages {', '.join(edition.languages)} · fingerprint {edition.fingerprint}", style="dim"
    )
    out.print(f"laid: {', '.join(edition.sources)}", style="dim")
    out.print(Text("provenance: ").append(Text(", ").join(founded(word, mark) for word, mark in MARKS.items())))
    for caution in edition.cautions:
        out.print(f"warning: {caution.where}: {caution.what}", style="yellow")
    tables = [places(edition), goals(edition), piles(edition), recipes(edition), deals(edition), gangs(edition)]
    for table in (*tables, *beside(edition), options(edition)):
        out.print()
        out.print(table)


def places(edition: Edition) -> Table:
    """The Places with die results and search counts. Rule: MOVE-2, SEARCH-2."""
    table = listing("Place", "slot", "die", "Search", "offers", "forbids", title="Places", loose=("forbids",))
    for place in edition.places:
        at = f"place.{place.slot}"
        table.add_row(
            place.name.of(), place.slot, marked(" ".join(map(str, place.die)) or "–", edition.provenance(f"{at}.die")),
            marked(number(place.search), edition.provenance(f"{at}.search")), _verbs(place.actions),
            _verbs(place.forbids),
        )  # fmt: skip
    return table


def goals(edition: Edition) -> Table:
    """The target by number of players. Rule: GOAL-2."""
    table = listing("players", "Tunnel points to win", "from", title="Goal")
    for players, points in edition.goal:
        table.add_row(str(players), str(points), founded(edition.provenance("goal.players")))
    for players, points in edition.team_goal:
        table.add_row(f"{players} in two teams", str(points), founded(edition.provenance("goal.teams")))
    return table


def piles(edition: Edition) -> Table:
    """The open piles, and the reserve beside the board. Rule: COMP-2, SETUP-1, PLACE-WORK-2."""
    table = listing("card", "copies", "Tunnel points", "sells for", "points from", "value from", title="Open piles")
    for card in edition.cards:
        if card.deck == "pile":
            beside = "" if edition.is_open(card) else " (reserve)"
            table.add_row(
                card.name.of() + beside, str(card.copies), number(card.points), number(card.value),
                founded(edition.provenance(f"tunnel.{card.id}")) if card.points else "",
                founded(edition.provenance(f"card.{card.id}.value")),
            )  # fmt: skip
    return table


def recipes(edition: Edition) -> Table:
    """What Craft makes. Rule: CRAFT-6."""
    table = listing("recipe", "needs", "gives", "from", title="Recipes")
    for recipe in edition.recipes:
        needs = " + ".join(_card(edition, need) for need in recipe.needs)
        given = f"{recipe.n} {_card(edition, recipe.card)}"
        table.add_row(recipe.id, needs, given, founded(edition.provenance(f"recipe.{recipe.id}")))
    return table


def deals(edition: Edition) -> Table:
    """What Buy gives. Rule: BUY-2."""
    table = listing("deal", "cigarettes", "gives", "from", title="Deals")
    for deal in edition.deals:
        given = f"{deal.n} {_card(edition, deal.card)}"
        table.add_row(deal.id, str(deal.price), given, founded(edition.provenance(f"deal.{deal.id}")))
    return table


def gangs(edition: Edition) -> Table:
    """What each gang asks for. Rule: GANG-10, GANG-11."""
    table = listing("gang", "Accessories asked", "out of", "cards", "from", title="Gangs", loose=("out of",))
    for n, gang in enumerate(edition.gangs):
        accepted = ", ".join(_card(edition, each) for each in gang.accessories)
        asked = f"{gang.needs} different"
        cards = str(len(edition.dealt_gang_cards(n)))
        table.add_row(gang.name.of(), asked, accepted, cards, founded(edition.provenance(f"gang.{gang.id}")))
    return table


def beside(edition: Edition) -> list[Table]:
    """What the modules in play lay beside the board."""
    tables = (tokens(edition), constants(edition), traumas(edition), michel_cards(edition), illegal(edition))
    return [table for table in tables if table.row_count]


def tokens(edition: Edition) -> Table:
    """The token piles. Rule: MOD-2."""
    table = listing("token", "copies", "from", title="Tokens")
    for token in edition.tokens:
        origin = edition.provenance(f"token.{token.id}.copies")
        table.add_row(token.name.of(), str(token.copies), founded(origin))
    return table


def constants(edition: Edition) -> Table:
    """The numbers that the booklets of the modules print. Rule: RULING-3."""
    table = listing("number", "value", "from", title="Numbers of the modules")
    for name, value in edition.constants:
        table.add_row(name, str(value), founded(edition.provenance(f"constants.{name}")))
    return table


def traumas(edition: Edition) -> Table:
    """The Trauma tokens. Rule: PLACE-PSY-7 to PLACE-PSY-12."""
    table = listing("Trauma", "copies", "what it does", title="Trauma", loose=("what it does",))
    for n, trauma in enumerate(edition.traumas, 1):
        table.add_row(trauma.name.of(), str(trauma.copies), trauma_text(edition, n))
    return table


def michel_cards(edition: Edition) -> Table:
    """The Michel(le) cards. Rule: MICHEL-2, MICHEL-10, MICHEL-11."""
    name = edition.michel.name.of() if edition.michel else ""
    table = listing("card", "copies", "Knife", "Tools", "from", title=f"{name} cards")
    for card in edition.michel_cards:
        tools = ", ".join(_card(edition, tool) for tool in card.tools) or "–"
        origin = founded(edition.provenance(f"michel_card.{card.id}"))
        table.add_row(card.id, str(card.copies), "yes" if card.knife else "–", tools, origin)
    return table


def illegal(edition: Edition) -> Table:
    """What the Warden punishes. Rule: WARDEN-2."""
    table = listing("illegal beside her", title="Warden", loose=("illegal beside her",))
    if edition.warden:
        table.add_row(_verbs(edition.warden.illegal))
    return table


def options(edition: Edition) -> Table:
    """The switches of the rules."""
    table = listing(
        "option", "default", "other values", "ruling", "module", title="Options", loose=("other values", "ruling")
    )
    for option in offered(edition):
        others = [str(value) for value in option.values if value != option.default]
        if option.number:
            others.append(f"{option.number[0]}–{option.number[1]}")
        table.add_row(option.key, str(option.default), ", ".join(others), ", ".join(option.rulings), option.module)
    return table


def _verbs(verbs: tuple[str, ...]) -> str:
    return ", ".join(VERB_WORDS[verb] for verb in verbs) or "–"


def _card(edition: Edition, name: str) -> str:
    return edition.cards[edition.card(name)].name.of()
