"""The rules of one game: an edition, its overlays, the options chosen and the number of players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from blackgate.editions import Edition, load, make_ruleset, settle
from blackgate.engine.ruleset import Ruleset
from blackgate.errors import EditionError
from blackgate.game.actions import Lexicon


@dataclass(frozen=True)
class Rules:
    """Everything that is settled before the first card is dealt. Make one with `rules`."""

    edition: Edition
    players: int
    chosen: Mapping[str, str | int]
    """The options that differ from their defaults."""
    options: Mapping[str, str | int]
    """Every option with its value."""
    tables: Ruleset
    lexicon: Lexicon
    humans: bool = False
    overlays: tuple[str, ...] = ()
    """The names of the overlays laid, without the folders of whoever laid them."""


def rules(
    edition: str | Path | Edition = "retail",
    players: int = 4,
    options: Mapping[str, object] | None = None,
    overlays: Sequence[str | Path | Mapping[str, object]] = (),
    humans: bool = False,
) -> Rules:
    """Rules from an edition (by name, file or as loaded), overlays laid over it, options and a player count.

    With `humans` the default round cap for games among bots does not apply (RULING-26).
    """
    if isinstance(edition, Edition) and overlays:
        raise EditionError("overlays are laid when an edition is loaded", edition.id, "load(name, overlays)")
    box = edition if isinstance(edition, Edition) else load(edition, overlays)
    settled = settle(box, options)
    defaults = settle(box, None)
    return Rules(
        edition=box,
        players=players,
        chosen={key: value for key, value in settled.items() if value != defaults[key]},
        options=settled,
        tables=make_ruleset(box, players, options, humans),
        lexicon=Lexicon(box),
        humans=humans,
        overlays=tuple(Path(overlay).name for overlay in overlays if not isinstance(overlay, Mapping)),
    )
