"""Two people, each at a browser, press buttons until one escapes. `BLACKGATE_LONG=1`: also six, with all modules."""

import pytest
from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.robot import Robot, play
from tests.browser.sizes import EVERYTHING, LONG, SIX
from tests.browser.tables import Door, Table, is_nearly_out, quickly


def played_by_robots(table: Table, people: People) -> None:
    robots = [Robot(people.come(table.seat(n), installs=True), seed=n) for n in range(len(table.keys))]
    play(robots, lambda: all(robot.is_over for robot in robots))
    titles = [robot.page.get_by_role("heading", level=1).inner_text() for robot in robots]
    assert titles.count("You broke out!") == 1, titles
    for robot in robots:
        expect(robot.page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
        expect(robot.page.get_by_role("region", name="The game in numbers")).to_be_visible()


def test_two_people_play_until_one_escapes(door: Door, people: People) -> None:
    table = door.table().begin()
    if not LONG:
        table.at(quickly, is_nearly_out)
    played_by_robots(table, people)


@pytest.mark.long  # six browsers for a quarter of an hour
def test_six_people_play_with_all_modules(door: Door, people: People) -> None:
    played_by_robots(door.table(SIX, modules=EVERYTHING).begin(), people)
