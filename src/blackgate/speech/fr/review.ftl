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
