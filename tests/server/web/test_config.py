"""Switches override variables, and errors name the setting."""

import pytest

from blackgate.server.web.config import SETTINGS, Config, ConfigError, read_config
from blackgate.server.web.databases import store_for


def test_every_field_has_a_setting() -> None:
    assert {each.name for each in SETTINGS} == set(Config.__struct_fields__)


def test_defaults_apply_without_settings() -> None:
    assert read_config({}, {}) == Config()


def test_a_switch_overrides_a_variable() -> None:
    environment = {"BLACKGATE_PORT": "9000", "BLACKGATE_HOST": "::1", "BLACKGATE_BEHIND_PROXY": "1"}
    found = read_config({"port": "9001", "behind_proxy": False, "origin": ()}, environment)
    assert (found.port, found.host, found.behind_proxy) == (9001, "::1", True)


def test_lists_are_repeated_switches_or_commas() -> None:
    assert read_config({"bot": ("a", "b")}, {}).bot == ("a", "b")
    assert read_config({}, {"BLACKGATE_ORIGIN": "https://a.example, http://b.example:81"}).origin == (
        "https://a.example",
        "http://b.example:81",
    )


@pytest.mark.parametrize(
    ("given", "environment", "where"),
    [
        ({"port": "70000"}, {}, "--port"),
        ({"port": "x"}, {}, "--port"),
        ({}, {"BLACKGATE_PORT": "-1"}, "BLACKGATE_PORT"),
        ({"workers": "0"}, {}, "--workers"),
        ({"log": "xml"}, {}, "--log"),
        ({}, {"BLACKGATE_BEHIND_PROXY": "perhaps"}, "BLACKGATE_BEHIND_PROXY"),
        ({"origin": ("play.example",)}, {}, "--origin"),
        ({"origin": ("https://play.example/",)}, {}, "--origin"),
    ],
)
def test_an_invalid_value_names_its_setting(given: dict[str, object], environment: dict[str, str], where: str) -> None:
    with pytest.raises(ConfigError) as found:
        read_config(given, environment)
    assert found.value.where == where
    assert found.value.right


def test_an_unknown_database_is_refused_without_its_password() -> None:
    with pytest.raises(ConfigError) as found:
        store_for("mysql://me:password@somewhere/rooms")
    assert "password" not in str(found.value)
