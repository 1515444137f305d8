"""The fingerprint of an edition: equal for two editions exactly when they play alike."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Final

LOOKS: Final = MappingProxyType({"looks": True})
"""Mark of a field that changes looks, not play."""

DIGITS: Final = 16


def fingerprint(edition: object, changed: Mapping[str, int] | None = None) -> str:
    """A short digest of everything that matters for play, the order of things included.

    Of the numbers of modules only those that were changed: they were code once, and records of that time stay valid.
    """
    whole = content(edition)
    if changed and isinstance(whole, dict):
        whole["constants"] = dict(changed)
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:DIGITS]


def content(value: object) -> object:
    """A value as plain lists and tables, without what is only looks."""
    if is_dataclass(value):
        kept = (each for each in fields(value) if "looks" not in each.metadata)
        return {each.name: content(getattr(value, each.name)) for each in kept}
    if isinstance(value, tuple):
        return [content(each) for each in value]
    return value
