"""A position as one line of text: everything about a game at one moment, to paste into a message or a bug report.

    bg1 retail 0f3c… 4 | round=3 active=1 … | P1 place=yard hand=knife*2,link … | P2 … | deck=… discard=… …

Sections are divided by ` | `; in a section each `key=value` is a word of its own. What has its default is left out.
Modules, teams and overlays stand in the head: `with=library,warden teams=ABAB over=house_cheap_shovels`.
The same names as in the JSON form, so one page of documentation serves both.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from blackgate.editions import packaged
from blackgate.errors import BlackgateError, PositionError, brief
from blackgate.game.game import Game
from blackgate.game.position import EXCHANGE_KEYS, TURN_KEYS, PositionTable, SeatTable
from blackgate.game.rules import Rules, rules

MAGIC: Final = "bg1"
CLOCK: Final = ("round", "first", "active", "winner", "chance", "reportable")
WORDS: Final = ("michel", "warden", "offence")
"""Keys of the table whose value is one word."""
DOTTED: Final = ("pile.", "gang.", "token.", "exchange.")
"""Prefixes of keys that stand for an entry of a table."""
LAID: Final = ("with", "teams", "over")
"""Words of the head that name modules, teams and overlays; all others are options."""
LONGEST: Final = 100_000
MOST_NAMES: Final = 10_000
"""Maximum length of a list; a real one is shorter."""
SEAT: Final = re.compile(r"P[1-9]")
TALLY: Final = re.compile(r"(?P<name>[^*]+)(\*(?P<count>[0-9]{1,4}))?")


def position(game: Game) -> str:
    """The position of a game as one line."""
    data = game.to_dict()
    clock = [f"round={data['round']}", f"first={data['first']}", f"active={data['active']}"]
    clock += [f"winner={data['winner']}", f"chance={data['chance']}"]
    clock += [f"{key}={_written(value)}" for key, value in data["turn"].items()]
    seats = [[f"P{n + 1}", *_seat_words(seat)] for n, seat in enumerate(data["seats"])]
    table = [f"deck={_run(data['deck'])}", f"discard={_run(data['discard'])}", f"laid={_run(data['laid'])}"]
    table.append(f"backgrounds={_run(data['backgrounds'])}")
    table += [f"pile.{name}={count}" for name, count in data["piles"].items()]
    table += [f"gang.{name}={_run(pile)}" for name, pile in data["gang_piles"].items()]
    table += _module_words(game.rules, data)
    table.append("agenda=" + "/".join(":".join(map(str, frame)) for frame in data["agenda"]))
    return " | ".join(" ".join(section) for section in (_head(game.rules), clock, *seats, table))


def _head(setting: Rules) -> list[str]:
    """The edition, its modules and overlays, and the options."""
    head = [MAGIC, setting.edition.id, setting.edition.fingerprint, str(setting.players)]
    laid = (("with", ",".join(setting.modules)), ("teams", "".join(setting.teams or ())))
    head += [f"{key}={value}" for key, value in (*laid, ("over", ",".join(setting.overlays))) if value]
    head += [f"{key}={value}" for key, value in setting.chosen.items()]
    if setting.humans and setting.options.get("round_cap") == "auto":
        head.append("round_cap=none")
    return head


def _module_words(setting: Rules, data: PositionTable) -> list[str]:
    """The pieces of the modules in play."""
    modules = setting.tables.modules
    words = [f"token.{name}={count}" for name, count in data["tokens"].items()]
    if "library" in modules:
        words.append(f"background_discard={_run(data['background_discard'])}")
    if "ward" in modules:
        words.append(f"traumas={_run(data['traumas'])}")
    if "michel" in modules:
        words += [f"michel={data['michel']}", f"michel_deck={_run(data['michel_deck'])}"]
        words += [f"michel_discard={_run(data['michel_discard'])}", f"michel_shown={_run(data['michel_shown'])}"]
    if "warden" in modules:
        words.append(f"warden={data['warden']}")
    words += [f"exchange.{key}={_written(value)}" for key, value in data["exchange"].items() if value]
    if data["offence"]:
        words += [f"reportable={data['reportable']}", f"offence={data['offence']}"]
    return words


def _seat_words(seat: SeatTable) -> list[str]:
    """The words of one seat; empty values are left out."""
    return [f"{key}={_written(value)}" for key, value in seat.items() if value not in (0, "", {}, False)]


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ",".join(name if count == 1 else f"{name}*{count}" for name, count in value.items())
    return _run(value) if isinstance(value, list) else str(value)


def _run(names: Iterable[object]) -> str:
    """A list in order; equal neighbours are counted."""
    runs = [(name, len(list(group))) for name, group in groupby(names)]
    return ",".join(str(name) if count == 1 else f"{name}*{count}" for name, count in runs)


def from_position(line: str, base: Rules | None = None) -> Game:
    """The game that a line describes. The edition comes from `base`, if given, else it is loaded by name."""
    if len(line) > LONGEST:
        raise PositionError("is too long", "position", f"at most {LONGEST} characters")
    sections = [section.split() for section in line.split("|")]
    strange = next((word for section in sections for word in section if not word.isprintable()), None)
    if strange is not None:
        raise PositionError(f"has the word {brief(strange)}", "position", "printable characters only")
    if not sections[0] or sections[0][0] != MAGIC:
        raise PositionError("is not a position", "position", f"a line that starts with {MAGIC!r}")
    setting = _rules(sections[0], base)
    seats = [section for section in sections[1:] if section and SEAT.fullmatch(section[0])]
    if [section[0] for section in seats] != [f"P{n + 1}" for n in range(len(seats))]:
        raise PositionError("the seats are not in order", "position", "P1, P2, … each once")
    words = [_pair(word) for section in sections[1:] if section not in seats for word in section]
    return Game.from_dict(
        setting,
        {
            **{key: _number(text) for key, text in words if key in CLOCK},
            **{key: text for key, text in words if key in WORDS},
            "turn": dict(_read_turn(key, text) for key, text in words if key in TURN_KEYS),
            "seats": [dict(_read_seat(*_pair(word)) for word in section[1:]) for section in seats],
            "piles": {key.removeprefix("pile."): _number(text) for key, text in words if key.startswith("pile.")},
            "gang_piles": {key.removeprefix("gang."): _names(text) for key, text in words if key.startswith("gang.")},
            "tokens": {key.removeprefix("token."): _number(text) for key, text in words if key.startswith("token.")},
            "exchange": dict(_read_exchange(key, text) for key, text in words if key.startswith("exchange.")),
            **{key: _read_list(key, text) for key, text in words if not _is_known(key)},
        },
    )


def _is_known(key: str) -> bool:
    """Whether a word is handled elsewhere; all others are lists under their own names."""
    return key in CLOCK or key in WORDS or key in TURN_KEYS or key.startswith(DOTTED)


def _rules(head: list[str], base: Rules | None) -> Rules:
    """The rules of a line; an edition that has changed since is refused."""
    if len(head) < 4 or max(map(len, head)) > 100 or (base is None and head[1] not in packaged()):
        raise PositionError("the head is not one", "position", "bg1 EDITION FINGERPRINT PLAYERS")
    words = [_pair(word) for word in head[4:]]
    laid = {key: value for key, value in words if key in LAID}
    options = tuple((key, value) for key, value in words if key not in LAID)
    over = tuple(filter(None, laid.get("over", "").split(",")))
    if base is None and any(overlay not in packaged() for overlay in over):
        raise PositionError("names an overlay that does not come with Blackgate", "position over", "give its rules")
    try:
        if base is not None:
            setting = rules(base.edition, _number(head[3]), dict(options), teams=laid.get("teams", False))
            setting = replace(setting, overlays=over)
        else:
            modules = tuple(filter(None, laid.get("with", "").split(",")))
            setting = _packaged_rules(head[1], _number(head[3]), options, over, modules, laid.get("teams", ""))
    except BlackgateError as error:
        raise PositionError(error.what, f"position {error.where}", error.right) from None
    if setting.edition.fingerprint != head[2]:
        right = f"use the edition with fingerprint {head[2]}, not {setting.edition.fingerprint}"
        raise PositionError("was written with another edition", "position", right)
    return setting


@lru_cache(maxsize=64)
def _packaged_rules(
    name: str,
    players: int,
    options: tuple[tuple[str, str], ...],
    overlays: tuple[str, ...],
    modules: tuple[str, ...],
    teams: str,
) -> Rules:
    """Rules of an edition that comes with Blackgate; cached."""
    return rules(name, players, dict(options), overlays, modules=modules, teams=teams)


def _pair(word: str) -> tuple[str, str]:
    key, sign, value = word.partition("=")
    if not sign:
        raise PositionError(f"{word!r} is not a key=value", "position", "no spaces inside a value")
    return key, value


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,20}", text):
        raise PositionError(f"{text!r} is not a whole number", "position")
    return int(text)


def _names(text: str) -> list[str]:
    """Parse a list; repeated names are expanded."""
    found: list[str] = []
    for part in filter(None, text.split(",")):
        name, count = _tally(part)
        found += [name] * count
        if len(found) > MOST_NAMES:
            raise PositionError("a list is too long", "position", f"at most {MOST_NAMES} names")
    return found


def _tally(part: str) -> tuple[str, int]:
    match = TALLY.fullmatch(part)
    if match is None:
        raise PositionError(f"{part!r} is not a name or name*count", "position")
    return match["name"], int(match["count"] or 1)


def _scalar(text: str) -> object:
    if text in ("yes", "no"):
        return text == "yes"
    return _number(text)


def _read_turn(key: str, text: str) -> tuple[str, object]:
    return key, _names(text) if key in ("fresh", "ability_due") else _scalar(text)


def _read_list(key: str, text: str) -> object:
    if key == "agenda":
        return [_frame(frame) for frame in filter(None, text.split("/"))]
    return _names(text)


def _read_seat(key: str, text: str) -> tuple[str, object]:
    if key in ("hand", "tunnel", "tokens"):
        return key, _counts(text)
    if key in ("place", "gang_card", "background", "trauma"):
        return key, text
    return key, _scalar(text)


def _read_exchange(key: str, text: str) -> tuple[str, object]:
    name = key.removeprefix("exchange.")
    return name, _counts(text) if name in EXCHANGE_KEYS and name != "proposals" else _number(text)


def _counts(text: str) -> dict[str, int]:
    """The number of each name; a name may occur twice."""
    counts: Counter[str] = Counter()
    for name, count in map(_tally, filter(None, text.split(","))):
        counts[name] += count
    return dict(counts)


def _frame(text: str) -> list[object]:
    kind, *numbers = text.split(":")
    return [kind, *(_number(number) for number in numbers)]
