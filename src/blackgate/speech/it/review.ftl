# L’andamento di una partita finita.

web-curve-title = Come sono cambiate le probabilità
web-curve-about = Ogni linea è una probabilità di vincere, turno per turno, stimata a carte scoperte. Scegli un momento per rivederlo nella partita.
web-curve-wait = Calcolo della curva…
web-curve-failed = Non è stato possibile calcolare la curva.
web-curve-again = Riprova
web-curve-round = Giro { $round }
web-curve-end = La fine
web-curve-read = Leggi la curva turno per turno
web-curve-goto = Rivedi questo momento
web-curve-points = Le svolte
web-curve-none = Nessun turno ha cambiato molto le probabilità.
web-curve-table = Le probabilità in tabella
web-curve-table-about = Probabilità di vincere all’inizio di ogni giro
web-curve-axis = Giro

## L’analisi di una partita: quanto valevano le decisioni, e che cosa fu fortuna.

verdict-inaccuracy = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave
review-title = Analisi della partita
review-chances = Probabilità di vincere
review-points = Svolte
review-accounts = Gioco e fortuna
review-accounts-about = In punti su cento, ± un errore standard. Inizio, gioco proprio, gioco altrui e fortuna danno insieme il risultato.
review-start = Inizio
review-own = Gioco proprio
review-others = Gioco altrui
review-luck = Fortuna
review-result = Risultato
review-verdicts = Imprecisioni · errori · errori gravi
review-better = Che cosa sarebbe stato meglio
review-flawless = Nessuna decisione era nettamente peggiore di un’altra opzione.
review-instead = Giro { $round }, { NAME($who) }: «{ $option }». Meglio: «{ $better }».
review-bluff = Una minaccia, o la risposta a una minaccia: ciò che credono gli altri non è misurato.
review-lucky = Fortuna
review-unlucky = Sfortuna
review-moment = Giro { $round }
review-all = Tutte le partite
review-games = Partite
review-wins = Vittorie
review-made = { $playouts } partite simulate per decisione. Giudicato in base a ciò che ogni posto poteva sapere; ± non conta gli errori della valutazione stessa.
review-branch = Questa partita è una variante. La registrazione non dice che cosa i posti sapevano prima del suo inizio; quindi si giudica senza tenerne conto.
web-review-begin = Analizza la partita
web-review-about = Ogni decisione è giudicata in base a ciò che si poteva sapere, e la fortuna è separata dal gioco.
web-review-ahead = { $ahead ->
    [one] Prima c’è 1 analisi.
   *[other] Prima ci sono { $ahead } analisi.
}
web-review-judging = { $judged } decisioni giudicate su { $decisions }.
web-review-share = { $n } % delle decisioni è giudicato.
web-review-done = L’analisi è finita.
review-crowded = Troppe analisi sono in attesa. Riprova tra un po’.
review-pending = Altre analisi chieste da qui non sono ancora finite. Aspetta che ne finisca una.
review-failed = Non è stato possibile fare questa analisi. Riprova tra un po’.
review-too-long = Questa partita è troppo lunga per essere analizzata.
web-review-limits = Il gioco proprio è ciò che le proprie decisioni hanno fatto perdere rispetto all’opzione migliore, in base a ciò che si poteva sapere; quindi non è mai positivo. Il gioco altrui è ciò che gli errori degli altri hanno dato o tolto. La fortuna è il resto: dadi, pescate, ciò che nessuno poteva sapere e gli errori della valutazione. Contano solo differenze di più di due errori standard, quindi i piccoli errori mancano.
web-review-mine = Solo i miei errori
web-review-of = Gli errori di { $name }
web-review-everybody = Gli errori di tutti
web-review-before = L’errore precedente
web-review-next = L’errore successivo
web-review-place = { $n } di { $all }
web-review-all = { $all ->
    [one] 1 errore
   *[other] { $all } errori
}
web-review-first = Nessun errore prima di questo momento.
web-review-last = Nessun errore dopo questo momento.
