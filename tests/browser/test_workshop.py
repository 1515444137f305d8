"""The card workshop: change a card, see it at once, share the box, and play with it."""

import json
import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.people import PHONE, People

A_MINUTE: Final = 60.0
SLOWLY: Final = 30_000
"""The first text in a language after the start of a server takes long."""
HERE: Final = "This table plays with its own box"
PICKAXE: Final = "/workshop?entry=card.pickaxe"


def digs(page: Page, points: str) -> None:
    """Change what a Pickaxe digs, and wait until the server has found it in order."""
    page.get_by_label("Tunnel points").fill(points)
    expect(page.get_by_role("figure")).to_contain_text(f"{points} Tunnel points")
    expect(page.get_by_text("Everything fits.")).to_be_visible()


def load(page: Page, name: str, content: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": content.encode()}
    )


@pytest.mark.parametrize("device", ["computer", "phone"])
def test_from_my_pickaxe_says_something_else_to_a_move_in_under_a_minute(people: People, device: str) -> None:
    page = people.come("/cards", size=PHONE if device == "phone" else None, touch=device == "phone")
    page.locator(f"a[href='{PICKAXE}']").wait_for()
    page.evaluate("localStorage.setItem('blackgate.pace', 'instant')")
    began = time.monotonic()
    page.locator(f"a[href='{PICKAXE}']").click()
    digs(page, "3")
    page.get_by_label("Name of the box").fill("What my box says")
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_role("radio", name="What my box says 1 difference")).to_be_checked()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Open the table").click()
    told = page.get_by_role("region", name=HERE)
    expect(told).to_contain_text("What my box says")
    expect(told).to_contain_text("Pickaxe")
    expect(told).to_contain_text("2 → 3")
    page.get_by_role("button", name="Fill").click()
    page.get_by_role("button", name="Begin").click()
    actions = page.get_by_role("region", name="Actions", exact=True)
    actions.get_by_role("button", name="Search").first.click()
    expect(page.get_by_text("You searched").first).to_be_attached()
    assert time.monotonic() - began < A_MINUTE


def test_a_guest_sees_what_differs_before_sitting_down(people: People) -> None:
    host = people.come(PICKAXE)
    digs(host, "3")
    host.get_by_role("link", name="Open a table").click()
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("region", name=HERE).wait_for()
    guest = people.come(host.url.removeprefix(people.address))
    told = guest.get_by_role("region", name=HERE)
    expect(told).to_contain_text("2 → 3")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    told.get_by_role("link", name="Open it in the workshop").click()
    expect(guest.get_by_role("button", name="1 difference")).to_be_visible()
    assert "#" not in guest.url


def test_a_box_travels_by_link_and_by_file(people: People) -> None:
    page = people.come(PICKAXE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    digs(page, "3")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save file").click()
    saved = saving.value.path().read_text()
    assert json.loads(saved)["tunnel"] == {"pickaxe": 3}

    by_link = people.come(link)
    expect(by_link.get_by_text("“My box” is loaded.")).to_be_visible()
    expect(by_link.get_by_role("button", name="1 difference")).to_be_visible()
    assert "#" not in by_link.url

    by_file = people.come("/workshop?entry=card.riot")
    by_file.get_by_label("Copies").fill("5")
    load(by_file, "my_box.json", saved)
    expect(by_file.get_by_text("“My box” is loaded.")).to_be_visible()
    expect(by_file.get_by_label("Copies")).to_have_value("1")
    by_file.get_by_role("button", name="Back to the box before").click()
    expect(by_file.get_by_label("Copies")).to_have_value("5")


HOSTILE: Final = (
    "[]",
    "crisps, spoons",
    '{"id": "x", "name": "X", "option": [{"key": "timer"}]}',
    '{"id": "x", "name": "X", "card": [{"id": "__proto__", "copies": 1}]}',
    '{"id": "x", "name": "X", "card": [{"id": "riot", "copies": "<img src=x onerror=alert(1)>"}]}',
    '{"id": "x", "name": "X", "card": {"riot": 1}}',
)


def test_a_hostile_file_is_refused_and_changes_nothing(people: People) -> None:
    page = people.come(PICKAXE)
    digs(page, "3")
    people.expect("400")
    for content in HOSTILE:
        load(page, "box.json", content)
        expect(page.get_by_role("alert")).to_contain_text("This is not a box that can be opened here.")
        expect(page.get_by_role("button", name="1 difference")).to_be_visible()
    load(page, "box.json", json.dumps({"id": "good", "name": "Good", "tunnel": {"pickaxe": 4}}))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label("Tunnel points")).to_have_value("4")


def test_a_hostile_name_is_shown_as_text_and_not_as_valid(people: People) -> None:
    page = people.come("/workshop?entry=card.riot")
    name = "<img src=x onerror=alert(1)>"
    load(page, "box.json", json.dumps({"id": "x", "name": "X", "card": [{"id": "riot", "name": {"en": name}}]}))
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_text("1 thing is not right")).to_be_visible()
    expect(page.get_by_role("link", name="Open a table")).to_be_disabled()


def test_a_problem_stands_beside_its_field_and_an_entry_can_be_put_back(people: People) -> None:
    page = people.come("/workshop?entry=card.riot")
    shown = page.get_by_role("figure")
    number = page.get_by_label("How many")
    number.fill("12")
    expect(number).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("A whole number from 1 to 9.")).to_be_visible()
    expect(page.get_by_role("link", name="Open a table")).to_be_disabled()
    number.fill("2")
    expect(shown).to_contain_text("takes 2 Beatings")
    shown.get_by_text("In all six languages").click()
    expect(shown).to_contain_text("2 Abreibungen", timeout=SLOWLY)
    page.reload()
    expect(number).to_have_value("2")
    page.get_by_role("button", name="As in the edition").click()
    expect(number).to_have_value("1")
    expect(shown).to_contain_text("Beating")
    expect(shown).not_to_contain_text("2 Beatings")


def test_a_new_card_can_be_made(people: People) -> None:
    page = people.come("/workshop")
    page.get_by_text("Add something new").click()
    page.get_by_role("button", name="New card", exact=True).click()
    page.get_by_label("Name", exact=True).fill("Laundry Cart")
    expect(
        page.get_by_role("navigation", name="What is in the box").get_by_role("link", name="Laundry Cart")
    ).to_be_visible()
    expect(page.get_by_role("figure")).to_contain_text("Draw 1 Search card")
    page.get_by_role("button", name="1 difference").click()
    expect(page.get_by_role("dialog")).to_contain_text("Laundry Cart")
