### Consigli: che cosa c’è in gioco (stake-…), chi può evadere (threat-…), a che punto siamo (explain-…).
### In una posta in gioco $who è sempre un’altra persona.

## Guadagni e rischi di uno scontro.

stake-handed = Se { $who } collabora, ottieni { A($tool) } senza scontro.
stake-handed-named = Se il bersaglio cede lo Strumento che pretendi, è tuo senza scontro.
stake-win-tool = Se vinci lo scontro, { $who } subisce un Pestaggio, e tu prendi { A($tool) } oppure una carta a caso.
stake-win-named = Se vinci lo scontro, il bersaglio subisce un Pestaggio, e tu prendi lo Strumento preteso oppure una carta a caso.
stake-win-card = Se vinci lo scontro, { $who } subisce un Pestaggio, e tu prendi una carta a caso.
stake-lose-card = Se perdi lo scontro, subisci un Pestaggio e perdi una carta a caso.
stake-lose-tool = Se perdi lo scontro, subisci un Pestaggio e perdi { A($tool) }.
stake-weapon-lost = L’Arma è persa, comunque vada.
stake-last-beating = Sarebbe il Pestaggio numero { $n }: niente Creazione e niente scavi finché non ti curi.
stake-give = Perdi { A($tool) }.
stake-no-fight = Non c’è scontro, e { $who } perde l’Arma sul tavolo.
stake-next-due = { $who } deve rispondere con un’Arma, altrimenti perde.
stake-stop-card = Perdi lo scontro: subisci un Pestaggio e perdi una carta a caso.
stake-stop-tool = Perdi lo scontro: subisci un Pestaggio e perdi { A($tool) }.
stake-beaten = Subisci un Pestaggio.

## Che cosa si sa.

stake-cards = { $who } ha { COUNT($cards) } in mano.
stake-empty = { $who } non ha carte in mano.
stake-holds = { $who } ha di sicuro { A($cards) }.
stake-may-hold = { $who } ha forse ancora { A($cards) }.
stake-not-known = Non sai se { $who } ha { A($cards) }.
stake-lacks = { $who } non ha questo: { $cards }.
stake-arms = La carta Gang «{ $power }» gioca un’Arma per { $who } una volta per scontro.
stake-own-weapons = { $n ->
    [0] Non ti restano Armi per lo scontro.
    [one] Ti resta 1 Arma per lo scontro.
   *[other] Ti restano { $n } Armi per lo scontro.
}

## Michel e Michelle.

stake-michel-waits = { $michel } ti mostra una carta: se c’è un Coltello, cedi uno Strumento o combatti.
stake-michel-leaves = { $michel } ti lascia in pace; non c’è scontro.
stake-tool-gone = Lo Strumento è perso.
stake-michel-won = Se la prossima carta di { $michel } non mostra un Coltello, vinci e puoi pescare una carta.
stake-michel-lost = Se perdi contro { $michel }, subisci un Pestaggio e perdi uno Strumento o una carta a caso.
stake-knives = { $n } delle { $all } carte di { $michel } mostrano un Coltello.

## Una Rissa.

stake-brawl-others = Ogni altra persona qui subisce un Pestaggio, oppure scarta un’Arma e tira il dado: con { $caught } o meno finisce { IN($solitary) }.
stake-brawl-roll = L’Arma è persa, e tiri il dado: con { $caught } o meno finisci { IN($solitary) }.

## La Direttrice.

stake-kept = Ciò che l’azione porta resta tuo.
stake-reported = Se qualcuno ti denuncia, { THE($warden) } ti manda { IN($solitary) } e il tuo turno finisce.
stake-freepass = Per evitarlo hai { A($token) }.

## Chi può evadere.

threat-can-this = { can-break-out } evadere in questo turno con { A($tools) }.
threat-can-next = { can-break-out } evadere nel prossimo turno con { A($tools) }.
threat-could-this = { could-break-out } evadere in questo turno: basterebbe { A($tool) }.
threat-could-next = { could-break-out } evadere nel prossimo turno: basterebbe { A($tool) }.
can-break-out = { PERSON($who) ->
    [you] puoi
   *[other] { $who } può
}
could-break-out = { PERSON($who) ->
    [you] potresti
   *[other] { $who } potrebbe
}

## A che punto siamo.

explain-goal = Chi arriva per primo a { COUNT($points) } vince. Si guadagnano scavando con gli Strumenti { IN($places) }: { $scores }.
explain-goal-team = La prima squadra con { COUNT($points) } vince. Si guadagnano scavando con gli Strumenti { IN($places) }: { $scores }.
explain-score = { $tool } { $n }
explain-nobody-leads = Nessuno ha ancora scavato: nessuno è in testa.
explain-several-lead = { NAME($people) }: in testa alla pari con { COUNT($points) }.
explain-leads = { PERSON($who) ->
    [you] Sei in testa tu
   *[other] { $who } è in testa
} con { COUNT($points) }, grazie a { A($tools) }.
explain-you-have = Hai { COUNT($points) }; per vincere { $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
}.
explain-team-has = La tua squadra ha { COUNT($points) }; per vincere { $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
}.
explain-waiting = La partita aspetta { WHOM($who) }.
explain-asked = La domanda per te: { $question }
explain-turn = È il tuo turno { IN($place) }, con { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}. Ora puoi fare questo: { $verbs }.
explain-turn-done = È il tuo turno, e resta solo da finirlo.
explain-beaten = Con { COUNT($beatings) } non puoi né creare né scavare. Prima: { $verb }.
explain-no-tool = Non hai Strumenti. Come averne uno: { $verbs }.
explain-tools = Hai { A($tools) }: { COUNT($points) } da scavare.
explain-safe = Per quanto puoi sapere, nessuno può evadere nel prossimo turno.

## Nel browser.

web-stakes = Che cosa c’è in gioco
web-stakes-gains = Da vincere:
web-stakes-risks = Da perdere:
web-stakes-known = Si sa:
web-threat-can-this = Può evadere in questo turno
web-threat-can-next = Può evadere nel prossimo turno
web-threat-could-this = Potrebbe evadere in questo turno
web-threat-could-next = Potrebbe evadere nel prossimo turno
web-rules-behind = Le regole
web-hint-option = Scelta
web-hint-chance = Probabilità di vincere
