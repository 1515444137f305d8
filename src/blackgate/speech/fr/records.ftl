### Ce qui ne va pas dans un compte rendu qu’on apporte.

record-none = Ce n’est pas le compte rendu d’une partie.
record-cut = Ce compte rendu s’arrête avant la fin de la partie : il manque un morceau du fichier, ou la partie n’était pas terminée.
record-foreign = Cette partie a été jouée avec une édition ou une version de Blackgate qui n’est pas ici.
record-untrue = Ce compte rendu est faux : les choses n’ont pas pu se passer ainsi. Il a été modifié, ou il est abîmé.
record-branch = On ne peut reprendre qu’une partie terminée, et seulement avant sa dernière décision.

## Les comptes rendus apportés.

web-records-about = Ouvre le compte rendu d’une partie et parcours-la, décision par décision, avec les yeux de chacun.
web-records-choose = Choisir un compte rendu
web-records-checking = Vérification…
web-records-drop = ou dépose le fichier ici
web-records-long = Ce fichier est trop long pour le compte rendu d’une partie.
web-records-where = Une fois la partie terminée, son compte rendu se télécharge sous le résultat. Le terminal enregistre ses parties sous la même forme.
web-records-kept = Chaque décision, chaque dé et chaque mélange sont d’abord vérifiés. Ensuite ce serveur garde le compte rendu : qui en a le lien voit tout, toutes les mains comprises.
web-records-verdict = Ce qui a été vérifié
web-records-played = { $n ->
    [one] { $n } décision a été rejouée selon les règles.
   *[other] { $n } décisions ont été rejouées selon les règles.
}
web-records-undone = { $n ->
    [one] { $n } d’entre elles a été annulée.
   *[other] { $n } d’entre elles ont été annulées.
}
web-records-left = La partie a été quittée avant la fin.
web-records-derived = { $n ->
    [one] { $n } lancer, tirage ou mélange a été recalculé et correspond au compte rendu.
   *[other] { $n } lancers, tirages et mélanges ont été recalculés et correspondent au compte rendu.
}
web-records-bare = Le compte rendu ne garde ni lancers, ni tirages, ni mélanges à comparer.
web-records-promised = Le secret qui est derrière est celui dont cette promesse a été tirée avant la partie. Compare-la avec ce que tu avais noté.
web-records-salt = Au secret, les joueurs ont ajouté : « { $salt } ».
web-records-seed = Aucun secret n’a été promis : le hasard venait d’une simple graine, que celui qui distribuait pouvait connaître.

## Revoir une partie.

web-replay-title = Revoir la partie
web-replay-back = Retour
web-replay-eyes = Vue par
web-replay-spectator = le public
web-replay-told = Ce qui s’est passé
web-replay-silent = Rien de visible.
web-replay-controls = Parcourir la partie
web-replay-first = Au début
web-replay-before = Une décision en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-after = Une décision en avant
web-replay-last = À la fin
web-replay-decision = Décision
web-replay-link = Copier un lien vers cette décision
web-replay-pace = Vitesse
web-replay-at = { $n } sur { $all }
