"""Long menus fold, and people may say a bet, an Exchange or a planned move in one line."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from blackgate import Game, rules
from blackgate.cli import gate
from blackgate.cli.play.input.exchanging import exchange
from blackgate.cli.play.input.matching import with_bet
from blackgate.cli.play.input.parser import FoldedError, RefusedError, UnclearError, chosen, understood
from blackgate.cli.play.menu import Entry, entries, ordered, unfolded
from blackgate.cli.play.refusals import why
from blackgate.cli.words import Words
from blackgate.errors import ActionError
from blackgate.game.actions import Action
from blackgate.game.seats import Seat
from blackgate.game.view import View, view

NAMES = ("Ana", "Bob", "Cyd", "Dan")
SEATS = tuple(Seat(name, "human", n + 1) for n, name in enumerate(NAMES))
RICH = {"cigarettes": 3, "hand": {"knife": 1, "shovel": 1}, "tokens": {"planning": 1, "spy": 1}}


@pytest.fixture(scope="module")
def gambler() -> tuple[Game, Words, View]:
    setting = rules(players=2, modules=["all", "michel"], humans=True)
    position = {"seats": [{"place": "cell", **RICH}, {"place": "cell"}], "turn": {"actions": 2}, "warden": "showers"}
    game = Game.from_dict(setting, position, SEATS[:2])
    return game, Words(setting, game.seats, 0), ordered(view(game, 0))


def test_bets_are_one_line_that_opens(gambler: tuple[Game, Words, View]) -> None:
    game, words, seen = gambler
    menu = entries(words, seen)
    [bets] = [line for line in menu if line.text.startswith("Bet")]
    assert bets == Entry("Bet … (such as: bet 2 on 5)", bets.options)
    assert len(bets.options) == 15
    assert unfolded(words, seen, bets)[8].text == "Bet 2 on 5: 10 back"
    with pytest.raises(FoldedError) as opened:
        chosen(game, words, seen, menu, str(menu.index(bets) + 1))
    assert opened.value.family == bets
    with pytest.raises(FoldedError):
        chosen(game, words, seen, menu, "bet")


@pytest.mark.parametrize("typed", ["bet 2 on 5", "2 on 5", "bet 2 5", "bet 2x5", "Bet 2 cigarettes on 5"])
def test_a_bet_in_words(gambler: tuple[Game, Words, View], typed: str) -> None:
    game, words, seen = gambler
    assert understood(game, words, seen, typed) == Action("bet", "2x5")


def test_a_bet_that_cannot_be(gambler: tuple[Game, Words, View]) -> None:
    game, words, seen = gambler
    for typed in ("bet 4 on 5", "1 on 7", "bet 0 on 2"):
        with pytest.raises(ActionError, match="1 to 3 cigarettes"):
            understood(game, words, seen, typed)
    assert with_bet("25") == "25"


def test_a_menu_begins_with_basic_actions_and_ends_with_the_end(gambler: tuple[Game, Words, View]) -> None:
    _, words, seen = gambler
    texts = [line.text for line in entries(words, seen)]
    assert texts[:3] == ["Search: draw 1", "Simple Move: roll", "Cautious Move (2 actions) …"]
    assert texts[-2:] == ["Spy on Bob (free)", "End the turn"]
    assert "Planned Move (1 token) …" in texts
    assert texts.index("Extort Bob") < texts.index("Dig with Shovel: +3") < texts.index("Plan: take a Planning token")
    assert len(texts) <= 18


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("planned library", "planned showers"),
        ("pl lib", "planned showers"),
        ("spy bob", "spy P2"),
        ("cautious gym", "cautious yard"),
        ("attract", "attract"),
    ],
)
def test_places_go_by_the_names_of_their_tiles(gambler: tuple[Game, Words, View], typed: str, meant: str) -> None:
    game, words, seen = gambler
    assert str(understood(game, words, seen, typed)) == meant


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("brawl", "Brawl is possible in the Gymnasium only."),
        ("steal", "No Place of this game offers Steal a spoon."),
        ("bribe", "Bribe is possible in the Warden’s Office only."),
        ("exchange", "It comes with team mode."),
        ("spend workout", "A Workout token helps in a fight"),
        ("freepass", "A Freepass answers a report against you"),
        ("improve pickaxe", "Improve tool is possible in the Workshop only."),
        ("spy", "That is possible now: spy Bob."),
        ("bet 3 on 6", "That is possible now: bet 3 on 6."),
        ("report", "nothing to report"),
    ],
)
def test_why_covers_the_words_of_the_modules(gambler: tuple[Game, Words, View], asked: str, answer: str) -> None:
    game, words, _ = gambler
    assert answer in "\n".join(line.plain for line in why(game, words, 0, asked))


def test_an_illegal_option_is_refused_with_reasons(gambler: tuple[Game, Words, View]) -> None:
    game, words, seen = gambler
    with pytest.raises(RefusedError):
        understood(game, words, seen, "steal bandage")


@pytest.fixture
def partners() -> tuple[Game, Words]:
    setting = rules(players=4, teams=True, humans=True)
    here = {"place": "yard", "cigarettes": 2}
    position = {
        "seats": [{**here, "hand": {"knife": 2, "cap": 1}}, {}, {**here, "hand": {"shovel": 1, "boots": 2}}, {}],
        "turn": {"actions": 2},
    }
    game = Game.from_dict(setting, position, SEATS)
    return game, Words(setting, game.seats, 0)


@pytest.mark.parametrize(
    ("typed", "made"),
    [
        ("exchange cyd: knife for shovel", ["exchange P3", "card knife", "ask_card shovel", "propose"]),
        (
            "exchange with Cyd: 2 knives, 1 cigarette for any",
            ["exchange P3", "card knife", "card knife", "give_cigarette", "ask_any", "propose"],
        ),
        ("exchange 3 give cap", ["exchange P3", "card cap", "propose"]),
        ("exchange cyd for 2 cigarettes, any 2", ["exchange P3", *["ask_cigarette"] * 2, *["ask_any"] * 2, "propose"]),
    ],
)  # fmt: skip
def test_a_whole_exchange_in_one_line(partners: tuple[Game, Words], typed: str, made: list[str]) -> None:
    game, words = partners
    decisions = exchange(game, words, typed)
    assert [str(action) for action in decisions or ()] == made
    for action in made:
        game.apply(action)
    assert (game.question, game.seat) == ("fill", 2)


def test_an_exchange_that_cannot_be_changes_nothing(partners: tuple[Game, Words]) -> None:
    game, words = partners
    for typed in ("exchange bob: knife", "exchange cyd: 3 knife", "exchange cyd: shovel", "exchange cyd for 9 any"):
        with pytest.raises(UnclearError):
            exchange(game, words, typed)
    assert exchange(game, words, "exchange cyd") is None
    assert game.question == "turn"


def test_an_exchange_step_by_step(partners: tuple[Game, Words]) -> None:
    game, words = partners
    game.apply("exchange P3")
    texts = [line.text for line in entries(words, ordered(view(game, 0)))]
    assert "Ask for a certain card …" in texts
    assert texts[-1] == "Call it off"
    assert [str(each) for each in exchange(game, words, "give knife, cap") or ()] == ["card knife", "card cap"]
    assert [str(each) for each in exchange(game, words, "ask shovel, any") or ()] == ["ask_card shovel", "ask_any"]
    assert [str(each) for each in exchange(game, words, "knife for shovel") or ()][-1] == "propose"
    assert exchange(game, words, "propose") is None


def test_a_word_opens_its_family_and_enter_goes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    arguments = ["play", "--seed", "5", "--first", "1", "--plain"]
    back = CliRunner().invoke(gate, arguments, input="cautious\n\n").output
    assert back.count("Your turn. 2\u00a0actions left.") == 2
    there = CliRunner().invoke(gate, arguments, input="cautious\n1\n").output
    assert "You moved cautiously to the Cafeteria." in there


def test_a_short_pile_is_announced() -> None:
    """Rule: RULING-85, RULING-133."""
    setting = rules(players=2, modules=["workshop"], humans=True)
    seat = {"place": "cafeteria", "hand": {"shovel": 1, "pickaxe": 1, "link": 1, "blade": 1}}
    position = {"seats": [seat, {}], "turn": {"actions": 2}, "piles": {"pickaxe": 1, "knife": 1}}
    game = Game.from_dict(setting, position, SEATS[:2])
    words = Words(setting, game.seats, 0)
    told = [line.text for line in entries(words, ordered(view(game, 0)))]
    assert "Craft 1 Knife (no more are left)" in told
    assert "Improve Shovel: 1 Pickaxe (no more are left)" in told
    assert "Improve Pickaxe: 1 Shovel" in told


@pytest.mark.parametrize(
    ("gang_card", "place", "text"),
    [
        ("", "yard", "Cautious Move (2 actions) …"),
        ("crew_home_turf", "yard", "Cautious Move (1 or 2 actions) …"),
        ("crew_home_turf", "cell", "Cautious Move (2 actions) …"),
    ],
)
def test_a_folded_move_tells_its_price(gang_card: str, place: str, text: str) -> None:
    """Home Turf leads to the Cell Block for one action. Rule: MOVE-6."""
    setting = rules(players=2, humans=True)
    game = Game.from_dict(setting, {"seats": [{"place": place, "gang_card": gang_card}, {}]}, SEATS[:2])
    words, seen = Words(setting, game.seats, 0), ordered(view(game, 0))
    [line] = [entry for entry in entries(words, seen, 3) if entry.is_folded]
    assert line.text == text
    with pytest.raises(FoldedError) as opened:
        chosen(game, words, seen, entries(words, seen), "cautious")
    assert opened.value.family == line
