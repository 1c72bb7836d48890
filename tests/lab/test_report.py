"""The report: one page, whole in both languages, with every figure in it."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from followsuit.cli.main import app
from followsuit.core.errors import Unreadable
from followsuit.lab.report import read_figures, report_page
from followsuit.lab.summary import summary_lines
from lab.studies import figures, study

VOID = {"meta", "link", "rect", "line", "path"}


class Checked(HTMLParser):
    """Every element is closed, in order; and what the page asks other files for."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []
        self.words: dict[str, list[str]] = {"en": [], "ja": []}
        self.languages: list[str] = []  # of each open element, if it says something in one

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = dict(attributes)
        self.asked += [value for name in ("src", "href") if (value := known.get(name))]
        assert tag != "script"
        assert not any(name.startswith("on") or name == "style" for name in known)
        if tag not in VOID:
            self.open.append(tag)
            self.languages.append(str(known.get("class")) if tag == "span" else "")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag
            self.languages.pop()

    def handle_data(self, data: str) -> None:
        if self.languages and self.languages[-1] in self.words:
            self.words[self.languages[-1]].append(data)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    wanted = study(
        "tricktakers",
        bots=["random", "thumb"],
        players=3,
        deals=24,
        what_if=[{"king.points": "+30"}, {"king.points": "+60"}],
        vary={"pick": ["king", "hermit"]},
    )
    return figures(tmp_path_factory.mktemp("report") / "study", wanted)


def test_it_is_whole_and_asks_nobody(found: dict[str, Any]) -> None:
    page = Checked()
    text = report_page(found)
    page.feed(text)
    assert page.open == []
    assert set(page.asked) == {"#en", "#ja", "data:,"}
    assert "http" not in text.replace("http-equiv", "")
    assert "url(" not in text


def test_both_languages_say_as_much(found: dict[str, Any]) -> None:
    page = Checked()
    page.feed(report_page(found))
    assert len(page.words["en"]) == len(page.words["ja"]) > 200
    assert "King" in page.words["en"]
    assert "キング" in page.words["ja"]
    missing = [
        text for text in [*page.words["en"], *page.words["ja"]] if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)
    ]
    assert missing == [], "a message that nobody has written"
    assert not [text for text in [*page.words["en"], *page.words["ja"]] if "{" in text]


def test_every_share_stands_in_it(found: dict[str, Any]) -> None:
    text = report_page(found)
    [stratum] = found["strata"]
    for line in stratum["kinds"]["character"]["shares"]:
        assert f"{100 * line['mean']:.1f} %" in text
    assert text.count("<section>") >= 14
    assert "king.points=30,50,80,110,150,30" in text


def test_it_is_made_anew_from_its_figures(found: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    path.write_text(json.dumps(found), encoding="utf-8")
    assert report_page(read_figures(path)) == report_page(found)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "tricktakers", "strata": 3}'])
def test_what_are_no_figures(text: str, tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match="has no figures of a study"):
        read_figures(path)


def test_the_command_writes_it_beside_its_figures_or_where_it_is_told(
    found: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "figures.json"
    file.write_text(json.dumps(found), encoding="utf-8")
    elsewhere = tmp_path / "mine.html"
    for more, page in (([], tmp_path / "report.html"), (["--out", str(elsewhere)], elsewhere)):
        result = CliRunner().invoke(app, ["lab", "report", str(file), *more])
        assert (result.exit_code, result.output) == (0, "")
        assert page.read_text(encoding="utf-8") == report_page(found)


def test_the_terminal_is_told_the_same(found: dict[str, Any]) -> None:
    lines = "\n".join(summary_lines(found))
    assert "24 deals" in lines
    assert "King" in lines
    assert "king.points=30,50,80,110,150,30, on the same deals:" in lines
