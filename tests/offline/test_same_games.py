"""The Python of a folder plays the same games as this one: from the same seeds, the same fingerprints."""

import gzip
import subprocess
from pathlib import Path

import pytest

from followsuit.registry import all_games
from followsuit.site.bundle import NoSite, write_bundle
from followsuit.site.runtime import cache_folder, found_node, found_runtime
from many import ALL
from offline.played import line_of

GAMES = sorted(all_games())
PROMISED = 200  # games of each
HERE = Path(__file__).parent


@pytest.mark.skipif(not ALL, reason="many games in WebAssembly take minutes: `make many`")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_give_the_same_fingerprints(game: str, tmp_path: Path) -> None:
    try:
        node = found_node()
        pyodide, msgspec = found_runtime(node)
        library, packages = write_bundle(node, pyodide, msgspec, cache_folder())
    except NoSite as problem:
        pytest.skip(f"*** THE FOLDER'S PYTHON WAS NOT TESTED. {problem} ***")
    unpacked = tmp_path / "library.zip"
    unpacked.write_bytes(gzip.decompress(library.read_bytes()))
    script = [HERE / "in_node.mjs", pyodide, unpacked, packages, HERE / "played.py"]
    ran = subprocess.run([node, *script, "0", str(PROMISED), game], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert ran.stdout.split("\n")[:-1] == [line_of(game, seed) for seed in range(PROMISED)]
