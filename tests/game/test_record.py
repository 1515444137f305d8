"""Records: what is written replays to the same game; a promise is kept, a claim compared, an undo checked."""

import re
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from tests.game.record_games import HUSH, play, recorded

from blackgate import Game, rules
from blackgate.errors import RecordError
from blackgate.game.record import canonical, commitment, record, record_lines, replay, steps, verify

FIRST = Path(__file__).resolve().parent.parent / "golden" / "two_plain.record"


def changed(text: str, pattern: str, instead: str, count: int = 1) -> str:
    """A text with one thing altered, and surely altered."""
    altered = re.sub(pattern, instead, text, count=count, flags=re.MULTILINE)
    assert altered != text
    return altered


@pytest.mark.parametrize("keyed", [True, False])
def test_a_finished_game_replays_to_the_same_game(keyed: bool) -> None:
    game = recorded(keyed)
    text = record(game)
    again = replay(text, listen=True)
    assert (again.to_dict(), again.choices, again.past.log(again)) == (
        game.to_dict(), game.choices, game.past.log(game),
    )  # fmt: skip
    assert [str(event) for event in again.events] == [str(event) for event in game.events]
    assert record(again) == text
    assert "undo" in text


def test_results_may_be_left_out() -> None:
    text = record(recorded())
    assert record(replay(text)) == text, "also of a game nobody listened to"
    bare = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("= "))
    assert replay(bare).to_dict() == recorded().to_dict()
    assert verify(bare).results == 0


def test_the_head_promises_and_the_end_shows() -> None:
    lines = record(recorded()).splitlines()
    assert lines[0] == "blackgate record 4"
    assert f"chance keyed {commitment(recorded())}" in lines
    assert not any(line.startswith("seed") for line in lines)
    assert lines[-2].startswith("result ")
    assert lines[-1] == f"secret {HUSH.hex()}"


def test_the_commitment_matches_the_documentation() -> None:
    """By hand, as docs/chance.md tells it; and another secret is another promise."""
    game = recorded(most=5)
    head = record(game).partition("\nchance ")[0].partition("\n")[2]
    nameless = re.sub(r"(?m)^(seat P\d \w+ \d \d) .*$", r"\1", head)
    assert nameless != head
    assert commitment(game) == sha256(b"blackgate commitment 3\n" + HUSH + nameless.encode()).hexdigest()
    assert commitment(game, True) == sha256(b"blackgate commitment 2\n" + HUSH + head.encode()).hexdigest()
    other = Game(game.rules, seats=game.seats, secret=bytes(32))
    assert commitment(other) != commitment(game)
    swapped = record(other, private=True).replace(commitment(other), commitment(game))
    with pytest.raises(RecordError, match="not what was promised"):
        replay(swapped)


def test_the_secret_is_kept_back_while_the_game_runs() -> None:
    game = recorded(most=40)
    assert not game.over
    assert HUSH.hex() not in record(game)
    with pytest.raises(RecordError, match="not shown yet"):
        replay(record(game))
    private = record(game, private=True)
    head = private.partition("\nchoices")[0].splitlines()
    assert head[-2].startswith("# private")
    assert head[-1] == f"secret {HUSH.hex()}"
    assert "= " not in private, "what is hidden is not told before the end"
    again = replay(private)
    assert record(again, private=True) == private
    assert play(again, Random(8)).to_dict() == play(game.clone(), Random(8)).to_dict()


def test_a_private_record_of_a_plain_seed_is_the_same() -> None:
    game = recorded(keyed=False)
    assert record(game, private=True) == record(game)


def test_it_is_verified() -> None:
    game, verdict = recorded(), verify(record(recorded()))
    assert verdict.commitment == commitment(game)
    assert verdict.decisions - verdict.undone == len(game.choices)
    assert verdict.undone > 0
    assert verdict.results == sum(line.startswith("= ") for line in record(game).splitlines()) > 20
    assert verdict.result.split()[0] in ("P1", "P2", "P3", "draw")


def test_a_salt_is_public_and_counts() -> None:
    game = recorded(salt="the 3rd of May")
    text = record(game)
    assert "\nsalt the 3rd of May\n" in text
    assert commitment(game) == commitment(recorded(salt="x", most=0)), "it is chosen after the promise"
    verify(text)
    with pytest.raises(RecordError):
        verify(changed(text, "^salt .*$", "salt another"))


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (r"^chance keyed .", "chance keyed g"),
        (r"^(chance keyed )(.{10}).", r"\g<1>\g<2>0"),
        (r"^option round_cap 8$", "option round_cap 9"),
        (r"^seat P1 random 1", "seat P1 human 1"),
        (r"^first random$", "first P1"),
        (r"^with library,", "with "),
        (r"^secret 6", "secret 7"),
        (r"^secret .*$", ""),
        (r"^result \S+", "result P9"),
        (r"^result .*\n", ""),
    ],
)
def test_committed_settings_cannot_be_changed(pattern: str, instead: str) -> None:
    text = record(recorded())
    with pytest.raises(RecordError):
        verify(changed(text, pattern, instead))


RENAMED = (r"^(seat P1 \w+ \d+ \d) Ana$", r"\1 Eve")


def test_a_name_can_be_removed_and_the_record_verifies() -> None:
    """The commitment does not cover names. A record of an older version covers them."""
    assert verify(changed(record(recorded()), *RENAMED)).is_over
    old = "\n".join(record_lines(recorded(), covers_names=True)) + "\n"
    assert old.startswith("blackgate record 2\n")
    assert verify(old).commitment == commitment(recorded(), covers_names=True)
    assert canonical(old)[1] == old
    with pytest.raises(RecordError, match="promised"):
        verify(changed(old, *RENAMED))


def test_an_altered_result_is_named_with_its_line() -> None:
    text = record(recorded())
    lines = text.splitlines()
    rolled = next(n for n, line in enumerate(lines, 1) if line.startswith("= rolled"))
    truth = lines[rolled - 1]
    lie = truth[:-1] + str(int(truth[-1]) % 6 + 1)
    with pytest.raises(RecordError, match=re.escape(truth.removeprefix("= "))) as error:
        verify("\n".join([*lines[: rolled - 1], lie, *lines[rolled:]]))
    assert error.value.where == f"line {rolled}"
    assert replay("\n".join([*lines[: rolled - 1], lie, *lines[rolled:]])).over, "only verify compares"


@pytest.mark.parametrize("name", ["dealt", "begins", "drew", "rolled", "shocked", "shown"])
def test_every_kind_of_result_is_compared(name: str) -> None:
    text = record(recorded())
    with pytest.raises(RecordError, match="what follows is"):
        verify(changed(text, rf"^= {name} (P\d)(.*)$", rf"= {name} \1\2x"))
    with pytest.raises(RecordError, match=r"lacks a result|what follows is"):
        verify(changed(text, rf"^= {name} .*\n", ""))
    with pytest.raises(RecordError, match="what follows is"):
        verify(changed(text, rf"^(= {name} .*)$", r"\1\n= rolled P1 6"))


def test_an_altered_choice_is_noticed() -> None:
    """A choice that was possible, too: what follows is no longer what was claimed."""
    noticed = 0
    lines = record(recorded()).splitlines()
    for n, line in enumerate(lines):
        if line.endswith(" go yard"):
            with pytest.raises(RecordError):
                verify("\n".join([*lines[:n], line.replace("yard", "cell"), *lines[n + 1 :]]))
            noticed += 1
    assert noticed


def test_a_choice_left_out_is_noticed() -> None:
    lines = record(recorded()).splitlines()
    searches = [n for n, line in enumerate(lines) if line.endswith(" search")]
    with pytest.raises(RecordError):
        verify("\n".join(lines[: searches[0]] + lines[searches[0] + 1 :]))


def test_a_plain_seed_promises_nothing_and_still_replays() -> None:
    verdict = verify(record(recorded(keyed=False)))
    assert verdict.commitment == ""
    assert verdict.results == 0


def test_the_first_version_is_read_and_verified_forever() -> None:
    text = FIRST.read_text("utf-8")
    assert text.startswith("blackgate record 1\n")
    assert replay(text).over
    assert verify(text).commitment == ""


@pytest.mark.parametrize(
    "line", ["P1 undo 1", "= rolled P1 3", "chance keyed " + "0" * 64, "salt x", f"secret {HUSH.hex()}"]
)
def test_the_first_version_knows_nothing_of_the_second(line: str) -> None:
    text = FIRST.read_text("utf-8")
    place = "choices\n" if line.startswith(("P1", "=")) else "first "
    with pytest.raises(RecordError):
        replay(changed(text, f"^{place}", f"{place}{line}\n" if place == "choices\n" else f"{line}\n{place}"))


def test_an_unfair_undo_in_a_record_is_refused() -> None:
    game = Game(rules(players=2), seed=1)
    text = record(game).rstrip("\n")
    seat = f"P{game.seat + 1}"
    for what in ("undo 1", "undo 0", "undo -1", "undo x", "undo ２", "undo 9999999", "undo", "undo 1 1"):
        with pytest.raises(RecordError):
            replay(f"{text}\n{seat} {what}\n")
    with pytest.raises(RecordError, match=r"cannot take back 1 decision; 0 at most: .*hidden card"):
        replay(f"{text}\n{seat} search\n{seat} undo 1\n")
    with pytest.raises(RecordError, match="P9"):
        replay(f"{text}\n{seat} search\nP9 undo 1\n")


def test_whether_a_salt_follows_is_promised() -> None:
    """Who promised a game without a salt cannot look for one afterwards; one that was added is shown."""
    plain, one, other = (commitment(recorded(salt=salt, most=0)) for salt in ("", "a", "b"))
    assert plain != one == other
    assert verify(record(recorded(salt="heads"))).salt == "heads"
    text = record(recorded())
    with pytest.raises(RecordError):
        verify(text.replace("\nchoices\n", "\nsalt heads\nchoices\n"))


def test_the_result_stands_once_and_last() -> None:
    text = record(recorded())
    result = next(line for line in text.splitlines() if line.startswith("result "))
    with pytest.raises(RecordError, match="goes on after its result"):
        replay(text.replace(result, f"{result}\n{result}"))


def test_steps_show_every_move() -> None:
    game = recorded()
    moves = [len(each.choices) for each in steps(record(game))]
    assert moves[0] == 0
    assert len(moves) == 1 + len(game.past.log(game)), "the start and every move"
    assert any(after < before for before, after in pairwise(moves)), "something was taken back"


def test_an_unfinished_result_is_refused() -> None:
    text = record(Game(rules(players=2), seed=1))
    with pytest.raises(RecordError, match="still running"):
        replay(f"{text}result P1 tunnel\n")
    verdict = verify(text)
    assert verdict.result == "still running"
