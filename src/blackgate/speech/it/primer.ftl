### Il gioco in una pagina, in testa alle regole. Ogni paragrafo nomina le sue regole (web/src/pages/rules/primer.ts). Il
### browser carica questo file con quella pagina.

web-primer-more = Alle regole complete

web-primer-goal = L’obiettivo
web-primer-goal-text = Sei in prigione, e scavi. Chi per primo ha abbastanza punti Tunnel evade e vince: 12 in due o tre, 10 in quattro, 8 in cinque o sei.

web-primer-turn = Il tuo turno
web-primer-turn-text = Puoi fare due azioni, anche due volte la stessa; solo Ricerca ed Estorsione valgono una volta per turno. L’abilità della tua gang e i tuoi Precedenti non costano azioni. Alla fine del tuo turno tieni al massimo 10 carte.

web-primer-move = Da un Luogo all’altro
web-primer-move-text = Un Movimento semplice costa un’azione: il dado indica due Luoghi, e tu vai in uno dei due; non puoi restare dove sei. Un Movimento prudente costa due azioni e fa a meno del dado: il Luogo lo scegli tu.

web-primer-actions = Le azioni
web-primer-search-text = Pesca tante carte quante ne mostra il tuo Luogo.
web-primer-craft-text = Legaccio e Oggetto a punta fanno un Piccone, Legaccio e Contenitore una Pala, Legaccio e Lama due Coltelli. Non nel Blocco Detentivo e non nelle Docce.
web-primer-steal-text = In Mensa: prendi un Cucchiaio.
web-primer-dig-text = Nel Blocco Detentivo: metti uno Strumento della mano accanto alla plancia del tuo detenuto e segna i suoi punti.
web-primer-sell-text = Nell’Area ricreativa: scarta carte e ricevi sigarette.
web-primer-buy-text = Sempre lì: un Coltello per 2, due Coltelli per 5, un Piccone per 6 o una Pala per 8 sigarette.
web-primer-heal-text = In Infermeria: togli un Pestaggio.
web-primer-join-text = Scarta due Accessori diversi di una gang (tre qualsiasi, ma diversi, per Triad e Queers) e prendi la prima carta del suo mazzo.
web-primer-play-text = Mostra una carta Azione, applicala e scartala.

web-primer-fight = Estorsione e scontri
web-primer-fight-text = Con un’Arma pretendi uno Strumento da chi è nel tuo Luogo: nominalo e metti sul tavolo l’Arma. Chi ha lo Strumento può consegnarlo; altrimenti c’è uno scontro. Comincia chi si difende, e giocate Armi a turno. Chi per primo non ne gioca perde e subisce un Pestaggio.
web-primer-spoils = Se vince chi attacca e lo Strumento c’è, lo prende. In ogni altro caso chi vince prende una carta a caso dalla mano di chi perde. Tutte le Armi giocate si scartano.

web-primer-beating = Che cosa ti ferma
web-primer-beating-text = Con un Pestaggio non si crea nulla, con due non si scava nemmeno; più di due non ce ne sono mai. Se cominci il turno in Isolamento, hai una sola azione, senza Ricerca, Estorsione né Creazione.

web-primer-win = La via d’uscita
web-primer-win-text = Appena il tuo tunnel è abbastanza lungo, la partita finisce: vinci tu, e tutti gli altri perdono, per quanto lunghi siano i loro tunnel.
