"""What is really there, held against what a view claims to know."""

from collections import Counter
from collections.abc import Sequence

from tests.proof.fitting import Spot, fits

from blackgate import View
from blackgate.game.position import FACE_DOWN, PositionTable
from blackgate.game.view import GuessView, Learned, PileView


def wrong_claims(view: View, data: PositionTable) -> list[str]:
    """Everything a view knows that is not so; nothing if all of it is true."""
    known = view.learned
    wrong = false_of_seats(view, data)
    if not any(admits(guess, view, data) for guess in known.guesses):
        wrong.append(f"no guess of {len(known.guesses)} is the truth")
    if abs(sum(guess.weight for guess in known.guesses) - 1) > 1e-9:
        wrong.append("the weights are not one together")
    wrong += false_of_piles(known, data)
    if not backgrounds_fit(known, data):
        wrong.append(f"Backgrounds {known.backgrounds} of {known.background_pools}")
    return wrong


def false_of_seats(view: View, data: PositionTable) -> list[str]:
    """Claims about hands that hold whatever the guess: certain cards, cards a hand lacks."""
    wrong: list[str] = []
    for n, (seat, true) in enumerate(zip(view.seats, data["seats"], strict=True)):
        if seat.hand is not None:
            continue
        if Counter(seat.certain) - Counter(true["hand"]):
            wrong.append(f"P{n + 1} is said to hold {seat.certain}")
        if {*view.learned.lacking[n]} & true["hand"].keys():
            wrong.append(f"P{n + 1} is said to lack {view.learned.lacking[n]}")
    return wrong


def admits(guess: GuessView, view: View, data: PositionTable) -> bool:
    """Whether the real hands, deck and discard pile can be what a guess says."""
    beside = Counter(data["discard"]) - Counter(view.learned.discard)
    spots = [
        Spot(Counter(row), Counter(seat["hand"] if shown.hand is None else {}))
        for row, seat, shown in zip(guess.hands, data["seats"], view.seats, strict=False)
    ]
    spots.append(Spot(Counter(guess.hands[-1]), beside))
    return fits(spots, [Counter(pool) for pool in guess.pools], view.learned.deck, Counter(data["deck"]))


def backgrounds_fit(known: Learned, data: PositionTable) -> bool:
    """The same for Backgrounds: of seats, put off, undealt."""
    true = [seat["background"] for seat in data["seats"]] + data["background_discard"]
    told = [*known.backgrounds, *known.background_discard]
    spots = [
        Spot(Counter([name.removeprefix(FACE_DOWN)]), Counter([real.removeprefix(FACE_DOWN)]))
        for name, real in zip(told, true, strict=True)
        if real
    ]
    pools = [Counter(pool) for pool in known.background_pools]
    return fits(spots, pools, len(pools) - 1, Counter(data["backgrounds"]))


def false_of_piles(known: Learned, data: PositionTable) -> list[str]:
    """Face-down piles: what lies below is in its order, what lies above is the rest."""
    true = {gang: data["gang_piles"][gang] for gang in known.gang_piles}
    wrong = [gang for gang, pile in known.gang_piles.items() if not is_stacked(pile, true[gang])]
    if not is_stacked(known.traumas, data["traumas"]):
        wrong.append("traumas")
    if [*known.discard] != data["discard"][len(data["discard"]) - len(known.discard) :]:
        wrong.append("discard")
    if (sorted(known.michel_deck), [*known.michel_discard]) != (sorted(data["michel_deck"]), data["michel_discard"]):
        wrong.append("Michel(le)")
    return [f"{name} is not as it is said" for name in wrong]


def is_stacked(pile: PileView, true: Sequence[str]) -> bool:
    """Whether a pile, from the top, is as it is known."""
    above = len(true) - len(pile.below)
    return sorted(true[:above]) == sorted(pile.above) and [*true[above:]] == [*pile.below]
