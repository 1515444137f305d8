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
ask-name = quel Outil exiges-tu { OF($target) } ?
ask-lay = tu exiges { A($tool) } { OF($target) }. Quelle Arme poses-tu ?
ask-answer = { $attacker } exige ta carte { $tool }. La donner ou te battre ?
ask-answer-unheld = { $attacker } exige { A($tool) }, et tu n’en as pas. Personne d’autre ne le sait ; il y aura un combat.
ask-fight = combat avec { $foe } : jouer une Arme ou abandonner ?
ask-selling = que vends-tu ? { $sold ->
    [0] Rien de vendu encore
    [one] 1 carte vendue
   *[other] { $sold } cartes vendues
} ; tu as { COUNT($cigarettes) }.
ask-pay = quel Accessoire paies-tu pour rejoindre { THE($gang) } ? Reste à payer : { $due }.
ask-ingredient = quelle carte utilises-tu ?
ask-discard = tu as { $size } cartes en main ; { $limit } sont permises. Laquelle défausses-tu ?
ask-target = qui est visé ?
ask-place = à quel Lieu vas-tu ?
ask-free = tu peux faire une de ces actions sans en dépenser.
ask-free-buy = { ask-free } Tu as { COUNT($cigarettes) }.
ask-pick = tu vois la main { OF($victim) }. Quelle carte prends-tu ? Reste à prendre : { $due }.
ask-drop = quelle carte défausses-tu ? Reste à défausser : { $due }.
ask-unless = défausser une Arme ou prendre { COUNT($beatings) } ?
ask-recover = quelle carte reprends-tu de la défausse ?
ask-bonus = tu es dans le gang que nomme ton Passif. Appliquer aussi son second effet ?
ask-react = réponds-tu à ce qu’a fait { WHOM($to) } ?
ask-react-card = c’est le moment d’une de tes cartes. L’utilises-tu ?
ask-roll = le tour se termine. { $michel } est { IN($michel_place) } : lancer le dé pour déplacer { $michel } ?
ask-lead = où va { $michel } ?
ask-yield = { $michel } montre un Surin et veut { A($tools) }. Céder un de ces Outils ou te battre ?
ask-yield-unheld = { $michel } montre un Surin et veut { A($tools) }. Tu n’en as pas ; il y aura un combat.
ask-yield-nothing = { $michel } montre un Surin. Il y aura un combat.
ask-toll = { $michel } prend un Outil. Lequel perds-tu ?
ask-prize = tu as gagné contre { $michel }. Piocher une carte Fouille ?
ask-help = { $mate } ne joue pas d’Arme. En joues-tu une à sa place ? Si tu perds, c’est une Raclée pour vous deux.
ask-spoils = { $helper } a aidé le perdant. Prendre une carte au hasard dans sa main ?
ask-skill = lancer le dé pour un jeton Compétence ? 4 ou plus donne 1 point de tunnel ; sinon le jeton est perdu.
ask-opener = une Bagarre : quelle Arme défausses-tu pour la lancer ?
ask-brawl = { $starter } a lancé une Bagarre. Défausser une Arme, et 1 ou 2 au dé t’envoie { TO($solitary) } ; ou prendre une Raclée ?
ask-mend = de quoi te débarrasses-tu ?
ask-report = { $actor } a fait ceci à côté { OF($warden) } : { $verb }. Dénoncer ?
ask-freepass = une dénonciation te vise pour ceci : { $verb }. Dépenser un jeton Corruption, ou aller { TO($solitary) } et finir ton tour ?
ask-punish = { $actor } a fini une action à côté { OF($warden) }. Dépenser un jeton Corruption pour punir ?
ask-corrupt = { THE($warden) } est { IN($warden_place) }. Dépenser un jeton Corruption pour la déplacer ?
ask-offer = un Échange avec { WHOM($who) } : que donnes-tu, et que demandes-tu ?
ask-offer-so-far = un Échange avec { WHOM($who) }. Tu donnes : { $given } ; tu demandes : { $asked }.
ask-fill = { $who } propose un Échange. Tu reçois : { $got } ; tu donnes : { $given }.
ask-fill-unheld = { ask-fill } Tu n’as pas tout cela.

goods-nothing = rien
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } au choix { OF($who) }
goods-your-choice = { COUNT($cards) } à ton choix

## Actions.

label-pass = Finir le tour
label-search = Fouille : piocher { $cards }
label-move = Déplacement simple : lancer le dé
label-cautious = Déplacement prudent : { $place }
label-cautious-price = Déplacement prudent ({ $price ->
    [one] 1 action
   *[other] { $price } actions
}) : { $place }
label-planned = Déplacement planifié (1 jeton) : { $place }
label-shortcut = Raccourci : aller { TO($place) }
label-go = Aller { TO($place) }
label-lead = Mener { $michel } { TO($place) }
label-join = Rejoindre { THE($gang) }
label-join-seen = Rejoindre { THE($gang) } : { $power }
label-change-style = Changer de style : { $gang }
label-change-style-seen = Changer de style : { $gang }, { $power }
label-craft = Fabriquer { $product }
label-buy = Acheter { COUNT($product) } pour { $price }
label-dig = Creuser avec { A($tool) } : +{ $points }
label-improve = Améliorer { A($tool) } : { $product }
label-bet = Miser { $stake } sur { $figure } : { $back } en retour
label-steal = Voler une Cuillère
label-heal = Soigner une Raclée
label-heal-either = Soigner une Raclée ou le Trauma
label-heal-trauma = Soigner le Trauma
label-heal-now = Perdre { COUNT($beatings) }
label-sell = Vendre des cartes
label-play = Jouer { $card }
label-extort = Racketter { WHOM($who) }
label-exchange = Échanger avec { WHOM($who) }
label-spy = Espionner { WHOM($who) }
label-ability = Utiliser { $power }
label-reveal = Révéler { $power }
label-attract = Attirer { THE($warden) }
label-rehabilitate = Réhabilitation : un nouveau Passif
label-study = Étude : prendre un jeton Espion
label-develop = Développer des compétences : prendre un jeton Compétence
label-plan = Planification : prendre un jeton Plan
label-brawl = Bagarre : défausser une Arme
label-workout = Musculation : prendre un jeton Musculation
label-steal-bandage = Vol de bandage : prendre un Bandage
label-bribe = Pot-de-vin : 2 cigarettes pour un jeton Corruption
label-bandage-heal = Se soigner avec un Bandage

taken = { COUNT($product) }
taken-short = { COUNT($product) } (il n’en reste pas plus)

## Réponses.

label-give = La donner
label-refuse = Refuser et se battre
label-stop = Abandonner
label-stop-helped = N’en jouer aucune ; un coéquipier peut aider
label-done = Fini de vendre
label-accept = Oui
label-decline = Non merci
label-reroll = Relancer le dé
label-name = Exiger { A($card) }
label-seat = { WHOM($who) }
label-bandage-link = Utiliser un Bandage comme Lien
label-spend-workout = Jeton Musculation : faire 4 ou plus
label-skill-roll = Lancer le dé
label-roll-michel = Lancer le dé pour { $michel }
label-drop-trauma = Perdre { THE($trauma) }
label-report = Dénoncer
label-freepass = Dépenser un jeton Corruption
label-punish-beating = Punir : une Raclée
label-punish-hand = Punir : la moitié de la main
label-punish-cigarettes = Punir : toutes les cigarettes
label-warden = Déplacer { THE($warden) } { TO($place) }
label-give-cigarette = Donner une cigarette
label-ask-cigarette = Demander une cigarette
label-ask-any = Demander une carte à son choix
label-ask-card = Demander { A($card) }
label-propose = Proposer
label-other = { $action }

answer-yield-refuse = Se battre
answer-prize-accept = Piocher une carte
answer-help-decline = Ne pas aider
answer-spoils-accept = Prendre une carte au hasard
answer-spoils-decline = La laisser
answer-offer-decline = Renoncer
answer-fill-accept = Accepter
answer-fill-decline = Refuser
answer-skill-decline = Garder le jeton
answer-brawl-decline = Prendre une Raclée
answer-mend-decline = Garder le Trauma
answer-report-decline = Ne rien dire
answer-freepass-decline = Laisser venir
answer-punish-decline = Pas de punition
answer-corrupt-decline = La laisser là
answer-unless-decline = Prendre { COUNT($beatings) }
answer-roll-decline = Laisser { $michel } là

## Cartes.

card-lay = Poser { $card }
card-fight = Jouer { $card }
card-selling = Vendre { $card }
card-pay = Payer avec { $card }
card-ingredient = Utiliser { $card }
card-discard = Défausser { $card }
card-drop = Défausser { $card }
card-pick = Prendre { $card }
card-unless = Défausser { $card }
card-recover = Reprendre { $card }
card-yield = Céder { $card }
card-toll = Perdre { $card }
card-help = Jouer { $card }
card-opener = Défausser { $card }
card-brawl = Défausser { $card }
card-offer = Donner { $card }
card-fill = Donner { $card }
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
warn-over-limit = { COUNT($cards) } au-dessus de la limite
warn-nothing-to-draw = il n’y a rien à piocher
warn-idle-place = rien à faire { IN($place) }
warn-no-cards = { $who } n’a pas de cartes
warn-lacks = { $who } n’en a pas
warn-no-weapon = tu n’as pas d’Arme
warn-leaves = abandonne { $power }

## Plusieurs réponses en une ligne.

family-bet = Parier … (par exemple : bet 2 on 5)
family-ask-card = Demander une carte précise …
family-cautious = Déplacement prudent ({ $price ->
    [one] 1 action
   *[other] { $price } actions
}) …
family-cautious-range = Déplacement prudent ({ $least } ou { $most } actions) …
family-planned = Déplacement planifié (1 jeton) …
family-change-style = Changer de style …
family-spy = Espionner … (gratuit)
family-card = Donner une carte …
