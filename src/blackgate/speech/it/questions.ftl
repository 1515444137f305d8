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
ask-answer = { $attacker } pretende la tua carta { $tool }. Collaborare o combattere?
ask-answer-unheld = { $attacker } pretende { A($tool) }, che non hai. Lo sai solo tu; ci sarà uno scontro.
ask-fight = lo scontro con { $foe }: giocare un’Arma o arrendersi?
ask-selling = che cosa vendi? { $sold ->
    [0] Finora nulla
    [one] Finora 1 carta
   *[other] Finora { $sold } carte
}; hai { COUNT($cigarettes) }.
ask-pay = quale Accessorio paghi per unirti { TO($gang) }? Da pagare ancora: { $due }.
ask-ingredient = quale carta usi?
ask-discard = hai { $size } carte in mano; ne sono permesse { $limit }. Quale scarti?
ask-target = chi vuoi colpire?
ask-place = in quale Luogo vai?
ask-free = puoi fare una di queste cose senza spendere un’azione.
ask-free-buy = { ask-free } Hai { COUNT($cigarettes) }.
ask-pick = vedi la mano { OF($victim) }. Quale carta prendi? Da prendere ancora: { $due }.
ask-drop = quale carta scarti? Da scartare ancora: { $due }.
ask-unless = scartare un’Arma o subire { COUNT($beatings) }?
ask-recover = quale carta riprendi dalla pila degli scarti?
ask-bonus = fai parte della gang indicata dai tuoi Precedenti. Applicare anche il secondo effetto?
ask-react = rispondi a ciò che ha fatto { WHOM($to) }?
ask-react-card = è il momento di una tua carta. La usi?

## Azioni.

label-pass = Finire il turno
label-search = Ricerca: pescare { $cards }
label-move = Movimento semplice: tirare il dado
label-cautious = Movimento prudente: { $place }
label-cautious-price = Movimento prudente ({ $price ->
    [one] 1 azione
   *[other] { $price } azioni
}): { $place }

label-go = Andare { IN($place) }
label-lead = Portare { $michel } { IN($place) }
label-join = Unirsi { TO($gang) }
label-join-seen = Unirsi { TO($gang) }: { $power }

label-craft = Creare { $product }
label-buy = Comprare { COUNT($product) } per { $price }
label-dig = Scavare con { A($tool) }: +{ $points }

label-steal = Rubare un Cucchiaio
label-heal = Curare un Pestaggio
label-heal-either = Curare un Pestaggio o il Trauma
label-heal-trauma = Curare il Trauma
label-heal-now = Perdere { COUNT($beatings) }
label-sell = Vendere carte
label-play = Giocare { $card }
label-extort = Estorsione { TO($who) }

label-ability = Usare { $power }
label-reveal = Rivelare { $power }

taken = { COUNT($product) }
taken-short = { COUNT($product) } (non ne restano di più)

## Risposte.

label-give = Collaborare
label-refuse = Rifiutare e combattere
label-stop = Arrendersi
label-stop-helped = Non giocarne; un compagno può aiutare
label-done = Finire di vendere
label-accept = Sì
label-decline = No, grazie
label-reroll = Tirare di nuovo
label-name = Pretendere { A($card) }
label-seat = { WHOM($who) }

label-other = { $action }

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

family-cautious = Movimento prudente ({ $price ->
    [one] 1 azione
   *[other] { $price } azioni
}) …
family-cautious-range = Movimento prudente ({ $least } o { $most } azioni) …

family-card = Dare una carta …
