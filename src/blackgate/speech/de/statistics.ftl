# Wie jemand spielt, in diesem Browser gezählt.

web-me-play = Dein Spiel
web-me-play-about = In diesem Browser aus den Partien gezählt, die du hier zu Ende gespielt hast. Nichts davon wird gesendet.
web-me-play-games = Partien
web-me-play-won = Gewonnen
web-me-play-expected = Zu erwartende Siege
web-me-play-of = in { $n }
web-me-play-axis = Partie
web-me-play-wins = Siege im Lauf der Zeit
web-me-play-wins-now = { $n ->
    [one] Nach einer Partie: { $won } gewonnen, { $expected } nach der Chance am Beginn zu erwarten.
   *[other] Nach { $n } Partien: { $won } gewonnen, { $expected } nach den Chancen am Beginn zu erwarten.
}
web-me-play-own = Eigenes Spiel
web-me-play-own-mean = Eigenes Spiel je Partie
web-me-play-own-now = { $n ->
    [one] { $own } Punkte in der einen ausgewerteten Partie.
   *[other] { $own } Punkte im Mittel von { $n } ausgewerteten Partien.
}
web-me-play-own-about = Punkte von hundert, die deine eigenen Entscheidungen verschenkt haben; je höher, desto besser, und 0 ist fehlerlos. Der dünne Strich ist ein Standardfehler.
web-me-play-places = Lieblingsorte
web-me-play-visits = { $n ->
    [one] ein Besuch
   *[other] { $n } Besuche
}
web-me-play-fights = Kämpfe gewonnen
web-me-play-fights-of = von { $n }
web-me-play-fights-in = { $won } von { $n }
web-me-play-review = { $n ->
    [one] Eine weitere Partie auswerten
   *[other] { $n } weitere Partien auswerten
}
web-me-play-reviewing = Partie { $n } von { $all } wird ausgewertet.
web-me-play-stop = Anhalten
web-me-play-reviewed = Die Auswertungen sind fertig.
web-me-play-failed = { $n ->
    [one] Eine Partie war nicht auszuwerten; vielleicht gibt es ihren Tisch nicht mehr.
   *[other] { $n } Partien waren nicht auszuwerten; vielleicht gibt es ihre Tische nicht mehr.
}
web-me-play-table = Alle Zahlen
web-me-play-day = Tag
web-me-play-result = Ergebnis
web-me-play-start = Chance am Beginn
web-me-play-save = Als Datei speichern
web-me-play-delete = Partien und Statistik löschen
web-me-play-deleted = Partien und Statistik sind in diesem Browser gelöscht.
web-me-play-restore = Rückgängig
