"""The page's own words: both languages say the same things, and every thing asked for is said."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
VALUE = re.compile(r"\{ *\$([a-z]+)")
ASKED = re.compile(r"""\bt\(\s*"([a-z0-9-]+)\"""")
NAMED = re.compile(r"""["'`]([a-z][a-z0-9-]*)["'`]""")
BEGUN = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")  # how names begin that are put together
BUILT = {"language-name"}  # read while the page is built

ENGLISH = sorted(WEB.rglob("*.en.ftl"))


def messages(path: Path) -> dict[str, str]:
    parts = MESSAGE.split(path.read_text(encoding="utf-8"))[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def japanese(path: Path) -> Path:
    return path.with_name(path.name.replace(".en.ftl", ".ja.ftl"))


def test_there_are_messages() -> None:
    assert ENGLISH
    assert [japanese(path) for path in ENGLISH] == sorted(WEB.rglob("*.ja.ftl"))


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.name)
def test_both_languages_have_the_same_messages_in_the_same_order(path: Path) -> None:
    assert list(messages(japanese(path))) == list(messages(path))


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.name)
def test_both_languages_use_the_same_values(path: Path) -> None:
    there = messages(japanese(path))
    for name, text in messages(path).items():
        assert set(VALUE.findall(there[name])) == set(VALUE.findall(text)), name


def test_no_message_is_said_twice() -> None:
    names = [name for path in ENGLISH for name in messages(path)]
    assert sorted(names) == sorted(set(names))


def test_every_message_asked_for_is_there() -> None:
    known = {name for path in ENGLISH for name in messages(path)}
    sources = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    asked = {name for path in sources for name in ASKED.findall(path.read_text(encoding="utf-8"))}
    assert len(asked) > 50
    assert asked - known == set()


def test_every_message_is_asked_for() -> None:
    sources = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    named, begun = set(NAMED.findall(text)), tuple(set(BEGUN.findall(text)))
    known = {name for path in ENGLISH for name in messages(path)}
    assert [name for name in sorted(known) if name not in named | BUILT and not name.startswith(begun)] == []
