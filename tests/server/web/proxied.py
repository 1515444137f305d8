"""The server behind a real nginx, as in deploy/nginx.conf: only file names, ports and certificates differ."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from benchmarks.load.served import REAL, Served, free_port

HOST = "play.example"
PROGRAMS = ("nginx", "openssl")
MAIN = """daemon off; master_process off; pid {0}/pid; error_log {0}/error.log; events {{ worker_connections 256; }}
http {{ access_log {0}/access.log; client_body_temp_path {0}/body; proxy_temp_path {0}/proxy;
fastcgi_temp_path {0}/f; uwsgi_temp_path {0}/u; scgi_temp_path {0}/s; include {0}/site.conf; }}
"""


def missing() -> list[str]:
    """Programs that are not on this machine."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


def certified(folder: Path) -> None:
    """A certificate that is good for an hour or so."""
    wanted = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={HOST}"]
    files = ["-addext", f"subjectAltName=DNS:{HOST}", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"]
    subprocess.run([*wanted, *files], check=True, capture_output=True)


def site(text: str, folder: Path, server: int, secure: int, plain: int) -> str:
    """Our example, at other places; each of them has to stand in it once or more."""
    places = {
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl", "listen 80": f"listen 127.0.0.1:{plain}",
        "/etc/ssl/play.example.pem": f"{folder}/cert.pem", "/etc/ssl/play.example.key": f"{folder}/key.pem",
        "127.0.0.1:8000": f"127.0.0.1:{server}",
    }  # fmt: skip
    for old, new in places.items():
        assert old in text
        text = text.replace(old, new)
    return text


@contextmanager
def proxied(example: str, folder: Path, *switches: str) -> Iterator[tuple[Served, int, int]]:
    """A server behind nginx; the ports with TLS and without."""
    secure, plain = free_port(), free_port()
    certified(folder)
    with Served(
        folder, (*REAL, "--workers", "1", "--log", "json", "--behind-proxy", "--site", HOST, *switches)
    ) as server:
        (folder / "site.conf").write_text(site(example, folder, server.port, secure, plain))
        (folder / "nginx.conf").write_text(MAIN.format(folder))
        wanted = [str(shutil.which("nginx")), "-c", str(folder / "nginx.conf"), "-p", str(folder)]
        with subprocess.Popen(wanted, stderr=subprocess.DEVNULL) as proxy:
            try:
                awaited(plain, proxy)
                yield server, secure, plain
            finally:
                proxy.terminate()


def awaited(port: int, proxy: subprocess.Popen[bytes]) -> None:
    """Until it listens."""
    until = time.monotonic() + 10
    while time.monotonic() < until and proxy.poll() is None:
        line = HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            line.request("GET", "/")
            line.getresponse()
        except OSError:
            time.sleep(0.02)
        else:
            return
        finally:
            line.close()
    raise RuntimeError("nginx did not start")
