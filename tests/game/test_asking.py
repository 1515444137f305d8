"""Questions and answers as messages: every one is written in every language, and speaks of the same things."""

import pytest
from tests.speech.pages import entries

from blackgate import Game, rules, view
from blackgate.engine.actions import BLOCKS
from blackgate.engine.agenda import ASKS
from blackgate.game import asking
from blackgate.game.actions import Action
from blackgate.game.asking.labels import ANSWERS, HANDLED, LABELS, PLAIN
from blackgate.game.asking.questions import SPEAKS_OF, TELLERS
from blackgate.speech import LANGUAGES, Message, Speaker
from blackgate.speech.catalogue import pages

SETTING = rules(players=3, modules=["warden", "michel"])
NAMES = ("Ana", "Bob", "Cyd")


def sentences(language: str, page: str = "questions.ftl") -> dict[str, set[str]]:
    """Every sentence of the page, and what it speaks of, also through others it is made of."""
    found = entries(pages(language)[page])
    return {name: entry.variables | entry.references for name, entry in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_asks_and_answers_the_same(language: str) -> None:
    assert sentences(language) == sentences("en")


def test_every_question_and_every_word_is_written() -> None:
    written = sentences("en")
    assert set(ASKS) <= {*SPEAKS_OF, *TELLERS}
    for name, parts in SPEAKS_OF.items():
        assert written[f"ask-{name}"] == set(parts.split())
    words = [f"label-{word}" for word in PLAIN] + [f"answer-{asked}-{word}" for asked, word in ANSWERS]
    words += [f"card-{asked}" for asked in HANDLED]
    assert {word.replace("_", "-") for word in words} <= written.keys()
    assert {word for word, *_ in BLOCKS} <= {*PLAIN, *LABELS}


def said(message: Message, language: str = "en") -> str:
    return Speaker(language, SETTING.edition, NAMES, 0).say(message)


@pytest.mark.parametrize(
    ("language", "question", "option"),
    [
        ("en", "Your turn. 2 actions left.", "Cautious Move (2 actions): Cafeteria"),
        ("fr", "À toi de jouer. Il reste 2 actions.", "Déplacement prudent (2 actions) : Cantine"),
        ("it", "Tocca a te. Restano 2 azioni.", "Movimento cauto (2 azioni): Mensa"),
    ],
)
def test_a_turn_in_every_language(language: str, question: str, option: str) -> None:
    seen = view(Game(SETTING, 1, first=0), 0)
    assert said(asking.question(SETTING, seen), language) == question
    assert said(asking.option(SETTING, seen, Action("cautious", "cafeteria")), language) == option


def test_the_card_that_asks_comes_first() -> None:
    game = Game(SETTING, 1, first=0)
    asked = asking.question(SETTING, view(game, 0), "Riot")
    assert said(asked) == "Riot: your turn. 2 actions left."
    assert said(asked, "fr").startswith("Riot : à toi de jouer.")


def test_an_option_warns_of_the_warden_and_of_michel() -> None:
    game = Game(SETTING, 1, first=0)
    data = game.to_dict()
    data["seats"][0] |= {"place": "cell", "hand": {"spoon": 1}}
    data |= {"warden": "cell", "michel": "yard"}
    seen = view(Game.from_dict(SETTING, data), 0)
    assert said(asking.option(SETTING, seen, Action("dig", "spoon"))) == "Dig with Spoon: +1 (illegal here)"
    assert said(asking.option(SETTING, seen, Action("dig", "spoon")), "it").endswith("(illegale qui)")
    assert said(asking.option(SETTING, seen, Action("cautious", "yard"))).endswith(": Recreational Area (Michel)")
    assert said(asking.label(SETTING, seen, Action("ability"))) == "Ability"


def test_messages_travel_without_a_language() -> None:
    """One message, another sentence in each language."""
    seen = view(Game(SETTING, 1, first=0), 0)
    for action in seen.options:
        message = asking.option(SETTING, seen, action)
        assert len({said(message, language) for language in LANGUAGES}) == len(LANGUAGES)
