### De Gokcellen.

## Naamwoorden

verb-bet = Gokken
    .grammar = n proper
verb-plan = Plannen
    .grammar = n proper

## Vragen en opties

label-planned = Verplaatsen volgens plan (1 fiche): { $place }
label-bet = { $stake } gokken op { $figure }: { $back } terug
label-plan = Plannen: Planfiche nemen
family-bet = Gokken … (zoals: gok 2 op 5)
family-planned = Verplaatsen volgens plan (1 fiche) …

## Verhaal

moved-as-planned = { $who } ging volgens plan voorzichtig { TO($place) }.
made-plan = { $who } maakte een plan: nu { COUNT($now) }.
bet = { $who } gokte { COUNT($stake) } op { $figure } en gooide een { $roll }: { $won ->
    [0] alles kwijt
   *[other] { $won } terug
}.

## Waarom niet, en wat zou helpen

help-planned = Met je Planfiche kost het 1 actie: kies Verplaatsen volgens plan.
why-bet-cigarettes = Deze inzet is { $price ->
    [one] 1 sigaret
   *[other] { $price } sigaretten
}; je hebt er { $cigarettes }.
help-bet-less = Zet hooguit { $cigarettes } in.
module-gambling = de Gokcellen
