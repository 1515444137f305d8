"""`why craft`, `why dig spoon`, `why extort Ana`: every rule that stands against an action now."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from blackgate.cli.play.input.matching import begun, sensible, spoken, with_bet, with_power, with_seat
from blackgate.cli.quotes import capital
from blackgate.cli.words import Words
from blackgate.editions.names import near, plain
from blackgate.engine.actions import Act
from blackgate.engine.vocabulary import BLOCKS
from blackgate.errors import ActionError
from blackgate.game.actions import SYNONYMS
from blackgate.game.game import Game
from blackgate.game.prompts import label
from blackgate.game.refusals.refusal import Refusal
from blackgate.game.view import view
from blackgate.speech.texts import power_text

LONGEST: Final = 12
"""So many lines of reasons are enough."""


def why(game: Game, words: Words, seat: int, asked: str) -> list[Text]:
    """An answer to `why …`, one line for each reason."""
    return against(game, words, seat, candidates(game, words, asked))


def against(game: Game, words: Words, seat: int, wanted: Sequence[int]) -> list[Text]:
    """What stands against these actions: first what stands against all of them, then what bars each."""
    possible = [number for number in wanted if not game.why_not(number, seat)]
    if possible:
        names = ", ".join(spoken(words, game.rules.lexicon.action(number)) for number in possible[:8])
        return [Text(words.says("say-possible", what=names), style="green")]
    reasons = {number: game.why_not(number, seat) for number in wanted}
    shared = [each for each in next(iter(reasons.values())) if all(each in found for found in reasons.values())]
    lines = [reason(words, each) for each in shared]
    if len(wanted) > 1:
        for number, found in reasons.items():
            own = [each for each in found if each not in shared]
            lines += [reason(words, each, named(game, words, seat, number)) for each in own]
    return lines[:LONGEST] + [line for number in wanted for line in printed(game, words, seat, number)]


def named(game: Game, words: Words, seat: int, number: int) -> str:
    """An action as the menu would name it, as far as its colon."""
    said = label(game.rules, view(game, seat), game.rules.lexicon.action(number))
    return words.speaker.say(said).partition(":")[0].rstrip()


def reason(words: Words, refusal: Refusal, about: str = "") -> Text:
    """A reason and what would help, with its rules, dim, at the end."""
    said, rules = refusal.in_words(words.speaker), " ".join(refusal.rules)
    told = words.titled(Text(capital(about), "bold"), said) if about else Text(said)
    return told.append(f"  {rules}", "dim")


def printed(game: Game, words: Words, seat: int, number: int) -> list[Text]:
    """The own card behind `reveal` and `ability`, with its printed moment. Rule: GANG-7, BG-2."""
    me = view(game, seat).seats[seat]
    card = {int(Act.ABILITY): me.gang_card, int(Act.REVEAL): me.background or ""}.get(number, "")
    if not card:
        return []
    text = power_text(words.edition, words.edition.power(card), words.language)
    return [words.titled(Text(words.power(card), "bold"), text)]


def candidates(game: Game, words: Words, asked: str) -> list[int]:
    """The actions a person may mean: one, all of a bare word, or all that begin like this."""
    if not asked.strip():
        raise ActionError(words.says("say-why-what"), right=words.says("say-why-example"))
    meant = with_bet(with_power(words, with_seat(words, asked.strip())))
    word = SYNONYMS.get(plain(meant), plain(meant))
    blocks = {plain(name): (name, base, size, sort) for name, base, size, sort in BLOCKS}
    if word in blocks and blocks[word][3]:
        name, base, size, sort = blocks[word]
        size = min(size, game.rules.players) if sort == "seat" else size
        known = [base + n for n in range(size) if game.rules.lexicon.action(base + n).word == name]
        return sensible(game, known) or known
    return _by_lexicon(game, words, meant)


def _by_lexicon(game: Game, words: Words, meant: str) -> list[int]:
    try:
        return [game.rules.lexicon.number(meant)]
    except ActionError as error:
        found, head = begun(game, words, meant), meant.partition(" ")[0]
        if found:
            return found
        if head in {name for name, *_ in BLOCKS}:
            raise
        raise ActionError(error.what, right=near(head, [name for name, *_ in BLOCKS])) from None
