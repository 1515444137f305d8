### Ce qui ne va pas dans un compte rendu qu’on apporte.

record-none = Ce n’est pas le compte rendu d’une partie.
record-cut = Ce compte rendu s’arrête avant la fin de la partie : il manque un morceau du fichier, ou la partie n’était pas terminée.
record-foreign = Cette partie a été jouée avec une édition ou une version de Blackgate qui n’est pas ici.
record-untrue = Ce compte rendu est faux : les choses n’ont pas pu se passer ainsi. Il a été modifié, ou il est abîmé.
record-branch = On ne peut reprendre qu’une partie terminée, et seulement avant sa dernière décision.
