### La guida di una prima partita: perché scegliere un’opzione (guide-…), il suo riquadro (web-first-…), e che cosa si
### spiega la prima volta (web-topic-…). Il browser carica questo file solo quando la guida è attiva.

## Perché scegliere un’opzione.

guide-other = Da quello che vedi, questa è la scelta migliore.
guide-dig = { $points } in più per il tuo tunnel: così hai { $now } dei { $target } punti che ti servono.
guide-dig-wins = Con questo il tuo tunnel è abbastanza lungo: evadi e vinci.
guide-tool = Si scava con gli Strumenti: questo porta { COUNT($points) }.
guide-weapon = Le Armi vincono gli scontri: difendono i tuoi Strumenti, o prendono quelli degli altri.
guide-search = Peschi { COUNT($cards) }: forse componenti per uno Strumento, un’Arma o un Accessorio. Una volta per turno.
guide-move = Per un’azione il dado propone due Luoghi. Ogni Luogo serve a qualcosa di diverso.
guide-to-dig = { IN($place) } si può scavare, e hai uno Strumento.
guide-to-heal = { IN($place) } puoi liberarti di un Pestaggio.
guide-to-craft = Hai quello che serve per una ricetta, e { IN($place) } la puoi creare.
guide-to-buy = Le tue sigarette bastano per comprare qualcosa { IN($place) }.
guide-to-steal = { IN($place) } puoi prendere un Cucchiaio, e si scava anche con quello.
guide-to-sell = { IN($place) } puoi vendere carte in cambio di sigarette, e con quelle comprare Strumenti.
guide-to-search = Una Ricerca { IN($place) } fa pescare { COUNT($cards) }.
guide-sell = Le sigarette comprano Coltelli, Picconi e Pale: vendi quello che non ti serve.
guide-selling = Questa carta porta { COUNT($cigarettes) }.
guide-heal = Con un Pestaggio non si crea nulla, con due non si scava nemmeno.
guide-join = Una carta Gang ti dà un’abilità, e usarla non costa azioni.
guide-play = Ha effetto subito; poi la carta si scarta.
guide-reveal = I Precedenti valgono una volta sola e non costano azioni.
guide-ability = L’abilità della tua gang non costa azioni.
guide-extort = Pretendi uno Strumento con un’Arma in mano. Chi non lo consegna deve combattere contro di te.
guide-name = Se c’è, lo ottieni: perché te lo consegnano, o vincendo lo scontro.
guide-lay = Questa Arma apre l’Estorsione. Si scarta in ogni caso.
guide-give = Perdi lo Strumento, ma non ci sono né scontro né Pestaggio.
guide-refuse = Vinci lo scontro: tieni il tuo Strumento e prendi una carta.
guide-refuse-unheld = Non hai quello Strumento, quindi ci sarà uno scontro. Se lo vinci, prendi una carta.
guide-fight = Chi per primo non gioca un’Arma perde lo scontro e subisce un Pestaggio.
guide-stop = Perdi lo scontro e subisci un Pestaggio, ma non ci spendi altre Armi.
guide-pass = Non devi usare tutte le azioni, e qui niente ti aiuterebbe molto.
guide-pass-spent = Hai usato le tue azioni: ora giocano gli altri.
guide-discard = Hai troppe carte in mano per la fine del turno. Questa ti mancherà meno delle altre.

## Il riquadro.

web-first-title = Guida
web-first-goal = L’obiettivo: avere { $target } punti Tunnel prima degli altri. Ne hai { $points }.
web-first-try = Prova così: { $option }
web-first-free = Scegli una risposta: i pulsanti accesi sono possibili adesso.
web-first-wait = Gioca { $name }. Per ora non devi fare niente.
web-first-off = Disattiva
web-first-off-long = Disattiva la guida
web-first-new = Nuovo
web-first-known = Capito
web-first-more = { $n ->
    [one] ancora 1
   *[other] altri { $n }
}

## Che cosa si spiega la prima volta.

web-topic-search = Cercare
web-topic-search-text = Una Ricerca fa pescare tante carte quante ne mostra il Luogo, una volta per turno. I componenti diventano Strumenti, gli Accessori aprono la porta di una gang, e le Armi vincono gli scontri.
web-topic-move = Muoversi
web-topic-move-text = Per un’azione il dado indica due Luoghi, e tu vai in uno dei due. Un Movimento prudente costa due azioni ma fa a meno del dado: il Luogo lo scegli tu.
web-topic-craft = Creare
web-topic-craft-text = Un Legaccio e un Oggetto a punta fanno un Piccone, un Legaccio e un Contenitore una Pala, un Legaccio e una Lama due Coltelli. Nel Blocco Detentivo, nelle Docce e con un Pestaggio non si può.
web-topic-dig = Scavare
web-topic-dig-text = Nel Blocco Detentivo uno Strumento della mano entra nel tunnel e porta i suoi punti. Nessuno li può più togliere.
web-topic-extortion = Estorsione
web-topic-extortion-text = Con un’Arma puoi pretendere uno Strumento da chi è nel tuo Luogo, una volta per turno. Te lo consegna, oppure c’è uno scontro.
web-topic-fight = Uno scontro
web-topic-fight-text = Si giocano Armi a turno, comincia chi si difende; chi si ferma perde e subisce un Pestaggio. Se vince chi attacca e lo Strumento c’è, cambia di mano; altrimenti chi vince prende una carta a caso.
web-topic-beating = Un Pestaggio
web-topic-beating-text = Con un Pestaggio non si crea nulla, con due non si scava nemmeno. In Infermeria un’azione ne cura uno.
web-topic-gang = Una gang
web-topic-gang-text = Accessori diversi di una gang danno la prima carta del suo mazzo, e con quella un’abilità che non costa azioni. Si può stare in una sola gang: la nuova carta sostituisce la vecchia.
web-topic-card = Una carta Azione
web-topic-card-text = Giocarla costa un’azione: ha effetto, poi si scarta. Premi una carta della tua mano per leggere che cosa fa.
web-topic-background = I Precedenti
web-topic-background-text = Tutti hanno dei Precedenti segreti, da rivelare una volta, nel momento che indicano e senza azioni. Nella gang che nominano hanno un secondo effetto.
web-topic-cigarettes = Le sigarette
web-topic-cigarettes-text = Nell’Area ricreativa vendi carte in cambio di sigarette. Sempre lì compri Coltelli, Picconi e Pale.
web-topic-rare = Un Oggetto raro
web-topic-rare-text = Un Oggetto raro vale molte sigarette. Tienilo finché non lo puoi vendere nell’Area ricreativa.
web-topic-hand = La mano piena
web-topic-hand-text = Alla fine del tuo turno puoi tenere al massimo { $limit } carte, e scegli tu quali scartare. Meglio creare, vendere o scavare prima.
web-topic-solitary = L’Isolamento
web-topic-solitary-text = Chi ci comincia il turno ha una sola azione, senza Ricerca, Creazione né Estorsione. Con un Movimento se ne esce.
