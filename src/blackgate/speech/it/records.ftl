### Che cosa non va in una registrazione caricata.

record-none = Questa non è la registrazione di una partita.
record-cut = Questa registrazione si ferma prima della fine della partita: manca una parte del file, o la partita non era finita.
record-foreign = Questa partita è stata giocata con un’edizione o una versione di Blackgate che qui non c’è.
record-untrue = Questa registrazione non regge: racconta cose che non possono essere andate così. È stata modificata o è danneggiata.
record-branch = Si può riprendere solo una partita finita, e solo prima della sua ultima decisione.
