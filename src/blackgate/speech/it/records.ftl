### Che cosa non va in una registrazione caricata.

record-none = Questa non è la registrazione di una partita.
record-cut = Questa registrazione si ferma prima della fine della partita: manca una parte del file, o la partita non era finita.
record-foreign = Questa partita è stata giocata con un’edizione o una versione di Blackgate che qui non c’è.
record-untrue = Questa registrazione non regge: racconta cose che non possono essere andate così. È stata modificata o è danneggiata.
record-branch = Si può riprendere solo una partita finita, e solo prima della sua ultima decisione.

## Registrazioni caricate.

web-records-about = Apri la registrazione di una partita e scorrila, decisione per decisione, con gli occhi di ciascuno.
web-records-choose = Scegli una registrazione
web-records-checking = Verifica…
web-records-drop = o trascina qui il file
web-records-long = Questo file è troppo lungo per essere la registrazione di una partita.
web-records-where = La registrazione di una partita finita si scarica sotto il risultato. Il terminale salva le sue partite nello stesso formato.
web-records-kept = Prima si verificano ogni decisione, ogni tiro e ogni mescolata. Poi questo server conserva la registrazione: chi ha il link vede tutto, comprese tutte le mani.
web-records-verdict = Che cosa è stato verificato
web-records-played = { $n ->
    [one] Una decisione è stata rigiocata secondo le regole.
   *[other] { $n } decisioni sono state rigiocate secondo le regole.
}
web-records-undone = { $n ->
    [one] Una di esse è stata ritirata.
   *[other] { $n } di esse sono state ritirate.
}
web-records-left = La partita è stata interrotta prima della fine.
web-records-derived = { $n ->
    [one] Un tiro, una pesca o una mescolata è stata ricalcolata e corrisponde alla registrazione.
   *[other] { $n } tiri, pesche e mescolate sono stati ricalcolati e corrispondono alla registrazione.
}
web-records-bare = La registrazione non contiene tiri, pesche o mescolate da confrontare.
web-records-promised = Il segreto è quello da cui questa promessa è stata ricavata prima della partita. Confrontala con quella che avevi annotato.
web-records-salt = Al segreto i giocatori hanno aggiunto: «{ $salt }».
web-records-seed = Nessun segreto è stato promesso: il caso veniva da un semplice seme, che chi distribuiva poteva conoscere.

## Rivedere una partita.

web-replay-title = Rivedi la partita
web-replay-back = Indietro
web-replay-eyes = Vista da
web-replay-spectator = il pubblico
web-replay-told = Che cosa è successo
web-replay-silent = Niente di visibile.
web-replay-controls = Scorri la partita
web-replay-first = All’inizio
web-replay-before = Una decisione indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-after = Una decisione avanti
web-replay-last = Alla fine
web-replay-decision = Decisione
web-replay-link = Copia un link a questa mossa
web-replay-pace = Velocità
web-replay-at = { $n } su { $all }
