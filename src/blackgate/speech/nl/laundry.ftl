### De Wasserij.

## Naamwoorden

verb-change-style = Van stijl veranderen
    .grammar = n proper
verb-steal-bandage = Verband stelen
    .grammar = n proper

## Vragen en opties

label-change-style = Van stijl veranderen: { $gang }
label-change-style-seen = Van stijl veranderen: { $gang }, { $power }
label-steal-bandage = Verband stelen: Verbandfiche nemen
label-bandage-heal = Genezen met een Verbandfiche
label-bandage-link = Verbandfiche als Touw gebruiken
family-change-style = Van stijl veranderen …

## Verhaal

stole-bandage = { $who } stal verband: nu { COUNT($now) }.

## Waarom niet, en wat zou helpen

help-bandage = Je Verbandfiche haalt er overal één weg.
why-change-style-cards = { THE($gang) }: met Van stijl veranderen heb je { $due ->
    [one] 1 Accessoire
   *[other] { $due } verschillende Accessoires
} nodig uit { $accepted }.
why-bandage-link-moment = Een Verbandfiche vervangt het Touw van een recept, als dat Touw aan de beurt is.
help-link = Knutsel iets waar een Touw voor nodig is.
module-laundry = de Wasserij
