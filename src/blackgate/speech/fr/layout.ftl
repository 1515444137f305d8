### Lieux, tailles et détails de la table.

## Ce que fait une action.
web-explained-ask = Que fait une action ?
web-explained-press = Choisis une action pour lire ce qu’elle fait.
web-explained-rules = Les règles correspondantes
web-explained-costs = { $n ->
    [one] Elle coûte { $n } action.
   *[other] Elle coûte { $n } actions.
}
web-explained-free = Elle ne coûte aucune action.

## Plateau et barre d’état.
web-places-price = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
web-places-own-tunnel = Ton tunnel

## Choix et journal.
web-table-cancel = Annuler
web-drag-choose = Dépose-la ici pour choisir
web-log-find = Chercher dans le journal
web-log-find-words = Mots du journal
web-log-none = Aucune ligne du journal ne contient ces mots.

## Après la partie.
web-share-replay = Partager la partie
web-share-about = Toute personne qui a le lien voit la partie entière, avec toutes les mains.
web-share-link = Lien vers la partie à revoir
