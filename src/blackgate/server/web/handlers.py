"""The handlers of all routes: they call the registry and return its result."""

import gzip
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from blackgate.game.record import Verdict
from blackgate.server.branches import Branches
from blackgate.server.commands import Name, SeatNumber, Words
from blackgate.server.keys import hashed
from blackgate.server.lobby import Summary, open_rooms, public_summary
from blackgate.server.messages import Advice, Because, Created, Done, Guidance, Welcome
from blackgate.server.notifications.messages import LinkOpened, NotificationSettings
from blackgate.server.rating import Standing, standing
from blackgate.server.replay.parts import Moment
from blackgate.server.rooms import Seated
from blackgate.server.settings import RoomSettings
from blackgate.server.statistics import Statistics
from blackgate.server.web import offers
from blackgate.server.web.network.access import NetworkStatus, NetworkSwitch, is_on_this_machine
from blackgate.server.web.offers import Phrases
from blackgate.server.web.request import ApiRequest
from blackgate.server.web.responses import JSON, TEXT, HttpRefused
from blackgate.server.web.security import client_address, is_local
from blackgate.speech import LANGUAGES


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a room. With a name, its host takes a seat at once."""

    settings: RoomSettings = RoomSettings()
    name: Annotated[str, Meta(max_length=40)] = ""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat: this one, or any."""

    name: Name
    seat: SeatNumber | None = None


class Identity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of an identity: 256 random bits in URL-safe base64, made on the device of its owner."""

    identity: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]


class Imported(msgspec.Struct, frozen=True):
    """The name of an imported record."""

    name: str


class Lobby(msgspec.Struct, frozen=True):
    """Public rooms in which a seat is free, the newest first."""

    rooms: tuple[Summary, ...]


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: str


class NoQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No query parameters."""


if TYPE_CHECKING:
    LanguageCode = str
else:
    LanguageCode = Literal[LANGUAGES]
    """A closed set for clients: it stands in the OpenAPI document, and any other code is refused."""


class LobbyQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many rooms."""

    limit: Annotated[int, Meta(ge=1, le=100, description="How many at most.")] = 50


class StateQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the client has seen already."""

    seen: Annotated[int, Meta(ge=0, le=2**53, description="The last version that was seen.")] = 0


class WhyQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action in question."""

    action: Annotated[Words, Meta(description="In the notation of records, such as `dig spoon`.")]


class LanguageQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The language of names and rules."""

    language: LanguageCode = "en"


class EditionBoxQuery(LanguageQuery, frozen=True, forbid_unknown_fields=True):
    """The modules, and the language of names."""

    modules: Annotated[str, Meta(max_length=200, description="Names with commas between; `all` for everything.")] = ""


class WorkshopQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition and the modules that a box is laid over."""

    edition: Annotated[str, Meta(max_length=40)] = "retail"
    modules: Annotated[str, Meta(max_length=200, description="Names with commas between; `all` for everything.")] = ""
    teams: bool = False


class BoxDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A custom box that somebody writes, and what it is laid over."""

    box: dict[str, Any]
    edition: Annotated[str, Meta(max_length=40)] = "retail"
    modules: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=20)] = ()
    teams: bool = False
    languages: Annotated[tuple[LanguageCode, ...], Meta(max_length=20)] = LANGUAGES
    """Of the texts of changes."""
    show: Annotated[str, Meta(max_length=80)] = ""
    """The path of an entry to show, changed or not, such as `card.pickaxe`."""


class ReplayQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which moment, and which viewer."""

    decision: Annotated[int, Meta(ge=0, le=2**31, description="After so many decisions.")] = 0
    seat: Annotated[int, Meta(ge=0, le=5, description="Whose eyes; without one, a spectator's.")] | None = None


class ReelQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part, and which viewer."""

    part: Annotated[int, Meta(ge=0, le=2**26, description="Part n begins after n times 32 decisions.")] = 0
    seat: Annotated[int, Meta(ge=0, le=5, description="Whose eyes; without one, a spectator's.")] | None = None


class TokenQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link."""

    token: Annotated[str, Meta(max_length=120, description="As it stands in the link.")]


async def create(request: ApiRequest) -> Created:
    """Create a room."""
    wanted: Opening = request.body
    return await request.state.registry.create(wanted.settings, wanted.name, request.payer)


async def lobby(request: ApiRequest) -> Lobby:
    """The public rooms."""
    return Lobby(await open_rooms(request.state.store, request.query.limit))


async def summary(request: ApiRequest) -> Summary:
    """The summary of one room."""
    return public_summary((await request.state.registry.session(request.code)).room)


async def sit(request: ApiRequest) -> Seated:
    """Take a seat."""
    return await request.state.registry.sit(request.code, request.body.name, request.body.seat)


async def command(request: ApiRequest) -> Done:
    """Execute a command."""
    metrics, began = request.state.metrics, time.perf_counter()
    request.state.charge_writing(request.address, request.body)
    done = await request.state.registry.command(request.code, request.key, request.body, request.payer)
    metrics.acknowledged.observe(time.perf_counter() - began)
    return done


async def rating(request: ApiRequest) -> Standing:
    """The rating of an identity."""
    return standing(await request.state.store.rating(hashed(request.body.identity)))


async def forget_rating(request: ApiRequest) -> Standing:
    """Delete the rating of an identity."""
    await request.state.store.delete_rating(hashed(request.body.identity))
    return standing(None)


async def state(request: ApiRequest) -> Welcome:
    """The whole state, as far as the client may see it."""
    return await request.state.registry.welcome(request.code, request.key, request.query.seen, request.payer)


async def why(request: ApiRequest) -> Because:
    """The reasons against an action."""
    return Because("", await request.state.registry.why(request.code, request.key, request.query.action))


async def notifications(request: ApiRequest) -> NotificationSettings:
    """The notifications of a seat."""
    return await request.state.notifications.settings(request.code, request.key)


async def change_notifications(request: ApiRequest) -> NotificationSettings:
    """Change the notifications of a seat or a table."""
    return await request.state.notifications.change(request.code, request.key, request.body.wish, request.payer)


async def stop_notifications(request: ApiRequest) -> LinkOpened:
    """Follow a link that ends notifications."""
    return LinkOpened(await request.state.notifications.stop(request.query.token))


async def confirm_notifications(request: ApiRequest) -> LinkOpened:
    """Follow a link that allows mails."""
    return LinkOpened(await request.state.notifications.confirm(request.query.token))


async def hint(request: ApiRequest) -> Advice:
    """What a bot would do."""
    return await request.state.registry.hint(request.code, request.key)


async def guide(request: ApiRequest) -> Guidance:
    """A good option, and why to take it."""
    return await request.state.registry.guide(request.code, request.key)


async def record(request: ApiRequest) -> str:
    """The record of a finished game."""
    return await request.state.registry.archive.record(request.code)


async def box(request: ApiRequest) -> Response:
    """What is in the box of a room."""
    return _json(await request.state.registry.archive.box(request.code, request.query.language, request.payer))


async def edition_box(request: ApiRequest) -> Response:
    """What is in a box, with every module or with some."""
    wanted: EditionBoxQuery = request.query
    sources = offers.box_sources(request.http.path_params["edition"][:40], wanted.modules)
    return _json(await request.state.registry.archive.edition_box(sources, wanted.language, request.payer))


async def changes(request: ApiRequest) -> Response:
    """What the custom box of a room changes."""
    return _json(await request.state.registry.archive.changes(request.code, request.query.language, request.payer))


async def workshop(request: ApiRequest) -> Response:
    """What a custom box may change."""
    wanted: WorkshopQuery = request.query
    sources, modules = offers.workshop_sources(
        wanted.edition, tuple(filter(None, wanted.modules.split(","))), wanted.teams
    )
    archive = request.state.registry.archive
    return _json(await archive.form(sources, wanted.edition, modules, wanted.teams, request.payer))


async def check_box(request: ApiRequest) -> Response:
    """What is wrong with a custom box, or what it changes."""
    wanted: BoxDraft = request.body
    sources, _ = offers.workshop_sources(wanted.edition, wanted.modules, wanted.teams)
    archive = request.state.registry.archive
    return _json(await archive.check_box(sources, wanted.box, wanted.languages, wanted.show, request.payer))


def _json(body: bytes) -> Response:
    """A response that is encoded already."""
    return Response(body, media_type=JSON)


async def replay(request: ApiRequest) -> Moment:
    """A moment of a finished game."""
    wanted: ReplayQuery = request.query
    return await request.state.registry.archive.replay(request.code, wanted.decision, wanted.seat, request.payer)


async def reel(request: ApiRequest) -> Response:
    """Consecutive moments of a finished game. They are stored compressed, and sent so if the client accepts it."""
    wanted: ReelQuery = request.query
    return _gzip_response(
        request, await request.state.registry.archive.reel(request.code, wanted.part, wanted.seat, request.payer)
    )


def _gzip_response(request: ApiRequest, packed: bytes) -> Response:
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.http.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), headers=headers, media_type=JSON)
    return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=JSON)


async def replay_imported(request: ApiRequest) -> Moment:
    """A moment of an imported record."""
    wanted: ReplayQuery = request.query
    return await request.state.registry.archive.replay_imported(
        _name(request), wanted.decision, wanted.seat, request.payer
    )


async def reel_imported(request: ApiRequest) -> Response:
    """Consecutive moments of an imported record."""
    wanted: ReelQuery = request.query
    found = await request.state.registry.archive.reel_imported(_name(request), wanted.part, wanted.seat, request.payer)
    return _gzip_response(request, found)


async def box_imported(request: ApiRequest) -> Response:
    """What is in the box of the game in a record."""
    return _json(
        await request.state.registry.archive.box_imported(_name(request), request.query.language, request.payer)
    )


def _name(request: ApiRequest) -> str:
    return str(request.http.path_params["name"])[:100]


async def statistics(request: ApiRequest) -> Statistics:
    """Statistics of a finished game."""
    return await request.state.registry.archive.statistics(request.code, request.payer)


async def branches(request: ApiRequest) -> Branches:
    """The branches of a finished game."""
    return await request.state.registry.branches.list_of_room(request.code)


async def branch(request: ApiRequest) -> Created:
    """Play on from a moment of a finished game."""
    return await request.state.registry.branches.open_from_room(request.code, request.body, request.payer)


async def branches_imported(request: ApiRequest) -> Branches:
    """The branches of an imported record."""
    return await request.state.registry.branches.list_of_record(_name(request))


async def branch_imported(request: ApiRequest) -> Created:
    """Play on from a moment of an imported record."""
    return await request.state.registry.branches.open_from_record(_name(request), request.body, request.payer)


async def course(request: ApiRequest) -> Response:
    """The win-chance curve of a finished game, and its turning points."""
    return _json(await request.state.registry.archive.course(request.code, request.payer))


async def course_imported(request: ApiRequest) -> Response:
    """The same of an imported record."""
    return _json(await request.state.registry.archive.course_imported(_name(request), request.payer))


async def review(request: ApiRequest) -> Response:
    """How far the review of a finished game is; in the end the review."""
    return _json(await request.state.registry.archive.review(request.code, request.payer))


async def review_imported(request: ApiRequest) -> Response:
    """The same of an imported record."""
    return _json(await request.state.registry.archive.review_imported(_name(request), request.payer))


async def import_record(request: ApiRequest) -> Imported:
    """Verify a record and store it."""
    return Imported(await request.state.registry.archive.import_record(request.body, request.payer))


async def imported(request: ApiRequest) -> str:
    """An imported record."""
    return await request.state.registry.archive.imported_record(_name(request))


async def verdict(request: ApiRequest) -> Verdict:
    """What was verified in an imported record."""
    return await request.state.registry.archive.verdict(_name(request), request.payer)


async def editions(request: ApiRequest) -> Response:
    """What can be played."""
    return _json(offers.offer_json())


async def rules(request: ApiRequest) -> Response:
    """The rule index."""
    return _json(offers.rule_book_json(request.query.language))


async def bots(request: ApiRequest) -> Response:
    """The available bots."""
    return _json(offers.bots_json(request.state.config.bot))


async def phrases(request: ApiRequest) -> Phrases:
    """The preset phrases."""
    return Phrases()


async def openapi_document(request: ApiRequest) -> Response:
    """The OpenAPI document."""
    return Response(request.state.openapi, media_type=JSON)


async def asyncapi_document(request: ApiRequest) -> Response:
    """The AsyncAPI document."""
    return Response(request.state.asyncapi, media_type=JSON)


async def health(request: ApiRequest) -> Health:
    """Whether the store can be written and read; an error is answered with 503."""
    await request.state.health.check()
    return Health("well")


async def network(request: ApiRequest) -> NetworkStatus:
    """How phones reach this server."""
    return request.state.network.status(request.http.scope)


async def switch_network(request: ApiRequest) -> NetworkStatus:
    """Let devices of the local network in, or not any more; only somebody on this machine may decide that."""
    wanted: NetworkSwitch = request.body
    access = request.state.network
    if not is_on_this_machine(request.http.scope, request.state.config):
        raise HttpRefused(403, "forbidden", "only somebody at the machine of the server can switch this", "open")
    await (access.open() if wanted.open else access.close())
    return access.status(request.http.scope)


async def metrics(request: ApiRequest) -> Response:
    """The metrics, for those the operator allows."""
    config = request.state.config
    address = client_address(request.http.scope, config.behind_proxy)
    if config.metrics == "off" or (config.metrics == "local" and not is_local(address)):
        raise HttpRefused(403, "forbidden", "the metrics are the operator's")
    return Response(request.state.metrics.exposition(), media_type=TEXT)
