"""Imagined worlds are as frequent as they should be: held against every deal there is, in small positions.

Rule: INFO-1 to INFO-10, RULING-36, RULING-39, RULING-40.
"""

import os
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace
from tests.proof.enumerating import Deal, Deals, Key
from tests.proof.spreading import is_like, spread

from blackgate import Game, View, compiled, rules
from blackgate.engine.state import State
from blackgate.game.worlds import imagine_state

LONG: Final = bool(os.environ.get("BLACKGATE_LONG"))
WORLDS: Final = (20_000 if LONG else 5_000) if compiled() else 1_000
Table = dict[str, Any]


class Case(NamedTuple):
    """A small position, what is done in it, and who watches."""

    seats: list[Table]
    words: str = ""
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    viewer: int | None = 0
    active: int = 1
    setting: Table = {}  # noqa: RUF012 (never changed)
    known: Callable[[Deal], bool] | None = None
    """What the pending question tells."""
    more: Table = {}  # noqa: RUF012 (never changed)


def seat(*cards: str, place: str = "yard", **more: object) -> Table:
    return {"hand": Counter(cards), "place": place, **more}


def is_armed(deal: Deal) -> bool:
    return any(card in ("knife", "blade") for card, _ in deal[1])


CASES: Final = {
    "the start of a game": Case([seat("link"), seat("link", "pike"), seat("cap", "knife")], deck=("link", "ring")),
    "a card taken unseen": Case(
        [seat("link"), seat("pickpocket", "link"), seat("pike", "cap", "knife")], "play pickpocket; seat P3",
        deck=("link", "ring"),
    ),
    "a card taken unseen, then one shown that may be it": Case(
        [seat("link"), seat("pickpocket", "pickpocket", "link"), seat("pike", "cap")],
        "play pickpocket; seat P3; play pickpocket; seat P3", deck=("link", "pickpocket"),
    ),
    "a card taken unseen and a Knife bought before": Case(
        [seat("link"), seat("pickpocket", "link", cigarettes=4), seat("pickpocket", "pike", "cap")],
        "buy knife; play pickpocket; seat P3; pass; play pickpocket; seat P2", deck=("link", "ring"),
    ),
    "a deck made of the discard pile": Case(
        [seat("link"), seat("pike", place="cafeteria"), seat("cap", place="cafeteria")],
        "search; pass; search; pass; search",
        deck=("link", "chain"), discard=("ring", "pike", "link"),
    ),
    "a look at a hand, and a card drawn after it": Case(
        [seat("link", tokens={"spy": 1}), seat("link", "pike", place="cafeteria"), seat("cap", place="cafeteria")],
        "spy P2; pass; search; pass; search", deck=("link", "ring", "chain", "pike"),
        active=0, setting={"modules": ["library"]},
    ),
    "an Exchange": Case(
        [seat("link", "pike"), seat("ring"), seat("cap", "link"), seat()],
        "exchange P3; card pike; ask_any; propose; card cap; accept",
        deck=("ring", "pike"), viewer=1, active=0, setting={"players": 4, "teams": True},
    ),
    "an Exchange before it is done": Case(
        [seat("link", "pike"), seat("ring"), seat("cap", "link"), seat()], "exchange P3; card pike; ask_any; propose",
        deck=("ring", "pike"), viewer=None, active=0, setting={"players": 4, "teams": True},
    ),
    "who extorts holds a Weapon": Case(
        [seat("link"), seat("link", "blade"), seat("knife", "cap")], "extort P3", deck=("blade", "ring", "link"),
        known=is_armed,
    ),
    "a combat lost without the Tool": Case(
        [seat("link"), seat("link", "blade"), seat("pike", "cap", "spoon")],
        "extort P3; name shovel; card blade; refuse; stop", deck=("blade", "ring"),
    ),
    "several cards taken unseen": Case(
        [seat("link"), seat("pickpocket", "knife"), seat("pickpocket", "cap"), seat("link", "blade", "blade")],
        "play pickpocket; seat P4; pass; play pickpocket; seat P2; pass; "
        "extort P3; name spoon; card blade; refuse; stop",
        deck=("ring",), setting={"players": 4},
    ),
}  # fmt: skip


def played(case: Case) -> tuple[Game, Deals]:
    """The position after what was done, and every deal that agrees with it."""
    settled = rules(**{"players": 3, **case.setting})
    data: Table = {"seats": case.seats, "deck": case.deck, "discard": case.discard, "active": case.active, **case.more}
    game = Game.from_dict(settled, data)
    table = game.to_dict()
    hands = [list(Counter(each["hand"]).elements()) for each in table["seats"]]
    deals = Deals(case.viewer, hands, table["deck"], table["discard"])
    game.listen()
    for words in filter(None, case.words.split("; ")):
        while game.question == "react":
            game.apply("decline")
        game.apply(words)
    for event in game.events:
        deals.hear(event.seen_from(case.viewer))
    return game, deals


def counted(view: View, worlds: int) -> Counter[Key]:
    """How often each way of the hidden cards is imagined."""
    cards, found = [card.id for card in view.rules.edition.cards], Counter[Key]()
    for chance in range(worlds):
        state = imagine_state(view, chance)
        rows = [
            tuple(
                sorted(card for n, card in enumerate(cards) for _ in range(player.hand[n] if shown.hand is None else 0))
            )
            for player, shown in zip(state.players, view.seats, strict=True)
        ]
        found[*rows, tuple(sorted(cards[card] for card in state.deck[state.drawn :]))] += 1
    return found


@pytest.mark.parametrize("name", CASES)
def test_guesses_are_as_likely_as_all_deals_together(name: str) -> None:
    game, deals = played(CASES[name])
    view = game.view(CASES[name].viewer, memory=True)
    found, true = spread(view.learned, game.rules.players), deals.shares()
    assert found.keys() == true.keys()
    assert found == pytest.approx(true, abs=1e-9)


@pytest.mark.parametrize("name", CASES)
def test_worlds_are_as_frequent_as_all_deals_together(name: str) -> None:
    game, deals = played(CASES[name])
    known = CASES[name].known
    if known is not None:
        deals.keep(known)
    assert is_like(counted(game.view(CASES[name].viewer, memory=True), WORLDS), deals.shares())


def hidden_backgrounds() -> Game:
    """P2 and P3 are in the Library with hidden Backgrounds; two more are undealt, all four different."""
    settled = rules(players=3, modules=["library"])
    powers = [settled.edition.powers[number - 1].id for number in dict.fromkeys(settled.edition.dealt_backgrounds())]
    seats = [seat(place="showers", background=powers[n]) for n in range(3)]
    game = Game.from_dict(settled, {"seats": seats, "backgrounds": powers[3:5], "active": 1})
    game.listen()
    return game


@pytest.mark.parametrize("words", ["rehabilitate", "rehabilitate; rehabilitate; pass; rehabilitate"])
def test_hidden_backgrounds_are_as_frequent_as_all_deals_together(words: str) -> None:
    """Whatever was drawn and put off unseen: every order of the hidden four is equally likely, and none other."""
    game = hidden_backgrounds()
    hidden = {*all_backgrounds(game)}
    for word in words.split("; "):
        while game.question == "react":
            game.apply("decline")
        game.apply(word)
    view, found = game.view(0, memory=True), Counter[Key]()
    for chance in range(WORLDS):
        found[tuple((name,) for name in all_backgrounds(game, imagine_state(view, chance)))] += 1
    orders = list(permutations(sorted(hidden)))
    assert is_like(found, {tuple((name,) for name in order): 1 / len(orders) for order in orders})


def all_backgrounds(game: Game, state: State | None = None) -> list[str]:
    """Those of P2 and P3, those put off, those undealt."""
    state = state or game.state
    numbers = [state.players[1].background, state.players[2].background, *state.shelf.backgrounds, *state.backgrounds]
    return [game.rules.edition.powers[abs(number) - 1].id for number in numbers]


def test_guesses_of_equal_weight_are_noticed() -> None:
    game, deals = played(CASES["a card taken unseen and a Knife bought before"])
    view = game.view(0, memory=True)
    guesses = view.learned.guesses
    assert len({guess.weight for guess in guesses}) > 1
    level = replace(view.learned, guesses=tuple(replace(guess, weight=1 / len(guesses)) for guess in guesses))
    assert spread(level, 3) != pytest.approx(deals.shares(), abs=1e-3)
    even = replace(view, learned=level)
    even.__dict__["rules"] = game.rules
    assert not is_like(counted(even, WORLDS), deals.shares())
    assert is_like(counted(view, WORLDS), deals.shares())
