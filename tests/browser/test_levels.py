"""Every seat's bot may play in another way: chosen on the home page, and in the lobby."""

from browser.guest import Guest


def levels(guest: Guest, path: str) -> list[str | None]:
    """By seat, as the service has them."""
    asking = "async (table) => await (await fetch(`/api/tables/${table}`)).json()"
    table = guest.page.evaluate(asking, path.removeprefix("/t/"))
    return [seat["level"] for seat in table["seats"]]


def test_each_seat_has_its_own_level(guest: Guest) -> None:
    page = guest.page
    form = guest.open_form("trick-raiders", 4)
    for place, wish in enumerate(["thumb", "open", "open"]):
        form.locator("select").nth(place).select_option(wish)
    form.locator("button.go").click()
    page.wait_for_url("**/t/*")
    path = "/t/" + page.url.partition("/t/")[2]
    page.get_by_label("How bots play").select_option("random")
    page.get_by_role("button", name="Bot instead").first.click()
    page.get_by_text("One seat is open.").wait_for()
    assert levels(guest, path) == [None, "thumb", "random", None]
    page.get_by_label("How bots play").select_option("thumb")
    page.get_by_role("button", name="Play with bots in the open seats").click()
    page.get_by_test_id("table").wait_for()
    assert levels(guest, path) == [None, "thumb", "random", "thumb"]
