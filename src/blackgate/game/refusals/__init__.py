"""Why an action is refused and what would make it possible, as messages that use only what its seat may know."""
