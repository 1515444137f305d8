"""What a browser is shown: the client, and at an address that leads nowhere a page of it that says so."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.testclient import TestClient

from blackgate.server.web.front import lost, pages

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    """A server whose client is one line."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Blackgate</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "core-1.js").write_text("export {}")
    return TestClient(Starlette(routes=pages(tmp_path), exception_handlers={HTTPException: lost(tmp_path)}))


@pytest.mark.parametrize("path", ["/nowhere", "/r", "/cards/spoon", "/index.php", "/apiary"])
def test_a_person_who_lost_the_way_is_shown_a_page(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "Blackgate" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/assets/core-0.js", "/metrics/x"])
def test_programs_are_told_a_problem_even_by_a_browser(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_a_script_that_is_gone_is_no_page(client: TestClient) -> None:
    assert client.get("/old.js", headers={"accept": "*/*"}).json()["code"] == "unknown"


def test_the_pages_of_the_client_are_there(client: TestClient) -> None:
    for path in ("/", "/cards", "/r/K7MXQ4", "/replay/K7MXQ4/12"):
        assert client.get(path, headers=BROWSER).status_code == 200
    assert "immutable" in client.get("/assets/core-1.js").headers["cache-control"]


def test_without_a_built_client_it_is_a_problem_for_everybody(tmp_path: Path) -> None:
    bare = TestClient(Starlette(routes=pages(tmp_path), exception_handlers={HTTPException: lost(tmp_path)}))
    assert bare.get("/nowhere", headers=BROWSER).json()["code"] == "unknown"
    assert "not built" in bare.get("/", headers=BROWSER).text


def test_another_method_is_refused_as_before(client: TestClient) -> None:
    answer = client.post("/cards", headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (405, "invalid")
