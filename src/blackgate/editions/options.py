"""Choosing among the options of an edition: defaults for what is not said, a clear refusal for what cannot be.

Rule: chapter 27 of the rules reference; RULING-1.
"""

from collections.abc import Mapping
from typing import Final

from blackgate.editions.edition import Edition
from blackgate.editions.names import near
from blackgate.editions.parts import Option
from blackgate.errors import OptionError, brief

PROTOTYPE_PARTS: Final = ("base", "prototype")
"""The parts of the rules whose options a prototype knows."""


def offered(edition: Edition) -> tuple[Option, ...]:
    """The options one can choose: a prototype has none of modules, because it is played without them. Rule: PROTO-6."""
    if not edition.is_prototype:
        return edition.options
    return tuple(option for option in edition.options if option.module in PROTOTYPE_PARTS)


def settle(edition: Edition, chosen: Mapping[str, object] | None = None) -> dict[str, str | int]:
    """Every option of the edition with its value."""
    known = {option.key: option for option in edition.options}
    choosable = [option.key for option in offered(edition)]
    for key in chosen or {}:
        if key in known and key not in choosable:
            what = f"the prototype is played without the module {known[key].module!r} of this option"
            raise OptionError(what, key, "leave it out (PROTO-6)")
        if key not in known:
            raise OptionError("there is no such option", key, near(key, choosable))
    given = {key: value_of(known[key], value) for key, value in (chosen or {}).items()}
    settled = {key: given.get(key, option.default) for key, option in known.items()}
    if "ruleset" in given and settled["ruleset"] != known["ruleset"].default:
        raise OptionError("the prototype is an edition of its own", "ruleset", "lay 'prototype_fr' (RULING-1)")
    return settled


def value_of(option: Option, value: object) -> str | int:
    """A chosen value as the option knows it; numbers may be written as text."""
    for allowed in option.values:
        if not isinstance(value, bool) and value in (allowed, str(allowed)):
            return allowed
    number = _whole(value)
    if option.number and number is not None and option.number[0] <= number <= option.number[1]:
        return number
    raise OptionError(f"{brief(value)} is not a value of this option", option.key, _advice(option, value))


def _whole(value: object) -> int | None:
    if isinstance(value, str) and value.isdecimal() and value.isascii() and len(value) < 10:
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _advice(option: Option, value: object) -> str:
    """All values, the closest word first in mind."""
    words = [str(each) for each in option.values]
    if option.number:
        words.append(f"a whole number from {option.number[0]} to {option.number[1]}")
    close = near(brief(value), map(str, option.values)) if option.values else ""
    guess = f" ({close})" if close.startswith("did") else ""
    return f"one of {', '.join(words)}{guess}; see {', '.join(option.rulings)}"
