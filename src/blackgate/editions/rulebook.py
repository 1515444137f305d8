"""The rule index: every rule and every ruling in our own words, where it is printed, and whether it is in force."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any

from blackgate.editions.names import near
from blackgate.editions.shipped import HOME, overlays_of_modules, packaged_table
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


def rule(rule_id: str, language: str = "en") -> Rule:
    """The rule or ruling of that id, in any case."""
    found = _by_id(language).get(rule_id.strip().upper())
    if found is None:
        advice = near(rule_id.upper(), _by_id(language)) or "ids look like MOVE-4 or RULING-33"
        raise BlackgateError(f"there is no rule {rule_id!r}", right=advice)
    return found


def rules(language: str = "en") -> tuple[Rule, ...]:
    """Every rule in the order of the chapters, then every ruling."""
    return tuple(_by_id(language).values())


def printed_in(language: str = "en") -> Mapping[str, str]:
    """What the marks of `Rule.sources` stand for."""
    sources: Any = packaged_table("rules")["source"]
    return MappingProxyType({**sources, **_texts(language).get("source", {})})


def index_words(language: str = "en") -> Mapping[str, str]:
    """The words a page of the index puts around a rule: `question`, `printed` and the like."""
    words: Any = packaged_table("rules")["word"]
    return MappingProxyType({**words, **_texts(language).get("word", {})})


def translated() -> tuple[str, ...]:
    """The languages the rule index has been put into; in any other it is English."""
    found = (each.name for each in (HOME / "rules").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def _by_id(language: str) -> Mapping[str, Rule]:
    found = (_rule(chapter, entry, language) for chapter in _chapters() for entry in chapter["rule"])
    texts = _texts(language)
    return MappingProxyType({each.id: _put_into(each, texts) for each in found})


def _chapters() -> list[Mapping[str, Any]]:
    """The chapters of the index, then those that overlays of modules bring with them."""
    own: Any = packaged_table("rules")["chapter"]
    brought: list[Any] = [packaged_table(name).get("chapter", []) for name in overlays_of_modules()]
    return [*own, *(chapter for chapters in brought for chapter in chapters)]


def _texts(language: str) -> Mapping[str, Any]:
    return packaged_table(f"rules/{language}") if language in translated() else {}


def _put_into(each: Rule, texts: Mapping[str, Any]) -> Rule:
    """A rule in the words of another language, its chapter's title too."""
    title = texts.get("chapter", {}).get(each.chapter, each.chapter_title)
    return replace(each, chapter_title=title, **texts.get("rule", {}).get(each.id, {}))


def _rule(chapter: Mapping[str, Any], entry: Mapping[str, Any], language: str) -> Rule:
    read = {key: _read(value, language) for key, value in entry.items()}
    return Rule(chapter=chapter["id"], chapter_title=_read(chapter["title"], language), **read)


def _read(value: Any, language: str) -> Any:
    """A datum of a rule; an overlay writes its texts by language."""
    if isinstance(value, Mapping):
        return value.get(language, value["en"])
    return tuple(value) if isinstance(value, list) else value
