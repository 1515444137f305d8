### Na een spel: de cijfers en het bewijs van het toeval.

web-over-numbers = Het spel in cijfers
web-over-turns = Beurten
web-over-dug = Gebruikte Werktuigen
web-over-searched = Getrokken kaarten
web-over-crafted = Geknutseld
web-over-fights-won = Gewonnen gevechten
web-over-fights-lost = Verloren gevechten
web-over-stolen = Afgepakte kaarten
web-over-lost = Verloren kaarten
web-over-earned = Verdiende sigaretten
web-over-spent = Uitgegeven sigaretten
web-over-beaten = Aframmelingen
web-over-healed = Genezen
web-over-proof = Toeval, bewezen
web-over-proof-about = Voordat de eerste kaart gedeeld werd, legde de server met het getal hieronder al het toeval van dit spel vast. Het verslag toont nu het geheim erachter, zodat iedereen kan nagaan dat elke worp en elke keer schudden eruit volgt.
web-over-record = Verslag downloaden
