"""What everybody at a room is sent."""

from blackgate.server.sight.sight import Sight

__all__ = ["Sight"]
