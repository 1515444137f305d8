# Het verloop van een afgelopen spel.

web-curve-title = Hoe de kansen verschoven
web-curve-about = Elke lijn is een kans om te winnen, beurt na beurt, geschat met alle kaarten open. Kies een moment om het terug te zien.
web-curve-wait = De kansen worden berekend …
web-curve-failed = Het verloop kon niet worden berekend.
web-curve-again = Opnieuw proberen
web-curve-round = Ronde { $round }
web-curve-end = Het einde
web-curve-read = Lees het verloop beurt voor beurt
web-curve-goto = Dit moment terugzien
web-curve-points = Keerpunten
web-curve-none = Geen beurt veranderde de kansen sterk.
web-curve-table = De kansen als tabel
web-curve-table-about = Kans om te winnen aan het begin van elke ronde
web-curve-axis = Ronde

## De beoordeling van een spel: wat beslissingen waard waren, en wat geluk was.

verdict-inaccuracy = onnauwkeurigheid
verdict-mistake = fout
verdict-blunder = blunder
review-title = Beoordeling van het spel
review-chances = Winstkans
review-points = Keerpunten
review-accounts = Spel en geluk
review-accounts-about = In punten van honderd, ± één standaardfout. Begin, eigen spel, spel van anderen en geluk vormen samen het resultaat.
review-start = Begin
review-own = Eigen spel
review-others = Spel van anderen
review-luck = Geluk
review-result = Resultaat
review-verdicts = Onnauwkeurigheden · fouten · blunders
review-better = Wat beter was geweest
review-flawless = Geen enkele beslissing was duidelijk slechter dan een andere optie.
review-instead = Ronde { $round }, { NAME($who) }: “{ $option }”. Beter: “{ $better }”.
review-bluff = Een dreiging, of het antwoord erop: wat de anderen geloven, wordt niet gemeten.
review-lucky = Geluk
review-unlucky = Pech
review-moment = Ronde { $round }
review-all = Alle spellen
review-games = Spellen
review-wins = Overwinningen
review-made = { $playouts } simulaties per beslissing. Beoordeeld naar wat elke plaats kon weten; ± laat buiten beschouwing waarin de beoordeling zelf zich vergist.
review-branch = Dit spel is een variant. Het verslag zegt niet wat de plaatsen vóór het begin wisten; ze worden dus zonder die kennis beoordeeld.
web-review-begin = Het spel beoordelen
web-review-about = Elke beslissing wordt beoordeeld naar wat men toen kon weten, en geluk wordt gescheiden van spel.
web-review-ahead = { $ahead ->
    [one] Eerst komt 1 beoordeling.
   *[other] Eerst komen { $ahead } beoordelingen.
}
web-review-judging = { $judged } van { $decisions } beslissingen zijn beoordeeld.
web-review-share = { $n } % van de beslissingen is beoordeeld.
web-review-done = De beoordeling is klaar.
review-crowded = Er wachten te veel beoordelingen. Probeer het straks nog eens.
review-pending = Andere beoordelingen die vanaf hier zijn gevraagd, zijn nog niet klaar. Wacht op een daarvan.
review-failed = Deze beoordeling is mislukt. Probeer het straks nog eens.
review-too-long = Dit spel is te lang voor een beoordeling.
web-review-limits = Eigen spel is wat de eigen beslissingen weggaven tegenover de beste mogelijkheid, naar wat men kon weten; het is dus nooit positief. Spel van anderen is wat hun fouten opleverden of kostten. Geluk is de rest: dobbelstenen, kaarten, wat niemand kon weten en waarin de beoordeling zich vergist. Alleen verschillen van meer dan twee standaardfouten tellen, dus kleine fouten ontbreken.
web-review-mine = Alleen mijn fouten
web-review-of = Fouten van { $name }
web-review-everybody = Fouten van iedereen
web-review-before = De vorige fout
web-review-next = De volgende fout
web-review-place = { $n } van { $all }
web-review-all = { $all ->
    [one] 1 fout
   *[other] { $all } fouten
}
web-review-first = Vóór dit moment is er geen fout.
web-review-last = Na dit moment is er geen fout.
