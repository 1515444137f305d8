# Deine Spuren an einem Tisch, und was dieses Gerät von dir behält.

web-traces-title = Deine Spuren
web-traces-about = Dieser Tisch bleibt unter seinem Link bestehen, mit deinem Namen und dem, was du geschrieben hast.
web-traces-about-open = Du hast diesen Tisch eröffnet. Solange das Spiel nicht begonnen hat, kannst du ihn wieder entfernen.
web-traces-forget = Meinen Namen und Chat entfernen
web-traces-forget-of = Namen und Chat von { $name } entfernen
web-traces-forget-sure = Der Name des Häftlings tritt an die Stelle deines Namens, und deine Zeilen werden geleert: hier, in der Wiederholung und in der Aufzeichnung. Das Spiel selbst bleibt und lässt sich weiter prüfen. Was andere gespeichert haben, bleibt bei ihnen. Das lässt sich nicht rückgängig machen.
web-traces-forget-yes = Entfernen
web-traces-forgotten = Name und Chat sind von diesem Tisch verschwunden.
web-traces-delete = Diesen Tisch löschen
web-traces-delete-sure = Der Tisch wird für alle gelöscht, mit Chat, Wiederholung und Aufzeichnung. Das lässt sich nicht rückgängig machen.
web-traces-delete-yes = Löschen
web-traces-keep = Behalten

web-me-about = Es gibt kein Konto. Deine Tische, deine Ergebnisse und die Leute, mit denen du gespielt hast, liegen in diesem Browser und nirgends sonst. Du kannst sie auf ein anderes Gerät mitnehmen oder löschen.
web-me-name = Dein Name
web-me-name-field = Der Name, mit dem du dich hinsetzt
web-me-games = Deine Spiele
web-me-games-sum = { $n ->
    [one] { $n } Spiel, davon gewonnen: { $won }.
   *[other] { $n } Spiele, davon gewonnen: { $won }.
}
web-me-games-none = Hier wird das Ende jedes Spiels notiert, das du spielst.
web-me-games-all = Alle { $n } zeigen
web-me-won = Ausgebrochen, { $points } Punkte
web-me-lost = Noch drin, { $points } Punkte
web-me-with = mit { $names }
web-me-with-bots = mit Bots
web-me-strike = Streichen
web-me-strike-of = Spiel vom { $day } streichen
web-me-people = Leute, mit denen du gespielt hast
web-me-people-sum = { $n ->
    [one] { $n } Spiel, von dir gewonnen: { $won }
   *[other] { $n } Spiele, von dir gewonnen: { $won }
}
web-me-people-about = Unter den Namen, die sie sich gegeben haben; jeder kann jeden Namen benutzen.
web-me-along = Mitnehmen
web-me-along-about = Ein Link bringt alles auf ein anderes Gerät: Scanne dort den Code oder schick dir den Text.
web-me-along-show = Code und Text zeigen
web-me-along-warning = Wer diesen Link hat, kann an deiner Stelle spielen. Zeig ihn niemandem.
web-me-along-text = Alles, als Link
web-me-along-code = Code mit deinem Namen und deinen letzten Tischen
web-me-along-code-holds = Code { $n } von { $all }: dein Name, dein Schlüssel und deine letzten Tische. Der Text enthält auch deine Ergebnisse.
web-me-along-next = Nächster Code
web-me-bring-field = Link von einem anderen Gerät
web-me-bring = Übernehmen
web-me-bring-wrong = Das ist kein solcher Link. Kopiere den ganzen Text des anderen Geräts.
web-me-arrival = Von einem anderen Gerät
web-me-arrival-holds = Dieser Link bringt: den Namen { $name }, Tische: { $tables }, Spiele: { $games }.
web-me-arrival-warning = Mach nur weiter, wenn der Link von deinem eigenen Gerät stammt. Was hier ist, bleibt; der Name wird ersetzt.
web-me-arrival-replaces = Dein Schlüssel auf diesem Gerät wird durch den im Link ersetzt.
web-me-arrival-take = Übernehmen
web-me-arrival-leave = Lassen
web-me-erase = Löschen
web-me-erase-about = Um deinen Namen von einem Tisch zu entfernen, öffne zuerst den Tisch: Ohne seinen Schlüssel geht das nicht mehr.
web-me-erase-all = Alles auf diesem Gerät löschen
web-me-erase-sure = Tische, Ergebnisse, Leute, Name und Einstellungen werden aus diesem Browser gelöscht, und deine Wertung vom Server. In ein laufendes Spiel kommst du nur zurück, wenn ein anderes Gerät den Schlüssel hat. Das lässt sich nicht rückgängig machen.
web-me-erase-yes = Löschen
web-me-erased = Auf diesem Gerät ist nichts mehr.

web-rated = Gewertetes Spiel
web-rated-choose = Nur unter Menschen, alle müssen zustimmen, ohne Tipps
web-rated-about = Dieses Spiel zählt für die Wertung seiner Spieler. Es beginnt, wenn alle zugestimmt haben; danach ändert sich daran nichts mehr. Der Server behält deine Wertung unter einem Schlüssel dieses Geräts, aber weder deinen Namen noch, wer mit wem gespielt hat.
web-rated-missing = { $n ->
    [one] Eine Person hat noch nicht zugestimmt.
   *[other] { $n } Leute haben noch nicht zugestimmt.
}
web-rated-all = Alle haben zugestimmt.
web-rated-agree = Ich stimme zu
web-rated-wait = Das Spiel beginnt, wenn alle der Wertung zugestimmt haben.
web-me-rating = Deine Wertung
web-me-rating-games = { $n ->
    [one] Nach { $n } gewerteten Spiel.
   *[other] Nach { $n } gewerteten Spielen.
}
web-me-rating-about = Alle beginnen bei 25 ± 8,3. Nur du siehst sie. In zwei von drei Fällen liegt die wahre Stärke innerhalb der zweiten Zahl.
web-me-rating-stop = Meine Wertung löschen
web-me-rating-none = Von dir wird keine Wertung geführt. Sie beginnt, wenn du einem gewerteten Spiel zustimmst.
