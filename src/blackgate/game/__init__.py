"""What everybody outside the rules uses: games, actions, views, positions, records."""
