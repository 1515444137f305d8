"""The web layer: HTTP and WebSockets around the room registry.

`app` puts it together, `app_state` is what requests share. `routes` is the table of all HTTP routes, `endpoint` checks
a request and calls its handler (`handlers`); `openapi` and `asyncapi` describe it. `websocket` serves the connections
of rooms. `security`, `rate_limit` and `protocols` protect the server, `logs`, `metrics` and `health` are for the
operator, `static_files` is the client, and `serve` runs everything.
"""
