"""The rule index in the browser: in the reader's language, and in another one on request."""

from playwright.sync_api import expect
from tests.browser.people import People


def test_the_rules_follow_a_change_of_language(people: People) -> None:
    page = people.come("/rules/MOVE-4")
    rule = page.locator("#MOVE-4")
    expect(rule).to_contain_text("you cannot stay")
    page.get_by_label("Language").select_option("fr")
    expect(rule).to_contain_text("tu ne peux pas rester")
    expect(page.locator(".book")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", name="Décisions : Racket et combat")).to_be_visible()
    page.get_by_role("searchbox").fill("a l'isolement trauma main")
    expect(page.locator("li[id]")).to_have_count(1)


def test_the_rules_open_with_one_page(people: People) -> None:
    page = people.come("/rules")
    primer = page.get_by_role("region", name="The game on one page")
    expect(primer.get_by_role("heading", level=3)).to_have_text(
        ["The goal", "Your turn", "From Place to Place", "The actions", "Extortion and fights", "What stops you",
         "The way out"]
    )  # fmt: skip
    page.get_by_label("Language").select_option("de")
    page.get_by_role("region", name="Das Spiel auf einer Seite").get_by_text("Wer als Erstes genug").wait_for()
    page.get_by_role("link", name="GOAL-2").first.click()
    expect(page.locator("#GOAL-2")).to_be_in_viewport()
    expect(page.get_by_role("region", name="Das Spiel auf einer Seite")).to_be_hidden()
    page.get_by_role("link", name="Das Spiel auf einer Seite").click()
    expect(page.get_by_role("region", name="Das Spiel auf einer Seite")).to_be_visible()


def test_house_rules_are_explained_in_the_readers_language(people: People) -> None:
    page = people.come("/new")
    page.get_by_label("Language").select_option("fr")
    page.get_by_text("Règles maison", exact=True).click()
    page.get_by_text("RULING-20", exact=True).click()
    expect(page.get_by_text("la carte du dessus de chaque pile de gang est vue de tous")).to_be_visible()
    page.get_by_label("Langue").select_option("en")
    expect(page.get_by_text("the top card of each gang pile is visible to all")).to_be_visible()
