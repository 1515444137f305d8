"""Costly work is done in a process of its own, so that it never holds the event loop. Payers take turns."""

from blackgate.server.offload.pool import Offload

__all__ = ["Offload"]
