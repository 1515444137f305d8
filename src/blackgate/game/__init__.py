"""The public layer above the rules: games, actions, views, positions, records."""
