"""A folder asks nobody else for anything, lets nobody else in, and says so where a browser cannot play it."""

import socket
import threading
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, Route

from browser.folder import MANY, READY, FolderGuest, finished_record
from browser.guest import DESKTOP, PHONE
from browser.hosting import Host
from browser.phone import RATE
from browser.test_every_page import Inspector
from browser.windows import Windows

# Chromium itself asks there about every form it sees, whoever's page that is.
BROWSERS_OWN: Final = b"CONNECT content-autofill.googleapis.com:443 "
ELSEWHERE: Final = "http://elsewhere.example/"
ASK: Final = f"() => fetch('{ELSEWHERE}', {{ mode: 'no-cors' }}).then(() => 'answered', () => 'refused')"


class Listener:
    """Stands where all requests to other hosts would go, and writes down that they came."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while True:
            try:
                line, _ = self.socket.accept()
            except OSError:  # closed: the test is over
                return
            with line:
                asked = line.recv(200).partition(b"\r")[0]
            if BROWSERS_OWN not in asked:
                self.asked.append(asked)


@pytest.fixture
def listener() -> Iterator[Listener]:
    listener = Listener()
    yield listener
    listener.socket.close()


@MANY
def test_nothing_is_asked_of_anybody_else(host: Host, browser: Browser, listener: Listener) -> None:
    """Not by the page, its workers or its service worker; and the policy would let none of them."""
    watched = Windows(browser, proxy=listener.address)
    with FolderGuest(watched, host.address, size=PHONE, seed=3) as guest:
        guest.begin("trickster", 3, level="search")
        guest.play_on(4)
        guest.until_kept()
        assert listener.asked == []
        workers = guest.page.workers
        assert guest.page.evaluate(ASK) == "refused"
        assert [worker.evaluate(ASK) for worker in workers] == ["refused", "refused"]
        assert listener.asked == []
        with pytest.raises(Error):
            guest.page.add_script_tag(content="window.let = 'in'")
        with pytest.raises(Error):
            guest.page.add_style_tag(content="body { color: red }")
        assert guest.page.evaluate("() => window.let ?? null") is None
        guest.pardon()  # what was refused was refused aloud
        outside = guest.context.new_page()  # where no policy forbids it, the listener does hear it
        with pytest.raises(Error):
            outside.goto(ELSEWHERE)
        assert len(listener.asked) > 0


@MANY
@pytest.mark.parametrize(
    ("without", "says"), [("WebAssembly", "WebAssembly"), ("DecompressionStream", "too old")]
)
def test_a_browser_that_cannot_is_told_so(host: Host, windows: Windows, without: str, says: str) -> None:
    with FolderGuest(windows, host.address, size=PHONE) as guest:
        guest.page.add_init_script(f"delete globalThis.{without}")
        guest.visit("/")
        sentence = guest.page.get_by_test_id("no-engine")
        sentence.wait_for()
        assert says in sentence.inner_text()
        guest.visit("/rules/trick-raiders")
        guest.page.locator("[id^=TR-]").first.wait_for()


@MANY
def test_a_browser_that_keeps_nothing_is_told_so(host: Host, windows: Windows) -> None:
    with FolderGuest(windows, host.address, size=PHONE) as guest:

        def without_store(route: Route) -> None:
            script = (host.folder / route.request.url.removeprefix(host.address)).read_text(encoding="utf-8")
            refusing = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
            route.fulfill(body=refusing + script, content_type="text/javascript")

        guest.context.route("**/table.worker-*.js", without_store)
        guest.visit("/")
        sentence = guest.page.get_by_test_id("no-engine")
        sentence.wait_for(timeout=READY)
        assert "storage" in sentence.inner_text()
        guest.pardon()


@MANY
@pytest.mark.parametrize("change", ["not there", "not whole"])
def test_a_folder_that_is_not_whole_is_said_to_be_so(host: Host, windows: Windows, change: str) -> None:
    with FolderGuest(windows, host.address, size=PHONE) as guest:

        def spoil(route: Route) -> None:
            if change == "not there":
                route.fulfill(status=404, body="There is nothing here.")
            else:
                route.fulfill(body=b"\x1f\x8b and then nothing that could be unpacked")

        guest.context.route("**/packages.bin-*" if change == "not whole" else "**/table.worker-*.js", spoil)
        guest.visit("/")
        sentence = guest.page.get_by_test_id("no-engine")
        sentence.wait_for(timeout=READY)
        assert "could not be loaded" in sentence.inner_text()
        guest.page.locator("form.setup button.go").click()
        guest.page.get_by_role("alert").filter(has_text="does not answer").wait_for()
        guest.pardon()


@MANY
@pytest.mark.parametrize("language", ["en", "ja"])
def test_axe_finds_nothing(host: Host, windows: Windows, language: str) -> None:
    """Home while the engine loads and afterwards, a replay with what can be saved, a refusal, a lack."""
    host.rate = RATE
    kept = {"lang": language}
    with FolderGuest(windows, host.address, size=PHONE, theme="system", kept=kept) as guest:
        look_at = Inspector(guest.page, (PHONE, DESKTOP))
        guest.visit("/")
        guest.page.get_by_test_id("engine").wait_for()
        look_at.look("home while the engine loads", PHONE)
        host.rate = 0
        guest.until_ready()
        guest.page.get_by_test_id("bring").wait_for(state="attached")
        look_at("home")
        guest.bring(finished_record("trick-raiders", 4))
        guest.page.get_by_test_id("table").wait_for()
        look_at("a replay with what can be saved")
        guest.visit("/")
        no_record = {"name": "game.txt", "mimeType": "text/plain", "buffer": b"no record"}
        guest.page.get_by_test_id("bring").set_input_files(no_record)  # type: ignore[arg-type]
        guest.page.locator(".bring [role=alert]").wait_for()
        look_at("a file that is no record")
        guest.page.add_init_script("delete globalThis.WebAssembly")
        guest.page.reload()
        guest.page.get_by_test_id("no-engine").wait_for()
        look_at("a browser that cannot")
        assert not look_at.found, f"\n{look_at.report()}"
