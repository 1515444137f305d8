### Domande (ask-…), risposte (label-…, answer-…, card-…), e ciò che segue una risposta (option-…).
### Una domanda comincia con la minuscola: può seguire il nome di una carta.

## Domande.

ask-because = { $cause }: { $question }
ask-anything = che cosa fai?
ask-turn = tocca a te. { $actions ->
    [0] Nessuna azione rimasta.
    [one] Resta 1 azione.
   *[other] Restano { $actions } azioni.
}
ask-go = dove vai?
ask-name = quale Strumento pretendi { FROM($target) }?
ask-lay = pretendi { A($tool) } { FROM($target) }. Quale Arma metti sul tavolo?
ask-answer = { $attacker } pretende la tua carta { $tool }. Consegnarla o combattere?
ask-answer-unheld = { $attacker } pretende { A($tool) }, che non hai. Lo sai solo tu; ci sarà un combattimento.
ask-fight = il combattimento con { $foe }: giocare un’Arma o arrendersi?
ask-selling = che cosa vendi? { $sold ->
    [0] Finora nulla
    [one] Finora 1 carta
   *[other] Finora { $sold } carte
}; hai { COUNT($cigarettes) }.
ask-pay = quale Accessorio paghi per unirti { TO($gang) }? Da pagare ancora: { $due }.
ask-ingredient = quale carta usi?
ask-discard = hai { $size } carte in mano; ne sono permesse { $limit }. Quale scarti?
ask-target = chi colpisce?
ask-place = in quale Luogo vai?
ask-free = puoi fare una di queste azioni senza spenderne.
ask-free-buy = { ask-free } Hai { COUNT($cigarettes) }.
ask-pick = vedi la mano { OF($victim) }. Quale carta prendi? Da prendere ancora: { $due }.
ask-drop = quale carta scarti? Da scartare ancora: { $due }.
ask-unless = scartare un’Arma o subire { COUNT($beatings) }?
ask-recover = quale carta riprendi dalla pila degli scarti?
ask-bonus = sei nella gang che i tuoi Precedenti nominano. Applicare anche il secondo effetto?
ask-react = rispondi a ciò che ha fatto { WHOM($to) }?
ask-react-card = è il momento di una tua carta. La usi?
ask-roll = il turno finisce. { $michel } è { IN($michel_place) }: tirare il dado per spostare { $michel }?
ask-lead = dove va { $michel }?
ask-yield = { $michel } mostra un Coltello e vuole { A($tools) }. Cederne uno o combattere?
ask-yield-unheld = { $michel } mostra un Coltello e vuole { A($tools) }. Non ne hai; ci sarà un combattimento.
ask-yield-nothing = { $michel } mostra un Coltello. Ci sarà un combattimento.
ask-toll = { $michel } prende uno Strumento. Quale perdi?
ask-prize = hai vinto contro { $michel }. Pescare una carta Ricerca?
ask-help = { $mate } non gioca un’Arma. Ne giochi una al suo posto? Se perdi, c’è un Pestaggio a testa.
ask-spoils = { $helper } ha aiutato chi ha perso. Prendere una carta a caso dalla sua mano?
ask-skill = tirare il dado per un segnalino Abilità? Con 4 o più è 1 punto Tunnel; altrimenti il segnalino è perso.
ask-opener = una Rissa: quale Arma scarti per cominciarla?
ask-brawl = { $starter } ha cominciato una Rissa. Scartare un’Arma, e con 1 o 2 al dado finisci { IN($solitary) }; o subire un Pestaggio?
ask-mend = di che cosa ti liberi?
ask-report = { $actor } ha fatto questo accanto { TO($warden) }: { $verb }. Denunciare?
ask-freepass = ti hanno denunciato per questo: { $verb }. Spendere un segnalino Corruzione, o finire { IN($solitary) } e chiudere il turno?
ask-punish = { $actor } ha finito un’azione accanto { TO($warden) }. Spendere un segnalino Corruzione per punire?
ask-corrupt = { THE($warden) } è { IN($warden_place) }. Spendere un segnalino Corruzione per spostarla?
ask-offer = uno Scambio con { WHOM($who) }: che cosa dai, e che cosa chiedi?
ask-offer-so-far = uno Scambio con { WHOM($who) }. Dai: { $given }; chiedi: { $asked }.
ask-fill = { $who } propone uno Scambio. Ricevi: { $got }; dai: { $given }.
ask-fill-unheld = { ask-fill } Non hai tutto questo.

goods-nothing = nulla
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } a scelta { OF($who) }
goods-your-choice = { COUNT($cards) } a tua scelta

## Azioni.

label-pass = Finire il turno
label-search = Ricerca: pescare { $cards }
label-move = Movimento semplice: tirare il dado
label-cautious = Movimento cauto: { $place }
label-cautious-price = Movimento cauto ({ $price ->
    [one] 1 azione
   *[other] { $price } azioni
}): { $place }
label-planned = Movimento pianificato (1 segnalino): { $place }
label-shortcut = Scorciatoia: andare { TO($place) }
label-go = Andare { TO($place) }
label-lead = Portare { $michel } { TO($place) }
label-join = Unirsi { TO($gang) }
label-join-seen = Unirsi { TO($gang) }: { $power }
label-change-style = Cambiare stile: { $gang }
label-change-style-seen = Cambiare stile: { $gang }, { $power }
label-craft = Costruire { $product }
label-buy = Comprare { COUNT($product) } per { $price }
label-dig = Scavare con { A($tool) }: +{ $points }
label-improve = Migliorare { A($tool) }: { $product }
label-bet = Puntare { $stake } sul { $figure }: { $back } indietro
label-steal = Rubare un Cucchiaio
label-heal = Curare un Pestaggio
label-heal-either = Curare un Pestaggio o il Trauma
label-heal-trauma = Curare il Trauma
label-heal-now = Perdere { COUNT($beatings) }
label-sell = Vendere carte
label-play = Giocare { $card }
label-extort = Estorcere { TO($who) }
label-exchange = Scambiare con { WHOM($who) }
label-spy = Spiare { WHOM($who) }
label-ability = Usare { $power }
label-reveal = Rivelare { $power }
label-attract = Attirare { THE($warden) }
label-rehabilitate = Riabilitazione: nuovi Precedenti
label-study = Studio: prendere un segnalino Spia
label-develop = Sviluppare abilità: prendere un segnalino Abilità
label-plan = Pianificazione: prendere un segnalino Piano
label-brawl = Rissa: scartare un’Arma
label-workout = Allenamento: prendere un segnalino Allenamento
label-steal-bandage = Furto di una benda: prendere una Benda
label-bribe = Tangente: 2 sigarette per un segnalino Corruzione
label-bandage-heal = Curarsi con una Benda

taken = { COUNT($product) }
taken-short = { COUNT($product) } (non ne restano di più)

## Risposte.

label-give = Consegnarla
label-refuse = Rifiutare e combattere
label-stop = Arrendersi
label-stop-helped = Non giocarne; un compagno può aiutare
label-done = Basta vendere
label-accept = Sì
label-decline = No, grazie
label-reroll = Tirare di nuovo
label-name = Pretendere { A($card) }
label-seat = { WHOM($who) }
label-bandage-link = Usare una Benda come Legaccio
label-spend-workout = Segnalino Allenamento: fare 4 o più
label-skill-roll = Tirare il dado
label-roll-michel = Tirare il dado per { $michel }
label-drop-trauma = Perdere { THE($trauma) }
label-report = Denunciare
label-freepass = Spendere un segnalino Corruzione
label-punish-beating = Punire: un Pestaggio
label-punish-hand = Punire: metà della mano
label-punish-cigarettes = Punire: tutte le sigarette
label-warden = Spostare { THE($warden) } { TO($place) }
label-give-cigarette = Dare una sigaretta
label-ask-cigarette = Chiedere una sigaretta
label-ask-any = Chiedere una carta a sua scelta
label-ask-card = Chiedere { A($card) }
label-propose = Proporre
label-other = { $action }

answer-yield-refuse = Combattere
answer-prize-accept = Pescare una carta
answer-help-decline = Non aiutare
answer-spoils-accept = Prendere una carta a caso
answer-spoils-decline = Lasciar perdere
answer-offer-decline = Rinunciare
answer-fill-accept = Accettare
answer-fill-decline = Rifiutare
answer-skill-decline = Tenere il segnalino
answer-brawl-decline = Subire un Pestaggio
answer-mend-decline = Tenere il Trauma
answer-report-decline = Tacere
answer-freepass-decline = Accettare quel che viene
answer-punish-decline = Nessuna punizione
answer-corrupt-decline = Lasciarla lì
answer-unless-decline = Subire { COUNT($beatings) }
answer-roll-decline = Lasciare { $michel } lì

## Carte.

card-lay = Mettere sul tavolo { $card }
card-fight = Giocare { $card }
card-selling = Vendere { $card }
card-pay = Pagare con { $card }
card-ingredient = Usare { $card }
card-discard = Scartare { $card }
card-drop = Scartare { $card }
card-pick = Prendere { $card }
card-unless = Scartare { $card }
card-recover = Riprendere { $card }
card-yield = Cedere { $card }
card-toll = Perdere { $card }
card-help = Giocare { $card }
card-opener = Scartare { $card }
card-brawl = Scartare { $card }
card-offer = Dare { $card }
card-fill = Dare { $card }
card-choose = Scegliere { $card }

## Dietro una risposta.

option-free = { $option } (gratis)
option-illegal = { $option } (illegale qui)
option-michel = { $option } ({ $michel })
option-people = { $option } ({ NAME($people) })
option-warned = { $option } ({ $warning })
option-final = { $option } ({ $warning })

## Di che cosa avverte una risposta.

warn-actions = { $actions ->
    [one] 1 azione non usata
   *[other] { $actions } azioni non usate
}
warn-over-limit = { COUNT($cards) } oltre il limite
warn-nothing-to-draw = non c’è niente da pescare
warn-idle-place = niente da fare { IN($place) }
warn-no-cards = { $who } non ha carte
warn-lacks = { $who } non ne ha
warn-no-weapon = non hai Armi
warn-leaves = rinuncia a { $power }

## Più risposte in una riga.

family-bet = Scommettere … (per esempio: bet 2 on 5)
family-ask-card = Chiedere una certa carta …
family-cautious = Movimento cauto ({ $price ->
    [one] 1 azione
   *[other] { $price } azioni
}) …
family-cautious-range = Movimento cauto ({ $least } o { $most } azioni) …
family-planned = Movimento pianificato (1 segnalino) …
family-change-style = Cambiare stile …
family-spy = Spiare … (gratis)
family-card = Dare una carta …
