### De Psychiatrische kliniek.

## Vragen en opties

ask-mend = waar wil je van af?
label-drop-trauma = { $trauma } kwijtraken
answer-mend-decline = Het Trauma houden

## Verhaal

shocked = { $who } kreeg { THE($trauma) }.
calmed = { $who } raakte { THE($trauma) } kwijt.

## Waarom niet, en wat zou helpen

why-trauma = { THE($trauma) } verbiedt het.
help-trauma = Genezen in { THE($heal_places) } haalt een Trauma weg alsof het een Aframmeling is.
help-heal-trauma = Dat wordt gevraagd als je geneest en een Trauma hebt.
module-ward = de Psychiatrische kliniek
