"""Example messages for the API documents; tests check each against its schema."""

from typing import Final

from blackgate.server.branches import Branch, Branches, BranchWish
from blackgate.server.commands import Choose, Command
from blackgate.server.lobby import Summary
from blackgate.server.messages import (
    PROTOCOL,
    Advice,
    Because,
    Bye,
    Created,
    Done,
    Explain,
    Explanation,
    Guidance,
    Guide,
    Hello,
    Hint,
    Look,
    Refusal,
    Why,
)
from blackgate.server.notifications.messages import LinkOpened, Mail, NotificationChange, NotificationSettings
from blackgate.server.problems import Problem
from blackgate.server.rooms import Seated
from blackgate.server.settings import RoomSettings
from blackgate.server.web.handlers import Health, Imported, Lobby, Opening, Sitting
from blackgate.server.web.network.access import NetworkStatus, NetworkSwitch
from blackgate.server.web.offers import BotOffer, Bots, Phrases
from blackgate.speech import message

KEY: Final = "the-key-of-the-seat"
ROOM: Final = Summary(
    code="K7WMPX", title="Friday night", phase="open", edition="retail", modules=("warden",), teams=False, players=4,
    seats=("Ana", "Mama Rosa", "", ""), spectators=True, opened_by="Ana",
)  # fmt: skip
STALE: Final = Problem("stale", "something happened meanwhile", "seen", "look again: the room is at 19")

EXAMPLES: Final[dict[type, object]] = {
    Opening: Opening(RoomSettings(players=4, modules=("warden",), seats=("open", "schemer", "open", "open")), "Ana"),
    Created: Created("K7WMPX", KEY, 0),
    Lobby: Lobby((ROOM,)),
    Summary: ROOM,
    BranchWish: BranchWish(decision=37, seat=1, is_redrawn=True, title="The fight again", name="Ana", others="schemer"),
    Branches: Branches((Branch("K7WMPX", "The fight again", 37, 1, True, "playing"),)),
    Sitting: Sitting("Ben", 2),
    Seated: Seated(2, KEY),
    Command: Command("c-17", 18, Choose("dig spoon")),
    Done: Done("c-17", 19),
    Because: Because("w-1", ()),
    Advice: Advice("h-1", "dig spoon", None),
    Imported: Imported("0123456789abcdef0123"),
    Bots: Bots((BotOffer("schemer", "weighs every option by a hand-written evaluation"),)),
    Phrases: Phrases(),
    NetworkStatus: NetworkStatus("lan", ("http://192.168.1.5:8000",), is_open=True, can_switch=True),
    NetworkSwitch: NetworkSwitch(open=True),
    Health: Health("well"),
    Hello: Hello(PROTOCOL, KEY, 18),
    Why: Why("w-1", "dig spoon"),
    Hint: Hint("h-1"),
    Explain: Explain("e-1"),
    Explanation: Explanation("e-1", ()),
    Guide: Guide("g-1"),
    Guidance: Guidance("g-1", "steal", message("guide-pass-spent")),
    Look: Look(visible=False),
    NotificationChange: NotificationChange(Mail("ana@example.org", "en")),
    NotificationSettings: NotificationSettings(has_mail=True, has_webhook=True),
    LinkOpened: LinkOpened("K7WMPX"),
    Refusal: Refusal("c-17", 19, STALE),
    Bye: Bye(Problem("unavailable", "the server is going down", right="connect again in a while")),
}
"""By type. Types as long as a whole game have none."""
