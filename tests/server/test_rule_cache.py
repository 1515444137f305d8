"""The rule cache: equivalent settings share rules, which are kept as long as a room uses them."""

import asyncio
import gc
from collections.abc import Mapping

import pytest
from tests.server.in_memory import open_registry

from blackgate.errors import BlackgateError, OptionError
from blackgate.game.rules import Rules, rules
from blackgate.server import rule_cache
from blackgate.server.rule_cache import RulesKey
from blackgate.server.settings import RoomSettings


@pytest.fixture(autouse=True)
def _forget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_cache, "KEPT", 2)
    rule_cache._recent.clear()


@pytest.mark.parametrize(
    "same",
    [
        {"modules": ("ward", "library")},
        {"modules": ("Library", "WARD")},
        {"options": {"first_player": "random"}},
        {"options": {"bank": "75"}, "modules": ("library", "ward")},
    ],
)
def test_equivalent_settings_share_rules(same: dict[str, object]) -> None:
    usual: dict[str, object] = {"modules": ("library", "ward"), "options": {}}
    if "bank" in str(same):
        usual["options"] = {"bank": 75}
    one, other = RoomSettings(**usual), RoomSettings(**(usual | same))  # type: ignore[arg-type]
    assert one != other
    assert one.rules_key() == other.rules_key()
    assert one.rules() is other.rules()


@pytest.mark.parametrize(
    "settings",
    [
        RoomSettings(),
        RoomSettings(players=6, modules=("dig_in", "michel"), options={"bank": 75, "first_player": "host"}),
        RoomSettings(players=4, teams="ABBA", modules=("all",), options={"team_seating": "free"}),
        RoomSettings(players=4, teams=True),
        RoomSettings(edition="prototype_fr", players=3),
        RoomSettings(options={"ruleset": "prototype"}, players=3),
        RoomSettings(edition="prototype_en", players=3),
    ],
    ids=["plain", "modules", "sides", "teams", "prototype", "prototype by an option", "another prototype"],
)
def test_the_rules_match_the_settings(settings: RoomSettings) -> None:
    plain = rules(
        settings.edition, settings.players, settings.options, modules=settings.modules, teams=settings.teams,
        humans=True,
    )  # fmt: skip
    made = settings.rules()
    assert made.setting == plain.setting
    assert made.options == plain.options
    assert made.teams == plain.teams
    assert made.edition == plain.edition


def test_different_settings_have_different_rules() -> None:
    found = {
        settings.rules_key()
        for settings in (
            RoomSettings(),
            RoomSettings(players=5),
            RoomSettings(modules=("library",)),
            RoomSettings(options={"bank": 75}),
            RoomSettings(teams=True),
            RoomSettings(edition="prototype_fr"),
        )
    }
    assert len(found) == 6


@pytest.mark.parametrize(
    "wrong",
    [{"modules": ("nothing",)}, {"modules": ("michel", "michelle")}, {"options": {"x": 1}}, {"options": {"bank": -1}}],
)
def test_invalid_settings_are_refused_before_rules_are_built(
    wrong: Mapping[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_cache, "rules", lambda *given, **named: pytest.fail("rules were made"))
    with pytest.raises(OptionError):
        RoomSettings(**wrong).rules()  # type: ignore[arg-type]


def test_rules_in_use_stay_cached() -> None:
    keys = [RoomSettings(options={"round_cap": 70 + n}).rules_key() for n in range(5)]
    used = rule_cache.made(keys[0])
    for key in keys[1:]:
        rule_cache.made(key)
    gc.collect()
    assert rule_cache.found(keys[0]) is used
    assert [rule_cache.found(key) is not None for key in keys] == [True, False, False, False, True]


async def test_building_rules_is_charged_even_if_it_fails() -> None:
    paid: list[str] = []

    async with open_registry() as registry:
        registry.offload.charge = paid.append
        await registry.create(RoomSettings(options={"round_cap": 81}), payer="Ana")
        await registry.create(RoomSettings(options={"round_cap": "81"}), payer="Ben")
        assert paid == ["Ana"]
        for _ in range(2):
            with pytest.raises(BlackgateError):
                await registry.create(RoomSettings(edition="prototype_fr", modules=("library",)), payer="Eve")
        assert paid == ["Ana", "Eve", "Eve"]
        with pytest.raises(BlackgateError):
            await registry.create(RoomSettings(modules=("nothing",)), payer="Eve")
        assert paid == ["Ana", "Eve", "Eve"]


async def test_loading_a_room_is_free_and_builds_off_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_registry() as registry:
        code = (await registry.create(RoomSettings(options={"round_cap": 82}), "Ana")).room
        registry._sessions.clear()
        rule_cache._recent.clear()
        gc.collect()
        loop = asyncio.get_running_loop()
        registry.offload.charge = lambda payer: pytest.fail("a room was charged for twice")
        made = rule_cache.made

        def elsewhere(key: RulesKey) -> object:
            with pytest.raises(RuntimeError):
                asyncio.get_running_loop()
            return made(key)

        monkeypatch.setattr(rule_cache, "made", elsewhere)
        assert (await registry.session(code)).room.rules.options["round_cap"] == 82
        assert loop.is_running()


async def test_concurrent_requests_build_rules_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    honest = rule_cache.made

    def counted(key: RulesKey) -> Rules:
        made.append(key)
        return honest(key)

    monkeypatch.setattr(rule_cache, "made", counted)

    async def run() -> None:
        async with open_registry() as registry:
            settings = RoomSettings(players=5, options={"round_cap": 37})
            await asyncio.gather(*(registry.create(settings, payer="192.0.2.1") for _ in range(40)))
            await asyncio.gather(*(registry._rules.build(settings.rules_key()) for _ in range(40)))

    await run()
    assert len(made) == 1
