"""Plain `blackgate`: where games are kept, which port is taken, and what is said when neither is as usual."""

import runpy
import socket
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

import blackgate.server
from blackgate.cli import gate
from blackgate.cli.commands import browser as home
from blackgate.errors import PlatformError
from blackgate.server.store.sqlite.files import FileLock, create_file
from blackgate.server.web.config import Config, ConfigError


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Config]:
    """What servers would have been run with; the home is a folder of this test."""
    configs: list[Config] = []
    monkeypatch.setattr(home, "serve", lambda config, _: configs.append(config))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("BLACKGATE_DATABASE", "BLACKGATE_PORT"):
        monkeypatch.delenv(name, raising=False)
    return configs


def test_plain_blackgate_opens_the_browser_and_keeps_games_in_a_private_folder(
    served: list[Config], tmp_path: Path
) -> None:
    assert CliRunner().invoke(gate, []).exit_code == 0
    [config] = served
    folder = tmp_path / "data" / "blackgate"
    assert config.open
    assert config.database == str(folder / "rooms.sqlite")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_environment_variables_apply(served: list[Config], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLACKGATE_DATABASE", "mine.sqlite")
    monkeypatch.setenv("BLACKGATE_PORT", "8123")
    CliRunner().invoke(gate, [])
    assert [(config.database, config.port) for config in served] == [("mine.sqlite", 8123)]


def test_phones_are_let_in_on_request_only(served: list[Config]) -> None:
    for switches in ([], ["--open-to-network"]):
        assert CliRunner().invoke(gate, switches).exit_code == 0
    assert [config.open_to_network for config in served] == [False, True]
    misplaced = CliRunner().invoke(gate, ["--open-to-network", "bots"])
    assert misplaced.exit_code == 2
    assert "comes after serve" in misplaced.output


def test_a_port_in_use_is_replaced_with_a_notice(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        assert home.with_free_port(Config(port=port)).port == 0
    assert capsys.readouterr().out == f"Port {port} is in use; using another one.\n"
    assert home.with_free_port(Config(port=port)).port == port


def test_an_address_that_is_not_there_is_not_blamed_on_the_port(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ConfigError):
        home.with_free_port(Config(host="999.999.999.999"))
    assert capsys.readouterr().out == ""


def test_without_a_data_folder_games_are_temporary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()  # also for the administrator no folder can be made in it
    with home.database({"XDG_DATA_HOME": str(tmp_path / "file")}) as file:
        assert file is not None
        assert Path(file).parent.is_dir()
    assert not Path(file).parent.exists()
    told = capsys.readouterr().err
    assert told.startswith(f"{tmp_path / 'file' / 'blackgate'}: this folder cannot be created")
    assert told.count("\n") == 1


def test_a_second_server_has_games_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    with home.database(environment) as first:
        assert first is not None
        create_file(Path(first))
        lock = FileLock(Path(first))
        with home.database(environment) as second:
            assert second not in (first, None)
        lock.release()
        with home.database(environment) as again:
            assert again == first
    assert "another server has this file open" in capsys.readouterr().err


def test_without_a_home_nothing_is_made_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.path.expanduser", str)  # as it is where nobody knows the user
    with home.database({}) as file:
        assert file is not None
    assert list(tmp_path.iterdir()) == []
    assert "there is no home folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("platform", "folder"),
    [("linux", ".local/share/blackgate"), ("darwin", "Library/Application Support/blackgate")],
)
def test_every_platform_has_its_folder(platform: str, folder: str) -> None:
    assert home.data_folder({}, platform) == Path.home() / folder
    assert home.data_folder({"XDG_DATA_HOME": "relative"}, platform) == Path.home() / folder


def test_on_windows_the_server_says_that_it_does_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(PlatformError, match="blackgate play"):
        runpy.run_path(str(blackgate.server.__file__))
