"""Puzzles: moments with one right answer, proven over the deals that their player cannot tell apart."""
