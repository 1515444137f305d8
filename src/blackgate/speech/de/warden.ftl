### Die Direktorin und ihr Büro.

## Substantive

verb-attract = Direktorin anlocken
    .grammar = n proper
verb-bribe = Bestechen
    .grammar = n proper

## Fragen und Antworten

ask-report = { $actor } hat das am selben Ort wie { THE($warden) } getan: { $verb }. Melden?
ask-freepass = du wurdest dafür gemeldet: { $verb }. Ein Schmiergeld-Plättchen einsetzen, oder { TO($solitary) } gehen und den Zug beenden?
ask-punish = { $actor } hat am selben Ort wie { THE($warden) } eine Aktion beendet. Ein Schmiergeld-Plättchen für eine Bestrafung einsetzen?
ask-corrupt = { THE($warden) } ist { IN($warden_place) }. Ein Schmiergeld-Plättchen einsetzen, um sie zu bewegen?
label-attract = { WHOM($warden) } anlocken
label-bribe = Bestechen: { $price } Zigaretten für Schmiergeld
label-report = Melden
label-freepass = Schmiergeld-Plättchen einsetzen
label-punish-beating = Bestrafen: eine Abreibung
label-punish-hand = Bestrafen: die halbe Hand
label-punish-cigarettes = Bestrafen: alle Zigaretten
label-warden = { WHOM($warden) } { TO($place) } bewegen
answer-report-decline = Nichts sagen
answer-freepass-decline = Die Folgen tragen
answer-punish-decline = Keine Bestrafung
answer-corrupt-decline = Sie dort lassen

## Geschichte

bribed = { who-has } { COUNT($price) } zum Bestechen gezahlt: jetzt { COUNT($now) }.
called = { who-has } { WHOM($figure) } { TO($place) } geholt.
reported = { who-has } { WHOM($other) } gemeldet: { $verb }.
repressed = { THE($figure) } hat { WHOM($who) } erwischt: { $verb }.
punished = { who-has } { WHOM($other) } bestrafen lassen: { $punishment ->
    [beating] eine Abreibung
    [hand] die halbe Hand
   *[cigarettes] alle Zigaretten
}.

## Warum nicht, und was helfen würde

why-attract-here = { THE($warden) } ist schon hier.
why-bribe-cigarettes = Bestechen kostet { $price } Zigaretten; du hast { $cigarettes }.
why-report-late = Es gibt nichts zu melden, oder es ist zu spät.
why-freepass-late = Ein Freibrief antwortet auf eine Meldung gegen dich, und niemand hat etwas gemeldet.
why-punish-late = Eine Bestrafung folgt auf eine Aktion von jemand anderem und kostet ein Schmiergeld-Plättchen.
why-corrupt-late = Ein Schmiergeld-Plättchen bewegt { WHOM($warden) } nur gleich nach einer Bewegung.
help-report = Melden kannst du, was jemand anders am selben Ort wie { THE($warden) } Verbotenes tut.
help-freepass = Du wirst gefragt, wenn du gemeldet wirst und ein Schmiergeld-Plättchen hast.
help-punish = Du wirst gefragt, wenn jemand am selben Ort wie { THE($warden) } eine Aktion beendet und du ein Plättchen hast.
help-corrupt = Nach einer Bewegung wird gefragt, wer ein Plättchen hat; anlocken geht jederzeit.
module-warden = die Direktorin
