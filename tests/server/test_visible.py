"""Names, titles and chat have to be visible."""

import pytest
from tests.server.in_memory import open_registry

from blackgate.editions.visible import is_visible
from blackgate.errors import BlackgateError
from blackgate.server.settings import RoomSettings

SEEN = [
    "Ana", "Ana B.", "Zoë", "Zoe\u0308", "Nguyễn", "Нина", "李娜", "ป้าน้อย", "नीता", "محمد", "❤\ufe0f", "🔑", "7", "-",
    "O'Neil", "¿?",
]  # fmt: skip
UNSEEN = {
    "nothing": "", "spaces": "   ", "hangul filler": "\u3164", "half-width filler": "\uffa0",
    "braille blank": "\u2800\u2800",
    "a name and a filler": "Ana\u3164", "variation selectors": "\ufe00\ufe01", "emoji style alone": "\ufe0f",
    "emoji style behind a letter": "Ana\ufe0f", "a mark alone": "\u0301", "a tower of marks": "A" + "\u0301" * 5,
    "joiner": "A\u034f", "supplementary selector": "A\U000e0100",
}  # fmt: skip


@pytest.mark.parametrize("text", SEEN)
def test_names_of_people_are_visible(text: str) -> None:
    assert is_visible(text)


@pytest.mark.parametrize("kind", UNSEEN)
def test_invisible_texts_are_detected(kind: str) -> None:
    assert not is_visible(UNSEEN[kind])


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "Ana\u3164"])
async def test_an_invisible_name_is_refused(name: str) -> None:
    async with open_registry() as registry:
        with pytest.raises(BlackgateError, match="visible"):
            await registry.create(RoomSettings(), name)
        with pytest.raises(BlackgateError, match="visible"):
            await registry.create(RoomSettings(title=name))
        created = await registry.create(RoomSettings())
        with pytest.raises(BlackgateError, match="visible"):
            await registry.sit(created.room, name)
