### Testi delle carte: ciò che le parole di docs/editions.md dicono su una carta. Ognuno riceve il suo n, e di chi si parla.

n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
n-cigarettes = { $n ->
    [one] { $n } sigaretta
   *[other] { $n } sigarette
}
n-points = { $n ->
    [one] { $n } punto Tunnel
   *[other] { $n } punti Tunnel
}
target = { $who ->
    [other] un altro giocatore a tua scelta
    [here] un altro giocatore a tua scelta nel tuo Luogo
    [foe] quel giocatore
    [others] ogni altro giocatore
   *[all] ogni giocatore
}

## Effetti.

text-draw = pesca { $n ->
    [one] { $n } carta Ricerca
   *[other] { $n } carte Ricerca
}.
text-gain = prendi { COUNT($cards) } dalla sua pila.
text-cigs = prendi { n-cigarettes } dalla riserva.
text-cigs-of = { target } ti dà fino a { n-cigarettes }.
text-grab-choice = guarda la mano di { target } e prendi da lì { n-cards } a tua scelta.
text-grab-random = prendi { n-cards } a caso dalla mano di { target }.
text-drop-choice = scarta { n-cards } a tua scelta.
text-drop-random = scarta { n-cards } a caso.
text-drop-choice-of = { target } scarta { n-cards } a sua scelta.
text-drop-random-of = { target } scarta { n-cards } a caso.
text-peek = guarda la mano di { target }.
text-move = spostati { IN($places) }.
text-move-any = spostati in un Luogo aperto a tua scelta.
text-move-of = sposta { target } { IN($places) }.
text-send-of = manda { target } { IN($places) }.
text-heal = { $n ->
    [one] togli 1 dei tuoi Pestaggi.
   *[other] togli fino a { $n } dei tuoi Pestaggi.
}
text-beat = { target } subisce { n-beatings }.
text-beat-unless = { target } subisce { n-beatings }, o scarta invece un’Arma.
n-beatings = { $n ->
    [one] { $n } Pestaggio
   *[other] { $n } Pestaggi
}
text-act = in questo turno hai { $n ->
    [one] { $n } azione in più
   *[other] { $n } azioni in più
}.
text-free = puoi fare l’azione { $verbs }{ $anywhere ->
    [yes] , ovunque tu sia,
   *[no] {""}
} senza spendere un’azione{ $limited ->
    [yes] , anche se l’hai già fatta in questo turno
   *[no] {""}
}.
text-perform = fai l’azione { $verbs }{ $anywhere ->
    [yes] , ovunque tu sia
   *[no] {""}
}{ $limited ->
    [yes] , se non l’hai già fatta in questo turno
   *[no] {""}
}.
text-recover = riprendi fino a { COUNT($cards) } a tua scelta dalla pila degli scarti Ricerca.
text-cancel = l’Estorsione contro di te finisce subito e l’Arma che l’ha aperta viene scartata.
text-pay = paga { n-cigarettes }.
text-points = guadagni { n-points }.
text-points-of = { target } guadagna { n-points }.

## Cambiamenti duraturi.

text-rolls = per il tuo Movimento semplice tira il dado { $n } volte e scegli tra tutti i Luoghi indicati.
text-reroll = dopo il tiro del tuo Movimento semplice puoi ritirare fino a { $n ->
    [one] { $n } volta
   *[other] { $n } volte
}.
text-cautious = un Movimento prudente verso { THE($places) } ti costa { n-actions }.
text-cautious-any = un Movimento prudente verso qualunque Luogo ti costa { n-actions }.
n-actions = { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
}
text-sell = quando vendi, ogni carta che ha un valore ti rende { $n ->
    [one] { $n } sigaretta in più
   *[other] { $n } sigarette in più
}.
text-price = quando compri, paghi { n-cigarettes } in meno, ma almeno 1.
text-allow = { N($verbs) ->
    [one] l’azione { $verbs } ti è permessa anche
   *[other] le azioni { $verbs } ti sono permesse anche
} { IN($places) }.
text-allow-any = { N($verbs) ->
    [one] l’azione { $verbs } ti è permessa
   *[other] le azioni { $verbs } ti sono permesse
} ovunque.
text-waive = le tue ricette chiedono { $n ->
    [one] { $n } Legaccio
   *[other] { $n } Legacci
} in meno.
text-arms-attack = in uno scontro cominciato da te, { arms-answered }; l’Arma che lo apre la metti tu.
text-arms-defend = in uno scontro in cui ti difendi da un’Estorsione, { arms-answered }.
text-arms-both = in uno scontro, { arms-answered }; l’Arma che apre la tua Estorsione la metti tu.
arms-answered = { $n ->
    [one] la prima Arma che dovresti giocare in risposta conta come giocata
   *[other] le prime { $n } Armi che dovresti giocare in risposta contano come giocate
}
text-immune = nessuno può fare l’azione { $verbs } contro di te finché sei { IN($places) }.
text-immune-any = nessuno può fare l’azione { $verbs } contro di te, ovunque tu sia.
text-search = con l’azione Ricerca pesca { n-cards } in più.
text-hand = puoi tenere { n-cards } in più alla fine del tuo turno.
text-limit = puoi fare l’azione { $verbs } { $n ->
    [one] { $n } volta
   *[other] { $n } volte
} in più per turno.

## Quando vale una carta.

when = { $when }: { $does }
when-my-turn = nel tuo turno, tra un’azione e l’altra
when-turn-start = all’inizio del tuo turno
when-extorted = quando un altro giocatore mette l’Arma che apre un’Estorsione contro di te
when-arrival = quando un altro giocatore finisce un movimento nel tuo Luogo, tranne che in Isolamento
when-after = dopo la tua azione { $verb }
when-after-move = dopo il tuo Movimento, semplice o prudente
when-after-extort = dopo la tua Estorsione contro un giocatore
when-after-win = dopo uno scontro vinto contro un giocatore
when-after-lose = dopo uno scontro perso contro un giocatore
when-after-other = dopo l’azione { $verbs } di un altro giocatore
when-after-any = dopo un’azione di un altro giocatore
when-at = se sei { IN($places) }
when-company = se un altro giocatore è nel tuo Luogo
when-once = al massimo una volta per turno
when-used = puoi usare questa abilità
when-revealed = puoi rivelare questa carta
text-bonus = se fai parte { OF($gang) }, puoi applicare anche questo: { $does }

## A che cosa serve una carta senza effetti.

text-class = { $class }.
text-digs = vale { n-points } per scavare.
text-needed = serve a creare { COUNT($cards) }.
text-accepted = accettato { FROM($gangs) }.
text-sells = si vende per { n-cigarettes }.

## Traumi, carte di Michel(le), Luoghi, acquisti, ricette.

text-trauma-search = con l’azione Ricerca peschi { n-cards } in meno.
text-trauma-hand = puoi tenere al massimo { n-cards } alla fine del tuo turno.
text-trauma-forbids = { N($verbs) ->
    [one] questa azione ti è vietata
   *[other] queste azioni ti sono vietate
}: { $verbs }.
text-trauma-gang = perdi la tua carta Gang.
text-michel-empty = nessun Coltello: non succede nulla.
text-michel-knife = un Coltello: scarta { A($tools) }, oppure affronta lo scontro.
text-place-search = Ricerca: qui peschi { n-cards }.
text-place-no-search = qui la Ricerca non è possibile.
text-place-die = ci si arriva con { $results } al dado.
text-place-no-die = nessun risultato del dado porta qui.
text-place-actions = Azioni Luogo: { $verbs }.
text-place-forbids = non qui: { $verbs }.
text-deal = { COUNT($card) } per { n-cigarettes }.
text-recipe = { COUNT($needs) } fanno { COUNT($card) }.
