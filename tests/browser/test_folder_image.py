"""A later visit goes on from what Python had in memory; where that is of no use, it starts anew."""

from typing import Final

from browser.folder import MANY, FolderGuest
from browser.guest import PHONE
from browser.hosting import Host
from browser.windows import Windows

# What is kept is cut short in its middle: its list is whole, and its memory is not.
SPOIL: Final = """async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("followsuit image "));
    const cache = await caches.open(name);
    const [address] = await cache.keys();
    const whole = await (await cache.match(address)).arrayBuffer();
    await cache.put(address, new Response(whole.slice(0, 2_000_000)));
}"""
# Which parts of the engine this visit has asked for.
ASKED: Final = """() => performance.getEntriesByType("resource").map((each) => each.name)"""


@MANY
def test_a_later_visit_goes_on_from_memory(host: Host, windows: Windows) -> None:
    """No file of Python's library or of ours is read before the first cards; then all is as ever."""
    with FolderGuest(windows, host.address, size=PHONE, seed=4) as guest:
        guest.begin("trickster", 3)
        guest.until_kept()
        guest.until_remembered()
        host.is_there = False
        guest.begin("trick-raiders", 3)
        read = guest.page.workers[0].evaluate(ASKED)
        assert any("python.wasm" in name for name in read)
        assert not any("packages.bin" in name for name in read), "it was gone on with"
        guest.play_to_the_end()
        assert guest.page.get_by_test_id("outcome").locator("ol > li").count() > 1


@MANY
def test_what_is_spoiled_is_made_anew(host: Host, windows: Windows) -> None:
    with FolderGuest(windows, host.address, size=PHONE, seed=4) as guest:
        guest.begin("trickster", 3)
        guest.until_kept()
        guest.until_remembered()
        guest.page.evaluate(SPOIL)
        guest.begin("trick-raiders", 3)
        guest.play_on(3)
        guest.pardon()  # it is said aloud that it was of no use
        guest.until_remembered()
        guest.begin("trickster", 3)
        guest.play_on(3)
