### The card workshop and tables with a box of their own.

web-box-title = Atelier des cartes
web-box-about = Ta boîte dit autre chose ? Change-le ici : un nombre, un nom, l’effet d’une carte. Le texte suit dans les six langues, et tu peux y jouer aussitôt.
web-box-start = Fais dire aux cartes ce que disent les tiennes.
web-box-contents = Contenu de la boîte
web-box-box = Ta boîte
web-box-unnamed = Ma boîte
web-box-name = Nom de la boîte
web-box-only-changed = Seulement ce qui diffère
web-box-choose = Choisis quelque chose à gauche et change-le ici.
web-box-to-list = ← Tout le contenu
web-box-add = Ajouter du nouveau
web-box-new-card = Nouvelle carte
web-box-new-gang_card = Nouvelle carte Gang
web-box-new-background = Nouveau Passif
web-box-new-recipe = Nouvelle recette
web-box-new-deal = Nouveau prix
web-box-new-gang = Nouveau gang
web-box-new-trauma = Nouveau Trauma
web-box-new-michel_card = Nouvelle carte de Michel(le)
web-box-michel-card = Carte { $name }
web-box-changed = modifié
web-box-added = nouveau
web-box-removed = retiré
web-box-removed-about = Ce n’est plus dans ta boîte. « Comme dans l’édition » l’y remet.
web-box-wrong = à corriger
web-box-undo = Comme dans l’édition
web-box-remove = Retirer de la boîte
web-box-drop = Supprimer
web-box-preview = Tel qu’on le verra
web-box-languages = Dans les six langues
web-box-other-languages = Dans d’autres langues
web-box-rare = Plus
web-box-add-effect = Ajouter un effet
web-box-more-cards = Ajouter une carte
web-box-less = Retirer : { $what }
web-box-earlier = Remonter l’effet { $n }
web-box-save = Enregistrer le fichier
web-box-load = Charger un fichier
web-box-link = Copier le lien
web-box-table = Ouvrir une table
web-box-sound = Tout est en ordre.
web-box-differences = { $n ->
    [0] Comme dans l’édition
    [one] 1 différence
   *[other] { $n } différences
}
web-box-problems = { $n ->
    [one] 1 point à corriger
   *[other] { $n } points à corriger
}
web-box-checking = Vérification…
web-box-clash = Cela ne va pas :
web-box-right-die = Chaque résultat du dé mène à exactement deux Lieux : le 1 aux Cellules et à la Cantine, en équipes les 1, 2 et 3 aux deux Blocs. Aucun ne mène à l’Isolement ni à un Lieu hors du plateau.
web-box-right-search = Les Cellules indiquent 1 et la Cantine 2, comme imprimé.
web-box-right-kind = Une carte ne peut compter que comme une autre carte de la même classe.
web-box-right-accessories = Un Gang n’accepte que des Accessoires.
web-box-right-do = Ces effets ne vont pas avec ce moment, ou pas ensemble : le prix vient d’abord, et il faut choisir quelqu’un avant qu’il lui arrive quelque chose.
web-box-right-mods = Les changements durables demandent le moment « toujours », sans effets.
web-box-right-verb = Seul le moment après une action nomme des actions.
web-box-right-limit = On pourrait s’en servir sans fin : limite-le à une fois par tour, ou donne-lui un prix.
web-box-right-tools = Seuls des Outils peuvent figurer ici, et un Surin en demande au moins un.
web-box-right-needs = Nomme une à quatre cartes.
web-box-right-sides = Un plateau a deux faces aux noms différents.
web-box-right-start = Michel(le) commence dans un Lieu où mène un résultat du dé.
web-box-right-to = Seul le propriétaire va où il veut ; pour les autres, nomme le Lieu.
web-box-right-deck = Les piles ouvertes contiennent exactement leurs propres cartes, et chacune n’a qu’une face.
web-box-right-forbids = Un Trauma doit retirer ou interdire quelque chose.
web-box-right-name = Une ligne de texte simple, sans < > { "{" } { "}" } ni signes semblables.
web-box-right-background = Il en faut au moins un pour chacun.
web-box-right-card = Il y a trop d’exemplaires en tout.
web-box-caution = Inhabituel, mais possible :
web-box-usual-die = Un Lieu est d’ordinaire sur deux ou trois résultats du dé, les Cellules sur 1, 2 et 3.
web-box-usual-search = Les valeurs de Fouille vont d’ordinaire de 1 à 3.
web-box-usual-tunnel = D’ordinaire, une Cuillère vaut moins qu’une Pioche, une Pioche moins qu’une Pelle, et une Pelle moins que deux Pioches.
web-box-usual-name = Autre chose porte le même nom ; où seul le nom est donné, il peut s’agir de l’autre.
web-box-missing = Cela manque encore.
web-box-english = Il faut aussi un nom anglais.
web-box-most = Au plus { $n }.
web-box-range = Un nombre entier de { $least } à { $most }.
web-box-whole = Un nombre entier, au moins { $least }.
web-box-long = Au plus { $n } caractères.
web-box-refused = Ce n’est pas une boîte qu’on peut ouvrir ici. La tienne n’a pas changé.
web-box-loaded = « { $name } » est chargée.
web-box-back = Revenir à la boîte d’avant
web-box-before = Avant :
web-box-after = Maintenant :
web-box-file = Ou écris un fichier à la main
web-box-change = Modifier
web-box-own = Cartes
web-box-own-none = Comme dans l’édition
web-box-here = Cette table joue avec sa propre boîte
web-box-with = Avec la boîte « { $name } »
web-box-here-open = Ouvrir dans l’atelier

## Sections of a box.

web-box-section-card = Carte
web-box-section-gang_card = Carte Gang
web-box-section-background = Passif
web-box-section-place = Lieu
web-box-section-deal = Prix
web-box-section-recipe = Recette
web-box-section-gang = Gangs
web-box-section-token = Jetons
web-box-section-trauma = Trauma
web-box-section-michel_card = Carte de Michel(le)
web-box-section-michel = Michel(le)
web-box-section-warden = Directrice
web-box-section-numbers = Nombres
web-box-section-goal = Points pour gagner
web-box-section-tunnel = Points de tunnel
web-box-section-constants = Nombres des extensions

## Fields.

web-box-field-name = Nom
web-box-field-plural = Pluriel
web-box-field-grammar = Grammaire (m, f, plural…)
web-box-field-class = Sorte
web-box-field-deck = Vient de
web-box-field-copies = Exemplaires
web-box-field-value = Se vend
web-box-field-points = Points de tunnel
web-box-field-kind = Compte comme
web-box-field-do = Effets
web-box-field-mods = Effets permanents
web-box-field-bonus = Second effet pour les membres du gang
web-box-field-when = Quand elle agit
web-box-field-verb = Après quelle action
web-box-field-if = Seulement si
web-box-field-at = Dans ces Lieux
web-box-field-company = Un autre joueur est dans ton Lieu
web-box-field-limit = Combien de fois
web-box-field-gang = Gang
web-box-field-who = Qui
web-box-field-n = Combien
web-box-field-pick = Quelles cartes
web-box-field-to = Vers où
web-box-field-unless = Sauf si
web-box-field-verbs = Actions
web-box-field-anywhere = Où que tu sois
web-box-field-role = Dans quels combats
web-box-field-card = Carte
web-box-field-needs = Ce qu’il faut
web-box-field-gives = Ce qu’on reçoit
web-box-field-price = Prix en cigarettes
web-box-field-accessories = Accessoires acceptés
web-box-field-gang-needs = Accessoires différents demandés
web-box-field-die = Résultats du dé
web-box-field-search = Cartes piochées en fouillant
web-box-field-actions = Ses propres actions
web-box-field-forbids = Interdit
web-box-field-tile = Tuile
web-box-field-confines = Enferme : une seule action au tour commencé ici
web-box-field-side = Pour l’équipe
web-box-field-beside = Accessible depuis
web-box-field-team_beside = Accessible depuis (équipes)
web-box-field-hand_limit = Limite de main
web-box-field-leave_gang = Tu perds ta carte Gang
web-box-field-knife = Montre un Surin
web-box-field-tools = Veut l’un de ceux-ci
web-box-field-start = Commence à
web-box-field-team_start = Commence à (équipes)
web-box-field-illegal = Actions punies
web-box-field-players = Selon le nombre de joueurs
web-box-field-teams = En équipes, selon le nombre de joueurs
web-box-field-numbers-actions = Actions par tour
web-box-field-starting_hand = Cartes au départ
web-box-field-most_beatings = Raclées au plus par prisonnier
web-box-field-beating_tokens = Jetons Raclée
web-box-field-die_faces = Faces du dé
web-box-field-standees = Figurines
web-box-field-cigarettes_of_1 = Cigarettes de 1
web-box-field-cigarettes_of_5 = Cigarettes de 5
web-box-field-caught = Pris jusqu’à ce résultat
web-box-field-spared = Épargné à partir de ce résultat
web-box-field-kept = Gardé à partir de ce résultat
web-box-field-success = Réussite à partir de ce résultat
web-box-field-fewer = Cartes en moins
web-box-field-bribe = Pot-de-vin en cigarettes

## Effects.

web-box-do-draw = Piocher des cartes Fouille
web-box-do-gain = Prendre des cartes d’une pile visible
web-box-do-cigs = Recevoir des cigarettes
web-box-do-grab = Prendre des cartes d’une main
web-box-do-drop = Défausser des cartes
web-box-do-peek = Regarder une main
web-box-do-move = Déplacer vers un Lieu
web-box-do-heal = Retirer des Raclées
web-box-do-beat = Infliger des Raclées
web-box-do-act = Actions en plus ce tour
web-box-do-free = Faire une action gratuite
web-box-do-perform = Faire une action (sa limite compte)
web-box-do-recover = Reprendre des cartes de la défausse
web-box-do-cancel = Mettre fin au Racket contre toi
web-box-do-pay = Payer des cigarettes
web-box-do-points = Gagner des points de tunnel

## Permanent effects.

web-box-mod-rolls = Plusieurs jets pour se déplacer au dé
web-box-mod-reroll = Relancer pour se déplacer au dé
web-box-mod-cautious = Prix d’un déplacement prudent
web-box-mod-sell = Plus par carte vendue
web-box-mod-price = Achats moins chers
web-box-mod-allow = Actions permises ailleurs aussi
web-box-mod-waive = Recettes sans Lien
web-box-mod-arms = Armes répondues pour toi
web-box-mod-immune = Personne ne peut te le faire
web-box-mod-search = Plus de cartes en fouillant
web-box-mod-hand = Une main plus grande
web-box-mod-limit = Une action plus souvent par tour

## Choices.

web-box-when-always = Toujours
web-box-when-my_turn = Pendant ton tour, entre deux actions
web-box-when-turn_start = Au début de ton tour
web-box-when-after = Après une de tes actions
web-box-when-after_other = Après l’action d’un autre joueur
web-box-when-extorted = Quand on te rackette
web-box-when-arrival = Quand quelqu’un arrive dans ton Lieu
web-box-who-self = Toi
web-box-who-other = Un autre joueur de ton choix
web-box-who-here = Un autre joueur dans ton Lieu
web-box-who-foe = Ce joueur
web-box-who-others = Chaque autre joueur
web-box-who-all = Chaque joueur
web-box-pick-random = Au hasard
web-box-pick-choice = Au choix
web-box-limit-turn = Une fois par tour
web-box-limit-none = Autant que tu veux
web-box-unless-weapon = une Arme est défaussée
web-box-role-attack = Ceux que tu as engagés
web-box-role-defend = Contre un Racket
web-box-role-both = Tous
web-box-deck-search = la pile Fouille
web-box-deck-pile = une pile visible
web-box-to-any = Un Lieu ouvert de ton choix
web-box-verb-move = Déplacement, au dé ou prudent
web-box-verb-win = Un combat gagné
web-box-verb-lose = Un combat perdu
