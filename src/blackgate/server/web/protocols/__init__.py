"""Protocols below the application: uvicorn's HTTP and WebSocket protocols, with budgets for what arrives.

`http` and `websocket` charge everything a client sends to its budget (`traffic`) before it is parsed.
"""
