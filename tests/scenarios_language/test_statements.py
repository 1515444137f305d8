"""A line that does not hold fails its scenario; a wrong file is told so in one clear line."""

from pathlib import Path

import pytest
from tests.scenarios_language.scenario_text import FIGHT, written

WRONG = {
    "a false fact": ('then = ["P1.place == CAF"]', "P1.place is cell"),
    "a winner": ('then = ["winner == draw"]', "winner is none"),
    "a false fact with is": ('then = ["P1.place is not CB"]', "P1.place is cell"),
    "a false fact in the middle": ('when = ["P1: search", "actions == 2", "P1: pass"]', "actions is 1"),
    "a hand that differs": (FIGHT + 'then = ["P1.hand == [knife, spoon]"]', "P1.hand is [knife] (missing spoon)"),
    "an order that differs": (
        'given.discard = ["link", "pike"]\nthen = ["discard == [pike, link]"]',
        "in another order",
    ),
    "a refusal that is none": ('then = ["P1 cannot search"]', "it was accepted"),
    "a refusal by another rule": ('then = ["P1 cannot dig spoon: DIG-2"]', "expected refused by DIG-2"),
    "an offer that is none": ('then = ["P1 can dig spoon"]', "You hold no Tool."),
    "an ingredient that is not held": (
        'given.P1 = { place = "REC", hand = ["link", "pike"] }\nwhen = ["P1: craft pickaxe with FX-LINK, pike"]',
        "refused: card fx_link",
    ),
    "a decision that is refused": ('when = ["P1: dig spoon"]\nthen = ["over"]', "DIG-3"),
    "too many options": (
        'given.rolls = [1]\nwhen = ["P1: move"]\nthen = ["P1 options: go CB, go CAF"]',
        "missing go cell",
    ),
    "too few options": (
        'given.rolls = [1]\ngiven.P1 = { place = "REC" }\nwhen = ["P1: move"]\nthen = ["P1 options: go CB"]',
        "not expected go cafeteria",
    ),
    "a question left open": (
        FIGHT + 'when = ["P1: extort P2 for pickaxe with knife", "P1: search"]',
        "P2 is asked 'answer' (options: give, refuse)",
    ),
    "options of a seat that is not asked": ('then = ["P2 options: pass"]', "P1 is asked 'turn'"),
    "an event that did not happen": ("then = ['events include \"beaten P2\"']", "expected an event 'beaten P2'"),
    "events in another order": (
        'given.rolls = [1]\nwhen = ["P1: move to CAF"]\nthen = [\'events in order: "moved P1", "rolled P1 1"\']',
        "after the one before it",
    ),
    "an event that did happen": ("when = ['P1: search']\nthen = ['events exclude \"drew P1\"']", "expected no event"),
    "a hidden thing": ('then = ["view P2: P1.hand == []"]', "P1.hand is hidden"),
    "an edition that loads": ('then = ["edition is rejected: RULING-3"]', "the edition was accepted"),
    "an edition without warnings": ('then = ["edition warns: RULING-3"]', "no warning"),
    "a game that can be played": ('then = ["game is refused"]', "the game was accepted"),
    "an edition refused for another reason": (
        'given.overlay = [{ place = [{ slot = "solitary", die = [6] }] }]\nthen = ["edition is rejected: BUY-1"]',
        "expected refused by BUY-1",
    ),
    "starts that are not even": (
        'given.options.first_player = "seat1"\ngiven.seed = 1\nthen = ["starts over 20 games: each seat in 0.4..0.6"]',
        "P1 starts 20 of 20",
    ),
    "an action that exists": ("then = ['no action \"dig spoon\"']", "there is one"),
    "a case": ('[[case]]\nname = "one"\nthen = ["over"]', "expected over == true"),
    "a fight nobody ended": (
        FIGHT + 'when = ["P1: extort P2 for pickaxe with knife", "P2: refuse"]\nthen = ["P2.beatings == 1"]',
        "open     P2 is still asked 'fight' (options: stop)",
    ),
    "two facts that differ": (
        'given.P1 = { place = "REC" }\nthen = ["P1.place == P2.place"]',
        "P1.place is yard, P2.place is cell",
    ),
    "another seat that starts": (
        'given.options.first_player = "seat1"\ngiven.seed = 1\nthen = ["starts over 9 games: P2 in 1..1"]',
        "P2 starts 0 of 9",
    ),
    "a card to discard on one's own turn": (
        'given.P1 = { hand = ["knife"] }\nthen = ["P1 cannot discard knife: HAND-2"]',
        "expected refused by HAND-2",
    ),
    "a later question of the same seat": (
        (
            'given.P1 = { place = "SOL", background = "Knifeman", gang = "cartel" }\n'
            'when = ["P1: reveal", "P1 cannot search: SOL-2"]'
        ),
        "P1 is still asked 'bonus'",
    ),
    "a warning that is none": (
        'then = ["P1 options warn: search, pass"]',
        "pass: End the turn (2 actions unused)",
    ),
    "a warning too many": ('then = ["P1 options warn: none"]', "expected no warning at cautious solitary, pass"),
    "a warning that is there": ('then = ["P1 options warn exclude: pass"]', "expected no warning at pass"),
    "a warning that says something else": (
        'then = ["P1 options warn include: pass (End)"]',
        "expected pass is warned of: End",
    ),
    "a warning of what is not offered": (
        'then = ["P1 options warn exclude: dig spoon"]',
        "expected dig spoon is among the options",
    ),
    "warnings of a seat that is not asked": ('then = ["P2 options warn: pass"]', "P1 is asked 'turn'"),
    "a number that is not listed": ('then = ["actions in [0, 1]"]', "actions is 2"),
    "a number that is listed": ('then = ["actions not in [1, 2]"]', "actions is 2"),
    "a rule no warning cites": (
        'given.overlay = [{ place = [{ slot = "yard", search = 5 }] }]\nthen = ["warnings == [RULING-2]"]',
        "warnings is [RULING-3]",
    ),
    "a game that goes on": ('when = ["P1: pass until over"]', "P2 is asked"),
}


@pytest.mark.parametrize(("text", "told"), WRONG.values(), ids=WRONG)
def test_wrong_scenarios_fail(tmp_path: Path, text: str, told: str) -> None:
    (result,) = written(tmp_path, f'id = "W-1"\n{text}')
    assert result.verdict == "FAIL", str(result)
    assert told in str(result)


BAD = {
    "no TOML": ("id = ", "is not TOML"),
    "no id": ('then = ["over"]', "id: is missing; give the scenario an id"),
    "an unknown key": ('id = "B"\nthan = ["over"]', "than: there is no such key; did you mean 'then'"),
    "nothing to check": ('id = "B"', "nothing is done and nothing is checked"),
    "an unknown rule": ('id = "B"\nproves = ["DIG-99"]\nthen = ["over"]', "proves[1]: there is no rule 'DIG-99'"),
    "no line": ('id = "B"\nthen = ["P1 digs a spoon"]', "then[1]: 'P1 digs a spoon' is no line of a scenario"),
    "a line that is no text": ('id = "B"\nthen = [1]', "then[1]: 1 is not a name"),
    "lines that are no list": ('id = "B"\nthen = "over"', "then: is str, not a list"),
    "a decision at the end": ('id = "B"\nthen = ["P1: pass"]', "decisions belong under when"),
    "an unknown action": ('id = "B"\nwhen = ["P1: diig spoon"]', "'diig spoon' is not an action; did you mean 'dig'"),
    "an unknown card": ('id = "B"\ngiven.P1 = { hand = ["knive"] }\nthen = ["over"]', "did you mean 'knife'"),
    "an unknown Place": (
        'id = "B"\ngiven.P1 = { place = "ROOF" }\nthen = ["over"]',
        "P1.place: no slot is called 'ROOF'",
    ),
    "an unknown fact": ('id = "B"\nthen = ["P1.cigarets == 1"]', "did you mean 'cigarettes'"),
    "an unknown path": ('id = "B"\nthen = ["decks.size == 1"]', "there is no fact 'decks.size'; did you mean"),
    "an unknown part of the box": ('id = "B"\nthen = ["box.standes == 12"]', "did you mean 'box.standees'"),
    "an unknown event": ("id = 'B'\nthen = ['events include \"beeten P2\"']", "did you mean 'beaten'"),
    "an unknown rule of a refusal": ('id = "B"\nthen = ["P1 cannot dig spoon: DIG-77"]', "there is no rule 'DIG-77'"),
    "no such seat": ('id = "B"\ngiven.players = 2\nthen = ["P3.points == 0"]', "there is no seat 'P3'; P1 to P2"),
    "seat 9": ('id = "B"\nwhen = ["P9: pass"]', "there is no seat P9; seats are P1 to P6"),
    "an unknown option": ('id = "B"\ngiven.options = { bnk = 75 }\nthen = ["over"]', "did you mean 'bank'"),
    "an overlay that is not there": (
        'id = "B"\ngiven.overlays = ["nowhere.toml"]\nwhen = ["P1: pass"]',
        "given.overlays[1]: there is no file 'nowhere.toml' beside the scenario",
    ),
    "an edition that is not there": (
        'id = "B"\ngiven.edition = "retial"\nwhen = ["P1: pass"]',
        "given.edition: there is no file 'retial' beside the scenario; did you mean 'retail'",
    ),
    "an overlay that is wrong": (
        'id = "B"\nwhen = ["P1: pass"]\n[[given.overlay]]\ndeal = [{ id = "shovle", price = 3 }]',
        "given.overlay: the edition cannot be made: given.overlay[1], deal.shovle.id: no deal is called 'shovle'",
    ),
    "a third seat at a table for two": (
        'id = "B"\ngiven.players = 2\ngiven.P3 = { place = "CB" }\nthen = ["over"]',
        "given.P3: there is no seat P3; 2 play; leave it out, or raise players",
    ),
    "a relation that is none": (
        'id = "B"\nthen = ["P1.points >> 3"]',
        "then[1]: there is no relation '>>'; one of == != < <= > >= in not in contains lacks",
    ),
    "a relation the wrong way round": ('id = "B"\nthen = ["P1.points => 3"]', "there is no relation '=>'"),
    "a relation that is nearly one": ('id = "B"\nthen = ["view P1: P1.points ~= 3"]', "there is no relation '~='"),
    "a roll of 7": (
        'id = "B"\ngiven.rolls = [7]\nthen = ["over"]',
        "rolls[1]: 7 is not possible; a whole number from 1 to 6",
    ),
    "three Beatings": (
        'id = "B"\ngiven.P1 = { beatings = 3 }\nthen = ["over"]',
        "given.P1.beatings: 3 is not possible; a whole number from 0 to 2",
    ),
    "facts of two sorts": ('id = "B"\nthen = ["P1.place == P2.gang"]', "a slot cannot be compared with a gang"),
    "a fact on the right that is none": ('id = "B"\nthen = ["P1.place == P2.plaice"]', "did you mean 'place'"),
    "a share of a seat that is not there": (
        'id = "B"\nthen = ["starts over 9 games: P9 in 1..1"]',
        "there is no seat P9",
    ),
    "too many Knives": ('id = "B"\ngiven.P1 = { hand = ["knife x 21"] }\nthen = ["over"]', "there are 20"),
    "a position and a new game": (
        'id = "B"\ngiven.new = true\ngiven.deck = 3\nthen = ["over"]',
        "a new game deals itself",
    ),
    "a pick nobody holds": (
        'id = "B"\ngiven.picks = ["phone"]'
        + FIGHT
        + 'when = ["P1: extort P2 for spoon with knife", "P2: refuse", "P2: stop"]',
        "P2 did not hold 'phone' when it was picked",
    ),
    "a name compared with a number": ('id = "B"\nthen = ["actions == two"]', "'two' cannot be compared"),
    "an order of names": ('id = "B"\nthen = ["P1.place < CB"]', "'<' compares numbers"),
    "a question nobody asks": (
        'id = "B"\nthen = ["question != trun"]',
        "nobody is ever asked 'trun'; did you mean 'turn'",
    ),
    "half a list": ('id = "B"\nthen = ["rolls == 1, 2]"]', "is no list; write [a, b]"),
    "a wrong ingredient": (
        'id = "B"\ngiven.P1 = { place = "REC", hand = ["link", "pike"] }\nwhen = ["P1: craft pickaxe with blade"]',
        "'blade' is no ingredient of 'pickaxe'; it needs link and pike",
    ),
    "an unknown module": ('id = "B"\nthen = ["modules lacks libary"]', "'libary' is not known here; one of"),
    "an unknown module to choose from": ('id = "B"\nthen = ["catalogue lacks wardn"]', "'wardn' is not known here"),
    "an unknown action of a Place": ('id = "B"\nthen = ["place.REC.actions lacks extrot"]', "did you mean 'extort'"),
    "an unknown class": ('id = "B"\nthen = ["class.link != weapn"]', "'weapn' is not known here; one of"),
    "an unknown value of an option": ('id = "B"\nthen = ["option.bank != none"]', "this is never 'none'; one of"),
    "an unknown edition": ('id = "B"\nthen = ["edition != retial"]', "'retial' is not known here; one of"),
    "an unknown rule of a warning": ('id = "B"\nthen = ["warnings lacks RULIN-3"]', "there is no rule 'RULIN-3'"),
    "a part of a fact that has none": ('id = "B"\nthen = ["edition.name != retail"]', "'edition' has no part 'name'"),
    "an unknown team": (
        'id = "B"\ngiven.teams = true\ngiven.players = 4\nthen = ["P1.team != C"]',
        "'C' is not known here; one of A, B",
    ),
    "an unknown context": (
        'id = "B"\nthen = ["view P1: context.toool == none"]',
        "no question is about 'toool'; did you mean 'tool'",
    ),
    "an unknown option of a view": (
        'id = "B"\nthen = ["view P1: options lacks serch"]',
        "is not an action; did you mean 'search'",
    ),
    "an unknown card of a hidden deck": ('id = "B"\nthen = ["view P1: deck != [knive]"]', "did you mean 'knife'"),
    "a hidden thing without a viewer": (
        'id = "B"\nthen = ["P1.hand != hidden"]',
        "nothing is hidden from the game itself; write 'view P2: P1.hand != hidden'",
    ),
    "a number instead of a list": ('id = "B"\nthen = ["P1.hand != 3"]', "no card is called '3'"),
    "one card instead of a list": ('id = "B"\nthen = ["P1.hand != knife"]', "this is a list; write [a, b], or .size"),
    "a list instead of a Place": ('id = "B"\nthen = ["P1.place != [CB]"]', "this is no list; write it without"),
    "a list in a list": ('id = "B"\nthen = ["P1.hand not in [knife]"]', "'in' needs one thing on its left"),
    "a truth that is none": ('id = "B"\nthen = ["P1.revealed != none"]', "'none' cannot be compared with this"),
    "a Place that is true": ('id = "B"\nthen = ["P1.place != true"]', "no slot is called 'true'"),
    "a number that is nothing": ('id = "B"\nthen = ["actions != none"]', "a whole number"),
    "no option to leave out": ('id = "B"\nthen = ["P1 options exclude: none"]', "'exclude: none' says nothing"),
    "several decisions as one option": (
        'id = "B"\nthen = ["P1 options exclude: move to CAF"]',
        "'move to CAF' is several decisions; name the first, 'move'",
    ),
    "an unknown option that is warned of": (
        'id = "B"\nthen = ["P1 options warn exclude: serch"]',
        "did you mean 'search'",
    ),
    "the text of a warning that is not there": (
        'id = "B"\nthen = ["P1 options warn exclude: pass (2 actions unused)"]',
        "name the options alone",
    ),
    "a game that warns": ('id = "B"\nthen = ["game warns: RULING-3"]', "a game never warns"),
    "a rule behind what is accepted": ('id = "B"\nthen = ["edition is accepted: RULING-3"]', "no rule is behind"),
    "a decision about a seat that is not there": (
        'id = "B"\ngiven.players = 2\nthen = ["P1 cannot extort P5"]',
        "there is no seat 'P5'; P1 to P2",
    ),
    "an unknown player": ('id = "B"\ngiven.seats = ["human", "bt"]\nthen = ["over"]', "'bt' is no player; one of"),
    "an unknown player in a table": (
        'id = "B"\ngiven.seats = [{ player = "humna" }, {}]\nthen = ["over"]',
        "given.seats[1].player: 'humna' is no player; one of human, bot",
    ),
    "the rest of the deck on top": (
        'id = "B"\ngiven.deck = ["...", "knife"]\nthen = ["over"]',
        "given.deck: '...' stands for the rest of the pile; write it last",
    ),
    "Michel(le) without the module": (
        'id = "B"\ngiven.michel = "SOL"\nthen = ["over"]',
        "given.michel: does not belong to this game; play with the module 'michel'",
    ),
    "Michel(le) in an Office that is not there": (
        'id = "B"\ngiven.modules = ["michel"]\ngiven.michel = "OFF"\nthen = ["over"]',
        "given.michel: cannot be there in this game; one of cell",
    ),
    "a seed that is none": ('id = "B"\ngiven.seed = "one"\ngiven.P1 = {}\nthen = ["over"]', "given.seed: 'one'"),
    "a case without a name": ('id = "B"\n[[case]]\nthen = ["over"]', "case[1].name: is missing"),
    "a background that is another": (
        'id = "B"\ngiven.P1 = { background = "FXB-A" }\nwhen = ["P1: reveal FXB-B"]',
        "the Background of P1 is fxb_a, not fxb_b",
    ),
}


@pytest.mark.parametrize(("text", "told"), BAD.values(), ids=BAD)
def test_bad_files_get_one_clear_error(tmp_path: Path, text: str, told: str) -> None:
    (result,) = written(tmp_path, text)
    assert result.verdict == "ERROR", str(result)
    assert told in str(result)
    assert len(result.details) == 1
    assert "\n" not in result.details[0]
