# Le déroulement d’une partie terminée.

web-curve-title = Comment les chances ont évolué
web-curve-about = Chaque ligne est une chance de gagner, tour par tour, estimée toutes cartes visibles. Choisis un moment pour le revoir dans la partie.
web-curve-wait = Calcul de la courbe…
web-curve-round = Manche { $round }
web-curve-end = La fin
web-curve-read = Lire la courbe tour par tour
web-curve-goto = Revoir ce moment
web-curve-points = Les tournants
web-curve-none = Aucun tour n’a beaucoup changé les chances.
web-curve-table = Les chances en tableau
web-curve-table-about = Chance de gagner au début de chaque manche
web-curve-axis = Manche

## La revue d’une partie : ce que valaient les décisions, et ce qui fut chance.

verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
review-title = Revue de la partie
review-chances = Chances de gagner
review-points = Tournants
review-accounts = Jeu et chance
review-accounts-about = En points sur cent, ± une erreur type. Départ, son jeu, jeu des autres et chance donnent ensemble le résultat.
review-start = Départ
review-own = Son jeu
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
