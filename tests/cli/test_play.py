"""Terminal play: scripted people, hidden hands, saving and resuming."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from blackgate import rules
from blackgate.cli import gate
from blackgate.cli.play.input.parser import RefusedError, understood
from blackgate.cli.play.refusals import why
from blackgate.cli.words import Words
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.record import record, replay
from blackgate.game.seats import Seat
from blackgate.game.view import view

SHOWERS = {"seats": [{"place": "showers", "hand": {"knife": 1}}, {"place": "showers"}], "turn": {"actions": 2}}


def play(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(gate, ["play", *arguments], input=typed, env={"COLUMNS": "100", "NO_COLOR": "1"})


def test_watching_bots_to_the_end() -> None:
    result = play("--watch", "--seed", "3", "--players", "3")
    assert result.exit_code == 0
    assert "broke out and won the game!" in result.output
    assert "dug out after" in result.output
    curve = result.output.partition("How the chances moved")[2]
    assert sum(line[-1:] == "█" for line in curve.splitlines()) == 1, "one side has won"
    assert curve.count("\u00a0%") == 2 * curve.count("Round ") > 0


def test_a_person_who_takes_the_first_option_until_the_end() -> None:
    result = play("--seed", "4", "--players", "4", typed="1\n" * 100)
    assert result.exit_code == 0
    assert "won." in result.output
    assert "Another game?" in result.output


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    result = play("--seed", "5", "--first", "1", typed="search\n")
    assert result.exit_code == 0
    assert "The game is kept" in result.output
    kept = tmp_path / "home" / "blackgate" / "last-game.txt"
    assert replay(kept.read_text(encoding="utf-8")).choices


def test_saving_and_resuming_gives_the_same_game(tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.txt", tmp_path / "half.txt"
    play("--seed", "6", "--first", "1", "--save", str(whole), typed="1\n" * 12)
    play("--seed", "6", "--first", "1", "--save", str(half), typed="1\n" * 5)
    play("--resume", str(half), typed="1\n" * 7)
    assert half.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_the_save_command_asks_before_it_overwrites(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear Ana", encoding="utf-8")
    play("--seed", "5", "--first", "1", typed=f"save {other}\nn\n")
    assert other.read_text(encoding="utf-8") == "dear Ana"
    play("--seed", "5", "--first", "1", typed=f"save {other}\ny\n")
    assert other.read_text(encoding="utf-8").startswith("blackgate record")
    assert play("--seed", "9", "--save", str(other), typed="").exit_code == 2


def test_another_game_is_saved_beside_the_first(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first_option_or_yes = "1\ny\n" * 6  # `y` is no option, so it is refused until it is an answer
    short = ("--seed", "4", "--players", "2", "--option", "round_cap=1")
    result = play(*short, "--save", str(file), typed=first_option_or_yes)
    assert result.output.count("Another game?") >= 1
    assert (tmp_path / "game-2.txt").exists()


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play("--seed", "5", "--first", "1", typed=f"quit\n{file}\n")
    assert "--resume" in result.output
    assert file.exists()
    assert list(tmp_path.glob(".*")) == []


@pytest.mark.parametrize("answer", ["", "n", "No", "yes\n"])
def test_quit_without_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    monkeypatch.chdir(tmp_path)
    result = play("--seed", "5", "--first", "1", typed=f"quit\n{answer}\n")
    assert "Saved." not in result.output
    assert not list(tmp_path.iterdir())


def test_quit_asks_for_a_name_after_yes(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--seed", "5", "--first", "1", typed=f"quit\ny\n{file}\n")
    assert file.exists()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "why ACTION"),
        ("?", "why ACTION"),
        ("why craft", "CRAFT-1"),
        ("why dig spoon", "DIG-3"),
        ("why", "Why what?"),
        ("why flurb", "is not an action"),
        ("why search", "possible now"),
        ("why extort mama rosa", "EXTORT-2"),
        ("extort", "EXTORT-2"),
        ("extort P6", "EXTORT-3"),
        ("extort mama", "Extort Mama Rosa is not possible now."),
        ("Extort Mama", "Extort Mama Rosa is not possible now."),
        ("ext mama rosa", "Extort Mama Rosa is not possible now."),
        ("extort 2", "Extort Mama Rosa is not possible now."),
        ("extort 9", "is not understood"),
        ("ext", "Not possible now: extort Mama Rosa, "),
        ("why ext", "EXTORT-2"),
        ("di sp", "Dig spoon is not possible now."),
        ("craf sho", "Craft shovel is not possible now."),
        ("why reveal", "Bag Snatcher: After your Simple or Cautious Move"),
        ("reveal", "Bag Snatcher: After your Simple or Cautious Move"),
        ("why join", "Join Cartel: "),
        ("why use", "Join a Gang first"),
        ("use", "Ability is not possible now."),
        ("use white paper fan", "Ability is not possible now."),
        ("use knife", "is not understood"),
        ("why extort P6", "EXTORT-3"),
        ("why cautious", "possible now"),
        ("why bet", "no such thing"),
        ("hand", "Accessory. Accepted by"),
        ("board", "Search deck"),
        ("log", "Round 1"),
        ("log x", "How many lines?"),
        ("card riot", "Every other player"),
        ("card zzz", "No card is called “zzz”"),
        ("card", "Which card?"),
        ("rule move-4", "cannot stay"),
        ("rule nope", "There is no rule"),
        ("rule move", "MOVE-6"),
        ("rule move 4", "cannot stay"),
        ("rule 9", "RULING-9 "),
        ("card Riott", "did you mean “Riot”"),
        ("card crew", "Back Corridors"),
        ("rule", "Which rule?"),
        ("save", "Where to?"),
        ("99", "There is no option 99"),
        ("-1", "is not understood"),
        ("0", "There is no option 0"),
        ("99999999999999999999", "There is no option"),
        ("frobnicate", "is not understood"),
        ("cautious", "Cautious Move (2 actions): which one? Enter goes back."),
        ("heal", "HEAL-1"),
        ("dig spoon", "DIG-3"),
        ("craft shovel", "CRAFT-"),
        ("[red]x[/red]", "is not understood"),
        ("sérch \u202e", "is not understood"),
        ("save /proc/nope/x", "cannot be written"),
    ],
)
def test_what_a_person_may_type(typed: str, answer: str) -> None:
    result = play("--seed", "5", "--first", "1", typed=typed + "\n")
    assert answer in result.output
    assert "Traceback" not in result.output


def test_an_unambiguous_beginning_is_enough(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--seed", "5", "--first", "1", "--save", str(file), typed="ca ca\n")
    assert "P1 cautious cafeteria" in file.read_text(encoding="utf-8")
    other = tmp_path / "other.txt"
    play("--seed", "5", "--first", "1", "--save", str(other), typed="sea\n")
    assert "P1 search" in other.read_text(encoding="utf-8")


def test_a_beginning_of_what_is_not_possible_is_refused() -> None:
    result = play("--seed", "5", "--first", "1", typed="search\nca ca\n")
    assert "Cautious cafeteria is not possible now." in result.output
    assert "MOVE-6" in result.output


def test_an_offered_extortion_names_the_player() -> None:
    game = Game.from_dict(rules(players=2, humans=True), SHOWERS, (Seat("Ana", "human", 1), Seat("Bob", "human", 2)))
    words = Words(game.rules, game.seats, 0)
    assert [line.plain for line in why(game, words, 0, "extort")] == ["That is possible now: extort Bob."]
    for typed in ("extort Bob", "extort 2", "Extort bo", "ex bob"):
        assert understood(game, words, view(game, 0), typed) == Action("extort", "P2")


def test_a_name_is_no_card() -> None:
    """A player called Spoon is nobody one could dig with."""
    game = Game.from_dict(rules(players=2, humans=True), SHOWERS, (Seat("Ana", "human", 1), Seat("Spoon", "human", 2)))
    words = Words(game.rules, game.seats, 0)
    with pytest.raises(RefusedError) as refused:
        understood(game, words, view(game, 0), "dig spoon")
    assert [str(game.rules.lexicon.action(number)) for number in refused.value.numbers] == ["dig spoon"]


def test_a_hand_is_hidden_from_the_next_person(tmp_path: Path) -> None:
    """What stands between two passings of the keyboard holds nobody else's hidden cards."""
    file = tmp_path / "game.txt"
    people = ("--seat", "human:Ana", "--seat", "human:Bob", "--players", "2")
    result = play(*people, "--seed", "8", "--first", "1", "--save", str(file), typed="\nsearch\nhand\npass\n" * 2)
    screens = result.output.split("Pass the keyboard to ")[1:]
    assert [screen[:3] for screen in screens][:2] == ["Ana", "Bob"]
    game = replay(file.read_text(encoding="utf-8"))
    hidden = hidden_names(game, 0) - hidden_names(game, 1)
    assert hidden
    lines = [line for line in screens[1].splitlines() if not line.startswith("Gangs")]
    assert not [name for name in hidden if any(name in line for line in lines)]


def hidden_names(game: Game, seat: int) -> set[str]:
    """The names of the cards in a hand and of an unrevealed Background."""
    me, edition = view(game, seat).seats[seat], game.rules.edition
    cards = {card.name.of() for card in edition.cards if card.id in (me.hand or {})}
    return cards | {power.name.of() for power in edition.powers if power.id == me.background}


def test_a_game_with_a_house_rule_of_ones_own_can_be_resumed(tmp_path: Path) -> None:
    house, file = tmp_path / "house.toml", tmp_path / "game.txt"
    house.write_text(
        'overlay = true\nid = "house"\nname = "House"\nprovenance = "house"\n[[deal]]\nid = "shovel"\nprice = 5\n'
    )
    play("--overlay", str(house), "--seed", "5", "--first", "1", "--save", str(file), typed="search\n")
    assert play("--resume", str(file), typed="").exit_code == 2
    assert play("--resume", str(file), "--overlay", str(house), typed="pass\n").exit_code == 0
    assert len(file.read_text(encoding="utf-8").partition("choices")[2].splitlines()) > 2


def test_replay_tells_the_story(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--watch", "--seed", "3", "--players", "2", "--save", str(file))
    result = CliRunner().invoke(gate, ["replay", str(file)])
    assert result.exit_code == 0
    assert "broke out and won" in result.output


def test_a_broken_record_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    for text in ("", "nonsense", "blackgate record 1\nchoices\nP9 fly\n", "\x00\xff"):
        file.write_text(text, encoding="utf-8")
        result = play("--resume", str(file))
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
    file.write_bytes(b"\xff\xfe\x00")
    assert play("--resume", str(file)).exit_code == 2


def test_a_save_survives_its_own_replay() -> None:
    game = Game(rules(players=2), 1)
    game.apply("pass")
    assert replay(record(game)).choices == game.choices
