# Le tue tracce a un tavolo, e ciò che questo dispositivo conserva di te.

web-traces-title = Le tue tracce
web-traces-about = Questo tavolo resta al suo link, con il tuo nome e quello che hai scritto.
web-traces-about-open = Hai aperto tu questo tavolo. Finché la partita non inizia, puoi toglierlo.
web-traces-forget = Togli il mio nome e la mia chat
web-traces-forget-of = Togli nome e chat di { $name }
web-traces-forget-sure = Il nome del detenuto prende il posto del tuo, e le righe che hai scritto vengono svuotate: qui, quando si rivede la partita e nella registrazione. La partita resta e si può ancora verificare. Ciò che altri hanno salvato resta a loro. Non si può annullare.
web-traces-forget-yes = Togli
web-traces-forgotten = Nome e chat non sono più a questo tavolo.
web-traces-delete = Elimina questo tavolo
web-traces-delete-sure = Il tavolo viene eliminato per tutti, con la chat, la partita da rivedere e la registrazione. Non si può annullare.
web-traces-delete-yes = Elimina
web-traces-keep = Lascia com’è

web-me-about = Non c’è nessun account. I tuoi tavoli, i tuoi risultati e le persone con cui hai giocato stanno in questo browser e da nessun’altra parte. Puoi portarli su un altro dispositivo, o cancellarli.
web-me-name = Il tuo nome
web-me-name-field = Il nome con cui ti siedi
web-me-games = Le tue partite
web-me-games-sum = { $n ->
    [one] { $n } partita, vinte: { $won }.
   *[other] { $n } partite, vinte: { $won }.
}
web-me-games-none = Qui viene annotata la fine di ogni partita che giochi.
web-me-games-all = Mostra tutto ({ $n })
web-me-won = Evasione, { $points } punti
web-me-lost = Ancora dentro, { $points } punti
web-me-with = con { $names }
web-me-with-bots = con bot
web-me-strike = Cancella
web-me-strike-of = Cancella la partita del { $day }
web-me-people = Persone con cui hai giocato
web-me-people-sum = { $n ->
    [one] { $n } partita, vinte da te: { $won }
   *[other] { $n } partite, vinte da te: { $won }
}
web-me-people-about = Con i nomi che si sono dati; chiunque può usare qualunque nome.
web-me-along = Portalo con te
web-me-along-about = Un link porta tutto su un altro dispositivo: inquadra lì il codice, o mandati il testo.
web-me-along-show = Mostra codice e testo
web-me-along-warning = Chi ha questo link può giocare al posto tuo. Non mostrarlo a nessuno.
web-me-along-text = Tutto, in un link
web-me-along-code = Codice con il tuo nome e i tuoi ultimi tavoli
web-me-along-code-holds = Codice { $n } di { $all }: il tuo nome, la tua chiave e i tuoi ultimi tavoli. Il testo contiene anche i tuoi risultati.
web-me-along-next = Codice successivo
web-me-bring-field = Link da un altro dispositivo
web-me-bring = Riprendi
web-me-bring-wrong = Non è un link di questo tipo. Copia tutto il testo dell’altro dispositivo.
web-me-arrival = Da un altro dispositivo
web-me-arrival-holds = Questo link porta: il nome { $name }, tavoli: { $tables }, partite: { $games }.
web-me-arrival-warning = Continua solo se il link viene da un tuo dispositivo. Ciò che c’è qui resta; il nome viene sostituito.
web-me-arrival-replaces = La tua chiave su questo dispositivo viene sostituita da quella del link.
web-me-arrival-take = Riprendi
web-me-arrival-leave = Lascia stare
web-me-erase = Cancella
web-me-erase-about = Per togliere il tuo nome da un tavolo, apri prima il tavolo: senza la sua chiave non puoi più farlo.
web-me-erase-all = Cancella tutto su questo dispositivo
web-me-erase-sure = Tavoli, risultati, persone, nome e impostazioni vengono cancellati da questo browser, e il tuo punteggio dal server. Non puoi tornare a una partita in corso, a meno che un altro dispositivo ne abbia la chiave. Non si può annullare.
web-me-erase-yes = Cancella
web-me-erased = Su questo dispositivo non resta nulla.

web-rated = Partita classificata
web-rated-choose = Solo persone, d’accordo tutte, senza consigli
web-rated-about = Questa partita conta per il punteggio di chi gioca. Comincia quando tutti sono d’accordo; poi non cambia più nulla. Il server tiene il tuo punteggio sotto una chiave di questo dispositivo, ma non il tuo nome né chi ha giocato con chi.
web-rated-missing = { $n ->
    [one] Una persona non ha ancora accettato.
   *[other] { $n } persone non hanno ancora accettato.
}
web-rated-all = Tutti sono d’accordo.
web-rated-agree = Sono d’accordo
web-rated-wait = La partita comincia quando tutti hanno accettato che conti.
web-me-rating = Il tuo punteggio
web-me-rating-games = { $n ->
    [one] Dopo { $n } partita classificata.
   *[other] Dopo { $n } partite classificate.
}
web-me-rating-about = Tutti partono da 25 ± 8,3. Lo vedi solo tu. Due volte su tre la forza vera sta entro il secondo numero.
web-me-rating-stop = Elimina il mio punteggio
web-me-rating-none = Di te non è tenuto nessun punteggio. Comincia quando accetti una partita classificata.
