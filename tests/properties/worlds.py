"""Another world that is the same to one seat: everything it cannot know is dealt, shuffled and chosen anew."""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Final

from tests.properties.deeds import Deed
from tests.properties.seen import is_shared

from blackgate import Game
from blackgate.engine.terms import PILE_CARDS
from blackgate.errors import PositionError
from blackgate.game.position import FACE_DOWN, ExchangeTable, PositionTable, SeatTable

TRIES: Final = 8
ANY: Final = 5
"""Where the frame of an Exchange says how many cards are left to choose."""


def other_world(game: Game, viewer: int, deed: Deed, chooser: Random) -> Game | None:
    """The same table for one seat, where the same decision is possible.

    The more often it fails, the more of the hidden cards stay where they are.
    """
    action = game.rules.lexicon.action(deed.action)
    here = game.to_dict()
    for attempt in range(TRIES):
        data = deepcopy(here)
        stays = attempt / TRIES
        hidden = [seat for n, seat in enumerate(data["seats"]) if n not in known_hands(game, viewer)]
        deal_again(data, hidden, stays, chooser)
        turn_down(data, {viewer, game.seat if action.word == "reveal" else viewer}, chooser)
        for stack in (data["traumas"], data["michel_deck"]):
            chooser.shuffle(stack)
        if game.question in ("offer", "fill") and chooser.random() > stays / 2:
            promise_anew(game, data, viewer, chooser)
        there = placed(game, data)
        if there and is_possible(there, deed) and data != here:
            return there
    return None


def placed(game: Game, data: PositionTable) -> Game | None:
    """That world, unless the pending question rules out a hand in it."""
    try:
        return Game.from_dict(game.rules, data)
    except PositionError:
        return None


def is_possible(game: Game, deed: Deed) -> bool:
    """Whether the same decision could be taken there."""
    return deed.action in game.legal_asides(deed.seat) if deed.unasked else game.is_legal(deed.action)


def known_hands(game: Game, viewer: int) -> set[int]:
    """One's own hand, those of teammates who share, and one that is being looked at."""
    known = {viewer, *(seat for seat in range(game.rules.players) if is_shared(game.rules, viewer, seat))}
    looks = game.question == "pick" and game.seat == viewer
    return known | {int(game.state.agenda[game.state.top + 2])} if looks else known


def deal_again(data: PositionTable, seats: list[SeatTable], stays: float, chooser: Random) -> None:
    """The cards of some hands and the deck, shuffled together; open piles never get into the deck."""
    sizes = [sum(seat["hand"].values()) for seat in seats]
    hands: list[list[str]] = []
    pool: list[str] = []
    for seat in seats:
        cards = [card for card, count in seat["hand"].items() for _ in range(count)]
        hands.append([card for card in cards if chooser.random() < stays])
        pool += (Counter(cards) - Counter(hands[-1])).elements()
    stable = [card for card in pool if card in PILE_CARDS]
    loose = data["deck"] + [card for card in pool if card not in PILE_CARDS]
    chooser.shuffle(loose)
    cut = len(pool) - len(stable)
    dealt, data["deck"] = stable + loose[:cut], loose[cut:]
    chooser.shuffle(dealt)
    for seat, hand, size in zip(seats, hands, sizes, strict=True):
        seat["hand"] = dict(Counter(hand + [dealt.pop() for _ in range(size - len(hand))]))


def turn_down(data: PositionTable, known: set[int], chooser: Random) -> None:
    """Other hidden Backgrounds, also among those put off; sometimes other cards below the top of the gang piles."""
    hidden = [seat for n, seat in enumerate(data["seats"]) if n not in known and not seat["revealed"]]
    off = data["background_discard"]
    down = [n for n, name in enumerate(off) if name.startswith(FACE_DOWN)]
    pool = [seat["background"] for seat in hidden] + data["backgrounds"] + [off[n][len(FACE_DOWN) :] for n in down]
    chooser.shuffle(pool)
    for seat in hidden:
        seat["background"] = pool.pop()
    for n in down:
        off[n] = FACE_DOWN + pool.pop()
    data["backgrounds"] = pool
    if chooser.random() < 0.5:
        for pile in data["gang_piles"].values():
            below = pile[1:]
            chooser.shuffle(below)
            pile[1:] = below


def promise_anew(game: Game, data: PositionTable, viewer: int, chooser: Random) -> None:
    """Other terms of the running Exchange where the viewer does not know them; the numbers stay. Rule: RULING-40."""
    asked, seat, other, *_ = data["agenda"][-1]
    proposer, mate = (seat, other) if asked == "offer" else (other, seat)
    terms: ExchangeTable = data["exchange"]
    if viewer != proposer:
        terms["given"] = picked(data["seats"][int(proposer)], terms["given"], chooser)
    if viewer != mate:
        terms["returned"] = picked(data["seats"][int(mate)], terms["returned"], chooser)
    if viewer not in ((proposer,) if asked == "offer" else (proposer, mate)):
        kinds = [card.id for card in game.rules.edition.cards if card.copies and card.kind in ("", card.id)]
        total = sum(terms["wanted"].values()) + int(data["agenda"][-1][ANY])
        named = chooser.randint(0, total)
        terms["wanted"] = dict(Counter(chooser.sample(kinds, named)))
        data["agenda"][-1][ANY] = total - named


def picked(seat: SeatTable, before: dict[str, int], chooser: Random) -> dict[str, int]:
    """As many cards of a hand as were promised before."""
    cards = [card for card, count in sorted(seat["hand"].items()) for _ in range(count)]
    return dict(Counter(chooser.sample(cards, min(sum(before.values()), len(cards)))))
