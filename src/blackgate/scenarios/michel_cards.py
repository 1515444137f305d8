"""Michel(le) cards called by what they show: `K(S,P)` has a Knife, a Spoon and a Pickaxe, `N` no Knife.

So a scenario can lay any deck, whatever cards an edition has: those it lacks are made for it, in no deck.
Rule: MICHEL-10, MICHEL-11.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from blackgate.editions import Edition
from blackgate.editions.names import plain
from blackgate.editions.parts import MichelCard
from blackgate.engine.laying import lay_beside
from blackgate.engine.state import own_shelf
from blackgate.engine.terms import PILE_CARDS
from blackgate.errors import ScenarioError
from blackgate.game.game import Game
from blackgate.game.placing_modules import check_michel_cards

PILES: Final = ("michel_deck", "michel_discard", "michel_shown")
TOOLS: Final = PILE_CARDS[1:]
LETTERS: Final = {"S": "spoon", "P": "pickaxe", "SH": "shovel"}
NO_KNIFE: Final = "N"
WRITTEN: Final = re.compile(r"k(?:nife)? ?(?:\((?P<inside>[^()]*)\)|: ?(?P<after>.+))", re.IGNORECASE)


def content_of(card: MichelCard) -> str:
    """What a card shows, as scenarios write it."""
    return _content(card.tools) if card.knife else NO_KNIFE


def _content(tools: tuple[str, ...]) -> str:
    letters = [letter for letter, tool in LETTERS.items() if tool in tools]
    return f"K({','.join(letters)})"


def written_content(text: str) -> str:
    """The same from `K(S,P)`, `K(spoon, pickaxe)`, `knife: spoon + pickaxe`, `N` or `none`; empty for anything else."""
    if plain(text) in ("n", "none", "noknife"):
        return NO_KNIFE
    match = WRITTEN.fullmatch(text.strip())
    if not match:
        return ""
    parts = [each for each in re.split(r"[,+&/ ]|and", match["inside"] or match["after"] or "") if each]
    tools = tuple(_tool(each) for each in parts)
    return _content(tools) if tools and "" not in tools else ""


def _tool(word: str) -> str:
    """A Tool by its letters or its name."""
    names = [plain(tool) for tool in TOOLS]
    return LETTERS.get(word.upper()) or (TOOLS[names.index(plain(word))] if plain(word) in names else "")


def made_cards() -> list[dict[str, object]]:
    """Every card there could be, as entries of an overlay; none of them is dealt."""
    return [
        {"id": _made_id(content), "copies": 0, "knife": content != NO_KNIFE, "tools": list(tools)}
        for content, tools in _contents()
    ]


def _contents() -> Iterator[tuple[str, tuple[str, ...]]]:
    yield NO_KNIFE, ()
    for count in range(1, len(TOOLS) + 1):
        for tools in combinations(TOOLS, count):
            yield _content(tools), tools


def _made_id(content: str) -> str:
    return "fx_" + "_".join(re.findall(r"\w+", content)).lower()


def lay_michel_cards(game: Game, contents: Mapping[str, list[str]], where: str) -> None:
    """Lay deck, discard pile or shown cards as they are given, also more of a card than the box has.

    PositionError, as for any position, if no card without a Knife is left.
    """
    edition, shelf = game.rules.edition, own_shelf(game.state)
    for key, shown in contents.items():
        cards = [edition.michel_card(card_with(edition, each, f"{where}.{key}")) for each in shown]
        lay_beside(shelf, key, cards[::-1] if key == "michel_deck" else cards)
    if contents:
        check_michel_cards(game.rules, shelf)


def card_with(edition: Edition, content: str, where: str) -> str:
    """The id of a card that shows this; of those in the box first."""
    cards = sorted(edition.michel_cards, key=lambda card: card.copies == 0)
    for card in cards:
        if content_of(card) == content:
            return card.id
    raise ScenarioError(f"no Michel(le) card shows {content}", where, "play with the module michel or michelle")
