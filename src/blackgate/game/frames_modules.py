"""What the frames of the modules may say together with what they stand on: the gate's rows beside the base game's.

Each line says what the engine made sure of when it put the frame there.
"""

from typing import Final

from blackgate.engine.registry import MODULES
from blackgate.engine.state import State
from blackgate.engine.terms import CardClass
from blackgate.modules.michel.rules import Michel
from blackgate.modules.team.exchange import chosen_freely, in_box, total
from blackgate.modules.warden import terms as warden
from blackgate.modules.warden.windows import NO_OFFENCE, Stage
from blackgate.modules.workshop import terms as workshop

Frame = tuple[str, int, int, int, int, int, int, int]

MODULE_OF: Final = {frame.name: name for name, module in MODULES.items() for frame in module.frames}
"""By kind: the module that asks or does it."""


def possible(state: State, frame: Frame, below: Frame) -> bool:
    """Whether a frame of a module can stand on that one, as the rest of the state is."""
    kind, seat, *_ = frame
    match kind:
        case "roll" | "lead":
            return seat == below[1] and _is_michels_turn(state, below) and (kind == "roll" or _leads(state, frame))
        case "visit":
            return _visits(state, frame, below)
        case "yield" | "toll" | "prize" | "fight":
            return below[2] > 0 and seat == (below[1] + below[2] - 1) % state.rules.players
        case "help":
            return _helps(state, frame, below)
        case "spoils":
            return frame[2] != seat and state.players[frame[2]].size > 0
        case "offer" | "fill":
            return _exchanges(state, frame)
        case "skill":
            return state.players[seat].tokens[workshop.Token.SKILL] > 0
        case "fray":
            return frame[2] > 0
        case "opener" | "brawl":
            return _brawls(state, frame, below)
        case "mend":
            return state.players[seat].trauma != 0 and (below[0] == "finish" or seat == below[1])
        case "windows":
            return _opens(state, frame)
        case _:
            return _answers_window(state, frame, below)


def _is_michels_turn(state: State, ending: Frame) -> bool:
    """Whether the module that was asked last at the end of the turn is Michel(le)'s. Rule: MICHEL-4."""
    return ending[2] > 0 and isinstance(state.hooks.ending[ending[2] - 1], Michel)


def _leads(state: State, frame: Frame) -> bool:
    """To where a roll points, and away from where they stand. Rule: MICHEL-5, RULING-103."""
    return any(frame[2] == ways & ~(1 << state.michel) for ways in state.rules.die[1:])


def _visits(state: State, frame: Frame, below: Frame) -> bool:
    """All in turn where they were led, or the one who came. Rule: MICHEL-7, MICHEL-8."""
    _, seat, order, end, *_ = frame
    if below[0] == "ending":
        return order <= end == state.rules.players and seat == below[1] and _is_michels_turn(state, below)
    return order <= end == 1


def _helps(state: State, frame: Frame, fight: Frame) -> bool:
    """A teammate there, with cards, for the one who is due. Rule: TEAM-6, RULING-118."""
    _, seat, principal, *_ = frame
    helper = state.players[seat]
    beside = helper.place == state.players[principal].place and helper.size > 0
    return principal == fight[1] and state.rules.allies[principal] & (1 << seat) != 0 and beside


def _exchanges(state: State, frame: Frame) -> bool:
    """Nobody gives or is asked for more than there is, and cigarettes go one way. Rule: TEAM-12, RULING-124."""
    kind, seat, other, offered, asked, any_cards, *_ = frame
    proposer, mate = (seat, other) if kind == "offer" else (other, seat)
    shelf, giver, taker = state.shelf, state.players[proposer], state.players[mate]
    cards = range(state.rules.cards)
    wanted = all(
        shelf.wanted[n] <= (in_box(state, n) if state.rules.card_kind[n] == n else 0)
        and shelf.given[n] <= giver.hand[n]
        and shelf.returned[n] <= taker.hand[n]
        for n in cards
    )
    rest = taker.size - total(shelf.wanted) - chosen_freely(state, mate) - any_cards
    cigarettes = offered <= giver.cigarettes and asked <= taker.cigarettes and not (offered and asked)
    teammates = state.rules.allies[proposer] & (1 << mate) != 0 and giver.place == taker.place
    acting = proposer == state.active and state.actions > 0
    return (
        acting and wanted and rest >= 0 and cigarettes and teammates and (kind == "fill" or total(shelf.returned) == 0)
    )


def _brawls(state: State, frame: Frame, fray: Frame) -> bool:
    """The starter discards first, then the others there in turn. Rule: PLACE-GYM-2, PLACE-GYM-3."""
    kind, seat, *_ = frame
    if kind == "opener":
        weapons = state.rules.class_faces[CardClass.WEAPON]
        return seat == fray[1] and fray[2:4] == (1, 0) and state.players[seat].holds & weapons != 0
    return frame[2] == fray[1] and seat == (fray[1] + fray[2] - 1) % state.rules.players and seat != fray[1]


def _opens(state: State, frame: Frame) -> bool:
    """Only what was illegal is reported, everybody in turn. Rule: RULING-151, RULING-156."""
    _, _, stage, order, offence, *_ = frame
    if Stage.REPORT <= stage <= Stage.REPRESSION and offence == NO_OFFENCE:
        return False
    return order < state.rules.players if stage <= Stage.REPRESSION else True


def _answers_window(state: State, frame: Frame, windows: Frame) -> bool:
    """Whoever is asked stands at that stage, with a token where one is used. Rule: OFFICE-5, OFFICE-6, OFFICE-7."""
    kind, seat, a, b, *_ = frame
    _, actor, stage, order, offence, *_ = windows
    if kind == "report":
        due = (actor + order) % state.rules.players
        return (stage, a, b, seat) == (Stage.REPORT, actor, offence, due) and seat != actor
    if state.players[seat].tokens[warden.Token.CORRUPTION] == 0:
        return False
    if kind == "freepass":
        return seat == actor and a == offence and stage in (Stage.REPORT, Stage.REPRESSION)
    if kind == "punish":
        return a == actor and stage == Stage.PUNISHMENT
    return stage == Stage.MOVE
