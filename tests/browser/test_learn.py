"""Who wants to learn finds the lesson from the first page, and comes from there to a table."""

from playwright.sync_api import expect
from tests.browser.people import People


def test_the_way_from_the_first_page_through_the_lesson(people: People) -> None:
    page = people.come("/")
    page.get_by_role("main").get_by_role("link", name="Learn to play").click()
    expect(page.get_by_role("heading", name="Learn to play", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("button").last.click()
    expect(page.get_by_role("region", name="Actions")).to_be_visible()
