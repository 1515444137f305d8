"""Match typed words that are no option as they stand: names of players, beginnings, synonyms."""

import re
from collections.abc import Sequence
from typing import Final

from blackgate.cli.words import Words
from blackgate.editions.names import plain
from blackgate.engine.ruleset import action_verbs
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import BLOCKS, MODULE_OF
from blackgate.errors import ActionError
from blackgate.game.actions import SYNONYMS, Action
from blackgate.game.game import Game
from blackgate.game.prompts.labels import FREE, free_words

SEAT_WORDS: Final = ("target", "choose", *(word for word, _, _, sort in BLOCKS if sort == "seat"))
"""Words that are followed by a player."""
BET: Final = re.compile(
    r"(?P<bet>bet\s+)?(?P<stake>\d)\s*(?:cig\w*\s*)?(?P<on>on|x|×)?\s*(?P<figure>\d)", re.IGNORECASE
)
SHORTEST: Final = 2
"""So many letters of such a word are enough."""


def with_seat(words: Words, typed: str) -> str:
    """Players may be called by name, by its beginning, or by the order they are shown in: `extort Ana`, `extort 1`."""
    head, _, tail = typed.partition(" ")
    if len(head) < SHORTEST or not plain(tail) or not any(word.startswith(head.lower()) for word in SEAT_WORDS):
        return typed
    names = {plain(seat.name): f"P{n + 1}" for n, seat in enumerate(words.seats)}
    numbers = {str(n + 1): f"P{n + 1}" for n in range(len(words.seats))}
    begun = [seat for name, seat in names.items() if name.startswith(plain(tail))]
    seat = names.get(plain(tail)) or numbers.get(tail) or (begun[0] if len(begun) == 1 else "")
    return f"{head} {seat}" if seat else typed


def with_bet(typed: str) -> str:
    """`bet 2 on 5`, `2 on 5` and `bet 2 5` are `bet 2x5`. Rule: PLACE-GAMB-2."""
    found = BET.fullmatch(typed.strip())
    if not found or not (found["bet"] or found["on"]):
        return typed
    if not (1 <= int(found["stake"]) <= 3 and 2 <= int(found["figure"]) <= 6):
        raise ActionError("a bet is 1 to 3 cigarettes on a figure from 2 to 6", right="for example: bet 2 on 5")
    return f"bet {found['stake']}x{found['figure']}"


def with_power(words: Words, typed: str) -> str:
    """`use`, `use Dragon Head` and `reveal Hired Gun` are the words of the action, whatever the card is called."""
    head, _, tail = typed.partition(" ")
    names = [plain(power.name.of()) for power in words.edition.powers]
    if plain(tail) in ("", "ability", "gangability") or plain(tail) in names:
        return {"use": "ability", "reveal": "reveal"}.get(head.lower(), typed)
    return typed


def spoken(words: Words, action: Action) -> str:
    """An action with the names of players."""
    for n, seat in enumerate(words.seats):
        if action.operand == f"P{n + 1}":
            return f"{action.word.replace('_', ' ')} {seat.name}"
    if action.word == "bet":
        return "bet " + action.operand.replace("x", " on ")
    return f"{action.word.replace('_', ' ')} {action.operand}".rstrip()


def is_bare_verb(typed: str) -> bool:
    """Whether a person named an action without saying which."""
    word = plain(typed)
    return any(plain(name) == SYNONYMS.get(word, word) and sort for name, _, _, sort in BLOCKS)


def begins(text: str, typed: str) -> bool:
    """Whether each word typed begins the next word of the text: `ca yard`, `dig sp`."""
    wanted = [plain(word) for word in typed.split()]
    offered = [plain(word) for word in text.replace("_", " ").split()]
    return bool(wanted) and all(wanted) and len(wanted) <= len(offered) and all(
        there.startswith(here) for here, there in zip(wanted, offered, strict=False)
    )  # fmt: skip


def is_played(game: Game, word: str) -> bool:
    """Whether a word exists in this game, with the modules it is played with. Rule: MOD-1."""
    return word != "unknown" and (word not in MODULE_OF or MODULE_OF[word] in game.rules.edition.modules)


def begun(game: Game, words: Words, typed: str) -> list[int]:
    """The actions of a turn, possible or not, that begin with what was typed."""
    words_of = game.rules.lexicon.action
    of_turn = [
        n
        for n, verb in enumerate(action_verbs())
        if verb >= 0 or (words_of(n).word in FREE or words_of(n).word in free_words())
    ]
    known = [number for number in of_turn if is_played(game, game.rules.lexicon.action(number).word)]
    actions = {number: game.rules.lexicon.action(number) for number in sensible(game, known)}
    return [n for n, action in actions.items() if any(begins(text, typed) for text in _texts(words, action))]


def _texts(words: Words, action: Action) -> tuple[str, ...]:
    """An action as it is written, and with the printed name of what it is about."""
    operand = action.operand
    place = [words.place(operand)] if operand in words.slots else []
    named = [words.card(operand), words.gang(operand), *place] if operand else []
    return (str(action), spoken(words, action), *(f"{action.word} {name}" for name in named))


def sensible(game: Game, known: Sequence[int]) -> list[int]:
    """Of the cards, only those that are played as Action cards; no Place or seat that is not there; never oneself."""
    actions = {number: game.rules.lexicon.action(number) for number in known}
    kinds = {card.id: card.card_class for card in game.rules.edition.cards}
    absent = set(SLOTS) - {place.slot for place in game.rules.edition.places}
    absent |= {f"P{n + 1}" for n in range(game.rules.players, 9)} | {f"P{game.seat + 1}"}
    return [
        number
        for number, action in actions.items()
        if action.operand not in absent and (action.word != "play" or kinds.get(action.operand) == "action")
        and (action.word != "dig" or kinds.get(action.operand) == "tool")
    ]  # fmt: skip
