"""`followsuit site`: the whole house in a folder."""

import gzip
from pathlib import Path

from followsuit.cli.files import new_folder


def write_folder(out: Path) -> None:
    # Here, because it loads all that a table is described with.
    from followsuit.site.writing import remove, write_site

    new_folder(out)
    try:
        files = write_site(out)
    except BaseException:
        remove(out)
        raise
    sent = sum(len(gzip.compress(path.read_bytes())) for path in files)
    print(
        f"{out} has {len(files)} files, {sent / 1e6:.1f} MB compressed. Any host of static files serves it:"
    )
    print(f"  python -m http.server --directory {out}")
