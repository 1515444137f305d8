### Après une partie : ses chiffres, et la preuve de son hasard.

web-over-numbers = La partie en chiffres
web-over-turns = Tours
web-over-dug = Outils dans le tunnel
web-over-searched = Cartes piochées
web-over-crafted = Fabrications
web-over-fights-won = Combats gagnés
web-over-fights-lost = Combats perdus
web-over-stolen = Cartes prises
web-over-lost = Cartes perdues
web-over-earned = Cigarettes gagnées
web-over-spent = Cigarettes dépensées
web-over-beaten = Raclées
web-over-healed = Soins
web-over-proof = Le hasard, prouvé
web-over-proof-about = Avant la première carte, le serveur s’est engagé sur tout le hasard de cette partie par le nombre ci-dessous. Le compte rendu montre maintenant le secret qui est derrière : chacun peut vérifier que chaque dé et chaque mélange en découlent.
web-over-record = Télécharger le compte rendu
