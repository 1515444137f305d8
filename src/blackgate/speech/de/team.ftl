### Teamspiel.

## Substantive

verb-exchange = Tauschen
    .grammar = n proper

## Fragen und Antworten

ask-help = { $mate } spielt keine Waffe. Spielst du eine für { WHOM($mate) }? Wenn du verlierst, bekommt ihr beide eine Abreibung.
ask-spoils = { $helper } hat der unterlegenen Seite geholfen. Eine zufällige Karte aus der Hand { OF($helper) } nehmen?
ask-offer = ein Tausch mit { TO($who) }: Was gibst du, und was möchtest du?
ask-offer-so-far = ein Tausch mit { TO($who) }. Du gibst { $given }; du möchtest { $asked }.
ask-fill = { $who } schlägt einen Tausch vor. Du bekommst { $got }; du gibst { $given }.
ask-fill-unheld = { ask-fill } Das alles hast du nicht.
goods-nothing = nichts
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } nach Wahl { OF($who) }
goods-your-choice = { COUNT($cards) } deiner Wahl
label-shortcut = Abkürzung { TO($place) }
label-exchange = Tauschen mit { TO($who) }
label-give-cigarette = Eine Zigarette geben
label-ask-cigarette = Eine Zigarette verlangen
label-ask-any = Eine beliebige Karte verlangen
label-ask-card = { $card } verlangen
label-propose = Vorschlagen
answer-help-decline = Nicht helfen
answer-spoils-accept = Eine zufällige Karte nehmen
answer-spoils-decline = Darauf verzichten
answer-offer-decline = Abbrechen
answer-fill-accept = Zustimmen
answer-fill-decline = Ablehnen
card-help = { $card } spielen
card-offer = { $card } geben
card-fill = { $card } geben
family-ask-card = Eine bestimmte Karte verlangen …

## Geschichte

followed-gang = { who-is } der Gang { TO($place) } gefolgt.
helped = { who-is } für { WHOM($other) } eingesprungen.
proposed = { who-has } { TO($other) } einen Tausch vorgeschlagen.
rejected = { who-has } den Tausch mit { TO($other) } abgelehnt.
passed = { who-has } { TO($other) } { A($cards) } gegeben.

## Warum nicht, und was helfen würde

why-exchange-limit = Du hast in diesem Zug drei Tausche vorgeschlagen; mehr geht nicht.
why-exchange-self = Du kannst nicht mit dir selbst tauschen.
why-not-teammate = { $who } ist nicht in deinem Team.
why-shortcut-target = { IN($place) } ist kein Teammitglied aus deiner Gang.
why-extort-ally = { $who } ist in deinem Team und kein Ziel.
help-shortcut = Teammitglieder aus deiner Gang sind { IN($mates) }.
help-gang-mate = Eine Abkürzung führt zu einem Teammitglied aus deiner Gang: Tritt der Gang eines Teammitglieds bei.
help-other-team = Wähle jemanden aus dem anderen Team.
help-goods = Einer von euch braucht eine Karte oder eine Zigarette.
why-exchange-pointless = Weder du noch { $who } { PERSON($who) ->
    [you] hast
   *[other] hat
} eine Karte oder eine Zigarette.
help-exchange = Beginne zuerst einen Tausch.
module-team = das Teamspiel
