"""Parse what a person typed: a number, the words of an option, or enough of them to tell which."""

from collections.abc import Sequence

from blackgate.cli.play.input.matching import begins, begun, with_bet, with_power, with_seat
from blackgate.cli.play.menu import Entry, family_of, label
from blackgate.cli.words import Words
from blackgate.editions.names import near, plain
from blackgate.engine.vocabulary import BLOCKS
from blackgate.errors import ActionError, BlackgateError
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.view import View

CARD_WORDS = tuple(word for word, _, _, sort in BLOCKS if sort in ("card", "pile"))
"""Words that are followed by a card."""


class UnclearError(BlackgateError):
    """What was typed means nothing, or too much; the message says what to do."""


class RefusedError(BlackgateError):
    """An action that exists and is not possible now; or several, of which one was meant and none is possible."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = tuple(numbers)
        super().__init__("is not possible now")


class FoldedError(BlackgateError):
    """One of a folded family of options was meant: which one is to be asked."""

    def __init__(self, family: Entry) -> None:
        self.family = family
        super().__init__("which one?")


def numbered_line(words: Words, lines: Sequence[Entry], typed: str) -> Entry:
    """The line of the menu with that number."""
    n = int(typed) if len(typed) < 7 else 0
    if 1 <= n <= len(lines):
        return lines[n - 1]
    raise UnclearError(words.says("say-no-option", typed=typed[:20], most=len(lines)))


def chosen(game: Game, words: Words, view: View, lines: Sequence[Entry], typed: str) -> Action:
    """The option that is meant by a number of the menu or by words; FoldedError where a family is meant."""
    if not typed.isdecimal():
        return understood(game, words, view, typed)
    line = numbered_line(words, lines, typed)
    if line.is_folded:
        raise FoldedError(line)
    return line.options[0]


def understood(game: Game, words: Words, view: View, typed: str) -> Action:
    """The option that is meant; or UnclearError; FoldedError for a family; RefusedError for what is not possible."""
    options = view.options
    meant = with_bet(with_seat(words, typed))
    texts = {option: _texts(words, view, option) for option in options}
    exact = [option for option in options if plain(meant) in map(plain, texts[option])]
    if len(exact) == 1:
        return exact[0]
    near_to = [option for option in options if any(begins(text, meant) for text in texts[option])]
    if len(near_to) == 1:
        return near_to[0]
    family = family_of(words, view, near_to) if near_to else None
    if family:
        raise FoldedError(family)
    if near_to:
        some = "; ".join(label(words, view, option) for option in near_to[:6])
        raise UnclearError(words.says("say-several", typed=typed, some=some))
    return _by_lexicon(game, words, options, meant, typed)


def _by_lexicon(game: Game, words: Words, options: Sequence[Action], meant: str, typed: str) -> Action:
    """Other names for the same thing; an action that exists but is not possible is refused with its reasons."""
    try:
        number = game.rules.lexicon.number(with_power(words, meant))
    except ActionError as error:
        impossible = begun(game, words, meant)
        if impossible:
            raise RefusedError(impossible) from None
        known = [*(option.word for option in options), "help", "why", "hint", "hand", "board", "log", "save", "quit"]
        first = typed.split()[0]
        guess = near(first, known)
        advice = (
            error.right if first in {option.word for option in options} else guess if guess.startswith("did") else ""
        )
        unclear = words.says("say-unclear", typed=typed, advice=advice or words.says("say-advice"))
        raise UnclearError(unclear.replace("?.", "?")) from None
    if not game.is_legal(number):
        raise RefusedError([number])
    return game.rules.lexicon.action(number)


def _texts(words: Words, view: View, option: Action) -> tuple[str, ...]:
    """Every way to write an option: its words, its label, its operand."""
    shown = label(words, view, option)
    spoken = f"{option.word} {words.card(option.operand)}" if option.word in CARD_WORDS else str(option)
    placed = (f"{option.word} {words.place(option.operand)}",) if option.operand in words.slots else ()
    alone = (option.operand, words.card(option.operand), shown.partition(" ")[2]) if option.operand else ()
    return (str(option), shown, spoken, *placed, *alone)
