### Die Seiten des Terminals: Überschriften, Hinweise und was auf Getipptes geantwortet wird.

## Überschriften.

table-tunnel = Tunnel bis { $target }
table-team = Team
table-dug = Tiefe
table-hand = Hand
table-cigarettes = Zig.
table-beaten = Abreib.
table-gang-card = Gangkarte
table-background = Vorleben
table-tokens = Plättchen
table-piles = Stapel
table-gangs = Gangs
table-supply = Vorrat
table-secret = Geheim
table-others = Andere haben
table-tools-dug = Im Tunnel
table-trauma = Trauma

## Auf dem Tisch.

table-empty = leer
table-secret-background = Vorleben { $power }
table-skill-dug = { $n } Geschick im Tunnel
table-deck = Suchstapel { $n }
table-discard = Ablagestapel { $n }
table-discard-top = Ablagestapel { $n }, oben { $card }
table-gang-pile = { $gang }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
table-traumas = Trauma { $n }
table-michel-deck = Stapel von { $michel } { $deck }, Ablage { $discard }
table-no = nicht: { $verbs }
table-more = … { $n ->
    [one] 1 Zeile mehr
   *[other] { $n } Zeilen mehr
}: log { $all }
table-which = { $family }: Was davon? Enter führt zurück.
table-long-move = Vorsichtig bewegen (
table-short-move = Vorsichtig (

## Wozu Plättchen gut sind.

token-text-spy = In deinem Zug, gratis: Sieh dir die Hand einer anderen Person an.
token-text-skill = Beim nächsten Graben würfelst du: 4 oder mehr ist 1 Tunnelpunkt mehr, bei weniger ist das Plättchen weg.
token-text-planning = Eine vorsichtige Bewegung kostet dich 1 Aktion statt 2.
token-text-workout = Im Kampf, statt einer Waffe: Bei 4 oder mehr ist keine nötig, bei 6 kommt das Plättchen zurück.
token-text-bandage = Ersetzt beim Herstellen eine Kordel; oder heilt dich an jedem Ort.
token-text-corruption = Bewahrt vor Repression, oder bestraft jemanden am Ort der Direktorin, oder bewegt sie nach einer Bewegung.

## Das Ziel.

goal-goal = Ziel
goal-craft = Herstellen
goal-buy = Kaufen
goal-join = Beitreten
goal-die = Würfel
goal-steal = Stehlen
goal-improve = Verbessern
goal-bet = Wetten
goal-team = Team { $team }
goal-target = { COUNT($points) } graben: { $tools }.
goal-recipe = { $needs } → { COUNT($product) }
goal-deal = { COUNT($product) } für { $price }
goal-gang = { $n } verschiedene von { $accessories }
goal-steal-text = ein Löffel { IN($places) }
goal-improve-text = eine Spitzhacke zu einer Schaufel, eine Schaufel zu 2 Spitzhacken { IN($places) }
goal-bet-text = 1 bis 3 Zigaretten auf 2 bis 6: Mindestens diese Zahl bringt Einsatz × Zahl { IN($places) }
goal-team-text = { NAME($people) } graben { IN($block) }
goal-illegal = bei ihr verboten: { $verbs }

## Das Ende.

end-drawn = Niemand hat weit genug gegraben: Das Spiel endet nach { $rounds } Runden.
end-team = Team { $team } hat sich nach { $rounds } Runden freigegraben und gewonnen: { NAME($people) }.
end-won = { PERSON($who) ->
    [you] { $who } hast dich nach { $rounds } Runden freigegraben und gewonnen.
   *[other] { $who } hat sich nach { $rounds } Runden freigegraben und gewonnen.
}

## An der Tastatur.

say-pass-keyboard = Gib die Tastatur an { $name } weiter und drücke Enter.
say-unwritten = { $path } lässt sich nicht schreiben: { $error }.
say-replaced = { $name } hat das nicht gespielt: { $kind ->
    [late] zu spät
    [illegal] das ist nicht möglich
    [nonsense] eine Antwort, die niemand versteht
    [crash] das Programm ist beendet
    [gone] das Programm wurde zu oft beendet und spielt nicht mehr mit
   *[error] ein Fehler
} ({ $text }). Stattdessen gilt, was bei Abwesenheit gespielt wird.
say-go-on = Enter zum Fortfahren; oder report >
say-go-on-several = Enter zum Fortfahren; oder report NAME, mit dem Namen, wer meldet >
say-only-report = Jetzt zählt nur eine Meldung.
say-who-reports = Wer meldet? Zum Beispiel: report Ana
say-nothing-to-report = Es gibt nichts zu melden.
say-impossible = { $what } ist jetzt nicht möglich.
say-impossible-all = Jetzt nicht möglich: { $what }.
say-possible = Das ist jetzt möglich: { $what }.
say-why-what = Warum was?
say-why-example = zum Beispiel: why craft, why dig spoon, why extort NAME
say-how-many-lines = Wie viele Zeilen? Zum Beispiel: log 50
say-which-card = Welche Karte? Zum Beispiel: card riot
say-which-rule = Welche Regel? Zum Beispiel: rule MOVE-4
say-not-undone = Nichts lässt sich zurücknehmen: { $why }.
say-how-many-undone = Wie viele Entscheidungen? Zum Beispiel: undo, undo 2, undo all
say-where-to = Wohin? Zum Beispiel: save meinspiel.txt
say-overwrite = { $name } gibt es schon. Überschreiben? (y/n)
say-saved = Gespeichert. Ein andermal weiter mit: { $command }
say-save-where = In welche Datei speichern? (Enter: nicht speichern)
say-save-name = Wie soll sie heißen?
say-no-option = Es gibt keine Möglichkeit { $typed }; sie gehen von 1 bis { $most }.
say-several = „{ $typed }“ könnte mehreres sein: { $some }.
say-unclear = „{ $typed }“ ist unverständlich; { $advice }.
say-advice = tippe eine Nummer, einen Namen oder help
say-no-exchange = Mit „{ $name }“ gibt es jetzt keinen Tausch; mehr sagt: why exchange.
say-not-that = Das ist nicht möglich: { $name }.
say-not-so-much = So viel ist nicht möglich: { $name }.
say-not-so-many = So viele kannst du nicht verkaufen: { $card }.
say-no-sale = „{ $name }“ kannst du nicht verkaufen.
say-no-sale-several = „{ $name }“ ist nicht eine einzelne Karte, die du verkaufen kannst.
say-no-gift = „{ $name }“ kannst du nicht geben.
say-no-gift-several = „{ $name }“ ist nicht eine einzelne Karte, die du geben kannst.
say-no-wish = „{ $name }“ kannst du nicht verlangen.
say-no-wish-several = „{ $name }“ ist nicht eine einzelne Karte, die du verlangen kannst.

say-help =
    Antworte mit einer Nummer, mit Wörtern (dig spoon, cautious cell) oder mit
    ihren Anfängen (ca ce). Eine Zeile, die mit … endet, öffnet eine Liste.
    Mehrere Karten auf einmal verkaufen: sell link, 2 knife oder sell all. Wetten:
    bet 2 on 5. Ein ganzer Tausch: exchange Ana: knife, 2 cigarettes for shovel
      Enter         die Frage und ihre Antworten noch einmal; auch: options
      { "." }             beendet den Zug, wenn sonst nichts möglich ist
      goal          Ziel, Rezepte, Preise, Gangs, Würfel
      why AKTION    jede Regel, die sie jetzt verbietet: why dig spoon, why use
      explain       was los ist, was du tun kannst und was auf dem Spiel steht
      hint          was ein Superhirn an deiner Stelle täte, und warum (Tipp)
      hand          deine Karten mit ihren Texten
      board         der Tisch mit allen Stapeln
      log [N]       was geschehen ist, die letzten N Zeilen
      card NAME     der Text einer Karte; die Karten einer Gang
      rule ID       eine Regel, etwa rule MOVE-4; rule MOVE: die ganze Familie
      undo [all]    nimmt deine letzte Entscheidung zurück, oder alle folgenlosen
      report        meldet, was eben getan wurde (report_mode=vigilant)
      save DATEI    speichert das Spiel
      quit          aufhören; du kannst speichern und später weiterspielen

## Was gilt und nicht zurückgenommen werden kann; Plätze ohne Namen; ein gespeichertes Spiel.

seat-you = Du
seat-player = Person { $n }
say-prisoner = { $name }: Welcher Häftling? (Zahl oder Name; Enter: einer, der übrig ist) >
say-no-prisoner = „{ $typed }“ ist kein Häftling, der übrig ist: Gib eine Zahl der Liste oder einen Namen ein.
say-ends-here = Das Spiel endet hier.
say-kept = Das Spiel ist gespeichert. Weiter mit: { $command }

## Nach einer Partie.

say-curve = Wie sich die Chancen verändert haben
say-round = Runde { $round }:
say-team = Team { $side }

## Durch eine Aufzeichnung gehen.

say-walk = Enter weiter · b zurück · t nächster Zug · ZAHL springen · q Ende >{" "}
say-walk-keys = Enter, b, t, eine Zahl oder q.
say-step = Schritt { $n } von { $last }
say-goes-on = Das Spiel geht weiter: { NAME($who) } muss entscheiden.

## Eine Stellung untersuchen.

table-chance = Gewinnchance
table-option = Möglichkeit
table-tried = Versuche
analyse-decimal = { $whole },{ $tenth }
analyse-seat = So, wie { NAME($who) } den Tisch kennt, { $n ->
    [one] 1 Probespiel
   *[other] { $n } Probespiele
}.
analyse-open = Mit offenen Karten, { $n ->
    [one] 1 Probespiel
   *[other] { $n } Probespiele
}.
analyse-options = Die Möglichkeiten für { NAME($who) }, wie das Superhirn sie sieht, { $n ->
    [one] 1 Probespiel
   *[other] { $n } Probespiele
}.
analyse-only = { NAME($who) } hat nur eine Möglichkeit: { $option }.

## Was man spielen kann.

editions-edition = Ausgaben
editions-place = Orte von Radau im Bau
editions-figure = Figuren
editions-mode = Spielarten
editions-prototype = Prototypen
editions-house = Hausregeln
editions-more = Radau im Bau komplett: --with all. Seine Regeln: blackgate editions NAME
editions-data = die Daten dazu: { $command }
