"""The laboratory: studies of games, with intervals. See docs/reference/lab.md."""
