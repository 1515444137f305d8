### Noun phrases. A form gets: one, many, gender (m, f), shape (one, plural, pair, mass, proper), sound, n.

noun = { $n ->
    [1] { $one }
   *[other] { noun-count }
}
noun-count = { $shape ->
    [pair] { $n ->
        [one] { $n } pair of { $one }
       *[other] { $n } pairs of { $one }
    }
   *[one] { $n ->
        [one] { $n } { $one }
       *[other] { $n } { $many }
    }
    [plural] { $n } × { $one }
    [mass] { $n } × { $one }
    [proper] { $n } × { $one }
}
noun-a = { $n ->
    [1] { $shape ->
        [pair] a pair of { $one }
        [plural] { $one }
        [mass] { $one }
        [proper] { $one }
       *[one] { $sound ->
            [vowel] an { $one }
           *[other] a { $one }
        }
    }
   *[other] { noun-count }
}
noun-the = { $shape ->
    [proper] { noun }
   *[one] the { noun }
}
noun-to = to { noun-the }
noun-in = in { noun-the }
noun-of = of { noun-the }
noun-from = from { noun-the }

## Players. A form gets: you (yes, no), name, sound.

who = { $you ->
    [yes] you
   *[no] { $name }
}
who-name = { $name }
who-whom = { who }
who-to = to { who }
who-of = of { who }
who-from = from { who }

## Rows.

row-comma = { $first }, { $last }
row-and = { $first } and { $last }
row-or = { $first } or { $last }

## What stands beside a name of the edition.

sort-token = { $name } token
    .many = { $name } tokens
sort-trauma = Trauma { $name }
    .many = Traumas { $name }

## Common words.

word-card = card
word-cigarette = cigarette
word-beating = Beating
word-point = Tunnel point

## What a card is for.

class-weapon = Weapon
class-tool = Tool
class-part = part
class-accessory = Accessory
    .many = Accessories
class-rare = Rare item
class-action = Action card

## Actions.

verb-search = Search
verb-move = Simple Move
verb-cautious = Cautious Move
verb-join = Join a Gang
verb-play = Play an Action card
verb-extort = Extortion
verb-craft = Craft
verb-dig = Dig
verb-steal = Steal a spoon
verb-heal = Heal
verb-sell = Sell
verb-buy = Buy
