### Perché un’azione è rifiutata (why-…), e che cosa la renderebbe possibile (help-…).

## Dove e quando.

why-over = La partita è finita.
why-not-asked = Ora decide { WHOM($asked) }.
why-other-question = Prima devi rispondere a un’altra domanda.
why-actions = { $actions ->
    [0] In questo turno non ti restano azioni.
   *[other] Costa più azioni di quante te ne restano in questo turno.
}
why-cautious-actions = Un Movimento prudente verso { THE($place) } costa { $actions_due ->
    [one] 1 azione
   *[other] { $actions_due } azioni
}; te ne { $actions ->
    [0] restano 0
    [one] resta 1
   *[other] restano { $actions }
}.
why-place = { $action }: non è possibile { IN($here) }.
why-place-only = { $action }: è possibile solo { IN($places) }.
why-place-nowhere = { $action }: nessun Luogo di questa partita lo permette.
why-power-place = { $power }: l’effetto vale solo { IN($power_places) }.
why-solitary = { $action }: non è possibile { IN($here) }.
why-solitary-start = Il tuo turno è cominciato { IN($solitary) }; { $action }: non è possibile fino alla fine.
why-limit = { $action }: in questo turno non è più possibile.

why-here = Sei già { IN($place) }.
why-go-here = Non puoi restare { IN($place) }.

why-cautious-closed = A questo tavolo non si va { IN($place) } con un Movimento prudente.
why-go-closed = Il dado non porta { IN($place) }.
why-go-not-offered = La carta non porta { IN($place) }.
why-no-place = Quel Luogo non c’è in questa partita.

help-next-turn = Aspetta il tuo prossimo turno.
help-wait = Aspetta il tuo turno.
help-asked = Aspetta che te lo chiedano.
help-answer = Rispondi; poi il gioco prosegue.

help-go = Vai { IN($places) }.
help-go-power = Vai { IN($power_places) }.
help-leave = Lascia prima { THE($here) }.
help-choices = Puoi scegliere { THE($choices) }.
help-other-place = Scegli un altro Luogo.

## Con chi.

why-target = { $action }: qui non c’è nessuno da scegliere come bersaglio.
why-no-player = A questo tavolo quel giocatore non c’è.
why-extort-self = Non puoi prendere di mira te.

why-elsewhere = { $who } non è nel tuo Luogo.

why-power-target = { $power }: serve un altro giocatore nel tuo Luogo.
why-immune = { $action }: una carta Gang protegge chi è qui.
why-extort-immune = La carta Gang { $shield } qui protegge { WHOM($who) }.
why-ally = { $action }: un compagno di squadra non è un bersaglio.

help-meet = { $who } è { IN($there) }: vai lì.
help-company = Deve arrivare qualcun altro { IN($here) }, oppure vai tu dove sono gli altri.

help-immune = In un altro Luogo non protegge più.
help-other-player = Scegli un altro giocatore.

help-someone = Serve un altro giocatore su cui la carta abbia effetto.
help-someone-here = Serve un altro giocatore nel tuo Luogo su cui la carta abbia effetto.

## In quale stato.

why-beaten = { $action }: non è possibile con { $beatings ->
    [one] un Pestaggio
   *[other] { $beatings } Pestaggi
}.
why-unhurt = Non hai niente da curare.
why-barred = { $action }: te lo vieta qualcosa che hai.

help-heal = Curarsi { IN($heal_places) } ne toglie uno{ $excess ->
    [one] .
   *[other] ; devi toglierne { $excess }.
}

## Con che cosa.

why-weapon = Non hai Armi in mano.

why-cards = { $action }: non hai in mano le carte che servono.
why-craft-cards = { A($product) } { N($product) ->
    [one] richiede
   *[other] richiedono
} { A($ingredients) }.
why-join-cards = Per unirti { TO($gang) } servono { $due } Accessori diversi tra { $accepted }.

why-double = Più copie dello stesso Accessorio contano una volta sola.
why-no-card = { $card }: in mano non ne hai.
why-no-tool = Non hai Strumenti in mano.
why-sell-cards = Non hai carte da vendere.
why-sell-first = Bisogna vendere almeno una carta.
why-pile = { $action }: la pila è vuota.
why-pile-empty = La pila { $pile } è vuota.
why-gang-pile = Non resta nessuna carta Gang { OF($gang) }.
why-token-pile = Non resta nessun { $token }.

why-short = { $action }: la pila ha troppo poche carte.
why-pile-short = Riceveresti { $product }, e la pila ne ha solo { $left }.
why-cigarettes = { $action }: non hai abbastanza sigarette.
why-buy-cigarettes = { COUNT($product) } { N($product) ->
    [one] costa
   *[other] costano
} { $price ->
    [one] 1 sigaretta
   *[other] { $price } sigarette
}; tu ne hai { $cigarettes }.

why-ability-cigarettes = { $power } costa { $price ->
    [one] 1 sigaretta
   *[other] { $price } sigarette
}; tu ne hai { $cigarettes }.
why-token = Non hai nessun { $token }.

help-weapon = Modi per averne: { $weapon_ways }.
help-tool = Modi per averne: { $tool_ways }.
help-card = Modi per averne: { $card_ways }.
help-lacking = { N($lacking) ->
    [one] Ti manca
   *[other] Ti mancano
} { A($lacking) }.
help-accessories = Te ne { $missing ->
    [one] serve ancora 1
   *[other] servono ancora { $missing }
}: { $others }.
help-accessories-none = In mano non ne hai nessuno.
help-sell-first = Vendi una carta; poi puoi fermarti.
help-pile = La pila si riempie quando qualcuno scarta { A($pile) }.
help-gang-pile = Ne torna una quando un membro lascia { THE($gang) }.
help-token-pile = Ne torna uno quando qualcuno lo usa.

help-smaller-deal = L’acquisto più piccolo resta possibile: { COUNT($smaller) } per { $smaller_price }.
help-short = Aspetta che la pila abbia di nuovo { $product }.
help-sell = Te ne { $short ->
    [one] manca 1
   *[other] mancano { $short }
}; puoi vendere carte { IN($sell_places) }.
help-cigarettes = Te ne { $short ->
    [one] manca 1
   *[other] mancano { $short }
}.

help-token = Te ne dà uno l’azione { $token_action } { IN($token_places) }.

help-change = Prima deve cambiare qualcosa: una pila, un Luogo o un Pestaggio.

## A che scopo.

why-pointless = { $action }: ora non cambierebbe nulla.
why-play-pointless = { $card }: ora non cambierebbe nulla.
why-ability-pointless = { $power }: ora non cambierebbe nulla.
why-join-pointless = Riprenderesti la tua stessa carta Gang: non ne resta nessun’altra { OF($gang) }.

## In quale momento.

why-moment = { $action }: non è il momento.
why-lets = Ora una carta ti permette questo e nient’altro: { $lets }.
why-power-moment = { $power }: non è il momento.

why-ability-spent = In questo turno hai già usato { $power }.
why-reveal-spent = I tuoi Precedenti ({ $power }) sono rivelati; si fa una volta sola.

why-unasked = Ora nessuno te lo chiede.

help-lets = Decidi prima su questo; poi il tuo turno prosegue.
help-my-turn = Vale nel tuo turno, tra un’azione e l’altra.
help-turn-start = Vale da sé all’inizio del tuo turno.
help-after = Vale subito dopo la tua azione: { $power_actions }.
help-after-any = Vale subito dopo una tua azione.
help-after-combat = Vale subito dopo un tuo scontro.
help-after-other = Vale subito dopo l’azione di un altro giocatore: { $power_actions }.
help-after-anything = Vale subito dopo un’azione di un altro giocatore.
help-extorted = Vale quando subisci un’Estorsione, prima della tua risposta.
help-arrival = Vale da sé quando un altro giocatore arriva nel tuo Luogo.
help-always = Vale sempre; non c’è niente da usare.

help-roll = Fai prima un Movimento semplice: è il dado a dire dove puoi andare.
help-extortion = È la risposta a un’Estorsione contro di te.
help-demand = Scegli prima l’azione Estorsione.
help-sale = Scegli prima l’azione Vendere.

## Non c’è.

why-none = In questa partita non c’è.
why-ability-none = Non hai una carta Gang.
why-reveal-none = Non hai Precedenti.
why-play-none = { $card } non è una carta Azione.
why-dig-none = Non si scava con { A($card) }.

help-module = Bisogna giocare con { $module }.
help-join = Unisciti prima a una gang.

## Una risposta sbagliata.

why-not-offered = Non è una risposta possibile: non è lì, o non cambierebbe nulla.
why-card-unfit = { $card }: non è quello che ti viene chiesto.
why-card-undiscarded = { $card } non è tra le carte che puoi riprendere.
why-card-unseen = { $card } non è nella mano che vedi.
why-seat-unfit = { $who } non è un bersaglio: non è lì, o non cambierebbe nulla.
why-self-unfit = Non puoi colpire te con la tua stessa carta.
why-tool-unheld = Non hai in mano lo Strumento preteso.
why-name-unfit = { $card } non è uno Strumento; si può pretendere solo uno Strumento.
why-too-many = È una carta di troppo.

help-options = Scegli una delle risposte proposte.
help-hand = Scegli una delle carte proposte.
help-hold-weapon = Scegli un’Arma della tua mano.
help-accessory = Scegli un altro Accessorio tra quelli di quella gang.
help-refuse = Rifiuta: così nessuno sa che cosa hai in mano.
