"""Several server processes on one database: one owns a room, the others follow it.

`shared_session` is a room that several processes have loaded. `forwarding` passes commands from a follower to the owner
and brings the reply back (`messages`). `peers` exchanges notices with the other processes and takes over their rooms
when they end.
"""
