"""Refusals say what stands in the way and what would help, in every language, with what the seat knows."""

import re
from collections.abc import Mapping

import pytest
from tests.speech.pages import entries

from blackgate import Game, Refusal, Rules, rules
from blackgate.editions import rules as rule_index
from blackgate.engine.bars import BARS
from blackgate.engine.registry import MODULES
from blackgate.engine.vocabulary import ACTIONS, BLOCKS, MODULE_OF, VERBS
from blackgate.game.actions import Action
from blackgate.game.modules import words as module_words
from blackgate.game.refusals.answers import unasked
from blackgate.game.refusals.helps import BY_BAR, MOMENTS, by_reason, own_moments
from blackgate.game.refusals.known import known
from blackgate.game.refusals.reasons import bare, better, selves
from blackgate.game.refusals.refusal import UNKNOWN, refused, too_many
from blackgate.game.refusals.sentences import helps, reasons
from blackgate.game.refusals.values import token_of, values
from blackgate.game.refusals.wish import Wish
from blackgate.speech import LANGUAGES, Speaker
from blackgate.speech.catalogue import pages

SENTENCES = {**reasons(), **helps()}
OTHER_BARS = ("over", "not_asked", "not_offered", "unasked", "other_question")
"""What bars an answer, beside the bars of the chapters."""
WITHOUT_HELP = ("over", "unhurt", "double", "here", "closed", "solitary")
"""Bars that have no row of their own: nothing helps, or their sentence always has the same help."""


def sentences(language: str) -> dict[str, set[str]]:
    """Every sentence about refusals, those of the modules included, and what it speaks of."""
    written = pages(language)
    found = entries("\n".join((written["reasons.ftl"], *(written[f"{module}.ftl"] for module in MODULES))))
    return {name: entry.variables for name, entry in found.items() if name.startswith(("why-", "help-", "module-"))}


def is_sentence(text: str) -> bool:
    """Whether a text starts with a capital or a number, ends with a full stop and has no marks of a format."""
    return bool(re.fullmatch(r"[^{}_]+[.]", text)) and text[0] == text[0].upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_written_and_none_is_left_over(language: str) -> None:
    written = sentences(language)
    modules = {f"module-{module}" for module in MODULES}
    assert written.keys() == SENTENCES.keys() | modules
    for name, speaks_of in SENTENCES.items():
        assert written[name] <= set(speaks_of.split()), name


def test_every_part_is_used_and_known() -> None:
    parts = {part for speaks_of in SENTENCES.values() for part in speaks_of.split()}
    assert parts == values().keys()
    written = [sentences(language) for language in LANGUAGES]
    for name, speaks_of in SENTENCES.items():
        assert any(page[name] == set(speaks_of.split()) for page in written), name


def test_every_bar_has_a_sentence_for_all_verbs() -> None:
    for bar in (*BARS, *OTHER_BARS):
        if bar not in ("closed", "spent"):  # of a few words only, and those have sentences of their own
            assert f"why-{bar.replace('_', '-')}" in reasons()
        assert bar in BY_BAR or any(bar in each.help_of for each in module_words()) or bar in WITHOUT_HELP


def test_the_tables_speak_of_words_bars_and_sentences_that_exist() -> None:
    words = {*VERBS, *(word for word, *_ in BLOCKS)}
    for code, sentence in better().items():
        word, bar = code.split(".")
        assert word in words
        assert bar in (*BARS, *OTHER_BARS)
        assert sentence in reasons()
    assert set(bare()) <= better().keys()
    assert {*unasked(), *MODULE_OF, *token_of(), *selves()} <= words
    used = {*by_reason().values(), *unasked().values(), *MOMENTS.values(), *own_moments().values()}
    assert used - {""} <= helps().keys()
    assert by_reason().keys() <= reasons().keys()


ALONE = rules(players=3)


def at(you: Mapping[str, object], setting: Rules = ALONE) -> Game:
    """P1 to move, where and with what the test says; everybody else in the Infirmary."""
    game = Game(setting, 1, first=0)
    data = game.to_dict()
    del data["gang_piles"], data["tokens"]
    for seat in data["seats"]:
        seat["place"] = "infirmary"
    data["seats"][0] |= {"place": "cell", "hand": {}, "cigarettes": 0, "beatings": 0, "background": ""} | dict(you)  # type: ignore[typeddict-item]
    return Game.from_dict(game.rules, data)


def said(game: Game, action: str, code: str, language: str = "en") -> str:
    """The one reason of that code."""
    [refusal] = [each for each in game.why_not(action, 0) if each.code == code]
    return refusal.in_words(Speaker(language, game.rules.edition, [seat.name for seat in game.seats], 0))


def test_a_refusal_has_a_code_rules_a_reason_and_help() -> None:
    refusal = at({"place": "cafeteria", "beatings": 1}).why_not("craft pickaxe")[0]
    assert (refusal.code, refusal.rules) == ("craft.beaten", ("CRAFT-2", "BEAT-3", "BEAT-4"))
    assert refusal.message.id == "why-beaten"
    assert refusal.help is not None
    assert refusal.help.id == "help-heal"
    assert refusal.text == (
        "Craft is not possible with a Beating. Heal in the Infirmary removes one. [CRAFT-2, BEAT-3, BEAT-4]"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A Pickaxe takes a Link and a Pike. You lack a Pike."),
        ("fr", "Une Pioche demande un Lien et un Pic. Il te manque un Pic."),
        ("it", "Un Piccone richiede un Legaccio e un Oggetto a punta. Ti manca un Oggetto a punta."),
    ],
)
def test_reasons_come_in_every_language(language: str, sentence: str) -> None:
    assert said(at({"hand": {"link": 1}}), "craft pickaxe", "craft.cards", language) == sentence


def test_a_substitute_is_not_missing() -> None:
    """A Bandage is a Link; a Gang card may make the Link unnecessary. Rule: PLACE-LAUN-4."""
    bandaged = at({"tokens": {"bandage": 1}}, rules(players=3, modules=["laundry"]))
    assert said(bandaged, "craft pickaxe", "craft.cards").endswith("You lack a Pike.")
    assert said(at({"gang_card": "bikers_spare_parts"}), "craft pickaxe", "craft.cards") == (
        "A Pickaxe takes a Pike. You lack a Pike."
    )


@pytest.mark.parametrize(
    ("you", "action", "code", "sentence"),
    [
        ({"hand": {"cap": 2}}, "join crew", "join.cards", "You need 1 more: Chain or Bandana."),
        ({}, "join crew", "join.cards", "You hold none of them."),
        ({"cigarettes": 3}, "buy shovel", "buy.cigarettes", "You are 5 short; Sell in the Recreational Area brings"),
        ({"beatings": 2}, "craft pickaxe", "craft.beaten", "removes one; 2 have to go."),
        ({"beatings": 2}, "dig spoon", "dig.beaten", "Heal in the Infirmary removes one."),
        ({}, "extort P2", "extort.target", "P2 is in the Infirmary: go there."),
        ({}, "extort P1", "extort.target", "You cannot extort yourself."),
        ({}, "extort P6", "extort.target", "There is no such player at this table."),
        ({}, "dig spoon", "dig.cards", "You hold no Tool."),
        ({"hand": {"shovel": 1}}, "dig spoon", "dig.cards", "Ways to get one: Steal a spoon or Extortion."),
        ({}, "dig knife", "dig.none", "Nobody digs with a Knife."),
        ({"place": "yard"}, "dig spoon", "dig.place", "Go to the Cell Block."),
        ({"place": "solitary"}, "search", "search.solitary", "Leave Solitary Confinement first."),
        ({}, "sell", "sell.cards", "You hold no card that could be sold."),
        ({}, "bet 1x2", "bet.none", "It comes with the Gambling Cells."),
        ({}, "ability", "ability.none", "Join a Gang first."),
        ({}, "cautious cell", "cautious.here", "Choose another Place."),
        ({}, "cautious office", "cautious.none", "There is no such Place in this game."),
        ({"hand": {"pickpocket": 1}}, "play pickpocket", "play.pointless", "It needs another player in your Place"),
        ({}, "play link", "play.none", "Link is no Action card."),
        ({}, "give", "answer.unasked", "It answers an Extortion against you."),
    ],
)
def test_reasons_name_what_is_missing(you: dict[str, object], action: str, code: str, sentence: str) -> None:
    assert sentence in said(at(you), action, code)


@pytest.mark.parametrize(
    ("card", "sentence"),
    [("crew_home_turf", "It works all the time"), ("bratva_krysha", "by itself when another player comes")],
)
def test_the_moment_of_a_card_is_named(card: str, sentence: str) -> None:
    assert sentence in said(at({"gang_card": card}), "ability", "ability.moment")


def test_a_gang_card_opens_places() -> None:
    """Where Sell is possible depends on one's own card. Rule: GANG-7."""
    assert "in the Recreational Area only" in said(at({"place": "solitary"}), "sell", "sell.place")
    own = at({"place": "solitary", "gang_card": "cartel_open_market"})
    assert said(own, "sell", "sell.place").startswith("Sell is possible in the Cell Block, the Cafeteria")


def test_wrong_answers_are_told_apart() -> None:
    game = at({"hand": {"knife": 1, "link": 1}, "place": "infirmary"})
    game.apply("extort P2")
    assert said(game, "name knife", "answer.not_offered").startswith("Knife is no Tool")
    game.apply("name spoon")
    assert said(game, "card link", "answer.not_offered").endswith("asked for. Choose a Weapon of your hand.")
    assert said(game, "card shovel", "answer.not_offered").startswith("You hold no Shovel.")
    assert said(game, "search", "search.other_question").startswith("You have to answer another question first.")
    assert game.why_not("search", 2)[0].text == "It is P1’s decision now. Wait for your turn. [TURN-2]"


def test_a_word_of_a_module_that_is_not_there_says_so_to_all() -> None:
    game = at({})
    assert game.why_not("punish hand", 1)[0].text == "It is P1’s decision now. It comes with the Warden. [TURN-2]"


def test_names_of_players_are_used() -> None:
    game = at({})
    speaker = Speaker("fr", game.rules.edition, ["Ana", "Bob", "Cyd"], 0)
    assert "Bob est à l’Infirmerie" in game.why_not("extort P2")[-1].in_words(speaker)


def test_a_list_that_is_too_long_is_a_refusal() -> None:
    refusal = too_many(rules(), ("SELL-1",))
    assert isinstance(refusal, Refusal)
    assert refusal.text == "That is one card too many. [SELL-1]"


def test_the_last_resort_names_a_rule() -> None:
    assert set(UNKNOWN.rules) <= {rule.id for rule in rule_index()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_position_has_gaps(language: str) -> None:
    game = at({"hand": {"knife": 1}}, rules(players=4, modules=["all", "michel"], teams=True))
    speaker = Speaker(language, game.rules.edition, [seat.name for seat in game.seats], 0)
    for number in range(342):
        for refusal in game.why_not(number, 0):
            assert is_sentence(refusal.in_words(speaker)), refusal


EVERYTHING = rules(players=4, modules=["all", "michel"], teams=True)
PERFORMED = (Action("play", "cafeteria_key"), Action("play", "riot"), Action("ability"))
"""Cards through which an action may be barred that is not named."""


@pytest.mark.parametrize("bar", [*BARS, *OTHER_BARS])
def test_whatever_the_engine_says_has_a_sentence(bar: str) -> None:
    """Every word with every bar, as an action or through a card, also where no game has come to it yet."""
    at_table = known(EVERYTHING, at({"gang_card": "triad_dragon_head"}, EVERYTHING).state, 0)
    speakers = [Speaker(language, EVERYTHING.edition, ["P1", "P2", "P3", "P4"], 0) for language in LANGUAGES]
    wanted = [EVERYTHING.lexicon.action(number) for number in range(ACTIONS)]
    looked_at = set[str]()
    for action in (*wanted, *PERFORMED):
        for word in (action.word, "answer", *(VERBS[:-2] if action in PERFORMED else ())):
            refusal = refused(Wish(at_table, action, word, bar), ("RULING-5",), speakers[0])
            told = f"{refusal.message} {refusal.help}"
            for speaker in speakers if told not in looked_at else ():
                assert is_sentence(refusal.in_words(speaker)), (str(action), word)
            looked_at.add(told)
