"""The door to the network: HTTP and sockets around a hall.

`routes` is the table of everything that can be asked for; `doors` make it answer, `openapi` tells it to programs.
`socket` is the live connection, told by `asyncapi`. `guard` and `limits` keep strangers from doing harm, `logs` and
`meters` tell the operator how it goes, `serve` runs it all.
"""
