"""What a game's folder holds beside its code, read from files. It knows nothing of tables and moves."""
