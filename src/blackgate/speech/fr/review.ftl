# Le déroulement d’une partie terminée.

web-curve-title = Comment les chances ont évolué
web-curve-about = Chaque ligne est une chance de gagner, tour par tour, estimée toutes cartes visibles. Choisis un moment pour le revoir dans la partie.
web-curve-wait = Calcul de la courbe…
web-curve-failed = La courbe n’a pas pu être calculée.
web-curve-again = Réessayer
web-curve-round = Manche { $round }
web-curve-end = La fin
web-curve-read = Lire la courbe tour par tour
web-curve-goto = Revoir ce moment
web-curve-points = Les tournants
web-curve-none = Aucun tour n’a beaucoup changé les chances.
web-curve-table = Les chances en tableau
web-curve-table-about = Chance de gagner au début de chaque manche
web-curve-axis = Manche

## L’analyse d’une partie : ce que valaient les décisions, et ce qui fut chance.

verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
review-title = Analyse de la partie
review-chances = Chances de gagner
review-points = Tournants
review-accounts = Jeu et chance
review-accounts-about = En points sur cent, ± une erreur type. Départ, jeu propre, jeu des autres et chance donnent ensemble le résultat.
review-start = Départ
review-own = Jeu propre
review-others = Jeu des autres
review-luck = Chance
review-result = Résultat
review-verdicts = Imprécisions · erreurs · gaffes
review-better = Ce qui aurait été mieux
review-flawless = Aucune décision n’était nettement moins bonne qu’une autre option.
review-instead = Manche { $round }, { NAME($who) } : « { $option } ». Mieux : « { $better } ».
review-bluff = Une menace, ou la réponse à une menace : ce que croient les autres n’est pas mesuré.
review-lucky = Chance
review-unlucky = Malchance
review-moment = Manche { $round }
review-all = Toutes les parties
review-games = Parties
review-wins = Victoires
review-made = { $playouts } parties simulées par décision. Jugé d’après ce que chaque place pouvait savoir ; ± ne compte pas les erreurs de l’évaluation elle-même.
review-branch = Cette partie est une variante. Son compte rendu ne dit pas ce que les places savaient avant son début ; elles sont donc jugées sans cela.
web-review-begin = Analyser la partie
web-review-about = Chaque décision est jugée d’après ce que l’on pouvait savoir, et la chance est séparée du jeu.
web-review-ahead = { $ahead ->
    [one] 1 analyse passe avant.
   *[other] { $ahead } analyses passent avant.
}
web-review-judging = { $judged } décisions jugées sur { $decisions }.
web-review-share = { $n } % des décisions sont jugées.
web-review-done = L’analyse est terminée.
review-crowded = Trop d’analyses attendent. Réessaie dans un moment.
review-pending = D’autres analyses demandées d’ici ne sont pas terminées. Attends que l’une d’elles le soit.
review-failed = Cette analyse n’a pas pu être faite. Réessaie dans un moment.
review-too-long = Cette partie est trop longue pour être analysée.
web-review-limits = Le jeu propre est ce que les décisions du joueur ont fait perdre par rapport à la meilleure option, d’après ce que l’on pouvait savoir ; il n’est donc jamais positif. Le jeu des autres, c’est ce que leurs erreurs ont rapporté ou coûté. La chance est le reste : dés, pioches, ce que personne ne pouvait savoir et les erreurs de l’évaluation. Seules comptent les différences de plus de deux erreurs types ; les petites erreurs manquent donc.
web-review-mine = Mes erreurs seulement
web-review-of = Les erreurs : { $name }
web-review-everybody = Les erreurs de tous
web-review-before = L’erreur précédente
web-review-next = L’erreur suivante
web-review-place = { $n } sur { $all }
web-review-all = { $all ->
    [one] 1 erreur
   *[other] { $all } erreurs
}
web-review-first = Aucune erreur avant ce moment.
web-review-last = Aucune erreur après ce moment.
