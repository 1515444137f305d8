### Fragen (ask-…), ihre Antworten (label-…, answer-…, card-…) und was hinter einer Antwort steht (option-…).
### Eine Frage beginnt klein: Sie kann auf den Namen einer Karte folgen.

## Fragen.

ask-because = { $cause }: { $question }
ask-anything = was tust du?
ask-turn = du bist dran. { $actions ->
    [0] Keine Aktion mehr.
    [one] Noch 1 Aktion.
   *[other] Noch { $actions } Aktionen.
}
ask-go = wohin gehst du?
ask-name = welches Werkzeug forderst du { OF($target) }?
ask-lay = du forderst { A($tool) } { OF($target) }. Welche Waffe legst du aus?
ask-answer = { $attacker } fordert { A($tool) } von dir. Herausgeben oder kämpfen?
ask-answer-unheld = { $attacker } fordert { A($tool) }. So etwas hast du nicht, aber das weißt nur du; es gibt einen Kampf.
ask-fight = der Kampf gegen { WHOM($foe) }: eine Waffe spielen oder aufgeben?
ask-selling = was verkaufst du? Bisher verkauft: { $sold }; du hast { COUNT($cigarettes) }.
ask-pay = welches Accessoire gibst du ab, um { FROM($gang) } beizutreten? Noch { $due } nötig.
ask-ingredient = welche Karte verwendest du?
ask-discard = du hast { $size } Karten auf der Hand; { $limit } sind erlaubt. Welche wirfst du ab?
ask-target = wen trifft es?
ask-place = an welchen Ort gehst du?
ask-free = eins davon kostet dich jetzt keine Aktion.
ask-free-buy = { ask-free } Du hast { COUNT($cigarettes) }.
ask-pick = du siehst die Hand { OF($victim) }. Welche Karte nimmst du? Noch { $due } zu nehmen.
ask-drop = welche Karte wirfst du ab? Noch { $due } abzuwerfen.
ask-unless = eine Waffe abwerfen oder { COUNT($beatings) } einstecken?
ask-recover = welche Karte nimmst du vom Ablagestapel?
ask-bonus = du bist in der Gang, die dein Vorleben nennt. Auch die zweite Wirkung anwenden?
ask-react = antwortest du auf das, was { $to } getan { PERSON($to) ->
    [you] hast
   *[other] hat
}?
ask-react-card = jetzt ist der Moment für eine deiner Karten. Nutzt du sie?

## Aktionen.

label-pass = Zug beenden
label-search = Suchen: { $cards } ziehen
label-move = Einfach bewegen: würfeln
label-cautious = Vorsichtig bewegen: { $place }
label-cautious-price = Vorsichtig bewegen ({ $price ->
    [one] 1 Aktion
   *[other] { $price } Aktionen
}): { $place }

label-go = Gehen: { $place }
label-lead = { $michel } { TO($place) } führen
label-join = { $gang } beitreten
label-join-seen = { $gang } beitreten: { $power }

label-craft = { $product } herstellen
label-buy = { COUNT($product) } für { $price } kaufen
label-dig = Graben mit { $tool }: +{ $points }

label-steal = Löffel stehlen
label-heal = Abreibung heilen
label-heal-either = Abreibung oder Trauma heilen
label-heal-trauma = Trauma heilen
label-heal-now = { COUNT($beatings) } loswerden
label-sell = Karten verkaufen
label-play = { $card } spielen
label-extort = { WHOM($who) } erpressen

label-ability = { $power } nutzen
label-reveal = { $power } aufdecken

taken = { COUNT($product) }
taken-short = { COUNT($product) } (mehr sind nicht da)

## Antworten.

label-give = Herausgeben
label-refuse = Weigern und kämpfen
label-stop = Aufgeben
label-stop-helped = Keine spielen; ein Teammitglied kann helfen
label-done = Genug verkauft
label-accept = Ja
label-decline = Nein danke
label-reroll = Noch einmal würfeln
label-name = { $card } fordern
label-seat = { WHOM($who) }

label-other = { $action }

answer-unless-decline = { COUNT($beatings) } einstecken
answer-roll-decline = { $michel } dort lassen

## Karten.

card-lay = { $card } auslegen
card-fight = { $card } spielen
card-selling = { $card } verkaufen
card-pay = { $card } abgeben
card-ingredient = { $card } verwenden
card-discard = { $card } abwerfen
card-drop = { $card } abwerfen
card-pick = { $card } nehmen
card-unless = { $card } abwerfen
card-recover = { $card } nehmen

card-choose = { $card } wählen

## Hinter einer Antwort.

option-free = { $option } (gratis)
option-illegal = { $option } (hier verboten)
option-michel = { $option } ({ $michel })
option-people = { $option } ({ NAME($people) })
option-warned = { $option } ({ $warning })
option-final = { $option } ({ $warning })

## Wovor eine Antwort warnt.

warn-actions = { $actions ->
    [one] 1 Aktion ungenutzt
   *[other] { $actions } Aktionen ungenutzt
}
warn-over-limit = { COUNT($cards) } zu viel
warn-nothing-to-draw = es gibt nichts zu ziehen
warn-idle-place = { IN($place) } gibt es nichts zu tun
warn-no-cards = { $who } hat keine Karten
warn-lacks = { $who } hat das nicht
warn-no-weapon = du hast keine Waffe
warn-leaves = gibt „{ $power }“ auf

## Mehrere Antworten in einer Zeile.

family-cautious = Vorsichtig bewegen ({ $price ->
    [one] 1 Aktion
   *[other] { $price } Aktionen
}) …
family-cautious-range = Vorsichtig bewegen ({ $least } oder { $most } Aktionen) …

family-card = Eine Karte geben …
