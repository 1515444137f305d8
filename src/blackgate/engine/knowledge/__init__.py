"""Hidden information: observers, their beliefs, and determinization of worlds. Rule: INFO-1 to INFO-10."""
