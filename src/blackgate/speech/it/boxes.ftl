### The card workshop and tables with a box of their own.

web-box-title = Laboratorio delle carte
web-box-about = La tua scatola dice altro? Cambialo qui: un numero, un nome, l’effetto di una carta. Il testo segue in tutte e sei le lingue, e puoi giocarci subito.
web-box-start = Fai dire alle carte ciò che dicono le tue.
web-box-contents = Che cosa c’è nella scatola
web-box-box = La tua scatola
web-box-unnamed = La mia scatola
web-box-name = Nome della scatola
web-box-only-changed = Solo ciò che è diverso
web-box-choose = Scegli qualcosa a sinistra e cambialo qui.
web-box-to-list = ← Tutta la scatola
web-box-add = Aggiungi qualcosa di nuovo
web-box-new-card = Nuova carta
web-box-new-gang_card = Nuova carta Gang
web-box-new-background = Nuovo Precedente
web-box-new-recipe = Nuova ricetta
web-box-new-deal = Nuovo prezzo
web-box-new-gang = Nuova gang
web-box-new-trauma = Nuovo Trauma
web-box-new-michel_card = Nuova carta di Michel(le)
web-box-michel-card = Carta { $name }
web-box-changed = cambiato
web-box-added = nuovo
web-box-removed = tolto
web-box-removed-about = Non è più nella tua scatola. «Come nell’edizione» lo rimette.
web-box-wrong = da correggere
web-box-undo = Come nell’edizione
web-box-remove = Togli dalla scatola
web-box-drop = Elimina
web-box-preview = Come apparirà
web-box-languages = In tutte e sei le lingue
web-box-other-languages = In altre lingue
web-box-rare = Altro
web-box-add-effect = Aggiungi un effetto
web-box-more-cards = Aggiungi una carta
web-box-less = Togli: { $what }
web-box-earlier = Sposta in su l’effetto { $n }
web-box-save = Salva file
web-box-load = Carica file
web-box-link = Copia link
web-box-table = Apri un tavolo
web-box-sound = Tutto a posto.
web-box-differences = { $n ->
    [0] Come nell’edizione
    [one] 1 differenza
   *[other] { $n } differenze
}
web-box-problems = { $n ->
    [one] 1 cosa da correggere
   *[other] { $n } cose da correggere
}
web-box-checking = Controllo…
web-box-clash = Questo non va:
web-box-right-die = Ogni risultato del dado porta esattamente a due Luoghi: l’1 al Blocco Detentivo e alla Mensa, a squadre l’1, il 2 e il 3 a entrambi i Blocchi. Nessuno porta all’Isolamento o a un Luogo fuori dal tabellone.
web-box-right-search = Il Blocco Detentivo mostra 1 e la Mensa 2, come stampato.
web-box-right-kind = Una carta può valere solo come un’altra carta della stessa classe.
web-box-right-accessories = Una Gang accetta solo Accessori.
web-box-right-do = Questi effetti non vanno con questo momento, o non insieme: il prezzo viene prima, e bisogna scegliere qualcuno prima che gli succeda qualcosa.
web-box-right-mods = I cambiamenti duraturi richiedono il momento «sempre», senza effetti.
web-box-right-verb = Solo il momento dopo un’azione nomina azioni.
web-box-right-limit = Si potrebbe usare all’infinito: limitalo a una volta per turno, o dagli un prezzo.
web-box-right-tools = Qui possono comparire solo Strumenti, e un Coltello ne richiede almeno uno.
web-box-right-needs = Indica da una a quattro carte.
web-box-right-sides = Una plancia ha due lati con nomi diversi.
web-box-right-start = Michel(le) comincia in un Luogo a cui porta un risultato del dado.
web-box-right-to = Solo il proprietario va dove vuole; per gli altri, indica il Luogo.
web-box-right-deck = Le pile scoperte contengono esattamente le loro carte, e ognuna ha una sola faccia.
web-box-right-forbids = Un Trauma deve togliere o vietare qualcosa.
web-box-right-name = Una riga di testo semplice, senza < > { "{" } { "}" } e segni simili.
web-box-right-background = Ne serve almeno uno per ciascuno.
web-box-right-card = Le copie sono troppe in tutto.
web-box-caution = Insolito, ma possibile:
web-box-usual-die = Di solito un Luogo sta su due o tre risultati del dado, il Blocco Detentivo su 1, 2 e 3.
web-box-usual-search = I valori di Ricerca vanno di solito da 1 a 3.
web-box-usual-tunnel = Di solito un Cucchiaio vale meno di un Piccone, un Piccone meno di una Pala e una Pala meno di due Picconi.
web-box-usual-name = Qualcos’altro ha lo stesso nome; dove c’è solo il nome, può essere inteso l’altro.
web-box-missing = Questo manca ancora.
web-box-english = Serve anche un nome inglese.
web-box-most = Al massimo { $n }.
web-box-range = Un numero intero da { $least } a { $most }.
web-box-whole = Un numero intero, almeno { $least }.
web-box-long = Al massimo { $n } caratteri.
web-box-refused = Questa non è una scatola che si possa aprire qui. La tua è rimasta com’era.
web-box-loaded = «{ $name }» è caricata.
web-box-back = Torna alla scatola di prima
web-box-before = Prima:
web-box-after = Ora:
web-box-file = O scrivi un file a mano
web-box-change = Cambia
web-box-own = Carte
web-box-own-none = Come nell’edizione
web-box-here = Questo tavolo gioca con una scatola propria
web-box-with = Con la scatola «{ $name }»
web-box-here-open = Apri nel laboratorio

## Sections of a box.

web-box-section-card = Carta
web-box-section-gang_card = Carta Gang
web-box-section-background = Precedente
web-box-section-place = Luogo
web-box-section-deal = Prezzo
web-box-section-recipe = Ricetta
web-box-section-gang = Gang
web-box-section-token = Segnalini
web-box-section-trauma = Trauma
web-box-section-michel_card = Carta di Michel(le)
web-box-section-michel = Michel(le)
web-box-section-warden = Direttrice
web-box-section-numbers = Numeri
web-box-section-goal = Punti per vincere
web-box-section-tunnel = Punti Tunnel
web-box-section-constants = Numeri delle espansioni

## Fields.

web-box-field-name = Nome
web-box-field-plural = Plurale
web-box-field-grammar = Grammatica (m, f, plural…)
web-box-field-class = Tipo
web-box-field-deck = Viene da
web-box-field-copies = Copie
web-box-field-value = Si vende per
web-box-field-points = Punti Tunnel
web-box-field-kind = Vale come
web-box-field-do = Effetti
web-box-field-mods = Effetti permanenti
web-box-field-bonus = Secondo effetto per i membri della gang
web-box-field-when = Quando funziona
web-box-field-verb = Dopo quale azione
web-box-field-if = Solo se
web-box-field-at = In questi Luoghi
web-box-field-company = Un altro giocatore è nel tuo Luogo
web-box-field-limit = Quante volte
web-box-field-gang = Gang
web-box-field-who = Chi
web-box-field-n = Quanti
web-box-field-pick = Quali carte
web-box-field-to = Dove
web-box-field-unless = A meno che
web-box-field-verbs = Azioni
web-box-field-anywhere = Ovunque ti trovi
web-box-field-role = In quali scontri
web-box-field-card = Carta
web-box-field-needs = Che cosa serve
web-box-field-gives = Che cosa si riceve
web-box-field-price = Prezzo in sigarette
web-box-field-accessories = Accessori accettati
web-box-field-gang-needs = Accessori diversi richiesti
web-box-field-die = Risultati del dado
web-box-field-search = Carte per Ricerca
web-box-field-actions = Le sue azioni
web-box-field-forbids = Non permesso
web-box-field-tile = Tessera
web-box-field-confines = Trattiene: una sola azione nel turno iniziato qui
web-box-field-side = Per la squadra
web-box-field-beside = Si entra da
web-box-field-team_beside = Si entra da (squadre)
web-box-field-hand_limit = Limite di mano
web-box-field-leave_gang = Perdi la tua carta Gang
web-box-field-knife = Mostra un Coltello
web-box-field-tools = Vuole uno di questi
web-box-field-start = Comincia in
web-box-field-team_start = Comincia in (squadre)
web-box-field-illegal = Azioni punite
web-box-field-players = Per numero di giocatori
web-box-field-teams = A squadre, per numero di giocatori
web-box-field-numbers-actions = Azioni per turno
web-box-field-starting_hand = Carte all’inizio
web-box-field-most_beatings = Pestaggi al massimo per prigioniero
web-box-field-beating_tokens = Segnalini Pestaggio
web-box-field-die_faces = Facce del dado
web-box-field-standees = Pedine
web-box-field-cigarettes_of_1 = Sigarette da 1
web-box-field-cigarettes_of_5 = Sigarette da 5
web-box-field-caught = Scoperto fino a questo risultato
web-box-field-spared = Risparmiato da questo risultato
web-box-field-kept = Conservato da questo risultato
web-box-field-success = Successo da questo risultato
web-box-field-fewer = Carte in meno
web-box-field-bribe = Tangente in sigarette

## Effects.

web-box-do-draw = Pescare carte Ricerca
web-box-do-gain = Prendere carte da una pila scoperta
web-box-do-cigs = Ricevere sigarette
web-box-do-grab = Prendere carte da una mano
web-box-do-drop = Scartare carte
web-box-do-peek = Guardare una mano
web-box-do-move = Muovere in un Luogo
web-box-do-heal = Rimuovere Pestaggi
web-box-do-beat = Infliggere Pestaggi
web-box-do-act = Più azioni in questo turno
web-box-do-free = Fare un’azione gratuita
web-box-do-perform = Fare un’azione (il limite conta)
web-box-do-recover = Riprendere carte dagli scarti
web-box-do-cancel = Annullare l’Estorsione contro di te
web-box-do-pay = Pagare sigarette
web-box-do-points = Guadagnare punti Tunnel

## Permanent effects.

web-box-mod-rolls = Più tiri per il Movimento semplice
web-box-mod-reroll = Ritirare per il Movimento semplice
web-box-mod-cautious = Costo del Movimento prudente
web-box-mod-sell = Di più per ogni carta venduta
web-box-mod-price = Acquisti più economici
web-box-mod-allow = Azioni permesse anche altrove
web-box-mod-waive = Ricette senza Legaccio
web-box-mod-arms = Armi a cui si risponde per te
web-box-mod-immune = Nessuno può fartelo
web-box-mod-search = Più carte con la Ricerca
web-box-mod-hand = Una mano più grande
web-box-mod-limit = Un’azione più volte per turno

## Choices.

web-box-when-always = Sempre
web-box-when-my_turn = Nel tuo turno, tra un’azione e l’altra
web-box-when-turn_start = All’inizio del tuo turno
web-box-when-after = Dopo una tua azione
web-box-when-after_other = Dopo l’azione di un altro giocatore
web-box-when-extorted = Quando subisci un’Estorsione
web-box-when-arrival = Quando qualcuno arriva nel tuo Luogo
web-box-who-self = Tu
web-box-who-other = Un altro giocatore a tua scelta
web-box-who-here = Un altro giocatore nel tuo Luogo
web-box-who-foe = Quel giocatore
web-box-who-others = Ogni altro giocatore
web-box-who-all = Ogni giocatore
web-box-pick-random = A caso
web-box-pick-choice = A scelta
web-box-limit-turn = Una volta per turno
web-box-limit-none = Quante volte vuoi
web-box-unless-weapon = si scarta un’Arma
web-box-role-attack = Quelli iniziati da te
web-box-role-defend = Contro un’Estorsione
web-box-role-both = Tutti
web-box-deck-search = il mazzo Ricerca
web-box-deck-pile = una pila scoperta
web-box-to-any = Un Luogo aperto a tua scelta
web-box-verb-move = Movimento semplice o prudente
web-box-verb-win = Uno scontro vinto
web-box-verb-lose = Uno scontro perso
