### Pourquoi un bot a choisi ainsi, et ce qu’il ferait (thought-…) ; ce qu’il y a de plus ou de moins (cause-…).
### Une quantité est donnée en entiers et dixièmes : 12 et 0, 1 et 5.

thought-by = { NAME($who) } : { $thought }
thought-choice = « { $option } » : { $percent } % de chances de gagner{ $error ->
    [0] .
   *[other] {" "}(± { $error }).
}
thought-instead = « { $option } » : { $percent } % de chances de gagner{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
} au lieu de { $second } % avec « { $instead } ».
thought-wins = « { $option } » gagne dans toutes les parties simulées.
thought-loses = « { $option } » perd dans toutes les parties simulées.
thought-others = Chances de gagner avec les autres : { $others }.
thought-other = « { $option } » { $percent } %
thought-close = Les deux premiers choix sont trop proches pour trancher.
thought-prefers = Les parties simulées parlent pour « { $option } ».
thought-gains = Ce que cela rapporte de plus que « { $option } » en une manche, en moyenne : { $causes }.
thought-risks = Ce que cela risque par rapport à « { $option } » : { $but }.
thought-effort = { $playouts ->
    [one] Sur { $playouts } partie simulée
   *[other] Sur { $playouts } parties simulées
} en { amount } s.
thought-none = Il n’y a rien à choisir.

## Quantités.

amount = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
more-or-less = { $sign ->
    [more] de plus
   *[less] de moins
}

## Causes.

cause-points = { amount } { $whole ->
    [one] point de tunnel
   *[other] points de tunnel
} { more-or-less }
cause-tools = { amount } { $whole ->
    [one] point
   *[other] points
} { more-or-less } en Outils dans la main
cause-parts = { amount } { $whole ->
    [one] composant
   *[other] composants
} { more-or-less }
cause-cigarettes = { amount } { $whole ->
    [one] cigarette
   *[other] cigarettes
} { more-or-less }
cause-weapons = { amount } { $whole ->
    [one] Arme
   *[other] Armes
} { more-or-less }
cause-beatings = { amount } { $whole ->
    [one] Raclée
   *[other] Raclées
} { more-or-less }
cause-place = { amount } % { $sign ->
    [more] plus
   *[less] moins
} souvent là où l’on peut creuser
cause-gang = { amount } { $whole ->
    [one] carte Gang
   *[other] cartes Gang
} { more-or-less }
cause-background = { amount } { $whole ->
    [one] Passif secret
   *[other] Passifs secrets
} { more-or-less }
cause-cards = { amount } { $whole ->
    [one] carte
   *[other] cartes
} { more-or-less } en main
cause-tokens = { amount } { $whole ->
    [one] jeton
   *[other] jetons
} { more-or-less }
cause-trauma = { amount } { $whole ->
    [one] Trauma
   *[other] Traumas
} { more-or-less }
cause-turn = { amount } { $whole ->
    [one] action
   *[other] actions
} { more-or-less }
cause-allies = { amount } { $whole ->
    [one] point
   *[other] points
} { more-or-less } chez le coéquipier le plus fort
cause-rivals = { amount } { $whole ->
    [one] point
   *[other] points
} { more-or-less } chez l’adversaire le plus fort
cause-won = { amount } % { more-or-less } de parties gagnées sous peu
cause-lost = { amount } % { more-or-less } de parties perdues sous peu
