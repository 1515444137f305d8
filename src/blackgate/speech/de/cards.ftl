### Kartentexte: was die Wörter von docs/editions.md auf einer Karte sagen. Jeder bekommt sein n, und um wen es geht.

n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
n-cigarettes = { $n ->
    [one] { $n } Zigarette
   *[other] { $n } Zigaretten
}
n-points = { $n ->
    [one] { $n } Tunnelpunkt
   *[other] { $n } Tunnelpunkte
}
target = { $who ->
    [other] eine andere Person deiner Wahl
    [here] eine andere Person deiner Wahl an deinem Ort
    [foe] diese Person
    [others] jede andere Person
   *[all] jede Person
}
target-genitive = { $who ->
    [other] einer anderen Person deiner Wahl
    [here] einer anderen Person deiner Wahl an deinem Ort
    [foe] dieser Person
    [others] jeder anderen Person
   *[all] jeder Person
}

## Wirkungen.

text-draw = ziehe { $n ->
    [one] { $n } Suchkarte
   *[other] { $n } Suchkarten
}.
text-gain = nimm { COUNT($cards) } vom Stapel.
text-cigs = nimm { n-cigarettes } aus dem Vorrat.
text-cigs-of = { target } gibt dir bis zu { n-cigarettes }.
text-grab-choice = sieh dir die Hand { target-genitive } an und nimm { n-cards } deiner Wahl daraus.
text-grab-random = nimm { $n ->
    [one] { $n } zufällige Karte
   *[other] { $n } zufällige Karten
} aus der Hand { target-genitive }.
text-drop-choice = wirf { n-cards } deiner Wahl ab.
text-drop-random = wirf { n-cards } zufällig ab.
text-drop-choice-of = { target } wirft { n-cards } eigener Wahl ab.
text-drop-random-of = { target } wirft { n-cards } zufällig ab.
text-peek = sieh dir die Hand { target-genitive } an.
text-move = geh { TO($places) }.
text-move-any = geh an einen offenen Ort deiner Wahl.
text-move-of = bringe { target } { TO($places) }.
text-send-of = schicke { target } { TO($places) }.
text-heal = { $n ->
    [one] entferne 1 deiner Abreibungen.
   *[other] entferne bis zu { $n } deiner Abreibungen.
}
text-beat = { target } bekommt { n-beatings }.
text-beat-unless = { target } bekommt { n-beatings } oder wirft stattdessen eine Waffe ab.
n-beatings = { $n ->
    [one] { $n } Abreibung
   *[other] { $n } Abreibungen
}
text-act = du hast in diesem Zug { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
} mehr.
text-free = du darfst { $anywhere ->
    [yes] überall{" "}
   *[no] {""}
}die Aktion { $verbs } ausführen, ohne eine Aktion auszugeben{ $limited ->
    [yes] , auch wenn du sie in diesem Zug schon ausgeführt hast
   *[no] {""}
}.
text-perform = führe die Aktion { $verbs } aus{ $anywhere ->
    [yes] , wo immer du bist
   *[no] {""}
}{ $limited ->
    [yes] , wenn du sie in diesem Zug noch nicht ausgeführt hast
   *[no] {""}
}.
text-recover = nimm bis zu { COUNT($cards) } deiner Wahl vom Ablagestapel der Suchkarten.
text-cancel = die Erpressung gegen dich endet sofort, und die Waffe, die sie eröffnet hat, ist verloren.
text-pay = zahle { n-cigarettes }.
text-points = du bekommst { n-points }.
text-points-of = { target } bekommt { n-points }.

## Dauerhafte Änderungen.

text-rolls = bei einer einfachen Bewegung würfelst du { $n }-mal und wählst unter allen gezeigten Orten.
text-reroll = nach dem Wurf einer einfachen Bewegung darfst du bis zu { $n }-mal neu würfeln.
text-cautious = eine vorsichtige Bewegung { TO($places) } kostet dich { n-actions }.
text-cautious-any = eine vorsichtige Bewegung an einen beliebigen Ort kostet dich { n-actions }.
n-actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
text-sell = beim Verkaufen bringt dir jede Karte mit einem Wert { $n ->
    [one] { $n } Zigarette
   *[other] { $n } Zigaretten
} mehr.
text-price = beim Kaufen zahlst du { n-cigarettes } weniger, aber mindestens 1.
text-allow = { $verbs } darfst du auch { IN($places) }.
text-allow-any = { $verbs } darfst du überall.
text-waive = deine Rezepte brauchen { $n ->
    [one] { $n } Kordel
   *[other] { $n } Kordeln
} weniger.
text-arms-attack = in einem Kampf, den du begonnen hast, { arms-answered }; die Waffe, die ihn eröffnet, legst du selbst aus.
text-arms-defend = in einem Kampf gegen eine Erpressung { arms-answered }.
text-arms-both = in einem Kampf { arms-answered }; die Waffe, die deine eigene Erpressung eröffnet, legst du selbst aus.
arms-answered = { $n ->
    [one] bleibt dir die erste Waffe erspart, mit der du antworten müsstest
   *[other] bleiben dir die ersten { $n } Waffen erspart, mit denen du antworten müsstest
}
text-immune = niemand kann die Aktion { $verbs } gegen dich ausführen, solange du { IN($places) } bist.
text-immune-any = niemand kann die Aktion { $verbs } gegen dich ausführen, wo immer du bist.
text-search = beim Suchen ziehst du { n-cards } mehr.
text-hand = am Ende deines Zuges darfst du { n-cards } mehr behalten.
text-limit = du darfst die Aktion { $verbs } { $n }-mal öfter pro Zug ausführen.

## Wann eine Karte wirkt.

when = { $when }: { $does }
when-my-turn = in deinem Zug, zwischen Aktionen
when-turn-start = zu Beginn deines Zuges
when-extorted = wenn eine andere Person die erste Waffe einer Erpressung gegen dich auslegt
when-arrival = wenn eine andere Person eine Bewegung an deinem Ort beendet, außer in Einzelhaft
when-after = nach deiner Aktion { $verb }
when-after-move = nach deiner einfachen oder vorsichtigen Bewegung
when-after-extort = nach deiner Erpressung einer Person
when-after-win = nachdem du einen Kampf gegen eine Person gewonnen hast
when-after-lose = nachdem du einen Kampf gegen eine Person verloren hast
when-after-other = nachdem eine andere Person die Aktion { $verbs } ausgeführt hat
when-after-any = nachdem eine andere Person eine Aktion ausgeführt hat
when-at = wenn du { IN($places) } bist
when-company = wenn eine andere Person an deinem Ort ist
when-once = höchstens einmal pro Zug
when-used = wenn du willst
when-revealed = wenn du das aufdeckst
text-bonus = wenn du { FROM($gang) } angehörst und willst, auch: { $does }

## Wozu eine Karte ohne Wirkung gut ist.

text-class = { $class }.
text-digs = bringt beim Graben { n-points }.
text-needed = damit stellst du her: { COUNT($cards) }.
text-accepted = von diesen Gangs angenommen: { $gangs }.
text-sells = bringt beim Verkaufen { n-cigarettes }.

## Traumata, Karten von Michel(le), Orte, Käufe, Rezepte.

text-trauma-search = beim Suchen ziehst du { n-cards } weniger.
text-trauma-hand = am Ende deines Zuges darfst du { n-cards } behalten.
text-trauma-forbids = das kannst du nicht: { $verbs }.
text-trauma-gang = du verlierst deine Gangkarte.
text-michel-empty = kein Messer: Nichts geschieht.
text-michel-knife = ein Messer: Wirf { A($tools) } ab oder kämpfe.
text-place-search = beim Suchen ziehst du hier { n-cards }.
text-place-no-search = hier kann niemand suchen.
text-place-die = mit { $results } auf dem Würfel erreichbar.
text-place-no-die = kein Würfelergebnis führt hierher.
text-place-actions = eigene Aktionen: { $verbs }.
text-place-forbids = hier nicht: { $verbs }.
text-deal = { COUNT($card) } für { n-cigarettes }.
text-recipe = { COUNT($needs) } ergeben { COUNT($card) }.
