"""What a view shows is what is there, and what it hides is what the seat may not know."""

from blackgate import Game, Rules
from blackgate.game.position import FACE_DOWN
from blackgate.game.position import PositionTable as Position
from blackgate.game.view import View, view


def views_honest(game: Game, data: Position) -> list[str]:
    """One's own hand is all there, the others' are not, unless teammates share; a hidden Background is hidden.

    Rule: INFO-1, INFO-2, RULING-41.
    """
    wrong: list[str] = []
    viewers: list[int | None] = [*range(game.rules.players), None]
    for viewer in viewers:
        seen = view(game, viewer)
        for n, (seat, true) in enumerate(zip(seen.seats, data["seats"], strict=True)):
            mine = n == viewer or is_shared(game.rules, viewer, n)
            if seat.hand != (true["hand"] if mine else None) or seat.hand_size != sum(true["hand"].values()):
                wrong.append(f"{viewer} sees {seat.hand} with P{n + 1}")
            open_to = n == viewer or true["revealed"] or game.over
            if seat.background != (true["background"] if open_to else None):
                wrong.append(f"{viewer} sees the Background {seat.background} of P{n + 1}")
        wrong += exchange_honest(seen, data) + open_honest(seen, data)
        if bool(seen.options) != (viewer == game.seat and not game.over):
            wrong.append(f"{viewer} is offered {seen.options}")
    return wrong


def exchange_honest(seen: View, data: Position) -> list[str]:
    """Of an Exchange all see the numbers, each of the two what is theirs to see. Rule: RULING-40, RULING-124."""
    shown, terms = seen.exchange, data["exchange"]
    if shown is None:
        return ["an Exchange is hidden"] if data["agenda"] and data["agenda"][-1][0] in ("offer", "fill") else []
    mine, yours = seen.viewer == shown.proposer, seen.viewer == shown.teammate
    told = mine or (yours and seen.question == "fill")
    wanted = (terms["given"] if mine else None, terms["wanted"] if told else None, terms["returned"] if yours else None)
    wrong = [] if (shown.given, shown.wanted, shown.returned) == wanted else [f"{seen.viewer} sees {shown}"]
    if shown.cards_asked > seen.seats[shown.teammate].hand_size or shown.cards_given != sum(terms["given"].values()):
        wrong.append(f"{shown.cards_given} cards for {shown.cards_asked}")
    return wrong


def open_honest(seen: View, data: Position) -> list[str]:
    """Tokens, figures and Traumas before seats are open; of stacks the size is. Rule: INFO-8, INFO-9, RULING-34."""
    shown = {
        "michel": seen.michel or "",
        "warden": seen.warden or "",
        "tokens": seen.tokens,
        "stacks": (seen.traumas_left, seen.michel_deck_size, seen.backgrounds_left, seen.background_discard_size),
        "put off": [*seen.background_discard],
        "seats": [(seat.tokens, seat.trauma, seat.buried, seat.points) for seat in seen.seats],
    }
    off = data["background_discard"]
    true = {
        "michel": data["michel"],
        "warden": data["warden"],
        "tokens": data["tokens"],
        "stacks": (len(data["traumas"]), len(data["michel_deck"]), len(data["backgrounds"]), len(off)),
        "put off": [name for name in off if not name.startswith(FACE_DOWN)],
        "seats": [(seat["tokens"], seat["trauma"], seat["buried"], seat["points"]) for seat in data["seats"]],
    }
    return [f"{seen.viewer} sees {name} {shown[name]}" for name in shown if shown[name] != true[name]]


def is_shared(rules: Rules, one: int | None, other: int) -> bool:
    """Whether a seat may look into another hand. Rule: RULING-41."""
    if rules.teams is None or one is None or rules.options["team_hands"] == "hidden":
        return False
    return rules.teams[one] == rules.teams[other]
