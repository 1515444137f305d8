### Ciò che il terminale elenca: edizioni e carte.

page-titled = { $title }: { $said }
page-name = NOME

## Carte: che cosa sono, dove si trovano, come si ottengono.

page-pile = pila scoperta
page-reserve = riserva accanto al tabellone
page-deck = mazzo Ricerca
page-copies = { $n ->
    [one] { $n } copia
   *[other] { $n } copie
}
page-sells = si vende a { $n }
page-gang = Carta Gang · { $gang }
page-background = Precedenti · secondo effetto con { THE($gang) }
page-craft = Creazione: { $recipes }.
page-recipe = { $needs } → { $n }
page-buy = Acquisto: { $deals }.
page-deal = { $n } per { $price ->
    [one] 1 sigaretta
   *[other] { $price } sigarette
}
page-steal = Si ruba { IN($places) }.

## Carte: da dove conosciamo i loro dati.

page-origin = { $data }: { $provenance }
page-provenance-rulebook = regolamento
page-provenance-public = immagini pubbliche
page-provenance-reconstruction = ricostruzione
page-provenance-house = regola della casa
page-datum-name = nome
page-datum-kind = tipo
page-datum-copies = copie
page-datum-value = valore
page-datum-points = punti
page-datum-effects = effetto
page-datum-moment = momento
page-datum-bonus = secondo effetto

## Edizioni: un titolo e due righe ciascuna.

edition-retail = Dig Your Way Out, il gioco stampato
edition-retail-about =
    Il gioco stampato, da 2 a 6 giocatori: sei Luoghi, sei gang, una via d’uscita.
    Trova, crea, compra ed estorci Strumenti; vince il primo tunnel abbastanza lungo.
edition-library = Biblioteca
edition-library-about =
    Copre le Docce: la Creazione è permessa, e si possono cambiare i Precedenti.
    Lo Studio dà segnalini Spia; ognuno mostra la mano di un altro giocatore.
edition-workshop = Officina
edition-workshop-about =
    Copre la Mensa: niente Cucchiaio da rubare, ma Strumenti da migliorare.
    Un segnalino Abilità può aggiungere un punto al prossimo Scavo.
edition-gambling = Celle da gioco
edition-gambling-about =
    Coprono il Blocco Detentivo: oltre a scavare, si scommettono sigarette al dado.
    Un segnalino Piano riduce un Movimento prudente a una sola azione.
edition-gymnasium = Palestra
edition-gymnasium-about =
    Copre l’Area ricreativa: oltre a vendere e comprare, una Rissa colpisce tutti.
    Un segnalino Allenamento può risparmiarti un’Arma in uno Scontro.
edition-laundry = Lavanderia
edition-laundry-about =
    Copre l’Infermeria: oltre alla Cura, una gang costa un Accessorio in meno.
    Una Benda rubata sostituisce un Legaccio nella Creazione, o cura ovunque.
edition-ward = Reparto psichiatrico
edition-ward-about =
    Copre l’Isolamento: restano due azioni, ma si prende un Trauma.
    Ogni Trauma ostacola a modo suo, finché non si cura come un Pestaggio.
edition-michel = Michel
edition-michel-about =
    Chi finisce il turno muove Michel, che estorce chiunque incontri.
    Cedi uno Strumento, affrontalo per una carta, o spera che non abbia il Coltello.
edition-michelle = Michelle
edition-michelle-about =
    Chi finisce il turno muove Michelle, che estorce chiunque incontri.
    Cedi uno Strumento, affrontala per una carta, o spera che non abbia il Coltello.
edition-warden = Direttrice
edition-warden-about =
    La Direttrice punisce dieci azioni illegali nel suo Luogo, se qualcuno denuncia.
    Nel suo Ufficio si compra la Corruzione: sfuggire, punire, spostare lei.
edition-teams = Modalità a squadre
edition-teams-about =
    Quattro o sei giocatori in due squadre; ognuna scava nel proprio Blocco.
    Aiuta i compagni negli Scontri, scambia carte, segui chi è nella tua gang.
edition-prototype_en = Dig Your Way Out, prototipo inglese
edition-prototype_en-about =
    Il gioco prima della stampa: da 2 a 5 giocatori, quattro gang, meno carte.
    Con i nomi del libretto inglese: Recreation Area, Nursery, Pick.
edition-prototype_fr = Dig Your Way Out, prototipo francese 1.3
edition-prototype_fr-about =
    Il gioco prima della stampa: da 2 a 5 giocatori, quattro gang, meno carte.
    Senza Michel(le), squadre e Dig In; si lascia una gang prima di un’altra.
edition-house_cheap_shovels = Regola della casa: Pale economiche
edition-house_cheap_shovels-about =
    Nell’Area ricreativa la Pala costa 7 sigarette invece di 8.
    Un esempio da copiare per le tue regole della casa.
