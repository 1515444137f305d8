"""Warnings of options: what a seat reads behind an option that is allowed but gains little or is dangerous.

Rule: RULING-85, RULING-133, WARDEN-2, MICHEL-8.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from blackgate.game.game import Game
from blackgate.game.prompts import option
from blackgate.game.view import view
from blackgate.scenarios.comparison import Failure
from blackgate.scenarios.names import Names
from blackgate.scenarios.statements import OptionWarnings
from blackgate.speech import Message, Speaker

WARNINGS: Final = ("option-warned", "option-final", "option-illegal", "option-michel", "taken-short")
"""Messages that add a warning to an option."""


def check_warnings(line: OptionWarnings, game: Game, names: Names, seat: int) -> None:
    """Whether exactly, at least or none of these options carry a warning, and whether it says what is written."""
    sentences = dict(_warned(game, seat))
    offered = {str(action) for action in game.actions()}
    wanted = {names.find("action", phrase, line.where): text for phrase, text in line.warned}
    for action, text in wanted.items():
        if action not in offered:
            raise Failure(f"{action} is among the options", ", ".join(sorted(offered)))
        if line.how != "exclude" and not _says(sentences, action, text):
            raise Failure(f"{action} is warned of{f': {text}' if text else ''}", _listed(sentences))
    extra = {
        "are": [action for action in sentences if action not in wanted],
        "include": [],
        "exclude": [action for action in sentences if action in wanted],
    }
    if extra[line.how]:
        raise Failure(f"no warning at {', '.join(sorted(extra[line.how]))}", _listed(sentences))


def _says(sentences: Mapping[str, str], action: str, text: str) -> bool:
    """Whether the warning stands behind the option, in parentheses as the seat reads it."""
    written = f"({text})" if text else ""
    return action in sentences and written.casefold() in sentences[action].casefold()


def _listed(sentences: Mapping[str, str]) -> str:
    return "; ".join(f"{action}: {said}" for action, said in sorted(sentences.items())) or "no option has a warning"


def _warned(game: Game, seat: int) -> Iterator[tuple[str, str]]:
    """The options with a warning, each with what the seat reads."""
    seen = view(game, seat)
    speaker = Speaker("en", game.rules.edition, [each.name for each in game.seats], seat)
    for action in seen.options:
        said = option(game.rules, seen, action)
        if _has_warning(said):
            yield str(action), speaker.say(said)


def _has_warning(said: Message) -> bool:
    inner = (part for part in said.args.values() if isinstance(part, Message))
    return said.id in WARNINGS or any(map(_has_warning, inner))
