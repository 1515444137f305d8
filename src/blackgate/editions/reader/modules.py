"""Reading what the modules bring: tokens, Trauma, Michel(le) and their cards, the Warden.

Rule: COMP-3, COMP-6, MOD-2, MICHEL-2, WARDEN-2.
"""

from collections.abc import Collection

from blackgate.editions.names import TOKEN_NAMES, VERB_NAMES
from blackgate.editions.parts import Michel, MichelCard, TokenPile, Trauma, Warden
from blackgate.editions.reader.box import MOST_COPIES
from blackgate.editions.reader.powers import MOST_N, Known
from blackgate.editions.reader.table import Table
from blackgate.editions.vocabulary import ACTION_VERBS
from blackgate.engine.modules import NAMES
from blackgate.engine.terms import PILE_CARDS
from blackgate.engine.vocabulary import MODULE_TERMS


def token(table: Table, known: Known) -> TokenPile:
    """A pile of tokens the engine knows by name."""
    read = TokenPile(
        id=table.reference("id", TOKEN_NAMES),
        name=table.name("name", known.languages),
        aliases=table.texts("aliases"),
        copies=table.whole("copies", 0, MOST_COPIES),
    )
    table.close()
    return read


def trauma(table: Table, known: Known) -> Trauma:
    """A Trauma token; it takes something away, or it would be none."""
    read = Trauma(
        id=table.text("id"),
        name=table.name("name", known.languages),
        aliases=table.texts("aliases"),
        copies=table.whole("copies", 0, MOST_COPIES, default=1),
        search=table.whole("search", -MOST_N, 0, default=0),
        hand_limit=table.whole("hand_limit", 0, MOST_COPIES, default=0),
        forbids=table.references("forbids", VERB_NAMES, among=ACTION_VERBS),
        leave_gang=table.flag("leave_gang"),
    )
    table.close()
    if not (read.search or read.hand_limit or read.forbids or read.leave_gang):
        raise table.wrong("forbids", "is missing", "a Trauma has search, hand_limit, forbids or leave_gang")
    return read


def michel(table: Table, known: Known) -> Michel:
    """Michel or Michelle."""
    read = Michel(name=table.name("name", known.languages), start=table.reference("start", known.slots))
    table.close()
    return read


def warden(table: Table, known: Known) -> Warden:
    """The Warden; in teams she starts elsewhere (WARDEN-9)."""
    start = table.reference("start", known.slots)
    read = Warden(
        name=table.name("name", known.languages),
        start=start,
        team_start=table.reference("team_start", known.slots) if table.has("team_start") else start,
        illegal=table.references("illegal", VERB_NAMES, among=ACTION_VERBS),
    )
    table.close()
    return read


def michel_card(table: Table, known: Known) -> MichelCard:
    """A card of the Michel(le) deck."""
    read = MichelCard(
        id=table.text("id"),
        copies=table.whole("copies", 0, MOST_COPIES, default=1),
        knife=table.flag("knife"),
        tools=table.references("tools", known.cards),
    )
    table.close()
    if any(tool not in PILE_CARDS[1:] for tool in read.tools):
        raise table.wrong("tools", f"is {list(read.tools)!r}", "name Tools: " + ", ".join(PILE_CARDS[1:]))
    return read


def constants(table: Table, modules: Collection[str]) -> tuple[tuple[str, int], ...]:
    """The numbers that the booklets of these modules print, by name. Rule: RULING-3."""
    names = [name for module in NAMES if module in modules for name in MODULE_TERMS[module].numbers]
    read = tuple((name, table.whole(name, 0, MOST_N)) for name in names)
    table.close()
    return read
