### Les pages du terminal : titres, indications, et ce qu’on répond à ce qui a été tapé.

## Titres.

table-tunnel = Tunnel jusqu’à { $target }
table-team = Équipe
table-dug = Creusé
table-hand = Main
table-cigarettes = Cig.
table-beaten = Raclées
table-gang-card = Carte Gang
table-background = Passif
table-tokens = Jetons
table-piles = Piles
table-gangs = Gangs
table-supply = Réserve
table-secret = Secret
table-others = Vu chez les autres
table-tools-dug = Dans le tunnel
table-trauma = Trauma

## Sur la table.

table-empty = vide
table-secret-background = Passif { $power }
table-skill-dug = { $n } Compétence dans le tunnel
table-deck = Pile Fouille { $n }
table-discard = Défausse { $n }
table-discard-top = Défausse { $n }, au-dessus { $card }
table-gang-pile = { $gang } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-traumas = Trauma { $n }
table-michel-deck = { $michel } : pile { $deck }, défausse { $discard }
table-no = sauf { $verbs }
table-more = … encore { $n ->
    [one] 1 ligne
   *[other] { $n } lignes
} : log { $all }
table-which = { $family } : lequel ? Entrée pour revenir.
table-long-move = Se déplacer prudemment (
table-short-move = Prudemment (

## À quoi servent les jetons.

token-text-spy = Pendant ton tour, sans dépenser d’action : regarde la main d’un autre joueur.
token-text-skill = La prochaine fois que tu creuses, lance le dé : 4 ou plus donne 1 point de tunnel de plus, sinon le jeton est perdu.
token-text-planning = Un Déplacement prudent te coûte 1 action au lieu de 2.
token-text-workout = Dans un combat, à la place d’une Arme : avec 4 ou plus il n’en faut pas, avec 6 le jeton revient.
token-text-bandage = Remplace un Lien quand tu fabriques ; ou te soigne dans n’importe quel Lieu.
token-text-corruption = Fait échapper à la répression, punit un joueur à côté de la Directrice, ou la déplace après un Déplacement.

## Le but.

goal-goal = But
goal-craft = Fabriquer
goal-buy = Acheter
goal-join = Rejoindre
goal-die = Dé
goal-steal = Voler
goal-improve = Améliorer
goal-bet = Parier
goal-team = Équipe { $team }
goal-target = Creuse jusqu’à { COUNT($points) } : { $tools }.
goal-recipe = { $needs } → { COUNT($product) }
goal-deal = { COUNT($product) } pour { $price }
goal-gang = { $n } différents parmi { $accessories }
goal-steal-text = une Cuillère { IN($places) }
goal-improve-text = une Pioche en Pelle, une Pelle en 2 Pioches { IN($places) }
goal-bet-text = 1 à 3 cigarettes sur 2 à 6 : ce chiffre ou plus rapporte mise × chiffre { IN($places) }
goal-team-text = { NAME($people) } : creuser { IN($block) }
goal-illegal = illégal à côté d’elle : { $verbs }

## La fin.

end-drawn = Personne n’a creusé assez loin : la partie se termine après { $rounds } manches.
end-team = L’équipe { $team } s’est évadée après { $rounds } manches et a gagné : { NAME($people) }.
end-won = { $who } a réussi son évasion après { $rounds } manches et gagne la partie.

## Au clavier.

say-pass-keyboard = Passe le clavier à { $name }, puis appuie sur Entrée.
say-unwritten = { $path } : impossible d’écrire ({ $error }).
say-replaced = { $name } n’a pas pu jouer ceci : { $kind ->
    [late] trop tard
    [illegal] ce n’est pas possible
    [nonsense] une réponse incompréhensible
    [crash] son programme s’est arrêté
    [gone] son programme s’est arrêté trop souvent et ne joue plus
   *[error] une erreur
} ({ $text }). On joue à sa place comme pour un joueur absent.
say-go-on = Entrée pour continuer ; ou report >
say-go-on-several = Entrée pour continuer ; ou report NOM, avec le nom de qui dénonce >
say-only-report = Pour l’instant, seule une dénonciation est possible.
say-who-reports = Qui dénonce ? Par exemple : report Ana
say-nothing-to-report = Il n’y a rien à dénoncer.
say-impossible = { $what } : impossible maintenant.
say-impossible-all = Impossible maintenant : { $what }.
say-possible = C’est possible maintenant : { $what }.
say-why-what = pourquoi quoi ?
say-why-example = par exemple : why craft, why dig spoon, why extort NOM
say-how-many-lines = Combien de lignes ? Par exemple : log 50
say-which-card = Quelle carte ? Par exemple : card riot
say-which-rule = Quelle règle ? Par exemple : rule MOVE-4
say-not-undone = Rien ne peut être annulé : { $why }.
say-how-many-undone = Combien de décisions ? Par exemple : undo, undo 2, undo all
say-where-to = Où ? Par exemple : save partie.txt
say-overwrite = { $name } existe. L’écraser ? (y/n)
say-saved = Enregistré. Pour continuer une autre fois : { $command }
say-save-where = Enregistrer dans quel fichier ? (Entrée : ne pas enregistrer)
say-save-name = Quel nom lui donner ?
say-no-option = Il n’y a pas d’option { $typed } ; elles vont de 1 à { $most }.
say-several = « { $typed } » peut vouloir dire : { $some }.
say-unclear = « { $typed } » : je ne comprends pas ; { $advice }.
say-advice = tape un numéro, un nom, ou help
say-no-exchange = Pas d’Échange avec « { $name } » maintenant ; why exchange dit pourquoi.
say-not-that = C’est impossible : { $name }.
say-not-so-much = Impossible d’en donner ou d’en demander autant : { $name }.
say-not-so-many = Tu ne peux pas en vendre autant : { $card }.
say-no-sale = « { $name } » : rien que tu puisses vendre.
say-no-sale-several = « { $name } » : ce n’est pas une seule carte à vendre.
say-no-gift = « { $name } » : rien que tu puisses donner.
say-no-gift-several = « { $name } » : ce n’est pas une seule carte à donner.
say-no-wish = « { $name } » : rien que tu puisses demander.
say-no-wish-several = « { $name } » : ce n’est pas une seule carte à demander.

say-help =
    Réponds par un numéro, par des mots (dig spoon, cautious cell) ou par leur
    début (ca ce). Une ligne qui finit par … ouvre une liste.
    Plusieurs cartes se vendent d’un coup : sell link, 2 knife ou sell all. Un
    pari : bet 2 on 5. Un Échange : exchange Ana: knife, 2 cigarettes for shovel
      Entrée        la question et ses options à nouveau ; de même : options
      { "." }             finit le tour, si c’est tout ce que tu peux faire
      goal          but, recettes, prix, gangs, dé
      why ACTION    toutes les règles qui l’interdisent : why dig spoon, why use
      explain       où en est la partie, que faire, et ce qui est en jeu
      hint          ce que ferait un Cerveau à ta place, et pourquoi (conseil)
      hand          tes cartes avec leurs textes
      board         la table avec toutes les piles
      log [N]       ce qui s’est passé, les N dernières lignes
      card NOM      le texte d’une carte ; les cartes d’un gang
      rule ID       une règle, comme rule MOVE-4 ; rule MOVE : toute la famille
      undo [all]    annule ta dernière décision, ou toutes, si rien n’a suivi
      report        dénonce ce qui vient d’être fait (report_mode=vigilant)
      save FICHIER  enregistre la partie
      quit          quitte ; tu peux enregistrer et reprendre

## Ce qui ne se reprend plus ; places sans nom ; partie conservée.

seat-you = Toi
seat-player = Joueur { $n }
say-prisoner = { $name } : quel prisonnier ? (numéro ou nom ; Entrée : un de ceux qui restent) >
say-no-prisoner = « { $typed } » n’est pas un prisonnier encore libre : tape un numéro de la liste ou un nom.
say-ends-here = La partie s’arrête ici.
say-kept = La partie est conservée. Pour continuer : { $command }

## Après une partie.

say-curve = Comment les chances ont évolué
say-round = Manche { $round } :
say-team = Équipe { $side }

## Parcourir une partie enregistrée.

say-walk = Entrée suivant · b retour · t tour suivant · NOMBRE aller · q quitter >{" "}
say-walk-keys = Entrée, b, t, un nombre ou q.
say-step = Étape { $n } sur { $last }
say-goes-on = La partie continue : à { NAME($who) } de décider.

## Analyser une position.

table-chance = Chances de gagner
table-option = Option
table-tried = Essais
analyse-decimal = { $whole },{ $tenth }
analyse-seat = Avec ce que sait { NAME($who) }, { $n ->
    [one] { $n } partie simulée
   *[other] { $n } parties simulées
}.
analyse-open = À cartes ouvertes, { $n ->
    [one] { $n } partie simulée
   *[other] { $n } parties simulées
}.
analyse-options = Les options { OF($who) }, vues par le Cerveau, { $n ->
    [one] { $n } partie simulée
   *[other] { $n } parties simulées
}.
analyse-only = { NAME($who) } n’a qu’une option : { $option }.

## Ce qu’on peut jouer.

editions-edition = Éditions
editions-place = Lieux de Dig In
editions-figure = Personnages
editions-mode = Modes
editions-prototype = Prototypes
editions-house = Règles maison
editions-more = Tout Dig In : --with all. Les règles apportées : blackgate editions NOM
editions-data = ses données : { $command }
