### The Library.

## Nouns

verb-rehabilitate = Se réhabiliter
    .grammar = m proper
verb-study = Étudier
    .grammar = m proper

## Questions and options

label-spy = Espionner { WHOM($who) }
label-rehabilitate = Se réhabiliter : un nouveau Passif
label-study = Étudier : prendre un jeton Espion
family-spy = Espionner … (gratuit)

## Story

rehabilitated = { who-has } pioché un nouveau Passif.
rehabilitated-as = { who-has } pioché un nouveau Passif : « { $power } ».
studied = { who-has } étudié : { COUNT($now) } au total.

## Why not, and what would help

why-spy-self = Tu connais déjà ta propre main.
why-rehabilitate-pile = Il ne reste aucun Passif à piocher.
why-spy-moment = Un jeton Espion n’interrompt pas une action.
help-between = Utilise-le pendant ton tour, entre deux actions.
help-rehabilitate = Se réhabiliter { IN($rehabilitate_places) } en fait piocher un autre.
module-library = la Bibliothèque
