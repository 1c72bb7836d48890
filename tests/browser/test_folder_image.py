"""A later visit goes on from what Python had in memory; where that is of no use, it starts anew."""

from typing import Final

from browser.folder import MANY, FolderGuest
from browser.guest import PHONE
from browser.hosting import Host
from browser.windows import Windows
from followsuit.puzzles.shelf import puzzles_of

# What is kept is cut short in its middle: its list is whole, and its memory is not.
SPOIL: Final = """async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("followsuit image "));
    const cache = await caches.open(name);
    const [address] = await cache.keys();
    const whole = await (await cache.match(address)).arrayBuffer();
    await cache.put(address, new Response(whole.slice(0, 2_000_000)));
}"""
# Nothing of Python's library or of our modules is left to be read.
WITHOUT_FILES: Final = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const gone = (await cache.keys()).filter(({ url }) => /packages.bin|library.zip/.test(url));
        await Promise.all(gone.map((each) => cache.delete(each)));
    }
}"""


@MANY
def test_a_later_visit_goes_on_from_memory(host: Host, windows: Windows) -> None:
    """It has its first cards though there is nothing to import from; with the files, all is as ever."""
    with FolderGuest(windows, host.address, size=PHONE, seed=4) as guest:
        guest.begin("trickster", 3)
        guest.until_kept()
        guest.until_remembered()
        guest.begin("little-tricktakers", 3)
        guest.play_to_the_end()
        guest.page.evaluate(WITHOUT_FILES)
        host.is_there = False
        guest.begin("trick-raiders", 3)
        guest.play_on(2)
        guest.pardon()  # whoever thinks is looked for in vain


@MANY
def test_puzzles_and_worked_examples_are_asked_of_a_memory_that_was_kept(
    host: Host, windows: Windows
) -> None:
    """Their files come after those of the engine, which comes after the memory; all of it offline."""
    puzzle = puzzles_of("trick-raiders")[0].id
    with FolderGuest(windows, host.address, size=PHONE) as guest:
        guest.begin("trick-raiders", 3)
        guest.until_kept()
        guest.until_remembered()
        host.is_there = False
        coach = guest.page.locator("[data-testid=coach] .words p").first
        guest.visit(f"/puzzles/trick-raiders/{puzzle}")
        guest.page.reload()
        coach.wait_for()
        guest.visit("/learn/trick-raiders/cancelled")
        guest.page.reload()
        coach.wait_for()


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
