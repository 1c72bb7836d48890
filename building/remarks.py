"""What the comments of the sources say about a field, for the API reference and the test that it is whole."""


def comment_at(lines: list[str], first: int, last: int) -> str:
    """The comment behind a statement, or the lines of comment right above it. Lines count from 1."""
    _, hash_mark, behind = lines[last - 1].partition("  # ")
    if hash_mark:
        return behind.strip()
    above: list[str] = []
    at = first - 2
    while at >= 0 and lines[at].strip().startswith("# "):
        above.insert(0, lines[at].strip()[2:])
        at -= 1
    return " ".join(above)


def sentence(said: str) -> str:
    return said[0].upper() + said[1:] + ("" if said.endswith((".", ":", "?")) else ".")
