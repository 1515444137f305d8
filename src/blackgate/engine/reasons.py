"""Reasons why an action is refused: for every action a seat cannot take, the bars and the rules behind them.

The chapters decide; this file only names their rules. Rule: RULING-5 and the blocks at a glance.
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_of_a_module
from blackgate.engine.agenda import Ask, operand
from blackgate.engine.backgrounds import ability_bars, reveal_bars, turn_moment
from blackgate.engine.bars import BARS, Bar, standing_bars
from blackgate.engine.cafeteria import steal_bars
from blackgate.engine.cards import play_bars
from blackgate.engine.citations import GENERAL, RULES
from blackgate.engine.craft import craft_bars
from blackgate.engine.extortion import extort_bars
from blackgate.engine.frames import Free
from blackgate.engine.gangs import explained_join
from blackgate.engine.infirmary import heal_bars
from blackgate.engine.masks import bit
from blackgate.engine.move import cautious_bars
from blackgate.engine.pieces import NOBODY
from blackgate.engine.prospects import performed_mode
from blackgate.engine.registry import DECLARED_FRAMES, MODULES
from blackgate.engine.ruleset import action_verbs
from blackgate.engine.search import search_bars
from blackgate.engine.state import State
from blackgate.engine.terms import SLOTS, Do, Mode, Verb
from blackgate.engine.trade import buy_bars, sell_bars
from blackgate.engine.tunnel import dig_bars
from blackgate.engine.vocabulary import ACTIONS, BLOCKS, INSTEAD, MODULE_OF, VERBS

VERB_OF: Final[list[int]] = list(action_verbs())
"""By action: its verb, or -1."""
WORD_OF: Final[list[str]] = [word for word, _, size, _ in BLOCKS for _ in range(size)]
"""By action: its word."""


class Refusal:
    """One reason: the action, its bar, and the rules behind it."""

    def __init__(self, verb: str, bar: str, rules: tuple[str, ...]) -> None:
        self.verb = verb
        self.bar = bar
        self.rules = rules

    def __repr__(self) -> str:
        return f"{self.verb}/{self.bar} ({', '.join(self.rules)})"


def reasons(state: State, verb: str, bars: i64) -> list[Refusal]:
    """Each bar of a mask with its rules."""
    found: list[Refusal] = []
    for n, bar in enumerate(BARS):
        if bars & bit(n):
            rules = cited(state, verb, bar)
            if bar == "actions" and state.started_solitary:
                rules = ("SOL-1", *rules)
            found.append(Refusal(verb, bar, rules))
    return found


def cited(state: State, word: str, bar: str) -> tuple[str, ...]:
    """The rules behind a bar: a module's row for the player's Place, its row for all Places, then the base game's."""
    here = f"{bar}@{SLOTS[state.players[state.agenda[state.top + 1]].place]}"
    verb = INSTEAD.get(word, word)
    for name in state.rules.modules:
        found = MODULES[name].rules
        for key in ((word, here), (word, bar), (verb, here), (verb, bar)):
            if key in found:
                return found[key]
    return RULES.get((verb, bar), GENERAL.get(bar, ()))


def why_not(state: State, seat: i64, action: i64) -> list[Refusal]:
    """Every reason why a seat cannot take an action now; empty if the action is possible."""
    if state.winner != NOBODY:
        return [Refusal("game", "over", ("GOAL-1",))]
    asked = state.agenda[state.top + 1]
    ask = state.agenda[state.top]
    if seat != asked:
        return [Refusal(word_of(action), "not_asked", not_asked_rules(state, action))]
    if ask != Ask.TURN:
        return other_question(state, seat, ask, action)
    return turn_reasons(state, seat, action)


def word_of(action: i64) -> str:
    """The verb of an action, or a name for it if it is not an action of the turn."""
    if action == Act.REVEAL:
        return "reveal"
    if action == Act.ABILITY:
        return "ability"
    return WORD_OF[action] if VERB_OF[action] >= 0 or is_of_a_module(action) else "answer"


def not_asked_rules(state: State, action: i64) -> tuple[str, ...]:
    """The rules for an action at a time when somebody else decides. Rule: TURN-2, RULING-72, BG-2."""
    if action == Act.REVEAL:
        return ("BG-2", "RULING-10")
    if action == Act.ABILITY:
        return ("GANG-7", "RULING-10")
    if VERB_OF[action] == Verb.PLAY:
        return ("RULING-72", "ACARD-1", "TURN-2")
    if VERB_OF[action] < 0 and is_of_a_module(action):
        return (*cited(state, word_of(action), "not_asked"), "TURN-2")
    return ("TURN-2",)


def other_question(state: State, seat: i64, ask: i64, action: i64) -> list[Refusal]:
    """Reasons while this seat is asked something else: the rule that requires an answer. Rule: RULING-10, RULING-51."""
    word = word_of(action)
    player = state.players[seat]
    if action == Act.REVEAL:
        return (
            [Refusal(word, "spent", ("BG-5",))] if player.revealed else [Refusal(word, "moment", ("BG-2", "RULING-10"))]
        )
    if action == Act.ABILITY:
        return [Refusal(word, "moment", ("GANG-7", "RULING-10"))]
    if Act.GO <= action < Act.JOIN and ask in (Ask.GO, Ask.PLACE):
        here = action - Act.GO == player.place
        if ask == Ask.PLACE:
            return [Refusal("go", "here" if here else "not_offered", ("RULING-57",))]
        return [Refusal("go", "here", ("MOVE-4",)) if here else Refusal("go", "closed", ("MOVE-2", "MOVE-3"))]
    if ask == Ask.SELLING and action == Act.DONE:
        return reasons(state, "sell", Bar.CARDS)
    if fits(ask, action):
        return [Refusal("answer", "not_offered", question_rules(ask, "RULING-7"))]
    if is_of_a_module(action) and VERB_OF[action] < 0:
        moment = cited(state, word, "moment")
        bound = Refusal(word, "moment", moment) if moment else None
        return module_reasons(state, seat, action, word) or [
            bound or Refusal(word, "other_question", question_rules(ask, "RULING-10"))
        ]
    if ask == Ask.GO and VERB_OF[action] in (Verb.MOVE, Verb.CAUTIOUS):
        return [Refusal(word, "other_question", ("RULING-51", *cited(state, word, "rolled")))]
    if ask == Ask.FREE and VERB_OF[action] >= 0:
        if operand(state, Free.VERBS) & bit(VERB_OF[action]):
            return verb_reasons(state, seat, action, operand(state, Free.MODE))
        return [Refusal(word, "moment", ("RULING-6",))]
    return [Refusal(word, "other_question", question_rules(ask, "RULING-10"))]


def question_rules(ask: i64, usual: str) -> tuple[str, ...]:
    """The rules about the answers to a question."""
    return DECLARED_FRAMES[ask].rules or (usual,)


def fits(ask: i64, action: i64) -> bool:
    """Whether an action has the form of an answer to a question, so that the only reason is that it is not offered."""
    return WORD_OF[action] in DECLARED_FRAMES[ask].answers


def turn_reasons(state: State, seat: i64, action: i64) -> list[Refusal]:
    """Reasons on the seat's own turn, between actions."""
    player = state.players[seat]
    if action == Act.ABILITY:
        moment = turn_moment(state.rules.power_when[player.gang_card])
        bars = ability_bars(state, seat, moment, state.ability_due)
        found = reasons(state, "ability", bars)
        if bars & Bar.POINTLESS:
            found += pointless_reasons(state, seat, state.rules.power_program[player.gang_card])
        return found
    if action == Act.REVEAL:
        moment = turn_moment(state.rules.power_when[player.background])
        return reasons(state, "reveal", reveal_bars(state, seat, moment, state.fresh))
    if action == Act.PASS:
        return []
    if is_of_a_module(action) and VERB_OF[action] < 0:
        return module_reasons(state, seat, action, word_of(action)) or [
            Refusal(word_of(action), "unasked", cited(state, word_of(action), "not_asked") or ("RULING-15",))
        ]
    if VERB_OF[action] < 0:
        return [Refusal("answer", "unasked", answer_rules(action))]
    return verb_reasons(state, seat, action, Mode.TURN)


def answer_rules(action: i64) -> tuple[str, ...]:
    """The rules against an answer nobody asked for. Rule: RULING-15: there are no deals outside the rules."""
    if action in (Act.GIVE, Act.REFUSE):
        return ("EXTORT-5", "RULING-15")
    if Act.GO <= action < Act.JOIN:
        return ("MOVE-2",)
    return ("RULING-15",)


def verb_reasons(state: State, seat: i64, action: i64, mode: i64) -> list[Refusal]:
    """Reasons against an action of the turn: Place, Solitary and allowance first, then the bars of its chapter."""
    verb = VERB_OF[action]
    standing = standing_bars(state, seat, verb, mode)
    if is_of_a_module(action):
        if module_bars(state, seat, action, mode) < 0:
            return [Refusal(word_of(action), "none", ("MOD-1",))]
        if state.rules.action_price[action] == 0:
            standing &= ~Bar.ACTIONS
        if state.rules.action_anywhere[action] != 0:
            standing &= ~Bar.PLACE
    elif verb == Verb.CAUTIOUS:
        standing &= ~Bar.ACTIONS
    found = reasons(state, word_of(action), standing | chapter_bars(state, seat, verb, action, mode))
    if verb == Verb.PLAY and any(refusal.bar == "pointless" for refusal in found):
        found += pointless_reasons(state, seat, state.rules.card_program[action - Act.PLAY])
    return found


def chapter_bars(state: State, seat: i64, verb: i64, action: i64, mode: i64) -> i64:
    """The bars from the chapter of a verb, or from the module of the action."""
    if is_of_a_module(action):
        return max(module_bars(state, seat, action, mode), 0)
    match verb:
        case Verb.SEARCH:
            return search_bars(state, seat, mode)
        case Verb.CAUTIOUS:
            return cautious_bars(state, seat, action - Act.CAUTIOUS)
        case Verb.JOIN:
            return explained_join(state, seat, action - Act.JOIN)
        case Verb.PLAY:
            return play_bars(state, seat, action - Act.PLAY)
        case Verb.EXTORT:
            return extort_bars(state, seat, action - Act.EXTORT, mode)
        case Verb.CRAFT:
            return craft_bars(state, seat, action - Act.CRAFT)
        case Verb.DIG:
            return dig_bars(state, seat, action - Act.DIG)
        case Verb.STEAL:
            return steal_bars(state)
        case Verb.HEAL:
            return heal_bars(state, seat)
        case Verb.SELL:
            return sell_bars(state, seat)
        case Verb.BUY:
            return buy_bars(state, seat, action - Act.BUY)
        case _:
            return 0


def module_bars(state: State, seat: i64, action: i64, mode: i64) -> i64:
    """The bars from the module of an action; -1 if no module in play has it."""
    for module in state.hooks.modules:
        bars: i64 = module.bars(state, seat, action, mode)
        if bars >= 0:
            return bars
    return -1


def module_reasons(state: State, seat: i64, action: i64, word: str) -> list[Refusal]:
    """Reasons against a module's word that is not an action of the turn; none if it is merely not asked for."""
    bars = module_bars(state, seat, action, Mode.TURN)
    if bars < 0 and MODULE_OF[word] not in state.rules.modules:
        return [Refusal(word, "none", ("MOD-1",))]
    return reasons(state, word, max(bars, 0))


def pointless_reasons(state: State, seat: i64, program: i64) -> list[Refusal]:
    """Why a card could change nothing: the action it performs is barred, or the pile it takes from is empty.

    Rule: RULING-6, RULING-74.
    """
    rules = state.rules
    found: list[Refusal] = []
    for line in range(rules.program_first[program], rules.program_first[program + 1]):
        if rules.line_do[line] in (Do.FREE, Do.PERFORM):
            mode = performed_mode(state, line)
            for verb, word in enumerate(VERBS):
                if rules.line_arg[line] & bit(verb):
                    bars = standing_bars(state, seat, verb, mode) | shared_bars(state, seat, verb, mode)
                    found += [
                        Refusal(each.verb, each.bar, (*each.rules, "RULING-6")) for each in reasons(state, word, bars)
                    ]
        elif rules.line_do[line] == Do.GAIN and state.supply[rules.line_arg[line]] == 0:
            found.append(Refusal("play", "pile", ("RULING-7", "RULING-74")))
    return found


def shared_bars(state: State, seat: i64, verb: i64, mode: i64) -> i64:
    """The bars shared by all actions of a verb; if there are none, the bars of all actions together."""
    shared: i64 = -1
    together: i64 = 0
    for action in range(ACTIONS):
        if VERB_OF[action] == verb:
            bars = chapter_bars(state, seat, verb, action, mode)
            if not bars & Bar.NONE:
                shared &= bars
                together |= bars
    return shared if shared > 0 else together
