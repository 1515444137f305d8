"""Advice: what is at stake, who can break out, and what is going on, from what one seat may know."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Final

import msgspec
import pytest
from tests.proof.games import covering
from tests.properties.deeds import decide, take
from tests.properties.tables import LONG

from blackgate import Game, compiled, imagine, rules
from blackgate.engine.referee import Referee
from blackgate.game.advice import stakes as staking
from blackgate.game.advice.explanation import explanation
from blackgate.game.advice.parts import said
from blackgate.game.advice.shapes import Stakes, Threat
from blackgate.game.advice.stakes import stakes
from blackgate.game.advice.threats import Lookout, threat, threats
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint, View
from blackgate.speech import Speaker

Seats = Sequence[Mapping[str, object]]


def at(
    seats: Seats, *done: str, modules: Sequence[str] = (), options: dict[str, object] | None = None, **table: object
) -> Game:
    """A position, and what was done in it."""
    setting = rules(players=len(seats), modules=list(modules), options=options or {})
    game = Game.from_dict(setting, {"seats": [*seats], "turn": {"actions": 2}, **table})
    game.listen()
    for action in done:
        game.apply(action)
    return game


def spoken(game: Game, told: Sequence[object]) -> list[str]:
    """Sentences as the asked seat reads them."""
    speaker = Speaker("en", game.rules.edition, [seat.name for seat in game.seats], game.seat)
    return [speaker.say(each.message).replace("\u00a0", " ") for each in told]  # type: ignore[attr-defined]


def staked(game: Game, action: str) -> tuple[list[str], list[str], list[str]]:
    """Gains, risks and knowledge before an option of the seat that is asked."""
    found = [each for each in stakes(game.rules, game.view(game.seat)) if action in each.actions]
    sides = [[told for each in found for told in getattr(each, side)] for side in ("gains", "risks", "known")]
    return spoken(game, sides[0]), spoken(game, sides[1]), spoken(game, sides[2])


ARMED: Final[Mapping[str, object]] = {"place": "yard", "hand": {"knife": 2, "link": 1}}
RICH: Final[Mapping[str, object]] = {"place": "yard", "hand": {"pickaxe": 1, "knife": 1, "link": 2}}


def test_before_an_extortion() -> None:
    gains, risks, known = staked(at([ARMED, RICH]), "extort P2")
    assert gains[0] == "If your target hands over the Tool you name, it is yours without a fight."
    assert risks[0] == "The Weapon is gone, whatever happens."
    assert known == ["You do not know whether P2 holds a Tool or a Weapon."]


def test_what_was_seen_is_known() -> None:
    """The seat saw the other one buy a Pickaxe."""
    buyer = {"place": "yard", "hand": {"link": 1}, "cigarettes": 12}
    game = at([buyer, ARMED], "buy pickaxe", "pass")
    _, _, known = staked(game, "extort P1")
    assert "P1 is known to hold a Pickaxe." in known
    assert "P1 does not hold a Weapon." not in known


def test_without_the_memory_aid_only_the_size_of_a_hand_is_told() -> None:
    buyer = {"place": "yard", "hand": {"link": 1}, "cigarettes": 12}
    game = at([buyer, ARMED], "buy pickaxe", "pass", options={"memory_aid": "off"})
    assert staked(game, "extort P1")[2] == ["P1 holds 2 cards."]


def test_laying_a_weapon() -> None:
    game = at([ARMED, RICH], "extort P2", "name pickaxe")
    gains, risks, known = staked(game, "card knife")
    assert gains[0] == "If P2 hands it over, you get a Pickaxe without a fight."
    assert risks[1] == "If you lose the fight, you take a Beating and lose a random card."
    assert known[-1] == "You have 1 Weapon left for the fight."


def test_answering_an_extortion() -> None:
    game = at([ARMED, {**RICH, "beatings": 1}], "extort P2", "name pickaxe", "card knife")
    assert staked(game, "give")[:2] == (
        ["There is no fight, and P1 loses the Weapon on the table."],
        ["You lose a Pickaxe."],
    )
    gains, risks, known = staked(game, "refuse")
    assert gains == ["If you win the fight, P1 takes a Beating, and you take a random card."]
    assert risks == [
        "If you lose the fight, you take a Beating and lose a Pickaxe.",
        "That would be Beating number 2: no Craft and no Dig until you Heal.",
    ]
    assert known[-1] == "You have 1 Weapon left for the fight."


def test_in_a_fight() -> None:
    game = at([ARMED, RICH], "extort P2", "name spoon", "card knife", "refuse")
    gains, _, known = staked(game, "card knife")
    assert gains[0] == "P1 has to answer with a Weapon, or loses."
    assert known[-1] == "You have no Weapon left for the fight."
    assert staked(game, "stop")[1] == ["You lose the fight: you take a Beating and lose a random card."]


def test_an_armed_gang_card_is_told() -> None:
    bouncer = next(
        each for each in rules(players=2).edition.powers if any(m.mod == "arms" and m.role == "both" for m in each.mods)
    )
    game = at([ARMED, {**RICH, "gang_card": bouncer.id}])
    assert any("plays a Weapon for P2" in line for line in staked(game, "extort P2")[2])


def test_beside_the_warden() -> None:
    seats: Seats = [{"place": "cell", "hand": {"spoon": 1}}, SOMEBODY]
    game = at(seats, modules=["warden"], warden="cell")
    [found] = [each for each in stakes(game.rules, game.view(0)) if "dig spoon" in each.actions]
    assert found.is_shown_first
    assert spoken(game, found.gains) == ["What the action gains stays with you."]
    assert spoken(game, found.risks) == [
        "If anybody reports it, the Warden sends you to Solitary Confinement and your turn ends."
    ]
    away = at(seats, modules=["warden"], warden="yard")
    assert not any("dig spoon" in each.actions for each in stakes(away.rules, away.view(0)))


@pytest.mark.parametrize(
    ("module", "place", "hand", "action"),
    [
        ("warden", "yard", {"spoon": 1}, "sell"),
        ("warden", "yard", {"knife": 1}, "extort P2"),
        ("gymnasium", "yard", {"knife": 1}, "brawl"),
    ],
)
def test_beside_the_warden_all_illegal_actions_say_so_first(
    module: str, place: str, hand: dict[str, int], action: str
) -> None:
    """Also those that ask something next: that question says nothing of her, or has no choice."""
    modules = list(dict.fromkeys(("warden", module)))
    game = at([{"place": place, "hand": hand}, {"place": place}], modules=modules, warden=place)
    found = [each for each in stakes(game.rules, game.view(0)) if action in each.actions and each.is_shown_first]
    assert any("sends you to Solitary" in line for each in found for line in spoken(game, each.risks))


def test_michel_waits() -> None:
    seats: Seats = [{"place": "yard", "hand": {"link": 2, "knife": 1}}, {"place": "cell"}]
    piles = ["wants_any"], ["empty_handed"]
    game = at(seats, modules=["michel"], michel="showers", michel_deck=piles[0], michel_discard=piles[1])
    assert [each.is_shown_first for each in stakes(game.rules, game.view(0)) if "cautious showers" in each.actions] == [
        True
    ]
    _, risks, known = staked(game, "cautious showers")
    assert risks[0] == "Michel shows you a card: with a Knife on it you give up a Tool or fight."
    assert known[0].endswith("cards of Michel show a Knife.")
    game.apply("cautious showers")
    assert staked(game, "refuse")[1][0].startswith("If you lose to Michel")
    game.apply("refuse")
    assert staked(game, "stop")[1][0].startswith("If you lose to Michel")


def test_a_brawl() -> None:
    game = at([ARMED, {"place": "yard", "hand": {"blade": 1}}], modules=["gymnasium"])
    assert "Everybody else here" in staked(game, "brawl")[0][0]
    assert [each.is_shown_first for each in stakes(game.rules, game.view(0)) if "brawl" in each.actions] == [True]
    game.apply("brawl")
    assert staked(game, "card knife")[1] == ["The Weapon is gone, whatever happens."]
    game.apply("card knife")
    assert "you roll" in staked(game, "card blade")[1][0]
    assert staked(game, "decline")[1] == ["You take a Beating."]


# Threats.


def known_threat(*seats: Mapping[str, object]) -> Threat | None:
    """The threat of the second seat, whose hand is known to itself."""
    game = at(seats)
    view = game.view(1)
    return threat(game.rules, view, 1, view.seats[1])


SOMEBODY: Final[Mapping[str, object]] = {"place": "yard"}


@pytest.mark.parametrize(
    ("seat", "level"),
    [
        ({"place": "cell", "points": 9, "hand": {"shovel": 1}}, "can"),
        ({"place": "cell", "points": 8, "hand": {"shovel": 1}}, None),
        ({"place": "cell", "points": 8, "hand": {"shovel": 1, "spoon": 1}}, "can"),
        ({"place": "yard", "points": 9, "hand": {"shovel": 1}}, "can"),
        ({"place": "yard", "points": 8, "hand": {"shovel": 1, "spoon": 1}}, None),
        ({"place": "yard", "points": 8, "hand": {"shovel": 1, "spoon": 1, "cell_key": 1}}, "can"),
        ({"place": "solitary", "points": 9, "hand": {"shovel": 1}}, None),
        ({"place": "cell", "points": 9, "hand": {"shovel": 1}, "beatings": 2}, None),
        ({"place": "cafeteria", "points": 11, "hand": {"cell_key": 1}}, "can"),
        ({"place": "cafeteria", "points": 11, "hand": {}}, None),
        ({"place": "yard", "points": 10, "hand": {"link": 1, "pike": 1, "cell_key": 1}}, "can"),
        ({"place": "yard", "points": 10, "hand": {"link": 1, "pike": 1, "cell_key": 1}, "beatings": 1}, None),
    ],
)  # fmt: skip
def test_who_can_break_out(seat: Mapping[str, object], level: str | None) -> None:
    found = known_threat(SOMEBODY, seat)
    assert (found.level if found else None) == level


def test_a_hidden_tool_could_be_enough() -> None:
    game = at([SOMEBODY, {"place": "cell", "points": 10, "hand": {"link": 1}}])
    view = game.view(0)
    [found] = threats(game.rules, view, view.seats, 0)
    assert (found.seat, found.level, found.turn) == (1, "could", "next")
    assert spoken(game, [found.told]) == ["P2 could break out next turn: a Pickaxe would be enough."]
    empty = at([SOMEBODY, {"place": "cell", "points": 10}])
    assert threats(empty.rules, empty.view(0), empty.view(0).seats, 0) == ()


def test_a_tool_that_was_seen_is_a_threat() -> None:
    buyer = {"place": "yard", "points": 10, "hand": {}, "cigarettes": 12}
    game = at([buyer, SOMEBODY], "buy pickaxe", "pass")
    view = game.view(1)
    [found] = threats(game.rules, view, view.seats, 1)
    assert (found.level, found.turn) == ("can", "next")
    assert spoken(game, [found.told]) == ["P1 can break out next turn with a Pickaxe."]


def test_one_does_not_threaten_oneself_or_the_own_team() -> None:
    setting = rules(players=4, teams=True)
    near = {"place": "cell", "points": 15, "hand": {"shovel": 1}}
    seats: list[Mapping[str, object]] = [SOMEBODY] * 4
    seats[2] = near
    game = Game.from_dict(setting, {"seats": seats, "turn": {"actions": 2}})
    views = [game.view(n) for n in range(4)]
    sides = {n for n, view in enumerate(views) if threats(setting, view, view.seats, n)}
    assert sides == {n for n in range(4) if setting.teams and setting.teams[n] != setting.teams[2]}


def games(most: int) -> list[tuple[Game, Random]]:
    """Games of every sort, in the thick of it."""
    return [*islice(covering(), most if compiled() else 2)]


def short_of_the_target(game: Game, points: int) -> Game:
    """The same table with everybody so few Tunnel points short of the target."""
    data = game.to_dict()
    for seat in data["seats"]:
        seat["points"] = max(seat["points"], int(game.rules.tables.target) - points)
    return Game.from_dict(game.rules, data)


def test_the_lookout_finds_what_is_there() -> None:
    found = set[str]()
    for dealt, chooser in games(16 if LONG else 6):
        game, lookout = short_of_the_target(dealt, 4), Lookout()
        while not game.over and len(game.choices) < 75:
            view = game.view(0)
            fresh = threats(game.rules, view, view.seats, 0)
            assert threats(game.rules, view, view.seats, 0, lookout.threat) == fresh
            found.add(repr(fresh))
            take(game, decide(game, chooser))
    assert len(found) > 5 or not compiled()


def wins(game: Referee, seat: int, depth: int) -> bool:
    """Whether some play and some luck of this turn makes the seat's side win."""
    if game.over:
        return game.state.winner >= 0 and game.state.rules.side[game.state.winner] == game.state.rules.side[seat]
    if depth == 0 or game.state.active != seat:
        return False
    for action in game.legal():
        for luck in range(1, 9) if action in (MOVE, REROLL) else (1,):
            ahead = Referee(game.state.clone())
            ahead.state.chance = luck * 7919 + 1
            ahead.apply(action)
            if wins(ahead, seat, depth - 1):
                return True
    return False


MOVE: Final = Game(rules(players=2), 1).number("move")
REROLL: Final = Game(rules(players=2), 1).number("reroll")


HELD: Final = ("spoon", "pickaxe", "shovel", "cell_key", "cafeteria_key", "link", "pike", "container", "knife")


def near_the_end(chooser: Random) -> Game:
    """A seat with any hand, Gang card and Place, a few points short of the target."""
    setting = rules(players=2)
    held = chooser.choices(HELD, k=chooser.randrange(1, 6))
    cards = [each.id for each in setting.edition.powers if not each.background]
    seat = {
        "place": chooser.choice([each.slot for each in setting.edition.places]),
        "hand": {card: held.count(card) for card in held},
        "points": int(setting.tables.target) - chooser.randrange(1, 8),
        "cigarettes": chooser.randrange(12),
        "gang_card": chooser.choice(["", *cards]),
    }
    return at([seat, SOMEBODY])


def test_who_can_break_out_this_turn_really_can() -> None:
    """The engine finds the way as well, if the die falls well; it may find others, with cards that are drawn."""
    chooser, found = Random(5), 0
    for _ in range(120 if compiled() else 10):
        game = near_the_end(chooser)
        view = game.view(0)
        mine = threat(game.rules, view, 0, view.seats[0])
        if mine is not None and mine.turn == "this":
            found += 1
            assert wins(Referee(game.state.clone()), 0, 5), (mine, view.seats[0])
    assert found > 20 or not compiled()


# Explanations.


def test_an_explanation_has_about_six_sentences() -> None:
    seats = [
        {"place": "cafeteria", "hand": {"spoon": 1}, "points": 3},
        {"place": "cell", "points": 10, "tunnel": {"shovel": 3, "spoon": 1}, "hand": {"link": 2}},
    ]
    game = at(seats)
    told = spoken(game, explanation(game.view(0)))
    assert told == [
        (
            "The first with 12 Tunnel points wins. "
            "You score by digging with Tools in the Cell Block: Spoon 1, Pickaxe 2, Shovel 3."
        ),
        "P2 leads with 10 Tunnel points, dug with a Spoon and 3 Shovels.",
        "You have 3 Tunnel points and need 9 more.",
        (
            "It is your turn in the Cafeteria, with 2 actions left. "
            "You can do this now: Search, Simple Move, Cautious Move, Steal a spoon."
        ),
        "You hold a Spoon, good for 1 Tunnel point.",
        "P2 could break out next turn: a Pickaxe would be enough.",
    ]
    assert any(each.message.id == "explain-waiting" for each in explanation(game.view(1)))
    assert 4 <= len(explanation(game.view(None))) <= 7


# Nothing of it tells what a seat may not know.


def advice(view: View) -> bytes:
    """Everything that is said to a viewer."""
    rules = view.rules
    found = stakes(rules, view) if view.options else ()
    return msgspec.json.encode((found, threats(rules, view, view.seats, view.viewer), explanation(view)))


def comparisons(advise: Callable[[Game, View], bytes], most: int) -> Iterator[bool]:
    """Whether two worlds that a viewer cannot tell apart give the same advice, in one position after the other."""
    for game, chooser in games(most):
        while not game.over and len(game.choices) < 120:
            viewer = game.seat if chooser.random() < 0.7 else chooser.randrange(game.rules.players)
            view = game.view(viewer, memory=True)
            world = imagine(view, chooser.getrandbits(40))
            yield advise(game, view) == advise(world, world.view(viewer, memory=True))
            take(game, decide(game, chooser))


@pytest.mark.slow
def test_advice_is_the_same_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    """Rule: INFO-1 to INFO-10, RULING-39."""
    same = list(comparisons(lambda game, view: advice(view), 16 if LONG else 8))
    assert all(same)
    assert len(same) > 100


@pytest.mark.slow
def test_advice_that_knows_a_hidden_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    peeked: list[Game] = []

    def peeking(rules: Rules, view: Standpoint) -> list[Stakes]:
        other = (peeked[-1].seat + 1) % rules.players
        return [Stakes(("pass",), known=(said("stake-own-weapons", "", n=int(peeked[-1].state.players[other].holds)),))]

    monkeypatch.setattr(staking, "tellers", lambda: (peeking,))

    def advise(game: Game, view: View) -> bytes:
        peeked.append(game)
        return advice(view)

    assert not all(comparisons(advise, 4))
