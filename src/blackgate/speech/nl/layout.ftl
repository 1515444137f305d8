### Plaatsen, maten en kleine dingen aan tafel.

## Wat een actie doet.
web-explained-ask = Wat doet een actie?
web-explained-press = Druk op een actie om te lezen wat ze doet.
web-explained-rules = De regels erachter
web-explained-costs = { $n ->
    [one] Dat kost 1 actie.
   *[other] Dat kost { $n } acties.
}
web-explained-free = Dat kost geen actie.

## Bord en statusbalk.
web-places-price = { $n ->
    [one] 1 actie
   *[other] { $n } acties
}
web-places-own-tunnel = Jouw tunnel

## Keuzes en log.
web-table-cancel = Annuleren
web-drag-choose = Laat hem hier los om te kiezen
web-log-find = Zoeken in de log
web-log-find-words = Woorden in de log
web-log-none = Geen regel van de log bevat deze woorden.

## Na het spel.
web-share-replay = Partij delen
web-share-about = Wie de link heeft, ziet het hele spel, met alle handen.
web-share-link = Link naar het spel
