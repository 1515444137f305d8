### Michel en Michelle.

## Vragen en opties

ask-roll = de beurt eindigt. { $michel } is { IN($michel_place) }: gooien om { $michel } te verplaatsen?
ask-lead = waar gaat { $michel } heen?
ask-yield = { $michel } trekt een Mes en wil { A($tools) }. Een ervan afgeven, of vechten?
ask-yield-unheld = { $michel } trekt een Mes en wil { A($tools) }. Die heb je niet; het wordt vechten.
ask-yield-nothing = { $michel } trekt een Mes. Het wordt vechten.
ask-toll = { $michel } pakt een Werktuig af. Welk raak je kwijt?
ask-prize = je hebt gewonnen van { $michel }. Een Zoekkaart trekken?
label-roll-michel = Gooien voor { $michel }
answer-yield-refuse = Vechten
answer-prize-accept = Een kaart trekken
card-yield = { $card } afgeven
card-toll = { $card } kwijtraken

## Verhaal

led = { $who } stuurde { $figure } { TO($place) }.
rolled-for-figure = { $who } gooide een { $roll } voor { $figure }.
rolled-for-figure-led = { $who } gooide een { $roll } voor { $figure }; { $figure } ging { TO($place) }.
figure-went = { $figure } ging { TO($place) }.
showed-knife = { $figure } trok { A($knife) } tegen { WHOM($who) }{ N($tools) ->
    [0] {""}
   *[other] {" "}en wilde { A($tools) }
}.
showed-no-knife = { $figure } trok geen { $knife } tegen { WHOM($who) }.
routed = { $who } won het gevecht tegen { $figure }.
mauled = { $who } verloor het gevecht tegen { $figure }.

## Waarom niet, en wat zou helpen

help-turn-end = Dat wordt aan het einde van je beurt gevraagd.
module-michel = Michel of Michelle
