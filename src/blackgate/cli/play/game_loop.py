"""The game loop: people take turns at the keyboard, bots answer for themselves."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding

from blackgate.bots import Chance, Clock, Guarded, consider, dismiss, throw_in
from blackgate.bots.bot import USUAL_SECONDS
from blackgate.cli.narration import told
from blackgate.cli.play.hints import reasons_of
from blackgate.cli.play.person import Again, Leave, Person
from blackgate.cli.play.resume import Sources
from blackgate.cli.play.seats import bots_at
from blackgate.cli.play.vigilance import REPORT, Vigil
from blackgate.cli.records import last_game, save
from blackgate.cli.words import Words
from blackgate.game.actions import Action
from blackgate.game.game import Game

IN_AN_ACTION = ("selling", "pay", "ingredient")
"""Questions in the middle of an action of one's own."""


def last_decision(game: Game, seat: int) -> int:
    """Where in the story a seat last decided: what came then is news to whoever resumes."""
    chose = [n for n, event in enumerate(game.events) if event.name == "chose" and event.seat == seat]
    return chose[-1] if chose else 0


class GameTable:
    """Plays a game to its end, or until somebody leaves."""

    def __init__(
        self,
        game: Game,
        out: Console,
        autosave: Path | None,
        plain: bool,
        sources: Sources,
        language: str = "en",
        explain: bool = False,
        seconds: float = USUAL_SECONDS,
    ) -> None:
        self.game = game
        self.out = out
        self.autosave = autosave
        self.plain = plain
        self.sources = sources
        self.language = language
        self.seconds = seconds
        self.words = Words(game.rules, game.seats, None, language)
        self.bots = bots_at(game, sources.programs)
        self.people = [n for n, seat in enumerate(game.seats) if seat.is_human]
        self.explain = explain and not self.people
        """Whether bots say why; never to people who play against them."""
        self.thoughts: list[Padding] = []
        self.heard = {seat: last_decision(game, seat) for seat in range(len(game.seats))}
        self.watched = 0
        self.at_keyboard: int | None = None
        game.listen()
        self.vigil = Vigil(game, out, self.people, language)

    def play(self) -> bool:
        """Whether the game came to its end."""
        hidden = len(self.people) > 1 and self.out.is_terminal and not self.plain
        self.out.set_alt_screen(hidden)
        try:
            while not self.game.over:
                self._step()
        except Leave:
            return False
        finally:
            self.out.set_alt_screen(False)
            dismiss(self.bots.values())
            self.keep()
        self._tell_rest()
        return True

    def _step(self) -> None:
        seat = self.game.seat
        actions = self._ask_person(seat) if seat in self.people else [self._ask_bot(seat)]
        for action in actions:
            self._take(seat, action)
        self.vigil.keep()
        throw_in(self.bots, self.game, Chance(self.game.decision_seed))
        if seat in self.people:
            self.keep()
        elif not self.people and self.game.question == "turn":
            self._tell_rest()

    def _take(self, seat: int, action: Action) -> None:
        """A decision; or, while asked something else, a word thrown in. Rule: RULING-151."""
        if action == REPORT and self.game.question != "report":
            self.game.throw_in(seat, action)
        else:
            self.game.apply(action)

    def _ask_bot(self, seat: int) -> Action:
        """A bot's chance depends on the game and the decision only, so that a resumed game goes on the same way."""
        chance, clock = Chance(self.game.decision_seed), Clock(self.seconds)
        seen, choice = consider(self.bots[seat], self.game, chance, clock, self.explain)
        self.thoughts += reasons_of(self.words, seen, choice)
        return choice.action

    def _ask_person(self, seat: int) -> Sequence[Action]:
        """An action that is being carried out is told when it is finished, in one sentence."""
        self._pass_keyboard(seat)
        self._tell_replaced()
        heard = len(self.game.events) if self.game.question in IN_AN_ACTION else self.heard[seat]
        person = Person(self.game, seat, self.out, heard, self.plain, self.sources, self.language)
        if self.game.question not in IN_AN_ACTION:
            self.heard[seat] = len(self.game.events)
        try:
            return person.decide()
        except Again:
            return ()

    def _pass_keyboard(self, seat: int) -> None:
        """Between two people the screen is cleared: a hand is its owner's alone. Rule: INFO-1."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            self.clear()
            self.out.input(f"{self.words.says('say-pass-keyboard', name=self.game.seats[seat].name)} ")
            self.clear()
        elif self.game.question == "turn":
            self.clear()
        self.at_keyboard = seat

    def clear(self) -> None:
        """An empty screen; on paper, a line."""
        if self.out.is_terminal and not self.plain:
            self.out.clear()
        else:
            self.out.print()

    def keep(self) -> None:
        """Write the autosave, where there is one; if its place fails in mid-game, keep the game elsewhere."""
        if self.autosave is None:
            return
        try:
            save(self.game, self.autosave)
        except OSError as error:
            unwritten = self.words.says("say-unwritten", path=str(self.autosave), error=str(error))
            self.out.print(unwritten, style="yellow", soft_wrap=True)
            self.autosave = None if self.autosave == last_game() else last_game()
            self.keep()

    def _tell_rest(self) -> None:
        """What happened since the last line, as everybody sees it."""
        viewer = self.people[0] if len(self.people) == 1 else None
        start = max((self.heard[seat] for seat in self.people), default=self.watched)
        events = self.game.events
        for line in told(Words(self.game.rules, self.game.seats, viewer, self.language), events, start):
            self.out.print(line)
        self.watched = len(events)
        for each in self.thoughts:
            self.out.print(each)
        self.thoughts.clear()
        self._tell_replaced()

    def _tell_replaced(self) -> None:
        """Which bots did not play a decision themselves since this was last told."""
        for seat, bot in self.bots.items():
            for report in bot.fresh() if isinstance(bot, Guarded) else ():
                name = self.game.seats[seat].name
                line = self.words.says("say-replaced", name=name, kind=report.kind, text=report.text)
                self.out.print(line, style="yellow", soft_wrap=True)
