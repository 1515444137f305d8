### Textes des cartes : ce que disent les mots de docs/editions.md sur une carte. Chacun reçoit son n, et de qui il s’agit.

n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
n-cigarettes = { $n ->
    [one] { $n } cigarette
   *[other] { $n } cigarettes
}
n-points = { $n ->
    [one] { $n } point de tunnel
   *[other] { $n } points de tunnel
}
target = { $who ->
    [other] un autre joueur de ton choix
    [here] un autre joueur de ton choix dans ton Lieu
    [foe] ce joueur
    [others] chaque autre joueur
   *[all] chaque joueur
}
target-of = { $who ->
    [other] d’un autre joueur de ton choix
    [here] d’un autre joueur de ton choix dans ton Lieu
    [foe] de ce joueur
    [others] de chaque autre joueur
   *[all] de chaque joueur
}

## Effets.

text-draw = pioche { $n ->
    [one] { $n } carte Fouille
   *[other] { $n } cartes Fouille
}.
text-gain = prends { COUNT($cards) } dans sa pile.
text-cigs = prends { n-cigarettes } dans la réserve.
text-cigs-of = { target } te donne jusqu’à { n-cigarettes }.
text-grab-choice = regarde la main { target-of } et prends-y { n-cards } de ton choix.
text-grab-random = prends { n-cards } au hasard dans la main { target-of }.
text-drop-choice = défausse { n-cards } de ton choix.
text-drop-random = défausse { n-cards } au hasard.
text-drop-choice-of = { target } défausse { n-cards } de son choix.
text-drop-random-of = { target } défausse { n-cards } au hasard.
text-peek = regarde la main { target-of }.
text-move = déplace-toi { TO($places) }.
text-move-any = déplace-toi dans le Lieu ouvert de ton choix.
text-move-of = déplace { target } { TO($places) }.
text-send-of = envoie { target } { TO($places) }.
text-heal = { $n ->
    [one] retire 1 de tes Raclées.
   *[other] retire jusqu’à { $n } de tes Raclées.
}
text-beat = { target } prend { n-beatings }.
text-beat-unless = { target } prend { n-beatings }, ou défausse une Arme à la place.
n-beatings = { $n ->
    [one] { $n } Raclée
   *[other] { $n } Raclées
}
text-act = tu as { $n ->
    [one] { $n } action de plus
   *[other] { $n } actions de plus
} ce tour-ci.
text-free = tu peux faire l’action { $verbs }{ $anywhere ->
    [yes] , où que tu sois,
   *[no] {""}
} sans dépenser d’action{ $limited ->
    [yes] , même si tu l’as déjà faite ce tour-ci
   *[no] {""}
}.
text-perform = fais l’action { $verbs }{ $anywhere ->
    [yes] , où que tu sois
   *[no] {""}
}{ $limited ->
    [yes] , si tu ne l’as pas encore faite ce tour-ci
   *[no] {""}
}.
text-recover = reprends jusqu’à { COUNT($cards) } de ton choix dans la défausse Fouille.
text-cancel = le Racket contre toi s’arrête aussitôt et l’Arme qui l’a ouvert est perdue.
text-pay = paie { n-cigarettes }.
text-points = tu gagnes { n-points }.
text-points-of = { target } gagne { n-points }.

## Changements durables.

text-rolls = pour ton Déplacement simple, lance le dé { $n } fois et choisis parmi tous les Lieux indiqués.
text-reroll = après le jet de ton Déplacement simple, tu peux relancer le dé, { $n } fois au plus.
text-cautious = un Déplacement prudent { TO($places) } te coûte { n-actions }.
text-cautious-any = un Déplacement prudent vers n’importe quel Lieu te coûte { n-actions }.
n-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
text-sell = quand tu vends, chaque carte qui a une valeur te rapporte { $n ->
    [one] { $n } cigarette de plus
   *[other] { $n } cigarettes de plus
}.
text-price = quand tu achètes, tu paies { n-cigarettes } de moins, mais au moins 1.
text-allow = { N($verbs) ->
    [one] l’action { $verbs } t’est aussi permise
   *[other] les actions { $verbs } te sont aussi permises
} { IN($places) }.
text-allow-any = { N($verbs) ->
    [one] l’action { $verbs } t’est permise
   *[other] les actions { $verbs } te sont permises
} partout.
text-waive = tes recettes demandent { $n ->
    [one] { $n } Lien
   *[other] { $n } Liens
} de moins.
text-arms-attack = dans un combat que tu as lancé, { arms-answered } ; l’Arme qui l’ouvre, c’est toi qui l’abats.
text-arms-defend = dans un combat contre un Racket, { arms-answered }.
text-arms-both = dans un combat, { arms-answered } ; l’Arme qui ouvre ton propre Racket, c’est toi qui l’abats.
arms-answered = { $n ->
    [one] la première Arme à abattre en réponse t’est offerte
   *[other] les { $n } premières Armes à abattre en réponse te sont offertes
}
text-immune = personne ne peut faire l’action { $verbs } contre toi tant que tu es { IN($places) }.
text-immune-any = personne ne peut faire l’action { $verbs } contre toi, où que tu sois.
text-search = quand tu fouilles, pioche { n-cards } de plus.
text-hand = tu peux garder { n-cards } de plus à la fin de ton tour.
text-limit = tu peux faire l’action { $verbs } { $n } fois de plus par tour.

## Quand une carte agit.

when = { $when } : { $does }
when-my-turn = pendant ton tour, entre deux actions
when-turn-start = au début de ton tour
when-extorted = quand un autre joueur abat l’Arme qui ouvre un Racket contre toi
when-arrival = quand un autre joueur termine un déplacement dans ton Lieu, sauf à l’Isolement
when-after = après ton action { $verb }
when-after-move = après ton Déplacement, simple ou prudent
when-after-extort = après ton Racket contre un joueur
when-after-win = après un combat gagné contre un joueur
when-after-lose = après un combat perdu contre un joueur
when-after-other = après l’action { $verbs } d’un autre joueur
when-after-any = après une action d’un autre joueur
when-at = si tu es { IN($places) }
when-company = si un autre joueur est dans ton Lieu
when-once = au plus une fois par tour
when-used = tu peux utiliser cette carte
when-revealed = tu peux révéler cette carte
text-bonus = si tu fais partie du gang { $gang }, tu peux aussi appliquer ceci : { $does }

## À quoi sert une carte sans effet.

text-class = { $class }.
text-digs = rapporte { n-points } quand tu creuses.
text-needed = sert à fabriquer { COUNT($cards) }.
text-accepted = accepté par ces gangs : { $gangs }.
text-sells = se vend { n-cigarettes }.

## Traumas, cartes de Michel(le), Lieux, achats, recettes.

text-trauma-search = quand tu fouilles, tu pioches { n-cards } de moins.
text-trauma-hand = tu peux garder { n-cards } au plus à la fin de ton tour.
text-trauma-forbids = { N($verbs) ->
    [one] cette action t’est interdite
   *[other] ces actions te sont interdites
} : { $verbs }.
text-trauma-gang = tu perds ta carte Gang.
text-michel-empty = pas de Surin : il ne se passe rien.
text-michel-knife = un Surin : défausse { A($tools) }, ou bats-toi.
text-place-search = fouiller ici fait piocher { n-cards }.
text-place-no-search = on ne fouille pas ici.
text-place-die = on y arrive avec { $results } au dé.
text-place-no-die = aucun résultat du dé n’y mène.
text-place-actions = actions de ce Lieu : { $verbs }.
text-place-forbids = pas ici : { $verbs }.
text-deal = { COUNT($card) } pour { n-cigarettes }.
text-recipe = { COUNT($needs) } font { COUNT($card) }.
