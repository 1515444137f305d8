### De Sportzaal.

## Naamwoorden

verb-brawl = Knokken
    .grammar = n proper
verb-workout = Trainen
    .grammar = n proper

## Vragen en opties

ask-opener = een Knokpartij: welk Wapen leg je af om te beginnen?
ask-brawl = { $starter } begon een Knokpartij. Een Wapen afleggen, en bij een worp van { $caught } of minder { TO($solitary) } gaan; of een Aframmeling krijgen?
label-brawl = Knokken: Wapen afleggen
label-workout = Trainen: Krachtfiche nemen
label-spend-workout = Krachtfiche: gooi { $least } of meer
answer-brawl-decline = Een Aframmeling krijgen
card-opener = { $card } afleggen
card-brawl = { $card } afleggen

## Verhaal

flexed = { $who } gebruikte { A($token) } en gooide een { $roll }: { $end ->
    [kept] geen Wapen nodig, en het fiche komt terug
    [won] geen Wapen nodig
   *[lost] tevergeefs
}.
worked-out = { $who } trainde: nu { COUNT($now) }.

## Waarom niet, en wat zou helpen

why-brawl-target = Er is verder niemand { IN($here) }.
why-brawl-weapon = Een Knokpartij begint met een eigen Wapen, en je hebt er geen op hand.
why-spend-workout-moment = Een Krachtfiche helpt in een gevecht, als jij een Wapen moet spelen.
why-spend-workout-spent = Eén poging per Wapen; nu is een echt Wapen nodig.
help-fight = Bewaar het voor het volgende gevecht.
help-real-weapon = Speel een Wapen, of geef op.
module-gymnasium = de Sportzaal
