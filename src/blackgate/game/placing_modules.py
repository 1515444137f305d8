"""Set up the pieces of the modules from a written position. Missing pieces are in their piles.

Rule: MOD-2, RULING-22.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from blackgate.engine.exchange import MOST_PROPOSALS
from blackgate.engine.laying import lay_before, lay_beside
from blackgate.engine.pieces import NOBODY, Player, Shelf
from blackgate.engine.ruleset import Reporting
from blackgate.engine.state import State, own_shelf
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import TOKENS
from blackgate.errors import PositionError
from blackgate.game.position import EXCHANGE_KEYS, FACE_DOWN
from blackgate.game.reader import Reader
from blackgate.game.rules import Rules

SKILL: Final = TOKENS.index("skill")
"""The token that may lie in a tunnel (RULING-135)."""


class ModuleParts:
    """Sets up the shelf, the figures and the module pieces of each seat."""

    def __init__(self, rules: Rules, state: State, table: Reader) -> None:
        self.rules = rules
        self.tables = rules.tables
        self.state = state
        self.table = table

    def fill_seat(self, player: Player, seat: Reader) -> None:
        """Set up tokens, Trauma, and Skill tokens in the tunnel. Rule: RULING-42, PLACE-PSY-4, RULING-135."""
        held = [0] * len(TOKENS)
        for name, count in seat.counts("tokens"):
            held[self._token(name, f"{seat.where}.tokens")] += count
        lay_before(player, "tokens", held)
        player.buried = seat.whole("buried", 0, 0, self.tables.token_copies[SKILL])
        name = seat.text("trauma", "")
        if name:
            self._only_with("ward", seat.at("trauma"))
            player.trauma = self.rules.edition.trauma(name)

    def fill(self) -> None:
        """Set up everything except the Exchange, which depends on the pending question."""
        shelf = own_shelf(self.state)
        self._fill_tokens(shelf)
        self._fill_traumas(shelf)
        self._fill_michel(shelf)
        self._fill_backgrounds(shelf)
        self._fill_warden(shelf)
        terms = self.table.part("exchange", EXCHANGE_KEYS)
        shelf.proposals = terms.whole("proposals", 0, 0, MOST_PROPOSALS if "team" in self.tables.modules else 0)

    def _token(self, name: str, where: str) -> int:
        token = self.rules.edition.token(name)
        if self.tables.token_copies[token] == 0:
            there = [each for n, each in enumerate(TOKENS) if self.tables.token_copies[n]]
            raise PositionError(f"there are no {TOKENS[token]} tokens in this game", where, _any_of(there))
        return token

    def _only_with(self, module: str, part: Reader) -> None:
        """Refuse a part of a module that is not in play."""
        if module not in self.tables.modules:
            raise part.fault("does not belong to this game", f"play with the module {module!r}, or leave it out")

    def _is_given(self, module: str, key: str) -> bool:
        """Whether a part of a module is given; an empty one is ignored where the module is not in play."""
        if not self.table.has(key):
            return False
        if module not in self.tables.modules and self.table.get(key, "") in ("", [], ()):
            return False
        self._only_with(module, self.table.at(key))
        return True

    def _fill_tokens(self, shelf: Shelf) -> None:
        """A pile that is not given holds the tokens that nobody has. Rule: MOD-2, MOD-3, RULING-135."""
        given = self.table.part("tokens", TOKENS)
        piles = [0] * len(TOKENS)
        for token, name in enumerate(TOKENS):
            copies = int(self.tables.token_copies[token])
            if copies == 0 and given.has(name) and given.get(name, 0) != 0:
                self._token(name, f"{given.where}.{name}")
            out = sum(int(player.tokens[token]) for player in self.state.players)
            if token == SKILL:
                out += sum(int(player.buried) for player in self.state.players)
            if out > copies:
                raise PositionError(f"{out} {name} tokens are out", "position.seats", f"there are {copies}")
            piles[token] = given.whole(name, copies - out, 0, copies - out)
        lay_beside(shelf, "tokens", piles)

    def _fill_traumas(self, shelf: Shelf) -> None:
        """By default the stack holds the Traumas that nobody has, in the order of the edition. Rule: INFO-9."""
        held = Counter(int(player.trauma) for player in self.state.players if player.trauma)
        rest = _without(range(1, self.tables.traumas + 1), list(self.tables.trauma_copies), held)
        names = [trauma.id for trauma in self.rules.edition.traumas]
        if rest is None:
            most = next(kind for kind, count in held.items() if count > self.tables.trauma_copies[kind])
            what = f"the Trauma {names[most - 1]!r} is held {held[most]} times"
            raise PositionError(what, "position.seats", f"there are {self.tables.trauma_copies[most]}")
        if self._is_given("ward", "traumas"):
            stack = [self.rules.edition.trauma(name) for name in self.table.names("traumas")]
            self._check_left(stack, rest, "traumas", ["", *names])
            rest = stack
        lay_beside(shelf, "traumas", rest[::-1])

    def _fill_michel(self, shelf: Shelf) -> None:
        """By default Michel(le) stands at the start and all other cards are in the deck. Rule: MICHEL-2."""
        cards = {key: self._michel_cards(key) for key in ("michel_deck", "michel_discard", "michel_shown")}
        slot = self._figure("michel", self.tables.open_slots | (1 << self.tables.michel_start))
        if "michel" not in self.tables.modules:
            return
        self.state.michel = self.tables.michel_start if slot is None else slot
        elsewhere = Counter([*(cards["michel_discard"] or ()), *(cards["michel_shown"] or ())])
        rest = _without(range(self.tables.michel_cards), list(self.tables.michel_copies), elsewhere)
        if rest is None:
            raise PositionError("more Michel(le) cards than there are", "position.michel_discard", "those of the box")
        deck = cards["michel_deck"]
        if deck is not None:
            self._check_left(deck, rest, "michel_deck", [card.id for card in self.rules.edition.michel_cards])
            rest = deck
        lay_beside(shelf, "michel_deck", rest[::-1])
        lay_beside(shelf, "michel_discard", cards["michel_discard"] or [])
        lay_beside(shelf, "michel_shown", cards["michel_shown"] or [])
        check_michel_cards(self.rules, shelf)

    def _michel_cards(self, key: str) -> list[int] | None:
        if not self._is_given("michel", key):
            return None
        return [self.rules.edition.michel_card(name) for name in self.table.names(key)]

    def _figure(self, figure: str, slots: int) -> int | None:
        """The slot of Michel(le) or the Warden, if given. Rule: MICHEL-2, WARDEN-1."""
        if not self._is_given(figure, figure) or not self.table.text(figure, ""):
            return None
        slot = self.rules.edition.slot(self.table.text(figure, ""))
        if not slots & (1 << slot):
            raise PositionError("cannot be there in this game", f"position.{figure}", places(slots))
        return slot

    def _fill_backgrounds(self, shelf: Shelf) -> None:
        """The Background discard. Rule: RULING-130."""
        if not self._is_given("library", "background_discard"):
            return
        pile: list[int] = []
        for name in self.table.names("background_discard"):
            power = self.rules.edition.power(name.removeprefix(FACE_DOWN))
            if power <= self.tables.gang_cards:
                raise PositionError(f"{name!r} is no Background", "position.background_discard", "Backgrounds only")
            pile.append(-power if name.startswith(FACE_DOWN) else power)
        lay_beside(shelf, "backgrounds", pile)

    def _fill_warden(self, shelf: Shelf) -> None:
        """The slot of the Warden, and the action that can still be reported unasked.

        Rule: WARDEN-1, WARDEN-9, RULING-151.
        """
        slot = self._figure("warden", self.tables.slots)
        vigilant = "warden" in self.tables.modules and self.tables.report_mode == Reporting.VIGILANT
        actor = self.table.whole("reportable", NOBODY, NOBODY, self.rules.players - 1 if vigilant else NOBODY)
        offence = self.table.text("offence", "")
        if "warden" in self.tables.modules:
            self.state.warden = self.tables.warden_start if slot is None else slot
        if bool(offence) != (actor != NOBODY):
            raise PositionError("a report needs somebody and what was done", "position.offence", "give both or none")
        if offence:
            shelf.reportable, shelf.offence = actor, self.rules.edition.verb(offence)
            if not self.tables.illegal & (1 << shelf.offence):
                raise PositionError(f"{offence!r} is not illegal", "position.offence", "an action she punishes")

    def fill_exchange(self, is_asked: bool) -> None:
        """The terms of an Exchange, while somebody is asked about it. Rule: RULING-124."""
        terms = self.table.part("exchange", EXCHANGE_KEYS)
        given, wanted, returned = (self._counts(terms, key) for key in ("given", "wanted", "returned"))
        if not is_asked and any((*given, *wanted, *returned)):
            raise PositionError("nobody is asked about an Exchange", "position.exchange", "leave it out")
        if is_asked:
            shelf = own_shelf(self.state)
            for pile, cells in (("given", given), ("wanted", wanted), ("returned", returned)):
                lay_beside(shelf, pile, cells)

    def _counts(self, terms: Reader, key: str) -> list[int]:
        counts = [0] * self.tables.cards
        for name, count in terms.counts(key):
            counts[self.rules.edition.card(name)] += count
        return counts

    def _check_left(self, given: Sequence[int], rest: Sequence[int], key: str, names: Sequence[str]) -> None:
        """Refuse more pieces than are left."""
        for number, count in Counter(given).items():
            if count > rest.count(number):
                right = f"at most {rest.count(number)}, the others lie elsewhere"
                raise PositionError(f"{names[number]!r} is there {count} times", f"position.{key}", right)


def check_michel_cards(rules: Rules, shelf: Shelf) -> None:
    """Require a card without a Knife in the deck or on the discard pile. Rule: RULING-3, RULING-106."""
    if all(rules.tables.michel_knife[card] for card in (*shelf.michel_deck, *shelf.michel_discard)):
        what = "RULING-3: deck and discard pile hold no Michel(le) card without a Knife"
        raise PositionError(what, "position.michel_deck", "put one into the deck or onto the discard pile")


def _without(numbers: Iterable[int], copies: Sequence[int], elsewhere: Counter[int]) -> list[int] | None:
    """The copies that are not elsewhere, in order; None if more are elsewhere than exist."""
    left = {number: int(copies[number]) - elsewhere[number] for number in numbers}
    if any(count < 0 for count in left.values()):
        return None
    return [number for number, count in left.items() for _ in range(count)]


def places(slots: int) -> str:
    """The slots of a mask, as a hint in an error."""
    return _any_of([slot for n, slot in enumerate(SLOTS) if slots & (1 << n)])


def _any_of(names: Sequence[str]) -> str:
    return "one of " + ", ".join(names) if names else "none"
