### De Werkplaats.

## Naamwoorden

verb-improve = Werktuig verbeteren
    .grammar = n proper
verb-develop = Talent ontwikkelen
    .grammar = n proper

## Vragen en opties

ask-skill = gooien voor een Talentfiche? { $least } of meer is 1 tunnelpunt; met minder is het fiche weg.
label-improve = { $tool } verbeteren: { $product }
label-develop = Talent ontwikkelen: Talentfiche nemen
label-skill-roll = Ervoor gooien
answer-skill-decline = Het fiche houden

## Verhaal

buried = { $who } groef met talent: het fiche blijft in de tunnel.
developed = { $who } ontwikkelde talent: nu { COUNT($now) }.
improved = { $who } maakte van { A($old) } { A($new) }.

## Waarom niet, en wat zou helpen

help-skill-pile = Er komt er een terug als een worp voor een Talentfiche mislukt.
help-dig-skill = Dat wordt gevraagd als je graaft en een Talentfiche hebt.
why-improve-none = { A($card) } kun je niet verbeteren.
help-tools = Een Houweel of een Schep wel.
module-workshop = de Werkplaats
