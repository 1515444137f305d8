"""The command line: `blackgate play`, `edition`, `cards`, `rule`, `scenario`, `replay`, `analyse`, `review`, …"""

from blackgate.cli.app import gate


def main() -> None:
    """The entry point of the `blackgate` command."""
    gate.main(prog_name="blackgate")


__all__ = ["gate", "main"]
