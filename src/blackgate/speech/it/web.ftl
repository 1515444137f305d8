
### The client: foundation

web-problem-conflict = Non è possibile nella situazione attuale.
web-problem-forbidden = Qui non puoi farlo.
web-problem-full = Tutti i posti sono occupati.
web-problem-invalid = Il server non ha capito.
web-problem-stale = La partita è andata avanti: guarda di nuovo.
web-problem-too-fast = Troppe cose in una volta: aspetta un momento.
web-problem-unavailable = Il server non è raggiungibile in questo momento. Non è cambiato nulla.
web-problem-unknown = Questo tavolo non esiste.

web-closing-forbidden = La tua chiave qui non apre più nulla: il posto è passato a qualcun altro, o non è ammesso pubblico.
web-closing-unknown = Nessun tavolo ha questo codice.
web-closing-full = Questo tavolo è al completo.
web-closing-reload = Blackgate è stato aggiornato: ricarica la pagina.
web-closing-other = Il collegamento è terminato. Ricarica la pagina per tornare.

### The client: table

## The page.
web-table-page = Blackgate
web-table-page-asked = ● Tocca a te – Blackgate
web-table-title = Il tavolo
web-table-setting-up = Si prepara il tavolo…
web-table-close = Chiudi
web-table-back = Indietro

## Who is to move, and what is asked.
web-table-turn-of = Turno di { $name }
web-table-waiting-for = Si aspetta { $names }: { $what }
web-table-sealed = La tua risposta è data. Puoi ancora cambiarla.
web-table-reconnecting = Connessione persa, nuovo tentativo in corso. Non hai perso nulla.
web-table-closed = La connessione è terminata.
web-table-time-left = Tempo rimasto: { $time }
web-table-round = Giro { $n }
web-table-actions-left = { $n ->
    [one] 1 azione rimasta
   *[other] { $n } azioni rimaste
}
web-table-not-your-turn = Non è il tuo turno. Tocca un’azione per saperne di più.
web-table-what-short = Spiega
web-table-title-asked = Che cosa succede

web-table-about-turn = il turno
web-table-about-go = dove andare
web-table-about-name = lo Strumento da pretendere
web-table-about-lay = l’Arma da mettere sul tavolo
web-table-about-answer = un’Estorsione
web-table-about-fight = uno scontro
web-table-about-selling = che cosa vendere
web-table-about-pay = con che cosa pagare
web-table-about-ingredient = la carta da usare
web-table-about-discard = troppe carte in mano
web-table-about-target = chi colpire
web-table-about-place = in quale Luogo andare
web-table-about-free = qualcosa che non costa azioni
web-table-about-pick = la carta da prendere
web-table-about-drop = la carta da scartare
web-table-about-unless = un’Arma o un Pestaggio
web-table-about-recover = una carta dalla pila degli scarti
web-table-about-bonus = il secondo effetto dei Precedenti
web-table-about-react = una possibile reazione
web-table-about-roll = il dado per Michel(le)
web-table-about-lead = dove va Michel(le)
web-table-about-yield = la pretesa di Michel(le)
web-table-about-toll = lo Strumento che Michel(le) prende
web-table-about-prize = il premio di uno scontro
web-table-about-help = aiutare la propria squadra
web-table-about-spoils = il bottino di uno scontro
web-table-about-skill = un segnalino Competenza
web-table-about-opener = l’Arma che apre la Rissa
web-table-about-brawl = una Rissa
web-table-about-mend = che cosa curare
web-table-about-report = una possibile denuncia
web-table-about-freepass = un Lasciapassare
web-table-about-punish = una Punizione
web-table-about-corrupt = spostare la Direttrice
web-table-about-offer = uno Scambio
web-table-about-fill = uno Scambio

## Players.
web-table-players = Giocatori
web-table-you = tu
web-table-bot = gioca un bot
web-table-away = assente
web-table-is-asked = deve rispondere
web-table-points = punti Tunnel
web-table-points-of = { $n } punti Tunnel su { $target }
web-table-cards-held = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
}
web-table-cigarettes = { $n ->
    [one] 1 sigaretta
   *[other] { $n } sigarette
}
web-table-beatings = { $n ->
    [one] 1 Pestaggio
   *[other] { $n } Pestaggi
}
web-table-holds = In mano: { $cards }
web-table-may-hold = Forse: { $cards }
web-table-known = Quello che sai della sua mano
web-table-known-note = Carte prese apertamente, mostrate o viste; il resto è nascosto.
web-table-tunnel = Nel tunnel
web-table-side = Squadra { $side }
web-table-background = Precedenti
web-table-background-hidden = Segreti finché non vengono rivelati.
web-table-background-secret = Segreti
web-table-background-open = Rivelati
web-table-gang-card = Carta Gang
web-table-act-on = { $name }: c’è un’azione possibile
web-table-missed = Questa persona è assente. Che cosa si fa?
web-table-vote-wait = Aspettare
web-table-vote-bot = Gioca un bot
web-table-vote-open = Liberare il posto
web-table-held-up = { $name } è assente.
web-table-decide = Decidere
web-table-bot-plays = Un bot gioca al tuo posto.
web-table-leave = Far giocare un bot al mio posto
web-table-return = Riprendere il gioco

## The board.
web-table-board = Tabellone
web-table-search-count = { $n ->
    [one] Ricerca qui: 1 carta
   *[other] Ricerca qui: { $n } carte
}
web-table-search-here = Ricerca
web-table-reached-by = Si raggiunge con { $faces } al dado
web-table-die = Dado
web-table-no-die = Nessun risultato porta qui.
web-table-possible-here = Possibile qui
web-table-forbidden-here = Non qui
web-table-who-is-here = Chi c’è
web-table-go-here = Andare qui
web-table-cautious-to = { $n ->
    [one] { $place } (1 azione)
   *[other] { $place } ({ $n } azioni)
}
web-table-here = Qui
web-table-go-cautiously = { $n ->
    [one] Andare qui (1 azione)
   *[other] Andare qui ({ $n } azioni)
}
web-table-duel = Scontro
web-table-duel-about = In palio: { $tool }
web-table-supply = Gang e pile
web-table-deck = { $n ->
    [one] Mazzo Ricerca: 1 carta
   *[other] Mazzo Ricerca: { $n } carte
}
web-table-discard = { $n ->
    [one] Scarti: 1 carta
   *[other] Scarti: { $n } carte
}
web-table-title-discard = Scarti
web-table-gang-cost = Costa { $n } diversi tra: { $accessories }
web-table-gang-needs = Per unirti, paga { $n } Accessori diversi tra questi:
web-table-on-top = in cima

## The hand.
web-table-hand = Mano
web-table-hand-limit = { $n } carte; al massimo { $limit } alla fine del turno
web-table-hand-empty = Nessuna carta in mano.
web-table-hand-hidden = { $n ->
    [one] 1 carta, nascosta a chi guarda questo schermo.
   *[other] { $n } carte, nascoste a chi guarda questo schermo.
}
web-table-hide-hand = Nascondi
web-table-show-hand = Mostra
web-table-recipes = Ricette e prezzi
web-table-title-recipes = Ricette e prezzi
web-table-recipe = { $cards } → { $made }
web-table-deal = { $n ->
    [one] { $made } per 1 sigaretta
   *[other] { $made } per { $n } sigarette
}
web-table-craft-ready = { $made }: c’è tutto
web-table-craft-missing = { $made }, ti mancano: { $cards }
web-table-missing = Ti mancano: { $cards }
web-table-have-all = Hai tutto.
web-table-digs = Scava +{ $n }
web-table-sells = { $n ->
    [one] Si vende per 1 sigaretta
   *[other] Si vende per { $n } sigarette
}
web-table-you-hold = Ne hai { $n }

## Actions.
web-table-actions = Azioni
web-table-undo = Annulla
web-table-verb-ability = Usare l’abilità
web-table-verb-reveal = Rivelare i Precedenti
web-table-verb-spy = Spiare
web-table-why-not = Ora non è possibile: perché?
web-table-why-title = { $verb }: perché no?
web-table-asking = Un momento…
web-table-possible = Ora è possibile.
web-table-all-rules = Tutte le regole
web-table-title-warned = Davvero?
web-table-warned-yes = Fallo lo stesso
web-table-give = Collaborare: { $tool }
web-table-not-held = Non ce l’hai; nessun altro lo sa.
web-table-weapons-held = { $n ->
    [one] Hai 1 Arma.
   *[other] Hai { $n } Armi.
}
web-table-only-you = Gli altri vedono solo la tua risposta, non quelle che avresti potuto dare.
web-table-hint = Consiglio
web-table-title-hint = Consiglio
web-table-thinking = Sto pensando…
web-table-advice = Il Cervello sceglierebbe: { $option }
web-table-advice-late = Il tavolo è cambiato: chiedi di nuovo.

## Standing orders.
web-table-orders = Risposte automatiche
web-table-title-orders = Risposte automatiche
web-table-orders-note = Che cosa rispondere senza chiedertelo. Nessuno lo vede, e vale anche in tua assenza.
web-table-orders-clear = Chiedimi sempre
web-table-order-answer = Se subisco un’Estorsione
web-table-order-fight = In uno scontro, giocare al massimo
web-table-order-react = I miei Precedenti, fuori turno
web-table-order-brawl = Un’Arma o un Pestaggio
web-table-order-report = Denunciare alla Direttrice
web-table-order-freepass = Il mio segnalino Corruzione, se mi denunciano
web-table-order-punish = Punire gli altri
web-table-order-corrupt = Spostare la Direttrice
web-table-order-yield = Se Michel(le) vuole uno Strumento
web-table-order-roll = Tirare per Michel(le)
web-table-order-help = Aiutare la squadra in uno scontro
web-table-order-to-ask = Chiedimelo
web-table-order-to-always = Sempre
web-table-order-to-never = Mai
web-table-order-to-leader = Solo contro chi è in testa
web-table-order-to-about_leader = Chiedimelo per chi è in testa
web-table-order-to-reveal = Rivelarli appena possibile
web-table-order-to-use = Usarlo
web-table-order-to-give = Collaborare
web-table-order-to-refuse = Rifiutare e combattere
web-table-order-to-lowest = Cedere quello che vale meno
web-table-order-to-weapon = Un’Arma
web-table-order-to-beating = Il Pestaggio
web-table-order-weapons = { $n ->
    [one] 1 Arma
   *[other] { $n } Armi
}
web-table-order-unless-winning = Chiedimelo comunque se qualcuno può vincere in questo turno

## Log and chat.
web-table-log = Diario
web-table-log-empty = Non è ancora successo niente.
web-table-earlier = Turni precedenti
web-table-filter = Mostra
web-table-filter-all = Tutto
web-table-filter-mine = Io
web-table-filter-fights = Scontri
web-table-filter-dig = Tunnel
web-table-log-rules = Indica le regole di ogni riga
web-table-look-at = Guarda { $card }
web-table-chat = Chat
web-table-say = Scrivi qualcosa
web-table-mute = Silenzia
web-table-mute-all = Silenzia tutti
web-table-mute-note = Solo tu sai chi hai silenziato.
web-table-muted = { $n ->
    [one] 1 riga silenziata
   *[other] { $n } righe silenziate
}
web-table-onlooker = guarda
web-table-chat-apart = Durante la partita lo legge solo chi guarda.
web-table-unread = { $n ->
    [one] 1 riga nuova
   *[other] { $n } righe nuove
}
web-table-channel = Chi lo legge
web-table-channel-table = Tavolo
web-table-channel-team = Squadra { $side }
web-table-say-team = Solo alla squadra { $side }
web-table-readers-table = Lo leggono tutti.
web-table-readers-team = Lo legge solo la squadra { $side }: tu e { $names }.
web-table-readers-nobody = Non lo legge nessun altro: giochi con dei bot.
web-table-to-team = alla squadra { $side }
web-table-phrases = Frasi
web-table-phrase-hello = Ciao!
web-table-phrase-good-luck = Buona fortuna e buon divertimento!
web-table-phrase-well-played = Ben giocato!
web-table-phrase-thanks = Grazie!
web-table-phrase-sorry = Scusate!
web-table-phrase-oops = Ops.
web-table-phrase-nice-dig = Che tunnel!
web-table-phrase-hurry = A chi tocca?
web-table-phrase-thinking = Ci sto pensando…
web-table-phrase-back-soon = Torno subito.
web-table-phrase-truce = Facciamo pace?
web-table-phrase-revenge = Te ne pentirai!
web-table-phrase-good-game = Bella partita!
web-table-dock = Che cosa vedere

## Help, settings and the command line.
web-table-help = Aiuto e impostazioni
web-notify-title = Avvisami quando tocca a me
web-table-title-help = Aiuto e impostazioni
web-table-help-goal = Sei in prigione e scavi un tunnel. Chi arriva per primo ai punti Tunnel necessari evade e vince: trova, crea, compra o estorci Strumenti, torna nel Blocco Detentivo e scava.
web-table-help-turn = Nel tuo turno hai due azioni. Ciò che puoi fare è evidenziato in verde acqua, in basso e nel Luogo in cui ti trovi.
web-table-help-grey = Tocca ciò che è grigio per sapere perché non è possibile e come renderlo possibile.
web-table-settings = Impostazioni
web-table-language = Lingua
web-table-motion = Animazioni
web-table-motion-auto = Come il dispositivo
web-table-motion-full = Complete
web-table-motion-less = Ridotte
web-table-speed = Velocità delle animazioni
web-table-volume = Audio
web-table-volume-off = Spento
web-table-volume-soft = Basso
web-table-volume-full = Pieno
web-table-single-keys = Tasti singoli come scorciatoie
web-table-keys = Tasti
web-table-key-options = scegliere un’azione o un’opzione con il suo numero
web-table-key-arrows = scorrere Luoghi, carte, giocatori e azioni
web-table-key-undo = annullare
web-table-key-end = finire il turno
web-table-key-skip = saltare le animazioni e i turni dei bot
web-table-key-hand = alla mano
web-table-key-actions = alle azioni
web-table-key-board = al tabellone
web-table-key-log = al diario
web-table-key-chat = alla chat
web-table-key-command = riga di comando
web-table-key-help = questo aiuto
web-table-key-close = chiudere, tornare indietro
web-table-command = Comando
web-table-command-example = hand, board, who 2, log 5, why craft, dig spoon
web-table-command-help = hand: le tue carte. board: chi è dove. who 2: un giocatore. log 5: le ultime righe. why craft: perché no. options: le scelte possibili. undo: annullare. Oppure un numero, o le parole di un’opzione.
web-table-command-who = Chi? Per esempio: who 2
web-table-command-why = Perché no? Per esempio: why craft
web-table-command-done = Fatto.
web-table-command-chose = Scelto: { $option }
web-table-command-warned = { $option }? { $warning } Scrivi yes per farlo lo stesso.
web-table-command-several = Potrebbe essere: { $options }
web-table-command-unknown = Non ho capito. Scrivi help.

### The client: pages

## Every page.

web-page-skip = Vai al contenuto
web-page-home = Blackgate, alla pagina iniziale
web-page-more = Altro
web-page-language = Lingua
web-page-theme = Colori
web-page-theme-auto = Come il dispositivo
web-page-theme-night = Notte
web-page-theme-plan = Carta
web-page-loading = Un momento…
web-page-unofficial = Un’edizione digitale non ufficiale, con illustrazioni proprie.

## The first page.

web-start-line = Scavati una via d’uscita prima degli altri.
web-start-about = Trova, crea, compra o estorci Strumenti dietro le sbarre. Vince il primo tunnel abbastanza lungo. Da 2 a 6 giocatori, su telefono, computer e TV.
web-start-play = Gioca subito
web-start-dealing = Si danno le carte…
web-start-play-about = Tu e tre bot, il gioco base, subito. Senza account e senza installare niente.
web-start-play-first = La tua prima partita: tu e tre Novellini, e una guida che dice che cosa puoi fare e perché. Senza account e senza installare niente.
web-start-guided = Gioca con la guida
web-start-new = Nuovo tavolo
web-start-guest = Ospite
web-start-code = Codice o link di un tavolo
web-start-join = Entra
web-start-mine = I tuoi tavoli
web-start-others = Tavoli aperti
web-start-back = Torna a { $table }
web-start-back-asked = Tocca a te: { $table }
web-start-asked = Tocca a te
web-start-nobody = Non c’è ancora nessuno.
web-start-phase-open = { $taken } su { $players }
web-start-phase-playing = In corso
web-start-phase-over = Finito
web-start-phase-closed = Chiuso
web-start-learn = Tutto il gioco in sei brevi lezioni.
web-start-rules = Ogni regola e ogni chiarimento, da consultare.
web-start-cards = Tutte le carte e i loro effetti.
web-start-records = Rivedi una partita registrata.

## A new table.

web-bot-random = Casuale: gioca a caso
web-bot-rookie = 1 Novellino: dimentica e sbaglia
web-bot-jailbird = 2 Galeotto: dimentica i dettagli
web-bot-schemer = 3 Stratega: ricorda tutto
web-bot-fixer = 4 Volpone: prevede una mossa
web-bot-kingpin = 5 Boss: prevede più mosse
web-bot-mastermind-1s = 6 Cervello: pensa per 1 s
web-bot-mastermind-5s = 6 Cervello: pensa per 5 s

web-clock-none = Senza limite
web-clock-none-about = Si pensa quanto si vuole.
web-clock-calm = 45 minuti
web-clock-calm-about = 45 minuti a testa, più 20 secondi a ogni turno. Il tempo per rispondere a un attacco non conta.
web-clock-fast = 15 minuti
web-clock-fast-about = 15 minuti a testa, più 10 secondi a ogni turno. Il tempo per rispondere a un attacco non conta.
web-clock-day = 1 giorno a decisione
web-clock-day-about = Per una partita di più giorni: 24 ore per ogni decisione.
web-clock-days = 3 giorni a decisione
web-clock-days-about = Per una partita di qualche settimana: 72 ore per ogni decisione.

web-chat-all = Libera
web-chat-phrases = Solo frasi pronte
web-chat-off = Nessuna

## Joining, and the waiting room.

web-join-title = Entra in un tavolo
web-join-invited = { $name } ti invita al tavolo { $code }.
web-join-table = Tavolo { $code }
web-join-name = Il tuo nome
web-join-seat = Il tuo posto
web-join-sit = Prendi posto
web-join-watch = Solo guardare
web-join-full = Tutti i posti sono occupati.

web-wait-seat = Posto { $n }
web-wait-free = libero
web-wait-vacant = Un posto è libero: gioca tu
web-wait-link = Link
web-wait-copy = Copia
web-wait-copied = Copiato
web-wait-qr = Codice QR con il link a questo tavolo

## The big screen.

web-screen-title = Il tavolo
web-screen-how = Prendi il telefono, scansiona il codice, prendi posto.
web-screen-watch = Guarda, o torna al tuo posto:

## After the game.

web-over-you = Ce l’hai fatta: sei fuori!
web-over-won = { $n ->
    [one] { $names } è fuori!
   *[other] { $names } sono fuori!
}
web-over-draw = Nessuno è riuscito a evadere.
web-over-rounds = { $rounds ->
    [one] 1 giro
   *[other] { $rounds } giri
}, { $decisions } decisioni.
web-over-rematch = Un’altra partita
web-over-rematch-join = Alla prossima partita
web-over-rematch-watch = Guarda la prossima partita
web-over-replay = Rivedi la partita
web-over-look = Guarda il tavolo
web-over-back = Torna al risultato
web-over-tunnels = I tunnel
web-over-winner = vittoria
web-over-points = Punti Tunnel
web-over-promise = La promessa

## Registrazioni caricate.

web-records-title = Rivedi una partita

## Rules and cards.

web-rules-title = Regole
web-rules-primer = Il gioco in una pagina
web-rules-reference = Tutte le regole
web-rules-about = Ogni regola con parole nostre, e i libretti in cui è stampata; dove tacciono o si contraddicono, la nostra decisione e il motivo.
web-rules-search = Cerca parole o un numero
web-rules-found = { $n ->
    [one] 1 regola
   *[other] { $n } regole
}
web-rules-chapters = Capitoli
web-rules-rulings = Decisioni: { $chapter }
web-rules-ruling = Una decisione nostra
web-source-000 = Libretto inglese
web-source-001 = Libretto italiano
web-source-002 = Prototipo inglese
web-source-003 = Dig In
web-source-public = recensioni e deduzioni
web-source-004 = Prototipo francese

web-cards-title = Carte
web-provenance = Da dove lo sappiamo

## Learning.

web-learn-title = Impara a giocare
web-learn-about = Sei in prigione, e anche gli altri. Tutti scavano, e il primo tunnel abbastanza lungo porta fuori. Sei brevi lezioni al tavolo vero ti mostrano come; ognuna dura due o tre minuti.
web-learn-progress = { $n } su { $all } finite
web-learn-done = Finita
web-learn-begin = Comincia
web-learn-again = Ancora una volta
web-learn-try = Fai pratica
web-learn-try-about = Dopo le lezioni, o al loro posto: una partita contro tre Novellini. Chiedi un consiglio quando vuoi.

## Lessons: the guide at the table, and what it says.

web-guide-label = Guida
web-guide-lesson = Lezione { $n }: { $name }
web-guide-step = Passo { $n } di { $all }
web-guide-finished = Lezione finita
web-guide-strayed = Va bene anche così. La lezione però chiede questo; se non è più possibile, ricomincia.
web-guide-restart = Ricomincia
web-guide-fold = Ripiega la guida
web-guide-unfold = Mostra la guida
web-guide-show = Mostra la guida
web-guide-all = Tutte le lezioni
web-guide-next = Poi: { $name }
web-guide-play = Gioca subito contro tre bot

## What is not there.

web-lost-home = Alla pagina iniziale
web-lost-reload = Ricarica
web-renew-later = Più tardi
web-lost-nowhere = Dietro questa porta non c’è niente
web-lost-nowhere-about = L’indirizzo non porta da nessuna parte.
web-lost-no_room = Questo tavolo non esiste
web-lost-no_room-about = Controlla il codice: sei lettere e cifre.
web-lost-no_entry = Qui non puoi entrare
web-lost-no_entry-about = Questo tavolo non ammette pubblico, o il tuo posto è stato dato a qualcun altro.
web-lost-closed = Questo tavolo è chiuso
web-lost-closed-about = Chi ospita lo ha chiuso.
web-lost-renewed = C’è un Blackgate più recente
web-lost-renewed-about = Questa pagina è più vecchia del server. Ricaricala e riprendi da dove eri.
web-lost-lost = La connessione è caduta
web-lost-lost-about = Non hai perso nulla: il tuo posto ti aspetta.
web-lost-no_replay = Qui non c’è niente da rivedere
web-lost-no_replay-about = Si possono rivedere solo le partite finite.
web-lost-no_record = Questa registrazione non c’è
web-lost-no_record-about = Il server non ce l’ha, o non riesce più a rigiocarla. Apri di nuovo il file.

### The client: several people at one device

web-curtain-pass = Passa il dispositivo a { $name }
web-curtain-who = Chi guarda adesso?
web-curtain-about = Tutti gli altri: non guardate.
web-curtain-me = Sono { $name }
web-curtain-give = Passare il dispositivo
web-curtain-meanwhile = Nel frattempo
web-wait-beside = Un’altra persona su questo dispositivo
web-wait-beside-about = Vi passate il dispositivo. Prima che si vedano le carte di qualcuno, cala un sipario.
web-wait-here-beside = su questo dispositivo

web-prisoner-choose = Scegli il tuo detenuto
web-prisoner-choose-for = Scegli un detenuto per { $name }
web-prisoner-of = Detenuto
web-prisoner-about = I detenuti non hanno poteri. Una plancia ha due facce e un solo proprietario: se prendi una faccia, nessuno ha l’altra. I bot prendono quel che resta.
web-prisoner-taken = Plancia presa da { $name }
web-prisoner-yours = il tuo detenuto
web-prisoner-any = Uno di quelli rimasti
web-prisoner-board = { $name } e { $other }, una sola plancia

## Scatole proprie, fuori dall’officina.
web-box-title = Laboratorio delle carte
web-box-about = La tua scatola dice altro? Cambialo qui: un numero, un nome, l’effetto di una carta. Il testo segue in tutte e sei le lingue, e puoi giocarci subito.
web-box-start = Fai dire alle carte ciò che dicono le tue.
web-box-differences = { $n ->
    [0] Come nell’edizione
    [one] 1 differenza
   *[other] { $n } differenze
}
web-box-file = O scrivi un file a mano
web-box-change = Cambia
web-box-own = Carte
web-box-own-none = Come nell’edizione
web-box-here = Questo tavolo gioca con una scatola propria
web-box-with = Con la scatola «{ $name }»
web-box-here-open = Apri nel laboratorio
web-traces-removed = Questa riga è stata tolta.
web-me-title = Tu, su questo dispositivo
