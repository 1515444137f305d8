### Le jeu en une page, en tête des règles. Chaque paragraphe nomme ses règles (web/src/pages/rules/primer.ts). Le
### navigateur charge ce fichier avec cette page.

web-primer-more = Vers la référence

web-primer-goal = Le but
web-primer-goal-text = Tu es en prison, et tu creuses. Qui a en premier assez de points de tunnel s’évade et gagne : 12 à deux ou trois, 10 à quatre, 8 à cinq ou six.

web-primer-turn = Ton tour
web-primer-turn-text = Tu peux faire deux actions, deux fois la même si tu veux ; seuls Fouiller et le Racket sont limités à une fois par tour. La capacité de ton gang et ton Passif ne coûtent pas d’action. À la fin de ton tour, tu gardes 10 cartes au plus.

web-primer-move = De Lieu en Lieu
web-primer-move-text = Se déplacer au dé coûte une action : le dé désigne deux Lieux, et tu vas dans l’un d’eux ; tu ne peux pas rester où tu es. Se déplacer prudemment coûte deux actions, mais sans dé : tu choisis le Lieu.

web-primer-actions = Les actions
web-primer-search-text = Pioche autant de cartes que ton Lieu l’indique.
web-primer-craft-text = Lien et Pic font une Pioche, Lien et Récipient une Pelle, Lien et Lame deux Surins. Pas aux Cellules, pas aux Douches.
web-primer-steal-text = À la Cantine : prends une Cuillère.
web-primer-dig-text = Aux Cellules : pose un Outil de ta main à côté de ton plateau Prisonnier et marque ses points.
web-primer-sell-text = À la Promenade : défausse des cartes et reçois des cigarettes.
web-primer-buy-text = À la Promenade aussi : un Surin pour 2, deux Surins pour 5, une Pioche pour 6 ou une Pelle pour 8 cigarettes.
web-primer-heal-text = À l’Infirmerie : enlève une Raclée.
web-primer-join-text = Défausse deux Accessoires différents d’un gang (trois différents au choix pour la Triade et les Queers) et prends la première carte de sa pile.
web-primer-play-text = Montre une carte Action, applique-la, puis défausse-la.

web-primer-fight = Racket et combats
web-primer-fight-text = Avec une Arme, tu réclames un Outil à quelqu’un dans ton Lieu : nomme-le et abats l’Arme. Qui a l’Outil peut le donner ; sinon, c’est le combat. La défense commence, et vous abattez des Armes à tour de rôle. Qui n’en abat pas en premier perd et prend une Raclée.
web-primer-spoils = Si l’attaque gagne et que l’Outil est là, elle le prend. Dans tous les autres cas, qui gagne prend une carte au hasard dans la main adverse. Toutes les Armes abattues sont défaussées.

web-primer-beating = Ce qui t’arrête
web-primer-beating-text = Avec une Raclée, on ne fabrique plus ; avec deux, on ne creuse plus non plus ; il n’y en a jamais plus de deux. Si tu commences ton tour à l’Isolement, tu n’as qu’une action, sans fouiller, racketter ni fabriquer.

web-primer-win = La sortie
web-primer-win-text = Dès que ton tunnel est assez long, la partie est finie : tu gagnes, et tous les autres perdent, aussi longs que soient leurs tunnels.
