"""Several people at one table: invited by a link, watching, and once more."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from browser.conftest import Guests
from browser.forward import ends_a_round
from browser.guest import PHONE, Guest


def invitation(host: Guest) -> str:
    """The link that the lobby shows for the first open seat."""
    link = host.page.locator(".share input").first
    link.wait_for()
    return urlsplit(link.input_value()).path


def join(guest: Guest, link: str, name: str) -> None:
    guest.visit(link)
    guest.page.locator("form input").fill(name)
    guest.page.locator("form button.go").click()
    guest.page.get_by_test_id("table").wait_for()


def play_together(people: list[Guest]) -> None:
    """Whoever is asked moves, until everybody sees the end."""
    for _ in range(2000):
        seen = [person.look() for person in people]
        if all(now["outcome"] for now in seen):
            return
        for person, now in zip(people, seen, strict=True):
            if not now["outcome"] and (now["question"] or now["scoring"] or now["goOn"]):
                person.move()
                break
        else:
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_two_people_and_a_bot_play_a_whole_game_and_once_more(guests: Guests) -> None:
    mika, sora = guests(seed=2), guests(seed=3, size=PHONE)
    path = mika.begin("trick-raiders", players=3, openings=1)
    join(sora, invitation(mika), "Sora")
    mika.page.get_by_test_id("table").wait_for()
    assert urlsplit(sora.page.url).path == path
    assert mika.page.get_by_text("Sora", exact=True).first.is_visible()
    assert sora.page.get_by_text("Mika", exact=True).first.is_visible()

    play_together([mika, sora])
    titles = [person.page.get_by_test_id("outcome").locator("h1").inner_text() for person in (mika, sora)]
    assert all(titles)

    mika.page.get_by_test_id("rematch").click()
    mika.page.wait_for_url(lambda url: urlsplit(url).path not in (path, "/"))
    there = urlsplit(mika.page.url).path
    expect(sora.page.get_by_test_id("outcome")).to_contain_text("Mika has laid the next game.")
    # The same button leads Sora to the same table, in the seat of before.
    sora.page.get_by_test_id("rematch").click()
    sora.page.wait_for_url(f"**{there}")
    sora.page.get_by_test_id("hand").locator("[data-flip]").first.wait_for()
    play_a_little([mika, sora])


def play_a_little(people: list[Guest]) -> None:
    """Until each of them has answered once."""
    answered: set[int] = set()
    for _ in range(500):
        for place, person in enumerate(people):
            if person.look()["question"]:
                person.move()
                answered.add(place)
        if len(answered) == len(people):
            return
        people[0].page.wait_for_timeout(20)
    raise AssertionError("somebody was never asked")


def test_an_invitation_is_for_one_guest(guests: Guests) -> None:
    mika, sora, ren = guests(), guests(), guests()
    mika.begin("trick-raiders", players=3, openings=2)
    link = invitation(mika)
    sora.visit(link)
    sora.page.locator("form input").fill("Sora")
    sora.page.locator("form button.go").click()
    sora.page.get_by_text("Sora", exact=True).first.wait_for()
    # Before a name is asked for Ren is told that the seat is taken, and may watch.
    ren.visit(link)
    ren.page.get_by_role("alert").filter(has_text="Somebody else sits there already.").wait_for()
    assert ren.page.locator("form input, form button").count() == 0
    assert len(ren.faults) == 2, "the refusal, and what the console says of it"
    ren.pardon()
    ren.page.locator("form a.go").click()
    ren.page.get_by_text("You are watching.").wait_for()
    # The host lets bots sit down instead, and the game begins for both.
    mika.page.get_by_role("button", name="bots").click()
    sora.page.get_by_test_id("table").wait_for()
    mika.page.get_by_test_id("table").wait_for()


def test_a_link_is_read_off_the_screen_by_another_phone(guests: Guests) -> None:
    """Its QR code is fetched when it is wanted, has a name, and lies beside the link as text."""
    mika = guests(size=PHONE)
    page = mika.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    mika.begin("trick-raiders", players=3, openings=2)
    link = page.locator(".share input").first
    link.wait_for()
    assert not any("QrCode" in url for url in fetched)
    page.get_by_role("button", name="QR code").first.click()
    code = page.get_by_role("img", name="QR code: Link to seat 2")
    code.wait_for()
    assert page.locator(".scan").first.inner_text().endswith(link.input_value())
    side = float((code.get_attribute("viewBox") or "").split()[-1])
    drawn = code.locator("path").get_attribute("d") or ""
    assert (side - 8) % 4 == 1, "21, 25, 29 … squares, and four light ones around"
    # The three large squares that a camera looks for.
    assert all(drawn.count(corner) for corner in ("M4 4h7", f"M{side - 11:.0f} 4h7", f"M4 {side - 11:.0f}h7"))
    page.get_by_role("button", name="QR code").first.click()
    assert page.get_by_test_id("qr-code").count() == 0


def test_those_who_play_see_how_many_watch(guests: Guests) -> None:
    mika, one, two = guests(seed=5, size=PHONE), guests(), guests(kept={"lang": "ja"})
    path = mika.sit_down("tricktakers")
    watched = mika.page.get_by_test_id("watched")
    assert watched.count() == 0
    one.visit(path)
    expect(watched).to_have_text("1 watching")
    two.visit(path)
    expect(watched).to_have_text("2 watching")
    two.page.get_by_test_id("table").wait_for()
    assert two.page.get_by_test_id("watched").count() == 0, "it is told to those who sit"
    one.visit("/")
    expect(watched).to_have_text("1 watching")
    mika.page.evaluate("localStorage.setItem('lang', 'ja')")
    mika.page.reload()
    expect(watched).to_have_text("1人が観戦中")
    two.visit("/")
    expect(watched).to_have_count(0)


def test_somebody_watches(guests: Guests) -> None:
    mika, watcher = guests(seed=5), guests()
    path = mika.sit_down("tricktakers")
    watcher.visit(path)
    watcher.page.get_by_test_id("table").wait_for()
    mika.play_on(6)
    number = mika.look()["moment"].split("|")[0]
    assert int(number) > 5
    mika.until_asked()
    heading = mika.page.locator("header h1").first.inner_text()
    watcher.page.wait_for_function(
        "(text) => document.querySelector('header h1')?.innerText === text", arg=heading
    )
    own = mika.page.get_by_test_id("hand").locator("[data-flip]")
    assert own.count() > 0, "Mika sees the own hand"
    assert watcher.page.get_by_test_id("hand").locator("[data-flip]").count() == 0, "nobody else does"
    assert watcher.page.locator("[data-pick]").count() == 0
    assert watcher.look()["question"] is None


def test_a_watcher_knows_it_and_is_never_held_up_by_a_sheet(guests: Guests) -> None:
    mika, watcher = guests(seed=5), guests()
    path = mika.sit_down("trick-raiders", 3, near=ends_a_round)
    watcher.visit(path)
    watcher.page.get_by_test_id("watching").wait_for()
    assert watcher.page.get_by_test_id("watching").inner_text() == "You are watching."
    talk = watcher.page.locator(".side").get_by_test_id("chat-watching")
    assert "Those who play talk here" in talk.inner_text()
    assert watcher.page.locator(".side form").count() == 0
    assert mika.page.get_by_test_id("chat-watching").count() == 0
    mika.play_until(lambda guest: bool(guest.look()["scoring"]))
    mika.move()
    mika.play_on(2)
    mika.until_asked()
    there = mika.page.locator("header.bar h1").inner_text()
    assert "Round 2" in there
    heading = mika.page.locator("header.bar h1").text_content() or ""
    assert "Trick Raiders Round 2" in heading, "two words to whoever hears it"
    expect(watcher.page.locator("header.bar h1")).to_have_text(there, use_inner_text=True)
    assert watcher.page.get_by_test_id("scoring").count() == 0


def test_who_lets_the_others_wait_is_nudged_and_sees_the_time(guests: Guests) -> None:
    mika, sora = guests(seed=2), guests(seed=3)
    form = mika.open_form("trick-raiders", 3)
    assert form.get_by_text("1 min").count() == 0, "with bots alone nobody waits for anybody"
    form.locator("select").first.select_option("open")
    form.get_by_text("1 min").click()
    form.locator("button.go").click()
    mika.page.get_by_text("a bot does after 60 seconds").wait_for()
    sora.page.clock.install()
    sora.has_changed_window = True
    join(sora, invitation(mika), "Noa")
    for _ in range(300):
        seen = [person.look() for person in (mika, sora)]
        if seen[0]["question"] and not seen[1]["question"]:
            break
        sora.move() if seen[1]["question"] else sora.page.wait_for_timeout(20)
    clock = sora.page.get_by_test_id("clock")
    clock.wait_for()
    assert clock.inner_text().startswith(("A bot answers in 0:", "A bot answers in 1:00"))
    sora.page.clock.fast_forward(11_000)
    sora.page.get_by_test_id("nudge").click()
    nudged = mika.page.get_by_test_id("nudged")
    nudged.wait_for()
    assert nudged.inner_text() == "Noa waits for you."
    assert mika.page.title().startswith("They wait for you")
    assert sora.page.get_by_test_id("nudge").count() == 0
    mika.move()


def test_who_wants_to_take_back_names_the_card(guests: Guests) -> None:
    mika, noa = guests(seed=2), guests(seed=3)
    mika.begin("tricktakers", players=3, openings=1)
    join(noa, invitation(mika), "Noa")
    asked = noa.page.locator("[data-consent=yes]")
    text = ""
    for _ in range(200):
        if mika.may_undo and noa.look()["question"] and not mika.look()["question"]:
            mika.page.get_by_test_id("take-back").click()
            asked.wait_for()
            text = noa.page.get_by_test_id("question").locator(".q").inner_text()
            if "asks to take back" in text:
                break
            noa.page.locator("[data-consent=no]").click()
            asked.wait_for(state="detached")
            noa.move()
        for person in (mika, noa):
            now = person.look()
            if now["question"] or now["scoring"] or now["goOn"]:
                person.move()
                break
        else:
            mika.page.wait_for_timeout(20)
    assert re.fullmatch(r"Mika asks to take back .+\. Do you agree\?", text)
    assert "Noa still to agree" in mika.page.get_by_test_id("question").inner_text()
    asked.click()
    asked.wait_for(state="detached")


def test_what_somebody_says_is_read_at_once_and_the_place_to_answer_stays(guests: Guests) -> None:
    """On a phone for a moment, then in the chat; beside a desktop's table above the line one writes in."""
    mika, sora = guests(seed=2), guests(seed=3, size=PHONE)
    mika.begin("trick-raiders", players=3, openings=1)
    join(sora, invitation(mika), "Sora")
    line = mika.page.locator(".side form input")
    line.wait_for()
    before = line.bounding_box()
    line.fill("Good luck, everybody!")
    line.press("Enter")

    heard = sora.page.get_by_test_id("chat-heard")
    expect(heard).to_contain_text("Good luck, everybody!")
    expect(heard).to_be_hidden(timeout=15_000)
    assert sora.page.locator("header button.chat").is_visible()

    expect(mika.page.get_by_test_id("chat").locator("li")).to_contain_text("Good luck")
    assert line.bounding_box() == before
    assert mika.page.get_by_test_id("chat-heard").count() == 0
