"""Messages travel as JSON and come back equal."""

import msgspec
from tests.speech.said import said

from blackgate.speech import Message, Row, Thing, Who, message, row, seats_in

DUG = said({"id": "dug-points", "who": 1, "cards": ["card/spoon"], "gain": 1, "now": "word/point"})


def test_a_message_is_json_and_back() -> None:
    told = message("dug-skill", dug=DUG, roll=4, kept="yes")
    text = msgspec.json.encode(told)
    assert msgspec.json.decode(text, type=Message) == told
    assert b'"who":{"type":"who","seat":1}' in text
    assert b'{"type":"thing","sort":"card","id":"spoon","n":1}' in text


def test_equal_things_are_counted_in_the_order_they_came() -> None:
    link, cap = Thing("card", "link"), Thing("card", "cap")
    assert row([link, cap, link]) == Row((Thing("card", "link", 2), cap))
    assert row([]) == Row(())


def test_seats_named_in_a_message() -> None:
    assert seats_in(message("dug-skill", dug=DUG, roll=4, kept="yes")) == {1}
    assert seats_in(Row((Who(2), Who(0)))) == {0, 2}
    assert seats_in("Ana") == set()
