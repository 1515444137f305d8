### Warum ein Bot so gewählt hat, und was er täte (thought-…); wovon es mehr oder weniger gibt (cause-…).
### Eine Menge kommt als Ganze und Zehntel: 12 und 0, 1 und 5.

thought-by = { NAME($who) }: { $thought }
thought-choice = „{ $option }“: Gewinnchance { $percent } %{ $error ->
    [0] .
   *[other] {" "}(± { $error }).
}
thought-instead = „{ $option }“: Gewinnchance { $percent } %{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
} statt { $second } % mit „{ $instead }“.
thought-wins = „{ $option }“ gewinnt in jedem Probespiel.
thought-loses = „{ $option }“ verliert in jedem Probespiel.
thought-others = Gewinnchance mit den anderen: { $others }.
thought-other = „{ $option }“ { $percent } %
thought-close = Die ersten beiden liegen zu dicht beieinander.
thought-prefers = Die Probespiele sprechen für „{ $option }“.
thought-gains = Was es gegenüber „{ $option }“ binnen einer Runde im Schnitt bringt: { $causes }.
thought-risks = Was es gegenüber „{ $option }“ riskiert: { $but }.
thought-effort = { $playouts ->
    [one] Aus 1 Probespiel
   *[other] Aus { $playouts } Probespielen
} in { amount } s.
thought-none = Es gibt nichts zu wählen.

## Mengen.

amount = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
more-or-less = { $sign ->
    [more] mehr
   *[less] weniger
}

## Ursachen.

cause-points = { amount } { $tenths ->
    [0] { $whole ->
        [one] Tunnelpunkt
       *[other] Tunnelpunkte
    }
   *[other] Tunnelpunkte
} { more-or-less }
cause-tools = { amount } { $tenths ->
    [0] { $whole ->
        [one] Punkt
       *[other] Punkte
    }
   *[other] Punkte
} { more-or-less } in Werkzeugen auf der Hand
cause-parts = { amount } { $tenths ->
    [0] { $whole ->
        [one] Bauteil
       *[other] Bauteile
    }
   *[other] Bauteile
} { more-or-less }
cause-cigarettes = { amount } { $tenths ->
    [0] { $whole ->
        [one] Zigarette
       *[other] Zigaretten
    }
   *[other] Zigaretten
} { more-or-less }
cause-weapons = { amount } { $tenths ->
    [0] { $whole ->
        [one] Waffe
       *[other] Waffen
    }
   *[other] Waffen
} { more-or-less }
cause-beatings = { amount } { $tenths ->
    [0] { $whole ->
        [one] Abreibung
       *[other] Abreibungen
    }
   *[other] Abreibungen
} { more-or-less }
cause-place = { amount } % { $sign ->
    [more] häufiger
   *[less] seltener
} dort, wo man graben kann
cause-gang = { amount } { $tenths ->
    [0] { $whole ->
        [one] Gangkarte
       *[other] Gangkarten
    }
   *[other] Gangkarten
} { more-or-less }
cause-background = { amount } { $tenths ->
    [0] { $whole ->
        [one] geheimes Vorleben
       *[other] geheime Vorleben
    }
   *[other] geheime Vorleben
} { more-or-less }
cause-cards = { amount } { $tenths ->
    [0] { $whole ->
        [one] Karte
       *[other] Karten
    }
   *[other] Karten
} { more-or-less } auf der Hand
cause-tokens = { amount } { $tenths ->
    [0] { $whole ->
        [one] Plättchen
       *[other] Plättchen
    }
   *[other] Plättchen
} { more-or-less }
cause-trauma = { amount } { $tenths ->
    [0] { $whole ->
        [one] Trauma
       *[other] Traumata
    }
   *[other] Traumata
} { more-or-less }
cause-turn = { amount } { $tenths ->
    [0] { $whole ->
        [one] Aktion
       *[other] Aktionen
    }
   *[other] Aktionen
} { more-or-less }
cause-allies = { amount } { $tenths ->
    [0] { $whole ->
        [one] Punkt
       *[other] Punkte
    }
   *[other] Punkte
} { more-or-less } beim stärksten Teammitglied
cause-rivals = { amount } { $tenths ->
    [0] { $whole ->
        [one] Punkt
       *[other] Punkte
    }
   *[other] Punkte
} { more-or-less } bei der stärksten Gegenseite
cause-won = { amount } % { more-or-less } bald gewonnene Spiele
cause-lost = { amount } % { more-or-less } bald verlorene Spiele
