"""Projections of a room: what each viewer may see, as snapshots and deltas.

`snapshot` is the state of a room and of one seat, `story` what happened as text, and `projection` compares snapshots
and sends the deltas.
"""

from blackgate.server.projection.projection import Projection

__all__ = ["Projection"]
