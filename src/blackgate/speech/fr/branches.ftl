### Variantes : reprendre une partie terminée à n’importe quel moment.

web-branch-play = Reprendre la partie d’ici
web-branch-about = Une nouvelle partie commence après la décision { $n }, avec un nouveau hasard. Celle-ci reste comme elle est.
web-branch-seat = Ta place
web-branch-cards = Cartes cachées
web-branch-real = Telles qu’elles étaient
web-branch-known = Telles que { $name } les connaissait
web-branch-real-about = Les vraies mains et les vraies piles. Qui a revu la partie les connaît peut-être.
web-branch-known-about = Tirées à nouveau, sans que { $name } ait pu voir la différence.
web-branch-others = Les autres
web-branch-people = Des personnes qui reçoivent le lien
web-branch-name = Nom de la variante
web-branch-begin = Jouer la suite
web-branch-list = Variantes de cette partie
web-branch-at = Décision { $n }
web-branch-by-real = { $name }, vraies cartes
web-branch-by-known = { $name }, cartes tirées à nouveau

web-branch-of-real = Cette partie est une variante : elle commence après la décision { $n } d’une autre partie, avec les cartes telles qu’elles étaient.
web-branch-of-known = Cette partie est une variante : elle commence après la décision { $n } d’une autre partie ; les cartes cachées ont été tirées à nouveau d’après ce que savait la place { $seat }.
web-branch-parent = Voir ce moment
