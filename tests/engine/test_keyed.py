"""Keyed chance: every decision has its own stream, only the secret yields it, and the secret stays where it is."""

import hmac
from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from blackgate import Game, position, rules, view
from blackgate.engine.chance import KEYED, below, plain_chance, roll, shuffled
from blackgate.engine.keyed import SECRET, Keyed, block, chooser_seed, position_seed
from blackgate.engine.setup import empty_table, new_game
from blackgate.engine.state import State
from blackgate.errors import OptionError
from blackgate.game.record import commitment, record

HUSH = bytes(range(100, 132))
TABLES = rules(players=4).tables


def keyed_state(secret: bytes = HUSH, salt: bytes = b"") -> State:
    state = empty_table(TABLES, KEYED)
    state.keyed = Keyed(secret, salt)
    return state


def test_a_word_matches_the_documentation() -> None:
    """By hand, as docs/chance.md tells it: HMAC-SHA256 over label, index, block and salt; words from the front."""
    stream = Keyed(HUSH, b"salt")
    stream.turn_to(7)
    words = [int(stream.word()) for _ in range(9)]
    label = b"blackgate chance\n" + (7).to_bytes(8, "big")
    blocks = [hmac.new(HUSH, label + n.to_bytes(8, "big") + b"salt", sha256).digest() for n in (0, 1)]
    whole = b"".join(blocks)
    assert words == [int.from_bytes(whole[at : at + 4], "big") for at in range(0, 36, 4)]


def test_a_known_game_stays_the_same() -> None:
    """A golden one: nobody changes the derivation without a new version of the format."""
    game = Game(rules(players=2), secret=bytes(32))
    game.listen()
    rolled = []
    for _ in range(5):
        game.apply("move")
        rolled += [int(event.a) for event in game.events if event.name == "rolled"][-1:]
        while game.question != "turn" or game.state.actions == 0:
            game.apply(game.legal()[0])
    assert [int(card) for card in game.state.deck[:6]] == GOLDEN_DECK
    assert rolled == GOLDEN_ROLLS


GOLDEN_DECK = [6, 4, 7, 26, 13, 18]
GOLDEN_ROLLS = [2, 1, 2, 4, 1]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 64, (1 << 30) + 1, (1 << 30) + (1 << 29)])
def test_below_is_uniform_also_where_many_are_rejected(n: int) -> None:
    state = keyed_state()
    values = [int(below(state, n)) for _ in range(6000)]
    assert all(0 <= value < n for value in values)
    cells = min(n, 16)
    found = Counter(value * cells // n for value in values)
    expected = len(values) / cells
    assert sum((count - expected) ** 2 for count in found.values()) / expected < cells + 6 * (2 * cells) ** 0.5
    assert state.chance == KEYED


def test_decisions_have_streams_of_their_own() -> None:
    state = keyed_state()
    assert state.keyed is not None
    first = [int(roll(state)) for _ in range(40)]
    state.keyed.turn_to(1)
    second = [int(roll(state)) for _ in range(40)]
    state.keyed.turn_to(0)
    assert [int(roll(state)) for _ in range(40)] == first != second


def test_secret_salt_and_label_all_matter() -> None:
    def rolls(state: State) -> list[int]:
        return [int(roll(state)) for _ in range(40)]

    other = bytes([HUSH[0] ^ 1, *HUSH[1:]])
    found = [rolls(keyed_state()), rolls(keyed_state(other)), rolls(keyed_state(HUSH, b"x"))]
    assert len({tuple(each) for each in found}) == 3
    stream = Keyed(HUSH)
    assert chooser_seed(stream, 0) != position_seed(stream) != int(stream.word())
    assert block(HUSH, b"a", 1, 2, b"") != block(HUSH, b"a", 2, 1, b"")


def test_a_clone_has_the_same_future_and_its_own() -> None:
    state = keyed_state()
    roll(state)
    twin = state.clone()
    assert [int(roll(state)) for _ in range(30)] == [int(roll(twin)) for _ in range(30)]
    roll(state)
    assert state.keyed is not None
    assert twin.keyed is not None
    assert state.keyed.at != twin.keyed.at or state.keyed.blocks != twin.keyed.blocks


def test_shuffles_are_permutations() -> None:
    cards = vec[i64](range(30))
    assert sorted(map(int, shuffled(keyed_state(), cards))) == list(range(30))


def test_a_state_with_plain_chance_does_not_look_at_a_key() -> None:
    """What is imagined gets a chance of its own; the stream it was cloned with is left alone."""
    state = new_game(TABLES, 0, 0, Keyed(HUSH))
    state.chance = 12345
    before = (state.keyed.blocks, state.keyed.at) if state.keyed else None
    below(state, 6)
    assert state.keyed is not None
    assert (state.keyed.blocks, state.keyed.at) == before
    assert plain_chance(state) == state.chance


def played(secret: bytes | None, salt: str = "", most: int = 120) -> Game:
    game = Game(rules(players=3, modules=["dig_in", "michel"]), 0, secret=secret, salt=salt)
    game.listen()
    chooser = Random(4)
    while not game.over and len(game.choices) < most:
        game.apply(chooser.choice(game.legal()))
    return game


def test_the_same_secret_gives_the_same_game_and_another_another() -> None:
    game = played(HUSH)
    assert played(HUSH).to_json() == game.to_json()
    assert played(bytes(32)).to_json() != game.to_json()
    assert played(HUSH, "players’ choice").to_json() != game.to_json()
    assert len({game.decision_seed, played(HUSH, most=121).decision_seed}) == 2


def test_the_secret_gets_out_nowhere() -> None:
    """Neither its bytes nor its hex digits; and the control: where it is shown, the search finds it."""
    game = played(HUSH)
    with pytest.raises(Exception) as refused:  # noqa: PT011  (whatever it says)
        game.apply("nonsense")
    texts = [repr(game), repr(game.state.keyed), str(refused.value), game.to_json(), position(game), record(game)]
    texts += [repr(view(game, seat)) for seat in (0, 1, 2, None)]
    texts += [str(event) for event in game.events]
    assert not any(is_in(text) for text in texts)
    assert is_in(record(game, private=True))


def is_in(text: str) -> bool:
    return HUSH.hex()[:16] in text.lower() or HUSH[:8].decode("latin-1") in text or repr(HUSH)[2:12] in text


def test_a_position_goes_on_with_plain_chance() -> None:
    game = played(HUSH)
    again = Game.from_dict(game.rules, game.to_dict())
    assert not again.is_keyed
    assert again.state.chance != KEYED
    assert again.to_dict() == game.to_dict()


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33), "x" * 32, 7, bytearray(32)])
def test_a_strange_secret_is_refused_without_telling_it(secret: object) -> None:
    with pytest.raises(OptionError, match=f"{SECRET} bytes") as refused:
        Game(rules(players=2), secret=secret)  # type: ignore[arg-type]
    assert repr(secret) not in str(refused.value)


@pytest.mark.parametrize("salt", ["\n", "a\0", " x", "x" * 201, 5, None])
def test_a_strange_salt_is_refused(salt: object) -> None:
    with pytest.raises(OptionError, match="salt"):
        Game(rules(players=2), secret=HUSH, salt=salt)  # type: ignore[arg-type]


def test_a_salt_needs_a_secret() -> None:
    with pytest.raises(OptionError, match="secret"):
        Game(rules(players=2), salt="x")


def test_a_plain_game_promises_nothing() -> None:
    assert commitment(Game(rules(players=2), 5)) == ""
