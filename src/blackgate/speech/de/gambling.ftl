### Die Spielzellen.

## Substantive

verb-bet = Wetten
    .grammar = n proper
verb-plan = Planen
    .grammar = n proper

## Fragen und Antworten

label-planned = Geplant bewegen (1 Plättchen): { $place }
label-bet = { $stake } auf { $figure } wetten: { $back } zurück
label-plan = Planen: ein Plan-Plättchen nehmen
family-bet = Wetten … (zum Beispiel: bet 2 on 5)
family-planned = Geplant bewegen (1 Plättchen) …

## Geschichte

moved-as-planned = { who-is } wie geplant vorsichtig { TO($place) } gegangen.
made-plan = { who-has } einen Plan gemacht: jetzt { COUNT($now) }.
bet = { who-has } { COUNT($stake) } auf { $figure } gewettet und eine { $roll } gewürfelt: { $won ->
    [0] alles verloren
   *[other] { $won } zurück
}.

## Warum nicht, und was helfen würde

help-planned = Mit deinem Plan-Plättchen kostet es 1 Aktion: Wähle „Geplant bewegen“.
why-bet-cigarettes = Diese Wette braucht { $price ->
    [one] 1 Zigarette
   *[other] { $price } Zigaretten
}; du hast { $cigarettes }.
help-bet-less = Setze höchstens { $cigarettes }.
module-gambling = die Spielzellen
