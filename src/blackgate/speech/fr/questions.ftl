### Questions (ask-…), réponses (label-…, answer-…, card-…), et ce qui suit une réponse (option-…).
### Une question commence par une minuscule : elle peut suivre le nom d’une carte.

## Questions.

ask-because = { $cause } : { $question }
ask-anything = que fais-tu ?
ask-turn = à toi de jouer. { $actions ->
    [0] Plus aucune action.
    [one] Il reste 1 action.
   *[other] Il reste { $actions } actions.
}
ask-go = où vas-tu ?
ask-name = quel Outil réclames-tu { TO($target) } ?
ask-lay = tu réclames { A($tool) } { TO($target) }. Quelle Arme abats-tu ?
ask-answer = { $attacker } te réclame { A($tool) }. Coopérer ou te battre ?
ask-answer-unheld = { $attacker } te réclame { A($tool) }, et tu n’en as pas. Personne d’autre ne le sait ; il y aura un combat.
ask-fight = combat contre { $foe } : abattre une Arme ou abandonner ?
ask-selling = que vends-tu ? { $sold ->
    [0] Rien de vendu pour l’instant
    [one] 1 carte vendue
   *[other] { $sold } cartes vendues
} ; tu as { COUNT($cigarettes) }.
ask-pay = avec quel Accessoire paies-tu pour rejoindre { THE($gang) } ? Reste à payer : { $due }.
ask-ingredient = quelle carte utilises-tu ?
ask-discard = tu as { $size } cartes en main et tu peux en garder { $limit }. Laquelle défausses-tu ?
ask-target = qui vises-tu ?
ask-place = dans quel Lieu vas-tu ?
ask-free = tu peux faire une de ces actions sans en dépenser.
ask-free-buy = { ask-free } Tu as { COUNT($cigarettes) }.
ask-pick = tu vois la main { OF($victim) }. Quelle carte prends-tu ? Reste à prendre : { $due }.
ask-drop = quelle carte défausses-tu ? Reste à défausser : { $due }.
ask-unless = défausser une Arme ou prendre { COUNT($beatings) } ?
ask-recover = quelle carte reprends-tu dans la défausse ?
ask-bonus = tu fais partie du gang nommé sur ton Passif. Appliquer aussi son second effet ?
ask-react = réagis-tu à ce qu’a fait { WHOM($to) } ?
ask-react-card = c’est le moment d’une de tes cartes. L’utilises-tu ?

## Actions.

label-pass = Finir le tour
label-search = Fouiller : piocher { $cards }
label-move = Se déplacer au dé
label-cautious = Se déplacer prudemment : { $place }
label-cautious-price = Se déplacer prudemment ({ $price ->
    [one] 1 action
   *[other] { $price } actions
}) : { $place }

label-go = Aller { TO($place) }
label-lead = Mener { $michel } { TO($place) }
label-join = Rejoindre { THE($gang) }
label-join-seen = Rejoindre { THE($gang) } : { $power }

label-craft = Fabriquer { $product }
label-buy = Acheter { COUNT($product) } pour { $price }
label-dig = Creuser avec { A($tool) } : +{ $points }

label-steal = Voler une Cuillère
label-heal = Soigner une Raclée
label-heal-either = Soigner une Raclée ou le Trauma
label-heal-trauma = Soigner le Trauma
label-heal-now = Perdre { COUNT($beatings) }
label-sell = Vendre des cartes
label-play = Jouer { $card }
label-extort = Racketter { WHOM($who) }

label-ability = Utiliser { $power }
label-reveal = Révéler { $power }

taken = { COUNT($product) }
taken-short = { COUNT($product) } (il n’en reste pas plus)

## Réponses.

label-give = Coopérer et donner la carte
label-refuse = Refuser et se battre
label-stop = Abandonner
label-stop-helped = Ne rien abattre ; un coéquipier peut aider
label-done = Arrêter de vendre
label-accept = Oui
label-decline = Non, merci
label-reroll = Relancer le dé
label-name = Réclamer { A($card) }
label-seat = { WHOM($who) }

label-other = { $action }

answer-unless-decline = Prendre { COUNT($beatings) }
answer-roll-decline = Laisser { $michel } là

## Cartes.

card-lay = Abattre { $card }
card-fight = Abattre { $card }
card-selling = Vendre { $card }
card-pay = Payer avec { $card }
card-ingredient = Utiliser { $card }
card-discard = Défausser { $card }
card-drop = Défausser { $card }
card-pick = Prendre { $card }
card-unless = Défausser { $card }
card-recover = Reprendre { $card }

card-choose = Choisir { $card }

## Derrière une réponse.

option-free = { $option } (gratuit)
option-illegal = { $option } (illégal ici)
option-michel = { $option } ({ $michel })
option-people = { $option } ({ NAME($people) })
option-warned = { $option } ({ $warning })
option-final = { $option } ({ $warning })

## Ce dont une réponse avertit.

warn-actions = { $actions ->
    [one] 1 action inutilisée
   *[other] { $actions } actions inutilisées
}
warn-over-limit = { COUNT($cards) } de trop
warn-nothing-to-draw = il ne reste rien à piocher
warn-idle-place = rien à faire { IN($place) }
warn-no-cards = { $who } n’a pas de cartes
warn-lacks = { $who } n’en a pas
warn-no-weapon = tu n’as pas d’Arme
warn-leaves = tu quittes { $power }

## Plusieurs réponses en une ligne.

family-cautious = Se déplacer prudemment ({ $price ->
    [one] 1 action
   *[other] { $price } actions
}) …
family-cautious-range = Se déplacer prudemment ({ $least } ou { $most } actions) …

family-card = Donner une carte …
