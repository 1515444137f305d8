### Orte, Größen und kleine Dinge am Tisch.

## Was eine Aktion bewirkt.
web-explained-ask = Was bewirkt eine Aktion?
web-explained-press = Drück auf eine Aktion, um zu lesen, was sie bewirkt.
web-explained-rules = Die Regeln dahinter
web-explained-costs = { $n ->
    [one] Das kostet 1 Aktion.
   *[other] Das kostet { $n } Aktionen.
}
web-explained-free = Das kostet keine Aktion.

## Spielplan und Statuszeile.
web-places-price = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}
web-places-own-tunnel = Dein Tunnel

## Auswahl und Verlauf.
web-table-cancel = Abbrechen
web-drag-choose = Hier ablegen und auswählen
web-log-find = Verlauf durchsuchen
web-log-find-words = Wörter im Verlauf
web-log-none = Keine Zeile des Verlaufs enthält diese Wörter.

## Nach dem Spiel.
web-share-replay = Wiederholung teilen
web-share-about = Wer den Link hat, sieht das ganze Spiel mit allen Handkarten.
web-share-link = Link zur Wiederholung
