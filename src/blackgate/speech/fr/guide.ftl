### Le guide d’une première partie : pourquoi choisir une option (guide-…), son panneau (web-first-…), et ce qui est
### expliqué la première fois (web-topic-…). Le navigateur ne charge ce fichier que si le guide est affiché.

## Pourquoi choisir une option.

guide-other = D’après ce que tu vois, c’est le meilleur choix.
guide-dig = { $points } de plus pour ton tunnel : tu auras { $now } des { $target } points qu’il te faut.
guide-dig-wins = Avec cela, ton tunnel est assez long : tu t’évades et tu gagnes.
guide-tool = On creuse avec des Outils : celui-ci rapporte { COUNT($points) }.
guide-weapon = Les Armes gagnent les combats : elles défendent tes Outils, ou prennent ceux des autres.
guide-search = Tu pioches { COUNT($cards) } : peut-être des composants pour un Outil, une Arme ou un Accessoire. Une fois par tour.
guide-move = Pour une action, le dé propose deux Lieux. Chaque Lieu sert à autre chose.
guide-to-dig = { IN($place) }, on peut creuser, et tu as un Outil.
guide-to-heal = { IN($place) }, tu peux te débarrasser d’une Raclée.
guide-to-craft = Tu as de quoi suivre une recette, et { IN($place) }, tu peux fabriquer.
guide-to-buy = Tes cigarettes suffisent pour acheter quelque chose { IN($place) }.
guide-to-steal = { IN($place) }, tu peux prendre une Cuillère, et on creuse aussi avec une Cuillère.
guide-to-sell = { IN($place) }, tu peux vendre des cartes contre des cigarettes, et acheter des Outils avec.
guide-to-search = Fouiller { IN($place) } fait piocher { COUNT($cards) }.
guide-sell = Les cigarettes achètent des Surins, des Pioches et des Pelles : vends ce qui ne te sert pas.
guide-selling = Cette carte rapporte { COUNT($cigarettes) }.
guide-heal = Avec une Raclée, on ne fabrique plus ; avec deux, on ne creuse plus non plus.
guide-join = Une carte Gang te donne une capacité, et l’utiliser ne coûte pas d’action.
guide-play = Elle agit tout de suite ; ensuite, la carte est défaussée.
guide-reveal = Un Passif sert une seule fois et ne coûte pas d’action.
guide-ability = La capacité de ton gang ne coûte pas d’action.
guide-extort = Tu réclames un Outil, une Arme à la main. Qui ne le donne pas doit se battre contre toi.
guide-name = S’il est là, tu l’obtiens : parce qu’on te le donne, ou en gagnant le combat.
guide-lay = Cette Arme ouvre le Racket. Elle est défaussée, quoi qu’il arrive.
guide-give = Tu perds l’Outil, mais il n’y a ni combat ni Raclée.
guide-refuse = Gagne le combat : tu gardes ton Outil et tu prends une carte.
guide-refuse-unheld = Tu n’as pas cet Outil, il y aura donc un combat. Gagne-le, et tu prends une carte.
guide-fight = Qui n’abat plus d’Arme perd le combat et prend une Raclée.
guide-stop = Tu perds le combat et tu prends une Raclée, mais tu n’y dépenses plus d’Armes.
guide-pass = Tu n’as pas à utiliser toutes tes actions, et rien ici ne t’aiderait beaucoup.
guide-pass-spent = Tes actions sont utilisées : maintenant, les autres jouent.
guide-discard = Ta main est trop pleine pour la fin du tour. Cette carte te manquera le moins.

## Le panneau.

web-first-title = Guide
web-first-goal = Le but : avoir { $target } points de tunnel avant les autres. Tu en as { $points }.
web-first-try = Essaie : { $option }
web-first-free = Choisis une réponse : les boutons allumés sont possibles maintenant.
web-first-wait = { $name } joue. Tu n’as rien à faire pour l’instant.
web-first-off = Désactiver
web-first-off-long = Désactiver le guide
web-first-new = Nouveau
web-first-known = Compris
web-first-more = encore { $n }

## Ce qui est expliqué la première fois.

web-topic-search = Fouiller
web-topic-search-text = Fouiller fait piocher autant de cartes que le Lieu l’indique, une fois par tour. Les composants deviennent des Outils, les Accessoires ouvrent la porte d’un gang, et les Armes gagnent les combats.
web-topic-move = Se déplacer
web-topic-move-text = Pour une action, le dé désigne deux Lieux, et tu vas dans l’un d’eux. Se déplacer prudemment coûte deux actions, mais sans dé : tu choisis le Lieu.
web-topic-craft = Fabriquer
web-topic-craft-text = Un Lien et un Pic font une Pioche, un Lien et un Récipient une Pelle, un Lien et une Lame deux Surins. Aux Cellules, aux Douches et avec une Raclée, ce n’est pas possible.
web-topic-dig = Creuser
web-topic-dig-text = Aux Cellules, un Outil de la main rejoint le tunnel et rapporte ses points. Personne ne peut plus les reprendre.
web-topic-extortion = Le Racket
web-topic-extortion-text = Avec une Arme, tu peux réclamer un Outil à quelqu’un dans ton Lieu, une fois par tour. On te le donne, ou c’est le combat.
web-topic-fight = Un combat
web-topic-fight-text = Les deux abattent des Armes à tour de rôle, en commençant par la défense ; qui s’arrête perd et prend une Raclée. Si l’attaque gagne et que l’Outil est là, il change de main ; sinon, qui gagne prend une carte au hasard.
web-topic-beating = Une Raclée
web-topic-beating-text = Avec une Raclée, on ne fabrique plus ; avec deux, on ne creuse plus non plus. À l’Infirmerie, une action en soigne une.
web-topic-gang = Un gang
web-topic-gang-text = Des Accessoires différents d’un gang donnent la première carte de sa pile, et avec elle une capacité qui ne coûte pas d’action. On n’a qu’un gang : une nouvelle carte remplace l’ancienne.
web-topic-card = Une carte Action
web-topic-card-text = La jouer coûte une action : elle agit, puis elle est défaussée. Appuie sur une carte de ta main pour lire son effet.
web-topic-background = Un Passif
web-topic-background-text = Chacun a un Passif secret, à révéler une fois, au moment qu’il indique et sans action. Dans le gang qu’il nomme, il a un second effet.
web-topic-cigarettes = Les cigarettes
web-topic-cigarettes-text = À la Promenade, tu vends des cartes contre des cigarettes. Tu y achètes aussi des Surins, des Pioches et des Pelles.
web-topic-rare = Un Objet rare
web-topic-rare-text = Un Objet rare vaut beaucoup de cigarettes. Garde-le jusqu’à ce que tu puisses le vendre à la Promenade.
web-topic-hand = Une main pleine
web-topic-hand-text = À la fin de ton tour, tu peux garder { $limit } cartes au plus, et tu choisis celles que tu défausses. Mieux vaut fabriquer, vendre ou creuser avant.
web-topic-solitary = L’Isolement
web-topic-solitary-text = Qui y commence son tour n’a qu’une action, sans fouiller, fabriquer ni racketter. Un Déplacement permet d’en sortir.
