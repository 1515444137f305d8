"""The start page leads to the lessons, and highlighted options lead through them."""

import time

import pytest
from playwright.sync_api import Error, Page, expect
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.sizes import LONG

LESSONS = 6 if LONG else 2
PATIENCE = 60.0
"""Timeout of a lesson in seconds: more than any needs, even on a slow disk."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_highlighted_options_lead_through_the_lessons(people: People, size: dict[str, int]) -> None:
    page = people.come("/", size=size)
    page.get_by_role("main").get_by_role("link", name="Learn to play").click()
    expect(page.get_by_role("heading", name="Learn to play", level=1)).to_be_visible()
    page.get_by_role("main").locator("a[href^='/learn/']").first.click()
    for number in range(1, LESSONS + 1):
        guide = page.get_by_role("region", name="Guide")
        expect(guide.get_by_role("heading")).to_contain_text(f"Lesson {number}")
        follow(page)
        if number < LESSONS:
            guide.get_by_role("link", name="Next").click()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text(f"{LESSONS} of 6 done")).to_be_visible()


def follow(page: Page) -> None:
    """Press the highlighted options until the lesson is done."""
    done = page.get_by_text("Lesson done")
    hindered = ""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if done.count():
            return
        try:
            page.locator("button[data-guided]:visible").last.click(timeout=1_500)
        except Error as error:
            hindered = error.message
            page.wait_for_timeout(100)  # somebody else is asked, or it was drawn again
    said = page.get_by_role("status").all_text_contents()
    raise AssertionError(f"the lesson does not end: {said}; what hindered a press last: {hindered}")
