"""Static files: the client, and for an unknown path a page of it that says so."""

import asyncio
import gzip
from collections.abc import Callable, Mapping
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from blackgate.server.web.static_files import STATIC, not_found, pages

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


Asking = Callable[..., httpx.Response]


def asking(static: Path) -> Asking:
    """A server that shows the files of a folder, asked without a network."""
    app = Starlette(routes=pages(static), exception_handlers={HTTPException: not_found(static)})

    def ask(path: str, headers: Mapping[str, str] = BROWSER, method: str = "GET") -> httpx.Response:
        async def run() -> httpx.Response:
            way = httpx.ASGITransport(app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=way, base_url="http://localhost") as client:
                return await client.request(method, path, headers=dict(headers))

        return asyncio.run(run())

    return ask


@pytest.fixture
def ask(tmp_path: Path) -> Asking:
    """A server whose client is one line."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Blackgate</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "core-1.js").write_text("export {}")
    return asking(tmp_path)


@pytest.mark.parametrize("path", ["/nowhere", "/r", "/cards/spoon", "/index.php", "/apiary"])
def test_an_unknown_path_shows_people_a_page(ask: Asking, path: str) -> None:
    answer = ask(path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "Blackgate" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/assets/core-0.js", "/metrics/x"])
def test_unknown_api_paths_are_problems_even_for_browsers(ask: Asking, path: str) -> None:
    answer = ask(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_a_missing_script_is_no_page(ask: Asking) -> None:
    assert ask("/old.js", {"accept": "*/*"}).json()["code"] == "unknown"


def test_the_pages_of_the_client_are_served(ask: Asking) -> None:
    for path in ("/", "/cards", "/r/K7MXQ4", "/replay/K7MXQ4/12"):
        assert ask(path).status_code == 200
    assert "immutable" in ask("/assets/core-1.js").headers["cache-control"]


PACKED = {"accept-encoding": "gzip, br"}


def test_a_file_is_sent_as_compressed_by_the_build(tmp_path: Path) -> None:
    ask = asking(built(tmp_path, b"let it = 1;" * 100))
    packed, plain = ask("/assets/core-1.js", PACKED), ask("/assets/core-1.js", {"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == b"let it = 1;" * 100
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert ask("/assets/core-1.js.gz").status_code == 404


def test_requests_compress_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = asking(built(tmp_path, b"let it = 1;" * 100))

    def refuse(*given: object) -> bytes:
        raise AssertionError("compressed while somebody waits")

    monkeypatch.setattr("zlib.compressobj", refuse)
    monkeypatch.setattr("gzip.compress", refuse)
    monkeypatch.setattr("builtins.open", refuse)
    assert ask("/assets/core-1.js", PACKED).status_code == 200
    assert ask("/", PACKED).status_code == 200


def test_a_file_without_a_compressed_version_is_sent_plain(ask: Asking) -> None:
    answer = ask("/assets/core-1.js", PACKED)
    assert (answer.text, answer.headers.get("content-encoding")) == ("export {}", None)


def test_a_cached_file_is_not_sent_again(tmp_path: Path) -> None:
    ask = asking(built(tmp_path, b"let it = 1;" * 100))
    for headers in (PACKED, {"accept-encoding": "identity"}):
        first = ask("/assets/core-1.js", headers)
        for known in (
            {"if-none-match": first.headers["etag"]},
            {"if-none-match": f'"other", {first.headers["etag"]}'},
            {"if-modified-since": first.headers["last-modified"]},
        ):
            again = ask("/assets/core-1.js", {**headers, **known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == first.headers["etag"]
        stale = {"if-none-match": '"other"', "if-modified-since": first.headers["last-modified"]}
        assert ask("/assets/core-1.js", {**headers, **stale}).status_code == 200
    assert ask("/nowhere", BROWSER | {"if-none-match": ask("/").headers["etag"]}).status_code == 404


def test_files_outside_of_the_folder_are_not_served(ask: Asking, tmp_path: Path) -> None:
    (tmp_path.parent / "secret.txt").write_text("hush")
    for path in ("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets"):
        assert ask(path, {"accept": "*/*"}).status_code == 404


def built(folder: Path, script: bytes) -> Path:
    """A build with one script, compressed."""
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets").mkdir()
    (folder / "assets" / "core-1.js").write_bytes(script)
    (folder / "assets" / "core-1.js.gz").write_bytes(gzip.compress(script))
    return folder


def test_without_a_built_client_unknown_paths_are_problems(tmp_path: Path) -> None:
    bare = asking(tmp_path)
    assert bare("/nowhere").json()["code"] == "unknown"
    assert "not built" in bare("/").text


def test_other_methods_are_refused(ask: Asking) -> None:
    answer = ask("/cards", method="POST")
    assert (answer.status_code, answer.json()["code"]) == (405, "invalid")


def test_the_files_a_browser_keeps_for_later_are_all_there() -> None:
    """The service worker fetches all of them or keeps none."""
    kept = msgspec.json.decode((STATIC / "shell.json").read_bytes(), type=list[str])
    assert "/icon.svg" in kept
    assert any(path.endswith(".js") for path in kept)
    assert [path for path in kept if not (STATIC / path.lstrip("/")).is_file()] == []
