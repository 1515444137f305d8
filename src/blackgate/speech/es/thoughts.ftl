### Por qué un bot ha elegido así, y qué haría (thought-…); de qué hay más o menos (cause-…).
### Una cantidad viene en enteros y décimas: 12 y 0, 1 y 5.

thought-by = { NAME($who) }: { $thought }
thought-choice = «{ $option }»: { $percent } % de probabilidades de ganar{ $error ->
    [0] .
   *[other] {" "}(± { $error }).
}
thought-instead = «{ $option }»: { $percent } % de probabilidades de ganar{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
} en lugar de { $second } % con «{ $instead }».
thought-wins = «{ $option }» gana en todas las simulaciones.
thought-loses = «{ $option }» pierde en todas las simulaciones.
thought-others = Probabilidades de ganar con las demás: { $others }.
thought-other = «{ $option }» { $percent } %
thought-close = Las dos primeras están demasiado igualadas.
thought-prefers = Las simulaciones están a favor de «{ $option }».
thought-gains = Lo que se gana frente a «{ $option }» en una ronda, de media: { $causes }.
thought-risks = Lo que se arriesga frente a «{ $option }»: { $but }.
thought-effort = { $playouts ->
    [one] A partir de 1 simulación
   *[other] A partir de { NUMBER($playouts, useGrouping: 0) } simulaciones
} en { amount } s.
thought-none = No hay nada que elegir.

## Cantidades.

amount = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
more-or-less = { $sign ->
    [more] más
   *[less] menos
}

## Causas.

cause-points = { amount } { $tenths ->
    [0] { $whole ->
        [one] punto de túnel
       *[other] puntos de túnel
    }
   *[other] puntos de túnel
} { more-or-less }
cause-tools = { amount } { $tenths ->
    [0] { $whole ->
        [one] punto
       *[other] puntos
    }
   *[other] puntos
} { more-or-less } en Herramientas en la mano
cause-parts = { amount } { $tenths ->
    [0] { $whole ->
        [one] pieza
       *[other] piezas
    }
   *[other] piezas
} { more-or-less }
cause-cigarettes = { amount } { $tenths ->
    [0] { $whole ->
        [one] cigarrillo
       *[other] cigarrillos
    }
   *[other] cigarrillos
} { more-or-less }
cause-weapons = { amount } { $tenths ->
    [0] { $whole ->
        [one] Arma
       *[other] Armas
    }
   *[other] Armas
} { more-or-less }
cause-beatings = { amount } { $tenths ->
    [0] { $whole ->
        [one] Paliza
       *[other] Palizas
    }
   *[other] Palizas
} { more-or-less }
cause-place = { amount } % { more-or-less } de tiempo donde se puede cavar
cause-gang = { amount } { $tenths ->
    [0] { $whole ->
        [one] carta de Banda
       *[other] cartas de Banda
    }
   *[other] cartas de Banda
} { more-or-less }
cause-background = { amount } { $tenths ->
    [0] { $whole ->
        [one] Pasado secreto
       *[other] Pasados secretos
    }
   *[other] Pasados secretos
} { more-or-less }
cause-cards = { amount } { $tenths ->
    [0] { $whole ->
        [one] carta
       *[other] cartas
    }
   *[other] cartas
} { more-or-less } en la mano
cause-tokens = { amount } { $tenths ->
    [0] { $whole ->
        [one] ficha
       *[other] fichas
    }
   *[other] fichas
} { more-or-less }
cause-trauma = { amount } { $tenths ->
    [0] { $whole ->
        [one] Trauma
       *[other] Traumas
    }
   *[other] Traumas
} { more-or-less }
cause-turn = { amount } { $tenths ->
    [0] { $whole ->
        [one] acción
       *[other] acciones
    }
   *[other] acciones
} { more-or-less }
cause-allies = { amount } { $tenths ->
    [0] { $whole ->
        [one] punto
       *[other] puntos
    }
   *[other] puntos
} { more-or-less } en el miembro más fuerte del equipo
cause-rivals = { amount } { $tenths ->
    [0] { $whole ->
        [one] punto
       *[other] puntos
    }
   *[other] puntos
} { more-or-less } en el rival más fuerte
cause-won = { amount } % { more-or-less } de partidas ganadas pronto
cause-lost = { amount } % { more-or-less } de partidas perdidas pronto
