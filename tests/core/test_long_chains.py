"""Objects of the engine that go at once, each inside the next: memory stays whole, compiled too."""

import subprocess
import sys

CHAIN = """
import gc
import followsuit

table = followsuit.new_match("trickster", players=3, seed=1).table
for _ in range(5):
    chain = None
    for _ in range(3000):
        chain = [chain, table.clone()]
    del chain
    gc.collect()
    others = [[number] for number in range(20000)]
print(len(others))
"""


def test_a_long_chain_of_clones_goes_at_once() -> None:
    """As a table's do that were kept for taking back. A process of its own: it would die of it."""
    done = subprocess.run([sys.executable, "-c", CHAIN], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "20000\n"), done.stderr
