"""Bots against bots: the same deals in every seat, and how sure that is. See docs/reference/arena.md."""
