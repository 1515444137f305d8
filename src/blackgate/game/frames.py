"""Check an agenda: which frame each frame may lie on, and which numbers it may have.

The engine trusts its own agenda; this file checks agendas written by others. It is derived from the declarations of the
frames (`blackgate.engine.frames`).
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from blackgate.engine.agenda import FRAME, Step
from blackgate.engine.craft import has_ingredients
from blackgate.engine.extortion import TRIED
from blackgate.engine.gangs import payable_kinds
from blackgate.engine.pieces import NOBODY
from blackgate.engine.registry import ASKS, DECLARED_FRAMES, MODULES, STEPS
from blackgate.engine.state import State
from blackgate.engine.terms import CARD_CLASSES, WHENS, Card, CardClass, Mode, Who
from blackgate.engine.vocabulary import VERBS
from blackgate.errors import PositionError
from blackgate.game.rules import Rules

Frame = tuple[str, int, int, int, int, int, int, int]
"""Kind, seat and six operands."""

OPERAND_COUNT: Final = FRAME - 2
DEEPEST: Final = 64
"""Maximum number of frames; no game comes near it."""
MOST: Final = 1_000

DECLARED: Final = {frame.name: frame for frame in DECLARED_FRAMES.values()}
"""By name: the declaration of a frame."""
STANDS_ON: Final = {
    name: (*frame.on, *(below.name for below in DECLARED_FRAMES.values() if name in below.carries))
    for name, frame in DECLARED.items()
}
"""By kind: the kinds it may lie directly on; a kind without any is the bottom of the agenda."""
MODULE_OF: Final = {frame.name: name for name, module in MODULES.items() for frame in module.frames}
"""By kind: its module."""
ACTIONS: Final = {
    name: (*frame.action, *(verb for module in MODULES.values() for verb in module.asks.get(name, ())))
    for name, frame in DECLARED.items()
}
"""By kind: the actions whose end may wait directly below it; empty means any action."""


def check_agenda(rules: Rules, state: State, frames: Sequence[Frame]) -> None:
    """Refuse an agenda that no game could reach. The rest of the state is set up already."""
    if not frames and state.winner == NOBODY:
        raise PositionError("nothing is asked", "position.agenda", "leave it out, or give a question")
    if len(frames) > DEEPEST:
        raise PositionError(f"{len(frames)} frames are too many", "position.agenda", f"at most {DEEPEST}")
    gate = _Gate(rules, state)
    for n, frame in enumerate(frames):
        what = gate.fault(frame, frames[n - 1] if n else None) or gate.repeated(frames[: n + 1])
        if what:
            raise PositionError(what, f"position.agenda[{n + 1}]", "a frame as a game writes it")


class _Gate:
    """Checks one frame after the other."""

    def __init__(self, rules: Rules, state: State) -> None:
        tables = rules.tables
        self.rules = rules
        self.tables = tables
        self.state = state

        def is_illegal(verb: int) -> bool:
            return 0 <= verb < len(VERBS) and tables.illegal & (1 << verb) != 0

        self.ends = {int(end) for end in tables.program_first[1:]}
        seats, every = range(rules.players), [int(faces) for faces in tables.class_faces]
        ways = tables.open_slots | sum({int(exits) for exits in tables.exits})
        self.kinds: dict[str, Callable[[int], bool]] = {
            "seat": seats.__contains__,
            "foe": range(NOBODY, rules.players).__contains__,
            "nothing": (0,).__contains__,
            "truth": (0, 1).__contains__,
            "count": range(MOST).__contains__,
            "due": range(1, MOST).__contains__,
            "tool": range(Card.SPOON, Card.SHOVEL + 1).__contains__,
            "slots": lambda mask: mask >= 0 and mask & ~ways == 0,
            "cards": lambda mask: mask >= 0 and mask & ~every[CardClass.ACCESSORY] == 0,
            "verbs": range(1 << len(VERBS)).__contains__,
            "verb": {n for n, verb in enumerate(VERBS) if verb not in ("win", "lose")}.__contains__,
            "mode": range(2 * Mode.UNLIMITED).__contains__,
            "moment": range(len(WHENS)).__contains__,
            "class": range(len(CARD_CLASSES)).__contains__,
            "gang": range(tables.gangs).__contains__,
            "recipe": range(tables.recipes).__contains__,
            "need": range(len(tables.recipe_needs) + 1).__contains__,
            "line": range(len(tables.line_do) + 1).__contains__,
            "background": range(tables.gang_cards + 1, tables.powers).__contains__,
            "stake": range(max(Card.SHOVEL + 1, tables.michel_cards)).__contains__,
            "marks": lambda mask: mask >= 0 and mask & ~((1 << rules.players) - 1 | TRIED) == 0,
            "seats": range(1 << rules.players).__contains__,
            "asked": range(len(state.hooks.ending) + 1).__contains__,
            "settled": (0,).__contains__,  # a module that settles something says what
            "order": range(rules.players + 1).__contains__,
            "michel_card": range(tables.michel_cards).__contains__,
            "illegal": is_illegal,
            "action_card": lambda card: 0 <= card < tables.cards and every[CardClass.ACTION] & (1 << card) != 0,
        }
        for module in MODULES.values():
            self.kinds |= {sort: partial(is_one, tables) for sort, is_one in module.sorts.items()}

    def fault(self, frame: Frame, below: Frame | None) -> str:
        """The fault of a frame on top of another; empty if there is none."""
        kind, seat, *numbers = frame
        allowed = STANDS_ON[kind]
        if (below[0] if below else None) not in (allowed or (None,)):
            return f"{kind!r} does not stand on {below[0] if below else 'nothing'!r}"
        if not allowed and seat != self.state.active:
            return f"P{seat + 1} is not the active player"
        if MODULE_OF.get(kind, "") not in ("", *self.tables.modules):
            return f"{kind!r} belongs to a module that is not in play"
        declared = DECLARED[kind]
        for n, number in enumerate(numbers):
            is_named = n < len(declared.operands)
            if not (self.kinds[declared.operands[n].sort](number) if is_named else number == 0):
                return f"{number} is not possible as operand {n + 1} of {kind!r}"
        if below and below[0] == "finish" and ACTIONS[kind]:
            if VERBS[below[2]] not in ACTIONS[kind]:
                return f"{kind!r} does not belong to that action"
            if below[1] != (numbers[0] if declared.asks_another else seat):
                return f"{kind!r} does not belong to the player who acts"
        return self._meaning(frame, below)

    def repeated(self, frames: Sequence[Frame]) -> str:
        """The fault of asking a seat twice about one event, or about the same helper."""
        run: list[tuple[int, int]] = []
        kind = frames[-1][0]
        for frame in reversed(frames):
            if frame[0] != kind or kind not in ("react", "spoils"):
                break
            run.append((frame[1], frame[2] if kind == "spoils" else 0))
        return "" if len(set(run)) == len(run) else "that seat is asked twice"

    def _meaning(self, frame: Frame, below: Frame | None) -> str:
        """The fault of numbers that are possible one by one but not together."""
        kind, seat, a, b, c, *_ = frame
        hand = self.state.players[seat]
        good = True
        match kind:
            case "name" | "lay":
                good = a != seat and hand.holds & self.tables.class_faces[CardClass.WEAPON] != 0
            case "answer" | "pick":
                good = a != seat
            case "fight":
                good = seat in (a, b) and a != b and self._staked(frame, below)
            case "drop":
                good = hand.size > 0
            case "pay":
                good = payable_kinds(self.state, seat, a, c) >= b
            case "effect":
                good = a <= b and b in self.ends and not any(a < end < b for end in self.ends)
            case "target":
                good = below is not None and self._asks_for_target(seat, below)
            case "craft":
                good = self._craftable(seat, a, b)
            case "ingredient":
                good = below is not None and (seat, a, b + 1) == (below[1], below[2], below[3])
            case _ if kind in MODULE_OF and below is not None:
                good = self._stands(MODULE_OF[kind], frame, below)
        return "" if good else f"{kind!r} cannot be asked like that"

    def _staked(self, fight: Frame, below: Frame | None) -> bool:
        """Whether the stake fits: a Tool between players; for Michel(le) the first card, and no arms of a Gang card."""
        _, _, attacker, defender, stake, arms, *_ = fight
        if below and "fight" in DECLARED[below[0]].carries:
            alone = attacker == NOBODY and arms == 0 and stake < self.tables.michel_cards
            return alone and self._stands(MODULE_OF[below[0]], fight, below) and defender == fight[1]
        return attacker != NOBODY and Card.SPOON <= stake <= Card.SHOVEL

    def _stands(self, module: str, frame: Frame, below: Frame) -> bool:
        """Whether a frame of a module, or one that it carries, can lie there."""
        return MODULES[module].stands(self.state, _numbers(frame), _numbers(below))

    def _asks_for_target(self, seat: int, effect: Frame) -> bool:
        _, owner, line, end, *_ = effect
        return owner == seat and line < end and self.tables.line_who[line] in (Who.OTHER, Who.HERE)

    def _craftable(self, seat: int, recipe: int, need: int) -> bool:
        """Whether the unpaid ingredients are in hand, including one whose copy is being chosen."""
        first, end = int(self.tables.recipe_first[recipe]), int(self.tables.recipe_first[recipe + 1])
        return first <= need <= end and has_ingredients(self.state, seat, recipe, max(need - 1, first))


def _numbers(frame: Frame) -> list[int]:
    return [kind_of(frame[0], "position.agenda"), *frame[1:]]


def kind_of(name: str, where: str) -> int:
    """The number of a kind of frame."""
    if name in ASKS:
        return ASKS.index(name)
    if name in STEPS:
        return Step.FIRST + STEPS.index(name)
    raise PositionError(f"{name!r} is not a kind of frame", where, "one of " + ", ".join(ASKS + STEPS))
