"""What MkDocs is told about our documents beyond mkdocs.yml: `make docs`.

The pages are written to be read on a code host as well, so three things differ there: two pages lie outside
docs/, a piece of code says which file it belongs to, and nothing of the site may come from another host.
"""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]

# Pages of the root folder that are part of the site.
FROM_THE_ROOT = ("CONTRIBUTING.md", "CHANGELOG.md")

# What a browser would fetch by itself; a link that somebody may press is none of these.
FETCHED = re.compile(r"""<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)=["']?(https?:)?//[^>]*>""")
IMPORTED = re.compile(r"""(?:@import|url\()\s*["']?(?:https?:)?//[^)"';]*""")
HARMLESS = re.compile(r"""<link\b[^>]*\brel=["']?(?:canonical|next|prev)\b""")


def on_files(files: Any, config: Any) -> Any:
    """The pages of the root, with links as they are from docs/."""
    from mkdocs.structure.files import File

    for name in FROM_THE_ROOT:
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=text.replace("](docs/", "](")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    return named_code(from_docs(markdown))


def from_docs(markdown: str) -> str:
    """A link out of docs/ to one of those pages stays inside: one folder less."""
    names = "|".join(map(re.escape, FROM_THE_ROOT))
    return re.sub(rf"\]\(\.\./((?:\.\./)*(?:{names}))", r"](\1", markdown)


def named_code(markdown: str) -> str:
    """Code that goes into a file, whole or as a part of it, bears its name."""
    return re.sub(r"^```(\w+) (?:file|edit)=(\S+).*$", r'```\1 title="\2"', markdown, flags=re.MULTILINE)


def on_post_build(config: Any) -> None:
    """Nothing is fetched from another host, by a page or by a style."""
    from mkdocs.exceptions import PluginError

    found = foreign(Path(config["site_dir"]))
    if found:
        raise PluginError("The site would fetch from another host: " + "; ".join(found[:5]))


def foreign(site: Path) -> list[str]:
    """What the pages and styles of a site would fetch from another host."""
    found: list[str] = []
    for path in sorted(site.rglob("*.html")):
        for tag in FETCHED.finditer(path.read_text(encoding="utf-8")):
            if not HARMLESS.match(tag[0]):
                found.append(f"{path.relative_to(site)}: {tag[0]}")
    for path in sorted(site.rglob("*.css")):
        found += [
            f"{path.relative_to(site)}: {use}" for use in IMPORTED.findall(path.read_text(encoding="utf-8"))
        ]
    return found
