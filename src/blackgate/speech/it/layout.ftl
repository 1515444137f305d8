### Luoghi, dimensioni e dettagli del tavolo.

## Che cosa fa un’azione.
web-explained-ask = Che cosa fa un’azione?
web-explained-press = Premi un’azione per leggere che cosa fa.
web-explained-rules = Le regole relative
web-explained-costs = { $n ->
    [one] Costa 1 azione.
   *[other] Costa { $n } azioni.
}
web-explained-free = Non costa azioni.

## Tabellone e barra di stato.
web-places-price = { $n ->
    [one] 1 azione
   *[other] { $n } azioni
}
web-places-own-tunnel = Il tuo tunnel

## Scelte e diario.
web-table-cancel = Annulla
web-drag-choose = Lasciala qui per scegliere
web-log-find = Cerca nel diario
web-log-find-words = Parole nel diario
web-log-none = Nessuna riga del diario contiene queste parole.

## Dopo la partita.
web-share-replay = Condividi la partita
web-share-about = Chi ha il link vede l’intera partita, con tutte le mani.
web-share-link = Link alla partita da rivedere
