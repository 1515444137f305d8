### Waarom een bot zo koos, en wat hij zou doen (thought-…); waar meer of minder van is (cause-…).
### Een hoeveelheid komt als hele en tienden: 12 en 0, 1 en 5.

thought-by = { NAME($who) }: { $thought }
thought-choice = “{ $option }”: { $percent }% winstkans{ $error ->
    [0] .
   *[other] {" "}(± { $error }).
}
thought-instead = “{ $option }”: { $percent }% winstkans{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
} in plaats van { $second }% met “{ $instead }”.
thought-wins = “{ $option }” wint in elke simulatie.
thought-loses = “{ $option }” verliest in elke simulatie.
thought-others = Winstkans met de andere: { $others }.
thought-other = “{ $option }” { $percent }%
thought-close = De eerste twee ontlopen elkaar nauwelijks.
thought-prefers = De simulaties spreken voor “{ $option }”.
thought-gains = Wat het binnen een ronde gemiddeld meer oplevert dan “{ $option }”: { $causes }.
thought-risks = Wat je riskeert vergeleken met “{ $option }”: { $but }.
thought-effort = { $playouts ->
    [one] Uit 1 simulatie
   *[other] Uit { $playouts } simulaties
} in { amount } s.
thought-none = Er valt niets te kiezen.

## Hoeveelheden.

amount = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
more-or-less = { $sign ->
    [more] meer
   *[less] minder
}

## Redenen.

cause-points = { amount } { $tenths ->
    [0] { $whole ->
        [one] tunnelpunt
       *[other] tunnelpunten
    }
   *[other] tunnelpunten
} { more-or-less }
cause-tools = { amount } { $tenths ->
    [0] { $whole ->
        [one] punt
       *[other] punten
    }
   *[other] punten
} { more-or-less } aan Werktuigen op hand
cause-parts = { amount } { $tenths ->
    [0] { $whole ->
        [one] onderdeel
       *[other] onderdelen
    }
   *[other] onderdelen
} { more-or-less }
cause-cigarettes = { amount } { $tenths ->
    [0] { $whole ->
        [one] sigaret
       *[other] sigaretten
    }
   *[other] sigaretten
} { more-or-less }
cause-weapons = { amount } { $tenths ->
    [0] { $whole ->
        [one] Wapen
       *[other] Wapens
    }
   *[other] Wapens
} { more-or-less }
cause-beatings = { amount } { $tenths ->
    [0] { $whole ->
        [one] Aframmeling
       *[other] Aframmelingen
    }
   *[other] Aframmelingen
} { more-or-less }
cause-place = { amount }% { $sign ->
    [more] vaker
   *[less] minder vaak
} waar je kunt graven
cause-gang = { amount } { $tenths ->
    [0] { $whole ->
        [one] Bendekaart
       *[other] Bendekaarten
    }
   *[other] Bendekaarten
} { more-or-less }
cause-background = { amount } { $tenths ->
    [0] { $whole ->
        [one] geheime Achtergrond
       *[other] geheime Achtergronden
    }
   *[other] geheime Achtergronden
} { more-or-less }
cause-cards = { amount } { $tenths ->
    [0] { $whole ->
        [one] kaart
       *[other] kaarten
    }
   *[other] kaarten
} { more-or-less } op hand
cause-tokens = { amount } { $tenths ->
    [0] { $whole ->
        [one] fiche
       *[other] fiches
    }
   *[other] fiches
} { more-or-less }
cause-trauma = { amount } { $tenths ->
    [0] { $whole ->
        [one] Trauma
       *[other] Trauma’s
    }
   *[other] Trauma’s
} { more-or-less }
cause-turn = { amount } { $tenths ->
    [0] { $whole ->
        [one] actie
       *[other] acties
    }
   *[other] acties
} { more-or-less }
cause-allies = { amount } { $tenths ->
    [0] { $whole ->
        [one] punt
       *[other] punten
    }
   *[other] punten
} { more-or-less } bij de sterkste teamgenoot
cause-rivals = { amount } { $tenths ->
    [0] { $whole ->
        [one] punt
       *[other] punten
    }
   *[other] punten
} { more-or-less } bij de sterkste rivaal
cause-won = { amount }% { more-or-less } spellen snel gewonnen
cause-lost = { amount }% { more-or-less } spellen snel verloren
