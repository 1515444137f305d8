"""The last page of a game: who won, how, with which Tools."""

from rich.console import Console
from rich.text import Text

from blackgate.cli.board import teams, tunnel_bar
from blackgate.cli.screen import listing
from blackgate.cli.words import Words, row
from blackgate.editions.wording_effects import listed
from blackgate.game.game import Game, Outcome
from blackgate.game.view import SeatView, view


def show_finish(game: Game, out: Console) -> None:
    """Winner, points, rounds, Tools dug. Rule: GOAL-1, GOAL-3, RULING-38."""
    outcome, words, seen = game.outcome, Words(game.rules, game.seats, None), view(game, None)
    if outcome is None:
        return
    out.print()
    out.print(ending(words, outcome), style="bold")
    if words.teams:
        out.print(teams(words, seen))
    loose = ("Tools dug", "Gang card", "Background")
    table = listing(*(["", "Team", "Dug"] if words.teams else ["", f"Tunnel to {seen.target}"]), *loose, loose=loose)
    for n, seat in sorted(enumerate(seen.seats), key=lambda each: (team_of(words, each[0]), -each[1].points)):
        points = [words.teams[n], str(seat.points)] if words.teams else [tunnel_bar(seat.points, seen.target)]
        name = Text.assemble((f"{words.symbol(n)} {seat.name}", words.colour(n)))
        power, background = words.power(seat.gang_card), words.power(seat.background or "")
        table.add_row(name, *points, dug(words, seat) or "–", power or "–", background or "–")
    out.print(table)


def team_of(words: Words, seat: int) -> str:
    """What keeps a team together."""
    return words.teams[seat] if words.teams else ""


def ending(words: Words, outcome: Outcome) -> Text:
    """Who won, and after how many rounds; in teams, the whole team. Rule: GOAL-1, TEAM-3."""
    if outcome.winner is None:
        return Text(f"Nobody dug far enough: the game ends after {outcome.rounds} rounds.")
    if words.teams:
        names = listed([words.seats[seat].name for seat in outcome.winners])
        team = words.teams[outcome.winner]
        return Text(f"Team {team} dug out after {outcome.rounds} rounds and won: {names}.")
    return Text.assemble(words.name(outcome.winner), f" dug out after {outcome.rounds} rounds and won.")


def dug(words: Words, seat: SeatView) -> str:
    """The Tools in a tunnel, and the Skill tokens on them. Rule: RULING-135."""
    tools = [words.card(tool) for tool, count in seat.tunnel.items() for _ in range(count)]
    return row(tools + ["Skill token"] * seat.buried)
