"""A game as numbers, for programs that learn: observations, masks of actions, many tables at once."""
