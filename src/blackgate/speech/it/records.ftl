### Che cosa non va in un verbale che si porta.

record-none = Questo non è il verbale di una partita.
record-cut = Questo verbale si ferma prima della fine della partita: manca una parte del file, o la partita non era finita.
record-foreign = Questa partita è stata giocata con un’edizione o una versione di Blackgate che qui non c’è.
record-untrue = Questo verbale non regge: racconta ciò che non può essere andato così. È stato cambiato, o è rovinato.
