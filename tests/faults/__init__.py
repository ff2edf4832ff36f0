"""Faults at random: servers are killed, cut off and starved while people and bots play. See docs/quality.md."""
