"""The page of the fields says what the encodings do."""

from envs.fields_page import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python tests/envs/fields_page.py"
