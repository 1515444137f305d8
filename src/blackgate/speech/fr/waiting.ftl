### La salle d’attente : comment les téléphones la trouvent, les équipes, plusieurs personnes sur un appareil ; et ce qui ne va pas ensemble.

web-net-closed = Seul cet ordinateur peut ouvrir la table. Les téléphones et les autres ordinateurs n’y ont pas encore accès.
web-net-switch = Ouvrir à mon réseau
web-net-switch-about = Les téléphones et les ordinateurs du même Wi-Fi peuvent alors jouer, jusqu’à ce que tu refermes l’accès ou arrêtes Blackgate. Rien n’est ouvert sur Internet.
web-net-open = Les téléphones du même Wi-Fi trouvent la table à l’adresse { $address }.
web-net-stuck = Un téléphone n’y arrive pas ?
web-net-stuck-about = Il doit être sur le même Wi-Fi ; les réseaux pour invités isolent souvent les appareils. Le pare-feu de cet ordinateur doit laisser passer Blackgate (Python), et Blackgate ne peut pas le vérifier.
web-net-stuck-others = Autres adresses à essayer : { $addresses }.
web-net-link-here = Lien pour cet ordinateur
web-net-container = Blackgate tourne dans un conteneur, dont les téléphones n’atteignent pas les adresses. Publie son port et ouvre la table à l’adresse de l’ordinateur.
web-net-proxy = Les autres passent par le proxy placé devant ce serveur. Ouvre la table à son adresse, et le code apparaîtra ici.
web-net-no_address = Cet ordinateur n’est dans aucun réseau local que des téléphones pourraient partager. Connecte-le à ton Wi-Fi, puis regarde de nouveau ici.
web-net-no_socket = Cet ordinateur ne peut pas ouvrir d’autre accès au réseau.
web-net-elsewhere = L’adresse de cette page ne marche que sur un seul ordinateur. Ouvre-la sur celui où tourne Blackgate pour laisser entrer les téléphones.

web-team-about = Jusqu’au début de la partie, tu peux changer d’équipe : une place libre ou un bot te laisse la place.
web-team-change = Dans l’équipe { $side }
web-team-change-for = { $name } : dans l’équipe { $side }
web-team-full = L’équipe { $side } n’a plus que des personnes. Quelqu’un doit d’abord en changer.
web-team-seat = Place { $n }, équipe { $side }
room-team-full = L’équipe { $team } n’a plus que des personnes : seuls une place libre ou un bot laissent la place. Quelqu’un doit d’abord en changer.

web-clash-with = Pas avec : { $other }.
web-clash-players = Pour jouer en équipes, il faut être { $numbers }.
web-clash-edition = Cette édition se joue sans extensions.

web-beside-name = Nom de l’autre personne
web-beside-name-at = Nom de la personne à la place { $n }
web-beside-seat = Sa place
web-beside-sit = Ajouter cette personne
web-beside-rename = Nouveau nom de { $name }
web-wait-new-name = Ton nouveau nom
web-wait-heir = Nom de la personne qui continue
web-wait-label = { $action } : { $name }
