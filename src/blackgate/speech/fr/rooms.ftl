### Pourquoi quelque chose est refusé à une table, hors des règles du jeu.

room-not-missing = Cette personne était là il y a un instant. Après une minute et demie de silence, les autres pourront décider.
room-has-time = Cette personne a encore du temps pour répondre. Une fois ce temps écoulé, les autres pourront décider.
room-nobody-agrees = Qui prend la place voit ses cartes : quelqu’un d’autre doit être d’accord. Un bot peut continuer.
room-prisoner-taken = { NAME($who) } a déjà ce plateau Prisonnier. Un plateau n’a qu’un propriétaire : prends-en un autre.
