"""Tables with modules, and games on them that come to every question soon: full hands, tokens, few Places."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final

from blackgate import Game, Rules, rules
from blackgate.engine.agenda import FRAME
from blackgate.engine.vocabulary import TOKENS
from blackgate.game.position import kind_name

Table = dict[str, Any]

TABLES: Final[Mapping[str, Mapping[str, Any]]] = {
    "all": {"players": 4, "modules": ["dig_in", "michel"]},
    "two": {"players": 2, "modules": ["dig_in", "michelle"], "options": {"michel_roll": "always"}},
    "teams": {"players": 4, "modules": ["dig_in", "michel"], "teams": True},
    "six": {
        "players": 6,
        "modules": ["dig_in", "michel"],
        "teams": "ABBAAB",
        "options": {"team_seating": "free", "extort_teammate": "allowed", "skill_roll": "optional_one"},
    },
    "vigilant": {"players": 3, "modules": ["warden", "laundry"], "options": {"report_mode": "vigilant"}},
    "watched": {"players": 3, "modules": ["dig_in", "michel"], "options": {"report_mode": "vigilant"}},
    "early": {
        "players": 4,
        "modules": ["dig_in", "michel"],
        "options": {
            "freepass": "before_report", "corruption_before_michel": "on", "hand_check": "before_michel",
            "workout_retries": "many", "punish_self": "on", "bandage_heal": "free",
        },
    },
}  # fmt: skip
"""By name: what `rules` is given."""

CARDS: Final = (
    "knife", "blade", "blade", "spoon", "pickaxe", "shovel", "link", "pike", "container", "ring", "watch", "boots",
    "cap", "bandana", "chain", "cell_key", "yard_pass",
)  # fmt: skip


@cache
def setting(name: str) -> Rules:
    """The rules of one table."""
    given = dict(TABLES[name])
    given["options"] = {"round_cap": 60, **given.get("options", {})}
    return rules(**given)


def rich(name: str, seed: int) -> Game:
    """A game in which everybody has cards, cigarettes and tokens, in a few Places, with figures among them."""
    settled, chooser = setting(name), Random(f"{name} {seed}")
    slots = [place.slot for place in settled.edition.places]
    spots = [chooser.choice(slots) for _ in range(2)]
    traumas = [trauma.id for trauma in settled.edition.traumas]
    chooser.shuffle(traumas)
    tokens = [token for n, token in enumerate(TOKENS) if settled.tables.token_copies[n]]
    backgrounds = [settled.edition.powers[n - 1].id for n in settled.edition.dealt_backgrounds()]
    gang_cards = [power.id for power in settled.edition.powers if not power.background and power.copies]
    members = chooser.sample(gang_cards, settled.players)
    seats: list[Table] = [
        {
            "place": chooser.choice(spots),
            "gang_card": members[n] if chooser.random() < 0.7 else "",
            "hand": list(chooser.sample(CARDS, 6)),
            "cigarettes": chooser.randrange(4),
            "beatings": chooser.randrange(3),
            "background": backgrounds[n],
            "tokens": {token: 1 for token in tokens if chooser.random() < 0.7},
            "trauma": traumas.pop() if traumas and chooser.random() < 0.3 else "",
        }
        for n in range(settled.players)
    ]
    data: Table = {"seats": seats, "chance": seed + 1}
    if "michel" in settled.tables.modules:
        data["michel"] = chooser.choice([slot for slot in slots if slot not in ("solitary", "office")])
    if "warden" in settled.tables.modules:
        data["warden"] = chooser.choice(spots)
    return Game.from_dict(settled, data)


def moments(name: str, games: int, decisions: int = 60) -> Iterator[Game]:
    """Every decision of some rich games, the live game each time: what likes to happen there is chosen more often.

    Whoever may throw something in does so now and then.
    """
    for seed in range(games):
        game, chooser = rich(name, seed), Random(seed)
        game.listen()
        for _ in range(decisions):
            if game.over:
                break
            yield game
            asides = [(seat, aside) for seat in range(game.rules.players) for aside in game.asides(seat)]
            if asides and chooser.random() < 0.4:
                game.throw_in(*chooser.choice(asides))
                continue
            options = game.legal()
            eager = [n for n in options if game.rules.lexicon.action(n).word not in ("pass", "decline", "stop")]
            game.apply(chooser.choice(eager if eager and chooser.random() < 0.8 else options))


def shape(game: Game) -> tuple[str, ...]:
    """The kinds of frames on the agenda."""
    return tuple(kind_name(game.state.agenda[at]) for at in range(0, game.state.top + FRAME, FRAME))
