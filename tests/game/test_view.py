"""What each seat sees of the modules: all that lies open, nothing of an Exchange, a look or a new Background.

Rule: INFO-8, INFO-9, INFO-10, RULING-34, RULING-35, RULING-40, RULING-41, RULING-42, RULING-129, RULING-130.
"""

import pytest
from msgspec.structs import replace
from tests.game.module_games import TABLES, Table, moments, setting

from blackgate import Game, Rules, rules, view
from blackgate.engine.modules import parts
from blackgate.engine.registry import DECLARED_EVENTS, EVENTS
from blackgate.engine.story import Event as Story
from blackgate.game.narration.journal import told as retold
from blackgate.game.view import View
from blackgate.game.view.exchange import exchange

MATES: list[Table] = [
    {"place": "yard", "hand": ["knife", "link"], "cigarettes": 2},
    {"place": "yard", "hand": ["blade"]},
    {"place": "yard", "hand": ["spoon", "pike", "ring"], "cigarettes": 1},
    {"place": "yard", "hand": ["watch"]},
]


def at_the_table(settled: Rules | None = None) -> Game:
    """P1 and P3 are teammates; everybody is in the Yard."""
    game = Game.from_dict(settled or setting("teams"), {"seats": MATES, "michel": "showers", "warden": "cell"})
    game.listen()
    return game


def story(game: Game, viewer: int | None) -> list[str]:
    """What a seat is told."""
    return [str(event.seen_from(viewer)) for event in game.events]


@pytest.mark.parametrize("name", TABLES)
def test_open_cards_are_visible_to_all(name: str) -> None:
    for game in moments(name, 1, 40):
        data, seen = game.to_dict(), view(game, None)
        assert (seen.michel or "", seen.warden or "") == (data["michel"], data["warden"])
        assert seen.tokens == data["tokens"]
        assert seen.traumas_left == len(data["traumas"])
        assert (seen.michel_deck_size, list(seen.michel_shown)) == (len(data["michel_deck"]), data["michel_shown"])
        assert list(seen.michel_discard) == data["michel_discard"]
        assert seen.proposals == data["exchange"]["proposals"]
        assert seen.places.keys() == {place.slot for place in game.rules.edition.places}
        for shown, seat in zip(seen.seats, data["seats"], strict=True):
            assert (shown.tokens, shown.trauma, shown.buried) == (seat["tokens"], seat["trauma"], seat["buried"])
            assert shown.hand is None


def test_places_bear_the_names_of_what_fills_them() -> None:
    places = view(Game(rules(players=4, modules=["library"], teams=True), seed=1), 0).places
    assert (places["showers"], places["cell"], places["cell_b"]) == ("Library", "Block A", "Block B")
    assert view(Game(rules(players=2), seed=1), 0).places["showers"] == "Showers"


def test_teams_show_sides_and_points() -> None:
    data: Table = {"seats": [{"points": 3}, {"points": 1}, {"points": 2}, {}]}
    seen = view(Game.from_dict(setting("teams"), data), None)
    assert [seat.side for seat in seen.seats] == ["A", "B", "A", "B"]
    assert seen.team_points == {"A": 5, "B": 1}
    assert view(Game(rules(players=2), seed=1), 0).team_points == {}


def test_a_memory_game_shows_the_top_card_only() -> None:
    data: Table = {"michel_discard": ["wants_any", "empty_handed"]}
    for how, shown in (("all", ("wants_any", "empty_handed")), ("top_only", ("empty_handed",))):
        seen = view(Game.from_dict(rules(modules=["michel"], options={"discard_view": how}), data), 0)
        assert (seen.michel_discard, seen.michel_discard_size) == (shown, 2)


@pytest.mark.parametrize(("how", "hands"), [("hidden", [0]), ("shared", [0, 2])])
def test_hands_inside_a_team(how: str, hands: list[int]) -> None:
    settled = rules(players=4, teams=True, options={"team_hands": how})
    seen = view(Game(settled, seed=1), 0)
    assert [n for n, seat in enumerate(seen.seats) if seat.hand is not None] == hands
    assert all(seat.hand is None for seat in view(Game(settled, seed=1), None).seats)


# Exchange.


def proposed(settled: Rules | None = None) -> Game:
    """P1 gives a Knife and a cigarette, and asks P3 for a Spoon and any one card."""
    game = at_the_table(settled)
    for words in ("exchange P3", "card knife", "give_cigarette", "ask_card spoon", "ask_any"):
        game.apply(words)
    return game


def terms(game: Game, viewer: int | None) -> tuple[object, ...]:
    """What a viewer knows of the Exchange."""
    seen = view(game, viewer).exchange
    assert seen is not None
    assert (seen.proposer, seen.teammate, seen.cards_given, seen.cards_asked) == (0, 2, 1, 2)
    assert (seen.cigarettes_given, seen.cigarettes_asked) == (1, 0)
    return seen.given, seen.wanted, seen.any_cards, seen.returned


def test_an_exchange_before_it_is_done() -> None:
    game = proposed()
    assert terms(game, 0) == ({"knife": 1}, {"spoon": 1}, 1, None)
    assert terms(game, 2) == (None, None, None, {})
    game.apply("propose")
    assert terms(game, 2) == (None, {"spoon": 1}, 1, {})
    game.apply("card ring")
    assert terms(game, 2) == (None, {"spoon": 1}, 0, {"ring": 1})
    assert terms(game, 0) == ({"knife": 1}, {"spoon": 1}, 0, None)
    assert terms(game, 1) == terms(game, None) == (None, None, None, None)
    game.apply("accept")
    assert view(game, 0).exchange is None


def test_only_the_two_learn_what_was_exchanged() -> None:
    game = proposed()
    for words in ("propose", "card ring", "accept"):
        game.apply(words)
    passed = [line for line in story(game, 1) if line.startswith("passed")]
    assert passed == ["passed P1 a card P3", "passed P3 a card P1", "passed P3 a card P1"]
    assert story(game, 1) == story(game, None) == story(game, 3)
    assert {"passed P1 knife P3", "passed P3 ring P1"} <= {*story(game, 0)} & {*story(game, 2)}
    assert "cigarettes P3 1" in story(game, 1)
    hidden = ("knife", "ring", "spoon")
    assert not any(card in line for line in story(game, 1) for card in hidden)


def test_a_proposal_in_progress_is_visible_to_its_author() -> None:
    game = proposed()
    assert "chose P1 card knife offer" in story(game, 0)
    assert "chose P1 ask_card spoon offer" in story(game, 0)
    for viewer in (1, 2, None):
        assert "chose P1 a card offer" in story(game, viewer)
        assert story(game, viewer).count("chose P1 ask_any offer") == 2
    game.apply("propose")
    game.apply("card ring")
    assert "chose P3 card ring fill" in story(game, 2)
    assert "chose P3 a card fill" in story(game, 0)


def test_an_open_table_sees_the_cards() -> None:
    game = proposed(rules(players=4, modules=["michel", "warden"], teams=True, options={"exchange_open": "open"}))
    for words in ("propose", "card ring", "accept"):
        game.apply(words)
    assert "handed P1 knife P3" in story(game, 1)


def test_partners_remember_what_passed_and_others_what_may_have() -> None:
    game = at_the_table()
    for words in ("exchange P3", "card knife", "propose", "accept"):
        game.apply(words)
    assert view(game, 0).seats[2].certain == {"knife": 1}
    assert view(game, 1).seats[2].certain == {}
    eating = [{**seat, "place": "cafeteria"} for seat in MATES]
    open_first = Game.from_dict(rules(players=4, teams=True), {"seats": eating})
    open_first.listen()
    open_first.apply("steal")
    decline(open_first)
    assert view(open_first, 1).seats[0].certain == {"spoon": 1}
    for words in ("exchange P3", "card knife", "propose", "accept"):
        open_first.apply(words)
    assert [view(open_first, 1).seats[seat].certain for seat in (0, 2)] == [{}, {}]
    assert all(view(open_first, 1).seats[seat].possible["spoon"] for seat in (0, 2))


def decline(game: Game) -> None:
    """Nobody reacts."""
    while game.question != "turn":
        game.apply("decline")


def test_hands_that_differ_look_the_same_in_an_exchange() -> None:
    """Worlds in which only the hidden cards differ give an onlooker the same bytes at every step."""
    steps = (("exchange P3",) * 2, ("card knife", "card watch"), ("ask_card spoon", "ask_card pike"))
    rest = (("propose",) * 2, ("accept",) * 2)
    here, there = at_the_table(), at_the_table()
    other = there.to_dict()
    other["seats"][0]["hand"], other["seats"][3]["hand"] = {"watch": 1, "link": 1}, {"knife": 1}
    there = Game.from_dict(there.rules, other)
    there.listen()
    for ours, theirs in (*steps, *rest):
        here.apply(ours)
        there.apply(theirs)
        for viewer in (1, None):
            assert view(here, viewer).to_dict() == view(there, viewer).to_dict()
            assert story(here, viewer) == story(there, viewer)
    assert story(here, 2) != story(there, 2)


def test_an_exchange_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control."""
    honest = view
    monkeypatch.setattr(
        f"{__name__}.view",
        lambda game, viewer: replace(honest(game, viewer), exchange=exchange(game.rules, game.state, 0)),
    )
    with pytest.raises(AssertionError):
        test_hands_that_differ_look_the_same_in_an_exchange()


# Looks and Backgrounds.


def test_a_spy_alone_sees_the_hand() -> None:
    seats: list[Table] = [{"tokens": {"spy": 1}}, {"hand": ["knife", "link"]}]
    game = Game.from_dict(setting("two"), {"seats": seats})
    game.listen()
    game.apply("spy P2")
    assert {"looked P1 P2", "saw P1 knife P2", "gave_up P1 spy 0"} <= {*story(game, 0)}
    assert "saw P1 a card P2" in story(game, 1)
    assert not any("knife" in line for viewer in (1, None) for line in story(game, viewer))
    assert view(game, 0).seats[1].certain == {"knife": 1, "link": 1}
    assert view(game, 1).seats[0].certain == {}


@pytest.mark.parametrize("revealed", [False, True])
def test_a_new_background_is_its_owners(revealed: bool) -> None:
    settled = setting("two")
    seats: list[Table] = [{"place": "showers", "background": "fence", "revealed": revealed}, {}]
    game = Game.from_dict(settled, {"seats": seats, "michel": "yard", "warden": "yard"})
    game.listen()
    game.apply("rehabilitate")
    new = game.to_dict()["seats"][0]["background"]
    assert (view(game, 0).seats[0].background, view(game, 1).seats[0].background) == (new, None)
    assert f"changed P1 {new}" in story(game, 0)
    assert "changed P1 a card" in story(game, 1)
    seen = view(game, 1)
    assert (seen.background_discard, seen.background_discard_size) == (("fence",) if revealed else (), 1)
    assert game.to_dict()["background_discard"] == ["fence" if revealed else "~fence"]


# Questions.


def test_what_a_question_is_about() -> None:
    data: Table = {
        "seats": [{**seat, "tokens": {"corruption": 1}} for seat in MATES],
        "michel": "yard",
        "warden": "yard",
    }
    turn = ["turn", 0]
    wanted: dict[str, tuple[list[list[object]], dict[str, object]]] = {
        "yield": ([["ending", 0, 1], ["visit", 0, 1, 4], ["yield", 0, 4]], {"michel_card": "wants_any"}),
        "fight": (
            [["ending", 0, 1], ["visit", 0, 1, 4], ["fight", 0, -1, 0, 4]],
            {"defender": 0, "michel_card": "wants_any"},
        ),
        "help": ([turn, ["finish", 0, 5], ["fight", 0, 0, 1, 1], ["help", 2, 0]], {"mate": 0}),
        "report": ([turn, ["windows", 0, 1, 2, 7, 1, 0], ["report", 2, 0, 7]], {"actor": 0, "verb": "dig"}),
        "punish": ([turn, ["windows", 0, 4, 3, -1, 1, 0], ["punish", 2, 0]], {"actor": 0}),
        "offer": ([turn, ["offer", 0, 2]], {"partner": 2}),
    }
    for question, (agenda, context) in wanted.items():
        seen = view(Game.from_dict(setting("teams"), {**data, "agenda": agenda}), None)
        assert (seen.question, seen.context) == (question, context)


def test_every_event_can_be_told() -> None:
    """Every line of the journal has its words, and a hidden one hides them from a spectator."""
    names = set()
    for name in TABLES:
        for game in moments(name, 2, 60):
            for event in game.events[-5:]:
                names.add(event.name)
                if event.seen_by is not None:
                    assert event.seen_from(None).a in ("a card", "ask_any")
    assert {"got", "gave_up", "led", "shown", "called", "punished", "shocked"} <= names
    assert retold(setting("all"), (35, 0, setting("all").edition.power("fence"), 0)).seen_by == (0,)


def test_a_view_is_plain_tables() -> None:
    game = proposed()
    table = view(game, 0).to_dict()
    assert isinstance(table["exchange"], dict)
    assert table["asides"] == ()
    assert isinstance(view(game, 0), View)
    assert replace(view(game, 0), asides=()) == view(game, 0)


def test_hidden_parts_of_an_event_leave_no_trace() -> None:
    """A card asked for by name looks to the others like one of the mate's choice. Rule: RULING-40."""
    game = Game.from_dict(
        setting("teams"), {"seats": [{"place": "yard", "hand": ["cap"]}, {}, {"place": "yard", "hand": ["watch"] * 3}]}
    )
    game.listen()
    for action in ("exchange P3", "ask_card watch", "ask_any"):
        game.apply(action)
    named, open_ = game.events[-2:]
    assert (named.a, named.seen_by) == ("ask_card watch", (0,))
    assert named.seen_from(0) == named
    assert named.seen_from(1) == open_.seen_from(1) == open_


def test_an_event_is_a_table_with_named_parts() -> None:
    """Every event has a name for each of its parts; what is hidden is None there, and the rules stand beside it."""
    spaces = [Story, *(part.Event for part in parts("terms").values() if hasattr(part, "Event"))]
    numbers = {name.lower(): int(number) for space in spaces for name, number in vars(space).items() if name.isupper()}
    assert {name: event.number for name, event in DECLARED_EVENTS.items()} == numbers
    assert [numbers[name] for name in EVENTS] == [*range(len(EVENTS))]
    assert all(name and sort for event in DECLARED_EVENTS.values() for name, sort in event.operands)
    game = proposed()
    game.apply("propose")
    game.apply("card ring")
    game.apply("accept")
    passed = next(event for event in game.events if event.name == "passed")
    table = {"event": "passed", "seat": 0, "card": "knife", "taker": 2, "rules": [*passed.rules]}
    assert passed.seen_from(0).to_dict() == table
    assert passed.seen_from(1).to_dict() == {**table, "card": None}
