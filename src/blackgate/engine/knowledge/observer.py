"""Observer: one seat or spectator that follows the journal and remembers what it reveals about hidden cards.

It reads only the visible part of each line, never hidden operands.

Rule: INFO-1 to INFO-10, RULING-36, RULING-39, RULING-40.
"""

from typing import Final, final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.knowledge.backgrounds import BackgroundKnowledge, observed_backgrounds
from blackgate.engine.knowledge.beliefs import Beliefs, prior
from blackgate.engine.knowledge.hypothesis import Hypothesis
from blackgate.engine.knowledge.piles import PileKnowledge, observed_piles
from blackgate.engine.masks import bit
from blackgate.engine.pieces import NOBODY
from blackgate.engine.registry import DECLARED_FRAMES
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.state import State
from blackgate.engine.story import Event
from blackgate.engine.terms import Card

Line = tuple[int, int, int, int]

WAITING: Final = (Event.BEATEN, Event.CLEARED)
"""Events that may come between a lost combat and the loss of a card."""


@final
class Observer:
    """What one observer remembers."""

    def __init__(
        self,
        rules: Ruleset,
        viewer: int,
        sees: list[bool],
        discard: list[int],
        beliefs: Beliefs,
        backgrounds: BackgroundKnowledge,
        piles: PileKnowledge,
    ) -> None:
        self.rules = rules
        self.viewer = viewer
        """The seat; below 0 for a spectator."""
        self.sees = sees
        """By seat: whether the observer sees its hand: its own and, with shared hands, a teammate's (RULING-41).

        Shared between copies; never changed.
        """
        self.discard = discard
        """The visible discard pile, top last. Without the right to browse it starts with the top card (RULING-35)."""
        self.beliefs = beliefs
        self.backgrounds = backgrounds
        self.piles = piles
        self.lacking: list[list[int]] = [[] for _ in range(rules.players)]
        """By seat: cards its hand is known not to hold. A row is replaced, never changed."""
        self.demanded: int = -1
        self.target: int = NOBODY
        """The Tool of the running extortion, and the seat that is asked for it."""
        self.due: tuple[int, list[int]] = (NOBODY, [])
        """The seat that has just lost a combat, and the Tools it would lose first. Replaced as a whole."""
        self.seen: list[tuple[int, int]] = []
        """Cards just seen in a hand: (seat, card). They are still there."""

    def clone(self) -> "Observer":
        """A copy that shares no mutable part."""
        twin = Observer(
            self.rules,
            self.viewer,
            self.sees,
            self.discard[:],
            self.beliefs.clone(),
            self.backgrounds.clone(),
            self.piles.clone(),
        )
        twin.lacking = self.lacking[:]
        twin.demanded = self.demanded
        twin.target = self.target
        twin.due = self.due
        twin.seen = self.seen[:]
        return twin

    def observe_range(self, lines: list[Line], start: int, end: int) -> None:
        """Observe a range of the journal that ends with a complete decision."""
        for n in range(start, end):
            self.observe(lines[n])
        self.end_decision()

    def observe(self, line: Line) -> None:
        """Observe one line of the journal."""
        event, seat, a, b = line
        if event != Event.SAW and event != Event.SHOWED and self.seen:
            self._put_back()
        if self.due[0] != NOBODY and event not in WAITING:
            self._check_due(event, seat, a, b)
        match event:
            case Event.DREW:
                self._drew(seat, a)
            case Event.RESHUFFLED:
                self._reshuffled()
            case Event.TOOK | Event.RECOVERED:
                self._gained(seat, a)
                if event == Event.RECOVERED:
                    self._unpile(a)
            case Event.DISCARDED | Event.LAID | Event.DUG:
                self._shown(seat, a)
                if event == Event.DISCARDED and a >= Card.PILES:
                    self.discard.append(a)
            case Event.CLEARED:
                if a >= Card.PILES:
                    self.discard.append(a)
            case Event.HANDED:
                self._shown(seat, a)
                self._gained(b, a)
            case Event.GRABBED:
                self._passed(b, seat, a)
            case Event.PASSED:
                self._passed(seat, b, a)
            case Event.SAW:
                if seat == self.viewer and not self.sees[b]:
                    self._saw(b, a)
            case Event.SHOWED:
                if not self.sees[seat]:
                    self._saw(seat, a)
            case Event.DEMANDED:
                self.demanded, self.target = a, b
            case Event.COMBAT:
                if a == self.target:
                    self.due = (a, [self.demanded])
            case Event.REVEALED:
                self.backgrounds.reveal(seat, a)
            case Event.CHANGED:
                self.backgrounds.change(seat, a, seat == self.viewer)
            case Event.JOINED:
                self.piles.join(a)
            case Event.LEFT:
                self.piles.leave(a)
            case Event.SHOCKED:
                self.piles.shock(a)
            case Event.CALMED:
                self.piles.calm(a)
            case Event.SHOWN:
                self.piles.show(a)
            case Event.MAULED:
                self.due = (seat, self._tools(self.piles.first_shown))
                self.piles.fighting = False
            case Event.ROUTED:
                self.piles.fighting = False
            case Event.CHOSE:
                if a == Act.REFUSE and DECLARED_FRAMES[b].refusal_shows:
                    self.piles.fighting = True

    def _tools(self, michel_card: int) -> list[int]:
        """The Tools a Michel(le) card wants. Rule: MICHEL-10."""
        wanted: i64 = self.rules.michel_tools[michel_card]
        return [card for card in range(Card.PILES) if wanted & bit(card)]

    def _check_due(self, event: int, seat: int, a: int, b: int) -> None:
        """A loser who gives another card than the Tool in question holds none. Rule: EXTORT-9, MICHEL-15."""
        loser, tools = self.due
        self.due = (NOBODY, [])
        lost = (event == Event.DISCARDED and seat == loser and a not in tools) or (
            event == Event.GRABBED and b == loser
        )
        if lost and not self.sees[loser]:
            self.beliefs.lack(loser, tools)
            self.lacking[loser] = sorted({*self.lacking[loser], *tools})

    def _drew(self, seat: int, card: int) -> None:
        if self.sees[seat]:
            self.beliefs.draw_seen(card)
        else:
            self.beliefs.draw(seat)

    def _reshuffled(self) -> None:
        """Rule: SETUP-6, RULING-45."""
        contents = [0] * self.rules.cards
        for card in self.discard:
            contents[card] += 1
        self.discard = []
        self.beliefs.reshuffle(contents)

    def _gained(self, seat: int, card: int) -> None:
        if not self.sees[seat]:
            self.beliefs.gain(seat, card)
            self.lacking[seat] = [each for each in self.lacking[seat] if each != card]

    def _shown(self, seat: int, card: int) -> None:
        if not self.sees[seat]:
            self.beliefs.show(seat, card)

    def _passed(self, giver: int, taker: int, card: int) -> None:
        """A card passes unseen. The two players involved see it; for all others it may be any card.

        Rule: RULING-36, RULING-40.
        """
        if self.sees[giver] or self.sees[taker]:
            self._shown(giver, card)
            self._gained(taker, card)
        else:
            self.beliefs.pass_unseen(giver, taker)
            self.lacking[taker] = []

    def _saw(self, seat: int, card: int) -> None:
        """A card of a hand was seen and stays there."""
        self.beliefs.show(seat, card)
        self.seen.append((seat, card))

    def _put_back(self) -> None:
        for seat, card in self.seen:
            self.beliefs.gain(seat, card)
        self.seen = []

    def _unpile(self, card: int) -> None:
        """The topmost copy leaves the discard pile. Rule: INFO-5."""
        for n in range(len(self.discard) - 1, -1, -1):
            if self.discard[n] == card:
                del self.discard[n]
                return
        self.beliefs.show(len(self.sees), card)

    def end_decision(self) -> None:
        """Forget what concerned only the decision just completed."""
        if self.due[0] != NOBODY:
            self.due = (NOBODY, [])
        if self.seen:
            self._put_back()


def new_observer(state: State, viewer: int, sees: list[bool], browses: bool) -> Observer:
    """An observer that starts now and knows only what the table shows."""
    rules = state.rules
    open_: i64 = 0 if browses else max(len(state.discard) - 1, 0)
    return Observer(
        rules,
        viewer,
        sees,
        [int(card) for card in state.discard[open_:]],
        Beliefs(rules.cards, initial_hypothesis(state, sees, open_)),
        observed_backgrounds(state, viewer),
        observed_piles(state),
    )


def initial_hypothesis(state: State, sees: list[bool], unseen_discard: i64) -> Hypothesis:
    """The hypothesis from the sizes of the hands and all cards that are not face up."""
    rules = state.rules
    hidden = [0] * rules.cards
    for card in [*state.deck[state.drawn :], *state.discard[:unseen_discard]]:
        hidden[card] += 1
    rest: list[int] = []
    for seat, player in enumerate(state.players):
        rest.append(0 if sees[seat] else int(player.size))
        for card in range(rules.cards):
            hidden[card] += 0 if sees[seat] else int(player.hand[card])
    sure = [[0] * rules.cards for _ in range(rules.players + 1)]
    return prior(rules.cards, sure, [*rest, int(unseen_discard)], hidden)
