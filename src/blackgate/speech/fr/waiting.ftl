### La salle d’attente : comment les téléphones la trouvent, les équipes, plusieurs personnes sur un appareil ; et ce qui ne va pas ensemble.

web-team-about = Jusqu’au début de la partie, tu peux changer d’équipe : une place libre ou un bot te laisse la place.
web-team-change = Dans l’équipe { $side }
web-team-change-for = { $name } : dans l’équipe { $side }
web-team-full = L’équipe { $side } n’a plus que des personnes. Quelqu’un doit d’abord en changer.
web-team-seat = Place { $n }, équipe { $side }
room-team-full = L’équipe { $team } n’a plus que des personnes : seuls une place libre ou un bot laissent la place. Quelqu’un doit d’abord en changer.

web-beside-name = Nom de l’autre personne
web-beside-name-at = Nom de la personne à la place { $n }
web-beside-seat = Sa place
web-beside-sit = Ajouter cette personne
web-beside-rename = Nouveau nom de { $name }
web-wait-new-name = Ton nouveau nom
web-wait-heir = Nom de la personne qui continue
web-wait-label = { $action } : { $name }

