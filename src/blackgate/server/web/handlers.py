"""What each route does: ask the hall, and give back what it says."""

import gzip
import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from blackgate.game.record import Verdict
from blackgate.server.commands import Name, SeatNumber, Words
from blackgate.server.lobby import Summary, open_rooms, public_summary
from blackgate.server.messages import Advice, Because, Done, Welcome
from blackgate.server.replay.parts import Moment
from blackgate.server.rooms import Created, Seated
from blackgate.server.settings import RoomSettings
from blackgate.server.statistics import Statistics
from blackgate.server.web import offers
from blackgate.server.web.offers import Phrases
from blackgate.server.web.request import Visit
from blackgate.server.web.responses import JSON, TEXT, Declined
from blackgate.server.web.security import address_of, is_local


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room that is wanted. With a name, whoever opens it sits down at once."""

    settings: RoomSettings = RoomSettings()
    name: Annotated[str, Meta(max_length=40)] = ""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is wanted: this one, or any."""

    name: Name
    seat: SeatNumber | None = None


class Imported(msgspec.Struct, frozen=True):
    """The name an imported record is kept under."""

    name: str


class Lobby(msgspec.Struct, frozen=True):
    """Public rooms in which a seat is free, the newest first."""

    rooms: tuple[Summary, ...]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do what it is for."""

    status: str


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing stands behind the question mark."""


class LobbyQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many rooms."""

    limit: Annotated[int, Meta(ge=1, le=100, description="How many at most.")] = 50


class StateQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was seen already."""

    seen: Annotated[int, Meta(ge=0, le=2**53, description="The last version that was seen.")] = 0


class WhyQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wanted."""

    action: Annotated[Words, Meta(description="In the notation of records, such as `dig spoon`.")]


class LanguageQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The language names and rules are wanted in."""

    language: Literal["en", "fr", "it"] = "en"


class EditionBoxQuery(LanguageQuery, frozen=True, forbid_unknown_fields=True):
    """What lies beside the base game, and the language names are wanted in."""

    modules: Annotated[str, Meta(max_length=200, description="Names with commas between; `all` for everything.")] = ""


class ReplayQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which moment, and through whose eyes."""

    decision: Annotated[int, Meta(ge=0, le=2**31, description="After so many decisions.")] = 0
    seat: Annotated[int, Meta(ge=0, le=5, description="Whose eyes; without one, a spectator's.")] | None = None


class ReelQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part, and through whose eyes."""

    part: Annotated[int, Meta(ge=0, le=2**26, description="Part n begins after n times 32 decisions.")] = 0
    seat: Annotated[int, Meta(ge=0, le=5, description="Whose eyes; without one, a spectator's.")] | None = None


async def create(visit: Visit) -> Created:
    """Open a room."""
    wanted: Opening = visit.body
    return await visit.house.hall.create(wanted.settings, wanted.name, visit.payer)


async def lobby(visit: Visit) -> Lobby:
    """The public rooms."""
    return Lobby(await open_rooms(visit.house.store, visit.query.limit))


async def summary(visit: Visit) -> Summary:
    """One room in a few words."""
    return public_summary((await visit.house.hall.session(visit.code)).room)


async def sit(visit: Visit) -> Seated:
    """Take a seat."""
    return await visit.house.hall.sit(visit.code, visit.body.name, visit.body.seat)


async def command(visit: Visit) -> Done:
    """Do something in a room."""
    meters, began = visit.house.meters, time.perf_counter()
    visit.house.charge_writing(visit.address, visit.body)
    done = await visit.house.hall.command(visit.code, visit.key, visit.body, visit.payer)
    meters.acknowledged.note(time.perf_counter() - began)
    return done


async def state(visit: Visit) -> Welcome:
    """Where everything stands, as far as whoever asks may know."""
    return await visit.house.hall.welcome(visit.code, visit.key, visit.query.seen, visit.payer)


async def why(visit: Visit) -> Because:
    """The reasons against an action."""
    return Because("", await visit.house.hall.why(visit.code, visit.key, visit.query.action))


async def hint(visit: Visit) -> Advice:
    """What a bot would do."""
    return await visit.house.hall.hint(visit.code, visit.key)


async def record(visit: Visit) -> str:
    """The record of a game that is over."""
    return await visit.house.hall.archive.record(visit.code)


async def box(visit: Visit) -> Response:
    """What is in the box of a room."""
    return _json(await visit.house.hall.archive.box(visit.code, visit.query.language, visit.payer))


async def edition_box(visit: Visit) -> Response:
    """What is in a box, with every module or with some."""
    wanted: EditionBoxQuery = visit.query
    sources = offers.box_sources(visit.request.path_params["edition"][:40], wanted.modules)
    return _json(await visit.house.hall.archive.edition_box(sources, wanted.language, visit.payer))


def _json(body: bytes) -> Response:
    """An answer that is written already."""
    return Response(body, media_type=JSON)


async def replay(visit: Visit) -> Moment:
    """A moment of a game that is over."""
    wanted: ReplayQuery = visit.query
    return await visit.house.hall.archive.replay(visit.code, wanted.decision, wanted.seat, visit.payer)


async def reel(visit: Visit) -> Response:
    """Some moments of a game that is over. They are kept packed, and sent so to whoever can unpack them."""
    wanted: ReelQuery = visit.query
    return _packed(visit, await visit.house.hall.archive.reel(visit.code, wanted.part, wanted.seat, visit.payer))


def _packed(visit: Visit, packed: bytes) -> Response:
    headers = {"vary": "accept-encoding"}
    if "gzip" not in visit.request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), headers=headers, media_type=JSON)
    return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=JSON)


async def replay_imported(visit: Visit) -> Moment:
    """A moment of a record that was brought."""
    wanted: ReplayQuery = visit.query
    return await visit.house.hall.archive.replay_imported(_name(visit), wanted.decision, wanted.seat, visit.payer)


async def reel_imported(visit: Visit) -> Response:
    """Some moments of a record that was brought."""
    wanted: ReelQuery = visit.query
    found = await visit.house.hall.archive.reel_imported(_name(visit), wanted.part, wanted.seat, visit.payer)
    return _packed(visit, found)


async def box_imported(visit: Visit) -> Response:
    """What is in the box of the game a record tells."""
    return _json(await visit.house.hall.archive.box_imported(_name(visit), visit.query.language, visit.payer))


def _name(visit: Visit) -> str:
    return str(visit.request.path_params["name"])[:100]


async def statistics(visit: Visit) -> Statistics:
    """What a game that is over came to."""
    return await visit.house.hall.archive.statistics(visit.code, visit.payer)


async def import_record(visit: Visit) -> Imported:
    """Prove a record and keep it."""
    return Imported(await visit.house.hall.archive.import_record(visit.body, visit.payer))


async def imported(visit: Visit) -> str:
    """A record that was imported."""
    return await visit.house.hall.archive.imported_record(_name(visit))


async def verdict(visit: Visit) -> Verdict:
    """What was found to be right in a record that was brought."""
    return await visit.house.hall.archive.verdict(_name(visit), visit.payer)


async def editions(visit: Visit) -> Response:
    """What can be played."""
    return _json(offers.offer_json())


async def rules(visit: Visit) -> Response:
    """The rule index."""
    return _json(offers.rule_book_json(visit.query.language))


async def bots(visit: Visit) -> Response:
    """Who can be seated."""
    return _json(offers.bots_json(visit.house.config.bot))


async def phrases(visit: Visit) -> Phrases:
    """What can be said without typing."""
    return Phrases()


async def openapi_document(visit: Visit) -> Response:
    """These routes, for programs."""
    return Response(visit.house.openapi, media_type=JSON)


async def asyncapi_document(visit: Visit) -> Response:
    """The socket, for programs."""
    return Response(visit.house.asyncapi, media_type=JSON)


async def health(visit: Visit) -> Health:
    """Whether the store can be written and read; what it raises otherwise is answered with 503."""
    await visit.house.health.check()
    return Health("well")


async def metrics(visit: Visit) -> Response:
    """The meters, for those the operator shows them to."""
    config = visit.house.config
    address = address_of(visit.request.scope, config.behind_proxy)
    if config.metrics == "off" or (config.metrics == "local" and not is_local(address)):
        raise Declined(403, "forbidden", "the metrics are the operator's")
    return Response(visit.house.meters.shown(), media_type=TEXT)
