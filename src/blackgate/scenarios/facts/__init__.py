"""Facts a scenario can check: of the game, the edition, the modules, and of the view of one seat."""
