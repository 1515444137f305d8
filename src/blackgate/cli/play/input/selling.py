"""Several cards sold in one line: `all`, or `link, 2 knife`; from the turn `sell link, 2 knife`."""

import re
from collections.abc import Sequence

from blackgate.cli.play.input.matching import begins
from blackgate.cli.play.input.parser import UnclearError
from blackgate.cli.words import Words
from blackgate.editions.names import plain
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.speech import Thing

ALL = ("all", "everything")
SELL, DONE = Action("sell"), Action("done")


def sale(game: Game, words: Words, typed: str) -> list[Action] | None:
    """The decisions such a line stands for; None if it is no such line. Each is tried on a copy of the game."""
    listed = _list_of(game, typed)
    if listed is None:
        return None
    copy = game.clone()
    made = do(copy, [SELL]) if game.question == "turn" else []
    if plain(listed) in ALL:
        return made + _sell_all(copy)
    for name, count in parts(listed):
        card = card_meant(copy, words, name, "card", "sale")
        for _ in range(count):
            if copy.question != "selling" or card not in copy.actions():
                raise UnclearError(words.says("say-not-so-many", card=Thing("card", card.operand)))
            made += do(copy, [card])
    return made + (do(copy, [DONE]) if game.question == "turn" and copy.question == "selling" else [])


def _list_of(game: Game, typed: str) -> str | None:
    """The list in a line, if it is one."""
    head, _, tail = typed.partition(" ")
    if game.question == "turn":
        return tail if head.lower() == "sell" and tail and plain(tail) != "cards" and SELL in game.actions() else None
    text = tail if head.lower() == "sell" and tail else typed
    counted = re.match(r"\d+\s*[x×]?\s+\S", text)
    return text if game.question == "selling" and (plain(text) in ALL or "," in text or counted) else None


def parts(listed: str) -> list[tuple[str, int]]:
    """Names with counts."""
    found = []
    for part in re.split(r",|\band\b", listed):
        match = re.fullmatch(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+)", part.strip())
        if match:
            found.append((match[2], int(match[1] or 1)))
    return found


def card_meant(game: Game, words: Words, name: str, word: str, doing: str) -> Action:
    """The card that is meant; `knives` means Knife, too."""
    cards = [action for action in game.actions() if action.word == word]
    wanted = {plain(name), plain(name).removesuffix("s"), re.sub("ves$", "fe", plain(name))}
    exact = [card for card in cards if wanted & {plain(card.operand), plain(words.card(card.operand))}]
    found = exact or [card for card in cards if begins(words.card(card.operand), name)]
    if len(found) != 1:
        raise UnclearError(words.says(f"say-no-{doing}{'-several' if found else ''}", name=name))
    return found[0]


def _sell_all(copy: Game) -> list[Action]:
    made: list[Action] = []
    seat = copy.seat
    while copy.question == "selling" and copy.seat == seat:
        cards = [action for action in copy.actions() if action.word == "card"]
        made += do(copy, cards[:1] or [DONE])
    return made


def do(copy: Game, actions: Sequence[Action]) -> list[Action]:
    """Take these decisions."""
    for action in actions:
        copy.apply(action)
    return list(actions)
