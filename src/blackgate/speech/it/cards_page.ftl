### La pagina delle carte.

web-cards-about = Tutto ciò che c’è nella scatola: nomi, quantità, effetti, e da dove lo sappiamo. Ciò che nessuno ha stampato lo abbiamo completato noi.
web-cards-nothing = Le carte non si possono mostrare qui.
web-cards-tool = Strumenti
web-cards-weapon = Armi
web-cards-part = Componenti
web-cards-accessory = Accessori
web-cards-rare = Oggetti rari
web-cards-action = Carte Azione
web-cards-gang = Carte Gang
web-cards-background = Precedenti
web-cards-trauma = Traumi
web-cards-michel = Carte di Michel(le)
web-cards-place = Luoghi
web-cards-deal = Ciò che si compra
web-cards-recipe = Ciò che si crea
web-cards-search = Cerca un nome o una parola
web-cards-sort = Tipo
web-cards-from = Viene con
web-cards-base = Il gioco base
web-cards-all = Tutto
web-cards-none = Non c’è nulla di simile.
web-cards-found = { $n ->
    [one] 1 voce
   *[other] { $n } voci
}
web-cards-correct-about = Ogni nome, ogni numero e ogni effetto sta in un file di dati; non c’è codice da toccare. Scrivi ciò che è diverso in un file tuo, sotto l’identificativo della carta, fallo controllare e gioca. I testi seguono da sé, in ogni lingua.
web-provenance-of = { $how }: { $data }
web-provenance-rulebook = Stampato nelle regole
web-provenance-public = Visto in immagini
web-provenance-reconstruction = Nostra ricostruzione
web-provenance-house = Regola della casa
web-datum-name = nome
web-datum-kind = tipo
web-datum-copies = numero di copie
web-datum-value = prezzo di vendita
web-datum-points = punti Tunnel
web-datum-effects = effetto
web-datum-moment = momento
web-datum-bonus = secondo effetto
web-datum-die = risultati del dado
web-datum-search = carte per Ricerca
web-datum-actions = le sue azioni
web-datum-price = prezzo
web-datum-gives = che cosa si riceve
web-datum-needs = che cosa serve
