"""Telling: every event that is told, its rules, and the parts that only some may see."""

import pytest

from blackgate import Game, rules
from blackgate.editions.rulebook import rules as rulebook
from blackgate.engine.registry import DECLARED_EVENTS, EVENTS
from blackgate.engine.vocabulary import VERBS
from blackgate.game.event_rules import CHOICE_RULES
from blackgate.game.events import Event
from blackgate.game.narration import tell
from blackgate.game.narration.scenes import SCENES, TELLERS, scenes
from blackgate.game.narration.sentences import sentences
from blackgate.game.seats import Seat
from blackgate.speech import Message, Row, Speaker, Thing, Who, message

SETTING = rules(players=2, modules=["all", "michel"], humans=True)
SILENT = {"finished", "cleared", "staked"}
"""Events that are part of others."""
RULELESS = {"chose", "finished", "undid"}
"""A decision has the rules of its word; the end of an action and taking back have none in the booklets."""


def said(*events: Event, viewer: int | None = None) -> list[str]:
    speaker = Speaker("en", SETTING.edition, ("Ana", "Bob"), viewer)
    return [speaker.say(each.message) for each in tell(SETTING, events, viewer)]


def test_every_event_is_told_or_part_of_another() -> None:
    assert {*EVENTS, "showed", "undid"} - SILENT == sentences().keys()
    assert SCENES.keys() == TELLERS.keys()


def test_every_event_has_rules_that_exist() -> None:
    known = {rule.id for rule in rulebook()}
    of_events = {name: event.rules for name, event in DECLARED_EVENTS.items() if event.rules}
    assert set(EVENTS) - RULELESS == of_events.keys()
    for named in (*of_events.values(), *CHOICE_RULES.values()):
        assert named
        assert set(named) <= known
    assert "NONSENSE-1" not in known


def test_every_action_has_rules() -> None:
    assert set(VERBS) - {"win", "lose"} <= CHOICE_RULES.keys()
    assert set(scenes()) - {"pay"} <= CHOICE_RULES.keys()  # paying is the answer to a question


def test_a_scene_has_the_rules_of_all_its_parts() -> None:
    events = [
        Event("chose", 0, "search", "turn"),
        Event("drew", 0, "cap", "", (0,)),
        Event("finished", 0, "search", ""),
    ]
    [told] = tell(SETTING, events, 1)
    assert told.message == message("searched", who=Who(0), cards=Row((Thing("word", "card"),)))
    assert told.rules == ("SEARCH-1", "SEARCH-2", "INFO-1")
    [own] = tell(SETTING, events, 0)
    assert own.message.args["cards"] == Row((Thing("card", "cap"),))


def test_an_undo_is_narrated() -> None:
    assert said(Event("undid", 0, 2, "")) == ["Ana took back 2 decisions."]
    assert said(Event("undid", 0, 1, ""), viewer=0) == ["You took back 1 decision."]
    shown = [Event("showed", 0, "knife", ""), Event("showed", 0, "knife", ""), Event("showed", 0, "cap", "")]
    assert said(*shown) == ["Everybody has seen 2 Knives and a Cap in Ana’s hand."]


def test_paying_and_selling_are_told_card_by_card_where_they_happen_so() -> None:
    first = [Event("chose", 0, "card cap", "pay"), Event("discarded", 0, "cap", "")]
    last = [
        Event("chose", 0, "card ring", "pay"),
        Event("discarded", 0, "ring", ""),
        Event("joined", 0, "bikers_scar_tissue", ""),
        Event("finished", 0, "join", ""),
    ]
    assert said(*first) == ["Ana paid with a Cap."]
    assert said(*last) == ["Ana paid with a Ring and joined the Bikers: Scar Tissue."]
    whole = said(Event("chose", 0, "join bikers", "turn"), *first, *last)
    assert whole == ["Ana joined the Bikers with a Cap and a Ring: Scar Tissue."]
    sale = [Event("chose", 0, "card cap", "selling"), Event("discarded", 0, "cap", ""), Event("cigarettes", 0, 1, "")]
    assert said(*sale) == ["Ana sold a Cap for 1 cigarette."]


def test_a_deck_that_ran_out_in_a_search_is_told_after_it() -> None:
    events = [
        Event("chose", 0, "search", "turn"),
        Event("drew", 0, "cap", "", (0,)),
        Event("reshuffled", 0, 30, ""),
        Event("drew", 0, "cap", "", (0,)),
        Event("finished", 0, "search", ""),
    ]
    assert said(*events) == [
        "Ana searched and drew 2 cards.",
        "The discard pile (30 cards) became the new Search deck.",
    ]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("cigarettes", 0, 0, ""), []),
        (Event("cigarettes", 0, -1, ""), ["Ana lost 1 cigarette."]),
        (Event("saw", 0, "cap", "P2", (0,)), []),
        (Event("changed", 0, "x", "", (0,)), ["Ana drew a new Background."]),
        (Event("drawn", 0, "", ""), ["The round cap is reached: nobody won."]),
        (Event("finished", 0, "dig", ""), []),
    ],
)
def test_small_things(event: Event, told: list[str]) -> None:
    assert said(event) == told


def test_the_story_can_be_told_from_anywhere() -> None:
    """A card laid before the place one begins at is not told again when it is discarded (ACARD-2)."""
    game = Game.from_dict(
        rules(players=2, humans=True),
        {"seats": [{"place": "cell", "hand": {"cafeteria_key": 1}}, {}], "turn": {"actions": 2}},
        (Seat("Ana", "human", 1), Seat("Bob", "human", 2)),
    )
    game.listen()
    game.apply("play cafeteria_key")
    laid = next(n for n, event in enumerate(game.events) if event.name == "laid")
    ids = [each.message.id for each in tell(game.rules, game.events, None, laid + 1)]
    assert "discarded" not in ids
    assert all(isinstance(each.message, Message) for each in tell(game.rules, game.events, None))


def test_what_lay_in_a_fight_is_told_when_it_is_discarded_another_time() -> None:
    laid, cleared, discarded = (Event(name, 0, "knife", "") for name in ("laid", "cleared", "discarded"))
    assert len(said(laid, cleared)) == 1
    assert len(said(laid, cleared, discarded)) == 2


def sale() -> Game:
    """Ana has sold a Cap and a Blade, and has said that it is enough."""
    game = Game.from_dict(
        rules(players=2, humans=True),
        {"seats": [{"place": "yard", "hand": {"cap": 1, "blade": 1, "boots": 1}}, {}], "turn": {"actions": 2}},
        (Seat("Ana", "human", 1), Seat("Bob", "human", 2)),
    )
    game.listen()
    for action in ("sell", "card cap", "card blade", "done"):
        game.apply(action)
    return game


def test_a_sale_is_told_as_a_sale_whole_or_card_by_card() -> None:
    game = sale()
    speaker = Speaker("en", game.rules.edition, ("Ana", "Bob"), None)
    whole = [speaker.say(each.message) for each in tell(game.rules, game.events, None)]
    assert "Ana sold a Cap and a Blade for 3 cigarettes." in whole
    pieces = [n for n, event in enumerate(game.events) if event.name == "chose"]
    told = [
        speaker.say(each.message)
        for start, end in zip(pieces, [*pieces[1:], len(game.events)], strict=True)
        for each in tell(game.rules, game.events[start:end], None)
    ]
    assert told[:2] == ["Ana sold a Cap for 2 cigarettes.", "Ana sold a Blade for 1 cigarette."]
    assert not any("discarded" in each or "got" in each for each in told)
