### De Bibliotheek.

## Naamwoorden

verb-rehabilitate = Resocialiseren
    .grammar = n proper
verb-study = Studeren
    .grammar = n proper

## Vragen en opties

label-spy = { WHOM($who) } bespioneren
label-rehabilitate = Resocialiseren: nieuwe Achtergrond
label-study = Studeren: Spionagefiche nemen
family-spy = Bespioneren … (gratis)

## Verhaal

rehabilitated = { $who } trok een nieuwe Achtergrond.
rehabilitated-as = { $who } trok een nieuwe Achtergrond: “{ $power }”.
studied = { $who } studeerde: nu { COUNT($now) }.

## Waarom niet, en wat zou helpen

why-spy-self = Je kent je eigen hand.
why-rehabilitate-pile = Er is geen Achtergrond meer om te trekken.
why-spy-moment = Een Spionagefiche onderbreekt geen actie.
help-between = Gebruik het in jouw beurt, tussen acties in.
help-rehabilitate = Met Resocialiseren in { THE($rehabilitate_places) } trek je een andere.
module-library = de Bibliotheek
