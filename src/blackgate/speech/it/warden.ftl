### The Warden and her Office.

## Nouns

verb-attract = Attirare la Direttrice
    .grammar = m proper
verb-bribe = Corrompere
    .grammar = m proper

## Questions and options

ask-report = { $actor } ha agito accanto { TO($warden) }: { $verb }. Denunciare?
ask-freepass = ti hanno denunciato per questo: { $verb }. Spendere un segnalino Corruzione, o finire { IN($solitary) } e terminare il turno?
ask-punish = { $actor } ha finito un’azione accanto { TO($warden) }. Spendere un segnalino Corruzione per punire?
ask-corrupt = { THE($warden) } è { IN($warden_place) }. Spendere un segnalino Corruzione per spostarla?
label-attract = Attirare { THE($warden) }
label-bribe = Corrompere: { $price } sigarette per un segnalino Corruzione
label-report = Denunciare
label-freepass = Spendere un segnalino Corruzione
label-punish-beating = Punire: un Pestaggio
label-punish-hand = Punire: metà della mano
label-punish-cigarettes = Punire: tutte le sigarette
label-warden = Spostare { THE($warden) } { IN($place) }
answer-report-decline = Tacere
answer-freepass-decline = Accettare la Repressione
answer-punish-decline = Nessuna Punizione
answer-corrupt-decline = Lasciarla lì

## Story

bribed = { who-has } pagato una tangente di { COUNT($price) }: { COUNT($now) } in totale.
called = { who-has } attirato { THE($figure) } { IN($place) }.
reported = { who-has } denunciato { PERSON($other) ->
    [you] la { AS($other, "tua") } azione
   *[other] l’azione { OF($other) }
}: { $verb }.
repressed = { THE($figure) } ha agito contro { PERSON($who) ->
    [you] di { WHOM($who) }
   *[other] { $who }
}: { $verb }.
punished = { PERSON($other) ->
    [you] { $who } { AS($other, "ti ha") } fatto punire
   *[other] { who-has } fatto punire { $other }
}: { $punishment ->
    [beating] un Pestaggio
    [hand] metà della mano
   *[cigarettes] tutte le sigarette
}.

## Why not, and what would help

why-attract-here = { THE($warden) } è già qui.
why-bribe-cigarettes = Corrompere costa { $price } sigarette; tu ne hai { $cigarettes }.
why-report-late = Non c’è niente da denunciare, o è troppo tardi.
why-freepass-late = Un Lasciapassare risponde a una denuncia contro di te, e nessuno ha denunciato nulla.
why-punish-late = Una Punizione segue l’azione di qualcun altro e costa un segnalino Corruzione.
why-corrupt-late = Un segnalino Corruzione sposta { THE($warden) } solo subito dopo un Movimento.
help-report = Si denuncia un’azione illegale di qualcun altro, accanto { TO($warden) }.
help-freepass = Ti viene chiesto quando ti denunciano e hai un segnalino Corruzione.
help-punish = Ti viene chiesto quando qualcuno finisce un’azione accanto { TO($warden) } e hai un segnalino.
help-corrupt = Dopo un Movimento lo si chiede a chi ha un segnalino; attirarla invece è sempre possibile.
module-warden = la Direttrice
