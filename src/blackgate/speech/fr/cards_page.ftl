### La page des cartes.

web-cards-about = Tout ce qu’il y a dans la boîte : le nom, le nombre, l’effet, et d’où nous le savons. Ce que personne n’a imprimé, nous l’avons complété nous-mêmes.
web-cards-nothing = Les cartes ne peuvent pas être montrées ici.
web-cards-tool = Outils
web-cards-weapon = Armes
web-cards-part = Composants
web-cards-accessory = Accessoires
web-cards-rare = Objets rares
web-cards-action = Cartes Action
web-cards-gang = Cartes Gang
web-cards-background = Passifs
web-cards-trauma = Traumas
web-cards-michel = Cartes de Michel(le)
web-cards-place = Lieux
web-cards-deal = Ce qui s’achète
web-cards-recipe = Ce qui se fabrique
web-cards-search = Chercher un nom ou un mot
web-cards-sort = Sorte
web-cards-from = Fourni avec
web-cards-base = Le jeu de base
web-cards-all = Tout
web-cards-none = Il n’y a rien de tel.
web-cards-found = { $n ->
    [one] 1 entrée
   *[other] { $n } entrées
}
web-cards-correct-about = Chaque nom, chaque nombre et chaque effet se trouve dans un fichier de données ; il n’y a pas de code à toucher. Écris ce qui diffère dans un fichier à toi, sous l’identifiant de la carte, fais-le vérifier et joue avec. Les textes suivent d’eux-mêmes, dans toutes les langues.
web-provenance-of = { $how } : { $data }
web-provenance-rulebook = Imprimé dans les règles
web-provenance-public = Source publique
web-provenance-reconstruction = Notre reconstitution
web-provenance-house = Règle maison
web-datum-name = nom
web-datum-kind = sorte
web-datum-copies = nombre d’exemplaires
web-datum-value = prix de vente
web-datum-points = points de tunnel
web-datum-effects = effet
web-datum-moment = moment
web-datum-bonus = second effet
web-datum-die = résultats du dé
web-datum-search = cartes piochées en fouillant
web-datum-actions = ses actions
web-datum-price = prix
web-datum-gives = ce qu’on reçoit
web-datum-needs = ce qu’il faut
