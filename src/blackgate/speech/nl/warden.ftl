### De Gevangenisdirecteur en haar kantoor.

## Naamwoorden

verb-attract = Gevangenisdirecteur lokken
    .grammar = n proper
verb-bribe = Omkopen
    .grammar = n proper

## Vragen en opties

ask-report = { $actor } deed dit in het bijzijn van { THE($warden) }: { $verb }. Verklikken?
ask-freepass = je bent hiervoor verklikt: { $verb }. Een Corruptiefiche gebruiken, of { TO($solitary) } gaan en je beurt beëindigen?
ask-punish = { $actor } voerde een actie uit in het bijzijn van { THE($warden) }. Een Corruptiefiche gebruiken voor een Straf?
ask-corrupt = { THE($warden) } is { IN($warden_place) }. Een Corruptiefiche gebruiken om haar te verplaatsen?
label-attract = { $warden } lokken
label-bribe = Omkopen: { $price } sigaretten voor Corruptiefiche
label-report = Verklikken
label-freepass = Corruptiefiche gebruiken
label-punish-beating = Straf: een Aframmeling
label-punish-hand = Straf: de halve hand
label-punish-cigarettes = Straf: alle sigaretten
label-warden = { $warden } { TO($place) } sturen
answer-report-decline = Niets zeggen
answer-freepass-decline = De gevolgen dragen
answer-punish-decline = Geen Straf
answer-corrupt-decline = Haar daar laten

## Verhaal

bribed = { $who } betaalde { COUNT($price) } smeergeld: nu { COUNT($now) }.
called = { $who } lokte { THE($figure) } { TO($place) }.
reported = { $who } verklikte { WHOM($other) }: { $verb }.
repressed = { THE($figure) } betrapte { WHOM($who) }: { $verb }.
punished = { $who } liet { WHOM($other) } straffen: { $punishment ->
    [beating] een Aframmeling
    [hand] de halve hand
   *[cigarettes] alle sigaretten
}.

## Waarom niet, en wat zou helpen

why-attract-here = { THE($warden) } is al hier.
why-bribe-cigarettes = Omkopen kost { $price } sigaretten; je hebt er { $cigarettes }.
why-report-late = Er valt niets te verklikken, of het is te laat.
why-freepass-late = Een Vrijgeleide helpt als je verklikt bent, en dat ben je niet.
why-punish-late = Een Straf volgt op een actie van iemand anders, voor een Corruptiefiche.
why-corrupt-late = Een Corruptiefiche verplaatst { THE($warden) } alleen direct nadat iemand zich verplaatst heeft.
help-report = Verklikken kan na een verboden actie van iemand anders in het bijzijn van { THE($warden) }.
help-freepass = Dat wordt gevraagd als je verklikt bent en een Corruptiefiche hebt.
help-punish = Dat wordt gevraagd als iemand een actie uitvoert in het bijzijn van { THE($warden) } en jij een fiche hebt.
help-corrupt = Dat wordt na een verplaatsing gevraagd aan wie een fiche heeft; lokken kan altijd.
module-warden = de Gevangenisdirecteur
