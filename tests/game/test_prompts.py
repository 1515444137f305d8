"""Questions and answers as messages: every one is written in every language, and speaks of the same things."""

import msgspec
import pytest
from tests.speech.pages import entries

from blackgate import Game, View, rules, view
from blackgate.engine.registry import ASKS, MODULES
from blackgate.engine.vocabulary import BLOCKS
from blackgate.game import prompts
from blackgate.game.actions import Action
from blackgate.game.prompts.labels import OF_OTHERS, answers, of_hand, plain
from blackgate.game.prompts.labels import tellers as option_tellers
from blackgate.game.prompts.questions import speaks_of, tellers
from blackgate.speech import LANGUAGES, Message, Speaker
from blackgate.speech.catalogue import pages

SETTING = rules(players=3, modules=["warden", "michel"])
NAMES = ("Ana", "Bob", "Cyd")
PROMPTS = ("ask-", "label-", "answer-", "card-", "family-", "goods-")


def sentences(language: str) -> dict[str, set[str]]:
    """Every prompt, those of the modules included, and what it speaks of, also through others it is made of."""
    written = pages(language)
    found = entries("\n".join(written[f"{module}.ftl"] for module in MODULES))
    asked = {name: entry for name, entry in found.items() if name.startswith(PROMPTS)} | entries(
        written["questions.ftl"]
    )
    return {name: entry.variables | entry.references for name, entry in asked.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_asks_and_answers_the_same(language: str) -> None:
    assert sentences(language) == sentences("en")


def test_every_question_and_every_word_is_written() -> None:
    written = sentences("en")
    assert set(ASKS) <= {*speaks_of(), *tellers()}
    for name, parts in speaks_of().items():
        assert written[f"ask-{name}"] == set(parts.split())
    words = [f"label-{word}" for word in plain()] + [f"answer-{asked}-{word}" for asked, word in answers()]
    words += [f"card-{asked}" for asked in (*of_hand(), *OF_OTHERS)]
    assert {word.replace("_", "-") for word in words} <= written.keys()
    assert {word for word, *_ in BLOCKS} <= {*plain(), *option_tellers()}


def said(message: Message, language: str = "en") -> str:
    return Speaker(language, SETTING.edition, NAMES, 0).say(message)


@pytest.mark.parametrize(
    ("language", "question", "option"),
    [
        ("en", "Your turn. 2\u00a0actions left.", "Cautious Move (2 actions): Cafeteria"),
        ("fr", "À toi de jouer. Il\u00a0reste 2\u00a0actions.", "Se déplacer prudemment (2 actions)\u00a0: Cantine"),
        ("it", "Tocca a te. Restano 2\u00a0azioni.", "Movimento prudente (2 azioni): Mensa"),
    ],
)
def test_a_turn_in_every_language(language: str, question: str, option: str) -> None:
    seen = view(Game(SETTING, 1, first=0), 0)
    assert said(prompts.question(SETTING, seen), language) == question
    assert said(prompts.option(SETTING, seen, Action("cautious", "cafeteria")), language) == option


def test_the_card_that_asks_comes_first() -> None:
    game = Game(SETTING, 1, first=0)
    asked = prompts.question(SETTING, view(game, 0), "Riot")
    assert said(asked) == "Riot: your turn. 2\u00a0actions left."
    assert said(asked, "fr").startswith("Riot\u00a0: à toi de jouer.")


def test_an_option_warns_of_the_warden_and_of_michel() -> None:
    game = Game(SETTING, 1, first=0)
    data = game.to_dict()
    data["seats"][0] |= {"place": "cell", "hand": {"spoon": 1}}
    data |= {"warden": "cell", "michel": "yard"}
    seen = view(Game.from_dict(SETTING, data), 0)
    assert said(prompts.option(SETTING, seen, Action("dig", "spoon"))) == "Dig with Spoon: +1 (illegal here)"
    assert said(prompts.option(SETTING, seen, Action("dig", "spoon")), "it").endswith("(illegale qui)")
    assert said(prompts.option(SETTING, seen, Action("cautious", "yard"))).endswith(": Recreational Area (Michel)")
    assert said(prompts.label(SETTING, seen, Action("ability"))) == "Ability"


def turn(actions: int = 2, hand: dict[str, int] | None = None, other: dict[str, int] | None = None) -> View:
    """A turn of Ana's in the Cafeteria, where Bob stands, too."""
    data = Game(SETTING, 1, first=0).to_dict()
    data["seats"][0] |= {"place": "cafeteria", "hand": hand or {"knife": 1}}
    data["seats"][1] |= {"place": "cafeteria", "hand": {"cap": 2} if other is None else other}
    data["turn"] |= {"actions": actions}
    return view(Game.from_dict(SETTING, data), 0)


def warning(seen: View, *action: str) -> str:
    """What stands in brackets behind an option."""
    warned = prompts.option(SETTING, seen, Action(*action))
    assert prompts.priced(SETTING, seen, Action(*action)) in (warned, warned.args.get("option"))
    told = warned.args.get("warning")
    return said(told) if isinstance(told, Message) else ""


@pytest.mark.parametrize(
    ("seen", "action", "told"),
    [
        (turn(2), "pass", "2 actions unused"),
        (turn(1), "pass", "1 action unused"),
        (turn(2, {"knife": 8}), "search", ""),
        (turn(1, {"knife": 8}), "search", ""),
        (turn(1, {"knife": 9}), "search", "1 card over the limit"),
        (turn(2, {"knife": 9}), "search", ""),
        (turn(2, {"knife": 10}), "search", "2 cards over the limit"),
        (turn(1, {"knife": 9}), "steal", ""),
        (turn(1, {"knife": 10}), "steal", "1 card over the limit"),
        (turn(2), "cautious solitary", "Nothing to do in Solitary Confinement"),
        (turn(2), "cautious yard", ""),
        (turn(2), "extort P2", ""),
        (turn(2, other={}), "extort P2", "Bob holds no cards"),
        (turn(2), "join crew", ""),
    ],
)
def test_an_option_that_gains_nothing_is_warned_of(seen: View, action: str, told: str) -> None:
    assert warning(seen, *action.split()) == told


def test_another_gang_is_the_end_of_this_one() -> None:
    seen = turn(2)
    member = msgspec.structs.replace(seen.seats[0], gang_card="crew_home_turf")
    assert (
        warning(msgspec.structs.replace(seen, seats=(member, *seen.seats[1:])), "join", "bikers")
        == "Gives up Home Turf"
    )


def test_a_warning_says_whether_it_can_be_taken_back() -> None:
    seen = turn(1, {"knife": 10})
    assert prompts.option(SETTING, seen, Action("steal")).id == "option-warned"
    assert prompts.option(SETTING, seen, Action("search")).id == "option-final"


def test_a_single_option_has_no_warning() -> None:
    alone = msgspec.structs.replace(turn(2), options=(Action("pass"),))
    assert warning(alone, "pass") == ""


@pytest.mark.parametrize(
    ("certain", "told"), [({"cap": 2}, "Bob holds none"), ({"cap": 1}, ""), ({"cap": 1, "spoon": 1}, "")]
)
def test_a_demand_for_a_tool_the_other_cannot_have(certain: dict[str, int], told: str) -> None:
    """By what the seat knows of the hand, never by the hand."""
    seen = turn(2)
    seats = (seen.seats[0], msgspec.structs.replace(seen.seats[1], certain=certain), *seen.seats[2:])
    asked = msgspec.structs.replace(seen, question="name", context={"target": 1}, seats=seats)
    assert warning(asked, "name", "spoon") == told


@pytest.mark.parametrize(("hand", "told"), [({"spoon": 1}, "You hold no Weapon"), ({"spoon": 1, "blade": 1}, "")])
def test_refusing_without_a_weapon(hand: dict[str, int], told: str) -> None:
    asked = msgspec.structs.replace(
        turn(2, hand),
        question="answer",
        context={"attacker": 1, "tool": "spoon"},
        options=(Action("give"), Action("refuse")),
    )
    assert warning(asked, "refuse") == told


def test_warnings_hang_on_nothing_hidden() -> None:
    """Bob's hand of two is two other cards: every option reads the same."""
    seen, others = turn(2), turn(2, other={"spoon": 2})
    assert seen.options == others.options
    for action in seen.options:
        assert prompts.option(SETTING, seen, action) == prompts.option(SETTING, others, action)


def test_messages_travel_without_a_language() -> None:
    """One message, another sentence in each language."""
    seen = view(Game(SETTING, 1, first=0), 0)
    for action in seen.options:
        message = prompts.option(SETTING, seen, action)
        assert len({said(message, language) for language in LANGUAGES}) == len(LANGUAGES)
