### Was das Terminal aufzählt: Ausgaben und Karten.

page-titled = { $title }: { $said }
page-name = NAME

## Karten: was sie sind, wo sie liegen, wie man sie bekommt.

page-pile = offener Stapel
page-reserve = Vorrat neben dem Spielplan
page-deck = Suchstapel
page-copies = { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}
page-sells = Verkaufswert { $n }
page-gang = Gangkarte · { $gang }
page-background = Vorleben · zweiter Effekt mit { $gang }
page-craft = Herstellen: { $recipes }.
page-recipe = { $needs } → { $n }
page-buy = Kaufen: { $deals }.
page-deal = { $n } für { $price ->
    [one] 1 Zigarette
   *[other] { $price } Zigaretten
}
page-steal = Zu stehlen { IN($places) }.

## Karten: woher wir ihre Daten kennen.

page-origin = { $data }: { $provenance }
page-provenance-rulebook = Spielregel
page-provenance-public = öffentliche Quelle
page-provenance-reconstruction = Rekonstruktion
page-provenance-house = Hausregel
page-datum-name = Name
page-datum-kind = Art
page-datum-copies = Anzahl
page-datum-value = Wert
page-datum-points = Punkte
page-datum-effects = Wirkung
page-datum-moment = Zeitpunkt
page-datum-bonus = zweiter Effekt

## Ausgaben: je ein Titel und zwei Zeilen.

edition-retail = Grab’ Dich Frei, das gedruckte Spiel
edition-retail-about =
    Das gedruckte Spiel für 2 bis 6: sechs Orte, sechs Gangs, ein Weg hinaus.
    Finde, baue, kaufe und erpresse Werkzeuge; der erste lange Tunnel gewinnt.
edition-library = Bibliothek
edition-library-about =
    Ersetzt die Duschen: Herstellen ist erlaubt, ein Vorleben lässt sich tauschen.
    Studieren gibt Spitzel-Plättchen; jedes zeigt dir eine fremde Hand.
edition-workshop = Werkstatt
edition-workshop-about =
    Ersetzt die Kantine: kein Löffel zu stehlen, dafür Werkzeuge verbessern.
    Ein Geschick-Plättchen bringt beim nächsten Graben vielleicht einen Punkt.
edition-gambling = Spielzellen
edition-gambling-about =
    Ersetzen den Zellentrakt: außer Graben lassen sich Zigaretten verwetten.
    Mit einem Plan-Plättchen kostet Vorsichtig bewegen nur eine Aktion.
edition-gymnasium = Kraftraum
edition-gymnasium-about =
    Ersetzt den Hof: außer Handel trifft eine Schlägerei alle, die da sind.
    Ein Kraft-Plättchen erspart dir im Kampf vielleicht eine Waffe.
edition-laundry = Wäscherei
edition-laundry-about =
    Ersetzt die Krankenstation: eine Gang kostet ein Accessoire weniger.
    Ein Verband ersetzt eine Kordel beim Herstellen oder heilt dich überall.
edition-ward = Psychiatrie
edition-ward-about =
    Ersetzt die Isolationshaft: zwei Aktionen bleiben, aber du nimmst ein Trauma.
    Jedes Trauma stört auf seine Art, bis du es heilst wie eine Abreibung.
edition-michel = Michel
edition-michel-about =
    Wer den Zug beendet, bewegt Michel, und er erpresst alle, die er trifft.
    Gib ein Werkzeug her, kämpfe um eine Karte, oder hoffe, er hat kein Messer.
edition-michelle = Michelle
edition-michelle-about =
    Wer den Zug beendet, bewegt Michelle, und sie erpresst alle, die sie trifft.
    Gib ein Werkzeug her, kämpfe um eine Karte, oder hoffe, sie hat kein Messer.
edition-warden = Direktorin
edition-warden-about =
    Die Direktorin bestraft zehn verbotene Aktionen, wenn jemand sie meldet.
    In ihrem Büro gibt es Schmiergeld: entkommen, bestrafen, sie versetzen.
edition-teams = Teamspiel
edition-teams-about =
    Vier oder sechs in zwei Teams; jedes gräbt in seinem eigenen Block.
    Hilf im Kampf, tausche Karten, folge einem Mitglied deiner Gang.
edition-prototype_en = Grab’ Dich Frei, englischer Prototyp
edition-prototype_en-about =
    Das Spiel vor dem Druck: 2 bis 5 Personen, vier Gangs, weniger Karten.
    Mit den Namen des englischen Hefts: Recreation Area, Nursery, Pick.
edition-prototype_fr = Grab’ Dich Frei, französischer Prototyp 1.3
edition-prototype_fr-about =
    Das Spiel vor dem Druck: 2 bis 5 Personen, vier Gangs, weniger Karten.
    Ohne Michel(le), Teams und Radau im Bau; die alte Gang verlässt man zuerst.
edition-house_cheap_shovels = Hausregel: billige Schaufeln
edition-house_cheap_shovels-about =
    Auf dem Hof kostet die Schaufel 7 Zigaretten statt 8.
    Ein Beispiel für deine eigenen Hausregeln.
