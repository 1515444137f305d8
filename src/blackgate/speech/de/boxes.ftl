### The card workshop and tables with a box of their own.

web-box-title = Kartenwerkstatt
web-box-about = Steht in deiner Schachtel etwas anderes? Ändere es hier: eine Zahl, einen Namen, was eine Karte kann. Der Text folgt in allen sechs Sprachen, und du kannst sofort damit spielen.
web-box-start = Lass die Karten sagen, was auf deinen steht.
web-box-contents = Was in der Schachtel ist
web-box-box = Deine Schachtel
web-box-unnamed = Meine Schachtel
web-box-name = Name der Schachtel
web-box-only-changed = Nur was anders ist
web-box-choose = Wähle links etwas aus und ändere es hier.
web-box-to-list = ← Alles in der Schachtel
web-box-add = Etwas Neues hinzufügen
web-box-new-card = Neue Karte
web-box-new-gang_card = Neue Gangkarte
web-box-new-background = Neues Vorleben
web-box-new-recipe = Neues Rezept
web-box-new-deal = Neuer Preis
web-box-new-gang = Neue Gang
web-box-new-trauma = Neues Trauma
web-box-new-michel_card = Neue Karte von Michel(le)
web-box-michel-card = Karte { $name }
web-box-changed = geändert
web-box-added = neu
web-box-removed = entfernt
web-box-removed-about = Das ist nicht in deiner Schachtel. „Wie in der Ausgabe“ legt es zurück.
web-box-wrong = stimmt nicht
web-box-undo = Wie in der Ausgabe
web-box-remove = Herausnehmen
web-box-drop = Verwerfen
web-box-preview = So wird es aussehen
web-box-languages = In allen sechs Sprachen
web-box-other-languages = In anderen Sprachen
web-box-rare = Mehr
web-box-add-effect = Wirkung hinzufügen
web-box-more-cards = Karte hinzufügen
web-box-less = Entfernen: { $what }
web-box-earlier = Wirkung { $n } nach oben
web-box-save = Datei speichern
web-box-load = Datei laden
web-box-link = Link kopieren
web-box-table = Tisch eröffnen
web-box-sound = Alles passt.
web-box-differences = { $n ->
    [0] Wie in der Ausgabe
    [one] 1 Unterschied
   *[other] { $n } Unterschiede
}
web-box-problems = { $n ->
    [one] 1 Stelle stimmt nicht
   *[other] { $n } Stellen stimmen nicht
}
web-box-checking = Wird geprüft …
web-box-clash = Das passt nicht:
web-box-right-die = Jedes Ergebnis des Würfels führt zu genau zwei Orten: die 1 zu Zellentrakt und Kantine, mit Teams 1, 2 und 3 zu beiden Blöcken. Keines führt in die Einzelhaft oder an einen Ort neben dem Spielplan.
web-box-right-search = Der Zellentrakt zeigt 1 und die Kantine 2, wie gedruckt.
web-box-right-kind = Eine Karte kann nur als eine andere Karte derselben Klasse gelten.
web-box-right-accessories = Eine Gang nimmt nur Accessoires an.
web-box-right-do = Diese Effekte passen nicht zum Zeitpunkt oder nicht zueinander: Ein Preis kommt zuerst, und jemand muss gewählt sein, bevor ihm etwas geschieht.
web-box-right-mods = Dauernde Änderungen brauchen den Zeitpunkt „immer“, ohne Effekte.
web-box-right-verb = Nur der Zeitpunkt nach einer Aktion nennt Aktionen.
web-box-right-limit = Das ließe sich endlos nutzen: Begrenze es auf einmal pro Zug, oder gib ihm einen Preis.
web-box-right-tools = Hier können nur Werkzeuge stehen, und ein Messer braucht mindestens eines.
web-box-right-needs = Nenne eine bis vier Karten.
web-box-right-sides = Ein Tableau hat zwei Seiten mit verschiedenen Namen.
web-box-right-start = Michel(le) beginnt an einem Ort, zu dem ein Ergebnis des Würfels führt.
web-box-right-to = Nur wer die Karte besitzt, geht an einen beliebigen Ort; für andere nenne den Ort.
web-box-right-deck = Die offenen Stapel enthalten genau ihre eigenen Karten, und jede hat nur eine Seite.
web-box-right-forbids = Ein Trauma muss etwas wegnehmen oder verbieten.
web-box-right-name = Eine Zeile einfacher Text, ohne < > { "{" } { "}" } und ähnliche Zeichen.
web-box-right-background = Für jede Person muss es mindestens eins geben.
web-box-right-card = Es sind insgesamt zu viele Exemplare.
web-box-caution = Ungewöhnlich, aber möglich:
web-box-usual-die = Ein Ort liegt gewöhnlich auf zwei oder drei Ergebnissen des Würfels, der Zellentrakt auf 1, 2 und 3.
web-box-usual-search = Suchwerte gehen gewöhnlich von 1 bis 3.
web-box-usual-tunnel = Ein Löffel zählt gewöhnlich weniger als eine Spitzhacke, eine Spitzhacke weniger als eine Schaufel und eine Schaufel weniger als zwei Spitzhacken.
web-box-usual-name = Etwas anderes heißt genauso; wo nur der Name steht, kann das andere gemeint sein.
web-box-missing = Das fehlt noch.
web-box-english = Auch ein englischer Name ist nötig.
web-box-most = Höchstens { $n } davon.
web-box-range = Eine ganze Zahl von { $least } bis { $most }.
web-box-whole = Eine ganze Zahl, mindestens { $least }.
web-box-long = Höchstens { $n } Zeichen.
web-box-refused = Das ist keine Schachtel, die sich hier öffnen lässt. Deine ist, wie sie war.
web-box-loaded = „{ $name }“ ist geladen.
web-box-back = Zurück zur Schachtel davor
web-box-before = Vorher:
web-box-after = Jetzt:
web-box-file = Oder schreib eine Datei von Hand
web-box-change = Ändern
web-box-own = Karten
web-box-own-none = Wie in der Ausgabe
web-box-here = Dieser Tisch spielt mit eigener Schachtel
web-box-with = Mit der Schachtel „{ $name }“
web-box-here-open = In der Werkstatt öffnen

## Sections of a box.

web-box-section-card = Karte
web-box-section-gang_card = Gangkarte
web-box-section-background = Vorleben
web-box-section-place = Ort
web-box-section-deal = Preis
web-box-section-recipe = Rezept
web-box-section-gang = Gangs
web-box-section-token = Plättchen
web-box-section-trauma = Trauma
web-box-section-michel_card = Karte von Michel(le)
web-box-section-michel = Michel(le)
web-box-section-warden = Direktorin
web-box-section-numbers = Zahlen
web-box-section-goal = Punkte zum Sieg
web-box-section-tunnel = Tunnelpunkte
web-box-section-constants = Zahlen der Erweiterungen

## Fields.

web-box-field-name = Name
web-box-field-plural = Mehrzahl
web-box-field-grammar = Grammatik (m, f, n, plural …)
web-box-field-class = Art
web-box-field-deck = Kommt aus
web-box-field-copies = Anzahl
web-box-field-value = Verkaufswert
web-box-field-points = Tunnelpunkte
web-box-field-kind = Zählt als
web-box-field-do = Wirkungen
web-box-field-mods = Dauerhafte Wirkungen
web-box-field-bonus = Zweite Wirkung für Mitglieder der Gang
web-box-field-when = Wann sie wirkt
web-box-field-verb = Nach welcher Aktion
web-box-field-if = Nur wenn
web-box-field-at = An diesen Orten
web-box-field-company = Eine andere Person ist an deinem Ort
web-box-field-limit = Wie oft
web-box-field-gang = Gang
web-box-field-who = Wer
web-box-field-n = Wie viele
web-box-field-pick = Welche Karten
web-box-field-to = Wohin
web-box-field-unless = Außer
web-box-field-verbs = Aktionen
web-box-field-anywhere = Egal, wo du bist
web-box-field-role = In welchen Kämpfen
web-box-field-card = Karte
web-box-field-needs = Was man braucht
web-box-field-gives = Was man bekommt
web-box-field-price = Preis in Zigaretten
web-box-field-accessories = Angenommene Accessoires
web-box-field-gang-needs = Verschiedene Accessoires nötig
web-box-field-die = Würfelergebnisse
web-box-field-search = Karten beim Suchen
web-box-field-actions = Eigene Aktionen
web-box-field-forbids = Nicht erlaubt
web-box-field-tile = Teil
web-box-field-confines = Hält fest: eine Aktion im Zug, der hier beginnt
web-box-field-side = Für Team
web-box-field-beside = Zugang von
web-box-field-team_beside = Zugang von (Teams)
web-box-field-hand_limit = Handlimit
web-box-field-leave_gang = Du verlierst deine Gangkarte
web-box-field-knife = Zeigt ein Messer
web-box-field-tools = Will eines davon
web-box-field-start = Beginnt hier
web-box-field-team_start = Beginnt hier (Teams)
web-box-field-illegal = Bestrafte Aktionen
web-box-field-players = Nach Zahl der Personen
web-box-field-teams = In Teams, nach Zahl der Personen
web-box-field-numbers-actions = Aktionen pro Zug
web-box-field-starting_hand = Karten zu Beginn
web-box-field-most_beatings = Höchstzahl Abreibungen je Häftling
web-box-field-beating_tokens = Abreibungsplättchen
web-box-field-die_faces = Seiten des Würfels
web-box-field-standees = Aufsteller
web-box-field-cigarettes_of_1 = Zigaretten zu 1
web-box-field-cigarettes_of_5 = Zigaretten zu 5
web-box-field-caught = Erwischt bis zu diesem Wurf
web-box-field-spared = Verschont ab diesem Wurf
web-box-field-kept = Behalten ab diesem Wurf
web-box-field-success = Erfolg ab diesem Wurf
web-box-field-fewer = Karten weniger
web-box-field-bribe = Bestechung in Zigaretten

## Effects.

web-box-do-draw = Suchkarten ziehen
web-box-do-gain = Karten von einem offenen Stapel nehmen
web-box-do-cigs = Zigaretten bekommen
web-box-do-grab = Karten aus einer Hand nehmen
web-box-do-drop = Karten abwerfen
web-box-do-peek = Eine Hand ansehen
web-box-do-move = Zu einem Ort bewegen
web-box-do-heal = Abreibungen entfernen
web-box-do-beat = Abreibungen verteilen
web-box-do-act = Mehr Aktionen in diesem Zug
web-box-do-free = Eine Aktion umsonst ausführen
web-box-do-perform = Eine Aktion ausführen (ihr Limit zählt)
web-box-do-recover = Karten aus der Ablage nehmen
web-box-do-cancel = Die Erpressung gegen dich beenden
web-box-do-pay = Zigaretten zahlen
web-box-do-points = Tunnelpunkte bekommen

## Permanent effects.

web-box-mod-rolls = Mehrere Würfe beim einfachen Bewegen
web-box-mod-reroll = Beim einfachen Bewegen noch einmal würfeln
web-box-mod-cautious = So viel kostet vorsichtiges Bewegen
web-box-mod-sell = Mehr für jede verkaufte Karte
web-box-mod-price = Einkäufe kosten weniger
web-box-mod-allow = Aktionen auch anderswo erlaubt
web-box-mod-waive = Rezepte ohne Kordel
web-box-mod-arms = Waffen, die für dich beantwortet sind
web-box-mod-immune = Niemand kann dir das antun
web-box-mod-search = Mehr Karten beim Suchen
web-box-mod-hand = Eine größere Hand
web-box-mod-limit = Eine Aktion öfter pro Zug

## Choices.

web-box-when-always = Immer
web-box-when-my_turn = In deinem Zug, zwischen Aktionen
web-box-when-turn_start = Zu Beginn deines Zuges
web-box-when-after = Nach einer deiner Aktionen
web-box-when-after_other = Nach der Aktion einer anderen Person
web-box-when-extorted = Wenn du erpresst wirst
web-box-when-arrival = Wenn jemand an deinen Ort kommt
web-box-who-self = Du
web-box-who-other = Eine andere Person deiner Wahl
web-box-who-here = Eine andere Person an deinem Ort
web-box-who-foe = Diese Person
web-box-who-others = Jede andere Person
web-box-who-all = Jede Person
web-box-pick-random = Zufällig
web-box-pick-choice = Nach Wahl
web-box-limit-turn = Einmal pro Zug
web-box-limit-none = So oft du willst
web-box-unless-weapon = eine Waffe wird abgeworfen
web-box-role-attack = Die du begonnen hast
web-box-role-defend = Gegen eine Erpressung
web-box-role-both = In allen
web-box-deck-search = dem Suchstapel
web-box-deck-pile = einem offenen Stapel
web-box-to-any = Ein offener Ort deiner Wahl
web-box-verb-move = Einfach oder vorsichtig bewegen
web-box-verb-win = Ein gewonnener Kampf
web-box-verb-lose = Ein verlorener Kampf
