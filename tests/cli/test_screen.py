"""Lines that fit the terminal, in scripts with blanks and without."""

from rich.cells import cell_len

from followsuit.cli.screen import wrapped


def test_words_are_kept_whole_and_what_is_wrapped_hangs_in() -> None:
    assert wrapped("Ada wins the trick with it.", 12, 2) == ["Ada wins the", "  trick with", "  it."]
    assert wrapped("  short", 12, 4) == ["  short"]
    assert wrapped("", 12, 4) == [""]
    assert wrapped("incomprehensibilities are whole", 10, 2) == ["incomprehensibilities", "  are", "  whole"]


def test_letters_of_two_cells_are_counted_and_may_be_parted() -> None:
    lines = wrapped("アルケミストが黒の3を出しました。", 10, 2)
    assert lines[0] == "アルケミス"
    assert all(cell_len(line) <= 10 for line in lines)
    assert "".join(line.strip() for line in lines) == "アルケミストが黒の3を出しました。"


def test_no_line_begins_with_a_full_stop_or_ends_with_a_bracket() -> None:
    for width in range(8, 40):
        for line in wrapped("カードを取ります。（LT-SEL-03）そのあと、「カクメイ」を使えます。", width, 0):
            assert not line.startswith(("。", "、", "）", "」"))
            assert not line.endswith(("（", "「"))
