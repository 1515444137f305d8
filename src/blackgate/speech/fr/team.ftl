### Team mode.

## Nouns

verb-exchange = Échanger
    .grammar = m proper

## Questions and options

ask-help = { $mate } n’abat pas d’Arme. En abats-tu une à sa place ? Si tu perds, c’est une Raclée pour vous deux.
ask-spoils = { $helper } a aidé le perdant. Prendre une carte au hasard dans sa main ?
ask-offer = un Échange avec { WHOM($who) } : que donnes-tu, et que demandes-tu ?
ask-offer-so-far = un Échange avec { WHOM($who) }. Tu donnes : { $given } ; tu demandes : { $asked }.
ask-fill = { $who } propose un Échange. Tu reçois : { $got } ; tu donnes : { $given }.
ask-fill-unheld = { ask-fill } Tu n’as pas tout cela.
goods-nothing = rien
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } au choix { OF($who) }
goods-your-choice = { COUNT($cards) } de ton choix
label-shortcut = Prendre un raccourci : aller { TO($place) }
label-exchange = Échanger avec { WHOM($who) }
label-give-cigarette = Donner une cigarette
label-ask-cigarette = Demander une cigarette
label-ask-any = Demander une carte au choix de l’autre
label-ask-card = Demander { A($card) }
label-propose = Proposer
answer-help-decline = Ne pas aider
answer-spoils-accept = Prendre une carte au hasard
answer-spoils-decline = La laisser
answer-offer-decline = Renoncer
answer-fill-accept = Accepter
answer-fill-decline = Refuser
card-help = Abattre { $card }
card-offer = Donner { $card }
card-fill = Donner { $card }
family-ask-card = Demander une carte précise …

## Story

followed-gang = { who-has } suivi le gang jusqu’{ TO($place) }.
helped = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } prêté main-forte.
   *[other] { who-has } prêté main-forte { TO($other) }.
}
proposed = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } proposé un Échange.
   *[other] { who-has } proposé un Échange { TO($other) }.
}
rejected = { who-has } refusé l’Échange avec { WHOM($other) }.
passed = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } donné { A($cards) }.
   *[other] { who-has } donné { A($cards) } { TO($other) }.
}

## Why not, and what would help

why-exchange-limit = Tu as proposé trois Échanges ce tour-ci ; c’est le maximum.
why-exchange-self = Tu ne peux pas échanger avec toi-même.
why-not-teammate = { $who } n’est pas dans ton équipe.
why-shortcut-target = Aucun coéquipier de ton gang n’est { IN($place) }.
why-extort-ally = { $who } est dans ton équipe : on ne vise pas un coéquipier.
help-shortcut = Des coéquipiers de ton gang sont { IN($mates) }.
help-gang-mate = Un raccourci mène à un coéquipier de ton propre gang : rejoins le gang de l’un d’eux.
help-other-team = Choisis quelqu’un de l’autre équipe.
help-goods = Il faut que l’un de vous deux ait une carte ou une cigarette.
why-exchange-pointless = Ni toi ni { WHOM($who) } n’avez de carte ou de cigarette.
help-exchange = Ouvre d’abord un Échange.
module-team = le mode en équipes
