"""Cache of the rules that rooms are played by. Building some takes up to 25 ms, so the event loop uses a thread for it.

Rules of a loaded room are always in the cache; of the others the most recently used ones. Rules with a custom box are
freed with their last room.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cache
from threading import Lock
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from blackgate.editions import Edition, choose
from blackgate.editions.custom.box import CustomBox
from blackgate.editions.options import settle
from blackgate.game.rules import Rules, packaged_edition, rules, with_prototype

KEPT: Final = 64


class RulesKey(NamedTuple):
    """What rules are built from: modules in their order, options that differ from their defaults."""

    edition: str
    players: int
    options: tuple[tuple[str, str | int], ...]
    modules: tuple[str, ...]
    teams: str | bool
    box: str = ""
    """A custom box as JSON; empty without one."""


_recent: Final[OrderedDict[RulesKey, Rules]] = OrderedDict()
_in_use: Final[WeakValueDictionary[RulesKey, Rules]] = WeakValueDictionary()
_lock: Final = Lock()
_encoder: Final = msgspec.json.Encoder(order="sorted")


def key_of(
    edition: str,
    players: int,
    options: Mapping[str, str | int],
    modules: Sequence[str],
    teams: str | bool,
    box: Mapping[str, object] | None = None,
) -> RulesKey:
    """The cache key of a choice; raises OptionError for unknown or contradictory modules and options.

    A box is only written down: whether it is within its bounds and fits the edition is found out off the event loop.
    """
    base, overlays = with_prototype(edition, options, ())
    chosen = choose(modules, teams)
    plain = _plain_box((str(base), *map(str, overlays)))
    defaults = settle(plain, None)
    settled = {key: value for key, value in settle(plain, options).items() if value != defaults[key]}
    name, custom = str(overlays[0] if overlays else base), "" if box is None else _encoder.encode(box).decode()
    return RulesKey(name, players, tuple(sorted(settled.items())), chosen, teams, custom)


@cache
def _plain_box(sources: tuple[str, ...]) -> Edition:
    """An edition without modules, for its options: modules add none. There are only as many as are packaged."""
    return packaged_edition(sources)


def found(key: RulesKey) -> Rules | None:
    """The rules, if they are in the cache."""
    with _lock:
        rules = _in_use.get(key)
        if rules is not None:
            _remember(key, rules)
        return rules


def made(key: RulesKey) -> Rules:
    """The rules, built if necessary; raises an error if the choice does not fit together."""
    known = found(key)
    if known is not None:
        return known
    box = CustomBox.parse(key.box) if key.box else None
    new = rules(
        key.edition, key.players, dict(key.options), modules=key.modules, teams=key.teams, humans=True, box=box
    )  # fmt: skip
    _ = new.setting, new.names, new.places  # computed here, so that no move has to wait for it
    with _lock:
        new = _in_use.setdefault(key, new)
        _remember(key, new)
    return new


def _remember(key: RulesKey, rules: Rules) -> None:
    if key.box:
        return
    _recent[key] = rules
    _recent.move_to_end(key)
    while len(_recent) > KEPT:
        _recent.popitem(last=False)
