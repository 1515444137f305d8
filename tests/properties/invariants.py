"""What holds at every moment of every game. Each check returns what is wrong, in words; an empty list is a clean table.

The checks read the named form of a position (`Game.to_dict`) and count for themselves; only `hands_summed` looks into
the engine, because its summaries are nowhere else.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tests.properties.beside import beside_the_board, differences

from blackgate import Game, Rules
from blackgate.engine.registry import ASKS, STEPS
from blackgate.engine.terms import PILE_CARDS, SLOTS
from blackgate.game.position import FACE_DOWN
from blackgate.game.position import PositionTable as Position
from blackgate.game.view.learned import certain

DEEPEST: Final = 64
"""Frames: no honest agenda comes near it."""


def cards_conserved(rules: Rules, data: Position) -> list[str]:
    """Every card of the box lies in exactly one place. Rule: COMP-1, COMP-2, SETUP-2, SETUP-6, RULING-8."""
    found: Counter[str] = Counter(data["deck"]) + Counter(data["discard"]) + Counter(data["laid"])
    found.update(data["piles"])
    for seat in data["seats"]:
        found.update(seat["hand"])
        found.update(seat["tunnel"])
    strays = [f"{name} lies among the Search cards" for name in PILE_CARDS if name in data["deck"] + data["discard"]]
    return differences("card", found, Counter({card.id: card.copies for card in rules.edition.cards})) + strays


def gang_cards_conserved(rules: Rules, data: Position) -> list[str]:
    """Every Gang card lies in the pile of its gang or before a seat. Rule: SETUP-4, GANG-8."""
    gangs = {power.id: power.gang for power in rules.edition.powers if not power.background}
    found = Counter(seat["gang_card"] for seat in data["seats"] if seat["gang_card"])
    wrong: list[str] = []
    for gang, pile in data["gang_piles"].items():
        found.update(pile)
        wrong += [f"{card} lies with {gang}" for card in pile if gangs.get(card) != gang]
    wanted = Counter({power.id: power.copies for power in rules.edition.powers if not power.background})
    return differences("Gang card", found, wanted) + wrong


def backgrounds_conserved(rules: Rules, data: Position) -> list[str]:
    """Every Background is before a seat, undealt or put off. Rule: SETUP-9, RULING-21, RULING-130."""
    found = Counter([seat["background"] for seat in data["seats"]]) + Counter(data["backgrounds"])
    found.update(name.removeprefix(FACE_DOWN) for name in data["background_discard"])
    wanted = Counter({power.id: power.copies for power in rules.edition.powers if power.background})
    return differences("Background", found, wanted)


def prisoners_whole(rules: Rules, data: Position) -> list[str]:
    """Nobody has less than nothing, or more Beatings than there are, or stands beside the board. Rule: BEAT-1."""
    wrong: list[str] = []
    places = {SLOTS[slot] for slot in range(len(SLOTS)) if rules.tables.slots & (1 << slot)}
    for n, seat in enumerate(data["seats"], 1):
        wrong += [f"P{n} holds {count} {card}" for card, count in seat["hand"].items() if count < 1]
        if seat["cigarettes"] < 0:
            wrong.append(f"P{n} has {seat['cigarettes']} cigarettes")
        if not 0 <= seat["beatings"] <= rules.edition.numbers.most_beatings:
            wrong.append(f"P{n} has {seat['beatings']} Beatings")
        if seat["place"] not in places:
            wrong.append(f"P{n} stands in {seat['place']}")
    out = sum(seat["cigarettes"] for seat in data["seats"])
    if rules.options["bank"] == 75 and out > 75:
        wrong.append(f"{out} cigarettes are out")
    return wrong


def tunnels_scored(rules: Rules, data: Position) -> list[str]:
    """Points are what the tunnel shows; a box whose cards give points may add to that.

    Rule: DIG-4, INFO-4, PLACE-WORK-5.
    """
    worth = {card.id: card.points for card in rules.edition.cards}
    effects = [effect for card in rules.edition.cards if card.copies for effect in card.effects]
    effects += [effect for power in rules.edition.powers for effect in (*power.effects, *power.bonus)]
    extra = any(effect.do == "points" for effect in effects)
    wrong: list[str] = []
    for n, seat in enumerate(data["seats"], 1):
        dug = sum(worth[tool] * count for tool, count in seat["tunnel"].items()) + seat["buried"]
        if seat["points"] < dug or (seat["points"] > dug and not extra):
            wrong.append(f"P{n} has {seat['points']} points for a tunnel of {dug}")
    return wrong


def target(rules: Rules) -> int:
    """The points that win. Rule: GOAL-2, TEAM-4."""
    return dict(rules.edition.team_goal)[rules.players] if rules.teams else int(rules.tables.target)


def turn_sane(rules: Rules, data: Position) -> list[str]:
    """The clock: a round that counts, within the cap; actions left; a winner only with the points of a side.

    Rule: GOAL-2, TEAM-3.
    """
    wrong: list[str] = []
    if data["round"] < 1 or (rules.tables.round_cap and data["round"] > rules.tables.round_cap):
        wrong.append(f"round {data['round']} of {rules.tables.round_cap}")
    if data["turn"]["actions"] < 0 or (data["turn"]["started_solitary"] and data["turn"]["actions"] > 1):
        wrong.append(f"{data['turn']['actions']} actions left")
    sides = rules.teams or tuple(map(str, range(rules.players)))
    points: Counter[str] = Counter()
    for side, seat in zip(sides, data["seats"], strict=True):
        points[side] += seat["points"]
    there = [n for n in range(rules.players) if points[sides[n]] >= target(rules)]
    if data["winner"] >= 0 and data["winner"] not in there:
        wrong.append(f"P{data['winner'] + 1} won without the points")
    if data["winner"] == -1 and there:
        wrong.append(f"P{there[0] + 1} has the points and the game goes on")
    return wrong


def agenda_sane(rules: Rules, data: Position) -> list[str]:
    """The agenda stands on the active player's turn, names seats that exist, and asks something."""
    frames = data["agenda"]
    if not frames:
        return [] if data["winner"] != -1 else ["nothing is on the agenda"]
    wrong: list[str] = []
    if len(frames) > DEEPEST:
        wrong.append(f"the agenda is {len(frames)} frames deep")
    if frames[0][:2] not in (["turn", data["active"]], ["ending", data["active"]]):
        wrong.append(f"the agenda stands on {frames[0]}")
    seats = range(rules.players)
    wrong += [f"frame {frame}" for frame in frames if frame[0] not in ASKS + STEPS or frame[1] not in seats]
    if data["winner"] == -1 and frames[-1][0] not in ASKS:
        wrong.append(f"nobody is asked: {frames[-1]}")
    return wrong


def hands_summed(game: Game) -> list[str]:
    """The engine's glance at a hand is the hand."""
    wrong: list[str] = []
    for n, player in enumerate(game.state.players, 1):
        counts = [int(count) for count in player.hand]
        if player.size != sum(counts):
            wrong.append(f"P{n} holds {sum(counts)} cards, not {player.size}")
        if player.holds != sum(1 << card for card, count in enumerate(counts) if count):
            wrong.append(f"P{n} holds other cards than its summary says")
    return wrong


def memory_honest(game: Game, data: Position) -> list[str]:
    """What an onlooker is certain of is in the hand. Needs a game somebody listens to. Rule: RULING-39."""
    wrong: list[str] = []
    onlookers: list[int | None] = [*range(game.rules.players), None]
    for onlooker in onlookers:
        for n, seat in enumerate(data["seats"]):
            if onlooker != n:
                sure = certain(game.rules, game.memory.of(onlooker), n)
                wrong += [
                    f"{onlooker} is certain of {count} {card} with P{n + 1}"
                    for card, count in sure.items()
                    if count > seat["hand"].get(card, 0)
                ]
    return wrong


def all_wrong(game: Game) -> list[str]:
    """Every check that needs no listener."""
    rules, data = game.rules, game.to_dict()
    checks: Iterable[list[str]] = (
        cards_conserved(rules, data), gang_cards_conserved(rules, data), backgrounds_conserved(rules, data),
        prisoners_whole(rules, data), tunnels_scored(rules, data), turn_sane(rules, data), agenda_sane(rules, data),
        hands_summed(game), beside_the_board(rules, data),
    )  # fmt: skip
    return [what for check in checks for what in check]
