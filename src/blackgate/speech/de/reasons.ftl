### Warum eine Aktion abgelehnt wird (why-…), und was sie möglich machen würde (help-…).

## Wo und wann.

why-over = Das Spiel ist vorbei.
why-not-asked = Jetzt entscheidet { $asked }.
why-other-question = Du musst zuerst eine andere Frage beantworten.
why-actions = { $actions ->
    [0] Du hast in diesem Zug keine Aktion mehr.
   *[other] Es kostet mehr Aktionen, als du in diesem Zug noch hast.
}
why-cautious-actions = Eine vorsichtige Bewegung { TO($place) } kostet { $actions_due ->
    [one] 1 Aktion
   *[other] { $actions_due } Aktionen
}; du hast { $actions ->
    [0] keine mehr
   *[other] noch { $actions }
}.
why-place = { $action } ist { IN($here) } nicht möglich.
why-place-only = { $action } ist nur { IN($places) } möglich.
why-place-nowhere = { $action } ist an keinem Ort dieses Spiels möglich.
why-power-place = „{ $power }“ wirkt nur { IN($power_places) }.
why-solitary = { $action } ist { IN($here) } nicht möglich.
why-solitary-start = Dein Zug hat { IN($solitary) } begonnen: { $action } ist darin nicht möglich.
why-limit = { $action }: Das hast du so oft getan, wie ein Zug es erlaubt.

why-here = Du bist schon { IN($place) }.
why-go-here = Du kannst nicht { IN($place) } bleiben.

why-cautious-closed = An diesem Tisch führt keine vorsichtige Bewegung { TO($place) }.
why-go-closed = Der Wurf führt nicht { TO($place) }.
why-go-not-offered = Die Karte führt nicht { TO($place) }.
why-no-place = Diesen Ort gibt es in diesem Spiel nicht.

help-next-turn = Warte auf deinen nächsten Zug.
help-wait = Warte auf deinen Zug.
help-asked = Warte, bis du gefragt wirst.
help-answer = Beantworte sie; dann geht das Spiel weiter.

help-go = Geh { TO($places) }.
help-go-power = Geh { TO($power_places) }.
help-leave = Komm zuerst aus { FROM($here) } heraus.
help-choices = Du hast die Wahl: { $choices }.
help-other-place = Wähle einen anderen Ort.

## Mit wem.

why-target = { $action }: Hier ist niemand, den es treffen könnte.
why-no-player = So jemand sitzt nicht an diesem Tisch.
why-extort-self = Du kannst dich nicht selbst erpressen.

why-elsewhere = { $who } ist nicht an deinem Ort.

why-power-target = Für „{ $power }“ muss noch jemand an deinem Ort sein.
why-immune = { $action }: Wer hier ist, wird von einer Gangkarte geschützt.
why-extort-immune = Die Gangkarte „{ $shield }“ schützt { WHOM($who) } hier.
why-ally = { $action }: Teammitglieder sind kein Ziel.

help-meet = { $who } ist { IN($there) }: Geh dorthin.
help-company = Jemand muss { TO($here) } kommen, oder du gehst dorthin, wo andere sind.

help-immune = An einem anderen Ort schützt sie nicht.
help-other-player = Wähle jemand anders.

help-someone = Es braucht noch jemanden, bei dem es wirkt.
help-someone-here = Es braucht noch jemanden an deinem Ort, bei dem es wirkt.

## In welchem Zustand.

why-beaten = { $action } ist mit { $beatings ->
    [one] einer Abreibung
   *[other] { $beatings } Abreibungen
} nicht möglich.
why-unhurt = Du hast nichts zu heilen.
why-barred = { $action }: Etwas, das du bei dir hast, verbietet es.

help-heal = Heilen { IN($heal_places) } entfernt eine{ $excess ->
    [one] .
   *[other] ; { $excess } müssen weg.
}

## Womit.

why-weapon = Du hast keine Waffe auf der Hand.

why-cards = { $action }: Du hast nicht die nötigen Karten.
why-craft-cards = Für { A($product) } brauchst du { A($ingredients) }.
why-join-cards = Für { WHOM($gang) } brauchst du { $due } verschiedene Accessoires von diesen: { $accepted }.

why-double = Das gleiche Accessoire zählt nur einmal.
why-no-card = { $card }: Das hast du nicht auf der Hand.
why-no-tool = Du hast kein Werkzeug auf der Hand.
why-sell-cards = Du hast keine Karte, die sich verkaufen ließe.
why-sell-first = Mindestens eine Karte muss verkauft werden.
why-pile = { $action }: Der Stapel ist leer.
why-pile-empty = Der Stapel „{ $pile }“ ist leer.
why-gang-pile = Es gibt keine Gangkarte { OF($gang) } mehr.
why-token-pile = Es gibt kein { $token } mehr.

why-short = { $action }: Auf dem Stapel sind zu wenige Karten.
why-pile-short = Du bekämst { $product }, und auf dem Stapel ist nur noch { $left }.
why-cigarettes = { $action }: Du hast zu wenige Zigaretten.
why-buy-cigarettes = { COUNT($product) } { N($product) ->
    [one] kostet
   *[other] kosten
} { $price ->
    [one] 1 Zigarette
   *[other] { $price } Zigaretten
}; du hast { $cigarettes }.

why-ability-cigarettes = „{ $power }“ kostet { $price ->
    [one] 1 Zigarette
   *[other] { $price } Zigaretten
}; du hast { $cigarettes }.
why-token = Du hast kein { $token }.

help-weapon = So bekommst du eine: { $weapon_ways }.
help-tool = So bekommst du eins: { $tool_ways }.
help-card = So kommst du daran: { $card_ways }.
help-lacking = Was dir fehlt: { $lacking }.
help-accessories = Du brauchst noch { $missing }: { $others }.
help-accessories-none = Du hast keins davon.
help-sell-first = Verkaufe eine Karte; dann darfst du aufhören.
help-pile = Es kommt etwas zurück, sobald jemand { A($pile) } abwirft.
help-gang-pile = Eine kommt zurück, sobald ein Mitglied { WHOM($gang) } verlässt.
help-token-pile = Eins kommt zurück, sobald jemand es einsetzt.

help-smaller-deal = Das kleinere Angebot ist möglich: { COUNT($smaller) } für { $smaller_price }.
help-short = Warte, bis genug auf dem Stapel ist: { $product }.
help-sell = Dir { $short ->
    [one] fehlt { $short }
   *[other] fehlen { $short }
}; Verkaufen { IN($sell_places) } bringt Zigaretten.
help-cigarettes = Dir { $short ->
    [one] fehlt { $short }
   *[other] fehlen { $short }
}.

help-token = { $token_action } { IN($token_places) } bringt eins.

help-change = Zuerst muss sich etwas ändern: ein Stapel, ein Ort oder eine Abreibung.

## Zu welchem Zweck.

why-pointless = { $action } würde jetzt nichts ändern.
why-play-pointless = „{ $card }“ würde jetzt nichts ändern.
why-ability-pointless = „{ $power }“ würde jetzt nichts ändern.
why-join-pointless = Du bekämst deine eigene Gangkarte zurück: Es gibt keine andere { OF($gang) } mehr.

## In welchem Moment.

why-moment = { $action }: Das ist nicht der Moment dafür.
why-lets = Eine Karte lässt dich jetzt nur das tun: { $lets }.
why-power-moment = Das ist nicht der Moment für „{ $power }“.

why-ability-spent = Du hast „{ $power }“ in diesem Zug schon genutzt.
why-reveal-spent = Dein Vorleben „{ $power }“ ist aufgedeckt; das geht nur einmal.

why-unasked = Danach hat jetzt niemand gefragt.

help-lets = Entscheide zuerst darüber; dann geht dein Zug weiter.
help-my-turn = Sie wirkt in deinem Zug, zwischen Aktionen.
help-turn-start = Sie wirkt von selbst zu Beginn deines Zuges.
help-after = Sie wirkt gleich nach deiner Aktion: { $power_actions }.
help-after-any = Sie wirkt gleich nach einer deiner Aktionen.
help-after-combat = Sie wirkt gleich nach einem deiner Kämpfe.
help-after-other = Sie wirkt gleich nach der Aktion von jemand anderem: { $power_actions }.
help-after-anything = Sie wirkt gleich nach einer Aktion von jemand anderem.
help-extorted = Sie wirkt, wenn du erpresst wirst, bevor du antwortest.
help-arrival = Sie wirkt von selbst, wenn jemand an deinen Ort kommt.
help-always = Sie wirkt die ganze Zeit; es gibt nichts zu nutzen.

help-roll = Wähle zuerst „Einfach bewegen“: Erst der Wurf führt irgendwohin.
help-extortion = So antwortest du auf eine Erpressung gegen dich.
help-demand = Wähle zuerst die Aktion Erpressen.
help-sale = Wähle zuerst die Aktion Verkaufen.

## Das gibt es nicht.

why-none = Das gibt es in diesem Spiel nicht.
why-ability-none = Du hast keine Gangkarte.
why-reveal-none = Du hast kein Vorleben.
why-play-none = „{ $card }“ ist keine Aktionskarte.
why-dig-none = Zum Graben taugt das nicht: { $card }.

help-module = Dafür brauchst du { $module } im Spiel.
help-join = Tritt zuerst einer Gang bei.

## Eine falsche Antwort.

why-not-offered = Das ist keine der Antworten: Es ist nicht da, oder es würde nichts ändern.
why-card-unfit = „{ $card }“ ist nicht das, was gefragt ist.
why-card-undiscarded = „{ $card }“ ist nicht unter den Karten, die du zurücknehmen kannst.
why-card-unseen = „{ $card }“ ist nicht in der Hand, die du siehst.
why-seat-unfit = { $who } ist kein Ziel: nicht da, oder es würde nichts ändern.
why-self-unfit = Deine eigene Karte kann dich nicht treffen.
why-tool-unheld = Du hast das geforderte Werkzeug nicht.
why-name-unfit = „{ $card }“ ist kein Werkzeug; nur Werkzeuge kann man fordern.
why-too-many = Das ist eine Karte zu viel.

help-options = Wähle eine der angebotenen Antworten.
help-hand = Wähle eine der angebotenen Karten.
help-hold-weapon = Wähle eine Waffe aus deiner Hand.
help-accessory = Wähle ein anderes Accessoire dieser Gang.
help-refuse = Weigere dich; das verrät niemandem, was du hast.
