"""One folder a game. They meet the rest of the program through `holotype.core.registry` only."""
