"""Messages with their sentences, for the browser to say the same: `python -m tests.speech.make_web_parity` writes them.

Whole random games are told, asked, advised and refused; of every message a few are kept, as several viewers read them.
The test that reads them is web/tests/speech.test.ts.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from blackgate import Game, rules
from blackgate.engine.vocabulary import ACTIONS
from blackgate.game import prompts
from blackgate.game.advice.explanation import explanation
from blackgate.game.advice.stakes import stakes
from blackgate.game.advice.threats import threats
from blackgate.game.narration import tell
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat
from blackgate.server.box import box
from blackgate.speech import LANGUAGES, Message, Speaker, seats_in

FILE = Path(__file__).with_name("web_parity.json")
NAMES = ("Ana", "bob", "Élise", "Hugo", "Zoë", "8ball")
"""Of all beginnings an article or a preposition asks about, and one without a capital."""
BOXES = (
    rules(players=3),
    rules(players=5, modules=["all", "michel"]),
    rules(players=4, modules=["all", "michelle"], teams=True, options={"skill_roll": "optional_one"}),
)
OF_EACH = 1
"""Messages of one id that are kept of one kind."""
DECISIONS = 1200


class Kept:
    """A few messages of every id: to nobody in particular, to somebody they speak of, to somebody else."""

    def __init__(self) -> None:
        self.said: list[tuple[Message, int | None]] = []
        self._many: Counter[tuple[str, bool, bool]] = Counter()

    def add(self, said: Message, viewer: int | None) -> None:
        """Keep a message, unless there are enough of its kind."""
        kind = (said.id, viewer is None, viewer in seats_in(said))
        if self._many[kind] < OF_EACH:
            self._many[kind] += 1
            self.said.append((said, viewer))

    def taken(self) -> list[tuple[Message, int | None]]:
        """What was kept since the last time."""
        found, self.said = self.said, []
        return found


def listen(setting: Rules, seed: int, kept: Kept) -> None:
    """Play a random game and keep what is asked, refused and told."""
    seats = tuple(Seat(name, "random", n + 1) for n, name in enumerate(NAMES[: setting.players]))
    game, chooser = Game(setting, seed, seats), Random(seed)
    game.listen()
    while not game.over and len(game.choices) < DECISIONS:
        for said in _asked(setting, game):
            kept.add(said, game.seat)
        for said in _refused(game, chooser):
            kept.add(said, game.seat)
        game.apply(chooser.choice(game.legal()))
    for viewer in (None, *range(setting.players)):
        for told in tell(setting, game.events, viewer):
            kept.add(told.message, viewer)


def _asked(setting: Rules, game: Game) -> Iterator[Message]:
    view = game.view(game.seat)
    yield prompts.question(setting, view)
    for action in view.options:
        yield prompts.option(setting, view, action)
    for found in stakes(setting, view):
        yield from (told.message for told in (*found.gains, *found.risks, *found.known))
    yield from (each.told.message for each in threats(setting, view, view.seats, view.viewer))
    yield from (told.message for told in explanation(view))


def _refused(game: Game, chooser: Random) -> Iterator[Message]:
    for number in chooser.sample(range(ACTIONS), 3):
        for refusal in game.why_not(number, game.seat):
            yield refusal.message
            if refusal.help is not None:
                yield refusal.help


def sentence(setting: Rules, said: Message, viewer: int | None) -> str:
    """A message with what it is in every language, and in pieces in French, which moves players most."""
    names = NAMES[: setting.players]
    speakers = {each: Speaker(each, setting.edition, names, viewer) for each in LANGUAGES}
    pieces = [[piece.text, piece.seat] for piece in speakers["fr"].pieces(said)]
    spoken = {each: speaker.say(said) for each, speaker in speakers.items()}
    return _line({"message": msgspec.to_builtins(said), "viewer": viewer, **spoken, "pieces": pieces})


def written() -> str:
    """The file: boxes with their nouns, and what was said in them, one message a line."""
    boxes, kept = list[str](), Kept()
    for number, setting in enumerate(BOXES):
        listen(setting, number, kept)
        nouns = _line({each: msgspec.to_builtins(box(setting.edition, each).nouns) for each in LANGUAGES})
        lines = ",\n".join(sentence(setting, said, viewer) for said, viewer in kept.taken())
        boxes.append(f'{{"names":{_line(NAMES[: setting.players])},\n"nouns":{nouns},\n"said":[\n{lines}\n]}}')
    return "[\n" + ",\n".join(boxes) + "\n]\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
