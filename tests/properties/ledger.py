"""The story as book-keeping: what every event changes, so that a table can be held against what was told."""

from collections import Counter
from collections.abc import Iterable

from blackgate import Event
from blackgate.game.position import PositionTable as Position
from blackgate.game.position import SeatTable


class Account:
    """One seat as the story tells it."""

    def __init__(self, seat: SeatTable) -> None:
        self.hand = Counter(seat["hand"])
        self.tokens = Counter(seat["tokens"])
        self.cigarettes = seat["cigarettes"]
        self.points = seat["points"]
        self.buried = seat["buried"]
        self.trauma = seat["trauma"]
        self.place = seat["place"]
        self.beatings = seat["beatings"]
        self.gang_cards = Counter([seat["gang_card"]] if seat["gang_card"] else [])
        """Two for a moment: whoever changes gangs joins the new one first (GANG-8)."""
        self.background = seat["background"]
        self.revealed = seat["revealed"]

    def unlike(self, seat: SeatTable) -> list[str]:
        """What the table says otherwise."""
        now = Account(seat)
        told, true = vars(self), vars(now)
        return [f"{name} {told[name]}, not {true[name]}" for name in told if told[name] != true[name]]

    def hear(self, event: Event) -> None:
        """What happened to the seat itself."""
        match event.name:
            case "drew" | "took" | "recovered":
                self.hand[str(event.a)] += 1
            case "discarded" | "laid" | "dug":
                self.hand[str(event.a)] -= 1
            case "cigarettes":
                self.cigarettes += int(event.a)
            case "scored":
                self.points += int(event.a)
            case "moved" | "sent":
                self.place = str(event.b)
            case "beaten" | "healed":
                self.beatings = int(event.a)
            case "joined":
                self.gang_cards[str(event.a)] += 1
            case "left":
                self.gang_cards[str(event.a)] -= 1
            case "revealed":
                self.revealed = True
            case _:
                self._hear_module(event)

    def _hear_module(self, event: Event) -> None:
        match event.name:
            case "got":
                self.tokens[str(event.a)] += 1
            case "gave_up":
                self.tokens[str(event.a)] -= 1
            case "buried":
                self.tokens[str(event.a)] -= 1
                self.buried += 1
            case "shocked":
                self.trauma = str(event.a)
            case "calmed":
                self.trauma = ""
            case "changed":
                self.background, self.revealed = str(event.a), False


class Ledger:
    """All seats and the figures."""

    def __init__(self, data: Position) -> None:
        self.accounts = [Account(seat) for seat in data["seats"]]
        self.figures = {"led": data["michel"], "called": data["warden"]}

    def hear(self, events: Iterable[Event]) -> None:
        """Book what happened; a card that changes hands is booked twice."""
        for event in events:
            self.accounts[event.seat].hear(event)
            if event.name in ("handed", "passed", "grabbed"):
                seats = [self.accounts[event.seat], self.accounts[int(str(event.b)[1:]) - 1]]
                giver, taker = reversed(seats) if event.name == "grabbed" else seats
                giver.hand[str(event.a)] -= 1
                taker.hand[str(event.a)] += 1
            elif event.name in self.figures:
                self.figures[event.name] = str(event.b)

    def unlike(self, data: Position) -> list[str]:
        """What the table says otherwise."""
        wrong = [
            f"P{n}: {what}"
            for n, (account, seat) in enumerate(zip(self.accounts, data["seats"], strict=True), 1)
            for what in account.unlike(seat)
        ]
        told = list(self.figures.values())
        return wrong if told == [data["michel"], data["warden"]] else [*wrong, f"figures stand elsewhere: {told}"]
