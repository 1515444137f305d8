"""Play in the terminal: the game loop, what a person sees, and what they type."""
