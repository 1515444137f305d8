"""The catalogue as its files say it: which messages there are, what they name, and what the code asks for."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from blackgate.engine.terms import CARD_CLASSES
from blackgate.engine.vocabulary import VERBS
from blackgate.speech.catalogue import FORMS, PERSON_FORMS, pages
from blackgate.speech.nouns import WRAPPED

MAKERS = {"message", "Message", "says", "about", "with_cards", "_token", "_trauma", "_to_a_place", "_against_michel"}
"""What makes a message; its first argument is an id."""
NOT_NAMED = {"win", "lose"}
"""Verbs that are moments of a card and no action."""


@dataclass
class Entry:
    """What one message names."""

    references: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


class _Reader(visitor.Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.entry.functions.add(node.id.name)
        self.generic_visit(node)


def entries(text: str) -> dict[str, Entry]:
    """The messages of a Fluent text; none may stand twice."""
    return _entries(FluentParser().parse(text).body)


def _entries(body: Iterable[ftl.EntryType]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for each in body:
        assert not isinstance(each, ftl.Junk), each.content
        if isinstance(each, ftl.Message):
            assert each.id.name not in found, each.id.name
            found[each.id.name] = Entry()
            _Reader(found[each.id.name]).visit(each)
    return found


@cache
def parsed(language: str) -> list[ftl.Resource]:
    """The pages of a language."""
    return [FluentParser().parse(page) for page in pages(language).values()]


@cache
def catalogue(language: str) -> dict[str, Entry]:
    """Every message of a language."""
    return _entries(each for page in parsed(language) for each in page.body)


def texts(language: str) -> list[str]:
    """The texts of all messages of a language, without ids and parts."""
    found = _Texts()
    for page in parsed(language):
        found.visit(page)
    return found.texts


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def reached(messages: dict[str, Entry], names: set[str]) -> set[str]:
    """Messages, and those they refer to."""
    found, waiting = set[str](), [name for name in names if name in messages]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [each for each in messages[name].references if each in messages]
    return found


def variables(messages: dict[str, Entry], name: str) -> set[str]:
    """What a message needs to be told, with all it refers to."""
    return {each for part in reached(messages, {name}) for each in messages[part].variables}


def asked_for(root: Path) -> set[str]:
    """The ids that the code makes messages of."""
    return {name for first in _firsts(root) for name in strings(first, whole=True)}


@cache
def _said(root: Path) -> set[str]:
    return {each for tree in _code(root) for each in strings(tree)}


def mentioned(root: Path, messages: dict[str, Entry]) -> set[str]:
    """Every string of the code, `word-…` for the words among them, and what ids put together may become."""
    found = _said(root)
    begun = tuple(each for first in _firsts(root) for each in beginnings(first))
    return found | {f"word-{each}" for each in found} | {name for name in messages if name.startswith(begun)}


@cache
def _code(root: Path) -> list[ast.AST]:
    return [ast.parse(path.read_text("utf-8")) for path in (root / "src/blackgate").rglob("*.py")]


@cache
def _firsts(root: Path) -> list[ast.AST]:
    """The first arguments of all that makes messages."""
    calls = [node for tree in _code(root) for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    return [node.args[0] for node in calls if _called(node.func) in MAKERS]


def _called(function: ast.expr) -> str:
    """The name a function or a method is called by."""
    return getattr(function, "attr", "") or getattr(function, "id", "")


def strings(tree: ast.AST, whole: bool = False) -> set[str]:
    """The strings of a piece of code; only the whole ones, if those that are put together are not wanted."""
    parts = {id(part) for node in ast.walk(tree) if whole and _is_made(node) for part in ast.walk(node)}
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in parts)
    return {node.value for node in nodes if isinstance(node.value, str)}


def beginnings(tree: ast.AST) -> set[str]:
    """How the strings begin that are put together: `f"end-{how}"`, or `joined("end", how)`."""
    made = [node for node in ast.walk(tree) if _is_made(node)]
    firsts = [("-" if isinstance(node, ast.Call) else "", part) for node in made for part in _parts(node)[:1]]
    return {f"{part.value!s}{end}" for end, part in firsts if isinstance(part, ast.Constant)}


def _is_made(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr | ast.Call)


def _parts(node: ast.AST) -> list[ast.expr]:
    return node.values if isinstance(node, ast.JoinedStr) else node.args if isinstance(node, ast.Call) else []


def grammar() -> set[str]:
    """What every speaker needs."""
    found = {"noun", "who", "row-comma", "row-and", "row-or"}
    found |= {f"noun-{form}" for form in FORMS} | {f"who-{form}" for form in PERSON_FORMS}
    found |= {f"sort-{sort}" for sort in WRAPPED} | {f"class-{each}" for each in CARD_CLASSES}
    return found | {f"verb-{verb.replace('_', '-')}" for verb in VERBS if verb not in NOT_NAMED}


def missing(messages: dict[str, Entry], needed: set[str]) -> set[str]:
    """What is needed, or referred to, and not there."""
    referred = {each for name in reached(messages, needed) for each in messages[name].references}
    return (needed | referred) - messages.keys()


def unused(messages: dict[str, Entry], known: set[str]) -> set[str]:
    """What is there and neither known nor reached from what is known."""
    return messages.keys() - reached(messages, known & messages.keys())
