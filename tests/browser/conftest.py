"""One house and one browser for all of these tests; every guest has a window of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import chromium
from tests.server.serving import roomy, serving


# Not for the whole session: other tests run event loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = chromium(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address."""
    with serving(roomy(tmp_path_factory.mktemp("house"))) as server:
        yield f"http://127.0.0.1:{server.port}"
