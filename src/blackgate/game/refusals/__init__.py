"""Why an action is refused and what would make it possible, as messages, from what its seat may know."""
