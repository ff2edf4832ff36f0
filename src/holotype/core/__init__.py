"""The engine. It knows nothing of any game."""
