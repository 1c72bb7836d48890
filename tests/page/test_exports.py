"""What a module of the page gives to others, somebody takes; what is only its own, it keeps to itself."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
GIVEN = re.compile(r"^export (?:async )?(?:function|const|let|class|interface|type) (\w+)", re.MULTILINE)
MADE = WEB / "src" / "lib" / "wire.ts"  # has a type for everything that is sent, whoever looks at it


def sources() -> dict[Path, str]:
    folders = [WEB / "src", WEB / "tests"]
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {path: path.read_text(encoding="utf-8") for path in [*paths, WEB / "vite.config.ts"]}


def not_taken(texts: dict[Path, str]) -> list[str]:
    words = {path: set(re.findall(r"\w+", text)) for path, text in texts.items()}
    return [
        f"{path.name}: {name}"
        for path, text in texts.items()
        if path != MADE
        for name in GIVEN.findall(text)
        if not any(name in words[other] for other in texts if other != path)
    ]


def test_whatever_is_given_is_taken() -> None:
    texts = sources()
    assert sum(len(GIVEN.findall(text)) for text in texts.values()) > 300
    assert not_taken(texts) == []


def test_what_nobody_takes_is_found() -> None:
    made_up = {Path("one.ts"): "export function left(): void {}", Path("two.ts"): "right();"}
    assert not_taken(made_up) == ["one.ts: left"]
