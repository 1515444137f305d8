"""Worlds that differ only in what a seat cannot know look the same to it, byte for byte, whoever acts.

Each pair of worlds goes on with the same decisions as long as both allow them: what is asked next, of whom, and what is
told must be the same, until a hidden card is shown that differs. Rule: INFO-1, INFO-2.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import zip_longest
from random import Random
from typing import Final

import pytest
from tests.properties.tables import BOXES, PLAYERS, games, scaled

from blackgate import Event, Game, compiled, rules
from blackgate.engine.actions import Act
from blackgate.engine.agenda import ASKS
from blackgate.engine.terms import PILE_CARDS
from blackgate.errors import PositionError
from blackgate.game import view as view_module
from blackgate.game.position import PositionTable, SeatTable
from blackgate.game.view import view

SHOWN: Final = {"drew", "grabbed", "saw", "discarded", "revealed"}
"""Events that may show an onlooker a hidden card: drawn, taken, seen or lost at random, or turned up."""

CANNOT_OCCUR: Final = {
    "retail": {"ingredient"},
    "links": set[str](),
    "fixtures": set[str](),
    "wild": {"ingredient", "unless"},
}
"""By box: questions it never asks. Retail parts have one face each; `wild` rewrites the card of `unless`."""

GAMES: Final = 5
"""At each number of players."""
QUOTA: Final = 3
"""How many pairs of worlds each sort of decision gets at two numbers of players; more in the long run."""
LOCKSTEPS: Final = 3
TRIES: Final = 8


def other_world(game: Game, viewer: int, deed: int, chooser: Random) -> Game | None:
    """The same table for one seat, where the same decision is possible: other hands, Backgrounds, deck, gang piles.

    The more often it fails, the more of the hidden cards stay where they are.
    """
    action = game.rules.lexicon.action(deed)
    here = game.to_dict()
    for attempt in range(TRIES):
        data = deepcopy(here)
        stays = attempt / TRIES
        hidden = [seat for n, seat in enumerate(data["seats"]) if n not in known_hands(game, viewer)]
        deal_again(data, hidden, stays, chooser)
        owner = game.seat if action.word == "reveal" else viewer
        turn_down(data, {viewer, owner}, chooser)
        try:
            there = Game.from_dict(game.rules, data)
        except PositionError:
            continue  # a hand the pending question rules out
        if there.is_legal(deed) and data != here:
            return there
    return None


def known_hands(game: Game, viewer: int) -> set[int]:
    """One's own hand, and one that is being looked at."""
    looks = game.question == "pick" and game.seat == viewer
    return {viewer, int(game.state.agenda[game.state.top + 2])} if looks else {viewer}


def deal_again(data: PositionTable, seats: list[SeatTable], stays: float, chooser: Random) -> None:
    """The cards of some hands and the deck, shuffled together; open piles never get into the deck."""
    sizes = [sum(seat["hand"].values()) for seat in seats]
    hands: list[list[str]] = []
    pool: list[str] = []
    for seat in seats:
        cards = [card for card, count in seat["hand"].items() for _ in range(count)]
        hands.append([card for card in cards if chooser.random() < stays])
        pool += (Counter(cards) - Counter(hands[-1])).elements()
    stable = [card for card in pool if card in PILE_CARDS]
    loose = data["deck"] + [card for card in pool if card not in PILE_CARDS]
    chooser.shuffle(loose)
    cut = len(pool) - len(stable)
    dealt, data["deck"] = stable + loose[:cut], loose[cut:]
    chooser.shuffle(dealt)
    for seat, hand, size in zip(seats, hands, sizes, strict=True):
        seat["hand"] = dict(Counter(hand + [dealt.pop() for _ in range(size - len(hand))]))


def turn_down(data: PositionTable, known: set[int], chooser: Random) -> None:
    """Other hidden Backgrounds; sometimes other cards below the top of the gang piles."""
    hidden = [seat for n, seat in enumerate(data["seats"]) if n not in known and not seat["revealed"]]
    pool = [seat["background"] for seat in hidden] + data["backgrounds"]
    chooser.shuffle(pool)
    for seat in hidden:
        seat["background"] = pool.pop()
    data["backgrounds"] = pool
    if chooser.random() < 0.5:
        for pile in data["gang_piles"].values():
            below = pile[1:]
            chooser.shuffle(below)
            pile[1:] = below


def seen(game: Game, viewer: int | None) -> str:
    """Everything of a view, in its order: equal texts are equal JSON, and ten times as quick."""
    return repr(view(game, viewer))


def reasons(game: Game, viewer: int, chooser: Random) -> list[object]:
    """What a seat is told about a few actions, whether it is asked or not."""
    return [game.why_not(action, viewer) for action in chooser.sample(range(Act.COUNT), 12)]


class Onlooker:
    """A seat or (None) a spectator before two worlds."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard = 0

    def leak(self, here: Game, there: Game) -> str:
        """What tells the worlds apart: nothing, `shown` (a card that could be seen), or what should not."""
        ours, theirs = self._news(here), self._news(there)
        self.heard = len(here.events)
        for mine, yours in zip_longest(ours, theirs):
            if mine != yours:
                fair = mine is not None and yours is not None and is_shown(mine, yours)
                return "shown" if fair else f"{mine} or {yours}"
        if here.over and there.over:
            return "shown"  # at the end every Background is turned up (RULING-38)
        one, other = view(here, self.viewer), view(there, self.viewer)
        if one.gang_piles != other.gang_piles and any(event.name == "joined" for event in ours):
            return "shown"  # the next card of the pile lies face up now (RULING-20)
        if repr(one) != repr(other):
            return f"{one.question} of P{one.asked + 1} or {other.question} of P{other.asked + 1}"
        return ""

    def _news(self, game: Game) -> list[Event]:
        return [event.seen_from(self.viewer) for event in game.events[self.heard :]]


def is_shown(one: Event, other: Event) -> bool:
    """Whether two events part because a hidden card came to light; a beaten defender hands the Tool over (EXTORT-9)."""
    if {one.name, other.name} == {"handed", "grabbed"}:
        handed, grabbed = (one, other) if one.name == "handed" else (other, one)
        return (handed.seat, handed.b) == (int(str(grabbed.b)[1:]) - 1, f"P{grabbed.seat + 1}")
    return (one.name, one.seat, one.b) == (other.name, other.seat, other.b) and one.name in SHOWN


class Tally:
    """Pairs of worlds by the question they stand at."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        """Compared once more after somebody else than the viewer had answered."""
        self.lost: Counter[str] = Counter()
        """No other world was found."""

    def compare(self, game: Game, viewer: int, deed: int, chooser: Random) -> str:
        """Two worlds, now and through a few decisions: the first leak."""
        here = Game.from_dict(game.rules, game.to_dict())
        there = other_world(game, viewer, deed, chooser)
        if there is None:
            self.lost[game.question] += 1
            return ""
        state = chooser.getstate()
        ours = reasons(here, viewer, chooser)
        chooser.setstate(state)
        if ours != reasons(there, viewer, chooser):
            return f"other reasons for P{viewer + 1}"
        here.listen()
        there.listen()
        onlookers = [Onlooker(viewer), Onlooker(None)]
        for step in range(LOCKSTEPS):
            onlookers, leaks = self._look(here, there, onlookers)
            if leaks:
                return f"{leaks} at {here.question!r} after {[str(event) for event in here.events]}"
            both = [] if not onlookers or here.over else sorted({*here.legal()} & {*there.legal()})
            if not both:
                break
            self.compared[here.question] += 1
            self.answered[here.question] += here.seat != viewer
            choice = deed if step == 0 else chooser.choice(both)
            here.apply(choice)
            there.apply(choice)
        return ""

    def _look(self, here: Game, there: Game, onlookers: list[Onlooker]) -> tuple[list[Onlooker], list[str]]:
        """Those for whom the worlds are still the same, and what told the others."""
        found = [(onlooker, onlooker.leak(here, there)) for onlooker in onlookers]
        return [each for each, leak in found if not leak], [leak for _, leak in found if leak not in ("", "shown")]


def sort_of(game: Game, deed: int) -> str:
    """What sort of decision it is: its question and word, for cards and powers their names, too."""
    action = game.rules.lexicon.action(deed)
    seat = game.to_dict()["seats"][game.seat] if action.word in ("reveal", "ability") else None
    power = "" if seat is None else seat["background"] if action.word == "reveal" else seat["gang_card"]
    return f"{game.question} {action.word} {power or (action.operand if action.word == 'play' else '')}"


def tables(box: str) -> Iterator[tuple[Game, Random]]:
    """Games of every number of players; every Background gets its turn, most of them with a card of their gang."""
    dealt = 0
    for players in PLAYERS:
        for game, chooser in games(box, players, scaled(GAMES)):
            data = game.to_dict()
            pool = sorted(data["backgrounds"] + [seat["background"] for seat in data["seats"]])
            for seat in data["seats"]:
                seat["background"] = sorted({*pool})[dealt % len({*pool})]
                pool.remove(seat["background"])
                dealt += 1
                power = game.rules.edition.powers[game.rules.edition.power(seat["background"]) - 1]
                if data["gang_piles"][power.gang] and chooser.random() < 0.7:
                    seat["gang_card"] = data["gang_piles"][power.gang].pop(0)
            yield Game.from_dict(game.rules, {**data, "backgrounds": pool}), chooser


def choose(game: Game, chooser: Random) -> int:
    """A random decision; Backgrounds are kept until there is something they can do."""
    options = game.legal()
    later = [option for option in options if option != Act.REVEAL or game.state.round > 3]
    return chooser.choice(later or options)


@pytest.mark.parametrize("box", BOXES)
def test_what_a_seat_cannot_know_it_does_not_see(box: str) -> None:
    tally = Tally()
    sorts: Counter[str] = Counter()
    quota = max(scaled(QUOTA), QUOTA)
    for game, chooser in tables(box):
        while not game.over:
            deed = choose(game, chooser)
            sort = sort_of(game, deed)
            if sorts[sort] < quota * (game.rules.players - 1) // 2:
                sorts[sort] += 1
                viewer = chooser.randrange(game.rules.players)
                assert tally.compare(game, viewer, deed, chooser) == "", (sort, viewer, game.to_json())
            game.apply(deed)
    assert all(tally.lost[asked] <= tally.compared[asked] // 10 for asked in tally.lost), tally.lost
    if compiled():
        assert {*ASKS} - tally.answered.keys() == CANNOT_OCCUR[box], "another set of questions was never answered"


def test_a_card_that_lets_one_act_asks_whatever_the_hand_holds() -> None:
    """The Cell Key leads to the Cell Block and lets one dig there: with or without a Tool it is the same to others."""
    setting = rules(players=3)
    worlds: list[Game] = []
    for card in ("spoon", "link"):
        hands: list[dict[str, int]] = [{"cell_key": 1, card: 1}, {}, {"link": 1, "spoon": 1}]
        hands[2].pop(card)
        seats = [{"place": "yard", "hand": hand} for hand in hands]
        worlds.append(Game.from_dict(setting, {"seats": seats, "deck": ["blade", "chain"]}))
    here, there = worlds
    here.listen()
    there.listen()
    for viewer in (1, None):
        assert Onlooker(viewer).leak(here, there) == ""
    here.apply("play cell_key")
    there.apply("play cell_key")
    for viewer in (1, None):
        assert Onlooker(viewer).leak(here, there) == ""
    assert [str(action) for action in there.actions()] == ["decline"]
    here.apply("decline")
    there.apply("decline")
    assert Onlooker(1).leak(here, there) == ""


def test_a_view_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser = next(games("retail", 4, 1))
    assert Tally().compare(game, 0, Act.PASS, chooser) == ""
    seat_of = view_module._seat
    monkeypatch.setattr(view_module, "_seat", lambda game, seat, viewer: seat_of(game, seat, seat))
    assert Tally().compare(game, 0, Act.PASS, chooser) != ""


def test_a_story_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser = next(games("retail", 4, 1))
    assert Tally().compare(game, (game.seat + 1) % 4, Act.SEARCH, chooser) == ""
    monkeypatch.setattr(Event, "seen_from", lambda event, viewer: Event(event.name, event.seat, event.a, event.b))
    tells = Event("laid", 0, "knife", ""), Event("laid", 0, "blade", "")
    assert [is_shown(*tells), is_shown(Event("drew", 0, "link", ""), Event("drew", 0, "pike", ""))] == [False, True]
    here, there = Game.from_dict(game.rules, game.to_dict()), Game.from_dict(game.rules, game.to_dict())
    for world in (here, there):
        world.listen()
    here.apply("search")
    assert Onlooker(None).leak(here, there) not in ("", "shown")


def test_a_question_that_tells_is_noticed() -> None:
    game, _ = next(games("retail", 4, 1))
    here, there = Game.from_dict(game.rules, game.to_dict()), Game.from_dict(game.rules, game.to_dict())
    here.apply("move")
    assert Onlooker(None).leak(here, there).startswith("go of ")
