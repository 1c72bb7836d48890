"""The documents as a site, looked at without building it: `make docs` builds it, and is as strict.

Every page is in the navigation of mkdocs.yml, every link between pages leads somewhere, and every name of the
API reference is one that the code says something about.
"""

import ast
import re
from pathlib import Path

import pytest

import followsuit
from building.environment import read_config
from building.remarks import comment_at
from building.site import FROM_THE_ROOT, foreign, from_docs, named_code
from followsuit.core.roles import AreaRole, CounterRole

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
OUTSIDE = ["README.md", *FROM_THE_ROOT]
REFERENCES = [DOCS / "reference/api.md", DOCS / "reference/api-for-authors.md"]

CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """What a heading is linked by, as code hosts and our site do it; and what the API reference adds."""
    text = re.sub(r"^```.*?^```$", "", text_of(page), flags=re.MULTILINE | re.DOTALL)
    found = {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
        for heading in HEADING.findall(text)
    }
    return found | {name for name, _ in referred(page)}


def referred(page: Path) -> list[tuple[str, list[str]]]:
    """The names that a page of the reference shows, each with the members it shows of it."""
    found = re.findall(
        r"^::: ([\w.]+)\n(?:    options:\n((?:      .+\n)+))?", text_of(page) + "\n", re.MULTILINE
    )
    members = [re.search(r"members: \[(.*)\]", options) for _, options in found]
    return [
        (name, [word for word in (listed[1].split(", ") if listed else []) if word])
        for (name, _), listed in zip(found, members, strict=True)
    ]


def test_the_navigation_lists_every_page_once() -> None:
    nav = text_of(ROOT / "mkdocs.yml").partition("\nnav:\n")[2]
    listed = re.findall(r"- (?:[^:\n]+: )?(\S+\.md)$", nav, re.MULTILINE)
    assert sorted(listed) == sorted([*PAGES, *FROM_THE_ROOT])


def test_the_first_page_leads_to_every_other() -> None:
    """To those of one scenario format by the page of the format."""
    links = set(LINK.findall(text_of(DOCS / "index.md")))
    wanted = [page for page in PAGES if page != "index.md" and not page.startswith("reference/scenario/")]
    assert [page for page in wanted if page not in links] == []


@pytest.mark.parametrize("page", [*(f"docs/{page}" for page in PAGES), *OUTSIDE])
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for link in LINK.findall(CODE.sub("", text_of(path))):
        if link.startswith(("https://", "http://", "mailto:")):
            continue
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), f"{page}: {link}"
        if anchor:
            assert anchor in anchors(target), f"{page}: {link}"


def test_a_link_within_the_site_stays_there() -> None:
    """Pages of docs/ link to each other and to the pages of the root that are part of the site."""
    for page in PAGES:
        for link in LINK.findall(CODE.sub("", from_docs(text_of(DOCS / page)))):
            if not link.startswith(("https://", "#")):
                target = Path(DOCS / page).parent.joinpath(link.partition("#")[0]).resolve()
                assert target.is_relative_to(DOCS), f"{page}: {link}"


def test_links_out_of_the_folder_and_names_of_files_are_made_fit() -> None:
    assert (
        from_docs("[a](../CHANGELOG.md) [b](../../CHANGELOG.md#x)")
        == "[a](CHANGELOG.md) [b](../CHANGELOG.md#x)"
    )
    assert named_code("```python file=a_game.py\n") == '```python title="a_game.py"\n'
    assert named_code("```toml edit=a/en.toml events\n") == '```toml title="a/en.toml"\n'


def test_what_would_be_fetched_from_another_host_is_found(tmp_path: Path) -> None:
    (tmp_path / "fine.html").write_text(
        '<a href="https://a.example">a</a><script src="assets/b.js"></script>'
    )
    (tmp_path / "fine.css").write_text("a{background:url(b.svg)}")
    assert foreign(tmp_path) == []
    (tmp_path / "bad.html").write_text('<script async src="https://a.example/b.js"></script>')
    (tmp_path / "bad.css").write_text("@import 'https://a.example/b.css';")
    assert [line.partition(":")[0] for line in foreign(tmp_path)] == ["bad.html", "bad.css"]


def test_the_first_screen_says_what_it_is_in_which_state_and_how_to_play_and_install_it() -> None:
    """In the words people search for, in this order, within forty lines."""
    screen = " ".join("\n".join(text_of(ROOT / "README.md").splitlines()[:40]).split())
    wanted = (
        "trick-taking engine in Python",
        "imperfect information",
        "play against bots in the browser",
        "*State: version",
        "make play",
        "make test",
        "pip install",
    )
    assert [words for words in wanted if words not in screen] == []
    assert sorted(wanted, key=screen.index) == [*wanted]


def test_the_readme_names_this_version_and_every_extra() -> None:
    readme = text_of(ROOT / "README.md")
    named = re.findall(r"version (\d+\.\d+\.\d+)|followsuit-(\d[^-]*)-", readme)
    assert {one or other for one, other in named} == {followsuit.__version__}
    said = readme.partition("\nThe extras are ")[2].partition("\n\n")[0]
    extras = read_config()["project"]["optional-dependencies"]
    assert set(re.findall(r"`(\w+)`", said)) == set(extras) - {"docs", "test"}


def test_the_guide_lists_every_role() -> None:
    """Those of areas and counters, each with what is drawn for it."""
    guide = text_of(DOCS / "guide/add-a-game.md").partition("**Names mean nothing to the page.**")[2]
    table = guide.partition("\nAnything without a role")[0]
    rows = re.findall(r"^\| (`.*?) \| (an area|a counter)\b", table, re.MULTILINE)
    listed = {(of, name) for row, of in rows for name in re.findall(r"`(\w+)`", row)}
    declared = {("an area", role.name) for role in AreaRole if role}
    declared |= {("a counter", role.name) for role in CounterRole if role}
    assert listed == declared


def test_nothing_on_the_page_is_drawn_by_the_name_of_an_area_or_a_counter() -> None:
    web = ROOT / "web/src"
    for path in [*sorted(web.rglob("*.svelte")), *sorted(web.rglob("*.ts"))]:
        text = text_of(path)
        compared = re.findall(r"\b(?:area|counter|each|one)\)?\??\.name [!=]== \"", text)
        compared += re.findall(
            r"\.includes\((?:area|counter|each)\.name\)|\.test\((?:area|counter)\.name\)", text
        )
        compared += re.findall(
            r"\bkit\.(?:style|id) [!=]==|symbolOf\((?:counter|area|news)\.(?:name|kind)\)", text
        )
        assert compared == [], path.name


def test_the_api_of_the_package_is_in_the_reference() -> None:
    shown = {name.rpartition(".")[2] for page in REFERENCES for name, _ in referred(page)}
    assert set(followsuit.__all__) <= shown


def definition(name: str) -> tuple[ast.AST, Path]:
    """Where a name of the reference is defined: `followsuit.core.table.Table`."""
    module, _, last = name.rpartition(".")
    base = ROOT / "src" / module.replace(".", "/")
    path = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
    return said_in(ast.parse(text_of(path)).body, last), path


def said_in(body: list[ast.stmt], name: str) -> ast.AST:
    """The definition of a function, a class or a value in these lines."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name == name:
            return node
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if getattr(target, "id", getattr(target, "attr", "")) == name:
                return node
    raise AssertionError(f"{name} is not there")


def member(owner: ast.ClassDef, name: str) -> ast.AST:
    starts = [node for node in owner.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    return said_in([*owner.body, *(line for start in starts for line in start.body)], name)


def text_about(node: ast.AST, path: Path) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return ast.get_docstring(node) or ""
    assert isinstance(node, ast.stmt)
    return comment_at(text_of(path).splitlines(), node.lineno, node.end_lineno or node.lineno)


@pytest.mark.parametrize("page", REFERENCES, ids=lambda page: page.stem)
def test_the_code_says_something_about_every_name_of_the_reference(page: Path) -> None:
    silent: list[str] = []
    for name, members in referred(page):
        found, path = definition(name)
        if not text_about(found, path):
            silent.append(name)
        for each in members:
            assert isinstance(found, ast.ClassDef)
            if not text_about(member(found, each), path):
                silent.append(f"{name}.{each}")
    assert silent == []
