"""An edition shown on paper, and two compared."""
