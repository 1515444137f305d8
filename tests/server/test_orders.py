"""Standing orders: they answer at once or not at all, whatever the hand holds."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, get_args, get_type_hints

import msgspec
import pytest
from tests.properties.deeds import decide, take
from tests.properties.tables import games
from tests.server.window_games import moments

from blackgate import Action, Event, Game, View, imagine, rules
from blackgate.engine.registry import ASKS
from blackgate.game.absence import defaults
from blackgate.server.orders import ORDERS, WORDS, Orders, could_win, is_leader, standing_answer, weapons_played
from blackgate.server.windows import series

EVERY: Final = 1
"""Every table of the covering set; some tests are content with a part of them."""
QUOTA: Final = 8
"""How many questions of each sort are looked at."""
PLANS: Final = [
    Orders(report="always", freepass="use", punish="never", corrupt="never", react="never", answer="give", fight=9,
           yield_="lowest", brawl="weapon", help="never", roll="always"),
    Orders(report="leader", freepass="never", answer="refuse", fight=0, yield_="refuse", brawl="beating", roll="never"),
    Orders(report="never", fight=2, unless_winning=False, answer="give", punish="about_leader", react="reveal"),
]  # fmt: skip
Answer = Callable[[Orders, View], Action | None]


pytestmark = pytest.mark.compiled


def questions(every: int = EVERY) -> Iterator[tuple[Game, View]]:
    """Questions that an order could answer, so many of each, as the asked seats see them."""
    had: Counter[str] = Counter()
    for game, _ in moments(every):
        had[game.question] += 1
        if game.question in ORDERS and had[game.question] <= QUOTA:
            yield from ((game, asked.view) for asked in series(game))


def scene(seats: Sequence[object], *deeds: str, modules: Sequence[str] = (), **table: object) -> View:
    """What the seat sees that is asked after some deeds."""
    game = Game.from_dict(rules(players=len(seats), modules=modules), {"seats": seats, **table})
    for deed in deeds:
        game.apply(deed)
    return game.view(game.seat)


def extorted(hand: dict[str, int], points: int = 0) -> View:
    """P2, with this hand, is extorted for a Pickaxe."""
    seats = [{"place": "yard", "hand": {"knife": 3}, "points": points}, {"place": "yard", "hand": hand}]
    return scene(seats, "extort P2", "name pickaxe", "card knife")


# What may be ordered.


def test_nothing_is_ordered_by_default() -> None:
    assert Orders().is_silent
    assert Orders(unless_winning=False).is_silent
    assert not Orders(fight=0).is_silent
    assert all(standing_answer(Orders(), view) is None for _, view in questions(EVERY * 8))


@pytest.mark.parametrize(
    "wrong", [b'{"fight":10}', b'{"fight":-1}', b'{"fight":"all"}', b'{"report":"maybe"}', b'{"x":1}']
)
def test_unknown_orders_are_refused(wrong: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=Orders)


@pytest.mark.parametrize("orders", PLANS)
def test_orders_travel_as_json(orders: Orders) -> None:
    text = msgspec.json.encode(orders)
    assert msgspec.json.decode(text, type=Orders) == orders
    assert b"yield_" not in text


def test_every_order_answers_a_question_an_absent_player_can_answer() -> None:
    fields = set(Orders.__struct_fields__) - {"unless_winning"}
    assert {*ORDERS.values()} == fields
    assert {*ORDERS} <= {*ASKS} & {*defaults()}


def test_every_order_has_its_word() -> None:
    named = {value for hint in get_type_hints(Orders).values() for value in get_args(hint) if isinstance(value, str)}
    assert named - {"ask", "leader", "about_leader"} == {*WORDS}


# What they answer.


def test_orders_answer_with_an_option() -> None:
    answered: Counter[str] = Counter()
    for _, view in questions():
        for orders in PLANS:
            answer = standing_answer(orders, view)
            assert answer is None or answer in view.options
            answered[view.question] += answer is not None
    assert (+answered).keys() == ORDERS.keys()


@pytest.mark.parametrize(("order", "hand", "said"), [
    ("give", {"pickaxe": 1}, "give"), ("give", {"spoon": 1}, "refuse"), ("refuse", {"pickaxe": 1}, "refuse"),
])  # fmt: skip
def test_a_tool_that_is_not_held_is_refused(order: str, hand: dict[str, int], said: str) -> None:
    orders = msgspec.convert({"answer": order}, Orders)
    assert str(standing_answer(orders, extorted(hand))) == said


@pytest.mark.parametrize(("hand", "said"), [
    ({"shovel": 1, "spoon": 1, "pickaxe": 1}, "card spoon"), ({"shovel": 1}, "card shovel"), ({"link": 1}, "refuse"),
])  # fmt: skip
def test_michel_gets_the_lowest_tool_there_is(hand: dict[str, int], said: str) -> None:
    seats = [{"place": "yard", "hand": hand}, {"place": "cell"}]
    view = scene(
        seats,
        "cautious showers",
        modules=["michel"],
        michel="showers",
        michel_deck=["wants_any"],
        michel_discard=["empty_handed"],
    )
    assert str(standing_answer(Orders(yield_="lowest"), view)) == said
    assert str(standing_answer(Orders(yield_="refuse"), view)) == "refuse"


@pytest.mark.parametrize(("hand", "said"), [({"blade": 1, "knife": 1}, "card knife"), ({"link": 1}, "decline")])
def test_a_brawl_takes_the_cheapest_weapon(hand: dict[str, int], said: str) -> None:
    seats = [{"place": "yard", "hand": {"knife": 1}}, {"place": "yard", "hand": hand}]
    view = scene(seats, "brawl", "card knife", modules=["gymnasium"])
    assert str(standing_answer(Orders(brawl="weapon"), view)) == said
    assert str(standing_answer(Orders(brawl="beating"), view)) == "decline"


@pytest.mark.parametrize(("points", "said"), [((3, 0, 1), "report"), ((1, 0, 3), "decline"), ((0, 0, 0), "decline")])
def test_only_a_leader_is_reported(points: tuple[int, ...], said: str) -> None:
    seats = [{"place": "cafeteria", "points": each} for each in points]
    view = scene(seats, "steal", modules=["warden"], warden="cafeteria")
    assert view.question == "report"
    assert str(standing_answer(Orders(report="leader"), view)) == said
    assert str(standing_answer(Orders(report="always"), view)) == "report"


def test_nobody_reports_a_teammate_for_leading() -> None:
    table = rules(players=4, modules=["warden"], teams="AABB", options={"team_seating": "free"})
    seats = [{"place": "cafeteria", "points": each} for each in (5, 0, 1, 0)]
    game = Game.from_dict(table, {"seats": seats, "warden": "cafeteria"})
    game.apply("steal")
    mate, rival = (asked.view for asked in series(game)[:2])
    assert is_leader(rival, 0)
    assert not is_leader(mate, 0)


@pytest.mark.parametrize(("points", "said"), [((3, 0, 1), None), ((1, 0, 3), "decline"), ((0, 0, 0), "decline")])
def test_about_leader_asks_about_the_leader_only(points: tuple[int, ...], said: str | None) -> None:
    seats = [{"place": "cafeteria", "points": each, "tokens": {"corruption": 1}} for each in points]
    view = scene(seats, "search", "decline", modules=["warden"], warden="cafeteria")
    assert view.question == "punish"
    answer = standing_answer(Orders(punish="about_leader"), view)
    assert (answer and str(answer)) == said


def test_a_background_is_revealed_as_soon_as_it_may_be() -> None:
    """Not before and nothing else; once it is shown the player is asked."""
    said: Counter[tuple[bool, bool]] = Counter()
    for game, _ in moments(EVERY * 3):
        if game.question == "react":
            view = game.view(game.seat)
            is_shown, may = view.seats[game.seat].revealed, "reveal" in map(str, view.options)
            answer = standing_answer(Orders(react="reveal", unless_winning=False), view)
            assert (answer and str(answer)) == (None if is_shown else "reveal" if may else "decline")
            said[is_shown, may] += 1
    assert {*said} == {(True, False), (False, True), (False, False)}


@pytest.mark.parametrize("most", [0, 1, 2])
def test_no_more_weapons_are_played_than_ordered(most: int) -> None:
    seats = [{"place": "yard", "hand": {"knife": 9}}, {"place": "yard", "hand": {"knife": 9}}]
    game = Game.from_dict(rules(players=2), {"seats": seats})
    game.listen()
    for deed in ("extort P2", "name pickaxe", "card knife", "refuse"):
        game.apply(deed)
    orders = (Orders(fight=9), Orders(fight=most))
    while game.question == "fight":
        game.apply(standing_answer(orders[game.seat], game.view(game.seat)))
    assert sum(event.name == "laid" and event.seat == 1 for event in game.events) == most


def laid_by(game: Game, seat: int) -> int:
    """How many Weapons a seat has laid in the running combat, by the story."""
    starts = ("demanded", "shown")
    begun = max(n for n, event in enumerate(game.events) if event.name in starts and not follows_one(game.events, n))
    weapons = ("knife", "blade")
    return sum(event.name == "laid" and event.seat == seat and event.a in weapons for event in game.events[begun:])


def follows_one(events: Sequence[Event], n: int) -> bool:
    """Whether Michel(le) shows a card because the one before was answered with a Weapon."""
    before = [event for event in events[:n] if event.name in ("laid", "chose", "shown")][-1:]
    return events[n].name == "shown" and [event.name for event in before] == ["laid"]


def test_weapons_are_counted_as_the_story_tells_them() -> None:
    """Wherever no token stands for a Weapon, and nobody else plays one in one's stead."""
    counted: Counter[int] = Counter()
    for game, _ in moments(EVERY):
        if game.question == "fight" and "gymnasium" not in game.rules.modules and not game.rules.teams:
            played = weapons_played(game.view(game.seat))
            assert played == laid_by(game, game.seat)
            counted[played] += 1
    assert len(counted) > 2


# Whether they answer.


def telling_answer(orders: Orders, view: View) -> Action | None:
    """What must not be: an order that asks when its answer is not possible."""
    answer = standing_answer(orders, view)
    return (
        None if answer is not None and answer.word == defaults()[view.question] != WORDS.get(orders.answer) else answer
    )


def asks_in_one_world_only(answer: Answer) -> bool:
    """Whether a player is asked in one of two worlds the others cannot tell apart, and not in the other."""
    for game, view in questions(EVERY * 2):
        others = [seat for seat in (*range(game.rules.players), None) if seat != view.viewer]
        for viewer in others:
            world = imagine(game.view(viewer, memory=True), len(game.choices))
            there = next(asked.view for asked in series(world) if asked.seat == view.viewer)
            if any((answer(orders, view) is None) != (answer(orders, there) is None) for orders in PLANS):
                return True
    return False


def test_whether_an_order_answers_reveals_nothing_about_the_hand() -> None:
    assert not asks_in_one_world_only(standing_answer)


def test_an_order_that_asks_when_it_is_impossible_is_detected() -> None:
    assert asks_in_one_world_only(telling_answer)


def test_a_player_is_asked_anyway_if_the_game_could_end() -> None:
    close, far = extorted({"pickaxe": 1}, points=10), extorted({"pickaxe": 1}, points=3)
    assert (could_win(close), could_win(far)) == (True, False)
    assert standing_answer(Orders(answer="give"), close) is None
    assert standing_answer(Orders(answer="give"), far) is not None
    assert standing_answer(Orders(answer="give", unless_winning=False), close) is not None


def test_only_tools_in_hands_count_as_a_threat() -> None:
    assert could_win(extorted({"pickaxe": 1}, points=10))
    assert not could_win(extorted({"link": 1}, points=11)), "all Tools lie on their piles"


def test_every_win_by_digging_was_predicted() -> None:
    """Already when the last turn began; and nobody is taken for a winner in every turn."""
    turns, wins = Counter[bool](), Counter[bool]()
    for game, chooser in games("retail", 5, 24):
        active, begin = -1, game.state
        while not game.over:
            if game.state.active != active:
                active, begin = game.state.active, game.state.clone()
                if not chooser.randrange(10):
                    turns[could_win(game.view(None))] += 1
            take(game, decide(game, chooser))
        last = Game(game.rules, game.seed, game.seats, game.first, state=begin)
        wins[could_win(last.view(None))] += game.outcome is not None and game.outcome.winner is not None
    assert not wins[False]
    assert wins[True]
    assert turns[False] > turns[True]
