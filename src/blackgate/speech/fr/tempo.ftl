### Rythme, pause et horloges, et le menu d’une table.

game-paused = La partie est en pause.
game-resumed = La partie reprend.
game-resigned = La partie est abandonnée.

## Le rythme des bots.

web-pace = Rythme des bots
web-pace-relaxed = Tranquille
web-pace-normal = Normal
web-pace-fast = Rapide
web-pace-instant = Immédiat
web-pace-thinkers = Les bots qui ont un temps de réflexion le prennent toujours.
web-pace-skip = Passer
web-pace-skip-about = Faire jouer les bots tout de suite, jusqu’à la prochaine question

## Le menu d’une table.

web-table-key-menu = menu
web-table-title-menu = Menu
web-menu-table = Cette table
web-menu-elsewhere = Ailleurs
web-menu-away = Arrêter de jouer
web-menu-home = Accueil
web-menu-copy = Copier le lien
web-menu-pause = Pause
web-menu-pause-about = Les horloges et les bots s’arrêtent.
web-menu-resume = Reprendre
web-menu-together = Tout le monde doit être d’accord.
web-menu-leave = Quitter la table
web-menu-leave-about = Un bot joue à ta place jusqu’à ton retour.
web-menu-leave-alone-about = La partie t’attend sous « Tes tables ».
web-menu-resign = Abandonner
web-menu-resign-about = La partie se termine sans gagnant.
web-menu-resign-sure = Abandonner définitivement la partie ?
web-menu-report = Signaler un problème
web-table-title-report = Signaler un problème
web-menu-report-about = Copie ce texte et envoie-le aux personnes qui gèrent ce serveur. Rien n’est envoyé tout seul. Il montre la table comme tu la vois, ta main comprise.
web-menu-report-text = Signalement

## Ce qui se décide ensemble.

web-agree-pause = Demande de pause : { $names }.
web-agree-resume = Demande de reprise : { $names }.
web-agree-resign = Demande d’abandon de la partie : { $names }.
web-agree-yes = Accepter
web-agree-no = Refuser
web-agree-waiting = Tu es d’accord. Il manque encore : { $names }.
web-agree-withdraw = Retirer
web-paused = La partie est en pause.
web-paused-until = Elle reprend toute seule : { $time }.

## Horloges.

web-clock-of = Temps : { $time }
web-clock-grace = Temps épuisé
web-clock-at-zero = Une fois le temps écoulé : { $what }
web-clock-random = un choix au hasard
web-clock-late = Une fois le temps écoulé
web-clock-live-late = Encore dix secondes par décision. Ensuite, la partie répond à ta place : passer, ne jouer aucune Arme, refuser, ou un choix au hasard. Personne n’est exclu.
web-clock-days-late = La partie répond à ta place : passer, ne jouer aucune Arme, refuser, ou un choix au hasard. Les autres peuvent alors laisser jouer un bot. Personne n’est exclu.

## Après un abandon.

web-lost-resigned = La partie a été abandonnée
web-lost-resigned-about = Cette fois, personne ne s’est évadé.
