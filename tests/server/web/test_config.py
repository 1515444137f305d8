"""Switches count before variables, and what is wrong is told by the name it was given under."""

import pytest

from blackgate.server.web.config import SETTINGS, Config, ConfigError, read_config
from blackgate.server.web.databases import store_for


def test_every_field_has_its_line_in_the_table() -> None:
    assert {each.name for each in SETTINGS} == set(Config.__struct_fields__)


def test_without_a_word_everything_is_as_usual() -> None:
    assert read_config({}, {}) == Config()


def test_a_switch_counts_before_a_variable() -> None:
    environment = {"BLACKGATE_PORT": "9000", "BLACKGATE_HOST": "::1", "BLACKGATE_BEHIND_PROXY": "1"}
    found = read_config({"port": "9001", "behind_proxy": False, "origin": ()}, environment)
    assert (found.port, found.host, found.behind_proxy) == (9001, "::1", True)


def test_several_are_given_by_several_switches_or_with_commas() -> None:
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
def test_what_is_wrong_is_told_by_its_name(given: dict[str, object], environment: dict[str, str], where: str) -> None:
    with pytest.raises(ConfigError) as found:
        read_config(given, environment)
    assert found.value.where == where
    assert found.value.right


def test_a_database_that_nobody_knows_is_refused_without_its_password() -> None:
    with pytest.raises(ConfigError) as found:
        store_for("mysql://me:password@somewhere/rooms")
    assert "password" not in str(found.value)
