"""The rule index in other languages: the same rules, the same numbers, other words."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

import pytest

from blackgate.editions import printed_in, rule, rules
from blackgate.editions.rulebook import translated
from blackgate.speech import LANGUAGES

Table = dict[str, Any]

FIELDS: Final = ("text", "note", "title", "question", "why")
ALIKE: Final = ("Michel(le)", "Gangs", "No.")
"""What another language may say in the same letters."""

MARKS: Final = re.compile(r"\b[A-Z]{2,}(?:-[A-Z]+)*-\d+(?:/\d+)*|\[\d{3}\]")
"""Rule ids (`MOVE-4`, `TEAM-1/4`) and booklets."""

WORDS: Final = {
    "en": "zero no none|one once single a|two twice both|three|four|five|six sixth|seven|eight|nine|ten",
    "fr": "zéro aucun aucune|un une|deux|trois|quatre|cinq|six sixième|sept|huit|neuf|dix",
    "it": "zero nessun nessuno nessuna|un uno una|due|tre|quattro|cinque|sei sesto|sette|otto|nove|dieci",
    "es": "cero ningún ninguno ninguna|un uno una|dos ambos ambas|tres|cuatro|cinco|seis sexto|siete|ocho|nueve|diez",
    "de": "null kein keine|ein eine einen eins|zwei beide beiden|drei|vier|fünf|sechs|sieben|acht|neun|zehn",
    "nl": "nul geen niets|een één|twee tweede beide allebei|drie|vier|vijf|zes zesde|zeven|acht|negen|tien",
}
"""By language: how the numbers from 0 to 10 may be said in words."""


@cache
def read(name: str) -> Table:
    """A file of the editions."""
    return tomllib.loads((files("blackgate.editions") / name).read_text("utf-8"))


def english() -> Table:
    """The English index in the shape of a translation; a new one each time, which may be changed."""
    index = read("rules.toml")
    entries = {each["id"]: each for chapter in index["chapter"] for each in chapter["rule"]}
    return {
        "source": dict(index["source"]),
        "word": dict(index["word"]),
        "chapter": {each["id"]: each["title"] for each in index["chapter"]},
        "rule": {name: {key: each[key] for key in FIELDS if key in each} for name, each in entries.items()},
    }


def translation(language: str) -> Table:
    return read(f"rules/{language}.toml")


def texts(table: Mapping[str, Any], path: str = "") -> dict[str, str]:
    """Every text by where it stands: `rule.MOVE-4.text`."""
    found: dict[str, str] = {}
    for key, value in table.items():
        here = f"{path}.{key}".lstrip(".")
        found |= {here: value} if isinstance(value, str) else texts(value, here)
    return found


def astray(other: Table) -> list[str]:
    """Texts that only one of the two has; an empty one is none."""
    there = {where for where, text in texts(other).items() if text.strip()}
    return sorted(texts(english()).keys() ^ there)


def digits(text: str) -> set[str]:
    return set(re.findall(r"\d+", MARKS.sub("", text)))


def said(text: str, language: str) -> set[str]:
    """Numbers in digits or in words."""
    words = set(re.findall(r"\w+", text.lower()))
    spelled = enumerate(WORDS[language].split("|"))
    return digits(text) | {str(number) for number, forms in spelled if words & set(forms.split())}


def miscounted(other: Table, language: str) -> list[str]:
    """Texts that do not name the same rules and booklets equally often, or have a number the other does not say."""
    found, mine = [], texts(english())
    for where, text in texts(other).items():
        original = mine.get(where, text)
        same_marks = sorted(MARKS.findall(text)) == sorted(MARKS.findall(original))
        if not (same_marks and digits(original) <= said(text, language) and digits(text) <= said(original, "en")):
            found.append(where)
    return found


def untranslated(other: Table) -> list[str]:
    """Texts that stand there in English, names and bare rule ids apart."""
    mine = texts(english())
    equal = [where for where, text in texts(other).items() if text == mine.get(where) and text not in ALIKE]
    return [where for where in equal if re.search(r"[^\W\d_]", MARKS.sub("", mine[where]))]


@pytest.mark.parametrize("language", translated())
def test_every_rule_chapter_and_source_has_its_texts_and_no_others(language: str) -> None:
    assert astray(translation(language)) == []


@pytest.mark.parametrize("language", translated())
def test_numbers_and_rule_ids_are_the_same(language: str) -> None:
    assert miscounted(translation(language), language) == []


@pytest.mark.parametrize("language", translated())
def test_nothing_was_left_in_english(language: str) -> None:
    assert untranslated(translation(language)) == []


def test_french_signs_stand_off_by_a_space_that_does_not_break() -> None:
    ill_set = re.compile(r"[^\u00a0][:;!?»]|«[^\u00a0]|['\"]")
    assert [where for where, text in texts(translation("fr")).items() if ill_set.search(text)] == []
    assert ill_set.search("Note : rien")
    assert ill_set.search("« Dig In »")


def test_missing_and_extra_rules_are_detected() -> None:
    other = english()
    del other["rule"]["RULING-33"]["why"], other["chapter"]["R-D"]
    other["source"]["000"] = " "
    other["rule"]["MOVE-4"]["note"] = "x"
    assert astray(other) == ["chapter.R-D", "rule.MOVE-4.note", "rule.RULING-33.why", "source.000"]


@pytest.mark.parametrize(
    ("where", "wrong"),
    [
        ("COMP-1", ("77", "78")),
        ("TURN-8", ("SOL-1", "SOL-2")),
        ("TURN-8", ("SOL-1", "")),
        ("HAND-1", ("10", "ten and 20")),
        ("BEAT-1", ("2", "3")),
        ("RULING-1", ("[003]", "[002]")),
        ("RULING-22", ("4 or 6", "6")),
    ],
)  # fmt: skip
def test_a_wrong_number_or_rule_id_is_noticed(where: str, wrong: tuple[str, str]) -> None:
    other = english()
    other["rule"][where]["text"] = other["rule"][where]["text"].replace(*wrong)
    assert miscounted(other, "en") == [f"rule.{where}.text"]


def test_small_numbers_may_be_words() -> None:
    other = english()
    other["rule"]["MOVE-6"]["text"] = "Déplacement prudent : dépense deux actions."
    other["rule"]["MOVE-2"]["text"] = "Déplacement simple : 1 action, 2 Lieux."
    assert miscounted({"rule": {name: other["rule"][name] for name in ("MOVE-2", "MOVE-6")}}, "fr") == []


def test_an_english_text_is_noticed_and_a_bare_id_is_none() -> None:
    found = untranslated(english())
    assert len(found) > 600
    assert "rule.MOVE-4.text" in found
    assert "chapter.R-L" not in found
    assert english()["rule"]["RULING-44"]["why"] == "RULING-7."
    assert "rule.RULING-44.why" not in found


def test_only_the_words_of_a_rule_change() -> None:
    plain, french = rule("move-4"), rule("move-4", "fr")
    assert french.chapter_title == "Se déplacer"
    assert french.text.startswith("Si tu es déjà")
    assert replace(french, text=plain.text, chapter_title=plain.chapter_title) == plain
    assert [each.id for each in rules("fr")] == [each.id for each in rules()]
    assert printed_in("fr").keys() == printed_in().keys()


def test_a_language_without_a_file_reads_english() -> None:
    assert set(translated()) <= set(LANGUAGES) - {"en"}
    assert rules("xx") == rules("en") == rules()
    assert printed_in("xx") == printed_in()
