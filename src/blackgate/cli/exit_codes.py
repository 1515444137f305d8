"""Exit codes: how a command ends, with one line about an error, or quietly when its output is closed."""

import contextlib
import os
import sys
from collections.abc import Callable

import click

from blackgate.cli.quotes import quoted
from blackgate.errors import BlackgateError

WELL, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def ended(run: Callable[[], object]) -> int:
    """Run a command; its exit code. Mistakes become one line on the error stream, never a traceback."""
    try:
        result = run()
        sys.stdout.flush()
    except BlackgateError as error:
        return complain(str(error))
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help())
        return BAD_INPUT
    except click.ClickException as error:
        return complain(error.format_message())
    except (KeyboardInterrupt, EOFError, click.Abort):
        click.echo("", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        return unread()
    except OSError as error:
        return complain(f"{error.filename or 'file'}: {error.strerror or error}")
    except UnicodeDecodeError as error:
        return complain(f"this is not a text file: {error.reason} at byte {error.start}")
    return result if isinstance(result, int) else WELL


def complain(what: str) -> int:
    """One line on the error stream."""
    click.echo("error: " + quoted(" ".join(what.split())), err=True)
    return BAD_INPUT


def unread() -> int:
    """The reader of our output has gone: say nothing, and let the interpreter flush into nothing."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED
