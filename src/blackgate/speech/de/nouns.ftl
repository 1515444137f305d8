### Nominalgruppen. Eine Form bekommt: one, many, gender (m, f, n), shape (one, plural, pair, mass, proper), sound, n.
### Deutsch braucht Fälle. a: unbestimmt, Akkusativ (einen Löffel). the: Nominativ (der Hof). whom: Akkusativ (den Hof).
### to: wohin (in den Hof, ins Büro). in: wo (im Hof). of: von mit Dativ (vom Kartell). from: Dativ allein (dem Kartell).
### Dative von mehreren (mit 2 Löffeln) kommen nicht vor: Die Sätze vermeiden sie.

noun = { $n ->
    [1] { $one }
   *[other] { noun-count }
}
noun-count = { $shape ->
    [pair] { $n } Paar { $one }
   *[one] { $n ->
        [one] { $n } { $one }
       *[other] { $n } { $many }
    }
    [plural] { $n } × { $one }
    [mass] { $n } × { $one }
    [proper] { $n } × „{ $one }“
}
noun-a = { $n ->
    [1] { $shape ->
        [pair] ein Paar { $one }
        [plural] { $one }
        [mass] { $one }
        [proper] „{ $one }“
       *[one] { $gender ->
            [f] eine { $one }
            [n] ein { $one }
           *[m] einen { $one }
        }
    }
   *[other] { noun-count }
}
noun-the = { $n ->
    [1] { $shape ->
        [pair] das Paar { $one }
        [plural] die { $one }
        [proper] { $one }
       *[one] { $gender ->
            [f] die { $one }
            [n] das { $one }
           *[m] der { $one }
        }
    }
   *[other] die { noun-count }
}
noun-whom = { $n ->
    [1] { $shape ->
        [pair] das Paar { $one }
        [plural] die { $one }
        [proper] { $one }
       *[one] { $gender ->
            [f] die { $one }
            [n] das { $one }
           *[m] den { $one }
        }
    }
   *[other] die { noun-count }
}
noun-from = { $n ->
    [1] { $shape ->
        [pair] dem Paar { $one }
        [plural] den { $one }
        [proper] { $one }
       *[one] { $gender ->
            [f] der { $one }
            [n] dem { $one }
           *[m] dem { $one }
        }
    }
   *[other] den { noun-count }
}
noun-to = { $n ->
    [1] { $shape ->
        [pair] in { noun-whom }
        [plural] in { noun-whom }
        [proper] in { noun-whom }
       *[one] { $gender ->
            [n] ins { $one }
           *[m] in { noun-whom }
        }
    }
   *[other] in { noun-whom }
}
noun-in = { $n ->
    [1] { $shape ->
        [pair] in { noun-from }
        [plural] in { noun-from }
        [proper] in { noun-from }
       *[one] { $gender ->
            [f] in { noun-from }
           *[m] im { $one }
        }
    }
   *[other] in { noun-from }
}
noun-of = { $n ->
    [1] { $shape ->
        [pair] von { noun-from }
        [plural] von { noun-from }
        [proper] von { noun-from }
       *[one] { $gender ->
            [f] von { noun-from }
           *[m] vom { $one }
        }
    }
   *[other] von { noun-from }
}

## Personen am Tisch. Eine Form bekommt: you (yes, no), name, sound. whom: Akkusativ. to: Dativ.

who = { $you ->
    [yes] du
   *[no] { $name }
}
who-name = { $name }
who-whom = { $you ->
    [yes] dich
   *[no] { $name }
}
who-to = { $you ->
    [yes] dir
   *[no] { $name }
}
who-of = von { who-to }
who-from = von { who-to }

## Reihen.

row-comma = { $first }, { $last }
row-and = { $first } und { $last }
row-or = { $first } oder { $last }

## Was neben einem Namen der Ausgabe steht.

sort-token = { $name }-Plättchen
    .many = { $name }-Plättchen
    .grammar = n
sort-trauma = Trauma { $name }
    .many = Traumata { $name }
    .grammar = n

## Häufige Wörter.

word-card = Karte
    .many = Karten
    .grammar = f
word-cigarette = Zigarette
    .many = Zigaretten
    .grammar = f
word-beating = Abreibung
    .many = Abreibungen
    .grammar = f
word-point = Tunnelpunkt
    .many = Tunnelpunkte
    .grammar = m

## Wozu eine Karte gut ist.

class-weapon = Waffe
    .many = Waffen
    .grammar = f
class-tool = Werkzeug
    .many = Werkzeuge
    .grammar = n
class-part = Bauteil
    .many = Bauteile
    .grammar = n
class-accessory = Accessoire
    .many = Accessoires
    .grammar = n
class-rare = Rarität
    .many = Raritäten
    .grammar = f
class-action = Aktionskarte
    .many = Aktionskarten
    .grammar = f

## Aktionen: immer im Infinitiv.

verb-search = Suchen
    .grammar = n proper
verb-move = Einfach bewegen
    .grammar = n proper
verb-cautious = Vorsichtig bewegen
    .grammar = n proper
verb-join = Gang beitreten
    .grammar = n proper
verb-play = Aktionskarte spielen
    .grammar = n proper
verb-extort = Erpressen
    .grammar = n proper
verb-craft = Herstellen
    .grammar = n proper
verb-dig = Graben
    .grammar = n proper
verb-steal = Löffel stehlen
    .grammar = n proper
verb-heal = Heilen
    .grammar = n proper
verb-sell = Verkaufen
    .grammar = n proper
verb-buy = Kaufen
    .grammar = n proper
