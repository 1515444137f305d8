"""The WebSocket of a room.

`endpoint` checks who may connect, `admission` counts connections, `session` serves one of them until it is closed with
one of the `close_codes`.
"""
