### Team mode.

## Nouns

verb-exchange = Scambio
    .grammar = m

## Questions and options

ask-help = { $mate } non gioca un’Arma. Ne giochi una al suo posto? Se perdete, c’è un Pestaggio a testa.
ask-spoils = { $helper } ha aiutato chi ha perso. Prendere una carta a caso dalla sua mano?
ask-offer = uno Scambio con { WHOM($who) }: che cosa dai, e che cosa chiedi?
ask-offer-so-far = uno Scambio con { WHOM($who) }. Dai: { $given }; chiedi: { $asked }.
ask-fill = { $who } propone uno Scambio. Ricevi: { $got }; dai: { $given }.
ask-fill-unheld = { ask-fill } Non hai tutto questo.
goods-nothing = nulla
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } a scelta { OF($who) }
goods-your-choice = { COUNT($cards) } a tua scelta
label-shortcut = Scorciatoia: andare { IN($place) }
label-exchange = Scambiare con { WHOM($who) }
label-give-cigarette = Dare una sigaretta
label-ask-cigarette = Chiedere una sigaretta
label-ask-any = Chiedere una carta a sua scelta
label-ask-card = Chiedere { A($card) }
label-propose = Proporre
answer-help-decline = Non aiutare
answer-spoils-accept = Prendere una carta a caso
answer-spoils-decline = Lasciar perdere
answer-offer-decline = Rinunciare
answer-fill-accept = Accettare
answer-fill-decline = Rifiutare
card-help = Giocare { $card }
card-offer = Dare { $card }
card-fill = Dare { $card }
family-ask-card = Chiedere una certa carta …

## Story

followed-gang = { who-has } seguito la gang { IN($place) }.
helped = { PERSON($other) ->
    [you] { $who } { AS($other, "ti ha") } dato manforte.
   *[other] { who-has } dato manforte { TO($other) }.
}
proposed = { PERSON($other) ->
    [you] { $who } { AS($other, "ti ha") } proposto uno Scambio.
   *[other] { who-has } proposto uno Scambio { TO($other) }.
}
rejected = { who-has } rifiutato lo Scambio con { WHOM($other) }.
passed = { PERSON($other) ->
    [you] { $who } { AS($other, "ti ha") } dato { A($cards) }.
   *[other] { who-has } dato { A($cards) } { TO($other) }.
}

## Why not, and what would help

why-exchange-limit = In questo turno hai già proposto tre Scambi: di più non si può.
why-exchange-self = Uno Scambio si fa con qualcun altro.
why-not-teammate = { $who } non è della tua squadra.
why-shortcut-target = Nessun compagno della tua gang è { IN($place) }.
why-extort-ally = { $who } è della tua squadra e non è un bersaglio.
help-shortcut = Ci sono compagni della tua gang { IN($mates) }.
help-gang-mate = Una scorciatoia porta da un compagno della tua stessa gang: unisciti alla gang di uno di loro.
help-other-team = Scegli qualcuno dell’altra squadra.
help-goods = Uno di voi due deve avere una carta o una sigaretta.
why-exchange-pointless = Né tu né { WHOM($who) } avete una carta o una sigaretta.
help-exchange = Apri prima uno Scambio.
module-team = la Modalità a squadre
