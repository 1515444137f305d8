"""Reviews of finished games: `queue` runs one after the other in a process of low priority."""
