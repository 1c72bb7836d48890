"""Windows of the browser, used again.

A new one reads all scripts and fonts anew, which costs the machine more than many a test. Whoever comes next
finds nothing of who was there before: no cookie, nothing remembered, a page without a script.
"""

from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, ProxySettings

SECONDS: Final = 60_000  # milliseconds until something that should have happened has not
Size = tuple[int, int]
FRESH: Final = """(kept) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}"""


class Windows:
    def __init__(self, browser: Browser, sharpness: float = 1, proxy: str = "") -> None:
        self.browser = browser
        self.sharpness = sharpness
        # Where all goes that is not of this machine.
        self.proxy: ProxySettings | None = {"server": proxy, "bypass": "127.0.0.1"} if proxy else None
        self.free: dict[bool, list[Page]] = {True: [], False: []}
        self.empty: dict[bool, list[BrowserContext]] = {True: [], False: []}  # without a page

    def open(self, base: str, size: Size, kept: dict[str, str]) -> Page:
        """A page of that size without a script, whose browser remembers that much of that address."""
        free = self.free[is_phone(size)]
        page = free.pop() if free else self.new(size)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        page.mouse.move(0, 0)
        page.context.clear_cookies()
        if page.url != resting_place(base):
            page.goto(resting_place(base))
        page.evaluate(FRESH, kept)
        return page

    def new(self, size: Size) -> Page:
        empty = self.empty[is_phone(size)]
        return (empty.pop() if empty else self.new_context(size)).new_page()

    def new_context(self, size: Size) -> BrowserContext:
        context = self.browser.new_context(
            device_scale_factor=self.sharpness,
            locale="en-US",
            has_touch=is_phone(size),
            proxy=self.proxy,
        )
        context.set_default_timeout(SECONDS)
        return context

    def give_back(self, page: Page, size: Size, base: str) -> None:
        """What it was about to do ends here. Whoever comes next to the same house need not go there first."""
        page.goto(resting_place(base))
        self.free[is_phone(size)].append(page)

    def give_back_without_page(self, page: Page, size: Size) -> None:
        """What was done to the page goes with it; scripts and fonts that were read stay."""
        page.close()
        self.empty[is_phone(size)].append(page.context)


def resting_place(base: str) -> str:
    """A page of that house without a script."""
    return f"{base}/healthz"


def is_phone(size: Size) -> bool:
    return size[0] < 600
