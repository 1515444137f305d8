"""Reading what is in the box: Places, cards, recipes, deals, gangs, prisoners, options, numbers.

Rule: COMP-1, COMP-2, COMP-3, COMP-5, GOAL-2.
"""

from dataclasses import fields
from typing import Final

from blackgate.editions.names import SLOT_NAMES, VERB_NAMES, Lookup
from blackgate.editions.parts import CardFace, Deal, Gang, Numbers, Option, Place, Prisoner, Recipe
from blackgate.editions.reader.powers import Known, check_chosen, effects
from blackgate.editions.reader.table import Table
from blackgate.editions.vocabulary import ACTION_VERBS, MODULES, SIDES
from blackgate.engine.terms import CARD_CLASSES, PILE_CARDS, SEATS

MOST_COPIES: Final = 99
MOST_VALUE: Final = 20
MOST_POINTS: Final = 20
DIE_FACES: Final = 6
PLAYER_COUNTS: Final = tuple(str(players) for players in range(2, SEATS + 1))
GANG_ONLY: Final = ("pay", "cancel")


def place(table: Table, known: Known) -> Place:
    """A Place by its slot."""
    read = Place(
        slot=table.reference("slot", SLOT_NAMES),
        name=table.name("name", known.languages),
        die=table.wholes("die", 1, DIE_FACES),
        search=table.whole("search", 0, 9),
        actions=table.references("actions", VERB_NAMES, among=ACTION_VERBS),
        forbids=table.references("forbids", VERB_NAMES, among=ACTION_VERBS),
        aliases=table.texts("aliases"),
        tile=table.text("tile") if table.has("tile") else "",
        confines=table.flag("confines"),
        side=table.word("side", SIDES) if table.has("side") else "",
        beside=_neighbour(table, known, "beside"),
        team_beside=_neighbour(table, known, "team_beside"),
    )
    table.close()
    _check_place(table, read)
    return read


def _neighbour(table: Table, known: Known, key: str) -> str:
    return table.reference(key, known.slots) if table.has(key) else ""


def _check_place(table: Table, read: Place) -> None:
    """Only Solitary's slot confines (SOL-1); a Place beside the board has no number of its own (OFFICE-1)."""
    if read.confines and read.slot != "solitary":
        raise table.wrong("confines", "is true", "only the Place of the slot 'solitary' confines (SOL-1)")
    if read.beside and read.die:
        raise table.wrong("die", f"is {list(read.die)!r}", "a Place beside the board has no number (OFFICE-1)")
    if read.team_beside and not read.beside:
        raise table.wrong("team_beside", "stands without 'beside'", "write beside = slot too")


def card(table: Table, known: Known, points: dict[str, int]) -> CardFace:
    """A card; one without `kind` is its own kind (RULING-89)."""
    own = table.text("id")
    read = CardFace(
        id=own,
        name=table.name("name", known.languages),
        aliases=table.texts("aliases"),
        card_class=table.word("class", CARD_CLASSES),
        deck=table.word("deck", ("search", "pile")),
        kind=table.reference("kind", known.cards) if table.has("kind") else own,
        copies=table.whole("copies", 0, MOST_COPIES),
        value=table.whole("value", 0, MOST_VALUE),
        points=points.get(own, 0),
        effects=effects(table, "do", known),
    )
    table.close()
    _check_card(table, read)
    return read


def _check_card(table: Table, read: CardFace) -> None:
    """The open piles are exactly Knife, Spoon, Pickaxe, Shovel; Action cards do something, others do not (COMP-2)."""
    if (read.deck == "pile") != (read.id in PILE_CARDS):
        raise table.wrong("deck", f"is {read.deck!r}", "the piles are exactly " + ", ".join(PILE_CARDS))
    own_class = "weapon" if read.id == "knife" else "tool"
    if (read.deck == "pile" and read.card_class != own_class) or (read.deck == "search" and read.card_class == "tool"):
        raise table.wrong(
            "class", f"is {read.card_class!r}", "the Knife is a weapon; the Tools are the three other piles"
        )
    if (read.card_class == "action") != bool(read.effects):
        raise table.wrong(
            "do", f"does not fit class = {read.card_class!r}", "Action cards, and only they, have effects"
        )
    if read.kind in PILE_CARDS and read.kind != read.id:
        raise table.wrong("kind", f"is {read.kind!r}", "a card of the piles has one face only")
    if any(effect.do in GANG_ONLY for effect in read.effects):
        raise table.wrong(
            "do", "has an effect only a Gang card or Background can have", f"not {' or '.join(GANG_ONLY)}"
        )
    check_chosen(table, read.effects, met=False)


def recipe(table: Table, known: Known) -> Recipe:
    """What Craft needs and gives."""
    gives = table.table("gives")
    read = Recipe(
        id=table.text("id"),
        aliases=table.texts("aliases"),
        needs=table.references("needs", known.cards, repeated=True),
        card=_pile_card(gives, known.cards),
        n=gives.whole("n", 1, 9),
    )
    gives.close()
    table.close()
    if not 1 <= len(read.needs) <= 4:
        raise table.wrong("needs", f"names {len(read.needs)} cards", "name one to four cards")
    return read


def deal(table: Table, known: Known) -> Deal:
    """What Buy gives for how much."""
    gives = table.table("gives")
    read = Deal(
        id=table.text("id"),
        aliases=table.texts("aliases"),
        price=table.whole("price", 1, 99),
        card=_pile_card(gives, known.cards),
        n=gives.whole("n", 1, 9),
    )
    gives.close()
    table.close()
    return read


def _pile_card(table: Table, cards: Lookup) -> str:
    found = table.reference("card", cards)
    if found not in PILE_CARDS:
        raise table.wrong("card", f"{found!r} lies in no open pile", "one of " + ", ".join(PILE_CARDS))
    return found


def tunnel(table: Table) -> dict[str, int]:
    """Tunnel points by Tool."""
    points = {tool: table.whole(tool, 0, MOST_POINTS) for tool in PILE_CARDS[1:]}
    table.close()
    return points


def gang(table: Table, known: Known) -> Gang:
    """A gang and its Accessories."""
    read = Gang(
        id=table.text("id"),
        name=table.name("name", known.languages),
        aliases=table.texts("aliases"),
        needs=table.whole("needs", 1, 9),
        accessories=table.references("accessories", known.cards),
    )
    table.close()
    if read.needs > len(read.accessories):
        raise table.wrong(
            "needs", f"is {read.needs}", f"the gang accepts {len(read.accessories)} different Accessories"
        )
    return read


def prisoner(table: Table) -> Prisoner:
    """A prisoner board with its two sides."""
    read = Prisoner(
        board=table.whole("board", 1, SEATS),
        sides=table.texts("sides"),
        symbol=table.text("symbol"),
        colour=table.text("colour"),
    )
    table.close()
    if len(read.sides) != 2:
        raise table.wrong("sides", f"has {len(read.sides)} names", "a board has two sides")
    return read


def option(table: Table) -> Option:
    """A switch of the rules."""
    values = table.sequence("values")
    span = table.wholes("number", 0, 10**6) if table.has("number") else ()
    default = table.content.get("default") if table.has("default") else None
    read = Option(
        key=table.text("key"),
        values=tuple(value for value in values if isinstance(value, str | int)),
        number=(span[0], span[1]) if len(span) == 2 else None,
        default=default if isinstance(default, str | int) else "",
        rulings=table.texts("rulings", default=False),
        module=table.word("module", MODULES),
    )
    table.close()
    if read.number is None and read.default not in read.values:
        raise table.wrong("default", f"is {default!r}", f"one of {', '.join(map(str, read.values))}")
    return read


def numbers(table: Table) -> Numbers:
    """The numbers that belong to no card and no Place."""
    low = {"die_faces": DIE_FACES}
    high = {"die_faces": DIE_FACES, "actions": 9, "most_beatings": 2}
    read = Numbers(
        **{
            each.name: table.whole(each.name, low.get(each.name, 1), high.get(each.name, 999))
            for each in fields(Numbers)
        }
    )
    table.close()
    return read


Goals = tuple[tuple[int, int], ...]
"""Points to win by number of players."""


def goal(table: Table) -> tuple[Goals, Goals]:
    """What wins, for players and for teams. Rule: GOAL-2, TEAM-4."""
    read = _goals(table, "players"), _goals(table, "teams") if table.has("teams") else ()
    table.close()
    return read


def _goals(table: Table, key: str) -> Goals:
    """0 takes a number of players out."""
    targets = table.table(key)
    read = []
    for players in sorted(targets.content):
        if players not in PLAYER_COUNTS:
            raise targets.wrong(players, "is not a number of players", f"from 2 to {SEATS}")
        read.append((int(players), targets.whole(players, 0, 99)))
    return tuple(pair for pair in read if pair[1])
