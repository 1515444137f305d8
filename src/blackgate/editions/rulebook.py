"""The rule index: every rule and every ruling in our own words, where it is printed, and whether it is in force."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from blackgate.editions.names import near
from blackgate.editions.sources import packaged_table
from blackgate.errors import BlackgateError


@dataclass(frozen=True)
class Rule:
    """A rule of the booklets, or a ruling of ours where they are silent or disagree.

    A ruling has a title, a question and a reason; `text` is its answer. `module` is the last module it needs, and
    `status` says whether it is `implemented` or `planned`.
    """

    id: str
    chapter: str
    chapter_title: str
    text: str
    module: str
    status: str
    sources: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    note: str = ""
    title: str = ""
    question: str = ""
    why: str = ""
    option: str = ""
    options: tuple[str, ...] = ()

    @property
    def is_ruling(self) -> bool:
        """Whether it is our decision and not a rule of a booklet."""
        return self.id.startswith("RULING-")


def rule(rule_id: str) -> Rule:
    """The rule or ruling of that id, in any case."""
    found = _by_id().get(rule_id.strip().upper())
    if found is None:
        advice = near(rule_id.upper(), _by_id()) or "ids look like MOVE-4 or RULING-33"
        raise BlackgateError(f"there is no rule {rule_id!r}", right=advice)
    return found


def rules() -> tuple[Rule, ...]:
    """Every rule in the order of the chapters, then every ruling."""
    return tuple(_by_id().values())


def printed_in() -> Mapping[str, str]:
    """What the marks of `Rule.sources` stand for."""
    sources: Any = packaged_table("rules")["source"]
    return MappingProxyType(dict(sources))


@cache
def _by_id() -> Mapping[str, Rule]:
    chapters: Any = packaged_table("rules")["chapter"]
    found = (_rule(chapter, entry) for chapter in chapters for entry in chapter["rule"])
    return MappingProxyType({each.id: each for each in found})


def _rule(chapter: Mapping[str, Any], entry: Mapping[str, Any]) -> Rule:
    read: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}
    return Rule(chapter=chapter["id"], chapter_title=chapter["title"], **read)
