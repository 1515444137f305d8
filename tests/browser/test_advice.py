"""Advice at the table: stakes before a risk, threats, an explanation, and hints in words."""

from random import Random

from playwright.sync_api import Page, expect
from tests.browser.people import PHONE, People
from tests.browser.tables import Door, State, Table, quarrelsome, quickly

NAMES = ("Ana", "Ben", "Cleo")


def asks(question: str, state: State) -> bool:
    """Whether the seat is asked this."""
    asked = state["own"]["asked"]
    return bool(asked and asked["question"] == question)


def at_risk(state: State) -> bool:
    """Whether the seat can dig beside the Warden."""
    stakes = state["own"]["asked"]["stakes"] if asks("turn", state) else ()
    return any(action.startswith("dig") for each in stakes if each["is_shown_first"] for action in each["actions"])


def threatened(state: State) -> bool:
    """Whether the seat knows somebody who can break out, and it is the seat's turn."""
    return asks("turn", state) and any(each["level"] == "can" for each in state["own"]["threats"])


def stakes(page: Page) -> str:
    """The text of the stakes."""
    return page.get_by_role("region", name="What is at stake").inner_text()


def test_an_extorted_player_sees_what_is_at_stake(people: People, door: Door) -> None:
    table = door.table(NAMES).begin()
    seat = table.at(quarrelsome, lambda state: asks("answer", state))
    page = people.come(table.seat(seat), size=PHONE, touch=True)
    page.get_by_role("region", name="What is at stake").wait_for()
    told = stakes(page)
    assert "If you win the fight" in told
    assert "If you lose the fight, you take a Beating" in told
    assert "Weapon" in told


def test_an_illegal_action_beside_the_warden_is_confirmed_with_its_stakes(people: People, door: Door) -> None:
    table = door.table(NAMES, modules=["warden"]).begin()
    seat = table.at(quickly, at_risk)
    page = people.come(table.seat(seat))
    before = table.state(seat)["version"]
    dug = page.get_by_role("log", name="Log").get_by_text("You dug")
    page.get_by_role("log", name="Log").wait_for()
    already = dug.count()
    page.get_by_role("region", name="Actions", exact=True).get_by_role("button", name="Dig").click()
    sheet = page.get_by_role("dialog")
    page.get_by_role("region", name="What is at stake").wait_for()
    if not sheet.is_visible():  # several Tools: the stakes stand beside them
        assert "sends you to Solitary" in stakes(page)
        return
    expect(sheet).to_contain_text("If anybody reports it")
    assert table.state(seat)["version"] == before, "nothing is done yet"
    sheet.get_by_role("button", name="Do it all the same").click()
    expect(sheet).to_be_hidden()
    expect(dug).to_have_count(already + 1)


def nearly(door: Door) -> tuple[Table, int]:
    """A table where somebody can break out next turn, and a seat that knows it."""
    for seed in range(1, 20):
        table = door.table(NAMES, hints=True).begin()
        table.dice = Random(seed)
        state = table.play(quickly, threatened)
        if state is not None:
            return table, int(state["seat"])
    raise AssertionError("nobody comes near")


def test_a_threat_is_shown_announced_and_explained(people: People, door: Door) -> None:
    table, seat = nearly(door)
    page = people.come(table.seat(seat))
    threat = next(each for each in table.state(seat)["own"]["threats"] if each["level"] == "can")
    name = table.state(seat)["table"]["seats"][threat["seat"]]["name"]
    expect(page.get_by_role("status").filter(has_text="can break out")).to_contain_text(name)
    panel = page.get_by_role("complementary", name="Players").get_by_role("button").filter(has_text=name)
    expect(panel).to_contain_text("Can break out")

    page.get_by_role("banner").get_by_role("button", name="Explain").click()
    sheet = page.get_by_role("dialog", name="What is going on")
    expect(sheet.get_by_role("listitem")).to_have_count(6 + (len(table.state(seat)["own"]["threats"]) > 1))
    expect(sheet).to_contain_text(f"{name} can break out")
    expect(sheet.get_by_role("button", name="GOAL-1")).to_be_hidden()
    sheet.get_by_text("The rules behind it").click()
    sheet.get_by_role("button", name="GOAL-1").click()
    expect(page.get_by_role("dialog", name="GOAL-1")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_hint_says_what_it_gains_and_labels_its_numbers(people: People, door: Door) -> None:
    table = door.table(NAMES, hints=True).begin()
    seat = table.at(quickly, lambda state: asks("turn", state) and state["table"]["round"] >= 3)
    page = people.come(table.seat(seat))
    page.get_by_role("banner").get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("dialog", name="Hint")
    expect(sheet.get_by_role("columnheader", name="Chance to win")).to_be_visible()
    expect(sheet).to_contain_text("chance to win")
    expect(sheet).to_contain_text("instead of")
