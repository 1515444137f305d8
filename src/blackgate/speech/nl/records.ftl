### Wat er mis is met een verslag dat iemand aanlevert.

record-none = Dit is geen verslag van een spel.
record-cut = Dit verslag stopt voordat het spel eindigt: er ontbreekt een deel van het bestand, of het spel liep nog.
record-foreign = Dit spel is gespeeld met een editie of een versie van Blackgate die hier niet aanwezig is.
record-untrue = Dit verslag klopt niet: er staat iets in wat zo niet gebeurd kan zijn. Het is veranderd of beschadigd.
record-branch = Alleen een afgelopen spel kan worden voortgezet, en alleen vóór de laatste beslissing.

## Aangeleverde verslagen.

web-records-about = Open het verslag van een spel en loop erdoorheen, beslissing na beslissing, door ieders ogen.
web-records-choose = Verslag kiezen
web-records-checking = Controleren …
web-records-drop = of laat het bestand hier vallen
web-records-long = Dit bestand is te lang voor het verslag van een spel.
web-records-where = Als een spel afgelopen is, kun je het verslag onder de uitslag downloaden. De terminal bewaart spellen in dezelfde vorm.
web-records-kept = Eerst wordt elke beslissing, elke worp en elke keer schudden gecontroleerd. Daarna bewaart deze server het verslag: wie de link heeft, ziet alles, ook alle handen.
web-records-verdict = Wat er gecontroleerd is
web-records-played = { $n ->
    [one] Eén beslissing is volgens de regels nagespeeld.
   *[other] { $n } beslissingen zijn volgens de regels nagespeeld.
}
web-records-undone = { $n ->
    [one] Eén daarvan is teruggenomen.
   *[other] { $n } daarvan zijn teruggenomen.
}
web-records-left = Het spel is voor het einde verlaten.
web-records-derived = { $n ->
    [one] Eén worp, trek- of schudbeurt is opnieuw berekend en klopt met het verslag.
   *[other] { $n } worpen, trek- en schudbeurten zijn opnieuw berekend en kloppen met het verslag.
}
web-records-bare = Het verslag bevat geen worpen, trek- of schudbeurten om mee te vergelijken.
web-records-promised = Het geheim erachter is dat waarvan vóór het spel deze belofte gemaakt is. Vergelijk haar met wat je toen genoteerd hebt.
web-records-salt = Aan het geheim voegden de spelers toe: “{ $salt }”.
web-records-seed = Er is geen geheim beloofd: het toeval kwam uit een gewoon startgetal, dat wie deelde had kunnen kennen.

## Terugkijken.

web-replay-title = Terugkijken
web-replay-back = Terug
web-replay-eyes = Gezien door
web-replay-spectator = een toeschouwer
web-replay-told = Wat er gebeurde
web-replay-silent = Niets wat te zien was.
web-replay-controls = Door het spel lopen
web-replay-first = Naar het begin
web-replay-before = Eén beslissing terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-after = Eén beslissing verder
web-replay-last = Naar het einde
web-replay-decision = Beslissing
web-replay-link = Link naar deze zet kopiëren
web-replay-pace = Tempo
web-replay-at = { $n } van { $all }
