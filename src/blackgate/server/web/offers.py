"""What can be chosen when a room is opened: editions, modules, options, bots, phrases."""

from collections.abc import Collection
from functools import cache

import msgspec

from blackgate.bots import BOTS
from blackgate.bots.registry import listed
from blackgate.editions import Entry, boxes, load, modules
from blackgate.editions.combining import BUNDLES, choose
from blackgate.editions.rulebook import Rule, printed_in, rules
from blackgate.game.rules import with_prototype
from blackgate.server.commands import PHRASES
from blackgate.server.problems import Refused
from blackgate.server.settings import RoomSettings
from blackgate.speech import LANGUAGES


class OptionOffer(msgspec.Struct, frozen=True):
    """A switch of the rules."""

    key: str
    values: tuple[str | int, ...]
    range: tuple[int, int] | None
    """Whole numbers it takes beside the values."""
    default: str | int
    module: str
    """What it belongs to; `base` is always there."""
    rulings: tuple[str, ...]


class EditionOffer(msgspec.Struct, frozen=True):
    """A box that can be opened."""

    id: str
    title: str
    about: tuple[str, ...]
    players: tuple[int, ...]
    team_players: tuple[int, ...]
    """How many can play in teams; none where it is not played in teams."""
    takes_modules: bool
    options: tuple[OptionOffer, ...]


class ModuleOffer(msgspec.Struct, frozen=True):
    """Something to play with beside the base game."""

    id: str
    kind: str
    title: str
    about: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """Everything that can be played."""

    editions: tuple[EditionOffer, ...]
    modules: tuple[ModuleOffer, ...]
    bundles: tuple[str, ...]
    """Names for the whole of an expansion."""


class RuleBook(msgspec.Struct, frozen=True):
    """Every rule and every ruling in our own words, by chapters."""

    rules: tuple[Rule, ...]
    sources: dict[str, str]
    """What the marks of a rule's sources stand for."""


class BotOffer(msgspec.Struct, frozen=True):
    """A bot that may take a seat."""

    name: str
    line: str


class Bots(msgspec.Struct, frozen=True):
    """Who can be seated; `name@1s` and `name@2000p` say how much it thinks."""

    bots: tuple[BotOffer, ...]


class Phrases(msgspec.Struct, frozen=True):
    """What can be said without typing; the words stand in the catalogue of each language."""

    phrases: tuple[str, ...] = PHRASES


@cache
def offer() -> Offer:
    """The editions that come with Blackgate, and what goes with them."""
    return Offer(
        editions=tuple(_edition(each) for each in boxes()),
        modules=tuple(ModuleOffer(each.id, each.kind, each.title, each.about) for each in modules()),
        bundles=BUNDLES,
    )


def _edition(entry: Entry) -> EditionOffer:
    box = load(entry.id) if entry.kind == "edition" else load("retail", [entry.id])
    is_whole = entry.kind == "edition"
    return EditionOffer(
        id=entry.id,
        title=entry.title,
        about=entry.about,
        players=tuple(players for players, _ in box.goal),
        team_players=tuple(players for players, _ in box.team_goal) if is_whole else (),
        takes_modules=is_whole,
        options=tuple(
            OptionOffer(each.key, each.values, each.number, each.default, each.module, each.rulings)
            for each in box.options
        ),
    )


def box_sources(edition: str, wanted: str) -> tuple[str, ...]:
    """What lies in the box of an edition on offer, with modules beside it: the names of its files, in their order."""
    known = {each.id: each for each in offer().editions}
    if edition not in known:
        raise Refused("unknown", "there is no such edition", "edition", f"one of {', '.join(known)}")
    names = tuple(filter(None, wanted.split(","))) if known[edition].takes_modules else ()
    base, overlays = with_prototype(edition, {}, ())
    return tuple(map(str, (base, *choose(names), *overlays)))


@cache
def rule_book(language: str) -> RuleBook:
    """The rule index."""
    return RuleBook(rules(language), dict(printed_in(language)))


@cache
def rule_book_json(language: str) -> bytes:
    """The rule index as it is sent."""
    return msgspec.json.encode(rule_book(language))


@cache
def offer_json() -> bytes:
    """The offer as it is sent."""
    return msgspec.json.encode(offer())


@cache
def bots_json(allowed: tuple[str, ...]) -> bytes:
    """The bots as they are sent."""
    return msgspec.json.encode(bots(allowed))


def prepare(allowed: tuple[str, ...]) -> None:
    """Work out what never changes, so that no request has to: it takes a third of a second."""
    offer_json()
    bots_json(allowed)
    for each in boxes():
        RoomSettings(edition=each.id).rules_key()
    for language in LANGUAGES:
        rule_book_json(language)


def bots(allowed: Collection[str]) -> Bots:
    """Those that come with Blackgate, and those the operator lets in."""
    found = listed((name, line) for name, (_, line) in BOTS.items())
    return Bots(
        tuple(
            BotOffer(bot.name, bot.line)
            for bot in found
            if not bot.trouble and (bot.name in BOTS or bot.name in allowed)
        )
    )
