"""An Exchange in one line: `exchange Ana: knife, 2 cigarettes for shovel, any card`.

Rule: TEAM-11, TEAM-12, RULING-40, RULING-124.
"""

import re
from typing import Final

from blackgate.cli.play.input.matching import with_seat
from blackgate.cli.play.input.parser import UnclearError
from blackgate.cli.play.input.selling import card_meant, do, parts
from blackgate.cli.words import Words
from blackgate.editions.names import plain
from blackgate.game.actions import Action
from blackgate.game.game import Game

PROPOSE: Final = Action("propose")
OPENING: Final = re.compile(r"(exch\w*)\s+(?:with\s+)?(.+?)\s*(?::|\bgive\b|(?=\bfor\b))(.*)", re.IGNORECASE)
"""exchange NAME: …"""
ANY: Final = ("any", "anycard", "card", "cards", "anything", "acard")
CIGARETTES: Final = ("cigarette", "cigarettes", "cig", "cigs")


def exchange(game: Game, words: Words, typed: str) -> list[Action] | None:
    """The decisions such a line stands for; None if it is no such line. Each is tried on a copy of the game."""
    copy, made, text = game.clone(), [], typed
    if game.question == "turn":
        opening = OPENING.fullmatch(typed)
        if opening is None or not opening[3].strip():
            return None
        made = _opened(copy, words, opening[2])
        text = opening[3]
    elif game.question != "offer" or not re.search(r"\bfor\b|,|^(give|ask)\b", text, re.IGNORECASE):
        return None
    given, asks, wanted = _halves(text)
    for listed, words_of in ((given, ("card", "give_cigarette")), (wanted, ("ask_card", "ask_cigarette"))):
        for name, count in parts(re.sub(r"\bany(?: cards?)? (\d+)", r"\1 any", listed)):
            made += _steps(copy, words, name, count, words_of)
    return made + ([PROPOSE] if game.question == "turn" or (asks and given) else [])


def _opened(copy: Game, words: Words, name: str) -> list[Action]:
    """The Exchange with a teammate, opened on the copy."""
    said = with_seat(words, f"exchange {name}")
    opened = next((action for action in copy.actions() if str(action) == said), None)
    if opened is None:
        raise UnclearError(words.says("say-no-exchange", name=name))
    return do(copy, [opened])


def _halves(text: str) -> tuple[str, str, str]:
    """What is given, whether there is more, what is asked for: `give a, b for c`, `ask c`."""
    asked = re.fullmatch(r"\s*ask\s+(?:for\s+)?(.*)", text, re.IGNORECASE)
    if asked:
        return "", "", asked[1]
    given, asks, wanted = re.sub(r"^\s*give\b", "", text, flags=re.IGNORECASE).partition("for ")
    return given.strip(" ,"), asks, wanted.strip(" ,")


def _steps(copy: Game, words: Words, name: str, count: int, kinds: tuple[str, str]) -> list[Action]:
    """One thing of the list, so many times."""
    of_cards, of_cigarettes = kinds
    made: list[Action] = []
    for _ in range(count):
        if plain(name) in CIGARETTES:
            step = Action(of_cigarettes)
        elif of_cards == "ask_card" and plain(name) in ANY:
            step = Action("ask_any")
        else:
            step = card_meant(copy, words, name, of_cards, "gift" if of_cards == "card" else "wish")
        if step not in copy.actions():
            raise UnclearError(words.says("say-not-so-much" if count > 1 else "say-not-that", name=name))
        made += do(copy, [step])
    return made
