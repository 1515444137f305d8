"""The answers to a question as a menu: what belongs together stands together, long families fold."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from blackgate.cli.words import Words
from blackgate.engine.vocabulary import BASIC_VERBS, INSTEAD
from blackgate.game import prompts
from blackgate.game.actions import Action
from blackgate.game.modules import listed
from blackgate.game.view import View


def label(words: Words, view: View, action: Action) -> str:
    """An option in words."""
    return words.speaker.say(prompts.label(words.rules, view, action))


def with_cost(words: Words, view: View, action: Action) -> str:
    """An option in words, with what it costs where that is not one action, and a warning where one is due."""
    return words.speaker.say(prompts.priced(words.rules, view, action))


ENDINGS: Final = listed(("pass", "stop", "decline", "done", "refuse"), "endings")
"""Answers that end something stand last."""

ROOMY: Final = 18
"""So many lines are shown before families are folded; on a low screen, LOW."""
LOW: Final = 12
ALWAYS: Final = listed((), "always_folded")
"""Families that are folded whatever the room."""

FAMILIES: Final = listed(("cautious", "card"), "families")
"""Words whose options can be folded into one line; the longest are folded first."""


@dataclass(frozen=True)
class Entry:
    """One line of a menu: an option, or several of one family."""

    text: str
    options: tuple[Action, ...]

    @property
    def is_folded(self) -> bool:
        """Whether it stands for several."""
        return len(self.options) > 1


def ordered(seen: View) -> View:
    """The same view with its answers in order: basic actions, those of the Place, free ones, what ends something."""
    ranked = sorted(zip(seen.options, seen.numbers, strict=True), key=lambda each: _rank(seen, each[0]))
    options, numbers = tuple(option for option, _ in ranked), tuple(number for _, number in ranked)
    return structs.replace(seen, options=options, numbers=numbers)


def _rank(seen: View, option: Action) -> int:
    if option.word in ENDINGS:
        return 3
    if prompts.is_free(seen.rules, option):
        return 2
    return 0 if INSTEAD.get(option.word, option.word) in BASIC_VERBS else 1


def entries(words: Words, view: View, room: int = ROOMY) -> list[Entry]:
    """The lines of the menu."""
    folded = _folded(view, room)
    lines: list[Entry] = []
    for option in view.options:
        if option.word not in folded:
            lines.append(Entry(with_cost(words, view, option), (option,)))
        elif option == folded[option.word][0]:
            lines.append(_family(words, view, option.word, folded[option.word]))
    return lines


def unfolded(words: Words, view: View, entry: Entry) -> list[Entry]:
    """The options of a folded line, each in a line of its own."""
    return [Entry(with_cost(words, view, option), (option,)) for option in entry.options]


def _folded(view: View, room: int) -> dict[str, tuple[Action, ...]]:
    """The families that are folded: some always, the others until the menu is short enough."""
    members = {word: tuple(option for option in view.options if option.word == word) for word in FAMILIES}
    if view.question != "offer":
        members.pop("card")
    found = {word: members[word] for word in ALWAYS if len(members[word]) > 1}
    long = len(view.options) - sum(len(options) - 1 for options in found.values())
    for word, options in sorted(members.items(), key=lambda each: -len(each[1])):
        if word not in found and long > room and len(options) > 2:
            found[word] = options
            long -= len(options) - 1
    if "cautious" in found and len(members["planned"]) > 1:
        found["planned"] = members["planned"]
    return found


def family_of(words: Words, view: View, options: Sequence[Action]) -> Entry | None:
    """The family all these options belong to, folded or not."""
    word = options[0].word
    if word not in FAMILIES or word == "card" or any(option.word != word for option in options):
        return None
    return _family(words, view, word, tuple(option for option in view.options if option.word == word))


def _family(words: Words, view: View, word: str, options: tuple[Action, ...]) -> Entry:
    """Options of one word in one line, with what they cost."""
    said = prompts.warned(words.rules, view, word, prompts.family(view, word, options))
    return Entry(words.speaker.say(said), options)
