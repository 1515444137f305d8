### Perché un bot ha scelto così, e che cosa farebbe (thought-…); che cosa c’è in più o in meno (cause-…).
### Una quantità è data in interi e decimi: 12 e 0, 1 e 5.

thought-by = { NAME($who) }: { $thought }
thought-choice = «{ $option }»: { $percent }% di probabilità di vincere{ $error ->
    [0] .
   *[other] {" "}(± { $error }).
}
thought-instead = «{ $option }»: { $percent }% di probabilità di vincere{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
} invece del { $second }% con «{ $instead }».
thought-wins = «{ $option }» vince in tutte le partite simulate.
thought-loses = «{ $option }» perde in tutte le partite simulate.
thought-others = Probabilità di vincere con le altre: { $others }.
thought-other = «{ $option }» { $percent }%
thought-close = Le prime due scelte sono troppo vicine per decidere.
thought-prefers = Le partite simulate premiano «{ $option }».
thought-gains = Che cosa si guadagna rispetto a «{ $option }» in un giro, in media: { $causes }.
thought-risks = Che cosa si rischia rispetto a «{ $option }»: { $but }.
thought-effort = { $playouts ->
    [one] Da 1 partita simulata
   *[other] Da { $playouts } partite simulate
} in { amount } s.
thought-none = Non c’è niente da scegliere.

## Quantità.

amount = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
more-or-less = { $sign ->
    [more] in più
   *[less] in meno
}

## Cause.

cause-points = { amount } { $tenths ->
    [0] { $whole ->
        [one] punto Tunnel
       *[other] punti Tunnel
    }
   *[other] punti Tunnel
} { more-or-less }
cause-tools = { amount } { $tenths ->
    [0] { $whole ->
        [one] punto
       *[other] punti
    }
   *[other] punti
} { more-or-less } in Strumenti in mano
cause-parts = { amount } { $tenths ->
    [0] { $whole ->
        [one] componente
       *[other] componenti
    }
   *[other] componenti
} { more-or-less }
cause-cigarettes = { amount } { $tenths ->
    [0] { $whole ->
        [one] sigaretta
       *[other] sigarette
    }
   *[other] sigarette
} { more-or-less }
cause-weapons = { amount } { $tenths ->
    [0] { $whole ->
        [one] Arma
       *[other] Armi
    }
   *[other] Armi
} { more-or-less }
cause-beatings = { amount } { $tenths ->
    [0] { $whole ->
        [one] Pestaggio
       *[other] Pestaggi
    }
   *[other] Pestaggi
} { more-or-less }
cause-place = { amount }% { $sign ->
    [more] più
   *[less] meno
} spesso dove si può scavare
cause-gang = { amount } { $tenths ->
    [0] { $whole ->
        [one] carta Gang
       *[other] carte Gang
    }
   *[other] carte Gang
} { more-or-less }
cause-background = { amount } { $tenths ->
    [0] { $whole ->
        [one] carta Precedenti segreta
       *[other] carte Precedenti segrete
    }
   *[other] carte Precedenti segrete
} { more-or-less }
cause-cards = { amount } { $tenths ->
    [0] { $whole ->
        [one] carta
       *[other] carte
    }
   *[other] carte
} { more-or-less } in mano
cause-tokens = { amount } { $tenths ->
    [0] { $whole ->
        [one] segnalino
       *[other] segnalini
    }
   *[other] segnalini
} { more-or-less }
cause-trauma = { amount } { $tenths ->
    [0] { $whole ->
        [one] Trauma
       *[other] Traumi
    }
   *[other] Traumi
} { more-or-less }
cause-turn = { amount } { $tenths ->
    [0] { $whole ->
        [one] azione
       *[other] azioni
    }
   *[other] azioni
} { more-or-less }
cause-allies = { amount } { $tenths ->
    [0] { $whole ->
        [one] punto
       *[other] punti
    }
   *[other] punti
} { more-or-less } per il compagno più forte
cause-rivals = { amount } { $tenths ->
    [0] { $whole ->
        [one] punto
       *[other] punti
    }
   *[other] punti
} { more-or-less } per l’avversario più forte
cause-won = { amount }% { more-or-less } di partite vinte presto
cause-lost = { amount }% { more-or-less } di partite perse presto
