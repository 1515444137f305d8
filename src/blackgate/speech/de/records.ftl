### Was an einer mitgebrachten Aufzeichnung nicht stimmt.

record-none = Das ist keine Aufzeichnung eines Spiels.
record-cut = Diese Aufzeichnung hört vor dem Ende des Spiels auf: Ein Teil der Datei fehlt, oder das Spiel lief noch.
record-foreign = Dieses Spiel wurde mit einer Ausgabe oder einer Version von Blackgate gespielt, die es hier nicht gibt.
record-untrue = Diese Aufzeichnung ist nicht stichhaltig: So kann das Erzählte nicht geschehen sein. Sie wurde verändert oder ist beschädigt.
record-branch = Nur ein beendetes Spiel lässt sich weiterspielen, und nur vor seiner letzten Entscheidung.

## Mitgebrachte Aufzeichnungen.

web-records-about = Öffne die Aufzeichnung eines Spiels und geh sie Entscheidung für Entscheidung durch, mit den Augen aller Beteiligten.
web-records-choose = Aufzeichnung wählen
web-records-checking = Wird geprüft …
web-records-drop = oder die Datei hier ablegen
web-records-long = Diese Datei ist zu lang für die Aufzeichnung eines Spiels.
web-records-where = Nach dem Spiel lässt sich die Aufzeichnung unter dem Ergebnis herunterladen. Das Terminal speichert seine Spiele in derselben Form.
web-records-kept = Zuerst wird jede Entscheidung, jeder Wurf und jedes Mischen geprüft. Dann behält dieser Server die Aufzeichnung: Wer den Link hat, sieht alles, auch alle Hände.
web-records-verdict = Was geprüft wurde
web-records-played = { $n ->
    [one] Eine Entscheidung wurde nachgespielt, nach den Regeln.
   *[other] { $n } Entscheidungen wurden nachgespielt, nach den Regeln.
}
web-records-undone = { $n ->
    [one] Eine davon wurde zurückgenommen.
   *[other] { $n } davon wurden zurückgenommen.
}
web-records-left = Das Spiel wurde vor seinem Ende verlassen.
web-records-derived = { $n ->
    [one] Ein Würfeln, Ziehen oder Mischen wurde neu abgeleitet, so wie es aufgezeichnet ist.
   *[other] { $n }-mal Würfeln, Ziehen und Mischen wurde neu abgeleitet, so wie es aufgezeichnet ist.
}
web-records-bare = Die Aufzeichnung enthält kein Würfeln, Ziehen oder Mischen zum Vergleichen.
web-records-promised = Das Geheimnis dahinter ist das, aus dem vor dem Spiel dieses Versprechen gemacht wurde. Vergleiche es mit dem, was du damals notiert hast.
web-records-salt = Zum Geheimnis kam am Tisch hinzu: „{ $salt }“.
web-records-seed = Kein Geheimnis wurde versprochen: Der Zufall kam aus einem einfachen Startwert, den die Person kennen konnte, die gegeben hat.

## Wiederholung.

web-replay-title = Wiederholung
web-replay-back = Zurück
web-replay-eyes = Gesehen von
web-replay-spectator = allen, die zusehen
web-replay-told = Was geschah
web-replay-silent = Nichts, was zu sehen war.
web-replay-controls = Schritt für Schritt durch das Spiel
web-replay-first = An den Anfang
web-replay-before = Eine Entscheidung zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-after = Eine Entscheidung weiter
web-replay-last = Ans Ende
web-replay-decision = Entscheidung
web-replay-link = Link zu dieser Stelle kopieren
web-replay-pace = Tempo
web-replay-at = { $n } von { $all }
