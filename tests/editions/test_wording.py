"""Card texts are rendered from effects: none is empty, and each tells its numbers."""

import pytest

from blackgate.editions import Edition, card_name, gang_name, load, place_name, power_name
from blackgate.editions.vocabulary import EFFECTS, MODIFIERS
from blackgate.editions.wording import counted
from blackgate.speech.texts import card_text, power_text

EDITION = load("retail", ["fixtures"])
CARDS = range(len(EDITION.cards))
POWERS = range(1, len(EDITION.powers) + 1)
COUNTLESS = ("free", "perform", "peek", "move", "cancel")


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in EDITION.cards])
def test_card_text(card: int) -> None:
    text, face = card_text(EDITION, card), EDITION.cards[card]
    assert text.endswith(".")
    numbers = [effect.n for effect in face.effects if effect.do not in COUNTLESS] or [face.value]
    if not face.effects:
        assert f"Sells for {face.value} cigarette" in text
    elif any(effect.do not in COUNTLESS for effect in face.effects):
        assert all(str(number) in text for number in numbers)


@pytest.mark.parametrize("power", POWERS, ids=[power.id for power in EDITION.powers])
def test_power_text(power: int) -> None:
    text, found = power_text(EDITION, power), EDITION.powers[power - 1]
    effects = (*found.effects, *found.bonus)
    numbers = [effect.n for effect in effects if effect.do not in COUNTLESS]
    numbers += [mod.n for mod in found.mods if mod.mod not in ("allow", "immune")]
    assert text.endswith(".")
    assert all(str(number) in text or (number == 1 and "the first" in text) for number in numbers)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("shovel", "Tool. 3 Tunnel points when dug. Sells for 4 cigarettes."),
        ("blade", "Weapon. Needed to craft 2 Knives. Sells for 1 cigarette."),
        ("cap", "Accessory. Accepted by Crew, Cartel, Triad and Queers. Sells for 2 cigarettes."),
        ("riot", "Every other player takes 1 Beating, or discards a Weapon instead."),
        ("solitary_confinement", "Send another player of your choice to Solitary Confinement."),
        ("cell_key", "Move to the Cell Block. You may perform the Dig action without spending an action."),
        ("fx_search", "Perform the Search action, unless you took it this turn."),
        ("fx_point", "Every player gains 1 Tunnel point."),
    ],
)
def test_cards_in_words(card: str, text: str) -> None:
    assert card_text(EDITION, EDITION.card(card)) == text


@pytest.mark.parametrize(
    ("power", "text"),
    [
        (
            "enforcer",
            (
                "In a combat you started, the first Weapon you would have to answer with is answered for you; "
                "the opening Weapon you lay yourself."
            ),
        ),
        (
            "red pole",
            (
                "In a combat, the first Weapon you would have to answer with is answered for you; "
                "the opening Weapon of your own Extortion you lay yourself."
            ),
        ),
        ("open market", "You may also Sell and Buy in the Cafeteria, the Infirmary, the Showers or the Cell Block."),
        ("krysha", "When another player ends a move in your Place, Solitary excepted: Draw 1 Search card."),
        (
            "straw sandal",
            (
                "On your turn, between actions, at most once per turn, you may use this: "
                "You may perform the Search action without spending an action, even if you took it this turn."
            ),
        ),
        (
            "fxb_b",
            (
                "After another player finished an action, you may reveal this: "
                "Send that player to Solitary Confinement. "
                "If you are in the gang Cartel, you may also: Draw 1 Search card."
            ),
        ),
        (
            "poisoner",
            (
                "On your turn, between actions, if you are in the Cafeteria, you may reveal this: "
                "Take 2 Spoons from its pile. If you are in the gang Crew, you may also: Move to the Cell Block."
            ),
        ),
    ],
)
def test_powers_in_words(power: str, text: str) -> None:
    assert power_text(EDITION, EDITION.power(power)) == text


def every_word() -> Edition:
    """An edition whose cards use words that no retail card uses."""
    mods = [{"mod": "hand", "n": 2}, {"mod": "limit", "n": 1, "verbs": ["search"]}, {"mod": "cautious", "n": 1},
            {"mod": "immune", "verbs": ["extort"]}, {"mod": "reroll", "n": 2}]  # fmt: skip
    steps = [{"do": "peek", "who": "here"}, {"do": "cigs", "who": "others", "n": 2}, {"do": "points", "n": 1},
             {"do": "drop", "who": "foe", "n": 2, "pick": "choice"}, {"do": "drop", "n": 1, "pick": "random"},
             {"do": "move", "who": "foe", "to": "yard"}]  # fmt: skip
    overlay = {
        "gang_card": [{"id": "crew_home_turf", "mods": mods}],
        "background": [{"id": "agitator", "replace": True, "gang": "crew", "name": {"en": "Agitator"},
                        "when": "after_other", "verb": ["dig", "sell"], "do": steps}],
    }  # fmt: skip
    return load("retail", [overlay])


def test_words_no_retail_card_uses() -> None:
    edition = every_word()
    assert power_text(edition, edition.power("home turf")) == (
        "You may hold 2 cards more at the end of your turn. You may take the Search action 1 more time per turn. "
        "A Cautious Move to any Place costs you 1 action. "
        "Nobody can take the Extortion action against you anywhere. "
        "After the roll of your Simple Move you may roll again, up to 2 times."
    )
    assert power_text(edition, edition.power("agitator")) == (
        "After another player finished the Dig or Sell action, you may reveal this: "
        "Look at the hand of another player of your choice in your Place. "
        "Every other player gives you up to 2 cigarettes. You gain 1 Tunnel point. "
        "That player discards 2 cards of their choice. Discard 1 card at random. "
        "Move that player to the Recreational Area."
    )


def test_every_word_of_the_vocabulary_can_be_said() -> None:
    powers = (*EDITION.powers, *every_word().powers)
    effects = [effect for power in powers for effect in (*power.effects, *power.bonus)]
    effects += [effect for card in EDITION.cards for effect in card.effects]
    assert {effect.do for effect in effects} == set(EFFECTS)
    assert {mod.mod for power in powers for mod in power.mods} == set(MODIFIERS)


def test_names() -> None:
    assert card_name(EDITION, EDITION.card("knife"), "fr") == "Surin"
    assert card_name(EDITION, EDITION.card("fx_knife"), "fr") == "Fixture: Knife"
    assert power_name(EDITION, EDITION.power("hitman"), "it") == "Sicario"
    assert place_name(EDITION, "yard") == "Recreational Area"
    assert gang_name(EDITION, 4, "fr") == "Triade"
    assert power_name(EDITION, 0) == power_text(EDITION, 0) == ""


@pytest.mark.parametrize(
    ("noun", "several"),
    [
        ("Knife", "Knives"),
        ("Yard Pass", "Yard Passes"),
        ("Watch", "Watches"),
        ("Boots", "Boots"),
        ("Link", "Links"),
        ("Ally", "Allies"),
        ("Key", "Keys"),
    ],
)
def test_several_of_a_thing(noun: str, several: str) -> None:
    assert (counted(1, noun), counted(2, noun)) == (f"1 {noun}", f"2 {several}")
