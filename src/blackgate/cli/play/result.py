"""The last page of a game: who won, how, with which Tools."""

from rich.console import Console
from rich.text import Text

from blackgate.cli.narration import spoken
from blackgate.cli.play.board import WIDE, teams, tunnel_bar
from blackgate.cli.screen import listing
from blackgate.cli.words import Words
from blackgate.game.game import Game
from blackgate.game.outcome import Outcome
from blackgate.game.view import SeatView, view
from blackgate.speech import Row, Thing, Who, message


def show_finish(game: Game, out: Console, language: str = "en") -> None:
    """Winner, points, rounds, Tools dug. Rule: GOAL-1, GOAL-3, RULING-38."""
    outcome, words, seen = game.outcome, Words(game.rules, game.seats, None, language), view(game, None)
    if outcome is None:
        return
    out.print()
    out.print(ending(words, outcome), style="bold")
    if words.teams:
        out.print(teams(words, seen))
    loose = tuple(words.says(f"table-{name}") for name in ("tools-dug", "gang-card", "background"))
    tunnel = words.says("table-tunnel", target=seen.target)
    first = [words.says("table-team"), words.says("table-dug")] if words.teams else [tunnel]
    table = listing("", *first, *loose, loose=loose)
    for n, seat in sorted(enumerate(seen.seats), key=lambda each: (team_of(words, each[0]), -each[1].points)):
        points = [words.teams[n], str(seat.points)] if words.teams else [tunnel_bar(seat.points, seen.target)]
        power, background = words.power(seat.gang_card), words.power(seat.background or "")
        name = words.badged(n) if out.width >= WIDE else words.figure(n)
        table.add_row(name, *points, dug(words, seat) or "–", power or "–", background or "–")
    out.print(table)


def team_of(words: Words, seat: int) -> str:
    """What keeps a team together."""
    return words.teams[seat] if words.teams else ""


def ending(words: Words, outcome: Outcome) -> Text:
    """Who won, and after how many rounds; in teams, the whole team. Rule: GOAL-1, TEAM-3."""
    if outcome.winner is None:
        return spoken(words, message("end-drawn", rounds=outcome.rounds))
    if words.teams:
        people = Row(tuple(map(Who, outcome.winners)))
        won = message("end-team", team=words.teams[outcome.winner], rounds=outcome.rounds, people=people)
        return spoken(words, won)
    return spoken(words, message("end-won", who=Who(outcome.winner), rounds=outcome.rounds))


def dug(words: Words, seat: SeatView) -> str:
    """The Tools in a tunnel, and the Skill tokens on them. Rule: RULING-135."""
    tools = [Thing("card", tool, count) for tool, count in seat.tunnel.items() if count]
    return words.row(tools + ([Thing("token", "skill", seat.buried)] if seat.buried else []))
