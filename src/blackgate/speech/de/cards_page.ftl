### Die Seite der Karten.

web-cards-about = Alles in der Schachtel: wie es heißt, wie oft es vorkommt, was es kann, und woher wir es wissen. Was niemand gedruckt hat, haben wir selbst ergänzt.
web-cards-nothing = Die Karten lassen sich hier nicht zeigen.
web-cards-tool = Werkzeuge
web-cards-weapon = Waffen
web-cards-part = Bauteile
web-cards-accessory = Accessoires
web-cards-rare = Raritäten
web-cards-action = Aktionskarten
web-cards-gang = Gangkarten
web-cards-background = Vorleben
web-cards-trauma = Traumata
web-cards-michel = Karten von Michel(le)
web-cards-place = Orte
web-cards-deal = Was man kaufen kann
web-cards-recipe = Was man herstellen kann
web-cards-search = Nach einem Namen oder Wort suchen
web-cards-sort = Art
web-cards-from = Gehört zu
web-cards-base = Das Grundspiel
web-cards-all = Alle
web-cards-none = Nichts passt dazu.
web-cards-found = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
}
web-cards-correct-about = Jeder Name, jede Zahl und jede Wirkung steht in einer Datendatei, und kein Code muss angefasst werden. Schreib unter der ID der Karte in eine eigene Datei, was anders ist, prüfe sie und spiel damit. Die Texte folgen von selbst, in jeder Sprache.
web-provenance-of = { $how }: { $data }
web-provenance-rulebook = In den Regeln gedruckt
web-provenance-public = Auf Bildern gesehen
web-provenance-reconstruction = Unsere Rekonstruktion
web-provenance-house = Hausregel
web-datum-name = Name
web-datum-kind = Art
web-datum-copies = Anzahl
web-datum-value = Verkaufswert
web-datum-points = Tunnelpunkte
web-datum-effects = was sie kann
web-datum-moment = wann sie wirkt
web-datum-bonus = zweite Wirkung
web-datum-die = Würfelergebnisse
web-datum-search = Karten beim Suchen
web-datum-actions = eigene Aktionen
web-datum-price = Preis
web-datum-gives = was man bekommt
web-datum-needs = was man braucht
