
### The client: foundation

web-problem-conflict = Ce n’est pas possible dans la situation actuelle.
web-problem-forbidden = Ce n’est pas à toi de le faire ici.
web-problem-full = Toutes les places sont prises.
web-problem-invalid = Le serveur n’a pas compris.
web-problem-stale = La partie a avancé : regarde à nouveau.
web-problem-too-fast = Trop à la fois : attends un instant.
web-problem-unavailable = Le serveur est injoignable pour l’instant. Rien n’a changé.
web-problem-unknown = Cette table n’existe pas.

web-closing-forbidden = Ta clé n’ouvre plus rien ici : quelqu’un d’autre a ta place, ou la table n’admet pas de public.
web-closing-unknown = Aucune table ne porte ce code.
web-closing-full = Cette table est complète.
web-closing-reload = Blackgate a été mis à jour : recharge la page.
web-closing-other = La connexion est terminée. Recharge la page pour revenir.

### The client: table

## The page.
web-table-page = Blackgate
web-table-page-asked = ● À toi – Blackgate
web-table-title = La table
web-table-setting-up = La table se prépare…
web-table-close = Fermer
web-table-back = Retour

## Who is to move, and what is asked.
web-table-turn-of = Au tour de { $name }
web-table-waiting-for = En attente de { $names } : { $what }
web-table-sealed = Ta réponse est scellée. Tu peux encore la changer.
web-table-reconnecting = Connexion perdue. Nouvel essai en cours ; rien n’est oublié.
web-table-closed = La connexion est terminée.
web-table-time-left = Temps restant : { $time }
web-table-round = Manche { $n }
web-table-actions-left = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
web-table-not-your-turn = Ce n’est pas ton tour. Touche une action pour en savoir plus.
web-table-what-short = Expliquer
web-table-title-asked = Ce qui se passe

web-table-about-turn = le tour
web-table-about-go = où aller
web-table-about-name = l’Outil à réclamer
web-table-about-lay = l’Arme à abattre
web-table-about-answer = un Racket
web-table-about-fight = un combat
web-table-about-selling = quoi vendre
web-table-about-pay = avec quoi payer
web-table-about-ingredient = la carte à utiliser
web-table-about-discard = trop de cartes en main
web-table-about-target = qui viser
web-table-about-place = dans quel Lieu aller
web-table-about-free = quelque chose qui ne coûte pas d’action
web-table-about-pick = la carte à prendre
web-table-about-drop = la carte à défausser
web-table-about-unless = une Arme ou une Raclée
web-table-about-recover = une carte de la défausse
web-table-about-bonus = le second effet d’un Passif
web-table-about-react = une réaction possible
web-table-about-roll = le dé pour Michel(le)
web-table-about-lead = où va Michel(le)
web-table-about-yield = ce que veut Michel(le)
web-table-about-toll = l’Outil que prend Michel(le)
web-table-about-prize = le prix du combat
web-table-about-help = l’aide à un coéquipier
web-table-about-spoils = le butin d’un combat
web-table-about-skill = un jeton Compétence
web-table-about-opener = l’Arme qui lance la Bagarre
web-table-about-brawl = une Bagarre
web-table-about-mend = quoi soigner
web-table-about-report = une dénonciation possible
web-table-about-freepass = échapper à la répression
web-table-about-punish = une punition
web-table-about-corrupt = déplacer la Directrice
web-table-about-offer = un Échange
web-table-about-fill = un Échange

## Players.
web-table-players = Joueurs
web-table-you = toi
web-table-bot = un bot joue
web-table-away = n’est pas là
web-table-is-asked = doit répondre
web-table-points = points de tunnel
web-table-points-of = { $n } points de tunnel sur { $target }
web-table-cards-held = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
web-table-cigarettes = { $n ->
    [one] { $n } cigarette
   *[other] { $n } cigarettes
}
web-table-beatings = { $n ->
    [one] { $n } Raclée
   *[other] { $n } Raclées
}
web-table-holds = En main : { $cards }
web-table-may-hold = Peut-être : { $cards }
web-table-known = Ce que tu sais de sa main
web-table-known-note = Ce qui a été pris face visible, montré ou vu ; le reste est caché.
web-table-tunnel = Dans le tunnel
web-table-side = Équipe { $side }
web-table-background = Passif
web-table-background-hidden = Secret tant qu’il n’est pas révélé.
web-table-background-secret = Secret
web-table-background-open = Révélé
web-table-gang-card = Carte Gang
web-table-act-on = { $name } : une action est possible
web-table-missed = Cette personne est absente. Que faire ?
web-table-vote-wait = Attendre
web-table-vote-bot = Laisser jouer un bot
web-table-vote-open = Libérer la place
web-table-held-up = { $name } ne répond pas.
web-table-decide = Décider
web-table-bot-plays = Un bot joue à ta place.
web-table-leave = Laisser un bot jouer à ma place
web-table-return = Rejouer moi-même

## The board.
web-table-board = Plateau
web-table-search-count = { $n ->
    [one] Fouiller ici : { $n } carte
   *[other] Fouiller ici : { $n } cartes
}
web-table-search-here = Fouiller
web-table-reached-by = Accessible avec { $faces } au dé
web-table-die = Dé
web-table-no-die = Aucun résultat n’y mène.
web-table-possible-here = Possible ici
web-table-forbidden-here = Pas ici
web-table-who-is-here = Qui est là
web-table-go-here = Aller ici
web-table-cautious-to = { $n ->
    [one] { $place } (1 action)
   *[other] { $place } ({ $n } actions)
}
web-table-here = Ici
web-table-go-cautiously = { $n ->
    [one] Aller ici ({ $n } action)
   *[other] Aller ici ({ $n } actions)
}
web-table-duel = Combat
web-table-duel-about = Enjeu : { $tool }
web-table-supply = Gangs et piles
web-table-deck = { $n ->
    [one] Pile Fouille : { $n } carte
   *[other] Pile Fouille : { $n } cartes
}
web-table-discard = { $n ->
    [one] Défausse : { $n } carte
   *[other] Défausse : { $n } cartes
}
web-table-title-discard = Défausse
web-table-gang-cost = Coûte { $n } différents parmi : { $accessories }
web-table-gang-needs = Pour rejoindre ce gang, paie { $n } Accessoires différents parmi ceux-ci :
web-table-on-top = au-dessus

## The hand.
web-table-hand = Main
web-table-hand-limit = { $n } cartes ; { $limit } au plus à la fin du tour
web-table-hand-empty = Aucune carte en main.
web-table-hand-hidden = { $n ->
    [one] { $n } carte, cachée à qui regarde cet écran.
   *[other] { $n } cartes, cachées à qui regarde cet écran.
}
web-table-hide-hand = Cacher
web-table-show-hand = Montrer
web-table-recipes = Recettes et prix
web-table-title-recipes = Recettes et prix
web-table-recipe = { $cards } → { $made }
web-table-deal = { $n ->
    [one] { $made } pour { $n } cigarette
   *[other] { $made } pour { $n } cigarettes
}
web-table-craft-ready = { $made } : tout y est
web-table-craft-missing = { $made } : manque { $cards }
web-table-missing = Il manque : { $cards }
web-table-have-all = Tu as tout.
web-table-digs = Creuser : +{ $n }
web-table-sells = { $n ->
    [one] Se vend { $n } cigarette
   *[other] Se vend { $n } cigarettes
}
web-table-you-hold = Tu en as { $n }

## Actions.
web-table-actions = Actions
web-table-undo = Annuler
web-table-verb-ability = Utiliser la carte Gang
web-table-verb-reveal = Révéler le Passif
web-table-verb-spy = Espionner
web-table-why-not = Impossible maintenant : pourquoi ?
web-table-why-title = { $verb } : pourquoi pas ?
web-table-asking = Un instant…
web-table-possible = C’est possible maintenant.
web-table-all-rules = Toutes les règles
web-table-title-warned = Vraiment ?
web-table-warned-yes = Le faire quand même
web-table-give = Coopérer et donner : { $tool }
web-table-not-held = Tu ne l’as pas ; personne d’autre ne le sait.
web-table-weapons-held = { $n ->
    [one] Tu as { $n } Arme.
   *[other] Tu as { $n } Armes.
}
web-table-only-you = Les autres ne voient que ta réponse, pas celles que tu aurais pu donner.
web-table-hint = Conseil
web-table-title-hint = Conseil
web-table-thinking = Réflexion en cours…
web-table-advice = Un Cerveau choisirait : { $option }
web-table-advice-late = La table a changé : demande encore.

## Standing orders.
web-table-orders = Consignes
web-table-title-orders = Consignes
web-table-orders-note = Les réponses données sans te demander. Personne ne les voit, et elles valent aussi pendant ton absence.
web-table-orders-clear = Toujours me demander
web-table-order-answer = En cas de Racket contre moi
web-table-order-fight = Dans un combat, abattre au plus
web-table-order-react = Mon Passif, hors de mon tour
web-table-order-brawl = Une Arme ou une Raclée
web-table-order-report = Dénoncer à la Directrice
web-table-order-freepass = Mon jeton Corruption, si on me dénonce
web-table-order-punish = Punir les autres
web-table-order-corrupt = Déplacer la Directrice
web-table-order-yield = Quand Michel(le) veut un Outil
web-table-order-roll = Lancer le dé pour Michel(le)
web-table-order-help = Aider mes coéquipiers au combat
web-table-order-to-ask = Me demander
web-table-order-to-always = Toujours
web-table-order-to-never = Jamais
web-table-order-to-leader = Seulement contre qui est en tête
web-table-order-to-about_leader = Me demander contre qui est en tête
web-table-order-to-reveal = Le révéler dès que possible
web-table-order-to-use = L’utiliser
web-table-order-to-give = Coopérer
web-table-order-to-refuse = Refuser et se battre
web-table-order-to-lowest = Donner l’Outil le moins cher
web-table-order-to-weapon = Une Arme
web-table-order-to-beating = La Raclée
web-table-order-weapons = { $n ->
    [one] { $n } Arme
   *[other] { $n } Armes
}
web-table-order-unless-winning = Me demander quand même si quelqu’un peut gagner ce tour-ci

## Log and chat.
web-table-log = Journal
web-table-log-empty = Rien ne s’est encore passé.
web-table-earlier = Tours précédents
web-table-filter = Afficher
web-table-filter-all = Tout
web-table-filter-mine = Moi
web-table-filter-fights = Combats
web-table-filter-dig = Tunnels
web-table-log-rules = Indiquer les règles derrière chaque ligne
web-table-look-at = Regarder { $card }
web-table-chat = Discussion
web-table-say = Dire quelque chose
web-table-mute = Ignorer
web-table-mute-all = Ignorer tout le monde
web-table-mute-note = Personne ne sait qui tu ignores.
web-table-muted = { $n ->
    [one] 1 ligne ignorée
   *[other] { $n } lignes ignorées
}
web-table-onlooker = public
web-table-chat-apart = Pendant la partie, seul le public lit ceci.
web-table-unread = { $n ->
    [one] 1 nouvelle ligne
   *[other] { $n } nouvelles lignes
}
web-table-channel = Qui le lit
web-table-channel-table = Table
web-table-channel-team = Équipe { $side }
web-table-say-team = À l’équipe { $side } seulement
web-table-readers-table = Tout le monde lit ceci.
web-table-readers-team = Seule l’équipe { $side } lit ceci : toi et { $names }.
web-table-readers-nobody = Personne d’autre ne lit ceci : tu joues avec des bots.
web-table-to-team = à l’équipe { $side }
web-table-phrases = Phrases
web-table-phrase-hello = Bonjour !
web-table-phrase-good-luck = Bonne chance, amusez-vous bien !
web-table-phrase-well-played = Bien joué !
web-table-phrase-thanks = Merci !
web-table-phrase-sorry = Pardon !
web-table-phrase-oops = Oups.
web-table-phrase-nice-dig = Quel tunnel !
web-table-phrase-hurry = C’est à qui ?
web-table-phrase-thinking = Je réfléchis…
web-table-phrase-back-soon = Je reviens tout de suite.
web-table-phrase-truce = On fait la paix ?
web-table-phrase-revenge = Tu vas le regretter !
web-table-phrase-good-game = Belle partie !
web-table-dock = Que montrer

## Help, settings and the command line.
web-table-help = Aide et réglages
web-notify-title = Me prévenir quand c’est à moi
web-table-title-help = Aide et réglages
web-table-help-goal = Tu es en prison et tu creuses un tunnel. Qui a le premier assez de points de tunnel s’évade et gagne : trouve, fabrique, achète ou rackette des Outils, va aux Cellules et creuse.
web-table-help-turn = À ton tour, tu as deux actions. Ce que tu peux faire est éclairé en bleu-vert, en bas et sur le Lieu où tu te trouves.
web-table-help-grey = Touche ce qui est gris pour savoir pourquoi c’est impossible, et ce qui aiderait.
web-table-settings = Réglages
web-table-language = Langue
web-table-motion = Mouvement
web-table-motion-auto = Comme l’appareil
web-table-motion-full = Complet
web-table-motion-less = Réduit
web-table-speed = Vitesse des animations
web-table-volume = Son
web-table-volume-off = Coupé
web-table-volume-soft = Doux
web-table-volume-full = Plein
web-table-single-keys = Touches simples comme raccourcis
web-table-keys = Touches
web-table-key-options = choisir une action ou une option par son numéro
web-table-key-arrows = parcourir Lieux, cartes, joueurs et actions
web-table-key-undo = annuler
web-table-key-end = finir le tour
web-table-key-skip = passer les animations et les tours des bots
web-table-key-hand = vers la main
web-table-key-actions = vers les actions
web-table-key-board = vers le plateau
web-table-key-log = vers le journal
web-table-key-chat = vers la discussion
web-table-key-command = ligne de commande
web-table-key-help = cette aide
web-table-key-close = fermer, revenir
web-table-command = Commande
web-table-command-example = hand, board, who 2, log 5, why craft, dig spoon
web-table-command-help = hand : tes cartes. board : qui est où. who 2 : un joueur. log 5 : les dernières lignes. why craft : pourquoi pas. options : les choix possibles. undo : annuler. Ou un numéro, ou les mots d’une option.
web-table-command-who = Qui ? Par exemple : who 2
web-table-command-why = Pourquoi quoi ? Par exemple : why craft
web-table-command-done = C’est fait.
web-table-command-chose = Choisi : { $option }
web-table-command-warned = { $option } ? { $warning } Tape yes pour le faire quand même.
web-table-command-several = Cela peut être : { $options }
web-table-command-unknown = Pas compris. Tape help.

### The client: pages

## Every page.

web-page-skip = Aller au contenu
web-page-home = Blackgate, page d’accueil
web-page-more = Plus
web-page-language = Langue
web-page-theme = Couleurs
web-page-theme-auto = Comme l’appareil
web-page-theme-night = Nuit
web-page-theme-plan = Papier
web-page-loading = Un instant…
web-page-unofficial = Une édition numérique non officielle, avec ses propres dessins.

## The first page.

web-start-line = Creuse ton tunnel et sors avant les autres.
web-start-about = Trouve, fabrique, achète et rackette des Outils derrière les barreaux. Le premier tunnel assez long gagne. De 2 à 6 joueurs, sur téléphone, ordinateur et télé.
web-start-play = Jouer
web-start-dealing = Distribution…
web-start-play-about = Toi et trois bots, le jeu de base, tout de suite. Sans compte, rien à installer.
web-start-play-first = Ta première partie : toi et trois Bleus, et un guide qui dit ce que tu peux faire et pourquoi. Sans compte, rien à installer.
web-start-guided = Jouer avec le guide
web-start-new = Nouvelle table
web-start-guest = Anonyme
web-start-code = Code ou lien d’une table
web-start-join = Rejoindre
web-start-mine = Tes tables
web-start-others = Tables ouvertes
web-start-back = Retour à { $table }
web-start-back-asked = À toi de jouer : { $table }
web-start-asked = À toi
web-start-nobody = Il n’y a encore personne.
web-start-phase-open = { $taken } sur { $players }
web-start-phase-playing = En cours
web-start-phase-over = Terminée
web-start-phase-closed = Fermée
web-start-learn = Tout le jeu en six courtes leçons.
web-start-rules = Chaque règle et chaque décision, à consulter.
web-start-cards = Toutes les cartes et leurs effets.
web-start-records = Parcours le compte rendu d’une partie.

## A new table.

web-bot-random = Hasard : joue n’importe quoi
web-bot-rookie = 1 Bleu : oublie et se trompe
web-bot-jailbird = 2 Taulard : oublie les détails
web-bot-schemer = 3 Magouilleur : n’oublie rien
web-bot-fixer = 4 Roublard : prévoit un coup
web-bot-kingpin = 5 Caïd : prévoit quelques coups
web-bot-mastermind-1s = 6 Cerveau : réfléchit 1 s
web-bot-mastermind-5s = 6 Cerveau : réfléchit 5 s

web-clock-none = Aucune
web-clock-none-about = Chacun réfléchit autant qu’il veut.
web-clock-calm = 45 minutes
web-clock-calm-about = 45 minutes chacun, plus 20 secondes à chaque tour. Le temps pour répondre à une attaque est compté à part.
web-clock-fast = 15 minutes
web-clock-fast-about = 15 minutes chacun, plus 10 secondes à chaque tour. Le temps pour répondre à une attaque est compté à part.
web-clock-day = 1 jour par décision
web-clock-day-about = Pour une partie sur plusieurs jours : 24 heures par décision.
web-clock-days = 3 jours par décision
web-clock-days-about = Pour une partie sur quelques semaines : 72 heures par décision.

web-chat-all = Libre
web-chat-phrases = Phrases toutes faites
web-chat-off = Aucune

## Joining, and the waiting room.

web-join-title = Rejoindre une table
web-join-invited = { $name } t’invite à la table { $code }.
web-join-table = Table { $code }
web-join-name = Ton nom
web-join-seat = Ta place
web-join-sit = Prendre place
web-join-watch = Seulement regarder
web-join-full = Toutes les places sont prises.

web-wait-seat = Place { $n }
web-wait-free = libre
web-wait-vacant = Une place est libre : jouer
web-wait-link = Lien
web-wait-copy = Copier
web-wait-copied = Copié
web-wait-qr = Code QR avec le lien vers cette table

## The big screen.

web-screen-title = La table
web-screen-how = Prends ton téléphone, scanne le code, prends place.
web-screen-watch = Pour regarder ou revenir à sa place :

## After the game.

web-over-you = Tu t’es fait la belle !
web-over-won = { $n ->
    [one] { $names } s’est fait la belle !
   *[other] { $names } se sont fait la belle !
}
web-over-draw = Personne ne s’est évadé.
web-over-rounds = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}, { $decisions } décisions.
web-over-rematch = Encore une
web-over-rematch-join = Aller à la partie suivante
web-over-rematch-watch = Regarder la partie suivante
web-over-replay = Revoir la partie
web-over-look = Regarder la table
web-over-back = Retour au résultat
web-over-tunnels = Les tunnels
web-over-winner = victoire
web-over-points = Points de tunnel
web-over-promise = La promesse

## Comptes rendus qu’on apporte.

web-records-title = Revoir une partie

## Rules and cards.

web-rules-title = Règles
web-rules-primer = Le jeu en une page
web-rules-reference = Référence
web-rules-about = Chaque règle avec nos mots, et les livrets où elle est imprimée ; là où ils se taisent ou se contredisent, notre décision et sa raison.
web-rules-search = Chercher des mots ou un numéro
web-rules-found = { $n ->
    [one] 1 règle
   *[other] { $n } règles
}
web-rules-chapters = Chapitres
web-rules-rulings = Décisions : { $chapter }
web-rules-ruling = Une décision à nous
web-source-000 = Livret anglais
web-source-001 = Livret italien
web-source-002 = Prototype anglais
web-source-003 = Dig In
web-source-public = critiques et déductions
web-source-004 = Prototype français

web-cards-title = Cartes
web-provenance = D’où nous le savons

## Learning.

web-learn-title = Apprendre à jouer
web-learn-about = Tu es en prison, et les autres aussi. Tout le monde creuse, et le premier tunnel assez long mène dehors. Six courtes leçons à la vraie table te montrent comment ; chacune prend deux ou trois minutes.
web-learn-progress = { $n } sur { $all } terminées
web-learn-done = Terminée
web-learn-begin = Commencer
web-learn-again = Encore une fois
web-learn-try = S’entraîner
web-learn-try-about = Après les leçons, ou à leur place : une partie contre trois Bleus. Demande conseil quand tu veux.

## Lessons: the guide at the table, and what it says.

web-guide-label = Guide
web-guide-lesson = Leçon { $n } : { $name }
web-guide-step = Étape { $n } sur { $all }
web-guide-finished = Leçon terminée
web-guide-strayed = C’est possible aussi. Voici de quoi parle la leçon ; si ce n’est plus possible, recommence.
web-guide-restart = Recommencer
web-guide-fold = Replier le guide
web-guide-unfold = Montrer le guide
web-guide-show = Afficher le guide
web-guide-all = Toutes les leçons
web-guide-next = Ensuite : { $name }
web-guide-play = Jouer tout de suite contre trois bots

## What is not there.

web-lost-home = Vers la page d’accueil
web-lost-reload = Recharger
web-renew-later = Plus tard
web-lost-nowhere = Il n’y a rien derrière cette porte
web-lost-nowhere-about = L’adresse ne mène nulle part.
web-lost-no_room = Cette table n’existe pas
web-lost-no_room-about = Regarde encore une fois le code : six lettres et chiffres.
web-lost-no_entry = Tu ne peux pas entrer ici
web-lost-no_entry-about = Cette table n’admet pas de public, ou ta place a été donnée à quelqu’un d’autre.
web-lost-closed = Cette table est fermée
web-lost-closed-about = L’hôte y a mis fin.
web-lost-renewed = Il y a un Blackgate plus récent
web-lost-renewed-about = Cette page est plus ancienne que le serveur. Une fois rechargée, elle reprend là où tu étais.
web-lost-lost = La connexion est coupée
web-lost-lost-about = Rien n’est perdu : ta place t’attend.
web-lost-no_replay = Il n’y a rien à revoir ici
web-lost-no_replay-about = Seules les parties terminées peuvent être revues.
web-lost-no_record = Ce compte rendu n’est pas ici
web-lost-no_record-about = Le serveur ne l’a pas, ou ne sait plus le rejouer. Ouvre encore une fois le fichier.

### The client: several people at one device

web-curtain-pass = Passe l’appareil à { $name }
web-curtain-who = Qui regarde maintenant ?
web-curtain-about = Tous les autres : regardez ailleurs.
web-curtain-me = Je suis { $name }
web-curtain-give = Passer l’appareil
web-curtain-meanwhile = Pendant ce temps
web-wait-beside = Une autre personne sur cet appareil
web-wait-beside-about = Vous vous passez l’appareil. Avant que les cartes de quelqu’un apparaissent, un rideau tombe.
web-wait-here-beside = sur cet appareil

web-prisoner-choose = Choisis ton prisonnier
web-prisoner-choose-for = Choisis un prisonnier pour { $name }
web-prisoner-of = Prisonnier
web-prisoner-about = Les prisonniers ne changent rien aux règles. Un plateau a deux faces et un seul propriétaire : si tu prends une face, personne n’a l’autre. Les bots prennent ce qui reste.
web-prisoner-taken = Plateau pris par { $name }
web-prisoner-yours = ton prisonnier
web-prisoner-any = Un de ceux qui restent
web-prisoner-board = { $name } et { $other }, un seul plateau

## Boîtes personnelles, hors de l’atelier.
web-box-title = Atelier des cartes
web-box-about = Ta boîte dit autre chose ? Change-le ici : un nombre, un nom, l’effet d’une carte. Le texte suit dans les six langues, et tu peux y jouer aussitôt.
web-box-start = Fais dire aux cartes ce que disent les tiennes.
web-box-differences = { $n ->
    [0] Comme dans l’édition
    [one] 1 différence
   *[other] { $n } différences
}
web-box-file = Ou écris un fichier à la main
web-box-change = Modifier
web-box-own = Cartes
web-box-own-none = Comme dans l’édition
web-box-here = Cette table joue avec sa propre boîte
web-box-with = Avec la boîte « { $name } »
web-box-here-open = Ouvrir dans l’atelier
web-traces-removed = Ce message a été retiré.
web-me-title = Toi, sur cet appareil
