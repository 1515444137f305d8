### Why a bot chose as it did, and what it would do (thought-…); what there is more or less of (cause-…).
### An amount comes as whole ones and tenths: 12 and 0, 1 and 5.

thought-by = { NAME($who) }: { $thought }
thought-choice = “{ $option }”: chance to win { $percent } %{ $error ->
    [0] .
   *[other] {" "}(± { $error }).
}
thought-instead = “{ $option }”: chance to win { $percent } %{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
} instead of { $second } % with “{ $instead }”.
thought-wins = “{ $option }” wins in every playout.
thought-loses = “{ $option }” loses in every playout.
thought-others = Chance to win with the others: { $others }.
thought-other = “{ $option }” { $percent } %
thought-close = The first two are too close to call.
thought-prefers = The playouts speak for “{ $option }”.
thought-gains = What it gains over “{ $option }” within a round, on average: { $causes }.
thought-risks = What it risks compared with “{ $option }”: { $but }.
thought-effort = { $playouts ->
    [one] From 1 playout
   *[other] From { $playouts } playouts
} in { amount } s.
thought-none = There is nothing to choose.

## Amounts.

amount = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
more-or-less = { $sign ->
    [more] more
   *[less] fewer
}

## Causes.

cause-points = { amount } { $tenths ->
    [0] { $whole ->
        [one] Tunnel point
       *[other] Tunnel points
    }
   *[other] Tunnel points
} { more-or-less }
cause-tools = { amount } { $tenths ->
    [0] { $whole ->
        [one] point
       *[other] points
    }
   *[other] points
} { more-or-less } in Tools in hand
cause-parts = { amount } { $tenths ->
    [0] { $whole ->
        [one] part
       *[other] parts
    }
   *[other] parts
} { more-or-less }
cause-cigarettes = { amount } { $tenths ->
    [0] { $whole ->
        [one] cigarette
       *[other] cigarettes
    }
   *[other] cigarettes
} { more-or-less }
cause-weapons = { amount } { $tenths ->
    [0] { $whole ->
        [one] Weapon
       *[other] Weapons
    }
   *[other] Weapons
} { more-or-less }
cause-beatings = { amount } { $tenths ->
    [0] { $whole ->
        [one] Beating
       *[other] Beatings
    }
   *[other] Beatings
} { more-or-less }
cause-place = { amount } % { $sign ->
    [more] more
   *[less] less
} often where one can Dig
cause-gang = { amount } { $tenths ->
    [0] { $whole ->
        [one] Gang card
       *[other] Gang cards
    }
   *[other] Gang cards
} { more-or-less }
cause-background = { amount } { $tenths ->
    [0] { $whole ->
        [one] secret Background
       *[other] secret Backgrounds
    }
   *[other] secret Backgrounds
} { more-or-less }
cause-cards = { amount } { $tenths ->
    [0] { $whole ->
        [one] card
       *[other] cards
    }
   *[other] cards
} { more-or-less } in hand
cause-tokens = { amount } { $tenths ->
    [0] { $whole ->
        [one] token
       *[other] tokens
    }
   *[other] tokens
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
        [one] action
       *[other] actions
    }
   *[other] actions
} { more-or-less }
cause-allies = { amount } { $tenths ->
    [0] { $whole ->
        [one] point
       *[other] points
    }
   *[other] points
} { more-or-less } with the strongest teammate
cause-rivals = { amount } { $tenths ->
    [0] { $whole ->
        [one] point
       *[other] points
    }
   *[other] points
} { more-or-less } with the strongest rival
cause-won = { amount } % { more-or-less } games won soon
cause-lost = { amount } % { more-or-less } games lost soon
