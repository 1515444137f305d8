"""All HTTP routes in one table."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec
from starlette.routing import Route as Path

from blackgate.analysis import Course
from blackgate.game.record import Verdict
from blackgate.server.box import Box
from blackgate.server.branches import Branches, BranchWish
from blackgate.server.commands import Command
from blackgate.server.lobby import Summary
from blackgate.server.messages import Advice, Because, Created, Done, Guidance, Welcome
from blackgate.server.notifications.messages import LinkOpened, NotificationChange, NotificationSettings
from blackgate.server.rating import Standing
from blackgate.server.replay.parts import Moment, Part
from blackgate.server.review.messages import ReviewStatus
from blackgate.server.rooms import Seated
from blackgate.server.statistics import Statistics
from blackgate.server.web import handlers as do
from blackgate.server.web.app_state import AppState
from blackgate.server.web.endpoint import Endpoint
from blackgate.server.web.handlers import (
    BoxDraft,
    EditionBoxQuery,
    Health,
    Identity,
    Imported,
    LanguageQuery,
    Lobby,
    LobbyQuery,
    NoQuery,
    Opening,
    ReelQuery,
    ReplayQuery,
    Sitting,
    StateQuery,
    TokenQuery,
    WhyQuery,
    WorkshopQuery,
)
from blackgate.server.web.network.access import NetworkStatus, NetworkSwitch
from blackgate.server.web.offers import Bots, Offer, Phrases, RuleBook
from blackgate.server.web.request_body import MOST_BOX_BODY
from blackgate.server.web.route import EVERYBODY, OPERATOR, PLAYERS, PRESENT, Route
from blackgate.server.workshop import BoxChanges, BoxReport, Workshop

ROOM: Final = "/api/rooms/{code}"

ROUTES: Final[tuple[Route, ...]] = (
    Route(
        method="GET", path="/api/rooms", name="lobby", who=EVERYBODY, query=LobbyQuery, gives=Lobby,
        handler=do.lobby, summary="The public rooms in which a seat is free, the newest first.",
    ),
    Route(
        method="POST", path="/api/rooms", name="create", who=EVERYBODY, query=NoQuery, takes=Opening, gives=Created,
        most_body=MOST_BOX_BODY, status=201, handler=do.create, pays="rooms",
        summary="Create a room. The response holds the host's key.",
    ),
    Route(
        method="GET", path=ROOM, name="summary", who=EVERYBODY, query=NoQuery, gives=Summary,
        handler=do.summary, summary="The summary of a room.",
    ),
    Route(
        method="POST", path=ROOM + "/seats", name="sit", who=EVERYBODY, query=NoQuery, takes=Sitting, gives=Seated,
        status=201, handler=do.sit, summary="Take a seat. The response holds its key.",
    ),
    Route(
        method="POST", path=ROOM + "/commands", name="command", who=PRESENT, query=NoQuery, takes=Command, gives=Done,
        handler=do.command, summary="Execute a command. Its id is an idempotency key.",
    ),
    Route(
        method="GET", path=ROOM + "/state", name="state", who=PRESENT, query=StateQuery, gives=Welcome,
        handler=do.state, summary="The whole state, as far as the client may see it.",
    ),
    Route(
        method="GET", path=ROOM + "/why", name="why", who=PLAYERS, query=WhyQuery, gives=Because,
        handler=do.why, summary="The reasons against an action; none if it is possible.",
    ),
    Route(
        method="POST", path=ROOM + "/hint", name="hint", who=PLAYERS, query=NoQuery, gives=Advice,
        handler=do.hint, pays="costly", summary="What a bot would do, if the room allows hints.",
    ),
    Route(
        method="POST", path=ROOM + "/guide", name="guide", who=PLAYERS, query=NoQuery, gives=Guidance,
        handler=do.guide, pays="guides", summary="A good option for a newcomer, and why; if the room allows hints.",
    ),
    Route(
        method="GET", path=ROOM + "/notifications", name="notifications", who=PLAYERS, query=NoQuery,
        gives=NotificationSettings, handler=do.notifications,
        summary="How the player of a seat is told that the table waits, and what this server offers.",
    ),
    Route(
        method="POST", path=ROOM + "/notifications", name="change_notifications", who=PLAYERS, query=NoQuery,
        takes=NotificationChange, gives=NotificationSettings, handler=do.change_notifications,
        summary="Change that: pushes, mails, quiet hours, or the webhook of the table.",
    ),
    Route(
        method="POST", path="/api/notifications/stop", name="stop_notifications", who=EVERYBODY, query=TokenQuery,
        gives=LinkOpened, handler=do.stop_notifications, summary="Stop notifications, by the link in one of them.",
    ),
    Route(
        method="POST", path="/api/notifications/confirm", name="confirm_notifications", who=EVERYBODY,
        query=TokenQuery, gives=LinkOpened, handler=do.confirm_notifications,
        summary="Allow mails, by the link in the mail that asks.",
    ),
    Route(
        method="GET", path=ROOM + "/box", name="box", who=EVERYBODY, query=LanguageQuery, gives=Box,
        handler=do.box, summary="What is in the box: names, card texts, recipes, prices.",
    ),
    Route(
        method="GET", path=ROOM + "/changes", name="changes", who=EVERYBODY, query=LanguageQuery, gives=BoxChanges,
        handler=do.changes, summary="What the custom box of a room changes; nothing if it has none.",
    ),
    Route(
        method="GET", path=ROOM + "/record", name="record", who=EVERYBODY, is_players_if_private=True,
        query=NoQuery, gives=str,
        handler=do.record, summary="The record of a finished game.",
    ),
    Route(
        method="GET", path=ROOM + "/replay", name="replay", who=EVERYBODY, is_players_if_private=True,
        query=ReplayQuery, gives=Moment,
        handler=do.replay, summary="A moment of a finished game, as a seat or a spectator saw it.",
    ),
    Route(
        method="GET", path=ROOM + "/reel", name="reel", who=EVERYBODY, is_players_if_private=True,
        query=ReelQuery, gives=Part,
        handler=do.reel, summary="Consecutive moments of a finished game, as a seat or a spectator saw them.",
    ),
    Route(
        method="GET", path=ROOM + "/statistics", name="statistics", who=EVERYBODY, is_players_if_private=True,
        query=NoQuery, gives=Statistics,
        handler=do.statistics, summary="Statistics of a finished game.",
    ),
    Route(
        method="GET", path=ROOM + "/branches", name="branches", who=EVERYBODY, is_players_if_private=True,
        query=NoQuery, gives=Branches, handler=do.branches, summary="The branches of a finished game.",
    ),
    Route(
        method="POST", path=ROOM + "/branches", name="branch", who=EVERYBODY, is_players_if_private=True,
        query=NoQuery, takes=BranchWish, gives=Created, status=201, handler=do.branch, pays="rooms",
        summary="Play on from a moment of a finished game, in a new room. The response holds the host's key.",
    ),
    Route(
        method="GET", path=ROOM + "/course", name="course", who=EVERYBODY, is_players_if_private=True,
        query=NoQuery, gives=Course,
        handler=do.course, summary="The win-chance curve of a finished game, turn by turn, and its turning points.",
    ),
    Route(
        method="GET", path=ROOM + "/review", name="review", who=EVERYBODY, is_players_if_private=True,
        query=NoQuery, gives=ReviewStatus,
        handler=do.review, summary="The review of a finished game; it is made when it is first asked for.",
    ),
    Route(
        method="POST", path="/api/records", name="import", who=EVERYBODY, query=NoQuery, takes=str, gives=Imported,
        status=201, handler=do.import_record, pays="imports", summary="Import a record: it is verified, then stored.",
    ),
    Route(
        method="GET", path="/api/records/{name}", name="imported", who=EVERYBODY, query=NoQuery, gives=str,
        handler=do.imported, summary="An imported record.",
    ),
    Route(
        method="GET", path="/api/records/{name}/verdict", name="verdict", who=EVERYBODY, query=NoQuery, gives=Verdict,
        handler=do.verdict, pays="costly", summary="What was verified in an imported record.",
    ),
    Route(
        method="GET", path="/api/records/{name}/replay", name="imported_replay", who=EVERYBODY, query=ReplayQuery,
        gives=Moment, handler=do.replay_imported, summary="A moment of an imported record.",
    ),
    Route(
        method="GET", path="/api/records/{name}/reel", name="imported_reel", who=EVERYBODY, query=ReelQuery,
        gives=Part, handler=do.reel_imported, summary="Consecutive moments of an imported record.",
    ),
    Route(
        method="GET", path="/api/records/{name}/course", name="imported_course", who=EVERYBODY, query=NoQuery,
        gives=Course, handler=do.course_imported, summary="The win-chance curve of an imported record.",
    ),
    Route(
        method="GET", path="/api/records/{name}/review", name="imported_review", who=EVERYBODY, query=NoQuery,
        gives=ReviewStatus, handler=do.review_imported, summary="The review of an imported record.",
    ),
    Route(
        method="GET", path="/api/records/{name}/box", name="imported_box", who=EVERYBODY, query=LanguageQuery,
        gives=Box, handler=do.box_imported, summary="What is in the box of the game in a record.",
    ),
    Route(
        method="GET", path="/api/records/{name}/branches", name="imported_branches", who=EVERYBODY, query=NoQuery,
        gives=Branches, handler=do.branches_imported, summary="The branches of the game in an imported record.",
    ),
    Route(
        method="POST", path="/api/records/{name}/branches", name="imported_branch", who=EVERYBODY, query=NoQuery,
        takes=BranchWish, gives=Created, status=201, handler=do.branch_imported, pays="rooms",
        summary="Play on from a moment of an imported record, in a new room. The response holds the host's key.",
    ),
    Route(
        method="GET", path="/api/editions", name="editions", who=EVERYBODY, query=NoQuery, gives=Offer,
        handler=do.editions, summary="What can be played: editions, modules, options.",
    ),
    Route(
        method="GET", path="/api/editions/{edition}/box", name="edition_box", who=EVERYBODY, query=EditionBoxQuery,
        gives=Box, handler=do.edition_box, summary="What is in a box on offer: names, card texts, recipes, prices.",
    ),
    Route(
        method="GET", path="/api/workshop", name="workshop", who=EVERYBODY, query=WorkshopQuery, gives=Workshop,
        handler=do.workshop, summary="What a custom box may change: entries, fields, ranges, words of effects.",
    ),
    Route(
        method="POST", path="/api/workshop/check", name="check_box", who=EVERYBODY, query=NoQuery, takes=BoxDraft,
        most_body=MOST_BOX_BODY, gives=BoxReport, handler=do.check_box, pays="checks",
        summary="Examine a custom box: what is wrong with it, or what it changes, in every language.",
    ),
    Route(
        method="GET", path="/api/rules", name="rules", who=EVERYBODY, query=LanguageQuery, gives=RuleBook,
        handler=do.rules, summary="Every rule and every ruling, in our own words.",
    ),
    Route(
        method="GET", path="/api/bots", name="bots", who=EVERYBODY, query=NoQuery, gives=Bots,
        handler=do.bots, summary="The bots that can take a seat.",
    ),
    Route(
        method="GET", path="/api/phrases", name="phrases", who=EVERYBODY, query=NoQuery, gives=Phrases,
        handler=do.phrases, summary="The preset phrases.",
    ),
    Route(
        method="GET", path="/api/network", name="network", who=EVERYBODY, query=NoQuery, gives=NetworkStatus,
        handler=do.network, summary="How phones reach this server.",
    ),
    Route(
        method="POST", path="/api/network", name="switch_network", who=OPERATOR, query=NoQuery, takes=NetworkSwitch,
        gives=NetworkStatus, handler=do.switch_network,
        summary="Let devices of the local network in, or not any more.",
    ),
    Route(
        method="GET", path="/api/openapi.json", name="openapi", who=EVERYBODY, query=NoQuery, gives=dict,
        handler=do.openapi_document, summary="The OpenAPI document.",
    ),
    Route(
        method="GET", path="/api/asyncapi.json", name="asyncapi", who=EVERYBODY, query=NoQuery, gives=dict,
        handler=do.asyncapi_document, summary="The AsyncAPI document of a room's WebSocket.",
    ),
    Route(
        method="GET", path="/health", name="health", who=EVERYBODY, query=NoQuery, gives=Health, pays="",
        handler=do.health, summary="Whether the server and its store work.",
    ),
    Route(
        method="POST", path="/api/rating", name="rating", who=EVERYBODY, query=NoQuery, takes=Identity, gives=Standing,
        handler=do.rating, summary="The rating of an identity, for whoever has its secret.",
    ),
    Route(
        method="POST", path="/api/rating/forget", name="forget_rating", who=EVERYBODY, query=NoQuery, takes=Identity,
        gives=Standing, handler=do.forget_rating, summary="Delete the rating of an identity.",
    ),
    Route(
        method="GET", path="/metrics", name="metrics", who=OPERATOR, query=NoQuery, gives=str, pays="",
        handler=do.metrics, summary="The metrics, for Prometheus.",
    ),
)  # fmt: skip


def endpoints(state: AppState, routes: Sequence[Route] = ROUTES) -> list[Path]:
    """An endpoint for each path."""
    together = groupby(sorted(routes, key=lambda route: route.path), key=lambda route: route.path)
    return [Path(path, Endpoint(state, tuple(found))) for path, found in together]


def json_types(routes: Sequence[Route] = ROUTES) -> list[type]:
    """Every type that is sent as JSON, each once."""
    found = {kind: None for route in routes for kind in (route.takes, route.gives) if isinstance(kind, type)}
    return [kind for kind in found if issubclass(kind, msgspec.Struct)]
