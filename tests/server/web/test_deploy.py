"""The deployment examples: what they name exists, and where the programs are installed, they work."""

import json
import re
import shutil
import ssl
import subprocess
from collections import Counter
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from benchmarks.load.served import Served
from tests.server.web import proxied
from tests.server.web.servers import hello
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from blackgate.server.web.config import SETTINGS

FILES = ("Caddyfile", "Containerfile", "blackgate.service", "compose.yaml", "nginx.conf")


@pytest.fixture(scope="module")
def deploy(root: Path) -> dict[str, str]:
    return {name: (root / "deploy" / name).read_text("utf-8") for name in FILES}


def unknown(text: str) -> set[str]:
    """Switches and variables of ours that do not exist."""
    switches = {f"--{each.name.replace('_', '-')}" for each in SETTINGS}
    variables = {f"BLACKGATE_{each.name.upper()}" for each in SETTINGS}
    served = {
        word for line in text.splitlines() if "blackgate serve" in line for word in re.findall(r" (--[\w-]+)", line)
    }
    return (served - switches) | (set(re.findall(r"\b(BLACKGATE_\w+)", text)) - variables)


def test_every_switch_and_variable_of_the_examples_exists(deploy: dict[str, str]) -> None:
    assert {name: unknown(text) for name, text in deploy.items()} == {name: set() for name in FILES}
    assert unknown("ExecStart=blackgate serve --quick\nBLACKGATE_HASTE=1") == {"--quick", "BLACKGATE_HASTE"}


def test_files_copied_into_the_container_exist(deploy: dict[str, str], root: Path) -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", deploy["Containerfile"], re.MULTILINE)
    names = " ".join(copied).split()
    ignored = (root / "deploy" / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    assert {"pyproject.toml", "setup.py", "src", "web"} <= set(names)
    assert [name for name in names if not (root / name).exists()] == []
    assert {name.split("/")[0] for name in names} == {line[1:] for line in ignored if line.startswith("!")}
    assert {"src/blackgate/server/static", "**/*.so", "**/_compiled.txt"} <= set(ignored)


def test_the_runtime_image_is_not_the_build_image(deploy: dict[str, str]) -> None:
    client, engine, runs = re.split(r"^FROM ", deploy["Containerfile"], flags=re.MULTILINE)[1:]
    assert "npm run build" in client
    assert "gcc" in engine
    assert re.findall(r"^COPY .*$", runs, re.MULTILINE) == ["COPY --from=engine /opt/blackgate /opt/blackgate"]
    assert not re.search(r"gcc|apt-get|npm|pip (install|wheel)", runs)
    assert "\nUSER blackgate\n" in runs
    assert "/health" in runs


def test_caddy_and_the_server_of_the_compose_file_match(deploy: dict[str, str]) -> None:
    composed = yaml.safe_load(deploy["compose.yaml"])
    server, caddy = composed["services"]["blackgate"], composed["services"]["caddy"]
    site, upstream = server["environment"]["BLACKGATE_SITE"], caddy["environment"]["UPSTREAM"]
    assert f"\n{site} {{\n" in deploy["Caddyfile"]
    assert "reverse_proxy {$UPSTREAM:127.0.0.1:8000}" in deploy["Caddyfile"]
    assert upstream == f"blackgate:{server['expose'][0]}"
    assert f"EXPOSE {server['expose'][0]}\n" in deploy["Containerfile"]
    assert "ports" not in server
    assert {each.split(":")[0] for each in (*server["volumes"], *caddy["volumes"])} == {
        *composed["volumes"],
        "./Caddyfile",
    }
    assert server["volumes"] == ["games:/data"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize(
    ("old", "new", "is_fine"), [("", "", True), ("Restart=on-failure", "Restart=sometimes", False)]
)
def test_systemd_understands_the_unit(
    deploy: dict[str, str], tmp_path: Path, old: str, new: str, is_fine: bool
) -> None:
    unit = tmp_path / "blackgate.service"
    unit.write_text(deploy["blackgate.service"].replace("/opt/blackgate/bin/blackgate", "/bin/true").replace(old, new))
    wanted = [str(shutil.which("systemd-analyze")), "verify", str(unit)]
    done = subprocess.run(wanted, capture_output=True, text=True, check=False)
    assert (done.stderr.strip() == "") is is_fine, done.stderr


@pytest.mark.skipif(bool(proxied.missing()), reason=f"not here: {', '.join(proxied.missing())}")
async def test_nginx_proxies_players_and_rejects_forged_addresses(deploy: dict[str, str], tmp_path: Path) -> None:
    with proxied.proxied(deploy["nginx.conf"], tmp_path, "--requests-per-second", "3") as (server, secure, plain):
        await visit(tmp_path, secure, plain)
        await forged(server, secure)
    told = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    assert [line for line in told if line["level"] == "error"] == []


async def visit(folder: Path, secure: int, plain: int) -> None:
    """A room, a socket with TLS, a page of strangers, and what is nobody's business."""
    trusted, host = ssl.create_default_context(cafile=folder / "cert.pem"), f"{proxied.HOST}:{secure}"
    async with httpx.AsyncClient(verify=False, headers={"host": host}) as http:  # noqa: S501  (it is our own)
        at = f"https://127.0.0.1:{secure}"
        opened = (await http.post(f"{at}/api/rooms", json={"name": "Ana"})).json()
        assert (await http.get(f"{at}/metrics")).status_code == 404
        moved = await http.get(f"http://127.0.0.1:{plain}/r/K7WMPX", headers={"host": proxied.HOST})
        assert moved.headers["location"] == f"https://{proxied.HOST}/r/K7WMPX"
    url = f"wss://{host}/api/rooms/{opened['room']}/socket"

    def knock(origin: str) -> connect:
        return connect(url, host="127.0.0.1", port=secure, ssl=trusted, compression=None, origin=origin)  # type: ignore[arg-type]

    async with knock(f"https://{host}") as socket:
        assert (await hello(socket, opened["key"]))["seat"] == 0
    with pytest.raises(InvalidStatus) as refused:
        await knock("https://evil.example")
    assert refused.value.response.status_code == 403


async def forged(server: Served, secure: int) -> None:
    """A client that sends a forged address with each request is known by the last one, which nginx appends."""

    async def codes(at: str) -> Counter[int]:
        async with httpx.AsyncClient(verify=False) as http:  # noqa: S501
            asked = [
                (await http.get(f"{at}/api/phrases", headers={"x-forwarded-for": f"192.0.2.{n}"})).status_code
                for n in range(40)
            ]
        return Counter(asked)

    assert (await codes(f"https://127.0.0.1:{secure}"))[429] > 10
    assert (await codes(f"http://127.0.0.1:{server.port}"))[429] == 0  # without a proxy it would be believed
