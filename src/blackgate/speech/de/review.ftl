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
