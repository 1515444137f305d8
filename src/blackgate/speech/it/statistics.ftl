# Come si gioca, contato in questo browser.

web-me-play = Il tuo gioco
web-me-play-about = Contato in questo browser dalle partite che vi hai finito. Niente viene inviato.
web-me-play-games = Partite
web-me-play-won = Vinte
web-me-play-expected = Vittorie attese
web-me-play-of = su { $n }
web-me-play-axis = partita
web-me-play-wins = Vittorie nel tempo
web-me-play-wins-now = { $n ->
    [one] Dopo una partita: { $won } vinta, { $expected } attesa dalla probabilità iniziale.
   *[other] Dopo { $n } partite: { $won } vinte, { $expected } attese dalle probabilità iniziali.
}
web-me-play-own = Gioco proprio
web-me-play-own-mean = Gioco proprio a partita
web-me-play-own-now = { $n ->
    [one] { $own } punti nell’unica partita analizzata.
   *[other] { $own } punti in media su { $n } partite analizzate.
}
web-me-play-own-about = Punti su cento ceduti dalle tue stesse decisioni; più in alto è meglio, e 0 è senza errori. La linea sottile è un errore standard.
web-me-play-places = Luoghi preferiti
web-me-play-visits = { $n ->
    [one] una visita
   *[other] { $n } visite
}
web-me-play-fights = Scontri vinti
web-me-play-fights-of = su { $n }
web-me-play-fights-in = { $won } su { $n }
web-me-play-review = { $n ->
    [one] Analizza un’altra partita
   *[other] Analizza altre { $n } partite
}
web-me-play-reviewing = Analisi della partita { $n } di { $all }.
web-me-play-stop = Ferma
web-me-play-reviewed = Le analisi sono finite.
web-me-play-failed = { $n ->
    [one] Una partita non si è potuta analizzare; forse il suo tavolo non c’è più.
   *[other] { $n } partite non si sono potute analizzare; forse i loro tavoli non ci sono più.
}
web-me-play-table = Tutte le cifre
web-me-play-day = Giorno
web-me-play-result = Risultato
web-me-play-start = Probabilità iniziale
web-me-play-save = Salva in un file
web-me-play-delete = Elimina partite e statistiche
web-me-play-deleted = Partite e statistiche sono state eliminate da questo browser.
web-me-play-restore = Annulla
