
### Der Client: Grundlagen

web-problem-conflict = Das passt nicht zum Stand der Dinge.
web-problem-forbidden = Das darfst du hier nicht.
web-problem-full = Alle Plätze sind besetzt.
web-problem-invalid = Der Server hat das nicht verstanden.
web-problem-stale = Am Tisch ging es weiter: Sieh noch einmal hin.
web-problem-too-fast = Zu viel auf einmal: Warte einen Moment.
web-problem-unavailable = Der Server ist gerade nicht erreichbar. Nichts hat sich geändert.
web-problem-unknown = Diesen Tisch gibt es nicht.

web-closing-forbidden = Dein Schlüssel öffnet hier nichts mehr: Jemand anders hat deinen Platz, oder niemand darf zusehen.
web-closing-unknown = Unter diesem Code gibt es keinen Tisch.
web-closing-full = Dieser Tisch ist voll.
web-closing-reload = Blackgate wurde erneuert: Lade die Seite neu.
web-closing-other = Die Verbindung ist beendet. Lade die Seite neu, um zurückzukommen.

### Der Client: Tisch

## Die Seite.
web-table-page = Blackgate
web-table-page-asked = ● Du bist dran – Blackgate
web-table-title = Der Tisch
web-table-setting-up = Der Tisch wird gedeckt…
web-table-close = Schließen
web-table-back = Zurück

## Wer dran ist, und was gefragt wird.
web-table-turn-of = { $name } ist am Zug
web-table-waiting-for = Warten auf { $names }: { $what }
web-table-sealed = Deine Antwort ist versiegelt. Du kannst sie noch ändern.
web-table-reconnecting = Die Verbindung ist weg. Neuer Versuch läuft; nichts ist vergessen.
web-table-closed = Die Verbindung ist beendet.
web-table-time-left = Restzeit: { $time }
web-table-round = Runde { $n }
web-table-actions-left = { $n ->
    [one] Noch 1 Aktion
   *[other] Noch { $n } Aktionen
}
web-table-not-your-turn = Nicht dein Zug. Drücke eine Aktion, um mehr zu erfahren.
web-table-what-short = Erklären
web-table-title-asked = Was gerade geschieht

web-table-about-turn = der Zug
web-table-about-go = wohin es geht
web-table-about-name = welches Werkzeug gefordert wird
web-table-about-lay = welche Waffe ausgelegt wird
web-table-about-answer = eine Erpressung
web-table-about-fight = ein Kampf
web-table-about-selling = was verkauft wird
web-table-about-pay = womit bezahlt wird
web-table-about-ingredient = welche Karte verwendet wird
web-table-about-discard = zu viele Karten auf der Hand
web-table-about-target = wen es trifft
web-table-about-place = an welchen Ort es geht
web-table-about-free = etwas, das keine Aktion kostet
web-table-about-pick = welche Karte genommen wird
web-table-about-drop = welche Karte abgeworfen wird
web-table-about-unless = eine Waffe oder eine Abreibung
web-table-about-recover = eine Karte vom Ablagestapel
web-table-about-bonus = die zweite Wirkung eines Vorlebens
web-table-about-react = ob jemand reagiert
web-table-about-roll = der Wurf für Michel(le)
web-table-about-lead = wohin Michel(le) geht
web-table-about-yield = was Michel(le) fordert
web-table-about-toll = welches Werkzeug Michel(le) nimmt
web-table-about-prize = die Belohnung für einen Kampf
web-table-about-help = Hilfe für ein Teammitglied
web-table-about-spoils = die Beute aus einem Kampf
web-table-about-skill = ein Geschick-Plättchen
web-table-about-opener = die Waffe für eine Schlägerei
web-table-about-brawl = eine Schlägerei
web-table-about-mend = was geheilt wird
web-table-about-report = ob jemand es meldet
web-table-about-freepass = der Strafe entgehen
web-table-about-punish = eine Bestrafung
web-table-about-corrupt = wohin die Direktorin geht
web-table-about-offer = ein Tausch
web-table-about-fill = ein Tausch

## Wer mitspielt.
web-table-players = Am Tisch
web-table-you = du
web-table-bot = ein Bot spielt
web-table-away = abwesend
web-table-is-asked = ist jetzt gefragt
web-table-points = Tunnelpunkte
web-table-points-of = { $n } von { $target } Tunnelpunkten
web-table-cards-held = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
web-table-cigarettes = { $n ->
    [one] 1 Zigarette
   *[other] { $n } Zigaretten
}
web-table-beatings = { $n ->
    [one] 1 Abreibung
   *[other] { $n } Abreibungen
}
web-table-holds = Hat { $cards }
web-table-may-hold = Hat vielleicht { $cards }
web-table-known = Was du von der Hand weißt
web-table-known-note = Offen genommen, gezeigt oder gesehen; der Rest ist verborgen.
web-table-tunnel = Im Tunnel
web-table-side = Team { $side }
web-table-background = Vorleben
web-table-background-hidden = Geheim, bis es aufgedeckt wird.
web-table-background-secret = Geheim
web-table-background-open = Aufgedeckt
web-table-gang-card = Gangkarte
web-table-act-on = { $name }: Etwas ist möglich
web-table-missed = Diese Person ist abwesend. Was soll geschehen?
web-table-vote-wait = Warten
web-table-vote-bot = Ein Bot spielt weiter
web-table-vote-open = Den Platz freigeben
web-table-held-up = { $name } ist abwesend.
web-table-decide = Entscheiden
web-table-bot-plays = Ein Bot spielt für dich.
web-table-leave = Einen Bot für mich spielen lassen
web-table-return = Selbst weiterspielen

## Der Spielplan.
web-table-board = Spielplan
web-table-search-count = { $n ->
    [one] Suchen zieht hier 1 Karte
   *[other] Suchen zieht hier { $n } Karten
}
web-table-search-here = Suchen
web-table-reached-by = Mit { $faces } auf dem Würfel erreichbar
web-table-die = Würfel
web-table-no-die = Kein Wurf führt hierher.
web-table-possible-here = Hier möglich
web-table-forbidden-here = Hier nicht
web-table-who-is-here = Wer hier ist
web-table-go-here = Hierher gehen
web-table-cautious-to = { $n ->
    [one] { $place } (1 Aktion)
   *[other] { $place } ({ $n } Aktionen)
}
web-table-here = Hier
web-table-go-cautiously = { $n ->
    [one] Hierher gehen (1 Aktion)
   *[other] Hierher gehen ({ $n } Aktionen)
}
web-table-duel = Kampf
web-table-duel-about = Es geht um: { $tool }
web-table-supply = Gangs und Stapel
web-table-deck = { $n ->
    [one] Suchstapel: 1 Karte
   *[other] Suchstapel: { $n } Karten
}
web-table-discard = { $n ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $n } Karten
}
web-table-title-discard = Ablagestapel
web-table-gang-cost = Kostet { $n } verschiedene von: { $accessories }
web-table-gang-needs = Zum Beitreten { $n } verschiedene dieser Accessoires abgeben:
web-table-on-top = obenauf

## Die Hand.
web-table-hand = Hand
web-table-hand-limit = { $n } Karten; { $limit } sind am Ende des Zuges erlaubt
web-table-hand-empty = Keine Karten auf der Hand.
web-table-hand-hidden = { $n ->
    [one] 1 Karte, verborgen vor allen, die auf diesen Bildschirm sehen.
   *[other] { $n } Karten, verborgen vor allen, die auf diesen Bildschirm sehen.
}
web-table-hide-hand = Verbergen
web-table-show-hand = Zeigen
web-table-recipes = Rezepte und Preise
web-table-title-recipes = Rezepte und Preise
web-table-recipe = { $cards } → { $made }
web-table-deal = { $n ->
    [one] { $made } für 1 Zigarette
   *[other] { $made } für { $n } Zigaretten
}
web-table-craft-ready = { $made }: bereit
web-table-craft-missing = { $made }: es fehlt { $cards }
web-table-missing = Es fehlt: { $cards }
web-table-have-all = Du hast alles dafür.
web-table-digs = Gräbt +{ $n }
web-table-sells = { $n ->
    [one] Bringt beim Verkaufen 1 Zigarette
   *[other] Bringt beim Verkaufen { $n } Zigaretten
}
web-table-you-hold = Du hast { $n }

## Aktionen.
web-table-actions = Aktionen
web-table-undo = Zurücknehmen
web-table-verb-ability = Gangkarte
web-table-verb-reveal = Vorleben aufdecken
web-table-verb-spy = Bespitzeln
web-table-why-not = Jetzt nicht möglich: warum?
web-table-why-title = { $verb }: Warum nicht?
web-table-asking = Wird gefragt…
web-table-possible = Das ist jetzt möglich.
web-table-all-rules = Alle Regeln
web-table-title-warned = Ganz sicher?
web-table-warned-yes = Trotzdem tun
web-table-give = { $tool } herausgeben
web-table-not-held = Das hast du nicht; nur du weißt es.
web-table-weapons-held = { $n ->
    [one] Du hast 1 Waffe.
   *[other] Du hast { $n } Waffen.
}
web-table-only-you = Die anderen sehen nur, was du antwortest, nicht, was du hättest antworten können.
web-table-hint = Tipp
web-table-title-hint = Tipp
web-table-thinking = Denkt nach…
web-table-advice = Ein Superhirn würde wählen: { $option }
web-table-advice-late = Am Tisch ging es weiter: Frag noch einmal.

## Daueraufträge.
web-table-orders = Daueraufträge
web-table-title-orders = Daueraufträge
web-table-orders-note = Was für dich geantwortet wird, ohne dass du gefragt wirst. Niemand sieht es, und es gilt auch, während du weg bist.
web-table-orders-clear = Immer mich fragen
web-table-order-answer = Wenn mich jemand erpresst
web-table-order-fight = Im Kampf höchstens spielen
web-table-order-react = Mein Vorleben, außerhalb meines Zuges
web-table-order-brawl = Eine Waffe oder eine Abreibung
web-table-order-report = Der Direktorin melden
web-table-order-freepass = Mein Schmiergeld-Plättchen bei einer Meldung
web-table-order-punish = Andere bestrafen
web-table-order-corrupt = Die Direktorin bewegen
web-table-order-yield = Wenn Michel(le) ein Werkzeug will
web-table-order-roll = Für Michel(le) würfeln
web-table-order-help = Teammitgliedern im Kampf helfen
web-table-order-to-ask = Mich fragen
web-table-order-to-always = Immer
web-table-order-to-never = Nie
web-table-order-to-leader = Nur gegen die Spitze
web-table-order-to-about_leader = Fragen, wenn es die Spitze trifft
web-table-order-to-reveal = Bei der ersten Gelegenheit aufdecken
web-table-order-to-use = Einsetzen
web-table-order-to-give = Herausgeben
web-table-order-to-refuse = Weigern und kämpfen
web-table-order-to-lowest = Das billigste geben
web-table-order-to-weapon = Eine Waffe
web-table-order-to-beating = Die Abreibung
web-table-order-weapons = { $n ->
    [one] 1 Waffe
   *[other] { $n } Waffen
}
web-table-order-unless-winning = Mich trotzdem fragen, wenn jemand in diesem Zug gewinnen könnte

## Verlauf und Gespräch.
web-table-log = Verlauf
web-table-log-empty = Noch ist nichts geschehen.
web-table-earlier = Frühere Züge
web-table-filter = Zeigen
web-table-filter-all = Alles
web-table-filter-mine = Meins
web-table-filter-fights = Kämpfe
web-table-filter-dig = Tunnel
web-table-log-rules = Zu jeder Zeile die Regeln nennen
web-table-look-at = { $card } ansehen
web-table-chat = Chat
web-table-say = Sag etwas
web-table-mute = Stumm
web-table-mute-all = Alle stumm
web-table-mute-note = Nur du weißt, wen du stumm schaltest.
web-table-muted = { $n ->
    [one] 1 Zeile stumm
   *[other] { $n } Zeilen stumm
}
web-table-onlooker = sieht zu
web-table-chat-apart = Solange das Spiel läuft, lesen das nur die, die zusehen.
web-table-unread = { $n ->
    [one] 1 neue Zeile
   *[other] { $n } neue Zeilen
}
web-table-channel = Wer es liest
web-table-channel-table = Tisch
web-table-channel-team = Team { $side }
web-table-say-team = Nur an Team { $side }
web-table-readers-table = Das lesen alle.
web-table-readers-team = Das liest nur Team { $side }: du und { $names }.
web-table-readers-nobody = Das liest sonst niemand: Mit dir spielen Bots.
web-table-to-team = an Team { $side }
web-table-phrases = Sätze
web-table-phrase-hello = Hallo!
web-table-phrase-good-luck = Viel Glück, viel Spaß!
web-table-phrase-well-played = Gut gespielt!
web-table-phrase-thanks = Danke!
web-table-phrase-sorry = Sorry!
web-table-phrase-oops = Hoppla.
web-table-phrase-nice-dig = Was für ein Tunnel!
web-table-phrase-hurry = Wer ist dran?
web-table-phrase-thinking = Lass mich nachdenken…
web-table-phrase-back-soon = Bin gleich zurück.
web-table-phrase-truce = Waffenstillstand?
web-table-phrase-revenge = Das wirst du bereuen!
web-table-phrase-good-game = Schönes Spiel!
web-table-dock = Was zu sehen ist

## Hilfe, Einstellungen und Befehlszeile.
web-table-help = Hilfe und Einstellungen
web-notify-title = Sag mir, wenn ich dran bin
web-table-title-help = Hilfe und Einstellungen
web-table-help-goal = Du sitzt im Knast und gräbst einen Tunnel. Wer zuerst genug Tunnelpunkte hat, ist draußen und gewinnt: Finde, kaufe, erpresse oder stell Werkzeuge her, geh in den Zellentrakt und grabe.
web-table-help-turn = In deinem Zug hast du zwei Aktionen. Was möglich ist, leuchtet türkis, unten und auf dem Ort, an dem du stehst.
web-table-help-grey = Drücke etwas Graues, um zu erfahren, warum es nicht möglich ist und was helfen würde.
web-table-settings = Einstellungen
web-table-language = Sprache
web-table-motion = Bewegung
web-table-motion-auto = Wie das Gerät
web-table-motion-full = Voll
web-table-motion-less = Weniger
web-table-speed = Tempo der Bewegungen
web-table-volume = Ton
web-table-volume-off = Aus
web-table-volume-soft = Leise
web-table-volume-full = Laut
web-table-single-keys = Einzelne Tasten sind Kürzel
web-table-keys = Tasten
web-table-key-options = eine Aktion oder Möglichkeit mit ihrer Nummer drücken
web-table-key-arrows = zwischen Orten, Karten, Personen und Aktionen wandern
web-table-key-undo = zurücknehmen
web-table-key-end = den Zug beenden
web-table-key-skip = Bewegtes und die Züge der Bots überspringen
web-table-key-hand = zur Hand
web-table-key-actions = zu den Aktionen
web-table-key-board = zum Spielplan
web-table-key-log = zum Verlauf
web-table-key-chat = zum Chat
web-table-key-command = Befehlszeile
web-table-key-help = diese Hilfe
web-table-key-close = schließen, zurück
web-table-command = Befehl
web-table-command-example = hand, board, who 2, log 5, why craft, dig spoon
web-table-command-help = hand: deine Karten. board: wer wo ist. who 2: eine Person. log 5: die letzten Zeilen. why craft: warum nicht. options: was du wählen kannst. undo: zurücknehmen. Oder eine Nummer, oder die Wörter einer Möglichkeit.
web-table-command-who = Wer? Zum Beispiel: who 2
web-table-command-why = Warum was? Zum Beispiel: why craft
web-table-command-done = Erledigt.
web-table-command-chose = Gewählt: { $option }
web-table-command-warned = { $option }? { $warning } Tippe yes, um es trotzdem zu tun.
web-table-command-several = Das könnte sein: { $options }
web-table-command-unknown = Nicht verstanden. Tippe help.

### Der Client: Seiten

## Jede Seite.

web-page-skip = Zum Inhalt springen
web-page-home = Blackgate, zur Startseite
web-page-more = Mehr
web-page-language = Sprache
web-page-theme = Farben
web-page-theme-auto = Wie das Gerät
web-page-theme-night = Nacht
web-page-theme-plan = Papier
web-page-loading = Einen Moment …
web-page-unofficial = Eine inoffizielle digitale Ausgabe mit eigenen Bildern.

## Die Startseite.

web-start-line = Grab dich frei, bevor es die anderen tun.
web-start-about = Sammle, bastle, handle und erpresse Werkzeuge hinter Gittern. Der erste Tunnel, der lang genug ist, gewinnt. Für 2 bis 6 Personen, auf Handys, Computern und dem Fernseher.
web-start-play = Jetzt spielen
web-start-dealing = Karten werden verteilt …
web-start-play-about = Du und drei Bots, das Grundspiel, sofort. Kein Konto, nichts zu installieren.
web-start-play-first = Deine erste Partie: du und drei Neulinge, und eine Begleitung, die sagt, was du tun kannst und warum. Kein Konto, nichts zu installieren.
web-start-guided = Mit Begleitung spielen
web-start-new = Neuer Tisch
web-start-guest = Gast
web-start-code = Code oder Link eines Tisches
web-start-join = Beitreten
web-start-mine = Deine Tische
web-start-others = Offene Tische
web-start-back = Zurück zu { $table }
web-start-back-asked = Du bist dran: { $table }
web-start-asked = Du bist dran
web-start-nobody = Noch ist niemand hier.
web-start-phase-open = { $taken } von { $players } am Tisch
web-start-phase-playing = Läuft
web-start-phase-over = Vorbei
web-start-phase-closed = Geschlossen
web-start-learn = Das ganze Spiel in sechs kurzen Lektionen.
web-start-rules = Jede Regel und jede Auslegung, zum Nachschlagen.
web-start-cards = Alle Karten, und was sie können.
web-start-records = Schritt für Schritt durch die Aufzeichnung eines Spiels.

## Ein neuer Tisch.

web-bot-random = Zufall: spielt irgendetwas
web-bot-rookie = 1 Neuling: vergisst und irrt sich
web-bot-jailbird = 2 Knacki: vergisst Kleinigkeiten
web-bot-schemer = 3 Schlitzohr: merkt sich alles
web-bot-fixer = 4 Drahtzieher: denkt einen Zug voraus
web-bot-kingpin = 5 Knastkönig: denkt mehrere Züge voraus
web-bot-mastermind-1s = 6 Superhirn: überlegt 1 s
web-bot-mastermind-5s = 6 Superhirn: überlegt 5 s

web-clock-none = Keine
web-clock-none-about = Alle denken nach, solange sie wollen.
web-clock-calm = 45 Minuten
web-clock-calm-about = Alle haben 45 Minuten, und 20 Sekunden mehr mit jedem Zug. Greift dich jemand an, kommt diese Zeit dazu.
web-clock-fast = 15 Minuten
web-clock-fast-about = Alle haben 15 Minuten, und 10 Sekunden mehr mit jedem Zug. Greift dich jemand an, kommt diese Zeit dazu.
web-clock-day = 1 Tag je Entscheidung
web-clock-day-about = Für ein Spiel über mehrere Tage: 24 Stunden je Entscheidung.
web-clock-days = 3 Tage je Entscheidung
web-clock-days-about = Für ein Spiel über einige Wochen: 72 Stunden je Entscheidung.

web-chat-all = Alles
web-chat-phrases = Nur fertige Sätze
web-chat-off = Kein Gespräch

## Beitreten und Warteraum.

web-join-title = An einen Tisch setzen
web-join-invited = { $name } lädt dich an Tisch { $code } ein.
web-join-table = Tisch { $code }
web-join-name = Dein Name
web-join-seat = Dein Platz
web-join-sit = Hinsetzen
web-join-watch = Nur zusehen
web-join-full = Alle Plätze sind besetzt.

web-wait-seat = Platz { $n }
web-wait-free = frei
web-wait-vacant = Ein Platz ist frei: weiterspielen
web-wait-link = Link
web-wait-copy = Kopieren
web-wait-copied = Kopiert
web-wait-qr = QR-Code mit dem Link zu diesem Tisch

## Der große Bildschirm.

web-screen-title = Der Tisch
web-screen-how = Nimm dein Handy, scanne den Code, setz dich.
web-screen-watch = Zusehen, oder zurück an deinen Platz:

## Nach dem Spiel.

web-over-you = Du bist ausgebrochen!
web-over-won = { $n ->
    [one] { $names } ist ausgebrochen!
   *[other] { $names } sind ausgebrochen!
}
web-over-draw = Niemand ist ausgebrochen.
web-over-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $decisions } Entscheidungen.
web-over-rematch = Noch einmal
web-over-rematch-join = Zum nächsten Spiel
web-over-rematch-watch = Beim nächsten Spiel zusehen
web-over-replay = Wiederholung
web-over-look = Den Tisch ansehen
web-over-back = Zurück zum Ergebnis
web-over-tunnels = Die Tunnel
web-over-winner = gewonnen
web-over-points = Tunnelpunkte
web-over-promise = Das Versprechen

## Mitgebrachte Aufzeichnungen.

web-records-title = Ein Spiel noch einmal ansehen

## Regeln und Karten.

web-rules-title = Regeln
web-rules-primer = Das Spiel auf einer Seite
web-rules-reference = Alle Regeln
web-rules-about = Jede Regel in unseren eigenen Worten, mit den Regelheften, in denen sie steht; wo sie schweigen oder sich widersprechen, unsere Auslegung und ihr Grund.
web-rules-search = Nach Wörtern oder einer ID suchen
web-rules-found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
web-rules-chapters = Kapitel
web-rules-rulings = Auslegungen: { $chapter }
web-rules-ruling = Unsere Auslegung
web-source-000 = Englisches Regelheft
web-source-001 = Italienisches Regelheft
web-source-002 = Englischer Prototyp
web-source-003 = Radau im Bau
web-source-public = Rezensionen und Schlussfolgerung
web-source-004 = Französischer Prototyp

web-cards-title = Karten
web-provenance = Woher wir es wissen

## Lernen.

web-learn-title = Spielen lernen
web-learn-about = Du sitzt im Knast, und die anderen auch. Ihr alle grabt, und der erste Tunnel, der lang genug ist, führt hinaus. Sechs kurze Lektionen am echten Tisch zeigen dir, wie; jede dauert zwei oder drei Minuten.
web-learn-progress = { $n } von { $all } geschafft
web-learn-done = Geschafft
web-learn-begin = Beginnen
web-learn-again = Noch einmal
web-learn-try = Üben
web-learn-try-about = Nach den Lektionen oder statt ihrer: ein Spiel gegen drei Neulinge. Bitte jederzeit um einen Tipp.

## Lektionen: die Anleitung am Tisch, und was sie sagt.

web-guide-label = Anleitung
web-guide-lesson = Lektion { $n }: { $name }
web-guide-step = Schritt { $n } von { $all }
web-guide-finished = Lektion geschafft
web-guide-strayed = Das geht auch. Hier siehst du, worum es in der Lektion geht; sollte es nicht mehr möglich sein, fang von vorn an.
web-guide-restart = Von vorn
web-guide-fold = Anleitung einklappen
web-guide-unfold = Anleitung zeigen
web-guide-show = Begleitung zeigen
web-guide-all = Alle Lektionen
web-guide-next = Weiter: { $name }
web-guide-play = Jetzt gegen drei Bots spielen

## Was nicht da ist.

web-lost-home = Zur Startseite
web-lost-reload = Neu laden
web-renew-later = Später
web-lost-nowhere = Hinter dieser Tür ist nichts
web-lost-nowhere-about = Die Adresse führt nirgendwohin.
web-lost-no_room = Diesen Tisch gibt es nicht
web-lost-no_room-about = Sieh dir den Code noch einmal an: Er hat sechs Buchstaben und Ziffern.
web-lost-no_entry = Hier kannst du nicht hinein
web-lost-no_entry-about = An diesem Tisch sieht niemand zu, oder dein Platz ging an jemand anders.
web-lost-closed = Dieser Tisch ist geschlossen
web-lost-closed-about = Der Host hat ihn beendet.
web-lost-renewed = Es gibt ein neueres Blackgate
web-lost-renewed-about = Diese Seite ist älter als der Server. Neu geladen geht es dort weiter, wo du warst.
web-lost-lost = Die Verbindung ist weg
web-lost-lost-about = Nichts ist verloren: Dein Platz bleibt dir.
web-lost-no_replay = Hier gibt es keine Wiederholung
web-lost-no_replay-about = Nur beendete Spiele lassen sich noch einmal ansehen.
web-lost-no_record = Diese Aufzeichnung gibt es hier nicht
web-lost-no_record-about = Der Server hat sie nicht oder kann sie nicht mehr abspielen. Öffne die Datei noch einmal.

### Der Client: mehrere Leute an einem Gerät

web-curtain-pass = Gib das Gerät an { $name }
web-curtain-who = Wer sieht jetzt hin?
web-curtain-about = Alle anderen: wegsehen.
web-curtain-me = Ich bin { $name }
web-curtain-give = Gerät weitergeben
web-curtain-meanwhile = Inzwischen
web-wait-beside = Noch jemand an diesem Gerät
web-wait-beside-about = Ihr reicht das Gerät herum. Bevor Karten gezeigt werden, fällt ein Vorhang.
web-wait-here-beside = an diesem Gerät

web-prisoner-choose = Wähle deinen Häftling
web-prisoner-choose-for = Wähle einen Häftling für { $name }
web-prisoner-of = Häftling
web-prisoner-about = Häftlinge haben keine Fähigkeiten. Eine Tafel hat zwei Seiten und gehört einer Person: Nimmst du eine Seite, hat niemand die andere. Bots nehmen, was übrig ist.
web-prisoner-taken = { $name } hat diese Tafel
web-prisoner-yours = dein Häftling
web-prisoner-any = Einer, der übrig ist
web-prisoner-board = { $name } und { $other }, eine Tafel

## Eigene Schachteln, außerhalb der Werkstatt.
web-box-title = Kartenwerkstatt
web-box-about = Steht in deiner Schachtel etwas anderes? Ändere es hier: eine Zahl, einen Namen, was eine Karte kann. Der Text folgt in allen sechs Sprachen, und du kannst sofort damit spielen.
web-box-start = Lass die Karten sagen, was auf deinen steht.
web-box-differences = { $n ->
    [0] Wie in der Ausgabe
    [one] 1 Unterschied
   *[other] { $n } Unterschiede
}
web-box-file = Oder schreib eine Datei von Hand
web-box-change = Ändern
web-box-own = Karten
web-box-own-none = Wie in der Ausgabe
web-box-here = Dieser Tisch spielt mit eigener Schachtel
web-box-with = Mit der Schachtel „{ $name }“
web-box-here-open = In der Werkstatt öffnen
web-traces-removed = Diese Zeile wurde entfernt.
web-me-title = Du, auf diesem Gerät
