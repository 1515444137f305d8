"""Offloading: costly work runs in a process of its own, so that it never blocks the event loop. Payers take turns."""

from blackgate.server.offload.pool import Offload

__all__ = ["Offload"]
