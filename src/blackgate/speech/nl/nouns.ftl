### Naamwoordgroepen. Een vorm krijgt: one, many, gender (m, f: de; n: het), shape (one, plural, pair, mass, proper), sound, n.

noun = { $n ->
    [1] { $one }
   *[other] { noun-count }
}
noun-count = { $shape ->
    [pair] { $n } paar { $one }
   *[one] { $n ->
        [one] { $n } { $one }
       *[other] { $n } { $many }
    }
    [plural] { $n } × { $one }
    [mass] { $n } × { $one }
    [proper] { $n } × “{ $one }”
}
noun-a = { $n ->
    [1] { $shape ->
        [pair] een paar { $one }
        [plural] { $one }
        [mass] { $one }
        [proper] “{ $one }”
       *[one] een { $one }
    }
   *[other] { noun-count }
}
noun-the = { $n ->
    [1] { $shape ->
        [pair] de { $one }
        [plural] de { $one }
        [mass] { $one }
        [proper] { $one }
       *[one] { $gender ->
            [n] het { $one }
           *[m] de { $one }
        }
    }
   *[other] de { noun-count }
}
noun-to = naar { noun-the }
noun-in = in { noun-the }
noun-of = van { noun-the }
noun-from = uit { noun-the }

## Spelers. Een vorm krijgt: you (yes, no), name, sound.

who = { $you ->
    [yes] je
   *[no] { $name }
}
who-name = { $name }
who-whom = { $you ->
    [yes] jou
   *[no] { $name }
}
who-to = aan { who-whom }
who-of = van { who-whom }
who-from = van { who-whom }

## Reeksen.

row-comma = { $first }, { $last }
row-and = { $first } en { $last }
row-or = { $first } of { $last }

## Wat bij een naam van de editie staat.

sort-token = { $name }fiche
    .grammar = n
sort-trauma = Trauma { $name }
    .many = Trauma’s { $name }
    .grammar = n

## Gewone woorden.

word-card = kaart
    .grammar = f
word-cigarette = sigaret
    .many = sigaretten
    .grammar = f
word-beating = Aframmeling
    .grammar = f
word-point = tunnelpunt
    .grammar = n

## Waar een kaart voor dient.

class-weapon = Wapen
    .grammar = n
class-tool = Werktuig
    .grammar = n
class-part = onderdeel
    .many = onderdelen
    .grammar = n
class-accessory = Accessoire
    .grammar = n
class-rare = Zeldzaam voorwerp
    .many = Zeldzame voorwerpen
    .grammar = n
class-action = Actiekaart
    .grammar = f

## Acties.

verb-search = Zoeken
    .grammar = n proper
verb-move = Gewoon verplaatsen
    .grammar = n proper
verb-cautious = Voorzichtig verplaatsen
    .grammar = n proper
verb-join = Bij een bende gaan
    .grammar = n proper
verb-play = Actiekaart spelen
    .grammar = n proper
verb-extort = Afpersen
    .grammar = n proper
verb-craft = Knutselen
    .grammar = n proper
verb-dig = Graven
    .grammar = n proper
verb-steal = Lepel stelen
    .grammar = n proper
verb-heal = Genezen
    .grammar = n proper
verb-sell = Verkopen
    .grammar = n proper
verb-buy = Kopen
    .grammar = n proper
