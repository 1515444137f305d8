"""The pages of `blackgate cards`, and which of them a name means.

Rendering the pages takes several times as long as showing them, so the build keeps those of the retail edition in
`retail_cards.json`, in every language. The file says what it was made of: without it, or if an edition file or a
sentence has changed since, the pages are rendered.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from blackgate.editions.names import LANGUAGES, plain

HOME: Final = Path(__file__).parent
PREPARED: Final = "retail_cards.json"
SENTENCES: Final = ("cards.ftl", "nouns.ftl", "pages.ftl")
INGREDIENTS: Final = ("editions/retail.toml", *(f"speech/{each}/{name}" for each in LANGUAGES for name in SENTENCES))
"""The files that the pages of the retail edition are rendered from."""


@dataclass(frozen=True)
class CardPage:
    """What there is to say about a card, in one language."""

    id: str
    name: str
    names: dict[str, str]
    """By language: whoever asks for a card may use any of them."""
    kind: str
    heading: str
    text: str
    provenance: dict[str, str]
    """How well founded it is: `rulebook`, `public`, `reconstruction` or `house`, each as it is said."""
    gang: str = ""


@dataclass(frozen=True)
class Cards:
    """The pages of all cards of an edition, in one language."""

    gangs: dict[str, dict[str, str]]
    """By id: what each gang is called, by language."""
    pages: list[CardPage]


def prepared(language: str, home: Path = HOME) -> Cards | None:
    """The pages of the retail edition, if the build has kept them and nothing they were made of has changed since."""
    file = home / PREPARED
    kept = json.loads(file.read_bytes()) if file.exists() else {}
    if kept.get("made_of") != made_of(home.parents[1]):
        return None
    cards = kept["cards"][language]
    return Cards(cards["gangs"], [CardPage(**page) for page in cards["pages"]])


def written(cards: Mapping[str, Cards], home: Path = HOME) -> str:
    """The pages as they are kept: by language, a card after the other."""
    kept = {language: asdict(each) for language, each in cards.items()}
    return json.dumps({"made_of": made_of(home.parents[1]), "cards": kept}, ensure_ascii=False, indent=1) + "\n"


def made_of(package: Path) -> str:
    """A digest of the files that the pages are rendered from."""
    return sha256(b"\0".join((package / name).read_bytes() for name in INGREDIENTS)).hexdigest()


def pages_of(cards: Cards, name: str) -> list[CardPage]:
    """What a name means: a card by its id, its name in any language or a beginning that fits one; or a gang's cards."""
    wanted = plain(name)
    exact = [page for page in cards.pages if wanted in _names(page)]
    if exact:
        return exact[:1]
    gangs = [each for each, names in cards.gangs.items() if wanted in set(map(plain, (each, *names.values())))]
    if gangs:
        return [page for page in cards.pages if page.gang == gangs[0]]
    begun = [page for page in cards.pages if wanted and any(each.startswith(wanted) for each in _names(page))]
    return begun if len(begun) == 1 else []


def _names(page: CardPage) -> set[str]:
    return set(map(plain, (page.id, *page.names.values())))
