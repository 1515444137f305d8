# Der Verlauf einer beendeten Partie.

web-curve-title = Wie sich die Chancen bewegten
web-curve-about = Jede Linie ist eine Gewinnchance, Zug für Zug, geschätzt mit allen Karten offen. Wähle einen Moment, um ihn in der Wiederholung zu sehen.
web-curve-wait = Der Verlauf wird berechnet …
web-curve-round = Runde { $round }
web-curve-end = Das Ende
web-curve-read = Den Verlauf Zug für Zug ablesen
web-curve-goto = In der Wiederholung zeigen
web-curve-points = Wendepunkte
web-curve-none = Kein Zug hat die Chancen stark verändert.
web-curve-table = Die Chancen als Tabelle
web-curve-table-about = Gewinnchance zu Beginn jeder Runde
web-curve-axis = Runde

## Die Auswertung einer Partie: was Entscheidungen wert waren, und was Glück war.

verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler
review-title = Auswertung der Partie
review-chances = Gewinnchance
review-points = Wendepunkte
review-accounts = Spiel und Glück
review-accounts-about = In Punkten von hundert, ± ein Standardfehler. Beginn, eigenes Spiel, Spiel der anderen und Glück ergeben zusammen das Ergebnis.
review-start = Beginn
review-own = Eigenes Spiel
review-others = Spiel der anderen
review-luck = Glück
review-result = Ergebnis
review-verdicts = Ungenauigkeiten · Fehler · grobe Fehler
review-better = Was besser gewesen wäre
review-flawless = Keine Entscheidung war deutlich schlechter als eine andere Möglichkeit.
review-instead = Runde { $round }, { NAME($who) }: „{ $option }“. Besser: „{ $better }“.
review-bluff = Eine Drohung oder die Antwort auf eine: Was die anderen glauben, wird nicht gemessen.
review-lucky = Glück
review-unlucky = Pech
review-moment = Runde { $round }
review-all = Alle Partien
review-games = Partien
review-wins = Siege
review-made = { $playouts } Probespiele je Entscheidung. Beurteilt nach dem, was jeder Platz wissen konnte; ± lässt aus, worin die Bewertung selbst irrt.
