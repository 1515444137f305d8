# Comment on joue, compté dans ce navigateur.

web-me-play = Ton jeu
web-me-play-about = Compté dans ce navigateur, d’après les parties que tu y as finies. Rien n’en est envoyé.
web-me-play-games = Parties
web-me-play-won = Gagnées
web-me-play-expected = Victoires attendues
web-me-play-of = sur { $n }
web-me-play-axis = partie
web-me-play-wins = Victoires au fil du temps
web-me-play-wins-now = { $n ->
    [one] Après une partie : { $won } gagnée, { $expected } attendue d’après la chance au départ.
   *[other] Après { $n } parties : { $won } gagnées, { $expected } attendues d’après les chances au départ.
}
web-me-play-own = Jeu propre
web-me-play-own-mean = Jeu propre par partie
web-me-play-own-now = { $n ->
    [one] { $own } points dans la seule partie analysée.
   *[other] { $own } points en moyenne sur { $n } parties analysées.
}
web-me-play-own-about = Points sur cent que tes propres décisions ont cédés ; plus c’est haut, mieux c’est, et 0 est sans faute. Le trait fin est une erreur type.
web-me-play-places = Lieux préférés
web-me-play-visits = { $n ->
    [one] une visite
   *[other] { $n } visites
}
web-me-play-fights = Combats gagnés
web-me-play-fights-of = sur { $n }
web-me-play-fights-in = { $won } sur { $n }
web-me-play-review = { $n ->
    [one] Analyser une partie de plus
   *[other] Analyser { $n } parties de plus
}
web-me-play-reviewing = Analyse de la partie { $n } sur { $all }.
web-me-play-stop = Arrêter
web-me-play-reviewed = Les analyses sont terminées.
web-me-play-failed = { $n ->
    [one] Une partie n’a pas pu être analysée ; sa table n’existe peut-être plus.
   *[other] { $n } parties n’ont pas pu être analysées ; leurs tables n’existent peut-être plus.
}
web-me-play-table = Tous les chiffres
web-me-play-day = Jour
web-me-play-result = Résultat
web-me-play-start = Chance au départ
web-me-play-save = Enregistrer dans un fichier
web-me-play-delete = Supprimer parties et statistiques
web-me-play-deleted = Parties et statistiques sont supprimées de ce navigateur.
web-me-play-restore = Annuler
