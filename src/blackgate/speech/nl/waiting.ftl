### De wachtkamer: hoe mobieltjes er komen, teams, meer mensen aan één apparaat; en wat niet samengaat.

web-net-closed = Alleen deze computer kan de tafel openen. Mobieltjes en andere computers kunnen er nog niet bij.
web-net-switch = Openen voor mijn netwerk
web-net-switch-about = Mobieltjes en computers op dezelfde wifi kunnen dan meespelen, tot je het uitzet of Blackgate stopt. Naar het internet blijft het dicht.
web-net-open = Mobieltjes op dezelfde wifi vinden de tafel op { $address }.
web-net-stuck = Komt een mobieltje er niet door?
web-net-stuck-about = Het moet op dezelfde wifi zitten; gastnetwerken houden apparaten vaak gescheiden. De firewall van deze computer moet Blackgate (Python) doorlaten, en Blackgate kan dat niet zien.
web-net-stuck-others = Andere adressen om te proberen: { $addresses }.
web-net-link-here = Link voor deze computer
web-net-container = Blackgate draait in een container, en mobieltjes kunnen niet bij de adressen daarvan. Publiceer de poort en open de tafel op het adres van de computer.
web-net-proxy = Anderen komen binnen via de proxy voor deze server. Open de tafel op dat adres, dan verschijnt de code hier.
web-net-no_address = Deze computer zit niet in een lokaal netwerk waar ook mobieltjes in kunnen zitten. Verbind hem met je wifi en kijk hier opnieuw.
web-net-no_socket = Deze computer kan geen andere verbinding met het netwerk openen.
web-net-elsewhere = Het adres van deze pagina werkt maar op één computer. Open haar op de computer waar Blackgate draait om mobieltjes binnen te laten.

web-team-about = Tot het spel begint kun je van team wisselen: een vrije plaats of een bot maakt plaats.
web-team-change = Naar team { $side }
web-team-change-for = { $name }: naar team { $side }
web-team-full = In team { $side } zitten alleen mensen. Daar moet eerst iemand wisselen.
web-team-seat = Plaats { $n }, team { $side }
room-team-full = In team { $team } zitten alleen mensen: alleen een vrije plaats of een bot maakt plaats. Daar moet eerst iemand wisselen.

web-clash-with = Niet samen met: { $other }.
web-clash-players = Voor teams moeten jullie met { $numbers } zijn.
web-clash-edition = Deze editie speel je zonder uitbreidingen.

web-beside-name = Naam van de andere persoon
web-beside-name-at = Naam van de persoon op plaats { $n }
web-beside-seat = De plaats
web-beside-sit = Deze persoon toevoegen
web-beside-rename = Nieuwe naam van { $name }
web-wait-new-name = Je nieuwe naam
web-wait-heir = Naam van wie verder speelt
web-wait-label = { $action }: { $name }
