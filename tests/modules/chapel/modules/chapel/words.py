"""What is said about the Chapel."""

from typing import Final

from blackgate.game.modules import ModuleWords, PhraseReader, Scene, Step
from blackgate.game.narration.scenes import token_gained


def light(reader: PhraseReader, rest: str) -> list[Step]:
    """`light a candle`. Rule: PLACE-CHAP-3."""
    return [Step("light")]


WORDS: Final = ModuleWords(
    plain=("pray", "light"),
    answers=(("vigil", "decline"),),
    prompts={"vigil": ""},
    defaults={"vigil": "decline"},
    scenes={"pray": Scene(("got",), token_gained("prayed"))},
    helps={"help-vigil": ""},
    unasked={"light": "help-vigil"},
    tokens={"pray": ("candle", "pray"), "light": ("candle", "pray")},
    phrases={"light": light},
    optional=("vigil",),
    answers_them=("light",),
)
