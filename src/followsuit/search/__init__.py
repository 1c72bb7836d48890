"""Thinking ahead from what one seat knows."""
