# Der Verlauf einer beendeten Partie.

web-curve-title = Wie sich die Chancen verändert haben
web-curve-about = Jede Linie ist eine Gewinnchance, Zug für Zug, geschätzt mit allen Karten offen. Wähle einen Moment, um ihn in der Wiederholung zu sehen.
web-curve-wait = Der Verlauf wird berechnet …
web-curve-failed = Der Verlauf konnte nicht berechnet werden.
web-curve-again = Noch einmal versuchen
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
review-branch = Dieses Spiel ist eine Variante. Was die Plätze vor seinem Beginn wussten, steht nicht in der Aufzeichnung; beurteilt wird also ohne dieses Wissen.
web-review-begin = Die Partie auswerten
web-review-about = Jede Entscheidung wird nach dem beurteilt, was man dabei wissen konnte, und Glück von Spiel getrennt.
web-review-ahead = { $ahead ->
    [one] 1 Auswertung kommt vorher.
   *[other] { $ahead } Auswertungen kommen vorher.
}
web-review-judging = { $judged } von { $decisions } Entscheidungen sind beurteilt.
web-review-share = { $n } % der Entscheidungen sind beurteilt.
web-review-done = Die Auswertung ist fertig.
review-crowded = Zu viele Auswertungen warten. Versuch es später noch einmal.
review-pending = Andere Auswertungen, die von hier aus angefordert wurden, sind noch nicht fertig. Warte auf eine davon.
review-failed = Diese Auswertung ist nicht gelungen. Versuch es später noch einmal.
review-too-long = Diese Partie ist zu lang für eine Auswertung.
web-review-limits = Eigenes Spiel ist, was die eigenen Entscheidungen gegenüber der besten Möglichkeit verschenkt haben, beurteilt nach dem, was man wissen konnte; es ist also nie positiv. Spiel der anderen ist, was deren Fehler gebracht oder gekostet haben. Glück ist der Rest: Würfel, Karten, was niemand wissen konnte und worin die Bewertung irrt. Nur Unterschiede von mehr als zwei Standardfehlern zählen, kleine Fehler fehlen also.
web-review-mine = Nur meine Fehler
web-review-of = Fehler von { $name }
web-review-everybody = Fehler von allen
web-review-before = Der Fehler davor
web-review-next = Der nächste Fehler
web-review-place = { $n } von { $all }
web-review-all = { $all ->
    [one] 1 Fehler
   *[other] { $all } Fehler
}
web-review-first = Vor diesem Moment gibt es keinen Fehler.
web-review-last = Nach diesem Moment gibt es keinen Fehler.
