"""Everything that can be asked for over HTTP, in one table."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec
from starlette.routing import Route as Path

from blackgate.game.record import Verdict
from blackgate.server.box import Box
from blackgate.server.commands import Command
from blackgate.server.lobby import Summary
from blackgate.server.messages import Advice, Because, Done, Welcome
from blackgate.server.replay.parts import Moment, Part
from blackgate.server.rooms import Created, Seated
from blackgate.server.statistics import Statistics
from blackgate.server.web import handlers as do
from blackgate.server.web.app_state import House
from blackgate.server.web.endpoint import Door
from blackgate.server.web.handlers import (
    EditionBoxQuery,
    Health,
    Imported,
    LanguageQuery,
    Lobby,
    LobbyQuery,
    Nothing,
    Opening,
    ReelQuery,
    ReplayQuery,
    Sitting,
    StateQuery,
    WhyQuery,
)
from blackgate.server.web.offers import Bots, Offer, Phrases, RuleBook
from blackgate.server.web.route import EVERYBODY, OPERATOR, PLAYERS, PRESENT, Route

ROOM: Final = "/api/rooms/{code}"

ROUTES: Final[tuple[Route, ...]] = (
    Route(
        method="GET", path="/api/rooms", name="lobby", who=EVERYBODY, query=LobbyQuery, gives=Lobby,
        handler=do.lobby, summary="The public rooms in which a seat is free, the newest first.",
    ),
    Route(
        method="POST", path="/api/rooms", name="create", who=EVERYBODY, query=Nothing, takes=Opening, gives=Created,
        status=201, handler=do.create, pays="rooms", summary="Open a room. The answer holds the host's key.",
    ),
    Route(
        method="GET", path=ROOM, name="summary", who=EVERYBODY, query=Nothing, gives=Summary,
        handler=do.summary, summary="A room in a few words.",
    ),
    Route(
        method="POST", path=ROOM + "/seats", name="sit", who=EVERYBODY, query=Nothing, takes=Sitting, gives=Seated,
        status=201, handler=do.sit, summary="Take a seat. The answer holds its key.",
    ),
    Route(
        method="POST", path=ROOM + "/commands", name="command", who=PRESENT, query=Nothing, takes=Command, gives=Done,
        handler=do.command, summary="Do something in a room. Sent twice under one id, it is done once.",
    ),
    Route(
        method="GET", path=ROOM + "/state", name="state", who=PRESENT, query=StateQuery, gives=Welcome,
        handler=do.state, summary="Where everything stands, as far as whoever asks may know.",
    ),
    Route(
        method="GET", path=ROOM + "/why", name="why", who=PLAYERS, query=WhyQuery, gives=Because,
        handler=do.why, summary="Why can't I? None of the reasons means that one can.",
    ),
    Route(
        method="POST", path=ROOM + "/hint", name="hint", who=PLAYERS, query=Nothing, gives=Advice,
        handler=do.hint, pays="costly", summary="What a bot would do in one's place, where the room allows hints.",
    ),
    Route(
        method="GET", path=ROOM + "/box", name="box", who=EVERYBODY, query=LanguageQuery, gives=Box,
        handler=do.box, summary="What is in the box: names, card texts, recipes, prices.",
    ),
    Route(
        method="GET", path=ROOM + "/record", name="record", who=EVERYBODY, is_players_if_private=True,
        query=Nothing, gives=str,
        handler=do.record, summary="The record of a game that is over.",
    ),
    Route(
        method="GET", path=ROOM + "/replay", name="replay", who=EVERYBODY, is_players_if_private=True,
        query=ReplayQuery, gives=Moment,
        handler=do.replay, summary="A moment of a game that is over, as a seat or a spectator saw it.",
    ),
    Route(
        method="GET", path=ROOM + "/reel", name="reel", who=EVERYBODY, is_players_if_private=True,
        query=ReelQuery, gives=Part,
        handler=do.reel, summary="Some moments of a game that is over, one after the other, as they were seen.",
    ),
    Route(
        method="GET", path=ROOM + "/statistics", name="statistics", who=EVERYBODY, is_players_if_private=True,
        query=Nothing, gives=Statistics,
        handler=do.statistics, summary="What a game that is over came to.",
    ),
    Route(
        method="POST", path="/api/records", name="import", who=EVERYBODY, query=Nothing, takes=str, gives=Imported,
        status=201, handler=do.import_record, pays="imports", summary="Bring a record: it is proven, then kept.",
    ),
    Route(
        method="GET", path="/api/records/{name}", name="imported", who=EVERYBODY, query=Nothing, gives=str,
        handler=do.imported, summary="A record that was brought.",
    ),
    Route(
        method="GET", path="/api/records/{name}/verdict", name="verdict", who=EVERYBODY, query=Nothing, gives=Verdict,
        handler=do.verdict, pays="costly", summary="What was found to be right in a record that was brought.",
    ),
    Route(
        method="GET", path="/api/records/{name}/replay", name="imported_replay", who=EVERYBODY, query=ReplayQuery,
        gives=Moment, handler=do.replay_imported, summary="A moment of a record that was brought.",
    ),
    Route(
        method="GET", path="/api/records/{name}/reel", name="imported_reel", who=EVERYBODY, query=ReelQuery,
        gives=Part, handler=do.reel_imported, summary="Some moments of a record that was brought, one after the other.",
    ),
    Route(
        method="GET", path="/api/records/{name}/box", name="imported_box", who=EVERYBODY, query=LanguageQuery,
        gives=Box, handler=do.box_imported, summary="What is in the box of the game a record tells.",
    ),
    Route(
        method="GET", path="/api/editions", name="editions", who=EVERYBODY, query=Nothing, gives=Offer,
        handler=do.editions, summary="What can be played: editions, modules, options.",
    ),
    Route(
        method="GET", path="/api/editions/{edition}/box", name="edition_box", who=EVERYBODY, query=EditionBoxQuery,
        gives=Box, handler=do.edition_box, summary="What is in a box on offer: names, card texts, recipes, prices.",
    ),
    Route(
        method="GET", path="/api/rules", name="rules", who=EVERYBODY, query=LanguageQuery, gives=RuleBook,
        handler=do.rules, summary="Every rule and every ruling, in our own words.",
    ),
    Route(
        method="GET", path="/api/bots", name="bots", who=EVERYBODY, query=Nothing, gives=Bots,
        handler=do.bots, summary="The bots that can take a seat.",
    ),
    Route(
        method="GET", path="/api/phrases", name="phrases", who=EVERYBODY, query=Nothing, gives=Phrases,
        handler=do.phrases, summary="What can be said without typing.",
    ),
    Route(
        method="GET", path="/api/openapi.json", name="openapi", who=EVERYBODY, query=Nothing, gives=dict,
        handler=do.openapi_document, summary="These routes, for programs.",
    ),
    Route(
        method="GET", path="/api/asyncapi.json", name="asyncapi", who=EVERYBODY, query=Nothing, gives=dict,
        handler=do.asyncapi_document, summary="The socket of a room, for programs.",
    ),
    Route(
        method="GET", path="/health", name="health", who=EVERYBODY, query=Nothing, gives=Health, pays="",
        handler=do.health, summary="Whether the server and its store answer.",
    ),
    Route(
        method="GET", path="/metrics", name="metrics", who=OPERATOR, query=Nothing, gives=str, pays="",
        handler=do.metrics, summary="How it goes, as Prometheus reads it.",
    ),
)  # fmt: skip


def paths(house: House, routes: Sequence[Route] = ROUTES) -> list[Path]:
    """A door for each address."""
    together = groupby(sorted(routes, key=lambda route: route.path), key=lambda route: route.path)
    return [Path(path, Door(house, tuple(found))) for path, found in together]


def typed(routes: Sequence[Route] = ROUTES) -> list[type]:
    """Every type that travels as JSON, each once."""
    found = {kind: None for route in routes for kind in (route.takes, route.gives) if isinstance(kind, type)}
    return [kind for kind in found if issubclass(kind, msgspec.Struct)]
