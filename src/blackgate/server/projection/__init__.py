"""What everybody at a room is sent."""

from blackgate.server.projection.projection import Sight

__all__ = ["Sight"]
