### Varianten: verder spelen vanaf elk moment van een afgelopen spel.

web-branch-play = Vanaf hier verder spelen
web-branch-about = Na beslissing { $n } begint een nieuw spel, met nieuw toeval. Dit spel blijft zoals het is.
web-branch-seat = Je plaats
web-branch-cards = Verborgen kaarten
web-branch-real = Zoals ze echt waren
web-branch-known = Zoals { $name } ze kende
web-branch-real-about = De echte handen en stapels. Wie heeft teruggekeken, kent ze misschien.
web-branch-known-about = Opnieuw getrokken, zo dat { $name } het verschil niet had kunnen merken.
web-branch-others = De anderen
web-branch-people = Mensen die de link krijgen
web-branch-name = Naam van de variant
web-branch-begin = Verder spelen
web-branch-list = Varianten van dit spel
web-branch-at = Beslissing { $n }
web-branch-by-real = { $name }, echte kaarten
web-branch-by-known = { $name }, opnieuw getrokken kaarten

web-branch-of-real = Dit spel is een variant: het begint na beslissing { $n } van een ander spel, met de kaarten zoals ze echt waren.
web-branch-of-known = Dit spel is een variant: het begint na beslissing { $n } van een ander spel; de verborgen kaarten zijn opnieuw getrokken op basis van wat plaats { $seat } wist.
web-branch-parent = Dat moment bekijken
