"""Everything on: switches, the board, questions, menus, sentences and reasons of all modules."""

import io
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from blackgate import Game, rules
from blackgate.bots import Chance, decide, make
from blackgate.cli import gate
from blackgate.cli.board import board
from blackgate.cli.labels import with_cost
from blackgate.cli.menu import entries, ordered
from blackgate.cli.page import Page
from blackgate.cli.questions import QUESTIONS, TELLERS, question
from blackgate.cli.screen import screen
from blackgate.cli.sentences import TELLERS as SENTENCES
from blackgate.cli.sentences import told
from blackgate.cli.table import last_decision
from blackgate.cli.words import Words
from blackgate.editions import catalogue
from blackgate.engine.agenda import ASKS
from blackgate.engine.state import Rig
from blackgate.engine.story import EVENTS
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat
from blackgate.game.view import view

ALL = ["all", "michel"]
NAMES = ("Ana", "Bob", "Cyd", "Dan", "Eva", "Fay")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))


def run(*arguments: str, typed: str = "", columns: int = 80) -> Result:
    return CliRunner().invoke(gate, arguments, input=typed, env={"COLUMNS": str(columns), "NO_COLOR": "1"})


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[n], "human", n + 1) for n in range(players))


def at(seats_given: Sequence[Mapping[str, object]], setting: Rules | None = None, **position: Any) -> Game:
    """A position with everything on; your turn unless it says otherwise."""
    chosen = setting or rules(players=len(seats_given), modules=ALL, humans=True)
    table = {"seats": seats_given, "turn": {"actions": 2}, **position}
    game = Game.from_dict(chosen, table, seats(len(seats_given)))
    game.listen()
    return game


def lines(game: Game, viewer: int | None = 0) -> list[str]:
    return [line.plain for line in told(Words(game.rules, game.seats, viewer), game.events)]


def rolls(game: Game, *results: int) -> Game:
    """The next rolls of the die."""
    game.state.rig = Rig(list(results), [])
    return game


def apply(game: Game, *actions: str) -> Game:
    for action in actions:
        game.apply(action)
    return game


# Switches.


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--with", "nonsense"), "--with"),
        (("--with", "michel,michelle"), "MICHEL-1"),
        (("--with", "gambling", "--teams"), "WARDEN-9"),
        (("--with", "library,library"), "MOD-1"),
        (("--with", "office"), "WARDEN-1"),
        (("--teams", "--players", "3"), "TEAM-1"),
        (("--teams", "--players", "2"), "RULING-112"),
        (("--teams", "AABB"), "RULING-113"),
        (("--teams", "AAAB"), "TEAM-1"),
        (("--teams", "AB"), "--teams"),
        (("--edition", "prototype_fr", "--with", "library"), "PROTO-6"),
        (("--edition", "prototype_fr", "--players", "6"), ""),
    ],
)
def test_what_does_not_go_together_is_one_line_that_names_the_rule(arguments: tuple[str, ...], says: str) -> None:
    result = run("play", "--watch", *arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    assert says in result.stderr


@pytest.mark.parametrize(
    ("arguments", "ending"),
    [
        (("--with", "all", "--with", "michelle"), "dug out after"),
        (("--with", "all,michel", "--teams"), "Team "),
        (("--teams", "AABB", "--option", "team_seating=free", "--players", "4"), "Team "),
        (("--edition", "prototype_en", "--players", "5"), "dug out after"),
    ],
)
def test_games_with_modules_are_played_kept_and_replayed(
    tmp_path: Path, arguments: tuple[str, ...], ending: str
) -> None:
    file = tmp_path / "game.txt"
    result = run("play", "--watch", "--seed", "3", "--save", str(file), *arguments)
    assert result.exit_code == 0, result.output
    assert ending in result.output
    again = run("replay", str(file))
    assert again.exit_code == 0, again.output + again.stderr
    assert again.output.splitlines()[-1] == result.output.splitlines()[-1]


def test_a_saved_game_keeps_its_modules(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--seed", "5", "--first", "1", "--with", "all,michel", "--teams", "--save", str(file), typed="pass\n")
    assert "Block B" in run("play", "--resume", str(file), typed="board\n").output
    for more in (("--with", "library"), ("--teams",)):
        result = run("play", "--resume", str(file), *more)
        assert result.exit_code == 2
        assert "--resume" in result.stderr


def test_a_house_rule_of_ones_own_goes_with_modules(tmp_path: Path) -> None:
    house, file = tmp_path / "house.toml", tmp_path / "game.txt"
    house.write_text(
        'overlay = true\nid = "house"\nname = "House"\nprovenance = "house"\n[[deal]]\nid = "shovel"\nprice = 5\n'
    )
    laid = ("--overlay", str(house))
    run(
        "play",
        "--seed",
        "5",
        "--first",
        "1",
        "--with",
        "library",
        "--teams",
        *laid,
        "--save",
        str(file),
        typed="pass\n",
    )
    assert run("play", "--resume", str(file)).exit_code == 2
    again = run("play", "--resume", str(file), *laid, typed="board\ngoal\n")
    assert again.exit_code == 0, again.stderr
    assert "Library" in again.output
    assert "1 Shovel for 5" in again.output


def test_everything_that_can_be_played_is_explained_in_two_lines() -> None:
    output = run("editions").output
    assert max(map(len, output.splitlines())) <= 80
    for each in catalogue():
        if each.kind != "fixtures":
            assert each.id in output
            assert len(each.about) == 2
    for heading in ("Places of Dig In", "Figures", "Modes", "Prototypes"):
        assert heading in output


@pytest.mark.parametrize(("name", "says"), [("PSY", "PLACE-PSY-12"), ("warden", "OFFICE-9"), ("Team mode", "TEAM-14")])
def test_one_of_them_with_its_rules(name: str, says: str) -> None:
    assert says in run("editions", name).output
    bad = run("editions", "nowhere")
    assert bad.exit_code == 2
    assert bad.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["library", "warden", "teams", "prototype_fr"])
def test_the_data_of_an_overlay_are_shown_and_compared(name: str) -> None:
    assert run("edition", "show", name).exit_code == 0
    assert "difference" in run("edition", "diff", "retail", name).output


# The table.


def later(setting: Rules, players: int, rounds: int = 5) -> Game:
    """Your turn after some rounds of bots."""
    game = Game(setting, 5, seats(players), 0)
    game.listen()
    bot = make("greedy", setting)
    while game.state.round < rounds or game.question != "turn" or game.seat != 0:
        game.apply(decide(bot, game, Chance(game.decision_seed)))
    return game


SETTINGS = [
    (2, ["michelle"], False),
    (2, ALL, False),
    (4, ALL, False),
    (4, ALL, True),
    (6, ALL, True),
    (6, ["library", "ward"], False),
]


@pytest.mark.parametrize(("players", "modules", "teams"), SETTINGS)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (100, 45), (120, 60)])
def test_a_page_shows_every_place_and_everybody(
    players: int, modules: list[str], teams: bool, width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    game = later(rules(players=players, modules=modules, teams=teams), players)
    out = screen(file=io.StringIO())
    out._force_terminal, out.no_color, out.width, out.height = True, True, width, height
    Page(game, 0, out, last_decision(game, 0), plain=False).show()
    text = re.sub(r"\x1b\[[0-9;]*m", "", out.file.getvalue())  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= width
    for place in game.rules.edition.places:
        assert place.name.of() in text
    if height == 24:
        assert len(text.splitlines()) <= (28 if teams or players > 4 else 24)
    figures = {"♠ Michel": bool(game.rules.edition.michel), "♛ Warden": "warden" in game.rules.modules}
    assert all((figure in text) == there for figure, there in figures.items())
    assert ("Team Dug" in re.sub(" +", " ", text)) == teams


def test_the_table_tells_tokens_trauma_piles_and_figures() -> None:
    you = {"place": "solitary", "trauma": "hand", "tokens": {"spy": 2, "corruption": 1}}
    game = at([you, {"place": "showers", "tokens": {"bandage": 1}}], michel="showers", warden="office")
    out = screen(file=io.StringIO())
    out.width = 120
    out.print(board(Words(game.rules, game.seats, 0), view(game, 0), 120, compact=False))
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert "Tokens  ⚒ 2 Spy, 1 Corruption, Trauma Hand · ✿ 1 Bandage" in text
    assert "✿ Bob  ♠ Michel" in text
    assert "Spy 8 · Skill 10" in text
    assert "Trauma 5 · Michel deck 8, discard 0" in text
    assert "Gambling Cells 1 2 3" in text
    assert "Warden’s Office" in text


def test_the_two_tunnels_of_the_teams() -> None:
    setting = rules(players=4, modules=ALL, teams=True, humans=True)
    places: list[dict[str, object]] = [
        {"place": "cell", "points": 3, "tunnel": {"shovel": 1}},
        {"place": "cell_b"},
        {"place": "cell", "points": 2, "tunnel": {"pickaxe": 1}},
        {"place": "cell_b"},
    ]
    game = at(places, setting)
    out = screen(file=io.StringIO())
    out.print(board(Words(setting, game.seats, 0), view(game, 0), 80, compact=True))
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert "Tunnel to 16   A █████░░░░░░░░░░░ 5   B ░░░░░░░░░░░░░░░░ 0" in text
    assert "Block A" in text
    assert "Dig (B)" in text


# Questions, answers, sentences.


def test_every_question_and_every_event_has_words() -> None:
    assert set(ASKS) <= {*QUESTIONS, *TELLERS}
    assert set(EVENTS) - {"finished", "cleared", "staked"} <= SENTENCES.keys()


def random_games(count: int) -> list[tuple[Rules, int]]:
    options = {"skill_roll": "optional_one", "bandage_heal": "free"}
    boxes = [
        rules(players=4, modules=ALL),
        rules(players=4, modules=["all", "michelle"], teams=True, options=options),
        rules(players=6, modules=ALL, teams=True),
    ]
    return [(boxes[n % len(boxes)], n) for n in range(count)]


def test_whole_games_in_words() -> None:
    """No question without words, no option shown as the engine calls it, no brace left, no line without a name."""
    asked: Counter[str] = Counter()
    for setting, seed in random_games(9):
        game, chooser = Game(setting, seed, seats(setting.players)), Random(seed)
        game.listen()
        while not game.over and len(game.choices) < 1500:
            asked[game.question] += 1
            if asked[game.question] < 40:
                words, seen = Words(setting, game.seats, game.seat), ordered(view(game, game.seat))
                texts = [question(words, seen), *(with_cost(words, seen, option) for option in seen.options)]
                texts += [entry.text for entry in entries(words, seen)]
                assert not [text for text in texts if re.search(r"[{}]|\w_\w|^[a-z]", text)], texts
                assert len(set(texts[1 : len(seen.options) + 1])) == len(seen.options), texts
            game.apply(chooser.choice(game.legal()))
        for viewer in (None, 0):
            for line in lines(game, viewer):
                assert not re.search(r"[{}]|\w_\w|\bNone\b|P\d", line), line
    assert set(ASKS) - set(asked) <= {"spoils", "freepass", "skill", "pick", "bonus"}


def test_nothing_hidden_is_told_of_an_exchange_or_a_new_background() -> None:
    setting = rules(players=4, modules=["library"], teams=True, humans=True)
    here: list[dict[str, object]] = [
        {"place": "showers", "hand": {"shovel": 1, "cap": 1}},
        {},
        {"place": "showers"},
        {},
    ]
    game = apply(at(here, setting), "exchange P3", "card shovel", "card cap", "propose", "accept", "rehabilitate")
    assert lines(game, 0)[:2] == ["You proposed an Exchange to Cyd.", "You gave Shovel and Cap to Cyd."]
    assert lines(game, 2)[1] == "Ana gave Shovel and Cap to you."
    assert lines(game, 1)[1] == lines(game, None)[1] == "Ana gave 2 cards to Cyd."
    assert lines(game, 1)[-1].endswith("drew a new Background.")
    assert lines(game, 0)[-1].startswith("You drew a new Background: ")


@pytest.mark.parametrize(
    ("you", "actions", "result", "sentence"),
    [
        ({"place": "showers"}, ["study"], [], "You studied: 1 Spy token now."),
        ({"place": "cafeteria"}, ["develop"], [], "You developed skills: 1 Skill token now."),
        ({"place": "cell"}, ["plan"], [], "You made a plan: 1 Planning token now."),
        ({"place": "yard"}, ["workout"], [], "You worked out: 1 Workout token now."),
        ({"place": "infirmary"}, ["steal_bandage"], [], "You stole a Bandage: 1 Bandage token now."),
        (
            {"place": "office", "cigarettes": 2},
            ["bribe"],
            [],
            "You paid a bribe of 2 cigarettes: 1 Corruption token now.",
        ),
        ({"place": "cafeteria", "hand": {"shovel": 1}}, ["improve shovel"], [], "You turned a Shovel into 2 Pickaxes."),
        ({"place": "cell", "cigarettes": 3}, ["bet 3x5"], [4], "You bet 3 cigarettes on 5 and rolled a 4: all lost."),
        ({"place": "cell", "cigarettes": 2}, ["bet 2x5"], [6], "You bet 2 cigarettes on 5 and rolled a 6: 10 back."),
        ({"tokens": {"planning": 1}}, ["planned showers"], [], "You moved cautiously to the Library, as planned."),
        (
            {"place": "cell", "hand": {"spoon": 1}, "tokens": {"skill": 1}},
            ["dig spoon"],
            [4],
            "You dug with a Spoon: 2 more, 2 Tunnel points now. The Skill roll was a 4: the token scored, too.",
        ),
        (
            {"place": "cell", "hand": {"spoon": 1}, "tokens": {"skill": 1}},
            ["dig spoon"],
            [3],
            "You dug with a Spoon: 1 more, 1 Tunnel point now. The Skill roll was a 3: the token is gone.",
        ),
        (
            {"beatings": 1, "tokens": {"bandage": 1}},
            ["bandage_heal"],
            [],
            "You healed with a Bandage: 0 Beatings left.",
        ),
        ({"place": "infirmary", "trauma": "buy"}, ["heal"], [], "You healed: the Trauma Buy is gone."),
        ({"place": "yard"}, ["attract"], [], "You made the Warden come to the Gymnasium."),
        ({"place": "yard"}, ["cautious solitary"], [], "You took the Trauma Search."),
    ],
)
def test_actions_of_the_modules_in_one_sentence(
    you: dict[str, object], actions: list[str], result: list[int], sentence: str
) -> None:
    trauma: dict[str, Any] = {"traumas": ["search"]} if "solitary" in actions[0] else {}
    game = at([you, {"place": "infirmary"}], warden="solitary" if "heal" in actions[0] else "showers", **trauma)
    assert sentence in lines(apply(rolls(game, *result), *actions))


def test_a_brawl_in_words() -> None:
    game = at([{"place": "yard", "hand": {"knife": 1}}, {"place": "yard", "hand": {"knife": 1}}, {"place": "yard"}])
    apply(game, "brawl", "card knife")
    words = Words(game.rules, game.seats, 1)
    assert question(words, view(game, 1)).startswith("Ana started a Brawl. Discard a Weapon, and a roll of 1 or 2")
    rolls(game, 2)
    apply(game, "card knife", "decline")
    assert lines(game, 0)[1:] == [
        "Bob discarded a Knife.",
        "Cyd took a Beating: 1 now.",
        "Bob rolled a 2.",
        "Bob was sent to the Psychiatric Ward.",
        *[line for line in lines(game, 0) if "Trauma" in line],
    ]


def test_michel_in_words() -> None:
    game = at(
        [{"place": "yard", "hand": {"knife": 1}}, {}], michel="showers", michel_deck=["wants_any", "empty_handed"]
    )
    rolls(game, 6)
    apply(game, "pass", "roll_michel", "go yard")
    words, seen = Words(game.rules, game.seats, 0), view(game, 0)
    assert question(words, seen) == (
        "Michel shows a Knife, wanting a Spoon, Pickaxe or Shovel. You hold none; there will be a fight."
    )
    apply(game, "refuse", "card knife")
    assert question(words, view(game, 0)) == "You won against Michel. Draw a Search card?"
    assert "You rolled a 6 for Michel; Michel went to the Gymnasium." in lines(game)
    assert "Michel showed you no Knife." in lines(game)
    assert "You won the fight against Michel." in lines(game)


def test_the_warden_in_words() -> None:
    setting = rules(players=3, modules=ALL, humans=True)
    you: dict[str, object] = {"place": "cell", "hand": {"spoon": 1}, "tokens": {"corruption": 1}}
    game = at([you, {"tokens": {"corruption": 1}}, {}], setting, warden="cell")
    words = Words(setting, game.seats, 0)
    menu = [entry.text for entry in entries(words, ordered(view(game, 0)))]
    assert "Dig with Spoon: +1 (illegal here)" in menu
    apply(game, "dig spoon")
    assert question(Words(setting, game.seats, 1), view(game, 1)) == "Ana did this beside the Warden: Dig. Report it?"
    apply(game, "report")
    assert question(words, view(game, 0)).startswith("You were reported for this: Dig.")
    apply(game, "decline", "punish beating")
    assert lines(game, 2)[1:5] == [
        "Bob reported Ana: Dig.",
        "The Warden caught Ana: Dig.",
        "Ana was sent to the Psychiatric Ward.",
        lines(game, 2)[4],
    ]
    assert any(line.startswith("Bob had Ana punished: a Beating.") for line in lines(game, 2))


def test_teams_in_words() -> None:
    setting = rules(players=4, modules=["gymnasium"], teams=True, humans=True)
    here: list[dict[str, object]] = [
        {"place": "yard", "hand": {"knife": 1}},
        {"place": "yard", "hand": {"cap": 1}},
        {"place": "infirmary"},
        {"place": "yard", "hand": {"knife": 1}},
    ]
    game = apply(at(here, setting), "extort P2", "name spoon", "card knife", "refuse")
    seen = view(game, 1)
    assert "Play none; a teammate may help" in [with_cost(Words(setting, game.seats, 1), seen, o) for o in seen.options]
    apply(game, "stop")
    assert question(Words(setting, game.seats, 3), view(game, 3)).startswith("Bob plays no Weapon. Do you play one")
    apply(game, "card knife", "stop")
    assert "Dan stepped in for Bob." in lines(game)


GIVE_UP, HELPED = "Give up", "Play none; a teammate may help"


@pytest.mark.parametrize(("hand", "place", "answer"), [(1, "yard", HELPED), (0, "yard", GIVE_UP), (1, "cell", GIVE_UP)])
def test_help_is_announced_if_somebody_would_be_asked(hand: int, place: str, answer: str) -> None:
    """A teammate there, with cards. Rule: TEAM-6, RULING-118."""
    here: list[dict[str, object]] = [
        {"place": "yard", "hand": {"knife": 1}},
        {"place": "yard", "hand": {"cap": 1}},
        {"place": "infirmary"},
        {"place": place, "hand": {"knife": hand}},
    ]
    game = at(here, rules(players=4, teams=True, humans=True))
    apply(game, "extort P2", "name spoon", "card knife", "refuse")
    assert answer in _answers(game)
    apply(game, "stop")
    assert (game.question == "help") == (answer == HELPED)


def test_nobody_helps_between_teammates() -> None:
    """Rule: RULING-117."""
    setting = rules(players=6, teams=True, options={"extort_teammate": "allowed"}, humans=True)
    game = at([{"place": "yard", "hand": {"knife": 1}}] * 6, setting)
    apply(game, "extort P3", "name spoon", "card knife", "refuse")
    assert GIVE_UP in _answers(game)
    apply(game, "stop")
    assert game.question != "help"


@pytest.mark.parametrize(("help_", "answer"), [("on", HELPED), ("off", GIVE_UP)])
def test_help_against_michel_is_an_option(help_: str, answer: str) -> None:
    """Rule: RULING-111."""
    setting = rules(players=4, teams=True, modules=["michel"], options={"help_vs_michel": help_}, humans=True)
    agenda = [["ending", 0, 1], ["visit", 0, 1, 4], ["yield", 0, setting.edition.michel_card("wants_any")]]
    everybody: list[dict[str, object]] = [{"place": "yard", "hand": {"knife": 1}}] * 4
    game = apply(at(everybody, setting, michel="yard", michel_shown=["wants_any"], agenda=agenda), "refuse")
    assert game.question == "fight"
    assert answer in _answers(game)
    apply(game, "stop")
    assert (game.question == "help") == (answer == HELPED)


def _answers(game: Game) -> list[str]:
    """What the one who is asked may answer."""
    words, seen = Words(game.rules, game.seats, game.seat), view(game, game.seat)
    return [with_cost(words, seen, option) for option in seen.options]


def test_a_late_report_ends_nobodys_turn() -> None:
    """Bob's turn goes on when Ana is reported in it. Rule: RULING-151."""
    setting = rules(players=3, modules=["warden"], options={"report_mode": "vigilant"}, humans=True)
    game = apply(at([{"place": "cell", "hand": {"spoon": 1}}, {}, {}], setting, warden="cell"), "dig spoon", "pass")
    game.throw_in(2, "report")
    assert game.state.active == 1
    assert "The Warden caught Ana: Dig." in lines(game, 2)
    assert not any("turn is over" in line for line in lines(game, 2))


def test_the_winning_team_is_named() -> None:
    setting = rules(players=4, teams=True, humans=True)
    here: list[dict[str, object]] = [
        {"place": "cell", "hand": {"shovel": 1}, "points": 13, "tunnel": {"shovel": 4, "spoon": 1}}, {}, {}, {},
    ]  # fmt: skip
    game = apply(at(here, setting), "dig shovel")
    assert lines(game)[-1] == "You broke out and won the game for team A!"
