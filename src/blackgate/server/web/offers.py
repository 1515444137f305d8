"""What can be chosen when a room is created: editions, modules, options, bots, phrases."""

from collections.abc import Collection, Sequence
from functools import cache

import msgspec

from blackgate.bots import BOTS
from blackgate.bots.registry import listed
from blackgate.editions import Entry, boxes, modules
from blackgate.editions.combinations import BUNDLES, CLASHES, NO_MODULES, choose
from blackgate.editions.options import offered
from blackgate.editions.rulebook import Rule, printed_in, rules
from blackgate.editions.sides import number_rule
from blackgate.errors import OptionError, brief
from blackgate.game.rules import packaged_edition, with_prototype
from blackgate.server.commands import PHRASES
from blackgate.server.problems import Refused
from blackgate.server.settings import RoomSettings
from blackgate.speech import LANGUAGES


class OptionOffer(msgspec.Struct, frozen=True):
    """An option of the rules."""

    key: str
    values: tuple[str | int, ...]
    range: tuple[int, int] | None
    """Whole numbers it takes in addition to the values."""
    default: str | int
    module: str
    """The module it belongs to; `base` is always there."""
    rulings: tuple[str, ...]


class EditionOffer(msgspec.Struct, frozen=True):
    """An edition."""

    id: str
    title: str
    about: tuple[str, ...]
    players: tuple[int, ...]
    team_players: tuple[int, ...]
    """Player counts for team play; empty if there is none."""
    takes_modules: bool
    module_rules: tuple[str, ...]
    """Why it takes no modules."""
    team_rules: dict[int, str]
    """By player count: the rule by which there are no teams."""
    options: tuple[OptionOffer, ...]


class ModuleOffer(msgspec.Struct, frozen=True):
    """A module that can be added to the base game."""

    id: str
    kind: str
    title: str
    about: tuple[str, ...]


class ClashOffer(msgspec.Struct, frozen=True):
    """Two modules that do not go together, and why; `teams` stands for team mode."""

    modules: tuple[str, str]
    rules: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """Everything that can be played."""

    editions: tuple[EditionOffer, ...]
    modules: tuple[ModuleOffer, ...]
    bundles: tuple[str, ...]
    """Names for all modules of an expansion."""
    clashes: tuple[ClashOffer, ...]


class RuleBook(msgspec.Struct, frozen=True):
    """Every rule and every ruling in our own words, by chapters."""

    rules: tuple[Rule, ...]
    sources: dict[str, str]
    """The meaning of a rule's source marks."""


class BotOffer(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    line: str


class Bots(msgspec.Struct, frozen=True):
    """The available bots; `name@1s` and `name@2000p` say how much it thinks."""

    bots: tuple[BotOffer, ...]


class Phrases(msgspec.Struct, frozen=True):
    """Preset phrases; the words are in the catalogue of each language."""

    phrases: tuple[str, ...] = PHRASES


@cache
def offer() -> Offer:
    """The packaged editions and their modules."""
    return Offer(
        editions=tuple(_edition(each) for each in boxes()),
        modules=tuple(ModuleOffer(each.id, each.kind, each.title, each.about) for each in modules()),
        bundles=BUNDLES,
        clashes=tuple(ClashOffer(each.modules, each.rules) for each in CLASHES),
    )


def _edition(entry: Entry) -> EditionOffer:
    is_whole = entry.kind == "edition"
    box = packaged_edition((entry.id,) if is_whole else ("retail", entry.id))
    players = tuple(players for players, _ in box.goal)
    team_players = tuple(players for players, _ in box.team_goal) if is_whole else ()
    return EditionOffer(
        id=entry.id,
        title=entry.title,
        about=entry.about,
        players=players,
        team_players=team_players,
        takes_modules=is_whole,
        module_rules=() if is_whole else (NO_MODULES,),
        team_rules={each: number_rule(each) for each in players if team_players and each not in team_players},
        options=tuple(
            OptionOffer(each.key, each.values, each.number, each.default, each.module, each.rulings)
            for each in offered(box)
        ),
    )


def box_sources(edition: str, wanted: str) -> tuple[str, ...]:
    """The names of the files of an edition's box with modules, in their order."""
    known = [each.id for each in offer().editions]
    if edition not in known:
        raise Refused("unknown", "there is no such edition", "edition", f"one of {', '.join(known)}")
    return workshop_sources(edition, tuple(filter(None, wanted.split(","))))[0]


def workshop_sources(
    edition: str, modules: Sequence[str], teams: bool = False
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the files of an edition with modules, in their order, and the modules."""
    known = {each.id: each for each in offer().editions}
    if edition not in known:
        raise OptionError(f"there is no edition {brief(edition)}", "edition", f"one of {', '.join(known)}")
    chosen = choose(modules, teams) if known[edition].takes_modules else ()
    base, overlays = with_prototype(edition, {}, ())
    return tuple(map(str, (base, *chosen, *overlays))), chosen


@cache
def rule_book(language: str) -> RuleBook:
    """The rule index."""
    return RuleBook(rules(language), dict(printed_in(language)))


@cache
def rule_book_json(language: str) -> bytes:
    """The rule index as JSON."""
    return msgspec.json.encode(rule_book(language))


@cache
def offer_json() -> bytes:
    """The offer as JSON."""
    return msgspec.json.encode(offer())


@cache
def bots_json(allowed: tuple[str, ...]) -> bytes:
    """The bots as JSON."""
    return msgspec.json.encode(bots(allowed))


def prepare(allowed: tuple[str, ...]) -> None:
    """Compute what never changes, so that no request has to: it takes a third of a second."""
    offer_json()
    bots_json(allowed)
    for each in boxes():
        RoomSettings(edition=each.id).rules_key()
    for language in LANGUAGES:
        rule_book_json(language)


def bots(allowed: Collection[str]) -> Bots:
    """The packaged bots, and those the operator allows."""
    found = listed((name, line) for name, (_, line) in BOTS.items())
    return Bots(
        tuple(
            BotOffer(bot.name, bot.line)
            for bot in found
            if not bot.trouble and (bot.name in BOTS or bot.name in allowed)
        )
    )
