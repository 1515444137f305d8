"""What a newcomer stumbled over: the line to go on with, news on a low screen, reasons with numbers, sales."""

import io
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.text import Text
from tests.cli.tables import printed

from blackgate import Game, rules
from blackgate.bots import Chance, decide, make
from blackgate.cli import gate
from blackgate.cli.commands.play import wants_more
from blackgate.cli.narration import StoryLine, told
from blackgate.cli.play.game_loop import last_decision
from blackgate.cli.play.input.parser import UnclearError
from blackgate.cli.play.input.selling import sale
from blackgate.cli.play.menu import with_cost
from blackgate.cli.play.news import cut
from blackgate.cli.play.page import TablePage, cause, in_columns, question
from blackgate.cli.play.refusals import why
from blackgate.cli.play.resume import Sources, program
from blackgate.cli.quotes import quoted
from blackgate.cli.screen import screen
from blackgate.cli.words import Words
from blackgate.game.actions import Action
from blackgate.game.seats import Seat
from blackgate.game.view import view
from blackgate.speech import LANGUAGES

SEATS = (Seat("You", "human", 1), Seat("Bob", "human", 2))
ENGLISH = Words(rules(players=2), SEATS, 0)


def play(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(gate, ["play", *arguments], input=typed, env={"COLUMNS": "100", "NO_COLOR": "1"})


def at(place: str, hand: dict[str, int], cigarettes: int = 0, actions: int = 2) -> tuple[Game, Words]:
    """Your turn, with that hand."""
    me = {"place": place, "hand": hand, "cigarettes": cigarettes}
    position = {"seats": [me, {"place": place}], "turn": {"actions": actions}}
    game = Game.from_dict(rules(players=2, humans=True), position, SEATS)
    game.listen()
    return game, Words(game.rules, SEATS, 0)


def test_the_line_to_go_on_with_names_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("house.toml").write_text(
        'overlay = true\nid = "house"\nname = "House"\nprovenance = "house"\n[[deal]]\nid = "shovel"\nprice = 5\n'
    )
    started = ("--overlay", "house.toml", "--seed", "5", "--first", "1")
    result = play(*started)
    for arguments, typed in ((("--save", "a.txt"), "search\n"), ((), "save b.txt\nquit\n")):
        result = play(*started, *arguments, typed=typed)
        assert f".txt --overlay {tmp_path}/house.toml\n" in result.output
    again = result.output.partition(" play ")[2].splitlines()[0].split()
    assert play(*again, typed="").exit_code == 0


def test_the_program_is_named_as_it_can_be_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.argv", [".venv/bin/blackgate"])
    assert program() == ".venv/bin/blackgate"
    assert Sources("retail", ("house_cheap_shovels",)).resume(Path("g.txt")) == (
        ".venv/bin/blackgate play --resume g.txt --overlay house_cheap_shovels"
    )


STORY = ["── Round 1 · Ana ──", "Ana dug.", "Ana took a Cap from your hand.", "Ana rested."]
STORY += ["── Round 1 · Bob ──", *(f"Bob did {n}." for n in range(4)), "── Round 2 · You ──"]


def story(*lines: str) -> list[StoryLine]:
    """Lines as they are told; those with a you concern the reader."""
    return [StoryLine(Text(line), line.startswith("──"), "you" in line.lower() and "──" not in line) for line in lines]


def test_news_are_cut_where_a_turn_begins_and_keep_what_concerns_the_reader() -> None:
    shown = [line.plain for line in cut(ENGLISH, story(*STORY), 6, short=True)]
    assert shown == ["… 2 more lines: log 10", "Ana took a Cap from your hand.", *(f"Bob did {n}." for n in range(4))]
    shown = [line.plain for line in cut(ENGLISH, story(*STORY), 3, short=True)]
    assert shown[-2:] == ["Bob did 2.", "Bob did 3."]
    assert "Ana took a Cap from your hand." in shown
    own = story(*STORY, "You used Early Riser.", "You drew a Cap.")
    assert [line.plain for line in cut(ENGLISH, own, 5, short=True)][-4:-2] == ["Bob did 2.", "Bob did 3."]
    everything = [line.plain for line in cut(ENGLISH, story(*STORY), 10)]
    assert everything == STORY


def low_page(seed: int) -> tuple[Game, str]:
    """Your third turn among Schemers, on a screen of 24 lines."""
    game = Game(rules(players=4), seed, (SEATS[0], *(Seat(name, "schemer", n) for n, name in enumerate("ABC", 2))), 0)
    game.listen()
    bot = make("schemer", game.rules)
    while game.state.round < 3 or game.question != "turn" or game.seat != 0:
        game.apply(decide(bot, game, Chance(1)))
    out = screen(file=io.StringIO())
    out._force_terminal, out.width, out.height = True, 80, 24
    TablePage(game, 0, out, last_decision(game, 0), plain=False).show()
    return game, printed(out)


def test_a_low_screen_keeps_news_and_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    pages = [low_page(seed) for seed in range(1, 9)]
    for game, text in pages:
        assert all(place.name.of() in text for place in game.rules.edition.places)
        assert len(text.splitlines()) <= 24
    assert any("more line" in text for _, text in pages)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("craft pickaxe", "A Pickaxe takes a Link and a Pike. You lack a Pike."),
        ("join triad", "You need 2 more: Chain, Bandana, Watch, Boots or Ring."),
        ("buy shovel", "1 Shovel costs 8 cigarettes; you have 3."),
        ("dig", "You hold no Tool."),
    ],
)
def test_reasons_name_what_is_missing(asked: str, answer: str) -> None:
    game, words = at("yard", {"link": 1, "cap": 1}, 3)
    assert answer in "\n".join(line.plain for line in why(game, words, 0, asked))


def test_options_and_questions_show_costs() -> None:
    game, words = at("yard", {"link": 1, "cap": 1}, 3)
    seen = view(game, 0)
    assert with_cost(words, seen, Action("cautious", "cafeteria")) == "Cautious Move (2 actions): Cafeteria"
    assert with_cost(words, seen, Action("reveal")).endswith(" (free)")
    game.apply("sell")
    assert question(words, view(game, 0)) == "What do you sell? 0 sold so far; you have 3 cigarettes."
    assert question(words, view(game, 0), "Card Sharp").startswith("Card Sharp: what do you sell?")


def test_a_question_names_the_card_behind_it() -> None:
    game, words = at("cell", {"riot": 1})
    asked = {}
    for card in words.edition.cards:
        if card.card_class == "action":
            game, words = at("yard", {card.id: 1, "cap": 2}, 5)
            if Action("play", card.id) in game.actions():
                game.apply(f"play {card.id}")
                asked[card.id] = game.seat == 0 and cause(words, view(game, 0), game.events)
    assert any(asked.values())
    assert all(not found or found == words.card(card) for card, found in asked.items())


@pytest.mark.parametrize("typed", ["sell link, 2 knife", "sell 2 knives and link", "sell all", "sell everything"])
def test_several_cards_are_sold_in_one_line(typed: str) -> None:
    game, words = at("yard", {"link": 1, "knife": 2})
    for action in sale(game, words, typed) or ():
        game.apply(action)
    assert not view(game, 0).seats[0].hand
    assert game.question == "turn"
    [line] = told(words, game.events)
    assert line.plain.startswith("You sold ")


def test_a_sale_that_is_not_possible_sells_nothing() -> None:
    game, words = at("yard", {"link": 1, "knife": 2})
    for typed in ("sell 3 knife", "sell link, cap"):
        with pytest.raises(UnclearError):
            sale(game, words, typed)
    assert sale(game, words, "sell") is None
    game.apply("sell")
    assert sale(game, words, "link, knife") == [Action("card", "link"), Action("card", "knife")]
    assert sale(game, words, "link") is None


def test_a_command_repeats_the_question_and_enter_the_options() -> None:
    output = play("--seed", "5", "--first", "1", typed="hand\n\noptions\n").output
    assert output.count("Your turn. 2\u00a0actions left.") == 4
    assert output.count("Search: draw 1") == 3


@pytest.mark.parametrize("command", ["goal", "recipes"])
def test_the_goal_on_one_screen(command: str) -> None:
    output = play("--seed", "5", "--first", "1", typed=f"{command}\n").output
    for word in (
        "Dig 10 Tunnel points",
        "Link + Pike → 1 Pickaxe",
        "1 Shovel for 8",
        "6: Recreational Area or Showers",
    ):
        assert word in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_small_screen(language: str) -> None:
    help_ = Words(rules(players=2), SEATS, 0, language).says("say-help").splitlines()
    assert max(map(len, help_)) < 80
    assert len(help_) < 24
    assert "  .             " in "\n".join(help_)


def test_a_full_stop_ends_the_turn_only_where_nothing_else_is_left() -> None:
    assert "is not understood" in play("--seed", "5", "--first", "1", typed=".\n").output


def test_saved_just_now_is_not_asked_again(tmp_path: Path) -> None:
    output = play("--seed", "5", "--first", "1", typed=f"save {tmp_path}/g.txt\nquit\n").output
    assert "Save to which file?" not in output


def test_another_game_is_asked_until_the_answer_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("maybe\n\nYes\n"))
    out = screen(file=io.StringIO())
    assert wants_more(at("cell", {})[0], out)
    assert printed(out).count("Another game? (y/n)") == 3


def test_options_stand_in_even_columns() -> None:
    out = screen(file=io.StringIO())
    out.width = 80
    items = [Text(f"{n:>2} " + "x" * (47 if n == 7 else 20)) for n in range(1, 10)]
    out.print(in_columns(items, 80))
    lines = printed(out).splitlines()
    assert all(any(item.plain in line for line in lines) for item in items)
    assert len(lines) < 9


def test_the_first_seat_must_be_there() -> None:
    result = play("--first", "5", "--players", "3")
    assert (result.exit_code, result.stderr) == (2, "error: --first 5: seats are 1 to 3\n")


@pytest.mark.parametrize(
    "command",
    [("cards",), ("bots",), ("edition", "show"), ("edition", "diff", "retail", "house_cheap_shovels")],
)
def test_paper_has_no_spaces_at_the_ends_of_lines(command: tuple[str, ...]) -> None:
    output = CliRunner().invoke(gate, command, env={"COLUMNS": "100"}).output
    assert not [line for line in output.splitlines() if line != line.rstrip()]


def test_quotation_marks() -> None:
    assert quoted("no 'x' here, Ana's 'y z'") == "no “x” here, Ana's “y z”"


def test_tools_say_how_one_gets_them() -> None:
    for name, text in {"pickaxe": "Link + Pike make 1", "knife": "2 for 5 cig", "spoon": "Steal it in the Caf"}.items():
        assert text in CliRunner().invoke(gate, ["cards", name], env={"COLUMNS": "200"}).output
