### Ce que le terminal énumère : éditions et cartes.

page-titled = { $title } : { $said }
page-name = NOM

## Cartes : ce qu’elles sont, où elles se trouvent, comment on les obtient.

page-pile = pile visible
page-reserve = réserve à côté du plateau
page-deck = pile Fouille
page-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
page-sells = se vend { $n }
page-gang = Carte Gang · { $gang }
page-background = Passif · second effet avec { THE($gang) }
page-craft = Fabriquer : { $recipes }.
page-recipe = { $needs } → { $n }
page-buy = Acheter : { $deals }.
page-deal = { $n } pour { $price ->
    [one] 1 cigarette
   *[other] { $price } cigarettes
}
page-steal = À voler { IN($places) }.

## Cartes : d’où nous connaissons leurs données.

page-origin = { $data } : { $provenance }
page-provenance-rulebook = livret
page-provenance-public = source publique
page-provenance-reconstruction = reconstitution
page-provenance-house = règle maison
page-datum-name = nom
page-datum-kind = sorte
page-datum-copies = exemplaires
page-datum-value = valeur
page-datum-points = points
page-datum-effects = effet
page-datum-moment = moment
page-datum-bonus = second effet

## Éditions : un titre et deux lignes chacune.

edition-retail = Dig Your Way Out, le jeu imprimé
edition-retail-about =
    Le jeu imprimé, de 2 à 6 joueurs : six Lieux, six gangs, une seule sortie.
    Trouve, fabrique, achète et rackette des Outils ; le premier tunnel gagne.
edition-library = Bibliothèque
edition-library-about =
    Remplace les Douches : on peut y fabriquer et y changer de Passif.
    Étudier donne des jetons Espion ; chacun fait voir la main d’un joueur.
edition-workshop = Atelier
edition-workshop-about =
    Remplace la Cantine : plus de Cuillère à voler, mais des Outils à améliorer.
    Un jeton Compétence peut ajouter un point la prochaine fois qu’on creuse.
edition-gambling = Cellules de jeu
edition-gambling-about =
    Remplacent les Cellules : on y creuse, et on y parie des cigarettes au dé.
    Un jeton Plan ramène un Déplacement prudent à une seule action.
edition-gymnasium = Gymnase
edition-gymnasium-about =
    Remplace la Promenade : on y vend, on y achète, une Bagarre touche chacun.
    Un jeton Musculation peut dispenser d’une Arme dans un combat.
edition-laundry = Buanderie
edition-laundry-about =
    Remplace l’Infirmerie : on s’y soigne, un gang y coûte un Accessoire de moins.
    Un Bandage volé remplace un Lien pour fabriquer, ou soigne n’importe où.
edition-ward = Quartier psychiatrique
edition-ward-about =
    Remplace l’Isolement : on y garde deux actions, mais on prend un Trauma.
    Chaque Trauma gêne à sa façon, jusqu’à ce qu’on le soigne comme une Raclée.
edition-michel = Michel
edition-michel-about =
    Qui finit son tour déplace Michel, et il rackette tous ceux qu’il croise.
    Défausse un Outil, bats-toi pour une carte, ou espère qu’il est sans Surin.
edition-michelle = Michelle
edition-michelle-about =
    Qui finit son tour déplace Michelle, et elle rackette tous ceux qu’elle croise.
    Défausse un Outil, bats-toi pour une carte, ou espère qu’elle est sans Surin.
edition-warden = Directrice
edition-warden-about =
    La Directrice punit dix actions illégales dans son Lieu, si on les dénonce.
    À son Bureau, la Corruption s’achète : échapper, punir, déplacer la Directrice.
edition-teams = Mode en équipes
edition-teams-about =
    Quatre ou six joueurs en deux équipes ; chacune creuse dans son propre Bloc.
    Aide tes coéquipiers au combat, échange des cartes, suis ceux de ton gang.
edition-prototype_en = Dig Your Way Out, prototype anglais
edition-prototype_en-about =
    Le jeu avant l’impression : 2 à 5 joueurs, quatre gangs, moins de cartes.
    En anglais, avec les noms de son livret : Recreation Area, Nursery, Pick.
edition-prototype_fr = Dig Your Way Out, prototype français 1.3
edition-prototype_fr-about =
    Le jeu avant l’impression : 2 à 5 joueurs, quatre gangs, moins de cartes.
    Sans Michel(le), équipes ni Dig In ; on quitte un gang avant un autre.
edition-house_cheap_shovels = Règle maison : Pelles bon marché
edition-house_cheap_shovels-about =
    À la Promenade, la Pelle coûte 7 cigarettes au lieu de 8.
    Un exemple à copier pour tes propres règles maison.
