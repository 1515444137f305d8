"""`why craft`, `why dig spoon`, `why extort Ana`: every rule that stands against an action now."""

from typing import Final

from rich.text import Text

from blackgate.cli.words import Words
from blackgate.editions.names import near, plain
from blackgate.engine.actions import BLOCKS
from blackgate.engine.terms import SLOTS
from blackgate.errors import ActionError
from blackgate.game.actions import SYNONYMS, Action
from blackgate.game.game import Game
from blackgate.game.refusals import Refusal


def why(game: Game, words: Words, seat: int, asked: str) -> list[Text]:
    """An answer to `why …`, one line for each reason."""
    wanted = candidates(game, words, asked)
    possible = [number for number in wanted if not game.why_not(number, seat)]
    if possible:
        named = ", ".join(str(game.rules.lexicon.action(number)) for number in possible[:8])
        return [Text(f"That is possible now: {named}.", style="green")]
    reasons = {number: game.why_not(number, seat) for number in wanted}
    shared = [each for each in next(iter(reasons.values())) if all(each in found for found in reasons.values())]
    lines = [reason(each) for each in shared]
    if len(wanted) > 1:
        for number, found in reasons.items():
            own = [each for each in found if each not in shared]
            lines += [reason(each, spoken(words, game.rules.lexicon.action(number))) for each in own]
    return lines[:12]


def spoken(words: Words, action: Action) -> str:
    """An action with the names of players."""
    for n, seat in enumerate(words.seats):
        if action.operand == f"P{n + 1}":
            return f"{action.word} {seat.name}"
    return str(action)


def is_bare_verb(typed: str) -> bool:
    """Whether a person named an action without saying which."""
    word = plain(typed)
    return any(plain(name) == SYNONYMS.get(word, word) and sort for name, _, _, sort in BLOCKS)


def reason(refusal: Refusal, about: str = "") -> Text:
    """A reason with its rules, dim, at the end."""
    sentence = refusal.text.partition(" [")[0]
    return Text.assemble((f"{about}: " if about else "", "bold"), sentence, (f"  {' '.join(refusal.rules)}", "dim"))


SEAT_WORDS: Final = ("extort", "seat", "target", "choose")
"""Words that are followed by a player."""


def with_seat(words: Words, typed: str) -> str:
    """Players may be called by their names, or the beginning of them: `extort Ana` is `extort P1`."""
    head, _, tail = typed.partition(" ")
    names = {plain(seat.name): f"P{n + 1}" for n, seat in enumerate(words.seats)}
    begun = [
        seat for name, seat in names.items() if head in SEAT_WORDS and plain(tail) and name.startswith(plain(tail))
    ]
    seat = names.get(plain(tail)) or (begun[0] if len(begun) == 1 else "")
    return f"{head} {seat}" if seat else typed


def candidates(game: Game, words: Words, asked: str) -> list[int]:
    """The actions a person may mean: one, or all of a bare word."""
    head = asked.strip().partition(" ")[0]
    if not head:
        raise ActionError("why what?", right="for example: why craft, why dig spoon, why extort P2")
    asked = with_seat(words, asked.strip())
    word = SYNONYMS.get(plain(asked), plain(asked))
    blocks = {plain(name): (name, base, size, sort) for name, base, size, sort in BLOCKS}
    if word in blocks and blocks[word][3]:
        name, base, size, sort = blocks[word]
        size = min(size, game.rules.players) if sort == "seat" else size
        known = [base + n for n in range(size) if game.rules.lexicon.action(base + n).word == name]
        return _sensible(game, known) or known
    try:
        return [game.rules.lexicon.number(asked)]
    except ActionError as error:
        if head in {name for name, *_ in BLOCKS}:
            raise
        raise ActionError(error.what, right=near(head, [name for name, *_ in BLOCKS])) from None


def _sensible(game: Game, known: list[int]) -> list[int]:
    """Of the cards, only those that are played as Action cards; no Place that is not in the box; never oneself."""
    actions = {number: game.rules.lexicon.action(number) for number in known}
    kinds = {card.id: card.card_class for card in game.rules.edition.cards}
    own = f"P{game.seat + 1}"
    absent = set(SLOTS) - {place.slot for place in game.rules.edition.places}
    return [
        number
        for number, action in actions.items()
        if action.operand not in (own, *absent) and (action.word != "play" or kinds.get(action.operand) == "action")
        and (action.word != "dig" or kinds.get(action.operand) == "tool")
    ]  # fmt: skip
