# Tes traces à une table, et ce que cet appareil garde de toi.

web-traces-title = Tes traces
web-traces-about = Cette table reste sous son lien, avec ton nom et ce que tu as écrit.
web-traces-about-open = Tu as ouvert cette table. Tant que la partie n’a pas commencé, tu peux la retirer.
web-traces-forget = Retirer mon nom et mes messages
web-traces-forget-of = Retirer le nom et les messages de { $name }
web-traces-forget-sure = Le nom du prisonnier remplace le tien, et tes messages sont vidés : ici, quand on revoit la partie et dans le compte rendu. La partie elle-même reste et peut toujours être vérifiée. Ce que d’autres ont enregistré reste chez eux. C’est définitif.
web-traces-forget-yes = Retirer
web-traces-forgotten = Le nom et les messages ont disparu de cette table.
web-traces-delete = Supprimer cette table
web-traces-delete-sure = La table est supprimée pour tout le monde, avec ses messages, sa partie à revoir et son compte rendu. C’est définitif.
web-traces-delete-yes = Supprimer
web-traces-keep = Garder

web-me-about = Il n’y a pas de compte. Tes tables, tes résultats et les gens avec qui tu as joué sont gardés dans ce navigateur et nulle part ailleurs. Tu peux les emporter sur un autre appareil, ou les effacer.
web-me-name = Ton nom
web-me-name-field = Le nom avec lequel tu t’assieds
web-me-games = Tes parties
web-me-games-sum = { $n ->
    [one] { $n } partie, { $won } gagnée.
   *[other] { $n } parties, gagnées : { $won }.
}
web-me-games-none = La fin de chaque partie que tu joues est notée ici.
web-me-games-all = Tout montrer ({ $n })
web-me-won = Évasion, { $points } points
web-me-lost = Encore dedans, { $points } points
web-me-with = avec { $names }
web-me-with-bots = avec des bots
web-me-strike = Rayer
web-me-strike-of = Rayer la partie du { $day }
web-me-people = Les gens avec qui tu as joué
web-me-people-sum = { $n ->
    [one] { $n } partie, gagnée par toi : { $won }
   *[other] { $n } parties, gagnées par toi : { $won }
}
web-me-people-about = Sous les noms qu’ils se sont donnés ; chacun peut prendre n’importe quel nom.
web-me-along = À emporter
web-me-along-about = Un lien emporte tout sur un autre appareil : scannes-y le code, ou envoie-toi le texte.
web-me-along-show = Montrer le code et le texte
web-me-along-warning = Qui a ce lien peut jouer à ta place. Ne le montre à personne.
web-me-along-text = Tout, en un lien
web-me-along-code = Code avec ton nom et tes dernières tables
web-me-along-code-holds = Code { $n } sur { $all } : ton nom, ta clé et tes dernières tables. Le texte contient aussi tes résultats.
web-me-along-next = Code suivant
web-me-bring-field = Lien d’un autre appareil
web-me-bring = Reprendre
web-me-bring-wrong = Ce n’est pas un tel lien. Copie tout le texte de l’autre appareil.
web-me-arrival = D’un autre appareil
web-me-arrival-holds = Ce lien apporte : le nom { $name }, tables : { $tables }, parties : { $games }.
web-me-arrival-warning = Ne continue que si le lien vient de ton propre appareil. Ce qui est ici reste ; le nom est remplacé.
web-me-arrival-replaces = Ta clé sur cet appareil est remplacée par celle du lien.
web-me-arrival-take = Reprendre
web-me-arrival-leave = Laisser
web-me-erase = Effacer
web-me-erase-about = Pour retirer ton nom d’une table, ouvre d’abord la table : sans sa clé, ce n’est plus possible.
web-me-erase-all = Tout effacer sur cet appareil
web-me-erase-sure = Tables, résultats, gens, nom et réglages sont effacés de ce navigateur, et ta cote du serveur. Tu ne peux plus revenir à une partie en cours, sauf si un autre appareil en a la clé. C’est définitif.
web-me-erase-yes = Effacer
web-me-erased = Il ne reste rien sur cet appareil.

web-rated = Partie classée
web-rated-choose = Entre humains, avec l’accord de tous, sans conseils
web-rated-about = Cette partie compte pour la cote de ses joueurs. Elle commence quand tout le monde est d’accord ; ensuite, plus rien ne change. Le serveur garde ta cote sous une clé de cet appareil, mais ni ton nom ni qui a joué avec qui.
web-rated-missing = { $n ->
    [one] Il manque l’accord d’une personne.
   *[other] Il manque l’accord de { $n } personnes.
}
web-rated-all = Tout le monde est d’accord.
web-rated-agree = Je suis d’accord
web-rated-wait = La partie commence quand tout le monde a accepté qu’elle compte.
web-me-rating = Ta cote
web-me-rating-games = { $n ->
    [one] Après { $n } partie classée.
   *[other] Après { $n } parties classées.
}
web-me-rating-about = Tout le monde commence à 25 ± 8,3. Il n’y a que toi qui la vois. Deux fois sur trois, la vraie force est dans l’écart indiqué.
web-me-rating-stop = Supprimer ma cote
web-me-rating-none = Aucune cote n’est gardée de toi. Elle commence quand tu acceptes une partie classée.
