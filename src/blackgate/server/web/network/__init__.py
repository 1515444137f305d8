"""Access from the local network: which addresses this machine has there, and the sockets that listen on them."""
