"""What is offered is possible: every edition, every module, every option with every value, every bot."""

from itertools import combinations

import httpx
import pytest
from tests.server.web.servers import client_of, open_app

from blackgate.bots import BOTS
from blackgate.errors import BlackgateError
from blackgate.server.settings import RoomSettings
from blackgate.server.settings import check as check_cheaply
from blackgate.server.web.offers import EditionOffer, bots, offer, rule_book
from blackgate.speech import LANGUAGES
from blackgate.speech.catalogue import bundle as spoken

EDITIONS = {each.id: each for each in offer().editions}


def check(settings: RoomSettings) -> None:
    """Refuse settings that a room cannot have: found at once, or when its rules are built."""
    check_cheaply(settings)
    settings.rules()


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_an_edition_supports_exactly_its_player_counts(edition: EditionOffer) -> None:
    for players in range(2, 7):
        settings = RoomSettings(edition=edition.id, players=players)
        if players in edition.players:
            check(settings)
        else:
            with pytest.raises(BlackgateError):
                check(settings)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_teams_and_modules_match_the_offer(edition: EditionOffer) -> None:
    for players in edition.players:
        settings = RoomSettings(edition=edition.id, players=players, teams=True)
        if players in edition.team_players:
            check(settings)
        else:
            with pytest.raises(BlackgateError):
                check(settings)
    for module in (each.id for each in offer().modules if each.id != "teams"):
        settings = RoomSettings(edition=edition.id, players=edition.players[-1], modules=(module,))
        if edition.takes_modules:
            check(settings)
        else:
            with pytest.raises(BlackgateError):
                check(settings)


def test_every_value_of_an_option_can_be_chosen() -> None:
    retail = EDITIONS["retail"]
    for option in retail.options:
        if option.key == "ruleset":
            continue  # chooses another edition
        values = [*option.values, *(option.range or ())]
        for value in values:
            check(RoomSettings(options={option.key: value}))
        assert option.default in values or option.range


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_texts(language: str) -> None:
    """The timer apart, which is the clock of the room."""
    said = spoken(language)
    for option in EDITIONS["retail"].options:
        if option.key == "timer":
            continue
        words = [f"web-value-{each}" for each in option.values if isinstance(each, str)]
        for name in (f"web-option-{option.key}", f"web-option-{option.key}-about", *words):
            assert said.has_message(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_a_rule_has_a_text(language: str) -> None:
    said = spoken(language)
    assert [mark for mark in rule_book(language).sources if not said.has_message(f"web-source-{mark}")] == []


async def test_rules_are_sent_in_the_requested_language() -> None:
    async def asked(*paths: str) -> list[httpx.Response]:
        async with open_app() as state, client_of(state) as client:
            return [await client.get(path) for path in paths]

    plain, french, nobodys = await asked("/api/rules", "/api/rules?language=fr", "/api/rules?language=xx")
    assert plain.json()["rules"][0]["chapter_title"] == "Components"
    assert french.json()["rules"][0]["chapter_title"] == "Matériel"
    assert french.json()["sources"]["003"].startswith("livret")
    assert len(plain.json()["rules"]) == len(french.json()["rules"]) == 385
    assert nobodys.status_code == 400


def test_bundles_can_be_chosen() -> None:
    for bundle in offer().bundles:
        check(RoomSettings(modules=(bundle,)))


def test_packaged_and_allowed_bots_are_offered() -> None:
    assert [each.name for each in bots(()).bots] == list(BOTS)
    assert all(each.line for each in bots(()).bots)


def test_exactly_the_offered_clashes_are_refused_with_their_rules() -> None:
    clashes = {frozenset(each.modules): each.rules for each in offer().clashes}
    names = [each.id for each in offer().modules]
    for pair in combinations(names, 2):
        settings = RoomSettings(modules=tuple(each for each in pair if each != "teams"), teams="teams" in pair)
        if frozenset(pair) not in clashes:
            check_cheaply(settings)
            continue
        with pytest.raises(BlackgateError) as refused:
            check_cheaply(settings)
        assert all(rule in refused.value.right for rule in clashes[frozenset(pair)])


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_reasons_against_teams_and_modules_are_those_of_the_rules(edition: EditionOffer) -> None:
    for players, rule in edition.team_rules.items():
        with pytest.raises(BlackgateError) as refused:
            check(RoomSettings(edition=edition.id, players=players, teams=True))
        assert rule in refused.value.right
    if edition.module_rules:
        with pytest.raises(BlackgateError) as refused:
            check(RoomSettings(edition=edition.id, players=4, modules=("library",)))
        assert edition.module_rules[0] in refused.value.right
