"""The tables and lists of an edition by their names, and the reader of each."""

from collections.abc import Callable, Mapping
from typing import Final

from blackgate.editions.reader import box
from blackgate.editions.reader import modules as extras
from blackgate.editions.reader.powers import Known, power
from blackgate.editions.reader.table import Table

Reader = Callable[[Table, Known], object]

READERS: Final[Mapping[str, Reader]] = {
    "card": lambda table, known: box.card(table, known, {}),
    "gang_card": lambda table, known: power(table, known, background=False),
    "background": lambda table, known: power(table, known, background=True),
    "place": box.place,
    "deal": box.deal,
    "recipe": box.recipe,
    "tunnel": lambda table, known: box.tunnel(table),
    "goal": lambda table, known: box.goal(table),
    "numbers": lambda table, known: box.numbers(table),
    "gang": box.gang,
    "token": extras.token,
    "trauma": extras.trauma,
    "michel": extras.michel,
    "michel_card": extras.michel_card,
    "warden": extras.warden,
    "constants": lambda table, known: extras.constants(table, known.modules),
}
"""What a custom box may change, in the order in which it is shown. Prisoner boards and options are not among them."""
