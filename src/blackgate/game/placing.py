"""Set up a game from a written position.

Missing parts get defaults: everybody is unhurt in the starting Place of their side with an empty hand, and everything
not named elsewhere is in its pile or deck. So a position can be written by hand.
"""

from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.agenda import Ask, push
from blackgate.engine.chance import MODULUS, seeded, shuffled
from blackgate.engine.laying import lay_before, lay_out
from blackgate.engine.pieces import DRAWN, NOBODY, Player
from blackgate.engine.setup import empty_table
from blackgate.engine.state import State
from blackgate.engine.terms import PILE_CARDS, Card, Slot
from blackgate.errors import EditionError, PositionError
from blackgate.game.frames import OPERAND_COUNT, Frame, check_agenda, kind_of
from blackgate.game.placing_modules import ModuleParts, places
from blackgate.game.position import KEYS, SEAT_KEYS, TURN_KEYS, PositionTable
from blackgate.game.reader import Reader
from blackgate.game.rules import Rules

MOST: Final = 1_000_000
"""Maximum of any count; real ones are smaller."""
MOST_CARDS: Final = 1_000
"""Maximum number of cards on the table without the piles; a real box has a tenth of it."""


def from_dict(rules: Rules, data: object) -> State:
    """The state that a dictionary describes. PositionError says what is wrong, where, and what would be right."""
    whole = Reader(data, "position", PositionError).table(KEYS)
    try:
        return _State(rules, whole).build()
    except EditionError as error:
        raise PositionError(error.what, "position", error.right) from None


def laid_out(rules: Rules, data: PositionTable) -> State:
    """The same for a table whose hidden cards are not dealt yet. Whether its questions can be asked is not checked."""
    return _State(rules, Reader(data, "position", PositionError).table(KEYS), dealt=False).build()


class _State:
    """Builds a state from its dictionary, part by part."""

    def __init__(self, rules: Rules, table: Reader, dealt: bool = True) -> None:
        self.rules = rules
        self.table = table
        self.dealt = dealt
        self.state = empty_table(rules.tables, seeded(0))
        self.modules = ModuleParts(rules, self.state, table)

    def build(self) -> State:
        """Build all parts. Those that take the remaining cards come last."""
        state, table, players = self.state, self.table, self.rules.players
        seats = table.items("seats")
        if len(seats) > players:
            raise PositionError(f"{len(seats)} seats in a game of {players}", "position.seats", f"at most {players}")
        for player, seat in zip(state.players, seats, strict=False):
            self._fill_seat(player, seat.table(SEAT_KEYS))
        state.round = table.whole("round", 1, 0, self.rules.tables.round_cap or MOST)
        state.first = table.whole("first", 0, 0, players - 1)
        state.active = table.whole("active", state.first, 0, players - 1)
        state.winner = table.whole("winner", NOBODY, DRAWN, players - 1)
        state.chance = table.whole("chance", state.chance, 1, MODULUS - 1)
        lay_out(state, "laid", self._cards(table, "laid"))
        lay_out(state, "discard", self._search_cards("discard"))
        self._fill_turn(table.part("turn", TURN_KEYS))
        self._fill_piles(table.part("piles", PILE_CARDS))
        self._fill_gangs()
        self.modules.fill()
        self._fill_backgrounds()
        self._fill_deck()
        self._check_cards()
        self._fill_agenda()
        return state

    def _fill_seat(self, player: Player, seat: Reader) -> None:
        edition, tables = self.rules.edition, self.rules.tables
        if seat.has("place"):
            player.place = edition.slot(seat.text("place", ""))
        if not tables.slots & (1 << player.place):
            raise PositionError("that Place is not in this game", f"{seat.where}.place", places(tables.slots))
        for name, count in seat.counts("hand"):
            card = edition.card(name)
            player.hand[card] += count
            player.size += count
            player.holds |= (1 << card) if count else 0
        player.cigarettes = seat.whole("cigarettes", 0, 0, MOST)
        player.beatings = seat.whole("beatings", 0, 0, tables.most_beatings)
        dug = [0] * Card.PILES
        for name, count in seat.counts("tunnel"):
            card = edition.card(name)
            if not Card.SPOON <= card <= Card.SHOVEL:
                raise PositionError(f"{name!r} is no Tool", f"{seat.where}.tunnel", "spoon, pickaxe or shovel")
            dug[card] += count
        lay_before(player, "tunnel", dug)
        self.modules.fill_seat(player, seat)
        earned = sum(count * tables.card_points[card] for card, count in enumerate(dug)) + player.buried
        player.points = seat.whole("points", earned, 0, MOST)
        player.gang_card = self._power_of(seat, "gang_card", 1, tables.gang_cards)
        player.background = self._power_of(seat, "background", tables.gang_cards + 1, tables.powers - 1)
        player.revealed = seat.truth("revealed", False)
        player.ability_used = seat.truth("ability_used", False)

    def _power_of(self, seat: Reader, key: str, low: int, high: int) -> int:
        name = seat.text(key, "")
        power = self.rules.edition.power(name) if name else 0
        if power and not low <= power <= high:
            raise PositionError(f"{name!r} is not a {key.replace('_', ' ')}", f"{seat.where}.{key}")
        return power

    def _cards(self, table: Reader, key: str) -> list[int]:
        return [self.rules.edition.card(name) for name in table.names(key)]

    def _search_cards(self, key: str) -> list[int]:
        """Search cards; pile cards are refused. Rule: COMP-2."""
        cards = self._cards(self.table, key)
        if any(card < Card.PILES for card in cards):
            raise PositionError("a pile card lies among the Search cards", f"position.{key}", "put it on its pile")
        return cards

    def _fill_turn(self, turn: Reader) -> None:
        state, players = self.state, self.rules.players
        standing = state.players[state.active].place == Slot.SOLITARY and self.rules.tables.solitary_start_bans != 0
        state.started_solitary = turn.truth("started_solitary", standing)
        allowance = 1 if state.started_solitary else self.rules.tables.allowance
        state.actions = turn.whole("actions", allowance, 0, MOST)
        state.searches = turn.whole("searches", 0, 0, MOST)
        state.extortions = turn.whole("extortions", 0, 0, MOST)
        state.turn_over = turn.truth("turn_over", False)
        state.fresh = sum(1 << self.rules.edition.verb(verb) for verb in set(turn.names("fresh")))
        state.ability_due = sum(1 << self.rules.edition.verb(verb) for verb in set(turn.names("ability_due")))
        state.foe = turn.whole("foe", NOBODY, NOBODY, players - 1)

    def _fill_piles(self, piles: Reader) -> None:
        """A pile that is not given holds the cards that are in no hand, tunnel or fight."""
        for card, name in enumerate(PILE_CARDS):
            used = sum(player.hand[card] + player.tunnel[card] for player in self.state.players)
            used += list(self.state.laid).count(card)
            rest = self.rules.tables.card_copies[card] - used
            if rest < 0 and not piles.has(name):
                copies = self.rules.tables.card_copies[card]
                raise PositionError(f"{used} cards {name!r} are in use", "position.seats", f"there are {copies}")
            self.state.supply[card] = piles.whole(name, max(rest, 0), 0, MOST)

    def _fill_gangs(self) -> None:
        """A gang pile that is not given holds the cards that nobody has, in the order of the edition. Rule: SETUP-3."""
        edition, room = self.rules.edition, self.rules.tables.gang_size + 1
        given = self.table.part("gang_piles", [gang.id for gang in edition.gangs])
        held = Counter(int(player.gang_card) for player in self.state.players if player.gang_card)
        cells = list(self.state.gang_piles)
        for n, gang in enumerate(edition.gangs):
            if given.has(gang.id):
                pile = [edition.power(name) for name in given.names(gang.id)]
            else:
                pile = list((Counter(edition.dealt_gang_cards(n)) - held).elements())
            members = sum(count for power, count in held.items() if self.rules.tables.power_gang[power] == n)
            if len(pile) + members >= room or any(not self._is_of_gang(power, n) for power in pile):
                raise PositionError("is not a pile of that gang", f"position.gang_piles.{gang.id}")
            cells[n * room] = len(pile)
            cells[n * room + 1 : n * room + 1 + len(pile)] = pile
        lay_out(self.state, "gang_piles", cells)

    def _is_of_gang(self, power: int, gang: int) -> bool:
        tables = self.rules.tables
        return 1 <= power <= tables.gang_cards and tables.power_gang[power] == gang

    def _fill_backgrounds(self) -> None:
        edition, tables = self.rules.edition, self.rules.tables
        held = Counter(int(player.background) for player in self.state.players)
        held.update(abs(int(power)) for power in self.state.shelf.backgrounds)
        if self.table.has("backgrounds"):
            pile = [edition.power(name) for name in self.table.names("backgrounds")]
        else:
            pile = list((Counter(edition.dealt_backgrounds()) - held).elements())
        if any(power <= tables.gang_cards for power in pile):
            raise PositionError("a Gang card is no Background", "position.backgrounds")
        lay_out(self.state, "backgrounds", pile)

    def _fill_deck(self) -> None:
        """A deck that is not given holds every other Search card, in a fixed random order."""
        if self.table.has("deck"):
            lay_out(self.state, "deck", self._search_cards("deck"))
            return
        elsewhere = [*self.state.discard, *self.state.laid]
        rest: list[int] = []
        for card in range(Card.PILES, self.rules.tables.cards):
            used = sum(player.hand[card] for player in self.state.players) + elsewhere.count(card)
            rest += [card] * max(self.rules.tables.card_copies[card] - used, 0)
        shuffler = empty_table(self.rules.tables, seeded(len(rest)))
        lay_out(self.state, "deck", [*shuffled(shuffler, vec[i64](rest))])

    def _check_cards(self) -> None:
        """Refuse too many cards: reading the table takes time for each."""
        state = self.state
        cards = sum(int(player.size) for player in state.players)
        cards += len(state.deck) + len(state.discard) + len(state.laid)
        if cards > MOST_CARDS or len(state.backgrounds) + len(state.shelf.backgrounds) > MOST_CARDS:
            raise PositionError("more cards than any box holds", "position", f"at most {MOST_CARDS}")

    def _fill_agenda(self) -> None:
        """The pending question; by default the turn of the active player."""
        frames = [self._frame(frame) for frame in self.table.items("agenda")]
        self.modules.fill_exchange(any(kind in ("offer", "fill") for kind, *_ in frames))
        if not self.table.has("agenda"):
            push(self.state, Ask.TURN, self.state.active)
            return
        if self.dealt:
            check_agenda(self.rules, self.state, frames)
        for n, (kind, *numbers) in enumerate(frames):
            push(self.state, kind_of(kind, f"position.agenda[{n + 1}]"), *numbers)

    def _frame(self, frame: Reader) -> Frame:
        """Parse one frame: check its kind and seat; missing operands are 0."""
        values = frame.sequence()
        if not 2 <= len(values) <= OPERAND_COUNT + 2 or not isinstance(values[0], str):
            raise PositionError("is not a frame", frame.where, f"a kind, a seat and up to {OPERAND_COUNT} numbers")
        kind_of(values[0], frame.where)
        numbers = [Reader(value, frame.where, PositionError).number(-MOST, 1 << 61) for value in values[1:]]
        if not 0 <= numbers[0] < self.rules.players:
            raise PositionError(f"there is no seat {numbers[0]}", frame.where, f"0 to {self.rules.players - 1}")
        seat, a, b, c, d, e, f = numbers + [0] * (OPERAND_COUNT + 1 - len(numbers))
        return values[0], seat, a, b, c, d, e, f
