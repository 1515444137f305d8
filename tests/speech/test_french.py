"""French uses the words of the prototype's booklet, each for one thing."""

import re
from importlib.resources import files

import pytest
from tests.speech.test_sentences import BOXES

from blackgate.speech import Speaker, Thing
from blackgate.speech.catalogue import pages

OTHER_WORDS = {
    "deck": r"\b(la|une|cette|sa|ta|nouvelle|les|des|de) pioches?\b",
    "gang ability": r"\bpouvoirs?\b(?! de)",
    "round": r"tours? de table",
    "modular Place": r"modulaires?",
    "rounded up": r"au-dessus\)",
    "bot": r"\brobots?\b|Mastermind|Rookie|Schemer",
    "part": r"\bingrédients?\b|\bpièces?\b(?! détachées)",
    "report": r"\bsignale(?!tte)|\bsignalements?\b",
    "punishment": r"\bsanctions?\b",
    "cooperate": r"\bcéd(er|é|ant) (un|l’)Outil",
    "face up": r"au grand jour",
}
"""By meaning, what it is not called."""

INFINITIVE = re.compile(r"(er|ir|re)$")


def written() -> str:
    """All French texts: messages and rules."""
    rules = files("blackgate.editions") / "rules" / "fr.toml"
    return "\n".join([*pages("fr").values(), rules.read_text("utf-8")])


@pytest.mark.parametrize("meaning", OTHER_WORDS)
def test_a_thing_has_one_name(meaning: str) -> None:
    assert [each[0] for each in re.finditer(OTHER_WORDS[meaning], written())] == []


def test_actions_are_infinitives() -> None:
    """As in the booklet: Fouiller, Racketter, Se soigner."""
    box = BOXES["sentences_modules"]
    speaker = Speaker("fr", box.edition, ())
    verbs = re.findall(r"^verb-([a-z-]+) =", "\n".join(pages("fr").values()), re.MULTILINE)
    named = [speaker.phrase(Thing("verb", verb.replace("-", "_"))) for verb in verbs]
    firsts = [name.removeprefix("Se ").split()[0] for name in named]
    assert len(firsts) > 20
    assert [first for first in firsts if not INFINITIVE.search(first)] == []
