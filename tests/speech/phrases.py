"""All nouns in all forms, as text to proofread. `python -m tests.speech.phrases` writes the files anew."""

from pathlib import Path

from blackgate import rules
from blackgate.engine.terms import CARD_CLASSES
from blackgate.engine.vocabulary import VERBS
from blackgate.speech import LANGUAGES, Speaker, Thing
from blackgate.speech.catalogue import FORMS
from blackgate.speech.nouns import all_things
from blackgate.speech.speaker import MARKED

NAMES = ("Ana", "Bob", "Élise", "Ugo", "Zoe")
WORDS = ("card", "cigarette", "beating", "point")
COUNTED = ("card", "token", "class", "word")
"""Sorts of which there can be several."""
PLAIN = ("power", "verb")
"""Sorts that stand in sentences by their name alone."""


def speaker(language: str, viewer: int | None = None) -> Speaker:
    """Somebody who speaks of everything there is."""
    edition = rules(players=4, modules=["all", "michel"]).edition
    return Speaker(language, edition, NAMES, viewer)


def things(language: str) -> list[Thing]:
    """All cards, Places, tiles, powers and common words; the board below the tiles too."""
    found = all_things(speaker(language).edition)
    found += [Thing("verb", verb) for verb in VERBS if verb not in ("win", "lose")]
    found += [Thing("class", each) for each in CARD_CLASSES]
    return found + [Thing("word", each) for each in WORDS]


def line(spoken: Speaker, thing: Thing) -> str:
    """A noun in its forms."""
    forms = [spoken.phrase(thing, form) for form in FORMS if form != "count" and thing.sort not in PLAIN]
    several = [spoken.phrase(Thing(thing.sort, thing.id, 2), "count")] if thing.sort in COUNTED else []
    return " · ".join([spoken.phrase(thing), *several, *forms])


def text(language: str) -> str:
    """Everything, by sort; then the board below the tiles, the Blocks and Michelle."""
    lines: list[str] = []
    for heading, voice, found in chapters(language):
        lines += ["", f"# {heading}", *(line(voice, each) for each in found)]
    lines += ["", "# player", *(players(language, viewer) for viewer in (None, 0))]
    return "\n".join(lines).strip() + "\n"


def chapters(language: str) -> list[tuple[str, Speaker, list[Thing]]]:
    """Headings with what stands below them."""
    spoken, all_of_it = speaker(language), things(language)
    sorts = dict.fromkeys(each.sort for each in all_of_it)
    found = [(sort, spoken, [each for each in all_of_it if each.sort == sort]) for sort in sorts]
    for heading, teams in (("board", False), ("board of teams", True)):
        voice = Speaker(language, rules(players=4, modules=["michelle"], teams=teams).edition, NAMES)
        places = [Thing("place", each.slot) for each in voice.edition.places]
        found.append((heading, voice, [*places, Thing("figure", "michel")]))
    return found


def players(language: str, viewer: int | None) -> str:
    """Names in all forms; with a viewer, that one is you."""
    said = speaker(language, viewer)
    found = [said.player(seat, form) for seat in range(len(NAMES)) for form in ("", "whom", "to", "of", "from")]
    return " · ".join(MARKED.sub(r"\2", phrase) for phrase in found)


def file(language: str) -> Path:
    """Where the text of a language is kept."""
    return Path(__file__).with_name(f"phrases.{language}.txt")


if __name__ == "__main__":
    for each in LANGUAGES:
        file(each).write_text(text(each), "utf-8")
